"""How good the guess which stones are dead is: `python -m tests.bench.counting [--all]`.

Finished games are taken from the directory that HEN_EDITOR_CORPUS names: those with a result in points, in which half
as many moves were played as the board has points. The guess is judged by GNU Go's `final_status_list dead`, and both by
the result of the game; that differs even without a mistake where dame, a ko or moves of the last endgame are missing in
the record. Without `--all`, 100 games are judged, evenly spread over those found.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import thread_time
from typing import NamedTuple

from hen_editor.core import sgf
from hen_editor.core.board import BLACK, WHITE, Point, Stones
from hen_editor.core.replay import Replay
from hen_editor.core.rules import chain
from hen_editor.core.sgf import GameTree
from hen_editor.teaching.counting import Count, can_be_counted
from hen_editor.teaching.playouts import guess
from hen_editor.teaching.scoring import GameScore, Terms

GAMES = 100
LEVEL = 5
"""That of GNU Go, half of its default, which takes three times as long."""

FAR = (0, 1, 2, 5)
"""By how many points a score may be off."""

_RESULT = re.compile(r"([BW])\+([0-9]+(?:\.[0-9]+)?)")


class Finished(NamedTuple):
    """A finished game. result: by how much Black won, None if the komi is unknown."""

    name: str
    stones: Stones
    terms: Terms
    result: float | None


class Verdicts(NamedTuple):
    """What is dead at the end of a game, by the guess and by GNU Go, and the seconds that the guess took."""

    game: Finished
    guessed: frozenset[Point]
    witnessed: frozenset[Point]
    seconds: float


def finished_games(corpus: Path) -> Iterator[Finished]:
    """Find the finished games of a directory, each once."""
    seen: set[Stones] = set()
    for path in sorted(each for each in corpus.rglob("*") if each.suffix.lower() == ".sgf"):
        for number, tree in enumerate(sgf.parse(path.read_bytes()).value.games):
            found = _RESULT.match(str(tree.node(tree.root).get("RE", "")))
            if found is not None and tree.is_go and (game := _at_end(f"{path.name}:{number + 1}", tree, found)):
                if game.stones not in seen:
                    yield game
                seen.add(game.stones)


def _at_end(name: str, tree: GameTree, result: re.Match[str]) -> Finished | None:
    *_, last = tree.main_line()
    state = Replay.of(tree, last)
    if state.move_number < tree.size.count / 2 or tree.size.columns > 19 or not can_be_counted(state.stones):
        return None
    margin = float(result[2]) * (1 if result[1] == "B" else -1)
    has_komi = tree.node(tree.root).get("KM") is not None
    return Finished(name, state.stones, Terms.of(tree, state.captures), margin if has_komi else None)


def dead_by_gnugo(stones: Stones) -> frozenset[Point]:
    """Return what GNU Go calls dead."""
    setup = "".join(
        f"{name}{''.join(f'[{point.sgf}]' for point in points)}"
        for name, points in (("AB", stones.points_of([BLACK])), ("AW", stones.points_of([WHITE])))
        if points
    )
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "position.sgf"
        path.write_text(f"(;GM[1]FF[4]SZ[{stones.size.columns}]{setup})")
        asked = f"loadsgf {path}\nfinal_status_list dead\nquit\n"
        command = [_gnugo(), "--mode", "gtp", "--japanese-rules", "--level", str(LEVEL)]
        answers = subprocess.run(command, input=asked, capture_output=True, text=True, check=True).stdout.split("\n\n")
    names = answers[1].removeprefix("=").split()
    return frozenset(point for name in names if (point := Point.from_name(name, stones.size)) is not None)


def _gnugo() -> str:
    found = shutil.which("gnugo", path=f"{os.environ.get('PATH', '')}:/usr/games")
    if found is None:
        raise SystemExit("GNU Go is not installed: apt-get install gnugo")
    return found


def judged(game: Finished) -> Verdicts:
    """Guess what is dead in a game, and ask GNU Go."""
    witnessed = dead_by_gnugo(game.stones)
    start = thread_time()
    guessed = guess(game.stones)
    return Verdicts(game, guessed, witnessed, thread_time() - start)


def _chains(stones: Stones) -> list[frozenset[Point]]:
    return list({chain(stones, point) for point in stones})


def _is_off_by(game: Finished, dead: frozenset[Point]) -> float:
    points = GameScore.of(Count(game.stones, dead), game.terms).territory
    return abs(points[BLACK] - points[WHITE] - (game.result or 0))


def _shares(verdicts: Sequence[Verdicts]) -> Iterator[str]:
    chains = [(each, one) for each in verdicts for one in _chains(each.game.stones)]
    same = sum((one <= each.guessed) is (one <= each.witnessed) for each, one in chains)
    agreed = [each for each in verdicts if each.guessed == each.witnessed]
    yield f"{len(verdicts)} games, {sum(each.seconds for each in verdicts) / len(verdicts):.2f} s for a guess"
    yield f"chains like GNU Go:    {same} of {len(chains)} ({100 * same / len(chains):.1f} %)"
    yield f"positions like GNU Go: {len(agreed)} of {len(verdicts)}"
    scored = [each for each in verdicts if each.game.result is not None]
    for name, offs in (
        ("the guess", [_is_off_by(each.game, each.guessed) for each in scored]),
        ("GNU Go", [_is_off_by(each.game, each.witnessed) for each in scored]),
    ):
        counts = ", ".join(f"{sum(off <= far for off in offs)} within {far}" for far in FAR)
        yield f"results of {len(scored)} games by territory with the dead of {name}: {counts}"


def main(asked: Sequence[str]) -> int:
    """Print how often the guess agrees with GNU Go, and both with the results."""
    corpus = os.environ.get("HEN_EDITOR_CORPUS")
    if corpus is None:
        print("HEN_EDITOR_CORPUS names no directory of games.")
        return 1
    games = [*finished_games(Path(corpus))]
    if "--all" not in asked and len(games) > GAMES:
        games = [games[number * len(games) // GAMES] for number in range(GAMES)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        verdicts = [*pool.map(judged, games)]
    for each in verdicts:
        size = each.game.stones.size
        for one in sorted(_chains(each.game.stones), key=min):
            if (one <= each.guessed) is not (one <= each.witnessed):
                is_dead = "alive, GNU Go dead" if one <= each.witnessed else "dead, GNU Go alive"
                print(f"{each.game.name} {min(one).name(size)} ({len(one)}): {is_dead}")
    print(*_shares(verdicts), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
