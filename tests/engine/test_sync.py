"""A position and its line as commands."""

import re
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor import diagrams
from hen_editor.core import hen, rules, sgf
from hen_editor.core.board import BLACK, WHITE, BoardSize, Point, Stones
from hen_editor.core.position import Position
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import GameTree
from hen_editor.engine import codes, sync
from hen_editor.engine.codes import EngineError
from hen_editor.engine.sync import commands, target, target_of_position
from tests.core.hen.vectors import DIRECTORY

ALL = frozenset({"loadsgf", "undo", "rectangular_boardsize", "set_position", "kata-set-rules"})
PLAIN = frozenset({"undo"})


def game(text: str) -> tuple[GameTree, int]:
    """Return a game with the last node of its main line."""
    tree = sgf.parse(text).value.games[0]
    return tree, [*tree.main_line()][-1]


def sent(text: str, listed: frozenset[str] = ALL) -> list[str]:
    """Return what is sent for the end of a game to an engine that has nothing yet."""
    return [*commands(target(*game(text)), None, None, listed)]


def test_a_game_is_its_moves() -> None:
    assert sent("(;SZ[9]KM[5.5]RU[Chinese];B[ee];W[];B[cc])") == [
        "boardsize 9",
        "kata-set-rules chinese",
        "komi 5.5",
        "clear_board",
        "play b E5",
        "play w pass",
        "play b C7",
    ]


def test_setup_is_flattened_into_one_root_without_what_was_removed() -> None:
    wanted = target(*game("(;SZ[9]AB[aa][bb]AW[cc];B[dd];AE[aa]AW[ee]PL[W]C[later];W[ff])"))
    assert sync.sgf(wanted) == "(;FF[4]GM[1]SZ[9]KM[6.5]RU[japanese]AB[bb][dd]AW[cc][ee]PL[W])"
    assert [*commands(wanted, None, None, ALL)][-2:] == ["loadsgf position.sgf", "play w F4"]


def test_the_side_to_move_is_always_in_the_file() -> None:
    for turn in "BW":
        assert f"PL[{turn}]" in sync.sgf(target(*game(f"(;SZ[9]AB[aa]PL[{turn}])")))


def test_without_files_stones_are_set_or_played() -> None:
    text = "(;SZ[9]AB[aa]AW[bb]PL[{}])"
    assert sent(text.format("B"), ALL - {"loadsgf"})[-1] == "set_position b A9 w B8"
    played = ["clear_board", "play b A9", "play w B8"]
    assert sent(text.format("W"), ALL - {"loadsgf"})[-3:] == sent(text.format("B"), PLAIN)[-3:] == played


def test_the_size_is_sent_only_if_it_differs() -> None:
    wanted = target(*game("(;SZ[9:13])"))
    assert commands(wanted, None, None, ALL)[0] == "rectangular_boardsize 9 13"
    assert not any("boardsize" in each for each in commands(wanted, None, BoardSize(9, 13), ALL))


@pytest.mark.parametrize(
    ("first", "second", "steps"),
    [
        (";B[ee]", ";B[ee];W[cc]", ["play w C7"]),
        (";B[ee];W[cc]", ";B[ee]", ["undo"]),
        (";B[ee];W[cc]", ";B[ee];W[dd];B[aa]", ["undo", "play w D6", "play b A9"]),
        (";B[ee]", ";B[ee]", []),
    ],
)
def test_a_step_is_a_play_or_an_undo(first: str, second: str, steps: list[str]) -> None:
    held, wanted = (target(*game(f"(;SZ[9]{line})")) for line in (first, second))
    assert [*commands(wanted, held, wanted.size, ALL)] == steps


def test_across_setup_the_position_is_put_anew() -> None:
    held, wanted = (target(*game(f"(;SZ[9]{line})")) for line in (";B[ee];AW[cc]", ";B[ee]"))
    assert [*commands(wanted, held, wanted.size, ALL)][-2:] == ["clear_board", "play b E5"]


