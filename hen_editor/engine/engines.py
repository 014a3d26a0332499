"""The engines on this machine: those that are found, those that the user adds, and how each is started."""

import json
import os
import re
import shlex
import shutil
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, count
from pathlib import Path

from hen_editor.engine import codes
from hen_editor.engine.codes import EngineError

_PLACES = ("/usr/games", "/usr/local/bin", "/opt/homebrew/bin", "/opt/local/bin")
"""Where programs are that are not on everybody's `PATH`, least of all on that of a desktop."""

_FOUND = {
    "GNU Go": ("gnugo", ("--mode", "gtp")),
    "Leela Zero": ("leelaz", ("--gtp",)),
    "Pachi": ("pachi", ()),
    "Fuego": ("fuego", ()),
}
"""Engines that need no more than their program, by name, with its arguments."""

_ARCADE_GAME = "/usr/games/pachi"
"""What Debian calls by the name of an engine."""

CONFIGURATION = "gtp.cfg"

_KATAGO = """\
logAllGTPCommunication = false
logSearchInfo = false
logToStderr = false
numSearchThreads = {threads}
rules = japanese
maxVisits = 1000
maxTime = 60
"""
"""Our configuration of KataGo: it needs the first five keys, and would search for ever without the last two."""

_WINDOWS_ARGUMENT = re.compile(r'(?:[^\s"]|"(?:\\"|[^"])*"?)+')


@dataclass(frozen=True, slots=True)
class EngineSpec:
    """How an engine is started.

    name: as the user reads it. command: the command line, as it is typed on this system. files: texts by name that are
    in its working folder. is_ours: whether we chose the command line, so that win rates are the side to move's.
    """

    name: str
    command: str
    files: Mapping[str, str] = field(default_factory=dict)
    is_ours: bool = False

    def arguments(self) -> list[str]:
        """Return the program and its arguments; files are absolute. Raises EngineError for quotes without an end."""
        words = split_command(self.command, is_windows=sys.platform == "win32")
        if not words:
            raise EngineError(codes.NO_COMMAND.at(text=self.command, reason="it is empty"))
        return [word if word in self.files else _absolute(word) for word in words]


def _absolute(word: str) -> str:
    """Return the whole path of a file, since the engine runs in a folder of its own; any other word as it is."""
    is_file = os.path.isfile(word)  # Path.is_file raises for what is too long for a name
    return str(Path(word).absolute()) if is_file else word


def split_command(text: str, *, is_windows: bool) -> list[str]:
    r"""Return the words of a command line, as shells of POSIX or programs for Windows do. Raises EngineError.

    >>> split_command(r'"C:\Program Files\katago.exe" gtp -model "a b.gz"', is_windows=True)
    ['C:\\Program Files\\katago.exe', 'gtp', '-model', 'a b.gz']
    >>> split_command(r"/opt/my\ katago gtp -model 'a b.gz'", is_windows=False)
    ['/opt/my katago', 'gtp', '-model', 'a b.gz']
    """
    if is_windows:
        found = _WINDOWS_ARGUMENT.findall(text)
        return [re.sub(r'\\?"', lambda quote: '"' if len(quote[0]) > 1 else "", word) for word in found]
    try:
        return shlex.split(text)
    except ValueError as error:
        raise EngineError(codes.NO_COMMAND.at(text=text, reason=str(error).rstrip("."))) from error


def joined_command(words: Sequence[str]) -> str:
    """Return a command line of words, which `split_command` splits again."""
    if sys.platform == "win32":
        return " ".join(f'"{word}"' if re.search(r"\s", word) or not word else word for word in words)
    return shlex.join(words)


# Those that are found.


def found_engines() -> list[EngineSpec]:
    """Return the engines on this machine that are ready to be started, the strongest first."""
    return [*_katago(), *_simple()]


def engine_named(name: str, added: Sequence[EngineSpec] = ()) -> EngineSpec:
    """Return an engine by its name or that of its program, in any case, else one of a command line.

    added: those of the user, which come first. Raises EngineError if it is neither.
    """
    known = [*added, *found_engines()]
    wanted = name.casefold().replace(" ", "")
    for spec in known:
        if wanted in (spec.name.casefold().replace(" ", ""), Path(spec.command.partition(" ")[0]).stem.casefold()):
            return spec
    if wanted == "katago" and _katago_program():
        raise EngineError(codes.NO_NETWORK.at(folder=str(_networks()[1])))
    words = split_command(name, is_windows=sys.platform == "win32")
    if len(words) > 1 or (words and shutil.which(words[0])):
        return EngineSpec(Path(words[0]).stem, name)
    if known:
        raise EngineError(codes.UNKNOWN_ENGINE.at(name=name, found=tuple(spec.name for spec in known)))
    raise EngineError(codes.NO_ENGINE.at(name=name))


