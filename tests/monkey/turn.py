"""One action of the monkey: its window, its lots, and what its hands reach."""

import os
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from hen_editor.core.board import Point
from hen_editor.ui.program.windows import Windows
from hen_editor.ui.window.main_window import MainWindow

Found = TypeVar("Found", bound=QWidget)
Key, Button, Modifier = Qt.Key, Qt.MouseButton, Qt.KeyboardModifier

MODIFIERS = (
    *[Modifier.NoModifier] * 6, Modifier.ShiftModifier, Modifier.ControlModifier, Modifier.AltModifier,
    Modifier.ShiftModifier | Modifier.ControlModifier,
)  # fmt: skip
BUTTONS = (*[Button.LeftButton] * 6, *[Button.RightButton] * 3, Button.MiddleButton)


class Turn(NamedTuple):
    """One action of the monkey: its window, its lots, where its words go, and where what must not be is reported.

    editors: other editors that have files open.
    """

    window: MainWindow
    windows: Windows
    lots: Random
    files: Sequence[Path]
    did: Callable[[str], None]
    report: Callable[[str, str], None]
    editors: list["subprocess.Popen[str]"]

    def button(self) -> Qt.MouseButton:
        return self.lots.choice(BUTTONS)

    def modifiers(self) -> Qt.KeyboardModifier:
        return self.lots.choice(MODIFIERS)

    def board_place(self) -> QPoint:
        """Draw a place of the board's viewport: most often a point."""
        board = self.window.board
        if self.lots.random() < 0.85:
            size = self.window.document.snapshot.position.size
            point = Point(self.lots.randrange(size.columns), self.lots.randrange(size.rows))
            self.did(point.name(size))
            return board.centre_of(point).toPoint()
        return self.place_in(board.viewport(), 40)

    def place_in(self, widget: QWidget, beyond: int = 0) -> QPoint:
        width, height = widget.width() + 2 * beyond, widget.height() + 2 * beyond
        place = QPoint(self.lots.randrange(max(1, width)), self.lots.randrange(max(1, height)))
        return place - QPoint(beyond, beyond)

    def one_of(self, kind: type[Found]) -> Found | None:
        """Draw a widget of a kind that can be used now."""
        shown = [child for child in self.window.findChildren(kind) if child.isVisible() and child.isEnabled()]
        return self.lots.choice(shown) if shown else None

    def focused(self) -> QWidget:
        """Return the widget that has the keys, or the board."""
        focused: QWidget | None = self.window.focusWidget()
        return focused or self.window.board

    def any_file(self) -> Path:
        """Draw a file: now and then one that a window shows, perhaps by another name."""
        shown = [path for window in open_windows(self.windows) if (path := window.document.path) is not None]
        if not shown or self.lots.random() < 0.85:
            return self.lots.choice(self.files)
        path = self.lots.choice(shown)
        link = path.with_name(f"link to {path.name}"[-200:])
        if self.lots.random() < 0.3 and path.is_file() and not os.path.lexists(link):
            link.symlink_to(path)
            return link
        return path


def open_windows(windows: Windows) -> list[MainWindow]:
    """Return the windows that are open, the oldest first."""
    return windows.visible()
