"""Fuzz all that reads: `python -m tests.fuzz --minutes 30 [--seed S]`; needs nothing but Python.

Texts of all notations are changed at random. Every public function that reads (`readers.READERS`) is given each, within
10 microseconds of the processor for each character; shorter ones are tried by the laws, too (`readers.LAWS`). Text
number N of a seed is always the same: `--only N` tries it again. The exit status is 1 if something was found.

Where atheris has wheels, `tests.fuzz.hen` and `tests.fuzz.sgf` look for texts that reach new code besides.
"""

import argparse
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from time import monotonic, process_time

from tests.fuzz.mutations import Mutator
from tests.fuzz.readers import LAWS, READERS
from tests.monkey.shrinking import shrunk

SECONDS_PER_CHARACTER = 1e-5
"""100,000 characters take a second at most."""

SECONDS_OF_A_CALL = 0.5
"""What any call may take besides: `hen.fixed` tries all habits on as many characters as people write."""

LONGEST_FOR_LAWS = 2_000
"""Characters: laws read a text many times."""

_TRIES = 3
_LONGEST_SHOWN = 300
_LONGEST_SHRUNK = 5_000


def main(arguments: Sequence[str]) -> int:
    """Fuzz for some minutes, or until Ctrl+C, and print what is found, each fault once."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int, help="try only the text with this number")
    asked = parser.parse_args(arguments)
    mutator, end, faults, tried = Mutator(asked.seed), monotonic() + 60 * asked.minutes, set[str](), 0
    _warm_up()
    with suppress(KeyboardInterrupt):
        while monotonic() < end and (asked.only is None or tried == 0):
            number = tried if asked.only is None else asked.only
            tried += 1
            text = mutator.text(number)
            for name, function, fault in _faults(text):
                if f"{name}: {fault}" not in faults:
                    faults.add(f"{name}: {fault}")
                    print(f"\n{name}, seed {asked.seed}, text {number}: {fault}", flush=True)
                    print(f"  {_shown(text, function, fault)}", flush=True)
    print(f"{tried:,} texts of seed {asked.seed}: {len(faults)} faults")
    return 1 if faults else 0


def _warm_up() -> None:
    """Make the tables that are made when they are first used."""
    for function in (*READERS.values(), *LAWS.values()):
        for text in ("(;SZ[9]AB[aa]C[é];B[cc])", ".9x9_5Gb.b", "$$ | . X O . |", "_5Ib"):
            _fault_of(function, text)


def _faults(text: str) -> Iterator[tuple[str, Callable[[str], object], str]]:
    """Yield for each fault what it is a fault of."""
    tried = {**READERS, **(LAWS if len(text) <= LONGEST_FOR_LAWS else {})}
    for name, function in tried.items():
        fault = _fault_of(function, text) or (_slowness_of(function, text) if name in READERS else "")
        if fault:
            yield name, function, fault


def _fault_of(function: Callable[[str], object], text: str) -> str:
    """Return the exception that a call ends with, and where; empty if there is none."""
    try:
        function(text)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is a fault
        place = traceback.extract_tb(error.__traceback__)[-1]
        return f"{type(error).__name__} in {place.name}, line {place.lineno} of {place.filename}"
    return ""


def _slowness_of(function: Callable[[str], object], text: str) -> str:
    """Return how long a call takes if that is too long, each time it is tried; else an empty text."""
    allowed = SECONDS_OF_A_CALL + SECONDS_PER_CHARACTER * len(text)
    for _ in range(_TRIES):
        start = process_time()
        function(text)
        if process_time() - start <= allowed:
            return ""
    return "too slow"


def _shown(text: str, function: Callable[[str], object], fault: str) -> str:
    """Return a text, as short as it can be made while the fault stays, if it is not too long for that."""
    if fault != "too slow" and len(text) <= _LONGEST_SHRUNK:
        text = "".join(shrunk(text, lambda characters: _fault_of(function, "".join(characters)) == fault))
    shown = ascii(text)
    length = f" ({len(text):,} characters)" if len(shown) > _LONGEST_SHOWN else ""
    return f"{shown[:_LONGEST_SHOWN]}{length}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