def _program(name: str) -> str | None:
    path = os.pathsep.join([os.environ.get("PATH", ""), *(_PLACES if sys.platform != "win32" else ())])
    return shutil.which(name, path=path)


def _simple() -> Iterator[EngineSpec]:
    for name, (program, arguments) in _FOUND.items():
        path = _program(program)
        if path and path != _ARCADE_GAME:
            yield EngineSpec(name, joined_command([path, *arguments]), is_ours=True)


def _katago_program() -> str | None:
    katrain = _folder_of_katrain()
    bundled = katrain and katrain / "KataGo" / ("katago.exe" if sys.platform == "win32" else "katago")
    return _program("katago") or (shutil.which(str(bundled)) if bundled else None)


def _networks() -> list[Path]:
    """Return the folders where networks of KataGo are looked for: its own, the user's, and KaTrain's."""
    program, katrain, home = _katago_program() or "", _folder_of_katrain(), Path.home()
    folders = [Path(program).resolve().parent, home / ".katago", home / ".katrain"]
    return [*folders, katrain / "models"] if katrain else folders


def _katago() -> Iterator[EngineSpec]:
    """Yield KataGo, if it and a network for it are there."""
    program, katrain = _katago_program(), _folder_of_katrain()
    patterns = ("*.bin.gz", "*.txt.gz")
    networks = (path for folder in _networks() for end in patterns for path in sorted(folder.glob(end)))
    network = next(networks, None)
    if program is None or network is None:
        return
    is_image = katrain is not None and Path(program).is_relative_to(katrain) and sys.platform == "linux"
    extract = ["--appimage-extract-and-run"] if is_image and not shutil.which("fusermount") else []
    arguments = [
        *(program, *extract, "gtp", "-model", str(network), "-config", CONFIGURATION),
        *("-override-config", "reportAnalysisWinratesAs=SIDETOMOVE"),
    ]
    configuration = _KATAGO.format(threads=max(1, min(8, os.cpu_count() or 1)))
    yield EngineSpec("KataGo", joined_command(arguments), {CONFIGURATION: configuration}, is_ours=True)


def _folder_of_katrain() -> Path | None:
    """Return the folder of KaTrain, as pipx and pip of the user install it."""
    home = Path.home()
    patterns = (
        ".local/share/pipx/venvs/katrain/lib/python*/site-packages/katrain",
        ".local/pipx/venvs/katrain/lib/python*/site-packages/katrain",
        ".local/lib/python*/site-packages/katrain",
        "pipx/venvs/katrain/Lib/site-packages/katrain",
        "AppData/Roaming/Python/Python*/site-packages/katrain",
    )
    return next((path for pattern in patterns for path in sorted(home.glob(pattern), reverse=True)), None)


# Those that the user adds.


def with_distinct_names(specs: Iterable[EngineSpec]) -> list[EngineSpec]:
    """Return engines, with a number after each name that one before has.

    >>> [spec.name for spec in with_distinct_names([EngineSpec("Mine", "a"), EngineSpec("Mine", "b")])]
    ['Mine', 'Mine 2']
    """
    named: dict[str, EngineSpec] = {}
    for spec in specs:
        names = chain([spec.name], (f"{spec.name} {number}" for number in count(2)))
        name = next(each for each in names if each not in named)
        named[name] = replace(spec, name=name)
    return [*named.values()]


def to_text(specs: Sequence[EngineSpec]) -> str:
    """Return engines as a text for the settings, which `of_text` reads."""
    return json.dumps([{"name": spec.name, "command": spec.command} for spec in specs])


def of_text(text: str) -> list[EngineSpec]:
    """Return the engines of a text of the settings; whatever is none is left out.

    >>> of_text(to_text([EngineSpec("Mine", "mine --gtp")])), of_text("[3]"), of_text("?")
    ([EngineSpec(name='Mine', command='mine --gtp', files={}, is_ours=False)], [], [])
    """
    try:
        rows = json.loads(text)
    except ValueError:
        return []
    return [
        EngineSpec(row["name"], row["command"])
        for row in (rows if isinstance(rows, list) else ())
        if isinstance(row, dict) and isinstance(row.get("name"), str) and isinstance(row.get("command"), str)
    ]
