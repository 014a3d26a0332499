"""What is wrong with the words of a dialog: those of labels and buttons that are smaller than their texts need, letters
underlined twice, and what a screen reader has no name for.

`python -m tests.ui.dialogs.cut_words` prints it for all dialogs in a translation that widens all letters; the
environment sets the scaling.
"""

import sys
from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QTimer, QTranslator
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTableView,
    QTabWidget,
    QTextEdit,
    QTreeView,
    QWidget,
)

from hen_editor.document import files
from hen_editor.ui.command_table import COMMANDS
from hen_editor.ui.theme import Theme
from hen_editor.ui.widgets.plain_text import ElidedLabel
from hen_editor.ui.window.main_window import MainWindow
from tests.translation.pseudo import marked

GAMES = "(;SZ[9]PB[Kim]KM[6,5]C[root](;B[dd]C[one];W[ee](;B[ff];W[gg])(;B[hh];W[cc]))(;B[cc];W[dd]))(;SZ[13];B[aa])"
OPERATED = (QAbstractButton, QAbstractSpinBox, QComboBox, QLineEdit, QPlainTextEdit, QTextEdit, QTreeView, QTableView)
PARTED = (QAbstractSpinBox, QComboBox, QKeySequenceEdit, QLineEdit, QTableView)
ENDING = {"print", "quit"}


class Marking(QTranslator):
    """Answers with every text marked, in wide letters."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return marked(source)


def cut_words(dialog: QDialog) -> Iterator[str]:
    """Yield the words that are cut in a dialog that is shown, on each of its pages."""
    tabs = dialog.findChild(QTabWidget)
    for page in range(1 if tabs is None else tabs.count()):
        if tabs is not None:
            tabs.setCurrentIndex(page)
            QApplication.processEvents()
        for widget in (*dialog.findChildren(QLabel), *dialog.findChildren(QAbstractButton)):
            if widget.isVisible() and widget.text() and not isinstance(widget, ElidedLabel) and _is_cut(widget):
                yield f"{dialog.windowTitle()}: {widget.text()}"


def _is_cut(widget: QWidget) -> bool:
    if widget.hasHeightForWidth():
        return widget.height() < widget.heightForWidth(widget.width())
    needed = widget.sizeHint()
    return widget.width() < needed.width() or widget.height() < needed.height()


def doubled_mnemonics(dialog: QDialog) -> Iterator[str]:
    """Yield the letters that lead to several places on a page of a dialog that is shown."""
    labels = (widget for widget in dialog.findChildren(QLabel) if widget.buddy() is not None)
    widgets = [widget for widget in (*labels, *dialog.findChildren(QAbstractButton)) if widget.isVisible()]
    tabs = dialog.findChild(QTabWidget)
    texts = [widget.text() for widget in widgets]
    texts += [] if tabs is None else [tabs.tabText(page) for page in range(tabs.count())]
    found = [QKeySequence.mnemonic(text).toString() for text in texts]
    yield from (f"{dialog.windowTitle()}: {key}" for key in {*found} if key and found.count(key) > 1)


def nameless(dialog: QDialog) -> Iterator[str]:
    """Yield the classes of what can be operated in a dialog, but has no name for a screen reader."""
    for widget in dialog.findChildren(QWidget):
        is_part = isinstance(widget.parent(), PARTED)
        if isinstance(widget, OPERATED) and not is_part and widget.window() is dialog:
            interface = QAccessible.queryAccessibleInterface(widget)
            if not interface.text(QAccessible.Text.Name):
                yield f"{dialog.windowTitle()}: {type(widget).__name__}"


def cut_in_dialogs(
    window: MainWindow, also: Callable[[QDialog], Iterable[str]] = lambda dialog: ()
) -> tuple[set[str], list[str]]:
    """Give all commands that open a dialog; return the classes of the dialogs, and what is wrong with their words.

    also: returns what else is wrong with a dialog.
    """
    seen: set[str] = set()
    found: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            QApplication.processEvents()
            seen.add(type(dialog).__name__)
            if not isinstance(dialog, QFileDialog):
                found.extend((*cut_words(dialog), *doubled_mnemonics(dialog), *nameless(dialog), *also(dialog)))
            dialog.reject()

    timer = QTimer(interval=10)
    timer.timeout.connect(look)
    timer.start()
    window.document.begin(files.of_text(GAMES))
    for command in COMMANDS:
        if (command.text.endswith("...") or command.name == "about") and command.name not in ENDING:
            window.commands[command.name].trigger()
            if (menu := QApplication.activePopupWidget()) is not None:
                menu.close()
    timer.stop()
    return seen, found


def main() -> None:
    """Print what is cut in the wide translation."""
    application = QApplication(["hen-editor", "-style", "fusion"])
    marking = Marking()
    application.installTranslator(marking)
    window = MainWindow(Theme(application))
    window.show()
    sys.stdout.write("\n".join(cut_in_dialogs(window)[1]))
    window.leave()


if __name__ == "__main__":
    sys.exit(main())
