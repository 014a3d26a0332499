"""What a pasted text is: the vectors, the board that moves are meant for, hostile texts."""

import re
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import hen
from hen_editor.core.board import BoardSize
from hen_editor.core.hen.extraction import MAX_HENS
from hen_editor.pasting import (
    MAX_TEXT_LENGTH,
    Pasted,
    PasteKind,
    game_text,
    recognise,
    recognise_without_sgf,
)
from hen_editor.pasting.recognition import MAX_GAME_OFFSET
from tests.core.hen.test_linear import HOSTILE as HOSTILE_HENS
from tests.diagrams.test_hostile import HOSTILE as HOSTILE_DIAGRAMS
from tests.diagrams.vectors import Vector
from tests.diagrams.vectors import read_vectors as read_diagrams
from tests.each import for_each
from tests.steps import grows_in_line, steps, steps_between

FILE = Path(__file__).parents[1] / "vectors" / "pasting" / "pasted.txt"
VECTORS = re.findall(r"^== (.*)\n((?:.*\n)*?)-- found\n((?:.+\n)+)", FILE.read_text(encoding="utf-8"), re.MULTILINE)
TEXTS = [text for _, text, _ in VECTORS]


def described(found: Pasted) -> str:
    """Write what was found: its kind, games, title and area, the position, and the problems."""
    size, games = found.position.size, len(found.games)
    title = f" “{found.title}”" if found.title else ""
    number = f", {games} game{'s' * (games > 1)}" if games else ""
    area = "" if found.area is None else " from {} to {}".format(*(point.name(size) for point in found.area))
    position = found.position.with_implied_turn()
    drawn = [("arrow", line) for line in found.overlay.arrows] + [("line", line) for line in found.overlay.lines]
    lines = [f"\n{name}: {start.name(size)} {end.name(size)}" for name, (start, end) in drawn]
    return f"{found.kind.value}{number}{title}{area}: {hen.format(position)}{''.join(lines)}"


@pytest.mark.parametrize(("text", "expected"), [vector[1:] for vector in VECTORS], ids=[claim for claim, *_ in VECTORS])
def test_what_is_found_is_as_expected(text: str, expected: str) -> None:
    read = recognise(text, BoardSize())
    problems = [*read.diagnostics, *(problem for found in read.value for problem in found.diagnostics)]
    shown = [problem for problem in problems if not problem.code.startswith("sgf-")]
    lines = [*map(described, read.value), *(f"{problem.severity.value}: {problem.message}" for problem in shown)]
    assert "\n".join(lines) == expected.rstrip()


@for_each(product(TEXTS, ["\r\n", "\r"]))
def test_line_breaks_of_other_systems_change_nothing(case: tuple[str, str]) -> None:
    text, line_break = case
    plain, other = (recognise(each, BoardSize()) for each in (text, text.replace("\n", line_break)))
    assert [*map(described, other.value)] == [*map(described, plain.value)]
    assert [problem.message for found in other.value for problem in found.diagnostics] == [
        problem.message for found in plain.value for problem in found.diagnostics
    ]
    assert [problem.message for problem in other.diagnostics] == [problem.message for problem in plain.diagnostics]


def test_all_vectors_are_read() -> None:
    assert len(VECTORS) == FILE.read_text(encoding="utf-8").count("-- found")


@pytest.mark.parametrize(
    ("text", "size"),
    [
        (";B[cc];W[gg]", BoardSize(9, 9)),
        (";B[cc];W[pp]", BoardSize()),
        ("C3 G7", BoardSize(9, 9)),
        ("C3 Q16", BoardSize()),
        ("(;B[cc];W[gg])", BoardSize()),
    ],
)
def test_moves_without_a_size_are_meant_for_the_board_that_is_there_if_they_are_on_it(
    text: str, size: BoardSize
) -> None:
    (found,) = recognise(text, BoardSize(9, 9)).value
    assert found.position.size == size


