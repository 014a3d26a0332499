"""The table of what is reported of a pasted text."""

from hen_editor.core.diagnostics import DiagnosticKind, Severity, kinds_in

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

ALL = kinds_in(vars())
"""The whole table."""
