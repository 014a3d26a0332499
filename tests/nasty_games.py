"""Files of games that hold everything SGF can hold: also off the board, damaged, in any encoding and any line ends."""

from hypothesis import strategies as st

POINTS = ("aa", "ba", "cc", "ii", "pd", "ss", "tt", "zz", "AZ", "", "x", "aa:cc", "pd:aa", "ss:zz", "dd ", "bb:bb")
LINES = ("aa:bb", "bb:aa", "aa:pd", "pd:ss", "zz:aa", "aa", "aa:", "cc:cc")
LABELS = ("aa:1", "ba:2", "cc:x", "pd:R", "ss:two words", "zz:z", "aa:CR", "ii:a\\]b", "cc:", "aa")
HENS = (
    *(".9x9~br", ".9x9_9Ar.A9r", ".19x19_4Qr.Q4-a", ".3x3_3Ab~1", ".19x19.w", ".9x9.C3-CR", ".2x2_2Ab", ".9x9.pr"),
    *("nonsense", "", ".52x52", ".13x13_13A~1~2~3~bwr"),
)
PLAIN = {
    **dict.fromkeys(
        ("C", "N", "GN", "GC", "PB", "XX", "KGSSB"), ("", "text", "a\\]b", "é", "一", "line\r\nbreak", "\\")
    ),
    **dict.fromkeys(("DM", "GB", "HO", "TE", "BM", "DO", "KO", "MN", "PM", "BL", "OB"), ("", "1", "2", "x")),
    **dict.fromkeys(("HA", "KM", "RE", "FG", "V"), ("0", "2", "6,5", "B+R", "1:name", "")),
    "PL": ("B", "W", "", "black", "x"),
}
LISTS = {
    **dict.fromkeys(
        ("AB", "AW", "AE", "CR", "SQ", "TR", "MA", "SL", "TB", "TW", "L", "M", "DD", "VW", "KGSDE"), POINTS
    ),
    **dict.fromkeys(("AR", "LN"), LINES),
    "LB": LABELS,
    "HEN": HENS,
}
SIZES = ("19", "19", "9", "9", "3", "2", "1", "26", "52", "9:13", "13:2", "", "x", "99")
BETWEEN = ("", "", "", "\n", "\r\n", " word ", "C[never closed")
CODECS = (("UTF-8", "utf-8"), ("ISO-8859-1", "cp1252"), ("GBK", "gb18030"), ("Shift_JIS", "cp932"), (None, "utf-8"))


@st.composite
def properties(draw: st.DrawFn, most: int = 5) -> str:
    """Draw the properties of a node as text, any of them, in any order, with what may stand between them."""
    found = []
    for name in draw(st.lists(st.sampled_from((*LISTS, *LISTS, *PLAIN)), max_size=most, unique=True)):
        values = (
            draw(st.lists(st.sampled_from(LISTS[name]), min_size=1, max_size=4))
            if name in LISTS
            else [draw(st.sampled_from(PLAIN[name]))]
        )
        found += [name, *(f"[{value}]" for value in values), draw(st.sampled_from(BETWEEN)) if len(found) > 6 else ""]
    return "".join(found)


@st.composite
def bare_games(draw: st.DrawFn) -> bytes:
    """Draw a file of one game that is nothing but a position: a root and perhaps a move."""
    named, codec = draw(st.sampled_from(CODECS))
    size = draw(st.sampled_from(SIZES))
    root = f"(;FF[4]{f'CA[{named}]' if named else ''}{f'SZ[{size}]' if size else ''}{draw(properties())}"
    move = draw(st.sampled_from(("", "", ";B[pd]", ";W[aa]", "\r\n;B[]", ";W[zz]", "(;B[cc]", ";AB[aa]W[cc]")))
    text = f"{root}{move}{draw(properties()) if move else ''})"
    line_end = draw(st.sampled_from(("\n", "\r\n", "\r")))
    return text.replace("\r\n", "\n").replace("\n", line_end).encode(codec, "replace")


@st.composite
def games(draw: st.DrawFn) -> bytes:
    """Draw a file of a game of a few nodes and variations, with anything in any of them."""
    named, codec = draw(st.sampled_from(CODECS))
    size = draw(st.sampled_from(SIZES))
    moves = st.sampled_from((";B[aa]", ";W[bb]", ";B[]", ";W[cc]", ";", ";B[zz]", ";B[aa]W[ba]", ";AE[aa]"))
    nodes = [draw(moves) + draw(properties(3)) for _ in range(draw(st.integers(1, 4)))]
    brackets = draw(st.booleans())
    text = f"(;FF[4]{f'CA[{named}]' if named else ''}{f'SZ[{size}]' if size else ''}{draw(properties())}"
    text += f"{nodes[0]}({''.join(nodes[1:])})({nodes[0]})" if brackets and nodes[1:] else "".join(nodes)
    line_end = draw(st.sampled_from(("\n", "\r\n", "\r")))
    return f"{text})".replace("\r\n", "\n").replace("\n", line_end).encode(codec, "replace")
