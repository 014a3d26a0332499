"""Inputs that are huge, endless, in disguise, or meant to take over the terminal."""

import io
import json
import os
import re
import socket
import sys
import zipfile
from pathlib import Path

import pytest

from hen_editor.cli import hen as command
from hen_editor.cli import output, terminal
from hen_editor.cli.inputs import Input
from hen_editor.cli.validate import check
from hen_editor.core import sgf
from hen_editor.core.formats import SGF
from tests.cli.command import run
from tests.steps import grows_in_line, steps

ESCAPE = "\x1b]0;taken over\x07"
STYLE = re.compile(r"\x1b\[[0-9;]*m")
"""Colours of our own."""

TITLED = f"# {ESCAPE} \x9b31m \u202e\n_19b\n"


class Terminal(io.TextIOWrapper):
    """A stream that says it is a terminal, and keeps what is written to it."""

    def __init__(self) -> None:
        super().__init__(io.BytesIO(), encoding="utf-8", write_through=True)

    def isatty(self) -> bool:
        return True

    @property
    def text(self) -> str:
        written = self.buffer
        assert isinstance(written, io.BytesIO)
        return written.getvalue().decode()


def on_terminal(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> tuple[str, str]:
    """Run `hen` with both outputs on a terminal; return what they show."""
    out, err = Terminal(), Terminal()
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", err)
    command(arguments, prog_name="hen", standalone_mode=False)
    return out.text, err.text


@pytest.mark.parametrize("name", ["format", "convert", "show", "validate"])
@pytest.mark.parametrize("game", [False, True], ids=["of HEN", "of SGF"])
def test_no_text_of_a_file_controls_the_terminal(
    name: str, game: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "titled"
    path.write_text(TITLED if not game else f"(;GN[{ESCAPE} \x9b31m \u202e]SZ[9]B[{ESCAPE}])(;GN[{ESCAPE}])")
    with pytest.raises(SystemExit):
        on_terminal(monkeypatch, name, str(path))
    assert isinstance(sys.stdout, Terminal)
    assert isinstance(sys.stderr, Terminal)
    shown = STYLE.sub("", sys.stdout.text + sys.stderr.text)
    assert shown
    assert [character for character in shown if not character.isprintable() and character != "\n"] == []


@pytest.mark.parametrize("game", [f"(;SZ[9]GN[{'x' * 100_000}])", f"(;SZ[9]LB[aa:{'x' * 100_000}])"], ids=["GN", "LB"])
def test_a_very_long_title_or_label_is_cut_where_it_is_shown(game: str) -> None:
    drawn = run("show", game).stdout
    assert "x" * 200 + "…" in drawn
    assert "x" * 201 not in drawn


def test_a_pipe_gets_every_character_as_it_is() -> None:
    assert run("format", stdin=TITLED).stdout_bytes == b"# \x1b]0;taken over\x07 \xc2\x9b31m \xe2\x80\xae\n_19b\n"
    assert b"GN[\x1b\\]0;taken over\x07 \xc2\x9b31m" in run("convert", stdin=TITLED).stdout_bytes


@pytest.mark.parametrize("options", [(), ("--json",)], ids=["text", "JSON"])
def test_undecodable_bytes_of_a_title_are_replaced(options: tuple[str, ...]) -> None:
    games = f"(;CA[UTF-8]SZ[9]C[{'碁' * 50}]GN[caf".encode() + b"\xe9])(;SZ[9])"
    done = run("convert", *options, stdin=games)
    assert done.exit_code == 0
    assert "caf\ufffd" in (json.loads(done.stdout)["boards"][0]["title"] if options else done.stdout)


def test_only_the_first_problems_are_printed_and_the_others_counted() -> None:
    done = run("format", "_19?!Ib" * 1_350)
    errors = [line for line in done.stderr.splitlines() if " error: " in line]
    assert len(errors) == output.MAX_PROBLEMS
    assert done.stderr.splitlines()[-1] == "<text>: 1,250 more (1,250 errors); hen validate --json lists all."
    assert done.exit_code == 1


def test_the_summary_counts_all_problems() -> None:
    done = run("validate", "_19?!Ib" * 1_350)
    assert done.stdout.splitlines()[-1] == "Not valid: 1,350 errors."


def test_reading_broken_hen_takes_time_in_proportion() -> None:
    assert grows_in_line(lambda count: steps(lambda text: run("format", text), "_19?!Ib" * count), 500)


@pytest.mark.parametrize("name", ["validate", "format", "convert", "show"])
@pytest.mark.parametrize(
    ("suffix", "text", "sentence"),
    [
        (".hen", ".9x9_5Gb" * 20_000, "It contains a position of more than 100,000 characters."),
        (".txt", ".9x9_5Gb" * 20_000, "It is neither SGF nor a list of HENs, and too long to search for anything else"),
        (".txt", "$$ | . O X .\n" * 10_000, "It is neither SGF nor a list of HENs, and too long"),
    ],
)
def test_a_text_that_is_longer_than_any_position_is_refused_at_once(
    name: str, suffix: str, text: str, sentence: str, tmp_path: Path
) -> None:
    path = tmp_path / f"long{suffix}"
    path.write_text(text)
    done = run(name, str(path))
    assert done.stderr.startswith(f"hen: {path}: {sentence}")
    assert (done.stdout.removesuffix("1 could not be read.\n"), done.exit_code) == ("", 2)


def test_a_long_list_of_positions_is_read_whatever_its_name(tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text(".9x9_5Gb.b\n" * 10_000)
    assert len(run("format", str(path)).stdout.splitlines()) == 10_000


def test_checking_an_empty_node_takes_few_steps() -> None:
    game = sgf.parse("(;SZ[9]" + ";" * 1_000 + ")").value.games[0]
    assert steps(lambda tree: [*sgf.check(tree)], game) < 25 * 1_000


def test_problems_of_many_games_take_time_in_proportion() -> None:
    assert grows_in_line(lambda count: steps(check, Input("", format=SGF, data=b"(;B[aa]foo)" * count)), 200)


def test_a_game_in_whose_words_hen_occurs_is_not_replayed() -> None:
    games = [f"(;SZ[9]PB[{name}]{';B[aa];W[bb]' * 500})" for name in ("WARM", "CHAN", "CHEN")]
    _, plain, named = (steps(check, Input("", format=SGF, data=game.encode())) for game in games)
    assert named < 1.1 * plain


@pytest.mark.parametrize("name", ["validate", "format", "convert", "show"])
def test_a_file_over_the_limit_is_refused_unless_the_limit_is_raised(name: str, tmp_path: Path) -> None:
    path = tmp_path / "large.hen"
    path.write_bytes(b"_19b\n" + b" \n" * 600_000)
    done = run(name, str(path), "--max-size", "1")
    assert done.stderr.startswith(f"hen: {path}: It is over the limit of 1 MB. To raise the limit, use --max-size.\n")
    assert done.exit_code == 2
    assert run(name, str(path), "--max-size", "2").exit_code == 0
    assert run(name, "--max-size", "1", stdin=path.read_bytes()).exit_code == 2


def test_an_archive_is_refused_from_a_file_and_from_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "games.sgf"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        archive.writestr("game.sgf", "(;SZ[9];B[dd])")
    sentence = "It is an archive (ZIP). Unpack it, then open the files in it.\n"
    assert run("convert", str(path)).stderr == f"hen: {path}: {sentence}"
    assert run("convert", stdin=path.read_bytes()).stderr == f"hen: <stdin>: {sentence}"


COMMANDS_WITH_FILES = {
    "validate": ["validate", "{file}"],
    "format": ["format", "{file}"],
    "show": ["show", "{file}"],
    "convert": ["convert", "{file}"],
    "transform": ["transform", "--rotate", "left", "{file}"],
    "render": ["render", "{file}", "-o", "{folder}/picture.png"],
    "diff, the first": ["diff", "{file}", "_19b"],
    "diff, the second": ["diff", "_19b", "{file}"],
    "find, the position": ["find", "{file}", "{folder}"],
    "find, the games": ["find", "_19bb", "{file}"],
}


def special_file(kind: str, folder: Path) -> tuple[Path, str]:
    """Return a file that is not to be read, and what is said of it."""
    path = folder / "special.sgf"
    match kind:
        case "device":
            return Path("/dev/zero"), "not a regular file"
        case "link to a device":
            path.symlink_to("/dev/zero")
            return path, "not a regular file"
        case "socket":
            made = socket.socket(socket.AF_UNIX)
            made.bind(str(path))
            made.close()
            return path, "not a regular file"
        case "kernel":
            return Path("/proc/kmsg"), "not a regular file|Operation not permitted|Permission denied"
        case _:
            with path.open("wb") as sparse:
                sparse.truncate(3_000_000_001)
            return path, "over the limit of 512 MB"


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other devices")
@pytest.mark.parametrize("kind", ["device", "link to a device", "socket", "kernel", "sparse"])
@pytest.mark.parametrize("arguments", COMMANDS_WITH_FILES.values(), ids=COMMANDS_WITH_FILES)
def test_every_command_refuses_what_is_not_to_be_read(
    arguments: list[str], kind: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("f")  # the name of a socket must be short
    (folder / "games").mkdir()
    path, sentence = special_file(kind, folder)
    done = run(*(part.format(file=path, folder=folder / "games") for part in arguments))
    assert (done.exit_code, bool(re.search(sentence, done.stderr))) == (2, True), done.stderr


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="names of files are characters there")
def test_a_file_whose_name_is_not_utf8_is_read_and_written(tmp_path: Path) -> None:
    name = os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9")
    Path(name).write_text("_19bb")
    assert run("format", name).stdout == "_19b2\n"
    assert run("convert", name, "-o", f"{name}.sgf").exit_code == 0
    assert sorted(os.fsencode(path.name) for path in tmp_path.iterdir()) == [b"caf\xe9", b"caf\xe9.sgf"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_a_pipe_that_a_shell_names_is_read() -> None:
    reader, writer = os.pipe()
    os.write(writer, b"_19bb")
    os.close(writer)
    assert run("format", f"/dev/fd/{reader}").stdout == "_19b2\n"
    os.close(reader)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
@pytest.mark.parametrize("arguments", [["validate"], ["convert", "--json"], ["diff", "."], ["show"], ["index"]])
def test_a_pipe_in_a_folder_is_reported_and_never_waited_for(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("games").mkdir()
    os.mkfifo("games/.hen-index" if "index" in arguments else "games/pipe.sgf")
    Path("games/game.sgf").write_text("(;SZ[9];B[aa])")
    done = run(*arguments, "games")
    assert ("is not a regular file" in done.stdout + done.stderr, done.exit_code) == (True, 2)


def test_long_work_tells_on_a_terminal_how_far_it_is_and_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "PROGRESS_DELAY_SECONDS", 0)
    monkeypatch.setattr(terminal, "PROGRESS_INTERVAL_SECONDS", 0)
    err = Terminal()
    monkeypatch.setattr(sys, "stderr", err)
    assert [*terminal.track(range(4), 4, "Reading")] == [0, 1, 2, 3]
    assert "Reading: 75%" in err.text
    assert err.text.endswith("\r" + " " * len("Reading: 75%") + "\r")


def test_nothing_of_progress_is_written_to_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "PROGRESS_DELAY_SECONDS", 0)
    assert run("validate", "(;SZ[9];B[dd])" * 100).stderr == ""
