//! Characters of files that do not say their encoding, or say it in a label.

use std::borrow::Cow;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Decoder, Encoding, UTF_8};

/// Texts as characters, and the encoding they were in.
///
/// UTF-8 is recognised by itself. Other bytes are read as `label` says where they fit that, some faults apart, and
/// otherwise as what they look like most; old files by Chinese programs are in GBK.
pub(crate) fn decode<'a>(bytes: &'a [u8], label: Option<&[u8]>) -> (Cow<'a, str>, &'static Encoding) {
    if let Ok(text) = str::from_utf8(bytes) {
        return (Cow::Borrowed(text), UTF_8);
    }
    let declared = label.and_then(Encoding::for_label_no_replacement);
    let fitting = declared.and_then(|encoding| {
        let text = encoding.decode_without_bom_handling(bytes).0;
        fits(&text).then_some((text, encoding))
    });
    fitting.unwrap_or_else(|| {
        let encoding = guess(bytes);
        (encoding.decode_without_bom_handling(bytes).0, encoding)
    })
}

/// Whether most characters beyond ASCII are right.
fn fits(text: &str) -> bool {
    let beyond = text.chars().filter(|c| !c.is_ascii()).count();
    let wrong = text.matches('\u{fffd}').count();
    wrong <= beyond / 2
}

/// How much of a file tells its encoding: more makes no difference and takes long.
const TELLING: usize = 1 << 13;

/// The encoding that bytes look like most.
fn guess(bytes: &[u8]) -> &'static Encoding {
    let first = bytes.iter().position(|byte| !byte.is_ascii()).unwrap_or_default();
    let telling = &bytes[first..bytes.len().min(first + TELLING)];
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(telling, first + telling.len() == bytes.len());
    // Among equals Chinese wins: most of these files come from there.
    detector.guess(Some(b"cn"), Utf8Detection::Allow)
}

/// Leads from places in a decoded text back to those in its bytes, the places coming in their order.
pub(crate) struct Offsets<'a> {
    bytes: &'a [u8],
    /// `None` where they are the same.
    decoder: Option<Decoder>,
    read: usize,
    decoded: usize,
    /// Whether the next byte begins a character.
    at_start: bool,
}

impl<'a> Offsets<'a> {
    pub(crate) fn new(bytes: &'a [u8], encoding: &'static Encoding) -> Offsets<'a> {
        Offsets {
            bytes,
            decoder: str::from_utf8(bytes)
                .is_err()
                .then(|| encoding.new_decoder_without_bom_handling()),
            read: 0,
            decoded: 0,
            at_start: true,
        }
    }

    /// Where the character at `offset` of the text begins in the bytes.
    pub(crate) fn in_bytes(&mut self, offset: usize) -> usize {
        let Some(decoder) = &mut self.decoder else {
            return offset;
        };
        let mut characters = [0; 16];
        while let Some(&byte) = self.bytes.get(self.read).filter(|_| self.decoded < offset) {
            // ASCII characters are the same in all these encodings.
            let len = if self.at_start && byte.is_ascii() {
                1
            } else {
                decoder.decode_to_utf8(&[byte], &mut characters, false).2
            };
            self.at_start = len > 0;
            self.decoded += len;
            self.read += 1;
        }
        self.read
    }
}

#[cfg(test)]
mod tests {
    use encoding_rs::{GBK, WINDOWS_1252};

    use super::*;

    #[test]
    fn chinese_swedish_and_russian_are_told_apart() {
        for (text, encoding) in [
            ("黑胜", "gbk"),
            ("白棋必胜，黑棋第五手", "gbk"),
            ("寒星 26局", "gbk"),
            ("Göran Holgersson är bäst på öppningar", "windows-1252"),
            ("белые выигрывают после третьего хода", "windows-1251"),
        ] {
            let encoding = Encoding::for_label(encoding.as_bytes()).unwrap();
            let (bytes, ..) = encoding.encode(text);
            assert_eq!(decode(&bytes, None), (Cow::Borrowed(text), encoding));
        }
    }

    #[test]
    fn a_label_is_believed_where_it_fits() {
        assert_eq!(decode(b"\xe9", Some(b"iso-8859-1")).0, "é");
        assert_eq!(decode("é".as_bytes(), Some(b"iso-8859-1")).0, "é");
        assert_eq!(decode(&GBK.encode("黑胜").0, Some(b"utf-8")).0, "黑胜");
        assert_eq!(
            decode("黑\u{0}胜\u{0}".as_bytes(), Some(b"utf-8")).0,
            "黑\u{0}胜\u{0}"
        );
        assert_eq!(decode(b"\xe9\xbb\x91\xff", Some(b"utf-8")).0, "黑\u{fffd}");
    }

    #[test]
    fn places_lead_back() {
        let bytes = GBK.encode("黑;白;").0;
        let mut offsets = Offsets::new(&bytes, GBK);
        assert_eq!([0, 3, 7].map(|place| offsets.in_bytes(place)), [0, 2, 5]);
        let mut offsets = Offsets::new(b"\xe9;", WINDOWS_1252);
        assert_eq!(offsets.in_bytes(2), 1);
    }
}
