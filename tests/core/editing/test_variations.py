"""Variations copied, pasted, put in another order, flattened and split off; nodes put in and taken out."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import sgf
from hen_editor.core.editing import snapshot, variations
from hen_editor.core.editing.hen_text import typed
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.sgf import Collection
from tests.games import ALWAYS, opened
from tests.strategies import games

Edit = Callable[[Snapshot], Snapshot]

GAME = "(;SZ[9]PB[Kim];B[cc](;W[gg];B[dd])(;W[gc]C[other](;B[ee])(;B[ff];W[fe])))"


def at(text: str, *way: int) -> Snapshot:
    """Open a game and go down: at each node to the child of this number."""
    shown = opened(text)
    node = shown.tree.root
    for place in way:
        node = shown.tree.children(node)[place]
    return snapshot.at(shown, 0, node)


def body(shown: Snapshot, game: int = 0) -> str:
    """Return a game as SGF in its plainest form, without what every game has."""
    tree = shown.collection.games[game]

    def written(node: int) -> str:
        raw = tree.node(node).raw
        text = "".join(f"{name}[{']['.join(raw[name])}]" for name in raw if name not in {*ALWAYS, "SZ"})
        following = [written(child) for child in tree.children(node)]
        return f";{text}" + (following[0] if len(following) == 1 else "".join(f"({line})" for line in following))

    return f"({written(tree.root)})"


def move(shown: Snapshot) -> str:
    node = shown.tree.node(shown.node)
    return "".join(f"{name}{node.raw[name][0]}" for name in ("B", "W") if name in node.raw)


def test_a_copy_is_sgf_with_all_that_follows() -> None:
    copy = variations.copied(at(GAME, 0, 1))
    (tree,) = sgf.parse(copy).value.games
    assert len(tree) == 5
    assert copy.replace("\n", "").endswith(";W[gc]C[other](;B[ee])(;B[ff];W[fe]))")


def test_a_variation_is_pasted_behind_the_node() -> None:
    pasted = variations.pasted(at(GAME, 0, 0), variations.copied(at(GAME, 0, 1))).value
    assert body(pasted) == (
        "(;PB[Kim];B[cc](;W[gg](;B[dd])(;W[gc]C[other](;B[ee])(;B[ff];W[fe])))(;W[gc]C[other](;B[ee])(;B[ff];W[fe])))"
    )
    assert move(pasted) == "Wgc"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("(;SZ[9];B[aa];W[bb])", "(;;B[aa];W[bb])"),
        ("(;SZ[9](;B[aa])(;B[bb]))", "(;(;B[aa])(;B[bb]))"),
        ("(;SZ[9]AB[cc];W[bb])", "(;;AB[cc];W[bb])"),
        ("(;SZ[9]PB[Lee]EV[cup]C[hello];B[bb])", "(;;C[hello];B[bb])"),
        ("noise (;SZ[9];B[aa])(;SZ[9];B[bb]) noise", "(;(;B[aa])(;B[bb]))"),
    ],
)
def test_of_a_pasted_game_all_but_what_speaks_of_a_game_is_taken(text: str, expected: str) -> None:
    assert body(variations.pasted(at("(;SZ[9])"), text).value) == expected


def test_variations_are_added_in_one_edit_however_many_there_are() -> None:
    wide = f"(;SZ[9]{'(;B[aa];W[bb])' * 20})"
    for shown in (variations.pasted(at("(;SZ[9])"), wide).value, variations.flattened(at(wide))):
        first, *others = shown.tree.children(shown.tree.root)
        assert len(others) == 19
        assert {first, *others} < {*shown.tree.log.nodes}
        assert len(shown.tree) == 41


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("hello", "The clipboard has no variation"),
        ("(;SZ[9])", "The clipboard has no variation"),
        ("(;SZ[19];B[aa])", "for a 19x19 board; this game is played on 9x9."),
    ],
)
def test_what_cannot_be_pasted_is_refused_with_a_sentence(text: str, message: str) -> None:
    shown = at(GAME, 0)
    refused = variations.pasted(shown, text)
    assert refused.value is shown
    assert message in refused.diagnostics[0].message


def test_the_line_to_the_node_becomes_the_main_line() -> None:
    assert body(variations.promoted(at(GAME, 0, 1, 1))) == (
        "(;PB[Kim];B[cc](;W[gc]C[other](;B[ff];W[fe])(;B[ee]))(;W[gg];B[dd]))"
    )


def test_on_the_main_line_nothing_changes() -> None:
    shown = at(GAME, 0, 0)
    assert variations.promoted(shown) is shown


@pytest.mark.parametrize(("offset", "order"), [(-1, "gg gc"), (1, "gc gg"), (9, "gc gg"), (0, "gg gc")])
def test_variations_change_places(offset: int, order: str) -> None:
    shown = variations.shifted(at(GAME, 0, 0), offset)
    siblings = shown.tree.children(shown.tree.children(shown.tree.root)[0])
    assert " ".join(shown.tree.node(node).raw["W"][0] for node in siblings) == order
    assert move(shown) == "Wgg"


@pytest.mark.parametrize(
    ("path", "offset", "order"),
    [
        ((0, 0, 0), 1, "(;B[cc](;W[gc]C[other](;B[ee])(;B[ff];W[fe]))(;W[gg];B[dd]))"),
        ((0, 1, 1, 0), -1, "(;B[cc](;W[gg];B[dd])(;W[gc]C[other](;B[ff];W[fe])(;B[ee])))"),
        ((0,), 1, "(;B[cc](;W[gg];B[dd])(;W[gc]C[other](;B[ee])(;B[ff];W[fe])))"),
    ],
)
def test_a_variation_changes_places_from_any_of_its_nodes(path: tuple[int, ...], offset: int, order: str) -> None:
    before = at(GAME, *path)
    shown = variations.shifted(before, offset)
    assert body(shown) == f"(;PB[Kim]{order[1:]}"
    assert move(shown) == move(before)


def test_a_node_is_deleted_alone() -> None:
    shown = variations.without_node(at(GAME, 0, 1))
    assert body(shown) == "(;PB[Kim];B[cc](;W[gg];B[dd])(;B[ee])(;B[ff];W[fe]))"
    assert move(shown) == "Bcc"


def test_the_children_of_a_deleted_node_take_its_place() -> None:
    shown = variations.without_node(at("(;SZ[9](;B[aa])(;B[bb](;W[cc])(;W[dd]))(;B[ee]))", 1))
    assert body(shown) == "(;(;B[aa])(;W[cc])(;W[dd])(;B[ee]))"


def test_an_empty_node_goes_before_the_node() -> None:
    shown = variations.with_node_before(at(GAME, 0, 1))
    assert body(shown) == "(;PB[Kim];B[cc](;W[gg];B[dd])(;;W[gc]C[other](;B[ee])(;B[ff];W[fe])))"
    assert not shown.tree.node(shown.node).raw


def test_an_empty_node_goes_after_the_node() -> None:
    shown = variations.with_node_after(at(GAME, 0, 0))
    assert body(shown) == "(;PB[Kim];B[cc](;W[gg];;B[dd])(;W[gc]C[other](;B[ee])(;B[ff];W[fe])))"
    assert body(variations.with_node_after(at("(;SZ[9];B[aa])", 0))) == "(;;B[aa];)"


@pytest.mark.parametrize("edit", [variations.without_node, variations.with_node_before, variations.split_off])
def test_the_root_stays_where_it_is(edit) -> None:
    shown = at(GAME)
    assert edit(shown) is shown


def test_a_game_begins_with_the_position_shown_and_what_follows_stays() -> None:
    before = at(GAME, 0, 1)
    shown = variations.flattened(before)
    assert shown.position == before.position
    assert body(shown) == "(;AB[cc]AW[gc]PL[B]HEN[.9x9.G7w]PB[Kim]C[other](;B[ee])(;B[ff];W[fe]))"


def test_a_variation_becomes_a_game_of_its_own() -> None:
    before = at(GAME, 0, 1)
    shown = variations.split_off(before)
    assert body(shown, 0) == "(;PB[Kim];B[cc];W[gg];B[dd])"
    assert body(shown, 1) == "(;AB[cc]AW[gc]PL[B]HEN[.9x9.G7w]PB[Kim]C[other](;B[ee])(;B[ff];W[fe]))"
    assert (shown.game, shown.position) == (1, before.position)


def test_unfinished_texts_in_other_games_stay_there_when_a_game_is_split_off() -> None:
    base = opened("(;SZ[9]GN[A])(;SZ[9]GN[B];B[cc];W[gg])(;SZ[9]GN[C])")
    for game in range(3):
        base = typed(snapshot.at(base, game, base.collection.games[game].root), f"_{game + 1}A?")
    shown = variations.split_off(snapshot.at(base, 1, 1 + base.collection.games[1].root))
    assert [(draft.game, draft.hen_text.text) for draft in shown.drafts] == [(0, "_1A?"), (1, "_2A?"), (3, "_3A?")]


@pytest.mark.parametrize("edit", [variations.flattened, variations.split_off])
def test_unfinished_texts_at_the_node_and_after_it_stay_there_in_the_new_game(edit: Edit) -> None:
    base = opened("(;SZ[9];B[aa];W[bb];B[cc](;W[dd])(;W[ee];B[ff]))")
    for node in (1, 6, 3):
        base = typed(snapshot.at(base, 0, node), f"_{node}A?")
    shown = edit(base)
    assert shown.hen_text.text == "_3A?"
    assert shown.hen_text.draft is not None
    moved, *others = sorted(shown.drafts, key=lambda draft: -draft.game)
    assert (moved.game, moved.hen_text.text) == (shown.game, "_6A?")
    assert shown.tree.node(moved.node).raw["B"] == ("ff",)
    assert [draft[:2] for draft in others] == ([(0, 1)] if edit is variations.split_off else [])


@pytest.mark.parametrize("edit", [variations.flattened, variations.split_off])
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("(;SZ[9]VW[aa:cc]DD[bb]PM[2];B[aa];W[bb];B[cc])", "AW[bb]PL[B]HEN[.9x9.B8w]DD[bb]VW[aa:cc]PM[2];B[cc])"),
        ("(;SZ[9]VW[aa:cc];B[aa]VW[dd:ee];W[bb];B[cc])", "AW[bb]PL[B]HEN[.9x9.B8w]VW[dd:ee];B[cc])"),
        ("(;SZ[9]VW[aa:cc];B[aa]VW[];W[bb]DD[];B[cc])", "AW[bb]PL[B]HEN[.9x9.B8w]DD[];B[cc])"),
    ],
)
def test_a_new_beginning_has_the_view_that_its_node_inherited(edit: Edit, text: str, expected: str) -> None:
    before = at(text, 0, 0)
    shown = edit(before)
    assert body(shown, shown.game).endswith(expected)
    assert Overlay.of(shown.tree, shown.node) == Overlay.of(before.tree, before.node)


@st.composite
def places(draw: st.DrawFn) -> Snapshot:
    """Any node of any game."""
    tree = draw(games())
    return snapshot.at(snapshot.of_collection(Collection.of([tree])), 0, draw(st.sampled_from([*tree.walk()])))


@given(places())
def test_what_is_cut_and_pasted_is_the_same_game(shown: Snapshot) -> None:
    parent = shown.tree.parent(shown.node)
    if parent is None or shown.tree.children(parent)[-1] != shown.node or not shown.tree.node(shown.node).raw:
        return
    back = variations.pasted(variations.without_subtree(shown), variations.copied(shown)).value
    assert body(back) == body(shown)
    assert back.position == shown.position


@given(places())
def test_flattening_leaves_the_position_shown(shown: Snapshot) -> None:
    flat = variations.flattened(shown).position
    assert flat.with_implied_turn() == shown.position.with_implied_turn()


@given(places())
def test_splitting_off_loses_no_node(shown: Snapshot) -> None:
    split = variations.split_off(shown)
    if shown.tree.parent(shown.node) is not None:
        following = len([*shown.tree.walk(shown.node)])
        assert len(split.collection.games[0]) == len(shown.tree) - following
        assert len(split.tree) - following in (0, 1)


def test_a_variation_with_bytes_that_are_no_characters_is_copied_without_them() -> None:
    base = snapshot.of_collection(sgf.parse(b"(;CA[UTF-8]SZ[9]N[\xc3\xa9 \xc3\xa9 \xc3\xa9];B[aa]C[\xff])").value)
    assert "C[\ufffd]" in variations.copied(base)


@pytest.mark.parametrize("edit", [variations.flattened, variations.split_off])
@pytest.mark.parametrize(("name", "codec", "comment"), [("Shift_JIS", "cp932", "乗"), ("ISO-8859-1", "latin-1", "ä")])
def test_a_new_game_names_the_encoding_of_its_file(edit: Edit, name: str, codec: str, comment: str) -> None:
    data = f"(;SZ[9]CA[{name}]C[{comment}];B[dd];W[ee]C[{comment}])".encode(codec)
    after = edit(snapshot.at(snapshot.of_collection(sgf.parse(data).value), 0, 1)).collection
    assert after.unencodable() == ()
    again = sgf.parse(sgf.format(after)).value
    assert [tree.node(tree.root).raw["CA"] for tree in again.games] == [(name,)] * len(after.games)
    last = again.games[-1]
    assert last.node([*last.main_line()][-1])["C"] == comment


@pytest.mark.parametrize(
    ("pasted", "after"),
    [
        ("(;SZ[9]PL[W];W[cc])", ";W[cc]"),  # whose turn it was is told by the move
        ("(;SZ[9]PL[W];AB[cc];W[dd])", ";PL[W];AB[cc];W[dd]"),
        ("(;SZ[9]PL[B];C[Black to play])", ";PL[B];C[Black to play]"),
        ("(;SZ[9]PL[B](;B[cc])(;C[or]))", ";PL[B](;B[cc])(;C[or])"),
    ],
)
def test_a_turn_is_pasted_unless_moves_tell_it(pasted: str, after: str) -> None:
    assert body(variations.pasted(at("(;SZ[9];B[ee])", 0), pasted).value) == f"(;;B[ee]{after})"


def test_what_is_copied_has_the_escapes_that_its_source_lacks() -> None:
    assert "C[Kim [3d\\]]" in variations.copied(at("(;SZ[9];C[Kim [3d]];B[dd])", 0))
