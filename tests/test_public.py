"""What is public of the library: the modules that the guide lists, with the names in their `__all__` or in its table.

A name that is to go after 1.0 is deprecated first: `__getattr__` of its module, or the function itself, warns with a
DeprecationWarning for a version, and says what to use instead; the first number of the version goes up when it goes.
"""

import ast
import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

from hen_editor.resources import GUIDE, RECIPES

PAGES = sorted(GUIDE.glob("*/library.md"))


def promised(page: Path) -> dict[str, set[str]]:
    """Return the modules that a page of the guide lists, each with the names that stand beside it."""
    rows = re.findall(r"^\| `(hen_editor\.[\w.]+)` \| (.*) \|$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {module: set(re.findall(r"`(\w+)`", text)) for module, text in rows}


MODULES = promised(GUIDE / "en" / "library.md")


def public(module: str) -> set[str]:
    return set(getattr(import_module(module), "__all__", MODULES[module]))


@pytest.mark.parametrize("module", MODULES)
def test_a_public_name_is_there(module: str) -> None:
    assert public(module)
    assert [name for name in public(module) | MODULES[module] if not hasattr(import_module(module), name)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_the_guide_promises_the_same_in_all_languages(page: Path) -> None:
    assert promised(page) == MODULES


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
    listed = {f"{module}.{name}" for module in MODULES for name in public(module)}
    assert names <= {*listed, *MODULES, "hen_editor.core.board.Point"}
