"""Edits of positions, for laws: any node of any game, and what it is to show."""

from dataclasses import replace

from hypothesis import strategies as st

from hen_editor.core.editing import snapshot
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.position import Mark, Position
from hen_editor.core.sgf import Collection
from tests.strategies import colors, games, hen_labels, moves, orders, points


@st.composite
def edits(draw: st.DrawFn) -> tuple[Snapshot, Position]:
    """Any node of any game, and a position that it is to show: the one there with anything about it changed."""
    tree = draw(games())
    base = snapshot.at(snapshot.of_collection(Collection.of([tree])), 0, draw(st.sampled_from([*tree.walk()])))
    before, size = base.position, base.position.size
    stones = before.stones.with_stones(draw(st.dictionaries(points(size), st.none() | colors, max_size=3)))
    order = draw(st.just(before.order) | st.just(before.order) | orders)
    change: dict[str, object] = {"stones": stones, "order": order}
    any_number = st.dictionaries(points(size), st.integers(1, 9), max_size=2)
    numbers = {**before.numbers, **(draw(any_number) if draw(st.booleans()) else {})}
    fitting = replace(before, order=order)
    change["numbers"] = {p: k for p, k in numbers.items() if stones.get(p) is fitting.number_color(k)}
    for name, values in (("labels", hen_labels), ("marks", st.sampled_from(Mark))):
        if draw(st.booleans()):
            kept = {p: shown for p, shown in getattr(before, name).items() if draw(st.booleans())}
            change[name] = {**kept, **draw(st.dictionaries(points(size), values, max_size=2))}
    for name, values in (("ko", points(size)), ("last_move", moves(size)), ("turn", colors)):
        if draw(st.booleans()):
            change[name] = draw(st.none() | values)
    return base, replace(before, **change)
