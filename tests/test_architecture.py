"""The import law: ui, cli -> document -> shelves -> drawing -> core, never upward, never between shelves or views."""

import graphlib
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.imports import Import, calls, imports, sources

ROOT = Path(__file__).resolve().parent.parent
MODULES = sources(ROOT / "hen_editor")

SHELVES = ("diagrams", "engine", "recognition", "teaching")
"""What stands on the board and its notations, side by side: none knows another, and core and drawing know none."""

ROOMS_OF_SHELVES = {
    "diagrams": ("hen_editor.diagrams", "hen_editor.cli.diagrams", "hen_editor.ui.commands.diagrams"),
    "engine": ("hen_editor.engine", "hen_editor.cli.analyze", "hen_editor.ui.engine"),
    "recognition": (
        *("hen_editor.recognition", "hen_editor.ui.recognition"),
        *("hen_editor.cli.recognition", "hen_editor.cli.recognising"),
    ),
    "teaching": ("hen_editor.teaching", "hen_editor.ui.teaching"),
}
"""All that belongs to a shelf, and is never imported where that is not there."""

ASKS_FOR_SHELVES = ("hen_editor.ui.shelves", "hen_editor.cli.shelves", "hen_editor.pasting.recognition")
"""What imports them, in functions, once it has asked whether they are there; see `tests/test_shelves.py`."""

STOREYS = (
    ("core",),
    ("resources", "qt_libraries"),
    ("languages",),
    ("shelves",),
    ("drawing",),
    ("styles",),
    ("render",),
    ("formats",),
    SHELVES,
    ("pasting",),
    ("document",),
    ("cli", "ui"),
    ("app",),
    ("__main__",),
)
"""From the ground up: a module imports from its own folder and from the storeys below."""

WITH_QT = (
    "hen_editor.drawing.painter",
    "hen_editor.recognition.decoding",
    "hen_editor.teaching.printing",
    "hen_editor.document",
)
"""What knows QtCore and QtGui, but no widgets."""

PURE = ("core", "drawing", "diagrams", "recognition", "teaching", "pasting")
"""What has nothing to do with Qt, files or a clock, but for its parts `WITH_QT`."""

PURE_MODULES = ("hen_editor.engine.protocol", "hen_editor.engine.sync", "hen_editor.engine.codes")
"""What else has not: an engine is a program that runs, but what is said to it is a value."""

FOREIGN_TO_PURE = {
    "Qt": {"PySide6", "shiboken6"},
    "files": {"os", "pathlib", "io", "shutil", "tempfile", "glob", "fileinput"},
    "a clock": {"time", "datetime", "calendar", "sched"},
    "the outside": {
        "sys",
        "subprocess",
        "socket",
        "urllib.request",
        "http",
        "multiprocessing",
        "asyncio",
        "logging",
    },
}
NOT_CALLED_IN_PURE = {"open", "print", "input", "exec", "eval", "breakpoint", "Thread"}
"""Functions and classes; locks are used, since threads share what values remember."""

MAY_KNOW_BOTH_NOTATIONS = (
    "hen_editor.core.moves",
    "hen_editor.core.replay",
    "hen_editor.core.convert",
    "hen_editor.core.editing",
    "hen_editor.core.formats",
    "hen_editor.core.transform",
    "hen_editor.pasting",
    "hen_editor.teaching",
)

VIEWS = ("board", "tree", "hen_field", "panels")

LARGEST_CIRCLE = 2
"""The most modules that may know each other in a circle, if only by types."""


