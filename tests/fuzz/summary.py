"""Say what a fuzzer's log tells: `python -m tests.fuzz.summary LOG`, the log being what libFuzzer printed."""

import re
import sys
from pathlib import Path

_PROGRESS = re.compile(r"^#(\d+)\s+\S+\s+cov: (\d+) ft: (\d+) corp: (\d+)", re.MULTILINE)


def summary(log: str) -> str:
    """Return the number of inputs, the coverage, and when the last new coverage came.

    >>> print(summary("#50 NEW cov: 11 ft: 30 corp: 2/9b\\n#200 DONE cov: 11 ft: 31 corp: 3/9b"))
    200 inputs; 11 edges covered (31 features, 3 inputs kept); the last new edge at input 50, 25% of the way; no failure
    """
    steps = [tuple(map(int, found)) for found in _PROGRESS.findall(log)]
    if not steps:
        return "no inputs"
    inputs, edges, features, kept = steps[-1]
    last_new = next(number for number, covered, *_ in steps if covered == edges)
    failure = "a FAILURE" if "Uncaught Python exception" in log or "ERROR: libFuzzer" in log else "no failure"
    return (
        f"{inputs} inputs; {edges} edges covered ({features} features, {kept} inputs kept); "
        f"the last new edge at input {last_new}, {last_new / inputs:.0%} of the way; {failure}"
    )


if __name__ == "__main__":
    sys.stdout.write(summary(Path(sys.argv[1]).read_text(encoding="utf-8", errors="replace")) + "\n")
