"""A program that is killed while a document is edited: what was done is there, up to the last step or the one after."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

from hypothesis import settings

from hen_editor.document.recovery.journal import recovered
from tests.core.editing.machine import GAMES
from tests.document.recovery.edited import digest

ROUNDS, THOROUGH_ROUNDS = 5, 1_000
ROOT = Path(__file__).resolve().parents[3]


def rounds() -> int:
    """Return how many programs are killed."""
    usual, now = settings.get_profile("default").max_examples, settings.default.max_examples
    return ROUNDS if now <= usual else THOROUGH_ROUNDS


def test_whatever_moment_the_program_is_killed_at_what_was_done_is_recovered(tmp_path: Path) -> None:
    chance = random.Random(os.urandom(8))
    recovered_rounds = 0
    for number in range(rounds()):
        seed = str(chance.random())
        data = chance.choice((b"", *GAMES))
        recovered_rounds += killed_and_recovered(tmp_path / str(number), data, seed, chance.uniform(0, 0.4))
    assert recovered_rounds > rounds() / 2


def killed_and_recovered(folder: Path, data: bytes, seed: str, moment: float) -> bool:
    """Kill a program so many seconds after its first step; return whether there was something to recover."""
    folder.mkdir()
    file = folder / "game.sgf"
    file.write_bytes(data)
    environment = os.environ | {"XDG_DATA_HOME": str(folder / "data"), "XDG_CONFIG_HOME": str(folder / "config")}
    command = [sys.executable, "-m", "tests.document.recovery.edited", str(file) if data else "", seed]
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        first = child.stdout.readline()
        time.sleep(moment)
        child.kill()
        states = [first, *child.stdout.readlines()]
    states = [state.decode().strip() for state in states if state.endswith(b"\n")]
    assert file.read_bytes() == data
    read = [recovered(path.read_bytes()) for path in (folder / "data").rglob("*.journal")]
    found = [journal for journal in read if journal is not None]
    if not found:
        return False  # nothing was edited yet
    (journal,) = found
    case = f"seed {seed}, {data!r}, {moment}, {len(states)} states"
    state = digest(journal.snapshot, journal.index, len(journal.steps))
    oracle = following(data, seed, file if data else None, len(states) + 1, folder)
    assert state in oracle[-2:], case
    return True


def following(data: bytes, seed: str, file: Path | None, count: int, folder: Path) -> list[str]:
    """Return so many states of a program that is not killed, as far as there are any."""
    environment = os.environ | {"XDG_DATA_HOME": str(folder / "other"), "XDG_CONFIG_HOME": str(folder / "config")}
    command = [sys.executable, "-m", "tests.document.recovery.edited", str(file) if file else "", seed]
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        states = [child.stdout.readline().decode().strip() for _ in range(count)]
        child.kill()
    return states