@pytest.mark.parametrize(
    ("text", "game"),
    [
        ("Dear Ann (;SZ[9];B[ee]) cheers", "(;SZ[9];B[ee])"),
        ('<div data-wgo="(;SZ[9];B[ee])" data-wgo-move="1"></div>', "(;SZ[9];B[ee])"),
        ("<p>(;SZ[9]C[a &amp; b &lt;3];B[ee])</p>", "(;SZ[9]C[a & b <3];B[ee])"),
        ("> (;SZ[9]C[a &amp; b])", "(;SZ[9]C[a &amp; b])"),
        ("See (;SZ[9]C[a) b\\] c];B[ee]\n) :)", "(;SZ[9]C[a) b\\] c];B[ee]\n)"),
        ("GM[1]FF[4];B[ee](;W[cc])(;W[dd]) x", "GM[1]FF[4];B[ee](;W[cc])(;W[dd])"),
        (";B[dd];W[pp])", "(;SZ[19];B[dd];W[pp])"),
        (";B[dd](;W[pp])(;W[pd]))) :)", "(;SZ[19];B[dd](;W[pp])(;W[pd]))"),
        ("Or ;B[dd];W[pp] maybe", "(;SZ[19];B[dd];W[pp])"),
        ("(;", "(;"),
        ("Cut off: (;SZ[9];B[ee]C[unfinished) ", "(;SZ[9];B[ee]C[unfinished) "),
        ("https://example.org/?sgf=%28%3BSZ%5B9%5DC%5Ba%20b%2B%5D%3bB%5bee%5d%29&move=1", "(;SZ[9]C[a b+];B[ee])"),
        ("See <https://example.org/#%28%0a%3BSZ[9];B[ee]%29>.", "(\n;SZ[9];B[ee])"),
    ],
)
def test_words_around_a_game_are_no_part_of_it(text: str, game: str) -> None:
    assert game_text(text, BoardSize()) == game


@for_each(read_diagrams(), str)
def test_what_is_a_diagram_is_no_hen(vector: Vector) -> None:
    kinds = {found.kind for found in recognise(vector.text, BoardSize()).value}
    others = {"A moves list": {PasteKind.MOVES}, "An SGF": {PasteKind.SGF}, "A HEN": {PasteKind.HEN}}
    assert kinds == ({PasteKind.DIAGRAM} if vector.expected else others.get(vector.claim, set()))


def test_a_long_text_is_only_searched_for_sgf() -> None:
    long = "Q16 " * MAX_TEXT_LENGTH
    (problem,) = recognise(long, BoardSize()).diagnostics
    assert problem.message == "The text is not SGF, and too long to search for anything else (over 100,000 characters)."
    assert [found.kind for found in recognise(f"(;SZ[9];B[ee]C[{long}])", BoardSize()).value] == [PasteKind.SGF]


def test_of_a_long_list_the_first_are_found_and_a_note_says_so() -> None:
    found = recognise(".9x9_5Gb.b\n.9x9_5Gw.w\n" * 405, BoardSize()).value
    assert len(found) == MAX_HENS
    assert [problem.code for problem in found[0].diagnostics] == ["more-positions"]


@pytest.mark.parametrize("before", ["", "> ", "  "])
def test_the_lines_that_are_left_out_are_named_by_their_numbers(before: str) -> None:
    lines = (".9x9_5Gb.b", "_5Ib", ".9x9_5Gw.w", "_6Ib", ".9x9_5Jw.w")
    found = recognise("\n".join(("Lee wrote:", *(before + line for line in lines), "Who wins?")), BoardSize()).value
    (problem,) = found[0].diagnostics
    assert dict(problem.fields)["lines"] == "3, 5"


