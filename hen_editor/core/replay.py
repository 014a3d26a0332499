"""Replay: from the nodes of a game tree to the stones, ko, last move and turn they lead to.

A node is executed as FF[4] says, legal or not: setup, then its private `HEN[...]` stones, then its moves.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from threading import Lock
from typing import NamedTuple, TypeAlias

from rpds import HashTrieMap

from hen_editor.core import codes, markup
from hen_editor.core.board import BLACK, EMPTY, WHITE, BoardSize, Color, Point, Stones
from hen_editor.core.diagnostics import Diagnostic, DiagnosticKind, Parsed
from hen_editor.core.moves import colored_move, hen_of, moves_of, next_color
from hen_editor.core.position import PLAIN_ORDER, Move, Position, color_after
from hen_editor.core.progress import Progress, unreported
from hen_editor.core.rules import RULES_WITH_SUICIDE, Refusal, WorkingBoard
from hen_editor.core.sgf import GameTree, Node, NodeId, PlainMove, PlainMoves
from hen_editor.core.sgf.edits import Edited, EditLog, edited_between
from hen_editor.core.sgf.node import PerGame
from hen_editor.core.sgf.source import Source
from hen_editor.core.sgf.values import point_ranges

SETUP = {"AB": BLACK, "AW": WHITE, "AE": None}
"""The setup properties of SGF and what they place on a point."""

MILESTONE_DISTANCE = 32
"""The least number of nodes between two milestones of a line."""

MAX_MILESTONES_OF_LINE = 128
"""The most milestones of a line; on a very long one they are further apart."""

MAX_MILESTONES = 512
"""The most milestones of a game; the oldest is dropped first."""

_Edits: TypeAlias = "HashTrieMap[NodeId, Edited]"


class Replay:
    """The state of a game while its nodes are replayed, from an empty board.

    ko: the point left by the last capture, cleared by the next move or setup. last_move: the move of the last node.
    move_number: the number of moves, as counted by `made_moves`. captures: the number of stones each colour has
    captured; suicide counts for the colour that plays next. refused: why the move of the last node is illegal; it is
    played all the same. order: the order of play, None until a node sets one. hen_position: the position in the
    `HEN[...]` of the last node. problems: what in it does not fit the board. sets_turn: whether the last node decides
    whose turn it is.
    """

    __slots__ = (
        "_board",
        "_decided_turn",
        "_handicap",
        "_mover",
        "_node",
        "captures",
        "hen_position",
        "ko",
        "last_move",
        "move_number",
        "order",
        "problems",
        "refused",
        "sets_turn",
        "suicide_allowed",
    )

    def __init__(self, size: BoardSize) -> None:
        self._board = WorkingBoard(size)
        self._decided_turn: Color | None = None
        self._handicap = False
        self._mover: Color | None = None
        self._node: Node | None = None
        self.ko: Point | None = None
        self.last_move: Move | None = None
        self.move_number = 0
        self.captures: Counter[Color] = Counter()
        self.refused: Refusal | None = None
        self.suicide_allowed = False
        self.order: tuple[Color, ...] | None = None
        self.hen_position: Position | None = None
        self.problems: tuple[Diagnostic, ...] = ()
        self.sets_turn = False

    @classmethod
    def of(cls, tree: GameTree, node: int) -> "Replay":
        """Replay a game from its root, or from the last milestone on the path, to a node, both included."""
        return cls.along(tree, tree.path(node))

    @classmethod
    def before(cls, tree: GameTree, node: int) -> "Replay":
        """Replay a game from its root to the parent of a node; before the root the board is empty."""
        parent = tree.parent(node)
        return cls(tree.size) if parent is None else cls.of(tree, parent)

    @classmethod
    def along(cls, tree: GameTree, path: Sequence[NodeId], progress: Progress = unreported) -> "Replay":
        """Replay the path from the root to a node as `of` does, with progress at each milestone."""
        *path, node = path
        depth, state = -1, cls(tree.size)
        if len(path) > MILESTONE_DISTANCE:
            known = MILESTONES.of(tree)
            if reached := known.last(tree, path):
                depth, state = reached[0], reached[1].copy()
            for milestone in milestone_depths(depth, len(path)):
                state.skip(tree, path[depth + 1 : milestone + 1])
                known.set(tree, path[milestone], milestone, state.copy())
                depth = milestone
                progress(milestone / len(path))
        if rest := path[depth + 1 :]:
            state.skip(tree, rest)
        state.step(tree.node(node))
        return state

    def copy(self) -> "Replay":
        """Return an independent copy."""
        other = Replay.__new__(Replay)
        for name in self.__slots__:
            value = getattr(self, name)
            setattr(other, name, value.copy() if name in ("_board", "captures") else value)
        return other

    def skip(self, tree: GameTree, path: Sequence[NodeId]) -> None:
        """Replay a path of nodes, each the child of the previous one, that ends before the next `step`.

        Until then, attributes of the last node are not valid.
        """
        for _ in self.stops(tree, path, tree.moves_ignoring_annotations(path)):
            pass

    def stops(self, tree: GameTree, path: Sequence[NodeId], moves: Iterable[PlainMoves | None]) -> Iterator[NodeId]:
        """Replay nodes as `skip` does, but yield each one that was stepped through.

        moves: those of nodes that need no `step`, None for the others.
        """
        skipped: list[PlainMove] = []
        for node, plain in zip(path, moves, strict=True):
            if plain is not None:
                skipped += plain
                continue
            self._play_all(skipped)
            skipped.clear()
            self.step(tree.node(node))
            yield node
        self._play_all(skipped)

    def step(self, node: Node) -> None:
        """Execute one node, a child of the last one: its setup and `PL`, then its moves."""
        raw = node.raw
        before = self._board.copy() if "HEN" in raw else self._board
        self._node = node
        self.problems = ()
        self.last_move = self.refused = self.hen_position = None
        turn_before, self._decided_turn = self._decided_turn, None
        if not raw.keys().isdisjoint(SETUP):
            self._set_up(node)
        turn = node.get("PL") if "PL" in raw else None
        if isinstance(turn, Color):
            self._decided_turn = turn
        if node.parent is None:
            handicap = node.get("HA")
            self._handicap = isinstance(handicap, int) and handicap >= 2
            self.suicide_allowed = allows_suicide(node)
        if "HEN" in raw:
            self._read_hen(node)
        for move in moves_of(node):
            self._play(move)
        self._override(node, before)
        self.sets_turn = self._decided_turn is not None
        if not self.sets_turn:
            self._decided_turn = turn_before

    def advance(self, tree: GameTree, node: NodeId, moves: PlainMoves | None) -> Sequence[int]:
        """Replay one node, a child of the last one, as `skip` does; return the indices of the points that changed.

        moves: those of a node that needs no `step`, else None.
        """
        cells = self._board.cells
        if moves is None:
            before, columns = cells.copy(), self._board.size.columns
            self.step(tree.node(node))
            rows = (range(start, start + columns) for start in range(0, len(cells), columns))
            changed_rows = [row for row in rows if before[row.start : row.stop] != cells[row.start : row.stop]]
            return [index for row in changed_rows for index in row if before[index] != cells[index]]
        self._node = self.refused = None
        if not moves:
            return ()
        [(played, _)] = moves
        old, ko, mover = cells[played], self.ko, self._mover
        captured = self._play_plain(moves[0])
        retakes = ko is not None and self._board.size.index(ko) == played and mover is not self._mover
        self.refused = self._refusal(played, captured, is_occupied=old != EMPTY, retakes=retakes)
        changed = [index for index in captured if index != played]
        if cells[played] != old:
            changed.append(played)
        return changed

    @property
    def has_stepped(self) -> bool:
        """Whether `step` executed the last node, as it must any with more than moves and annotations."""
        return self._node is not None

    @property
    def cells(self) -> Sequence[int]:
        """The cells of the board as in `Stones.cells`, valid until the next node."""
        return self._board.cells

    @property
    def stones(self) -> Stones:
        """The stones on the board now."""
        return self._board.stones()

    def position(self, tree: GameTree) -> Parsed[Position]:
        """Return the current position, with the markup of the last node; it has no turn where nothing says it.

        tree: the game of the last node, whose next moves may say whose turn it is. Warnings report what in that node's
        `HEN[...]` does not fit the board.
        """
        stones = self.stones
        if self._node is None:
            return Parsed(Position(stones))
        shown = markup.read(self._node, stones, self.hen_position, self.order)
        position = Position(
            stones,
            self.ko,
            self.last_move,
            self._turn(tree, self._node.id, shown.order[0]),
            shown.labels,
            shown.marks,
            shown.numbers,
            shown.order,
        )
        left_out = [self._left_out(codes.NUMBER_LEFT_OUT, point) for point in shown.misplaced_numbers]
        return Parsed(position, (*self.problems, *left_out))

    def mover(self, tree: GameTree) -> Color:
        """Return who is to move, as `position` does, mostly without making one. Call it after `step`."""
        node = self._node
        if self._decided_turn is None and node is not None and "LB" not in node.raw:
            first = (self.order or PLAIN_ORDER)[0]
            return self._turn(tree, node.id, first) or first
        return self._decided_turn or self.position(tree).value.mover

    def positions(self, tree: GameTree, line: Sequence[NodeId]) -> Iterator[tuple[NodeId, Position]]:
        """Replay nodes, each a child of the previous one; yield each with its position, as `position` returns it."""
        size, points = tree.size, tree.size.points()
        # Those of the board, too: bytes are made of them twenty times as fast as of its list.
        stones, cells = self.stones, bytearray(self.cells)
        for node, moves in zip(line, tree.moves_without_markup(line), strict=True):
            if moves is None:
                self.step(tree.node(node))
                position = self.position(tree).value
                stones = position.stones
                cells[:] = stones.cells
                yield node, position
                continue
            order = self.order or PLAIN_ORDER
            if not moves:
                yield node, Position(stones, self.ko, None, self._turn(tree, node, order[0]), order=order)
                continue
            captured, [(played, cell)] = self._play_plain(moves[0]), moves
            cells[played] = cell
            for index in captured:
                cells[index] = EMPTY
            stones = Stones.from_cells(size, bytes(cells))
            move = Move(BLACK if cell == BLACK.cell else WHITE, points[played])
            yield node, Position(stones, self.ko, move, self._decided_turn, order=order)

    def _turn(self, tree: GameTree, node: NodeId, first: Color) -> Color | None:
        """Return whose turn it is after a node: by `PL`, `HEN[...]` or a move, else the next moves, else a handicap.

        None if nothing says it, or only next moves do, and of the colour that is first in the order of play anyway.
        """
        if self._decided_turn is not None:
            return self._decided_turn
        if (color := next_color(tree, node)) is not None:
            return None if color is first else color
        return WHITE if self._handicap and BLACK.cell in self._board.cells else None

    def _color_at(self, point: Point) -> Color | None:
        cell = self._board.cells[self._board.size.index(point)]
        return None if cell == EMPTY else Color(chr(cell))

    def _set_up(self, node: Node) -> None:
        for name, color in SETUP.items():
            if name in node.raw and node.is_go:
                cell = EMPTY if color is None else color.cell
                for start, stop in point_ranges(node.raw[name], node.size):
                    self._board.cells[start:stop] = [cell] * (stop - start)
        self.ko = self._mover = None

    def _read_hen(self, node: Node) -> None:
        """Place the coloured stones of a node's `HEN[...]` on the board, and store its order of play and position."""
        reading = hen_of(node)
        if reading is None:
            return
        hen_position = reading.position
        if reading.error is not None:
            self.problems = (codes.HEN_UNREADABLE.at(node=node.id, reason=reading.error),)
            return
        if hen_position.size != node.size:
            reason = codes.HEN_OF_OTHER_SIZE.at(found=hen_position.size, wanted=node.size)
            self.problems = (codes.HEN_UNREADABLE.at(node=node.id, reason=reason),)
            return
        self.hen_position = hen_position
        if reading.has_order or hen_position.numbers:
            self.order = hen_position.order
        left_out = []
        for point, color in hen_position.stones.items():
            if color in PLAIN_ORDER:
                continue
            if self._color_at(point) in PLAIN_ORDER:
                left_out.append(point)
            else:
                self._board.cells[self._board.size.index(point)] = color.cell
                self.ko = None
        self.problems = tuple(self._left_out(codes.STONE_LEFT_OUT, point) for point in left_out)

    def _left_out(self, kind: DiagnosticKind, point: Point) -> Diagnostic:
        node = None if self._node is None else self._node.id
        return kind.at(points=[point], node=node, point=point.name(self._board.size))

    def _play(self, move: Move) -> None:
        ko_before, mover_before = self.ko, self._mover
        self.last_move, self.ko, self._mover = move, None, move.color
        self.move_number += 1
        self._decided_turn = color_after(move.color, self.order or PLAIN_ORDER)
        if move.point is None:
            return
        index = self._board.size.index(move.point)
        is_occupied = self._board.cells[index] != EMPTY
        captured = self._put(index, move.color)
        retakes = move.point == ko_before and move.color is not mover_before
        self.refused = self._refusal(index, captured, is_occupied=is_occupied, retakes=retakes)

    def _refusal(self, index: int, captured: Sequence[int], *, is_occupied: bool, retakes: bool) -> Refusal | None:
        """Return why the move just played is illegal; captured: what it emptied."""
        if is_occupied:
            return Refusal.OCCUPIED
        if retakes:
            return Refusal.KO
        is_suicide = self._board.cells[index] == EMPTY
        return Refusal.SUICIDE if is_suicide and not (self.suicide_allowed and len(captured) > 1) else None

    def _play_all(self, moves: Sequence[PlainMove]) -> None:
        """Play the moves of nodes that need no `step`; what only the last one tells is not found out for each."""
        if not moves:
            return
        *before, last = moves
        play = self._board.play
        for index, cell in before:
            if captured := play(index, cell):
                self._count_captured(captured, Color(chr(cell)), index)
        self.move_number += len(before)
        self._play_plain(last)

    def _play_plain(self, move: PlainMove) -> Sequence[int]:
        """Play the move of a node that needs no `step`; return the indices that it empties."""
        self._mover = BLACK if move.cell == BLACK.cell else WHITE
        self._decided_turn = color_after(self._mover, self.order or PLAIN_ORDER)
        self.move_number += 1
        return self._put(move.point_index, self._mover)

    def _put(self, index: int, color: Color) -> Sequence[int]:
        """Place a stone, with captures and ko; return the indices emptied."""
        captured, self.ko = self._board.play(index, color.cell), None
        if captured:
            ko = self._board.ko_after(index, captured)
            self.ko = None if ko is None else self._board.size.point(ko)
            self._count_captured(captured, color, index)
        return captured

    def _count_captured(self, captured: Sequence[int], color: Color, played: int) -> None:
        if not captured:
            return
        is_suicide = self._board.cells[played] == EMPTY
        taker = color_after(color, self.order or PLAIN_ORDER) if is_suicide else color
        self.captures[taker] += len(captured)

    def _override(self, node: Node, before: WorkingBoard) -> None:
        """Override what the node's plain properties imply by its `HEN[...]`."""
        hen_position = self.hen_position
        if hen_position is None:
            return
        if hen_position.ko is not None:
            self.ko = hen_position.ko
        if hen_position.last_move is not None:
            self.last_move = hen_position.last_move
            if (move := colored_move(node, hen_position)) is not None:
                self._count_colored_move(move, before)
            self._mover = hen_position.last_move.color
            self._decided_turn = color_after(self._mover, self.order or PLAIN_ORDER)
        if hen_position.turn is not None:
            self._decided_turn = hen_position.turn

    def _count_colored_move(self, move: Move, before: WorkingBoard) -> None:
        """Count a move of a colour that SGF lacks, and the captures that `AE` removes for it."""
        self.move_number += 1
        if move.point is not None:
            index = before.size.index(move.point)
            captured = [taken for taken in before.play(index, move.color.cell) if self._board.cells[taken] == EMPTY]
            self._count_captured(captured, move.color, index)


