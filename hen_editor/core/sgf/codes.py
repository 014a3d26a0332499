"""Every problem an SGF text can have: its code, how much it matters, and what the player is told."""

from hen_editor.core.diagnostics import DiagnosticKind, Severity

_ERROR, _WARNING, _NOTE = Severity.ERROR, Severity.WARNING, Severity.NOTE

# The encoding.
UNDECODABLE = DiagnosticKind(
    "sgf-undecodable", _WARNING, "From here on some bytes are no characters of {encoding}; they are kept as they are."
)
WRONG_CHARSET = DiagnosticKind(
    "sgf-wrong-charset", _WARNING, "The file says its encoding is {said}, but its bytes are not: read as {encoding}."
)
UNKNOWN_CHARSET = DiagnosticKind(
    "sgf-unknown-charset", _WARNING, "The file says its encoding is {said}, which is not known: read as {encoding}."
)
GUESSED_CHARSET = DiagnosticKind(
    "sgf-guessed-charset", _NOTE, "The file does not say its encoding: read as {encoding}, which fits best."
)
MIXED_CHARSETS = DiagnosticKind(
    "sgf-mixed-charsets", _NOTE, "The games of this file have different encodings; each was read in its own."
)
BYTE_ESCAPES = DiagnosticKind(
    "sgf-byte-escapes", _NOTE, "An old program put backslashes inside of characters of {encoding}; they were taken out."
)
BROKEN_TEXT = DiagnosticKind(
    "sgf-broken-text", _WARNING, "Half characters, which no file can hold, were replaced by U+FFFD."
)
REPLACED = DiagnosticKind("sgf-replaced", _WARNING, "Bytes that are no characters become U+FFFD in this node.")

# The syntax.
NO_GAME = DiagnosticKind("sgf-no-game", _ERROR, "There is no game here: an SGF game begins with (; and none does.")
TEXT_OUTSIDE = DiagnosticKind("sgf-text-outside", _NOTE, "This text stands outside of the games; it is kept.")
MISSING_OPENING = DiagnosticKind("sgf-missing-opening", _WARNING, "The ( that begins a game is missing here.")
MISSING_SEMICOLON = DiagnosticKind("sgf-missing-semicolon", _WARNING, "The ; that begins a node is missing here.")
MISSING_CLOSING = DiagnosticKind("sgf-missing-closing", _WARNING, "The file ends too early: {brackets} missing.")
EXTRA_CLOSING = DiagnosticKind("sgf-extra-closing", _WARNING, "There is a ) too many; it is passed over.")
EMPTY_VARIATION = DiagnosticKind("sgf-empty-variation", _WARNING, "A variation without any node is passed over.")
NOISE = DiagnosticKind("sgf-noise", _WARNING, "{text!r} is no property; it is passed over, and kept in the file.")
NO_VALUE = DiagnosticKind(
    "sgf-no-value", _WARNING, "{name} has no value in [ ]; it is passed over, and kept in the file."
)
UNNAMED_VALUE = DiagnosticKind(
    "sgf-unnamed-value", _WARNING, "A value in [ ] has no property name; it is passed over, and kept in the file."
)
LOWER_CASE = DiagnosticKind("sgf-lower-case", _WARNING, "{name} is in lower case; it was read as {meant}.")
UNESCAPED = DiagnosticKind(
    "sgf-unescaped-bracket", _WARNING, "The text of {name} holds a ] without \\ before it; it was read on to its end."
)
UNCLOSED = DiagnosticKind(
    "sgf-unclosed-value",
    _WARNING,
    "{name} has no closing ]; it was ended where the next node begins, or with the file.",
)
AND_MORE = DiagnosticKind("sgf-and-more", _NOTE, "{count:,} more of this kind: {last}")

# The properties.
NOT_GO = DiagnosticKind("sgf-not-go", _WARNING, "GM[{value}] is not Go: all its properties are shown as text.")
NO_SIZE = DiagnosticKind("sgf-no-size", _WARNING, "SZ[{value}] is no board size from 1 to 52; 19x19 is assumed.")
OFF_BOARD = DiagnosticKind(
    "sgf-off-board",
    _ERROR,
    "{name}[{value}] is not on the board of {size} points; it is left out, and kept in the file.",
)
UNREADABLE = DiagnosticKind(
    "sgf-unreadable", _WARNING, "{name}[{value}] is left out, and kept in the file: {expected} is expected."
)
EMPTY = DiagnosticKind("sgf-empty", _NOTE, "{name}[] is empty, which has no meaning for this property.")
REPEATED = DiagnosticKind("sgf-repeated", _WARNING, "{name} is given more than once in a node; the values were joined.")
MANY_VALUES = DiagnosticKind("sgf-many-values", _WARNING, "{name} has more than one value where one is expected.")
NOT_IN_ROOT = DiagnosticKind("sgf-not-in-root", _WARNING, "{name} has a meaning only in the first node of a game.")
ODD_PASS = DiagnosticKind("sgf-odd-pass", _NOTE, "{name}[{value}] is read as a pass, which is written {name}[].")
ODD_COLOR = DiagnosticKind("sgf-odd-colour", _NOTE, "{name}[{value}] is read as {meant.title}; B or W is expected.")
COMMA = DiagnosticKind("sgf-comma", _NOTE, "{name}[{value}] is read as {meant}; a point is expected, not a comma.")
ODD_KOMI = DiagnosticKind(
    "sgf-odd-komi", _NOTE, "{name}[{value}] is an unusual komi; it may count hundredths of a point."
)
TWO_MOVES = DiagnosticKind("sgf-two-moves", _WARNING, "This node holds two moves; Black's is played first.")
SETUP_AND_MOVE = DiagnosticKind(
    "sgf-setup-and-move", _WARNING, "This node holds setup ({setup}) and a move; the setup comes first, then the move."
)
MOVE_IN_ROOT = DiagnosticKind("sgf-move-in-root", _NOTE, "The first node of the game holds a move.")
POINT_TWICE = DiagnosticKind(
    "sgf-point-twice", _WARNING, "{name} and {other} set the same point; {name}, which comes later, decides."
)

ALL: tuple[DiagnosticKind, ...] = tuple(kind for kind in list(vars().values()) if isinstance(kind, DiagnosticKind))
"""All of them."""
