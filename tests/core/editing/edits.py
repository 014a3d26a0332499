"""Edits of positions, for laws: any node of any game, and what it is to show."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from hypothesis import strategies as st

from hen_editor.core.board import Point
from hen_editor.core.editing import snapshot
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.position import Position
from hen_editor.core.sgf import Collection
from tests.strategies import colors, games, hen_labels, marks, maybe, moves, on_points, orders, points

Value = TypeVar("Value")

_numbers = st.integers(1, 9)


@st.composite
def edits(draw: st.DrawFn) -> tuple[Snapshot, Position]:
    """Any node of any game, and a position that it is to show: the one there with anything about it changed."""
    tree = draw(games())
    base = snapshot.at(snapshot.of_collection(Collection.of([tree])), 0, draw(st.sampled_from([*tree.walk()])))
    before, size = base.position, base.position.size
    stones = before.stones.with_stones(draw(on_points(size, maybe(colors), 3)))
    order = draw(st.just(before.order) | st.just(before.order) | orders)
    numbers = {**before.numbers, **(draw(on_points(size, _numbers, 2)) if draw(st.booleans()) else {})}
    fitting = replace(before, order=order)
    return base, replace(
        before,
        stones=stones,
        order=order,
        numbers={p: k for p, k in numbers.items() if stones.get(p) is fitting.number_color(k)},
        labels=draw(_changed(before.labels, on_points(size, hen_labels, 2))),
        marks=draw(_changed(before.marks, on_points(size, marks, 2))),
        ko=draw(st.just(before.ko) | maybe(points(size))),
        last_move=draw(st.just(before.last_move) | maybe(moves(size))),
        turn=draw(st.just(before.turn) | maybe(colors)),
    )


@st.composite
def _changed(
    draw: st.DrawFn, before: Mapping[Point, Value], added: st.SearchStrategy[dict[Point, Value]]
) -> Mapping[Point, Value]:
    """Take what is shown on points as it is, or some of it with something else."""
    if not draw(st.booleans()):
        return before
    return {**{point: shown for point, shown in before.items() if draw(st.booleans())}, **draw(added)}
