"""What can come next in the HEN field: said in the line below, and offered there or in a list at the caret."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from hen_editor.core.hen import Reading
from hen_editor.ui.hen_field.editor import HenEditor
from hen_editor.ui.hen_field.explanation import next_words
from hen_editor.ui.hen_field.message_line import MessageLine

if TYPE_CHECKING:
    from hen_editor.ui.hen_field.completion import ChoiceList

HESITATION = 500
"""The pause in typing after which the few choices for an incomplete part are offered, in milliseconds."""


class Suggestions(QObject):
    """Suggests what can come next at the caret of an editor while its text is edited. reading: that of the text."""

    def __init__(self, editor: HenEditor, line: MessageLine, reading: Callable[[], Reading]) -> None:
        super().__init__(line)
        self._editor = editor
        self._line = line
        self._reading = reading
        self._list: ChoiceList | None = None
        self._hesitation = QTimer(self, singleShot=True, interval=HESITATION)
        self._hesitation.timeout.connect(self._offer_buttons)
        editor.focus_changed.connect(self._show_hint)
        editor.completion_wanted.connect(self._offer_list)

    def renew(self) -> None:
        """Say what may follow at the new place of the caret; offer choices there if it stays."""
        self._show_hint()
        self.hide()
        self._hesitation.start()

    def hide(self) -> None:
        """Hide the choices below the text."""
        self._hesitation.stop()
        self._line.show_choices(None)

    def _is_edited(self) -> bool:
        return self._editor.hasFocus() and not self._editor.isReadOnly()

    def _show_hint(self) -> None:
        self._line.show_hint(next_words(self._editor.text_before_caret()) if self._is_edited() else "")

    def _offer_buttons(self) -> None:
        """Offer what can come next below the text, where a part is incomplete and the choices are few."""
        reading = self._reading()
        if self._is_edited() and reading.unfinished(self._editor.caret) is not None:
            from hen_editor.ui.hen_field.completion import MAX_BUTTONS, ChoiceButtons, choices

            found = choices(self._editor.text_before_caret(), reading.position.size)
            if 0 < len(found) <= MAX_BUTTONS:
                self._line.show_choices(ChoiceButtons(found, self._editor.insertPlainText, self._line))

    def _offer_list(self) -> None:
        """Offer all that can come next in a list."""
        from hen_editor.ui.hen_field.completion import ChoiceList, choices

        if self._editor.isReadOnly():
            return
        self.hide()
        if self._list is None:
            self._list = ChoiceList(self._editor, self._editor.insertPlainText)
            self._editor.edited.connect(self._list.hide)
        self._list.offer(choices(self._editor.text_before_caret(), self._reading().position.size))
