"""A form of choices that are stored when its dialog closes."""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any

from PySide6.QtCore import QSettings, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLineEdit, QSpinBox, QWidget

from hen_editor.ui.settings import keep


class ChoiceForm(QFormLayout):
    """Named fields in which something is chosen; at first, what was stored last.

    group: that of the settings. parent: of the fields.

    changed: something else is chosen.
    """

    changed = Signal()

    def __init__(self, group: str, parent: QWidget) -> None:
        super().__init__()
        self._group = group
        self._parent = parent
        self._fields: dict[str, QWidget] = {}
        self._choices: dict[str, Callable[[], Any]] = {}

    def choice(self, name: str) -> Any:
        """Return what is chosen in a field."""
        return self._choices[name]()

    def field(self, name: str) -> QWidget:
        """Return a field."""
        return self._fields[name]

    def focus(self) -> None:
        """Give the focus to the first field."""
        next(iter(self._fields.values())).setFocus()

    def store(self) -> None:
        """Store what is chosen, except texts."""
        kept = {name: self.choice(name) for name, field in self._fields.items() if not isinstance(field, QLineEdit)}
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
        """Add something to switch on and off, on by default."""
        box = QCheckBox(text, self._parent)
        box.setChecked(QSettings().value(f"{self._group}/{name}", True, type=bool) is not False)
        box.toggled.connect(self.changed)
        self._add(name, "", box, box.isChecked)

    def add_text(self, name: str, title: str, text: str, hint: str) -> None:
        """Add a line of text, which is not stored."""
        field = QLineEdit(text, self._parent)
        field.setPlaceholderText(hint)
        field.textChanged.connect(self.changed)
        self._add(name, title, field, field.text)

    def _add(self, name: str, title: str, field: QWidget, choice: Callable[[], Any]) -> None:
        self._fields[name], self._choices[name] = field, choice
        if title:
            self.addRow(title, field)
        else:
            self.addRow(field)

    def _stored(self, name: str) -> object:
        return QSettings().value(f"{self._group}/{name}")
