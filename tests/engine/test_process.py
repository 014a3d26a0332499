"""A program that runs: whatever it does, the answer comes or an error says why not, and nothing is left behind."""

import os
import select
import signal
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest

from hen_editor.core.diagnostics import DiagnosticKind
from hen_editor.engine import codes
from hen_editor.engine.codes import EngineError
from hen_editor.engine.process import EngineProcess, environment
from tests.engine.scripts import ROOT, running

PATIENCE = 20.0
"""Seconds after which a process that should have ended has not."""


@pytest.mark.parametrize(
    "faults",
    [
        (),
        ("byte-by-byte",),
        ("crlf",),
        ("comments",),
        ("long-answer",),
        ("junk-first",),
        ("slow=0.05",),
        ("crlf", "comments", "junk-first", "byte-by-byte"),
    ],
    ids=" ".join,
)
def test_an_answer_comes_however_it_is_written(faults: tuple[str, ...], tmp_path: Path) -> None:
    with running(tmp_path, *faults) as process:
        assert process.ask("name").rstrip("!") == "Scripted"
        assert process.ask("boardsize 9") == ""
        assert process.ask("showboard").split("\n")[0].split() == [*"ABCDEFGHJ"]


def test_what_follows_an_empty_line_in_an_answer_is_not_taken_for_another(tmp_path: Path) -> None:
    with running(tmp_path, "empty-lines-inside") as process:
        assert "Next" not in process.ask("showboard")
        assert process.ask("version") == "1.0"


def test_a_late_answer_is_not_taken_for_another(tmp_path: Path) -> None:
    with running(tmp_path, "slow=0.3") as process:
        process.ask("name")
        with pytest.raises(EngineError, match="does not answer “name”"):
            process.ask("name", 0.05)
        assert process.ask("version") == "1.0"


def test_a_refusal_is_said(tmp_path: Path) -> None:
    with running(tmp_path) as process, pytest.raises(EngineError, match="refuses “fly me”: “unknown command”"):
        process.ask("fly me")


def failure(folder: Path, fault: str, seconds: float = PATIENCE) -> EngineError:
    """Return how an engine with a fault fails to answer, and to answer again."""
    with running(folder, fault) as process:
        with pytest.raises(EngineError) as first:
            process.ask("version", seconds)
        with pytest.raises(EngineError) as second:
            process.ask("version", seconds)
        assert second.value.problem.kind is first.value.problem.kind
        return first.value


@pytest.mark.parametrize(
    ("fault", "kind"),
    [("dies-at=version", codes.ENDED_SAYING), ("floods-at=version", codes.FLOOD), ("closes-at=version", codes.ENDED)],
)
def test_an_end_has_its_sentence(fault: str, kind: DiagnosticKind, tmp_path: Path) -> None:
    assert failure(tmp_path, fault).problem.kind is kind


@pytest.mark.parametrize("fault", ["hangs-at=version", "silent-at=version", "wrong-ids"])
def test_no_answer_has_its_sentence(fault: str, tmp_path: Path) -> None:
    assert failure(tmp_path, fault, 0.5).problem.kind is codes.NO_ANSWER


def test_the_reason_of_an_end_is_that_in_its_error_output(tmp_path: Path) -> None:
    error = failure(tmp_path, "dies-at=version")
    assert str(error) == "The engine ended (exit status 3): “No such network”."
    assert error.log == "terminate called\n  what():  No such network"


@pytest.mark.long
def test_the_first_answer_may_take_as_long_as_there_is_error_output(tmp_path: Path) -> None:
    with running(tmp_path, "log=100") as process:
        assert process.ask("name", 4.0, patient=True) == "Scripted"
        assert process.log.split("\n") == [f"Tuning {number}" for number in range(50, 100)]


def test_what_is_written_outside_answers_is_in_the_log_too(tmp_path: Path) -> None:
    with running(tmp_path, "junk-first") as process:
        process.ask("name")
        assert process.log == "Error: no suitable fusermount\nloading"


