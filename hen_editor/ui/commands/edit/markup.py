"""Clearing markup by kind, and erasing the selection."""

from hen_editor.core.editing.clearing import MARKUP, Kind, cleared
from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.ui.commands.command import Command, KeyScope, is_go, translate
from hen_editor.ui.commands.places import CLEAR, EDIT, Place
from hen_editor.ui.window.session import Session


def clear(session: Session, *kinds: Kind) -> None:
    """Remove all markup of these kinds from this node."""
    before = session.document.snapshot
    after = cleared(before, kinds)
    if after == before:
        session.show_status(translate("Commands", "There is no such markup here."))
    session.document.edit(after, translate("Commands", "Clear markup"))


def erase_selected(session: Session) -> None:
    """Erase the selected stones."""
    if not session.tools.select.erase(session.document):
        words = translate("Commands", "Nothing is selected; drag a frame around stones with the select tool.")
        session.show_status(words)


def _clearing(name: str, text: str, tip: str, section: int, *kinds: Kind) -> Command:
    places = (Place(CLEAR, section),)
    return Command(name, text, tip, places, lambda session: clear(session, *kinds), enabled=is_go, edits=True)


COMMANDS = (
    Command(
        "erase-selected",
        QT_TRANSLATE_NOOP("Commands", "&Erase selected stones"),
        QT_TRANSLATE_NOOP("Commands", "Erase the stones in the frame"),
        (Place(EDIT, 3),),
        erase_selected,
        keys=("Del",),
        scope=KeyScope.BOARD,
        enabled=is_go,
        edits=True,
    ),
    _clearing(
        "clear-markup",
        QT_TRANSLATE_NOOP("Commands", "&All markup"),
        QT_TRANSLATE_NOOP("Commands", "Remove all labels, marks, arrows, lines and areas from this node"),
        1,
        *MARKUP,
    ),
    _clearing(
        "clear-labels",
        QT_TRANSLATE_NOOP("Commands", "&Labels"),
        QT_TRANSLATE_NOOP("Commands", "Remove all letters, numbers and texts from this node"),
        2,
        Kind.LABELS,
    ),
    _clearing(
        "clear-marks",
        QT_TRANSLATE_NOOP("Commands", "&Marks"),
        QT_TRANSLATE_NOOP("Commands", "Remove all triangles, squares, circles and crosses from this node"),
        2,
        Kind.MARKS,
    ),
    _clearing(
        "clear-lines",
        QT_TRANSLATE_NOOP("Commands", "A&rrows and lines"),
        QT_TRANSLATE_NOOP("Commands", "Remove all arrows and lines from this node"),
        2,
        Kind.LINES,
    ),
    _clearing(
        "clear-territory",
        QT_TRANSLATE_NOOP("Commands", "&Territory"),
        QT_TRANSLATE_NOOP("Commands", "Remove all territory from this node"),
        2,
        Kind.TERRITORY,
    ),
    _clearing(
        "clear-dimmed",
        QT_TRANSLATE_NOOP("Commands", "&Greyed-out points"),
        QT_TRANSLATE_NOOP("Commands", "Stop greying out points from this node on"),
        2,
        Kind.DIMMED,
    ),
    _clearing(
        "clear-view",
        QT_TRANSLATE_NOOP("Commands", "Cropped &view"),
        QT_TRANSLATE_NOOP("Commands", "Show the whole board from this node on"),
        2,
        Kind.VIEW,
    ),
)
