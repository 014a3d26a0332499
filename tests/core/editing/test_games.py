"""Games of a collection added, removed, doubled and moved: where the cursor, the drafts and the bytes go."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import hen, sgf
from hen_editor.core.board import BLACK, SGF_LETTERS, WHITE, BoardSize, Point, Stones
from hen_editor.core.editing import games, hen_text, nodes, snapshot
from hen_editor.core.editing.games import with_game_info, with_handicap
from hen_editor.core.editing.snapshot import HenText, Snapshot
from hen_editor.core.game.info import MAX_INFO_LENGTH, game_info, too_long
from hen_editor.core.position import Position
from hen_editor.core.replay import replays
from hen_editor.core.sgf import Collection, GameTree
from tests import strategies
from tests.core.editing.test_variations import body
from tests.games import opened
from tests.steps import grows_in_line, reports, steps

NAMES = "ABCDE"
FIVE = "head (;SZ[9]GN[A])\n\n(;SZ[9]GN[B] ; b[ee])(;SZ[9]GN[C])\r\n note (;SZ[9]GN[D])(;SZ[9]GN[E])\ntail"
EMPTY = Position()

indexes = st.integers(0, len(NAMES) - 1)
choices = st.sets(indexes, min_size=1)


def names(shown: Snapshot) -> str:
    """Return the names of the games, one letter each, a dot for a game without."""
    return "".join(str(tree.node(tree.root).get("GN", ".")) for tree in shown.collection.games)


def written(shown: Snapshot) -> str:
    return sgf.format(shown.collection).decode()


def drafted(shown: Snapshot, game: int) -> Snapshot:
    """Leave an unfinished text in the field at the root of a game."""
    there = snapshot.at(shown, game, shown.collection.games[game].root)
    return hen_text.typed(there, f".9x9_1{NAMES[game]}")


def drafts(shown: Snapshot) -> list[tuple[str, str]]:
    """Return each draft as the name of the game it is kept for, and its text."""
    return [(names(shown)[draft.game], draft.hen_text.text) for draft in shown.drafts]


def test_the_field_of_an_added_empty_game_is_empty_as_that_of_a_new_document() -> None:
    base = hen_text.typed(opened("(;SZ[19]AB[aa])"), "_19Ab_")
    after = games.added(base, EMPTY, 1)
    assert (after.hen_text, after.game) == (HenText(), 1)
    assert [draft.hen_text.text for draft in after.drafts] == ["_19Ab_"]
    assert games.added(base, Position(Stones(BoardSize(9, 9))), 1).hen_text.text == ".9x9"


@pytest.mark.parametrize(
    ("moving", "place", "order"),
    [
        ({0}, 5, "BCDEA"),
        ({4}, 0, "EABCD"),
        ({1}, 0, "BACDE"),
        ({1, 3}, 0, "BDACE"),
        ({1, 3}, 5, "ACEBD"),
        ({1, 3}, 2, "ABDCE"),
        ({2}, 2, "ABCDE"),
        ({2}, 3, "ABCDE"),
        (set(), 0, "ABCDE"),
    ],
)
def test_games_are_moved_in_front_of_a_place(moving: set[int], place: int, order: str) -> None:
    assert names(games.moved(opened(FIVE), moving, place)) == order


def test_a_moved_game_takes_the_text_before_it_along_and_the_file_keeps_its_head() -> None:
    after = games.moved(opened(FIVE), {3}, 1)
    assert written(after) == (
        "head (;SZ[9]GN[A])\r\n note (;SZ[9]GN[D])\n\n(;SZ[9]GN[B] ; b[ee])(;SZ[9]GN[C])(;SZ[9]GN[E])\ntail"
    )


def test_a_game_moved_behind_one_that_its_file_does_not_close_is_still_a_game_of_its_own() -> None:
    after = games.moved(opened("(;SZ[9]GN[A])(;SZ[9]GN[B];B[ee]"), {1}, 0)
    assert written(after) == "(;SZ[9]GN[B];B[ee])(;SZ[9]GN[A])"


def test_games_in_several_encodings_keep_their_bytes_when_they_are_moved() -> None:
    pieces = ["(;CA[UTF-8]GN[黒])", "(;CA[GB18030]GN[黑])", "(;CA[Shift_JIS]GN[乗])"]
    codecs = ["utf-8", "gb18030", "cp932"]
    data = [piece.encode(codec) for piece, codec in zip(pieces, codecs, strict=True)]
    base = snapshot.of_collection(sgf.parse(b"\n".join(data)).value)
    assert sgf.format(games.moved(base, {2}, 0).collection) == b"\n".join([data[2], data[0], data[1]])


@given(moving=choices, place=st.integers(0, len(NAMES)), start=indexes, waiting=choices)
def test_what_is_moved_is_the_same_games_with_their_bytes_cursor_and_drafts(
    moving: set[int], place: int, start: int, waiting: set[int]
) -> None:
    base = opened(FIVE)
    for game in sorted(waiting):
        base = drafted(base, game)
    base = snapshot.at(base, start, base.collection.games[start].root)
    after = games.moved(base, moving, place)
    assert sorted(names(after)) == list(NAMES)
    assert sorted(written(after)) == sorted(FIVE)
    assert (after.tree, after.node, after.hen_text) == (base.tree, base.node, base.hen_text)
    assert drafts(after) == drafts(base)
    assert sgf.parse(written(after)).value.games[0].node(0).get("GN") == names(after)[0]


@given(game=indexes, place=indexes)
def test_a_game_moved_there_and_back_leaves_the_file_as_it_was(game: int, place: int) -> None:
    there = games.moved(opened(FIVE), {game}, place + (place > game))
    assert written(games.moved(there, {place}, game + (game > place))) == FIVE


def test_removed_games_take_their_text_along() -> None:
    assert (
        written(games.removed(opened(FIVE), {1, 4})) == "head (;SZ[9]GN[A])(;SZ[9]GN[C])\r\n note (;SZ[9]GN[D])\ntail"
    )
    assert written(games.removed(opened(FIVE), {0})).startswith("head (;SZ[9]GN[B] ; b[ee])(;SZ[9]GN[C])\r\n")


@pytest.mark.parametrize(("gone", "start", "shown"), [({2}, 2, "D"), ({2, 3}, 2, "E"), ({3, 4}, 4, "C"), ({0}, 2, "C")])
def test_the_cursor_goes_from_a_removed_game_to_the_next_one(gone: set[int], start: int, shown: str) -> None:
    base = opened(FIVE)
    after = games.removed(snapshot.at(base, start, base.collection.games[start].root), gone)
    assert names(after)[after.game] == shown
    assert after.node in after.tree


@given(gone=choices, start=indexes, waiting=choices)
def test_removing_leaves_the_other_games_and_their_drafts(gone: set[int], start: int, waiting: set[int]) -> None:
    base = opened(FIVE)
    for game in sorted(waiting):
        base = drafted(base, game)
    base = snapshot.at(base, start, base.collection.games[start].root)
    after = games.removed(base, gone)
    if len(gone) == len(NAMES):
        assert after is base
        return
    left = [name for index, name in enumerate(NAMES) if index not in gone]
    texts_left = {names(base)[game]: f".9x9_1{NAMES[game]}" for game in waiting - gone}
    here = {names(after)[after.game]: after.hen_text.text} if after.hen_text.draft else {}
    assert list(names(after)) == left
    assert dict(drafts(after)) | here == texts_left
    assert here.keys().isdisjoint(dict(drafts(after)))


def test_the_last_game_is_not_removed() -> None:
    base = opened("(;SZ[9])")
    assert games.removed(base, {0}) is base


def test_a_copy_follows_its_game_and_is_written_as_it_is() -> None:
    base = opened(FIVE)
    base = snapshot.at(base, 1, [*base.collection.games[1].walk()][-1])
    after = games.duplicated(base, {1, 3})
    assert names(after) == "ABBCDDE"
    assert (after.game, after.node, after.position) == (2, base.node, base.position)
    assert written(after).count("GN[B] ; b[ee])\n(;SZ[9]GN[B] ; b[ee])") == 1


def test_each_game_is_copied_without_going_through_all_others() -> None:
    def cost(count: int) -> int:
        shown = opened("(;SZ[9])" * count)
        return steps(lambda chosen: games.duplicated(shown, chosen), range(count))

    assert grows_in_line(cost, 50)


def test_a_copy_is_edited_by_itself() -> None:
    after = nodes.with_comment(games.duplicated(opened(FIVE), {0}), "mine")
    assert written(after).startswith("head (;SZ[9]GN[A])\n(;SZ[9]GN[A]C[mine])\n\n(;SZ[9]GN[B]")


def test_a_draft_stays_with_the_game_that_is_copied() -> None:
    after = games.duplicated(drafted(opened(FIVE), 2), {2})
    assert (names(after), after.game) == ("ABCCDE", 3)
    assert after.hen_text.draft is None
    assert [(draft.game, draft.hen_text.text) for draft in after.drafts] == [(2, ".9x9_1C")]


@pytest.mark.parametrize(("place", "order"), [(0, ".ABCDE"), (2, "AB.CDE"), (5, "ABCDE.")])
def test_a_game_is_added_at_a_place_and_shown(place: int, order: str) -> None:
    position = hen.parse(".9x9_5Eb.E5b").value
    after = games.added(drafted(opened(FIVE), 2), position, place)
    assert (names(after), after.game) == (order, place)
    assert after.position == position.with_implied_turn()
    assert drafts(after) == [("C", ".9x9_1C")]
    assert written(after).startswith("head (;")
    assert written(after).endswith(")\ntail")


@pytest.mark.parametrize("index", [0, 1])
@pytest.mark.parametrize("name", ["GBK", "UTF-8", "utf8", "Big5", "Big5-HKSCS", "EUC-JP", "Shift_JIS", "UTF-16"])
def test_an_added_game_names_the_encoding_of_its_file_as_that_does(name: str, index: int) -> None:
    base = snapshot.of_collection(sgf.parse(f"(;CA[{name}]SZ[9]C[三])".encode(name)).value)
    after = nodes.with_comment(games.added(base, EMPTY, index), "三")
    assert after.tree.node(after.tree.root).get("CA") == name
    assert after.collection.unencodable() == ()
    again = sgf.parse(sgf.format(after.collection))
    assert [game.node(game.root).get("C") for game in again.value.games] == ["三", "三"]
    assert again.diagnostics == ()


@pytest.mark.parametrize("name", ["ISO-8859-1", "latin1", "windows-1252", "US-ASCII"])
def test_a_file_has_one_encoding_still_after_a_game_is_added(name: str) -> None:
    base = snapshot.of_collection(sgf.parse(f"(;CA[{name}]SZ[9])".encode()).value)
    assert sgf.parse(sgf.format(games.added(base, EMPTY, 1).collection)).diagnostics == ()


@pytest.mark.parametrize(("text", "said"), [("é", "windows-1252"), ("e", "UTF-8")])
def test_an_added_game_names_the_encoding_of_a_file_that_does_not(text: str, said: str) -> None:
    base = snapshot.of_collection(sgf.parse(f"(;SZ[9]C[{text}])".encode("cp1252")).value)
    after = games.added(base, EMPTY, 1)
    assert after.tree.node(after.tree.root).get("CA") == said


def test_games_put_behind_one_that_lacks_its_brackets_are_games_of_their_own() -> None:
    base = opened(";SZ[9]GN[A];B[dd]")
    after = games.duplicated(games.added(base, EMPTY, 1), {0})
    after = games.moved(after, {0}, 3)
    assert names(after) == "A.A"
    assert names(opened(written(after))) == "A.A"


EDITS: dict[str, Callable[[Snapshot], Snapshot]] = {
    "move": lambda shown: games.moved(shown, {1}, 1),
    "remove": lambda shown: games.removed(shown, ()),
    "remove what is not there": lambda shown: games.removed(shown, {9, -1}),
    "duplicate": lambda shown: games.duplicated(shown, ()),
}


@pytest.mark.parametrize("edit", EDITS.values(), ids=EDITS)
def test_what_changes_nothing_is_the_snapshot_itself(edit: Callable[[Snapshot], Snapshot]) -> None:
    base = opened(FIVE)
    assert edit(base) is base


def test_a_collection_is_not_left_without_games() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        opened(FIVE).collection.with_order([])


def keys(shown: Snapshot) -> list[object]:
    return [tree.game_key for tree in shown.collection.games]


def test_copies_and_games_inserted_twice_have_keys_of_their_own() -> None:
    shown = opened(FIVE)
    twice = games.duplicated(games.duplicated(shown, range(5)), [0, 1, 2])
    trees = shown.collection.games[:2]
    pasted = games.inserted(games.inserted(twice, trees, 3), trees, 0)
    assert len({*keys(pasted)}) == len(pasted.collection.games) == 17


def test_a_link_to_a_game_leads_to_it_and_not_to_its_copy() -> None:
    shown = opened("(;SZ[9];B[aa])")
    both = games.duplicated(shown, [0])
    assert [both.game_of(tree) for tree in both.collection.games] == [0, 1]
    edited = nodes.with_comment(both, "other")
    assert [edited.game_of(tree) for tree in both.collection.games] == [0, 1]


def test_a_copy_is_written_as_its_original_byte_for_byte_and_edited_apart_from_it() -> None:
    data = b"(;SZ[9] words ;B[aa]\nC[x] \n;W[bb])"
    shown = games.duplicated(snapshot.of_collection(sgf.parse(data).value), [0])
    assert sgf.format(shown.collection) == data + b"\n" + data
    added, node = shown.tree.with_child(2, {"B": Point(3, 3)})
    other, same = shown.collection.games[0].with_child(2, {"B": Point(3, 3)})
    assert (node in added, same in other, len(added), len(other)) == (True, True, 4, 4)


# Game info read and written.


GAME = "(;SZ[9] PB [Kim \\] x]KM[6,5]GC[one\ntwo] ;B[cc];W[dd])"


def test_every_field_is_a_text() -> None:
    info = game_info(opened(GAME).tree)
    assert (info["PB"], info["KM"], info["GC"], info["PW"]) == ("Kim ] x", "6,5", "one\ntwo", "")


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        ({"KM": "6.5"}, GAME.replace("6,5", "6.5")),
        ({"KM": "six"}, GAME.replace("6,5", "six")),
        ({"PW": "Lee]"}, GAME.replace("two] ", "two]PW[Lee\\]] ")),
        ({"KM": ""}, GAME.replace("KM[6,5]", "")),
        ({}, GAME),
    ],
)
def test_only_what_was_changed_is_written(texts: dict[str, str], expected: str) -> None:
    before = opened(GAME)
    after = with_game_info(before, {**game_info(before.tree), **texts})
    assert sgf.format(after.collection).decode() == expected
    assert (after is before) == (expected == GAME)


def test_a_field_that_is_too_long_keeps_its_bytes_whatever_else_is_written() -> None:
    text = f"(;SZ[19]GN[{'x' * MAX_INFO_LENGTH}\\]]KM[6.5])"
    before = opened(text)
    assert too_long(before.tree) == {"GN"}
    shown = game_info(before.tree)
    assert shown["GN"] == "x" * MAX_INFO_LENGTH
    after = with_game_info(before, {**shown, "GN": "other", "KM": "7.5"})
    assert sgf.format(after.collection).decode() == text.replace("6.5", "7.5")


def test_another_game_can_be_named_without_going_there() -> None:
    before = opened(GAME + "(;SZ[9])")
    after = with_game_info(before, {"GN": "Second"}, 1)
    assert sgf.format(after.collection).decode() == GAME + "(;SZ[9]GN[Second])"
    assert after._replace(collection=before.collection) == before


@pytest.mark.parametrize(
    ("size", "handicap", "stones"),
    [
        (19, "2", "D4 Q16"),
        (19, "3", "D4 Q16 Q4"),
        (19, "9", "D4 Q16 Q4 D16 D10 Q10 K4 K16 K10"),
        (13, "5", "D4 K10 K4 D10 G7"),
        (9, "4", "C3 G7 G3 C7"),
        (9, "6", ""),
        (19, "1", ""),
        (19, "20", ""),
        (19, "many", ""),
    ],
)
def test_a_handicap_is_placed_on_the_star_points_with_white_to_play(size: int, handicap: str, stones: str) -> None:
    before = opened(f"(;SZ[{size}])")
    after = with_handicap(before, {**game_info(before.tree), "HA": handicap})
    expected = {Point.from_name(name, before.position.size) for name in stones.split()}
    assert dict(after.position.stones) == dict.fromkeys(expected, BLACK)
    assert after.position.with_implied_turn().turn is (WHITE if stones else BLACK)


def test_another_handicap_moves_the_stones_and_none_removes_them() -> None:
    before = opened("(;SZ[9]HA[2]AB[cg][gc])")
    more = with_handicap(before, {"HA": "3"})
    assert len(more.position.stones) == 3
    assert sgf.format(with_handicap(more, {"HA": ""}).collection) == b"(;SZ[9])"


@pytest.mark.parametrize("text", ["(;SZ[9]AB[ee])", "(;SZ[9];B[ee])", "(;SZ[9]HA[2]AB[cc][gc])", "(;SZ[5])"])
def test_no_handicap_is_placed_beside_other_stones_or_moves_or_without_star_points(text: str) -> None:
    before = opened(text)
    after = with_handicap(before, {"HA": "4"})
    assert after.position.stones == before.position.stones
    assert game_info(after.tree)["HA"] == "4"


# Another game merged into this one.


def game(text: str) -> GameTree:
    return sgf.parse(text).value.games[0]


@pytest.mark.parametrize(
    ("other", "expected"),
    [
        ("(;SZ[9];B[cc];W[gg])", "(;;B[cc]C[one];W[gg])"),
        ("(;SZ[9];B[cc];W[gc];B[ee])", "(;;B[cc]C[one](;W[gg])(;W[gc];B[ee]))"),
        ("(;SZ[9];W[cc])", "(;(;B[cc]C[one];W[gg])(;W[cc]))"),
        ("(;SZ[9];B[cc]C[two])", "(;;B[cc]C[one\n\ntwo];W[gg])"),
        ("(;SZ[9];B[cc]C[one])", "(;;B[cc]C[one];W[gg])"),
        ("(;SZ[9](;B[cc]C[two])(;B[cc]C[three]N[n])(;B[cc]C[two]))", "(;;B[cc]C[one\n\ntwo\n\nthree]N[n];W[gg])"),
        ("(;SZ[9];B[cc]TR[dd])", "(;;B[cc]C[one]TR[dd];W[gg])"),
        ("(;SZ[9];B[cc](;W[ee])(;W[ee]C[x]))", "(;;B[cc]C[one](;W[gg])(;W[ee]C[x]))"),
        ("(;SZ[9];W[cc](;B[ee])(;B[ee]C[x]))", "(;(;B[cc]C[one];W[gg])(;W[cc](;B[ee])(;B[ee]C[x])))"),
        ("(;SZ[9]PB[Lee];B[cc])", "(;PB[Lee];B[cc]C[one];W[gg])"),
    ],
)
def test_what_both_have_is_united_and_the_rest_added(other: str, expected: str) -> None:
    assert body(games.merged(opened("(;SZ[9];B[cc]C[one];W[gg])"), game(other)).value) == expected


def test_variations_that_are_many_times_there_take_no_longer_than_others() -> None:
    replies = [f";AB[{one}{other}]" for one in SGF_LETTERS[:9] for other in SGF_LETTERS[:9]] * 3
    others = [game("(;SZ[9]" + "".join(f"({move}{reply})" for reply in replies) + ")") for move in (";B[dd]", "")]
    repeated, once = (steps(lambda other: games.merged(opened("(;SZ[9])"), other), other) for other in others)
    assert repeated < 4 * once


def many(count: int) -> Sequence[GameTree]:
    """Return games that begin with different moves."""
    moves = [f"{one}{other}" for one in SGF_LETTERS[:9] for other in SGF_LETTERS[:9]]
    text = "".join(f"(;SZ[9];B[{move}];W[{reply}])" for move in moves for reply in moves if move != reply)
    return sgf.parse(text).value.games[:count]


def test_many_games_are_merged_as_if_one_after_another() -> None:
    others = [game(f"(;SZ[9]{text})") for text in ("C[a];B[aa]C[one](;W[bb])(;W[cc])", "C[b];B[aa]C[two];W[cc];B[dd]")]
    base = opened("(;SZ[9];B[aa];W[ee])")
    one_by_one = games.merged(games.merged(base, others[0]).value, others[1]).value
    assert body(games.merged(base, *others).value) == body(one_by_one)
    assert games.merged(base, others[0], game("(;SZ[19])")).value is base


def test_many_games_are_merged_in_steps_that_grow_with_their_number() -> None:
    base = opened("(;SZ[9])")
    assert grows_in_line(lambda count: steps(lambda others: games.merged(base, *others), many(count)), 100)


def test_the_progress_of_merging_is_reported_and_it_can_be_cancelled_until_it_is_done() -> None:
    shares = reports(lambda progress: games.merged(opened("(;SZ[9])"), *many(100), progress=progress))
    assert shares == sorted(shares)
    assert (len(shares), shares[-1] < 1) == (200, True)


def test_setups_are_the_same_in_any_order_of_points() -> None:
    shown = opened("(;SZ[9];AB[cc][dd];W[ee])")
    assert body(games.merged(shown, game("(;SZ[9];AB[dd][cc];W[ff])")).value) == "(;;AB[cc][dd](;W[ee])(;W[ff]))"


@pytest.mark.parametrize(
    ("other", "message"),
    [("(;SZ[19];B[cc])", "for a 19x19 board"), ("(;SZ[9]AB[aa];W[cc])", "start with different positions")],
)
def test_games_that_do_not_fit_are_refused(other: str, message: str) -> None:
    shown = opened("(;SZ[9];B[cc])")
    refused = games.merged(shown, game(other))
    assert refused.value is shown
    assert message in refused.diagnostics[0].message


RED, BLUE = ".9x9_9Ar.A9r", ".9x9_8Al.A8l"


@pytest.mark.parametrize(
    ("own", "other", "expected"),
    [
        (
            f";HEN[{RED}];HEN[{BLUE}]",
            ";HEN[.9x9_1Jr.J1r];HEN[.9x9_2Jl.J2l]C[mine]",
            f"(;(;HEN[{RED}];HEN[{BLUE}])(;HEN[.9x9_1Jr.J1r];HEN[.9x9_2Jl.J2l]C[mine]))",
        ),
        (f";HEN[{RED}]", ";HEN[.9x9.A9r_9Ar]C[x]", f"(;;HEN[{RED}]C[x])"),
        (";C[x]", f";HEN[{RED}]", f"(;(;C[x])(;HEN[{RED}]))"),
        (";C[x]", ";HEN[.9x9~br]", "(;(;C[x])(;HEN[.9x9~br]))"),
        (";B[aa]", ";B[aa]HEN[.9x9.b]", "(;(;B[aa])(;B[aa]HEN[.9x9.b]))"),
        (";AW[aa]", ";AW[aa]LB[aa:1]", "(;;AW[aa])"),
        ("AB[aa]", "AB[aa]HA[2]KM[5]CA[GBK]PL[W]", "(;AB[aa]KM[5])"),
    ],
)
def test_no_stone_and_no_order_of_play_comes_into_nodes_that_were_there(own: str, other: str, expected: str) -> None:
    shown = opened(f"(;SZ[9]{own})")
    assert body(games.merged(shown, game(f"(;SZ[9]{other})")).value) == expected


def test_games_with_another_order_of_play_are_refused() -> None:
    refused = games.merged(opened("(;SZ[9])"), game("(;SZ[9]HEN[.9x9~br];HEN[.9x9_9Ar.A9r])"))
    assert "start with different positions" in refused.diagnostics[0].message


@given(strategies.games())
def test_a_game_merged_into_itself_stays_as_it_is(tree: GameTree) -> None:
    shown = snapshot.of_collection(Collection.of([tree]))
    assert games.merged(shown, tree).value is shown


def unmarked(position: Position) -> Position:
    return replace(position, labels={}, marks={}, numbers={})


def shown(tree: GameTree) -> dict[int, Position]:
    """Return the positions at the nodes of a game, without the turns that only its next moves or a handicap say."""
    found: dict[int, Position] = {}
    says_turn: dict[int | None, bool] = {None: False}
    for node, state in replays(tree):
        says_turn[node] = state.sets_turn or says_turn[tree.parent(node)]
        position = unmarked(state.position(tree).value)
        found[node] = position if says_turn[node] else replace(position, turn=None)
    return found


def lines(tree: GameTree) -> set[tuple[Position, ...]]:
    """Return the positions of all lines of a game."""
    found = shown(tree)
    return {tuple(found[step] for step in tree.path(node)) for node in tree.walk()}


@given(strategies.games(), strategies.games())
def test_no_position_of_a_game_changes_and_every_line_of_both_is_there(tree: GameTree, other: GameTree) -> None:
    base = snapshot.of_collection(Collection.of([tree]))
    merged = games.merged(base, other)
    if merged.diagnostics:
        assert merged.value is base
        return
    after = shown(merged.value.tree)
    assert all(after[node] == position for node, position in shown(tree).items())
    stones = [{tuple(step.stones for step in line) for line in lines(one)} for one in (tree, other, merged.value.tree)]
    assert stones[0] | stones[1] <= stones[2]
