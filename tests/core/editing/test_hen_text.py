"""What typing HEN does to a game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import hen, sgf
from hen_editor.core.editing import hen_text, play, snapshot
from hen_editor.core.editing.nodes import with_comment
from hen_editor.core.editing.snapshot import DraftReason, Snapshot
from hen_editor.core.position import Position
from tests.games import at_move, nodes, opened

EMPTY = snapshot.of_position(Position())

GAME = "(;GM[1]SZ[9]PB[Ann];B[ee]C[first];W[cc];B[gg])"


def typed(base: Snapshot, text: str) -> Snapshot:
    return hen_text.typed(base, text)


def test_typing_on_the_empty_board_makes_a_root_and_a_last_move() -> None:
    after = typed(EMPTY, ".9x9_5Eb.E5b")
    assert nodes(after) == [{"SZ": "9"}, {"B": "ee", "HEN": ".9x9.w"}]
    assert after.node == [*after.tree.main_line()][-1]


def test_the_text_stays_as_it_was_typed() -> None:
    assert typed(EMPTY, "_16 Q b").hen_text.text == "_16 Q b"


def test_a_bare_game_is_rewritten_with_its_game_info_and_comments() -> None:
    base = at_move(opened("(;GM[1]SZ[9]PB[Ann]C[root];B[ee]C[move])"), 1)
    after = typed(base, ".9x9_3Cw")
    assert nodes(after) == [{"SZ": "9", "PB": "Ann", "C": "root\n\nmove", "AW": "cg"}]


def test_what_hen_cannot_say_stays_on_the_node_in_a_bare_game() -> None:
    base = opened("(;GM[1]SZ[9]AB[ee]AR[aa:bb]TB[cc]LB[gg:two words])")
    after = typed(base, ".9x9_5Eb_1Ab")
    assert nodes(after) == [{"SZ": "9", "AB": "eeai", "AR": "aa:bb", "TB": "cc", "LB": "gg:two words"}]


def test_a_bare_game_may_change_its_size() -> None:
    assert typed(opened("(;SZ[9]AB[ee])"), ".13x13_1Ab").tree.size.columns == 13


def test_beside_a_move_changed_stones_become_one_setup_node_after_it() -> None:
    base = at_move(opened(GAME), 2)
    after = typed(base, base.hen_text.text.replace("_5Eb", "_5Ebw"))
    child = after.tree.node(after.node)
    assert child.parent == base.node
    assert after.tree.children(base.node)[-1] == after.node
    assert child.raw["AW"] == ("fe",)
    assert after.position.last_move == base.position.last_move
    assert after.hen_text.text == base.hen_text.text.replace("_5Eb", "_5Ebw")


def test_beside_a_move_markup_goes_onto_the_node_itself() -> None:
    base = at_move(opened(GAME), 2)
    after = typed(base, base.hen_text.text + ".A1-SQ.B2-x")
    assert after.node == base.node
    raw = after.tree.node(after.node).raw
    assert (raw["SQ"], raw["LB"]) == (("ai",), ("bh:x",))


def test_beside_a_move_a_turn_out_of_turn_is_kept_in_a_private_property() -> None:
    base = at_move(opened(GAME), 1)
    after = typed(base, base.hen_text.text.replace(".w", ".b"))
    assert after.tree.node(after.node).raw["HEN"] == (".9x9.b",)
    assert "PL" not in after.tree.node(after.node).raw


def test_a_first_move_after_setup_has_its_stones_changed_in_the_root() -> None:
    base = at_move(opened("(;SZ[9]AB[aa];W[ee];B[gg])"), 1)
    after = typed(base, base.hen_text.text.replace("_9b", "_9b2"))
    assert nodes(after) == [{"SZ": "9", "AB": "aaba"}, {"W": "ee"}, {"B": "gg"}]
    assert after.node == base.node


def test_a_node_without_a_move_is_changed_in_place() -> None:
    base = opened("(;SZ[9]AB[aa]AW[bb]TR[aa]LN[aa:bb];B[ee];W[cc])")
    after = typed(base, base.hen_text.text.replace("_9b", "_9b2"))
    assert nodes(after)[0] == {"SZ": "9", "AB": "aaba", "AW": "bb", "TR": "aa", "LN": "aa:bb"}
    assert len(after.tree) == len(base.tree)


def test_the_empty_setup_of_an_old_file_is_emptied_point_by_point() -> None:
    base = opened("(;SZ[9]AB[aa:cc];AE[bb];B[ee])")
    setup_node = base.tree.children(base.tree.root)[0]
    base = snapshot.at(base, 0, setup_node)
    after = typed(base, base.hen_text.text.replace("_9b3", "_9b2"))
    assert after.tree.node(setup_node).raw["AE"] == ("bb", "ca")


def test_a_turn_that_is_taken_out_of_the_text_is_the_one_the_game_implies() -> None:
    base = opened("(;SZ[9]AB[aa]PL[W];B[ee];W[cc])")
    assert base.hen_text.text == ".9x9_9b.w"
    after = typed(base, ".9x9_9b")
    assert "PL" not in after.tree.node(after.node).raw
    assert after.position.turn is not base.position.turn


DRAFTS = {
    "an error": (opened(GAME), ".9x9_5E", DraftReason.INVALID),
    "an empty text over stones": (opened("(;SZ[9]AB[aa])"), "", DraftReason.EMPTY),
    "what HEN does not count as whitespace": (opened("(;SZ[19])"), "\v", DraftReason.INVALID),
    "it over stones": (opened("(;SZ[9]AB[aa])"), "\v", DraftReason.INVALID),
    "another size in a game that is not bare": (opened(GAME), ".13x13_5Eb", DraftReason.OTHER_SIZE),
    "another size, even with an error": (opened(GAME), ".13x13_5E", DraftReason.OTHER_SIZE),
    "another size, which goes without saying": (opened(GAME), "_5Eb", DraftReason.OTHER_SIZE),
    "a size not yet said": (opened(GAME), ".9_5Eb", DraftReason.INVALID),
}


@pytest.mark.parametrize(("base", "text", "draft"), DRAFTS.values(), ids=DRAFTS)
def test_a_draft_leaves_the_game_alone(base: Snapshot, text: str, draft: DraftReason) -> None:
    after = typed(base, text)
    assert after.hen_text.draft is draft
    assert after.hen_text.text == text
    assert after.collection is base.collection
    assert after.position == base.position


def test_a_whole_text_is_not_pasted_over_a_game() -> None:
    after = hen_text.typed(opened(GAME), ".9x9_9b", whole=True)
    assert after.hen_text.draft is DraftReason.WHOLE


def test_a_whole_text_that_means_the_same_is_taken() -> None:
    base = at_move(opened(GAME), 1)
    after = hen_text.typed(base, " " + base.hen_text.text, whole=True)
    assert after.hen_text.draft is None
    assert after.collection is base.collection


def test_a_size_that_is_being_typed_waits() -> None:
    after = hen_text.typed(EMPTY, ".13x1", settled=False)
    assert after.hen_text.draft is DraftReason.UNSETTLED
    assert after.position == EMPTY.position


def test_an_empty_text_is_no_draft_on_the_empty_board() -> None:
    first = typed(EMPTY, "_16Qb")
    assert typed(EMPTY, "").hen_text == EMPTY.hen_text
    assert first.hen_text.draft is None


def test_a_text_that_only_spells_otherwise_changes_the_text_alone() -> None:
    base = opened("(;SZ[9]AB[aabaca];B[ee])")
    after = typed(base, base.hen_text.text.replace("b3", "bbb"))
    assert after.collection is base.collection
    assert after.hen_text.text == base.hen_text.text.replace("b3", "bbb")


def test_a_text_back_where_it_began_is_the_snapshot_it_began_with() -> None:
    base = at_move(opened(GAME), 2)
    assert typed(base, base.hen_text.text) is base


def test_another_node_shows_its_own_text_and_keeps_the_draft() -> None:
    base = typed(at_move(opened(GAME), 1), "_5E")
    away = snapshot.at(base, 0, base.tree.root)
    assert [draft.hen_text.text for draft in away.drafts] == ["_5E"]
    assert away.hen_text.draft is None
    back = snapshot.at(away, 0, base.node)
    assert back.hen_text == base.hen_text
    assert back.drafts == ()


def test_an_edit_of_the_board_keeps_a_draft_and_shows_the_board() -> None:
    base = typed(at_move(opened(GAME), 3), "_5E")
    after = play.played(base, None)
    assert [draft.hen_text.text for draft in after.drafts] == ["_5E"]
    assert hen.parse(after.hen_text.text).value == after.position


def test_a_comment_leaves_a_draft_in_the_field() -> None:
    base = typed(opened(GAME), "_5E")
    assert with_comment(base, "hello").hen_text == base.hen_text


def test_the_field_is_written_in_the_layout_that_was_typed() -> None:
    base = typed(EMPTY, ".19x19\n_16Qb\n_4Dw")
    after = play.played(base, None)
    assert after.hen_text.text == hen.format(after.position, always_size=True, multiline=True)


@given(st.text(st.sampled_from(".x_~-0123459AEKTbwrlpCRS "), max_size=40))
def test_any_text_typed_in_a_game_leaves_the_text_in_the_field(text: str) -> None:
    base = at_move(opened(GAME), 2)
    after = typed(base, text)
    assert after.hen_text.text == text
    if after.hen_text.draft is None:
        assert hen.parse(text).value.agrees_with(after.position)


@given(st.text(st.sampled_from(".x_~-0123459AEKTbwrlpCRS "), max_size=40))
def test_any_text_typed_on_a_bare_board_is_what_the_board_then_says(text: str) -> None:
    after = typed(EMPTY, text)
    if after.hen_text.draft is None:
        assert after.position.with_implied_turn() == hen.parse(text).value.with_implied_turn()


def test_the_files_bytes_change_only_at_the_edited_node() -> None:
    base = at_move(opened(GAME), 2)
    after = typed(base, base.hen_text.text + ".A1-SQ")
    assert sgf.format(after.collection) == GAME.encode().replace(b"W[cc]", b"W[cc]SQ[ai]")


def test_a_text_with_an_error_that_is_added_as_a_variation_gives_way_to_the_position_that_it_leads_to() -> None:
    base = opened("(;SZ[9];B[aa];W[bb])")
    added = hen_text.added_as_variation(base, ".9x9_5Eb_12Ew")
    assert added.hen_text.text == ".9x9_5Eb"
    assert added.hen_text.draft is None
