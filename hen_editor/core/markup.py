"""Marks, labels and numbered stones as the properties of a node, read and written.

A numbered stone is a whole-number label (`LB`) on a stone. Such labels are numbers only if all of them fit one
order of play and none repeats. For other programs, a stone of a colour that SGF lacks also gets a label with its
letter, which is not a label here.
"""

from collections.abc import Container, Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from hen_editor.core.board import BLACK, SGF_LETTERS, WHITE, Color, Point, Stones
from hen_editor.core.position import PLAIN_ORDER, Mark, Position
from hen_editor.core.sgf import Node
from hen_editor.core.sgf.values import point_sets
from hen_editor.core.texts import pattern

MARKS = {mark.value: mark for mark in Mark}
"""The SGF marks that HEN has, by property name."""

OLD_LETTERS, OLD_MARK = "L", "M"
"""The labels and the mark of files older than FF[4]: letters in the order of the points, and a cross."""

PROPERTIES = ("LB", *MARKS, OLD_LETTERS, OLD_MARK)
"""The properties of markup that HEN has."""

SHOWN_AS_LETTERS = tuple(color for color in Color if color not in PLAIN_ORDER)
"""The colours that SGF lacks."""

_NUMBER = pattern(r"[1-9][0-9]{0,3}")

Order = tuple[Color, ...]


class Markup(NamedTuple):
    """The markup of a node, the order of play that its numbers fit, and what was left out."""

    labels: dict[Point, str]
    marks: dict[Point, Mark]
    numbers: dict[Point, int]
    order: Order
    misplaced_numbers: tuple[Point, ...]


def read(node: Node, stones: Stones, hen_position: Position | None, order: Order | None) -> Markup:
    """Read the markup of a node for the stones on the board there.

    hen_position: the position in the node's `HEN[...]`; it overrides labels on its points.
    order: the order of play if the game sets one, else numbers may fit `bw` or `wb`.
    """
    if hen_position is None and node.raw.keys().isdisjoint(PROPERTIES):
        return Markup({}, {}, {}, orders_to_fit(order)[0], ())
    labels = dict(label_pairs(node))
    hen_numbers: dict[Point, int] = {}
    if hen_position is not None:
        hen_numbers = {p: k for p, k in hen_position.numbers.items() if stones.get(p) is hen_position.number_color(k)}
        for point, number in hen_numbers.items():
            if labels.get(point) == str(number):
                del labels[point]
        for point in hen_position.labels:
            labels.pop(point, None)
    labels = {point: text for point, text in labels.items() if text != color_letter(stones.get(point))}
    fitting, plain_numbers = numbers(labels, stones, orders_to_fit(order))
    labels = {point: text for point, text in labels.items() if point not in plain_numbers}
    marks = _marks(node)
    if hen_position is None:
        return Markup(labels, marks, plain_numbers, fitting, ())
    misplaced = tuple(point for point in hen_position.numbers if point not in hen_numbers)
    labels, marks = {**labels, **hen_position.labels}, {**marks, **hen_position.marks}
    return Markup(labels, marks, {**plain_numbers, **hen_numbers}, fitting, misplaced)


def label_pairs(node: Node) -> tuple[tuple[Point, str], ...]:
    """Return the points and texts of a node's `LB`, and of `L` where that has none; none in games other than Go."""
    pairs = node.get("LB", ()) if node.is_go else ()
    if OLD_LETTERS not in node.raw or not node.is_go:
        return pairs
    labelled = {point for point, _ in pairs}
    letters = zip(point_sets(node.raw[OLD_LETTERS], node.size).points(node.size), SGF_LETTERS, strict=False)
    return (*((point, letter) for point, letter in letters if point not in labelled), *pairs)


def color_letter(color: Color | None) -> str | None:
    """Return the label for a stone of a colour that SGF lacks, None for other points."""
    return None if color is None or color in PLAIN_ORDER else color.value.upper()


def changes(node: Node, before: Position, after: Position) -> dict[str, object]:
    """Return the markup properties to set to change a node's markup from one position's to another's.

    Only points whose label, number or mark differs, or whose stone changes to or from a colour that SGF lacks, are
    touched. An empty tuple removes the property.
    """
    return {**_label_changes(node, before, after), **_mark_changes(node, before, after)}


