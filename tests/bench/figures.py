"""Figures: what was measured, beside its goal."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median, quantiles


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the table; without a goal it only gives the others their measure."""

    what: str
    measured: str
    goal: str = ""
    met: bool | None = None

    @property
    def mark(self) -> str:
        """Say whether the goal is met; nothing where there is none."""
        return "" if self.met is None else "pass" if self.met else "MISSED"


def spread(what: str, times: Sequence[float], goal: float | None = None, usual: float | None = None) -> Figure:
    """Return the figure of times in milliseconds. goal: for their 99th percentile; usual: for their median."""
    high = quantiles(times, n=100)[98]
    measured = f"median {median(times):5.1f} ms   99% {high:5.1f} ms   longest {max(times):5.1f} ms   n={len(times)}"
    goals = [f"median <= {usual:g}"] if usual is not None else []
    goals += [f"99% <= {goal:g}"] if goal is not None else []
    if not goals:
        return Figure(what, measured)
    is_met = (usual is None or median(times) <= usual) and (goal is None or high <= goal)
    return Figure(what, measured, f"{', '.join(goals)} ms", is_met)


def ratio(what: str, times: Sequence[float], others: Sequence[float], most: float) -> Figure:
    """Return the figure of how many times as long as others some times are, by their medians. most: its goal."""
    found = median(times) / median(others)
    return Figure(what, f"{found:.2f}", f"<= {most:g}", found <= most)


def table(figures: Sequence[Figure]) -> str:
    """Return the figures as lines of text."""
    widths = [max(len(cell) for cell in column) for column in zip(*map(_cells, figures), strict=True)]
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(_cells(one), widths, strict=True)) for one in figures)
    return "\n".join(line.rstrip() for line in lines)


def _cells(figure: Figure) -> tuple[str, str, str, str]:
    return figure.what, figure.measured, figure.goal, figure.mark