# Milestones: states kept at some nodes of a long line, from which others are reached.


class _Milestone(NamedTuple):
    """The state at a node, at a depth below the root, when the game had these edits. log: how it came to them."""

    edited: _Edits
    log: EditLog | None
    depth: int
    state: Replay


class Milestones:
    """States at some nodes of one game that stay valid after edits elsewhere.

    States stored here must not be modified afterwards.
    """

    def __init__(self) -> None:
        self._by_node: dict[NodeId, _Milestone] = {}
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._by_node)

    def last(self, tree: GameTree, path: Sequence[NodeId]) -> tuple[int, Replay] | None:
        """Return the depth and the state of the last milestone on a path from the root, or None."""
        unchanged_to: dict[int, int] = {}  # by the identity of the edits
        with self._lock:
            on_way = [
                milestone
                for node, milestone in self._by_node.items()
                if milestone.depth < len(path) and path[milestone.depth] == node
            ]
        for milestone in sorted(on_way, key=lambda one: one.depth, reverse=True):
            edits = id(milestone.edited)
            if edits not in unchanged_to:
                unchanged_to[edits] = first_change(milestone.edited, milestone.log, tree, path)
            if milestone.depth < unchanged_to[edits]:
                return milestone.depth, milestone.state
        return None

    def set(self, tree: GameTree, node: NodeId, depth: int, state: Replay) -> None:
        """Store the state at a node at a depth below the root."""
        with self._lock:
            self._by_node.pop(node, None)
            self._by_node[node] = _Milestone(tree.edited, tree.log, depth, state)
            if len(self._by_node) > MAX_MILESTONES:
                del self._by_node[next(iter(self._by_node))]


