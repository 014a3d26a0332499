"""The table of problems of SGF texts."""

from hen_editor.core.diagnostics import Choice, DiagnosticKind, Plural, Severity, kinds_in
from hen_editor.core.sgf.properties import ValueType

_ERROR, _WARNING, _NOTE = Severity.ERROR, Severity.WARNING, Severity.NOTE

# The encoding.
UNDECODABLE = DiagnosticKind(
    "sgf-undecodable", _WARNING, "From here on some bytes cannot be decoded as {encoding}; they are kept as they are."
)
WRONG_CHARSET = DiagnosticKind(
    "sgf-wrong-charset",
    _WARNING,
    "The file declares the encoding {charset}, but its bytes do not fit; it was read as {encoding}.",
)
UNKNOWN_CHARSET = DiagnosticKind(
    "sgf-unknown-charset", _WARNING, "The file declares the unknown encoding {charset}; it was read as {encoding}."
)
GUESSED_CHARSET = DiagnosticKind(
    "sgf-guessed-charset", _NOTE, "The file declares no encoding; it was read as {encoding}, which fits best."
)
PERHAPS_CHARSET = DiagnosticKind(
    "sgf-perhaps-charset",
    _WARNING,
    "The file declares no encoding; it is perhaps {encoding}. If its names look wrong, choose another encoding.",
)
MIXED_CHARSETS = DiagnosticKind(
    "sgf-mixed-charsets", _NOTE, "The games of this file have different encodings; each was read in its own."
)
BYTE_ESCAPES = DiagnosticKind(
    "sgf-byte-escapes", _NOTE, "An old program put backslashes inside characters of {encoding}; they were removed."
)
BROKEN_TEXT = DiagnosticKind(
    "sgf-broken-text", _WARNING, "Lone surrogates, which cannot be saved, were replaced by U+FFFD."
)
REPLACED = DiagnosticKind("sgf-replaced", _WARNING, "Undecodable bytes become U+FFFD in this node.")

# The syntax.
NO_GAME = DiagnosticKind("sgf-no-game", _ERROR, "No game found: SGF games begin with “(;”.")
TEXT_OUTSIDE = DiagnosticKind("sgf-text-outside", _NOTE, "This text is outside the games; it is kept.")
MISSING_OPENING = DiagnosticKind(
    "sgf-missing-opening", _WARNING, "The ( that begins a game or a variation is missing here."
)
MISSING_SEMICOLON = DiagnosticKind("sgf-missing-semicolon", _WARNING, "The ; that begins a node is missing here.")
MISSING_CLOSING = DiagnosticKind(
    "sgf-missing-closing",
    _WARNING,
    Plural(
        "The file ends too early: a ) is missing.",
        "The file ends too early: {count:,} ) are missing.",
    ),
)
EXTRA_CLOSING = DiagnosticKind("sgf-extra-closing", _WARNING, "There is one ) too many; it is skipped.")
EMPTY_VARIATION = DiagnosticKind("sgf-empty-variation", _WARNING, "An empty variation is skipped.")
NOISE = DiagnosticKind("sgf-noise", _WARNING, "“{text}” is not a property; it is skipped, but kept in the file.")
NO_VALUE = DiagnosticKind(
    "sgf-no-value", _WARNING, "“{name}” has no value in [ ]; it is skipped, but kept in the file."
)
UNNAMED_VALUE = DiagnosticKind(
    "sgf-unnamed-value", _WARNING, "A value in [ ] has no property name; it is skipped, but kept in the file."
)
LOWER_CASE = DiagnosticKind("sgf-lower-case", _WARNING, "{name} is in lower case; it was read as {meant}.")
UNESCAPED = DiagnosticKind(
    "sgf-unescaped-bracket", _WARNING, "The text of {name} has an unescaped ]; it was read to its apparent end."
)
UNCLOSED = DiagnosticKind(
    "sgf-unclosed-value", _WARNING, "{name} has no closing ]; it ends before the next move, or with the file."
)

