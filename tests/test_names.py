"""A public class has a name of its own: whoever reads it anywhere in the program knows which one it is."""

import ast
from collections import defaultdict
from pathlib import Path

import hen_editor

PACKAGE = Path(hen_editor.__file__).parent


def public_classes() -> dict[str, list[str]]:
    """Return the files that define a public class of each name."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(path.relative_to(PACKAGE).as_posix())
    return found


def test_no_two_public_classes_have_the_same_name() -> None:
    assert {name: files for name, files in public_classes().items() if len(files) > 1} == {}
