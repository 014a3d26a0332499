"""Files of HEN positions as games, and what they would lose."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import hen, sgf
from hen_editor.core.convert import hen_file, node_to_position, position_to_game
from hen_editor.core.convert.hen_file import Entry
from hen_editor.core.formats import HEN, reads_back
from hen_editor.core.hen import entries
from hen_editor.core.position import Position
from hen_editor.core.sgf import GameTree
from tests.games import told
from tests.strategies import holdable_positions


def game(text: str) -> GameTree:
    return sgf.parse(text).value.games[0]


def test_an_entry_is_a_game_with_its_title_as_the_name_of_the_game() -> None:
    read = hen_file.to_game(Entry(".9x9_5Eb", "Tengen"))
    assert read.value.node(read.value.root)["GN"] == "Tengen"
    assert hen_file.of_game(read.value) == Entry(".9x9_5Eb", "Tengen")


def test_an_entry_without_a_title_has_no_name() -> None:
    read = hen_file.to_game(Entry(".9x9_5Eb", ""))
    assert "GN" not in read.value.node(read.value.root).raw


def test_undecodable_bytes_of_a_name_are_replaced_in_a_file() -> None:
    read = sgf.parse(f"(;CA[UTF-8]SZ[9]AB[ee]C[{'碁' * 50}]GN[caf".encode() + b"\xe9])").value
    data = HEN.write(read)
    assert data.decode() == "# caf\ufffd\n.9x9_5Eb\n"
    assert reads_back(HEN, data, read)


def test_an_entry_with_errors_is_a_game_of_what_can_be_read() -> None:
    read = hen_file.to_game(Entry(".9x9_10Eb_5Eb"))
    assert not read.ok
    assert hen.format(node_to_position(read.value, read.value.root)) == ".9x9_5Eb"


def test_the_empty_board_is_an_entry_that_is_not_blank() -> None:
    assert hen_file.of_position(Position()) == Entry(".19x19")


def test_a_board_too_wide_for_hen_is_refused() -> None:
    with pytest.raises(ValueError, match="30x30"):
        hen_file.of_game(game("(;SZ[30])"))


@given(st.lists(holdable_positions(), min_size=1, max_size=3))
def test_positions_survive_in_a_file(positions: list[Position]) -> None:
    written = hen_file.write(hen_file.of_game(position_to_game(position)) for position in positions)
    read = [hen_file.to_game(entry).value for entry in entries.read(written)]
    shown = [node_to_position(game, [*game.main_line()][-1]) for game in read]
    assert shown == [*map(told, positions)]


LOST = {
    "nothing of a position": ("(;FF[4]GM[1]CA[UTF-8]AP[a:1]SZ[9]GN[name]AB[aa]PL[W]TR[aa]LB[aa:x])", set()),
    "nothing of a position with its last move": ("(;SZ[9]AB[aa];W[bb]CR[bb]HEN[.9x9.w])", set()),
    "moves": ("(;SZ[9];B[aa];W[bb])", {"All moves but the last will be lost."}),
    "a move in the root": ("(;SZ[9]B[aa];W[bb])", {"All moves but the last will be lost."}),
    "a move of another colour": ("(;SZ[9]HEN[.9x9_5Ep.E5p];B[bb])", {"All moves but the last will be lost."}),
    "two moves in a node": ("(;SZ[9];B[aa]W[bb])", {"All moves but the last will be lost."}),
    "nothing of a move in the root alone": ("(;SZ[9]B[aa])", set()),
    "variations": ("(;SZ[9](;B[aa])(;B[bb]))", {"Variations will be lost."}),
    "a setup after the first": ("(;SZ[9]AB[aa];AB[bb])", {"All moves but the last will be lost."}),
    "comments and names": ("(;SZ[9]C[a];B[aa]N[b])", {"The comment will be lost.", "The node name will be lost."}),
    "arrows": ("(;SZ[9]AR[aa:bb])", {"Arrows will be lost."}),
    "selected points": ("(;SZ[9]SL[aa])", {"Selected points will be lost."}),
    "the game information": ("(;SZ[9]PB[Ann])", {"The game info will be lost."}),
    "marks that the last move does not show": (
        "(;SZ[9]TR[aa];B[aa])",
        {"Labels and marks of earlier moves will be lost."},
    ),
    "labels of two words": ("(;SZ[9]LB[aa:two words])", {"Labels that HEN cannot store will be lost."}),
    "anything else": (
        "(;SZ[9]KGSDE[x];B[aa]BL[30])",
        {"SGF properties that are not part of a position will be lost."},
    ),
    "the board": ("(;SZ[30])", {"Boards of more than 25 columns will be lost."}),
}


@pytest.mark.parametrize(("text", "lost"), LOST.values(), ids=LOST)
def test_what_an_entry_would_lose(text: str, lost: set[str]) -> None:
    assert {problem.message for problem in hen_file.lost(game(text))} == lost


@pytest.mark.parametrize(
    ("texts", "holds"),
    [
        (["_19b"], True),
        ([""], True),
        (["hello world"], False),
        (["hello world", "_19b"], True),
        (["_10K"], True),
        (["_19b_18Ibw ?"], True),
        (["Can Black live in .9x9_2Cb4_1Bbw4.b?"], False),
        (["`.9x9_5b`"], False),
        (["", "hello world"], False),
        (["", ""], True),
    ],
)
def test_whether_there_is_any_hen(texts: list[str], holds: bool) -> None:
    assert hen_file.holds_hen([Entry(text) for text in texts]) is holds


def test_errors_of_a_hen_among_words_are_reported_without_a_place() -> None:
    found = hen_file.among_words("Hello.\n```\n.9x9_5Eb2Ib\n```\n")
    assert found.value is not None
    assert hen.format(node_to_position(found.value, found.value.root)) == ".9x9_5Eb2"
    assert [(problem.code, problem.span, problem.fix) for problem in found.diagnostics] == [
        ("column-i", None, None),
        ("words-left-out", None, None),
    ]
