"""Games replayed: what the nodes of an SGF text lead to."""

import re
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sgfmill import boards

from hen_editor.core import hen, sgf
from hen_editor.core.board import BLACK, WHITE, BoardSize, Color, Point
from hen_editor.core.convert import node_to_position
from hen_editor.core.hen.entries import MAX_POSITION_LENGTH
from hen_editor.core.moves import made_moves
from hen_editor.core.position import Move, Position
from hen_editor.core.replay import Replay, changes, replays
from hen_editor.core.rules import Refusal
from tests.core.sgf.witness import row_column
from tests.drawn import board, draw
from tests.steps import reports, steps
from tests.strategies import games

RED = Color.RED


def end(text: str) -> Replay:
    """Replay the main line of an SGF text to its end."""
    (tree,) = sgf.parse(text).value.games
    return Replay.of(tree, [*tree.main_line()][-1])


def position(text: str) -> Position:
    (tree,) = sgf.parse(text).value.games
    return node_to_position(tree, [*tree.main_line()][-1])


def codes(text: str) -> list[str]:
    """Return the codes of the problems at the end of a game."""
    (tree,) = sgf.parse(text).value.games
    *_, end = tree.main_line()
    return [problem.code for problem in Replay.of(tree, end).position(tree).diagnostics]


BOARDS = {
    "setup": ("(;SZ[3]AB[aa][bb]AW[cc])", "b.. .b. ..w"),
    "a rectangle of setup": ("(;SZ[3]AB[aa:bc])", "bb. bb. bb."),
    "setup in mid-game changes colours and empties points": ("(;SZ[3]AB[aa][ba];W[cc];AW[aa]AE[ba])", "w.. ... ..w"),
    "an AE of an empty point": ("(;SZ[3]AB[aa];AE[cc])", "b.. ... ..."),
    "AB and AW on one point: AW, which comes later, decides": ("(;SZ[3]AW[aa]AB[aa])", "w.. ... ..."),
    "AW and AE on one point: the point is emptied": ("(;SZ[3]AE[aa]AW[aa])", "... ... ..."),
    "setup without a liberty stands": ("(;SZ[3]AB[aa]AW[ba][ab])", "bw. w.. ..."),
    "a stone without a liberty stays until it is next to a capture": (
        "(;SZ[3]AB[aa]AW[ba][ab];W[cc])",
        "bw. w.. ..w",
    ),
    "a capture": ("(;SZ[3]AB[aa]AW[ba];W[ab])", ".w. w.. ..."),
    "a capture of two chains at once": ("(;SZ[3]AW[aa][ca]AB[ab][cb];B[ba])", ".b. b.b ..."),
    "a suicide": ("(;SZ[3]AW[ba][ab];B[aa])", ".w. w.. ..."),
    "a suicide of two stones": ("(;SZ[3]AB[aa]AW[ca][ab][bb];B[ba])", "..w ww. ..."),
    "a capture goes before a suicide": ("(;SZ[3]AW[ba][ab]AB[ca][bb];B[aa])", "b.b wb. ..."),
    "a move on an occupied point overwrites": ("(;SZ[3]AB[bb];W[bb])", "... .w. ..."),
    "a move on an occupied point overwrites, then captures": ("(;SZ[3]AB[aa][ba]AW[ab];W[ba])", ".w. w.. ..."),
    "setup and a move in one node: the setup first": ("(;SZ[3];W[ab]AW[ba]AB[aa])", ".w. w.. ..."),
    "two moves in one node: Black's first": ("(;SZ[3];W[aa]B[aa])", "w.. ... ..."),
    "a move in the root": ("(;SZ[3]B[bb];W[cc])", "... .b. ..w"),
    "the same colour twice": ("(;SZ[3];B[aa];B[bb])", "b.. .b. ..."),
    "a point off the board is left out": ("(;SZ[3]AB[zz][aa];B[dd])", "b.. ... ..."),
    "an unreadable move is left out": ("(;SZ[3];B[?!])", "... ... ..."),
}


@pytest.mark.parametrize(("text", "drawing"), BOARDS.values(), ids=BOARDS)
def test_the_stones(text: str, drawing: str) -> None:
    assert draw(end(text).stones) == draw(board(drawing.replace(" ", "\n")))


