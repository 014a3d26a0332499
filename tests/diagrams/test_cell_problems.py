"""A problem with one cell points at this cell, whatever the diagram is wrapped in."""

import pytest

from hen_editor import diagrams
from hen_editor.core.board import Point
from hen_editor.diagrams import codes

ROWS = ("| . . . . .", "| . X 1 ; .", "| . O 1 . .", "| . . . . .")
GRID = (". . . . .", ". X 1 ; .", ". O 1 . .", ". . . . .")
LABELLED = (" 4 . . . . . 4", " 3 . X 1 ~ . 3", " 2 . O 1 . . 2", " 1 . . . . . 1")

WRAPPED = [
    "\n".join(f"$$ {row}" for row in ROWS),
    "\n".join(f"> $$ {row}" for row in ROWS),
    "/*\n" + "\n".join(f" * $$ {row}" for row in ROWS) + "\n */",
    "\n".join(f"   $$ {row}" for row in ROWS),
    "\\n".join(f"$$ {row}" for row in ROWS),
    " ".join(f"$$ {row}" for row in ROWS),
]


@pytest.mark.parametrize("text", WRAPPED)
def test_the_cell_is_pointed_at(text: str) -> None:
    (found,) = diagrams.parse(text, "sensei").value
    told = {
        problem.kind: (text[problem.span.start : problem.span.end], *problem.points)
        for problem in found.diagnostics
        if problem.span is not None
    }
    left, top = found.area.upper_left
    assert told[codes.SIGN_UNKNOWN] == (";", Point(left + 3, top + 1))
    assert told[codes.NUMBER_TWICE] == ("1", Point(left + 2, top + 2))


@pytest.mark.parametrize("prefix", ["", "> ", "// ", "2024-05-01 12:00:00 INFO "])
@pytest.mark.parametrize("rows", [GRID, LABELLED])
def test_the_second_one_of_a_number_is_pointed_at(prefix: str, rows: tuple[str, ...]) -> None:
    text = "\n".join(prefix + row.replace(";", ".").replace("~", ".") for row in rows)
    (found,) = diagrams.parse(text).value
    (problem,) = (problem for problem in found.diagnostics if problem.kind is codes.NUMBER_TWICE)
    assert problem.span is not None
    assert text[problem.span.start : problem.span.end] == "1"
    assert problem.span.start == text.rindex("O 1") + 2


def test_in_a_string_literal() -> None:
    text = 'board = ["..X..", ".O1..", "..1O.", ".X..O"]'
    (found,) = diagrams.parse(text).value
    (problem,) = (problem for problem in found.diagnostics if problem.kind is codes.NUMBER_TWICE)
    assert problem.span == (text.rindex("1"), text.rindex("1") + 1)


def test_an_arrow_off_the_board_points_at_its_line() -> None:
    text = "$$ +-----\n$$ | . . .\n$$ | . X .\n$$ {AR A1 Z9}"
    (found,) = diagrams.parse(text).value
    (problem,) = (problem for problem in found.diagnostics if problem.kind is codes.OFF_BOARD)
    assert problem.span == (text.index("{"), len(text))


def test_a_text_that_unwrapping_changes_points_at_the_line() -> None:
    text = "<b>$$ | . 1 1 X .</b>\n$$ | . . O . .\n$$ | . . . . ."
    (found,) = diagrams.parse(text).value
    (problem,) = (problem for problem in found.diagnostics if problem.kind is codes.NUMBER_TWICE)
    assert problem.span is not None
    assert problem.span.end == text.index("\n")
