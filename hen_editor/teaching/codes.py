"""The table of what a problem still lacks for those who are to solve it."""

from hen_editor.core.diagnostics import DiagnosticKind, Plural, Severity, kinds_in

_WARNING, _NOTE = Severity.WARNING, Severity.NOTE

NO_SOLUTION = DiagnosticKind("no-solution", _WARNING, "No move solves it.")
NONE_RIGHT = DiagnosticKind("none-right", _WARNING, "No move is marked as right; its first line counts as that.")
NONE_WRONG = DiagnosticKind("none-wrong", _NOTE, "It shows no wrong move.")
OPEN_LINES = DiagnosticKind(
    "open-lines",
    _WARNING,
    Plural("A line ends without right or wrong.", "{count:,} lines end without right or wrong."),
)
MANY_NODES = DiagnosticKind(
    "many-nodes-for-page", _WARNING, "It has over {count:,} nodes, too many for a web page, and is not checked further."
)

ALL = kinds_in(vars())
"""The whole table."""