@pytest.mark.parametrize("spelling", ["", "tt", "``", "--", "pass"])
def test_a_pass_in_every_spelling(spelling: str) -> None:
    passed = position(f"(;SZ[9];B[{spelling}])")
    assert passed.last_move == Move(BLACK, None)
    assert passed.turn is WHITE
    assert end(f"(;SZ[9];B[{spelling}])").move_number == 1


def test_tt_is_a_point_on_a_board_of_more_than_19_lines() -> None:
    assert end("(;SZ[21];B[tt])").last_move == Move(BLACK, Point(19, 19))


def test_a_point_off_the_board_is_no_move() -> None:
    game = end("(;SZ[9];B[zz])")
    assert (game.last_move, game.move_number) == (None, 0)


def test_of_two_moves_in_one_node_the_last_shown_is_whites() -> None:
    game = end("(;SZ[9];W[aa]B[bb])")
    assert game.last_move == Move(WHITE, Point(0, 0))
    assert game.move_number == 2


def test_captures_count_for_the_one_who_captures() -> None:
    assert end("(;SZ[3]AB[aa]AW[ba];W[ab];B[aa])").captures == {WHITE: 2}


def test_a_suicide_counts_for_the_one_who_plays_next() -> None:
    assert end("(;SZ[3]AW[ba][ab];B[aa])").captures == {WHITE: 1}


def test_captures_of_a_coloured_move_count_for_its_colour() -> None:
    game = end("(;SZ[3]AB[aa][cc]AW[ba];AE[aa][cc]HEN[.3x3_2Ar~brw.A2r])")  # nothing captured the stone at C1
    assert draw(game.stones) == ".w.\nr..\n..."
    assert (game.captures, game.move_number) == ({RED: 1}, 1)


def test_a_coloured_suicide_counts_for_the_colour_that_plays_next() -> None:
    game = end("(;SZ[3]AB[ca][ab][bb]HEN[.3x3_3Ar~rbw];AE[aa][ba]HEN[.3x3.B3r])")
    assert draw(game.stones) == "..b\nbb.\n..."
    assert (game.captures, game.move_number) == ({BLACK: 2}, 1)


def test_a_coloured_stone_that_is_only_marked_as_the_last_captures_nothing() -> None:
    game = end("(;SZ[3]AB[aa]AW[ba]HEN[.3x3_2Ar];AE[aa]HEN[.3x3.A2r])")
    assert (game.captures, game.move_number) == ({}, 0)


def test_a_coloured_move_without_captures_counts_none() -> None:
    assert end("(;SZ[3];HEN[.3x3_2Ar.A2r])").captures == {}


KO = "(;SZ[5]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb]"
"""Black takes a ko at B4."""


def test_a_long_hen_of_a_node_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read = list[str]()

    def reading(text: str) -> hen.Reading:
        read.append(text)
        return hen.parser.read(text)

    text = ".3x3_2Ar.A2r" + "~brw" * 1000
    monkeypatch.setattr(hen, "read", reading)
    for _ in range(3):
        assert end(f"(;SZ[3];HEN[{text}];B[aa])").move_number == 2
    assert read == [text]


def test_a_ko_lives_until_the_next_move() -> None:
    assert end(f"{KO})").ko == Point(1, 1)
    assert end(f"{KO};C[a thought])").ko == Point(1, 1)
    assert end(f"{KO};W[ee])").ko is None
    assert end(f"{KO};W[])").ko is None


def test_a_ko_ends_with_setup() -> None:
    assert end(f"{KO};AB[ee])").ko is None


def test_a_capture_of_two_stones_is_no_ko() -> None:
    assert end("(;SZ[4]AB[ab][bb][ca]AW[ba];W[aa];B[da])").ko is None


REFUSED = {
    "retaking a ko": (f"{KO};W[bb])", Refusal.KO),
    "filling one's own ko is allowed": (f"{KO};B[bb])", None),
    "retaking after a threat is allowed": (f"{KO};W[ee];B[ed];W[bb])", None),
    "an occupied point": ("(;SZ[3];B[aa];W[aa])", Refusal.OCCUPIED),
    "a suicide": ("(;SZ[3]AW[ba][ab];B[aa])", Refusal.SUICIDE),
    "a suicide of one stone, whatever the rules": ("(;SZ[3]RU[NZ]AW[ba][ab];B[aa])", Refusal.SUICIDE),
    "a suicide of two stones where the rules allow it": ("(;SZ[3]RU[NZ]AB[aa]AW[ca][ab][bb];B[ba])", None),
    "a plain move": ("(;SZ[3];B[aa])", None),
}


