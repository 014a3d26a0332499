"""Comments, markup and other things removed from a node or the whole game by kind."""

import pytest

from hen_editor.core.board import BLACK, Color, Point
from hen_editor.core.editing import paint
from hen_editor.core.editing.nodes import MARKUP, RemovableKind, cleared
from tests.core.editing.test_variations import body
from tests.games import at_move, nodes, opened

GAME = "(;SZ[9]C[a]TR[aa];B[cc]C[b]N[n]LB[aa:1]AR[aa:bb]TB[cc]DD[dd]TE[1]BL[30](;W[dd]C[c])(;W[ee]SQ[ee]))"
ALL = "LB[aa:x][ee:1]L[ba]TR[ca]SL[da]M[ea]AR[aa:ba]LN[aa:ca]TB[fa]TW[ga]DD[ha]VW[aa:ii]C[kept]"
NAMES = {
    RemovableKind.LABELS: ("LB", "L"),
    RemovableKind.MARKS: ("TR", "SL", "M"),
    RemovableKind.LINES: ("AR", "LN"),
    RemovableKind.TERRITORY: ("TB", "TW"),
    RemovableKind.GREYED_OUT: ("DD",),
    RemovableKind.VIEW: ("VW",),
    RemovableKind.COMMENTS: ("C",),
}


@pytest.mark.parametrize(("kind", "names"), NAMES.items(), ids=lambda value: getattr(value, "name", None))
def test_one_kind_is_removed_from_a_node_and_the_others_stay(kind: RemovableKind, names: tuple[str, ...]) -> None:
    game = at_move(opened(f"(;SZ[9];B[ee]{ALL};W[cc])"), 1)
    before, after = nodes(game)[1], nodes(cleared(game, [kind]))[1]
    assert after == {name: value for name, value in before.items() if name not in names}


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        (RemovableKind.COMMENTS, "(;TR[aa];B[cc]N[n]LB[aa:1]AR[aa:bb]TB[cc]DD[dd]TE[1]BL[30](;W[dd])(;W[ee]SQ[ee]))"),
        (RemovableKind.MARKS, "(;C[a];B[cc]C[b]N[n]LB[aa:1]AR[aa:bb]TB[cc]DD[dd]TE[1]BL[30](;W[dd]C[c])(;W[ee]))"),
        (RemovableKind.LABELS, "(;C[a]TR[aa];B[cc]C[b]N[n]AR[aa:bb]TB[cc]DD[dd]TE[1]BL[30](;W[dd]C[c])(;W[ee]SQ[ee]))"),
        (RemovableKind.LINES, "(;C[a]TR[aa];B[cc]C[b]N[n]LB[aa:1]TB[cc]DD[dd]TE[1]BL[30](;W[dd]C[c])(;W[ee]SQ[ee]))"),
    ],
)
def test_one_kind_is_removed_from_the_whole_game(kind: RemovableKind, expected: str) -> None:
    assert body(cleared(opened(GAME), [kind], whole_game=True)) == expected


def test_all_markup_is_removed_at_once() -> None:
    game = at_move(opened(f"(;SZ[9];B[ee]{ALL};W[cc])"), 1)
    assert nodes(cleared(game, MARKUP))[1] == {"B": "ee", "C": "kept"}


def test_all_kinds_leave_the_moves() -> None:
    assert body(cleared(opened(GAME), RemovableKind, whole_game=True)) == "(;;B[cc](;W[dd])(;W[ee]))"


def test_at_a_node_the_others_keep_theirs() -> None:
    assert body(cleared(opened("(;SZ[9]C[a];B[cc]C[b])"), RemovableKind)) == "(;C[a];B[cc])"


def test_what_comes_from_a_node_above_is_reset() -> None:
    game = at_move(opened("(;SZ[9]DD[aa]VW[aa:cc];B[ee];W[cc])"), 1)
    assert nodes(cleared(game, MARKUP))[1] == {"B": "ee", "DD": "", "VW": ""}


