"""Work in several processes: the same results in the same order, and what ends it."""

import base64
import json
import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import jsonschema
import pytest
from click import Context

from hen_editor.cli import COMMANDS as ALL_COMMANDS
from hen_editor.cli import hen, jobs
from hen_editor.cli.jobs import map_in_order
from hen_editor.drawing.formats import SEEN_ONLY
from hen_editor.engine.engines import joined_command
from hen_editor.formats import FORMATS
from hen_editor.resources import OUTPUT_SCHEMA
from tests.cli.command import run
from tests.engine import scripts

ENGINE = joined_command(scripts.command(scripts.WITHOUT_SEARCH))

COMMANDS = {
    "validate": ["validate", "games"],
    "validate, as JSON": ["validate", "games", "--json"],
    "format": ["format", "games"],
    "convert": ["convert", "games", "--json"],
    "show": ["show", "games", "--json"],
    "transform": ["transform", "games/0.sgf", "games/1.sgf", "--rotate", "left"],
    "diff": ["diff", "games", "others", "--json"],
    "find": ["find", ".9x9_5Eb", "games", "--json"],
    "index": ["index", "games"],
    "analyze": ["analyze", "games", "--engine", ENGINE, "--all"],
}


COMMANDS_OF_FILES = {name for name in ALL_COMMANDS if name not in ("completion", "conformance")}


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Folders of games, of which some are damaged and one is no game."""
    monkeypatch.chdir(tmp_path)
    for folder in ("games", "others"):
        (tmp_path / folder).mkdir()
        for number in range(12):
            moves = f"B[ee];W[{'abcdefghi'[number % 9]}a]"
            end = "" if number == 7 else ")"
            (tmp_path / folder / f"{number}.sgf").write_text(f"(;SZ[9];{moves}{end}", encoding="utf-8")
        (tmp_path / folder / "wrong.hen").write_text(".9x9_5Ib", encoding="utf-8")
        (tmp_path / folder / "none.sgf").write_text("no game", encoding="utf-8")
    return tmp_path


AS_JSON = {
    "a text": ["validate", ".9x9_5Ib"],
    "a missing file": ["convert", "missing.sgf"],
    "validate": ["validate", "games"],
    "format": ["format", "games"],
    "convert": ["convert", "games"],
    "show": ["show", "games"],
    "transform": ["transform", ".9x9_5Ab", "--shift", "-1,0"],
    "render": ["render", "games", "-o", "drawn", "--as", "svg", "--letters", "text"],
    "diff": ["diff", "games", "others"],
    "find": ["find", ".9x9_5Eb", "games", "--symmetric"],
    "index": ["index", "games", "others"],
    "analyze": ["analyze", "games", "--engine", ENGINE],
}


@pytest.mark.parametrize("arguments", AS_JSON.values(), ids=AS_JSON)
def test_each_line_of_json_has_the_one_shape(games: Path, arguments: list[str]) -> None:
    (games / "others" / "more.sgf").write_text("(;SZ[9])", encoding="utf-8")
    schema = json.loads(OUTPUT_SCHEMA.read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    lines = run(*arguments, "--json").stdout.splitlines()
    assert lines
    for line in lines:
        jsonschema.validate(json.loads(line), schema)


@pytest.mark.skipif(sys.platform != "linux", reason="names are text elsewhere")
def test_a_name_that_is_not_utf8_is_in_json_with_its_bytes(games: Path) -> None:
    name = os.fsdecode(b"games/\xff.sgf")
    Path(name).write_text("(;SZ[9];B[ee])", encoding="utf-8")
    schema = json.loads(OUTPUT_SCHEMA.read_text(encoding="utf-8"))
    for arguments in (
        ["validate", name],
        ["find", ".9x9_5Eb", "games"],
        ["render", name, "-o", "drawn", "--as", "svg", "--letters", "text"],
    ):
        done = run(*arguments, "--json")
        lines = [json.loads(line) for line in done.stdout.splitlines()]
        [one] = [line for line in lines if "file_bytes" in line]
        jsonschema.validate(one, schema)
        assert (one["input"], base64.b64decode(one["file_bytes"])) == ("games/\ufffd.sgf", b"games/\xff.sgf")
        for picture in one.get("pictures", ()):
            assert os.fsdecode(base64.b64decode(picture["file_bytes"])) == str(*Path("drawn").iterdir())


def test_every_command_has_the_same_options_for_many_files() -> None:
    for name in COMMANDS_OF_FILES:
        command = hen.get_command(Context(hen), name)
        assert command is not None
        assert {"jobs", "as_json"} <= {parameter.name for parameter in command.params}, name


@pytest.mark.parametrize("arguments", COMMANDS.values(), ids=COMMANDS)
def test_processes_print_what_one_does_in_the_order_of_the_files(games: Path, arguments: list[str]) -> None:
    alone = run(*arguments, "--jobs", "1")
    if arguments[0] == "index":
        Path("games/.hen-index").unlink()
    together = run(*arguments, "--jobs", "2")
    assert (together.output, together.exit_code) == (alone.output, alone.exit_code)


def test_standard_input_and_texts_are_inputs_of_processes_too(games: Path) -> None:
    done = run("validate", "games/0.sgf", "-", ".9x9_5Ib", "--json", "--jobs", "2", stdin="_19b")
    assert [line.split(",")[0] for line in done.stdout.splitlines()] == [
        '{"input": "games/0.sgf"',
        '{"input": "<stdin>"',
        '{"input": "<text>"',
    ]


def test_other_processes_help_only_with_work_that_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    helped: list[int] = []

    def all_at_once(do: object, items: list[int], jobs: int) -> Iterator[str]:
        helped.append(len(items))
        yield from map(str, items)

    monkeypatch.setattr(jobs, "in_processes", all_at_once)
    monkeypatch.setattr(jobs, "processors", lambda: 2)
    numbers = [*range(100)]
    assert [*map_in_order(str, numbers, None)] == [*map(str, numbers)]
    assert helped == []
    monkeypatch.setattr(jobs, "HELP_AFTER_SECONDS", 0)
    assert [*map_in_order(str, numbers, None)] == [*map(str, numbers)]
    assert helped == [99]
    monkeypatch.setattr(jobs, "processors", lambda: 1)
    assert [*map_in_order(str, numbers, None)] == [*map(str, numbers)]
    assert helped == [99]


@pytest.mark.parametrize("row", [*FORMATS, *SEEN_ONLY], ids=lambda row: row.name)
def test_a_format_is_the_same_in_every_process(row: object) -> None:
    assert pickle.loads(pickle.dumps(row)) is row


def test_processes_at_work_are_not_waited_for_once_the_rest_is_not_wanted() -> None:
    before = {*multiprocessing.active_children()}
    results = jobs.in_processes(time.sleep, [0, 1_000_000, 1_000_000], 2)
    assert next(results) is None
    results.close()
    assert {*multiprocessing.active_children()} == before


def test_what_a_process_raises_is_raised_here_with_its_traceback() -> None:
    with pytest.raises(ValueError, match="invalid literal for int") as raised:
        [*jobs.in_processes(int, ["4", "four"], 2)]
    assert "in _work" in "".join(raised.value.__notes__)


def test_a_process_that_ends_is_reported_in_a_sentence() -> None:
    with pytest.raises(jobs.ProcessEndedError, match="A worker process ended"):
        [*jobs.in_processes(os._exit, [3, 3], 2)]


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
def test_ctrl_c_ends_all_processes_in_a_sentence(tmp_path: Path) -> None:
    for number in range(3000):
        (tmp_path / f"{number}.sgf").write_text(f"(;SZ[9]{';B[ee];W[ec]' * 100};B[zz])", encoding="utf-8")
    heed = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # ignored in background jobs
    code = f"{heed}from hen_editor.cli import main\nmain()"
    command = [sys.executable, "-c", code, "validate", str(tmp_path), "--jobs", "2"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        os.killpg(process.pid, signal.SIGINT)
        assert process.communicate()[1] == b"\nhen: Interrupted.\n"
    assert process.returncode == 130
