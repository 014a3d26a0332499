"""Something found in a pasted text: a position, or games."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from hen_editor.core.board import Area, BoardSize
from hen_editor.core.convert import node_to_position, position_to_game
from hen_editor.core.convert.hen_file import titled
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.diagram import Anchor, Found
from hen_editor.core.game.overview import thumbnail_node
from hen_editor.core.pasting import codes
from hen_editor.core.position import Position
from hen_editor.core.sgf import Collection, GameTree
from hen_editor.core.transform import Transform, game, position


class Kind(Enum):
    """What a text can hold, in the order in which it is searched."""

    SGF = "SGF"
    HEN = "HEN"
    DIAGRAM = "diagram"
    MOVES = "moves"


@dataclass(frozen=True, slots=True)
class Pasted:
    """Something found in a text.

    position: what it shows; of games, the position that distinguishes the first one from others. games: the games, if
    it is more than a position. area: the part of the board that a partial diagram covers. title: that of the position.
    diagnostics: what was guessed, repaired or left out. diagram: what was found, if it is one.
    """

    kind: Kind
    position: Position
    games: tuple[GameTree, ...] = ()
    area: Area | None = None
    title: str = ""
    diagnostics: tuple[Diagnostic, ...] = ()
    diagram: Found | None = None

    @classmethod
    def of_games(cls, kind: Kind, games: Sequence[GameTree], diagnostics: Sequence[Diagnostic] = ()) -> "Pasted":
        """Return what was found as games, at least one."""
        first = games[0]
        shown = node_to_position(first, thumbnail_node(first))
        return cls(kind, shown, tuple(games), diagnostics=tuple(diagnostics))

    @classmethod
    def of_diagram(cls, found: Found) -> "Pasted":
        """Return what was found as a diagram."""
        whole = found.area == Area.whole(found.position.size)
        area = None if whole else found.area
        notes = (codes.LINES_LEFT_OUT.at(),) if found.arrows or found.lines else ()
        return cls(Kind.DIAGRAM, found.position, (), area, found.title, (*found.diagnostics, *notes), found)

    @property
    def anchors(self) -> tuple[Anchor, ...]:
        """Where else a partial diagram may be on its board; empty where there is no choice."""
        anchors = () if self.diagram is None else self.diagram.anchors()
        return anchors if len(anchors) > 1 else ()

    def placed(self, anchor: Anchor) -> "Pasted":
        """Return a partial diagram in another place. Raises ValueError for an anchor that is not among `anchors`."""
        if self.diagram is None or anchor not in self.anchors:
            raise ValueError(f"this cannot be placed at {anchor}")
        return Pasted.of_diagram(self.diagram.placed(anchor))

    def as_games(self) -> tuple[GameTree, ...]:
        """Return the games, or the position as a game."""
        return self.games or (titled(position_to_game(self.position), self.title),)

    def as_collection(self) -> Collection:
        """Return the games as a new file."""
        return Collection.of(self.as_games())

    def transformed(self, transform: Transform) -> "Pasted":
        """Return this after a transform that keeps all points on the board; then it can no longer be placed."""
        if self.games:
            games = [game(tree, transform, with_names=True).value for tree in self.games]
            return replace(Pasted.of_games(self.kind, games, self.diagnostics), title=self.title)
        area = None if self.area is None else _moved(self.area, transform, self.position.size)
        shown = position(self.position, transform).value
        if not shown.numbers:
            shown = replace(shown, order=self.position.order)
        return replace(self, position=shown, area=area, diagram=None)


def _moved(area: Area, transform: Transform, size: BoardSize) -> Area:
    points = transform.on(size)
    corners = [moved for point in area if (moved := points.point(point)) is not None]
    return Area.around(corners)
