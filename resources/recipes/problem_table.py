"""Print which problems the games of a folder have, and in how many places."""

import sys
from collections import Counter
from pathlib import Path

from hen_editor.core import sgf

counts: Counter[tuple[str, str]] = Counter()
for path in Path(sys.argv[1]).rglob("*.sgf"):
    report = sgf.validate(path.read_bytes())
    for problem in (*report.errors, *report.warnings, *report.notes):
        counts[problem.severity.value, problem.code] += 1
for (severity, code), count in sorted(counts.items()):
    print(f"{severity:8} {code:24} {count:6}")
