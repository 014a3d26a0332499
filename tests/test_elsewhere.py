"""The program on Windows and macOS, as far as it can be told from Linux: see `elsewhere`."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.scripts import START, WITHOUT_SEARCH

ROOT = Path(__file__).resolve().parent.parent

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="there it is not pretended")

SYSTEMS = ("win32", "darwin")

IMPORTED = """
import hen_editor
from importlib import import_module
from pkgutil import walk_packages
for module in walk_packages(hen_editor.__path__, "hen_editor."):
    if not module.name.endswith("__main__"):
        import_module(module.name)
print("imported")
"""

SHOWN = """
from hen_editor.app import main
sys.argv = ["hen-editor", "--screenshot", "window.png"]
sys.exit(main())
"""

RUN = """
from click.testing import CliRunner
from hen_editor.cli import COMMANDS, hen
LINES = [
    "validate a.hen b.sgf", "format a.hen", "convert b.sgf", "convert a.hen -o c.sgf",
    "convert a.hen -o c.sgf --force", "show b.sgf", "diff a.hen b.sgf", "find .9x9_3Cw .", "index .",
    "find .9x9_3Cw .", "render a.hen -o a.png", "transform --rotate left a.hen", "validate --jobs 64 a.hen b.sgf",
    "conformance false", "validate powershell.hen", "completion bash",
    "analyze a.hen --engine ./engine",
]
assert {*COMMANDS} == {line.split()[0] for line in LINES}
for line in LINES:
    done = CliRunner().invoke(hen, line.split(), env=dict.fromkeys(["LC_ALL", "LC_MESSAGES", "LANG"]))
    print(line, done.exit_code, done.output)
    assert done.exit_code in (0, 1), done.output
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
"""

PROCESSES = """
import multiprocessing
from multiprocessing import connection
from hen_editor.cli import jobs
class Context:
    class Process:
        pid = None
        def __init__(self, **named): ...
        def start(self): ...
    Pipe = staticmethod(multiprocessing.Pipe)
def wait(connections):
    print(len(connections))
    sys.exit()
multiprocessing.get_context, connection.wait = lambda _: Context, wait
[*jobs.in_processes(abs, range(200), 200)]
"""

DISK_FULL = """
from pathlib import Path
from hen_editor.cli import output
from hen_editor.document import saving
def full(file, data):
    raise OSError(28, "No space left on device")
saving.require_written = full
print(output.write_file(Path("new.hen"), b"new", replace=False).message, [*Path().iterdir()])
"""

SAVED = """
import threading
from pathlib import Path
from hen_editor.document import saving
path = Path("game.sgf")
path.write_bytes(b"old")
os.setxattr(path, "user.note", b"joseki")
held = path.open("rb")
{release}
saving.write(path, b"new")
assert path.read_bytes() == b"new"
assert os.getxattr(path, "user.note") == b"joseki"
"""
RELEASED_LATER = "threading.Timer(0.3, held.close).start()"

REFUSED = """
from pathlib import Path
from hen_editor.document import replacing, saving
replacing.RETRY_SECONDS = 0.1
path = Path("game.sgf")
path.write_bytes(b"old")
with path.open("rb"):
    try:
        saving.write(path, b"new")
    except PermissionError:
        print("refused", path.read_bytes(), [each.name for each in Path().iterdir()])
"""

PROTECTED = """
from pathlib import Path
from hen_editor.document import saving
def protected(path, mode):
    raise FileNotFoundError
saving._create = protected
for folder in (Path.cwd(), Path.cwd() / "missing"):
    try:
        saving.write(folder / "game.sgf", b"new")
    except OSError as error:
        print(error.problem.code)
"""

SAME_FILE = """
from pathlib import Path
from hen_editor.document.private_folder import file_key
names = "Café.sgf", "cafe\u0301.SGF"
print(len({file_key(Path(name)) for name in names}))
"""


def there(system: str, program: str, folder: Path) -> str:
    """Run a program in a folder as if on another system; return what it prints."""
    refused = "elsewhere.refuse_open_files()" if system == "win32" else ""
    begun = f"import os, sys\nfrom tests import elsewhere\nelsewhere.pretend({system!r})\n{refused}\n"
    done = subprocess.run(
        [sys.executable, "-c", begun + program],
        cwd=folder,
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "QT_QPA_PLATFORM": "offscreen",
            "XDG_DATA_HOME": str(folder / "data"),
            "XDG_CONFIG_HOME": str(folder / "config"),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_module_is_imported(system: str, tmp_path: Path) -> None:
    assert there(system, IMPORTED, tmp_path) == "imported\n"


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_window_is_painted(system: str, tmp_path: Path) -> None:
    there(system, SHOWN, tmp_path)
    assert (tmp_path / "window.png").stat().st_size > 1000


@pytest.mark.parametrize("system", SYSTEMS)
def test_each_command_of_hen_does_its_work(system: str, tmp_path: Path) -> None:
    (tmp_path / "a.hen").write_text(".9x9_3Cw\n")
    (tmp_path / "b.sgf").write_text("(;SZ[9];B[gc];W[cc])")
    (tmp_path / "powershell.hen").write_text(".9x9_3Cw\r\n", "utf-16")
    engine = tmp_path / "engine"
    engine.write_text(
        f"#!{sys.executable}\nimport sys\nsys.argv += ['', {WITHOUT_SEARCH!r}]\n{START}", encoding="utf-8"
    )
    engine.chmod(0o700)
    there(system, RUN, tmp_path)


def test_windows_waits_for_no_more_than_61_processes(tmp_path: Path) -> None:
    assert there("win32", PROCESSES, tmp_path) == "61\n"


def test_what_is_unfinished_is_closed_before_it_is_removed(tmp_path: Path) -> None:
    assert there("win32", DISK_FULL, tmp_path) == "No space left on device. []\n"


def test_windows_replaces_a_file_once_nobody_has_it_open_and_keeps_its_streams(tmp_path: Path) -> None:
    there("win32", SAVED.format(release=RELEASED_LATER), tmp_path)


def test_macos_replaces_a_file_at_once_and_keeps_its_tags(tmp_path: Path) -> None:
    there("darwin", SAVED.format(release=""), tmp_path)


def test_windows_is_not_waited_for_for_ever(tmp_path: Path) -> None:
    assert there("win32", REFUSED, tmp_path) == "refused b'old' ['game.sgf']\n"


def test_a_folder_that_is_protected_is_not_said_to_be_missing(tmp_path: Path) -> None:
    assert there("win32", PROTECTED, tmp_path).split() == ["protected-folder", "no-folder"]


@pytest.mark.parametrize("system", SYSTEMS)
def test_names_that_the_system_takes_for_the_same_have_one_key(system: str, tmp_path: Path) -> None:
    assert there(system, SAME_FILE, tmp_path) == "1\n"


@pytest.mark.parametrize("tests", ["test_saving.py", "test_versions.py", "recovery/test_recorder.py"])
def test_saving_and_journals_work_where_no_open_file_can_be_replaced_or_removed(tests: str, tmp_path: Path) -> None:
    options = ("-q", "-p", "no:cacheprovider", "-p", "tests.elsewhere", "--basetemp", str(tmp_path / "files"))
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, f"tests/document/{tests}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:]
