#!/usr/bin/env python3
"""Set up, run and check the HEN Editor, with nothing but Python.

    python3 dev.py run [ARGS]      open the editor; ARGS are passed on: a file, --move N; see --help
    python3 dev.py test [ARGS]     every check: ruff, mypy, pytest on all processors; with ARGS, they are passed to
                                   pytest, on one; --thorough tests each property with 10,000 examples, not 30
    python3 dev.py lint            the static checks: ruff, mypy
    python3 dev.py bench           benchmarks: startup, navigation, large trees, HEN, SGF; bench hostile: hostile input
    python3 dev.py monkey          random actions on real windows; --seed N, --seconds N, --jobs N; see --help
    python3 dev.py wheel [DIR]     build the wheel into DIR (dist)
    python3 dev.py bundle [DIR]    make a folder in DIR (dist) that starts without Python, by PyInstaller
    python3 dev.py release         build and check a release in dist/, and tell how to publish it; --all: with all
                                   tests from the sdist, not only the quick ones
    python3 dev.py matrix [ARGS]   run the tests on each Python from 3.11 to 3.14 that is there, with the oldest and the
                                   newest PySide6; ARGS are passed to pytest: folders of tests, for example
    python3 dev.py translations    collect the texts to translate into resources/translations, and compile the
                                   languages in which nothing is unfinished; --list CODE: print what is, as text;
                                   --fill CODE FILE: take translations from such a text
    python3 dev.py screenshot      update the pictures of the README and the guide, and the pages of the guide that
                                   are made of tables; --all [DIR]: save pictures of the window in all states, themes
                                   and sizes into DIR (gallery)

The environment is .venv next to this file; it is created on first use and updated when pyproject.toml changes.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - shows a message on an older Python
    sys.exit(
        f"HEN Editor needs Python 3.11 or newer; {sys.executable} is {sys.version.split()[0]}.\n"
        "Install a newer version and run this file with it, for example: python3.12 dev.py run"
    )

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from hen_editor.qt_libraries import (
    explanation,
    missing_libraries,
    packages_of,
    platform_plugin,
    qt_files,
    why_no_display,
)

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "hen-editor-stamp"
SCREENSHOT = ROOT / "resources" / "screenshot.png"
BUNDLE = ROOT / ".ci" / "bundle" / "hen-editor.spec"
RELEASE = ROOT / ".ci" / "release.py"
PYTHONS = {
    "3.11.2": ">=6.8,<6.9",  # the version in Debian 12
    "3.11": ">=6.8,<6.9",
    "3.12": ">=6.8,<6.9",
    "3.13": ">=6.8,<6.9",
    "3.14": ">=6.10,<6.11",
}
"""The versions of Python, each with the oldest PySide6, from 6.8 on, that supports it."""

NAME_OF_PYTHON = re.compile(r"python3(\.\d+)?(\.exe)?")
"""The names of interpreters, beside which there are other programs, such as `python3-config`."""

NEWEST_PYSIDE = ">=6.9"
"""The newest that pyproject.toml allows for a version of Python."""

SHARED_MEMORY = Path("/dev/shm")
ROOM_FOR_TESTS = 4 << 30
"""How many bytes the files of the tests may take: installed programs, and bundles."""

TRANSLATIONS = ROOT / "resources" / "translations"
QT_TOOL = ("-c", "import sys; from PySide6.scripts import pyside_tool as tools; getattr(tools, sys.argv.pop(1))()")
"""Arguments of Python to run a tool of Qt; its name and its own arguments follow."""

GALLERY = "--all"
"""The option of `screenshot` for pictures of everything."""

SHOWN_IN_README = (str(ROOT / "resources" / "examples" / "annotated-game.sgf"), "--move", "30")

REAL_WINDOWS = "real windows"

TOOLS_OF_TESTS = {
    REAL_WINDOWS: ("xvfb", "xauth", "xdotool", "openbox", "xclip", "x11-xkb-utils"),
    "the bus of screen readers": ("dbus-daemon", "at-spi2-core", "python3-gi", "gir1.2-atspi-2.0"),
    "fonts": ("fontconfig", "fonts-dejavu-core", "fonts-noto-cjk"),
    "the tools of a desktop": (
        *("appstream", "desktop-file-utils", "libfile-mimeinfo-perl", "shared-mime-info", "xdg-utils"),
    ),
    "a browser": ("chromium",),
    "a compiler": ("gcc", "libc6-dev"),
    "an engine": ("gnugo",),
    # Without it PyInstaller cannot bundle Debian's own Python; others bring theirs.
    "Python as a library": (f"libpython3.{sys.version_info.minor}",) if sys.base_prefix == "/usr" else (),
}
"""The Debian and Ubuntu packages without which some tests are skipped, by what they are for."""


class SetupError(Exception):
    """Something outside this project is missing; the message says what it is and how to install it."""


# The subcommands.


def run(arguments: Sequence[str]) -> int:
    """Open the editor; without a display, save a screenshot instead."""
    make_environment(dev=False)
    why_not = why_no_display(os.environ)
    if why_not is None:
        require_system_libraries(platform_plugin(os.environ))
        return call("-m", "hen_editor", *arguments)
    require_system_libraries("offscreen")
    picture = Path.cwd() / "screenshot.png"
    status = call("-m", "hen_editor", "--screenshot", str(picture), *arguments, env={"QT_QPA_PLATFORM": "offscreen"})
    if status == 0:
        say(f"{why_not} The window was drawn offscreen and saved as {picture}.")
    return status


def test(arguments: Sequence[str]) -> int:
    """Run every check to the end and list those that failed."""
    rest = [argument for argument in arguments if argument != THOROUGH]
    make_environment(dev=True)
    static = started(STATIC_CHECKS)
    if not rest:
        install_tools_of_tests()
    require_system_libraries("offscreen")
    env = {"PYTHONDONTWRITEBYTECODE": ""}  # many tests start the program: compile it once
    is_thorough = len(rest) < len(arguments)
    if is_thorough:
        env["HYPOTHESIS_PROFILE"] = "thorough"
    tests = {"pytest": ("-m", "pytest", *rest)} if rest else all_tests(is_thorough=is_thorough)
    with folder_for_tests() as folder:
        return check_all(tests, {**env, "TMPDIR": folder}, beside=static)


def folder_for_tests() -> TemporaryDirectory[str]:
    """Make a folder for the files of the tests: in memory, if there is room for them and programs may start there."""
    is_fit = (
        os.access(SHARED_MEMORY, os.W_OK)
        and shutil.disk_usage(SHARED_MEMORY).free >= ROOM_FOR_TESTS
        and not os.statvfs(SHARED_MEMORY).f_flag & os.ST_NOEXEC
    )
    return TemporaryDirectory(dir=SHARED_MEMORY if is_fit else None, ignore_cleanup_errors=True)


def lint(arguments: Sequence[str]) -> int:
    """Run the static checks."""
    expect_none(arguments)
    make_environment(dev=True)
    return check_all(STATIC_CHECKS)


def bench(arguments: Sequence[str]) -> int:
    """Run the benchmarks and print the table."""
    make_environment(dev=True)
    require_system_libraries("offscreen")
    return call("-m", "tests.bench", *arguments, cwd=ROOT)


def monkey(arguments: Sequence[str]) -> int:
    """Perform random actions on real windows and print what breaks."""
    make_environment(dev=True)
    require_system_libraries("offscreen")
    return call("-m", "tests.monkey", *arguments, cwd=ROOT)


def wheel(arguments: Sequence[str]) -> int:
    """Build the wheel in the given directory, else in dist/."""
    make_environment(dev=True)
    directory = Path(arguments[0]).resolve() if arguments else ROOT / "dist"
    return call("-m", "build", "--wheel", "--no-isolation", "--outdir", str(directory), str(ROOT))


def bundle(arguments: Sequence[str]) -> int:
    """Make a folder with the window and the command that starts without Python, in a directory (dist)."""
    make_environment(dev=True)
    directory = Path(arguments[0]).resolve() if arguments else ROOT / "dist"
    with TemporaryDirectory() as work:
        return call(*bundling(directory, Path(work)), cwd=ROOT)


def bundling(directory: Path, work: Path) -> tuple[str, ...]:
    """Return the arguments of Python that make that folder in a directory. work: a folder for intermediate files."""
    places = ("--distpath", str(directory), "--workpath", str(work))
    return ("-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *places, str(BUNDLE))


def release(arguments: Sequence[str]) -> int:
    """Build and check a release, and tell how to publish it."""
    make_environment(dev=True)
    require_system_libraries("offscreen")
    return call(str(RELEASE), *arguments, cwd=ROOT)


def matrix(arguments: Sequence[str]) -> int:
    """Run the tests on each Python that is there, with the oldest and the newest PySide6, and print a table."""
    make_environment(dev=True)
    install_tools_of_tests()
    require_system_libraries("offscreen")
    results = {
        (version, release): tested_on(python, release, arguments)
        for version, python in pythons().items()
        for release in (PYTHONS[version], NEWEST_PYSIDE)
    }
    for (version, release), is_passed in results.items():
        say(f"Python {version}, PySide6 {release}: {'passed' if is_passed else 'FAILED'}")
    return 0 if results and all(results.values()) else 1


def pythons() -> Mapping[str, str]:
    """Return the interpreters that are there, by the versions of the matrix: those in the path, and those of pyenv."""
    of_pyenv = Path(os.environ.get("PYENV_ROOT") or "~/.pyenv").expanduser() / "versions"
    folders = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep) if folder]
    paths = [path for folder in (*folders, *of_pyenv.glob("3.*/bin")) for path in folder.glob("python3*")]
    programs = {path.resolve(): path for path in paths if NAME_OF_PYTHON.fullmatch(path.name)}
    there = dict(filter(None, map(interpreter, programs.values())))
    found: dict[str, str] = {}
    for wanted in PYTHONS:
        numbers = tuple(map(int, wanted.split(".")))
        newest = max((version for version in there if version[: len(numbers)] == numbers), default=None)
        if newest is not None and there[newest] not in found.values():
            found[wanted] = there[newest]
    return found


def interpreter(path: Path) -> tuple[tuple[int, int, int], str] | None:
    """Return the version and the path of the Python that a command runs; None if it cannot make environments."""
    script = "import sys, venv; print(*sys.version_info[:3], sys.executable)"
    try:
        done = subprocess.run([str(path), "-c", script], capture_output=True, text=True, check=False)
    except OSError:
        return None
    if done.returncode != 0:
        return None
    major, minor, micro, executable = done.stdout.rstrip("\n").split(" ", 3)
    return (int(major), int(minor), int(micro)), executable


def tested_on(python: str, release: str, arguments: Sequence[str]) -> bool:
    """Return whether the tests that need no real window pass in an environment made by an interpreter."""
    with TemporaryDirectory() as folder, folder_for_tests() as files:
        own = str(Path(folder) / "bin" / "python")
        say(f"== {python}, PySide6 {release}")
        install = (own, "-m", "pip", "install", "--quiet", f"{ROOT}[dev]", f"PySide6-Essentials{release}")
        options = ("-q", "-m", "not e2e", "--numprocesses", "auto", *SPREAD, "-p", "no:cacheprovider")
        commands = ((python, "-m", "venv", folder), install, (own, "-m", "pytest", *options, *arguments))
        env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "TMPDIR": files}
        return all(subprocess.run(command, cwd=ROOT, env=env, check=False).returncode == 0 for command in commands)


def screenshot(arguments: Sequence[str]) -> int:
    """Update the pictures of the README and the guide, or save the whole gallery."""
    offscreen = {"QT_QPA_PLATFORM": "offscreen"}
    if arguments[:1] == [GALLERY]:
        expect_none(arguments[2:])
        make_environment(dev=True)
        require_system_libraries("offscreen")
        folder = str(Path(arguments[1] if len(arguments) > 1 else "gallery").absolute())
        return max(
            call("-m", "tests.gallery", folder, env={**offscreen, "QT_SCALE_FACTOR": scale}, cwd=ROOT)
            for scale in ("1", "2")
        )
    expect_none(arguments)
    make_environment(dev=True)
    require_system_libraries("offscreen")
    readme = call("-m", "hen_editor", "--screenshot", str(SCREENSHOT), *SHOWN_IN_README, env=offscreen)
    return max(readme, call("-m", "tests.guide.making", "--pictures", env=offscreen, cwd=ROOT))


def translations(arguments: Sequence[str]) -> int:
    """Update the .ts files from the source and compile those that are finished; or list or fill in what is not."""
    make_environment(dev=True)
    match arguments:
        case []:
            is_updated = update_translations(sorted(TRANSLATIONS.glob("*.ts")))
            lacking_in_qt = sorted(TRANSLATIONS.glob("qt/*.ts"))
            return 0 if is_updated and all(compile_translation(path) for path in lacking_in_qt) else 1
        case ["--list", code]:
            return call("-m", "tests.translation.unfinished", translation_of(code), cwd=ROOT)
        case ["--fill", code, texts]:
            path = translation_of(code)
            status = call("-m", "tests.translation.unfinished", path, str(Path(texts).absolute()), cwd=ROOT)
            return status or (0 if update_translations([Path(path)]) else 1)
    raise SetupError(f"Nothing, --list CODE or --fill CODE FILE is expected here, not {' '.join(arguments)}.")


def translation_of(code: str) -> str:
    """Return the .ts file of a language."""
    return str(TRANSLATIONS / f"hen_editor_{code}.ts")


def update_translations(paths: Sequence[Path]) -> bool:
    """Update .ts files from the source and the tables, and compile the finished ones; return whether that succeeded.

    An unfinished one is not compiled, so its language is not offered. An empty file is the beginning of a language.
    """
    sources = sorted(str(each.relative_to(ROOT)) for each in (ROOT / "hen_editor").rglob("*.py"))
    options = ["-silent", "-no-obsolete", "-locations", "none", "-source-language", "en"]
    with TemporaryDirectory() as folder:
        tables = str(Path(folder, "tables.py"))
        if call("-m", "tests.translation.tables", tables, cwd=ROOT) != 0:
            return False
        for path in paths:
            code = path.stem.removeprefix("hen_editor_")
            # The texts in the source are English; only plural forms need translation.
            language = ["-target-language", code, *(["-pluralonly"] if code == "en" else [])]
            if not path.stat().st_size:
                path.unlink()
            if call(*QT_TOOL, "lupdate", *sources, tables, *options, *language, "-ts", str(path), cwd=ROOT) != 0:
                return False
    return all(compile_translation(path) for path in paths)


def compile_translation(path: Path) -> bool:
    """Compile a .ts file if all is finished, else say how much is not; return whether that succeeded."""
    text = path.read_text(encoding="utf-8")
    unfinished = text.count('type="unfinished"')
    if unfinished:
        path.with_suffix(".qm").unlink(missing_ok=True)
        say(f"{path.name}: {unfinished} of {text.count('<source>')} unfinished, so the language is not offered")
        return True
    return call(*QT_TOOL, "lrelease", "-silent", str(path), cwd=ROOT) == 0


SUBCOMMANDS = {
    "run": run,
    "test": test,
    "lint": lint,
    "bench": bench,
    "monkey": monkey,
    "wheel": wheel,
    "bundle": bundle,
    "release": release,
    "matrix": matrix,
    "screenshot": screenshot,
    "translations": translations,
}

THOROUGH = "--thorough"

STATIC_CHECKS = {
    "ruff check": ("-m", "ruff", "check"),
    "ruff format": ("-m", "ruff", "format", "--check"),
    "mypy": ("-m", "mypy", "--strict", "hen_editor", "tests/test_typed_program.py"),
    # Each system has its own cache, which mypy would discard otherwise. Code for other systems is unreachable there.
    **{
        f"mypy for {system}": (
            *("-m", "mypy", "--strict", "--platform", system, "--no-warn-unreachable"),
            *("--cache-dir", f".mypy_cache/{system}", "hen_editor"),
        )
        for system in ("darwin", "win32")
    },
}

SPREAD = ("--dist", "worksteal")
"""Neighbouring tests run in one process, which share fixtures; a process that is done takes tests from others.

