"""The table of problems of positions in games, and of conversions between notations."""

from hen_editor.core.diagnostics import CHANGE, Choice, DiagnosticKind, Plural, Severity, kinds_in
from hen_editor.core.rules import Refusal

HEN_UNREADABLE = DiagnosticKind(
    "hen-property-unreadable", Severity.WARNING, "The HEN[...] of this node is ignored, but kept in the file: {reason}"
)
STONE_LEFT_OUT = DiagnosticKind(
    "coloured-stone-left-out",
    Severity.WARNING,
    "The coloured stone at {point} is ignored: there is a black or white stone now.",
)
NUMBER_LEFT_OUT = DiagnosticKind(
    "numbered-stone-gone", Severity.WARNING, "The number at {point} is ignored: its stone is gone."
)
LOST_MOVE = DiagnosticKind(
    "move-no-longer-possible",
    Severity.WARNING,
    Choice(
        "reason",
        {
            Refusal.OCCUPIED: "Move {number} at {point} can no longer be played: the point is occupied.",
            Refusal.KO: "Move {number} at {point} can no longer be played: it would retake a ko.",
            Refusal.SUICIDE: "Move {number} at {point} can no longer be played: it would have no liberties.",
        },
    ),
)
LOST_MOVES = DiagnosticKind(
    "moves-no-longer-possible",
    Severity.WARNING,
    Choice(
        "are_more",
        {
            False: "{count:,} moves can no longer be played: {numbers}.",
            True: "{count:,} moves can no longer be played; the first are {numbers}.",
        },
    ),
)
ONE_OF_LOST_MOVES = DiagnosticKind(
    "one-of-moves-no-longer-possible",
    Severity.WARNING,
    Choice(
        "reason",
        {
            Refusal.OCCUPIED: "Move {number} at {point}: the point is occupied.",
            Refusal.KO: "Move {number} at {point}: it would retake a ko.",
            Refusal.SUICIDE: "Move {number} at {point}: it would have no liberties.",
        },
    ),
)
REFUSED_MOVE = DiagnosticKind("move-against-the-rules", Severity.WARNING, ONE_OF_LOST_MOVES.template)
NOT_IN_HEN = DiagnosticKind(
    "not-in-hen",
    Severity.NOTE,
    Choice(
        "what",
        {
            "comment": "HEN cannot store the comment; it stays in the game, but not in the HEN text.",
            "node name": "HEN cannot store the node name; it stays in the game, but not in the HEN text.",
            "arrows": "HEN cannot store arrows; they stay in the game, but not in the HEN text.",
            "lines": "HEN cannot store lines; they stay in the game, but not in the HEN text.",
            "territory": "HEN cannot store territory; it stays in the game, but not in the HEN text.",
            "greyed-out points": "HEN cannot store greyed-out points; they stay in the game, but not in the HEN text.",
            "view window": "HEN cannot store the cropped view; it stays in the game, but not in the HEN text.",
            "selected points": "HEN cannot store selected points; they stay in the game, but not in the HEN text.",
        },
    ),
)
NODE_NOT_IN_DIAGRAM = DiagnosticKind(
    "node-not-in-diagram",
    Severity.NOTE,
    Choice(
        "what",
        {
            "comment": "The comment is left out.",
            "node name": "The node name is left out.",
            "territory": "Territory is left out.",
            "greyed-out points": "Greying out is left out.",
            "selected points": "The selection of points is left out.",
        },
    ),
)
NOT_IN_FORMAT = DiagnosticKind(
    "not-in-format",
    Severity.NOTE,
    Choice(
        "what",
        {
            "variations": "Variations will be lost.",
            "moves": "All moves but the last will be lost.",
            "earlier markup": "Labels and marks of earlier moves will be lost.",
            "comment": "The comment will be lost.",
            "node name": "The node name will be lost.",
            "arrows": "Arrows will be lost.",
            "lines": "Lines will be lost.",
            "territory": "Territory will be lost.",
            "greyed-out points": "Greyed-out points will be lost.",
            "view window": "The cropped view will be lost.",
            "selected points": "Selected points will be lost.",
            "game information": "The game info will be lost.",
            "properties": "SGF properties that are not part of a position will be lost.",
            "columns": "Boards of more than 25 columns will be lost.",
            "labels": "Labels that HEN cannot store will be lost.",
        },
    ),
)
TEXT_LEFT_OUT = DiagnosticKind(
    "words-left-out", Severity.NOTE, "Only the HEN in this text was read; the words around it are ignored."
)
NO_TITLES = DiagnosticKind(
    "no-titles", Severity.NOTE, "{count:,} positions were read, although no title lines (# Title) separate them."
)
LINES_OF_ONE = DiagnosticKind(
    "lines-of-one-position",
    Severity.NOTE,
    "{count:,} lines were read as one position; title lines (# Title) separate positions.",
)
NO_GAME_AND_NO_HEN = DiagnosticKind("no-game-and-no-hen", Severity.ERROR, "It contains no SGF game and no HEN.")
NO_HEN = DiagnosticKind("no-hen", Severity.ERROR, "It contains no HEN.")
NOTHING_CARRIED = DiagnosticKind(
    "nothing-carried",
    Severity.ERROR,
    Choice(
        "format",
        {
            "PNG": "This picture carries no position: no text in it is named HEN or SGF.",
            "GIF": "This picture carries no position: no comment in it begins with “HEN:”.",
            "SVG": "This picture carries no position: it has no data-hen, and no HEN in its metadata or descriptions.",
            "PDF": "This document carries no position: no .hen or .sgf file is attached to it.",
        },
    ),
)
NO_RECORD = DiagnosticKind("no-record", Severity.ERROR, "It contains no {format} game.")
LINES_NOT_READ = DiagnosticKind(
    "lines-not-read",
    Severity.WARNING,
    Plural(
        "Line {line} was not understood and is left out: “{text}”.",
        "{count:,} lines were not understood and are left out; the first is line {line}: “{text}”.",
    ),
)
MOVES_MISSING = DiagnosticKind(
    "moves-missing",
    Severity.WARNING,
    "It should have {count:,} moves, but has only {found:,}: it is perhaps truncated.",
)
VARIATIONS_LEFT_OUT = DiagnosticKind(
    "variations-left-out", Severity.WARNING, "Variations are not read from {format} files; they are left out."
)
CARRIED_NO_HEN = DiagnosticKind(
    "carried-text-not-hen", Severity.WARNING, "A text in it that should be HEN is not, and was left out."
)
CARRIED_NO_SGF = DiagnosticKind(
    "carried-text-not-sgf", Severity.WARNING, "A text in it that should be SGF is not, and was left out."
)
HEN_NOT_UTF8 = DiagnosticKind("hen-not-utf-8", Severity.ERROR, "A HEN file must be UTF-8 text; this one is not.")
LONG_HEN = DiagnosticKind("hen-too-long", Severity.ERROR, "It contains a position of more than {count:,} characters.")
EMPTY_FILE = DiagnosticKind("empty-file", Severity.ERROR, "The file is empty.")
CROWDED_NODE = DiagnosticKind(
    "crowded-node", Severity.ERROR, "It has a node with more than {count:,} properties; no Go program writes that many."
)

