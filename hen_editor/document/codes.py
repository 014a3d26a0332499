"""The table of problems of files as bytes, and the errors that carry them. No Qt: the command line uses it too."""

import os
from collections.abc import Sequence
from pathlib import Path

from hen_editor.core.diagnostics import Diagnostic, DiagnosticKind, Severity, kinds_in

NOT_REGULAR = DiagnosticKind("not-a-regular-file", Severity.ERROR, "It is not a regular file.")
ARCHIVE = DiagnosticKind("archive", Severity.ERROR, "It is an archive ({kind}). Unpack it, then open the files in it.")
TOO_LARGE = DiagnosticKind(
    "file-too-large",
    Severity.ERROR,
    "It is over the limit of {limit:,} MB. To raise the limit, set max-megabytes in the section [files] of {file}.",
)
MANY_NODES = DiagnosticKind(
    "many-nodes", Severity.ERROR, "It has about {count} million nodes. Open it in a window of its own."
)
OUT_OF_MEMORY = DiagnosticKind("out-of-memory", Severity.ERROR, "There is not enough memory.")
MISWRITTEN = DiagnosticKind(
    "miswritten",
    Severity.ERROR,
    "When reopened, the file would not show the same games. This is an error in HEN Editor; "
    "the document stays open with all your changes.",
)
CHANGED_MEANWHILE = DiagnosticKind(
    "changed-meanwhile", Severity.ERROR, "Another program changed it while it was being written."
)
MISRECORDED = DiagnosticKind(
    "misrecorded",
    Severity.ERROR,
    "What was recorded is not the document when it is read back. This is an error in HEN Editor.",
)
UNENCODABLE = DiagnosticKind("unencodable", Severity.ERROR, "The file's encoding can't represent all of its text.")
LOSSY = DiagnosticKind("lossy", Severity.ERROR, "Its format cannot store the whole document.")
HAS_LINKS = DiagnosticKind(
    "hard-links", Severity.ERROR, "It has other names (hard links), which would keep the old content."
)
HAS_METADATA = DiagnosticKind("metadata", Severity.ERROR, "It would lose its owner or its attributes.")
NO_FOLDER = DiagnosticKind("no-folder", Severity.ERROR, "There is no folder {folder}.")
PROTECTED_FOLDER = DiagnosticKind(
    "protected-folder",
    Severity.ERROR,
    "The system lets HEN Editor create no files in {folder}. It may be protected: allow HEN Editor in the settings for "
    "ransomware protection, or save elsewhere.",
)
OCCUPIED_FOLDER = DiagnosticKind("occupied-folder", Severity.ERROR, "{folder} is not a folder.")
LINKED_FOLDER = DiagnosticKind(
    "linked-folder", Severity.ERROR, "{folder} is a symbolic link, not a folder of HEN Editor's own."
)
CLOSED_FOLDER = DiagnosticKind("closed-folder", Severity.ERROR, "Its folder allows no new files.")
DISK_FAILED = DiagnosticKind(
    "disk-failed", Severity.ERROR, "The disk failed while the file was being written; the complete data is in {file}."
)

ALL = kinds_in(vars())
"""The whole table."""


class FileError(OSError):
    """A file that this program itself, not the system, refuses to read or write: `problem`; `str` is its message."""

    def __init__(self, problem: Diagnostic) -> None:
        super().__init__(problem.message)
        self.problem = problem

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle all attributes; OSError would restore the message only."""
        return type(self).__new__, (type(self),), {**vars(self), "args": self.args}


class MiswrittenError(FileError):
    """The bytes built for a file do not read back as what they were built from, so they were not written."""

    def __init__(self) -> None:
        super().__init__(MISWRITTEN.at())


class UnencodableError(FileError):
    """The text of a file would be misread in its encoding, so that it was not written."""

    def __init__(self) -> None:
        super().__init__(UNENCODABLE.at())


class LossyError(FileError):
    """The format of a file cannot store all of its games, so that it was not written. losses: what would be lost."""

    def __init__(self, losses: Sequence[Diagnostic]) -> None:
        super().__init__(LOSSY.at())
        self.losses = losses


class InPlaceError(FileError):
    """A file can only be overwritten in place; the problem says why.

    unkept: why its present bytes cannot be kept as an earlier version; None if they are kept or need not be.
    """

    def __init__(self, problem: Diagnostic, unkept: OSError | None = None) -> None:
        super().__init__(problem)
        self.unkept = unkept


class ChangedMeanwhileError(FileError):
    """A file was changed by another program, at the latest while it was being written; so it was not replaced."""

    def __init__(self) -> None:
        super().__init__(CHANGED_MEANWHILE.at())


class SpoiledFileError(FileError):
    """Neither the new nor the old bytes of a file could be written completely; the new ones are in another file."""

    def __init__(self, temporary: Path) -> None:
        super().__init__(DISK_FAILED.at(file=os.fsdecode(temporary)))
