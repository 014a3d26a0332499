"""An engine that follows what is shown."""

import errno
import os
import shlex
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue
from threading import Event
from time import monotonic

import pytest

from hen_editor.core import sgf
from hen_editor.engine import codes
from hen_editor.engine.codes import EngineError
from hen_editor.engine.engine import Engine, SearchLimits
from hen_editor.engine.engines import EngineSpec
from hen_editor.engine.live import EngineThread
from tests.engine.scripts import spec

PATIENCE = 20.0

TREE = sgf.parse_strict("(;SZ[9];B[ee];W[cc];B[dd];W[gg])").games[0]
NODES = [*TREE.main_line()]


class Events:
    """What an engine in a thread tells those who look, in order."""

    def __init__(self, thread: EngineThread) -> None:
        self.thread = thread
        self.told: Queue[object] = Queue()

    def look(self) -> None:
        """Take the news of the thread."""
        found, is_new = self.thread.news()
        if found is not None:
            self.told.put(found.node)
        if is_new and self.thread.error is not None:
            self.told.put(self.thread.error)

    def until(self, is_wanted: Callable[[object], bool]) -> list[object]:
        """Return what is told up to what is wanted."""
        told, ends = list[object](), monotonic() + PATIENCE
        while not (told and is_wanted(told[-1])):
            self.look()
            try:
                told.append(self.told.get(timeout=0.005))
            except Empty:
                if monotonic() > ends:
                    pytest.fail(f"only {told}")
        return told


@contextmanager
def living(*faults: str) -> Iterator[tuple[EngineThread, Events]]:
    thread = EngineThread(spec(*faults))
    thread.start()
    try:
        yield thread, Events(thread)
    finally:
        thread.close()
        assert thread.join(PATIENCE)


def test_it_follows_what_is_shown_and_only_that() -> None:
    with living() as (thread, events):
        for node in NODES:
            thread.follow(TREE, node)
            events.until(lambda told, node=node: told == node)
        for node in reversed(NODES):
            thread.follow(TREE, node)
        told = events.until(lambda told: told == NODES[0])
        assert set(told) <= {NODES[0], NODES[-1]}
        assert events.until(lambda told: told == NODES[0]) == [NODES[0]]


def test_the_analysis_goes_on_after_a_job_and_ends_at_its_limits() -> None:
    with living() as (thread, events):
        thread.follow(TREE, NODES[1])
        events.until(lambda told: told == NODES[1])
        thread.do(lambda engine, _: events.told.put(("played", engine.genmove(SearchLimits(1)))))
        events.until(lambda told: isinstance(told, tuple))
        events.until(lambda told: told == NODES[1])
        thread.follow(TREE, NODES[2], SearchLimits(visits=1))
        events.until(lambda told: told == NODES[2])
        thread.do(lambda engine, _: events.told.put("done"))
        assert events.until(lambda told: told == "done")[-1] == "done"
        thread.pause()


def test_what_it_refuses_is_said_and_it_goes_on() -> None:
    other = sgf.parse_strict("(;SZ[21])").games[0]
    with living() as (thread, events):
        thread.follow(other, other.root)
        [*_, error] = events.until(lambda told: isinstance(told, EngineError))
        assert (error.problem.kind, thread.is_lost) == (codes.REFUSED, False)
        thread.follow(TREE, NODES[0])
        events.until(lambda told: told == NODES[0])


@pytest.mark.parametrize(
    ("fault", "kind"),
    [("dies-at=komi", codes.ENDED_SAYING), ("dies-at=name", codes.ENDED_SAYING), ("floods-at=komi", codes.FLOOD)],
)
def test_an_engine_that_is_lost_is_said_once_and_closed(fault: str, kind: object) -> None:
    with living(fault) as (thread, events):
        thread.follow(TREE, NODES[0])
        [*_, error] = events.until(lambda told: isinstance(told, EngineError))
        assert (error.problem.kind, thread.is_lost) == (kind, True)
        assert thread.join(PATIENCE)
        events.look()
        assert events.told.empty()


@pytest.mark.parametrize("faults", [["hangs-at=name"], ["hangs-at=komi"], ["stops-late=60"], ["pours"]], ids=str)
def test_it_is_closed_whatever_it_does(faults: list[str]) -> None:
    with living(*faults, "never-quits", "survives-eof") as (thread, events):
        thread.follow(TREE, NODES[0])
        if faults[0] in ("stops-late=60", "pours"):
            events.until(lambda told: told == NODES[0])
    events.look()
    errors = [told for told in events.told.queue if isinstance(told, EngineError)]
    assert errors == []


def test_a_job_is_told_to_stop_for_the_next() -> None:
    with living() as (thread, events):
        begun, ended = Event(), Event()

        def wait(_: Engine, stop: Event) -> None:
            begun.set()
            assert stop.wait(PATIENCE)
            ended.set()

        thread.do(wait)
        assert begun.wait(PATIENCE)
        thread.do(lambda *_: events.told.put("next"))
        events.until(lambda told: told == "next")
        assert ended.is_set()


def test_what_is_refused_of_what_is_no_longer_wanted_is_not_said() -> None:
    with living() as (thread, events):
        begun = Event()

        def refuse(_: Engine, stop: Event) -> None:
            begun.set()
            assert stop.wait(PATIENCE)
            raise EngineError(codes.NOT_GO.at())

        thread.do(refuse)
        assert begun.wait(PATIENCE)
        thread.do(lambda *_: events.told.put("next"))
        events.until(lambda told: told == "next")
        assert thread.error is None


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_an_unforeseen_exception_is_an_error_too_and_ends_the_engine() -> None:
    with living() as (thread, events):
        thread.do(lambda engine, stop: 1 // 0)
        [*_, error] = events.until(lambda told: isinstance(told, EngineError))
        assert "HEN Editor failed in talking to the engine: ZeroDivisionError" in str(error)
        assert thread.join(PATIENCE)


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_an_unforeseen_exception_while_it_is_made_is_an_error_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(prefix: str) -> str:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(tempfile, "mkdtemp", refuse)
    thread = EngineThread(spec())
    thread.start()
    assert thread.join(PATIENCE)
    assert thread.is_lost
    assert os.strerror(errno.ENOSPC) in str(thread.error)


def test_a_null_character_in_its_command_line_is_said() -> None:
    with pytest.raises(EngineError, match="cannot be started: embedded null byte"):
        Engine(EngineSpec("x", f"{shlex.quote(sys.executable)} 'a\0b'")).open()


def test_an_engine_that_is_killed_while_it_has_nothing_to_do_is_said(tmp_path: Path) -> None:
    noted = tmp_path / "pid"
    with living(f"pid={noted}") as (thread, events):
        thread.do(lambda engine, _: events.told.put(engine.name))
        events.until(lambda told: told == "Scripted")
        os.kill(int(noted.read_text(encoding="ascii")), signal.SIGTERM)
        [*_, error] = events.until(lambda told: isinstance(told, EngineError))
        assert error.problem.kind is codes.ENDED
        assert thread.join(PATIENCE)
