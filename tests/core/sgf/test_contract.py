"""What must survive: each demand on reading SGF, and the vectors that show it."""

from tests.core.sgf.vectors import read_vectors
from tests.each import for_each

SHOWN_BY = {
    # Encoding.
    "no CA: Shift-JIS, GBK, Big5, EUC-KR, windows-1251": [
        f"encoding: {name} without CA" for name in ("Shift-JIS", "GBK", "Big5", "EUC-KR", "windows-1251")
    ],
    "encodings in ASCII bytes": [
        "encoding: ISO-2022-JP by its name",
        "encoding: ISO-2022-JP without CA",
        "encoding: HZ without CA",
    ],
    "CA wrong": ["encoding: CA names UTF-8, the bytes are GBK"],
    "CA unknown": ["encoding: CA is not known", "encoding: CA is not known and the text is plain"],
    "CA misspelt": ["encoding: CA is misspelt: UTF8", "encoding: CA has a space: utf-8"],
    "CA too narrow: GB2312, Shift_JIS, ISO-8859-1, EUC-KR": [
        "encoding: CA is too narrow: GB2312 with characters of GBK",
        "encoding: CA is too narrow: Shift_JIS with characters of cp932",
        "encoding: CA is too narrow: ISO-8859-1 with characters of windows-1252",
        "encoding: CA is too narrow: EUC-KR with characters of cp949",
    ],
    "second bytes like a backslash or a bracket": [
        "encoding: a second byte like a backslash in Shift-JIS",
        "encoding: a second byte like a bracket in Shift-JIS",
        "encoding: a second byte like a backslash in Big5",
        "encoding: a second byte like a backslash in GBK",
        "encoding: a second byte like a bracket in GBK",
        "encoding: the GBK example of the contract, to the letter",
    ],
    "both readings when an old writer escaped such a byte": [
        "encoding: a second byte like a bracket, escaped by an old writer",
        "encoding: a second byte like a backslash, escaped by an old writer",
    ],
    "byte order marks": ["encoding: UTF-8 with a byte order mark", "encoding: UTF-16 with a byte order mark"],
    "UTF-16 without a mark": ["encoding: UTF-16 without a byte order mark"],
    "text from the clipboard": ["encoding: text from the clipboard, whose CA is ignored"],
    "two names alone": [
        "encoding: two names in GBK without CA, which could be Korean as well",
        "encoding: one name in GBK without CA, which is as familiar in another encoding",
    ],
    "two games with different CA": ["encoding: two games of different encodings"],
    "bytes that cannot be decoded": [
        "encoding: undecodable bytes",
        "encoding: undecodable bytes, and no CA",
    ],
    # Syntax.
    "an unescaped ] in text": [
        "syntax: an unescaped bracket in a text",
        "syntax: unescaped brackets around words",
        "syntax: two unescaped pairs",
        "syntax: a value left open after white space",
    ],
    "a final ) missing": [
        "syntax: the last bracket is missing",
        "syntax: the last brackets of variations are missing",
    ],
    "a ) too many": [
        "syntax: a bracket too many",
        "syntax: a bracket too many before another game",
        "syntax: a bracket too many before more of the game",
    ],
    "text before and after": ["syntax: text before and after the game, as in a mail"],
    "the first ; or ( missing": ["syntax: the first semicolon is missing", "syntax: the first bracket is missing"],
    "() and no game": ["syntax: no node between the brackets", "syntax: a variation without a node"],
    "an empty file": ["syntax: an empty file", "syntax: not SGF at all"],
    "(;)": ["syntax: a game of one empty node"],
    "(;A)": ["syntax: a name without a value", "syntax: a name without a value among others"],
    ";;": ["syntax: two semicolons"],
    "AB[], HA[], KM[]": ["syntax: empty values"],
    "C[ unclosed": [
        "syntax: an unclosed value before the next move",
        "syntax: an unclosed value before a variation",
        "syntax: an unclosed value at the end",
        "syntax: an unclosed move at the end",
    ],
    "spaces and line breaks anywhere": [
        "syntax: spaces and line breaks anywhere",
        "syntax: the contract's spaces, to the letter",
    ],
    "literal \\r\\n": ["syntax: line breaks as two characters each"],
    "( before every move": ["syntax: a bracket before every move", "syntax: redundant brackets around variations"],
    "lines of moves alone": ["syntax: moves that touch each other, on and off a plain line"],
    "many games": ["syntax: several games"],
    "GM[7]": ["syntax: a game that is not Go"],
    "names of FF[3]": ["syntax: names of FF[3]"],
    "names in lower case": ["syntax: names in lower case"],
    "long private names": ["syntax: a long private name"],
    "names with _ or digits": ["syntax: names with an underline or a digit"],
    "repeated properties": ["syntax: properties that are given twice"],
    "marks of FF[1] to FF[3]": ["syntax: marks of FF[1] to FF[3]"],
    "other noise": ["syntax: noise between properties", "syntax: a value without a name"],
    "no size": ["size: the size is missing", "size: the size is empty", "size: a size out of range"],
    "SZ[9:19], SZ[19:19], SZ[52], SZ[1]": [
        "size: nine wide and nineteen high",
        "size: nineteen written as two sides",
        "size: the largest size",
        "size: one point",
        "size: a rectangle",
        "size: a square written as two sides",
    ],
    "SZ[9x9], SZ[9,9], SZ[9 9], SZ[9.0]": [
        "values: a size with x",
        "values: a size with a sign of multiplication",
        "values: a size with a comma",
        "values: a size with a space",
        "values: a size with a decimal place",
        "values: two sizes with x",
    ],
    "KM[6.5目], KM[3¾]": ["values: a komi with a unit", "values: a komi with a fraction"],
    "TE, RD, KO, HD in the first node": ["values: game info under the names of Nihon Ki-in and Cyberoro"],
    "a pass just off the board": ["values: a pass just off the board"],
    "KM[375], KM[650], KM[6,5]": [
        "values: komi in hundredths",
        "values: komi in half hundredths of a point",
        "values: komi with a comma",
    ],
    "HA[对子], RE[白胜43.5目]": ["values: a handicap in words"],
    "PL[black], PL[1]": ["values: the side to move in a word", "values: the side to move as a number"],
    "PL[X], PL[O], PL[黑], PL[白]": [
        "values: the side to move as X",
        "values: the side to move as O",
        "values: the side to move in Chinese",
        "values: the side to move in Chinese, White",
    ],
    "DT[1998/3/1]": ["values: a date with slashes"],
    "private blocks": ["syntax: private blocks of servers"],
    "values as FF[4] reads them": [
        "values: texts with escapes and soft breaks",
        "values: composed values",
        "values: an empty figure, and numbers with spaces",
        "values: infinite numbers",
        "values: compressed points, either corner first",
        "values: a size beyond the first node",
        "values: several values where one is expected",
        "values: points that cannot be read",
    ],
    # Go.
    "passes": ["go: passes in all spellings", "go: tt on a board over 19"],
    "a point off the board": ["go: a move off the board", "values: a point off the board beside others"],
    "a move on an occupied point": ["go: a move on an occupied point", "go: a move that captures, and a suicide"],
    "setup and move in one node": ["go: setup and a move in one node"],
    "two moves in one node": ["go: two moves in one node"],
    "setup in mid-game": ["go: setup in the middle of a game"],
    "one point in AB and AW": ["go: one point in AB and in AW"],
    "redundant AE": ["go: AE on an empty point"],
    "groups without liberties": ["go: a group without liberties in setup"],
    "handicap": [
        "go: handicap with stones",
        "go: handicap without stones",
        "go: handicap stones, and no word on who moves first",
    ],
    "a move in the root": ["go: a move in the root"],
    "setup as variations": ["go: setup as variations"],
    "one colour twice": ["go: one colour twice"],
    "DD, VW": ["go: view and dim that are reset"],
    "MN, PM, FG, ST": ["go: numbers, figures and styles"],
}
"""Sizes and depths (5,000 brackets, 50,000 moves, 100,000 nodes) are in `test_linear`, turns in `test_replay`."""

CLAIMS = [vector.claim for vector in read_vectors()]


@for_each(SHOWN_BY)
def test_a_demand_is_shown_by_vectors(demand: str) -> None:
    assert SHOWN_BY[demand]
    assert set(SHOWN_BY[demand]) <= set(CLAIMS)


def test_every_vector_shows_one_demand_and_has_a_claim_of_its_own() -> None:
    assert sorted(claim for claims in SHOWN_BY.values() for claim in claims) == sorted(CLAIMS)
    assert len(set(CLAIMS)) == len(CLAIMS)


def test_every_vector_of_go_is_drawn() -> None:
    without = [vector.claim for vector in read_vectors() if "board" not in vector.parts]

    assert sorted(without) == [
        "syntax: a game that is not Go",
        "syntax: an empty file",
        "syntax: no node between the brackets",
        "syntax: not SGF at all",
    ]
