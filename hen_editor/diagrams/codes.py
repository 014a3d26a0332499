"""The table of what is reported of diagrams in a text."""

from enum import Enum

from hen_editor.core.diagnostics import Choice, DiagnosticKind, Plural, Severity, kinds_in

_ERROR, _WARNING, _NOTE = Severity


class What(Enum):
    """The parts of a position that a dialect may not hold, as `NOT_IN_DIALECT` names them."""

    STONES = "stones"
    MARKS = "marks"
    LABELS = "labels"
    NUMBERS = "numbers"
    KO = "ko"
    LAST_MOVE = "last move"
    ARROWS = "arrows"
    LINES = "lines"
    TURN = "turn"
    ORDER = "order"


class Dropped(Enum):
    """What a diagram may have but a position cannot, as `DROPPED` names it."""

    CAPTURES = "captures"
    LINKS = "links"
    PATTERN = "pattern"
    TERRITORY = "territory"


# What could not be read.
NO_DIAGRAM = DiagnosticKind("no-diagram", _ERROR, "There is no diagram of a Go board in this text.")
TEXT_LONG = DiagnosticKind(
    "diagram-text-long", _WARNING, "Only the first {count:,} characters of this text were searched for diagrams."
)
MORE_DIAGRAMS = DiagnosticKind("more-diagrams", _WARNING, "Only the first {count} diagrams of this text were read.")
ROW_SHORT = DiagnosticKind(
    "diagram-row-short",
    _WARNING,
    "This row has {found} points where others have {width}; the missing ones are read as empty.",
)
ROW_LONG = DiagnosticKind(
    "diagram-row-long",
    _WARNING,
    "This row has {found} points where others have {width}; what is at its end is left out.",
)
SIGN_UNKNOWN = DiagnosticKind(
    "diagram-sign-unknown", _WARNING, "“{sign}” means nothing in this diagram; its point is read as empty."
)
OFF_BOARD = DiagnosticKind("diagram-off-board", _WARNING, "“{found}” is not on this board, so it is left out.")
NUMBER_TWICE = DiagnosticKind(
    "diagram-number-twice", _WARNING, "Move {number} appears more than once; only the first one keeps its number."
)
ROW_ABOVE = DiagnosticKind(
    "diagram-row-above",
    _WARNING,
    "This may be the first row of the diagram below, but it does not fit, so it is left out.",
)
ROWS_UNUSED = DiagnosticKind(
    "diagram-rows-unused",
    _WARNING,
    "Rows that begin with $$ follow this diagram apart from it; they are left out.",
)

ROWS_LEFT_OUT = DiagnosticKind(
    "diagram-rows-left-out",
    _WARNING,
    Plural(
        "Row {first} is not shown; it is read as empty.",
        "Rows {first} to {last} are not shown; they are read as empty.",
    ),
)

# What was guessed.
STONES_GUESSED = DiagnosticKind("diagram-stones-guessed", _NOTE, "“{black}” is read as Black and “{white}” as White.")
DIGITS_GUESSED = DiagnosticKind(
    "diagram-digits-guessed",
    _WARNING,
    "“{black}” is read as Black and “{white}” as White; other programs have them the other way round.",
)
SMALL_STONES = DiagnosticKind(
    "diagram-small-stones", _NOTE, "Stones in capital and small letters are read alike; small ones may be dead stones."
)
NUMBERS_ALTERNATE = DiagnosticKind(
    "diagram-numbers-alternate", _NOTE, "The numbers do not show their colours; {color} is taken to play {number}."
)
CENTRED = DiagnosticKind(
    "diagram-centred", _NOTE, "No edge is shown, so the diagram is placed in the middle of the board."
)
SIZE_GUESSED = DiagnosticKind("diagram-size-guessed", _NOTE, "The size of the board is not shown; {size} is assumed.")
LIKELY = DiagnosticKind(
    "diagram-likely", _NOTE, "This is likely a board of Go, but may be one of another game, or a drawing."
)
ANOTHER_GAME = DiagnosticKind("diagram-another-game", _NOTE, "On a board of {size} this may be another game than Go.")

SIGN_BEFORE = DiagnosticKind("diagram-sign-before", _NOTE, "“{sign}” before each row is left out.")

# What a diagram has but a position cannot.
DROPPED = DiagnosticKind(
    "diagram-dropped",
    _NOTE,
    Choice(
        "what",
        {
            Dropped.CAPTURES: "The number of captured stones is left out.",
            Dropped.LINKS: "Links are left out.",
            Dropped.PATTERN: "Points of a search pattern are read as empty.",
            Dropped.TERRITORY: "Marks of territory are left out.",
        },
    ),
)

# What a dialect cannot hold of a position.
NOT_IN_DIALECT = DiagnosticKind(
    "not-in-diagram",
    _NOTE,
    Choice(
        "what",
        {
            What.STONES: Plural(
                "One stone that is neither black nor white is left out.",
                "{count} stones that are neither black nor white are left out.",
            ),
            What.MARKS: Plural(
                "One mark is left out.",
                "{count} marks are left out.",
            ),
            What.LABELS: Plural(
                "One label is left out.",
                "{count} labels are left out.",
            ),
            What.NUMBERS: Plural(
                "One move number is left out.",
                "{count} move numbers are left out.",
            ),
            What.ARROWS: Plural(
                "One arrow is left out.",
                "{count} arrows are left out.",
            ),
            What.LINES: Plural(
                "One line is left out.",
                "{count} lines are left out.",
            ),
            What.KO: "The ko is left out.",
            What.LAST_MOVE: "The last move is left out.",
            What.TURN: "The player to move is left out.",
            What.ORDER: "The order of play is left out.",
        },
    ),
)
SIZE_NOT_IN_DIALECT = DiagnosticKind(
    "size-not-in-diagram", _ERROR, "A board of {size} cannot be written in this format."
)

ALL = kinds_in(vars())
"""The whole table."""
