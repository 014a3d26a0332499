"""What the monkey does: each action is a function of a turn, with how often it is drawn."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QColor, QDropEvent, QGuiApplication, QHelpEvent, QImage, QTextCursor, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QComboBox,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

from hen_editor.core.board import Point
from hen_editor.document import loading
from hen_editor.ui.commands import navigate, table
from hen_editor.ui.commands.tools import tools
from hen_editor.ui.panels.paste_strip import PasteStrip
from hen_editor.ui.session.windows import Windows
from hen_editor.ui.window.main_window import MainWindow
from tests.monkey import material
from tests.monkey.keyboard import type_text

Found = TypeVar("Found", bound=QWidget)
Key, Button, Modifier = Qt.Key, Qt.MouseButton, Qt.KeyboardModifier

MAX_WINDOWS = 3

RARE = frozenset({"print", "quit", "close", "full-screen"})
"""Commands that are seldom given: they end the sitting of a window, or cover the screen."""

COMMANDS = tuple(command.name for command in table.COMMANDS)
TOOLS = tuple(command.name for command in tools.COMMANDS)
STEPS = tuple(command.name for command in navigate.COMMANDS)

MODIFIERS = (
    *[Modifier.NoModifier] * 6, Modifier.ShiftModifier, Modifier.ControlModifier, Modifier.AltModifier,
    Modifier.ShiftModifier | Modifier.ControlModifier,
)  # fmt: skip
BUTTONS = (*[Button.LeftButton] * 6, *[Button.RightButton] * 3, Button.MiddleButton)
KEYS = (
    Key.Key_Escape, Key.Key_Tab, Key.Key_Backtab, Key.Key_Return, Key.Key_Delete, Key.Key_Backspace, Key.Key_Left,
    Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Home, Key.Key_End, Key.Key_PageUp, Key.Key_PageDown, Key.Key_F2,
    Key.Key_F3, Key.Key_F6, Key.Key_Z, Key.Key_Y, Key.Key_P, Key.Key_M, Key.Key_T, Key.Key_K, Key.Key_1, Key.Key_5,
    Key.Key_9, Key.Key_0, Key.Key_Space, Key.Key_X, Key.Key_C, Key.Key_V, Key.Key_A, Key.Key_Menu,
)  # fmt: skip
AT_ONCE = 10_000
"""Milliseconds in which every file is read, however busy the machine is: a replay is to go as the sitting went."""

PAUSES = (0, 0, 0, 20, 120, 700, 2_100)
"""Milliseconds: from none to those after which a size is settled and typing is over."""


class Turn(NamedTuple):
    """One action of the monkey: its window, its lots, and where its words go."""

    window: MainWindow
    windows: Windows
    lots: Random
    files: Sequence[Path]
    did: Callable[[str], None]

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


# The board.


def click(turn: Turn) -> None:
    board, button, modifiers = turn.window.board.viewport(), turn.button(), turn.modifiers()
    place = turn.board_place()
    turn.did(f"click with {button.name} {modifiers}")
    (QTest.mouseClick if turn.lots.random() < 0.9 else QTest.mouseDClick)(board, button, modifiers, place)


def drag(turn: Turn) -> None:
    """Drag over the board; now and then something else happens meanwhile, or the button is not let go of."""
    board, button, modifiers = turn.window.board.viewport(), turn.button(), turn.modifiers()
    turn.did(f"drag with {button.name} {modifiers}")
    QTest.mousePress(board, button, modifiers, turn.board_place())
    for _ in range(turn.lots.randrange(1, 6)):
        if not isValid(board):
            return  # its window was closed meanwhile
        QTest.mouseMove(board, turn.board_place())
        if turn.lots.random() < 0.1:
            turn.did("meanwhile")
            turn.lots.choice(MEANWHILE)(turn)
        if turn.lots.random() < 0.05:
            QCoreApplication.processEvents()
    if isValid(board) and turn.lots.random() < 0.93:
        QTest.mouseRelease(board, button, modifiers, turn.board_place())


def stray_button(turn: Turn) -> None:
    """Press, release or move out of order."""
    board, button = turn.window.board.viewport(), turn.button()
    place = turn.board_place()
    match turn.lots.randrange(3):
        case 0:
            QTest.mousePress(board, button, Modifier.NoModifier, place)
        case 1:
            QTest.mouseRelease(board, button, Modifier.NoModifier, place)
        case _:
            QTest.mouseMove(board, place)


def wheel(turn: Turn) -> None:
    views = [turn.window.board, turn.window.tree]
    view = turn.lots.choice(views).viewport()
    place, turned = QPointF(turn.place_in(view)), turn.lots.choice((120, -120, 30, -360, 3600))
    turn.did(f"wheel {turned}")
    event = QWheelEvent(
        place, QPointF(view.mapToGlobal(place)), QPoint(), QPoint(turn.lots.choice((0, 120)), turned),
        Button.NoButton, turn.modifiers(), Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QCoreApplication.sendEvent(view, event)


# Commands.


def command(turn: Turn, names: Sequence[str] = COMMANDS) -> None:
    name = turn.lots.choice(names)
    if name in RARE and turn.lots.random() < 0.95:
        return
    if name == "new-window" and len(open_windows(turn.windows)) >= MAX_WINDOWS:
        return
    turn.did(f"command {name}")
    turn.window.commands[name].trigger()


def undo_or_redo(turn: Turn) -> None:
    times, name = turn.lots.choice((1, 1, 1, 2, 5, 30)), turn.lots.choice(("undo", "undo", "redo"))
    turn.did(f"{name} x{times}")
    for _ in range(times):
        turn.window.commands[name].trigger()


def key(turn: Turn) -> None:
    widget = turn.window.focusWidget() or turn.window.board
    pressed, modifiers = turn.lots.choice(KEYS), turn.modifiers()
    turn.did(f"{pressed.name} {modifiers} on {type(widget).__name__}")
    QTest.keyClick(widget, pressed, modifiers)


# Texts.


def type_hen(turn: Turn) -> None:
    editor = turn.window.hen_field.focusProxy()
    assert isinstance(editor, QPlainTextEdit)
    editor.setFocus()
    if turn.lots.random() < 0.5:
        caret, length = editor.textCursor(), len(editor.toPlainText())
        caret.setPosition(turn.lots.randrange(length + 1))
        if turn.lots.random() < 0.4:
            caret.setPosition(turn.lots.randrange(length + 1), QTextCursor.MoveMode.KeepAnchor)
        editor.setTextCursor(caret)
    if turn.lots.random() < 0.3:
        key(turn)
    else:
        text = material.hen_text(turn.lots)[: turn.lots.choice((1, 3, 8, 25))]
        turn.did(f"type {text!r}")
        type_text(editor, text)


def type_anywhere(turn: Turn) -> None:
    kind = turn.lots.choice((QLineEdit, QTextEdit, QPlainTextEdit))
    field = turn.one_of(kind)
    if field is None:
        return
    field.setFocus()
    text = turn.lots.choice((material.garbage(turn.lots, 6), "D4 Q16", "7", "]", "a:b", "日本"))
    turn.did(f"type {text!r} into {field.accessibleName() or type(field).__name__}")
    type_text(field, text)
    if turn.lots.random() < 0.4:
        QTest.keyClick(field, turn.lots.choice((Key.Key_Return, Key.Key_Escape, Key.Key_Backspace, Key.Key_Tab)))


# Buttons and lists, whatever they are.


def press_button(turn: Turn) -> None:
    button = turn.one_of(QAbstractButton)
    if button is not None:
        turn.did(f"button {button.text() or button.toolTip() or button.accessibleName()!r}")
        button.click()


def choose(turn: Turn) -> None:
    box = turn.one_of(QComboBox)
    if box is not None and box.count():
        turn.did(f"choose in {box.accessibleName()}")
        box.setCurrentIndex(turn.lots.randrange(box.count()))


def use_list(turn: Turn) -> None:
    """Click, drag or point at a place of the tree, the games or the problems; a row where there are rows."""
    board = turn.window.board
    view = turn.one_of(QAbstractScrollArea)
    if view is None or view is board or isinstance(view, QPlainTextEdit | QTextEdit):
        view = turn.window.tree
    inside, button, modifiers = view.viewport(), turn.button(), turn.modifiers()
    place = turn.place_in(inside)
    if isinstance(view, QAbstractItemView) and (rows := view.model().rowCount()):
        place = view.visualRect(view.model().index(turn.lots.randrange(min(rows, 12)), 0)).center()
    elif turn.lots.random() < 0.7:
        place = QPoint(place.x(), place.y() % 120)  # most trees are small
    turn.did(f"{type(view).__name__} at {place.x()},{place.y()} with {button.name} {modifiers}")
    match turn.lots.randrange(10):
        case 0:
            QTest.mouseDClick(inside, Button.LeftButton, modifiers, place)
        case 1 | 2:
            QTest.mousePress(inside, Button.LeftButton, modifiers, place)
            for _ in range(3):
                QTest.mouseMove(inside, turn.place_in(inside))
            if turn.lots.random() < 0.2:
                turn.lots.choice(MEANWHILE)(turn)
            QTest.mouseRelease(inside, Button.LeftButton, modifiers, turn.place_in(inside))
        case 3:
            QCoreApplication.sendEvent(inside, QHelpEvent(QEvent.Type.ToolTip, place, inside.mapToGlobal(place)))
        case _:
            QTest.mouseClick(inside, button, modifiers, place)


# Clipboard, files and windows.


def mime(turn: Turn) -> QMimeData:
    """Draw something to paste or drop."""
    data = QMimeData()
    kind = turn.lots.random()
    if kind < 0.7:
        text = material.any_text(turn.lots)
        turn.did(f"text {text[:120]!r}")
        data.setText(text)
    elif kind < 0.85:
        path = turn.lots.choice(turn.files)
        turn.did(f"file {path.name!r}")
        data.setUrls([QUrl.fromLocalFile(str(path))])
    elif kind < 0.95:
        url = turn.lots.choice(
            ("http://127.0.0.1:9/x.sgf", "file:///dev/zero", "file:///nonexistent", "file:///tmp", "hen:_")
        )
        turn.did(f"address {url}")
        data.setUrls([QUrl(url)])
    elif kind < 0.98:
        image = QImage(8, 8, QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        data.setImageData(image)
    else:
        data.setData("text/plain", QByteArray(b"\xff\xfe\x00"))
    return data


def paste(turn: Turn) -> None:
    clipboard = QGuiApplication.clipboard()
    if turn.lots.random() < 0.03:
        clipboard.clear()
    else:
        clipboard.setMimeData(mime(turn))
    match turn.lots.randrange(4):
        case 0:
            command(turn, ("paste", "paste-variation", "add-game-from-hen"))
        case 1:
            editor = turn.window.hen_field.focusProxy()
            assert isinstance(editor, QPlainTextEdit)
            editor.setFocus()
            if turn.lots.random() < 0.5:
                editor.selectAll()
            editor.paste()
        case 2:
            turn.window.commands["paste"].trigger()
        case _:
            widget = turn.window.focusWidget() or turn.window.board
            turn.did(f"Ctrl+V on {type(widget).__name__}")
            QTest.keyClick(widget, Key.Key_V, Modifier.ControlModifier)


def answer_paste(turn: Turn) -> None:
    """Press a key or a button of the strip that offers what was pasted, if it is there."""
    for strip in (each for each in turn.window.findChildren(PasteStrip) if each.isVisible()):
        buttons = [button for button in strip.findChildren(QPushButton) if button.isVisible() and button.isEnabled()]
        entries = [action for menu in strip.findChildren(QMenu) for action in menu.actions() if action.text()]
        match turn.lots.randrange(3):
            case 0:
                key = turn.lots.choice((Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right, Key.Key_Escape))
                turn.did(f"{key.name} on the strip")
                QTest.keyClick(strip, key)
            case 1:
                action = turn.lots.choice(entries)
                turn.did(f"{action.text()} of the paste")
                action.trigger()
            case _:
                button = turn.lots.choice(buttons)
                turn.did(f"{button.text()} with the paste")
                button.click()


def drop(turn: Turn) -> None:
    turn.did("drop")
    event = QDropEvent(QPointF(200, 200), Qt.DropAction.CopyAction, mime(turn), Button.LeftButton, Modifier.NoModifier)
    QCoreApplication.sendEvent(turn.window, event)


def open_file(turn: Turn) -> None:
    """Open a file, now and then as from a slow disk: what comes next may happen before it is read."""
    loading.AT_ONCE = turn.lots.choice((AT_ONCE, 0))
    path = turn.lots.choice(turn.files)
    turn.did(f"open {path.name!r}{' slowly' * (loading.AT_ONCE == 0)}")
    turn.window.files.open_path(path)


def change_on_disk(turn: Turn) -> None:
    """Be another program that writes, replaces or removes the document's file, or has a folder stand in its place."""
    path = turn.window.document.path
    if path is None or not path.is_file():
        return
    match turn.lots.randrange(5):
        case 0:
            turn.did("another program adds to the file")
            with path.open("ab") as file:
                file.write(b"\n")
        case 1:
            turn.did("another program replaces the file")
            path.write_text(turn.lots.choice(material.SGFS), "utf-8", "surrogateescape")
        case 2:
            turn.did("another program removes the file")
            path.unlink()
        case 3:
            turn.did("another program puts a folder in place of the file")
            path.unlink()
            path.mkdir()
        case _:
            turn.did("another program touches the file")
            path.touch()


