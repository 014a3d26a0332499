"""Every problem an SGF text can have: its code, how much it matters, and what the player is told."""

from hen_editor.core.diagnostics import DiagnosticKind, Severity

_ERROR, _WARNING, _NOTE = Severity.ERROR, Severity.WARNING, Severity.NOTE

NO_GAME = DiagnosticKind(
    "sgf-no-game", _ERROR, "There is no game here: an SGF game begins with (; and this text has none."
)
TEXT_OUTSIDE = DiagnosticKind("sgf-text-outside", _NOTE, "This text stands outside of the games; it is kept as it is.")
MISSING_OPENING = DiagnosticKind(
    "sgf-missing-opening", _WARNING, "The game does not begin with ( and was read as if it did."
)
MISSING_SEMICOLON = DiagnosticKind(
    "sgf-missing-semicolon", _WARNING, "A node does not begin with ; and was read as if it did."
)
MISSING_CLOSING = DiagnosticKind(
    "sgf-missing-closing", _WARNING, "The file ends before its games are closed: {count} ) missing."
)
EXTRA_CLOSING = DiagnosticKind("sgf-extra-closing", _WARNING, "There is a ) too many; it was passed over.")
EMPTY_VARIATION = DiagnosticKind("sgf-empty-variation", _WARNING, "A variation without a node was passed over.")
NOISE = DiagnosticKind("sgf-noise", _WARNING, "{text!r} is no property and was passed over; it is kept in the file.")
NO_VALUE = DiagnosticKind(
    "sgf-no-value",
    _WARNING,
    "The property {name} has no value in brackets and was passed over; it is kept in the file.",
)
UNNAMED_VALUE = DiagnosticKind(
    "sgf-unnamed-value",
    _WARNING,
    "A value stands here without a property name and was passed over; it is kept in the file.",
)
LOWER_CASE = DiagnosticKind(
    "sgf-lower-case", _WARNING, "The property {name} is written in lower case; it was read as {meant}."
)
UNESCAPED = DiagnosticKind(
    "sgf-unescaped-bracket",
    _WARNING,
    "A ] inside the text of {name} is not marked with \\; the text was read on to here.",
)
UNCLOSED = DiagnosticKind(
    "sgf-unclosed-value",
    _WARNING,
    "The value of {name} has no closing ]; it was ended where the next node seems to begin, or with the file.",
)

AND_MORE = DiagnosticKind("sgf-and-more", _NOTE, "There are {count} more problems of the kind {code!r}.")

UNDECODABLE = DiagnosticKind(
    "sgf-undecodable", _WARNING, "Some bytes are no characters of {encoding}; they are kept as they are."
)
WRONG_CHARSET = DiagnosticKind(
    "sgf-wrong-charset",
    _WARNING,
    "The file says that its encoding is {said}, which does not fit its bytes; it was read as {encoding}.",
)
UNKNOWN_CHARSET = DiagnosticKind(
    "sgf-unknown-charset", _WARNING, "The file names an encoding that is not known, {said}; it was read as {encoding}."
)
GUESSED_CHARSET = DiagnosticKind(
    "sgf-guessed-charset", _NOTE, "The file does not name its encoding; it was read as {encoding}, which fits best."
)
WIDER_CHARSET = DiagnosticKind(
    "sgf-wider-charset", _NOTE, "The file says {said} but holds characters of {encoding} and was read as that."
)
MIXED_CHARSETS = DiagnosticKind(
    "sgf-mixed-charsets", _NOTE, "The games of this file have different encodings; each was read in its own."
)
BROKEN_TEXT = DiagnosticKind(
    "sgf-broken-text", _WARNING, "Half characters in the text, which no file can hold, were replaced."
)
REPLACED = DiagnosticKind("sgf-replaced", _WARNING, "Bytes that are no characters became \ufffd here.")

ALL: tuple[DiagnosticKind, ...] = tuple(value for value in list(vars().values()) if isinstance(value, DiagnosticKind))