def _label_changes(node: Node, before: Position, after: Position) -> dict[str, object]:
    old, new = label_texts(before), label_texts(after)
    touched = {point for point in old.keys() | new.keys() if old.get(point) != new.get(point)}
    touched |= {
        p for p in before.numbers.keys() | after.numbers.keys() if before.numbers.get(p) != after.numbers.get(p)
    }
    if not touched:
        return {}
    kept = [(point, text) for point, text in label_pairs(node) if point not in touched]
    labels = (*kept, *((point, text) for point, text in new.items() if point in touched))
    # The letters of `L` depend on its order: those that stay become labels.
    return {"LB": labels, **({OLD_LETTERS: ()} if OLD_LETTERS in node.raw else {})}


def label_texts(position: Position) -> dict[Point, str]:
    """Return the `LB` text of each point: its label, its number, or the letter of its stone's colour."""
    numbered = {point: str(number) for point, number in position.numbers.items()}
    stones = position.stones
    letters = {p: letter for p in stones.points_of(SHOWN_AS_LETTERS) if (letter := color_letter(stones[p])) is not None}
    return {**position.labels, **{p: t for p, t in {**letters, **numbered}.items() if p not in position.labels}}


def _mark_changes(node: Node, before: Position, after: Position) -> dict[str, object]:
    touched = {p for p in before.marks.keys() | after.marks.keys() if before.marks.get(p) != after.marks.get(p)}
    written: dict[str, object] = {}
    if not touched:
        return written
    wanted = [(point, mark) for point, mark in after.marks.items() if point in touched]
    for mark in dict.fromkeys([*(mark for _, mark in wanted), *Mark]):
        old = tuple(points_of(node, mark.value))
        new = (*(point for point in old if point not in touched), *(point for point, m in wanted if m is mark))
        if new != old:
            written[mark.value] = new
    old = tuple(points_of(node, OLD_MARK))
    if not touched.isdisjoint(old):
        written[OLD_MARK] = tuple(point for point in old if point not in touched)
    return written


def points_of(node: Node, name: str) -> Iterator[Point]:
    """Iterate over the points of a property, none if it is absent or unreadable."""
    value = node.get(name)
    return (point for point in value if isinstance(point, Point)) if isinstance(value, tuple) else iter(())


def _marks(node: Node) -> dict[Point, Mark]:
    marks = dict.fromkeys(points_of(node, OLD_MARK), Mark.CROSS)
    for name in node.raw:
        if name in MARKS:
            marks.update(dict.fromkeys(points_of(node, name), MARKS[name]))
    return marks


def numbers(labels: Mapping[Point, str], stones: Stones, orders: tuple[Order, ...]) -> tuple[Order, dict[Point, int]]:
    """Return the first order that all whole-number labels on stones fit, with those numbers, else the first order."""
    found = {p: int(text) for p, text in labels.items() if _NUMBER.fullmatch(text) and p in stones}
    if len(set(found.values())) == len(found):
        for order in orders:
            if all(stones[point] is order[(number - 1) % len(order)] for point, number in found.items()):
                return order, found
    return orders[0], {}


def renumbered(position: Position, order: Order | None, kept: Container[Point] = ()) -> Position:
    """Return a position with its whole numbers on stones reclassified: as numbers if all fit an order, else as labels.

    order: the order of play if the game sets one. kept: points whose labels stay labels.
    """
    texts = {**position.labels, **{point: str(number) for point, number in position.numbers.items()}}
    read = {point: text for point, text in texts.items() if point not in kept}
    fitting, found = numbers(read, position.stones, orders_to_fit(order))
    labels = {point: text for point, text in texts.items() if point not in found}
    return replace(position, labels=labels, numbers=found, order=fitting)


def orders_to_fit(order: Order | None) -> tuple[Order, ...]:
    """Return the orders of play that numbers may fit: the given one, else Black first or White first."""
    return (PLAIN_ORDER, (WHITE, BLACK)) if order is None else (order,)
