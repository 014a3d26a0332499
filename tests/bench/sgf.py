"""Reading, writing and replaying SGF beside sgfmill, on the same bytes, in turns.

What counts is the processor's time, the shortest of several rounds: the one that nothing disturbed.
The files are generated; besides, where HEN_EDITOR_CORPUS names a directory, the files of its folders `games` and
its largest file, as far as sgfmill can read them. The garbage collector is on, as it is wherever Python runs.
"""

import gc
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from time import process_time

from sgfmill import sgf as sgfmill
from sgfmill import sgf_grammar, sgf_moves
from sgfmill.boards import Board
from sgfmill.sgf import Tree_node

from hen_editor.core import Game, Position, sgf
from hen_editor.core.board import Stones
from hen_editor.core.formats import SGF, reads_back
from hen_editor.core.replay import Replay
from hen_editor.core.sgf.node import NodeIds
from tests.bench import games, lean
from tests.bench.figures import Figure

ROUNDS = 7
GAMES = 12
DICTIONARY = 60_000

SMALL_GAMES = 1_000

FEW_MOVES = 20

READING, WRITING, REPLAYING, VALUES, SMALL, ALONE, POSITIONS = 6, 20, 5, 1.6, 10, 1.5, 3
"""How many times as fast as sgfmill it is to be."""

LEAN = 2
"""How many times as long as a lean replay it may take to reach the last position."""

ASKED = ("B", "W", "C")
"""The properties that are asked for at each node, whether it has them or not."""

READING_BACK = 150
"""How long it may take to read back a file before it is saved, in milliseconds."""


def measured() -> list[Figure]:
    """Measure generated games and a generated dictionary, then each directory of a corpus that is named."""
    sets = {
        f"{GAMES} games": [_game(seed) for seed in range(GAMES)],
        "a commented game": [games.commented_game().encode()],
        f"a dictionary of {DICTIONARY:,} nodes": [games.large_tree(DICTIONARY).encode()],
    }
    corpus = os.environ.get("HEN_EDITOR_CORPUS")
    gc.enable()
    figures = [figure for name, files in sets.items() for figure in _figures(name, files)]
    if corpus is not None:
        for name, files in _of_corpus(Path(corpus)).items():
            figures += _figures(name, files, is_generated=False)
    figures += _small_games(games.tsumego(SMALL_GAMES).encode())
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


