"""The table of problems of positions in games, and of conversions between notations."""

from hen_editor.core.diagnostics import CHANGE, Choice, DiagnosticKind, Severity
from hen_editor.core.rules import Refusal
from hen_editor.core.translatable import QT_TRANSLATE_NOOP

HEN_UNREADABLE = DiagnosticKind(
    "hen-property-unreadable",
    Severity.WARNING,
    QT_TRANSLATE_NOOP("Problems", "The HEN[...] of this node is ignored, but kept in the file: {reason}"),
)
STONE_LEFT_OUT = DiagnosticKind(
    "coloured-stone-left-out",
    Severity.WARNING,
    QT_TRANSLATE_NOOP("Problems", "The coloured stone at {point} is ignored: there is a black or white stone now."),
)
NUMBER_LEFT_OUT = DiagnosticKind(
    "numbered-stone-gone",
    Severity.WARNING,
    QT_TRANSLATE_NOOP("Problems", "The number at {point} is ignored: its stone is gone."),
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
                "Problems", "Move {number} at {point} can no longer be played: it would have no liberties."
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
            Refusal.SUICIDE: QT_TRANSLATE_NOOP("Problems", "Move {number} at {point}: it would have no liberties."),
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
                "Problems", "HEN cannot store the comment; it stays in the game, but not in the HEN text."
            ),
            "node name": QT_TRANSLATE_NOOP(
                "Problems", "HEN cannot store the node name; it stays in the game, but not in the HEN text."
            ),
            "arrows": QT_TRANSLATE_NOOP(
                "Problems", "HEN cannot store arrows; they stay in the game, but not in the HEN text."
            ),
            "lines": QT_TRANSLATE_NOOP(
                "Problems", "HEN cannot store lines; they stay in the game, but not in the HEN text."
            ),
            "territory": QT_TRANSLATE_NOOP(
                "Problems", "HEN cannot store territory; it stays in the game, but not in the HEN text."
            ),
            "dimmed points": QT_TRANSLATE_NOOP(
                "Problems", "HEN cannot store greyed-out points; they stay in the game, but not in the HEN text."
            ),
            "view window": QT_TRANSLATE_NOOP(
                "Problems", "HEN cannot store the cropped view; it stays in the game, but not in the HEN text."
            ),
            "selected points": QT_TRANSLATE_NOOP(
                "Problems", "HEN cannot store selected points; they stay in the game, but not in the HEN text."
            ),
        },
    ),
)
NODE_NOT_IN_DIAGRAM = DiagnosticKind(
    "node-not-in-diagram",
    Severity.NOTE,
    Choice(
        "what",
        {
            "arrows": QT_TRANSLATE_NOOP("Problems", "Arrows are left out."),
            "lines": QT_TRANSLATE_NOOP("Problems", "Lines are left out."),
            "territory": QT_TRANSLATE_NOOP("Problems", "Territory is left out."),
            "dimmed points": QT_TRANSLATE_NOOP("Problems", "Greying out is left out."),
            "selected points": QT_TRANSLATE_NOOP("Problems", "The selection of points is left out."),
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
            "moves": QT_TRANSLATE_NOOP("Problems", "All moves but the last will be lost."),
            "earlier markup": QT_TRANSLATE_NOOP("Problems", "Labels and marks of earlier moves will be lost."),
            "comment": QT_TRANSLATE_NOOP("Problems", "The comment will be lost."),
            "node name": QT_TRANSLATE_NOOP("Problems", "The node name will be lost."),
            "arrows": QT_TRANSLATE_NOOP("Problems", "Arrows will be lost."),
            "lines": QT_TRANSLATE_NOOP("Problems", "Lines will be lost."),
            "territory": QT_TRANSLATE_NOOP("Problems", "Territory will be lost."),
            "dimmed points": QT_TRANSLATE_NOOP("Problems", "Greyed-out points will be lost."),
            "view window": QT_TRANSLATE_NOOP("Problems", "The cropped view will be lost."),
            "selected points": QT_TRANSLATE_NOOP("Problems", "Selected points will be lost."),
            "game information": QT_TRANSLATE_NOOP("Problems", "The game info will be lost."),
            "properties": QT_TRANSLATE_NOOP("Problems", "SGF properties that are not part of a position will be lost."),
            "columns": QT_TRANSLATE_NOOP("Problems", "Boards of more than 25 columns will be lost."),
            "labels": QT_TRANSLATE_NOOP("Problems", "Labels that HEN cannot store will be lost."),
        },
    ),
)
TEXT_LEFT_OUT = DiagnosticKind(
    "words-left-out",
    Severity.NOTE,
    QT_TRANSLATE_NOOP("Problems", "Only the HEN in this text was read; the words around it are ignored."),
)
NO_TITLES = DiagnosticKind(
    "no-titles",
    Severity.NOTE,
    QT_TRANSLATE_NOOP(
        "Problems", "{count:,} positions were read, although no title lines (# Title) separate them.", "", 2
    ),
)
NO_GAME_AND_NO_HEN = DiagnosticKind(
    "no-game-and-no-hen",
    Severity.ERROR,
    QT_TRANSLATE_NOOP("Problems", "It contains no SGF game and no HEN."),
)
NO_HEN = DiagnosticKind(
    "no-hen",
    Severity.ERROR,
    QT_TRANSLATE_NOOP("Problems", "It contains no HEN."),
)
NOTHING_CARRIED = DiagnosticKind(
    "nothing-carried",
    Severity.ERROR,
    Choice(
        "format",
        {
            "PNG": QT_TRANSLATE_NOOP(
                "Problems", "This picture carries no position: no text in it is named HEN or SGF."
            ),
            "GIF": QT_TRANSLATE_NOOP(
                "Problems", "This picture carries no position: no comment in it begins with “HEN:”."
            ),
            "SVG": QT_TRANSLATE_NOOP(
                "Problems",
                "This picture carries no position: it has no data-hen, and no HEN in its metadata or descriptions.",
            ),
            "PDF": QT_TRANSLATE_NOOP(
                "Problems", "This document carries no position: no .hen or .sgf file is attached to it."
            ),
        },
    ),
)
CARRIED_NO_HEN = DiagnosticKind(
    "carried-text-not-hen",
    Severity.WARNING,
    QT_TRANSLATE_NOOP("Problems", "A text in it that should be HEN is not, and was left out."),
)
CARRIED_NO_SGF = DiagnosticKind(
    "carried-text-not-sgf",
    Severity.WARNING,
    QT_TRANSLATE_NOOP("Problems", "A text in it that should be SGF is not, and was left out."),
)
HEN_NOT_UTF8 = DiagnosticKind(
    "hen-not-utf-8",
    Severity.ERROR,
    QT_TRANSLATE_NOOP("Problems", "A HEN file must be UTF-8 text; this one is not."),
)
LONG_HEN = DiagnosticKind(
    "hen-too-long",
    Severity.ERROR,
    QT_TRANSLATE_NOOP("Problems", "It contains a position of more than {count:,} characters.", "", 2),
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
        "Problems", "It has a node with more than {count:,} properties; no Go program writes that many.", "", 2
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
            Refusal.SUICIDE: QT_TRANSLATE_NOOP("Problems", "Suicide: that move would have no liberties."),
        },
    ),
)

# What is typed as a point, or into the game information.
POINT_COLUMN_I = DiagnosticKind(
    "point-name-column-i",
    Severity.ERROR,
    QT_TRANSLATE_NOOP("Problems", "There is no column I: the letter is skipped."),
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
    QT_TRANSLATE_NOOP("Problems", "A date is written as year-month-day, such as 2024-05-03."),
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
    QT_TRANSLATE_NOOP("Problems", "Komi is a number with a decimal point, such as 6.5."),
    fix=CHANGE,
)
ODD_TIME = DiagnosticKind(
    "odd-time",
    Severity.NOTE,
    QT_TRANSLATE_NOOP("Problems", "Time is given in seconds, such as 3600 for an hour."),
    fix=CHANGE,
)
ODD_HANDICAP = DiagnosticKind(
    "odd-handicap",
    Severity.NOTE,
    QT_TRANSLATE_NOOP("Problems", "The handicap is a number of stones, 2 or more; 0 for none."),
    fix=CHANGE,
)

ALL: tuple[DiagnosticKind, ...] = tuple(kind for kind in list(vars().values()) if isinstance(kind, DiagnosticKind))
"""The whole table."""
