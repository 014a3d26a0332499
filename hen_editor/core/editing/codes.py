"""The table of reasons why an edit is refused."""

from hen_editor.core.diagnostics import DiagnosticKind, Severity

NO_NUMBERS = DiagnosticKind(
    "no-numbers",
    Severity.ERROR,
    "No stone has a number; at least one numbered stone is needed to make moves of.",
)
NUMBER_TWICE = DiagnosticKind(
    "number-twice",
    Severity.ERROR,
    "Number {number} stands at {places}; moves can be made only where each number stands once.",
)
NUMBERS_CAPTURE = DiagnosticKind(
    "numbers-capture",
    Severity.ERROR,
    "Played in order, move {number} at {point} takes {taken} off the board, where this position has stones.",
)
NO_MOVES = DiagnosticKind("no-moves", Severity.ERROR, "No move was made before this position that could be numbered.")

NO_VARIATION = DiagnosticKind(
    "no-variation", Severity.ERROR, "There is no variation on the clipboard: that is no SGF, or one that says nothing."
)
OTHER_SIZE = DiagnosticKind(
    "other-size", Severity.ERROR, "The variation is for a board of {found} points; this game is played on {wanted}."
)
OTHER_BEGINNING = DiagnosticKind(
    "other-beginning", Severity.ERROR, "The games begin with different stones on the board; they cannot be merged."
)

OTHER_GAME = DiagnosticKind(
    "other-game",
    Severity.ERROR,
    "One of the two games is not Go (see GM in the node properties); they cannot be joined.",
)

ALL = (NO_NUMBERS, NUMBER_TWICE, NUMBERS_CAPTURE, NO_MOVES, NO_VARIATION, OTHER_SIZE, OTHER_BEGINNING, OTHER_GAME)
