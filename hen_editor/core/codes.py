"""The table of problems that come from reading games as positions and from carrying positions between notations."""

from hen_editor.core.diagnostics import CHANGE, Choice, DiagnosticKind, Severity
from hen_editor.core.rules import Refusal
from hen_editor.core.translatable import QT_TRANSLATE_NOOP

HEN_UNREADABLE = DiagnosticKind(
    "hen-property-unreadable",
    Severity.WARNING,
    QT_TRANSLATE_NOOP("Problems", "The HEN[...] of this node is ignored, and kept in the file: {reason}"),
)
STONE_LEFT_OUT = DiagnosticKind(
    "coloured-stone-left-out",
    Severity.WARNING,
    QT_TRANSLATE_NOOP("Problems", "The coloured stone at {point} is left out: there is a black or white stone now."),
)
NUMBER_LEFT_OUT = DiagnosticKind(
    "numbered-stone-gone",
    Severity.WARNING,
    QT_TRANSLATE_NOOP("Problems", "The number at {point} is left out: its stone is gone."),
)
LOST_MOVE = DiagnosticKind(
    "move-no-longer-possible",
    Severity.WARNING,
    Choice(
        "reason",
        {
            Refusal.OCCUPIED: QT_TRANSLATE_NOOP(
                "Problems", "Move {number} at {point} can no longer be played: the point is occupied."
            ),
            Refusal.KO: QT_TRANSLATE_NOOP(
                "Problems", "Move {number} at {point} can no longer be played: it would retake a ko."
            ),
            Refusal.SUICIDE: QT_TRANSLATE_NOOP(
                "Problems", "Move {number} at {point} can no longer be played: it would have no liberty."
            ),
        },
    ),
)
LOST_MOVES = DiagnosticKind(
    "moves-no-longer-possible",
    Severity.WARNING,
    Choice(
        "are_more",
        {
            False: QT_TRANSLATE_NOOP("Problems", "{count:,} moves can no longer be played: {numbers}.", "", 2),
            True: QT_TRANSLATE_NOOP(
                "Problems", "{count:,} moves can no longer be played; the first are {numbers}.", "", 2
            ),
        },
    ),
)
ONE_OF_LOST_MOVES = DiagnosticKind(
    "one-of-moves-no-longer-possible",
    Severity.WARNING,
    Choice(
        "reason",
        {
            Refusal.OCCUPIED: QT_TRANSLATE_NOOP("Problems", "Move {number} at {point}: the point is occupied."),
            Refusal.KO: QT_TRANSLATE_NOOP("Problems", "Move {number} at {point}: it would retake a ko."),
            Refusal.SUICIDE: QT_TRANSLATE_NOOP("Problems", "Move {number} at {point}: it would have no liberty."),
        },
    ),
)
NOT_IN_HEN = DiagnosticKind(
    "not-in-hen",
    Severity.NOTE,
    Choice(
        "what",
        {
            "comment": QT_TRANSLATE_NOOP(
                "Problems", "HEN cannot hold the comment; it stays in the game and is left out of the HEN text."
            ),
            "node name": QT_TRANSLATE_NOOP(
                "Problems", "HEN cannot hold the node name; it stays in the game and is left out of the HEN text."
            ),
            "arrows": QT_TRANSLATE_NOOP(
                "Problems", "HEN cannot hold arrows; they stay in the game and are left out of the HEN text."
            ),
            "lines": QT_TRANSLATE_NOOP(
                "Problems", "HEN cannot hold lines; they stay in the game and are left out of the HEN text."
            ),
            "territory": QT_TRANSLATE_NOOP(
                "Problems", "HEN cannot hold territory; it stays in the game and is left out of the HEN text."
            ),
            "dimmed points": QT_TRANSLATE_NOOP(
                "Problems", "HEN cannot hold dimmed points; they stay in the game and are left out of the HEN text."
            ),
            "view window": QT_TRANSLATE_NOOP(
                "Problems", "HEN cannot hold the view window; it stays in the game and is left out of the HEN text."
            ),
            "selected points": QT_TRANSLATE_NOOP(
                "Problems", "HEN cannot hold selected points; they stay in the game and are left out of the HEN text."
            ),
        },
    ),
)
NOT_IN_FORMAT = DiagnosticKind(
    "not-in-format",
    Severity.NOTE,
    Choice(
        "what",
        {
            "variations": QT_TRANSLATE_NOOP("Problems", "Variations will be lost."),
            "moves": QT_TRANSLATE_NOOP("Problems", "Moves beyond the last one will be lost."),
            "earlier markup": QT_TRANSLATE_NOOP("Problems", "Labels and marks of earlier moves will be lost."),
            "comment": QT_TRANSLATE_NOOP("Problems", "The comment will be lost."),
            "node name": QT_TRANSLATE_NOOP("Problems", "The node name will be lost."),
            "arrows": QT_TRANSLATE_NOOP("Problems", "Arrows will be lost."),
            "lines": QT_TRANSLATE_NOOP("Problems", "Lines will be lost."),
            "territory": QT_TRANSLATE_NOOP("Problems", "Territory will be lost."),
            "dimmed points": QT_TRANSLATE_NOOP("Problems", "Dimmed points will be lost."),
            "view window": QT_TRANSLATE_NOOP("Problems", "The view window will be lost."),
            "selected points": QT_TRANSLATE_NOOP("Problems", "Selected points will be lost."),
            "game information": QT_TRANSLATE_NOOP("Problems", "The game information will be lost."),
            "properties": QT_TRANSLATE_NOOP(
                "Problems", "Properties of the SGF file that are not part of a position will be lost."
            ),
            "columns": QT_TRANSLATE_NOOP("Problems", "Boards of more than 25 columns will be lost."),
            "labels": QT_TRANSLATE_NOOP("Problems", "Labels that HEN cannot hold will be lost."),
        },
    ),
)
TEXT_LEFT_OUT = DiagnosticKind(
    "words-left-out",
    Severity.NOTE,
    QT_TRANSLATE_NOOP("Problems", "Only the HEN in this text was read; the words around it are left out."),
)
NO_GAME_AND_NO_HEN = DiagnosticKind(
    "no-game-and-no-hen",
    Severity.ERROR,
    QT_TRANSLATE_NOOP("Problems", "There is no SGF game and no HEN in it."),
)
NO_HEN = DiagnosticKind(
    "no-hen",
    Severity.ERROR,
    QT_TRANSLATE_NOOP("Problems", "There is no HEN in the file."),
)
HEN_NOT_UTF8 = DiagnosticKind(
    "hen-not-utf-8",
    Severity.ERROR,
    QT_TRANSLATE_NOOP("Problems", "A HEN file is text in UTF-8; this one is not."),
)
LONG_HEN = DiagnosticKind(
    "hen-too-long",
    Severity.ERROR,
    QT_TRANSLATE_NOOP("Problems", "A position in it takes more than {count:,} characters.", "", 2),
)
EMPTY_FILE = DiagnosticKind(
    "empty-file",
    Severity.ERROR,
    QT_TRANSLATE_NOOP("Problems", "The file is empty."),
)
CROWDED_NODE = DiagnosticKind(
    "crowded-node",
    Severity.ERROR,
    QT_TRANSLATE_NOOP(
        "Problems", "A node in it has more than {count:,} properties, as no Go program writes them.", "", 2
    ),
)

