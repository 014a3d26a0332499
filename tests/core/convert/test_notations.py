"""HEN texts and SGF files into each other."""

import pytest
from hypothesis import given

from hen_editor.core import hen, sgf
from hen_editor.core.convert import hen_to_sgf, load_hen, node_to_position, sgf_to_hen, sgf_to_position
from hen_editor.core.diagnostics import NotationError, Severity
from hen_editor.core.editing import hen_text, snapshot
from hen_editor.core.editing.transforming import Extent, transformed
from hen_editor.core.hen.entries import MAX_POSITION_LENGTH
from hen_editor.core.position import Position
from hen_editor.core.sgf import GameTree
from hen_editor.core.transform import Transform
from tests.games import opened
from tests.strategies import holdable_positions

GAME = "(;SZ[9]AB[cc];C[Welcome.];W[ee](;B[];W[tt];B[ec])(;B[aa]))"

AFTER = {
    0: ".9x9_7Cb.w",
    1: ".9x9_7Cb_5Ew.E5w.b",
    2: ".9x9_7Cb_5Ew.pb.w",
    3: ".9x9_7Cb_5Ew.pw.b",
    4: ".9x9_7CbEb_5Ew.E7b.w",
    5: ".9x9_7CbEb_5Ew.E7b.w",
    None: ".9x9_7CbEb_5Ew.E7b.w",
}


@pytest.mark.parametrize(("number", "text"), AFTER.items())
def test_the_position_after_a_move_of_the_main_line(number: int | None, text: str) -> None:
    assert sgf_to_hen(GAME, number).value == text


def test_a_move_in_the_root_is_the_first() -> None:
    assert sgf_to_hen("(;SZ[9]B[aa];W[bb])", 1).value == ".9x9_9b.A9b.w"


def test_two_moves_in_one_node_are_reached_together() -> None:
    text = "(;SZ[9];B[aa]W[bb];B[cc])"
    assert sgf_to_hen(text, 1).value == sgf_to_hen(text, 2).value == ".9x9_9b_8Bw.B8w.b"
    assert sgf_to_hen(text, 3).value == ".9x9_9b_8Bw_7Cb.C7b.w"


def test_moves_of_all_colours_are_counted() -> None:
    assert sgf_to_hen("(;SZ[9];C[hm];HEN[.9x9_9Ar.A9r];B[bb])", 1).value == ".9x9_9r.A9r.b"
    assert sgf_to_hen("(;SZ[9];C[hm];HEN[.9x9_9Ar.A9r];B[bb])", 0).value == ".9x9.r"


def test_without_a_move_the_end_is_before_the_first_move() -> None:
    assert sgf_to_hen("(;SZ[9];AB[aa];AB[bb])", 0).value == ".9x9_9b_8Bb"


def test_a_point_off_the_board_is_no_move_and_is_reported() -> None:
    written = sgf_to_hen("(;SZ[9];B[zz];W[aa])", 1)
    assert written.value == ".9x9_9w.A9w.b"
    assert [problem.code for problem in written.diagnostics] == ["sgf-off-board"]


def test_what_follows_the_node_is_not_reported() -> None:
    assert sgf_to_hen("(;SZ[9];B[aa];W[zz]C[x])", 1).diagnostics == ()


def test_a_private_property_on_the_path_that_cannot_be_read_is_reported() -> None:
    written = sgf_to_hen("(;SZ[9]HEN[_];B[aa])")
    assert [problem.code for problem in written.diagnostics] == ["hen-property-unreadable"]


def test_a_negative_number_is_a_programmers_mistake() -> None:
    with pytest.raises(ValueError, match="-1"):
        sgf_to_hen(GAME, -1)


@pytest.mark.parametrize("data", ["", "no game", b"\xff\x00", "(;SZ[30])"])
def test_where_there_is_nothing_to_write_the_reason_is_an_error(data: str | bytes) -> None:
    written = sgf_to_hen(data)
    assert written.value is None
    assert not written.ok


