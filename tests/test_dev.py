"""dev.py says what is missing before anything breaks, and names every check that failed."""

import importlib.util
import inspect
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QImage

DEV = Path(__file__).resolve().parent.parent / "dev.py"
LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux only: libraries and displays")


@pytest.fixture(scope="module")
def dev() -> ModuleType:
    specification = importlib.util.spec_from_file_location("dev", DEV)
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


@pytest.fixture
def environment(dev: ModuleType) -> None:
    if not dev.is_current(dev=False):
        pytest.skip("the environment is not the one that dev.py made of this pyproject.toml")


def start(*arguments: str, cwd: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    shown = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    clean = {name: value for name, value in os.environ.items() if name not in shown}
    clean |= {"XDG_CONFIG_HOME": str(cwd / "config"), **variables}
    command = [sys.executable, str(DEV), *arguments]
    return subprocess.run(command, cwd=cwd, env=clean, capture_output=True, text=True, check=False)


def test_an_older_python_is_refused_with_the_version_needed() -> None:
    as_if_older = f"import runpy, sys; sys.version_info = (3, 9, 2); runpy.run_path({str(DEV)!r}, run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", as_if_older], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("HEN Editor needs Python 3.11 or newer;")


def test_an_unknown_subcommand_shows_the_usage(tmp_path: Path) -> None:
    done = start("fly", cwd=tmp_path)
    assert done.returncode == 2
    assert "dev.py run [ARGS]" in done.stdout


@LINUX
def test_without_a_display_run_draws_the_window_into_a_picture(environment: None, tmp_path: Path) -> None:
    done = start("run", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "There is no display" in done.stdout
    assert str(tmp_path / "screenshot.png") in done.stdout
    assert not QImage(str(tmp_path / "screenshot.png")).isNull()


@LINUX
def test_the_arguments_of_run_reach_the_program_as_they_are(environment: None, tmp_path: Path) -> None:
    (tmp_path / "game.sgf").write_text("(;SZ[9];B[aa];W[bb])")
    done = start("run", "game.sgf", "--move", "2", "-style", "fusion", "-reverse", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert not QImage(str(tmp_path / "screenshot.png")).isNull()


@LINUX
def test_a_display_that_does_not_answer_is_no_display(environment: None, tmp_path: Path) -> None:
    done = start("run", cwd=tmp_path, DISPLAY=":2975")
    assert done.returncode == 0, done.stderr
    assert "The display :2975 does not respond." in done.stdout


def test_every_check_runs_and_every_failure_is_named(
    environment: None, dev: ModuleType, capfd: pytest.CaptureFixture[str]
) -> None:
    say_and_fail = ("-c", "print('ran'); raise SystemExit(3)")
    assert dev.check_all({"one": say_and_fail, "two": ("-c", "print('ran')"), "three": say_and_fail}) == 1
    assert capfd.readouterr().out.splitlines() == [
        "== one", "ran", "== two", "ran", "== three", "ran", "== failed: one, three",
    ]  # fmt: skip


def test_what_runs_beside_the_checks_is_shown_after_them_and_its_failures_are_named_too(
    environment: None, dev: ModuleType, capfd: pytest.CaptureFixture[str]
) -> None:
    much = ("-c", "print('much ' * 100_000); raise SystemExit(1)")
    assert (
        dev.check_all({"one": ("-c", "print('ran')")}, beside=dev.started({"two": much, "three": ("-c", "pass")})) == 1
    )
    first, second, third, *others = capfd.readouterr().out.splitlines()
    assert (first, second, third, len(others[0])) == ("== one", "ran", "== two", 499_999)
    assert others[1:] == ["== three", "", "== failed: two"]


def test_when_all_checks_pass_the_status_is_0(environment: None, dev: ModuleType) -> None:
    assert dev.check_all({"one": ("-c", "pass")}) == 0


def test_a_check_runs_in_the_variables_it_is_given(environment: None, dev: ModuleType) -> None:
    is_thorough = ("-c", "import os; raise SystemExit(os.environ.get('HYPOTHESIS_PROFILE') != 'thorough')")
    assert dev.check_all({"one": is_thorough}, {"HYPOTHESIS_PROFILE": "thorough"}) == 0
    assert dev.check_all({"one": is_thorough}, {"HYPOTHESIS_PROFILE": "ci"}) == 1


@LINUX
def test_the_matrix_finds_the_newest_python_of_each_version_in_the_path_and_of_pyenv(
    dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def python(folder: str, *version: int) -> str:
        path = tmp_path / folder / "python3"
        path.parent.mkdir(parents=True)
        path.write_text(f"#!/bin/sh\necho {' '.join(map(str, version))} {path}\n" if version else "no program")
        path.chmod(0o755)
        return str(path)

    python("versions/3.14.1/bin")
    python("versions/3.13.7/bin", 3, 13, 7)
    found = {
        "3.11.2": python("path", 3, 11, 2),
        "3.11": python("versions/3.11.7/bin", 3, 11, 7),
        "3.13": python("versions/3.13.12/bin", 3, 13, 12),
    }
    other = tmp_path / "path" / "python3-config"
    other.write_text("#!/bin/sh\necho 3 14 2 python3-config\n")
    other.chmod(0o755)
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path / "path"))
    assert dev.pythons() == found
    assert next(iter(found)) == next(iter(dev.PYTHONS))


@LINUX
def test_one_python_is_one_row_of_the_matrix(dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    only = tmp_path / "python3"
    only.write_text(f"#!/bin/sh\necho 3 11 2 {only}\n")
    only.chmod(0o755)
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "none"))
    monkeypatch.setenv("PATH", str(tmp_path))
    assert dev.pythons() == {"3.11.2": str(only)}


@LINUX
def test_packages_are_installed_where_that_needs_no_password(
    dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    called = tmp_path / "called"
    apt = tmp_path / "apt-get"
    apt.write_text(f'#!/bin/sh\n[ "$1" = update ] || echo "$@" >> {called}\n')
    apt.chmod(0o755)
    sudo = tmp_path / "sudo"
    sudo.write_text("#!/bin/sh\nexit 1\n")
    sudo.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setattr(dev.os, "geteuid", lambda: 1000)
    assert not dev.install(["libegl1"])
    assert not called.exists()
    sudo.write_text('#!/bin/sh\nshift\nexec "$@"\n')
    assert dev.install(["libegl1", "libgl1", "libegl1"])
    assert called.read_text().split()[-2:] == ["libegl1", "libgl1"]
    assert "Installing libegl1, libgl1 ..." in capfd.readouterr().out
    apt.write_text("#!/bin/sh\nexit 100\n")
    assert not dev.install(["libegl1"])


def test_the_libraries_of_qt_are_looked_for_in_an_environment_that_is_there(dev: ModuleType) -> None:
    for command in dev.SUBCOMMANDS.values():
        before, found, _ = inspect.getsource(command).partition("require_system_libraries(")
        assert not found or "make_environment(" in before, command
