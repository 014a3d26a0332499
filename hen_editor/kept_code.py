"""Compiled code that is kept from one start to the next, where Python itself would compile it at each."""

import builtins
import importlib.util
import marshal
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import CodeType

Codes = dict[tuple[bytes, str], CodeType]
"""Code by the source and the file name that it is compiled from."""


@contextmanager
def kept(name: str) -> Iterator[None]:
    """Keep all modules that `compile` is given as bytes, in the cache file of a module of this package.

    PySide has 100 kB of its Python source in a zip file inside of it, and compiles that at every start: 20 ms. The file
    lies where Python keeps the code of a module of that name, and is written only where Python would write one. A file
    that cannot be read, or is of another Python, is written anew. Outside the block all is as it was.
    """
    path = Path(importlib.util.cache_from_source(str(Path(__file__).with_name(f"{name}.py"))))
    known = _read(path)
    used: Codes = {}
    original = builtins.compile
    builtins.compile = _keeping(original, known, used)  # type: ignore[assignment] # of all its calls one is answered
    try:
        yield
    finally:
        builtins.compile = original
    if used.keys() != known.keys() and not sys.dont_write_bytecode:
        _write(path, used)


def _keeping(original: Callable[..., object], known: Codes, used: Codes) -> Callable[..., object]:
    def compile(source: object, filename: object, mode: str, *args: object, **options: object) -> object:
        if not (isinstance(source, bytes) and isinstance(filename, str) and mode == "exec") or args or options:
            return original(source, filename, mode, *args, **options)
        code = known.get((source, filename)) or original(source, filename, mode)
        if isinstance(code, CodeType):
            used[source, filename] = code
        return code

    return compile


def _read(path: Path) -> Codes:
    with suppress(OSError, EOFError, ValueError, TypeError):
        data = path.read_bytes()
        if data.startswith(importlib.util.MAGIC_NUMBER):
            codes = marshal.loads(data[len(importlib.util.MAGIC_NUMBER) :])
            if isinstance(codes, dict):
                return codes
    return {}


def _write(path: Path, codes: Codes) -> None:
    """Write the file in one step, so that no other start reads half of it; where there is no room, do without."""
    part = path.with_suffix(f".{os.getpid()}")
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(importlib.util.MAGIC_NUMBER + marshal.dumps(codes))
        part.replace(path)
