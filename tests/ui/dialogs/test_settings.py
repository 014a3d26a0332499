"""The settings dialog: it shows what is stored, and stores what is chosen when it is accepted."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QCheckBox, QDialogButtonBox, QLineEdit, QSpinBox

from hen_editor.core.board import Point
from hen_editor.document.change import undo_limit
from hen_editor.document.private_folder import private_folder
from hen_editor.ui.clipboard import ADDRESS
from hen_editor.ui.dialogs.settings import SettingsDialog
from hen_editor.ui.window.main_window import MainWindow

Button = QDialogButtonBox.StandardButton


def change_settings(window: MainWindow, answer: Callable[[SettingsDialog], object], button: Button) -> None:
    def act() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, SettingsDialog):
            QTimer.singleShot(10, act)
            return
        answer(dialog)
        dialog.findChild(QDialogButtonBox).button(button).click()

    QTimer.singleShot(0, act)
    window.commands["settings"].trigger()


def address_field(dialog: SettingsDialog) -> QLineEdit:
    (field,) = [field for field in dialog.findChildren(QLineEdit) if not isinstance(field.parent(), QSpinBox)]
    return field


def fill_in(dialog: SettingsDialog) -> None:
    for box in dialog.findChildren(QCheckBox):
        box.setChecked(False)
    dialog.findChild(QSpinBox).setValue(400)
    address_field(dialog).setText("https://example.org/#$hen$")


def stored() -> dict[str, object]:
    settings = QSettings()
    return {key: settings.value(key) for key in ("session/restore", "recovery/enabled", "undo/megabytes", "address")}


NOTHING = {"session/restore": None, "recovery/enabled": None, "undo/megabytes": None, "address": None}


def test_what_is_chosen_is_stored_and_shown_again(window: MainWindow) -> None:
    before = undo_limit(window.document.snapshot.position.size)
    change_settings(window, fill_in, Button.Ok)
    assert SettingsDialog(window).values() == {
        "session/restore": False,
        "recovery/enabled": False,
        "undo/megabytes": 400,
        "address": "https://example.org/#$hen$",
    }
    assert undo_limit(window.document.snapshot.position.size) == 2 * before


def test_cancel_stores_nothing(window: MainWindow) -> None:
    change_settings(window, fill_in, Button.Cancel)
    assert stored() == NOTHING


def test_the_defaults_come_back(window: MainWindow) -> None:
    change_settings(window, fill_in, Button.Ok)

    def restore(dialog: SettingsDialog) -> None:
        dialog.findChild(QDialogButtonBox).button(Button.RestoreDefaults).click()

    change_settings(window, restore, Button.Ok)
    assert SettingsDialog(window).values() == {
        "session/restore": True,
        "recovery/enabled": True,
        "undo/megabytes": 200,
        "address": ADDRESS,
    }


@pytest.mark.parametrize(
    ("address", "is_accepted"), [("x/{HEN}", True), ("x/$hen$", True), ("x/", False), ("", False), ("{hen}", False)]
)
def test_a_web_address_needs_a_place_for_the_hen(window: MainWindow, address: str, is_accepted: bool) -> None:
    dialog = SettingsDialog(window)
    address_field(dialog).setText(address)
    assert dialog.findChild(QDialogButtonBox).button(Button.Ok).isEnabled() is is_accepted


def test_switching_recovery_off_deletes_what_is_kept_and_on_begins_anew(window: MainWindow, tmp_path: Path) -> None:
    def kept() -> list[str]:
        return sorted(path.suffix for name in ("recovery", "versions") for path in private_folder(name).iterdir())

    def switch(dialog: SettingsDialog) -> None:
        box = dialog.findChildren(QCheckBox)[1]
        box.setChecked(not box.isChecked())

    path = tmp_path / "game.sgf"
    path.write_text("(;SZ[9])")
    assert window.files.open_path(path)
    window.document.play(Point(0, 0))
    assert window.files.save()
    window.document.play(Point(1, 1))
    assert kept() == [".journal", ".lock", ".version"]
    change_settings(window, switch, Button.Ok)
    assert kept() == []
    window.document.play(Point(2, 2))
    assert kept() == []
    change_settings(window, switch, Button.Ok)
    assert kept() == [".journal", ".lock"]


@pytest.mark.parametrize("text", ["much", "", "-3", "1e99"])
def test_stored_nonsense_shows_what_can_be_chosen(window: MainWindow, text: str) -> None:
    QSettings().setValue("undo/megabytes", text)
    QSettings().setValue("session/restore", text)
    values = SettingsDialog(window).values()
    assert values["recovery/enabled"] is True
    assert 10 <= int(str(values["undo/megabytes"])) <= 10_000


def test_the_command_is_where_the_platform_has_its_preferences(window: MainWindow) -> None:
    assert window.commands["settings"].menuRole() is QAction.MenuRole.PreferencesRole
