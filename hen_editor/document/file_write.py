"""A file that is written for a document: its bytes are built, then it is replaced; both may be done in a thread."""

from dataclasses import dataclass
from pathlib import Path

from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.progress import Progress, unreported
from hen_editor.document import saving, versions
from hen_editor.document.codes import ChangedMeanwhileError
from hen_editor.document.copies import Copy
from hen_editor.document.file_bytes import holds_other
from hen_editor.document.files import File, is_same_file


@dataclass(eq=False, slots=True)
class FileWrite:
    """A file that is to be written.

    copy: builds its bytes. file, opened: the document's file, and as it was opened. overwrites: whether changes of that
    file by other programs may be lost. saved: what is saved to it, None if it does not become the document's file.
    in_place: whether it may be overwritten in place even if what it replaces is not kept; None if not at all.
    is_export: whether nothing it replaces is kept, and it may be overwritten in place.

    Set by `build`: data: its bytes; is_own: whether it is the document's file already; known: the bytes that it must
    still have, None if it may have any. Set by `write`: unkept: why what it replaced is not kept as an earlier version,
    None if it is.
    """

    path: Path
    copy: Copy
    file: File
    opened: File
    overwrites: bool = False
    saved: Snapshot | None = None
    in_place: bool | None = None
    is_export: bool = False
    data: bytes = b""
    is_own: bool = False
    known: bytes | None = None
    unkept: OSError | None = None

    def build(self, progress: Progress = unreported) -> None:
        """Build the bytes.

        Raises what building raises, OSError if the document's file cannot be read, and else ChangedMeanwhileError if
        another program has changed it.
        """
        own = self.file.path
        self.is_own = own is not None and is_same_file(own, self.path)
        is_changed = False
        if own is not None and self.is_own and not self.overwrites:
            is_changed = holds_other(own, self.file.data)
            self.known = self.file.data
        self.data = self.copy(progress)
        if is_changed:
            raise ChangedMeanwhileError

    def write(self, progress: Progress = unreported) -> None:
        """Replace the file; keep what was there as an earlier version, if possible. Raises OSError."""
        progress(1.0)
        if self.is_export:
            saving.write(self.path, self.data, known=self.known)
        else:
            self.unkept = versions.replace(self.path, self.data, self.in_place, self.known)
