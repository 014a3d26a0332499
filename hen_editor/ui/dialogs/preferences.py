"""The dialog for all preferences."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QLocale, QSettings, QSize, Signal
from PySide6.QtGui import QAction, QFont, QStandardItemModel
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFontComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from hen_editor import languages
from hen_editor.document.change import UNDO_MEGABYTES, undo_megabytes
from hen_editor.document.files import for_qt, path_of
from hen_editor.ui.clipboard import ADDRESS, PLACES_OF_HEN
from hen_editor.ui.dialogs.choosing import choose_folder, folder_near
from hen_editor.ui.settings import FOLDER, MOTION, SOUND
from hen_editor.ui.sound import can_play, is_sound_wanted
from hen_editor.ui.translation import LANGUAGE, can_be_shown
from hen_editor.ui.widgets.buttons import width_before_words
from hen_editor.ui.widgets.fields import OkCancelButtons, number_box, push_button
from hen_editor.ui.widgets.plain_text import label, show_tip
from hen_editor.ui.widgets.text_font import MAX_POINTS, MIN_POINTS, TextFamily, TextSize

_WIDTH = 540
_LEAST_MEGABYTES, _MOST_MEGABYTES = 10, 10_000

_RESTORE, _RECOVERY, _UNDO, _ADDRESS = "session/restore", "recovery/enabled", "undo/megabytes", "address"


class Preference(NamedTuple):
    """A choice between texts, the first of which is the default.

    chosen: the index of the present choice. choose: applies the choice of an index. details: a text below it. tip: a
    tooltip.
    """

    title: str
    texts: Sequence[str]
    chosen: int
    choose: Callable[[int], object]
    details: str = ""
    tip: str = ""


class TextFont(NamedTuple):
    """The font of a text."""

    family: TextFamily
    size: TextSize


class PreferencePage(QWidget):
    """A further page. name: by which it is asked for. title: of its tab."""

    name = ""
    title = ""

    def values(self) -> dict[str, object]:
        """Return what is to be stored, by the keys of the settings."""
        return {}


class PreferencesDialog(QDialog):
    """Shows all preferences; `values` are those to be stored when it is accepted, by their keys.

    Choices about the look are applied at once, and undone if the dialog is cancelled.

    choices: further choices. switches: further options, which menus have too, on by default. fonts: of texts, by their
    titles. pages: make further pages.

    keys_wanted: the user wants to change keyboard shortcuts.
    """

    keys_wanted = Signal()

    def __init__(
        self,
        choices: Sequence[Preference],
        switches: Sequence[QAction],
        fonts: Mapping[str, TextFont],
        parent: QWidget | None = None,
        pages: Sequence[Callable[[QDialog], PreferencePage]] = (),
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Preferences"))
        self._choices, self._fonts = choices, fonts
        self._language = QComboBox(self)
        self._language.addItem(self.tr("Follow system"), "")
        for code in languages.offered():
            self._add_language(code)
        self._combos = [self._combo(choice) for choice in choices]
        made = [(self._family(font.family), self._spin(font.size)) for font in fonts.values()]
        self._families, self._spins = [family for family, _ in made], [spin for _, spin in made]
        self._boxes = [self._box(action) for action in switches]
        self._before = self._seen()
        self._see_fonts(
            [font.family.stored_last for font in fonts.values()], [font.size.stored_last for font in fonts.values()]
        )
        self._folder = QLineEdit(self)
        self._folder.setPlaceholderText(self.tr("The folder used last"))
        self._folder.setClearButtonEnabled(True)
        self._motion = QCheckBox(self.tr("Played stones &come in softly"), self)
        self._sound = QCheckBox(self.tr("Played stones are &heard"), self)
        self._restore = QCheckBox(self.tr("&Reopen windows at the next start"), self)
        self._recovery = QCheckBox(self.tr("&Keep a recovery copy of unsaved work"), self)
        self._undo = QSpinBox(self)
        self._undo.setRange(_LEAST_MEGABYTES, _MOST_MEGABYTES)
        self._undo.setSingleStep(_LEAST_MEGABYTES)
        self._address = QLineEdit(self)
        for name, widget in {
            "language": self._language,
            "folder": self._folder,
            "motion": self._motion,
            "sound": self._sound,
            "restore": self._restore,
            "recovery": self._recovery,
            "undo": self._undo,
            "address": self._address,
        }.items():
            widget.setObjectName(name)
        buttons = OkCancelButtons(self)
        defaults = buttons.addButton(QDialogButtonBox.StandardButton.RestoreDefaults)
        defaults.setText(self.tr("Restore &defaults"))
        defaults.setAutoDefault(False)  # so that Enter never means it
        defaults.clicked.connect(self._reset)
        self._address.textChanged.connect(
            lambda text: buttons.ok.setEnabled(any(place in text for place in PLACES_OF_HEN))
        )
        self._tabs = QTabWidget(self)
        self._tabs.addTab(self._appearance_page(), self.tr("&Appearance"))
        self._tabs.addTab(self._files_page(), self.tr("&Files"))
        self._tabs.addTab(self._editing_page(), self.tr("&Editing"))
        self._pages = [make(self) for make in pages]
        for page in self._pages:
            self._tabs.addTab(page, page.title)
        column = QVBoxLayout(self)
        column.addWidget(self._tabs)
        column.addWidget(buttons)
        stored = QSettings()
        restore, recovery = (stored.value(key, True, type=bool) is not False for key in (_RESTORE, _RECOVERY))
        self._motion.setChecked(stored.value(MOTION, True, type=bool) is not False)
        self._sound.setChecked(is_sound_wanted())
        language, folder = str(stored.value(LANGUAGE, "")), str(stored.value(FOLDER, ""))
        self._show(language, folder, restore, recovery, undo_megabytes(), str(stored.value(_ADDRESS, ADDRESS)))
        size = self.sizeHint().expandedTo(QSize(_WIDTH, 0))
        self.resize(size.expandedTo(QSize(0, column.totalHeightForWidth(size.width()))))

    def values(self) -> dict[str, object]:
        """Return what is to be stored, by the keys of the settings."""
        return {
            LANGUAGE: self._language.currentData(),
            FOLDER: self._folder.text(),
            MOTION: self._motion.isChecked(),
            SOUND: self._sound.isChecked(),
            _RESTORE: self._restore.isChecked(),
            _RECOVERY: self._recovery.isChecked(),
            _UNDO: self._undo.value(),
            _ADDRESS: self._address.text(),
            **{kept.key: kept.stored for font in self._fonts.values() for kept in font},
            **{key: value for page in self._pages for key, value in page.values().items()},
        }

    def show_page(self, name: str) -> None:
        """Show the further page of this name, if there is one."""
        for page in self._pages:
            if page.name == name:
                self._tabs.setCurrentWidget(page)
                page.setFocus()  # else Enter would restore the defaults

    def reject(self) -> None:
        """Close, and undo what was applied at once."""
        self._see(*self._before)
        super().reject()

    def _add_language(self, code: str) -> None:
        """Offer a language by its own name, unless no font can show that."""
        self._language.addItem(languages.TITLES[code], code)
        model = self._language.model()
        if not can_be_shown(code) and isinstance(model, QStandardItemModel):
            item = model.item(self._language.count() - 1)
            name = QLocale.languageToString(QLocale(code).language())
            item.setText(self.tr("{language} (no font)").format(language=name))
            item.setToolTip(self.tr("No font on this computer has the characters of this language"))
            item.setEnabled(False)

    # What is applied at once.

    def _seen(self) -> tuple[list[int], list[bool], list[str], list[int]]:
        """Return what is applied: the index of each choice, the state of each switch, families and sizes of texts."""
        return (
            [combo.currentIndex() for combo in self._combos],
            [box.isChecked() for box in self._boxes],
            [font.family.family for font in self._fonts.values()],
            [spin.value() for spin in self._spins],
        )

    def _see(
        self, chosen: Sequence[int], switched: Sequence[bool], families: Sequence[str], sizes: Sequence[int]
    ) -> None:
        for combo, index in zip(self._combos, chosen, strict=True):
            combo.setCurrentIndex(index)
        for box, is_on in zip(self._boxes, switched, strict=True):
            if box.isChecked() is not is_on:
                box.click()
        self._see_fonts(families, sizes)

    def _see_fonts(self, families: Sequence[str], sizes: Sequence[int]) -> None:
        for family_box, family in zip(self._families, families, strict=True):
            family_box.setCurrentFont(QFont(family))
        for spin, size in zip(self._spins, sizes, strict=True):
            spin.setValue(size)

    def _reset(self) -> None:
        families = [font.family.default for font in self._fonts.values()]
        sizes = [font.size.default for font in self._fonts.values()]
        self._see([0] * len(self._combos), [True] * len(self._boxes), families, sizes)
        self._show("", "", True, True, UNDO_MEGABYTES, ADDRESS)
        self._motion.setChecked(True)
        self._sound.setChecked(False)

    def _show(self, language: str, folder: str, restore: bool, recovery: bool, megabytes: int, address: str) -> None:
        self._language.setCurrentIndex(max(self._language.findData(language), 0))
        self._folder.setText(folder)
        self._restore.setChecked(restore)
        self._recovery.setChecked(recovery)
        self._undo.setValue(megabytes)
        self._address.setText(address)
        self._address.setCursorPosition(0)

    # The widgets.

    def _combo(self, choice: Preference) -> QComboBox:
        combo = QComboBox(self)
        combo.addItems(choice.texts)
        combo.setCurrentIndex(choice.chosen)
        show_tip(combo, choice.tip)
        combo.currentIndexChanged.connect(choice.choose)
        return combo

    def _box(self, action: QAction) -> QCheckBox:
        box = QCheckBox(action.text(), self)
        box.setToolTip(action.statusTip())
        box.setChecked(action.isChecked())
        action.toggled.connect(box.setChecked)  # another choice may change it, too
        box.clicked.connect(action.trigger)
        return box

    def _family(self, family: TextFamily) -> QFontComboBox:
        box = QFontComboBox(self)
        if family.is_fixed:
            box.setFontFilters(QFontComboBox.FontFilter.MonospacedFonts)
        box.setCurrentFont(QFont(family.family))
        box.currentFontChanged.connect(lambda font: family.show(font.family()))
        return box

    def _spin(self, size: TextSize) -> QSpinBox:
        spin = number_box(MIN_POINTS, MAX_POINTS, size.kept, self)
        unit = self.tr("pt")
        spin.setSuffix(f" {unit}")
        spin.setAccessibleName(self.tr("Size in points"))
        spin.setToolTip(self.tr("Ctrl+wheel over the text changes its size, too"))
        spin.valueChanged.connect(size.choose)
        return spin

    def _appearance_page(self) -> QWidget:
        page, form = _page(self)
        form.addRow(self.tr("&Language:"), self._language)
        form.addRow(self._details(self.tr("A change takes effect at the next start.")))
        for choice, combo in zip(self._choices, self._combos, strict=True):
            form.addRow(self.tr("{title}:").format(title=choice.title), combo)
            if choice.details:
                form.addRow(self._details(choice.details))
        for title, family, spin in zip(self._fonts, self._families, self._spins, strict=True):
            font = QHBoxLayout()
            font.addWidget(family, 1)
            font.addWidget(spin)
            name = label(self.tr("{title}:").format(title=title), self)
            name.setBuddy(family)
            form.addRow(name, font)
        for box in self._boxes:
            form.addRow(box)
        return page

    def _files_page(self) -> QWidget:
        page, form = _page(self)
        folder = QHBoxLayout()
        folder.addWidget(self._folder, 1)
        choose = push_button(self.tr("&Choose..."), self._choose_folder, self)
        self.setTabOrder(self._folder, choose)
        folder.addWidget(choose)
        title = label(self.tr("Open and &save in:"), self)
        title.setBuddy(self._folder)
        form.addRow(title, folder)
        form.addRow(self._details(self.tr("A document that has a file is saved beside it.")))
        for box, details in (
            (self._restore, self.tr("Files are shown at the same move, with the same zoom and layout.")),
            (self._recovery, self.tr("It stays on this computer, and is offered if the program stops unexpectedly.")),
        ):
            form.addRow(box)
            form.addRow(self._details(details, width_before_words(box)))
        return page

    def _editing_page(self) -> QWidget:
        page, form = _page(self)
        form.addRow(self._motion)
        self._sound.setVisible(can_play())
        if can_play():
            form.addRow(self._sound)
        form.addRow(self.tr("&Memory for undo in MB:"), self._undo)
        form.addRow(self._details(self.tr("For each document opened from now on; at least the last 1,000 steps.")))
        form.addRow(self.tr("&Web address of a position:"), self._address)
        words = self.tr("The HEN takes the place of {first} or {second}.").format(
            first=PLACES_OF_HEN[0], second=PLACES_OF_HEN[1]
        )
        form.addRow(self._details(words))
        keys = push_button(self.tr("&Keyboard shortcuts..."), lambda: self.keys_wanted.emit(), self)
        self.setTabOrder(self._address, keys)
        form.addRow(self.tr("Keys:"), keys)
        return page

    def _choose_folder(self) -> None:
        known = path_of(self._folder.text()) if self._folder.text() else folder_near(None, self)
        chosen = choose_folder(self, self.tr("Open and save in"), known)
        if chosen is not None:
            self._folder.setText(for_qt(chosen))

    def _details(self, text: str, indent: int = 0) -> QLabel:
        shown = label(text, self)
        shown.setWordWrap(True)
        shown.setContentsMargins(indent, 0, 0, 8)
        return shown


def _page(parent: QWidget) -> tuple[QWidget, QFormLayout]:
    page = QWidget(parent)
    return page, QFormLayout(page)
