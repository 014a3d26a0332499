"""A sitting as its parent sees it: processes that may be killed, crash or hang, and the log that they leave."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.monkey.plan import Finding, Log, Plan

ROOT = Path(__file__).parents[2]

SETTLED = {"QT_QPA_PLATFORM": "offscreen", "PYTHONHASHSEED": "0", "LC_ALL": "", "LC_CTYPE": "C.UTF-8"}
"""What of the environment could make a sitting differ from its replay."""

PER_ACTION = 5
"""Seconds that an action has on the average, before the sitting as a whole counts as stuck."""


def sat(plan: Plan, log: Path, prelude: str = "") -> Log:
    """Do actions in a process of its own, and after each kill in another one that recovers what was open.

    Write a log and return it, with a finding if a process crashed or hung. prelude: Python that is run first in each.
    """
    with TemporaryDirectory(prefix="monkey-") as name:
        directory = Path(name)
        rest, home = directory / "plan", directory / "home"
        home.mkdir()
        where = plan.surroundings
        own = {
            "HOME": str(home), "XDG_CONFIG_HOME": str(home / "config"), "XDG_DATA_HOME": str(home / "data"),
            "TMPDIR": str(directory), "PYTHONPATH": str(ROOT), "LANG": where.locale, "QT_SCALE_FACTOR": where.scale,
        }  # fmt: skip
        code = f"{prelude}\nimport sys\nfrom tests.monkey.sitting import main\nmain(sys.argv[1:])"
        Plan((), where).write(log)
        end = time.monotonic() + 60 + PER_ACTION * len(plan.actions)
        while True:
            Plan(plan.actions[len(Log.read(log).actions) :], where).write(rest)
            try:
                process = subprocess.run(
                    [sys.executable, "-c", code, str(rest), str(log.absolute()), str(directory)],
                    cwd=home,
                    env={**os.environ, **SETTLED, **own},
                    capture_output=True,
                    text=True,
                    errors="replace",
                    timeout=max(1, end - time.monotonic()),
                    check=False,
                )
            except subprocess.TimeoutExpired:
                return _with_finding(log, "the sitting hangs", "")
            read = Log.read(log)
            if process.returncode == 0:
                return read
            if process.returncode != -signal.SIGKILL or read.killed is None:
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
