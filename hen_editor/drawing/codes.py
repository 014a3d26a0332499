"""The table of what is wrong with files of styles."""

from hen_editor.core.diagnostics import DiagnosticKind, Severity, kinds_in

_ERROR = Severity.ERROR

NOT_TOML = DiagnosticKind("style-not-toml", _ERROR, "It is not TOML: {reason}.")
TOO_LONG = DiagnosticKind("style-too-long", _ERROR, "It is not a style: it has over {count:,} characters.")
UNREADABLE = DiagnosticKind("style-unreadable", _ERROR, "It cannot be read: {reason}.")
UNKNOWN_STYLE = DiagnosticKind("style-unknown", _ERROR, "There is no style “{name}”, only {names}.")
UNKNOWN_KEY = DiagnosticKind("style-key", _ERROR, "A style has no “{key}”, only base, {keys}.")
NO_COLOR = DiagnosticKind(
    "style-color", _ERROR, '“{key}” is not a color, such as "#d3a35a" or "#d3a35a80"; it is {value}.'
)
NO_BOARD = DiagnosticKind(
    "style-board", _ERROR, '“{key}” is not a list of at most two colors, such as ["#ffffff"]; it is {value}.'
)
NO_WIDTH = DiagnosticKind(
    "style-width",
    _ERROR,
    "“{key}” is not a width from 0 to 0.5, where 1 is the distance between two lines; it is {value}.",
)
NO_FINISH = DiagnosticKind("style-finish", _ERROR, "“{key}” is not one of {names}; it is {value}.")
NO_SWITCH = DiagnosticKind("style-switch", _ERROR, NO_FINISH.template)

ALL = kinds_in(vars())
"""The whole table."""