UNSAID = {
    "AR[aa:bb]": "HEN cannot store arrows; they stay in the game, but not in the HEN text.",
    "C[x]N[y]": "HEN cannot store the comment; it stays in the game, but not in the HEN text.",
    "TB[aa]TW[bb]": "HEN cannot store territory; it stays in the game, but not in the HEN text.",
    "LN[aa:bb]": "HEN cannot store lines; they stay in the game, but not in the HEN text.",
    "DD[aa]": "HEN cannot store greyed-out points; they stay in the game, but not in the HEN text.",
    "VW[aa]": "HEN cannot store the cropped view; it stays in the game, but not in the HEN text.",
    "VW[aa];B[bb]": "HEN cannot store the cropped view; it stays in the game, but not in the HEN text.",
    "DD[aa];B[bb]": "HEN cannot store greyed-out points; they stay in the game, but not in the HEN text.",
    "LB[aa:a b]": "HEN cannot store the label “a b” at A9.",
    "LB[aa:CR]": "HEN cannot store the label “CR” at A9.",
}


@pytest.mark.parametrize(("properties", "message"), UNSAID.items())
def test_what_hen_cannot_say_is_a_note(properties: str, message: str) -> None:
    notes = sgf_to_hen(f"(;SZ[9]{properties})").diagnostics
    assert notes[0].message == message
    assert {note.severity for note in notes} == {Severity.NOTE}


@pytest.mark.parametrize("example", hen.EXAMPLES)
def test_a_hen_text_survives_as_an_sgf_file(example: str) -> None:
    data = hen_to_sgf(example).value
    assert sgf.validate(data).errors == ()
    assert sgf_to_hen(data).value == example.replace(".19x19", "")


@given(holdable_positions())
def test_what_a_hen_text_does_not_say_stays_unsaid(position: Position) -> None:
    text = hen.format(position, always_size=True)
    back = sgf_to_hen(hen_to_sgf(text).value).value
    if position.last_move is not None:
        position = position.with_implied_turn()  # a move says whose turn it is
    assert back is not None
    assert hen.parse(back).value == hen.parse(hen.format(position)).value


def test_an_empty_board_is_a_text_too() -> None:
    assert sgf_to_hen("(;)").value == ".19x19"


def test_a_handicap_says_whose_turn_it_is() -> None:
    assert sgf_to_hen("(;SZ[9]HA[2]AB[aa][bb])").value == ".9x9_9b_8Bb.w"


def test_a_text_with_errors_is_an_sgf_file_of_what_can_be_read() -> None:
    written = hen_to_sgf(".9x9_10Eb_5Eb")
    assert [problem.code for problem in written.diagnostics] == ["row-off-board"]
    assert sgf_to_hen(written.value).value == ".9x9_5Eb"


