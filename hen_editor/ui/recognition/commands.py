"""The commands of the shelf: looking for a board on the screen."""

from hen_editor.ui.session.command import Command
from hen_editor.ui.session.menus import TOOLS, MenuPlace
from hen_editor.ui.session.session import Session


def take_screenshot(session: Session) -> None:
    """Let the user choose the part of the screen in which to look for a board."""
    from hen_editor.ui.recognition import screenshots

    screenshots.take_screenshot(session)


COMMANDS = (
    Command(
        "screenshot",
        "Screens&hot...",
        "Read the position from a picture of a board on the screen",
        (MenuPlace(TOOLS, 8),),
        take_screenshot,
    ),
)
