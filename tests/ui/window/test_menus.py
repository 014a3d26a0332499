"""The menus: every action once, and each says what it does."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton

from hen_editor.ui.command_table import COMMANDS
from hen_editor.ui.panels.tool_cell import ToolCell
from hen_editor.ui.session.menus import BOARD_MENU, COPY_MENU, ChoiceGroup, KeyScope
from hen_editor.ui.settings import remember_file
from hen_editor.ui.widgets.plain_text import tooltip
from hen_editor.ui.window.main_window import MainWindow

POPPED_UP = (BOARD_MENU, COPY_MENU)


def menus(window: MainWindow) -> list[QMenu]:
    return window.menuBar().findChildren(QMenu)


def commands(window: MainWindow) -> Iterator[QAction]:
    """The commands of all menus, but for the files, examples and windows that are there at the time."""
    listed = (window.menus.recent, window.menus.examples)
    for menu in menus(window):
        if menu not in listed:
            yield from (action for action in menu.actions() if action.objectName())


def test_every_action_is_once_in_the_menus(window: MainWindow) -> None:
    found = Counter(action.objectName() for action in commands(window))
    assert found == Counter(command.name for command in COMMANDS)


def test_every_action_says_in_a_line_what_it_does(window: MainWindow) -> None:
    tips = {command.name: window.commands[command.name].statusTip() for command in COMMANDS}
    assert {name: tip for name, tip in tips.items() if not re.fullmatch(r"[A-Z].{10,80}[^.]", tip)} == {}


def test_a_tip_and_a_name_stand_for_one_action(window: MainWindow) -> None:
    tips = Counter(command.tip for command in COMMANDS)
    assert [tip for tip, times in tips.items() if times > 1] == []
    for menu in menus(window):
        names = Counter(action.text().replace("&", "") for action in menu.actions() if not action.isSeparator())
        assert [name for name, times in names.items() if times > 1] == []


def test_a_key_belongs_to_one_action_where_it_works(window: MainWindow) -> None:
    taken = Counter(
        (place, key.toString())
        for command in COMMANDS
        for key in window.commands[command.name].shortcuts()
        for place in (KeyScope.BOARD, KeyScope.TREE)
        if command.scope.meets(place)
    )
    assert [where for where, times in taken.items() if times > 1] == []


def test_no_menu_has_a_mnemonic_twice(window: MainWindow) -> None:
    popped_up = [QMenu(window) for _ in POPPED_UP]
    for menu, shown in zip(popped_up, POPPED_UP, strict=True):
        window.commands.fill(menu, shown)
    for menu in (*menus(window), window.menuBar(), *popped_up):
        letters = re.findall("&(.)", " ".join(action.text().lower() for action in menu.actions()))
        assert len(letters) == len(set(letters)), f"{letters}"


def test_every_command_of_a_menu_has_a_mnemonic(window: MainWindow) -> None:
    assert [action.text() for action in commands(window) if not re.search("&[^&]", action.text())] == []


def test_every_action_can_be_triggered_in_a_fresh_window(window: MainWindow) -> None:
    """Those that ask something first, or begin another document, are tried where they are tested."""
    leaving = {"about", "close", "quit", "new-window", "save", "paste"}
    asking = leaving | {command.name for command in COMMANDS if command.text.endswith("...")}
    for action in list(commands(window)):
        if action.objectName() not in asking:
            action.trigger()
    window.document.undo_stack.setIndex(0)
    assert not window.document.is_modified


def test_every_button_around_the_board_has_an_icon_or_words(window: MainWindow) -> None:
    for part in (window.tool_palette, window.menuBar(), window.hen_field):
        assert [button.toolTip() for button in part.findChildren(QToolButton) if _is_bare(button)] == []


def _is_bare(button: QToolButton) -> bool:
    is_of_qt = button.objectName().startswith("qt_")
    return button.isEnabled() and not is_of_qt and button.icon().isNull() and not button.text()


def test_the_tools_are_in_the_palette_and_colours_in_a_menu_too(window: MainWindow) -> None:
    tools = [command.name for command in COMMANDS if command.choice is ChoiceGroup.TOOL]
    in_palette = [tool.objectName() for cell in window.tool_palette.findChildren(ToolCell) for tool in cell.tools]
    colors = next(menu for menu in menus(window) if menu.title().replace("&", "") == "More colours")
    in_menu = [action.objectName() for action in colors.actions()]
    assert in_menu == ["red", "green", "blue", "yellow", "purple"]
    assert [name for name in tools if name not in (*in_palette, "solve", "count")] == []
    assert set(in_menu) < set(in_palette)


def test_recent_files_begin_with_their_names(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "a & b.sgf"
    remember_file(path)
    window.menus.recent.aboutToShow.emit()
    action = window.menus.recent.actions()[0]
    assert action.text().startswith("a && b.sgf in ")
    assert action.toolTip() == tooltip(str(path))
