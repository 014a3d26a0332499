"""What the monkey does: each action is a function of a turn, with how often it is drawn."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QTextCursor, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
)
from shiboken6 import isValid

from hen_editor.ui import command_table
from hen_editor.ui.commands import navigate, tools
from tests.monkey import material
from tests.monkey.answers import use
from tests.monkey.clipboard import answer_paste, drop, paste
from tests.monkey.disk import change_on_disk, open_elsewhere, open_file
from tests.monkey.keyboard import type_text
from tests.monkey.plan import KILL
from tests.monkey.turn import Button, Key, Modifier, Turn, open_windows

MAX_WINDOWS = 3

RARE = frozenset({"quit", "close"})
"""Commands that are seldom given: they end the sitting of a window."""

COMMANDS = tuple(command.name for command in command_table.COMMANDS)
TOOLS = tuple(command.name for command in tools.COMMANDS)
STEPS = tuple(command.name for command in navigate.COMMANDS)
MODES = (
    "solve", "compare-with-this", "compare-with-previous", "compare-with-clipboard", "end-comparison", "presentation",
    "find", "find-position", "numbers-from-here", "label", "full-screen",
)  # fmt: skip
"""Commands that begin or end what lasts while other things are done."""

PAGES = ("export-picture", "copy-picture", "print", "print-figures", "worksheet", "export-problems", "overview")
"""Commands that make pictures and pages."""

KEYS = (
    Key.Key_Escape, Key.Key_Tab, Key.Key_Backtab, Key.Key_Return, Key.Key_Delete, Key.Key_Backspace, Key.Key_Left,
    Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Home, Key.Key_End, Key.Key_PageUp, Key.Key_PageDown, Key.Key_F2,
    Key.Key_F3, Key.Key_F6, Key.Key_Z, Key.Key_Y, Key.Key_P, Key.Key_M, Key.Key_T, Key.Key_K, Key.Key_1, Key.Key_5,
    Key.Key_9, Key.Key_0, Key.Key_Space, Key.Key_X, Key.Key_C, Key.Key_V, Key.Key_A, Key.Key_Menu,
)  # fmt: skip
PAUSES = (0, 0, 0, 20, 120, 700, 2_100)
"""Milliseconds: from none to those after which a size is settled and typing is over."""


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
    if not view.isVisible():
        return
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
    widget = turn.focused()
    pressed, modifiers = turn.lots.choice(KEYS), turn.modifiers()
    turn.did(f"{pressed.name} {modifiers} on {type(widget).__name__}")
    QTest.keyClick(widget, pressed, modifiers)


# Texts.


def type_hen(turn: Turn) -> None:
    editor = turn.window.hen_field.focusProxy()
    assert isinstance(editor, QPlainTextEdit)
    if not editor.isVisible():
        return
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
    if not view.isVisible():
        return
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


# Windows and time.


def wait(turn: Turn) -> None:
    pause = turn.lots.choice(PAUSES)
    turn.did(f"wait {pause}")
    QTest.qWait(pause)


def resize(turn: Turn) -> None:
    turn.window.resize(turn.lots.randrange(200, 1500), turn.lots.randrange(150, 1000))


def close_window(turn: Turn) -> None:
    turn.did("close the window")
    turn.window.close()


MEANWHILE = (
    partial(command, names=STEPS), partial(command, names=TOOLS), command, undo_or_redo, wheel, key, type_hen,
    open_file,
)  # fmt: skip
"""What is done while a button is held down."""


def use_other_window(turn: Turn) -> None:
    """Use a dialog that lets one go on in the window, such as the help."""
    others = [each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog) and each.isVisible()]
    if others:
        use(turn.lots.choice(others), turn)


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
    "paste": (6, paste),
    "answer-paste": (2, answer_paste),
    "drop": (1.5, drop),
    "mode": (1.5, partial(command, names=MODES)),
    "open": (1.5, open_file),
    "save": (1, partial(command, names=("save", "save", "save-as", "save-as-read", "write-clean", "read-in-encoding"))),
    "other-window": (1, use_other_window),
    "pages": (0.2, partial(command, names=PAGES)),
    "change-on-disk": (0.3, change_on_disk),
    "open-elsewhere": (0.05, open_elsewhere),
    "wait": (0.4, wait),
    "resize": (0.4, resize),
    "close": (0.2, close_window),
}
"""The actions by name."""

WEIGHTS = {**{name: weight for name, (weight, _) in ACTIONS.items()}, KILL: 0.2}