def test_a_program_that_cannot_be_started_is_named(tmp_path: Path) -> None:
    with pytest.raises(EngineError, match=r"^There is no program /none/katago.$"):
        EngineProcess(["/none/katago", "gtp"], tmp_path)
    plain = tmp_path / "plain"
    plain.write_text("text", encoding="utf-8")
    with pytest.raises(EngineError, match=r"^The engine cannot be started: Permission denied \(.*plain\)\.$"):
        EngineProcess([str(plain)], tmp_path)


def test_a_missing_library_is_named(tmp_path: Path) -> None:
    text = "error while loading shared libraries: libOpenCL.so.1: cannot open shared object file"
    process = EngineProcess(["/bin/sh", "-c", f"echo '{text}' >&2; exit 127"], tmp_path)
    with pytest.raises(EngineError, match=r"needs libOpenCL.so.1, which is not installed"):
        process.ask("name")


def test_a_program_that_crashes_is_said_to_have_crashed_and_by_which_signal(tmp_path: Path) -> None:
    """KataGo built for another processor dies of SIGILL, and one without enough memory of SIGKILL; neither says so."""
    process = EngineProcess(["/bin/sh", "-c", "echo 'Loaded the network' >&2; kill -ILL $$"], tmp_path)
    with pytest.raises(EngineError) as caught:
        process.ask("name")
    assert str(caught.value) == f"The engine crashed or was killed ({signal.strsignal(signal.SIGILL)})."
    assert caught.value.log == "Loaded the network"


@pytest.mark.parametrize(
    "faults", [("never-quits", "survives-eof"), ("never-quits", "survives-eof", "ignores-sigterm")]
)
def test_a_program_that_does_not_quit_is_ended(faults: tuple[str, ...], tmp_path: Path) -> None:
    path = tmp_path / "pid"
    with running(tmp_path, *faults, f"pid={path}") as process:
        process.ask("name")
    with pytest.raises(ProcessLookupError):
        os.kill(int(path.read_text()), 0)


def test_who_waits_for_an_answer_learns_that_it_was_stopped(tmp_path: Path) -> None:
    with running(tmp_path, "hangs-at=version") as process:
        process.ask("name")
        raised: list[EngineError] = []

        def ask() -> None:
            try:
                process.ask("version", PATIENCE)
            except EngineError as error:
                raised.append(error)

        asking = Thread(target=ask)
        asking.start()
        process.close()
        asking.join(PATIENCE)
        assert [error.problem.kind for error in raised] == [codes.STOPPED]


KILLED = """
import os, signal, sys, threading
from pathlib import Path
from hen_editor.engine.process import EngineProcess
from tests.engine.scripts import command

def start():
    process = EngineProcess(command("survives-eof", "pid=" + sys.argv[1]), Path(sys.argv[2]))
    print(process.ask("name"), flush=True)
    kept.append(process)

kept = []
starting = threading.Thread(target=start)
starting.start()
starting.join()
print(kept[0].ask("version"), flush=True)
os.kill(os.getpid(), signal.SIGKILL) if sys.argv[3] == "kill" else None
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells a process of the end of its parent")
@pytest.mark.parametrize("how", ["kill", "end"])
def test_nothing_is_left_behind_however_we_end(how: str, tmp_path: Path) -> None:
    path = tmp_path / "pid"
    arguments = [sys.executable, "-c", KILLED, str(path), str(tmp_path), how]
    variables = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run(arguments, env=variables, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (-signal.SIGKILL if how == "kill" else 0, "Scripted\n1.0\n"), done.stderr
    engine = int(path.read_text())
    try:
        handle = os.pidfd_open(engine)
    except ProcessLookupError:
        return
    ended, _, _ = select.select([handle], [], [], PATIENCE)
    os.close(handle)
    assert ended


def test_the_environment_is_ours_without_what_is_about_this_program(monkeypatch: pytest.MonkeyPatch) -> None:
    variables = {"HOME": "/h", "QT_QPA_PLATFORM": "offscreen", "LD_LIBRARY_PATH": "/cuda"}
    assert environment(variables) == {"HOME": "/h", "LD_LIBRARY_PATH": "/cuda"}
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert environment(variables) == {"HOME": "/h", "LD_LIBRARY_PATH": ""}
    assert environment(variables | {"LD_LIBRARY_PATH_ORIG": "/cuda"})["LD_LIBRARY_PATH"] == "/cuda"