@pytest.mark.parametrize(("text", "refused"), REFUSED.values(), ids=REFUSED)
def test_moves_that_the_rules_refuse_are_reported_and_made_all_the_same(text: str, refused: Refusal | None) -> None:
    game = end(text)
    assert game.refused is refused
    assert game.last_move is not None


TURNS = {
    "nothing says it": ("(;SZ[9])", None),
    "White begins with handicap stones": ("(;SZ[9]HA[2]AB[cc][gg])", WHITE),
    "handicap stones that Black has yet to place": ("(;SZ[9]HA[2])", None),
    "a handicap of 1 is no stone": ("(;SZ[9]HA[1]AB[cc])", None),
    "PL decides before the handicap": ("(;SZ[9]HA[2]AB[cc][gg]PL[B])", BLACK),
    "PL decides after a move": ("(;SZ[9];B[cc];PL[B])", BLACK),
    "PL holds until the next move": ("(;SZ[9]PL[W];C[a];C[b])", WHITE),
    "a move decides after PL": ("(;SZ[9]PL[B];B[cc])", WHITE),
    "PL is setup, and so comes before a move in its node": ("(;SZ[9];PL[B]B[cc])", WHITE),
    "an unreadable PL says nothing": ("(;SZ[9];B[cc];PL[?])", WHITE),
    "the same colour twice": ("(;SZ[9];W[cc];W[dd])", BLACK),
    "an order of play only implies it": ("(;SZ[9]HEN[.9x9~wb])", None),
}


@pytest.mark.parametrize(("text", "turn"), TURNS.values(), ids=TURNS)
def test_whose_turn_it_is(text: str, turn: Color | None) -> None:
    assert position(text).turn is turn


BESIDE = {
    "nodes without a property": "(;SZ[9];;C[a];;(;;B[cc];;)(;;W[dd]))",
    "words": "(;SZ[9];word;;B[cc];word;W[dd];)",
    "next moves that are far away": f"(;SZ[9]{';' * 12}W[cc];)",
    "next moves of White": "(;SZ[9];;LB[aa:2];W[cc])",
    "a handicap": "(;SZ[9]HA[2]AB[cc][gg];;)",
    "an order of play": "(;SZ[9]HEN[.9x9~wbr];;C[a];B[aa];)",
    "numbers that White begins": "(;SZ[3]AW[aa]AB[bb];LB[aa:1][bb:2];)",
    "a ko": "(;SZ[5]AB[ba][ab][bc]AW[ca][bb][dc][cd];B[cb];;C[a];W[bb];)",
}


@pytest.mark.parametrize("text", BESIDE.values(), ids=BESIDE)
def test_the_positions_of_a_line_are_those_of_its_nodes_whoever_is_to_move(text: str) -> None:
    (tree,) = sgf.parse(text).value.games
    for edited in tree, tree.with_property([*tree.walk()][-1], "N", "x"):
        for end in edited.walk():
            line = edited.path(end)
            shown = [Replay.of(edited, node).position(edited).value for node in line]
            assert [position for _, position in Replay(edited.size).positions(edited, line)] == shown
            assert [Replay.of(edited, node).mover(edited) for node in line] == [each.mover for each in shown]


def test_a_coloured_stone_is_captured_like_any_other() -> None:
    game = end("(;SZ[3]HEN[.3x3_3Ar]AB[ba];B[ab])")
    assert draw(game.stones) == ".b.\nb..\n..."
    assert game.captures == {BLACK: 1}


def test_a_coloured_stone_takes_a_liberty_and_captures_with_the_others_next_to_it() -> None:
    game = end("(;SZ[3]HEN[.3x3_2Ar]AB[aa];W[ba])")
    assert draw(game.stones) == ".w.\nr..\n..."


def test_ae_removes_a_coloured_stone() -> None:
    assert draw(end("(;SZ[3]HEN[.3x3_3Ar];AE[aa])").stones) == "...\n...\n..."


def test_setup_replaces_a_coloured_stone() -> None:
    assert draw(end("(;SZ[3]HEN[.3x3_3Ar];AB[aa])").stones) == "b..\n...\n..."


