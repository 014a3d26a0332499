"""Positions as games and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import hen, sgf
from hen_editor.core.board import BLACK, WHITE, BoardSize, Point, Stones
from hen_editor.core.convert import node_to_position, position_to_game
from hen_editor.core.convert.writing import plain_game, write_anew
from hen_editor.core.position import Move, Position
from hen_editor.core.sgf import Collection, GameTree
from tests.games import told
from tests.steps import steps
from tests.strategies import holdable_positions


def last_position(tree: GameTree) -> Position:
    return node_to_position(tree, [*tree.main_line()][-1])


def written_and_read(tree: GameTree) -> GameTree:
    """Take a game through the bytes of a file."""
    (game,) = sgf.parse(sgf.format(Collection.of([tree]))).value.games
    return game


@given(holdable_positions())
def test_a_position_survives_as_a_game(position: Position) -> None:
    assert last_position(position_to_game(position)) == told(position)


@st.composite
def plain_positions(draw: st.DrawFn) -> Position:
    """Any position of black and white stones without labels and numbers, many with a stone that was played last."""
    shown = draw(holdable_positions())
    stones = Stones.from_cells(shown.size, bytes(cell if cell in b".bw" else ord("b") for cell in shown.stones.cells))
    last_move = draw(st.sampled_from([None, shown.last_move, *(Move(color, point) for point, color in stones.items())]))
    turn = draw(st.sampled_from([None, BLACK, WHITE, shown.turn]))
    return Position(stones, draw(st.sampled_from([None, shown.ko])), last_move, turn, marks=shown.marks)


@given(plain_positions())
def test_a_plain_position_survives_as_a_game(position: Position) -> None:
    assert last_position(written_and_read(position_to_game(position))) == told(position)


@pytest.mark.parametrize("also", ["", ".w", ".A18b"])
def test_the_game_of_a_plain_position_is_written_without_reading_it_back(also: str) -> None:
    position = hen.parse_strict("".join(f"_{row}b9Kw9" for row in range(1, 19)) + also)
    position_to_game(position)  # what is found out about boards of its size is known by now
    assert steps(position_to_game, position) < 20 * len(position.stones)


@given(plain_positions())
def test_a_game_made_in_one_go_is_the_one_that_edits_lead_to(position: Position) -> None:
    edited, _ = write_anew(GameTree.new(position.size), Position(Stones(position.size)), position)
    made = plain_game(position)
    assert made is None or sgf.format(Collection.of([made])) == sgf.format(Collection.of([edited]))


def test_a_plain_position_becomes_a_game_in_one_go() -> None:
    position = hen.parse_strict(".9x9_5Gb_4Cw.C4w.C4-TR")
    position_to_game(position)
    assert steps(position_to_game, position) < 1200


@pytest.mark.parametrize(
    ("text", "columns"), [("(;GM[1]FF[4];B[aa]SZ[5])", 19), ("(;FF[4]SZ[9];B[aa]GM[2]CA[Shift_JIS]C[Good.])", 9)]
)
def test_what_counts_in_the_root_only_does_not_go_there_with_the_move(text: str, columns: int) -> None:
    tree = sgf.parse(text).value.games[0]
    size = BoardSize(columns, columns)
    after = Position(Stones(size).with_stone(Point(columns - 1, 0), BLACK))
    written, _ = write_anew(tree, node_to_position(tree, 1), after)
    assert (written.size, written.is_go, len(written)) == (size, True, 1)
    assert node_to_position(written, written.root).stones == after.stones


@given(holdable_positions())
def test_a_position_survives_in_an_sgf_file(position: Position) -> None:
    assert last_position(written_and_read(position_to_game(position))) == told(position)


@pytest.mark.parametrize("example", hen.EXAMPLES)
def test_the_examples_of_the_specification_come_back_to_the_letter(example: str) -> None:
    game = written_and_read(position_to_game(hen.parse_strict(example)))
    assert hen.format(last_position(game)) == example.replace(".19x19", "")


SPECIFICATION = {
    "(;PB[Black]PW[White]GM[1]FF[4]SZ[19];AB[aa][ca][da][jj][jl][im][km][jn][fs][ns][os]"
    "AW[ba][ea][fa][ga][kl][lm][kn][cs][ds][es][ms];W[jm])": hen.EXAMPLES[0].replace(".19x19", ""),
    """(;GM[1]FF[4]SZ[19]
    AB[ja][db][jb][qb][fc][jc][kc][pc][ld][md][nd][qd][ke][pe][qe][pf][qg][rg][sg][oh][sh][mi][pi][qi][ri][oj][qj][pk]
    [qk][pl][rl][pm][jn][ln][pn][go][lo][no][po][cp][ep][hp][lp][op][fq][hq][mq][nq][oq][pq][gr][nr][or][qr][ns][ps][rs]
    AW[ka][la][kb][mb][ob][pb][cc][dc][ic][lc][mc][oc][qf][rf][ng][og][pg][ph][qh][rh][ni][oi][mj][nj][rj][ck][ok][rk]
    [ol][ql][mm][om][qm][rm][cn][mn][on][io][mo][oo][qo][mp][np][qp][gq][iq][kq][lq][qq][rq][hr][jr][kr][mr][rr][is][ls]
    C[The ear-reddening move comes next.]
    ;B[ji]SQ[ln:lp][jn]CR[io]C[The ear-reddening move.])""": hen.EXAMPLES[1],
    """(;GM[1]FF[4]SZ[9]AB[ge][fg]AW[fh]
    ;B[eg];W[gg];B[gf]
    ;W[hg]LB[eg:1][gg:2][gf:3][hg:4])""": hen.EXAMPLES[2].replace(".E2-a", ""),
}


@pytest.mark.parametrize("text", SPECIFICATION)
def test_the_specifications_sgf_gives_its_hen(text: str) -> None:
    (game,) = sgf.parse(text).value.games
    assert hen.format(last_position(game)) == SPECIFICATION[text]


def properties(text: str) -> list[dict[str, tuple[str, ...]]]:
    """Return the properties of the nodes that a HEN text is written as, without those of every new game."""
    tree = position_to_game(hen.parse_strict(text))
    always = {"FF", "GM", "CA", "AP", "SZ"}
    return [{n: v for n, v in tree.node(node).raw.items() if n not in always} for node in tree.walk()]


CASES = {
    "a last move is a move": (".9x9_5Eb.E5b", [{}, {"B": ("ee",)}]),
    "a pass is a move": (".9x9_5Eb.pw", [{"AB": ("ee",)}, {"W": ("",)}]),
    "a turn is said in the root": (".9x9_5Eb.w", [{"AB": ("ee",), "PL": ("W",)}]),
    "a turn that goes without saying is not": (".9x9_5Eb", [{"AB": ("ee",)}]),
    "a ko is played out": (
        ".9x9_9Bbw_8bBw".replace("_8bBw", "_8b1Cw") + ".B9b",
        [{"AB": ("ab",), "AW": ("ca", "cb")}, {"B": ("ba",)}],
    ),
    "a turn out of turn is kept beside the move": (
        ".9x9_5Eb.E5b.b",
        [{}, {"B": ("ee",), "HEN": (".9x9.b",)}],
    ),
    "a turn that numbers of White first imply is kept after the pass of another colour": (
        ".9x9_9~1~wb.pr",
        [{"AW": ("aa",), "LB": ("aa:1",), "HEN": (".9x9.pr.w",)}],
    ),
    "a last move without its stone is kept": (".9x9.E5b", [{"HEN": (".9x9.E5b",)}]),
    "a coloured stone is kept, and shown to others": (
        ".9x9_5Er",
        [{"LB": ("ee:R",), "HEN": (".9x9_5Er",)}],
    ),
    "numbers are labels on stones": (
        ".9x9_5E~1~2",
        [{"AB": ("ee",), "AW": ("fe",), "LB": ("ee:1", "fe:2")}],
    ),
    "a whole number as a label stays a label": (
        ".9x9_5Eb.E5-1",
        [{"AB": ("ee",), "LB": ("ee:1",), "HEN": (".9x9.E5-1",)}],
    ),
    "an order of play is kept": (".9x9_5Eb~bwr", [{"AB": ("ee",), "HEN": (".9x9~bwr",)}]),
    "marks are written by kind": (
        ".9x9.E5-TR.A1-SQ.B2-TR",
        [{"TR": ("ee", "bh"), "SQ": ("ai",)}],
    ),
}


@pytest.mark.parametrize(("text", "expected"), CASES.values(), ids=CASES)
def test_how_a_position_is_written(text: str, expected: list[dict[str, tuple[str, ...]]]) -> None:
    assert properties(text) == expected


def test_example_1_captures_on_the_ko_point() -> None:
    root, move = properties(hen.EXAMPLES[0])
    assert "jm" not in root["AW"]
    assert "jm" not in root["AB"]
    assert "im" in root["AB"]
    assert move == {"W": ("jm",)}