def test_a_ko_is_made_by_the_move_before_it() -> None:
    tree, node = game("(;SZ[9]AB[ba][ab][bc]AW[ca][db][cc][bb]PL[B];B[cb])")
    position = Replay.of(tree, node).position(tree).value
    assert position.ko == Point.from_sgf("bb")
    for wanted in (
        target(tree, node),
        target_of_position(position),
        target_of_position(Position(position.stones, position.ko, turn=WHITE)),
    ):
        reached = Position(wanted.setup, turn=wanted.turn)
        for move in wanted.moves:
            reached = reached.play(move)
        assert (reached.stones, reached.ko) == (position.stones, position.ko)
        assert wanted.notes == ()


def test_a_ko_that_no_move_can_have_made_is_said() -> None:
    wanted = target_of_position(Position(Stones(BoardSize(9, 9)), ko=Point(4, 4)))
    assert (wanted.ko, [note.kind for note in wanted.notes]) == (None, [codes.KO_NOT_MADE])


def test_an_illegal_retake_is_put_as_a_position() -> None:
    tree, node = game("(;SZ[9]AB[ba][ab][bc]AW[ca][db][cc][bb]PL[B];B[cb];W[bb])")
    wanted = target(tree, node)
    assert wanted.setup != target(tree, tree.root).setup
    assert [(move.color, move.point) for move in wanted.moves] == [(WHITE, Point.from_sgf("bb"))]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (".9x9_5Er", codes.COLORED),
        (".9x30", codes.TOO_LARGE),
        (".9x9_9Abw_8Aw", codes.NO_LIBERTY),
    ],
)
def test_what_no_engine_takes_is_refused(text: str, kind: object) -> None:
    with pytest.raises(EngineError) as refused:
        target_of_position(hen.parse_strict(text))
    assert refused.value.problem.kind is kind


def test_a_rectangle_is_refused_where_engines_know_none() -> None:
    with pytest.raises(EngineError, match="9x13"):
        sent("(;SZ[9:13])", PLAIN)


@pytest.mark.parametrize(
    ("root", "komi"),
    [
        ("", 6.5),
        ("HA[2]AB[aa][bb]", 0.5),
        ("KM[0]", 0),
        ("KM[7.5]", 7.5),
        ("KM[3.75]RU[Chinese]", 7.5),
        ("KM[375]RU[Chinese]", 7.5),
        ("KM[650]", 6.5),
        ("KM[6.3]", 6.5),
        ("KM[x]", 6.5),
    ],
)
def test_komi(root: str, komi: float) -> None:
    assert target(*game(f"(;SZ[9]{root})")).komi == komi


def test_prisoners_before_a_setup_are_in_the_komi_where_they_count() -> None:
    text = "(;SZ[9]{};B[ab];W[aa];B[ba];AB[ee])"
    counted = target(*game(text.format("KM[6.5]")))
    assert (counted.komi, [note.kind for note in counted.notes]) == (5.5, [codes.KOMI_CORRECTED])
    assert target(*game(text.format("KM[6.5]RU[Chinese]"))).komi == 6.5


@pytest.mark.parametrize(
    ("line", "komi"),
    [
        (";B[cb];W[bb]", 5.5),
        (";B[cb];W[gg];B[gh];W[bb];B[cb]", 6.5),
        (";PL[W]AB[cb]AE[bb]HEN[.9x9.B8]", 7.5),
        (";B[cb];PL[B]", 5.5),
    ],
)
def test_the_prisoner_of_a_ko_that_is_made_again_counts_once(line: str, komi: float) -> None:
    tree, node = game(f"(;SZ[9]KM[6.5]AB[ba][ab][bc]AW[ca][db][cc][bb]PL[B]{line})")
    wanted, captures = target(tree, node), Replay.of(tree, node).captures
    again = [move.color for move in wanted.moves]
    assert captures[WHITE] - again.count(WHITE) - captures[BLACK] + again.count(BLACK) == komi - 6.5
    assert wanted.komi == komi
    is_said = any(note.kind is codes.KOMI_CORRECTED for note in wanted.notes)
    assert is_said is (line == ";B[cb];PL[B]")


