"""What is offered after a start: documents that were not saved when the program stopped."""

import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, QObject

from hen_editor.document.idle_work import IdleWork
from hen_editor.document.private_folder import is_recovery_enabled
from hen_editor.document.recovery import folder
from hen_editor.document.recovery.folder import Kept
from hen_editor.ui.bars.bar import BarButton, BarContent
from hen_editor.ui.bars.notices import notice
from hen_editor.ui.wording import listed

if TYPE_CHECKING:
    from hen_editor.ui.window.session import Session

NAMED = 3
"""How many documents are named in the bar."""

MOST_AT_ONCE = 20
"""The most documents that are offered to be opened at once."""


class RecoveryOffer(QObject):
    """Shows a bar in a window if there are documents to recover; removes old journals.

    What was closed without being saved is not offered, nor what is damaged; the dialog shows both.
    """

    def __init__(self, session: "Session") -> None:
        super().__init__(session.window)
        self._session = session
        self._notice = notice(session, "recovery-offer")
        self._work = IdleWork(self)

    def make(self) -> None:
        """Look for documents, between other events, and offer them."""
        self._work.begin(self._making())

    def _making(self) -> Iterator[None]:
        try:
            if not is_recovery_enabled():
                folder.discard_all()
                return
            kept = yield from folder.listing()
            yield from folder.tidying(kept, time.time())
        except OSError:
            return  # the recorder says so at the first edit
        lost = [one for one in kept if not (one.is_closed or one.is_damaged) and one.path.exists()]
        if lost:
            self._offer(lost)

    def _offer(self, lost: Sequence[Kept]) -> None:
        named = [self._described(one) for one in lost[:NAMED]]
        if more := len(lost) - len(named):
            named.append(self.tr("%Ln other(s)", "", more))
        sentence = self.tr("%Ln document(s) were not saved when HEN Editor stopped: {documents}", "", len(lost))
        restore = BarButton(
            self.tr("Restore all"),
            self.tr("Open these documents as they were, with their undo history; no file is changed"),
            lambda: self._restore(lost),
        )
        buttons = (
            *([restore] if len(lost) <= MOST_AT_ONCE else []),
            BarButton(self.tr("Show..."), self.tr("Show what can be recovered"), self._show),
            BarButton(self.tr("Later"), self.tr("Keep these documents under File > Recover"), self._notice.hide),
        )
        self._notice.show(BarContent(sentence.format(documents=listed(named)), buttons))

    def _described(self, lost: Kept) -> str:
        name = lost.name or self.tr("Untitled")
        when = QDateTime.fromSecsSinceEpoch(int(lost.time))
        short = QLocale.FormatType.ShortFormat
        is_today = when.date() == QDateTime.currentDateTime().date()
        moment = QLocale().toString(when.time(), short) if is_today else QLocale().toString(when, short)
        changes = self.tr("%Ln change(s)", "", lost.changes)
        return self.tr("{name} ({changes}, {time})").format(name=name, changes=changes, time=moment)

    def _restore(self, lost: Sequence[Kept]) -> None:
        self._notice.hide()
        self._session.recovery_wanted.emit(lost)

    def _show(self) -> None:
        self._notice.hide()
        self._session.commands["recover"].trigger()
