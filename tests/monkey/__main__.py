"""Let the monkey loose: random actions on the real windows, until time is up.

    python -m tests.monkey [--seed N] [--seconds S | --actions N] [--logs DIRECTORY] [--minimise]
    python -m tests.monkey --replay LOG [--minimise]

It works in sittings, each a process of its own with a log of its own, which ends with the first finding. A finding is
printed with the log that replays it, and with `--minimise` as the fewest actions that still lead there. The files of
the directory that HEN_EDITOR_CORPUS names are opened too. The exit status is 1 if there was a finding.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import mkdtemp

from tests.monkey.actions import WEIGHTS
from tests.monkey.plan import Action, Finding, Log, planned
from tests.monkey.runner import sat
from tests.monkey.shrinking import shrunk

SITTING = 1_500
"""How many actions a sitting has."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run sittings and print what they find; return the exit status."""
    options = _parser().parse_args(arguments)
    logs: Path = options.logs or Path(mkdtemp(prefix="monkey-"))
    logs.mkdir(parents=True, exist_ok=True)
    plans = iter([Log.read(options.replay).actions]) if options.replay else _plans(options)
    done, found = 0, 0
    for number, plan in enumerate(plans):
        path = logs / f"seed-{options.seed}-sitting-{number}.log"
        log = sat(plan, path)
        done += len(log.actions)
        found += bool(log.findings)
        print(f"{path.name}: {len(log.actions)} actions, {done:,} in all, {found} sittings with findings", flush=True)
        for finding in log.findings[:3]:
            print(_described(finding, log), f"  replay: python -m tests.monkey --replay {path}", sep="\n", flush=True)
        if log.findings and options.minimise:
            _minimise(log, path.with_suffix(".shortest.log"))
    return 1 if found else 0


def _plans(options: argparse.Namespace) -> Iterator[Sequence[Action]]:
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
        return any(finding.key == key for finding in sat(actions, path).findings)

    if not fails(log.actions):
        print("  It did not happen again.", flush=True)
        return
    shortest = shrunk(log.actions, fails)
    again = sat(shortest, path)
    print(f"  The fewest actions: {len(shortest)}, in {path}", flush=True)
    for index, action in enumerate(again.actions):
        print(f"    {action.name}: {'; '.join(again.done.get(index, ()))}", flush=True)
    for finding in again.findings[:1]:
        print(_described(finding, again), flush=True)


def _described(finding: Finding, log: Log) -> str:
    first = max(0, finding.action - 7)
    before = [
        f"    {log.actions[index].name}: {'; '.join(log.done.get(index, ()))}"
        for index in range(first, finding.action + 1)
    ]
    return "\n".join([f"FOUND {finding.key}", "  after", *before, f"  {finding.details[:6000].rstrip()}"])


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.monkey", description="Random actions on the real windows.")
    parser.add_argument("--seed", type=int, default=0, help="what the actions are drawn from")
    parser.add_argument("--seconds", type=float, default=60, help="for how long sittings are begun")
    parser.add_argument("--actions", type=int, help="how many actions are done, however long it takes")
    parser.add_argument("--logs", type=Path, metavar="DIRECTORY", help="where logs are written")
    parser.add_argument("--replay", type=Path, metavar="LOG", help="do the actions of a log again")
    parser.add_argument("--minimise", action="store_true", help="find the fewest actions that lead to a finding")
    return parser


if __name__ == "__main__":
    sys.exit(main())
