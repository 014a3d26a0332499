"""What the monkey is to do, and what became of it: both are lines of JSON, so that a log can be replayed."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from random import Random
from typing import NamedTuple, Self

CHECK = "check"
"""The action that looks at everything: bytes, undo and redo. A light look follows every action."""

BETWEEN_CHECKS = 60
"""How many actions are done from one check to the next."""


class Action(NamedTuple):
    """One action: all that it draws by lot it draws from its own seed, so any list of actions can be done."""

    name: str
    seed: int


class Finding(NamedTuple):
    """Something that must not happen: where and of what kind, all that is known of it, and the action before it."""

    key: str
    details: str
    action: int


class Log(NamedTuple):
    """A sitting as it was recorded: its actions, what each did in words, what was found, and whether it was ended."""

    actions: tuple[Action, ...]
    done: Mapping[int, tuple[str, ...]]
    findings: tuple[Finding, ...]
    is_whole: bool

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read the log of a sitting, which may have been cut off."""
        actions: list[Action] = []
        done: dict[int, tuple[str, ...]] = {}
        findings: list[Finding] = []
        is_whole = False
        for line in path.read_text().splitlines():
            match json.loads(line):
                case {"action": name, "seed": seed}:
                    actions.append(Action(name, seed))
                case {"done": words}:
                    done[len(actions) - 1] = (*done.get(len(actions) - 1, ()), *words)
                case {"finding": key, "details": details}:
                    findings.append(Finding(key, details, len(actions) - 1))
                case {"end": _}:
                    is_whole = True
        return cls(tuple(actions), done, tuple(findings), is_whole)


def planned(seed: str, count: int, weights: Mapping[str, float]) -> list[Action]:
    """Draw so many actions by their weights, with a check now and then and at the end."""
    lots = Random(seed)
    names = lots.choices([*weights], [*weights.values()], k=count)
    for index in range(BETWEEN_CHECKS - 1, count, BETWEEN_CHECKS):
        names[index] = CHECK
    return [Action(name, lots.getrandbits(32)) for name in (*names[:-1], CHECK)]


def write(path: Path, actions: Iterable[Action]) -> None:
    """Write a list of actions as a log that can be replayed."""
    path.write_text("".join(f"{json.dumps({'action': name, 'seed': seed})}\n" for name, seed in actions))
