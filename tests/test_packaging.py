"""The wheel, installed outside the checkout, starts and finds its resources."""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment that holds the wheel and borrows its dependencies from the one that runs the tests."""
    place = tmp_path_factory.mktemp("installed")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", place, ROOT, cwd=place)
    [wheel] = place.glob("*.whl")
    venv.create(place / "venv", symlinks=os.name != "nt")
    python = scripts(place) / "python"
    run(sys.executable, "-m", "pip", "--python", python, "install", "--no-deps", "--no-index", wheel, cwd=place)
    borrowed = Path(site_packages(place)) / "borrowed.pth"
    borrowed.write_text(sysconfig.get_path("purelib") + "\n")
    return place


def scripts(place: Path) -> Path:
    return Path(sysconfig.get_path("scripts", "venv", {"base": str(place / "venv")}))


def site_packages(place: Path) -> str:
    return sysconfig.get_path("purelib", "venv", {"base": str(place / "venv")})


def run(*command: str | Path, cwd: Path) -> str:
    """Run a command away from the checkout and return what it printed."""
    clean = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "PYTHONHOME"}}
    clean |= {"QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": str(cwd / "config"), "HOME": str(cwd)}
    done = subprocess.run([*map(str, command)], cwd=cwd, env=clean, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_installed_window_starts_and_shows_something(installed: Path) -> None:
    run(scripts(installed) / "hen-editor", "--screenshot", installed / "window.png", cwd=installed)
    picture = QImage(str(installed / "window.png"))
    assert not picture.isNull()
    pixels = {picture.pixel(x, y) for x in range(0, picture.width(), 7) for y in range(0, picture.height(), 7)}
    assert len(pixels) > 50


def test_resources_lie_inside_the_installed_package(installed: Path) -> None:
    ask = "from hen_editor.resources import RESOURCES; print(RESOURCES)"
    found = Path(run(scripts(installed) / "python", "-c", ask, cwd=installed).strip())
    assert found.is_relative_to(installed)
    assert files_in(found) == files_in(ROOT / "resources")


def files_in(folder: Path) -> set[Path]:
    """Return the files in a folder, but for what Python has compiled there."""
    return {
        path.relative_to(folder) for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts
    }


LOAD_ICONS = """
from PySide6.QtGui import QGuiApplication, QIcon
from hen_editor.resources import application_icon_path, icon_path
application = QGuiApplication([])
print(all(not QIcon(str(path)).pixmap(24, 24).isNull() for path in (application_icon_path(), icon_path("open"))))
"""


def test_icons_load_from_the_installed_package(installed: Path) -> None:
    assert run(scripts(installed) / "python", "-c", LOAD_ICONS, cwd=installed) == "True\n"


EXAMPLE = "ear-reddening.hen"


def test_the_installed_command_checks_an_example(installed: Path) -> None:
    ask = f"from hen_editor.resources import RESOURCES; print(RESOURCES / 'examples' / '{EXAMPLE}')"
    example = run(scripts(installed) / "python", "-c", ask, cwd=installed).strip()
    assert run(scripts(installed) / "hen", "validate", example, cwd=installed) == "Valid.\n"
