"""The dialog for keyboard shortcuts."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFont, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from hen_editor.ui.keymap import PRESETS, Keymap
from hen_editor.ui.widgets.fields import OkCancelButtons, choice_box, push_button
from hen_editor.ui.widgets.input import is_for_text
from hen_editor.ui.widgets.plain_text import EmptyNote, label
from hen_editor.ui.wording import listed

_SIZE = 620, 560
_NAME = Qt.ItemDataRole.UserRole

Entries = Mapping[str, Sequence[tuple[str, str]]]
"""Names and texts of actions, by menu title."""


class ShortcutsDialog(QDialog):
    """Shows all actions by menu, and lets the user change their keys; changes apply when it is accepted.

    reserved: keys that cannot be assigned.
    """

    def __init__(
        self, entries: Entries, keymap: Keymap, reserved: frozenset[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self.keymap = keymap
        self._reserved = reserved
        self._words = {name: words for actions in entries.values() for name, words in actions}
        self._make_widgets()
        self._lay_out()
        self._menus = [self._menu(title, actions) for title, actions in entries.items()]
        self._table.expandAll()
        self._show_keys()
        self._search.setFocus()
        self.resize(*_SIZE)

    def _make_widgets(self) -> None:
        self._search = QLineEdit(self)
        self._search.setPlaceholderText(self.tr("Search actions and keys"))
        self._search.setAccessibleName(self._search.placeholderText())
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._filter)
        titles = {name: QCoreApplication.translate("KeyPresets", preset.title) for name, preset in PRESETS.items()}
        self._preset = choice_box(titles, self.keymap.preset, self)
        self._preset.currentIndexChanged.connect(self._use_preset)
        self._table = QTreeWidget(self)
        self._table.setHeaderLabels([self.tr("Action"), self.tr("Keys")])
        self._table.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self._table.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self._table.header().setStretchLastSection(False)
        self._table.setAccessibleName(self.tr("Actions and their keys"))
        self._table.currentItemChanged.connect(self._choose)
        self._no_matches = EmptyNote(self.tr("No matches"), self._table)
        self._key = QKeySequenceEdit(self)
        self._key.setMaximumSequenceLength(1)
        self._key.setClearButtonEnabled(True)
        self._key.keySequenceChanged.connect(self._judge)
        self._table.itemActivated.connect(partial(self._key.setFocus, Qt.FocusReason.OtherFocusReason))
        self._verdict = label("", self)
        self._verdict.setWordWrap(True)
        self._verdict.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self._verdict.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._set = push_button(self.tr("&Set"), self._assign, self)
        self._add = push_button(self.tr("A&dd"), self._assign_too, self)
        self._remove = push_button(self.tr("&Remove"), self._remove_keys, self)
        self._reset = push_button(self.tr("Rese&t"), self._reset_keys, self)
        self._reset_all = push_button(self.tr("Reset &all"), self._use_preset, self)

    def _lay_out(self) -> None:
        preset_label = label(self.tr("&Preset:"), self)
        preset_label.setBuddy(self._preset)
        top = QHBoxLayout()
        top.addWidget(self._search, 1)
        top.addWidget(preset_label)
        top.addWidget(self._preset)
        key_label = label(self.tr("Press a &key:"), self)
        key_label.setBuddy(self._key)
        middle = QHBoxLayout()
        middle.addWidget(key_label)
        middle.addWidget(self._key, 1)
        for button in (self._set, self._add, self._remove, self._reset):
            middle.addWidget(button)
        buttons = OkCancelButtons(self)
        buttons.ok.setAutoDefault(False)
        buttons.addButton(self._reset_all, QDialogButtonBox.ButtonRole.ResetRole)
        column = QVBoxLayout(self)
        column.addLayout(top)
        column.addWidget(self._table)
        column.addLayout(middle)
        column.addWidget(self._verdict)
        column.addWidget(buttons)

    # Display.

    def _menu(self, title: str, actions: Sequence[tuple[str, str]]) -> "_Menu":
        heading = QTreeWidgetItem(self._table, [title])
        heading.setFlags(Qt.ItemFlag.ItemIsEnabled)
        rows = [QTreeWidgetItem(heading, [words]) for _, words in actions]
        for row, (name, _) in zip(rows, actions, strict=True):
            row.setData(0, _NAME, name)
        return _Menu(heading, rows)

    def _show_keys(self) -> None:
        for row in (row for menu in self._menus for row in menu.rows):
            name = str(row.data(0, _NAME))
            row.setText(1, listed(map(_native, self.keymap.keys(name))))
            font = QFont(self._table.font())
            font.setBold(name in self.keymap.changed)
            for column in (0, 1):
                row.setFont(column, font)
        self._filter(self._search.text())
        self._key.clear()
        self._judge()

    def _filter(self, text: str) -> None:
        """Show the actions whose text, menu or keys contain all the words searched for."""
        wanted = text.casefold().split()
        for heading, rows in self._menus:
            for row in rows:
                held = f"{heading.text(0)} {row.text(0)} {row.text(1)}".casefold()
                row.setHidden(not all(word in held for word in wanted))
            heading.setHidden(all(row.isHidden() for row in rows))
        shown = [row for menu in self._menus for row in menu.rows if not row.isHidden()]
        self._no_matches.setVisible(not shown)
        if self._table.currentItem() not in shown:
            self._table.setCurrentItem(shown[0] if shown else QTreeWidgetItem())

    def _choose(self) -> None:
        self._key.clear()
        self._judge()

    def _judge(self) -> None:
        """Explain the effect of assigning the pressed key to the selected action."""
        name, key = self._chosen(), self._key.keySequence().toString()
        is_free = key not in self._reserved
        can_assign = bool(name and key) and is_free
        self._set.setEnabled(can_assign)
        self._add.setEnabled(can_assign and bool(self.keymap.keys(name)))
        self._remove.setEnabled(bool(name) and bool(self.keymap.keys(name)))
        self._reset.setEnabled(name in self.keymap.changed)
        self._reset_all.setEnabled(bool(self.keymap.changed))
        self._verdict.setText(self._verdict_on(name, key) if name and key else "")

    def _verdict_on(self, name: str, key: str) -> str:
        shown = _native(key)
        if key in self._reserved:
            return self.tr("{key} cannot be assigned: the window itself needs it.").format(key=shown)
        others = self.keymap.others_with(key, name)
        if others:
            actions = listed(self.tr("“{action}”").format(action=self._words.get(other, other)) for other in others)
            sentence = self.tr("{key} is assigned to {actions}. Setting it here removes it there.")
            return sentence.format(key=shown, actions=actions)
        if key in self.keymap.keys(name):
            return self.tr("The action already has this key.")
        if is_for_text(QKeySequence(key)):
            return self.tr("{key} works only while the board or the tree has the focus.").format(key=shown)
        return ""

    # User actions.

    def _chosen(self) -> str:
        item = self._table.currentItem()
        return "" if item is None else str(item.data(0, _NAME) or "")

    def _assign(self) -> None:
        self._change(self.keymap.with_keys(self._chosen(), [self._key.keySequence().toString()]))

    def _assign_too(self) -> None:
        name = self._chosen()
        self._change(self.keymap.with_keys(name, [*self.keymap.keys(name), self._key.keySequence().toString()]))

    def _remove_keys(self) -> None:
        self._change(self.keymap.with_keys(self._chosen(), []))

    def _reset_keys(self) -> None:
        self._change(self.keymap.with_reset(self._chosen()))

    def _use_preset(self) -> None:
        self._change(self.keymap._replace(preset=self._preset.currentData(), changed={}))

    def _change(self, keymap: Keymap) -> None:
        self.keymap = keymap
        self._show_keys()


class _Menu(NamedTuple):
    heading: QTreeWidgetItem
    rows: list[QTreeWidgetItem]


def _native(key: str) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