If a process dies, the test that it ran fails, and another process goes on with the rest.
"""

NONE_HANGS = ("-o", "faulthandler_timeout=1200", "-o", "faulthandler_exit_on_timeout=true")
"""A test that takes longer than this, in seconds, prints a traceback, and its process ends."""


def all_tests(*, is_thorough: bool) -> Mapping[str, Sequence[str]]:
    """Return the commands that run all tests.

    Many tests wait now and then, so there is one process more than processors. Real windows are slow next to other
    tests, so their tests come last, each process on a desktop of its own.
    """
    processes = str((os.cpu_count() or 1) + 1)
    options = SPREAD if is_thorough else (*SPREAD, *NONE_HANGS)
    return {
        "pytest": ("-m", "pytest", "-m", "not e2e", "--numprocesses", processes, *options),
        "pytest in real windows": ("-m", "pytest", "tests/e2e", "--numprocesses", "auto", *options),
    }


def started(checks: Mapping[str, Sequence[str]]) -> Mapping[str, subprocess.Popen[bytes]]:
    """Start all checks at once; they run in parallel with whatever is done next."""
    return {
        name: subprocess.Popen([str(PYTHON), *command], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        for name, command in checks.items()
    }


def check_all(
    checks: Mapping[str, Sequence[str]],
    env: Mapping[str, str] | None = None,
    *,
    beside: Mapping[str, subprocess.Popen[bytes]] | None = None,
) -> int:
    """Run each check, even after failures; the status is 1 if any failed.

    beside: checks that are already running; their output is shown at the end.
    """
    statuses = {}
    for name, command in checks.items():
        say(f"== {name}")
        statuses[name] = call(*command, env=env, cwd=ROOT)
    for name, process in (beside or {}).items():
        output, _ = process.communicate()
        say(f"== {name}\n{output.decode(errors='replace').rstrip()}")
        statuses[name] = process.returncode
    failed = [name for name, status in statuses.items() if status != 0]
    say(f"== failed: {', '.join(failed)}" if failed else f"== all passed: {', '.join(statuses)}")
    return 1 if failed else 0


def expect_none(arguments: Sequence[str]) -> None:
    """Reject arguments that would be ignored."""
    if arguments:
        raise SetupError(f"No arguments are expected here, not {' '.join(arguments)}.")


def call(*command: str, env: Mapping[str, str] | None = None, cwd: Path | None = None) -> int:
    """Run a command of the environment's Python and return its exit status."""
    return subprocess.run([str(PYTHON), *command], env={**os.environ, **(env or {})}, cwd=cwd, check=False).returncode


