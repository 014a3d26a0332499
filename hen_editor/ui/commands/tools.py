"""The tools: each is selected by its own command."""

from hen_editor.ui.session.command import Command, is_go
from hen_editor.ui.session.menus import (
    AREA_TOOLS,
    COLOR_TOOLS,
    COLORS,
    LINE_TOOLS,
    MARK_TOOLS,
    MORE_TOOLS,
    TOOL_PALETTE,
    TOOLS,
    ChoiceGroup,
    KeyScope,
    MenuPlace,
)
from hen_editor.ui.session.session import Session
from hen_editor.ui.state import End


def choose_tool(session: Session, name: str) -> None:
    """Select the tool of this name; a gesture in progress with another tool ends at the present point."""
    if name != session.state.tool:
        session.tool_controller.finish()
    session.set_state(session.state.ended(End.TOOL)._replace(chosen_tool=name))


def _tool(name: str, text: str, short: str, tip: str, place: MenuPlace, section: int, key: str, icon: str) -> Command:
    """Return the command of a tool. place: in the palette. section: of the menu."""
    row = tool_command(name, text, tip, MenuPlace(TOOLS, section), place)
    return row._replace(short=short, keys=(key,), scope=KeyScope.BOARD_AND_TREE, icon=icon)


def _colored_stones(name: str, text: str, short: str, tip: str) -> Command:
    row = tool_command(name, text, tip, MenuPlace(COLORS), MenuPlace(COLOR_TOOLS), MenuPlace(MORE_TOOLS, 2))
    return row._replace(short=short, icon=f"{name}-stone")


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
        "Select",
        "Move stones; drag a frame around several",
        MenuPlace(TOOL_PALETTE, 1, 1),
        1,
        "Alt+0",
        "select",
    ),
    _tool(
        "play",
        "&Play",
        "Play",
        "Play moves in turn, with captures and ko",
        MenuPlace(TOOL_PALETTE, 1),
        1,
        "1",
        "play",
    ),
    _tool(
        "black",
        "&Black stones",
        "Black",
        "Place black stones; right button: white",
        MenuPlace(TOOL_PALETTE, 2),
        1,
        "2",
        "black-stone",
    ),
    _tool(
        "white",
        "&White stones",
        "White",
        "Place white stones; right button: black",
        MenuPlace(TOOL_PALETTE, 2),
        1,
        "3",
        "white-stone",
    ),
    _tool(
        "erase",
        "&Erase",
        "Erase",
        "Erase stones, labels and all marks",
        MenuPlace(TOOL_PALETTE, 2, 2),
        1,
        "4",
        "erase",
    ),
    _tool(
        "triangle",
        "&Triangle",
        "Triangle",
        "Mark points with a triangle; Shift: whole chains",
        MenuPlace(MARK_TOOLS),
        2,
        "5",
        "triangle",
    ),
    _tool(
        "square",
        "S&quare",
        "Square",
        "Mark points with a square; Shift: whole chains",
        MenuPlace(MARK_TOOLS),
        2,
        "6",
        "square",
    ),
    _tool(
        "circle",
        "&Circle",
        "Circle",
        "Mark points with a circle; Shift: whole chains",
        MenuPlace(MARK_TOOLS),
        2,
        "7",
        "circle",
    ),
    _tool(
        "cross",
        "Cr&oss",
        "Cross",
        "Mark points with a cross; Shift: whole chains",
        MenuPlace(MARK_TOOLS),
        2,
        "8",
        "cross",
    ),
    _tool(
        "letter",
        "&Letters",
        "Letter",
        "Label points A, B, C; double-click: other text",
        MenuPlace(TOOL_PALETTE, 3, 1),
        3,
        "9",
        "letter",
    ),
    _tool(
        "number",
        "&Numbers",
        "Number",
        "Label points 1, 2, 3; double-click: other text",
        MenuPlace(TOOL_PALETTE, 3, 1),
        3,
        "0",
        "number",
    ),
    _tool(
        "label",
        "Te&xt label",
        "Text label",
        "Write a short text on a point",
        MenuPlace(MORE_TOOLS),
        3,
        "Alt+1",
        "label",
    ),
    _tool(
        "ko",
        "&Ko point",
        "Ko point",
        "Set the ko point",
        MenuPlace(MORE_TOOLS),
        4,
        "Alt+2",
        "ko",
    ),
    _tool(
        "last-move",
        "Last mo&ve",
        "Last move",
        "Set the last move",
        MenuPlace(MORE_TOOLS),
        4,
        "Alt+3",
        "last-move",
    ),
    _tool(
        "arrow",
        "&Arrow",
        "Arrow",
        "Drag an arrow; again or right button: remove",
        MenuPlace(LINE_TOOLS),
        5,
        "Alt+4",
        "arrow",
    ),
    _tool(
        "line",
        "L&ine",
        "Line",
        "Drag a line; again or right button: remove",
        MenuPlace(LINE_TOOLS),
        5,
        "Alt+5",
        "line",
    ),
    _tool(
        "territory",
        "Territor&y",
        "Territory",
        "Mark Black's territory; right button: White's; Shift: whole regions",
        MenuPlace(AREA_TOOLS),
        5,
        "Alt+6",
        "territory",
    ),
    _tool(
        "dim",
        "&Grey out",
        "Grey out",
        "Grey out points here and in what follows",
        MenuPlace(AREA_TOOLS),
        5,
        "Alt+7",
        "dim",
    ),
    _tool(
        "view",
        "C&rop view",
        "Crop view",
        "Show only the area you drag over; click: whole board",
        MenuPlace(AREA_TOOLS),
        5,
        "Alt+8",
        "view",
    ),
    _colored_stones(
        "red",
        "&Red stones",
        "Red",
        "Place red stones; right button: black",
    ),
    _colored_stones(
        "green",
        "&Green stones",
        "Green",
        "Place green stones; right button: black",
    ),
    _colored_stones(
        "blue",
        "B&lue stones",
        "Blue",
        "Place blue stones; right button: black",
    ),
    _colored_stones(
        "yellow",
        "&Yellow stones",
        "Yellow",
        "Place yellow stones; right button: black",
    ),
    _colored_stones(
        "purple",
        "P&urple stones",
        "Purple",
        "Place purple stones; right button: black",
    ),
)
