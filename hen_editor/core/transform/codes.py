"""The table of what a transform leaves out or leaves as it is."""

from hen_editor.core.diagnostics import DiagnosticKind, Severity, kinds_in

NEWLY_ON_BOARD = DiagnosticKind(
    "off-board-value-removed",
    Severity.WARNING,
    "{name}[{value}] was off the board and is removed: it would be on the board now.",
)
HEN_KEPT = DiagnosticKind(
    "hen-property-kept", Severity.NOTE, "The HEN[...] of this node is ignored and stays as it is."
)
HEN_NEWLY_ON_BOARD = DiagnosticKind(
    "hen-property-removed",
    Severity.WARNING,
    "The HEN[...] of this node was ignored and is removed: it would be read now.",
)
HEN_TOO_WIDE = DiagnosticKind(
    "hen-property-too-wide",
    Severity.WARNING,
    "The HEN[...] of this node is removed: HEN has letters for 25 columns only.",
)
NAME_FALLS_OFF = DiagnosticKind(
    "point-name-falls-off-board", Severity.NOTE, "The text names {name}, which falls off the board; the name stays."
)
UNKNOWN_KEPT = DiagnosticKind(
    "unknown-properties-kept", Severity.NOTE, "Unknown properties stay as they are, even if they name points: {names}."
)
VARIATION_SIZE = DiagnosticKind("size-of-variation", Severity.ERROR, "Only a whole game can be resized.")
NOT_GO_KEPT = DiagnosticKind("game-other-than-go-kept", Severity.WARNING, "A game other than Go stays as it is.")

# What stays when colours are swapped.
RESULT_KEPT = DiagnosticKind(
    "result-kept", Severity.WARNING, "The result “{value}” stays as it is: it does not begin with a colour."
)
HANDICAP_KEPT = DiagnosticKind(
    "handicap-kept", Severity.NOTE, "The handicap stays as it is, but its stones are White's now."
)
KOMI_KEPT = DiagnosticKind("komi-kept", Severity.NOTE, "The komi stays as it is; White still gets it.")
MOVES_REORDERED = DiagnosticKind(
    "two-moves-reordered",
    Severity.WARNING,
    "The two moves of this node are played in the other order now, Black's first.",
)
COLOR_WORDS_KEPT = DiagnosticKind(
    "colour-words-kept", Severity.NOTE, "Words such as “Black” are not swapped in comments."
)

ALL = kinds_in(vars())
"""The whole table."""
