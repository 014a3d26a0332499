"""Every problem that HEN text can have, in the words a player is told."""

from hen_editor.core.diagnostics import DiagnosticKind, Severity

_ERROR, _WARNING, _NOTE = Severity

# Characters that belong to no part.
UNEXPECTED = DiagnosticKind(
    "unexpected",
    _ERROR,
    "“{found}” cannot be read here; every part of HEN begins with “.”, “_” or “~”.",
)
UNKNOWN_PART = DiagnosticKind(
    "unknown-part",
    _ERROR,
    "“{found}” cannot be read; after a dot comes a size (9x9), a point (K10), a colour (b or w) or a pass (pb).",
)
FULL_WIDTH = DiagnosticKind(
    "full-width",
    _ERROR,
    "“{found}” is written in wide or unusual characters; plain ones were expected: “{mend}”.",
)
WRONG_CASE = DiagnosticKind(
    "wrong-case",
    _ERROR,
    "“{found}” has capital and small letters mixed up; columns are capitals, stones are small: “{mend}”.",
)
COLUMN_I = DiagnosticKind("column-i", _ERROR, "I is not a column; did you mean J?")
SPACE_IN_NUMBER = DiagnosticKind(
    "space-in-number",
    _ERROR,
    "A space parts a number in “{found}”; its digits belong together.",
)

# Parts that stop too soon.
LONE_DOT = DiagnosticKind(
    "lone-dot",
    _ERROR,
    "Nothing follows the dot; a size (9x9), a point (K10), a colour (b or w) or a pass (pb) was expected.",
)
LONE_UNDERSCORE = DiagnosticKind(
    "lone-underscore",
    _ERROR,
    "Nothing follows “_”; a row number was expected, as in “_10Kb”.",
)
POINT_WITHOUT_ROW = DiagnosticKind(
    "point-without-row",
    _ERROR,
    "“{found}” names a column without a row; both were expected, as in “.{column}4”.",
)
LABEL_MISSING = DiagnosticKind(
    "label-missing",
    _ERROR,
    "Nothing follows the dash after {point}; a label or one of CR, SQ, TR and MA was expected.",
)
ORDER_SHORT = DiagnosticKind(
    "order-short",
    _ERROR,
    "“{found}” is too short for an order of play; two colours or more were expected, as in “~bw”.",
)

# The size.
SIZE_INCOMPLETE = DiagnosticKind(
    "size-incomplete", _ERROR, "The size “{found}” has only one number; columns and rows were expected, as in “{mend}”."
)
SIZE_SIGN = DiagnosticKind("size-sign", _ERROR, "The size “{found}” needs a small x between its numbers: “{mend}”.")
SIZE_WITHOUT_DOT = DiagnosticKind("size-without-dot", _ERROR, "The size “{found}” needs a dot before it: “{mend}”.")
SIZE_RANGE = DiagnosticKind(
    "size-range",
    _ERROR,
    "There is no board of size “{found}”; a board has 1 to 25 columns and 1 to 52 rows.",
)
RECTANGLE = DiagnosticKind(
    "rectangle", _NOTE, "The board has {columns} columns and {rows} rows; some programs read only the first number."
)

