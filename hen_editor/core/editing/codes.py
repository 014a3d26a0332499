"""The table of reasons why an edit is refused."""

from hen_editor.core.diagnostics import DiagnosticKind, Severity, kinds_in

NO_NUMBERS = DiagnosticKind(
    "no-numbers", Severity.ERROR, "No stone has a number; at least one numbered stone is needed."
)
NUMBER_TWICE = DiagnosticKind(
    "number-twice", Severity.ERROR, "Number {number} appears at {names}; each number may be used only once."
)
NUMBERS_CAPTURE = DiagnosticKind(
    "numbers-capture",
    Severity.ERROR,
    "Played in order, move {number} at {point} captures {names}, where this position has stones.",
)
NO_MOVES = DiagnosticKind("no-moves", Severity.ERROR, "There are no moves to number before this position.")
BEFORE_ROOT = DiagnosticKind("before-root", Severity.ERROR, "Nothing can be inserted before the start of the game.")
NOT_BLACK_OR_WHITE = DiagnosticKind(
    "not-black-or-white", Severity.ERROR, "This is only possible for a move of Black or White."
)
NO_EARLIER_MOVE = DiagnosticKind(
    "no-earlier-move", Severity.ERROR, "This player has no earlier move to exchange this one with."
)

NO_VARIATION = DiagnosticKind(
    "no-variation", Severity.ERROR, "The clipboard has no variation: it is not SGF, or has no moves or setup."
)
OTHER_SIZE = DiagnosticKind(
    "other-size", Severity.ERROR, "The variation is for a {found} board; this game is played on {wanted}."
)
OTHER_BEGINNING = DiagnosticKind(
    "other-beginning", Severity.ERROR, "The games start with different positions; they cannot be merged."
)

OTHER_GAME = DiagnosticKind(
    "other-game",
    Severity.ERROR,
    "One of the two games is not Go (see GM in the node properties); they cannot be merged.",
)
PASTE_OF_OTHER_SIZE = DiagnosticKind(
    "paste-of-other-size", Severity.ERROR, "This game is on {here}; a {there} board does not fit."
)
NOT_GO = DiagnosticKind("game-other-than-go", Severity.ERROR, "This game is not Go: it has no position.")

NEEDS_HEN = DiagnosticKind(
    "needs-hen",
    Severity.ERROR,
    "SGF cannot store this; HEN can, but not on boards with more than 25 columns, for which it has no letters.",
)
LAST_GAME = DiagnosticKind("last-game", Severity.ERROR, "A file needs at least one game.")

ALL = kinds_in(vars())
"""The whole table."""
