"""A list of problems that stays short however damaged a text is."""

from hen_editor.core.diagnostics import Diagnostic, DiagnosticKind, Span
from hen_editor.core.sgf import codes

MAX_PER_KIND = 200
"""How many problems of one kind are listed individually."""


class DiagnosticLog:
    """The problems of one text in order of discovery; only the first ones of each kind are listed."""

    def __init__(self) -> None:
        self._listed: list[Diagnostic] = []
        self._counts: dict[str, int] = {}

    def __len__(self) -> int:
        return sum(self._counts.values())

    def add(self, kind: DiagnosticKind, start: int, end: int, node: int | None = None, **fields: object) -> None:
        """Add a problem of this kind between two offsets."""
        count = self._counts[kind.code] = self._counts.get(kind.code, 0) + 1
        if count <= MAX_PER_KIND:
            self._listed.append(kind.at(Span(start, end), (), node, None, **fields))

    def take(self, problem: Diagnostic) -> None:
        """Add a problem that another reader has found."""
        count = self._counts[problem.code] = self._counts.get(problem.code, 0) + 1
        if count <= MAX_PER_KIND:
            self._listed.append(problem)

    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """Return the problems listed, and for each kind that is cut short how many more there are."""
        last = {problem.code: problem for problem in self._listed}
        more = [
            codes.AND_MORE.at(count=count - MAX_PER_KIND, last=last[code])
            for code, count in self._counts.items()
            if count > MAX_PER_KIND
        ]
        return (*self._listed, *more)
