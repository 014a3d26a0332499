"""Start the program: read the command line, make the application, show its windows."""

import argparse
import gc
import sys
from pathlib import Path

from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication

from hen_editor import __version__
from hen_editor.core.editing.navigate import forward
from hen_editor.resources import EXAMPLES
from hen_editor.ui.main_window import MainWindow
from hen_editor.ui.theme import Scheme, Theme
from hen_editor.ui.views import FULL_SIZE
from hen_editor.ui.windows import Windows

PICTURED = EXAMPLES / "annotated-game.sgf"
"""What a picture of the program shows unless it is told."""

STARTED = 500
"""Milliseconds after which the garbage collector, off during the start, takes up its work."""


class Application:
    """The application and its windows; it ends when the last of them is closed."""

    def __init__(self) -> None:
        # The style is named here because `setStyle` would return one, and QStyle's many enums take 6 ms to make.
        self._qt = QApplication(["hen-editor", "-style", "fusion"])
        self._qt.setApplicationName("HEN Editor")
        self._qt.setApplicationDisplayName("HEN Editor")
        self._qt.setOrganizationName("HEN Editor")
        self._qt.setApplicationVersion(__version__)
        self._theme = Theme(self._qt, _chosen_scheme())
        self._windows = Windows(self._theme)

    def open_window(self) -> MainWindow:
        """Show a new window with an empty board."""
        return self._windows.open()

    def run(self) -> int:
        """Handle events until the last window is closed; return the exit status."""
        QTimer.singleShot(STARTED, collect_garbage)
        return self._qt.exec()


def main(argv: list[str] | None = None) -> int:
    """Run the editor until its windows are closed; with `--screenshot`, save a picture of its window and end."""
    options = _parser().parse_args(sys.argv[1:] if argv is None else argv)
    application = Application()
    window = application.open_window()
    if options.screenshot is not None:
        window.resize(FULL_SIZE)  # whatever the screen: without a display there is but a small one
        _open(window, options.file or PICTURED, options.move)
        return 0 if _picture(window, options.screenshot) else 1
    if options.file is not None:
        QTimer.singleShot(0, window, lambda: _open(window, options.file, options.move))
    return application.run()


def collect_garbage() -> None:
    """Have garbage collected from now on, but never look through what the start has made: it stays."""
    gc.freeze()
    gc.enable()


def _open(window: MainWindow, path: Path, move: int) -> None:
    """Open a file and go a number of nodes down its main line."""

    def go() -> None:
        shown = window.document.snapshot
        window.document.go(forward(shown.tree, shown.node, move))

    window.files.open_path(path, go)


def _picture(window: MainWindow, path: Path) -> bool:
    """Save a picture of a window once its board, tree and problems are all shown."""
    from PySide6.QtCore import QEventLoop

    loop = QEventLoop()
    look = QTimer(interval=1000)
    look.timeout.connect(lambda: None if window.files.opening.is_busy else loop.quit())
    look.start()
    loop.exec()
    return window.grab().save(str(path))


def _chosen_scheme() -> Scheme:
    chosen = str(QSettings().value("theme", Scheme.SYSTEM.value))
    return Scheme(chosen) if chosen in {scheme.value for scheme in Scheme} else Scheme.SYSTEM


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="hen-editor", description="Edit Go positions in HEN and games in SGF.")
    parser.add_argument("file", nargs="?", type=Path, help="a .sgf or .hen file to open")
    parser.add_argument("--move", type=int, default=0, metavar="N", help="go N moves into the game")
    parser.add_argument("--screenshot", type=Path, metavar="PNG", help="save a picture of the window and end")
    parser.add_argument("--version", action="version", version=__version__)
    return parser
