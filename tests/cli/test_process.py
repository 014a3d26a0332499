"""The command as a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent

WITHOUT_QT = """
import sys

class NoQt:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {"PySide6", "shiboken6"}:
            raise ImportError(f"{name} is taken off the path")

sys.meta_path.insert(0, NoQt())
from hen_editor.cli import main
main()
"""

LOADED = """
import sys
from hen_editor.cli import main
try:
    main()
finally:
    print(*sorted({name.split(".")[0] for name in sys.modules} & {"rich"}), *("hen_editor.core.sgf" in sys.modules,))
"""


def hen(*arguments: str, code: str = WITHOUT_QT, stdin: bytes | None = b"") -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, cwd=ROOT, input=stdin, capture_output=True, check=False)


@pytest.mark.parametrize(
    ("arguments", "status"),
    [(["validate", "_19b"], 0), (["validate", "_19Ib"], 1), (["validate", "missing.hen"], 2), (["bogus"], 2)],
)
def test_the_exit_status_tells_how_it_went(arguments: list[str], status: int) -> None:
    assert hen(*arguments).returncode == status


def test_all_commands_run_where_qt_is_not_installed() -> None:
    game = hen("convert", ".9x9_5Gb.b").stdout
    assert hen("convert", stdin=game).stdout == b".9x9_5Gb.b\n"
    assert hen("show", stdin=game).stdout.splitlines()[5] == b" 5  . . . . + . X . .  5"
    assert hen("format", "_19bb").stdout == b"_19b2\n"


def test_checking_a_text_loads_neither_rich_nor_sgf() -> None:
    assert hen("validate", "_19b", code=LOADED).stdout == b"Valid.\nFalse\n"


def test_undecodable_arguments_are_explained() -> None:
    done = hen("validate", os.fsdecode(b"_19b\xff"))
    assert (done.returncode, done.stderr) == (1, b"")
    assert b"<text>:1:5: error:" in done.stdout


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
def test_a_closed_pipe_ends_it_silently() -> None:
    command = [sys.executable, "-c", WITHOUT_QT, "validate", "_19b" * 20_000]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
def test_a_full_disk_is_told_in_a_sentence() -> None:
    with Path("/dev/full").open("wb") as full:
        command = [sys.executable, "-c", WITHOUT_QT, "format", "_19b"]
        done = subprocess.run(command, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.stderr == "hen: The output could not be written: No space left on device.\n"
    assert done.returncode == 2
