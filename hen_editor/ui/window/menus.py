"""The menu bar and other menus of a window, filled with the actions of their commands."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu, QToolBar

from hen_editor.ui.commands.command import Menu, translate
from hen_editor.ui.commands.places import EXAMPLES, MENU_BAR, RECENT, WINDOW

if TYPE_CHECKING:
    from hen_editor.ui.window.main_window import MainWindow


class Menus:
    """A window's menus; `recent`, `examples` and `windows` also have dynamic entries.

    The menu bar has only titles until it is filled.
    """

    def __init__(self, window: "MainWindow") -> None:
        self._window = window
        self._shown = {menu: window.menuBar().addMenu(translate("Menus", menu.title)) for menu in MENU_BAR}

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
            self.fill(self._shown[menu], menu)

    def fill(self, into: QMenu | QToolBar, menu: Menu) -> None:
        """Fill a QMenu with the commands and submenus of a menu, with separators between sections."""
        for number, section in enumerate(self._window.commands.sections(menu)):
            if number:
                into.addSeparator()
            for entry in section:
                if not isinstance(entry, Menu):
                    into.addAction(self._window.commands[entry.name])
                elif isinstance(into, QMenu):
                    self._shown[entry] = into.addMenu(translate("Menus", entry.title))
                    self.fill(self._shown[entry], entry)
