"""The files of tests/vectors/hen: each is one text with all that is expected of it.

A file has a claim, the input and the canonical form (as JSON strings, so that every character can be seen), the board,
and the problems: severity, code and span, then what is said, the points, and the replacement of the fix.
"""

import json
from dataclasses import dataclass
from pathlib import Path

DIRECTORY = Path(__file__).parents[2] / "vectors" / "hen"
VECTORS = sorted(DIRECTORY.glob("*.txt"))


@dataclass
class Vector:
    input: str
    canonical: str
    board: str
    problems: list[str]

    @classmethod
    def read(cls, path: Path) -> "Vector":
        _, texts, board, *problems = path.read_text(encoding="utf-8").rstrip("\n").split("\n\n")
        fields = dict(line.split(maxsplit=1) for line in texts.splitlines())
        return cls(json.loads(fields["input"]), json.loads(fields["canonical"]), board, problems)
