"""Reading text diagrams: one of Sensei's Library, a page of prose with one, a page of boards; recognising a paste."""

from hen_editor import diagrams
from hen_editor.core import hen
from hen_editor.core.board import BoardSize
from hen_editor.pasting import recognise
from tests.bench.figures import Figure
from tests.bench.hen import shortest

ROUNDS = 60
DIAGRAM_GOAL, PAGE_GOAL = 2, 50
"""Milliseconds."""

PAGE_LENGTH = 10_000


def measured() -> list[Figure]:
    """Measure all."""
    drawn = diagrams.format(hen.parse_strict(hen.EXAMPLES[1]), "sensei").value
    prose = "Black answers at the point between the two stones, and then White has to live.\n"
    page = prose * ((PAGE_LENGTH - len(drawn)) // len(prose)) + drawn
    boards = "\n\n".join([diagrams.format(hen.parse_strict(hen.EXAMPLES[1]), "gtp").value] * (PAGE_LENGTH // 900))
    one, all_of_it, many, recognised = shortest(
        [
            lambda: diagrams.parse(drawn),
            lambda: diagrams.parse(page),
            lambda: diagrams.parse(boards),
            lambda: recognise(page, BoardSize()),
        ],
        ROUNDS,
    )
    return [
        _figure(f"Diagram of Sensei's Library, {len(drawn)} characters: parse", one, DIAGRAM_GOAL),
        _figure(f"Page of {len(page):,} characters: find its diagram", all_of_it, PAGE_GOAL),
        _figure(f"Boards of engines, {len(boards):,} characters: parse", many, PAGE_GOAL),
        _figure(f"Paste of {len(page):,} characters: recognise", recognised, PAGE_GOAL),
    ]


def _figure(name: str, seconds: float, goal: int) -> Figure:
    return Figure(name, f"{seconds * 1e3:5.2f} ms", f"<= {goal} ms", seconds * 1e3 <= goal)
