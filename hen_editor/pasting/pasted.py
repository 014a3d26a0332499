"""Something found in a pasted text: a position, or games."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING

from hen_editor.core.board import Area, BoardSize, Point, PointPair
from hen_editor.core.convert import node_to_position, position_to_game
from hen_editor.core.convert.hen_file import titled
from hen_editor.core.convert.writing import with_start_said, with_values
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.game.overlay import Overlay, lines_of
from hen_editor.core.game.overview import thumbnail_node
from hen_editor.core.position import Position
from hen_editor.core.sgf import Collection, GameTree, NodeId
from hen_editor.core.transform import Anchor, PointMap, Transform, game, position

if TYPE_CHECKING:
    from hen_editor.diagrams import Found

_NO_LINES = Overlay()


class PasteKind(Enum):
    """What a text can hold, in the order in which it is searched."""

    SGF = "SGF"
    HEN = "HEN"
    DIAGRAM = "diagram"
    MOVES = "moves"


@dataclass(frozen=True, slots=True)
class Pasted:
    """Something found in a text.

    position: what it shows; of games, the position that distinguishes the first one from others. games: the games, if
    it is more than a position. overlay: the arrows and lines beside the position. area: the part of the board that a
    partial diagram covers. title: that of the position. diagnostics: what was guessed, repaired or left out, with spans
    in the text that was given. diagram: what was found, if it is one. text: that of a HEN, as it was found.
    """

    kind: PasteKind
    position: Position
    games: tuple[GameTree, ...] = ()
    overlay: Overlay = _NO_LINES
    area: Area | None = None
    title: str = ""
    diagnostics: tuple[Diagnostic, ...] = ()
    diagram: "Found | None" = None
    text: str = ""

    @classmethod
    def of_games(cls, kind: PasteKind, games: Sequence[GameTree], diagnostics: Sequence[Diagnostic] = ()) -> "Pasted":
        """Return what was found as games, at least one."""
        first = games[0]
        shown = node_to_position(first, thumbnail_node(first))
        return cls(kind, shown, tuple(games), diagnostics=tuple(diagnostics))

    @classmethod
    def of_diagram(cls, found: "Found") -> "Pasted":
        """Return what was found as a diagram."""
        whole = found.area == Area.whole(found.position.size)
        area = None if whole else found.area
        overlay = Overlay(found.arrows, found.lines)
        return cls(PasteKind.DIAGRAM, found.position, (), overlay, area, found.title, found.diagnostics, found)

    @property
    def is_likely(self) -> bool:
        """Whether it is only probably a diagram: it is offered after those that surely are diagrams."""
        return self.diagram is not None and self.diagram.is_likely

    def sizes(self, size: BoardSize) -> tuple[BoardSize, ...]:
        """Return the sizes of the boards that a diagram may be on, as `Found.sizes` does."""
        return () if self.diagram is None else self.diagram.sizes(size)

    def anchors(self, size: BoardSize | None = None) -> tuple[Anchor, ...]:
        """Return where a partial diagram may be on a board of this size, or of its own; empty if there is no choice."""
        anchors = () if self.diagram is None else self.diagram.anchors(size)
        return anchors if len(anchors) > 1 else ()

    def placed(self, anchor: Anchor | None, size: BoardSize | None = None) -> "Pasted":
        """Return a partial diagram in another place, on a board of this size, or of its own.

        anchor: where; with None, or if it cannot be there, it is placed in the middle or else at the first possible
        place. Raises ValueError if there is none.
        """
        found = self.diagram
        usual = None if found is None else found.usual_anchor(size)
        if found is None or usual is None:
            raise ValueError(f"this cannot be placed on a board of {size}")
        return Pasted.of_diagram(found.placed(anchor if anchor in found.anchors(size) else usual, size))

    def as_part_of(self, size: BoardSize) -> "Pasted":
        """Return a diagram in the middle of a board of this size if it may be a part of one and is not square."""
        part = None if self.diagram is None else self.diagram.as_part_of(size)
        return self if part is None else Pasted.of_diagram(part)

    def as_games(self) -> tuple[GameTree, ...]:
        """Return the games, or the position as a game."""
        if self.games:
            return self.games
        tree = titled(position_to_game(self.position), self.title)
        *_, shown = tree.main_line()
        return (self.with_lines(with_start_said(tree, shown), shown),)

    def with_lines(self, tree: GameTree, node: NodeId) -> GameTree:
        """Return a game with the arrows and lines at a node, beside those that are there."""
        for name, lines in (("AR", self.overlay.arrows), ("LN", self.overlay.lines)):
            there = lines_of(tree.node(node), name)
            wanted = tuple(dict.fromkeys(line for line in (*there, *lines) if line[0] != line[1]))
            if wanted != there:
                tree = with_values(tree, node, name, wanted)
        return tree

    def as_collection(self) -> Collection:
        """Return the games as a new file."""
        return Collection.of(self.as_games())

    def transformed(self, transform: Transform) -> "Pasted":
        """Return this after a transform that keeps all points on the board; then it can no longer be placed."""
        if self.games:
            games = [game(tree, transform, with_names=True).value for tree in self.games]
            return replace(Pasted.of_games(self.kind, games, self.diagnostics), title=self.title)
        points = transform.on(self.position.size)
        overlay = Overlay(_lines(self.overlay.arrows, points), _lines(self.overlay.lines, points))
        area = None if self.area is None else Area.around(_moved(self.area, points))
        shown = position(self.position, transform).value
        if not shown.numbers:
            shown = replace(shown, order=self.position.order)
        return replace(self, position=shown, overlay=overlay, area=area, diagram=None)


def _lines(lines: Iterable[PointPair], points: PointMap) -> tuple[PointPair, ...]:
    return tuple((start, end) for start, end in (_moved(line, points) for line in lines))


def _moved(found: Iterable[Point], points: PointMap) -> list[Point]:
    return [moved for point in found if (moved := points.point(point)) is not None]
