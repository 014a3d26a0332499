"""Settings and keyboard shortcuts: each edited in a dialog, and applied to all windows."""

from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence

from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.document import versions
from hen_editor.document.private_folder import is_recovery_enabled
from hen_editor.document.recovery import folder
from hen_editor.ui.commands.command import Command, Place, translate
from hen_editor.ui.commands.places import EDIT
from hen_editor.ui.dialogs.messages import reason
from hen_editor.ui.settings import keep
from hen_editor.ui.widgets.transient import run

if TYPE_CHECKING:
    from hen_editor.ui.window.main_window import MainWindow


def settings_action(window: "MainWindow") -> QAction:
    """Return the action that edits the settings, which macOS has in another menu."""
    action = QAction(window.commands)
    action.setMenuRole(QAction.MenuRole.PreferencesRole)
    action.triggered.connect(lambda: window.dispatch(lambda: ask_for_settings(window)))
    return action


def ask_for_settings(window: "MainWindow") -> None:
    """Edit the settings."""
    from hen_editor.ui.dialogs.settings import SettingsDialog

    dialog = SettingsDialog(window)
    if run(dialog):
        keep(dialog.values())
        for each in window.open_windows():
            each.keeper.retry()
        if not is_recovery_enabled():
            _delete_what_is_kept(window)


def _delete_what_is_kept(window: "MainWindow") -> None:
    try:
        folder.discard_all()
        versions.delete_all()
    except OSError as error:
        words = translate("Commands", "Not all that was kept for recovery could be deleted: {reason}")
        window.show_status(words.format(reason=reason(error)))


def ask_for_keys(window: "MainWindow") -> None:
    """Edit the keys of all commands, and apply them to all windows."""
    from hen_editor.ui import keymap
    from hen_editor.ui.dialogs.shortcuts import ShortcutsDialog

    dialog = ShortcutsDialog(keymap.entries(), keymap.load(), keymap.reserved(), window)
    if run(dialog):
        keymap.save(dialog.keymap)
        for each in window.open_windows():
            each.commands.use_keys(dialog.keymap.sequences())


COMMANDS = (
    Command(
        "shortcuts",
        QT_TRANSLATE_NOOP("Commands", "&Keyboard shortcuts..."),
        QT_TRANSLATE_NOOP("Commands", "Change keyboard shortcuts"),
        (Place(EDIT, 6),),
        ask_for_keys,
    ),
    Command(
        "settings",
        QT_TRANSLATE_NOOP("Commands", "Se&ttings..."),
        QT_TRANSLATE_NOOP("Commands", "Change the settings"),
        (Place(EDIT, 6, 1),),
        keys=(QKeySequence.StandardKey.Preferences,),
        action=settings_action,
    ),
)
