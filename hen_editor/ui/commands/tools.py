"""The tools: each is selected by its own command."""

from hen_editor.ui.session.command import Command, is_go
from hen_editor.ui.session.menus import COLORS, TOOL_PALETTE, TOOLS, ChoiceGroup, KeyScope, MenuPlace
from hen_editor.ui.session.session import Session
from hen_editor.ui.state import End

_IN_PALETTE = {1: (1, 0), 2: (2, 0), 3: (2, 0), 4: (1, 2), 5: (3, 0)}
"""The group in the palette, and the order in it, of each section of the menu: set up, marks, lines and areas."""

_COLORS_IN_PALETTE = 4


def choose_tool(session: Session, name: str) -> None:
    """Select the tool of this name; a gesture in progress with another tool ends at the present point."""
    if name != session.state.tool:
        session.tool_controller.finish()
    session.set_state(session.state.ended(End.TOOL)._replace(chosen_tool=name))


def _tool(name: str, text: str, tip: str, section: int, key: str, icon: str) -> Command:
    row = tool_command(name, text, tip, MenuPlace(TOOLS, section), MenuPlace(TOOL_PALETTE, *_IN_PALETTE[section]))
    return row._replace(keys=(key,), scope=KeyScope.BOARD_AND_TREE, icon=icon)


def _colored_stones(name: str, text: str, tip: str) -> Command:
    return tool_command(name, text, tip, MenuPlace(COLORS), MenuPlace(TOOL_PALETTE, _COLORS_IN_PALETTE))._replace(
        icon=f"{name}-stone"
    )


def tool_command(name: str, text: str, tip: str, *places: MenuPlace) -> Command:
    """Return the command that selects the tool of this name."""
    return Command(
        name,
        text,
        tip,
        places,
        lambda session: choose_tool(session, name),
        enabled=is_go,
        checked=lambda session: session.state.tool == name,
        choice=ChoiceGroup.TOOL,
    )


COMMANDS = (
    _tool(
        "select",
        "&Select",
        "Move stones; drag a frame around several",
        1,
        "Alt+0",
        "select",
    ),
    _tool(
        "play",
        "&Play",
        "Play moves in turn, with captures and ko",
        1,
        "1",
        "play",
    ),
    _tool(
        "black",
        "&Black stones",
        "Place black stones; right button: white",
        1,
        "2",
        "black-stone",
    ),
    _tool(
        "white",
        "&White stones",
        "Place white stones; right button: black",
        1,
        "3",
        "white-stone",
    ),
    _tool(
        "erase",
        "&Erase",
        "Erase stones, labels and all marks",
        1,
        "4",
        "erase",
    ),
    _tool(
        "triangle",
        "&Triangle",
        "Mark points with a triangle; Shift: whole chains",
        2,
        "5",
        "triangle",
    ),
    _tool(
        "square",
        "S&quare",
        "Mark points with a square; Shift: whole chains",
        2,
        "6",
        "square",
    ),
    _tool(
        "circle",
        "&Circle",
        "Mark points with a circle; Shift: whole chains",
        2,
        "7",
        "circle",
    ),
    _tool(
        "cross",
        "Cr&oss",
        "Mark points with a cross; Shift: whole chains",
        2,
        "8",
        "cross",
    ),
    _tool(
        "letter",
        "&Letters",
        "Label points A, B, C; double-click: other text",
        3,
        "9",
        "letter",
    ),
    _tool(
        "number",
        "&Numbers",
        "Label points 1, 2, 3; double-click: other text",
        3,
        "0",
        "number",
    ),
    _tool(
        "label",
        "Te&xt label",
        "Write a short text on a point",
        3,
        "Alt+1",
        "label",
    ),
    _tool(
        "ko",
        "&Ko point",
        "Set the ko point",
        4,
        "Alt+2",
        "ko",
    ),
    _tool(
        "last-move",
        "Last mo&ve",
        "Set the last move",
        4,
        "Alt+3",
        "last-move",
    ),
    _tool(
        "arrow",
        "&Arrow",
        "Drag an arrow; again or right button: remove",
        5,
        "Alt+4",
        "arrow",
    ),
    _tool(
        "line",
        "L&ine",
        "Drag a line; again or right button: remove",
        5,
        "Alt+5",
        "line",
    ),
    _tool(
        "territory",
        "Territor&y",
        "Mark Black's territory; right button: White's; Shift: whole regions",
        5,
        "Alt+6",
        "territory",
    ),
    _tool(
        "dim",
        "&Grey out",
        "Grey out points here and in what follows",
        5,
        "Alt+7",
        "dim",
    ),
    _tool(
        "view",
        "C&rop view",
        "Show only the area you drag over; click: whole board",
        5,
        "Alt+8",
        "view",
    ),
    _colored_stones(
        "red",
        "&Red stones",
        "Place red stones; right button: black",
    ),
    _colored_stones(
        "green",
        "&Green stones",
        "Place green stones; right button: black",
    ),
    _colored_stones(
        "blue",
        "B&lue stones",
        "Place blue stones; right button: black",
    ),
    _colored_stones(
        "yellow",
        "&Yellow stones",
        "Place yellow stones; right button: black",
    ),
    _colored_stones(
        "purple",
        "P&urple stones",
        "Place purple stones; right button: black",
    ),
)
