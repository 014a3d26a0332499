"""The numbers of moves on the stones that they placed."""

import pytest

from hen_editor.core import hen
from hen_editor.core.board import Point
from hen_editor.core.editing import hen_text, move_numbers, snapshot
from hen_editor.core.editing.snapshot import Snapshot
from tests.games import at_move, nodes, opened

A9, B9, C9, D9, E5 = Point(0, 0), Point(1, 0), Point(2, 0), Point(3, 0), Point(4, 4)
GAME = "(;SZ[9]AB[ee];B[aa];W[ba];B[ca]C[x];W[da])"

NUMBERED = {
    "all": (GAME, {}, {A9: 1, B9: 2, C9: 3, D9: 4}),
    "the last": (GAME, {"last": 2}, {C9: 3, D9: 4}),
    "more than there are": (GAME, {"last": 9}, {A9: 1, B9: 2, C9: 3, D9: 4}),
    "from a node on": (GAME, {"after": 2}, {C9: 1, D9: 2}),
    "from a node of another line": (GAME + "(;SZ[9])", {"after": 5}, {}),
    "passes count": ("(;SZ[9];B[aa];W[];B[ba])", {}, {A9: 1, B9: 3}),
    "a captured stone has none": ("(;SZ[9];B[ba];W[aa];B[ab])", {}, {B9: 1, Point(0, 1): 3}),
    "nor has a stone of setup": ("(;SZ[9];B[aa];W[ba];AB[ba]AW[aa])", {}, {}),
    "of two moves on a point the later": ("(;SZ[9];B[aa];W[ba];AE[aa];B[aa])", {}, {A9: 3, B9: 2}),
    "MN says another": ("(;SZ[9];B[aa];W[ba]MN[7];B[ca])", {}, {A9: 1, B9: 7, C9: 8}),
    "moves of other colours": ("(;SZ[9];B[aa];HEN[.9x9_9Br.B9r];W[ca])", {}, {A9: 1, B9: 2, C9: 3}),
}


@pytest.mark.parametrize(("text", "which", "numbers"), NUMBERED.values(), ids=NUMBERED)
def test_stones_have_the_numbers_of_their_moves(text: str, which: dict[str, int], numbers: dict[Point, int]) -> None:
    base = opened(text)
    assert move_numbers.move_numbers(at_move(base, len(base.tree)), **which) == numbers


def test_numbers_are_written_in_place_of_labels() -> None:
    base = at_move(opened("(;SZ[9];B[aa];W[ba]LB[aa:x][ee:y])"), 2)
    after = move_numbers.with_move_numbers(base, move_numbers.move_numbers(base))
    assert nodes(after)[2] == {"W": "ba", "LB": "ee:yaa:1ba:2"}
    assert after.position.numbers == {A9: 1, B9: 2}
    assert move_numbers.with_move_numbers(after, move_numbers.move_numbers(after)) is after


def test_numbers_that_fit_no_order_of_play_are_labels() -> None:
    base = at_move(opened("(;SZ[9];B[aa];B[ba])"), 2)
    assert move_numbers.with_move_numbers(base, move_numbers.move_numbers(base)).position.labels == {A9: "1", B9: "2"}


def test_the_move_that_placed_a_stone_is_the_last_on_its_point() -> None:
    base = opened("(;SZ[9]AB[ee];B[aa];AE[aa];W[aa];AB[ba];HEN[.9x9_9Cr.C9r];B[])")
    placed_by = {point: move_numbers.move_that_placed(base.tree, 6, point) for point in (A9, B9, C9, E5)}
    assert placed_by == {A9: 3, B9: None, C9: 5, E5: None}


# Numbers that become moves, and moves that become numbers.


def position(text: str) -> Snapshot:
    return snapshot.of_position(hen.parse_strict(text))


def shown(after: Snapshot) -> str:
    return hen.format(after.position)


def test_numbers_become_moves_after_a_setup_of_the_other_stones() -> None:
    after = move_numbers.to_moves(position(".9x9_5E~1~2~3_3Cb.A1-x")).value
    assert nodes(after) == [
        {"SZ": "9", "AB": "cg"},
        {"B": "ee"},
        {"W": "fe"},
        {"B": "ge", "LB": "ai:x"},
    ]
    assert shown(after) == ".9x9_5Ebwb_3Cb.G5b.w.A1-x"