def test_unknown_rules_are_said() -> None:
    wanted = target(*game("(;SZ[9]RU[House rules])"))
    assert (wanted.rules, [note.kind for note in wanted.notes]) == ("japanese", [codes.UNKNOWN_RULES])


def test_a_game_is_over_after_two_passes() -> None:
    assert target(*game("(;SZ[9];B[ee];W[];B[])")).is_over
    assert not target(*game("(;SZ[9];B[];W[ee];B[])")).is_over


stones = st.dictionaries(st.sampled_from(BoardSize(5, 4).points()), st.sampled_from("bw"), max_size=14)


@given(stones, st.sampled_from("bw"))
def test_stones_come_about_on_the_way_that_is_sent_or_are_refused(placed: dict[Point, str], turn: str) -> None:
    colors = {"b": BLACK, "w": WHITE}
    position = Position(Stones(BoardSize(5, 4), {p: colors[c] for p, c in placed.items()}), turn=colors[turn])
    if rules.chains_without_liberties(position.stones):
        with pytest.raises(EngineError, match="no liberty"):
            target_of_position(position)
        return
    wanted = target_of_position(position)
    board = Position(Stones(position.size))
    for command in commands(wanted, None, None, {"rectangular_boardsize"}):
        if command.startswith("play"):
            _, color, name = command.split()
            board = board.play(board.move(name)._replace(color=colors[color]))
    assert board.stones == position.stones
    read = sgf.parse_strict(sync.sgf(wanted)).games[0]
    assert Replay.of(read, read.root).stones == position.stones


def shown(rows: list[str]) -> str:
    names = "   " + " ".join("ABCDE"[: len(rows[0])])
    return "\n".join(
        ["", names, *(f"{len(rows) - n:2d} {' '.join(row)} {len(rows) - n}" for n, row in enumerate(rows)), names]
    )


def test_a_difference_is_found() -> None:
    wanted = target_of_position(hen.parse_strict(".5x5_3Cb_2Dw"))
    rows = [".....", ".....", "..X..", "...O.", "....."]
    assert sync.difference(shown(rows), wanted) is None
    problem = sync.difference(shown([*rows[:4], "O...."]), wanted)
    assert problem is not None
    assert problem.message == "The engine's board differs at A1."
    assert sync.difference(shown([row[:4] for row in rows[:4]]), wanted) == codes.SIZE_DIFFERS.at()
    assert sync.difference("What is a board?", wanted) == codes.NOT_COMPARED.at()


def boards_of_engines() -> Iterator[tuple[str, str]]:
    """Yield the boards of the vectors that engines print whole, with what the reader of diagrams finds in them."""
    text = (DIRECTORY.parent / "diagram" / "showboard.txt").read_text(encoding="utf-8")
    for title, example in re.findall(r"^== (.*)\n((?:.*\n)+?)-- found$", text, re.MULTILINE):
        if title.startswith(("GNU Go o", "KataGo,", "Leela", "Pachi", "Fuego", "Ray")):
            yield title, example


@pytest.mark.parametrize(("title", "text"), [*boards_of_engines()])
def test_boards_of_engines_are_read_as_diagrams_are(title: str, text: str) -> None:
    stones = diagrams.parse(text).value[0].position.stones
    assert sync.difference(text, target_of_position(Position(stones))) is None
    other = stones.with_stone(Point(0, 0), None if Point(0, 0) in stones else BLACK)
    problem = sync.difference(text, target_of_position(Position(other)))
    assert problem is not None
    assert problem.points == (Point(0, 0),)
