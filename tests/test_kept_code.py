"""Code that is kept from one start to the next."""

import builtins
import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

from hen_editor import kept_code
from hen_editor.kept_code import kept

SOURCE = b"answer = 6 * 7"


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file in which code is kept, in a folder of this test."""
    monkeypatch.setattr(sys, "pycache_prefix", str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    return Path(importlib.util.cache_from_source(str(Path(kept_code.__file__).with_name("tried.py"))))


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """All that Python really compiles."""
    sources: list[object] = []
    original = builtins.compile

    def noting(source, *args, **options):
        sources.append(source)
        return original(source, *args, **options)

    monkeypatch.setattr(builtins, "compile", noting)
    return sources


def answer(source: bytes = SOURCE) -> object:
    names: dict[str, object] = {}
    with kept("tried"):
        exec(compile(source, "answer.py", "exec"), names)
    return names["answer"]


def test_the_second_start_compiles_nothing(cache, compiled):
    assert [answer(), answer()] == [42, 42]
    assert compiled == [SOURCE]


def test_another_source_of_the_same_name_is_compiled(cache, compiled):
    answer()
    assert answer(b"answer = 43") == 43
    assert compiled == [SOURCE, b"answer = 43"]


@pytest.mark.parametrize(
    "broken", [b"", b"no code", importlib.util.MAGIC_NUMBER, importlib.util.MAGIC_NUMBER + b"i1234"]
)
def test_a_broken_file_is_written_anew(cache, compiled, broken):
    cache.parent.mkdir(parents=True)
    cache.write_bytes(broken)
    assert [answer(), answer()] == [42, 42]
    assert compiled == [SOURCE]


def test_without_a_place_to_write_the_code_is_compiled_each_time(cache, compiled):
    cache.parent.parent.mkdir(parents=True)
    cache.parent.write_text("a file where a folder would be")
    assert [answer(), answer()] == [42, 42]
    assert compiled == [SOURCE, SOURCE]


def test_python_told_to_write_no_code_keeps_none(cache, compiled, monkeypatch):
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    answer()
    assert not cache.exists()


def test_other_ways_to_compile_are_python_s_own(cache, compiled):
    with kept("tried"):
        assert eval(compile("6 * 7", "text", "eval")) == 42
        compile(SOURCE, "answer.py", "exec", dont_inherit=True)
    assert not cache.exists()


def test_afterwards_compile_is_what_it_was(cache):
    before = builtins.compile
    with pytest.raises(ZeroDivisionError), kept("tried"):
        1 / 0  # noqa: B018 - whatever happens within
    assert builtins.compile is before


def test_a_start_of_the_program_keeps_what_pyside_compiles(tmp_path):
    start = "from hen_editor.__main__ import prepare; prepare(); import PySide6.QtCore"
    environment = {
        "PYTHONPYCACHEPREFIX": str(tmp_path),
        "PATH": "",
        "PYTHONPATH": str(Path(kept_code.__file__).parents[1]),
    }
    subprocess.run([sys.executable, "-c", start], env=environment, check=True)
    (kept_file,) = tmp_path.rglob("hen_editor/pyside.*.pyc")
    assert b"shibokensupport" in kept_file.read_bytes()