def test_gaps_between_numbers_are_fine() -> None:
    after = move_numbers.to_moves(position(".9x9_5E~3~8")).value
    assert nodes(after) == [{"SZ": "9"}, {"B": "ee"}, {"W": "fe"}]


def test_numbers_that_begin_with_white_make_white_move_first() -> None:
    after = move_numbers.to_moves(position(".9x9_5E~2~3")).value
    assert nodes(after) == [{"SZ": "9", "PL": "W"}, {"W": "ee"}, {"B": "fe"}]


def test_numbers_of_four_colours_become_coloured_moves() -> None:
    after = move_numbers.to_moves(position(".9x9_5E~1~2~3~4~rgly")).value
    assert shown(after) == ".9x9_5Ergly~rgly.H5y.r"
    assert after.position.last_move == hen.parse(".9x9.H5y").value.last_move
    assert len(after.tree) == 5


def test_in_a_game_the_setup_and_the_moves_are_a_new_variation() -> None:
    base = at_move(opened("(;SZ[9];B[aa];W[bb];B[cc])"), 2)
    base = hen_text.typed(base, ".9x9_9b_8Bw_5E~1~2.B8w.b")
    after = move_numbers.to_moves(base).value
    assert nodes(after)[-2:] == [{"B": "ee"}, {"W": "fe"}]
    assert shown(after) == ".9x9_9b_8Bw_5Ebw.F5w.b"


REFUSED = {
    "no numbers": (".9x9_5Eb", "No stone has a number; at least one numbered stone is needed."),
    "a number twice": (
        ".9x9_5E~1~2~1",
        "Number 1 appears at E5, G5; each number may be used only once.",
    ),
    "a capture": (
        ".9x9_9w~1_8~3",
        "Played in order, move 3 at A8 captures A9, where this position has stones.",
    ),
}


@pytest.mark.parametrize(("text", "sentence"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_played_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    base = position(text)
    refused = move_numbers.to_moves(base)
    assert [problem.message for problem in refused.diagnostics] == [sentence]
    assert refused.value is base


PLAYED = "(;SZ[9];B[ee];W[cc];B[gg];W[gc];B[])"


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (2, {"G7": 1}),
        (3, {"G3": 1, "G7": 2}),
        (4, {"C7": 1, "G3": 2, "G7": 3}),
        (99, {"E5": 1, "C7": 2, "G3": 3, "G7": 4}),
    ],
)
def test_the_last_moves_become_numbers(count: int, expected: dict[str, int]) -> None:
    position = move_numbers.of_moves(at_move(opened(PLAYED), 5), count).value.position
    assert {point.name(position.size): number for point, number in position.numbers.items()} == expected


def test_coloured_moves_are_numbered_in_their_order_of_play() -> None:
    base = move_numbers.to_moves(position(".9x9_5E~1~2~3~rgb")).value
    assert move_numbers.of_moves(base, 2).value.position.numbers == {Point(5, 4): 2, Point(6, 4): 3}


def test_without_a_move_there_is_nothing_to_number() -> None:
    base = opened("(;SZ[9]AB[aa])")
    refused = move_numbers.of_moves(base, 5)
    assert refused.value is base
    assert [problem.code for problem in refused.diagnostics] == ["no-moves"]


def test_a_captured_stone_has_no_number() -> None:
    base = at_move(opened("(;SZ[9];B[aa];W[ab];B[ii];W[ba])"), 4)
    after = move_numbers.of_moves(base, 4).value
    assert sorted(after.position.numbers.values()) == [2, 3, 4]


def test_moves_to_numbers_and_back_is_the_same_game() -> None:
    numbered = move_numbers.of_moves(at_move(opened("(;SZ[9];B[ee];W[cc];B[gg])"), 3), 3).value
    again = move_numbers.to_moves(snapshot.of_position(numbered.position)).value
    assert nodes(again) == [{"SZ": "9"}, {"B": "ee"}, {"W": "cc"}, {"B": "gg"}]
