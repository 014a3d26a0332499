"""The sdist, installed outside the checkout, and the wheel, installed by pipx, start and find their resources."""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

ROOT = Path(__file__).resolve().parent.parent


OURS = ("hen_editor", "_hen_editor")
"""How the names begin of what the environment that runs the tests has of the program itself."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the sdist, and of the wheel that is built from it."""
    place = tmp_path_factory.mktemp("built")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", place, ROOT, cwd=place)
    return place


@pytest.fixture(scope="module")
def user_base(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of packages of a user, which are those of the environment that runs the tests, but for the program."""
    place = tmp_path_factory.mktemp("user")
    packages_of_user(place).mkdir(parents=True)
    for package in Path(sysconfig.get_path("purelib")).iterdir():
        if not package.name.startswith(OURS):
            (packages_of_user(place) / package.name).symlink_to(package)
    return place


def packages_of_user(base: Path) -> Path:
    return Path(sysconfig.get_path("purelib", sysconfig.get_preferred_scheme("user"), {"userbase": str(base)}))


@pytest.fixture(scope="module")
def installed(built: Path, user_base: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment that holds what is in the sdist and borrows its dependencies."""
    place = tmp_path_factory.mktemp("installed")
    [source] = built.glob("*.tar.gz")
    venv.create(place / "venv", symlinks=os.name != "nt")
    python = scripts(place) / "python"
    (Path(site_packages(place)) / "borrowed.pth").write_text(f"{packages_of_user(user_base)}\n")
    offline = ("--no-index", "--no-build-isolation")
    run(sys.executable, "-m", "pip", "--python", python, "install", *offline, source, cwd=place)
    return place


def scripts(place: Path) -> Path:
    return Path(sysconfig.get_path("scripts", "venv", {"base": str(place / "venv")}))


def site_packages(place: Path) -> str:
    return sysconfig.get_path("purelib", "venv", {"base": str(place / "venv")})


def run(*command: str | Path, cwd: Path, **variables: str) -> str:
    """Run a command away from the checkout and return what it printed."""
    clean = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "PYTHONHOME"}}
    clean |= {"QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": str(cwd / "config"), "HOME": str(cwd), **variables}
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


@pytest.mark.long
def test_pipx_installs_the_wheel(built: Path, user_base: Path, tmp_path: Path) -> None:
    own, commands = tmp_path / "pipx", tmp_path / "commands"
    variables = {
        "PIPX_HOME": str(own),
        "PIPX_BIN_DIR": str(commands),
        "PIPX_MAN_DIR": str(tmp_path / "manuals"),
        "PIPX_COMPLETION_DIR": str(tmp_path / "completions"),
        "PIPX_DISABLE_SHARED_LIBS_AUTO_UPGRADE": "1",
        "PYTHONUSERBASE": str(user_base),
    }
    [wheel] = built.glob("*.whl")
    offline = ("--system-site-packages", "--pip-args=--no-index")  # those of the system, and those of the user
    run(sys.executable, "-m", "pipx", "install", *offline, wheel, cwd=tmp_path, **variables)
    assert (tmp_path / "completions" / "bash-completion" / "completions" / "hen").is_file()
    run(commands / "hen-editor", "--screenshot", tmp_path / "window.png", cwd=tmp_path, **variables)
    assert not QImage(str(tmp_path / "window.png")).isNull()
    assert run(commands / "hen", "format", ".9x9_5Gb", cwd=tmp_path, **variables) == ".9x9_5Gb\n"
    python = Path(sysconfig.get_path("scripts", "venv", {"base": str(own / "venvs" / "hen-editor")})) / "python"
    found = run(python, "-c", "from hen_editor.resources import RESOURCES; print(RESOURCES)", cwd=tmp_path, **variables)
    assert Path(found.strip()).is_relative_to(own)
