"""Snapshots: what is shown at a node, and the drafts that wait at others."""

import pytest

from hen_editor.core import hen, sgf
from hen_editor.core.board import WHITE, Point
from hen_editor.core.editing import hen_text, nodes, paint, snapshot, variations
from hen_editor.core.editing.snapshot import HenText, Snapshot
from hen_editor.core.position import Mark, Position
from hen_editor.core.sgf import Collection
from tests.games import at_move, opened

GAME = "(;SZ[9]C[a game];B[ee];W[cc];B[gg])"


def test_a_game_is_opened_at_its_root() -> None:
    shown = opened(GAME)
    assert (shown.game, shown.node, shown.hen_text.text) == (0, shown.tree.root, ".9x9")


def test_a_position_is_opened_at_its_end() -> None:
    shown = opened("(;SZ[9]AB[aa];W[ee])")
    assert shown.hen_text.text == ".9x9_9b_5Ew.E5w.b"


def test_of_several_games_the_first_is_opened() -> None:
    assert opened("(;SZ[9]AB[aa];W[ee])(;SZ[13])").game == 0


def test_a_document_has_a_game() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        snapshot.of_collection(Collection.of([]))


def test_a_snapshot_counts_moves_and_captures() -> None:
    shown = at_move(opened("(;SZ[9]AB[aa];W[ab];B[ee];W[ba])"), 3)
    assert (shown.move_number, shown.captures) == (3, {WHITE: 1})


def test_a_snapshot_tells_what_does_not_fit_its_node() -> None:
    shown = opened("(;SZ[9]AB[aa]HEN[.9x9_9Ar])")
    assert [problem.code for problem in shown.diagnostics] == ["coloured-stone-left-out"]


BARE = {
    "an empty root": ("(;SZ[9])", 0, True),
    "a root with setup and comments": ("(;SZ[9]AB[aa]C[x]PB[y])", 0, True),
    "a root and a move": ("(;SZ[9]AB[aa];W[bb])", 1, True),
    "a root and a pass": ("(;SZ[9];W[])", 1, True),
    "a root and a move, seen from the root": ("(;SZ[9]AB[aa];W[bb])", 0, False),
    "a root and a setup": ("(;SZ[9];AB[aa])", 1, False),
    "a move in the root": ("(;SZ[9]B[aa])", 0, False),
    "two moves": ("(;SZ[9];B[aa];W[bb])", 2, False),
    "two variations": ("(;SZ[9](;B[aa])(;B[bb]))", 1, False),
}


@pytest.mark.parametrize(("text", "number", "is_bare"), BARE.values(), ids=BARE)
def test_a_bare_game_is_a_root_and_at_most_one_move_seen_from_its_end(text: str, number: int, is_bare: bool) -> None:
    shown = opened(text)
    shown = snapshot.at(shown, 0, shown.tree.path([*shown.tree.main_line()][-1])[number])
    assert shown.is_bare is is_bare


def test_a_field_that_says_the_position_keeps_its_spelling() -> None:
    hen_text = HenText.of(" _16 Q b .w", hen.parse_strict("_16Qb.w"))
    assert hen_text.showing(hen.parse_strict("_16Qb.w")) is hen_text


def test_a_field_is_written_in_its_layout() -> None:
    hen_text = HenText("_16Qb", hen.parse_strict("_16Qb"), multiline=True, always_size=True)
    assert hen_text.showing(hen.parse_strict("_16Qw.b")).text == ".19x19\n_16 Qw\n.b"


def test_a_field_shows_what_hen_can_say() -> None:
    position = Position(labels={Point(0, 0): "two words", Point(1, 0): "x"})
    assert HenText().written(position).text == ".B19-x"
    assert HenText().written(opened("(;SZ[30])").position).text == ""


@pytest.mark.parametrize(
    ("text", "same"),
    [("_19b", True), ("_19b.b", False), ("_19b~bw", True), ("_19b.w", False), ("", False)],
)
def test_a_turn_may_be_left_out_but_none_that_nothing_says_is_shown(text: str, same: bool) -> None:
    hen_text = HenText.of(text, hen.parse_strict(text))
    assert (hen_text.showing(hen.parse_strict("_19b")) is hen_text) is same


def with_draft(base: Snapshot, text: str = "_5E") -> Snapshot:
    return hen_text.typed(base, text)


def test_a_draft_is_kept_at_its_node_and_comes_back_there() -> None:
    base = with_draft(at_move(opened(GAME), 1))
    away = at_move(base, 2)
    assert [(draft.node, draft.hen_text.text) for draft in away.drafts] == [(base.node, "_5E")]
    assert away.hen_text.text == ".9x9_7Cw_5Eb.C7w.b"
    assert snapshot.at(away, 0, base.node) == base


