"""Where the problem of a game starts and who is to solve it, alike on all that shows it."""

import json
import re
from typing import NamedTuple

import pytest
from hypothesis import given

from hen_editor.core import hen, sgf
from hen_editor.core.board import BLACK, WHITE, BoardSize, Point
from hen_editor.core.convert import hen_file, node_to_position
from hen_editor.core.editing import hen_text, paint, play, snapshot, variations
from hen_editor.core.editing.snapshot import Snapshot, at
from hen_editor.core.game import overview, problem
from hen_editor.core.hen.entries import Entry
from hen_editor.core.position import Mark, Position
from hen_editor.core.sgf import Collection, GameTree
from hen_editor.pasting import actions, recognise
from hen_editor.pasting.actions import Action
from hen_editor.resources import page_template
from hen_editor.styles import STYLES
from hen_editor.teaching import problems as page
from hen_editor.teaching import solution
from hen_editor.teaching.worksheet import Worksheet, worksheet
from tests import strategies

CORNER = ".9x9_9Cb_8bbb_7www_6Dw"
WITH_MOVE = f"{CORNER}.D6w.b"


class Shown(NamedTuple):
    """A problem as something shows it: the HEN of its stones, and who is to play."""

    stones: str
    player: str


def shown(position: Position, player: object) -> Shown:
    return Shown(hen.format(Position(position.stones)), str(player))


def outputs(tree: GameTree) -> dict[str, Shown]:
    """Return how everything shows the problem of a game that has a solution."""
    found = solution.find(tree)
    assert found is not None
    [asked, *_] = worksheet([(1, tree)], Worksheet()).diagrams()
    assert asked.figure.turn is not None
    made = page.make([tree], page_template("problems"), STYLES["wood"], page.WebPage("x")).html
    data = re.search(r'<script id="data"[^>]*>(.*?)</script>', made, re.DOTALL)
    assert data is not None
    (on_page,) = json.loads(data[1])["problems"]
    start = node_to_position(tree, problem.start(tree))
    thumbnail = overview.thumbnail_stones(tree)
    return {
        "board": shown(start, start.mover),
        "HEN": shown(hen.parse_strict(hen.format(start)), hen.parse_strict(hen.format(start)).mover),
        "Solve": shown(node_to_position(tree, found.start), found.color),
        "worksheet": shown(asked.figure.position, asked.figure.turn),
        "page": shown(hen.parse_strict(on_page["hen"]), hen.parse_strict(on_page["hen"]).mover),
        "thumbnail": Shown(hen.format(Position(thumbnail)), str(found.color)),
        "thumbnail while solving": Shown(hen.format(Position(overview.stones_at_start(tree))), str(found.color)),
    }


def game(text: str) -> GameTree:
    return sgf.parse(text).value.games[0]


def solved(base: Snapshot) -> GameTree:
    """Return the game after two moves on its last points, read from its file again."""
    base = play.played(play.played(base, Point(8, 8)), Point(8, 7))
    return game(sgf.format(Collection.of([base.tree.copied()])).decode())


def new() -> Snapshot:
    return snapshot.of_position(hen.parse_strict(".9x9"))


def pasted(action: Action, base: Snapshot | None = None, text: str = WITH_MOVE) -> Snapshot:
    (found,) = recognise(text, BoardSize()).value
    return actions.pasted(base or new(), found, action).value


def read_from_hen_file() -> Snapshot:
    return snapshot.of_collection(Collection.of([hen_file.to_game(Entry(WITH_MOVE)).value]))


RECORD = "(;SZ[9]PB[Ann];B[ee];W[ge];B[gg];W[cc])"

ASKED = "(;SZ[9]AB[ee]AW[ef]C[Black to play];B[ff])"

POSITIONS = {
    "pasted as a new game": lambda: pasted(Action.NEW_GAME),
    "pasted into a new board": lambda: pasted(Action.REPLACE),
    "pasted over a game": lambda: pasted(Action.REPLACE, snapshot.of_collection(sgf.parse(RECORD).value)),
    "pasted without a turn": lambda: pasted(Action.NEW_GAME, text=f"{CORNER}.D6w"),
    "pasted, then marked": lambda: paint.with_mark(pasted(Action.NEW_GAME), [Point(4, 4)], Mark.CIRCLE),
    "pasted, then the turn passed on and back": lambda: paint.with_turn(
        paint.with_turn(pasted(Action.NEW_GAME), WHITE), BLACK
    ),
    "pasted with marks": lambda: pasted(Action.NEW_GAME, text=f"{WITH_MOVE}.A1-x.B1-TR"),
    "pasted twice": lambda: pasted(Action.REPLACE, pasted(Action.REPLACE, text=".9x9_5Eb.E5b.w")),
    "pasted over a problem": lambda: pasted(Action.REPLACE, snapshot.of_collection(sgf.parse(ASKED).value)),
    "typed": lambda: hen_text.typed(new(), WITH_MOVE),
    "typed letter by letter": lambda: hen_text.typed(hen_text.typed(new(), f"{CORNER}"), WITH_MOVE),
    "read from a HEN file": read_from_hen_file,
    "the start of a game": lambda: variations.flattened(pasted(Action.NEW_GAME)),
    "split off": lambda: variations.split_off(pasted(Action.NEW_GAME)),
}


