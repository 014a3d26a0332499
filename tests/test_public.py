"""What is public of the library: the names that the guide promises, all of which are there.

`vectors/public_names.txt` lists them. A new one is added there. One that is to go is deprecated first: `__getattr__` of
its module, or the function itself, warns with a DeprecationWarning for a version, and says what to use instead; it is
taken out of the list, and the first number of the version goes up, when it goes.
"""

import ast
import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

from hen_editor.resources import GUIDE, RECIPES

LISTED = (Path(__file__).parent / "vectors" / "public_names.txt").read_text(encoding="utf-8").split()
PAGES = sorted(GUIDE.glob("*/library.md"))


def public(module: str) -> set[str]:
    return {name for name in LISTED if name.rpartition(".")[0] == module}


MODULES = sorted({name.rpartition(".")[0] for name in LISTED})


@pytest.mark.parametrize("name", MODULES)
def test_a_public_name_is_there_and_no_other_one_is_offered(name: str) -> None:
    module = import_module(name)
    assert all(hasattr(module, each.rpartition(".")[2]) for each in public(name))
    if hasattr(module, "__all__"):
        assert public(name) == {f"{name}.{each}" for each in module.__all__}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_the_guide_names_what_is_public(page: Path) -> None:
    rows = re.findall(r"^\| `(hen_editor\.[\w.]+)` \| (.*) \|$", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(module for module, _ in rows) == MODULES
    for module, text in rows:
        if not hasattr(import_module(module), "__all__"):
            assert {f"{module}.{name}" for name in re.findall(r"`(\w+)`", text)} == public(module)


def imported(code: str) -> set[str]:
    """Return the names that a program imports from this one."""
    return {
        f"{node.module}.{name.name}"
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("hen_editor")
        for name in node.names
    }


@pytest.mark.parametrize("path", [*sorted(RECIPES.glob("*.py")), *PAGES], ids=lambda path: path.name)
def test_what_the_guide_shows_uses_only_what_is_public(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        text = "".join(example.source for example in doctest.DocTestParser().get_examples(text))
    names = imported(text)
    assert names
    assert names <= {*LISTED, *MODULES, "hen_editor.core.board.Point"}