def test_a_long_text_is_not_searched_to_its_end_for_the_beginning_of_sgf() -> None:
    assert game_text(" " * (MAX_GAME_OFFSET - 100) + "(;B[dd])", BoardSize()) is not None
    for sgf in ("(;B[dd])", ";B[dd]"):
        assert game_text("words " * (MAX_GAME_OFFSET // 6 + 1) + sgf, BoardSize()) is None


def test_the_size_of_a_long_fragment_is_looked_for_at_its_beginning() -> None:
    moves = ";B[dd]" * (MAX_GAME_OFFSET // 6 + 1)
    for last in (";B[pp]", "SZ[19]"):
        assert game_text(f"{moves}{last}", BoardSize(9, 9)) == f"(;SZ[9]{moves}{last})"


FEW = 2000
"""Characters in the shortest text whose cost is looked at."""

OF_MOVES = ["(", "( ", "(;", ";B[dd]", ";B", ";", "B[", "]", "D4 ", "pp ", "B ", "1 ", "go ", ".9x9_5Gb.b "]
_pieces = st.sampled_from([*HOSTILE_HENS, *HOSTILE_DIAGRAMS, *OF_MOVES])


@given(st.one_of(st.lists(_pieces, max_size=40).map("".join), st.text(max_size=80), st.sampled_from(TEXTS)), st.data())
def test_any_text_is_recognised_without_an_exception(text: str, data: st.DataObject) -> None:
    cut = text[data.draw(st.integers(0, len(text))) :] + text[: data.draw(st.integers(0, len(text)))]
    read = recognise(cut, data.draw(st.sampled_from([BoardSize(), BoardSize(9, 9), BoardSize(30, 2)])))
    assert bool(read.value) is read.ok
    for found in read.value:
        assert found.as_games()


@pytest.mark.parametrize("piece", OF_MOVES)
def test_recognising_takes_linear_time(piece: str) -> None:
    def cost(count: int) -> int:
        return steps(lambda text: recognise(text, BoardSize()), piece * count)

    assert grows_in_line(cost, FEW // len(piece))


FIFTH = MAX_TEXT_LENGTH // 5
MOST_STEPS = 400_000
"""Lines of Python that run without a report for a fifth of the longest text: some ten milliseconds."""

PIECES = [
    *(".9x9_5Gb x ", "\n", "a\n\n", ". X O .\n", "$$ . X .\n", "_5Gb", ". ", "> ", '"', "(", "0 1 2 ", "[0,1,2],\n"),
    *("| X | O | . | . |\n", ". X O .      . X O .\n", '"..X.O..",\n', "├●┼○┤\n", "```\n.9x9_5Gb x\n", "* . X\n"),
    *("# a\n.9x9_5Gb\n", "12:01 bob: . X\n"),
    *("https://e.org/#.9x9_5Gb ", "1 . X O . 1\n2 . X O . 2\n", r"\black{c3,d4}\showgoban "),
]


@pytest.mark.parametrize("piece", PIECES)
def test_progress_is_reported_often_for_a_long_text(piece: str) -> None:
    text = piece * (FIFTH // len(piece))
    assert max(steps_between(lambda progress: recognise_without_sgf(text, BoardSize(), progress=progress))) < MOST_STEPS


def test_each_point_of_a_long_fragment_is_read_once() -> None:
    fragment = ";B[dd] text ;W[pp] and\n"
    game_text(fragment, BoardSize())  # regular expressions are made when they are first used
    assert steps(lambda text: game_text(text, BoardSize()), fragment * 10_000) < 1_000


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Look at .9x9_5Ebw_4Ib.b please", ["Ib"]),
        ("# One\n.9x9_5Eb_4Ib\n# Two\n.9x9_4Ib_5Eb\n", ["Ib", "Ib"]),
        ("See (;SZ[9];B[aa]C[x)", ["[x)", ""]),
        ("https://example.org/?hen=%2E9x9%5F4Ib", [None]),
    ],
)
def test_the_spans_of_problems_are_in_the_text_that_was_given(text: str, shown: list[str | None]) -> None:
    problems = [problem for found in recognise(text).value for problem in found.diagnostics]
    assert [problem.span and text[slice(*problem.span)] for problem in problems] == shown
