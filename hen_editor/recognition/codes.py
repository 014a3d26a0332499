"""The table of what is reported of boards in pictures."""

from hen_editor.core.board import Color
from hen_editor.core.diagnostics import Choice, DiagnosticKind, Plural, Severity, kinds_in

_ERROR, _WARNING, _NOTE = Severity

NO_BOARD = DiagnosticKind("no-board-in-picture", _ERROR, "No Go board was found in this picture.")
TOO_LARGE = DiagnosticKind(
    "picture-of-too-many-pixels",
    _ERROR,
    "This picture has {width:,} by {height:,} pixels, more than can be looked through.",
)
TOO_SLOW = DiagnosticKind(
    "picture-too-slow", _ERROR, "This picture was not decoded within {seconds} seconds, and is left alone."
)
NOT_DECODED = DiagnosticKind(
    "picture-not-decoded", _ERROR, "This picture could not be decoded: it is damaged, or needs too much memory."
)
UNREADABLE = DiagnosticKind("picture-unreadable", _ERROR, "This is not a picture that can be read.")
IN_DOUBT = DiagnosticKind(
    "point-in-doubt",
    _WARNING,
    Choice(
        "readings",
        {
            frozenset({Color.BLACK, Color.WHITE}): "{point} may be black or white.",
            frozenset({Color.BLACK, None}): "{point} may be black or empty.",
            frozenset({Color.WHITE, None}): "{point} may be white or empty.",
            frozenset({Color.BLACK, Color.WHITE, None}): "{point} may be black, white or empty.",
        },
    ),
)
CHECK = DiagnosticKind("board-to-check", _WARNING, "This board was not read surely; compare it with the picture.")
PLACED = DiagnosticKind(
    "part-placed", _NOTE, "The picture shows a part of a board; it is taken for {part} of a board of {size}."
)
UNREAD = DiagnosticKind(
    "number-unread",
    _NOTE,
    Plural(
        "The number on the stone at {names} was not read.",
        "The numbers on {count} stones were not read: {names}.",
    ),
)
ALL = kinds_in(vars())
"""The whole table."""
