"""Edits of positions, for laws: any node of any game, and what it is to show."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from hypothesis import strategies as st

from hen_editor.core.board import Point
from hen_editor.core.editing import snapshot
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.position import Mark, Position
from hen_editor.core.sgf import Collection
from tests.strategies import colors, games, hen_labels, moves, orders, points

Value = TypeVar("Value")


@st.composite
def edits(draw: st.DrawFn) -> tuple[Snapshot, Position]:
    """Any node of any game, and a position that it is to show: the one there with anything about it changed."""
    tree = draw(games())
    base = snapshot.at(snapshot.of_collection(Collection.of([tree])), 0, draw(st.sampled_from([*tree.walk()])))
    before, size = base.position, base.position.size
    stones = before.stones.with_stones(draw(st.dictionaries(points(size), st.none() | colors, max_size=3)))
    order = draw(st.just(before.order) | st.just(before.order) | orders)
    any_number = st.dictionaries(points(size), st.integers(1, 9), max_size=2)
    numbers = {**before.numbers, **(draw(any_number) if draw(st.booleans()) else {})}
    fitting = replace(before, order=order)
    return base, replace(
        before,
        stones=stones,
        order=order,
        numbers={p: k for p, k in numbers.items() if stones.get(p) is fitting.number_color(k)},
        labels=draw(_changed(before.labels, st.dictionaries(points(size), hen_labels, max_size=2))),
        marks=draw(_changed(before.marks, st.dictionaries(points(size), st.sampled_from(Mark), max_size=2))),
        ko=draw(st.just(before.ko) | st.none() | points(size)),
        last_move=draw(st.just(before.last_move) | st.none() | moves(size)),
        turn=draw(st.just(before.turn) | st.none() | colors),
    )


@st.composite
def _changed(
    draw: st.DrawFn, before: Mapping[Point, Value], added: st.SearchStrategy[dict[Point, Value]]
) -> Mapping[Point, Value]:
    """Take what is shown on points as it is, or some of it with something else."""
    if not draw(st.booleans()):
        return before
    return {**{point: shown for point, shown in before.items() if draw(st.booleans())}, **draw(added)}
