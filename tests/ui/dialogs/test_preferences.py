"""The preferences: what is stored is shown, what is seen changes at once, and the rest is stored when accepted."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QSettings, Qt
from PySide6.QtGui import QAction, QFont, QFontDatabase, QFontInfo, QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFontComboBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from hen_editor import languages
from hen_editor.core.board import Point
from hen_editor.core.game.navigate import NextMoves
from hen_editor.document import own_styles
from hen_editor.document.change import undo_limit
from hen_editor.document.private_folder import private_folder
from hen_editor.drawing.figure import Names
from hen_editor.drawing.shapes import Ink
from hen_editor.styles import STYLES
from hen_editor.ui import translation
from hen_editor.ui.clipboard import ADDRESS
from hen_editor.ui.commands.preferences import preferences_dialog
from hen_editor.ui.dialogs.choosing import folder_for
from hen_editor.ui.dialogs.preferences import PreferencesDialog
from hen_editor.ui.state import Hatching, TreeDirection
from hen_editor.ui.theme import Scheme
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.answers import Answers, once_shown
from tests.ui.opening import open_file

Button = QDialogButtonBox.StandardButton
Filter = QFontComboBox.FontFilter


def change_preferences(window: MainWindow, answer: Callable[[PreferencesDialog], object], button: Button) -> None:
    def act(dialog: PreferencesDialog) -> None:
        answer(dialog)
        dialog.findChild(QDialogButtonBox).button(button).click()

    once_shown(PreferencesDialog, act)
    window.commands["preferences"].trigger()


def address_field(dialog: PreferencesDialog) -> QLineEdit:
    return dialog.findChild(QLineEdit, "address")


def fill_in(dialog: PreferencesDialog) -> None:
    for name in ("restore", "recovery", "motion"):
        dialog.findChild(QCheckBox, name).setChecked(False)
    dialog.findChild(QCheckBox, "sound").setChecked(True)
    dialog.findChild(QSpinBox, "undo").setValue(400)
    dialog.findChild(QLineEdit, "folder").setText("/tmp")
    address_field(dialog).setText("https://example.org/#$hen$")


def stored() -> dict[str, object]:
    settings = QSettings()
    return {key: settings.value(key) for key in ("session/restore", "recovery/enabled", "undo/megabytes", "address")}


NOTHING = {"session/restore": None, "recovery/enabled": None, "undo/megabytes": None, "address": None}


def test_what_is_chosen_is_stored_and_shown_again(window: MainWindow) -> None:
    before = undo_limit(window.document.snapshot.position.size)
    change_preferences(window, fill_in, Button.Ok)
    assert preferences_dialog(window.session).values() == {
        "language": "",
        "files/folder": "/tmp",
        "board/motion": False,
        "board/sound": True,
        "session/restore": False,
        "recovery/enabled": False,
        "undo/megabytes": 400,
        "address": "https://example.org/#$hen$",
        "comment/family": "",
        "comment/size": 0,
        "hen/family": "",
        "hen/size": 0,
    }
    assert folder_for(Path("/var/x.sgf")) == Path("/tmp")
    assert undo_limit(window.document.snapshot.position.size) == 2 * before


SEEN = {
    "Theme": "Dark",
    "Board style": "Black and white",
    "Patterns on coloured stones": "Always",
    "Next moves": "None",
    "Tree direction": "Down",
}


def change_appearance(dialog: PreferencesDialog) -> None:
    forms = [page.layout() for page in dialog.findChildren(QWidget) if isinstance(page.layout(), QFormLayout)]
    for title, text in SEEN.items():
        combo = next(box for form in forms for box in [in_row(form, f"{title}:")] if box is not None)
        assert isinstance(combo, QComboBox)
        combo.setCurrentText(text)
    for spin in dialog.findChildren(QSpinBox):
        if spin.objectName() != "undo":
            spin.setValue(20)
    next(box for box in dialog.findChildren(QCheckBox) if not box.objectName()).click()


def in_row(form: QFormLayout, title: str) -> QWidget | None:
    """Return the field of a title in a form."""
    for row in range(form.rowCount()):
        item = form.itemAt(row, QFormLayout.ItemRole.LabelRole)
        if item is not None and item.widget().text().replace("&", "") == title:
            return form.itemAt(row, QFormLayout.ItemRole.FieldRole).widget()
    return None


def appearance(window: MainWindow) -> tuple[object, ...]:
    state = window.session.state
    board = state.style, state.hatching, state.next_moves, state.coordinates
    return window.session.theme.scheme, *board, state.tree_direction, [size.size for size in window.text_sizes]


CHANGED = Scheme.DARK, STYLES["print"], Hatching.ALWAYS, NextMoves.NONE, False, TreeDirection.DOWN, [20, 20]


def test_what_is_seen_changes_at_once_and_back_if_it_is_cancelled(window: MainWindow) -> None:
    before = appearance(window)
    seen = []

    def change(dialog: PreferencesDialog) -> None:
        change_appearance(dialog)
        seen.append(appearance(window))

    change_preferences(window, change, Button.Cancel)
    assert (seen, appearance(window)) == ([CHANGED], before)
    change_preferences(window, change, Button.Ok)
    assert appearance(window) == CHANGED
    change_preferences(window, lambda dialog: None, Button.Cancel)
    assert appearance(window) == CHANGED

    def reset(dialog: PreferencesDialog) -> None:
        dialog.findChild(QDialogButtonBox).button(Button.RestoreDefaults).click()

    change_preferences(window, reset, Button.Ok)
    assert appearance(window) == before


def test_how_lines_are_named_shows_the_coordinates_until_it_is_cancelled(window: MainWindow) -> None:
    window.commands["coordinates"].trigger()
    seen = []

    def name_by_numbers(dialog: PreferencesDialog) -> None:
        next(box for box in dialog.findChildren(QComboBox) if box.findText("Numbers (1-1)") >= 0).setCurrentIndex(1)
        box = next(box for box in dialog.findChildren(QCheckBox) if box.text() == "&Show coordinates")
        seen.append((box.isChecked(), window.session.state.coordinates))
        box.click()
        seen.append((box.isChecked(), window.session.state.coordinates))

    change_preferences(window, name_by_numbers, Button.Cancel)
    assert seen == [(True, True), (False, False)]
    state = window.session.state
    assert (state.coordinates, state.names) == (False, Names.LETTERS)

    def reset(dialog: PreferencesDialog) -> None:
        name_by_numbers(dialog)
        dialog.findChild(QDialogButtonBox).button(Button.RestoreDefaults).click()

    change_preferences(window, reset, Button.Ok)
    state = window.session.state
    assert (state.coordinates, state.names) == (True, Names.LETTERS)


def test_a_theme_that_was_chosen_in_another_window_is_shown(window: MainWindow, qtbot: QtBot) -> None:
    other = MainWindow(window.session.theme)
    qtbot.addWidget(other)
    other.show()
    other.complete()
    window.commands["dark-theme"].trigger()
    seen = []

    def choose_the_theme_of_the_system(dialog: PreferencesDialog) -> None:
        box = next(box for box in dialog.findChildren(QComboBox) if box.findText("Dark") >= 0)
        seen.append(box.currentText())
        box.setCurrentIndex(0)

    change_preferences(other, choose_the_theme_of_the_system, Button.Ok)
    assert seen == ["Dark"]
    assert window.session.theme.scheme is Scheme.SYSTEM


def test_what_is_changed_of_what_is_seen_is_so_in_all_windows(window: MainWindow, qtbot: QtBot) -> None:
    other = MainWindow(window.session.theme)
    qtbot.addWidget(other)
    other.show()
    other.complete()
    other.commands["names-numbers"].trigger()
    change_preferences(window, change_appearance, Button.Cancel)
    assert appearance(other) == appearance(window)
    change_preferences(window, change_appearance, Button.Ok)
    assert appearance(other) == CHANGED
    assert other.session.state.names is Names.NUMBERS  # which was left as it was


def test_the_board_style_is_shown_in_all_windows_and_the_next_one(window: MainWindow, qtbot: QtBot) -> None:
    other = MainWindow(window.session.theme)
    qtbot.addWidget(other)
    other.show()
    own_styles.folder().mkdir(parents=True)
    for name, text in {"mine": 'line = "#123456"', "bad": "line = "}.items():
        (own_styles.folder() / f"{name}.toml").write_text(text)
    dialog = preferences_dialog(window.session)
    combo = next(box for box in dialog.findChildren(QComboBox) if box.findText("mine") >= 0)
    said = [shown.text() for shown in dialog.findChildren(QLabel)]
    assert [text for text in said if text.startswith("bad.toml: It is not TOML")]
    combo.setCurrentText("mine")
    dialog.deleteLater()
    style = STYLES["print"]._replace(line=Ink("#123456"))
    third = MainWindow(window.session.theme)
    qtbot.addWidget(third)
    assert [each.session.state.style for each in (window, other, third)] == [style] * 3
    (own_styles.folder() / "mine.toml").write_text("line = 3")
    fourth = MainWindow(window.session.theme)
    qtbot.addWidget(fourth)
    assert fourth.session.state.style is None
    assert fourth.statusBar().currentMessage() == (
        "The board style mine.toml is missing or has problems: see Preferences."
    )


def test_fonts_are_shown_at_once_in_all_windows_and_the_next_one(window: MainWindow, qtbot: QtBot) -> None:
    other = MainWindow(window.session.theme)
    qtbot.addWidget(other)
    other.show()
    before = families(window)
    installed = [name for name in QFontDatabase.families() if QFontInfo(QFont(name)).family() == name]
    chosen = next(name for name in installed if name not in before)

    def choose(dialog: PreferencesDialog) -> None:
        comment, hen = dialog.findChildren(QFontComboBox)
        assert (comment.fontFilters(), hen.fontFilters()) == (Filter.AllFonts, Filter.MonospacedFonts)
        for box in (comment, hen):
            box.setCurrentFont(QFont(chosen))
        assert families(window) == [chosen] * 2

    change_preferences(window, choose, Button.Cancel)
    assert families(window) == before
    change_preferences(window, choose, Button.Ok)
    assert families(other) == [chosen] * 2
    third = MainWindow(window.session.theme)
    qtbot.addWidget(third)
    assert families(third) == [chosen] * 2
    QSettings().setValue("hen/family", "No Such Font")
    fourth = MainWindow(window.session.theme)
    qtbot.addWidget(fourth)
    assert families(fourth) == [chosen, before[1]]


def families(window: MainWindow) -> list[str]:
    return [QFontInfo(field.font()).family() for field in (window.comment_box.editor, window.hen_field.editor)]


def test_text_sizes_are_shown_in_the_next_window(window: MainWindow, qtbot: QtBot) -> None:
    wheel(window.comment_box.editor, 3)
    wheel(window.hen_field.editor, -1)
    height = window.hen_field.editor.sizeHint().height()
    comment, hen = (size.default for size in window.text_sizes)
    assert [size.size for size in window.text_sizes] == [comment + 3, hen - 1]
    other = MainWindow(window.session.theme)
    qtbot.addWidget(other)
    assert [size.size for size in other.text_sizes] == [comment + 3, hen - 1]
    wheel(other.hen_field.editor, 10)
    assert other.hen_field.editor.sizeHint().height() > height


def test_fonts_that_were_chosen_in_another_window_are_shown_until_it_is_cancelled(
    window: MainWindow, qtbot: QtBot
) -> None:
    other = MainWindow(window.session.theme)
    qtbot.addWidget(other)
    other.show()
    before, family = other.text_sizes[0].size, families(other)[0]
    chosen = next(name for name in QFontDatabase.families() if QFontInfo(QFont(name)).family() == name != family)
    wheel(window.comment_box.editor, 3)
    window.text_families[0].show(chosen)
    QSettings().setValue("comment/family", chosen)
    for button, shown in ((Button.Cancel, (family, before)), (Button.Ok, (chosen, before + 3))):
        change_preferences(other, lambda dialog: None, button)
        assert (families(other)[0], other.text_sizes[0].size) == shown
        assert (families(window)[0], window.text_sizes[0].size) == (chosen, before + 3)
        assert QSettings().value("comment/size", type=int) == before + 3
        assert QSettings().value("comment/family") == chosen


def wheel(field: QPlainTextEdit, notches: int) -> None:
    """Turn the wheel with Ctrl over a field."""
    place = QPointF(5, 5)
    turned = QPoint(0, 120 * notches)
    no, control = Qt.MouseButton.NoButton, Qt.KeyboardModifier.ControlModifier
    event = QWheelEvent(place, place, QPoint(), turned, no, control, Qt.ScrollPhase.NoScrollPhase, False)
    QApplication.sendEvent(field.viewport(), event)


@pytest.mark.parametrize("is_other", [False, True])
def test_text_sizes_can_be_chosen_during_a_presentation_which_shows_them_enlarged(
    window: MainWindow, qtbot: QtBot, *, is_other: bool
) -> None:
    presenting = MainWindow(window.session.theme)
    qtbot.addWidget(presenting)
    presenting.show()
    presenting.complete()
    asking = window if is_other else presenting
    size = presenting.text_sizes[0]
    for each in (size, window.text_sizes[0]):
        each.step(12 - each.size)
    presenting.commands["presentation"].trigger()
    enlarged = size.size

    def choose(points: int) -> Callable[[PreferencesDialog], None]:
        def set_sizes(dialog: PreferencesDialog) -> None:
            for spin in dialog.findChildren(QSpinBox):
                if spin.accessibleName() == "Size in points":
                    spin.setValue(points)

        return set_sizes

    for answer, button, shown in (
        (lambda dialog: None, Button.Ok, enlarged),
        (choose(20), Button.Cancel, enlarged),
        (choose(20), Button.Ok, 30),
    ):
        change_preferences(asking, answer, button)
        assert (size.size, asking.session.state.is_presenting) == (shown, not is_other)
    presenting.commands["presentation"].trigger()
    assert (size.size, QSettings().value("comment/size", type=int)) == (20, 20)


def test_keyboard_shortcuts_can_be_changed_from_here(window: MainWindow) -> None:
    dialog = preferences_dialog(window.session)
    Answers("OK")(next(one for one in dialog.findChildren(QPushButton) if "shortcuts" in one.text()).click)


def test_every_row_has_a_mnemonic_of_its_own(window: MainWindow) -> None:
    """The button of the keys has that of its row."""
    dialog = preferences_dialog(window.session)
    titles = [each.text() for each in dialog.findChildren(QLabel) if each.buddy() is not None]
    assert [text for text in titles if "&" not in text] == ["Keys:"]


def test_tab_goes_from_row_to_row(window: MainWindow) -> None:
    dialog = preferences_dialog(window.session)
    dialog.show()
    first: QWidget = dialog.findChildren(QComboBox)[0]
    chain, widget = [first], first.nextInFocusChain()
    while widget is not first:
        chain.append(widget)
        widget = widget.nextInFocusChain()
    fields = [each for each in chain if isinstance(each, QComboBox | QSpinBox | QCheckBox) and each.isVisible()]
    places = [each.mapTo(dialog, each.rect().center()) for each in fields]
    assert len(fields) == 12
    assert places == sorted(places, key=lambda place: (round(place.y(), -1), place.x()))
    dialog.close()


def test_the_folder_of_file_dialogs_is_chosen_in_one(window: MainWindow, tmp_path: Path) -> None:
    dialog = preferences_dialog(window.session)
    Answers(tmp_path)(next(one for one in dialog.findChildren(QPushButton) if "hoose" in one.text()).click)
    assert dialog.values()["files/folder"] == str(tmp_path)


@pytest.mark.parametrize("language", ["", "en", "tlh"])
def test_the_language_is_chosen_among_those_that_there_are(window: MainWindow, language: str) -> None:
    QSettings().setValue("language", language)
    assert preferences_dialog(window.session).values()["language"] == ("en" if language == "en" else "")


def test_a_language_whose_characters_no_font_has_is_named_and_cannot_be_chosen(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(languages, "offered", lambda: ["en", "ja"])
    monkeypatch.setattr(translation, "has_glyphs", str.isascii)
    box = preferences_dialog(window.session).findChild(QComboBox, "language")
    assert isinstance(box, QComboBox)
    assert [box.itemText(index) for index in range(box.count())][1:] == ["English", "Japanese (no font)"]
    assert not box.model().index(2, 0).flags() & Qt.ItemFlag.ItemIsEnabled


def test_the_dialog_fits_a_small_screen(window: MainWindow) -> None:
    size = preferences_dialog(window.session).sizeHint()
    assert (size.width() <= 1024, size.height() <= 700) == (True, True)


def test_cancel_stores_nothing(window: MainWindow) -> None:
    change_preferences(window, fill_in, Button.Cancel)
    assert stored() == NOTHING


def test_the_defaults_come_back(window: MainWindow) -> None:
    change_preferences(window, fill_in, Button.Ok)

    def restore(dialog: PreferencesDialog) -> None:
        dialog.findChild(QDialogButtonBox).button(Button.RestoreDefaults).click()

    change_preferences(window, restore, Button.Ok)
    assert preferences_dialog(window.session).values() == {
        "language": "",
        "files/folder": "",
        "board/motion": True,
        "board/sound": False,
        "session/restore": True,
        "recovery/enabled": True,
        "undo/megabytes": 200,
        "address": ADDRESS,
        "comment/family": "",
        "comment/size": 0,
        "hen/family": "",
        "hen/size": 0,
    }


@pytest.mark.parametrize(
    ("address", "is_accepted"), [("x/{HEN}", True), ("x/$hen$", True), ("x/", False), ("", False), ("{hen}", False)]
)
def test_a_web_address_needs_a_place_for_the_hen(window: MainWindow, address: str, is_accepted: bool) -> None:
    dialog = preferences_dialog(window.session)
    address_field(dialog).setText(address)
    assert dialog.findChild(QDialogButtonBox).button(Button.Ok).isEnabled() is is_accepted


def test_switching_recovery_off_deletes_what_is_kept_and_on_begins_anew(window: MainWindow, tmp_path: Path) -> None:
    def kept() -> list[str]:
        return sorted(path.suffix for name in ("recovery", "versions") for path in private_folder(name).iterdir())

    def switch(dialog: PreferencesDialog) -> None:
        box = dialog.findChild(QCheckBox, "recovery")
        box.setChecked(not box.isChecked())

    open_file(window, tmp_path / "game.sgf", "(;SZ[9])")
    window.document.play(Point(0, 0))
    assert window.session.files.save()
    window.document.play(Point(1, 1))
    assert kept() == [".journal", ".lock", ".version"]
    change_preferences(window, switch, Button.Ok)
    assert kept() == []
    window.document.play(Point(2, 2))
    assert kept() == []
    change_preferences(window, switch, Button.Ok)
    assert kept() == [".journal", ".lock"]


@pytest.mark.parametrize("text", ["much", "", "-3", "1e99"])
def test_stored_nonsense_shows_what_can_be_chosen(window: MainWindow, text: str) -> None:
    QSettings().setValue("undo/megabytes", text)
    QSettings().setValue("session/restore", text)
    values = preferences_dialog(window.session).values()
    assert values["recovery/enabled"] is True
    assert 10 <= int(str(values["undo/megabytes"])) <= 10_000


def test_the_command_is_where_the_platform_has_its_preferences(window: MainWindow) -> None:
    assert window.commands["preferences"].menuRole() is QAction.MenuRole.PreferencesRole