def say(sentence: str) -> None:
    """Print immediately, so that our output and that of subprocesses stay in order."""
    print(sentence, flush=True)


# The environment.


def make_environment(*, dev: bool) -> None:
    """Install what pyproject.toml requires into .venv; `dev` adds the tools of the checks."""
    if is_current(dev=dev):
        return
    say(f"Setting up {VENV} ...")
    requirement = f"{ROOT}[dev]" if dev else str(ROOT)
    if subprocess.run([*pip_command(), "install", "--quiet", "--editable", requirement], check=False).returncode != 0:
        raise SetupError("The packages in pyproject.toml could not be installed; see above for the reason.")
    STAMP.write_text(stamp(dev=dev))


def is_current(*, dev: bool) -> bool:
    """Return whether .venv was created from the current pyproject.toml."""
    good = {stamp(dev=True)} if dev else {stamp(dev=True), stamp(dev=False)}
    return PYTHON.exists() and STAMP.exists() and STAMP.read_text() in good


def stamp(*, dev: bool) -> str:
    """Return a key that identifies the state of the environment."""
    return f"{hashlib.sha256((ROOT / 'pyproject.toml').read_bytes()).hexdigest()} {'dev' if dev else 'run'}"


def pip_command() -> list[str]:
    """Create the virtual environment if necessary, and return a pip that installs into it."""
    if not works(str(PYTHON), "-c", "import sys; sys.exit(sys.version_info < (3, 11))"):
        require_venv()
        subprocess.run([sys.executable, "-m", "venv", "--clear", "--without-pip", str(VENV)], check=True)
    quiet = ["--disable-pip-version-check"]
    own_pip = [str(PYTHON), "-m", "pip", *quiet]
    if works(*own_pip, "--version") or works(str(PYTHON), "-m", "ensurepip", "--default-pip"):
        return own_pip
    system_pip = [sys.executable, "-m", "pip", *quiet, "--python", str(PYTHON)]
    if works(*system_pip, "--version"):
        return system_pip
    uv = shutil.which("uv")
    if uv:
        os.environ["VIRTUAL_ENV"] = str(VENV)
        return [uv, "pip"]
    if install(["python3-venv"]) and works(str(PYTHON), "-m", "ensurepip", "--default-pip"):
        return own_pip
    raise SetupError(
        f"This Python ({sys.executable}) has no ensurepip, and neither pip nor uv is available. {VENV_HINT}"
    )