HEN_OF_OTHER_SIZE = DiagnosticKind(
    "hen-property-size", Severity.WARNING, "It is for a {found} board; the game is on {wanted}."
)
ILLEGAL_MOVE = DiagnosticKind(
    "illegal-move",
    Severity.ERROR,
    Choice(
        "reason",
        {
            Refusal.OCCUPIED: "There is a stone on that point.",
            Refusal.KO: "Ko: you can't retake here yet.",
            Refusal.SUICIDE: "Suicide: that move would have no liberties.",
        },
    ),
)

# What is typed as a point, or into the game information.
POINT_COLUMN_I = DiagnosticKind("point-name-column-i", Severity.ERROR, "There is no column I: the letter is skipped.")
POINT_NOT_ON_BOARD = DiagnosticKind("point-not-on-board", Severity.ERROR, "{name} is not on a {size} board.")
NO_POINT_NAME = DiagnosticKind("no-point-name", Severity.ERROR, "“{text}” is not a point; write it as Q16, pd or 16-4.")
ODD_DATE = DiagnosticKind(
    "odd-date", Severity.NOTE, "A date is written as year-month-day, such as 2024-05-03.", fix=CHANGE
)
ODD_RESULT = DiagnosticKind(
    "odd-result", Severity.NOTE, "A result is written as B+3.5, W+R, 0 for a draw, Void or ?.", fix=CHANGE
)
ODD_KOMI = DiagnosticKind("odd-komi", Severity.NOTE, "Komi is a number with a decimal point, such as 6.5.", fix=CHANGE)
ODD_TIME = DiagnosticKind("odd-time", Severity.NOTE, "Time is given in seconds, such as 3600 for an hour.", fix=CHANGE)
ODD_HANDICAP = DiagnosticKind(
    "odd-handicap", Severity.NOTE, "The handicap is a number of stones, 2 or more; 0 for none.", fix=CHANGE
)

# What is done to a position.

FALLS_OFF = DiagnosticKind(
    "falls-off-board",
    Severity.WARNING,
    Plural(
        "What is at {point} falls off the board.",
        "What is at {count:,} points falls off the board, the first at {point}.",
    ),
)
MOVE_FALLS_OFF = DiagnosticKind(
    "move-falls-off-board", Severity.WARNING, "The move at {point} falls off the board and becomes a pass."
)

ALL = kinds_in(vars())
"""The whole table."""