HEN_OF_OTHER_SIZE = DiagnosticKind(
    "hen-property-size",
    Severity.WARNING,
    QT_TRANSLATE_NOOP("Problems", "It is for a {found} board; the game is on {wanted}."),
)
ILLEGAL_MOVE = DiagnosticKind(
    "illegal-move",
    Severity.ERROR,
    Choice(
        "reason",
        {
            Refusal.OCCUPIED: QT_TRANSLATE_NOOP("Problems", "There is a stone on that point."),
            Refusal.KO: QT_TRANSLATE_NOOP("Problems", "Ko: you can't retake here yet."),
            Refusal.SUICIDE: QT_TRANSLATE_NOOP("Problems", "That move would have no liberty."),
        },
    ),
)

# What is typed as a point, or into the game information.
POINT_COLUMN_I = DiagnosticKind(
    "point-name-column-i",
    Severity.ERROR,
    QT_TRANSLATE_NOOP("Problems", "There is no column I: the letter is left out."),
)
POINT_NOT_ON_BOARD = DiagnosticKind(
    "point-not-on-board",
    Severity.ERROR,
    QT_TRANSLATE_NOOP("Problems", "{name} is not on a {size} board."),
)
NO_POINT_NAME = DiagnosticKind(
    "no-point-name",
    Severity.ERROR,
    QT_TRANSLATE_NOOP("Problems", "“{text}” is not a point; write it as Q16, pd or 16-4."),
)
ODD_DATE = DiagnosticKind(
    "odd-date",
    Severity.NOTE,
    QT_TRANSLATE_NOOP("Problems", "A date is a year, month and day, as 2024-05-03."),
    fix=CHANGE,
)
ODD_RESULT = DiagnosticKind(
    "odd-result",
    Severity.NOTE,
    QT_TRANSLATE_NOOP("Problems", "A result is written as B+3.5, W+R, 0 for a draw, Void or ?."),
    fix=CHANGE,
)
ODD_KOMI = DiagnosticKind(
    "odd-komi",
    Severity.NOTE,
    QT_TRANSLATE_NOOP("Problems", "Komi is a number with a point, as 6.5."),
    fix=CHANGE,
)
ODD_TIME = DiagnosticKind(
    "odd-time",
    Severity.NOTE,
    QT_TRANSLATE_NOOP("Problems", "The time is a number of seconds, as 3600 for an hour."),
    fix=CHANGE,
)
ODD_HANDICAP = DiagnosticKind(
    "odd-handicap",
    Severity.NOTE,
    QT_TRANSLATE_NOOP("Problems", "A handicap is a number of stones, 2 or more; 0 is none."),
    fix=CHANGE,
)

ALL: tuple[DiagnosticKind, ...] = tuple(kind for kind in list(vars().values()) if isinstance(kind, DiagnosticKind))
"""The whole table."""
