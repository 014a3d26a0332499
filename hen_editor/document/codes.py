"""The table of problems of files as bytes, and the errors that carry them. No Qt: the command line uses it too."""

from hen_editor.core.diagnostics import Diagnostic, DiagnosticKind, Severity
from hen_editor.core.translatable import QT_TRANSLATE_NOOP

NOT_REGULAR = DiagnosticKind(
    "not-a-regular-file",
    Severity.ERROR,
    QT_TRANSLATE_NOOP("Problems", "It is not a regular file."),
)
ARCHIVE = DiagnosticKind(
    "archive",
    Severity.ERROR,
    QT_TRANSLATE_NOOP("Problems", "It is an archive ({kind}). Unpack it, then open the files in it."),
)
TOO_LARGE = DiagnosticKind(
    "file-too-large",
    Severity.ERROR,
    QT_TRANSLATE_NOOP(
        "Problems",
        "It is over the limit of {limit:,} MB. To raise the limit, set max-megabytes in the section [files] of {file}.",
    ),
)
OUT_OF_MEMORY = DiagnosticKind(
    "out-of-memory",
    Severity.ERROR,
    QT_TRANSLATE_NOOP("Problems", "There is not enough memory."),
)
MISWRITTEN = DiagnosticKind(
    "miswritten",
    Severity.ERROR,
    QT_TRANSLATE_NOOP(
        "Problems",
        "When reopened, the file would not show the same games. This is an error in HEN Editor; "
        "the document stays open with all your changes.",
    ),
)
CHANGED_MEANWHILE = DiagnosticKind(
    "changed-meanwhile",
    Severity.ERROR,
    QT_TRANSLATE_NOOP("Problems", "Another program changed it while it was being written."),
)
MISRECORDED = DiagnosticKind(
    "misrecorded",
    Severity.ERROR,
    QT_TRANSLATE_NOOP(
        "Problems", "What was recorded is not the document when it is read back. This is an error in HEN Editor."
    ),
)
UNENCODABLE = DiagnosticKind(
    "unencodable",
    Severity.ERROR,
    QT_TRANSLATE_NOOP("Problems", "The file's encoding can't represent all of its text."),
)
HAS_LINKS = DiagnosticKind(
    "hard-links",
    Severity.ERROR,
    QT_TRANSLATE_NOOP("Problems", "It has other names (hard links), which would keep the old content."),
)
HAS_METADATA = DiagnosticKind(
    "metadata",
    Severity.ERROR,
    QT_TRANSLATE_NOOP("Problems", "It would lose its owner or its attributes."),
)
NO_FOLDER = DiagnosticKind(
    "no-folder",
    Severity.ERROR,
    QT_TRANSLATE_NOOP("Problems", "There is no folder {folder}."),
)
OCCUPIED_FOLDER = DiagnosticKind(
    "occupied-folder",
    Severity.ERROR,
    QT_TRANSLATE_NOOP("Problems", "{folder} is not a folder."),
)
LINKED_FOLDER = DiagnosticKind(
    "linked-folder",
    Severity.ERROR,
    QT_TRANSLATE_NOOP("Problems", "{folder} is a symbolic link, not a folder of HEN Editor's own."),
)
CLOSED_FOLDER = DiagnosticKind(
    "closed-folder",
    Severity.ERROR,
    QT_TRANSLATE_NOOP("Problems", "Its folder allows no new files."),
)
DISK_FAILED = DiagnosticKind(
    "disk-failed",
    Severity.ERROR,
    QT_TRANSLATE_NOOP("Problems", "The disk failed while the file was being written; the complete data is in {file}."),
)

ALL: tuple[DiagnosticKind, ...] = tuple(kind for kind in list(vars().values()) if isinstance(kind, DiagnosticKind))
"""The whole table."""


class FileError(OSError):
    """A file that is not read or written for a reason of this program's own: `problem`; `str` is its message."""

    def __init__(self, problem: Diagnostic) -> None:
        super().__init__(problem.message)
        self.problem = problem
