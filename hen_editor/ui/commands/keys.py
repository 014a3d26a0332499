"""The keys as commands: chosen by the user in a dialog, and put to use in all windows."""

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QObject, QSettings
from PySide6.QtWidgets import QMenu, QMenuBar

from hen_editor.ui.commands.actions import SPECS
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.window.views import Views, open_windows

_FIXED = frozenset({"Esc", "Tab", "Shift+Tab", "Shift+Backtab", "Backtab"})
"""Keys that the window itself has a use for."""


class KeyCommands(QObject):
    """Gives a window's actions the keys that the settings say, and asks for others."""

    def __init__(self, window: Views) -> None:
        super().__init__(window)
        self._window = window
        if QSettings().contains("keys/preset"):
            from hen_editor.ui import keymap

            window.commands.use_keys(keymap.load().sequences())

    def by_name(self) -> Mapping[str, Callable[[], object]]:
        """Return the commands by the names of their actions."""
        return {"shortcuts": self.ask_for_keys}

    def ask_for_keys(self) -> None:
        """Ask for the keys of all actions, and use them in all windows."""
        from hen_editor.ui import keymap
        from hen_editor.ui.dialogs.shortcuts import ShortcutsDialog

        bar = self._window.menuBar()
        dialog = ShortcutsDialog(entries(bar), keymap.load(), _FIXED | _mnemonics(bar), self._window)
        if run(dialog):
            keymap.save(dialog.keymap)
            for window in open_windows():
                window.commands.use_keys(dialog.keymap.sequences())


def entries(bar: QMenuBar) -> dict[str, list[tuple[str, str]]]:
    """Return the names and the words of the actions of a menu bar, by the titles of its menus."""
    words = {spec.name: plain(spec.text) for spec in SPECS}
    return {plain(menu.title()): list(_entries(menu, "", words)) for menu in menus(bar)}


def menus(bar: QMenuBar) -> Iterator[QMenu]:
    """Go through the menus of a menu bar."""
    for action in bar.actions():
        menu = action.menu()
        if isinstance(menu, QMenu):
            yield menu


def plain(text: str) -> str:
    """Return the text of an action without its mnemonic, and without dots that tell of a dialog."""
    return text.replace("&", "").removesuffix("...")


def _entries(menu: QMenu, within: str, words: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for action in menu.actions():
        below = action.menu()
        if isinstance(below, QMenu):
            yield from _entries(below, f"{plain(below.title())}: ", words)
        elif action.objectName() in words:
            yield action.objectName(), within + words[action.objectName()]


def _mnemonics(bar: QMenuBar) -> frozenset[str]:
    titles = (menu.title() for menu in menus(bar))
    return frozenset(f"Alt+{title[title.index('&') + 1].upper()}" for title in titles if "&" in title)
