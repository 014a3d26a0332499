"""A notice above the board of a window."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from hen_editor.ui.widgets.notice_bar import NoticeBar, NoticeButton

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from hen_editor.ui.window.session import Session


class Notice:
    """A bar above the board, made when there is first something to show. make: makes another one than usual."""

    def __init__(self, session: "Session", make: "Callable[[QWidget], NoticeBar]" = NoticeBar) -> None:
        self._session = session
        self._make = make
        self._bar: NoticeBar | None = None

    def show(self, sentence: str, *buttons: NoticeButton) -> None:
        """Show a sentence with buttons, instead of those before."""
        if self._bar is None:
            self._bar = self._make(self._session.window)
            self._session.window.notices.column.addWidget(self._bar)
        self._bar.show_notice(sentence, *buttons)

    def hide(self) -> None:
        """Hide the bar."""
        if self._bar is not None:
            self._bar.hide()