VENV_HINT = "On Debian and Ubuntu it is a separate package; install it with:\n    sudo apt-get install python3-venv"


def require_venv() -> None:
    """Stop if Python lacks its venv module."""
    if importlib.util.find_spec("venv") is None:
        raise SetupError(f"This Python ({sys.executable}) has no venv module. {VENV_HINT}")


def works(*command: str) -> bool:
    """Return whether a command runs successfully."""
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


# System requirements of Qt.


def require_system_libraries(platform: str) -> None:
    """Install the system libraries that Qt lacks on Linux; if that is not permitted, stop and show the command."""
    if not sys.platform.startswith("linux"):
        return
    missing = missing_libraries(qt_files(packages(), platform))
    if missing and install(packages_of(missing)):
        missing = missing_libraries(qt_files(packages(), platform))
    if missing:
        raise SetupError(explanation(missing))


def packages() -> Path:
    """Return the folder of the environment's packages."""
    return next(VENV.glob("lib*/python*/site-packages"))


def install_tools_of_tests() -> None:
    """Install the packages without which some tests are skipped; if that is not permitted, name those tests."""
    if not shutil.which("dpkg-query"):
        return
    lacking = {what: [name for name in names if not is_installed(name)] for what, names in TOOLS_OF_TESTS.items()}
    lacking[REAL_WINDOWS] += packages_of(missing_libraries(qt_files(packages(), "xcb")))
    wanted = [name for names in lacking.values() for name in names]
    if wanted and not install(wanted):
        say(
            f"Tests that need {', '.join(what for what, names in lacking.items() if names)} are skipped. To run them:\n"
            f"    sudo apt-get install {' '.join(wanted)}"
        )


