"""`hen convert` of pictures that carry no position: what they show is recognised."""

import json
from pathlib import Path

import pytest

from hen_editor.core import hen
from hen_editor.drawing.painter.pictures import ready
from hen_editor.recognition import Pixels
from tests.cli.command import run
from tests.recognition.made import image_of
from tests.recognition.test_no_board import chess, drawn
from tests.recognition.test_reading import picture, position

pytestmark = pytest.mark.usefixtures("qapp")

SHOWN = position(9, 2)
HEN = hen.visible_text(SHOWN)


def saved(path: Path, pixels: Pixels) -> str:
    ready()
    assert image_of(pixels).save(str(path))
    return str(path)


@pytest.fixture
def board(tmp_path: Path) -> str:
    """A picture of a board that carries nothing."""
    return saved(tmp_path / "board.png", picture(SHOWN, cell=30))


@pytest.fixture
def no_board(tmp_path: Path) -> str:
    return saved(tmp_path / "chess.png", drawn(chess))


@pytest.fixture
def to_check(tmp_path: Path) -> str:
    """A picture whose board is not sure, as a part without edges never is."""
    pixels = picture(position(19, 2), cell=30)
    return saved(tmp_path / "part.png", pixels[105:345, 105:375])


def test_a_board_that_is_sure_is_printed(board: str) -> None:
    result = run("convert", board)
    assert (result.exit_code, result.output) == (0, f"{HEN}\n")


def test_a_board_to_check_is_printed_with_a_warning(to_check: str) -> None:
    result = run("convert", to_check)
    assert result.exit_code == 1
    assert hen.read(result.stdout.strip()).ok
    assert "[board-to-check]" in result.stderr


def test_a_picture_without_a_board_is_refused(no_board: str) -> None:
    result = run("convert", no_board)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "No Go board was found in this picture." in result.stderr


def test_each_input_is_a_line_of_json(board: str, no_board: str) -> None:
    result = run("convert", "--json", board, no_board)
    shown, nothing = map(json.loads, result.stdout.splitlines())
    signs = {".": ".", "b": "X", "w": "O"}
    cells = "".join(signs[chr(cell)] for cell in SHOWN.stones.cells)
    assert shown == {
        "input": board,
        "ok": True,
        "boards": [
            {
                "title": None,
                "confidence": "sure",
                "hen": HEN,
                "grid": [cells[start : start + 9] for start in range(0, 81, 9)],
                "edges": {"left": True, "top": True, "right": True, "bottom": True},
                "unsure": [],
            }
        ],
        "problems": [],
    }
    assert nothing == {
        "input": no_board,
        "ok": False,
        "boards": [],
        "problems": [],
        "refusal": "No Go board was found in this picture.",
    }
    assert result.exit_code == 2


def test_what_a_picture_carries_comes_first(tmp_path: Path) -> None:
    carrying = str(tmp_path / "carrying.png")
    assert run("render", ".9x9_5Eb_4Ew", "-o", carrying).exit_code == 0
    painted_over = saved(tmp_path / "other.png", picture(SHOWN, cell=30))
    assert run("convert", carrying).stdout == ".9x9_5Eb_4Ew\n"
    assert run("convert", "--recognise", "only", carrying).stdout == ".9x9_5Eb_4Ew\n"
    assert run("convert", "--recognise", "never", carrying).stdout == ".9x9_5Eb_4Ew\n"
    refused = run("convert", "--recognise", "never", painted_over)
    assert (refused.exit_code, refused.stdout) == (2, "")


@pytest.mark.parametrize("suffix", ["jpg", "bmp", "webp"])
def test_pictures_of_other_formats_are_recognised(tmp_path: Path, suffix: str) -> None:
    assert run("convert", saved(tmp_path / f"board.{suffix}", picture(SHOWN, cell=30))).stdout == f"{HEN}\n"


def test_a_picture_that_can_carry_nothing_and_is_not_looked_at_is_refused_in_a_sentence(tmp_path: Path) -> None:
    refused = run("convert", "--recognise", "never", saved(tmp_path / "board.jpg", picture(SHOWN, cell=30)))
    assert "This picture carries no position" in refused.stderr
    assert refused.exit_code == 2


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_folder_of_pictures_is_read(board: str, jobs: str) -> None:
    saved(Path(board).parent / "second.jpg", picture(SHOWN, cell=30))
    result = run("convert", "--jobs", jobs, str(Path(board).parent))
    assert (result.exit_code, result.stdout) == (0, f"{HEN}\n{HEN}\n")


def test_a_board_becomes_a_game(board: str, tmp_path: Path) -> None:
    game = tmp_path / "board.sgf"
    assert run("convert", board, "-o", str(game)).exit_code == 0
    assert run("convert", str(game)).stdout == f"{HEN}\n"