def test_coloured_stones_are_there_before_the_move_of_their_node() -> None:
    assert draw(end("(;SZ[3];B[aa]HEN[.3x3_3Br_2Ar])").stones) == ".r.\nr..\n..."


def test_a_coloured_stone_ends_a_ko() -> None:
    assert end(f"{KO};HEN[.5x5_1Er])").ko is None


def test_a_coloured_stone_on_a_plain_one_is_left_out() -> None:
    text = "(;SZ[3]AB[aa];HEN[.3x3_3Arg])"
    assert draw(end(text).stones) == "bg.\n...\n..."
    assert codes(text) == ["coloured-stone-left-out"]


def test_a_number_without_its_stone_is_left_out() -> None:
    text = "(;SZ[3]AB[aa]HEN[.3x3_3~1B~2])"
    assert position(text).numbers == {Point(0, 0): 1}
    assert codes(text) == ["numbered-stone-gone"]


def test_the_order_of_play_holds_for_all_that_follows() -> None:
    game = position("(;SZ[9]HEN[.9x9~brw];B[aa])")
    assert game.order == (BLACK, RED, WHITE)
    assert game.turn is RED


def test_an_order_of_black_and_white_ends_another() -> None:
    assert position("(;SZ[9]HEN[.9x9~brw];HEN[.9x9~bw];B[aa])").turn is WHITE


def test_what_hen_says_of_its_node_goes_before_what_the_node_implies() -> None:
    said = position("(;SZ[9];B[aa]HEN[.9x9.C3.D4w.b])")
    assert (said.ko, said.last_move, said.turn) == (Point(2, 6), Move(WHITE, Point(3, 5)), BLACK)


def test_a_last_move_that_hen_says_decides_the_turn() -> None:
    assert position("(;SZ[9]HEN[.9x9.D4b])").turn is WHITE


def test_moves_of_other_colours_count() -> None:
    assert end("(;SZ[9];HEN[.9x9_5Er.E5r];B[aa];HEN[.9x9.pg];AB[bb]HEN[.9x9.E5r])").move_number == 3


MADE = {
    "none": ("C[hm]", []),
    "a stone": ("B[aa]", [Move(BLACK, Point(0, 0))]),
    "a pass": ("W[]", [Move(WHITE, None)]),
    "two": ("W[bb]B[aa]", [Move(BLACK, Point(0, 0)), Move(WHITE, Point(1, 1))]),
    "off the board": ("B[zz]", []),
    "a coloured stone": ("HEN[.9x9_9Ar.A9r]", [Move(RED, Point(0, 0))]),
    "a coloured pass": ("HEN[.9x9.pr]", [Move(RED, None)]),
    "a coloured suicide": ("AE[aa:ba]HEN[.9x9.A9r]", [Move(RED, Point(0, 0))]),
    "a stone marked as the last": ("AE[ba]HEN[.9x9.A9r]", []),
    "a stone of another colour marked as the last": ("HEN[.9x9_9Ag.A9r]", []),
    "a black stone marked as the last": ("HEN[.9x9_9Ab.A9b]", []),
    "on a board of another size": ("HEN[.13x13_13Ar.A13r]", []),
    "in a text that cannot be read": ("HEN[.9x9_9Ar.A9r!]", []),
}


@pytest.mark.parametrize(("node", "made"), MADE.values(), ids=MADE)
def test_the_moves_of_a_node_are_made_whatever_their_colour(node: str, made: list[Move]) -> None:
    (tree,) = sgf.parse(f"(;SZ[9];{node})").value.games
    assert made_moves(tree.node(1)) == made
    assert Replay.of(tree, 1).move_number == len(made)


def test_what_hen_says_of_a_last_move_is_for_its_node_alone() -> None:
    assert position("(;SZ[9]HEN[.9x9.D4b];C[next])").last_move is None


@pytest.mark.parametrize("said", ["_9", "no HEN at all", ".13x13_13Ar"])
def test_a_hen_property_that_does_not_fit_is_reported_and_left_out(said: str) -> None:
    text = f"(;SZ[9]AB[aa]HEN[{said}])"
    assert position(text) == position("(;SZ[9]AB[aa])")
    assert codes(text) == ["hen-property-unreadable"]


