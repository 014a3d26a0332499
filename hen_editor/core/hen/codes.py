"""Every problem that HEN text can have, in the words a player is told."""

from hen_editor.core.diagnostics import DiagnosticKind, Severity

_ERROR, _WARNING, _NOTE = Severity

# Characters that belong to no part.
UNEXPECTED = DiagnosticKind(
    "unexpected", _ERROR, "“{found}” belongs to no part of HEN; a part begins with “.”, “_” or “~”."
)
UNKNOWN_PART = DiagnosticKind(
    "unknown-part",
    _ERROR,
    "“{found}” is no part of HEN; after a dot, a size, a point, a stone or a pass was expected.",
)
FULL_WIDTH = DiagnosticKind("full-width", _ERROR, "“{found}” is not written in plain characters; expected “{mend}”.")
WRONG_CASE = DiagnosticKind(
    "wrong-case", _ERROR, "“{found}” mixes up the letters: columns are capital letters, stones are small ones."
)
COLUMN_I = DiagnosticKind("column-i", _ERROR, "I is not a column; did you mean J?")
SPACE_IN_NUMBER = DiagnosticKind(
    "space-in-number", _ERROR, "A space stands inside a number in “{found}”; expected its digits together."
)

# Parts that stop too soon.
LONE_DOT = DiagnosticKind(
    "lone-dot", _ERROR, "Nothing follows the dot; a size, a point, a stone or a pass was expected."
)
LONE_UNDERSCORE = DiagnosticKind("lone-underscore", _ERROR, "Nothing follows “_”; a row number was expected.")
POINT_WITHOUT_ROW = DiagnosticKind(
    "point-without-row", _ERROR, "The point “{found}” has no row number; expected one, as in “.{column}4”."
)
LABEL_MISSING = DiagnosticKind("label-missing", _ERROR, "The dash after {point} expects a label or CR, SQ, TR or MA.")
ORDER_SHORT = DiagnosticKind(
    "order-short", _ERROR, "An order of play needs two colours or more, as in “~bw”; found “{found}”."
)

# The size.
SIZE_INCOMPLETE = DiagnosticKind(
    "size-incomplete", _ERROR, "The size “{found}” has only one number; columns and rows were expected, as in “{mend}”."
)
SIZE_SIGN = DiagnosticKind("size-sign", _ERROR, "The size “{found}” needs a small x between its numbers: “{mend}”.")
SIZE_WITHOUT_DOT = DiagnosticKind("size-without-dot", _ERROR, "The size “{found}” needs a dot before it: “{mend}”.")
SIZE_RANGE = DiagnosticKind(
    "size-range", _ERROR, "The size {found} is out of range; a board has 1 to 25 columns and 1 to 52 rows."
)
RECTANGLE = DiagnosticKind(
    "rectangle", _NOTE, "The board has {columns} columns and {rows} rows; some programs read only the first number."
)

