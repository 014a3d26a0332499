"""The table of what is reported of a pasted text."""

from hen_editor.core.diagnostics import DiagnosticKind, Plural, Severity, kinds_in

NOTHING_FOUND = DiagnosticKind(
    "nothing-to-paste", Severity.ERROR, "Nothing to paste: no SGF, HEN, text diagram or list of moves was found."
)
TEXT_TOO_LONG = DiagnosticKind(
    "pasted-text-too-long",
    Severity.ERROR,
    "The text is not SGF, and too long to search for anything else (over {count:,} characters).",
)
COLORS_ALTERNATE = DiagnosticKind(
    "colours-alternate", Severity.NOTE, "The list names no colours; Black plays first, and colours alternate."
)
LINES_LEFT_OUT = DiagnosticKind(
    "lines-left-out",
    Severity.WARNING,
    Plural(
        "Line {lines} is not valid HEN and is left out.",
        "{count:,} lines are not valid HEN and are left out: {lines}.",
    ),
)
MORE_POSITIONS = DiagnosticKind(
    "more-positions",
    Severity.NOTE,
    "Only the first {count:,} positions are offered. To open all, save the text as a .hen file.",
)

ALL = kinds_in(vars())
"""The whole table."""
