"""A HEN field wired to a document as the main window does it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from hen_editor.document.document import Document
from hen_editor.ui.hen_field.editor import HenEditor
from hen_editor.ui.hen_field.field import HenField
from hen_editor.ui.hen_field.message_line import MessageLine
from hen_editor.ui.hen_field.messages import Button, MessageOffer
from hen_editor.ui.hen_typing import HenTyping
from hen_editor.ui.session.mirror import Mirror
from hen_editor.ui.widgets.plain_text import tooltip


class Window(QMainWindow):
    """A window that counts the times Esc reaches it."""

    escapes = 0

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.escapes += event.key() == Qt.Key.Key_Escape


class Desk:
    """A document and its HEN field, with hands to type."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = Window()
        self.document = Document(self.window)
        qtbot.addWidget(self.window)
        self.field = HenField(self.document.snapshot, self.window)
        self.window.setCentralWidget(self.field)
        document, field = self.document, self.field
        field.pasted_whole.connect(lambda text: document.type_hen(text, whole=True))
        field.draft_dropped.connect(document.drop_draft)
        field.layout_requested.connect(lambda multiline: document.lay_out_hen(multiline=multiline))
        field.restore_requested.connect(document.restore_draft)
        field.discard_requested.connect(document.discard_draft)
        field.editing_finished.connect(document.end_burst)
        self.mirror = Mirror(document, self.window)
        self.mirror.views = [field]
        self.emitted: list[tuple[str, bool]] = []
        field.typed.connect(self._type)
        field.caret_moved.connect(lambda typing: self.mirror.show(self.mirror.state._replace(typing=typing)))
        self.window.resize(900, 140)
        with qtbot.waitExposed(self.window):
            self.window.show()
        self.window.activateWindow()
        self.editor.setFocus()
        qtbot.waitUntil(self.editor.hasFocus)

    def _type(self, typing: HenTyping) -> None:
        self.emitted.append((typing.text, not typing.is_size_open))
        self.mirror.show_after(
            self.mirror.state._replace(typing=typing),
            lambda: self.document.type_hen(typing.reading, settled=not typing.is_size_open),
        )

    @property
    def editor(self) -> HenEditor:
        return self.field.findChild(HenEditor)

    @property
    def line(self) -> MessageLine:
        return self.field.findChild(MessageLine)

    @property
    def text(self) -> str:
        return self.editor.text()

    @property
    def message(self) -> str:
        return self.line.message.text

    @property
    def offers(self) -> list[MessageOffer]:
        return [button.offer for button in self.line.message.buttons]

    def take(self, offer: MessageOffer) -> None:
        (button,) = (button for button in self.line.message.buttons if button.offer is offer)
        self.press(button)

    def press(self, button: Button) -> None:
        (shown,) = (shown for shown in self.line.buttons if shown.toolTip() == tooltip(button.label))
        shown.click()

    def keys(self, text: str) -> None:
        QTest.keyClicks(self.editor, text)

    def paste(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        QTest.keySequence(self.editor, QKeySequence(QKeySequence.StandardKey.Paste))


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk(qtbot)
