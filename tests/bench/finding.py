"""Finding a position in a folder of games, with an index and without, beside sgfmill replaying the same files.

What counts is the processor's time.
"""

import tempfile
from pathlib import Path
from time import process_time

from hen_editor.core import sgf
from hen_editor.core.board import Area, Point, Stones
from hen_editor.core.game.search import PositionSearch
from hen_editor.core.positions.key import UpTo
from hen_editor.core.replay import Replay
from hen_editor.document.file_bytes import SizeLimit
from hen_editor.document.position_finding import FoundPosition, find
from hen_editor.document.position_index import update
from hen_editor.formats import FORMATS
from tests.bench import games
from tests.bench.figures import Figure
from tests.bench.hen import replay_with_sgfmill

FILES, MOVES = 500, 200
DIFFERENT = 10
"""How many different games the files hold."""

GOAL = 60 / 10_000 * FILES
"""How long a search may take, in seconds: a minute for 10,000 games."""

INDEXING = 2 * 180 / 100_000 * FILES
"""How long indexing may take, in seconds: three minutes for 100,000 games on two processors."""

FEW_STONES = 3
"""How many stones there are in a corner that most games have at some time, up to symmetry."""

OPENING = 30
CORNER = Area(Point(0, 0), Point(9, 8))


def measured() -> list[Figure]:
    """Measure searches for the position after the opening of one of the games."""
    texts = [_game(seed) for seed in range(DIFFERENT)]
    tree = sgf.parse(texts[0]).value.games[0]
    stones = Replay.of(tree, OPENING).stones
    searches = {
        "a position": PositionSearch(stones),
        "a position up to symmetry": PositionSearch(stones, up_to=UpTo.SYMMETRY),
        "a corner up to symmetry and colour": PositionSearch(stones, CORNER, UpTo.SYMMETRY | UpTo.COLOR),
        f"a corner of {FEW_STONES} stones up to symmetry": PositionSearch(_corner(tree), CORNER, UpTo.SYMMETRY),
    }
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for number in range(FILES):
            (folder / f"{number}.sgf").write_text(texts[number % DIFFERENT])
        figures = [_figure(what, folder, search) for what, search in searches.items()]
        figures.append(_replayed_by_sgfmill(folder))
        start = process_time()
        update(folder, SizeLimit(), FORMATS)
        seconds = process_time() - start
        figures.append(Figure(f"{FILES} games indexed", _rate(seconds), f"<= {INDEXING:g} s", seconds <= INDEXING))
        return [*figures, *(_figure(f"  by the index, {what}", folder, search) for what, search in searches.items())]


def _game(seed: int) -> str:
    moves = [f";{'BW'[number % 2]}[{point.sgf}]" for number, point in enumerate(games.moves(MOVES, seed))]
    return f"(;FF[4]GM[1]SZ[19]PB[Black]PW[White]KM[6.5]{''.join(moves)})\n"


def _corner(tree: sgf.GameTree) -> Stones:
    """Return the first board of a game with few stones in the corner."""
    for node in tree.main_line():
        stones = Replay.of(tree, node).stones
        if sum(point in stones for point in CORNER.points()) == FEW_STONES:
            return stones
    raise ValueError("a game that leaves the corner empty")


def _figure(what: str, folder: Path, search: PositionSearch) -> Figure:
    start = process_time()
    count = sum(isinstance(event, FoundPosition) for event in find([folder], search, SizeLimit(), FORMATS))
    seconds = process_time() - start
    assert count >= FILES / DIFFERENT
    return Figure(f"{what} found in {FILES} games", _rate(seconds), f"<= {GOAL:g} s", seconds <= GOAL)


def _replayed_by_sgfmill(folder: Path) -> Figure:
    start = process_time()
    for path in folder.iterdir():
        replay_with_sgfmill(path.read_bytes())
    return Figure("  the same games replayed by sgfmill", _rate(process_time() - start))


def _rate(seconds: float) -> str:
    return f"{seconds:6.2f} s, {FILES / seconds:7,.0f} games a second"
