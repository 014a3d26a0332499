"""Preferences and keyboard shortcuts: each edited in a dialog, and applied to all windows."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QSettings
from PySide6.QtGui import QAction

from hen_editor.document import own_styles, versions
from hen_editor.document.private_folder import is_recovery_enabled
from hen_editor.document.recovery import folder
from hen_editor.ui import keymap
from hen_editor.ui.commands.view import choose_board_style, choose_hatching
from hen_editor.ui.dialogs.messages import reason
from hen_editor.ui.dialogs.offered_styles import offered_styles
from hen_editor.ui.session.command import Command, translate
from hen_editor.ui.session.menus import COORDINATES, EDIT, NEXT_MOVES, THEMES, TREE_DIRECTION, Menu, MenuPlace
from hen_editor.ui.session.session import Session, open_sessions
from hen_editor.ui.settings import BOARD_STYLE, keep
from hen_editor.ui.state import Hatching
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.wording import without_key

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from hen_editor.ui.dialogs.preferences import Preference, PreferencesDialog

_SHOWN = ("coordinates", "names", "next_moves", "tree_direction")
"""Fields of the state that menus change in one window, and the preferences in all windows."""


def ask_for_preferences(session: Session, page: str = "") -> None:
    """Edit the preferences, and apply them to all windows. page: the name of the one of a shelf that is shown first."""
    before, dialog = session.state, preferences_dialog(session)
    dialog.show_page(page)
    if run(dialog):
        keep(dialog.values())
        now = {name: getattr(session.state, name) for name in _SHOWN}
        changed = {name: choice for name, choice in now.items() if choice != getattr(before, name)}
        for each in open_sessions():
            each.set_state(each.state._replace(**changed))
            each.recorder.retry()
            for family, shown_family in zip(each.panes.text_families, session.panes.text_families, strict=True):
                family.show(shown_family.family)
            for size, shown in zip(each.panes.text_sizes, session.panes.text_sizes, strict=True):
                size.choose(shown.kept)
        if not is_recovery_enabled():
            _delete_what_is_kept(session)


def preferences_dialog(session: Session) -> "PreferencesDialog":
    """Return the dialog for the preferences of a window."""
    from hen_editor.ui.dialogs.preferences import PreferencesDialog, TextFont

    session.commands.refresh()  # the theme may have been chosen in another window
    choices = [
        _of_menu(session, THEMES, translate("Preferences", "&Theme")),
        _of_styles(session),
        _of_hatching(session),
        _of_menu(session, COORDINATES, translate("Preferences", "&Coordinates")),
        _of_menu(session, NEXT_MOVES, translate("Preferences", "&Next moves")),
        _of_menu(session, TREE_DIRECTION, translate("Preferences", "Tree d&irection")),
    ]
    comments, hen = (
        TextFont(*pair) for pair in zip(session.panes.text_families, session.panes.text_sizes, strict=True)
    )
    fonts = {translate("Preferences", "Font of co&mments"): comments, translate("Preferences", "Font of &HEN"): hen}
    switches = [session.commands["coordinates"]]
    dialog = PreferencesDialog(choices, switches, fonts, session.dialog_parent, session.preference_pages)
    dialog.keys_wanted.connect(lambda: ask_for_keys(session, dialog))
    return dialog


def _of_menu(session: Session, menu: Menu, title: str) -> "Preference":
    """Return a preference to choose one of the commands of a menu."""
    from hen_editor.ui.dialogs.preferences import Preference

    actions = [action for action in session.commands.in_menu(menu) if action.actionGroup() is not None]
    texts = [without_key(action.text()) for action in actions]
    checked = next((index for index, action in enumerate(actions) if action.isChecked()), 0)
    return Preference(title, texts, checked, lambda index: actions[index].trigger())


def _of_styles(session: Session) -> "Preference":
    """Return the preference to choose the style of the board."""
    from hen_editor.ui.dialogs.preferences import Preference

    offered = offered_styles(session.dialog_parent)
    names = ["", *offered.titles]
    texts = [translate("Preferences", "Follow theme"), *offered.titles.values()]
    kept = QSettings().value(BOARD_STYLE, "")
    own = translate("Preferences", "Your own styles are TOML files in {folder}.").format(folder=own_styles.folder())
    return Preference(
        translate("Preferences", "&Board style"),
        texts,
        names.index(kept) if kept in names else 0,
        lambda index: choose_board_style(session, names[index]),
        "\n".join(offered.problems),
        own,
    )


def _of_hatching(session: Session) -> "Preference":
    """Return the preference to choose when coloured stones are hatched."""
    from hen_editor.ui.dialogs.preferences import Preference

    texts = {
        Hatching.IN_HIGH_CONTRAST: translate("Preferences", "In high contrast"),
        Hatching.ALWAYS: translate("Preferences", "Always"),
        Hatching.NEVER: translate("Preferences", "Never"),
    }
    return Preference(
        translate("Preferences", "&Patterns on coloured stones"),
        [*texts.values()],
        [*texts].index(session.state.hatching),
        lambda index: choose_hatching(session, [*texts][index]),
        tip=translate("Preferences", "Lines and dots, so that the colours can be told apart without seeing them"),
    )


def _delete_what_is_kept(session: Session) -> None:
    try:
        folder.discard_all()
        versions.delete_all()
    except OSError as error:
        words = translate("Commands", "Some recovery data could not be deleted: {reason}")
        session.show_status(words.format(reason=reason(error)))


def ask_for_keys(session: Session, parent: "QWidget | None" = None) -> None:
    """Edit the keys of all commands, and apply them to all windows. parent: of the dialog, if not the window."""
    from hen_editor.ui.commands.shortcuts import ShortcutsDialog

    commands = session.commands.by_name
    entries, keys = keymap.entries(commands), keymap.load(commands)
    dialog = ShortcutsDialog(entries, keys, keymap.reserved(), parent or session.dialog_parent)
    if run(dialog):
        keymap.save(dialog.keymap)
        for each in open_sessions():
            each.commands.use_keys(dialog.keymap.sequences())


COMMANDS = (
    Command(
        "shortcuts",
        "&Keyboard shortcuts...",
        "Change keyboard shortcuts",
        (MenuPlace(EDIT, 6),),
        ask_for_keys,
    ),
    Command(
        "preferences",
        "Prefere&nces...",
        "Change how the program looks and works",
        (MenuPlace(EDIT, 6, 1),),
        ask_for_preferences,
        keys=("Ctrl+,",),
        role=QAction.MenuRole.PreferencesRole,
    ),
)