@pytest.mark.parametrize("make", POSITIONS.values(), ids=POSITIONS)
def test_a_position_that_was_pasted_is_where_its_problem_starts(make: object) -> None:
    assert callable(make)
    base = make()
    tree = solved(base)
    assert set(outputs(tree).values()) == {shown(base.position, BLACK)}
    assert problem.initial_node(tree) == problem.start(tree)


def test_the_start_of_a_game_is_its_root_with_the_last_move_still_shown() -> None:
    base = snapshot.of_collection(sgf.parse(RECORD).value)
    *_, end = base.tree.main_line()
    flat = variations.flattened(at(base, 0, end))
    assert flat.node == flat.tree.root
    assert flat.position == at(base, 0, end).position
    assert flat.tree.node(flat.tree.root).raw["PL"] == ("B",)


SET_UP = "AB[ab][bb][cb]AW[ac][bc][cc]"
PLAIN = {
    "a problem": (f"(;SZ[9]{SET_UP};B[ba];W[aa])", 0, BLACK),
    "White begins": (f"(;SZ[9]{SET_UP};W[ba]C[RIGHT])", 0, WHITE),
    "PL says it": (f"(;SZ[9]{SET_UP}PL[W];W[ba];B[aa])", 0, WHITE),
    "PL as O": (f"(;SZ[9]{SET_UP}PL[O](;B[aa])(;W[ba];B[aa]))", 0, WHITE),
    "variations disagree": (f"(;SZ[9]{SET_UP}(;W[ba])(;B[ba]))", 0, BLACK),
    "a comment between": (f"(;SZ[9];{SET_UP};C[Live.];W[ba])", 2, WHITE),
    "named moves of the solution": (f"(;SZ[9]{SET_UP};B[ba]N[Hane];W[aa]N[The answer];B[ca])", 0, BLACK),
    "setup later": (f"(;SZ[9];B[ee];W[ff];AE[ee][ff]{SET_UP};C[Live.];B[ba];W[aa])", 4, BLACK),
    "a named node": ("(;SZ[9];B[ee];W[ff]N[Problem 3];B[ef];W[gf])", 2, BLACK),
    "a turn later": ("(;SZ[9];B[ee];PL[B];B[ef];W[gf])", 2, BLACK),
    "a handicap": (f"(;SZ[9]HA[2]AB[cc][gg];W[ee];B[ef]N[Now?];W[{'ff'}])", 2, WHITE),
    "a single good move": (f"(;SZ[9]{SET_UP};B[ba]TE[1])", 0, BLACK),
    "a move in the root": ("(;SZ[9]B[ee];W[ff]N[Here];B[ef])", 1, BLACK),
}


@pytest.mark.parametrize(("text", "place", "player"), PLAIN.values(), ids=PLAIN)
def test_the_problem_of_a_game_starts_alike_everywhere(text: str, place: int, player: object) -> None:
    tree = game(text)
    start = [*tree.main_line()][place]
    assert set(outputs(tree).values()) == {shown(node_to_position(tree, start), player)}


NOT_STATED = {
    "a game": "(;SZ[9];B[ee];W[ff];B[ef])",
    "a name on the answer": "(;SZ[9];B[ee];W[ff]N[Wrong];B[ef])",
    "a name after a fork": "(;SZ[9];B[ee](;W[ff];B[aa]N[Variation])(;W[gg]))",
    "PL at the beginning": "(;SZ[9]PL[B];B[ee];W[ff])",
}


@pytest.mark.parametrize("text", NOT_STATED.values(), ids=NOT_STATED)
def test_a_game_record_states_no_problem(text: str) -> None:
    tree = game(text)
    assert problem.stated(tree) is None
    assert problem.start(tree) == tree.root


@pytest.mark.parametrize("text", ["(;SZ[9];B[ee]HEN[.9x9.w])", f"(;SZ[9]{SET_UP};W[ba]HEN[.9x9.b])"])
def test_a_position_with_its_last_move_has_nothing_to_solve(text: str) -> None:
    tree = game(text)
    assert solution.find(tree) is None
    [asked] = worksheet([(1, tree)], Worksheet()).diagrams()
    end = node_to_position(tree, [*tree.main_line()][-1])
    assert (asked.figure.position, asked.figure.turn) == (end, end.mover)
    assert overview.thumbnail_stones(tree) == end.stones


@given(strategies.games())
def test_every_game_has_a_start_on_its_main_line(tree: GameTree) -> None:
    assert problem.start(tree) in [*tree.main_line()]
    assert problem.stated(tree) in (None, problem.start(tree))


def test_a_stone_put_into_a_problem_and_its_answer_leaves_it_a_problem() -> None:
    base = snapshot.of_collection(sgf.parse(ASKED).value)
    tree = paint.with_stones(at(base, 0, 1), [Point(8, 8)], WHITE).tree
    assert problem.start(tree) == tree.root