def _figures(name: str, files: Sequence[bytes], *, is_generated: bool = True) -> list[Figure]:
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
        "parsed, and the typed values of every node": (
            lambda: [_values(sgf.parse(data).value) for data in files],
            lambda: [_witness_values(sgfmill.Sgf_game.from_bytes(data)) for data in files],
            VALUES,
        ),
        f"parsed, and {', '.join(ASKED)} of every node asked for": (
            lambda: [_asked(sgf.parse(data).value) for data in files],
            lambda: [_witness_asked(sgfmill.Sgf_game.from_bytes(data)) for data in files],
            VALUES,
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
        pairs["all positions of the main line, in turn"] = (
            lambda: [_positions(collection) for collection, _ in replayed],
            lambda: [_witness_positions(witness, is_kept=False) for _, witness in replayed],
            POSITIONS,
        )
        pairs["all positions of the main line, kept"] = (
            lambda: [_positions(collection) for collection, _ in replayed],
            lambda: [_witness_positions(witness, is_kept=True) for _, witness in replayed],
            POSITIONS,
        )
    figures = [_figure(what, *pair) for what, pair in pairs.items()]
    if replayed and is_generated:
        figures.append(_beside_lean([collection for collection, _ in replayed]))
    title = Figure(f"SGF: {name}", f"{megabytes:.2f} MB, {sum(_nodes(one) for one in read):,} nodes")
    return [title, *figures, _read_back(read)]


def _read_back(collections: Sequence[sgf.Collection]) -> Figure:
    """Measure what is done before an edited file is saved: reading back what would be written, and comparing it."""
    edited = [one.with_game(0, one.games[0].with_raw(one.games[0].root, "XX", ["new"])) for one in collections]
    written = [sgf.format(collection) for collection in edited]
    time = min(_milliseconds(lambda: [*map(_is_held, written, edited)]) for _ in range(ROUNDS))
    return Figure("  read back and compared", f"{time:8.3f} ms", f"<= {READING_BACK} ms", time <= READING_BACK)


def _beside_lean(collections: Sequence[sgf.Collection]) -> Figure:
    """Measure the last position beside a lean replay, which is given the text of the main lines."""
    texts = [_main_line(collection.games[0]) for collection in collections]
    for collection, text in zip(collections, texts, strict=True):
        assert str(_last_position(collection).cells, "ascii").upper() == "".join(lean.board_after(text))
    rounds = range(ROUNDS)
    mine = min(_milliseconds(lambda: [*map(_last_position, collections)]) for _ in rounds)
    least = min(_milliseconds(lambda: [*map(lean.board_after, texts)]) for _ in rounds)
    measured = f"{mine:8.3f} ms   lean    {least:8.2f} ms   {mine / least:7.1f} times as long"
    return Figure("  beside a lean replay", measured, f"<= {LEAN} times", mine <= LEAN * least)


def _main_line(tree: sgf.GameTree) -> str:
    return "".join(piece.text for node in tree.main_line() for piece in tree.pieces(node))


def _small_games(data: bytes) -> list[Figure]:
    """Measure a file of many small games, and as many files of one."""
    files = data.splitlines()
    together = _figure("in one file, parsed", lambda: sgf.parse(data), lambda: _witness_collection(data), SMALL)
    apart = _figure(
        "in a file each, parsed",
        lambda: [sgf.parse(file) for file in files],
        lambda: [_witness_walk(sgfmill.Sgf_game.from_bytes(file)) for file in files],
        ALONE,
    )
    return [Figure(f"SGF: {len(files):,} small games", f"{len(data) / 1e6:.2f} MB"), together, apart]


def _witness_collection(data: bytes) -> None:
    for game in sgf_grammar.parse_sgf_collection(data):
        _witness_walk(sgfmill.Sgf_game.from_coarse_game_tree(game))


def _is_held(data: bytes, collection: sgf.Collection) -> bool:
    return reads_back(SGF, data, collection)


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
    for _ in _witness_nodes(game):
        pass


def _values(collection: sgf.Collection) -> None:
    for tree in collection.games:
        for number in tree.walk():
            node = tree.node(number)
            for name in node.raw:
                node.get(name)


def _witness_values(game: sgfmill.Sgf_game) -> None:
    for node in _witness_nodes(game):
        for name in node.properties():
            node.get(name)


def _asked(collection: sgf.Collection) -> None:
    for tree in collection.games:
        for number in tree.walk():
            node = tree.node(number)
            for name in ASKED:
                node.get(name)


def _witness_asked(game: sgfmill.Sgf_game) -> None:
    for node in _witness_nodes(game):
        for name in ASKED:
            if node.has_property(name):
                node.get(name)


def _witness_nodes(game: sgfmill.Sgf_game) -> Iterator[Tree_node]:
    stack = [game.get_root()]
    while stack:
        node = stack.pop()
        yield node
        stack.extend(reversed(node))


def _last_position(collection: sgf.Collection) -> Stones:
    tree = replace(collection.games[0], ids=NodeIds())  # as it is when it was just opened
    *_, last = tree.main_line()
    return Replay.of(tree, last).stones


def _positions(collection: sgf.Collection) -> list[Position]:
    return [position for _, position in Game(collection).positions()]


def _witness_positions(game: sgfmill.Sgf_game, *, is_kept: bool) -> list[Board]:
    """Return the board after each move; unless they are kept, it is one board, which changes."""
    board, moves = sgf_moves.get_setup_and_moves(game)
    boards = [board]
    for color, move in moves:
        if is_kept:
            board = board.copy()
        if move is not None:
            board.play(*move, color)
        boards.append(board)
    return boards


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
