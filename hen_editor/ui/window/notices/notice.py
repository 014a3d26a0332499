"""A notice above the board of a window."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from hen_editor.ui.widgets.notice_bar import NoticeBar, NoticeButton

if TYPE_CHECKING:
    from hen_editor.ui.window.main_window import MainWindow


class Notice:
    """A bar above the board, made when there is first something to show. make: makes another one than usual."""

    def __init__(self, window: "MainWindow", make: "Callable[[MainWindow], NoticeBar]" = NoticeBar) -> None:
        self._window = window
        self._make = make
        self._bar: NoticeBar | None = None

    def show(self, sentence: str, *buttons: NoticeButton) -> None:
        """Show a sentence with buttons, instead of those before."""
        if self._bar is None:
            self._bar = self._make(self._window)
            self._window.notices.column.addWidget(self._bar)
        self._bar.show_notice(sentence, *buttons)

    def hide(self) -> None:
        """Hide the bar."""
        if self._bar is not None:
            self._bar.hide()
