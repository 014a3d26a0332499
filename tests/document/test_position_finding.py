"""Finding a position in files."""

from pathlib import Path

from hen_editor.core import hen
from hen_editor.core.codes import CROWDED_NODE
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.game.search import PositionSearch
from hen_editor.document.file_bytes import MAX_PROPERTIES, SizeLimit
from hen_editor.document.position_finding import (
    FileProblem,
    FoundPosition,
    SearchedFile,
    find,
    find_in_file,
)
from hen_editor.document.position_index import INDEX_NAME
from hen_editor.formats import FORMATS
from tests.steps import steps


def search(folder: Path, properties: int) -> list[FoundPosition | FileProblem]:
    """Search a file that has a node of so many properties before the one with the position."""
    path = folder / f"{properties}.sgf"
    path.write_text(f"(;SZ[9];B[ee]{'AB[aa]' * (properties - 1)};W[gc])")
    sought = PositionSearch(hen.parse(".9x9_9Ab_7Gw_5Eb").value.stones)
    return [*find([path], sought, SizeLimit(), FORMATS)]


def test_a_file_that_could_not_be_opened_is_reported(tmp_path: Path) -> None:
    [found] = search(tmp_path, MAX_PROPERTIES)
    assert isinstance(found, FoundPosition)
    assert found.match.number == 2
    [problem] = search(tmp_path, MAX_PROPERTIES + 1)
    assert isinstance(problem, FileProblem)
    assert isinstance(problem.reason, Diagnostic)
    assert problem.reason.kind is CROWDED_NODE
    assert not problem.is_searched


def test_what_cannot_be_looked_up_is_reported_and_the_rest_is_searched(tmp_path: Path) -> None:
    game = tmp_path / "game.sgf"
    game.write_text("(;SZ[9]AB[ee])")
    (tmp_path / INDEX_NAME).symlink_to("x" * 300)
    sought = PositionSearch(hen.parse(".9x9_5Eb").value.stones)
    problem, found = find([tmp_path / ("x" * 300), tmp_path], sought, SizeLimit(), FORMATS)
    assert isinstance(problem, FileProblem)
    assert isinstance(problem.reason, OSError)
    assert isinstance(found, FoundPosition)


def test_a_game_without_the_stones_is_not_replayed(tmp_path: Path) -> None:
    costs = []
    for name, moves in {"warm": "ee", "with": "ee", "without": "ed"}.items():
        path = tmp_path / f"{name}.sgf"
        path.write_text(f"(;SZ[9];B[aa];W[{moves}]{';B[ba];W[bb]' * 500})")
        sought = PositionSearch(hen.parse(".9x9_9Ab_5Ew").value.stones)
        costs.append(steps(list, find_in_file(SearchedFile(path), sought, SizeLimit(), FORMATS)))
    assert costs[2] < costs[1] / 3
