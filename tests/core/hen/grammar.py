"""Hypothesis strategies for HEN by its grammar: valid texts in any spelling, and texts a few slips from them."""

from typing import NamedTuple

from hypothesis import strategies as st

from hen_editor.core.board import COLUMN_LETTERS, BoardSize, Color, Point, Stones
from tests.strategies import hen_labels

sizes = st.builds(BoardSize, st.integers(1, 25), st.integers(1, 52))
zeros = st.sampled_from(["", "", "", "0", "000"])
"""What a number begins with."""
spaces = st.sampled_from(["", "", "", " ", "\n", "\t", "\r\n", "  "])
stones = st.sampled_from("bwrglyp")


class Text(NamedTuple):
    """A valid text and the stones that it means."""

    text: str
    stones: Stones


@st.composite
def rows(draw: st.DrawFn, size: BoardSize, made: dict[Point, Color], order: str) -> str:
    """A row; the stones it makes are put into `made`."""
    row = draw(st.integers(1, size.rows))
    text, column = f"_{draw(zeros)}{row}", 0
    for _ in range(draw(st.integers(1, 5))):
        jumps = column == size.columns or draw(st.booleans())
        if jumps:
            column = draw(st.integers(0, size.columns - 1))
            text += draw(spaces) + COLUMN_LETTERS[column]
        if draw(st.integers(0, 4)) == 0:
            number = draw(st.integers(1, 9999))
            color, count = Color(order[(number - 1) % len(order)]), 1
            text += f"{draw(spaces)}~{draw(spaces)}{draw(zeros)}{number}"
        else:
            stone, count = draw(stones), draw(st.integers(1, size.columns - column))
            written = "" if count == 1 and draw(st.booleans()) else f"{draw(spaces)}{draw(zeros)}{count}"
            color = Color(stone)
            text += draw(spaces) + stone + written
        made.update({Point(column + step, size.rows - row): color for step in range(count)})
        column += count
    return text


@st.composite
def valid_texts(draw: st.DrawFn) -> Text:
    """Any valid text: parts in any order, rows given twice, spaces between tokens."""
    size, made = draw(sizes), dict[Point, Color]()
    order = draw(st.just("bw") | st.text("bwrglyp", min_size=2, max_size=5))
    points = st.builds(
        lambda column, row: f"{COLUMN_LETTERS[column]}{row}",
        st.integers(0, size.columns - 1),
        st.integers(1, size.rows),
    )
    others = st.one_of(
        st.builds(".{}".format, points),
        st.builds(".{}{}".format, points, stones),
        st.builds(".p{}".format, stones),
        st.builds(".{}".format, stones),
        st.builds(".{}-{}".format, points, st.one_of(hen_labels, st.sampled_from(["CR", "SQ", "TR", "MA"]))),
    )
    size_part = f".{draw(zeros)}{size.columns}x{size.rows}"
    order_part = f" ~{order}"  # After a space, for a label before it would take the tilde.
    parts = [size_part, order_part, *draw(st.lists(others, max_size=4))]
    others_left = list(draw(st.permutations(parts)))
    rows_left = [draw(rows(size, made, order)) for _ in range(draw(st.integers(0, 5)))]
    mixed: list[str] = []
    while others_left or rows_left:
        source = others_left if not rows_left or (others_left and draw(st.booleans())) else rows_left
        mixed.append(source.pop(0))
    text = draw(spaces) + "".join(f"{part}{draw(spaces)}" for part in mixed)
    return Text(text, Stones(size, made))


@st.composite
def nearly_valid_texts(draw: st.DrawFn) -> str:
    """A valid text after a few slips: something typed, left out, doubled or written large."""
    text = draw(valid_texts()).text
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 3)))
        slip = draw(
            st.sampled_from(
                ["", "I", "?", " ", ".", "_", "~", "-", "0", "9", "x", "X", "K", "k", "%2", "é", "×", "１", "\u00a0"]
            )
        )
        cut = text[start:end]
        text = text[:start] + draw(st.sampled_from([slip, slip, cut + cut, cut.upper(), cut.lower()])) + text[end:]
    return text
