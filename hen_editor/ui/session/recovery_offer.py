"""What is offered after a start: documents that were not saved when the program stopped."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, QObject

from hen_editor.document.files import readable
from hen_editor.document.private_folder import is_recovery_enabled
from hen_editor.document.recovery import folder
from hen_editor.document.recovery.folder import Kept
from hen_editor.ui.widgets.notice_bar import NoticeButton
from hen_editor.ui.window.notices.notice import Notice
from hen_editor.ui.wording import listed

if TYPE_CHECKING:
    from hen_editor.ui.window.main_window import MainWindow

NAMED = 3
"""How many documents are named in the bar."""


class RecoveryOffer(QObject):
    """Shows a bar in a window if there are documents to recover; removes old journals.

    What was closed without being saved is not offered.
    """

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._notice = Notice(window)

    def make(self) -> None:
        """Look for documents, and offer them."""
        try:
            if not is_recovery_enabled():
                folder.discard_all()
                return
            kept = folder.kept()
            folder.tidy(kept, time.time())
        except OSError:
            return  # the recorder says so at the first edit
        lost = [one for one in kept if one.is_modified and not one.is_closed and one.path.exists()]
        if lost:
            self._offer(lost)

    def _offer(self, lost: Sequence[Kept]) -> None:
        named = [self._described(one) for one in lost[:NAMED]]
        if more := len(lost) - len(named):
            named.append(self.tr("%Ln other(s)", "", more))
        sentence = self.tr("%Ln document(s) were not saved when HEN Editor stopped: {documents}", "", len(lost))
        self._notice.show(
            sentence.format(documents=listed(named)),
            NoticeButton(
                self.tr("Restore all"),
                self.tr("Open these documents as they were, with their undo history; no file is changed"),
                lambda: self._restore(lost),
            ),
            NoticeButton(self.tr("Show..."), self.tr("Show what can be recovered"), self._show),
            NoticeButton(self.tr("Later"), self.tr("Keep these documents under File > Recover"), self._notice.hide),
        )

    def _described(self, lost: Kept) -> str:
        name = self.tr("Untitled") if lost.file is None else readable(Path(lost.file).name)
        when = QDateTime.fromSecsSinceEpoch(int(lost.time))
        short = QLocale.FormatType.ShortFormat
        is_today = when.date() == QDateTime.currentDateTime().date()
        moment = QLocale().toString(when.time(), short) if is_today else QLocale().toString(when, short)
        changes = self.tr("%Ln change(s)", "", lost.changes)
        return self.tr("{name} ({changes}, {time})").format(name=name, changes=changes, time=moment)

    def _restore(self, lost: Sequence[Kept]) -> None:
        self._notice.hide()
        self._window.recovery_wanted.emit(lost)

    def _show(self) -> None:
        self._notice.hide()
        self._window.commands["recover"].trigger()