# Rows and what stands in them.
ROW_WITHOUT_NUMBER = DiagnosticKind(
    "row-without-number",
    _ERROR,
    "“{found}” has no row number; one was expected after “_”, as in “_10Kb”.",
)
COLUMN_BEFORE_ROW = DiagnosticKind(
    "column-before-row",
    _ERROR,
    "“{found}” names the column first; the row comes first: “{mend}”.",
)
DOT_BEFORE_ROW = DiagnosticKind(
    "dot-before-row", _ERROR, "“{found}” begins with a dot; a row begins with “_”: “{mend}”."
)
ROW_EMPTY = DiagnosticKind("row-empty", _ERROR, "Row {row} has no stones; at least one was expected.")
ROW_ZERO = DiagnosticKind(
    "row-zero",
    _ERROR,
    "“{found}” names row 0; rows are counted from 1, from the bottom up.",
)
ROW_OFF_BOARD = DiagnosticKind(
    "row-off-board",
    _ERROR,
    "There is no row {row} on this board; its top row is {rows}.",
)
UNREADABLE_STONES = DiagnosticKind(
    "unreadable-stones",
    _ERROR,
    "“{found}” in row {row} cannot be read; a column, a stone or a number was expected.",
)
STONE_MISSING = DiagnosticKind(
    "stone-missing",
    _ERROR,
    "No stone follows column {column} in row {row}; one was expected, as in “{column}b”.",
)
NUMBER_MISSING = DiagnosticKind(
    "number-missing",
    _ERROR,
    "“~” in row {row} is not finished; a move number (~3) or an order of play (~bw) was expected.",
)
NUMBER_RANGE = DiagnosticKind(
    "number-range",
    _ERROR,
    "Move number {number} is not possible; move numbers go from 1 to 9999.",
)
COUNT_ZERO = DiagnosticKind(
    "count-zero",
    _ERROR,
    "“{found}” in row {row} stands for no stone at all; a count of 1 or more was expected.",
)
COLUMN_OFF_BOARD = DiagnosticKind(
    "column-off-board",
    _ERROR,
    "Column {column} in row {row} is off the board; its last column is {last}.",
)
RUN_OFF_BOARD = DiagnosticKind(
    "run-off-board",
    _ERROR,
    "Row {row} needs {reached} columns; the board has {columns}.",
)
POINT_TWICE = DiagnosticKind("point-twice", _WARNING, "{places} given a stone twice; the later one counts.")

# Points named after a dot.
POINT_ROW_ZERO = DiagnosticKind(
    "point-row-zero",
    _ERROR,
    "“{found}” names row 0; rows are counted from 1, from the bottom up.",
)
POINT_OFF_BOARD = DiagnosticKind(
    "point-off-board",
    _ERROR,
    "The {part} at {point} is off the board, which is {columns}x{rows}.",
)

# Labels and marks.
LABEL_BROKEN = DiagnosticKind(
    "label-broken",
    _ERROR,
    "“{found}” cannot be part of the label “{label}”; a label has no spaces, dots, “_” or “-”.",
)
LABEL_ENCODING = DiagnosticKind(
    "label-encoding",
    _WARNING,
    "“{found}” stands for nothing that a label can hold; it is shown as it is.",
)
LABEL_TWICE = DiagnosticKind(
    "label-twice",
    _WARNING,
    "{point} has two {part}s; the later one counts.",
)
LABEL_TILDE = DiagnosticKind(
    "label-tilde",
    _NOTE,
    "Some programs cut off the label “{label}” at “~”.",
)

# What contradicts something else.
REPEATED_PART = DiagnosticKind(
    "repeated-part",
    _WARNING,
    "The {part} is given more than once; the last one counts.",
)
LAST_MOVE_EMPTY = DiagnosticKind(
    "last-move-empty",
    _WARNING,
    "The last move is {color} at {point}, but that point is empty.",
)
LAST_MOVE_COLOR = DiagnosticKind(
    "last-move-color",
    _WARNING,
    "The last move is {color} at {point}, but the stone there is {other}.",
)
KO_OCCUPIED = DiagnosticKind(
    "ko-occupied",
    _WARNING,
    "There is a stone on the ko point {point}; an empty point was expected.",
)
MOVER_TO_PLAY = DiagnosticKind(
    "mover-to-play",
    _WARNING,
    "{color} made the last move and is to play again.",
)

# Spaces.
ODD_SPACE = DiagnosticKind(
    "odd-space",
    _WARNING,
    "There is a no-break or wide space here; a plain space was expected.",
)
BYTE_ORDER_MARK = DiagnosticKind(
    "byte-order-mark",
    _WARNING,
    "An invisible mark, U+FEFF, stands before the text; it is skipped.",
)
SPACED_PART = DiagnosticKind(
    "spaced-part", _NOTE, "“{found}” is read as {part} in spite of the space; it is better written “{mend}”."
)

# What a position has that HEN cannot say.
TOO_WIDE = DiagnosticKind(
    "too-wide",
    _ERROR,
    "The board has {columns} columns; HEN has names for only 25.",
)
LABEL_LEFT_OUT = DiagnosticKind("label-left-out", _NOTE, "HEN cannot hold the label “{label}” at {point}.")
NUMBER_LEFT_OUT = DiagnosticKind(
    "number-left-out", _NOTE, "HEN cannot hold the move number {number} at {point}: {reason}."
)

ALL: tuple[DiagnosticKind, ...] = tuple(row for row in list(globals().values()) if isinstance(row, DiagnosticKind))
"""The whole table."""