# Rows and what stands in them.
ROW_WITHOUT_NUMBER = DiagnosticKind(
    "row-without-number", _ERROR, "“{found}” has no row number; expected one after “_”, as in “_10Kb”."
)
COLUMN_BEFORE_ROW = DiagnosticKind(
    "column-before-row", _ERROR, "“{found}” names the column first; the row number comes first: “{mend}”."
)
DOT_BEFORE_ROW = DiagnosticKind(
    "dot-before-row", _ERROR, "“{found}” begins with a dot; a row begins with “_”: “{mend}”."
)
ROW_EMPTY = DiagnosticKind("row-empty", _ERROR, "Row {row} has no stones; at least one was expected.")
ROW_ZERO = DiagnosticKind("row-zero", _ERROR, "“{found}” is row 0; rows are counted from 1 at the bottom.")
ROW_OFF_BOARD = DiagnosticKind("row-off-board", _ERROR, "Row {row} is not on the board; it has {rows} rows.")
UNREADABLE_STONES = DiagnosticKind(
    "unreadable-stones", _ERROR, "“{found}” in row {row} is not readable; a column, a stone or a number was expected."
)
STONE_MISSING = DiagnosticKind("stone-missing", _ERROR, "Column {column} in row {row} has no stone; expected one.")
NUMBER_MISSING = DiagnosticKind(
    "number-missing", _ERROR, "“~” in row {row} expects a move number, or the colours of an order of play."
)
NUMBER_RANGE = DiagnosticKind("number-range", _ERROR, "Move number {number} is out of range; expected 1 to 9999.")
COUNT_ZERO = DiagnosticKind("count-zero", _ERROR, "“{found}” in row {row} stands for no stone; expected 1 or more.")
COLUMN_OFF_BOARD = DiagnosticKind(
    "column-off-board", _ERROR, "Column {column} in row {row} is not on the board; it has {columns} columns."
)
RUN_OFF_BOARD = DiagnosticKind(
    "run-off-board",
    _ERROR,
    "Row {row} runs to column {reached}; the board has {columns} columns.",
)
POINT_TWICE = DiagnosticKind("point-twice", _WARNING, "{places} given a stone twice; the later one counts.")

# Points named after a dot.
POINT_ROW_ZERO = DiagnosticKind(
    "point-row-zero", _ERROR, "“{found}” names row 0; rows are counted from 1 at the bottom."
)
POINT_OFF_BOARD = DiagnosticKind(
    "point-off-board", _ERROR, "The {part} at {point} is not on the board, which has {columns} columns and {rows} rows."
)

# Labels and marks.
LABEL_BROKEN = DiagnosticKind(
    "label-broken", _ERROR, "“{found}” cannot belong to the label “{label}”; labels hold no spaces, dots, “_” or “-”."
)
LABEL_ENCODING = DiagnosticKind(
    "label-encoding", _WARNING, "“{found}” does not stand for text that a label holds; it is shown as it stands."
)
LABEL_TWICE = DiagnosticKind("label-twice", _WARNING, "{point} has another {part} later; that one counts.")
LABEL_TILDE = DiagnosticKind("label-tilde", _NOTE, "Some programs cut the label “{label}” short at “~”.")

# What contradicts something else.
REPEATED_PART = DiagnosticKind("repeated-part", _WARNING, "The {part} is given again later; the later one counts.")
LAST_MOVE_EMPTY = DiagnosticKind("last-move-empty", _WARNING, "The last move is {color} at {point}, which is empty.")
LAST_MOVE_COLOR = DiagnosticKind(
    "last-move-color", _WARNING, "The last move is {color} at {point}, where the stone is {other}."
)
KO_OCCUPIED = DiagnosticKind("ko-occupied", _WARNING, "The ko point {point} has a stone; an empty point was expected.")
MOVER_TO_PLAY = DiagnosticKind("mover-to-play", _WARNING, "{color} is to play and also made the last move.")

# Spaces.
ODD_SPACE = DiagnosticKind("odd-space", _WARNING, "A no-break or wide space stands here; plain spaces were expected.")
BYTE_ORDER_MARK = DiagnosticKind("byte-order-mark", _WARNING, "The text begins with a byte order mark; it is skipped.")
SPACED_PART = DiagnosticKind(
    "spaced-part", _NOTE, "“{found}” is read as {part} in spite of the space; it is better written “{mend}”."
)

# What a position has that HEN cannot say.
TOO_WIDE = DiagnosticKind("too-wide", _ERROR, "The board has {columns} columns; HEN has names for 25.")
LABEL_LEFT_OUT = DiagnosticKind("label-left-out", _NOTE, "HEN cannot hold the label “{label}” at {point}.")
NUMBER_LEFT_OUT = DiagnosticKind(
    "number-left-out", _NOTE, "HEN cannot hold the move number {number} at {point}: {reason}."
)

ALL: tuple[DiagnosticKind, ...] = tuple(row for row in list(globals().values()) if isinstance(row, DiagnosticKind))
"""The whole table."""
