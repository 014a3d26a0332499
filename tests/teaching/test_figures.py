"""Games as figures: where they begin, what is numbered, and what is told beside them."""

from itertools import pairwise
from math import ceil

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import sgf
from hen_editor.core.board import Area, Point
from hen_editor.drawing.figure import Sides
from hen_editor.teaching.figures import Breaks, Figures, figures
from hen_editor.teaching.page import DiagramRow, Pages

TWELVE = "".join(f";{'BW'[number % 2]}[{'abcdefghi'[number % 9]}{'ac'[number // 9]}]" for number in range(12))

PLAIN = Figures()


def made(text: str, choice: Figures = PLAIN) -> Pages:
    return figures(sgf.parse(text).value.games[0], choice)


def titles(pages: Pages) -> list[str]:
    return [diagram.figure.title for diagram in pages.diagrams()]


@pytest.mark.parametrize(
    ("text", "choice", "expected"),
    [
        (f"(;SZ[9]{TWELVE})", Figures(every=5), ["Figure 1 (1–4)", "Figure 2 (5–8)", "Figure 3 (9–12)"]),
        (f"(;SZ[9]{TWELVE})", Figures(every=11), ["Figure 1 (1–6)", "Figure 2 (7–12)"]),
        (f"(;SZ[9]{TWELVE})", Figures(Breaks.CHOSEN, chosen=frozenset({4})), ["Figure 1 (1–3)", "Figure 2 (4–12)"]),
        (
            "(;SZ[9];B[aa];W[bb]FG[259:The end];B[cc])",
            Figures(Breaks.FIGURES),
            ["Figure 1 (1)", "Figure 2 (2–3)"],
        ),
        ("(;SZ[9];B[aa];W[bb]FG[256:The end])", Figures(Breaks.FIGURES), ["Figure 1 (1)", "Figure 2 (2): The end"]),
        ("(;SZ[9]C[a];B[aa]C[b];W[bb];B[cc]C[c])", Figures(Breaks.COMMENTS), ["Figure 1 (1)", "Figure 2 (2–3)"]),
        (
            "(;SZ[9];B[aa](;W[bb];B[cc])(;W[cc];B[dd](;W[ee])(;W[ff])))",
            Figures(),
            [
                "Figure 1 (1–3)",
                "Figure 2, variation at move 2 (1–3)",
                "Figure 3, variation at move 3 (1)",
            ],
        ),
        (
            "(;SZ[9];B[aa](;W[bb])(;W[cc]MN[2];B[dd]))",
            Figures(),
            ["Figure 1 (1–2)", "Figure 2, variation at move 2 (2–3)"],
        ),
        ("(;SZ[9];B[aa](;W[bb])(;W[cc]))", Figures(variations=False), ["Figure 1 (1–2)"]),
        ("(;SZ[9]AB[aa])", Figures(), ["Figure 1"]),
        ("(;SZ[9];B[aa]MN[153]PM[2];W[bb])", Figures(), ["Figure 1 (53–54)"]),
    ],
)
def test_figures_begin_where_they_are_to_and_say_what_they_show(
    text: str, choice: Figures, expected: list[str]
) -> None:
    assert titles(made(text, choice)) == expected


@given(st.integers(1, 120), st.integers(1, 60))
def test_the_moves_of_a_line_are_spread_evenly_over_as_few_figures_as_hold_them(moves: int, every: int) -> None:
    line = ";B[];W[]" * moves
    game = f"(;SZ[19]{line[: 4 * moves]})"
    ends = [diagram.move for diagram in made(game, Figures(every=every)).diagrams()]
    counts = [end - start for start, end in pairwise([0, *ends])]
    assert ends[-1] == moves
    assert len(counts) == ceil(moves / every)
    assert max(counts) <= min(every, min(counts) + 1)


