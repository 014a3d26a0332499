"""Preferences and keyboard shortcuts: each edited in a dialog, and applied to all windows."""

from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence

from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.document import versions
from hen_editor.document.private_folder import is_recovery_enabled
from hen_editor.document.recovery import folder
from hen_editor.ui.commands.command import Command, Place, translate
from hen_editor.ui.commands.places import EDIT, NEXT_MOVES, THEMES, TREE_DIRECTION
from hen_editor.ui.dialogs.messages import reason
from hen_editor.ui.settings import keep
from hen_editor.ui.widgets.transient import run

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from hen_editor.ui.dialogs.preferences import PreferencesDialog
    from hen_editor.ui.window.main_window import MainWindow


def preferences_action(window: "MainWindow") -> QAction:
    """Return the action that edits the preferences, which macOS has in another menu."""
    action = QAction(window.commands)
    action.setMenuRole(QAction.MenuRole.PreferencesRole)
    action.triggered.connect(lambda: window.dispatch(lambda: ask_for_preferences(window)))
    return action


def ask_for_preferences(window: "MainWindow") -> None:
    """Edit the preferences, and apply them to all windows."""
    dialog = preferences_dialog(window)
    if run(dialog):
        keep(dialog.values())
        for each in window.open_windows():
            each.keeper.retry()
            for size, shown in zip(each.text_sizes, window.text_sizes, strict=True):
                size.show(shown.kept)
        if not is_recovery_enabled():
            _delete_what_is_kept(window)


def preferences_dialog(window: "MainWindow") -> "PreferencesDialog":
    """Return the dialog for the preferences of a window."""
    from hen_editor.ui.dialogs.preferences import MenuChoice, PreferencesDialog

    menus = (THEMES, NEXT_MOVES, TREE_DIRECTION)
    choices = [
        MenuChoice(translate("Menus", menu.title).replace("&", ""), window.commands.in_menu(menu)) for menu in menus
    ]
    titles = translate("Preferences", "Size of comments in points"), translate("Preferences", "Size of HEN in points")
    sizes = dict(zip(titles, window.text_sizes, strict=True))
    dialog = PreferencesDialog(choices, [window.commands["coordinates"]], sizes, window)
    dialog.keys_wanted.connect(lambda: ask_for_keys(window, dialog))
    return dialog


def _delete_what_is_kept(window: "MainWindow") -> None:
    try:
        folder.discard_all()
        versions.delete_all()
    except OSError as error:
        words = translate("Commands", "Not all that was kept for recovery could be deleted: {reason}")
        window.show_status(words.format(reason=reason(error)))


def ask_for_keys(window: "MainWindow", parent: "QWidget | None" = None) -> None:
    """Edit the keys of all commands, and apply them to all windows. parent: of the dialog, if not the window."""
    from hen_editor.ui import keymap
    from hen_editor.ui.dialogs.shortcuts import ShortcutsDialog

    dialog = ShortcutsDialog(keymap.entries(), keymap.load(), keymap.reserved(), parent or window)
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
        "preferences",
        QT_TRANSLATE_NOOP("Commands", "Prefere&nces..."),
        QT_TRANSLATE_NOOP("Commands", "Change how the program looks and works"),
        (Place(EDIT, 6, 1),),
        keys=(QKeySequence.StandardKey.Preferences, "Ctrl+,"),
        action=preferences_action,
    ),
)
