"""The imports of a package, read from its source without running it."""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

PACKAGES_OF_OTHERS = {"PySide6", "urllib"}
"""Whatever is imported from these is a module."""


@dataclass(frozen=True, slots=True)
class Import:
    """One import: who imports what, where, and how it is written; for_types: not when the program runs."""

    importer: str
    imported: str
    line: int
    star: bool = False
    relative: bool = False
    inside_function: bool = False
    for_types: bool = False

    def __str__(self) -> str:
        return f"{self.importer}:{self.line} imports {self.imported}"


def sources(package: Path) -> dict[str, str]:
    """Return the source of each module of a package by its dotted name."""
    texts = {}
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package.parent).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        texts[name] = path.read_text(encoding="utf-8")
    return texts


def imports(modules: Mapping[str, str]) -> list[Import]:
    """Return every import of the modules, those inside functions and conditions too."""
    return [found for name, text in modules.items() for found in _imports_of(name, ast.parse(text), modules)]


def _imports_of(importer: str, tree: ast.Module, modules: Mapping[str, str]) -> Iterator[Import]:
    lazy = {
        id(inner)
        for outer in ast.walk(tree)
        if isinstance(outer, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        for inner in ast.walk(outer)
    }
    for_types = {
        id(inner)
        for outer in ast.walk(tree)
        if isinstance(outer, ast.If) and ast.unparse(outer.test) == "TYPE_CHECKING"
        for inner in ast.walk(outer)
    }
    for statement in ast.walk(tree):
        where = {"inside_function": id(statement) in lazy, "for_types": id(statement) in for_types}
        if isinstance(statement, ast.Import):
            for alias in statement.names:
                yield Import(importer, alias.name, statement.lineno, **where)
        elif isinstance(statement, ast.ImportFrom):
            source = statement.module or ""
            for alias in statement.names:
                submodule = f"{source}.{alias.name}"
                imported = submodule if submodule in modules or source in PACKAGES_OF_OTHERS else source
                yield Import(
                    importer,
                    imported,
                    statement.lineno,
                    star=alias.name == "*",
                    relative=statement.level > 0,
                    **where,
                )


def calls(modules: Mapping[str, str]) -> Iterator[tuple[str, int, str]]:
    """Yield (module, line, name) of every call of a plain name, such as `print(...)`."""
    for module, text in modules.items():
        for expression in ast.walk(ast.parse(text)):
            if isinstance(expression, ast.Call) and isinstance(expression.func, ast.Name):
                yield module, expression.lineno, expression.func.id