def test_to_go_nowhere_changes_nothing() -> None:
    base = with_draft(opened(GAME))
    assert snapshot.at(base, 0, base.node) is base


def test_an_edit_that_leaves_the_position_leaves_the_draft_in_the_field() -> None:
    base = with_draft(opened(GAME))
    tree = base.tree.with_property(base.node, "C", "other")
    assert snapshot.edited(base, tree).hen_text == base.hen_text


def test_an_edit_of_the_position_keeps_the_draft_beside_it() -> None:
    base = with_draft(opened(GAME))
    after = paint.with_mark(base, [Point(0, 0)], Mark.CIRCLE)
    assert after.hen_text.text == ".9x9.A9-CR"
    assert [draft.hen_text.text for draft in after.drafts] == ["_5E"]


def test_a_draft_goes_with_its_node() -> None:
    away = at_move(with_draft(at_move(opened(GAME), 3)), 2)
    assert len(away.drafts) == 1
    assert variations.without_subtree(away).drafts == ()
    here = with_draft(at_move(opened(GAME), 3))
    assert variations.without_subtree(here).drafts == ()


def test_a_draft_in_another_game_stays() -> None:
    both = snapshot.of_collection(sgf.parse(GAME + GAME).value)
    away = snapshot.at(with_draft(both), 1, both.collection.games[1].root)
    assert len(paint.with_mark(away, [Point(0, 0)], Mark.CIRCLE).drafts) == 1


def test_the_last_draft_of_a_node_comes_back_first() -> None:
    base = paint.with_mark(with_draft(opened(GAME)), [Point(0, 0)], Mark.CIRCLE)
    away = at_move(with_draft(base, "_6E"), 1)
    back = snapshot.at(away, 0, base.node)
    assert (back.hen_text.text, [draft.hen_text.text for draft in back.drafts]) == ("_6E", ["_5E"])
    swapped = hen_text.draft_restored(back, back.drafts[0])
    assert (swapped.hen_text.text, [draft.hen_text.text for draft in swapped.drafts]) == ("_5E", ["_6E"])


def test_the_same_tree_and_node_are_no_edit() -> None:
    base = opened(GAME)
    assert snapshot.edited(base, base.tree) is base
    assert snapshot.edited(base, base.tree, hen_text=base.hen_text._replace()) is base


def test_other_games_are_shown_at_the_same_node_as_far_as_it_is_there() -> None:
    shown = opened("(;SZ[9];B[aa](;W[bb])(;W[cc];B[dd]))")
    shown = snapshot.at(shown, 0, [*shown.tree.walk()][-1])
    for text, moves in (
        ("(;SZ[9];B[ii](;W[bb])(;W[cc];B[ee];W[ff]))", 3),
        ("(;SZ[9];B[aa](;W[bb])(;W[cc]))", 2),
        ("(;SZ[9];B[aa];W[bb];B[cc])", 1),
        ("(;SZ[13])", 0),
    ):
        reread = snapshot.with_collection(shown, opened(text).collection)
        assert reread.move_number == moves
        assert reread.hen_text == HenText().showing(reread.position)


def test_in_fewer_games_the_last_is_shown() -> None:
    shown = snapshot.at(opened("(;SZ[9])(;SZ[13];B[aa])"), 1, 2)
    assert snapshot.with_collection(shown, opened("(;SZ[19])").collection).game == 0


def test_drafts_go_with_their_nodes_to_other_games() -> None:
    shown = hen_text.typed(snapshot.at(opened(GAME), 0, 3), ".9x9_9")
    assert shown.hen_text.draft is not None
    same, shorter = opened(GAME.replace("game", "match")), opened("(;SZ[9];B[ee])")
    kept = snapshot.with_collection(shown, same.collection)
    assert [(draft.node, draft.hen_text) for draft in kept.drafts] == [(3, shown.hen_text)]
    assert kept.hen_text.draft is None
    assert snapshot.with_collection(shown, shorter.collection).drafts == ()


def test_a_turn_that_is_no_longer_said_leaves_the_field() -> None:
    shown = opened("(;SZ[9]AB[ee]PL[B])")
    assert shown.hen_text.text == ".9x9_5Eb.b"
    unsaid = nodes.with_properties(shown, {"SZ": ("9",), "AB": ("ee",)})
    assert unsaid.hen_text.text == ".9x9_5Eb"
    assert hen_text.typed(unsaid, ".9x9_5Eb.b").hen_text.text == ".9x9_5Eb.b"
