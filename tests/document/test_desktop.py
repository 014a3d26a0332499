"""What the desktop and shells are told of the program, in a data folder of the test's own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hen_editor import DESKTOP_ID, app
from hen_editor.document import desktop
from hen_editor.resources import RESOURCES

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other desktops have no such files")

ENTRY = f"applications/{DESKTOP_ID}.desktop"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path / "data"
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return home


def printed(*command: str | Path) -> str:
    """Return what a validator says; the test is skipped where there is none."""
    if shutil.which(str(command[0])) is None:
        pytest.skip(f"{command[0]} is not installed")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_what_is_installed_is_removed_again(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home.mkdir()
    (home / "mime" / "packages").mkdir(parents=True)
    (home / "mime" / "packages" / "other.xml").write_text("<!-- another program's -->")
    assert app.main(["--install-desktop"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 17
    paths = [Path(line.removeprefix("installed: ")) for line in lines]
    assert all(path.is_file() and path.is_relative_to(home) for path in paths)
    assert app.main(["--remove-desktop"]) == 0
    assert capsys.readouterr().out.splitlines() == [f"removed: {path}" for path in paths]
    assert not any(path.exists() for path in paths)
    assert (home / "mime" / "packages" / "other.xml").exists()
    assert app.main(["--remove-desktop"]) == 0
    assert capsys.readouterr().out == ""


def test_a_folder_that_cannot_be_written_is_said(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home.write_text("a file")
    assert app.main(["--install-desktop"]) == 2
    assert capsys.readouterr().err == f"hen-editor: {home / 'applications'}: Not a directory.\n"


def test_the_entry_is_valid_and_starts_this_program(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = home / "an environment" / "hen-editor"
    program.parent.mkdir(parents=True)
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.setattr(sys, "argv", [str(program)])
    desktop.install(home)
    assert f'Exec="{program}" %F\n' in (home / ENTRY).read_text(encoding="utf-8")
    assert printed("desktop-file-validate", home / ENTRY) == ""


def test_the_description_is_valid() -> None:
    printed("appstreamcli", "validate", "--no-net", RESOURCES / "desktop" / f"{DESKTOP_ID}.metainfo.xml")


def test_files_are_of_its_types(home: Path, tmp_path: Path) -> None:
    desktop.install(home)
    texts = {
        "a.sgf": ("(;SZ[9])", "application/x-go-sgf"),
        "a.hen": (".9x9_5Gb", "application/x-hen"),
        "game": ("(;GM[1]SZ[9])", "application/x-go-sgf"),
        "position": (".9x9_5Gb", "application/x-hen"),
        "notes.txt": ("Notes.", "text/plain"),
    }
    for name, (text, kind) in texts.items():
        (tmp_path / name).write_text(text)
        assert printed("xdg-mime", "query", "filetype", tmp_path / name).strip() == kind, name
    for kind in ("application/x-go-sgf", "application/x-hen"):
        assert printed("xdg-mime", "query", "default", kind).strip() == f"{DESKTOP_ID}.desktop"


ASK = {
    "bash": ". {file}; complete -p hen",
    "zsh": "fpath=({folder} $fpath); autoload -Uz compinit; compinit -D; autoload +X _hen; print $_comps[hen]",
    "fish": "source {file}; complete --do-complete 'hen va'",
}
"""What tells that a shell completes hen, given the file of completions, in a folder by its name there."""

TOLD = {"bash": "complete -o nosort -F _hen_completion hen", "zsh": "_hen", "fish": "validate"}


@pytest.mark.parametrize("shell", ASK)
def test_a_shell_completes_hen(shell: str, tmp_path: Path) -> None:
    file = tmp_path / Path(desktop.SHELLS[shell]).name
    file.write_bytes((RESOURCES / "completions" / f"hen.{shell}").read_bytes())
    hen = tmp_path / "bin" / "hen"
    hen.parent.mkdir()
    hen.write_text(f'#!/bin/sh\nPYTHONPATH="{RESOURCES.parent}" exec "{sys.executable}" -m hen_editor.cli "$@"\n')
    hen.chmod(0o755)
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed")
    environment = {**os.environ, "PATH": f"{hen.parent}:{os.environ['PATH']}", "HOME": str(tmp_path)}
    words = [shell, "-c", ASK[shell].format(file=file, folder=tmp_path)]
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=True)
    assert TOLD[shell] in done.stdout
