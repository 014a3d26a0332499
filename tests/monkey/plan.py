"""What the monkey is to do, and what became of it: both are lines of JSON, so that a log can be replayed."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Self

CHECK = "check"
"""The action that looks at everything: bytes, undo and redo. A light look follows every action."""

KILL = "kill"
"""The action that kills the process; the next one begins with what it recovers."""

BETWEEN_CHECKS = 60
"""How many actions are done from one check to the next."""

LOCALES = (*["C.UTF-8"] * 3, "de_DE.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8", "fa_IR.UTF-8", "hi_IN.UTF-8", "ja_JP.UTF-8")
SCALES = (*["1"] * 4, "0.75", "1.25", "1.5", "2")
SCHEMES = (*["LIGHT"] * 2, "DARK")
OPTIONS = (*[""] * 5, "-reverse")


class Surroundings(NamedTuple):
    """Where a sitting takes place: the locale, Qt's scale factor, the theme, and an option of Qt."""

    locale: str = "C.UTF-8"
    scale: str = "1"
    scheme: str = "LIGHT"
    option: str = ""


class Action(NamedTuple):
    """One action: all that it draws by lot it draws from its own seed, so any list of actions can be done."""

    name: str
    seed: int


class Finding(NamedTuple):
    """Something that must not happen: where and of what kind, all that is known of it, and the action before it."""

    key: str
    details: str
    action: int


class Plan(NamedTuple):
    """What is to be done in a sitting, and where."""

    actions: Sequence[Action]
    surroundings: Surroundings = Surroundings()

    def write(self, path: Path) -> None:
        """Write it as a log that can be replayed."""
        actions = [{"action": name, "seed": seed} for name, seed in self.actions]
        lines = [{"surroundings": self.surroundings}, *actions]
        path.write_text("".join(f"{json.dumps(line)}\n" for line in lines))


class Log(NamedTuple):
    """A sitting as it was recorded: its actions, what each did in words, what was found, and whether it was ended.

    killed: what was open when the process was killed, if that was the last that it did. slowest: for how many
    milliseconds the event loop was held up at most, for how many of these the program was at work, and by which action.
    """

    actions: tuple[Action, ...]
    done: Mapping[int, tuple[str, ...]]
    findings: tuple[Finding, ...]
    is_whole: bool
    surroundings: Surroundings
    killed: Sequence[Mapping[str, Any]] | None
    slowest: tuple[int, int, int]

    @property
    def plan(self) -> Plan:
        """What was done."""
        return Plan(self.actions, self.surroundings)

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read the log of a sitting, which may have been cut off."""
        actions: list[Action] = []
        done: dict[int, tuple[str, ...]] = {}
        findings: list[Finding] = []
        is_whole, surroundings, killed, slowest = False, Surroundings(), None, (0, 0, 0)
        for line in path.read_text().splitlines():
            match json.loads(line):
                case {"surroundings": drawn}:
                    surroundings = Surroundings(*drawn)
                case {"action": name, "seed": seed}:
                    killed = None
                    actions.append(Action(name, seed))
                case {"done": words}:
                    done[len(actions) - 1] = (*done.get(len(actions) - 1, ()), *words)
                case {"finding": key, "details": details}:
                    findings.append(Finding(key, details, len(actions) - 1))
                case {"killed": killed}:
                    pass
                case {"begun": _}:
                    killed = None
                case {"gap": milliseconds, "work": work}:
                    slowest = max(slowest, (milliseconds, work, len(actions) - 1))
                case {"end": _}:
                    is_whole = True
        return cls(tuple(actions), done, tuple(findings), is_whole, surroundings, killed, slowest)


def planned(seed: str, count: int, weights: Mapping[str, float]) -> Plan:
    """Draw so many actions by their weights, with a check now and then and at the end, and where they are done."""
    lots = Random(seed)
    names = lots.choices([*weights], [*weights.values()], k=count)
    for index in range(BETWEEN_CHECKS - 1, count, BETWEEN_CHECKS):
        names[index] = CHECK
    actions = [Action(name, lots.getrandbits(32)) for name in (*names[:-1], CHECK)]
    return Plan(actions, Surroundings(*map(lots.choice, (LOCALES, SCALES, SCHEMES, OPTIONS))))
