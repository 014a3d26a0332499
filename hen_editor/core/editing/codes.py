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

ALL = (NO_NUMBERS, NUMBER_TWICE, NUMBERS_CAPTURE, NO_MOVES)