def is_installed(package: str) -> bool:
    """Return whether a package of Debian is installed."""
    query = ("dpkg-query", "--show", "--showformat=${Status}", package)
    return subprocess.run(query, capture_output=True, text=True, check=False).stdout == "install ok installed"


def install(packages: Sequence[str]) -> bool:
    """Install packages of Debian if that needs no password; return whether that succeeded."""
    if not packages or not shutil.which("apt-get"):
        return False
    as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if as_root and not works(*as_root, "true"):
        return False
    names = sorted(set(packages))
    say(f"Installing {', '.join(names)} ...")
    apt = [*as_root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
    for arguments in (["update"], ["install", "--yes", "--no-install-recommends", *names]):
        done = subprocess.run([*apt, *arguments], capture_output=True, text=True, check=False)
        if done.returncode != 0:
            say(done.stderr)
            return False
    return True


def main(arguments: Sequence[str]) -> int:
    """Run the subcommand; return its exit status."""
    name, *rest = arguments or ["help"]
    if name not in SUBCOMMANDS:
        print(__doc__.replace("python3", "py -3") if os.name == "nt" else __doc__)
        return 0 if name in {"help", "-h", "--help"} else 2
    try:
        return SUBCOMMANDS[name](rest)
    except SetupError as reason:
        print(reason, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
