//! What hostile files repeat until there is a megabyte.

use gomoku_record::Format;

/// What a file is called in messages, how it begins, what it repeats, and how it ends.
pub type Pattern = (&'static str, &'static [u8], &'static [u8], &'static [u8]);

pub const ALL: [(Format, &[Pattern]); 9] = [
    (Format::Sgf, SGF),
    (Format::Lib, LIB),
    (Format::Psq, PSQ),
    (Format::Rec, REC),
    (Format::Sav, SAV),
    (Format::Pos, POS),
    (Format::Json, JSON),
    (Format::Rif, RIF),
    (Format::Text, TEXT),
];

const SGF: &[Pattern] = &[
    ("nodes", b"(", b";", b")"),
    ("no end", b"(", b";", b""),
    ("variations", b"", b"(;", b""),
    ("variations with moves", b"", b"(;B[aa]", b""),
    ("a wide tree", b"(;", b"(;B[aa])", b")"),
    ("parentheses", b"", b"(", b""),
    ("parentheses apart", b"", b"( ", b""),
    ("games", b"", b"(;)", b""),
    ("brackets", b"(;C", b"[", b""),
    ("values", b"(;XX", b"[]", b")"),
    ("points", b"(;AB", b"[aa]", b")"),
    ("rectangles", b"(;AB", b"[aa:oo]", b")"),
    ("setups", b"(", b";AB[aa:oo]", b")"),
    ("small setups", b"(", b";AB[aa]", b")"),
    ("setups and moves", b"(", b";B[aa]AE[aa]", b")"),
    ("turns", b"(", b";PL[W]", b")"),
    ("marks", b"(", b";MA[aa:oo]", b")"),
    (
        "marks of each kind",
        b"(",
        b";MA[aa]CR[aa]SQ[aa]TR[aa]SL[aa]",
        b")",
    ),
    ("a label each", b"(", b";LB[aa:x]", b")"),
    ("labels", b"(;LB", b"[aa:x]", b")"),
    ("comments", b"(", b";C[a]", b")"),
    ("an endless comment", b"(;C[", b"a", b""),
    ("escapes", b"(;C[", b"\\", b""),
    ("comments in a node", b"(;", b"C[a]", b")"),
    ("properties", b"(", b";A[]", b")"),
    ("properties in a node", b"(;", b"A[]", b")"),
    ("names in a node", b"(;", b"A ", b")"),
    ("passes", b"(", b";B[];W[]", b")"),
    ("times", b"(", b";MS[1]", b")"),
    ("labels of encodings", b"(;", b"CA[", b""),
    ("bytes beyond ASCII", b"(;C[", b"\xe9\xff\x80", b"])"),
    ("characters in GBK", b"(;C[", b"\xba\xda\xca\xa4", b"])"),
    ("nodes in GBK", b"(;C[\xba\xda]", b";", b")"),
    ("broken UTF-8", b"(;CA[UTF-8]", b";C[\xff]", b")"),
];

const LIB_HEADER: &[u8] = b"\xffRenLib\xff\x03\x04\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff";
const LIB: &[Pattern] = &[
    ("a line", LIB_HEADER, b"\x78\x00", b""),
    ("promised siblings", LIB_HEADER, b"\x78\x80", b""),
    ("a wide tree", LIB_HEADER, b"\x78\xc0", b""),
    ("comments", LIB_HEADER, b"\x78\x08a\0", b""),
    ("old comments", LIB_HEADER, b"\x78\x20a\xe1", b""),
    ("an endless comment", LIB_HEADER, b"a", b""),
    ("comments without an end", b"\x78\x08", b"a", b""),
    ("words", LIB_HEADER, b"\x78\x01\x01\x00ab\0\0", b""),
    ("words without a move", LIB_HEADER, b"\x78\xc3\x01\x00a\0", b""),
    (
        "words on all points",
        LIB_HEADER,
        b"\x12\xc3\x01\x00a\0\x13\xc3\x01\x00b\0\x14\xc3\x01\x00c\0",
        b"",
    ),
    ("marks", LIB_HEADER, b"\x78\x14", b""),
    ("extensions", LIB_HEADER, b"\x78\x01\xfe\xff", b""),
    ("passes", LIB_HEADER, b"\x00\x00", b""),
    ("texts in GBK", LIB_HEADER, b"\x78\x08\xba\xda\0\0", b""),
    ("texts of any bytes", LIB_HEADER, b"\x78\x08\xff\x81\0\0", b""),
];