@pytest.mark.parametrize(("characters", "is_kept"), [(MAX_POSITION_LENGTH // 2, True), (MAX_POSITION_LENGTH, False)])
def test_a_hen_property_too_long_to_be_read_again_is_reported(characters: int, is_kept: bool) -> None:
    written = hen_to_sgf(f".9x9_5E~7.E5-{'x' * characters}")
    assert [problem.code for problem in written.diagnostics] == ([] if is_kept else ["hen-too-long"])
    assert ("~7" in (sgf_to_hen(written.value).value or "")) is is_kept


OLD = "(;SZ[19]PB[Ann]PW[Ben]HA[2]KM[0.5]RE[B+3]C[hello]XX[y]AB[dd][pp];W[qd];B[dc])"


def old_game() -> GameTree:
    return sgf.parse(OLD).value.games[0]


def test_a_loaded_hen_keeps_the_game_information_alone() -> None:
    loaded = load_hen(old_game(), ".9x9_5Eb.E5b")
    root = loaded.node(loaded.root)
    assert [root[name] for name in ("PB", "PW", "HA", "KM", "RE")] == ["Ann", "Ben", 2, 0.5, "B+3"]
    assert not {"C", "XX"} & root.raw.keys()


def test_a_loaded_hen_may_leave_the_game_information_behind() -> None:
    loaded = load_hen(old_game(), ".9x9_5Eb.E5b", keep_game_info=False)
    assert pieces(loaded) == pieces(load_hen(None, ".9x9_5Eb.E5b"))
    assert not {"PB", "HA"} & loaded.node(loaded.root).raw.keys()


@given(holdable_positions())
def test_a_loaded_hen_is_shown_at_the_end_whatever_game_it_comes_into(position: Position) -> None:
    loaded = load_hen(old_game(), hen.format(position))
    shown = node_to_position(loaded, [*loaded.main_line()][-1])
    assert shown.with_implied_turn() == position.with_implied_turn()


def test_a_text_with_errors_is_loaded_only_when_asked() -> None:
    text = ".9x9_10Eb_5Eb"
    with pytest.raises(NotationError) as refused:
        load_hen(old_game(), text)
    assert [problem.code for problem in refused.value.diagnostics] == ["row-off-board"]
    loaded = load_hen(old_game(), text, strict=False, keep_game_info=False)
    assert hen.format(node_to_position(loaded, loaded.root)) == ".9x9_5Eb"


TURNS = {
    "nothing says it": ("(;SZ[9]AB[cc])", ".9x9_7Cb"),
    "PL": ("(;SZ[9]AB[cc]PL[W])", ".9x9_7Cb.w"),
    "PL until the next move": ("(;SZ[9]PL[W];C[x];N[y])", ".9x9.w"),
    "PL after a move": ("(;SZ[9];B[cc];PL[B])", ".9x9_7Cb.b"),
    "a handicap with stones": ("(;SZ[9]HA[2]AB[cc][gg])", ".9x9_7Cb_3Gb.w"),
    "a handicap without stones says nothing": ("(;SZ[9]HA[2])", ".9x9"),
    "PL in spite of a handicap": ("(;SZ[9]HA[2]AB[cc][gg]PL[B])", ".9x9_7Cb_3Gb.b"),
    "a move": ("(;SZ[9];B[cc])", ".9x9_7Cb.C7b.w"),
    "a pass": ("(;SZ[9];W[])", ".9x9.pw.b"),
    "a move in an order of play": ("(;SZ[9]HEN[.9x9~brw];B[cc])", ".9x9_7Cb~brw.C7b.r"),
    "an order of play says nothing": ("(;SZ[9]AB[cc]HEN[.9x9~wb])", ".9x9_7Cb~wb"),
}


@pytest.mark.parametrize(("text", "expected"), TURNS.values(), ids=TURNS)
def test_a_turn_that_nothing_says_stays_unsaid_everywhere(text: str, expected: str) -> None:
    shown = opened(text)
    *_, end = shown.tree.main_line()
    assert sgf_to_hen(text).value == expected
    assert hen.format(node_to_position(shown.tree, end)) == expected
    assert snapshot.at(shown, 0, end).hen_text.text == expected


def test_colours_swapped_in_the_window_write_no_order_of_play_where_the_turn_is_said() -> None:
    shown = hen_text.typed(snapshot.of_position(Position()), ".9x9_5Gb_4Dw.w")
    swap = Transform(swaps_colors=True)
    swapped = transformed(shown, swap, Extent.POSITION).value
    assert swapped.hen_text.text == ".9x9_5Gw_4Db.b"
    assert transformed(swapped, swap, Extent.POSITION).value.hen_text.text == ".9x9_5Gb_4Dw.w"


def pieces(tree: GameTree) -> list[object]:
    return [tree.pieces(node) for node in tree.walk()]


def test_a_position_of_a_file_has_all_that_is_shown() -> None:
    found = sgf_to_position("(;SZ[9];B[ee]TR[ee];W[ec])", 1)
    assert (found.value, found.ok) == (hen.parse_strict(".9x9_5Eb.E5b.w.E5-TR"), True)
    assert sgf_to_position(b"Dear friend").value is None
