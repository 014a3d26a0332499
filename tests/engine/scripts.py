"""Scripted engines and GNU Go for the tests: how they are started."""

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from hen_editor.engine.engine import Engine
from hen_editor.engine.engines import EngineSpec, engine_named, joined_command
from hen_editor.engine.process import EngineProcess

SCRIPT = Path(__file__).with_name("scripted.py")
ROOT = SCRIPT.parent.parent.parent

START = (
    f"import runpy, sys; sys.path.insert(0, {str(ROOT)!r}); sys.argv = sys.argv[1:]; "
    f"runpy.run_path({str(SCRIPT)!r}, run_name='__main__')"
)
"""What Python runs: the environment of an engine does not say where our package is."""


def command(*faults: str) -> list[str]:
    """Return the command line of a scripted engine; faults: those of `scripted.py`."""
    return [sys.executable, "-c", START, str(SCRIPT), *faults]


WITHOUT_SEARCH = "lacks=kata-analyze,lz-analyze"
"""An engine like GNU Go, whose answers are always the same."""


def spec(*faults: str, is_ours: bool = True) -> EngineSpec:
    """Return how a scripted engine is started. is_ours: whether its win rates are taken for the side to move's."""
    return EngineSpec("Scripted", joined_command(command(*faults)), is_ours=is_ours)


@contextmanager
def running(folder: Path, *faults: str) -> Iterator[EngineProcess]:
    """Run a scripted engine as a process."""
    process = EngineProcess(command(*faults), folder)
    try:
        yield process
    finally:
        process.close()


needs_gnugo = pytest.mark.skipif(
    shutil.which("gnugo", path=f"{os.environ['PATH']}{os.pathsep}/usr/games") is None, reason="GNU Go is not installed"
)


def gnugo() -> Engine:
    """Start GNU Go, for `with`."""
    return Engine(engine_named("GNU Go"))
