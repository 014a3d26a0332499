"""Let the monkey loose: random actions on the real windows, until time is up.

    python -m tests.monkey [--seed N] [--seconds S | --actions N] [--jobs N] [--logs DIRECTORY] [--minimise]
    python -m tests.monkey --replay LOG [--minimise]

It works in sittings, several at once if wanted, each with a log of its own, which ends with the first finding. A
sitting is a process; now and then it is killed, and another one recovers what was open and goes on. A finding is
printed with the log that replays it, and with `--minimise` as the fewest actions that still lead there. The files of
the directory that HEN_EDITOR_CORPUS names are opened too. The exit status is 1 if there was a finding.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import mkdtemp
from threading import Lock

from tests.monkey.actions import WEIGHTS
from tests.monkey.plan import Action, Finding, Log, Plan, planned
from tests.monkey.runner import sat
from tests.monkey.shrinking import shrunk

SITTING = 1_500
"""How many actions a sitting has."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run sittings and print what they find; return the exit status."""
    options = _parser().parse_args(arguments)
    logs: Path = options.logs or Path(mkdtemp(prefix="monkey-"))
    logs.mkdir(parents=True, exist_ok=True)
    plans = iter([Log.read(options.replay).plan]) if options.replay else _plans(options)
    run = _Run(plans, logs / f"seed-{options.seed}", is_minimising=options.minimise)
    with ThreadPoolExecutor(options.jobs) as pool:
        for ended in [pool.submit(run.sit) for _ in range(options.jobs)]:
            ended.result()
    return 1 if run.found else 0


class _Run:
    """Sittings, one after the other or several at once. path: what the names of their logs begin with."""

    def __init__(self, plans: Iterator[Plan], path: Path, *, is_minimising: bool) -> None:
        self.found = 0
        self._plans = enumerate(plans)
        self._path = path
        self._is_minimising = is_minimising
        self._done = 0
        self._lock = Lock()

    def sit(self) -> None:
        """Sit until no plan is left, and print what was found; several threads may do so."""
        while True:
            with self._lock:
                number, plan = next(self._plans, (0, None))
            if plan is None:
                return
            path = self._path.with_name(f"{self._path.name}-sitting-{number}.log")
            log = sat(plan, path)
            with self._lock:
                self._print(log, path)
            if log.findings and self._is_minimising:
                _minimise(log, path.with_suffix(".shortest.log"))

    def _print(self, log: Log, path: Path) -> None:
        self._done += len(log.actions)
        self.found += bool(log.findings)
        milliseconds, work, slowest = log.slowest
        gap = (
            f"longest gap {milliseconds} ms, {work} of them at work, in {_words(log, slowest)}"
            if milliseconds
            else "no long gap"
        )
        where = " ".join(filter(None, log.surroundings))
        print(f"{path.name}: {len(log.actions)} actions in {where}, {gap}; ", end="")
        print(f"{self._done:,} in all, {self.found} sittings with findings", flush=True)
        for finding in log.findings[:3]:
            print(_described(finding, log), f"  replay: python -m tests.monkey --replay {path}", sep="\n", flush=True)


def _plans(options: argparse.Namespace) -> Iterator[Plan]:
    """Draw the plans of sittings until there are enough actions, or time is up."""
    left, end, number = options.actions, time.monotonic() + options.seconds, 0
    while left > 0 if left is not None else time.monotonic() < end:
        size = SITTING if left is None else min(SITTING, left)
        yield planned(f"{options.seed}.{number}", size, WEIGHTS)
        left, number = None if left is None else left - size, number + 1


def _minimise(log: Log, path: Path) -> None:
    """Find the fewest actions that lead to the first finding of a sitting, and print what they do."""
    key = log.findings[0].key

    def fails(actions: Sequence[Action]) -> bool:
        return any(finding.key == key for finding in sat(Plan(actions, log.surroundings), path).findings)

    if not fails(log.actions):
        print("  It did not happen again.", flush=True)
        return
    shortest = shrunk(log.actions, fails)
    again = sat(Plan(shortest, log.surroundings), path)
    print(f"  The fewest actions: {len(shortest)}, in {path}", flush=True)
    for index in range(len(again.actions)):
        print(f"    {_words(again, index)}", flush=True)
    for finding in again.findings[:1]:
        print(_described(finding, again), flush=True)


def _described(finding: Finding, log: Log) -> str:
    before = [f"    {_words(log, index)}" for index in range(max(0, finding.action - 7), finding.action + 1)]
    return "\n".join([f"FOUND {finding.key}", "  after", *before, f"  {finding.details[:6000].rstrip()}"])


def _words(log: Log, index: int) -> str:
    return f"{log.actions[index].name}: {'; '.join(log.done.get(index, ()))}" if log.actions else "the start"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.monkey", description="Random actions on the real windows.")
    parser.add_argument("--seed", type=int, default=0, help="what the actions are drawn from")
    parser.add_argument("--seconds", type=float, default=60, help="for how long sittings are begun")
    parser.add_argument("--actions", type=int, help="how many actions are done, however long it takes")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="how many sittings are held at once")
    parser.add_argument("--logs", type=Path, metavar="DIRECTORY", help="where logs are written")
    parser.add_argument("--replay", type=Path, metavar="LOG", help="do the actions of a log again")
    parser.add_argument("--minimise", action="store_true", help="find the fewest actions that lead to a finding")
    return parser


if __name__ == "__main__":
    sys.exit(main())
