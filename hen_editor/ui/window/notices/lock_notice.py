"""A file that is open in another process: it is read-only here, and a bar says where it is open."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from hen_editor.document.locks import DocumentLock, Owner
from hen_editor.ui.widgets.notice_bar import NoticeButton
from hen_editor.ui.window.notices.notice import Notice

if TYPE_CHECKING:
    from pathlib import Path

    from hen_editor.ui.window.session import Session


class LockNotice(QObject):
    """Keeps a window's document from being edited while another process has its file open."""

    def __init__(self, session: "Session") -> None:
        super().__init__(session.window)
        self._session = session
        self._document = session.document
        self._notice = Notice(session)
        self._locked: Path | None = None  # the file that is read-only
        self._lock = DocumentLock(self._document, self)
        self._lock.owner_changed.connect(self._follow)
        self._document.edit_refused.connect(self._explain)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.focusWindowChanged.connect(self._look_if_active)
        self._follow()

    def _look_if_active(self) -> None:
        if self._session.window.isActiveWindow():
            self._lock.take()

    def _follow(self) -> None:
        document, owner = self._document, self._lock.owner
        document.set_read_only(is_read_only=owner is not None and not document.undo_stack.count())
        if owner is None:
            self._notice.hide()
            if document.path is not None and document.path == self._locked:
                self._session.show_status(self.tr("{file} can be edited now.").format(file=document.name))
        elif document.is_read_only:
            self._show(
                self.tr("Read-only: {file} is open in another HEN Editor ({where})."),
                owner,
                NoticeButton(self.tr("Open a copy"), self.tr("Edit a copy, which has no file yet"), self._open_copy),
                NoticeButton(self.tr("Edit anyway"), self.tr("Edit the file here, too"), self._edit_anyway),
            )
        else:
            self._show(self.tr("{file} is also open in another HEN Editor ({where})."), owner)
        self._locked = document.path if document.is_read_only else None

    def _show(self, sentence: str, owner: Owner, *buttons: NoticeButton) -> None:
        self._notice.show(sentence.format(file=self._document.name, where=self._where(owner)), *buttons)

    def _where(self, owner: Owner) -> str:
        return self.tr("process {pid} on {host}").format(pid=owner.pid, host=owner.host)

    def _explain(self) -> None:
        """Say why an edit was refused."""
        if self._lock.owner is not None:
            sentence = self.tr("{file} is read-only while it is open in another HEN Editor ({where}).")
            where = self._where(self._lock.owner)
            self._session.show_status(sentence.format(file=self._document.name, where=where))

    def _open_copy(self) -> None:
        self._session.dispatch(self._document.detach)

    def _edit_anyway(self) -> None:
        self._document.set_read_only(is_read_only=False)
        self._notice.hide()
