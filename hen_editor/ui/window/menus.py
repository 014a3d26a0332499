"""The menu bar and other menus of a window, filled with the actions of their commands."""

from collections.abc import Iterator

from PySide6.QtWidgets import QMenu, QMenuBar

from hen_editor.ui.commands.actions import Actions
from hen_editor.ui.commands.command import translate
from hen_editor.ui.commands.places import EXAMPLES, MENU_BAR, RECENT, WINDOW


class Menus:
    """A window's menus; `recent`, `examples` and `windows` also have dynamic entries.

    The menu bar has only titles until it is filled.
    """

    def __init__(self, bar: QMenuBar, commands: Actions) -> None:
        self._commands = commands
        self._shown = {menu: bar.addMenu(translate("Menus", menu.title)) for menu in MENU_BAR}

    @property
    def recent(self) -> QMenu:
        """The menu of recent files."""
        return self._shown[RECENT]

    @property
    def examples(self) -> QMenu:
        """The menu of the examples."""
        return self._shown[EXAMPLES]

    @property
    def windows(self) -> QMenu:
        """The menu of the open windows."""
        return self._shown[WINDOW]

    def of_bar(self) -> Iterator[QMenu]:
        """Iterate over the menus of the menu bar."""
        return (self._shown[menu] for menu in MENU_BAR)

    def fill_bar(self) -> None:
        """Fill the menus of the menu bar."""
        for menu in MENU_BAR:
            self._shown |= self._commands.fill(self._shown[menu], menu)
