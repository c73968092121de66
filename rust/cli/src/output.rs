//! Where records go: a file, which is whole or not there, or what else a path stands for.

use std::{
    fs::{self, File},
    io::{self, BufWriter, Write},
    path::{Path, PathBuf},
};

use tempfile::{Builder, NamedTempFile};

/// Somewhere to write to. Dropped before it is finished, it leaves no file.
pub(crate) enum Output {
    /// Standard output, a device or a pipe.
    Stream(BufWriter<Box<dyn Write>>),
    File {
        /// Where it is written until it is whole: in the same folder, under a name that nobody has.
        part: BufWriter<NamedTempFile>,
        path: PathBuf,
    },
}

impl Output {
    /// A file, or standard output for `-`.
    ///
    /// # Errors
    ///
    /// When the file cannot be made.
    pub(crate) fn open(path: &Path) -> io::Result<Output> {
        if path == Path::new("-") {
            return Ok(Output::stream(io::stdout()));
        }
        match fs::metadata(path) {
            // What is there takes what is written, as a device or a pipe does; a folder says that it does not.
            Ok(metadata) if !metadata.is_file() => {
                Ok(Output::stream(File::options().write(true).open(path)?))
            }
            Ok(metadata) => {
                // Through a link to the file itself, which stays as open to others as it is.
                let file = Output::file(fs::canonicalize(path)?)?;
                if let Output::File { part, .. } = &file {
                    part.get_ref().as_file().set_permissions(metadata.permissions())?;
                }
                Ok(file)
            }
            Err(_) => Output::file(path.to_owned()),
        }
    }

    fn stream(writer: impl Write + 'static) -> Output {
        Output::Stream(BufWriter::new(Box::new(writer)))
    }

    fn file(path: PathBuf) -> io::Result<Output> {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let part = new_file().tempfile_in(folder.unwrap_or(Path::new(".")))?;
        Ok(Output::File {
            part: BufWriter::new(part),
            path,
        })
    }

    /// Writes some more.
    ///
    /// # Errors
    ///
    /// When the disk is full or nobody listens any more.
    pub(crate) fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        match self {
            Output::Stream(writer) => writer.write_all(bytes),
            Output::File { part, .. } => part.write_all(bytes),
        }
    }

    /// Puts the file in its place.
    ///
    /// # Errors
    ///
    /// As [`Output::write`].
    pub(crate) fn finish(self) -> io::Result<()> {
        match self {
            Output::Stream(mut writer) => writer.flush(),
            Output::File { part, path } => {
                let part = part.into_inner()?;
                part.persist(path)?;
                Ok(())
            }
        }
    }
}

/// A new file for all to read, as far as the system lets new files be.
fn new_file() -> Builder<'static, 'static> {
    let mut builder = Builder::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder
}