def test_earlier_stones_have_no_number_and_moves_without_room_are_told() -> None:
    game = "(;SZ[9];B[ba];W[aa];B[ab];W[cc];B[dd];W[aa])"
    first, second = made(game, Figures(every=3)).diagrams()
    assert first.figure.numbers == {Point(1, 0): 1, Point(0, 0): 2, Point(0, 1): 3}
    assert second.figure.numbers == {Point(2, 2): 4, Point(3, 3): 5, Point(0, 0): 6}
    assert len(second.figure.position.stones) == 5
    [whole] = made(game).diagrams()
    assert (whole.figure.caption, whole.move) == ("6\xa0at\xa02", 6)


def test_captured_stones_that_are_shown_are_not_carried() -> None:
    [diagram] = made("(;SZ[9];B[ba];W[aa];B[ab])").diagrams()
    assert len(diagram.figure.position.stones) == 3
    assert len(diagram.figure.carried.stones) == 2


def test_comments_on_moves_follow_their_figure_and_others_introduce_it() -> None:
    pages = made("(;SZ[9]PB[Ann]BR[2d]PW[Bob]RE[B+R]C[Begin.];B[aa]C[One.](;W[bb])(;W[cc]C[Better.]))")
    told = [block if isinstance(block, str) else "figure" for block in pages.parts[0].blocks]
    assert pages.title == "Ann 2d – Bob"
    assert told == ["B+R", "Begin.", "figure", "1: One.", "figure", "1: Better."]
    text = "(;SZ[9]AB[aa];C[Even?])(;SZ[9]C[Look.];B[aa];C[Now?];W[bb])"
    position, game = (
        [block if isinstance(block, str) else "figure" for block in figures(tree, PLAIN).parts[0].blocks]
        for tree in sgf.parse(text).value.games
    )
    assert position == ["figure", "Even?"]
    assert game == ["Look.", "figure", "Now?"]
    silent = made("(;GN[Game]PW[Bob];B[aa]C[x])", Figures(comments=False))
    assert (silent.title, [block for block in silent.parts[0].blocks if isinstance(block, str)]) == (
        "Game",
        ["? – Bob"],
    )


BOOK = (Sides.TWO, ": Name", "6\xa0at\xa02", [1, 2, 3, 4, 5], True)


@pytest.mark.parametrize(
    ("flags", "shown"),
    [
        ("256:Name", BOOK),
        ("257:Name", (Sides.NONE, *BOOK[1:])),
        ("258:Name", (Sides.TWO, "", *BOOK[2:])),
        ("260:Name", (*BOOK[:2], "", *BOOK[3:])),
        ("0:Name", (*BOOK[:2], "2\xa0at\xa0A9, 6\xa0at\xa0A9", [1, 3, 4, 5], True)),
        ("768:Name", (*BOOK[:4], False)),
        ("33543:Name", BOOK),
        ("", (Sides.TWO, "", *BOOK[2:])),
    ],
)
def test_each_flag_of_a_figure_is_followed(flags: str, shown: tuple[object, ...]) -> None:
    [diagram] = made(f"(;SZ[9];B[ba]FG[{flags}];W[aa];B[ab];W[cc];B[dd];W[aa])").diagrams()
    figure = diagram.figure
    name = figure.title.removeprefix("Figure 1 (1–6)")
    assert (figure.sides, name, figure.caption, sorted(figure.numbers.values()), figure.stars) == shown


def test_numbers_and_the_part_of_the_board_are_printed_as_the_game_says() -> None:
    [bare] = made("(;SZ[9]PM[0]VW[aa:dd];B[aa];W[bb])").diagrams()
    assert (bare.figure.numbers, bare.figure.part) == ({}, Area(Point(0, 0), Point(3, 3)))


def test_a_row_has_the_share_of_the_page_that_was_chosen() -> None:
    [row] = [block for block in made("(;B[aa])", Figures(per_page=2)).parts[0].blocks if isinstance(block, DiagramRow)]
    assert row.share == 0.5
