"""What other programs do to the file of a document: it is reloaded, or a bar asks what to do."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from hen_editor.document.files import File, readable
from hen_editor.document.loading import Loading
from hen_editor.document.watch import Change, Seen, Watch
from hen_editor.ui.dialogs.messages import reason, refuse
from hen_editor.ui.widgets.notice_bar import NoticeButton
from hen_editor.ui.window.notices.notice import Notice
from hen_editor.ui.window.notices.source_notice import SourceNotice
from hen_editor.ui.wording import message

if TYPE_CHECKING:
    from hen_editor.ui.window.session import Session

NEXT_LOOK = 500
"""The interval at which to check whether the user is still busy, in milliseconds."""


class FileNotice(QObject):
    """Follows the file of a window's document.

    If nothing would be lost, the document is reloaded, and a bar offers to undo that. Otherwise a bar asks, and blocks
    nothing. A removed file is told in the title. Another bar tells that a recovered document is a copy of its file.
    """

    def __init__(self, session: "Session", source: SourceNotice) -> None:
        super().__init__(session.window)
        self._session = session
        self._document = session.document
        self._source = source
        self._notice = Notice(session)
        self._seen = Seen(Change.NONE)
        self._loading: Loading | None = None
        self._is_reloaded = False
        self._busy = QTimer(self, singleShot=True, interval=NEXT_LOOK)
        self._busy.timeout.connect(self._follow)
        self._watch = Watch(self._document, self)
        self._watch.seen.connect(self._take)
        self._document.opened.connect(self._forget)
        self._document.undo_stack.indexChanged.connect(self._close_undo)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.focusWindowChanged.connect(self._look_if_active)

    def reload(self) -> None:
        """Replace the document by what is in its file, as one undo step."""
        self._read(self._document.path, None, self._show, self._refuse)

    def compare(self) -> None:
        """Show what differs between the document and its file."""
        self._compare_with(self._document.path)

    def show_copied(self, path: Path) -> None:
        """Tell that the document was recovered as a copy, because another program has changed its file."""
        sentence = self.tr("{file} was changed by another program; the recovered document is shown as a copy.")
        compare = self.tr("Show what differs between this document and the file")
        self._is_reloaded = False
        self._notice.show(
            sentence.format(file=readable(path.name)),
            NoticeButton(self.tr("Compare"), compare, lambda: self._session.dispatch(lambda: self._compare_with(path))),
        )

    def _look_if_active(self) -> None:
        if self._session.window.isActiveWindow():
            self._watch.look()

    def _take(self, seen: Seen) -> None:
        self._seen = seen
        self._follow()

    def _follow(self) -> None:
        """Do what the file asks for, once the user is in the middle of nothing."""
        self._cancel()
        if self._seen.change is Change.CONTENT and self._is_user_busy():
            self._busy.start()
            return
        self._document.note_removed(is_removed=self._seen.change is Change.REMOVED)
        if self._seen.change is Change.CONTENT:
            self._session.dispatch(self._reload_or_ask)
        elif not self._is_reloaded:
            self._hide()

    def _reload_or_ask(self) -> None:
        if self._holds_work():
            self._ask()
        else:
            data = self._seen.data
            self._read(self._document.path, data, self._show_unless_busy, lambda why: self._ask())

    def _holds_work(self) -> bool:
        """Return whether reloading would lose anything, if only what can be redone."""
        document = self._document
        return document.is_modified or document.has_draft or document.undo_stack.canRedo()

    def _is_user_busy(self) -> bool:
        """Return whether a dialog or a menu is open, a mouse button is pressed, or a reload would end what is done."""
        return (
            QApplication.activeModalWidget() is not None
            or QApplication.activePopupWidget() is not None
            or QApplication.mouseButtons() != Qt.MouseButton.NoButton
            or self._session.state.is_user_busy
        )

    def _read(
        self,
        path: Path | None,
        data: bytes | None,
        show: Callable[[File], object],
        refuse: Callable[[str], object],
    ) -> None:
        """Read a file, or these bytes of it, and show it; or else say why that is impossible."""
        self._cancel()
        loading = self._loading = Loading(path, self, data, formats=self._document.formats)
        loading.large.connect(loading.go_on)
        loading.read.connect(lambda file: self._take_read(file, show, refuse))
        loading.refused.connect(lambda error: self._take_refused(reason(error), refuse))
        loading.start()

    def _take_read(self, file: File, show: Callable[[File], object], refuse: Callable[[str], object]) -> None:
        self._cancel()
        if file.refusal is not None:
            refuse(message(file.refusal))
        elif file.path is None:
            refuse(self.tr("It is a text that only quotes a position."))
        else:
            show(file)

    def _take_refused(self, why: str, refuse: Callable[[str], object]) -> None:
        self._cancel()
        refuse(why)

    def _cancel(self) -> None:
        self._busy.stop()
        if self._loading is not None:
            self._loading.cancel()
            self._loading.deleteLater()
            self._loading = None

    def _show_unless_busy(self, file: File) -> None:
        """Show the file, unless there is work to lose by now."""
        if self._holds_work() or self._is_user_busy():
            self._follow()
        else:
            self._show(file)

    def _show(self, file: File) -> None:
        self._document.reload(file)
        self._source.show_file()
        if self._document.is_read_only:
            self._session.show_status(self._reloaded())
        else:
            self._offer_undo()

    def _compare_with(self, path: Path | None) -> None:
        self._read(path, None, self._show_compared, lambda why: self._refuse(why, path))

    def _show_compared(self, file: File) -> None:
        from hen_editor.ui.dialogs.game.compare import Side, compare

        if file.collection is not None:
            mine = Side(self.tr("This document"), self._document.snapshot.collection)
            compare(mine, Side(self.tr("The file"), file.collection), self._session.window)

    def _refuse(self, why: str, path: Path | None = None) -> None:
        name = self._document.name if path is None else readable(path.name)
        refuse(self._session.window, self.tr("{file} could not be opened.").format(file=name), why)

    def _ask(self) -> None:
        sentence = self.tr("{file} was changed by another program.").format(file=self._document.name)
        reload = self.tr("Replace this document with the file; this can be undone")
        keep = self.tr("Keep this document; saving it replaces the file")
        compare = self.tr("Show what differs between this document and the file")
        self._is_reloaded = False
        self._notice.show(
            sentence,
            NoticeButton(self.tr("Reload"), reload, lambda: self._session.dispatch(self.reload)),
            NoticeButton(self.tr("Keep mine"), keep, self._keep),
            NoticeButton(self.tr("Compare"), compare, lambda: self._session.dispatch(self.compare)),
        )

    def _offer_undo(self) -> None:
        undo = NoticeButton(self.tr("Undo"), self.tr("Go back to the document as it was before"), self._undo)
        self._is_reloaded = True
        self._notice.show(self._reloaded(), undo)

    def _reloaded(self) -> str:
        return self.tr("{file} was changed by another program and reloaded.").format(file=self._document.name)

    def _keep(self) -> None:
        self._document.keep(self._seen.data)
        self._hide()

    def _undo(self) -> None:
        self._session.dispatch(self._document.undo_stack.undo)

    def _close_undo(self) -> None:
        """Close the bar that offers to undo a reload when the history goes on or back."""
        if self._is_reloaded:
            self._hide()

    def _forget(self) -> None:
        """Forget the file of the document before."""
        self._cancel()
        self._seen = Seen(Change.NONE)
        self._hide()

    def _hide(self) -> None:
        self._is_reloaded = False
        self._notice.hide()