const PSQ_HEADER: &[u8] = b"Piskvorky 15x15, 0:0, 0\n";
const PSQ: &[Pattern] = &[
    ("moves", PSQ_HEADER, b"8,8,1\n", b""),
    ("short moves", PSQ_HEADER, b"8,8\n", b""),
    ("lines", PSQ_HEADER, b"a\n", b""),
    ("blank lines", PSQ_HEADER, b"\n", b""),
    ("digits", PSQ_HEADER, b"9", b""),
    ("commas", PSQ_HEADER, b"8,", b""),
    ("a long name", PSQ_HEADER, b"a", b"\nb\n0\n"),
    ("a long size", b"Piskvorky ", b"9", b"x15, 0:0, 0\n"),
];

const REC: &[Pattern] = &[
    ("moves", b"a\nb\n", b"8,8,1\n", b""),
    ("names", b"", b"a", b"\nb\n"),
    ("lines", b"", b"a\n", b""),
];

const SAV: &[Pattern] = &[
    ("moves", b"15 15 99999999999999999999 ", b"7 7 ", b""),
    ("digits", b"15 15 ", b"9", b""),
    ("blanks", b"", b" ", b"15"),
];

const POS: &[Pattern] = &[("moves", b"\xff", b"\x70", b""), ("none", b"", b"\0", b"")];

const JSON_HEADER: &[u8] = br#"{"format":"gomoku-record","version":1,"size":15,"moves":["#;
const JSON: &[Pattern] = &[
    ("nodes", JSON_HEADER, b"{},", b"{}]}"),
    ("a wide tree", JSON_HEADER, br#"{"after":0},"#, b"{}]}"),
    (
        "moves",
        JSON_HEADER,
        br#"{"color":"black","point":"h8"},"#,
        b"{}]}",
    ),
    ("notes", JSON_HEADER, br#"{"notes":{}},"#, b"{}]}"),
    (
        "labels",
        JSON_HEADER,
        br#"{"notes":{"labels":{"h8":"a"}}},"#,
        b"{}]}",
    ),
    ("wrong nodes", JSON_HEADER, b"0,", b"0]}"),
    ("brackets", JSON_HEADER, b"[", b""),
    ("brackets only", b"", b"[", b""),
    ("objects", b"", br#"{"a":"#, b""),
    ("keys", b"{", br#""a":0,"#, br#""b":0}"#),
    ("a long text", br#"{"format":""#, b"a", br#""}"#),
    ("a long number", br#"{"version":"#, b"9", b"}"),
    ("line feeds", b"{", b"\n", b"}"),
];

const RIF: &[Pattern] = &[
    ("elements", b"", b"<a>", b""),
    ("games in games", b"", b"<game>", b""),
    ("games", b"", b"<game/>", b""),
    ("moves", b"<game><move>", b"h8", b"</move></game>"),
    ("comments", b"<game><info>", b"a", b"</info></game>"),
    ("references", b"<game><info>", b"&amp;", b"</info></game>"),
    ("wrong references", b"<game><info>", b"&x;", b"</info></game>"),
    ("ampersands", b"<game><info>", b"&", b"</info></game>"),
    ("attributes", b"<game ", b"a='' ", b"/>"),
    ("kept attributes", b"<game ", b"alt='a' ", b"/>"),
    ("an endless attribute", b"<game black='", b"a", b""),
    ("players", b"", b"<player id='1' name='a'/>", b"<game/>"),
    ("attributes of a player", b"<player ", b"id='' ", b"/><game/>"),
    ("a comment", b"<!--", b"-", b""),
    (
        "a declaration",
        b"<!DOCTYPE a [",
        b"<!ENTITY b 'bbbb'>",
        b"]><game/>",
    ),
    ("brackets", b"", b"<", b""),
    ("text", b"", b"a", b""),
];

const TEXT: &[Pattern] = &[
    ("moves", b"", b"h8", b""),
    ("numbers", b"", b"1.", b""),
    ("digits", b"", b"8", b""),
    ("letters", b"", b"h", b""),
    ("separators", b"", b"_", b""),
    ("signs", b"", b"?!", b""),
    ("bytes beyond ASCII", b"", b"h8\xff", b""),
    ("far points", b"", b"v22", b""),
];
