"""The table of problems of HEN texts, and of what HEN cannot hold."""

from enum import Enum

from hen_editor.core.diagnostics import CHANGE, REMOVE, Choice, DiagnosticKind, Plural, Severity, kinds_in
from hen_editor.core.hen.tokens import TokenKind

_ERROR, _WARNING, _NOTE = Severity

# Characters that belong to no part.
UNEXPECTED = DiagnosticKind(
    "unexpected",
    _ERROR,
    "“{found}” cannot be read here; every part of HEN begins with “.”, “_” or “~”, as “_4Db” (Black at D4) does.",
)
UNKNOWN_PART = DiagnosticKind(
    "unknown-part",
    _ERROR,
    "“{found}” cannot be read; after a dot comes a size (9x9), a point (K10), a colour (b or w) or a pass (pb).",
)
FULL_WIDTH = DiagnosticKind(
    "full-width",
    _ERROR,
    "“{found}” has full-width or unusual characters; plain ones were expected: “{meant}”.",
    fix=CHANGE,
)
WRONG_CASE = DiagnosticKind(
    "wrong-case",
    _ERROR,
    "“{found}” mixes up upper and lower case; columns are upper case, stones lower case: “{meant}”.",
    fix=CHANGE,
)
COLUMN_I = DiagnosticKind("column-i", _ERROR, "I is not a column; did you mean J?", fix=CHANGE)
SPACE_IN_NUMBER = DiagnosticKind(
    "space-in-number", _ERROR, "A space splits a number in “{found}”; its digits belong together.", fix=CHANGE
)

ESCAPED = DiagnosticKind(
    "escaped",
    _ERROR,
    "“{found}” has escapes of Markdown, HTML or a web address; plain characters were expected: “{meant}”.",
    fix=CHANGE,
)
CYRILLIC = DiagnosticKind(
    "cyrillic",
    _ERROR,
    "“{found}” has Cyrillic letters that look like Latin ones; Latin ones were expected: “{meant}”.",
    fix=CHANGE,
)
GREEK = DiagnosticKind(
    "greek",
    _ERROR,
    "“{found}” has Greek letters that look like Latin ones; Latin ones were expected: “{meant}”.",
    fix=CHANGE,
)
STONE_SIGN = DiagnosticKind(
    "stone-sign", _ERROR, "“{found}” has signs for stones; letters were expected: “{meant}”.", fix=CHANGE
)
WORD = DiagnosticKind("word", _ERROR, "“{found}” has a word where a letter was expected: “{meant}”.", fix=CHANGE)
LETTER_FOR_DIGIT = DiagnosticKind(
    "letter-for-digit", _ERROR, "“{found}” has a letter where a digit was expected: “{meant}”.", fix=CHANGE
)
WRONG_SEQUENCE = DiagnosticKind(
    "wrong-sequence", _ERROR, "“{found}” has its characters in another order than expected: “{meant}”.", fix=CHANGE
)
WRONG_SIGN = DiagnosticKind(
    "wrong-sign", _ERROR, "“{found}” has another sign than expected, or one too many: “{meant}”.", fix=CHANGE
)
DOUBLED = DiagnosticKind(
    "doubled", _ERROR, "“{found}” has a character twice; once was expected: “{meant}”.", fix=CHANGE
)

# Parts that stop too soon.
LONE_DOT = DiagnosticKind(
    "lone-dot",
    _ERROR,
    "Nothing follows the dot; a size (9x9), a point (K10), a colour (b or w) or a pass (pb) was expected.",
)
LONE_UNDERSCORE = DiagnosticKind(
    "lone-underscore", _ERROR, "Nothing follows “_”; a row number was expected, as in “_10Kb”."
)
POINT_WITHOUT_ROW = DiagnosticKind(
    "point-without-row",
    _ERROR,
    Choice(
        "is_on_board",
        {
            True: "“{found}” names a column without a row; both were expected, as in “.{column}{row}”.",
            False: "“{found}” names a column off the board; its last column is {last}.",
        },
    ),
    fix=CHANGE,
)
LABEL_MISSING = DiagnosticKind(
    "label-missing", _ERROR, "Nothing follows the dash after {point}; a label or one of CR, SQ, TR and MA was expected."
)
ORDER_SHORT = DiagnosticKind(
    "order-short",
    _ERROR,
    "“{found}” is too short for an order of play; two colours or more were expected, as in “~bw”.",
)