def wait(turn: Turn) -> None:
    pause = turn.lots.choice(PAUSES)
    turn.did(f"wait {pause}")
    QTest.qWait(pause)


def resize(turn: Turn) -> None:
    turn.window.resize(turn.lots.randrange(200, 1500), turn.lots.randrange(150, 1000))


def close_window(turn: Turn) -> None:
    turn.did("close the window")
    turn.window.close()


def open_windows(windows: Windows) -> list[MainWindow]:
    """Return the windows that are open, the oldest first."""
    return [window for window in windows._windows if window.isVisible()]


MEANWHILE = (
    partial(command, names=STEPS), partial(command, names=TOOLS), command, undo_or_redo, wheel, key, type_hen,
    open_file,
)  # fmt: skip
"""What is done while a button is held down."""

ACTIONS: Mapping[str, tuple[float, Callable[[Turn], None]]] = {
    "click": (22, click),
    "drag": (8, drag),
    "stray-button": (1, stray_button),
    "wheel": (3, wheel),
    "command": (12, command),
    "tool": (8, partial(command, names=TOOLS)),
    "step": (10, partial(command, names=STEPS)),
    "undo": (6, undo_or_redo),
    "key": (8, key),
    "type-hen": (14, type_hen),
    "type": (6, type_anywhere),
    "button": (5, press_button),
    "choose": (1, choose),
    "list": (8, use_list),
    "paste": (5, paste),
    "answer_paste": (4, answer_paste),
    "drop": (1.2, drop),
    "open": (1.5, open_file),
    "save": (1, partial(command, names=("save", "save", "save-as", "save-as-read", "write-clean", "read-in-encoding"))),
    "change-on-disk": (0.3, change_on_disk),
    "wait": (0.4, wait),
    "resize": (0.4, resize),
    "close": (0.2, close_window),
}
"""The actions by name."""

WEIGHTS = {name: weight for name, (weight, _) in ACTIONS.items()}
