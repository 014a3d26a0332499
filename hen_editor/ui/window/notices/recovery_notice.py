"""A bar that stays while what is done would be lost if the program stopped, and says why."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from hen_editor.ui.dialogs.messages import reason
from hen_editor.ui.widgets.notice_bar import NoticeButton
from hen_editor.ui.window.notices.notice import Notice

if TYPE_CHECKING:
    from hen_editor.ui.window.session import Session


class RecoveryNotice(QObject):
    """Shows the bar until the recorder, which tries again by itself, can record the document again."""

    def __init__(self, session: "Session") -> None:
        super().__init__(session.window)
        self._recorder = session.recorder
        self._notice = Notice(session)
        self._recorder.failed.connect(self._show)
        self._recorder.resumed.connect(self._notice.hide)
        if self._recorder.error is not None:
            self._show(self._recorder.error)

    def _show(self, error: OSError) -> None:
        sentence = self.tr("Recovery is off ({reason}): if HEN Editor stopped now, unsaved changes would be lost.")
        tip = self.tr("Try again now to keep a recovery copy of unsaved work")
        self._notice.show(
            sentence.format(reason=reason(error).rstrip(".")),
            NoticeButton(self.tr("Try again"), tip, self._recorder.retry),
        )
