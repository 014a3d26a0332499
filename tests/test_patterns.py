"""The program's regular expressions mean the same on every Python that it runs on."""

import importlib
import json
import pkgutil
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import dev
import hen_editor
from hen_editor.core.texts import _LazyPattern

ROOT = Path(hen_editor.__file__).parent
VECTORS = Path(__file__).parent / "vectors"
LONGEST, EVERY = 300, 20
"""Characters of a piece of a vector, and of which pieces one is tried."""

POSSESSIVE = re.compile(r"(?<!\\)(?:[*+?]|[\d,]\}|\}\})\+")

SPANS = """
import hashlib, json, re, sys

patterns, texts = json.load(sys.stdin)
for text, flags, is_of_bytes in patterns:
    pattern = re.compile(text.encode("latin-1") if is_of_bytes else text, flags)
    each = [sample.encode("utf-8", "surrogatepass") for sample in texts] if is_of_bytes else texts
    found = [[(match.span(), match.groups()) for match in pattern.finditer(sample)] for sample in each]
    print(hashlib.sha256(repr(found).encode("utf-8", "surrogatepass")).hexdigest())
"""


def test_no_pattern_is_possessive() -> None:
    """Python 3.11.0 to 3.11.4 match `X*+` wrongly where X may be matched in several ways; `(?>X*)` is right."""
    found = [f"{path}:{line} {text}" for path, line, text in raw_texts() if POSSESSIVE.search(text)]
    assert found == []


def test_each_pattern_matches_the_vectors_alike_on_every_python(subtests: pytest.Subtests) -> None:
    others = [python for python in dev.pythons().values() if Path(python).resolve() != Path(sys.executable).resolve()]
    if not others:
        pytest.skip("no other Python is installed")
    patterns = {id(each): each for module in modules() for each in patterns_in(vars(module))}
    told = [[as_text(each), each.flags & ~re.UNICODE, isinstance(each.pattern, bytes)] for each in patterns.values()]
    tried = [told, list(samples())]
    assert min(map(len, tried)) > 200
    here = spans(sys.executable, tried)
    for python in others:
        with subtests.test(python):
            found = zip(told, here, spans(python, tried), strict=True)
            assert [pattern for pattern, one, other in found if one != other] == []


def spans(python: str, tried: list[list]) -> list[str]:
    done = subprocess.run(
        [python, "-c", SPANS], input=json.dumps(tried), capture_output=True, text=True, check=True, timeout=300
    )
    return done.stdout.splitlines()


def raw_texts() -> Iterator[tuple[Path, int, str]]:
    for path in ROOT.rglob("*.py"):
        with path.open(encoding="utf-8") as file:
            for token in tokenize.generate_tokens(file.readline):
                if token.type == tokenize.STRING and re.match(r"[bf]?r", token.string):
                    yield path, token.start[0], token.string


def modules() -> Iterator[ModuleType]:
    for module in pkgutil.walk_packages(hen_editor.__path__, "hen_editor."):
        if not module.name.endswith("__main__"):
            yield importlib.import_module(module.name)


def patterns_in(value: object, depth: int = 4) -> Iterator[re.Pattern]:
    match value:
        case re.Pattern() | _LazyPattern():
            yield value
        case dict() if depth:
            for each in list(value.values()):
                yield from patterns_in(each, depth - 1)
        case tuple() | list() if depth:
            for each in value:
                yield from patterns_in(each, depth - 1)


def as_text(pattern: re.Pattern) -> str:
    return pattern.pattern.decode("latin-1") if isinstance(pattern.pattern, bytes) else pattern.pattern


def samples() -> Iterator[str]:
    for path in sorted(VECTORS.rglob("*")):
        if path.is_file():
            text = path.read_bytes().decode("utf-8", "replace")
            yield from (text[start : start + LONGEST] for start in range(0, len(text), EVERY * LONGEST))
