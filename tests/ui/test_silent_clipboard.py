"""The clipboard of a program that has stopped, where each question takes seconds: one is asked, and none unasked."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QMetaType, QMimeData, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QTextEdit, QToolButton, QWidget

from hen_editor.ui.window.main_window import MainWindow


class SilentData(QMimeData):
    """Answers nothing after some answers. asked: the types that were asked for, empty for the question for all."""

    def __init__(self, formats: tuple[str, ...] = ()) -> None:
        super().__init__()
        self._formats = formats
        self.asked: list[str] = []

    def formats(self) -> list[str]:
        if not self._formats:
            self.asked.append("")  # Qt asks again as long as it knows of none
        return [*self._formats]

    def hasFormat(self, name: str) -> bool:
        return name in self.formats()

    def retrieveData(self, name: str, kind: QMetaType) -> object:
        if name in self.formats():
            self.asked.append(name)
        return None


def put(formats: tuple[str, ...] = ()) -> SilentData:
    data = SilentData(formats)
    QGuiApplication.clipboard().setMimeData(data)
    QApplication.processEvents()
    data.asked.clear()
    return data


def text(window: MainWindow, view: str) -> QWidget:
    field = getattr(window, view).focusProxy()
    assert isinstance(field, QPlainTextEdit | QTextEdit)
    field.setFocus()
    return field


def paste_into(view: str) -> Callable[[MainWindow], object]:
    return lambda window: QTest.keyClick(text(window, view), Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def open_menu_of(view: str) -> Callable[[MainWindow], object]:
    def open_menu(window: MainWindow) -> None:
        field = text(window, view)
        event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(5, 5), field.mapToGlobal(QPoint(5, 5)))
        QApplication.sendEvent(field.viewport(), event)  # type: ignore[attr-defined]
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()

    return open_menu


PASTES: dict[str, Callable[[MainWindow], object]] = {
    **{
        name: lambda window, name=name: window.commands[name].trigger()  # type: ignore[misc]
        for name in ("paste", "paste-variation", "add-game-from-hen", "compare-with-clipboard")
    },
    "HEN field": paste_into("hen_field"),
    "comment": paste_into("comment_box"),
}
MENUS: dict[str, Callable[[MainWindow], object]] = {
    "menu of the HEN field": open_menu_of("hen_field"),
    "menu of the comment": open_menu_of("comment_box"),
}


@pytest.mark.parametrize("name", [*PASTES, *MENUS])
def test_a_program_that_answers_nothing_is_asked_once(window: MainWindow, name: str) -> None:
    data = put()
    {**PASTES, **MENUS}[name](window)
    assert data.asked == [""]


@pytest.mark.parametrize("formats", [("image/png", "image/svg+xml", "text/plain"), ("text/uri-list", "image/png")])
@pytest.mark.parametrize("name", PASTES)
def test_after_the_first_empty_answer_nothing_is_asked(window: MainWindow, name: str, formats: tuple[str, ...]) -> None:
    data = put(formats)
    PASTES[name](window)
    assert len({*data.asked}) <= 1


@pytest.mark.parametrize("name", MENUS)
def test_a_menu_asks_for_no_contents(window: MainWindow, name: str) -> None:
    data = put(("text/plain", "text/uri-list", "image/png"))
    MENUS[name](window)
    assert data.asked == []


def test_a_new_window_asks_nothing_until_the_pointer_or_the_focus_is_where_one_pastes(window: MainWindow) -> None:
    data = put()
    other = MainWindow(window.session.theme)
    other.show()
    QTest.qWait(50)
    assert data.asked == []
    (paste,) = (
        each for each in other.controllers.welcome.findChildren(QToolButton) if each.text() == "Paste a HEN or a game"
    )
    for _ in range(2):
        QApplication.sendEvent(paste, QEvent(QEvent.Type.Enter))
    paste.setFocus()
    assert data.asked == [""]
    other.leave()
