"""A position as a game and in one: the position at a node, written in place, or as a new root and last move."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from hen_editor.core import markup, rules
from hen_editor.core.board import BLACK, WHITE, Color, Point, Stones
from hen_editor.core.convert.hen_property import HEN_PROPERTY as HEN
from hen_editor.core.convert.hen_property import with_hen_property
from hen_editor.core.moves import MOVE_NAMES, MOVES
from hen_editor.core.position import PLAIN_ORDER, Move, Position
from hen_editor.core.replay import SETUP, Replay
from hen_editor.core.sgf import PROPERTIES, Category, GameTree

Changes = Mapping[Point, Color | None]
"""The new colour of each point, None to empty it."""


def node_to_position(tree: GameTree, node: int) -> Position:
    """Return the position at a node: the moves and setup up to it, its own marks and labels, and whose turn it is.

    A turn that nothing in the game says is None.

    >>> from hen_editor.core import hen, sgf
    >>> tree = sgf.parse("(;SZ[9]AB[cc];W[dc];B[dd]TR[dd])").value.games[0]
    >>> hen.format(node_to_position(tree, [*tree.main_line()][-1]))
    '.9x9_7Cbw_6Db.D6b.w.D6-TR'
    """
    return Replay.of(tree, node).position(tree).value


def position_to_game(position: Position, empty: GameTree | None = None, *, at_root: bool = False) -> GameTree:
    r"""Return a new game with a position at the end of its main line, where `node_to_position` returns it.

    The game is a root with the stones as setup and, if SGF can express it as a move, a node with the last move.
    empty: a one-node game of the same size, without stones or markup, to start from. at_root: whether all of it is in
    the root, whose `HEN[...]` then has the last move.

    >>> from hen_editor.core import hen, sgf
    >>> position = hen.parse(".9x9_5Eb.E5b").value
    >>> sgf.format(sgf.Collection.of([position_to_game(position)])).decode().split("]", 4)[-1]
    'SZ[9]\n;B[ee])\n'
    """
    is_new = empty is None and not (at_root and position.last_move is not None)
    plain = plain_game(position) if is_new else None
    if plain is not None:
        return plain
    before = Position(Stones(position.size))
    written, _ = write_anew(empty or GameTree.new(position.size), before, position, at_root=at_root)
    return written


def with_start_said(tree: GameTree, node: int) -> GameTree:
    r"""Return a game in which a node with a move says whose turn it is, so that the problem starts there.

    Positions with a last move that are pasted, read or typed do so: moves added to them later are their solution.

    >>> from hen_editor.core import hen, sgf
    >>> tree = position_to_game(hen.parse_strict(".9x9_5Eb.E5b"))
    >>> sgf.format(sgf.Collection.of([with_start_said(tree, 1)])).decode().split("]", 4)[-1]
    'SZ[9]\n;B[ee]HEN[.9x9.w])\n'
    """
    if tree.node(node).raw.keys().isdisjoint(MOVES):
        return tree
    return with_hen_property(tree, node, node_to_position(tree, node), says_turn=True)


def write_anew(tree: GameTree, before: Position, after: Position, *, at_root: bool = False) -> tuple[GameTree, int]:
    """Replace the position of a bare game, a root and at most one move; return the game and the node that shows it.

    before: the position at the last node now, on a board of the same size. What HEN cannot express stays on its node,
    or moves to the root if its node disappears. at_root: whether there is no node with the last move.
    """
    given, root, shown_before = tree, tree.root, [*tree.main_line()][-1]
    setup, move = (after.stones, None) if at_root else without_last_move(after)
    tree = _with_only_setup(tree, setup)
    tree, shown = (_folded_into_root(tree), root) if move is None else _with_last_move(tree, move)
    keeps_markup = shown == shown_before
    if not keeps_markup:
        tree = _without(_without(tree, root, markup.PROPERTIES), shown, markup.PROPERTIES)
        before = Position(Stones(after.size))
    if move is None:
        tree, after = _with_turn_at_root(tree, after)
    else:
        root_before = Replay.of(given, root) if keeps_markup else Replay(after.size)
        tree = _with_root_before_move(tree, root_before, setup, move)
    tree = with_markup(tree, shown, before, after)
    if _is_plain(tree, after, move):
        return tree, shown
    written, exact = with_hen_property(tree, shown, after), after.with_implied_turn()
    if node_to_position(written, shown).with_implied_turn().turn is not exact.turn:
        written = with_hen_property(tree, shown, exact)
    return written, shown


def plain_game(position: Position) -> GameTree | None:
    """Return a new game that shows a position as `write_anew` does, None if that takes labels or a `HEN[...]`."""
    setup, move = without_last_move(position)
    if not _needs_no_hen(position, move):
        return None
    by_name = {"AB": setup.points_of([BLACK]), "AW": setup.points_of([WHITE])}
    stones: dict[str, object] = {name: points for name, points in by_name.items() if points}
    if move is None:
        tree = GameTree.new(position.size, stones if position.turn is None else {**stones, "PL": position.turn})
        shown = tree.root
    else:
        tree = GameTree.new(position.size, stones)
        tree, shown = tree.with_child(tree.root, {MOVE_NAMES[move.color]: move.point})
    return with_markup(tree, shown, Position(Stones(position.size)), position) if position.marks else tree


def _is_plain(tree: GameTree, shown: Position, move: Move | None) -> bool:
    """Return whether stones, move and turn of a bare game give a position without `HEN[...]`.

    Everything that SGF can express is already written. move: the last move, which leads to its stones.
    """
    *_, end = tree.main_line()
    return (
        _needs_no_hen(shown, move)
        and HEN not in tree.node(end).raw
        and tree.node(tree.root).raw.keys().isdisjoint({HEN, *MOVES})
    )


def _needs_no_hen(shown: Position, move: Move | None) -> bool:
    """Return whether a position is nothing but its plain stones, marks and turn, and a last move that leads there."""
    return (
        shown.order == PLAIN_ORDER
        and shown.last_move == move
        and shown.ko is None
        and shown.turn in ((None, *PLAIN_ORDER) if move is None else (None, shown.implied_turn))
        and not (shown.labels or shown.numbers)
        and not shown.stones.points_of(markup.SHOWN_AS_LETTERS)
    )


def _with_only_setup(tree: GameTree, setup: Stones) -> GameTree:
    """Write the black and white setup stones into the root of a game; no other node has setup."""
    for node in tree.main_line():
        for name, color in SETUP.items():
            points = setup.points_of([color]) if node == tree.root and color is not None else ()
            tree = with_list(tree, node, name, points)
    return tree


def _with_turn_at_root(tree: GameTree, after: Position) -> tuple[GameTree, Position]:
    """Set the turn in the root if the position does, or if a handicap would imply another.

    The returned position has its turn set if a handicap would imply another.
    """
    root, wanted = tree.root, after.with_implied_turn()
    if tree.node(root).get("PL") is wanted.turn:
        return tree, wanted
    tree = tree.without_property(root, "PL")
    if tree.node(root).raw.keys().isdisjoint(_DECIDING_TURN):
        return with_turn(tree, root, after.turn), after
    plain = node_to_position(tree.without_property(root, HEN), root)
    if plain.turn is None:
        return with_turn(tree, root, after.turn), after
    return with_turn(tree, root, None if plain.turn is wanted.turn else wanted.turn), wanted


def _with_root_before_move(tree: GameTree, root_before: Replay, setup: Stones, move: Move) -> GameTree:
    """Write the other stones of a setup to the root of a bare game, whose plain stones are already written.

    root_before: the state at the root before; its labels and marks stay.
    """
    if tree.node(tree.root).get("PL") is not move.color:
        tree = tree.without_property(tree.root, "PL")
    before = root_before.position(tree).value
    hen_labels = root_before.hen_position.labels if root_before.hen_position is not None else {}
    after = replace(before, stones=setup, ko=None, last_move=None, turn=None)
    after = markup.renumbered(after, root_before.order, hen_labels)
    tree = with_markup(tree, tree.root, before, after)
    return tree if _is_plain(tree, after, None) else with_hen_property(tree, tree.root, after)


def without_last_move(position: Position) -> tuple[Stones, Move | None]:
    """Split a position into a setup and a last move that SGF can express and that replays to exactly its stones.

    The move is tried with an opposing stone on the ko point, which it then captures, if that restores the ko, then
    without. If neither leads to the stones, or the last move is not a black or white pass and has no stone of its
    colour, everything is setup and there is no move.
    """
    move = position.last_move
    for setup in setups_before(position):
        assert move is not None
        if move.point is None:
            return setup, move
        played = rules.play(setup, move.color, move.point)
        if played.stones == position.stones and played.ko in (None, position.ko):
            return setup, move
    return position.stones, None


def setups_before(position: Position) -> Iterator[Stones]:
    """Iterate over possible stones before the last move, first with an additional one on the ko point."""
    stones, move, ko = position.stones, position.last_move, position.ko
    if move is None or move.color not in PLAIN_ORDER:
        return
    if move.point is None:
        yield stones
    elif stones.get(move.point) is move.color:
        before = stones.with_stone(move.point, None)
        if ko is not None and ko not in stones:
            yield before.with_stone(ko, WHITE if move.color is BLACK else BLACK)
        yield before


def with_setup(tree: GameTree, node: int, changes: Changes, standing: Stones | None = None) -> GameTree:
    """Set or empty points in a node with `AB`, `AW` and `AE`, without redundant ones.

    standing: the stones at its parent, if they are known.
    A point for a stone of a colour that SGF lacks is emptied for `with_hen_property`.
    """
    if not changes:
        return tree
    if standing is None:
        standing = Replay.before(tree, node).stones
    wanted: dict[Color | None, list[Point]] = {}
    for point, color in changes.items():
        plain = color if color in PLAIN_ORDER else None
        if standing.get(point) is not color and (plain is not None or point in standing):
            wanted.setdefault(plain, []).append(point)
    for name, color in SETUP.items():
        kept = (point for point in markup.points_of(tree.node(node), name) if point not in changes)
        tree = with_list(tree, node, name, [*kept, *wanted.get(color, ())])
    return tree


def with_markup(tree: GameTree, node: int, before: Position, after: Position) -> GameTree:
    """Change the labels, marks and numbers of a node from those of one position to those of another."""
    for name, value in markup.changes(tree.node(node), before, after).items():
        tree = with_values(tree, node, name, value)
    return tree


def with_turn(tree: GameTree, node: int, turn: Color | None) -> GameTree:
    """Set the turn in a node without a move; None leaves it implied."""
    return tree.with_property(node, "PL", turn) if turn in PLAIN_ORDER else tree.without_property(node, "PL")


def with_list(tree: GameTree, node: int, name: str, points: Iterable[Point]) -> GameTree:
    """Set a list of points, unless it has the same points."""
    value = tuple(points)
    return tree if value == tuple(markup.points_of(tree.node(node), name)) else with_values(tree, node, name, value)


def with_values(tree: GameTree, node: int, name: str, value: object) -> GameTree:
    """Set a list of points; its unreadable values and those off the board stay."""
    reading = tree.node(node).reading(name)
    kept = [raw for raw in (*reading.off_board, *reading.unreadable) if raw.strip()]
    tree = tree.with_property(node, name, value) if value else tree.without_property(node, name)
    return tree.with_raw(node, name, (*tree.node(node).raw.get(name, ()), *kept)) if kept else tree


def _without(tree: GameTree, node: int, names: Iterable[str]) -> GameTree:
    for name in names:
        tree = tree.without_property(node, name)
    return tree


def _with_last_move(tree: GameTree, move: Move) -> tuple[GameTree, int]:
    children = tree.children(tree.root)
    name = MOVE_NAMES[move.color]
    if not children:
        return tree.with_child(tree.root, {name: move.point})
    other = "W" if name == "B" else "B"
    return tree.without_property(children[0], other).with_property(children[0], name, move.point), children[0]


def _folded_into_root(tree: GameTree) -> GameTree:
    """Merge the only move node of a bare game into the root; comment and name are appended to the root's."""
    root = tree.root
    for child in tree.children(root):
        vanishing = tree.node(child)
        for name, gap in (("C", "\n\n"), ("N", " ")):
            if name in vanishing:
                texts = [text for text in (tree.node(root).get(name), vanishing.get(name)) if isinstance(text, str)]
                tree = tree.with_property(root, name, gap.join(texts))
        for name, values in vanishing.raw.items():
            standing = tree.node(root).raw.get(name, ())
            if name not in _NOT_FOLDED and (not standing or name in _LISTS):
                tree = tree.with_raw(root, name, tuple(dict.fromkeys((*standing, *values))))
        tree = tree.without_subtree(child)
    return tree


_DECIDING_TURN = frozenset({"HA", *MOVES})
"""The properties of a root, other than `PL`, that can imply that a colour not first in the order is to play."""

_OF_ROOT = frozenset(name for name, kind in PROPERTIES.items() if kind.category is Category.ROOT)
"""Properties that mean nothing in the move's node, but would in the root, such as another size."""

_NOT_FOLDED = _OF_ROOT | {"C", "N", HEN, "PL", *MOVES, "KO", "TE", "BM", "DO", "IT", *SETUP, *markup.PROPERTIES}
"""Properties written in another way, or not at all, such as those that judge the move or force it (`KO`)."""

_LISTS = frozenset({"AR", "LN", "TB", "TW", "SL"})
