"""How the monkey answers what pops up: menus, questions, dialogs of all kinds."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QInputDialog,
    QKeySequenceEdit,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QTableWidget,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

from tests.monkey import material
from tests.monkey.keyboard import type_text

CELLS = (
    "C", "AB", "dd", "[aa][bb]", "LB", "aa:x", "B", "HEN", ".9x9_5Gb", "SZ", "9", "52:3", "GM", "2", "CA", "latin1",
    "UTF-8", "]", "\\", "[", "W", "MN", "-7", "6,5", "2020-1-2", "zz99", "<img src=x>", "é", "日本", "",
)  # fmt: skip
"""What is written into fields and cells, besides garbage."""

NEVER = ("print", "export")
"""Words of buttons that leave the program."""


def popped_up() -> QWidget | None:
    """Return the menu or dialog that waits for an answer."""
    return QApplication.activePopupWidget() or QApplication.activeModalWidget()


def answer(popup: QWidget, lots: Random, files: Sequence[Path], did: Callable[[str], None]) -> None:
    """Do something with a menu or dialog; nearly always it goes away by it."""
    match popup:
        case QMenu():
            _choose(popup, lots, did)
        case QFileDialog():
            _name_file(popup, lots, files, did)
        case QMessageBox():
            buttons = [button for button in popup.buttons() if button.isEnabled()]
            likely = [0.2 if "ancel" in button.text() else 1 for button in buttons]
            button = lots.choices(buttons, likely)[0]
            did(f"{popup.text()[:80]!r}: {button.text()}")
            button.click()
        case QInputDialog():
            _fill_in(popup, lots, did)
        case QDialog():
            _use(popup, lots, did)
        case _:
            did(f"close {type(popup).__name__}")
            popup.close()


def give_up(popup: QWidget) -> None:
    """Close what no answer made go away."""
    if isinstance(popup, QDialog):
        popup.reject()
    popup.close()


def _choose(menu: QMenu, lots: Random, did: Callable[[str], None]) -> None:
    actions = [action for action in menu.actions() if action.isEnabled() and not action.isSeparator()]
    plain = [action for action in actions if action.menu() is None]
    menu.close()
    if plain and lots.random() < 0.6:
        chosen = lots.choice(plain)
        did(f"menu: {chosen.text()}")
        chosen.trigger()


def _name_file(dialog: QFileDialog, lots: Random, files: Sequence[Path], did: Callable[[str], None]) -> None:
    if lots.random() < 0.3:
        dialog.reject()
        return
    path = lots.choice(files)
    if dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave and lots.random() < 0.8:
        path = files[0].parent / lots.choice(("a.sgf", "b.sgf", "c.hen", "d", "e.txt", "f.SGF", "ü & <b>.sgf"))
    did(f"{dialog.windowTitle()}: {path.name!r}")
    name = dialog.findChild(QLineEdit)
    if name is not None:
        name.setText(str(path).encode(errors="replace").decode())
    dialog.accept()


def _fill_in(dialog: QInputDialog, lots: Random, did: Callable[[str], None]) -> None:
    did(f"fill in {dialog.windowTitle()!r}")
    if dialog.inputMode() is QInputDialog.InputMode.IntInput:
        dialog.setIntValue(lots.randrange(400))
    elif dialog.inputMode() is QInputDialog.InputMode.TextInput:
        dialog.setTextValue(lots.choice(("D4", "Q16", "7", material.garbage(lots, 5))))
    (dialog.accept if lots.random() < 0.8 else dialog.reject)()


def _use(dialog: QDialog, lots: Random, did: Callable[[str], None]) -> None:
    did(f"use {type(dialog).__name__} {dialog.windowTitle()!r}")
    for _ in range(lots.randrange(7)):
        shown = [child for child in dialog.findChildren(QWidget) if child.isVisible() and child.isEnabled()]
        if shown:
            _play_with(lots.choice(shown), lots)
        if not (isValid(dialog) and dialog.isVisible()):
            return
    accept = [button for button in dialog.findChildren(QPushButton) if button.isDefault() and button.isEnabled()]
    if accept and lots.random() < 0.7 and not any(word in accept[0].text().casefold() for word in NEVER):
        accept[0].click()
    if isValid(dialog) and dialog.isVisible() and lots.random() < 0.7:
        dialog.reject()


def _play_with(widget: QWidget, lots: Random) -> None:
    text = lots.choice((*CELLS, material.garbage(lots, 6)))
    match widget:
        case QKeySequenceEdit():
            QTest.keyClick(widget, lots.choice((Qt.Key.Key_F9, Qt.Key.Key_J, Qt.Key.Key_Escape)))
        case QLineEdit() if not widget.isReadOnly():
            widget.clear()
            type_text(widget, text)
        case QPlainTextEdit() | QTextEdit() if not widget.isReadOnly():
            type_text(widget, text)
        case QComboBox() if widget.count():
            widget.setCurrentIndex(lots.randrange(widget.count()))
        case QSpinBox():
            widget.setValue(lots.randrange(widget.minimum(), min(widget.maximum(), 60) + 1))
        case QTableWidget() if widget.rowCount():
            cell = widget.item(lots.randrange(widget.rowCount()), lots.randrange(widget.columnCount()))
            if cell is not None and cell.flags() & Qt.ItemFlag.ItemIsEditable:
                cell.setText(text)
        case QAbstractButton() if not any(word in widget.text().casefold() for word in NEVER):
            widget.click()
