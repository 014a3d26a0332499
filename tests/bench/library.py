"""What the library does with 100 kB of a hostile text: each function once, the shortest of a few rounds.

What counts is the processor's time.
"""

from collections.abc import Callable, Iterator
from time import process_time

from hen_editor.core import Game, convert, hen, sgf, transform
from hen_editor.core.editing import play, snapshot
from hen_editor.core.formats import HEN
from hen_editor.core.transform import Transform
from tests.bench.figures import Figure

ROUNDS = 3
LENGTH = 100_000
GOAL = 1.0
"""How many seconds each may take."""


def measured() -> list[Figure]:
    """Measure all."""
    return [_figure(what, work) for what, work in _works()]


def _works() -> Iterator[tuple[str, Callable[[], object]]]:
    swap = Transform(swaps_colors=True)
    games = {
        "words": _repeated(";a"),
        "empty nodes": _repeated(";"),
        "triangles everywhere": _repeated(";TR[aa:ZZ]", "SZ[52]"),
        "letters everywhere": _repeated(";L[aa:ZZ]", "SZ[52]"),
        "stones of other colours": _repeated(";HEN[_5r]"),
    }
    for name, text in games.items():
        yield f"{name}: parse", lambda text=text: sgf.parse(text)
        yield f"{name}: sgf_to_hen", lambda text=text: convert.sgf_to_hen(text)
        yield f"{name}: positions", lambda text=text: [*map(type, Game.read(text).positions())]
        yield f"{name}: clean", lambda text=text: sgf.clean(sgf.parse(text).value)
        yield f"{name}: a move, written", lambda text=text: _moved(text)
        yield f"{name}: colours swapped", lambda text=text: transform.collection(sgf.parse(text).value, swap)
    yield "HEN positions, a line each", lambda: HEN.read(b"_5b\n" * (LENGTH // 4))
    yield "rows with errors: extract_all", lambda: hen.extract_all("_19b?" * (LENGTH // 5))


def _repeated(node: str, root: str = "") -> str:
    return f"(;{root}{node * (LENGTH // len(node))})"


def _moved(text: str) -> bytes:
    shown = snapshot.of_collection(sgf.parse(text).value)
    return sgf.format(play.played(shown, shown.tree.size.point(60)).collection)


def _figure(what: str, work: Callable[[], object]) -> Figure:
    time = min(_seconds(work) for _ in range(ROUNDS))
    return Figure(f"100 kB of {what}", f"{time:8.2f} s", f"<= {GOAL:g} s", time <= GOAL)


def _seconds(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return process_time() - start
