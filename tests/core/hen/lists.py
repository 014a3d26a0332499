"""Texts of several lines: lists of HENs, and single HENs written over lines."""

from collections.abc import Mapping, Sequence

LISTS: Mapping[str, tuple[str, Sequence[str]]] = {
    "each line has the size": (".9x9_5Eb\n.9x9_4Eb\n", [".9x9_5Eb", ".9x9_4Eb"]),
    "each line has the turn": ("_19b.b\n_19w.w", ["_19b.b", "_19w.w"]),
    "only the first two have it": (".9x9_5Eb\n.9x9_4Eb\n_19b\n", [".9x9_5Eb", ".9x9_4Eb", "_19b"]),
    "only the last two have it": ("_19b\n.9x9_5Eb\n.9x9_4Eb\n", ["_19b", ".9x9_5Eb", ".9x9_4Eb"]),
    "a row twice": ("_16Qb\n_4Dw\n_16Db", ["_16Qb", "_4Dw", "_16Db"]),
    "a row twice, in a board with another": ("_16Qb_4Dw\n_17Cb\n_4Dw", ["_16Qb_4Dw", "_17Cb", "_4Dw"]),
    "a last move twice": ("_16Qb.Q16b\n_4Dw.D4w", ["_16Qb.Q16b", "_4Dw.D4w"]),
    "rows of boards of two sizes": (".9x9_5Eb\n_16Qb\n_4Dw", [".9x9_5Eb", "_16Qb", "_4Dw"]),
    "the first line cannot be read": ("?\n.9x9_5Eb\n.9x9_4Eb", ["?", ".9x9_5Eb", ".9x9_4Eb"]),
    "the second line has an error": (".9x9_5Eb\n.9x9_5Ib\n.9x9_4Eb", [".9x9_5Eb", ".9x9_5Ib", ".9x9_4Eb"]),
    "a line of words": (".9x9_5Eb\nsee there\n.9x9_4Eb", [".9x9_5Eb", "see there", ".9x9_4Eb"]),
    "the same board twice": (".9x9_5Eb\n.9x9_5Eb\n", [".9x9_5Eb", ".9x9_5Eb"]),
    "blank lines between lines": ("\n_19b.b\n \n_19w.w\n\n", ["_19b.b", "_19w.w"]),
    "paragraphs": (".9x9\n_5Eb\n.b\n\n.9x9\n_4Eb\n.w\n", [".9x9\n_5Eb\n.b", ".9x9\n_4Eb\n.w"]),
    "a paragraph that has an error": (
        ".9x9\n_5Eb\n\n.9x9\n_4Ib\n\n.9x9\n_3Eb\n",
        [".9x9\n_5Eb", ".9x9\n_4Ib", ".9x9\n_3Eb"],
    ),
    "a broken line beside a paragraph": (
        ".9x9_5Eb\n\n.9x9_4Eb\n\n?\n.9x9_3Eb",
        [".9x9_5Eb", ".9x9_4Eb", "?", ".9x9_3Eb"],
    ),
    "lines in paragraphs": (".9x9_5Eb\n.9x9_4Eb\n\n.9x9_3Eb", [".9x9_5Eb", ".9x9_4Eb", ".9x9_3Eb"]),
    "words before": ("My problems:\n\n.9x9_5Eb\n.9x9_4Eb", ["My problems:", ".9x9_5Eb", ".9x9_4Eb"]),
    "one of two has an error": (".9x9_5Eb\n.9x9_4Ib\n", [".9x9_5Eb", ".9x9_4Ib"]),
    "two of four have an error": ("_9Ib\n_9Eb\n_8Ib\n_9Db", ["_9Ib", "_9Eb", "_8Ib", "_9Db"]),
    "line breaks of Windows": (".9x9_5Eb\r\n.9x9_4Eb\r\n", [".9x9_5Eb", ".9x9_4Eb"]),
}
"""Texts, and the HENs of which they are a list."""

SINGLE: Mapping[str, str] = {
    "one line": ".9x9_5Eb.b\n",
    "the lines of the HEN field": ".9x9\n_5 Eb\n_4 Ew\n.b\n",
    "with a blank line": ".9x9\n\n_5Eb\n\n.b\n",
    "the size in one line, the turn in another": ".9x9_5Eb\n_4Eb.b\n",
    "rows alone": "_19b\n_18w\n",
    "rows alone, of which one has an error": "_19b\n_18Iw\n",
    "rows alone, from the bottom up, with line breaks of Windows": "_1b\r\n_2w\r\n_3b\r\n",
    "with an error in a line": ".9x9\n_5Eb\n_4Ib\n.b\n",
    "with a row that is not on the board": ".9x9\n_5Eb\n_15Eb\n.b\n",
    "of more than 19 lines": ".25x25\n_25b\n_3b\n.b\n",
    "wrapped within a row": "_19Kbw2_18DbKbw_10Nw2b\nRbw_9CwPwb2w\n_8Pwbwb\n",
}
"""HENs over several lines."""
