"""A sitting as its parent sees it: a process that may crash or hang, and the log that it leaves."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.monkey.plan import Action, Finding, Log, write

ROOT = Path(__file__).parents[2]

SETTLED = {"QT_QPA_PLATFORM": "offscreen", "PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8"}
"""What of the environment could make a sitting differ from its replay."""

PER_ACTION = 5
"""Seconds that an action has on the average, before the sitting as a whole counts as stuck."""


def sat(actions: Sequence[Action], log: Path, prelude: str = "") -> Log:
    """Do actions in a process of its own, write its log, and return that with a finding if the process crashed or hung.

    prelude: Python that is run first in the process.
    """
    with TemporaryDirectory(prefix="monkey-") as name:
        directory = Path(name)
        plan, home = directory / "plan", directory / "home"
        home.mkdir()
        write(plan, actions)
        own = {"HOME": home, "XDG_CONFIG_HOME": home / "config", "XDG_DATA_HOME": home / "data", "TMPDIR": directory}
        code = f"{prelude}\nimport sys\nfrom tests.monkey.sitting import main\nmain(sys.argv[1:])"
        try:
            process = subprocess.run(
                [sys.executable, "-c", code, str(plan), str(log), str(directory)],
                cwd=ROOT,
                env={**os.environ, **SETTLED, **{name: str(path) for name, path in own.items()}},
                capture_output=True,
                text=True,
                errors="replace",
                timeout=60 + PER_ACTION * len(actions),
                check=False,
            )
        except subprocess.TimeoutExpired:
            return _with_finding(log, "the sitting hangs", "")
    if process.returncode == 0:
        return Log.read(log)
    return _with_finding(log, _fate(process), process.stderr[-6000:])


def _fate(process: "subprocess.CompletedProcess[str]") -> str:
    """Return what became of a process that did not end well, in words that tell one cause from another."""
    if "Timeout (" in process.stderr:
        return "an action hangs"
    if process.returncode < 0:
        return f"the process was killed by signal {-process.returncode}"
    return f"the process ended with status {process.returncode}"


def _with_finding(path: Path, key: str, details: str) -> Log:
    log = Log.read(path)
    return log._replace(findings=(*log.findings, Finding(key, details, len(log.actions) - 1)))