# The properties.
NOT_GO = DiagnosticKind("sgf-not-go", _WARNING, "GM[{value}] is not Go: all its properties are shown as text.")
NO_SIZE = DiagnosticKind("sgf-no-size", _WARNING, "SZ[{value}] is not a board size from 1 to 52; 19x19 is assumed.")
ODD_SIZE = DiagnosticKind("sgf-odd-size", _WARNING, "SZ[{value}] is read as {meant}; SZ[{standard}] is expected.")
OFF_BOARD = DiagnosticKind(
    "sgf-off-board", _ERROR, "{name}[{value}] is off the {size} board; it is ignored, but kept in the file."
)
UNREADABLE = DiagnosticKind(
    "sgf-unreadable",
    _WARNING,
    Choice(
        "expected",
        {
            ValueType.NONE: "{name}[{value}] is ignored, but kept in the file: nothing is expected.",
            ValueType.NUMBER: "{name}[{value}] is ignored, but kept in the file: a whole number is expected.",
            ValueType.REAL: "{name}[{value}] is ignored, but kept in the file: a number is expected.",
            ValueType.DOUBLE: "{name}[{value}] is ignored, but kept in the file: 1 or 2 is expected.",
            ValueType.COLOR: "{name}[{value}] is ignored, but kept in the file: B or W is expected.",
            ValueType.MOVE: "{name}[{value}] is ignored, but kept in the file: a point or a pass is expected.",
            ValueType.POINTS: "{name}[{value}] is ignored, but kept in the file: points are expected.",
            ValueType.POINTS_OR_NONE: (
                "{name}[{value}] is ignored, but kept in the file: points or nothing is expected."
            ),
            ValueType.LABELS: "{name}[{value}] is ignored, but kept in the file: points with texts are expected.",
            ValueType.LINES: "{name}[{value}] is ignored, but kept in the file: pairs of points are expected.",
            ValueType.SIZE: "{name}[{value}] is ignored, but kept in the file: a board size is expected.",
            ValueType.APPLICATION: (
                "{name}[{value}] is ignored, but kept in the file: a name and a version are expected."
            ),
            ValueType.FIGURE: "{name}[{value}] is ignored, but kept in the file: a number and a name are expected.",
        },
    ),
)
EMPTY = DiagnosticKind("sgf-empty", _NOTE, "{name}[] is empty, which has no meaning for this property.")
REPEATED = DiagnosticKind("sgf-repeated", _WARNING, "{name} is given more than once in a node; the values were joined.")
MANY_VALUES = DiagnosticKind("sgf-many-values", _WARNING, "{name} has more than one value where one is expected.")
NOT_IN_ROOT = DiagnosticKind("sgf-not-in-root", _WARNING, "{name} is valid only in the first node of a game.")
PERHAPS_PASS = DiagnosticKind(
    "sgf-perhaps-pass",
    _ERROR,
    "{name}[{value}] is just off the {size} board, as some programs write a pass; it is ignored, but kept in the file.",
    fix="Make it a pass",
)
ODD_PASS = DiagnosticKind("sgf-odd-pass", _NOTE, "{name}[{value}] is read as a pass, which is written {name}[].")
ODD_COLOR = DiagnosticKind("sgf-odd-colour", _WARNING, "{name}[{value}] is read as {meant}; B or W is expected.")
NAME_OF_SITE = DiagnosticKind(
    "sgf-name-of-site", _NOTE, "{written} is read as {name}, which it means in the first node of games from some sites."
)
COMMA = DiagnosticKind(
    "sgf-comma", _NOTE, "{name}[{value}] is read as {meant}; a decimal point is expected, not a comma."
)
ODD_NUMBER = DiagnosticKind(
    "sgf-odd-number", _WARNING, "{name}[{value}] is read as {meant}; a number alone is expected."
)
ODD_KOMI = DiagnosticKind(
    "sgf-odd-komi", _NOTE, "{name}[{value}] is an unusual komi; it may be in hundredths of a point."
)
KOMI_IN_HUNDREDTHS = DiagnosticKind(
    "sgf-komi-in-hundredths", _NOTE, "{name}[{value}] is read as {meant}: it is in hundredths of a point."
)
TWO_MOVES = DiagnosticKind("sgf-two-moves", _WARNING, "This node has two moves; Black's is played first.")
SETUP_AND_MOVE = DiagnosticKind(
    "sgf-setup-and-move", _WARNING, "This node has setup ({setup}) and a move; the setup comes first, then the move."
)
MOVE_IN_ROOT = DiagnosticKind("sgf-move-in-root", _NOTE, "The first node of the game has a move.")
POINT_TWICE = DiagnosticKind(
    "sgf-point-twice", _WARNING, "{name} and {other} set the same point; {name}, which comes later, wins."
)

ALL = kinds_in(vars())
"""The whole table."""