# The size.
SIZE_INCOMPLETE = DiagnosticKind(
    "size-incomplete",
    _ERROR,
    "The size “{found}” has only one number; columns and rows were expected, as in “{meant}”.",
    fix=CHANGE,
)
SIZE_SIGN = DiagnosticKind(
    "size-sign", _ERROR, "The size “{found}” needs a lower-case x between its numbers: “{meant}”.", fix=CHANGE
)
SIZE_WITHOUT_DOT = DiagnosticKind(
    "size-without-dot", _ERROR, "The size “{found}” needs a dot before it: “{meant}”.", fix=CHANGE
)
SIZE_RANGE = DiagnosticKind(
    "size-range", _ERROR, "There is no board of size “{found}”; a board has 1 to 25 columns and 1 to 52 rows."
)
RECTANGLE = DiagnosticKind(
    "rectangle", _NOTE, "The board is {columns}x{rows}, not a square; some programs read only the first number."
)

# Rows and their contents.
ROW_WITHOUT_NUMBER = DiagnosticKind(
    "row-without-number", _ERROR, "“{found}” has no row number; one was expected after “_”, as in “_10Kb”."
)
COLUMN_BEFORE_ROW = DiagnosticKind(
    "column-before-row", _ERROR, "“{found}” names the column first; the row comes first: “{meant}”.", fix=CHANGE
)
DOT_BEFORE_ROW = DiagnosticKind(
    "dot-before-row", _ERROR, "“{found}” begins with a dot; a row begins with “_”: “{meant}”.", fix=CHANGE
)
ROW_WITHOUT_UNDERSCORE = DiagnosticKind(
    "row-without-underscore", _ERROR, "“{found}” needs “_” before it: “{meant}”.", fix=CHANGE
)
ROW_EMPTY = DiagnosticKind("row-empty", _ERROR, "Row {row} has no stones; at least one was expected.", fix=REMOVE)
ROW_ZERO = DiagnosticKind(
    "row-zero", _ERROR, "“{found}” names row 0; rows are counted from 1, from the bottom up.", fix=REMOVE
)
ROW_OFF_BOARD = DiagnosticKind("row-off-board", _ERROR, "There is no row {row} on this board; its top row is {rows}.")
UNREADABLE_STONES = DiagnosticKind(
    "unreadable-stones", _ERROR, "“{found}” in row {row} cannot be read; a column, a stone or a number was expected."
)
STONE_MISSING = DiagnosticKind(
    "stone-missing", _ERROR, "No stone follows column {column} in row {row}; one was expected, as in “{column}b”."
)
NUMBER_MISSING = DiagnosticKind(
    "number-missing",
    _ERROR,
    "“~” in row {row} is incomplete; a move number (~3) or an order of play (~bw) was expected.",
)
NUMBER_RANGE = DiagnosticKind(
    "number-range", _ERROR, "Move number {number} is out of range; move numbers go from 1 to 9999."
)
COUNT_ZERO = DiagnosticKind(
    "count-zero", _ERROR, "“{found}” in row {row} means no stone at all; a count of 1 or more was expected.", fix=REMOVE
)
COLUMN_OFF_BOARD = DiagnosticKind(
    "column-off-board", _ERROR, "Column {column} in row {row} is off the board; its last column is {last}."
)
RUN_OFF_BOARD = DiagnosticKind(
    "run-off-board",
    _ERROR,
    Choice(
        "is_more",
        {
            False: "Row {row} needs {count} columns; the board has {columns}.",
            True: "Row {row} needs {count} or more columns; the board has {columns}.",
        },
    ),
    fix="Cut off at the edge",
)
POINT_TWICE = DiagnosticKind(
    "point-twice",
    _WARNING,
    Plural(
        "{names} is given a stone twice; the later one counts.",
        "{names} are given a stone twice; the later one counts.",
    ),
)

# Points named after a dot.
POINT_ROW_ZERO = DiagnosticKind(
    "point-row-zero", _ERROR, "“{found}” names row 0; rows are counted from 1, from the bottom up."
)
POINT_OFF_BOARD = DiagnosticKind(
    "point-off-board",
    _ERROR,
    Choice(
        "part",
        {
            TokenKind.KO: "The ko at {point} is off the board, which is {columns}x{rows}.",
            TokenKind.LAST_MOVE: "The last move at {point} is off the board, which is {columns}x{rows}.",
            TokenKind.LABEL: "The label at {point} is off the board, which is {columns}x{rows}.",
            TokenKind.MARK: "The mark at {point} is off the board, which is {columns}x{rows}.",
        },
    ),
)