@pytest.mark.parametrize("whole_game", [False, True], ids=["node", "whole game"])
@pytest.mark.parametrize("text", ["(;SZ[9];B[cc];W[dd])", "(;GM[2]C[a];B[a1]C[b])"], ids=["Go", "Othello"])
def test_where_there_is_nothing_to_take_off_nothing_changes(text: str, whole_game: bool) -> None:
    game = at_move(opened(text), 1)
    assert cleared(game, RemovableKind, whole_game=whole_game) is game


IN_HEN = {
    "a label of a stone's number": ("B[ee]LB[ee:1]HEN[.9x9.E5-1]", "B[ee]"),
    "a label alone": ("B[ee]HEN[.9x9.E5-x]", "B[ee]"),
    "a mark and a ko": ("B[ee]HEN[.9x9.A1.E5-TR]", "B[ee]HEN[.9x9.A1]"),
    "numbers of an order": ("AB[ee]HEN[.9x9_5E~1~bwr]", "AB[ee]HEN[.9x9~bwr]"),
    "numbers and a coloured stone": ("AB[ee]HEN[.9x9_5E~1_3Cr]LB[cg:R]", "AB[ee]HEN[.9x9_3Cr]LB[cg:R]"),
    "beside a coloured stone's letter": ("HEN[.9x9_3Cr.A1-x]LB[cg:R][dd:R][ii:y]", "HEN[.9x9_3Cr]LB[cg:R]"),
    "what cannot be read": ("B[ee]LB[dd:x]HEN[.9x9_?]", "B[ee]HEN[.9x9_?]"),
}


@pytest.mark.parametrize("whole_game", [False, True], ids=["node", "whole game"])
@pytest.mark.parametrize(("before", "after"), IN_HEN.values(), ids=IN_HEN)
def test_labels_and_marks_go_out_of_a_hen_property_and_stones_stay_in_it(
    before: str, after: str, whole_game: bool
) -> None:
    game = at_move(opened(f"(;SZ[9];{before};W[aa])"), 1)
    bare = cleared(game, MARKUP, whole_game=whole_game)
    assert body(bare) == f"(;;{after};W[aa])"
    assert (bare.position.labels, bare.position.numbers, bare.position.marks) == ({}, {}, {})
    assert bare.position.stones == game.position.stones
    assert bare.position.turn is game.position.turn


def test_the_letter_of_a_coloured_stone_stays_wherever_it_is_written() -> None:
    game = opened("(;SZ[9]HEN[.9x9_3Cr]LB[cg:R];B[ee]LB[cg:R][ee:R];W[dd]LB[dd:1])")
    assert (
        body(cleared(game, [RemovableKind.LABELS], whole_game=True)) == "(;HEN[.9x9_3Cr]LB[cg:R];B[ee]LB[cg:R];W[dd])"
    )


@pytest.mark.parametrize("rest", ["AB[cc]", "AB[cc]AW[dd]", "", "PL[W]AB[cc]", "HA[2]AB[cc][gg]", "PL[B]HA[2]AB[cc]"])
def test_a_label_that_comes_and_goes_leaves_no_turn_behind(rest: str) -> None:
    bare = opened(f"(;SZ[9]{rest})")
    labelled = paint.with_label(bare, [Point(4, 4)], "A")
    assert nodes(labelled)[0] == nodes(bare)[0] | {"LB": "ee:A"}
    for without in (cleared(labelled, [RemovableKind.LABELS]), paint.with_label(labelled, [Point(4, 4)], None)):
        assert nodes(without) == nodes(bare)


@pytest.mark.parametrize("color", [BLACK, Color.RED])
def test_a_stone_on_a_bare_board_says_no_turn(color: Color) -> None:
    painted = paint.with_stones(opened("(;SZ[9])"), [Point(4, 4)], color)
    assert "PL" not in nodes(painted)[0]
    assert painted.position.turn is None
