"""Positions written into the nodes of a game: in place, or anew as a root and a last move."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from hen_editor.core import markup, rules
from hen_editor.core.board import BLACK, WHITE, BoardSize, Color, Point, Stones
from hen_editor.core.convert.hen_property import NAME as HEN
from hen_editor.core.convert.hen_property import with_hen_property
from hen_editor.core.position import PLAIN_ORDER, Move, Position
from hen_editor.core.replay import MOVES, SETUP, Replay
from hen_editor.core.sgf import GameTree

MOVE_NAMES = {color: name for name, color in MOVES.items()}
"""The colours that SGF has moves for, with the names of their properties."""

Changes = Mapping[Point, Color | None]
"""Points with the colour of stone that each is to have, None for none."""


def write_anew(tree: GameTree, before: Position, after: Position) -> tuple[GameTree, int]:
    """Write a position over a bare game, a root and at most one move; return the game and the node that shows it.

    before: the position that the last node shows now. What HEN cannot say stays on its node; that of a node that
    vanishes goes to the root.
    """
    given, root, shown_before = tree, tree.root, [*tree.main_line()][-1]
    setup, move = without_last_move(after)
    tree = _with_only_setup(tree, after.size, setup)
    tree, shown = (_folded_into_root(tree), root) if move is None else _with_last_move(tree, move)
    keeps_markup = shown == shown_before and before.size == after.size
    if not keeps_markup:
        tree = _without(_without(tree, root, markup.PROPERTIES), shown, markup.PROPERTIES)
        before = Position(Stones(after.size))
    if move is None:
        was_implied = after.turn is before.turn and "PL" not in given.node(root).raw
        tree, after = _with_turn_at_root(tree, after, was_implied=was_implied)
    else:
        root_before = Replay.of(given, root) if keeps_markup else Replay(after.size)
        tree = _with_root_before_move(tree, root_before, setup, move)
    tree = with_markup(tree, shown, before, after)
    if _is_plain(tree, after, move):
        return tree, shown
    written, exact = with_hen_property(tree, shown, after), after.with_implied_turn()
    if Replay.of(written, shown).position().value.turn is not exact.turn:
        written = with_hen_property(tree, shown, exact)
    return written, shown


def _is_plain(tree: GameTree, shown: Position, move: Move | None) -> bool:
    """Tell whether a bare game leads to a position by its stones, its move and its turn alone, without `HEN[...]`.

    All that SGF can say of the position is written. move: the last move, which leads to its stones.
    """
    *_, end = tree.main_line()
    return (
        shown.order == PLAIN_ORDER
        and shown.last_move == move
        and shown.ko is None
        and shown.turn in ((None, *PLAIN_ORDER) if move is None else (None, shown.implied_turn))
        and not (shown.labels or shown.numbers)
        and not shown.stones.points_of(markup.SHOWN_AS_LETTERS)
        and HEN not in tree.node(end).raw
        and tree.node(tree.root).raw.keys().isdisjoint({HEN, *MOVES})
    )


def _with_only_setup(tree: GameTree, size: BoardSize, setup: Stones) -> GameTree:
    """Give a game a board size, and in its root the black and white stones of a setup; no other node sets any up."""
    if tree.size != size:
        tree = tree.with_property(tree.root, "SZ", (size.columns, size.rows))
    for node in tree.main_line():
        for name, color in SETUP.items():
            points = setup.points_of([color]) if node == tree.root and color is not None else ()
            tree = with_list(tree, node, name, points)
    return tree


def _with_turn_at_root(tree: GameTree, after: Position, *, was_implied: bool) -> tuple[GameTree, Position]:
    """Say in the root whose turn it is where the position does, or where a handicap would decide otherwise.

    was_implied: the turn is the same as before, when it went without saying: it is said only if it no longer does. The
    position comes back with its turn said where a handicap would decide otherwise.
    """
    root, wanted = tree.root, after.with_implied_turn()
    turn = None if was_implied and after.turn is after.order[0] else after.turn
    if tree.node(root).get("PL") is wanted.turn:
        return tree, wanted
    tree = tree.without_property(root, "PL")
    if tree.node(root).raw.keys().isdisjoint(_DECIDING_TURN):
        return with_turn(tree, root, turn), after
    plain = Replay.of(tree.without_property(root, HEN), root).position().value
    if plain.turn is plain.order[0]:
        return with_turn(tree, root, turn), after
    return with_turn(tree, root, None if plain.turn is wanted.turn else wanted.turn), wanted


def _with_root_before_move(tree: GameTree, root_before: Replay, setup: Stones, move: Move) -> GameTree:
    """Let the root of a bare game, whose plain stones are written, show the other stones of a setup too.

    root_before: what the root showed, of which its labels and marks stay.
    """
    if tree.node(tree.root).get("PL") is not move.color:
        tree = tree.without_property(tree.root, "PL")
    before = root_before.position().value
    hen_labels = root_before.hen_position.labels if root_before.hen_position is not None else {}
    after = replace(before, stones=setup, ko=None, last_move=None, turn=None)
    after = markup.renumbered(after, root_before.order, hen_labels)
    tree = with_markup(tree, tree.root, before, after)
    return tree if _is_plain(tree, after, None) else with_hen_property(tree, tree.root, after)


def without_last_move(position: Position) -> tuple[Stones, Move | None]:
    """Take a position apart into a setup and a last move that SGF can say and that replays to exactly its stones.

    The move is tried with a stone of the other colour on the ko point, which it then captures, if that gives back
    the ko, then without. Where neither leads to the stones, or the last move is not a black or white pass and has
    no stone of its colour, everything is setup and there is no move.
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
    """Go through the stones from which the last move may have led to a position, first one more on the ko point."""
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


def with_setup(tree: GameTree, node: int, changes: Changes) -> GameTree:
    """Set points on a node to a colour, or empty them, by `AB`, `AW` and `AE`, writing none that changes nothing.

    A point that is to have a stone of a colour that SGF does not know is emptied for `with_hen_property`.
    """
    if not changes:
        return tree
    parent = tree.parent(node)
    standing = Stones(tree.size) if parent is None else Replay.of(tree, parent).stones
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
    """Change the labels, marks and numbers of a node that shows one position's so that it shows another's."""
    for name, value in markup.changes(tree.node(node), before, after).items():
        tree = with_values(tree, node, name, value)
    return tree


def with_turn(tree: GameTree, node: int, turn: Color | None) -> GameTree:
    """Say on a node without a move whose turn it is, or with None leave it to the game."""
    return tree.with_property(node, "PL", turn) if turn in PLAIN_ORDER else tree.without_property(node, "PL")


def with_list(tree: GameTree, node: int, name: str, points: Iterable[Point]) -> GameTree:
    """Set a property that lists points, unless it lists these."""
    value = tuple(points)
    return tree if value == tuple(markup.points_of(tree.node(node), name)) else with_values(tree, node, name, value)


def with_values(tree: GameTree, node: int, name: str, value: object) -> GameTree:
    """Set a property that lists points; those of its values that cannot be read, or are off the board, stay."""
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
    """Take the only move off a bare game; its comment and name are appended to the root's, other things join them."""
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
"""What in the root of a game, besides `PL`, decides that another colour plays than the first of the order."""

_NOT_FOLDED = frozenset({"C", "N", HEN, "PL", *MOVES, *SETUP, *markup.PROPERTIES})
_LISTS = frozenset({"AR", "LN", "TB", "TW", "SL"})
