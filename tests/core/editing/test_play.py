"""Moves played."""

import pytest

from hen_editor.core import hen
from hen_editor.core.board import BLACK, WHITE, Color, Point
from hen_editor.core.diagnostics import DiagnosticKind, Parsed
from hen_editor.core.editing import codes, play, snapshot
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.position import Move
from hen_editor.core.rules import Refusal
from tests.core.editing.test_variations import at, body
from tests.games import at_move, nodes, opened

A9, B9, A8, B8, E5 = Point(0, 0), Point(1, 0), Point(0, 1), Point(1, 1), Point(4, 4)
RED, GREEN, BLUE, YELLOW = Color.RED, Color.GREEN, Color.BLUE, Color.YELLOW


def showing(text: str) -> Snapshot:
    return snapshot.of_position(hen.parse_strict(text))


def shown(after: Snapshot) -> str:
    return hen.format(after.position)


def test_a_move_is_a_new_node_at_the_cursor() -> None:
    after = play.played(opened("(;SZ[9]C[x];B[aa];W[bb])"), E5)
    assert nodes(after) == [{"SZ": "9", "C": "x"}, {"B": "aa"}, {"W": "bb"}, {"B": "ee"}]
    assert after.position.last_move == Move(BLACK, E5)


def test_a_pass_is_a_move() -> None:
    after = play.played(opened("(;SZ[9])"), None)
    assert nodes(after) == [{"SZ": "9"}, {"B": ""}]
    assert after.position.turn is WHITE


def test_a_move_captures() -> None:
    after = play.played(showing(".9x9_9bw.w"), A8)
    assert shown(after) == ".9x9_9Bw_8w.A8w.b"
    assert after.captures == {WHITE: 1}


def test_a_variation_that_has_the_move_is_stepped_into() -> None:
    base = opened("(;SZ[9](;B[aa])(;B[ee]C[here]))")
    after = play.played(base, E5)
    assert after.collection is base.collection
    assert after.tree.node(after.node)["C"] == "here"


def test_a_variation_in_which_the_other_player_moves_there_is_another_one() -> None:
    base = opened("(;SZ[9](;B[ee]))")
    after = play.played(base, E5, WHITE)
    assert nodes(after) == [{"SZ": "9"}, {"B": "ee"}, {"W": "ee"}]


def test_a_setup_node_that_shows_the_same_last_move_is_no_such_variation() -> None:
    base = at_move(opened("(;SZ[9];B[];AB[aa]HEN[.9x9.pb];W[ee])"), 1)
    assert len(play.played(base, None).tree) == len(base.tree) + 1


def test_the_side_to_move_is_the_one_the_game_says() -> None:
    assert opened("(;SZ[9]PL[W];B[aa];W[bb])").position.mover is WHITE


REFUSED = {
    "an occupied point": (".9x9_9b.w", A9, Refusal.OCCUPIED),
    "a capture where else it were suicide": (".9x9_9Bwb_8wb.b", A9, None),
    "the ko point": (".9x9_9Bb_8b.A9.B9b.w", A9, Refusal.KO),
    "suicide": (".9x9_9Bw_8w.b", A9, Refusal.SUICIDE),
    "a free point": (".9x9_9b.w", E5, None),
}


@pytest.mark.parametrize(("text", "point", "refused"), REFUSED.values(), ids=REFUSED)
def test_what_the_rules_refuse(text: str, point: Point, refused: Refusal | None) -> None:
    assert play.refusal(showing(text), point) is refused


@pytest.mark.parametrize(("rules", "refused"), [("NZ", None), ("goe", None), ("Japanese", Refusal.SUICIDE)])
def test_suicide_of_two_stones_is_up_to_the_rules_of_the_game(rules: str, refused: Refusal | None) -> None:
    base = opened(f"(;SZ[3]RU[{rules}]AB[aa]AW[ca][ab][bb])")
    assert play.refusal(base, Point(1, 0)) is refused


def test_four_colours_play_in_turn() -> None:
    after = showing(".9x9~rgly")
    for column in (0, 2, 4, 6, 8):
        after = play.played(after, Point(column, 0))
    assert shown(after) == ".9x9_9rCgElGyJr~rgly.J9r.g"
    assert after.move_number == 5
    assert nodes(after) == [
        {"SZ": "9", "HEN": ".9x9~rgly"},
        {"LB": "aa:R", "HEN": ".9x9_9r.A9r.g"},
        {"LB": "ca:G", "HEN": ".9x9_9Cg.C9g.l"},
        {"LB": "ea:L", "HEN": ".9x9_9El.E9l.y"},
        {"LB": "ga:Y", "HEN": ".9x9_9Gy.G9y.r"},
        {"LB": "ia:R", "HEN": ".9x9_9Jr.J9r.g"},
    ]


def test_what_each_of_three_colours_captures_is_counted() -> None:
    after = showing(".9x9_9bwbHwr_8Ar~rbw.r")
    for point in (B8, E5, Point(8, 1)):
        after = play.played(after, point)
    assert shown(after) == ".9x9_9bCbHw_8r2Jw_5Eb~rbw.J8w.r"
    assert after.captures == {RED: 1, WHITE: 1}


def test_colours_and_black_and_white_take_turns() -> None:
    after = showing(".9x9~brw")
    for point in (A9, B9, E5):
        after = play.played(after, point)
    assert [sorted(node) for node in nodes(after)[1:]] == [["B"], ["HEN", "LB"], ["W"]]
    assert shown(after) == ".9x9_9br_5Ew~brw.E5w.b"