# Labels and marks.
LABEL_BROKEN = DiagnosticKind(
    "label-broken",
    _ERROR,
    "“{found}” cannot be part of the label “{label}”; a label has no spaces, dots, “_” or “-”.",
    fix=REMOVE,
)
LABEL_ENCODING = DiagnosticKind(
    "label-encoding", _WARNING, "“{found}” does not decode to valid label text; it is shown as it is.", fix=CHANGE
)
LABEL_TWICE = DiagnosticKind(
    "label-twice",
    _WARNING,
    Choice(
        "part",
        {
            TokenKind.LABEL: "{point} has two labels; the later one counts.",
            TokenKind.MARK: "{point} has two marks; the later one counts.",
        },
    ),
    fix=REMOVE,
)
LABEL_LIKE_MARK = DiagnosticKind(
    "label-like-mark", _NOTE, "“{label}” at this point is a label; the mark is written in upper case: {mark}."
)
LABEL_TILDE = DiagnosticKind("label-tilde", _NOTE, "Some programs cut off the label “{label}” at “~”.")

# What contradicts something else.
REPEATED_PART = DiagnosticKind(
    "repeated-part",
    _WARNING,
    Choice(
        "part",
        {
            TokenKind.SIZE: (
                "The size is given more than once; the last one counts. Title lines (# Title) separate positions."
            ),
            TokenKind.ORDER: "The order is given more than once; the last one counts.",
            TokenKind.KO: "The ko is given more than once; the last one counts.",
            TokenKind.LAST_MOVE: "The last move is given more than once; the last one counts.",
            TokenKind.TURN: "The turn is given more than once; the last one counts.",
        },
    ),
    fix=REMOVE,
)
LAST_MOVE_EMPTY = DiagnosticKind(
    "last-move-empty", _WARNING, "The last move is {color} at {point}, but that point is empty."
)
LAST_MOVE_COLOR = DiagnosticKind(
    "last-move-color", _WARNING, "The last move is {color} at {point}, but the stone there is {other}'s."
)
KO_OCCUPIED = DiagnosticKind(
    "ko-occupied", _WARNING, "There is a stone on the ko point {point}; an empty point was expected."
)
MOVER_TO_PLAY = DiagnosticKind("mover-to-play", _WARNING, "{color} made the last move and is to move again.")

# Spaces.
ODD_SPACE = DiagnosticKind(
    "odd-space",
    _WARNING,
    "There is a no-break or wide space here; a plain space was expected.",
    fix="Change to a plain space",
)
INVISIBLE = DiagnosticKind("invisible", _NOTE, "The invisible {found} is skipped.", fix=REMOVE)
BYTE_ORDER_MARK = DiagnosticKind(
    "byte-order-mark", _WARNING, "An invisible byte order mark, U+FEFF, precedes the text; it is skipped.", fix=REMOVE
)
SPACED_PART = DiagnosticKind(
    "spaced-part",
    _NOTE,
    Choice(
        "part",
        {
            TokenKind.ORDER: "“{found}” is read as an order of play despite the space; better write “{meant}”.",
            TokenKind.LAST_MOVE: "“{found}” is read as a last move despite the space; better write “{meant}”.",
            None: "“{found}” is read as a pass despite the space; better write “{meant}”.",
        },
    ),
    fix=CHANGE,
)


class NumberReason(Enum):
    """Why HEN cannot hold a move number."""

    RANGE = "range"
    NO_STONE = "no stone"
    COLOR = "colour"


# What a position has that HEN cannot hold.
TOO_WIDE = DiagnosticKind("too-wide", _ERROR, "The board has {count} columns; HEN allows at most 25.")
LABEL_LEFT_OUT = DiagnosticKind("label-left-out", _NOTE, "HEN cannot store the label “{label}” at {point}.")
NUMBER_LEFT_OUT = DiagnosticKind(
    "number-left-out",
    _NOTE,
    Choice(
        "reason",
        {
            NumberReason.RANGE: "HEN cannot store the move number {number} at {point}: numbers go from 1 to 9999.",
            NumberReason.NO_STONE: "HEN cannot store the move number {number} at {point}: there is no stone.",
            NumberReason.COLOR: "HEN cannot store the move number {number} at {point}: "
            "the stone is {color}'s, and move {number} is {expected}'s.",
        },
    ),
)

ALL = kinds_in(vars())
"""The whole table."""
