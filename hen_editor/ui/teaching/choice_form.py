"""A form of choices that are stored, and of texts that are not, for dialogs that make pages."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any

from PySide6.QtCore import QCoreApplication, QSettings, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLineEdit, QSpinBox, QWidget

from hen_editor.core.sgf import GameTree
from hen_editor.core.texts import pattern
from hen_editor.ui.settings import keep
from hen_editor.ui.widgets.long_text import TextEdit, text_of

translate = QCoreApplication.translate

_LETTERS_OF_TEXT = 30
"""How many letters of a text are seen in its field, at least."""

_LINES_OF_TEXT = 5
"""The height of a field for several lines, in lines."""

_RANGE = pattern(r"\s*([0-9]{1,7})\s*(?:[-–]\s*([0-9]{1,7})?)?\s*")


class ChoiceForm(QFormLayout):
    """Named fields in which the user makes choices, at first those stored last.

    group: the group of the settings that stores them. parent: of the fields.

    changed: a choice has changed.
    """

    changed = Signal()

    def __init__(self, group: str, parent: QWidget) -> None:
        super().__init__()
        self._group = group
        self._parent = parent
        self._fields: dict[str, QWidget] = {}
        self._choices: dict[str, Callable[[], Any]] = {}

    def choice(self, name: str) -> Any:
        """Return the choice in a field."""
        return self._choices[name]()

    def field(self, name: str) -> QWidget:
        """Return a field."""
        return self._fields[name]

    def focus(self) -> None:
        """Give the focus to the first field."""
        next(iter(self._fields.values())).setFocus()

    def store(self) -> None:
        """Store the choices, except texts."""
        texts = QLineEdit | TextEdit
        kept = {name: self.choice(name) for name, field in self._fields.items() if not isinstance(field, texts)}
        keep({f"{self._group}/{name}": each.value if isinstance(each, Enum) else each for name, each in kept.items()})

    def add_combo(self, name: str, title: str, words: Mapping[Any, str], default: Any) -> None:
        """Add a choice between values, each with its text."""
        combo, stored = QComboBox(self._parent), self._stored(name)
        for value, text in words.items():
            combo.addItem(text, value)
            if stored == (value.value if isinstance(value, Enum) else value):
                default = value
        combo.setCurrentIndex([*words].index(default))
        combo.currentIndexChanged.connect(self.changed)
        self._add(name, title, combo, combo.currentData)

    def add_number(self, name: str, title: str, lowest: int, highest: int, default: int) -> None:
        """Add the choice of a number."""
        spin, stored = QSpinBox(self._parent), self._stored(name)
        spin.setRange(lowest, highest)
        spin.setValue(int(stored) if isinstance(stored, int | str) and str(stored).isdecimal() else default)
        spin.valueChanged.connect(self.changed)
        self._add(name, title, spin, spin.value)

    def add_switch(self, name: str, text: str) -> None:
        """Add a check box, on by default."""
        box = QCheckBox(text, self._parent)
        box.setChecked(QSettings().value(f"{self._group}/{name}", True, type=bool) is not False)
        box.toggled.connect(self.changed)
        self._add(name, "", box, box.isChecked)

    def add_text(self, name: str, title: str, text: str, hint: str) -> None:
        """Add a line of text, which is not stored."""
        field = QLineEdit(text, self._parent)
        field.setMinimumWidth(_LETTERS_OF_TEXT * field.fontMetrics().averageCharWidth())
        field.setPlaceholderText(hint)
        field.textChanged.connect(self.changed)
        self._add(name, title, field, field.text)

    def add_paragraphs(self, name: str, title: str, hint: str) -> None:
        """Add a text of several lines, which is not stored."""
        field = TextEdit(self._parent)
        field.setTabChangesFocus(True)
        field.setPlaceholderText(hint)
        field.setFixedHeight(_LINES_OF_TEXT * field.fontMetrics().lineSpacing())
        field.textChanged.connect(self.changed)
        self._add(name, title, field, lambda: text_of(field.document()))

    def add_games(self, name: str, games: Sequence[GameTree], chosen: Sequence[int]) -> None:
        """Add the choice of Go games, as pairs of the number in the file, counted from 1, and the tree; not stored.

        chosen: the indices of those chosen at first, empty for all.
        """
        by_number = {number: game for number, game in enumerate(games, 1) if game.is_go}
        named = ", ".join(f"{index + 1}" for index in chosen)
        self.add_text(name, translate("Worksheet", "&Games:"), named, translate("Worksheet", "All, or 1-12, 15"))
        text = self._choices[name]

        def meant() -> list[tuple[int, GameTree]]:
            numbers = chosen_numbers(text(), max(by_number, default=0)) or [] if text().strip() else by_number
            return [(number, by_number[number]) for number in numbers if number in by_number]

        self._choices[name] = meant

    def _add(self, name: str, title: str, field: QWidget, choice: Callable[[], Any]) -> None:
        self._fields[name], self._choices[name] = field, choice
        if title:
            self.addRow(title, field)
        else:
            self.addRow(field)

    def _stored(self, name: str) -> object:
        return QSettings().value(f"{self._group}/{name}")


def chosen_numbers(text: str, most: int) -> list[int] | None:
    """Return the numbers from 1 to `most` that a text lists, in its order; None if it lists none.

    >>> chosen_numbers("3, 1-2, 9-", 10), chosen_numbers("7-5", 10), chosen_numbers("x", 10)
    ([3, 1, 2, 9, 10], None, None)
    """
    found: dict[int, None] = {}
    for piece in text.replace(";", ",").strip(" ,").split(","):
        meant = _RANGE.fullmatch(piece)
        if meant is None:
            return None
        first = int(meant[1])
        last = int(meant[2]) if meant[2] else most if "-" in piece or "–" in piece else first
        found.update(dict.fromkeys(range(max(1, first), min(last, most) + 1)))
    return [*found] or None
