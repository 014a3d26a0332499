"""The table of problems that come from reading games as positions and from carrying positions between notations."""

from hen_editor.core.diagnostics import DiagnosticKind, Severity

HEN_UNREADABLE = DiagnosticKind(
    "hen-property-unreadable",
    Severity.WARNING,
    "What this node's HEN[...] says is left out, and kept in the file: {reason}",
)
STONE_LEFT_OUT = DiagnosticKind(
    "coloured-stone-left-out",
    Severity.WARNING,
    "The coloured stone at {point} is left out: a black or white stone stands there now.",
)
NUMBER_LEFT_OUT = DiagnosticKind(
    "numbered-stone-gone",
    Severity.WARNING,
    "The number at {point} is left out: the stone that it was for is gone.",
)
LOST_MOVE = DiagnosticKind(
    "move-no-longer-possible",
    Severity.WARNING,
    "Move {number} at {point} can no longer be played: {reason}",
)
LOST_MOVES = DiagnosticKind(
    "moves-no-longer-possible",
    Severity.WARNING,
    "{count} moves can no longer be played: {numbers}",
)
ONE_OF_LOST_MOVES = DiagnosticKind(
    "one-of-moves-no-longer-possible",
    Severity.WARNING,
    "Move {number} at {point}: {reason}",
)
NOT_IN_HEN = DiagnosticKind(
    "not-in-hen",
    Severity.NOTE,
    "HEN has no words for {what}; it stays in the game and is not part of the HEN text.",
)
WORDS_LEFT_OUT = DiagnosticKind(
    "words-left-out",
    Severity.NOTE,
    "Of this text the HEN alone was read; the words around it are left out.",
)
NOT_IN_FORMAT = DiagnosticKind(
    "not-in-format",
    Severity.NOTE,
    "{format} cannot hold {what}; it is left out.",
)
NO_GAME_AND_NO_HEN = DiagnosticKind(
    "no-game-and-no-hen",
    Severity.ERROR,
    "There is no SGF game and no HEN in it.",
)
NO_HEN = DiagnosticKind(
    "no-hen",
    Severity.ERROR,
    "There is no HEN in the file.",
)
HEN_NOT_UTF8 = DiagnosticKind(
    "hen-not-utf-8",
    Severity.ERROR,
    "A HEN file is text in UTF-8; this one is not.",
)
LONG_HEN = DiagnosticKind(
    "hen-too-long",
    Severity.ERROR,
    "A position in it takes more than {count} characters.",
)
EMPTY_FILE = DiagnosticKind(
    "empty-file",
    Severity.ERROR,
    "The file is empty.",
)
CROWDED_NODE = DiagnosticKind(
    "crowded-node",
    Severity.ERROR,
    "A node in it has more than {count} properties, as no Go program writes them.",
)

ALL = (
    HEN_UNREADABLE,
    STONE_LEFT_OUT,
    NUMBER_LEFT_OUT,
    LOST_MOVE,
    LOST_MOVES,
    ONE_OF_LOST_MOVES,
    NOT_IN_HEN,
    WORDS_LEFT_OUT,
    NOT_IN_FORMAT,
    NO_GAME_AND_NO_HEN,
    NO_HEN,
    HEN_NOT_UTF8,
    LONG_HEN,
    EMPTY_FILE,
    CROWDED_NODE,
)
