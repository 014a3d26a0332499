"""Opening files: quick ones at once, others while the window stays alive."""

from collections.abc import Callable
from pathlib import Path

from PySide6 import QtWidgets
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.sgf import Estimate
from hen_editor.document.document import Document
from hen_editor.document.files import File
from hen_editor.document.loading import Loading
from hen_editor.ui.messages import reason, refuse

PATIENCE = 300
"""Milliseconds for which nothing is said about a file that is being read."""

NEXT_LOOK = 100
"""Milliseconds from one look to the next at whether a dialog is still open."""


class Opening(QObject):
    """Reads files into a document, which stays as it is until the new one is whole.

    may_leave: asks about unsaved changes, and tells whether the document may be left.

    opened: the path of a file that is now the document's. slow: the `Loading` of a file that takes its time; at the
    end of it, None.
    """

    opened = Signal(object)
    slow = Signal(object)

    def __init__(self, document: Document, window: QWidget, may_leave: Callable[[], bool]) -> None:
        super().__init__(window)
        self._document = document
        self._window = window
        self._may_leave = may_leave
        self._loading: Loading | None = None
        self._left: Snapshot | None = None
        self._then: Callable[[], object] | None = None
        self._otherwise: Callable[[], object] | None = None
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(lambda: self.slow.emit(self._loading))

    @property
    def is_busy(self) -> bool:
        """Whether a file is being read."""
        return self._loading is not None

    def open(self, path: Path, then: Callable[[], object] | None = None) -> bool:
        """Open a file in place of any that is being opened; return whether it was opened at once.

        then: called when it is open, now or later.
        """
        if not self._may_leave():
            return False
        return self._begin(Loading(path, self), self._document.snapshot, then)

    def read_again(self, encoding: str) -> None:
        """Read the bytes that the document was read from in another encoding."""
        if self._may_leave():
            again = Loading(self._document.path, self, self._document.bytes_read, encoding)
            self._begin(again, self._document.snapshot)

    def open_text(self, text: str, otherwise: Callable[[], object]) -> None:
        """Open the games of an SGF text as a new document; unsaved changes are asked about only when there are any.

        otherwise: called when there are none, now or later.
        """
        self._begin(Loading(None, self, text=text), None, otherwise=otherwise)

    def _begin(
        self,
        loading: Loading,
        left: Snapshot | None,
        then: Callable[[], object] | None = None,
        otherwise: Callable[[], object] | None = None,
    ) -> bool:
        self.cancel()
        before = self._document.snapshot
        self._left, self._then, self._otherwise = left, then, otherwise
        self._loading = loading
        loading.large.connect(self._ask_about)
        loading.read.connect(self._take)
        loading.refused.connect(self._refuse)
        self._patience.start()
        loading.start()
        return self._document.snapshot.collection is not before.collection

    def cancel(self) -> None:
        """Read no more of a file that is being opened; the document stays as it is."""
        if self._loading is not None:
            self._loading.cancel()
            self._loading.deleteLater()
            self._loading = self._left = None
            self._patience.stop()
            self.slow.emit(None)

    def _ask_about(self, estimate: Estimate) -> None:
        """Ask whether a very large file is to be opened."""
        loading = self._loading
        assert loading is not None
        button = QtWidgets.QMessageBox.StandardButton
        box = QtWidgets.QMessageBox(
            QtWidgets.QMessageBox.Icon.Question, self.tr("HEN Editor"), "", button.Cancel, self._window
        )
        box.setText(
            self.tr("{file} has about {count} million nodes.").format(
                file=loading.name, count=round(estimate.nodes / 1e6)
            )
        )
        box.setInformativeText(
            self.tr("Opening it takes about {size} MB of memory.").format(size=f"{estimate.memory / 1e6:,.0f}")
        )
        go_on = box.addButton(self.tr("&Open"), QtWidgets.QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(button.Cancel)
        box.exec()
        if box.clickedButton() is go_on:
            loading.go_on()
        elif loading is self._loading:
            self.cancel()

    def _take(self, file: File) -> None:
        """Show what was read, once no dialog is open whose answer is about the document that is shown."""
        loading = self._loading
        assert loading is not None
        if QApplication.activeModalWidget() is not None:
            QTimer.singleShot(NEXT_LOOK, loading, lambda: self._take(file))
            return
        is_as_left = self._is_as_left()
        self.cancel()
        if file.collection is None and self._otherwise is not None:
            self._otherwise()
        elif file.collection is None:
            self._say_refused(loading.name, file.refusal)
        elif is_as_left or self._may_leave():
            self._document.begin(file, saved=loading.text is None)
            if file.path is not None:
                self.opened.emit(file.path)
            if self._then is not None:
                self._then()

    def _is_as_left(self) -> bool:
        """Tell whether all that is unsaved or unfinished in the document is what the user agreed to leave."""
        left, now = self._left, self._document.snapshot
        if left is None or now.collection is not left.collection:
            return False
        return not self._document.has_draft or (now.field, now.drafts) == (left.field, left.drafts)

    def _refuse(self, error: OSError | MemoryError) -> None:
        loading = self._loading
        assert loading is not None
        self.cancel()
        why = reason(error) if isinstance(error, OSError) else self.tr("There is not enough memory for it.")
        self._say_refused(loading.name, why)

    def _say_refused(self, name: str, why: str) -> None:
        refuse(self._window, self.tr("{file} could not be opened.").format(file=name), why)
