"""A program that is killed while a document is edited: what was done is there, up to the last step or the one after."""

import multiprocessing
import os
import random
import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from multiprocessing.connection import Connection
from pathlib import Path

from PySide6.QtCore import QObject
from shiboken6 import delete

from hen_editor.document.recovery.recovered import recovered
from tests.core.editing.machine import GAMES
from tests.document.recovery.edited import UNTOUCHED, edit, state, states
from tests.effort import is_thorough

ROUNDS, THOROUGH_ROUNDS = 5, 1_000

MOST_STEPS = 40
"""The most steps that are awaited before a program is killed: on a busy machine hardly one would be done by a time."""

IS_FORKED = "forkserver" in multiprocessing.get_all_start_methods()
PROCESSES = multiprocessing.get_context("forkserver" if IS_FORKED else "spawn")
"""A process that has imported everything is forked where that can be done: an import takes longer than a round."""

PROCESSES.set_forkserver_preload([edit.__module__])


def rounds() -> int:
    """Return how many programs are killed."""
    return THOROUGH_ROUNDS if is_thorough() else ROUNDS


def test_whatever_moment_the_program_is_killed_at_what_was_done_is_recovered(qapp: object, tmp_path: Path) -> None:
    chance = random.Random(os.urandom(8))
    recovered_rounds = 0
    for number in range(rounds()):
        seed = str(chance.random())
        data = chance.choice((b"", *GAMES))
        steps, moment = chance.randint(1, MOST_STEPS), chance.uniform(0, 0.02)
        recovered_rounds += killed_and_recovered(tmp_path / str(number), data, seed, steps, moment)
    assert recovered_rounds > rounds() / 2


def killed_and_recovered(folder: Path, data: bytes, seed: str, steps: int, moment: float) -> bool:
    """Kill a program so many seconds after some steps; return whether there was something to recover."""
    folder.mkdir()
    file = folder / "game.sgf"
    file.write_bytes(data)
    opened = file if data else None
    told, end = PROCESSES.Pipe(duplex=False)
    child = PROCESSES.Process(target=edit, args=(seed, opened, folder / "data", end))
    child.start()
    end.close()
    reached = [told.recv_bytes().decode() for _ in range(steps)]
    time.sleep(moment)
    child.kill()
    reached += received(told)
    child.join()
    assert file.read_bytes() == data
    read = [recovered(path.read_bytes()) for path in (folder / "data").rglob("*.journal")]
    found = [journal for journal in read if journal is not None]
    case = f"seed {seed}, {data!r}, {steps} steps and {moment} seconds, {len(reached)} states"
    owner = QObject()
    oracle = [*islice(states(seed, opened, owner, is_kept=False), len(reached) + 1)]
    delete(owner)
    assert oracle[:-1] == reached, case
    if not found:
        assert any(one.startswith(UNTOUCHED) for one in oracle[-2:]), case
        return False
    (journal,) = found
    assert state(journal.snapshot, journal.index, len(journal.steps)) in oracle[-2:], case
    return True


def received(told: Connection) -> Iterator[str]:
    """Iterate over what a process that was killed has told."""
    with told, suppress(EOFError, OSError):
        while True:
            yield told.recv_bytes().decode()
