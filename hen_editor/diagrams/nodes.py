"""Positions of games as diagrams in text."""

from collections.abc import Sequence

from hen_editor import diagrams
from hen_editor.core import codes
from hen_editor.core.board import Area
from hen_editor.core.diagnostics import Parsed
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.position import Position


def position_to_diagram(
    position: Position, overlay: Overlay, dialect: str, *, title: str = "", texts: Sequence[str] = ()
) -> Parsed[str]:
    """Write a position with the markup of its node as a diagram, with a note for all that is left out.

    The diagram shows the part of the board in view. title: as for `diagrams.format`. texts: those of the node that are
    to be noted, by the names of the table of problems.
    """
    written = diagrams.format(
        position,
        dialect,
        crop=overlay.part,
        title=title,
        arrows=overlay.arrows,
        lines=overlay.lines,
    )
    markup = {
        "territory": overlay.territory,
        "greyed-out points": overlay.greyed_out,
        "selected points": overlay.selected,
    }
    part = overlay.part or Area.whole(position.size)
    left_out = (*texts, *(what for what, points in markup.items() if any(map(part.holds, points))))
    notes = (codes.NODE_NOT_IN_DIAGRAM.at(what=what) for what in left_out)
    return Parsed(written.value, (*written.diagnostics, *notes))