def test_a_coloured_move_captures_stones_of_all_other_colours() -> None:
    after = play.played(showing(".9x9_9gw_8Br_7r~wrg.r"), A8)
    assert shown(after) == ".9x9_9Bw_8r2_7r~wrg.A8r.g"
    assert nodes(after)[-1]["AE"] == "aa"


def test_a_coloured_stone_is_captured_by_a_plain_move() -> None:
    after = play.played(showing(".9x9_9rw~rw.w"), A8)
    assert shown(after) == ".9x9_9Bw_8w~rw.A8w.r"
    assert nodes(after)[-1] == {"W": "ab"}


def test_a_coloured_ko_is_kept() -> None:
    after = play.played(showing(".9x9_9gCg_8rg~rgw.r"), B9)
    assert shown(after) == ".9x9_9Brg_8rg~rgw.A9.B9r.g"
    assert play.refusal(after, A9) is Refusal.KO


def test_a_coloured_pass_is_a_node() -> None:
    after = play.played(showing(".9x9~rg"), None)
    assert nodes(after)[-1] == {"HEN": ".9x9.pr.g"}


def test_a_coloured_suicide_is_a_node_that_removes_its_own_stone_too() -> None:
    base = opened("(;SZ[3]RU[NZ]AB[ca][ab][bb]HEN[.3x3_3Ar~rbw])")
    after = play.played(base, B9)
    assert nodes(after)[-1] == {"AE": "aaba", "HEN": ".3x3.B3r.b"}
    assert (shown(after), after.move_number) == (".3x3_3Cb_2b2~rbw.B3r.b", 1)
    assert play.played(snapshot.at(after, 0, base.node), B9).tree is after.tree


def test_a_variation_that_has_the_coloured_move_is_stepped_into() -> None:
    base = showing(".9x9~rg")
    there = play.played(base, E5)
    again = play.played(snapshot.at(there, 0, base.node), E5)
    assert (again.node, len(again.tree)) == (there.node, 2)


# Single moves inserted, exchanged and recoloured.


GAME = "(;SZ[9];B[aa]C[one];W[bb](;B[cc]TR[cc];W[dd])(;W[ee]))"


def test_a_move_is_inserted_for_the_player_to_move() -> None:
    inserted = play.with_move_before(at(GAME, 0, 0, 0), Point(5, 5))
    assert inserted.ok
    assert body(inserted.value) == "(;;B[aa]C[one];W[bb](;B[ff];B[cc]TR[cc];W[dd])(;W[ee]))"
    assert inserted.value.tree.node(inserted.value.node).raw == {"B": ("ff",)}


def test_a_pass_is_inserted_before_the_first_move() -> None:
    inserted = play.with_move_before(at(GAME, 0), None)
    assert body(inserted.value).startswith("(;;B[];B[aa]C[one]")


def test_points_are_exchanged_with_the_player_s_move_before() -> None:
    assert body(play.exchanged(at(GAME, 0, 0, 0)).value) == "(;;B[cc]C[one];W[bb](;B[aa]TR[cc];W[dd])(;W[ee]))"
    assert body(play.exchanged(at(GAME, 0, 0, 1)).value) == "(;;B[aa]C[one];W[ee](;B[cc]TR[cc];W[dd])(;W[bb]))"


def test_exchanging_twice_changes_nothing() -> None:
    shown = at(GAME, 0, 0, 0, 0)
    assert body(play.exchanged(play.exchanged(shown).value).value) == body(shown)


def test_a_move_is_given_to_the_other_player() -> None:
    recolored = play.recolored(at(GAME, 0)).value
    assert body(recolored) == "(;;C[one]W[aa];W[bb](;B[cc]TR[cc];W[dd])(;W[ee]))"
    assert body(play.recolored(recolored).value) == "(;;C[one]B[aa];W[bb](;B[cc]TR[cc];W[dd])(;W[ee]))"


@pytest.mark.parametrize(
    ("refused", "kind"),
    [
        (play.with_move_before(at(GAME), None), codes.BEFORE_ROOT),
        (play.exchanged(at(GAME)), codes.NOT_BLACK_OR_WHITE),
        (play.exchanged(at(GAME, 0)), codes.NO_EARLIER_MOVE),
        (play.recolored(at(GAME)), codes.NOT_BLACK_OR_WHITE),
        (play.recolored(at("(;SZ[9];B[aa]W[bb])", 0)), codes.NOT_BLACK_OR_WHITE),
        (play.recolored(at("(;SZ[9];AW[cc]HEN[.9x9_7Cr.C7r])", 0)), codes.NOT_BLACK_OR_WHITE),
        (play.with_move_before(at("(;SZ[9]HEN[.9x9~rg];C[two])", 0), None), codes.NOT_BLACK_OR_WHITE),
    ],
)
def test_what_cannot_be_done_is_refused_in_words(refused: Parsed[Snapshot], kind: DiagnosticKind) -> None:
    assert [problem.kind for problem in refused.diagnostics] == [kind]


def test_a_line_is_a_variation_that_follows_those_that_are_there_up_to_an_illegal_move() -> None:
    before = at("(;SZ[9]AB[ba][ab];W[ee];B[gg])", 0)
    after = play.with_line(before, [Point(6, 6), None, E5, Point(2, 2)])
    assert body(after) == "(;AB[ba][ab];W[ee];B[gg];W[])"
    assert (after.node, after.position) == (before.node, before.position)
    assert body(play.with_line(before, [B8])) == "(;AB[ba][ab];W[ee](;B[gg])(;B[bb]))"
    assert play.with_line(before, [E5]) is before
