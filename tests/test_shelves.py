"""Each shelf is taken away in turn: what it would have added is missing, nothing else.

What can be done is tried in processes of their own (`sitting.py`), with the whole package and with copies of it.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from PySide6.QtGui import QColor, QImage

from tests.sitting import DIAGRAM, GAME
from tests.test_architecture import SHELVES

ROOT = Path(__file__).resolve().parent.parent


class Brought(NamedTuple):
    """What a shelf adds: commands of the window, and options of `hen`.

    changes: what has another outcome in the window without it. prints: how calls of `hen` that print something else
    begin. says: what a window says instead, by what is done. of_hen: commands of `hen`.
    """

    commands: Sequence[str] = ()
    options: Mapping[str, Sequence[str]] = {}
    changes: Sequence[str] = ()
    prints: Sequence[str] = ()
    says: Mapping[str, str] = {}
    of_hen: Sequence[str] = ()


NOTHING_TO_PASTE = "Nothing to paste: no SGF, HEN, text diagram or list of moves was found."
NOTHING_CARRIED = "This picture carries no position: no text in it is named HEN or SGF."

BROUGHT = {
    "diagrams": Brought(
        [f"copy-{name}" for name in ("sensei", "gtp", "unicode", "plain", "igo", "eigo", "psgo", "wgo", "besogo")],
        {"show": ["--as"], "validate": ["--explain"], "convert": ["--explain"]},
        ["open a diagram", "paste a diagram", "copy-as"],
        [
            *("--help", "show --help", "validate --help", "convert --help"),
            *("show --as", "validate --explain", "validate diagram", "show diagram", "convert diagram"),
        ],
        {"paste a diagram": NOTHING_TO_PASTE},
    ),
    "engine": Brought(
        [
            *("analyse", "play-best", "add-line", "add-line-here", "figures-points", "figures-win-rate"),
            *("ownership", "engines", "speak-analysis", "new-engine-game", "engine-plays-black", "engine-plays-white"),
            *("effort-least", "effort-little", "effort-medium", "effort-much"),
            *("analyse-game", "next-mistake", "previous-mistake", "write-analysis"),
        ],
        of_hen=["analyze"],
        prints=["--help", "analyze"],
    ),
    "recognition": Brought(
        ["screenshot"],
        {"convert": ["--recognise"]},
        ["open a picture", "paste a picture", "paste pixels"],
        ["--help", "convert --help", "convert --recognise", "convert picture"],
        dict.fromkeys(["open a picture", "paste a picture", "paste pixels"], NOTHING_CARRIED),
    ),
    "teaching": Brought(
        ["print-figures", "worksheet", "export-problems", "overview", "solve", "count"],
        changes=["the menu of the games"],
    ),
}


def without(shelf: str, folder: Path) -> Path:
    """Copy the package to a folder, but for a shelf."""
    missing = ROOT / "hen_editor" / shelf
    shutil.copytree(
        ROOT / "hen_editor",
        folder / "hen_editor",
        ignore=lambda path, names: {name for name in names if name == "__pycache__" or Path(path, name) == missing},
    )
    shutil.copytree(ROOT / "resources", folder / "resources")
    return folder


def run(package: Path, what: str, home: Path) -> subprocess.CompletedProcess[str]:
    """Try what can be done with a package, in the window or with `hen`."""
    home.mkdir(exist_ok=True)
    (home / "game.sgf").write_text(GAME, encoding="utf-8")
    (home / "diagram.txt").write_text(DIAGRAM, encoding="utf-8")
    picture = QImage(200, 200, QImage.Format.Format_RGB32)
    picture.fill(QColor("burlywood"))
    assert picture.save(str(home / "picture.png"))
    variables = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "TMPDIR"), str(home))
    own = {"PYTHONPATH": str(package), "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8", "LANGUAGE": "en"}
    return subprocess.run(
        [sys.executable, str(ROOT / "tests" / "sitting.py"), what],
        cwd=home,
        env={**os.environ, **variables, **own},
        capture_output=True,
        text=True,
        check=False,
    )


def tried(package: Path, what: str, home: Path) -> Mapping[str, Any]:
    """Return all that can be done with a package, and what comes of it."""
    done = run(package, what, home)
    errors = [line for line in done.stderr.splitlines() if "This plugin" not in line]
    assert (done.returncode, errors) == (0, []), "\n".join(errors)
    found: Mapping[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture(scope="module")
def whole_window(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Any]:
    """All that can be done in a window of the whole package."""
    return tried(ROOT, "window", tmp_path_factory.mktemp("window"))


@pytest.fixture(scope="module")
def whole_hen(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Any]:
    """All that can be done with `hen` of the whole package."""
    return tried(ROOT, "hen", tmp_path_factory.mktemp("hen"))


def test_every_shelf_is_taken_away() -> None:
    assert set(BROUGHT) == set(SHELVES)


@pytest.mark.parametrize("shelf", BROUGHT)
def test_a_window_lacks_only_what_a_shelf_brings(shelf: str, whole_window: Mapping[str, Any], tmp_path: Path) -> None:
    brought, package = BROUGHT[shelf], without(shelf, tmp_path / "package")
    found = tried(package, "window", tmp_path / "home")
    assert found["commands"] == [name for name in whole_window["commands"] if name not in brought.commands]
    texts = {whole_window["texts"][name] for name in brought.commands}
    assert found["menus"] == [entry for entry in whole_window["menus"] if entry[-1] not in texts]
    before, after = whole_window["outcomes"], found["outcomes"]
    assert {name for name in after if after[name] != before[name]} == set(brought.changes)
    assert {name: after[name]["message"] for name in brought.says} == brought.says
    assert set(before) - set(after) == set(brought.commands) & set(before)


@pytest.mark.parametrize("shelf", BROUGHT)
def test_hen_lacks_only_what_a_shelf_brings(shelf: str, whole_hen: Mapping[str, Any], tmp_path: Path) -> None:
    brought, package = BROUGHT[shelf], without(shelf, tmp_path / "package")
    found = tried(package, "hen", tmp_path / "home")
    assert found["options"] == {
        name: [option for option in options if option not in brought.options.get(name, ())]
        for name, options in whole_hen["options"].items()
        if name not in brought.of_hen
    }
    before, after = whole_hen["printed"], found["printed"]
    changed = {call for call in before if after.get(call) != before[call]}
    assert changed == {call for call in before if call.startswith(tuple(brought.prints))}


@pytest.mark.parametrize("what", ["window", "hen"])
def test_a_shelf_that_is_taken_for_granted_is_noticed(what: str, tmp_path: Path) -> None:
    package = without("teaching", tmp_path / "package")
    module = package / "hen_editor" / ("ui/icons.py" if what == "window" else "cli/terminal.py")
    module.write_text(module.read_text(encoding="utf-8") + "import hen_editor.teaching\n", encoding="utf-8")
    done = run(package, what, tmp_path / "home")
    assert "No module named 'hen_editor.teaching'" in done.stderr
    assert done.returncode == 1
