//! Where records go: a file, which is whole or not there, or standard output.

use std::{
    ffi::OsString,
    fs::{self, File},
    io::{self, BufWriter, Write},
    path::{Path, PathBuf},
};

/// Somewhere to write to. Dropped before it is finished, it leaves no file.
pub(crate) enum Output {
    Standard(io::Stdout),
    File {
        writer: BufWriter<File>,
        /// Where it is written until it is whole.
        part: PathBuf,
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
            return Ok(Output::Standard(io::stdout()));
        }
        let mut part = OsString::from(path);
        part.push(".part");
        let part = PathBuf::from(part);
        Ok(Output::File {
            writer: BufWriter::new(File::create(&part)?),
            part,
            path: path.to_owned(),
        })
    }

    /// Writes some more.
    ///
    /// # Errors
    ///
    /// When the disk is full or nobody listens any more.
    pub(crate) fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        match self {
            Output::Standard(stdout) => stdout.write_all(bytes),
            Output::File { writer, .. } => writer.write_all(bytes),
        }
    }

    /// Puts the file in its place.
    ///
    /// # Errors
    ///
    /// As [`Output::write`].
    pub(crate) fn finish(&mut self) -> io::Result<()> {
        match self {
            Output::Standard(stdout) => stdout.flush(),
            Output::File { writer, part, path } => {
                writer.flush()?;
                fs::rename(part, path)
            }
        }
    }
}

impl Drop for Output {
    fn drop(&mut self) {
        if let Output::File { part, .. } = self {
            // It is not there any more when the file is finished.
            let _ = fs::remove_file(part);
        }
    }
}
