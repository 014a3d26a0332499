"""Cold starts: from the moment before the process exists to its first painted window."""

import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

from tests.bench.figures import Figure

ROOT = Path(__file__).resolve().parents[2]
STARTS = 20
MOST = 2.2
"""How many times as long as the bare window's the start may take."""


def measured(starts: int = STARTS) -> list[Figure]:
    """Start the editor and a bare window in turn; the .pyc files are there by then."""
    kinds = ("bare", "program")
    for kind in kinds:
        _milliseconds(kind)
    times = [[_milliseconds(kind) for kind in kinds] for _ in range(starts)]
    bare, program = map(median, zip(*times, strict=True))
    ratio = program / bare
    return [
        Figure("start of a bare QMainWindow", f"median {bare:5.0f} ms   n={starts}"),
        Figure("start of the editor", f"median {program:5.0f} ms   n={starts}"),
        Figure("  as often as the bare window's", f"{ratio:.2f}", f"<= {MOST:g}", ratio <= MOST),
    ]


def _milliseconds(kind: str) -> float:
    command = [sys.executable, "-m", "tests.bench.first_paint", kind]
    before = time.monotonic()
    painted = subprocess.run(command, cwd=ROOT, env=_environment(), capture_output=True, text=True, check=True).stdout
    return (float(painted) - before) * 1000


def _environment() -> dict[str, str]:
    """Return an environment in which .pyc files are kept, as they are for users."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
