"""The table of what a transform leaves out or leaves as it is."""

from hen_editor.core.diagnostics import DiagnosticKind, Plural, Severity
from hen_editor.core.translatable import QT_TRANSLATE_NOOP

FALLS_OFF = DiagnosticKind(
    "falls-off-board",
    Severity.WARNING,
    Plural(
        "What is at {point} falls off the board.",
        QT_TRANSLATE_NOOP("Problems", "What is at {count:,} points falls off the board, the first at {point}.", "", 2),
    ),
)
MOVE_FALLS_OFF = DiagnosticKind(
    "move-falls-off-board",
    Severity.WARNING,
    QT_TRANSLATE_NOOP("Problems", "The move at {point} falls off the board and becomes a pass."),
)

ALL: tuple[DiagnosticKind, ...] = tuple(kind for kind in list(vars().values()) if isinstance(kind, DiagnosticKind))
"""The whole table."""
