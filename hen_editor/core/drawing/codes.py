"""The table of what is wrong with files of styles."""

from hen_editor.core.diagnostics import DiagnosticKind, Severity
from hen_editor.core.translatable import QT_TRANSLATE_NOOP

_ERROR = Severity.ERROR

NOT_TOML = DiagnosticKind("style-not-toml", _ERROR, QT_TRANSLATE_NOOP("Problems", "It is not TOML: {reason}."))
TOO_LONG = DiagnosticKind(
    "style-too-long",
    _ERROR,
    QT_TRANSLATE_NOOP("Problems", "It is not a style: it has over {count:,} characters.", "", 2),
)
UNREADABLE = DiagnosticKind("style-unreadable", _ERROR, QT_TRANSLATE_NOOP("Problems", "It cannot be read: {reason}."))
UNKNOWN_STYLE = DiagnosticKind(
    "style-unknown", _ERROR, QT_TRANSLATE_NOOP("Problems", "There is no style “{name}”, only {names}.")
)
UNKNOWN_KEY = DiagnosticKind(
    "style-key", _ERROR, QT_TRANSLATE_NOOP("Problems", "A style has no “{key}”, only base, {keys}.")
)
NO_COLOR = DiagnosticKind(
    "style-color",
    _ERROR,
    QT_TRANSLATE_NOOP("Problems", '“{key}” is not a color, such as "#d3a35a" or "#d3a35a80"; it is {value}.'),
)
NO_BOARD = DiagnosticKind(
    "style-board",
    _ERROR,
    QT_TRANSLATE_NOOP("Problems", '“{key}” is not a list of at most two colors, such as ["#ffffff"]; it is {value}.'),
)
NO_WIDTH = DiagnosticKind(
    "style-width",
    _ERROR,
    QT_TRANSLATE_NOOP(
        "Problems", "“{key}” is not a width from 0 to 0.5, where 1 is the distance between two lines; it is {value}."
    ),
)
NO_FINISH = DiagnosticKind(
    "style-finish", _ERROR, QT_TRANSLATE_NOOP("Problems", "“{key}” is not one of {names}; it is {value}.")
)

ALL: tuple[DiagnosticKind, ...] = tuple(kind for kind in list(vars().values()) if isinstance(kind, DiagnosticKind))
"""The whole table."""
