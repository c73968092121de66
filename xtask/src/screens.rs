//! `docs/screens.md`: screens of both apps side by side, from the pictures that the tests take.

use std::{
    fmt::Write,
    fs::{self, File},
    io::BufWriter,
    path::{Path, PathBuf},
    time::SystemTime,
};

use anyhow::{Context, Result, bail, ensure};
use color_quant::NeuQuant;
use image::{RgbaImage, imageops::FilterType};

use crate::run;

/// One scene on both apps: what it shows, its name in docs/screens, and the pictures that the tests take of it.
struct Scene {
    title: &'static str,
    name: &'static str,
    android: &'static str,
    harmony: &'static str,
}

const SCENES: [Scene; 14] = [
    scene(
        "The start, in each app's own theme",
        "start",
        "theme_wheat",
        "start",
    ),
    scene("A game under way", "play", "layout_portrait", "layout_portrait"),
    scene("A win", "win", "win", "win"),
    scene("Theme wheat", "wheat", "theme_wheat", "theme_wheat"),
    scene("Theme sky", "sky", "theme_sky", "theme_sky"),
    scene("Dark", "dark", "layout_dark", "layout_dark"),
    scene("In Chinese", "chinese", "layout_chinese", "layout_chinese"),
    scene("A new game", "new_game", "dialog_new_game", "panel_new_game"),
    scene("A hint", "hint", "engine_hint", "hint"),
    scene("An opening asks", "opening", "opening_swap2", "opening_swap2"),
    scene(
        "Fifth moves are offered",
        "offers",
        "opening_offers",
        "opening_taraguchi_10",
    ),
    scene("Settings", "settings", "dialog_settings", "panel_settings"),
    scene("On its side", "landscape", "layout_landscape", "layout_landscape"),
    scene(
        "A tablet",
        "tablet",
        "layout_tablet_landscape",
        "layout_tablet_landscape",
    ),
];

const INTRODUCTION: &str = "\
# Screens of the two apps

Each pair shows one scene, Android on the left, HarmonyOS on the right. The tests take the pictures: those of Android
in Robolectric, which draws with Android's own library; those of HarmonyOS in a browser, where the app's own pages run
over the library that ships, on an emulation of ArkUI. Neither was taken on a device. `cargo xtask screens` makes this
page and its small pictures anew from the screenshots of the last tests.
";

/// The longer side of the small pictures, in pixels.
const SIDE: u32 = 600;
/// Colours of a small picture: few, so that all of them take little room in the repository.
const COLORS: usize = 64;
/// From 1, the best, to 30, the fastest.
const QUANTIZER_SPEED: i32 = 3;

const fn scene(
    title: &'static str,
    name: &'static str,
    android: &'static str,
    harmony: &'static str,
) -> Scene {
    Scene {
        title,
        name,
        android,
        harmony,
    }
}

impl Scene {
    /// What the tests took, and the small picture of it.
    fn pictures(&self) -> [(PathBuf, PathBuf); 2] {
        let screenshots = run::target().join("screenshots");
        let docs = run::root().join("docs/screens");
        [
            (
                screenshots.join(self.android).with_extension("png"),
                docs.join(format!("{}_android.png", self.name)),
            ),
            (
                screenshots
                    .join("harmony")
                    .join(self.harmony)
                    .with_extension("png"),
                docs.join(format!("{}_harmony.png", self.name)),
            ),
        ]
    }
}

/// Writes the page and its pictures.
///
/// # Errors
/// When the tests have not taken a picture, or the page cannot be written.
pub fn write() -> Result<()> {
    fs::create_dir_all(run::root().join("docs/screens"))?;
    for (screenshot, picture) in SCENES.iter().flat_map(Scene::pictures) {
        shrink(&screenshot, &picture).with_context(|| format!("cannot shrink {}", screenshot.display()))?;
    }
    Ok(fs::write(page_path(), page()?)?)
}

/// Checks that the page is what [`write()`] makes of the scenes, with every picture there, and that each screenshot was
/// taken after `start`.
///
/// # Errors
/// What is missing, old or different.
pub fn check(start: SystemTime) -> Result<()> {
    for (screenshot, picture) in SCENES.iter().flat_map(Scene::pictures) {
        let taken = fs::metadata(&screenshot)
            .and_then(|file| file.modified())
            .with_context(|| format!("no test has taken {}", screenshot.display()))?;
        ensure!(taken >= start, "{} is from an earlier run", screenshot.display());
        ensure!(
            picture.exists(),
            "{} is missing: run `cargo xtask screens`",
            picture.display()
        );
    }
    if fs::read_to_string(page_path())? != page()? {
        bail!("docs/screens.md is not what `cargo xtask screens` writes");
    }
    Ok(())
}

fn page() -> Result<String> {
    let mut page = INTRODUCTION.to_owned();
    for Scene { title, name, .. } in &SCENES {
        write!(
            page,
            "\n## {title}\n\n![Android](screens/{name}_android.png) ![HarmonyOS](screens/{name}_harmony.png)\n"
        )?;
    }
    Ok(page)
}

fn page_path() -> PathBuf {
    run::root().join("docs/screens.md")
}

/// Writes a small copy of a picture with few colours.
fn shrink(picture: &Path, copy: &Path) -> Result<()> {
    let large = image::open(picture)?;
    let small = large.resize(SIDE, SIDE, FilterType::Triangle).into_rgba8();
    write_indexed(&small, copy)
}

/// Writes a picture as a PNG with a palette.
fn write_indexed(picture: &RgbaImage, path: &Path) -> Result<()> {
    let quantizer = NeuQuant::new(QUANTIZER_SPEED, COLORS, picture);
    let indexes = picture
        .pixels()
        .map(|pixel| u8::try_from(quantizer.index_of(&pixel.0)))
        .collect::<Result<Vec<u8>, _>>()?;
    let file = BufWriter::new(File::create(path)?);
    let mut encoder = png::Encoder::new(file, picture.width(), picture.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(quantizer.color_map_rgb());
    encoder.set_compression(png::Compression::High);
    encoder.write_header()?.write_image_data(&indexes)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use image::{Rgba, RgbaImage};

    use super::{COLORS, SCENES, SIDE, page, shrink};

    #[test]
    fn the_page_shows_each_scene_on_both_apps() {
        let page = page().unwrap();
        for scene in &SCENES {
            for app in ["android", "harmony"] {
                assert!(page.contains(&format!("(screens/{}_{app}.png)", scene.name)));
            }
        }
    }

    #[test]
    fn a_small_picture_keeps_its_shape_and_nearly_its_colours() {
        let folder = tempfile::tempdir().unwrap();
        let [large, small] = ["large.png", "small.png"].map(|name| folder.path().join(name));
        let gradient = |x: u32, y: u32| {
            Rgba([
                u8::try_from(x / 4).unwrap(),
                u8::try_from(y / 8).unwrap(),
                90,
                255,
            ])
        };
        RgbaImage::from_fn(1000, 2000, gradient).save(&large).unwrap();
        shrink(&large, &small).unwrap();
        let copy = image::open(&small).unwrap().into_rgb8();
        assert_eq!(copy.dimensions(), (SIDE / 2, SIDE));
        assert!(copy.pixels().collect::<HashSet<_>>().len() <= COLORS);
        let middle = copy.get_pixel(SIDE / 4, SIDE / 2).0;
        for (part, expected) in middle.into_iter().zip([125_u8, 125, 90]) {
            assert!(part.abs_diff(expected) < 24, "{middle:?}");
        }
    }
}
