"""The command as a process of its own."""

import json
import os
import signal
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
            raise ImportError(f"{name} is hidden")

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


def hen(
    *arguments: str, code: str = WITHOUT_QT, stdin: bytes | None = b"", **environment: str
) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(
        command, cwd=ROOT, input=stdin, capture_output=True, check=False, env={**os.environ, **environment}
    )


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


def test_the_package_runs_as_the_command() -> None:
    code = "import runpy; runpy.run_module('hen_editor.cli', run_name='__main__')"
    assert hen("format", "_19bb", code=code).stdout == b"_19b2\n"


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


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
def test_a_program_that_ends_without_reading_what_it_is_asked_gives_no_answers() -> None:
    done = hen("conformance", "--json", "false")
    told = json.loads(done.stdout)
    assert {each["difference"] for each in told["differences"]} == {"no answer"}
    assert (len(told["differences"]), done.returncode) == (told["asked"], 1)


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
def test_ctrl_c_ends_it_in_a_sentence(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    heed = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # ignored in background jobs
    command = [sys.executable, "-c", heed + WITHOUT_QT, "show", str(pipe)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        writer = pipe.open("wb")  # waits until the command has opened its end
        process.send_signal(signal.SIGINT)
        assert process.communicate() == (b"", b"\nhen: Interrupted.\n")
        writer.close()
    assert process.returncode == 130


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
@pytest.mark.parametrize("end", ["SIGTERM", "SIGHUP", "SIGKILL"])
def test_its_processes_end_with_it_however_it_is_ended(tmp_path: Path, end: str) -> None:
    for number in range(40):
        (tmp_path / f"{number}.hen").write_text("_19b" * 200)
    arguments = [sys.executable, "-c", WITHOUT_QT, "validate", str(tmp_path), "--jobs", "2"]
    with subprocess.Popen(arguments, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(getattr(signal, end))
        process.communicate(timeout=60)  # as long as one of them has these streams open
        assert process.returncode == -getattr(signal, end)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_of_a_shell_is_the_one_that_click_would_write(shell: str) -> None:
    done = hen("completion", shell)
    assert done.stdout == hen(_HEN_COMPLETE=f"{shell}_source").stdout
    assert done.stdout


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("hen co", "plain,completion plain,conformance plain,convert"),
        ("hen show --as s", "plain,sensei"),
        ("hen validate gam", "file,gam"),
        ("hen find _19b gam", "file,gam"),
        ("hen convert game.sgf -o gam", "file,gam"),
        ("hen completion f", "plain,fish"),
    ],
)
def test_commands_options_and_files_are_completed(words: str, expected: str) -> None:
    asked = {"_HEN_COMPLETE": "bash_complete", "COMP_WORDS": words, "COMP_CWORD": str(words.count(" "))}
    assert hen(**asked).stdout.decode().split() == expected.split()


COLOR = b"\x1b["


@pytest.mark.parametrize(
    ("options", "environment", "has_color"),
    [
        ([], {}, False),
        ([], {"FORCE_COLOR": "1"}, True),
        ([], {"CLICOLOR_FORCE": "1"}, True),
        ([], {"CLICOLOR_FORCE": "0"}, False),
        ([], {"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
        (["--color", "auto"], {"FORCE_COLOR": "1", "TERM": "dumb"}, True),
        (["--color", "always"], {"NO_COLOR": "1"}, True),
        (["--color", "always"], {"TERM": "dumb"}, True),
        (["--color", "never"], {"FORCE_COLOR": "1"}, False),
    ],
)
def test_what_is_no_terminal_has_colours_where_they_are_asked_for(
    options: list[str], environment: dict[str, str], has_color: bool
) -> None:
    clean = {"FORCE_COLOR": "", "CLICOLOR_FORCE": "", "NO_COLOR": ""}
    for name, text in (("validate", "_19Ib"), ("show", ".3x3_2Bb")):
        for words in ([*options, name, text], [name, text, *options]):
            assert (COLOR in hen(*words, **{**clean, **environment}).stdout) is has_color, words


def test_what_follows_the_command_counts_before_what_precedes_it() -> None:
    assert COLOR in hen("--color", "never", "show", ".3x3_2Bb", "--color", "always").stdout


@pytest.mark.skipif(os.name == "nt", reason="there are no such terminals")
@pytest.mark.parametrize(
    ("options", "environment", "has_color"),
    [
        ([], {}, True),
        ([], {"NO_COLOR": "1"}, False),
        ([], {"TERM": "dumb"}, False),
        (["--color", "always"], {"TERM": "dumb"}, True),
        (["--color", "never"], {}, False),
    ],
)
def test_a_terminal_has_colours_unless_they_are_not_wanted(
    options: list[str], environment: dict[str, str], has_color: bool
) -> None:
    clean = {"FORCE_COLOR": "", "CLICOLOR_FORCE": "", "NO_COLOR": "", "TERM": "xterm-256color"}
    for command in (["validate", "_19Ib"], ["show", ".3x3_2Bb"]):
        terminal, end = os.openpty()
        words = [sys.executable, "-c", WITHOUT_QT, *options, *command]
        subprocess.run(words, cwd=ROOT, stdout=end, check=False, env={**os.environ, **clean, **environment})
        os.close(end)
        assert (COLOR in os.read(terminal, 10_000)) is has_color, command
        os.close(terminal)


def test_a_wrong_argument_controls_no_terminal() -> None:
    done = hen("diff", "_19b", "_19b", "\x1b]0;taken over\x07")
    assert "Got unexpected extra argument (\ufffd]0;taken over\ufffd)".encode() in done.stderr
    assert done.returncode == 2


@pytest.mark.parametrize("columns", ["", "wide", "-5", "0", "9" * 30])
def test_any_width_of_the_terminal_will_do(columns: str) -> None:
    done = hen("validate", "_19Ib", COLUMNS=columns)
    assert (done.returncode, done.stderr) == (1, b"")


def test_what_is_written_is_utf8_in_any_locale() -> None:
    done = hen("format", "-", stdin=".3x3_2Ab.A1-星".encode(), PYTHONIOENCODING="latin-1")
    assert done.stdout == ".3x3_2b.A1-星\n".encode()


def test_neither_a_home_nor_open_streams_are_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HOME")
    closed = "import os, sys\nsys.stdin = sys.stdout = sys.stderr = None\n" + WITHOUT_QT
    assert hen("validate", "--quiet", "_19Ib", code=closed).returncode == 1
    assert hen("show", "_19b", code=closed).returncode == 2
    assert hen("validate", code=closed).returncode == 2


@pytest.mark.parametrize("arguments", [["show", "_19b"], ["convert", "_19b"], ["format", "--json", "_19b"], ["--help"]])
def test_standard_output_that_is_closed_is_reported_where_it_is_needed(tmp_path: Path, arguments: list[str]) -> None:
    closed = "import sys\nsys.stdout = None\n" + WITHOUT_QT
    done = hen(*arguments, code=closed)
    assert (done.stderr, done.returncode) == (b"hen: The output could not be written: It is closed.\n", 2)
    assert hen("convert", "_19b", "-o", str(tmp_path / "new.sgf"), code=closed).returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
def test_a_full_disk_is_reported_in_a_sentence() -> None:
    with Path("/dev/full").open("wb") as full:
        command = [sys.executable, "-c", WITHOUT_QT, "format", "_19b"]
        done = subprocess.run(command, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.stderr == "hen: The output could not be written: No space left on device.\n"
    assert done.returncode == 2


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
@pytest.mark.parametrize("arguments", [["format", "_19b"], ["bogus"], ["validate", "missing.hen"]])
def test_what_cannot_be_reported_either_is_told_by_the_exit_status(arguments: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        command = [sys.executable, "-c", WITHOUT_QT, *arguments]
        assert subprocess.run(command, cwd=ROOT, stdout=full, stderr=full, check=False).returncode == 2


@pytest.mark.skipif(not Path("/dev/stdin").exists(), reason="the system has no such name")
@pytest.mark.parametrize("name", ["-", "/dev/stdin"])
@pytest.mark.parametrize("is_pipe", [True, False])
def test_standard_input_is_read_by_each_of_its_names(tmp_path: Path, name: str, is_pipe: bool) -> None:
    path = tmp_path / "text"
    path.write_text("_19bb")
    if is_pipe:
        assert hen("format", name, stdin=path.read_bytes()).stdout == b"_19b2\n"
        return
    with path.open("rb") as file:
        command = [sys.executable, "-c", WITHOUT_QT, "format", name]
        assert subprocess.run(command, cwd=ROOT, stdin=file, capture_output=True, check=True).stdout == b"_19b2\n"
