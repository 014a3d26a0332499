"""Reading, writing and replaying SGF beside sgfmill, on the same bytes, in turns.

What counts is the processor's time, the shortest of several rounds: the one that nothing disturbed.
The files are generated; besides, where HEN_EDITOR_CORPUS names a directory, the files of its folders `games` and
its largest file, as far as sgfmill can read them. The garbage collector is on, as it is wherever Python runs.
"""

import gc
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from time import process_time

from sgfmill import sgf as sgfmill
from sgfmill import sgf_moves

from hen_editor.core import sgf
from hen_editor.core.formats import SGF, reading_back
from hen_editor.core.replay import Replay
from hen_editor.core.sgf.tree import NodeIds
from hen_editor.core.slices import finished
from tests.bench import games
from tests.bench.figures import Figure

ROUNDS = 7
GAMES = 12
DICTIONARY = 60_000

FEW_MOVES = 20

READING, WRITING, REPLAYING = 6, 20, 5
"""How many times as fast as sgfmill it is to be."""

READING_BACK = 150
"""How long it may take to read back a file before it is saved, in milliseconds."""


def measured() -> list[Figure]:
    """Measure generated games and a generated dictionary, then each directory of a corpus that is named."""
    sets: dict[str, list[bytes]] = {
        f"{GAMES} games": [_game(seed) for seed in range(GAMES)],
        "a commented game": [games.commented_game().encode()],
        f"a dictionary of {DICTIONARY:,} nodes": [games.large_tree(DICTIONARY).encode()],
    }
    if corpus := os.environ.get("HEN_EDITOR_CORPUS"):
        sets |= _of_corpus(Path(corpus))
    gc.enable()
    figures = [figure for name, files in sets.items() for figure in _figures(name, files)]
    gc.disable()
    return figures


def _game(seed: int) -> bytes:
    """Return a game as SGF the way that collections of them are written: ten moves a line, the result above."""
    moves = [f";{'BW'[number % 2]}[{point.sgf}]" for number, point in enumerate(games.moves(seed=seed))]
    lines = ["".join(moves[start : start + 10]) for start in range(0, len(moves), 10)]
    return "\n".join(["(;GM[1]FF[4]SZ[19]PB[Black]PW[White]KM[6.5]RE[B+R]DT[2001-02-03]", *lines, ")\n"]).encode()


def _of_corpus(corpus: Path) -> Mapping[str, list[bytes]]:
    """Return the games that are no longer than people play, and the largest file."""
    ordinary = [path.read_bytes() for path in sorted(corpus.rglob("games/*.sgf"))]
    ordinary = [data for data in ordinary if _witness_reads(data)]
    largest = max(corpus.rglob("*.sgf"), key=lambda path: path.stat().st_size)
    return {f"{len(ordinary)} games of the corpus": ordinary, "its largest tree": [largest.read_bytes()]}


def _witness_reads(data: bytes) -> bool:
    try:
        _witness_walk(sgfmill.Sgf_game.from_bytes(data))
    except (ValueError, LookupError):  # what sgfmill says of a file, and of an encoding, that it cannot read
        return False
    return len(sgf.parse(data).value.games) == 1


def _figures(name: str, files: Sequence[bytes]) -> list[Figure]:
    read = [sgf.parse(data).value for data in files]
    witnesses = [sgfmill.Sgf_game.from_bytes(data) for data in files]
    for witness in witnesses:
        _witness_walk(witness)
    megabytes = sum(map(len, files)) / 1e6
    pairs: dict[str, tuple[Callable[[], object], Callable[[], object], float | None]] = {
        "parsed": (
            lambda: [sgf.parse(data) for data in files],
            lambda: [_witness_walk(sgfmill.Sgf_game.from_bytes(data)) for data in files],
            READING,
        ),
        "parsed and walked through": (
            lambda: [_walk(sgf.parse(data).value) for data in files],
            lambda: [_witness_walk(sgfmill.Sgf_game.from_bytes(data)) for data in files],
            None,
        ),
        "written untouched": (
            lambda: [sgf.format(collection) for collection in read],
            lambda: [witness.serialise() for witness in witnesses],
            WRITING,
        ),
    }
    if replayed := [pair for pair in zip(read, witnesses, strict=True) if _witness_replays(pair[1])]:
        pairs["the last position"] = (
            lambda: [_last_position(collection) for collection, _ in replayed],
            lambda: [_witness_board(witness) for _, witness in replayed],
            REPLAYING,
        )
    figures = [_figure(what, *pair) for what, pair in pairs.items()]
    title = Figure(f"SGF: {name}", f"{megabytes:.2f} MB, {sum(_nodes(one) for one in read):,} nodes")
    return [title, *figures, _read_back(read)]


def _read_back(collections: Sequence[sgf.Collection]) -> Figure:
    """Measure what is done before an edited file is saved: reading back what would be written, and comparing it."""
    edited = [one.with_game(0, one.games[0].with_raw(one.games[0].root, "XX", ["new"])) for one in collections]
    written = [sgf.format(collection) for collection in edited]
    time = min(_milliseconds(lambda: [*map(_is_held, written, edited)]) for _ in range(ROUNDS))
    return Figure("  read back and compared", f"{time:8.3f} ms", f"<= {READING_BACK} ms", time <= READING_BACK)


def _is_held(data: bytes, collection: sgf.Collection) -> bool:
    return finished(reading_back(SGF, data, collection))


def _figure(what: str, ours: Callable[[], object], theirs: Callable[[], object], goal: float | None) -> Figure:
    times = [(_milliseconds(ours), _milliseconds(theirs)) for _ in range(ROUNDS)]
    mine, witness = map(min, zip(*times, strict=True))
    ratio = witness / mine
    measured = f"{mine:8.3f} ms   sgfmill {witness:8.2f} ms   {ratio:7.1f} times as fast"
    if goal is None:
        return Figure(f"  {what}", measured)
    return Figure(f"  {what}", measured, f">= {goal:g} times", ratio >= goal)


def _milliseconds(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return (process_time() - start) * 1000


def _nodes(collection: sgf.Collection) -> int:
    return sum(map(len, collection.games))


def _walk(collection: sgf.Collection) -> None:
    for tree in collection.games:
        children = tree.children
        for node in tree.walk():
            children(node)


def _witness_walk(game: sgfmill.Sgf_game) -> None:
    stack = [game.get_root()]
    while stack:
        node = stack.pop()
        stack.extend(reversed(node))


def _last_position(collection: sgf.Collection) -> object:
    tree = replace(collection.games[0], ids=NodeIds())  # as it is when it was just opened
    *_, last = tree.main_line()
    return Replay.of(tree, last).stones


def _witness_replays(game: sgfmill.Sgf_game) -> bool:
    """Return whether it is a game to its end, which the main line of a dictionary is not."""
    try:
        _witness_board(game)
    except ValueError:  # setup in mid-game, and moves on stones
        return False
    return len(game.get_main_sequence()) > FEW_MOVES


def _witness_board(game: sgfmill.Sgf_game) -> object:
    board, plays = sgf_moves.get_setup_and_moves(game)
    for colour, move in plays:
        if move is not None:
            board.play(*move, colour)
    return board