def test_a_hen_property_longer_than_any_board_needs_is_not_read() -> None:
    text = f"(;SZ[9]AB[aa]HEN[.9x9_9Br{'_8Cr' * (MAX_POSITION_LENGTH // 4)}])"
    assert codes(text) == ["hen-property-unreadable"]
    assert steps(position, text) < MAX_POSITION_LENGTH // 100
    assert position(text) == position("(;SZ[9]AB[aa])")


def test_another_game_than_go_has_no_stones() -> None:
    assert position("(;GM[2]SZ[9]AB[aa]HEN[.9x9_9Br]PL[W];B[cc])") == Position(board("\n".join(["." * 9] * 9)))


def test_a_copy_goes_on_by_itself() -> None:
    (tree,) = sgf.parse("(;SZ[3]AB[aa]AW[ba];W[ab];B[cc])").value.games
    root, capture, after = tree.main_line()
    state = Replay.of(tree, root)
    copy = state.copy()
    copy.step(tree.node(capture))
    copy.step(tree.node(after))
    assert (draw(state.stones), state.captures, state.move_number) == ("bw.\n...\n...", {}, 0)
    assert (draw(copy.stones), copy.captures, copy.move_number) == (".w.\nw..\n..b", {WHITE: 1}, 2)


def test_a_board_without_any_node_is_empty() -> None:
    size = BoardSize(3, 3)
    assert Replay(size).position(sgf.GameTree.new(size)).value == Position(board("...\n...\n..."))


def test_a_line_of_50_000_moves_is_replayed() -> None:
    moves = ";B[aa];W[bb];B[ab];W[ba]" * 12_500
    game = end(f"(;SZ[5]{moves})")
    assert game.move_number == 50_000


def points(size: int) -> st.SearchStrategy[Point]:
    return st.builds(Point, st.integers(0, size - 1), st.integers(0, size - 1))


@given(
    st.integers(2, 7).flatmap(lambda size: st.tuples(st.just(size), st.lists(points(size) | st.none(), max_size=90)))
)
def test_sgfmill_agrees_on_the_boards_of_any_game(game: tuple[int, list[Point | None]]) -> None:
    side, tried = game
    size = BoardSize(side, side)
    oracle, state = boards.Board(side), Replay(size)
    tree = sgf.GameTree.new(size)
    node = tree.root
    for number, point in enumerate(tried):
        color, name = ("b", "B") if number % 2 == 0 else ("w", "W")
        if point is not None and oracle.get(*row_column(point, size)) is not None:
            continue
        tree, node = tree.with_child(node, {name: point})
        state.step(tree.node(node))
        ko = None if point is None else oracle.play(*row_column(point, size), color)
        assert {row_column(point, size): stone.value for point, stone in state.stones.items()} == {
            place: stone for stone, place in oracle.list_occupied_points()
        }
        assert (None if state.ko is None else row_column(state.ko, size)) == ko
    assert hen.format(node_to_position(tree, node)) == hen.format(
        Position(state.stones, state.ko, state.last_move, state.position(tree).value.turn)
    )


def test_a_full_board_set_up_again_and_again_costs_little_more_than_moves() -> None:
    set_ups, moves = (
        sgf.parse(f"(;SZ[19]{node * 500})").value.games[0]
        for node in (";AB[aa:ss]AE[bb:rr]", ";B[aa]C[;B[aa\\]];W[bb]")
    )

    assert steps(lambda tree: Replay.of(tree, 500), set_ups) < 10 * steps(lambda tree: Replay.of(tree, 1_000), moves)


@pytest.mark.parametrize(
    "text", ["aa", "aa:cc", "cc:aa", "ac:ca", "ba:bc", "ab:cb", " aa : bb ", "aa:bb:cc", "aa:", "dd", "aa:dd", ""]
)
def test_setup_covers_the_points_of_its_values(text: str) -> None:
    (tree,) = sgf.parse(f"(;SZ[3]AB[{text}][bb])").value.games
    assert set(Replay.of(tree, 0).stones) == set(tree.node(0)["AB"])


def test_replaying_a_long_line_reports_its_progress() -> None:
    (tree,) = sgf.parse("(;SZ[9]" + ";AB[aa:ii]" * 2_000 + ")").value.games
    shares = reports(partial(Replay.along, tree, tree.path(2_000)))
    assert shares == sorted(shares)
    assert len(shares) > 10
    assert 0 < shares[0] < 0.1
    assert steps(lambda tree: Replay.of(tree, 2_000), tree) < 100 * 128


