"""What the shelves bring into a window; nothing else of the window asks whether they are there.

All that belongs to one is in the modules that are imported here: `commands.diagrams`, `engine`, `recognition` and
`teaching`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from hen_editor.core.codes import NOTHING_CARRIED
from hen_editor.shelves import is_there
from hen_editor.ui.wording import message

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from hen_editor.ui.recognition.sheet import Offer
    from hen_editor.ui.session.command import Command
    from hen_editor.ui.session.session import Session
    from hen_editor.ui.state import View


def commands() -> "Iterator[Command]":
    """Yield the rows of the table of commands."""
    if is_there("diagrams"):
        from hen_editor.ui.commands import diagrams

        yield from diagrams.COMMANDS
    if is_there("teaching"):
        from hen_editor.ui.teaching import commands as teaching

        yield from teaching.COMMANDS
    if is_there("engine"):
        from hen_editor.ui.engine import commands as engine

        yield from engine.COMMANDS
    if is_there("recognition"):
        from hen_editor.ui.recognition import commands as recognition

        yield from recognition.COMMANDS


def controllers(session: "Session") -> "list[View]":
    """Return what follows the document and shows a part of the state, once it is made."""
    made: list[View] = []
    if is_there("teaching"):
        from hen_editor.ui.teaching.counter import Counter
        from hen_editor.ui.teaching.solver import Solver

        made += [Solver(session), Counter(session)]
    if is_there("engine"):
        from hen_editor.ui.engine.uses import EngineUses

        made += [EngineUses(session)]
    return made


def of_games(session: "Session") -> Mapping[str, Callable[[Sequence[int]], object]]:
    """Return what can be done with chosen games in their list, by the text of its entry."""
    if not is_there("teaching"):
        return {}
    from hen_editor.ui.teaching import commands

    return commands.of_games(session)


def look_at(session: "Session", offer: "Offer", picture: "bytes | QImage", *, is_opened: bool) -> None:
    """Look for boards in a picture that carries nothing, and offer them; say so where nobody can look.

    is_opened: whether it is a file that was opened.
    """
    if is_there("recognition"):
        from hen_editor.ui.recognition import sheet

        sheet.look_at(session, offer, picture, is_opened=is_opened)
    else:
        session.show_status(message(NOTHING_CARRIED.at(format="PNG")))
