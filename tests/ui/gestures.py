"""What tests of the whole window share: keys pressed and a mouse used as a user would."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QKeySequence, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QMenu, QWidget

from hen_editor.core.board import Point
from hen_editor.document import files
from hen_editor.ui.board.picture import Picture
from hen_editor.ui.board.scene import BoardScene
from hen_editor.ui.window.main_window import MainWindow

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE, SHIFT, CONTROL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
NOTCH = 120
"""What a wheel tells of one notch."""


def show_game(window: MainWindow, text: str) -> None:
    """Show the games of an SGF text in place of the document."""
    window.document.begin(files.of_text(text))


def shown_picture(window: MainWindow) -> Picture:
    """Return what the board of a window shows."""
    scene = window.board.scene()
    assert isinstance(scene, BoardScene)
    return scene.picture


def press(window: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    """Press a key where the focus of the window is."""
    QTest.keyClick(_focused(window), key, modifiers)


def keys(window: MainWindow, *names: str) -> None:
    """Press keys by their names, as `Ctrl+Home`, one after another where the focus of the window is."""
    for name in names:
        QTest.keySequence(_focused(window), QKeySequence(name))


def write(window: MainWindow, text: str) -> None:
    """Type a text where the focus of the window is."""
    QTest.keyClicks(_focused(window), text)


def click(
    window: MainWindow, point: Point, button: Qt.MouseButton = LEFT, modifiers: Qt.KeyboardModifier = NONE
) -> None:
    """Click a point of the board."""
    QTest.mouseClick(window.board.viewport(), button, modifiers, window.board.centre_of(point).toPoint())


def row_menu(rows: QAbstractItemView, row: int) -> QMenu:
    """Ask for the menu of a row, and return it; it is open until it is closed."""
    rows.customContextMenuRequested.emit(rows.visualRect(rows.model().index(row, 0)).center())
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


class Mouse:
    """A mouse over the board of a window. Points are given by their names; an empty name is a place off the board."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def at(self, name: str) -> Point:
        """Return the point of a name."""
        point = Point.from_name(name, self._window.document.snapshot.position.size)
        assert point is not None
        return point

    def move(self, name: str) -> None:
        """Move the pointer, from beside the point, for it may be there since another test."""
        self.move_to(self._place(name))

    def move_to(self, place: QPoint) -> None:
        """Move the pointer to a place in the view, from beside it."""
        for stop in (place + QPoint(1, 1), place):
            QTest.mouseMove(self._viewport, stop)
            QApplication.processEvents()

    def press(self, name: str, button: Qt.MouseButton = LEFT, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press a button and hold it."""
        QTest.mousePress(self._viewport, button, modifiers, self._place(name))

    def release(self, name: str, button: Qt.MouseButton = LEFT) -> None:
        """Let a button go."""
        QTest.mouseRelease(self._viewport, button, NONE, self._place(name))

    def click(self, *names: str, button: Qt.MouseButton = LEFT, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Click on points, one after another."""
        for name in names:
            self.press(name, button, modifiers)
            self.release(name, button)

    def double_click(self, name: str) -> None:
        """Click twice, as quickly as Qt wants it."""
        self.click(name)
        QTest.mouseDClick(self._viewport, LEFT, NONE, self._place(name))
        self.release(name)

    def drag(self, *names: str, button: Qt.MouseButton = LEFT, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Drag from the first point over the others to the last."""
        self.press(names[0], button, modifiers)
        for name in names[1:]:
            self.move(name)
        self.release(names[-1], button)

    def wheel(self, *turns: int, modifiers: Qt.KeyboardModifier = NONE, handled: bool = True) -> None:
        """Turn the wheel in the middle of the board, away from oneself where positive.

        handled: whether all is handled before anything else comes.
        """
        place = QPointF(self._viewport.rect().center())
        on_screen = QPointF(self._viewport.mapToGlobal(place))
        for turned in turns:
            event = QWheelEvent(
                place, on_screen, QPoint(), QPoint(0, turned), Qt.MouseButton.NoButton, modifiers,
                Qt.ScrollPhase.NoScrollPhase, False,
            )  # fmt: skip
            QApplication.sendEvent(self._viewport, event)
        if handled:
            QApplication.processEvents()

    @property
    def _viewport(self) -> QWidget:
        return self._window.board.viewport()

    def _place(self, name: str) -> QPoint:
        return self._window.board.centre_of(self.at(name)).toPoint() if name else QPoint(2, 2)


def _focused(window: MainWindow) -> QWidget:
    """Return the widget that has the keyboard, once the window has it again after a dialog."""
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    focused = window.focusWidget()
    assert isinstance(focused, QWidget)
    return focused