MILESTONES = PerGame(Milestones)


def milestone_depths(start: int, length: int) -> range:
    """Return the depths of the milestones of a path of some length, after depth `start` (-1: above the root)."""
    distance = max(MILESTONE_DISTANCE, length // MAX_MILESTONES_OF_LINE)
    return range(max(start // distance + 1, 1) * distance, length, distance)


def first_change(before: _Edits, log: EditLog | None, tree: GameTree, path: Sequence[NodeId]) -> int:
    """Return the depth of the first node on a path whose text or parent has changed since a state of its game.

    before, log: the edits of that state. Returns the length of the path if none has. Takes time proportional to the
    number of nodes edited since, and the path.
    """
    edited, after, source = edited_between(log, tree.log), tree.edited, tree.source
    changed = (
        node
        for node in filter(edited.__contains__, path)
        if _is_changed(before.get(node), after.get(node), node, source)
    )
    first = next(changed, None)
    return len(path) if first is None else path.index(first)


def _is_changed(before: Edited | None, after: Edited | None, node: NodeId, source: Source) -> bool:
    """Return whether the text or the parent of a node differs; None is a node as it is in its source."""
    if before is not None and after is not None:
        return (before.pieces, before.parent) != (after.pieces, after.parent)
    edited = before or after
    return edited is not None and (edited.pieces is not None or edited.parent != source.parent(node))


# All nodes of a game.


def replays(tree: GameTree) -> Iterator[tuple[NodeId, Replay]]:
    """Iterate over the nodes of a game in order, each with its state, which is valid until the next.

    Memory is used only for unfinished variations.
    """
    for node, state in before_each(tree):
        state.step(tree.node(node))
        yield node, state


def changes(tree: GameTree) -> Iterator[tuple[NodeId, Replay, Sequence[int]]]:
    """Iterate over the nodes of a game as `replays` does, but some four times as fast.

    Yields each with its state, and the indices of the points that differ from those at its parent (for the root, from
    an empty board). Unless `has_stepped`, the state's attributes of the last node are not valid, except `refused`.
    """
    moves = tree.moves_ignoring_annotations(tree.walk())
    for (node, state), plain in zip(before_each(tree), moves, strict=True):
        yield node, state, state.advance(tree, node, plain)


def before_each(tree: GameTree) -> Iterator[tuple[NodeId, Replay]]:
    """Iterate over the nodes of a game in order, each with the state before it, to be replayed to the node."""
    waiting: list[tuple[Sequence[NodeId], int, Replay]] = [((tree.root,), 0, Replay(tree.size))]
    while waiting:
        siblings, place, state = waiting.pop()
        if place + 1 < len(siblings):
            waiting.append((siblings, place + 1, state))
            state = state.copy()
        node = siblings[place]
        yield node, state
        if children := tree.children(node):
            waiting.append((children, 0, state))


def allows_suicide(root: Node) -> bool:
    """Return whether the rules of a game allow suicide of two or more stones."""
    return str(root.get("RU", "")).strip().casefold() in RULES_WITH_SUICIDE