def within(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def folder(module: str) -> str:
    """Return the folder or module of the package that a module belongs to; empty for the package, known to all."""
    return (module + ".").split(".")[1]


def storey(module: str) -> int:
    return next((level for level, names in enumerate(STOREYS) if folder(module) in names), 0)


def view(module: str) -> str | None:
    """Return which view a module belongs to, or None."""
    parts = module.split(".")
    return parts[2] if len(parts) > 2 and parts[1] == "ui" and parts[2] in VIEWS else None


def qt_module(module: str) -> str | None:
    return module.split(".")[1] if module.startswith("PySide6.") else None


def upward(found: list[Import]) -> list[str]:
    ours = [one for one in found if within(one.imported, "hen_editor") and folder(one.importer) != folder(one.imported)]
    return [f"{one}: upward" for one in ours if folder(one.imported) and storey(one.imported) >= storey(one.importer)]


def is_pure(module: str) -> bool:
    return module in PURE_MODULES or (folder(module) in PURE and not any(within(module, part) for part in WITH_QT))


def impure(found: list[Import]) -> list[str]:
    return [
        f"{one}: it has nothing to do with {what}"
        for one in found
        if is_pure(one.importer)
        for what, names in FOREIGN_TO_PURE.items()
        if any(within(one.imported, name) for name in names)
    ]


def impure_calls(modules: Mapping[str, str]) -> list[str]:
    return [
        f"{module}:{line} calls {name}()"
        for module, line, name in calls(modules)
        if is_pure(module) and name in NOT_CALLED_IN_PURE
    ]


def mixed_notations(found: list[Import]) -> list[str]:
    known: dict[str, set[str]] = {}
    for one in found:
        for notation in ("hen", "sgf"):
            package = f"hen_editor.core.{notation}"
            if within(one.imported, package) or within(one.importer, package):
                known.setdefault(one.importer, set()).add(notation)
    return [
        f"{module} knows both HEN and SGF"
        for module, notations in known.items()
        if len(notations) == 2
        and module != "hen_editor.core"  # the front, which hands both on
        and not any(within(module, allowed) for allowed in MAY_KNOW_BOTH_NOTATIONS)
    ]


def questions_that_edit(found: list[Import]) -> list[str]:
    return [
        f"{one}: a question to a game knows no edits"
        for one in found
        if within(one.importer, "hen_editor.core.game") and within(one.imported, "hen_editor.core.editing")
    ]


def misplaced_qt(found: list[Import]) -> list[str]:
    """Return what knows Qt below the window; languages and cli know only QtCore, which they import when it is there."""
    problems = []
    for one in found:
        qt = qt_module(one.imported)
        if qt is None or folder(one.importer) in ("ui", "app", ""):
            continue
        if any(within(one.importer, name) for name in WITH_QT):
            if qt not in ("QtCore", "QtGui"):
                problems.append(f"{one}: it knows QtCore and QtGui only")
        elif qt != "QtCore" or not one.inside_function:
            problems.append(f"{one}: it knows no Qt")
    return problems


def views_that_know_each_other(found: list[Import]) -> list[str]:
    return [
        f"{one}: views do not know each other, nor the window that holds them"
        for one in found
        if view(one.importer)
        and (
            view(one.imported) not in {None, view(one.importer)}
            or within(one.imported, "hen_editor.ui.window.main_window")
        )
    ]


def shelf(module: str) -> str | None:
    """Return the shelf that a module belongs to, or None."""
    return next((name for name, rooms in ROOMS_OF_SHELVES.items() if any(within(module, one) for one in rooms)), None)


def shelves_taken_for_granted(found: list[Import]) -> list[str]:
    return [
        f"{one}: {shelf(one.imported)} may not be there"
        for one in found
        if shelf(one.imported) not in {None, shelf(one.importer)}
        and not one.for_types
        and not (one.importer in ASKS_FOR_SHELVES and one.inside_function)
    ]


def tricks(found: list[Import]) -> list[str]:
    return [f"{one}: star or relative" for one in found if one.star or one.relative]


def circles(found: list[Import]) -> list[str]:
    """Return the circles of imports that are too large; what is imported for types, or in functions, is known, too."""
    graph: dict[str, set[str]] = {}
    for one in found:
        if one.importer != one.imported:
            graph.setdefault(one.importer, set()).add(one.imported)
    return [" <-> ".join(circle) for circle in strongly_connected(graph) if len(circle) > LARGEST_CIRCLE]


def circles_of_folders(found: list[Import]) -> list[str]:
    """Return the circles of imports between what is in one folder, if a folder is among it; those for types count."""
    ours = [one for one in found if within(one.imported, "hen_editor")]
    folders = {name.rpartition(".")[0] for one in ours for name in (one.importer, one.imported)}
    graph: dict[str, set[str]] = {}
    for one in ours:
        importer, imported = one.importer.split("."), one.imported.split(".")
        pairs = zip(importer, imported, strict=False)
        depth = next((depth for depth, (a, b) in enumerate(pairs, 1) if a != b), None)
        if depth is not None:  # else one is the folder of the other
            graph.setdefault(".".join(importer[:depth]), set()).add(".".join(imported[:depth]))
    return [" <-> ".join(circle) for circle in strongly_connected(graph) if len(circle) > 1 and folders & {*circle}]


def circles_at_start(found: list[Import]) -> list[str]:
    """Return a circle of what is imported at once, which Python may not be able to load."""
    graph: dict[str, set[str]] = {}
    for one in found:
        if one.importer != one.imported and not (one.inside_function or one.for_types):
            graph.setdefault(one.importer, set()).add(one.imported)
    try:
        graphlib.TopologicalSorter(graph).prepare()
    except graphlib.CycleError as error:
        return [" -> ".join(error.args[1])]
    return []


def strongly_connected(graph: Mapping[str, set[str]]) -> list[list[str]]:
    """Return the sets of nodes of which each leads to every other, by Kosaraju's algorithm."""
    backward: dict[str, set[str]] = {}
    for node, following in graph.items():
        for other in following:
            backward.setdefault(other, set()).add(node)
    seen: set[str] = set()
    ended = [node for start in graph for node in _ended(start, graph, seen)]
    seen.clear()
    return [sorted(_ended(start, backward, seen)) for start in reversed(ended) if start not in seen]


def _ended(start: str, graph: Mapping[str, set[str]], seen: set[str]) -> list[str]:
    """Return the unseen nodes that a node leads to, each after those that it leads to itself."""
    ended: list[str] = []
    path = [(start, iter(graph.get(start, ())))] if start not in seen else []
    seen.add(start)
    while path:
        node, following = path[-1]
        unseen = next((other for other in following if other not in seen), None)
        if unseen is None:
            ended.append(node)
            path.pop()
        else:
            seen.add(unseen)
            path.append((unseen, iter(graph.get(unseen, ()))))
    return ended


LAWS = (
    upward,
    impure,
    mixed_notations,
    questions_that_edit,
    misplaced_qt,
    views_that_know_each_other,
    shelves_taken_for_granted,
    tricks,
    circles,
    circles_of_folders,
    circles_at_start,
)


@pytest.fixture(scope="module")
def imported() -> list[Import]:
    """All imports of the package."""
    return imports(MODULES)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_package_keeps_the_law(imported: list[Import], law) -> None:
    assert law(imported) == []


def test_what_is_pure_opens_prints_and_asks_nothing() -> None:
    assert impure_calls(MODULES) == []


def test_every_view_of_the_law_exists() -> None:
    assert [name for name in VIEWS if f"hen_editor.ui.{name}" not in MODULES] == []


@pytest.mark.parametrize(
    ("law", "module", "text"),
    [
        (upward, "hen_editor.core.x", "from hen_editor.document import document"),
        (upward, "hen_editor.document.x", "import hen_editor.ui.theme"),
        (upward, "hen_editor.drawing.x", "import hen_editor.teaching"),
        (upward, "hen_editor.teaching.x", "import hen_editor.diagrams"),
        (upward, "hen_editor.teaching.x", "if TYPE_CHECKING:\n    import hen_editor.diagrams"),
        (upward, "hen_editor.ui.x", "import hen_editor.cli"),
        (upward, "hen_editor.drawing.painter.x", "import hen_editor.ui.theme"),
        (upward, "hen_editor.ui.x", "from hen_editor.app import main"),
        (impure, "hen_editor.core.x", "from PySide6.QtCore import QObject"),
        (impure, "hen_editor.core.hen.x", "from pathlib import Path"),
        (impure, "hen_editor.diagrams.x", "from pathlib import Path"),
        (impure, "hen_editor.drawing.x", "from PySide6.QtGui import QPainter"),
        (impure, "hen_editor.recognition.x", "import os"),
        (impure, "hen_editor.teaching.x", "import time"),
        (impure, "hen_editor.engine.sync", "import time"),
        (impure, "hen_editor.core.x", "from urllib import request"),
        (impure, "hen_editor.core.x", "if True:\n    import time"),
        (mixed_notations, "hen_editor.core.hen.x", "from hen_editor.core.sgf import tree"),
        (mixed_notations, "hen_editor.core.sgf.x", "import hen_editor.core.hen"),
        (mixed_notations, "hen_editor.core.positions.check", "import hen_editor.core.hen\nimport hen_editor.core.sgf"),
        (questions_that_edit, "hen_editor.core.game.x", "from hen_editor.core.editing import snapshot"),
        (misplaced_qt, "hen_editor.document.x", "from PySide6 import QtWidgets"),
        (misplaced_qt, "hen_editor.document.x", "from PySide6.QtSvg import QSvgRenderer"),
        (misplaced_qt, "hen_editor.drawing.painter.x", "from PySide6 import QtWidgets"),
        (misplaced_qt, "hen_editor.cli", "import PySide6.QtWidgets"),
        (views_that_know_each_other, "hen_editor.ui.board.x", "from hen_editor.ui.tree.layout import y"),
        (
            views_that_know_each_other,
            "hen_editor.ui.hen_field",
            "from hen_editor.ui.window.main_window import MainWindow",
        ),
        (shelves_taken_for_granted, "hen_editor.ui.x", "def f():\n    import hen_editor.teaching"),
        (shelves_taken_for_granted, "hen_editor.ui.x", "from hen_editor.teaching.solving import Solving"),
        (shelves_taken_for_granted, "hen_editor.ui.shelves", "from hen_editor import diagrams"),
        (tricks, "hen_editor.ui.x", "from PySide6.QtCore import *"),
        (tricks, "hen_editor.ui.x", "from . import theme"),
        (circles_at_start, "hen_editor.core.sgf", "import hen_editor.core.sgf.tree"),
        (circles, "hen_editor.ui.a", "import hen_editor.ui.b"),
        (circles, "hen_editor.ui.a", "if TYPE_CHECKING:\n    import hen_editor.ui.b"),
        (circles, "hen_editor.ui.a", "def f():\n    import hen_editor.ui.b"),
        (circles_of_folders, "hen_editor.ui.board.x", "import hen_editor.ui.window.main_window"),
        (circles_of_folders, "hen_editor.ui.board.x", "def f():\n    import hen_editor.ui.window.main_window"),
        (circles_of_folders, "hen_editor.ui.board.x", "if TYPE_CHECKING:\n    import hen_editor.ui.window.main_window"),
        (circles_of_folders, "hen_editor.ui.theme", "from hen_editor.ui.board.view import BoardView"),
        (circles_of_folders, "hen_editor.core.sgf.parsing.x", "from hen_editor.core.sgf import parser"),
    ],
)
def test_a_breach_of_the_law_is_noticed(law, module: str, text: str) -> None:
    world = {
        "hen_editor.core.sgf.tree": "import hen_editor.core.sgf",
        "hen_editor.core.sgf.parser": "import hen_editor.core.sgf.parsing.y",
        "hen_editor.core.sgf.parsing.y": "",
        "hen_editor.core.hen": "",
        "hen_editor.core.editing.snapshot": "",
        "hen_editor.document.document": "",
        "hen_editor.teaching": "",
        "hen_editor.diagrams": "",
        "hen_editor.cli": "",
        "hen_editor.ui.shelves": "def f():\n    import hen_editor.teaching",
        "hen_editor.teaching.solving": "",
        "hen_editor.ui.theme": "",
        "hen_editor.ui.tree.layout": "",
        "hen_editor.ui.board.view": "import hen_editor.ui.theme",
        "hen_editor.ui.window.main_window": "import hen_editor.ui.board.view",
        "hen_editor.app": "",
        "hen_editor.ui.b": "import hen_editor.ui.c",
        "hen_editor.ui.c": "import hen_editor.ui.a",
    }
    assert law(imports(world)) == []
    assert law(imports({**world, module: text})) != []


def test_a_call_of_print_is_noticed() -> None:
    assert impure_calls({"hen_editor.core.x": "def f():\n    print(1)"}) == ["hen_editor.core.x:2 calls print()"]


WITHOUT_QT = """
import importlib, sys

class NoQt:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {"PySide6", "shiboken6"}:
            raise ImportError(f"{name} is hidden")

sys.meta_path.insert(0, NoQt())
for name in sys.argv[1:]:
    importlib.import_module(name)
"""


def test_what_is_pure_runs_where_qt_is_not_installed() -> None:
    names = [module for module in MODULES if is_pure(module)]
    assert {folder(name) for name in names} == {*PURE, "engine"}
    command = [sys.executable, "-c", WITHOUT_QT, *names]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (run.stderr, run.returncode) == ("", 0)
