"""How the monkey answers what pops up: menus, questions, dialogs of all kinds."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDateTimeEdit,
    QDialog,
    QDoubleSpinBox,
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
    QTabWidget,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

from tests.monkey import material
from tests.monkey.disk import change_on_disk
from tests.monkey.keyboard import type_text
from tests.monkey.turn import Turn

CELLS = (
    "C", "AB", "dd", "[aa][bb]", "LB", "aa:x", "B", "HEN", ".9x9_5Gb", "SZ", "9", "52:3", "GM", "2", "CA", "latin1",
    "UTF-8", "]", "\\", "[", "W", "MN", "-7", "6,5", "2020-1-2", "zz99", "<img src=x>", "é", "日本", "", "0", "-1",
    "52", "53", "999999999999", "9" * 400, "-" * 30, "1e999", "nan", "٣", "½", "1.5", "x" * 5_000, "ש\u05c1לום", "क्षि",
    "\ud800", "\U0001f1e9\U0001f1ea", "a\u0300" * 20, "&", "&&a", "%n", "%1", "{0}", "{file}", "/", "..", "/dev/full",
    "con", " ",
)  # fmt: skip
"""What is written into fields and cells, besides garbage: odd, huge, empty, very long, or in another script."""

NEW_FILES = (
    "a.sgf",
    "b.sgf",
    "c.hen",
    "d",
    "e.txt",
    "f.SGF",
    "ü & <b>.sgf",
    "g.png",
    "h.svg",
    "i.pdf",
    "no/folder.sgf",
)
"""What is saved under."""

LONG = 100
"""How many characters are not typed one by one."""

UNDER_A_DIALOG = 0.03
"""How often another program changes the document's file while something waits for an answer."""


def popped_up() -> QWidget | None:
    """Return the menu or dialog that waits for an answer."""
    return QApplication.activePopupWidget() or QApplication.activeModalWidget()


def answer(popup: QWidget, turn: Turn) -> None:
    """Do something with a menu or dialog; nearly always it goes away by it."""
    lots, did = turn.lots, turn.did
    if lots.random() < UNDER_A_DIALOG and isValid(turn.window):
        change_on_disk(turn)
    match popup:
        case QMenu():
            _choose(popup, turn)
        case QFileDialog():
            _name_file(popup, turn)
        case QMessageBox():
            buttons = [button for button in popup.buttons() if button.isEnabled()]
            likely = [0.2 if "ancel" in button.text() else 1 for button in buttons]
            button = lots.choices(buttons, likely)[0]
            did(f"{popup.text()[:80]!r}: {button.text()}")
            button.click()
        case QInputDialog():
            _fill_in(popup, turn)
        case QDialog():
            use(popup, turn)
        case _:
            did(f"close {type(popup).__name__}")
            popup.close()


def close_message(popup: QWidget | None, did: Callable[[str], None]) -> None:
    """Agree to a message, as that a file of the last session cannot be read; close a picture that it has become."""
    if isinstance(popup, QMessageBox):
        did(f"{popup.text()[:200]!r}: agreed")
        popup.buttons()[0].click()
    elif isinstance(popup, QDialog):
        did(f"{type(popup).__name__}: closed")
        popup.reject()


def give_up(popup: QWidget) -> None:
    """Close what no answer made go away."""
    if isinstance(popup, QDialog):
        popup.reject()
    popup.close()


def _choose(menu: QMenu, turn: Turn) -> None:
    actions = [action for action in menu.actions() if action.isEnabled() and not action.isSeparator()]
    plain = [action for action in actions if action.menu() is None]
    menu.close()
    if plain and turn.lots.random() < 0.6:
        chosen = turn.lots.choice(plain)
        turn.did(f"menu: {chosen.text()}")
        chosen.trigger()


def _name_file(dialog: QFileDialog, turn: Turn) -> None:
    if turn.lots.random() < 0.3:
        dialog.reject()
        return
    path = turn.any_file()
    if dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave and turn.lots.random() < 0.7:
        path = turn.files[0].parent / turn.lots.choice(NEW_FILES)
    turn.did(f"{dialog.windowTitle()}: {path.name!r}")
    name = dialog.findChild(QLineEdit)
    if name is not None:
        name.setText(str(path).encode(errors="replace").decode())
    dialog.accept()


