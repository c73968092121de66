//! Debian packages of any architecture, unpacked into a folder instead of installed. The machine's own package
//! database has no part in it.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, ensure};

use crate::run;

/// Which Debian the packages are taken from.
#[derive(Clone, Copy, Debug)]
pub enum Release {
    /// The one of this machine.
    Own,
    /// The one of this name, from where this machine gets its own.
    Named(&'static str),
}

/// Fetches `packages` and unpacks them into `folder`.
///
/// # Errors
/// When apt cannot fetch the packages.
pub fn unpack(folder: &Path, architecture: &str, release: Release, packages: &[&str]) -> Result<()> {
    let files = download(&folder.with_extension("apt"), architecture, release, packages)
        .with_context(|| format!("fetching {architecture} packages of Debian"))?;
    // Under another name until it is complete.
    let unpacked = folder.with_extension("new");
    for file in files {
        run::output(Command::new("dpkg-deb").arg("--extract").arg(file).arg(&unpacked))?;
    }
    fs::rename(unpacked, folder)?;
    Ok(())
}

fn download(apt: &Path, architecture: &str, release: Release, packages: &[&str]) -> Result<Vec<PathBuf>> {
    for part in ["state/lists/partial", "cache/archives/partial", "packages"] {
        fs::create_dir_all(apt.join(part))?;
    }
    let folder = apt.join("packages");
    let settings = apt.join("apt.conf");
    fs::write(apt.join("state/status"), "")?;
    let mut configuration = configuration(apt, architecture);
    if let Release::Named(name) = release {
        let sources = apt.join("sources.list");
        fs::write(&sources, sources_of(name)?)?;
        configuration.push_str(&only(&sources));
    }
    fs::write(&settings, configuration)?;
    let apt_get = || {
        let mut command = Command::new("apt-get");
        command
            .arg("-qq")
            .env("APT_CONFIG", &settings)
            .current_dir(&folder);
        command
    };
    run::quietly(&format!("apt-{architecture}-update"), apt_get().arg("update"))?;
    run::quietly(
        &format!("apt-{architecture}-download"),
        apt_get().arg("download").args(packages),
    )?;
    let files = fs::read_dir(&folder)?.map(|file| Ok(file?.path()));
    files.collect()
}

/// The machine's own settings and sources, but another architecture and no trace outside of `apt`.
fn configuration(apt: &Path, architecture: &str) -> String {
    let apt = apt.display();
    format!(
        "APT::Architecture \"{architecture}\";\n\
         APT::Architectures {{ \"{architecture}\"; }};\n\
         APT::Sandbox::User \"\";\n\
         Acquire::Languages \"none\";\n\
         Dir::State \"{apt}/state\";\n\
         Dir::State::status \"{apt}/state/status\";\n\
         Dir::Cache \"{apt}/cache\";\n"
    )
}

/// Settings by which `sources` are the only ones.
fn only(sources: &Path) -> String {
    format!(
        "Dir::Etc::sourcelist \"{}\";\nDir::Etc::sourceparts \"/dev/null\";\n",
        sources.display()
    )
}

/// The machine's own sources with the name of another release, whichever of the two ways they are written in.
fn sources_of(release: &str) -> Result<String> {
    let list = run::output(
        Command::new("apt-get")
            .args(["indextargets", "--format", "$(REPO_URI) $(RELEASE) $(COMPONENT)"])
            .arg("Identifier: Packages"),
    )?;
    let sources = renamed(&list, release);
    ensure!(
        !sources.is_empty(),
        "apt names no source of Debian's main packages:\n{list}"
    );
    Ok(sources)
}

/// Updates and security fixes, whose names have a dash, lie elsewhere.
fn renamed(list: &str, release: &str) -> String {
    let mut sources = Vec::new();
    for line in list.lines() {
        if let [address, own, "main"] = line.split(' ').collect::<Vec<_>>()[..]
            && !own.contains('-')
        {
            sources.push(format!("deb {address} {release} main\n"));
        }
    }
    sources.concat()
}

#[cfg(test)]
mod tests {
    use super::renamed;

    #[test]
    fn the_main_packages_of_another_release_lie_where_ours_do() {
        let list = "http://mirror/debian/ bookworm main\n\
                    http://mirror/debian/ bookworm contrib\n\
                    http://mirror/debian/ bookworm-updates main\n\
                    http://mirror/debian-security/ bookworm-security main\n";
        assert_eq!(renamed(list, "trixie"), "deb http://mirror/debian/ trixie main\n");
        assert_eq!(renamed("", "trixie"), "");
    }
}