BESIDE = [
    "C[good \\] ;B[aa\\] shape]",
    "BL[12.5]",
    "N[one][two]",
    "C [x]\r\nTE[1]",
    "AW[ba]",
    "AE [aa]",
    "PL[W]",
    "W[cc]",
    "ab[bb]",
]
"""What may stand beside a move, some of it with a bearing on the stones or the turn."""


@given(st.data(), games(max_nodes=10), st.sampled_from(["", "\n", " \t"]))
def test_a_way_through_at_once_leads_where_single_steps_lead(
    data: st.DataObject, tree: sgf.GameTree, space: str
) -> None:
    text = sgf.format(sgf.Collection.of([tree])).decode()
    words = st.sampled_from(["", *BESIDE])
    text = re.sub(r"(;[BW]\[\w*\])", lambda move: f"{move[1]}{space}{data.draw(words)}{space}", text)
    (tree,) = sgf.parse(text).value.games
    for node in data.draw(st.lists(st.sampled_from([*tree.walk()]), max_size=3)):
        tree = tree.with_property(node, "C", "edited")
    for node in tree.walk():
        slow, quick = Replay(tree.size), Replay.of(tree, node)
        for step in tree.path(node):
            slow.step(tree.node(step))
        assert quick.position(tree) == slow.position(tree)
        assert (quick.captures, quick.move_number, quick.refused) == (slow.captures, slow.move_number, slow.refused)


@given(games(20))
def test_the_changes_of_each_node_are_those_from_the_board_of_its_parent(tree: sgf.GameTree) -> None:
    empty = bytes(b"." * tree.size.count)
    boards = {node: (state.stones.cells, state.move_number, state.captures.copy()) for node, state in replays(tree)}
    seen = []
    for node, state, changed in changes(tree):
        parent = tree.parent(node)
        before, after = empty if parent is None else boards[parent][0], bytes(state.cells)
        assert sorted(changed) == [index for index in range(tree.size.count) if before[index] != after[index]]
        seen.append((node, (after, state.move_number, state.captures.copy())))
    assert seen == [*boards.items()]


TURNS = {
    "nothing says it": ("(;SZ[9]AB[ab])", None),
    "the next move is White's": ("(;SZ[9]AB[ab];W[ba])", WHITE),
    "the next move is Black's, who begins anyway": ("(;SZ[9]AB[ab];B[ba])", None),
    "the next moves are White's": ("(;SZ[9]AB[ab](;W[ba])(;W[bb];B[cc]))", WHITE),
    "variations disagree": ("(;SZ[9]AB[ab](;W[ba])(;B[bb]))", None),
    "nodes without a move are between": ("(;SZ[9]AB[ab];C[Kill.](;C[a];W[ba])(;TR[aa];;W[bb]))", WHITE),
    "White passes next": ("(;SZ[9]AB[ab];W[])", WHITE),
    "PL says it": ("(;SZ[9]AB[ab]PL[B];W[ba])", BLACK),
    "a handicap says it": ("(;SZ[9]HA[2]AB[ab][cb])", WHITE),
    "with a handicap Black is next": ("(;SZ[9]HA[2]AB[ab][cb];B[ba])", None),
    "a move says it": ("(;SZ[9]B[ab];B[ba])", WHITE),
    "the next move is Red's": ("(;SZ[9]AB[ab];HEN[.9x9_5Er.E5r])", RED),
    "White begins in the order of play": ("(;SZ[9]HEN[.9x9~wb];W[ba])", None),
}


@pytest.mark.parametrize(("text", "turn"), TURNS.values(), ids=TURNS)
def test_whose_turn_it_is_at_the_root(text: str, turn: Color | None) -> None:
    (tree,) = sgf.parse(text).value.games
    assert node_to_position(tree, tree.root).turn is turn


def test_the_next_move_is_looked_for_in_a_few_nodes() -> None:
    long, wide = (sgf.parse(text).value.games[0] for text in (f"(;{';C[x]' * 10_000})", f"(;{'(;W[aa])' * 10_000})"))
    assert max(steps(lambda tree: node_to_position(tree, tree.root), tree) for tree in (long, wide)) < 30_000
