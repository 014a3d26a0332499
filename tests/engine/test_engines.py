"""The engines on a machine, and how they are started."""

import os
import shlex
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.engine import engines
from hen_editor.engine.codes import EngineError
from hen_editor.engine.engines import EngineSpec, engine_named, found_engines, joined_command, split_command

words = st.lists(st.text(st.characters(codec="utf-8", exclude_characters="\0")), min_size=1, max_size=5)


@given(words)
def test_words_that_are_joined_are_split_again(given_words: list[str]) -> None:
    assert split_command(joined_command(given_words), is_windows=False) == given_words


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (r"C:\go\katago.exe gtp", [r"C:\go\katago.exe", "gtp"]),
        (r'"C:\Program Files\k.exe" -m "a b"', [r"C:\Program Files\k.exe", "-m", "a b"]),
        (r'k.exe say="a b" "c \"d\" e"', ["k.exe", "say=a b", 'c "d" e']),
        ('k.exe "open', ["k.exe", "open"]),
        ("", []),
    ],
)
def test_windows_has_rules_of_its_own(text: str, expected: list[str]) -> None:
    assert split_command(text, is_windows=True) == expected


@pytest.mark.parametrize("command", ["", "  ", "katago 'gtp"])
def test_a_command_line_that_is_none_is_said(command: str) -> None:
    with pytest.raises(EngineError, match="is not a command line"):
        EngineSpec("x", command).arguments()


def test_a_long_word_of_a_command_line_is_no_file() -> None:
    assert EngineSpec("x", f"katago {10_000 * 'x'}").arguments() == ["katago", 10_000 * "x"]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with nothing on it."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(engines, "_PLACES", ())
    return tmp_path


def make(path: Path, *, runs: bool = True) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n", encoding="ascii")
    path.chmod(0o755 if runs else 0o644)
    return path


def test_engines_are_found_on_the_path(home: Path) -> None:
    assert found_engines() == []
    with pytest.raises(EngineError, match="There is no engine katago, and none was found"):
        engine_named("katago")
    path = make(home / "bin" / "gnugo")
    [spec] = found_engines()
    assert (spec.name, shlex.split(spec.command)) == ("GNU Go", [str(path), "--mode", "gtp"])
    assert engine_named("gnugo") == engine_named("GNU GO") == spec
    with pytest.raises(EngineError, match="There is no engine katago; found: GNU Go"):
        engine_named("katago")
    make(home / "bin" / "leelaz")
    assert engine_named("leelaz").command.endswith("leelaz --gtp")


def test_katago_is_found_with_a_network_and_a_configuration_of_ours(home: Path) -> None:
    program = make(home / "bin" / "katago")
    assert found_engines() == []
    with pytest.raises(EngineError, match=r"no network for it: put one, a .bin.gz file, into .*\.katago"):
        engine_named("KataGo")
    network = make(home / ".katago" / "small.bin.gz", runs=False)
    [spec] = found_engines()
    arguments = spec.arguments()
    assert arguments[:6] == [str(program), "gtp", "-model", str(network), "-config", "gtp.cfg"]
    assert "reportAnalysisWinratesAs=SIDETOMOVE" in arguments
    assert "maxVisits" in spec.files["gtp.cfg"]
    assert spec.is_ours


def test_katago_of_katrain_is_found(home: Path) -> None:
    katrain = home / ".local/lib/python3.12/site-packages/katrain"
    program, network = make(katrain / "KataGo/katago"), make(katrain / "models/net.bin.gz", runs=False)
    [spec] = found_engines()
    arguments = spec.arguments()
    assert (arguments[0], arguments[arguments.index("-model") + 1]) == (str(program), str(network))
    assert "--appimage-extract-and-run" in arguments  # there is no fusermount on this machine


def test_those_of_the_user_come_first_and_a_command_line_is_one_too(home: Path) -> None:
    make(home / "bin" / "gnugo")
    mine = EngineSpec("GNU Go", "/mine --gtp")
    assert engine_named("gnugo", [mine]) is mine
    assert engine_named("/opt/my-engine --gtp") == EngineSpec("my-engine", "/opt/my-engine --gtp")


def test_files_are_absolute_since_an_engine_has_a_folder_of_its_own(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    network = make(home / "net.bin.gz", runs=False)
    monkeypatch.chdir(home)
    spec = EngineSpec("KataGo", "katago gtp -model net.bin.gz -config gtp.cfg", {"gtp.cfg": ""})
    assert spec.arguments() == ["katago", "gtp", "-model", os.fspath(network), "-config", "gtp.cfg"]
