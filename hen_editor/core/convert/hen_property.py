"""The private property `HEN[...]`: what the plain properties of a node cannot express."""

from collections.abc import Mapping
from dataclasses import replace

from hen_editor.core import hen
from hen_editor.core.board import BoardSize, Color, Point, Stones
from hen_editor.core.moves import read_property, turn_beside_move
from hen_editor.core.position import PLAIN_ORDER, Position
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import GameTree

HEN_PROPERTY = "HEN"


def is_writable(size: BoardSize) -> bool:
    """Return whether `HEN[...]` can be written on boards of a size: HEN has letters for 25 columns."""
    return size.columns <= hen.MAX_COLUMNS


def says_start(tree: GameTree, node: int) -> bool:
    """Return whether the `HEN[...]` of a node sets the turn that its move implies anyway: a problem starts there."""
    said = turn_beside_move(tree.node(node))
    return (
        said is not None
        and _read(Replay.before(tree, node), tree.without_property(node, HEN_PROPERTY), node).turn is said
    )


def with_hen_property(
    tree: GameTree, node: int, wanted: Position, *, says_turn: bool | None = None, before: Replay | None = None
) -> GameTree:
    """Write `HEN[...]` to a node only if its plain properties do not give the wanted position, or to set the turn.

    says_turn: whether it sets the turn even if the move of the node implies it; None: if it does so already. before:
    the state before the node, if it is known.

    A turn, ko or last move missing from `wanted` is the one that the game implies. Stones of other colours than black
    and white that the node adds need empty points. An unreadable `HEN[...]` stays while none is needed; on a board too
    wide for HEN none is written.
    """
    before = Replay.before(tree, node) if before is None else before
    without = tree.without_property(node, HEN_PROPERTY)
    plain = _read(before, without, node)
    says_turn = says_start(tree, node) if says_turn is None else says_turn
    if says_turn and wanted.turn is None:
        wanted = replace(wanted, turn=plain.turn)
    if (wanted.agrees_with(plain) and not says_turn) or not is_writable(wanted.size):
        return tree if HEN_PROPERTY in tree.node(node).raw and not _is_readable(before, tree, node) else without
    # Writing one label or the order may change how the rest is read: write more until it reads as wanted. Last come
    # the stones that the node's move captures, for they may have taken the liberties of others.
    gone = _captured_here(before, tree, node)
    everything = _text(wanted, plain, {}, all_parts=True, all_markup=True)
    for text in (
        _text(wanted, replace(plain, turn=None) if says_turn else plain, {}, all_parts=False, all_markup=False),
        _text(wanted, plain, {}, all_parts=True, all_markup=False),
        everything,
        _text(wanted, plain, gone, all_parts=True, all_markup=True),
    ):
        held = tree.with_property(node, HEN_PROPERTY, text)
        if wanted.agrees_with(_read(before, held, node)):
            return held
    return tree.with_property(node, HEN_PROPERTY, everything)


def without_markup(tree: GameTree, node: int, *, labels: bool, marks: bool) -> GameTree:
    """Remove labels and numbers, or marks, from the `HEN[...]` of a node, and all of it if nothing is left.

    An unreadable one stays.
    """
    text = tree.node(node).get(HEN_PROPERTY)
    reading = read_property(text) if isinstance(text, str) else None
    if reading is None or not reading.ok:
        return tree
    held = reading.position
    if labels:
        numbered = {point: None for point in held.numbers if held.stones.get(point) in PLAIN_ORDER}
        order = held.order if reading.has_order else PLAIN_ORDER
        held = replace(held, stones=held.stones.with_stones(numbered), labels={}, numbers={}, order=order)
    if marks:
        held = replace(held, marks={})
    if held == reading.position:
        return tree
    if held == Position(Stones(held.size)) and not reading.has_order:
        return tree.without_property(node, HEN_PROPERTY)
    return tree.with_property(node, HEN_PROPERTY, written(held, with_order=reading.has_order))


def _is_readable(before: Replay, tree: GameTree, node: int) -> bool:
    state = before.copy()
    state.step(tree.node(node))
    return state.hen_position is not None


def _read(before: Replay, tree: GameTree, node: int) -> Position:
    state = before.copy()
    state.step(tree.node(node))
    return state.position(tree).value


def _captured_here(before: Replay, tree: GameTree, node: int) -> Mapping[Point, Color]:
    """Return the stones that a node's `HEN[...]` adds and its move captures."""
    state = before.copy()
    state.step(tree.node(node))
    added = {} if state.hen_position is None else state.hen_position.stones
    return {point: color for point, color in added.items() if point not in state.stones}


def _text(wanted: Position, plain: Position, gone: Mapping[Point, Color], *, all_parts: bool, all_markup: bool) -> str:
    """Write the parts of a position that the plain properties of its node lack.

    gone: additional stones to write. all_parts, all_markup: always write ko, last move, turn and order, or labels and
    numbers.
    """
    points = wanted.labels.keys() | wanted.numbers.keys() | plain.labels.keys() | plain.numbers.keys()
    if not all_markup:
        points = {point for point in points if _shown(wanted, point) != _shown(plain, point)}
    numbers = {point: number for point, number in wanted.numbers.items() if point in points}
    stones = {
        point: color
        for point, color in wanted.stones.items()
        if point in numbers or (color not in PLAIN_ORDER and plain.stones.get(point) is not color)
    }
    stones |= {point: color for point, color in gone.items() if point not in wanted.stones}
    has_order = all_parts or bool(numbers) or wanted.order != plain.order
    held = Position(
        Stones(wanted.size, stones),
        ko=wanted.ko if all_parts or wanted.ko != plain.ko else None,
        last_move=wanted.last_move if all_parts or wanted.last_move != plain.last_move else None,
        turn=wanted.turn if all_parts or wanted.turn is not plain.turn else None,
        labels={point: text for point, text in wanted.labels.items() if point in points},
        marks={point: mark for point, mark in wanted.marks.items() if plain.marks.get(point) is not mark},
        numbers=numbers,
        order=wanted.order if has_order else PLAIN_ORDER,
    )
    return written(hen.holdable(held).value or held, with_order=all_parts)


def written(held: Position, *, with_order: bool) -> str:
    """Write a position; with_order: even if the order of play is the default."""
    text = hen.format(held, always_size=True)
    size = f".{held.size}"
    return f"{size}~bw{text.removeprefix(size)}" if with_order and held.order == PLAIN_ORDER else text


def _shown(position: Position, point: Point) -> tuple[str | None, int | None]:
    return position.labels.get(point), position.numbers.get(point)
