"""Transforms of games: of a whole one, of a variation, of all games of a file."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import NamedTuple

from hen_editor.core.board import Color, Point
from hen_editor.core.convert.hen_property import HEN_PROPERTY as HEN
from hen_editor.core.convert.hen_property import says_start, with_hen_property
from hen_editor.core.diagnostics import Diagnostic, Parsed
from hen_editor.core.position import PLAIN_ORDER
from hen_editor.core.progress import Progress, share_of, unreported
from hen_editor.core.replay import Replay, before_each, replays
from hen_editor.core.sgf import Collection, GameTree, Node, NodeId
from hen_editor.core.sgf.edits import with_raw_values
from hen_editor.core.sgf.tokens import WHITESPACE, Piece
from hen_editor.core.sgf.values import size_text
from hen_editor.core.transform import codes
from hen_editor.core.transform.nodes import TEXTS, NodeTransform
from hen_editor.core.transform.texts import Renamed, renamed, with_added_turn
from hen_editor.core.transforms import Transform, position

NODES_PER_REPORT = 256
"""How many nodes are transformed or replayed between two reports of progress."""


def game(
    tree: GameTree,
    transform: Transform,
    start: NodeId | None = None,
    *,
    with_names: bool = False,
    progress: Progress = unreported,
) -> Parsed[GameTree]:
    """Return a game after a transform; the problems say what falls off the board, is left out, or stays as it was.

    start: transform only this node and its descendants; they cannot get another board size. with_names: change the
    names of points in comments and names too. A node in which nothing changes keeps its text, and an unchanged property
    its spelling. Games other than Go stay as they are.

    Moves that fall off become passes. After a swap of colours the other player is to move: where nothing implies that,
    `PL` is added at the beginning of a node, and removed again by another swap.

    >>> from hen_editor.core import sgf
    >>> from hen_editor.core.symmetry import Symmetry
    >>> tree = sgf.parse("(;SZ[9]C[Good.];B[cc]LB[cc:A] ;W[gc])").value.games[0]
    >>> print(sgf.format(sgf.Collection.of([game(tree, Transform(Symmetry.ROTATE_LEFT)).value])).decode())
    (;SZ[9]C[Good.]CA[UTF-8];B[cg]LB[cg:A] ;W[cc])
    <BLANKLINE>
    """
    is_whole = start is None or start == tree.root
    if not tree.is_go:
        return Parsed(tree, (codes.NOT_GO_KEPT.at(),))
    if transform.is_identity(tree.size):
        return Parsed(tree)
    if not is_whole and transform.on(tree.size).target != tree.size:
        return Parsed(tree, (codes.VARIATION_SIZE.at(),))
    nodes = NodeTransform(transform, tree.size, with_names=with_names)
    changes, transformed, walk, done = _Changes(tree, nodes, is_whole=is_whole), tree, tree.walk(start), 0
    while some := tuple(islice(walk, NODES_PER_REPORT)):
        texts = changes.of(some, progress=share_of(progress, done / len(tree), done / len(tree)))
        if texts:
            transformed = transformed.with_pieces(texts)
        done += len(some)
        progress(min(done / len(tree), 1.0))
    if transform.swaps_colors:
        start = tree.root if start is None else start
        end = share_of(progress, 1.0, 1.0)
        moves = nodes.colored_moves, nodes.two_moves
        transformed = _with_turns(tree, transformed, transform, start, *moves, progress=end)
    return Parsed(transformed, nodes.problems)


def node(tree: GameTree, node: NodeId, transform: Transform, *, with_names: bool = False) -> GameTree:
    """Return a game with a transform of the properties of one node, which cannot get another board size."""
    pieces = tree.pieces(node)
    changed = NodeTransform(transform, tree.size, with_names=with_names).pieces(node, pieces)
    return tree if changed is pieces else tree.with_pieces({node: changed})


def collection(
    games: Collection, transform: Transform, *, with_names: bool = False, progress: Progress = unreported
) -> Parsed[Collection]:
    """Return all games of a file after a transform, as `game` transforms each."""
    total, done = sum(map(len, games.games)), 0
    trees: list[GameTree] = []
    problems: list[Diagnostic] = []
    for tree in games.games:
        share = share_of(progress, done / total, (done + len(tree)) / total)
        transformed = game(tree, transform, with_names=with_names, progress=share)
        trees.append(transformed.value)
        problems += transformed.diagnostics
        done += len(tree)
    is_same = all(one is other for one, other in zip(trees, games.games, strict=True))
    return Parsed(games if is_same else replace(games, games=tuple(trees)), tuple(problems))


class NameInGame(NamedTuple):
    """A name of a point in a property of a node; its span counts in the text of the property."""

    node: NodeId
    property: str
    name: Renamed


def names_in_game(
    tree: GameTree, transform: Transform, start: NodeId | None = None, progress: Progress = unreported
) -> Iterator[NameInGame]:
    """Iterate over the names of points in a game that a transform changes, to be shown before it is done."""
    points = transform.on(tree.size)
    walk = tree.walk(start)
    while tree.is_go and (some := tuple(islice(walk, NODES_PER_REPORT))):
        for node, only_moves in zip(some, tree.move_only_nodes(some), strict=True):
            if only_moves is None:
                for name, text in _texts(tree.node(node)):
                    found = (one for one in renamed(text, points) if one.before != one.after)
                    yield from (NameInGame(node, name, one) for one in found)
        progress(0.0)


def _texts(node: Node) -> Iterator[tuple[str, str]]:
    """Iterate over the properties of a node whose texts may name points, with their texts."""
    for name in node.raw:
        value = node.get(name) if name in TEXTS else None
        text = value[1] if isinstance(value, tuple) else value
        if isinstance(text, str):
            yield name, text


class _Changes:
    """The changed texts of the nodes of a game; those of nodes that are just a move are cached."""

    def __init__(self, tree: GameTree, nodes: NodeTransform, *, is_whole: bool) -> None:
        self._tree, self._nodes = tree, nodes
        self._resized = is_whole and nodes.points.target != tree.size
        self._moves: dict[str, tuple[Piece, ...] | None] = {}

    def of(self, some: Sequence[NodeId], progress: Progress = unreported) -> dict[NodeId, tuple[Piece, ...]]:
        """Return those of some nodes that change, each with the pieces of its new text; long texts report progress."""
        tree, source, edited = self._tree, self._tree.source, self._tree.edited
        changed: dict[NodeId, tuple[Piece, ...]] = {}
        for node, only_moves in zip(some, tree.move_only_nodes(some), strict=True):
            if only_moves == ():
                continue
            if only_moves is None:
                given = tree.pieces(node)
                self._nodes.find_names(given, progress=progress)
                pieces = self._pieces(node, given)
            else:
                change = edited.get(node) if edited else None
                if change is None or change.pieces is None:
                    text = source.text[source.starts[node] : source.ends[node]]
                else:
                    text = "".join([piece.text for piece in change.pieces])
                pieces = self._move(node, text, tree.size.point(only_moves[0].point_index))
            if pieces is not None:
                changed[node] = pieces
        return changed

    def _pieces(self, node: NodeId, given: tuple[Piece, ...]) -> tuple[Piece, ...] | None:
        pieces = self._nodes.pieces(node, given)
        if self._resized and node == self._tree.root:
            pieces = with_raw_values(pieces, "SZ", (size_text(self._nodes.points.target),))
        return None if pieces is given else pieces

    def _move(self, node: NodeId, text: str, point: Point) -> tuple[Piece, ...] | None:
        if text not in self._moves:
            pieces = self._pieces(node, self._tree.pieces(node))
            self._moves[text] = None if pieces is None else tuple([piece._replace(start=-1) for piece in pieces])
        elif point.sgf not in self._nodes.points.sgf_names:
            self._nodes.note_move_off_board(node, point)
        return self._moves[text]


# Whose turn it is after a swap of colours: `PL` where the nodes themselves do not say.


def _with_turns(
    before: GameTree,
    after: GameTree,
    transform: Transform,
    start: NodeId,
    colored_moves: set[NodeId],
    two_moves: set[NodeId],
    progress: Progress,
) -> GameTree:
    """Return a game whose colours were swapped from a node on, with the other colour to move at every node there.

    Where nothing implies that, `PL` is added at the beginning of a node, where hardly any program writes one; a `PL`
    there that is no longer needed is removed. A `PL` there that was not needed, but now is, moves to the end of its
    node, or the swap back would remove it; if it is all that the node has, it stays first, and the swap back does so.
    colored_moves: the nodes whose `HEN[...]` has a last move of a colour that SGF lacks. What an order of play without
    that colour says about the turn is written into the `HEN[...]`. two_moves: those with moves of both colours, now
    played in the other order; which was the last is written into the `HEN[...]`.
    """
    if colored_moves or two_moves:
        after = _with_hen_of_moves(before, after, transform, colored_moves, two_moves, progress=progress)
    waiting, done = [(start, Replay.before(before, start), Replay.before(after, start))], 0
    while waiting:
        done += 1
        if done % NODES_PER_REPORT == 0:
            progress(0.0)
        node, state, transformed = waiting.pop()
        given, given_after = before.node(node), after
        above_before, above = state.copy() if "PL" in given.raw else state, transformed.copy()
        state.step(given)
        transformed.step(after.node(node))
        wanted = transform.color(state.mover(before))
        if state.sets_turn and transformed.sets_turn:
            without_before, without = _without_first_turn(before, node), _without_first_turn(after, node)
            if without_before is None or without is None:
                continue
            was_needed = not _is_implied(without_before, above_before, before, above_before, node, lambda color: color)
            is_needed = not _is_implied(without, above, before, above_before, node, transform.color)
            if is_needed and not was_needed:
                after = without.with_property(node, "PL", wanted)
            if is_needed or not was_needed:
                continue
            after = without
        elif transformed.mover(after) is not wanted:
            after = _with_turn(after, node, wanted)
        if after is not given_after:
            transformed = above
            transformed.step(after.node(node))
        first, *others = before.children(node) or (None,)
        waiting += [(child, state.copy(), transformed.copy()) for child in reversed(others)]
        if first is not None:
            waiting.append((first, state, transformed))
    return after


def _with_hen_of_moves(
    before: GameTree,
    after: GameTree,
    transform: Transform,
    colored_moves: set[NodeId],
    two_moves: set[NodeId],
    progress: Progress,
) -> GameTree:
    written = after
    states = zip(replays(before), replays(after), before_each(after), strict=True)
    for done, ((node, state), (_, transformed), (_, above)) in enumerate(states, 1):
        if node in two_moves:
            shown = position(state.position(before).value, transform).value
            if shown.stones == transformed.stones:
                is_start = says_start(before, node)
                written = with_hen_property(written, node, shown, says_turn=is_start, before=above)
        elif node in colored_moves:
            wanted = transform.color(state.mover(before))
            if transformed.mover(after) is not wanted:
                written = _with_turn_in_hen(written, node, wanted)
        above.step(written.node(node))
        if done % NODES_PER_REPORT == 0:
            progress(0.0)
    return written


def _with_turn(tree: GameTree, node: NodeId, turn: Color) -> GameTree:
    # A colour that SGF lacks can be the first only in an order of play, which the node sets.
    return _with_turn_first(tree, node, turn) if turn in PLAIN_ORDER else _with_turn_in_hen(tree, node, turn)


def _with_turn_in_hen(tree: GameTree, node: NodeId, turn: Color) -> GameTree:
    """Return a game with a turn in the `HEN` of a node, if it still has one: none has more than 25 columns."""
    text = tree.node(node).get(HEN)
    return tree if text is None else tree.with_property(node, HEN, with_added_turn(str(text), turn))


def _without_first_turn(tree: GameTree, node: NodeId) -> GameTree | None:
    """Return a game without the `PL` at the beginning of a node, None if there is none."""
    properties = [piece for piece in tree.pieces(node) if piece.name]
    if not properties or properties[0].text.rstrip(WHITESPACE) not in ("PL[B]", "PL[W]"):
        return None
    without = tree.without_property(node, "PL")
    return without.with_pieces({node: without.pieces(node)})


def _with_turn_first(tree: GameTree, node: NodeId, turn: Color) -> GameTree:
    """Return a game with `PL` at the beginning of a node that has none."""
    tree = tree.with_property(node, "PL", turn)
    first, *others = tree.pieces(node)
    (piece,) = (piece for piece in others if piece.name == "PL")
    pieces = (first, piece, *(other for other in others if other is not piece))
    return tree.with_pieces({node: pieces})


def _is_implied(
    tree: GameTree,
    above: Replay,
    before: GameTree,
    above_before: Replay,
    start: NodeId,
    color: Callable[[Color], Color],
) -> bool:
    """Return whether a node that sets no turn, and the nodes below it until one sets it, have the wanted turn.

    The wanted turn is the one before, with its colour swapped. above, above_before: the states before the node in the
    two games.
    """
    waiting = [(start, above.copy(), above_before.copy())]
    while waiting:
        node, state, state_before = waiting.pop()
        state.step(tree.node(node))
        state_before.step(before.node(node))
        if not state.sets_turn:
            if state.mover(tree) is not color(state_before.mover(before)):
                return False
            waiting += [(child, state.copy(), state_before.copy()) for child in tree.children(node)]
        elif node == start:
            return False
    return True
