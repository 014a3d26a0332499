"""Start the program: read the command line, make the application, show its window."""

import argparse
import sys

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QMainWindow

from hen_editor import __version__
from hen_editor.resources import application_icon_path


def main(argv: list[str] | None = None) -> int:
    """Run the editor until its window is closed; with `--screenshot`, save a picture of it and end at once."""
    options = _parser().parse_args(sys.argv[1:] if argv is None else argv)
    application = QApplication([])
    application.setApplicationDisplayName("HEN Editor")
    application.setWindowIcon(QIcon(str(application_icon_path())))
    window = QMainWindow()
    window.resize(1280, 800)
    window.show()
    if options.screenshot is None:
        return application.exec()
    return 0 if window.grab().save(options.screenshot) else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="hen-editor", description="Edit Go positions in HEN and games in SGF.")
    parser.add_argument("file", nargs="?", help="a .sgf or .hen file to open")
    parser.add_argument("--screenshot", metavar="PNG", help="save a picture of the window and end")
    parser.add_argument("--version", action="version", version=__version__)
    return parser
