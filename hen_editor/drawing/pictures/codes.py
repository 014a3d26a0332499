"""The table of problems of pictures that carry positions."""

from hen_editor.core.diagnostics import DiagnosticKind, Severity, kinds_in

NOT_OF_FORMAT = DiagnosticKind("not-of-picture-format", Severity.ERROR, "It does not begin like a {format} file.")
CUT_OFF = DiagnosticKind(
    "picture-cut-off", Severity.WARNING, "The file is cut off or damaged; what follows the damage was not searched."
)
TOO_LARGE = DiagnosticKind(
    "picture-too-large", Severity.WARNING, "The file is too large to be searched completely for a position."
)
TOO_MANY = DiagnosticKind(
    "too-many-carried", Severity.WARNING, "It carries too much HEN or SGF; only the beginning was read."
)
TEXT_TOO_LONG = DiagnosticKind(
    "carried-text-too-long", Severity.WARNING, "A text of HEN or SGF in it is too long and was left out."
)
TEXT_DAMAGED = DiagnosticKind(
    "carried-text-damaged", Severity.WARNING, "A compressed text of HEN or SGF in it is damaged and was left out."
)
WRONG_CHECKSUM = DiagnosticKind(
    "wrong-checksum", Severity.NOTE, "The checksum of the text {keyword} is wrong; the text may be damaged."
)
HAS_ENTITIES = DiagnosticKind(
    "picture-has-entities", Severity.WARNING, "It declares entities, which are not read in pictures."
)
ENCRYPTED = DiagnosticKind(
    "document-encrypted", Severity.WARNING, "The document is encrypted, so that its attachments cannot be read."
)
POSITION_NOT_CARRIED = DiagnosticKind(
    "position-not-carried",
    Severity.NOTE,
    "The board is too large for HEN: the picture does not carry its position.",
)
UNKNOWN_COMPRESSION = DiagnosticKind(
    "unknown-compression", Severity.WARNING, "An attachment is compressed in a way that cannot be read."
)

ALL = kinds_in(vars())
"""The whole table."""
