"""Replay: from the nodes of a game tree to the stones, ko, last move and turn they lead to.

A node is executed as FF[4] says, legal or not: setup, then its private `HEN[...]` stones, then its moves.
"""

from collections import Counter
from collections.abc import Iterable

from hen_editor.core import codes, hen, markup
from hen_editor.core.board import BLACK, EMPTY, WHITE, BoardSize, Color, Point, Stones
from hen_editor.core.diagnostics import Parsed
from hen_editor.core.position import PLAIN_ORDER, Move, Position, color_after
from hen_editor.core.rules import RULES_WITH_SUICIDE, Refusal, WorkingBoard
from hen_editor.core.sgf import GameTree, Node

MOVES = {"B": BLACK, "W": WHITE}
"""The move properties of SGF and their colours."""

SETUP = {"AB": BLACK, "AW": WHITE, "AE": None}
"""The setup properties of SGF and what they put on a point."""


class Replay:
    """The state of a game as its nodes are stepped through, from an empty board.

    ko: the point left by the last capture, gone with the next move or setup. last_move: the move of the node stepped
    through last. move_number: how many moves were made, passes included. captures: how many stones each colour has
    captured; a suicide counts for the colour that plays next. refused: why the rules refuse the move of the node
    stepped through last, which was made all the same.
    """

    __slots__ = (
        "_board",
        "_decided_turn",
        "_handicap",
        "_left_out",
        "_node",
        "_order",
        "_said",
        "captures",
        "ko",
        "last_move",
        "move_number",
        "refused",
        "suicide_allowed",
    )

    def __init__(self, size: BoardSize) -> None:
        self._board = WorkingBoard(size)
        self._decided_turn: Color | None = None
        self._handicap = False
        self._order: tuple[Color, ...] | None = None
        self.ko: Point | None = None
        self.last_move: Move | None = None
        self.move_number = 0
        self.captures: Counter[Color] = Counter()
        self.refused: Refusal | None = None
        self.suicide_allowed = False
        self._node: Node | None = None
        self._said: Position | None = None
        self._left_out: tuple[Point, ...] = ()

    @classmethod
    def of(cls, tree: GameTree, node: int) -> "Replay":
        """Replay a game from its root to a node, both included."""
        state = cls(tree.size)
        state.steps(map(tree.node, tree.path(node)))
        return state

    def copy(self) -> "Replay":
        """Return a replay that goes on from here by itself."""
        other = Replay(self._board.size)
        other._board.cells[:] = self._board.cells
        for name in self.__slots__[1:]:
            setattr(other, name, getattr(self, name))
        other.captures = self.captures.copy()
        return other

    def steps(self, nodes: Iterable[Node]) -> None:
        """Step through nodes, each the child of the one before."""
        for node in nodes:
            self.step(node)

    def step(self, node: Node) -> None:
        """Step through one node, the child of the one stepped through last."""
        raw = node.raw
        self._node = node
        self.last_move = self.refused = None
        self._left_out = ()
        if not raw.keys().isdisjoint(SETUP):
            self._set_up(node)
        if node.parent is None:
            handicap = node.get("HA")
            self._handicap = isinstance(handicap, int) and handicap >= 2
            self.suicide_allowed = str(node.get("RU", "")).casefold() in RULES_WITH_SUICIDE
        said = self._said = self._read_hen(node) if "HEN" in raw else None
        for move in moves_of(node):
            self._play(move)
        if "PL" in raw:
            turn = node.get("PL")
            self._decided_turn = turn if isinstance(turn, Color) else self._decided_turn
        if said is not None:
            self._override(said)

    @property
    def stones(self) -> Stones:
        """The stones on the board now."""
        return self._board.stones()

    def position(self) -> Parsed[Position]:
        """Return the position reached, with the markup of the node stepped through last.

        The warnings tell what that node's `HEN[...]` says that does not fit the board.
        """
        stones = self.stones
        if self._node is None:
            return Parsed(Position(stones, turn=BLACK))
        shown = markup.read(self._node, stones, self._said, self._order)
        position = Position(
            stones,
            self.ko,
            self.last_move,
            self._turn(shown.order),
            shown.labels,
            shown.marks,
            shown.numbers,
            shown.order,
        )
        left_out = [(codes.STONE_LEFT_OUT, point) for point in self._left_out]
        left_out += [(codes.NUMBER_LEFT_OUT, point) for point in shown.misplaced_numbers]
        node = self._node.id
        return Parsed(
            position, tuple(kind.at(points=[p], node=node, point=p.name(stones.size)) for kind, p in left_out)
        )

    def _turn(self, order: tuple[Color, ...]) -> Color:
        if self._decided_turn is not None:
            return self._decided_turn
        if self._handicap and BLACK.cell in self._board.cells:
            return WHITE
        return order[0]

    def _color_at(self, point: Point) -> Color | None:
        cell = self._board.cells[self._board.index(point)]
        return None if cell == EMPTY else Color(chr(cell))

    def _set_up(self, node: Node) -> None:
        for name, color in SETUP.items():
            if name in node.raw:
                cell = EMPTY if color is None else color.cell
                for point in markup.points_of(node, name):
                    self._board.cells[self._board.index(point)] = cell
        self.ko = None

    def _read_hen(self, node: Node) -> Position | None:
        """Put the coloured stones of a node's `HEN[...]` on the board, take its order of play, and return all of it."""
        text = node.get("HEN")
        reading = hen.read(text) if isinstance(text, str) else None
        if reading is None or not reading.ok or reading.position.size != self._board.size:
            return None
        said = reading.position
        if reading.has_order or said.numbers:
            self._order = said.order
        left_out = []
        for point, color in said.stones.items():
            if color in PLAIN_ORDER:
                continue
            if self._color_at(point) in PLAIN_ORDER:
                left_out.append(point)
            else:
                self._board.cells[self._board.index(point)] = color.cell
                self.ko = None
        self._left_out = tuple(left_out)
        return said

    def _play(self, move: Move) -> None:
        ko_before, self.last_move, self.ko = self.ko, move, None
        self.move_number += 1
        next_color = color_after(move.color, self._order or PLAIN_ORDER)
        self._decided_turn = next_color
        if move.point is None:
            return
        board = self._board
        index = board.index(move.point)
        is_occupied = board.cells[index] != EMPTY
        captured, ko = board.play(index, move.color.cell)
        is_suicide = board.cells[index] == EMPTY
        self.ko = None if ko is None else board.point(ko)
        if captured:
            self.captures[next_color if is_suicide else move.color] += len(captured)
        if is_occupied:
            self.refused = Refusal.OCCUPIED
        elif move.point == ko_before:
            self.refused = Refusal.KO
        elif is_suicide and not (self.suicide_allowed and len(captured) > 1):
            self.refused = Refusal.SUICIDE

    def _override(self, said: Position) -> None:
        if said.ko is not None:
            self.ko = said.ko
        if said.last_move is not None:
            self.last_move = said.last_move
            self._decided_turn = color_after(said.last_move.color, self._order or PLAIN_ORDER)
        if said.turn is not None:
            self._decided_turn = said.turn


def moves_of(node: Node) -> list[Move]:
    """Return the moves of a node, Black's first: none, one, or in a file that breaks the rules of SGF two."""
    return [
        Move(color, point)
        for name, color in MOVES.items()
        if name in node.raw and name in node and ((point := node[name]) is None or isinstance(point, Point))
    ]