def _fill_in(dialog: QInputDialog, turn: Turn) -> None:
    turn.did(f"fill in {dialog.windowTitle()!r}")
    field = dialog.findChild(QLineEdit)  # that of a number, too
    if field is not None:
        text = turn.lots.choice(("D4", "Q16", "7", "52", material.garbage(turn.lots, 5), *CELLS))
        turn.did(repr(text[:40]))
        field.selectAll()
        type_text(field, text[:200])
    (dialog.accept if turn.lots.random() < 0.8 else dialog.reject)()


def use(dialog: QDialog, turn: Turn) -> None:
    """Do this and that in a dialog, accept it or leave it."""
    turn.did(f"use {type(dialog).__name__} {dialog.windowTitle()!r}")
    for _ in range(turn.lots.randrange(9)):
        shown = [child for child in dialog.findChildren(QWidget) if child.isVisible() and child.isEnabled()]
        if shown:
            _play_with(turn.lots.choice(shown), turn)
        if not (isValid(dialog) and dialog.isVisible()):
            return
    accept = [button for button in dialog.findChildren(QPushButton) if button.isDefault() and button.isEnabled()]
    if accept and turn.lots.random() < 0.7:
        turn.did(accept[0].text())
        accept[0].click()
    if isValid(dialog) and dialog.isVisible() and turn.lots.random() < 0.7:
        dialog.reject()


def _play_with(widget: QWidget, turn: Turn) -> None:
    lots = turn.lots
    text = lots.choice((*CELLS, material.garbage(lots, 6)))
    match widget:
        case QKeySequenceEdit():
            QTest.keyClick(widget, lots.choice((Qt.Key.Key_F9, Qt.Key.Key_J, Qt.Key.Key_Escape)))
        case QLineEdit() if not widget.isReadOnly():
            widget.selectAll()
            _write(widget, text, turn)
        case QPlainTextEdit() | QTextEdit() if not widget.isReadOnly():
            _write(widget, text, turn)
        case QComboBox() if widget.count():
            widget.setCurrentIndex(lots.randrange(widget.count()))
        case QSpinBox() | QDoubleSpinBox():
            most = min(widget.maximum(), lots.choice((60, widget.maximum())))
            number = widget.minimum() + lots.random() * (most - widget.minimum())
            turn.did(f"{widget.accessibleName()} {number}")
            if isinstance(widget, QSpinBox):
                widget.setValue(int(number))
            else:
                widget.setValue(number)
        case QDateTimeEdit():
            widget.setDate(lots.choice((widget.minimumDate(), widget.maximumDate())))
        case QAbstractSpinBox():
            widget.stepBy(lots.choice((-1, 1, 1_000)))
        case QAbstractSlider():
            widget.setValue(lots.choice((widget.minimum(), widget.maximum())))
        case QTabWidget():
            widget.setCurrentIndex(lots.randrange(max(1, widget.count())))
        case QTableWidget() if widget.rowCount():
            cell = widget.item(lots.randrange(widget.rowCount()), lots.randrange(widget.columnCount()))
            if cell is not None and cell.flags() & Qt.ItemFlag.ItemIsEditable:
                cell.setText(text)
        case QAbstractItemView() if rows := widget.model().rowCount():
            index = widget.model().index(lots.randrange(min(rows, 40)), 0)
            QTest.mouseClick(widget.viewport(), Qt.MouseButton.LeftButton, pos=widget.visualRect(index).center())
        case QAbstractButton():
            turn.did(f"button {widget.text() or widget.accessibleName()!r}")
            widget.click()


def _write(field: QLineEdit | QPlainTextEdit | QTextEdit, text: str, turn: Turn) -> None:
    """Type a text into a field, or paste it if it is long."""
    turn.did(f"{text[:40]!r} into {field.accessibleName()!r}")
    if len(text) < LONG:
        type_text(field, text)
    elif isinstance(field, QLineEdit):
        field.insert(text)
    else:
        field.insertPlainText(text)
