"""What the monkey pastes, drags over the window and drops there, and what it does with what is offered then."""

from PySide6.QtCore import QByteArray, QCoreApplication, QMimeData, QPoint, QPointF, QRect, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QGuiApplication,
    QImage,
    QPainter,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QMenu, QPlainTextEdit, QPushButton, QToolButton, QWidget
from shiboken6 import delete, isValid

from hen_editor.ui.panels.paste_strip import PasteStrip
from hen_editor.ui.window.main_window import MainWindow
from tests.monkey import material
from tests.monkey.turn import Button, Key, Modifier, Turn

PICTURES = ("image/png", "image/svg+xml", "image/gif")

ADDRESSES = ("http://127.0.0.1:9/x.sgf", "file:///dev/zero", "file:///nonexistent", "file:///tmp", "hen:_")

STRIP_KEYS = (
    Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right, Key.Key_Return, Key.Key_Escape, Key.Key_Tab, Key.Key_Space,
)  # fmt: skip

MOST_STEPS = 6
"""How many things are done at most with what is offered, one right after the other."""


def mime(turn: Turn) -> QMimeData:
    """Draw something to paste or drop."""
    data = QMimeData()
    kind = turn.lots.random()
    if kind < 0.7:
        text = material.any_text(turn.lots)
        turn.did(f"text {text[:120]!r}")
        data.setText(text)
        if turn.lots.random() < 0.1:
            data.setHtml(f"<pre>{text}</pre>")
    elif kind < 0.82:
        paths = [turn.any_file() for _ in range(turn.lots.choice((1, 1, 1, 2, 3)))]
        turn.did(f"files {[path.name for path in paths]}")
        data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    elif kind < 0.88:
        address = turn.lots.choice(ADDRESSES)
        turn.did(f"address {address}")
        data.setUrls([QUrl(address)])
    elif kind < 0.95:
        name, picture = turn.lots.choice(PICTURES), turn.lots.choice(material.PICTURES)
        turn.did(f"picture {name} of {len(picture)} bytes")
        data.setData(name, QByteArray(picture))
    elif kind < 0.98:
        image = QImage(8, 8, QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        data.setImageData(image)
    else:
        data.setData("text/plain", QByteArray(b"\xff\xfe\x00"))
    return data


def paste(turn: Turn) -> None:
    """Paste something, and often do at once what one does with it."""
    clipboard = QGuiApplication.clipboard()
    if turn.lots.random() < 0.03:
        clipboard.clear()
    else:
        clipboard.setMimeData(mime(turn))
    match turn.lots.randrange(4):
        case 0:
            name = turn.lots.choice(("paste", "paste-variation", "add-game-from-hen", "compare-with-clipboard"))
            turn.did(f"command {name}")
            turn.window.commands[name].trigger()
        case 1:
            editor = turn.window.hen_field.focusProxy()
            assert isinstance(editor, QPlainTextEdit)
            if not editor.isVisible():
                return
            editor.setFocus()
            if turn.lots.random() < 0.5:
                editor.selectAll()
            editor.paste()
        case 2:
            turn.window.commands["paste"].trigger()
        case _:
            widget = turn.focused()
            turn.did(f"Ctrl+V on {type(widget).__name__}")
            QTest.keyClick(widget, Key.Key_V, Modifier.ControlModifier)
    if isValid(turn.window):
        answer_paste(turn)


def answer_paste(turn: Turn) -> None:
    """Press keys and buttons of the strip that offers what was pasted, as long as it is there."""
    for _ in range(turn.lots.randrange(1, MOST_STEPS)):
        if not isValid(turn.window):
            return
        for strip in (each for each in turn.window.findChildren(PasteStrip) if each.isVisible()):
            _use(strip, turn)


def _use(strip: PasteStrip, turn: Turn) -> None:
    shown = [button for button in strip.findChildren(QPushButton) if button.isVisible() and button.isEnabled()]
    match turn.lots.randrange(4):
        case 0:
            key = turn.lots.choice(STRIP_KEYS)
            turn.did(f"{key.name} on the strip")
            QTest.keyClick(turn.focused(), key)
        case 1 | 2:
            tools = [button for button in strip.findChildren(QToolButton) if button.isVisible()]
            menus = [menu for button in tools for menu in button.findChildren(QMenu)]
            entries = [action for menu in menus for action in menu.actions()]
            if chosen := [action for action in entries if action.text()]:
                action = turn.lots.choice(chosen)
                turn.did(f"{action.text()} of the paste")
                action.trigger()
        case _:
            if shown:
                button = turn.lots.choice(shown)
                turn.did(f"{button.text()} with the paste")
                button.click()


# Dragging.


def drop(turn: Turn) -> None:
    """Drag something from another program over the window, as the system reports it, and drop it or leave again.

    The events go to the native window, so that Qt finds the widgets below the pointer by itself.
    """
    window, data = turn.window, mime(turn)
    is_wanted = data.hasText() or data.hasUrls() or data.hasImage() or any(map(data.hasFormat, PICTURES))
    is_dropped = turn.lots.random() < 0.8
    native = window.windowHandle()
    place = _place(turn)
    seen = None if is_dropped else _seen(window)
    before = window.session.state, window.focusWidget()
    entered = _dragged(QDragEnterEvent, place, data)
    QCoreApplication.sendEvent(native, entered)
    for _ in range(turn.lots.randrange(1, 4)):
        place = _place(turn)
        QCoreApplication.sendEvent(native, _dragged(QDragMoveEvent, place, data))
    if is_wanted and not entered.isAccepted():
        turn.report("what is dragged over the window is accepted", f"{data.formats()} at {place}")
    if is_dropped:
        turn.did(f"dropped at {place.x()},{place.y()}")
        dropped = QDropEvent(QPointF(place), Qt.DropAction.CopyAction, data, Button.LeftButton, Modifier.NoModifier)
        QCoreApplication.sendEvent(native, dropped)
        if is_wanted and not dropped.isAccepted():
            turn.report("what is dropped on the window is taken", f"{data.formats()} at {place}")
    else:
        turn.did("dragged over the window and away")
        QCoreApplication.sendEvent(native, QDragLeaveEvent())
        if (window.session.state, window.focusWidget()) != before or _seen(window) != seen:
            turn.report("what is dragged over the window and away leaves nothing behind", f"{data.formats()}")
    delete(data)  # nobody may need it any longer


def _seen(window: MainWindow) -> QImage:
    """Return what is seen of a window but for its fields: Qt hides the caret until it blinks, and scrolls the text."""
    window.grab()  # this lays out what has changed, but lacks the corner between scroll bars that come with it
    image = window.grab().toImage()
    painter = QPainter(image)
    for field in window.findChildren(QLineEdit):
        if field.isVisible():
            painter.fillRect(QRect(field.mapTo(window, QPoint()), field.size()), Qt.GlobalColor.black)
    painter.end()
    return image


def _dragged(
    kind: type[QDragEnterEvent | QDragMoveEvent], place: QPoint, data: QMimeData
) -> QDragEnterEvent | QDragMoveEvent:
    actions = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    return kind(place, actions, data, Button.LeftButton, Modifier.NoModifier)


def _place(turn: Turn) -> QPoint:
    """Draw a place in the window: most often in one of the views, be it a text."""
    window = turn.window
    inside: QWidget = turn.lots.choice((window.board, window.hen_field, window.comment_box, window.tree, window))
    if not inside.isVisible():
        inside = window
    return inside.mapTo(window, turn.place_in(inside))
