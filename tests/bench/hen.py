"""Reading and writing HEN, and SGF to HEN: each as a ratio to something else that is measured in the same run.

What is compared takes turns, so that a machine that is slower for a while is so for both. Each turn is one call to
warm up and one that is timed; of many the shortest counts, which is the one that nothing disturbed.
"""

import re
from collections.abc import Callable, Sequence
from inspect import unwrap
from time import perf_counter

from sgfmill import sgf as sgfmill
from sgfmill import sgf_moves

from hen_editor.core import convert, hen
from tests.bench import games
from tests.bench.figures import Figure

ROUNDS = 600

FULL_BOARD = "".join(f"_{row}{'bw' * 9}b" if row % 2 else f"_{row}{'wb' * 9}w" for row in range(19, 0, -1))
TEXTS = {
    "example 1": hen.EXAMPLES[0],
    "example 2": hen.EXAMPLES[1],
    "example 3": hen.EXAMPLES[2],
    "full board": FULL_BOARD,
}
LONGEST = "example 2"
"""The one of 241 characters that the goal is set for."""

_LEXEMES = re.compile(r"[A-HJ-Z]|[bwrglyp]|[0-9]+|\S")
PARSE_GOAL, FORMAT_GOAL, SGF_GOAL = 8, 1, 3


def measured() -> list[Figure]:
    """Measure all."""
    figures = [figure for name, text in TEXTS.items() for figure in _of_text(name, text)]
    return [*figures, _of_game()]


def shortest(functions: Sequence[Callable[[], object]], rounds: int = ROUNDS) -> list[float]:
    """Return the seconds of each function's shortest call."""
    times: list[list[float]] = [[] for _ in functions]
    for _ in range(rounds):
        for function, taken in zip(functions, times, strict=True):
            function()
            start = perf_counter()
            function()
            taken.append(perf_counter() - start)
    return [min(taken) for taken in times]


def _of_text(name: str, text: str) -> list[Figure]:
    position = hen.parse_strict(text)
    read = unwrap(hen.read)  # The work itself, were it ever remembered.
    drained, parsed, written = shortest([lambda: drain(text), lambda: read(text), lambda: hen.format(position)])
    parse, format_ = parsed / drained, written / parsed
    what, micro = f"HEN {name}, {len(text)} characters", 1e6
    is_goal = name == LONGEST
    return [
        Figure(
            f"{what}: parse",
            f"{parse:5.2f} times draining a regular expression   ({parsed * micro:.0f} and {drained * micro:.0f} µs)",
            f"<= {PARSE_GOAL}" if is_goal else "",
            parse <= PARSE_GOAL if is_goal else None,
        ),
        Figure(
            f"{what}: format",
            f"{format_:5.2f} times parse   ({written * micro:.0f} µs)",
            f"<= {FORMAT_GOAL}",
            format_ <= FORMAT_GOAL,
        ),
    ]


def _of_game() -> Figure:
    data = plain_game().encode()
    theirs, ours = shortest([lambda: replay_with_sgfmill(data), lambda: convert.sgf_to_hen(data)])
    ratio = theirs / ours
    return Figure(
        f"SGF of {games.MOVES} moves to HEN at the last",
        f"{ratio:5.2f} times as fast as sgfmill parses and replays   ({ours * 1e3:.2f} and {theirs * 1e3:.2f} ms)",
        f">= {SGF_GOAL}",
        ratio >= SGF_GOAL,
    )


def drain(text: str) -> None:
    """Take where each lexeme of a text starts, where it ends and what it says."""
    for match in _LEXEMES.finditer(text):
        match.start()
        match.end()
        match.group()


def plain_game() -> str:
    """Return a game of moves alone as SGF."""
    moves = "".join(f";{'BW'[number % 2]}[{point.sgf}]" for number, point in enumerate(games.moves()))
    return f"(;FF[4]GM[1]CA[UTF-8]SZ[19]PB[Black]PW[White]KM[6.5]{moves})\n"


def replay_with_sgfmill(data: bytes) -> None:
    """Parse a game and play it to its end."""
    board, plays = sgf_moves.get_setup_and_moves(sgfmill.Sgf_game.from_bytes(data))
    for color, move in plays:
        if move is not None:
            board.play(*move, color)
