"""What the byte fuzzer found worth keeping: short texts whose problems come together in no other vector.

A line of the file is a text (as a JSON string), its canonical form (`-` where it is empty), and its problems with
their places, parted by tabs.
"""

import json
from collections.abc import Callable

import pytest

from hen_editor.core import hen
from tests.core.hen.vectors import DIRECTORY
from tests.each import holds_for_each
from tests.fuzz import laws

FOUND = (DIRECTORY / "found-by-fuzzing.tsv").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("law", laws.TARGETS.values(), ids=laws.TARGETS)
def test_a_found_text_keeps_all_laws(law: Callable[[str], object]) -> None:
    holds_for_each([json.loads(line.split("\t")[0]) for line in FOUND], law)


def test_a_found_text_means_and_reports_what_it_did() -> None:
    def is_as_before(line: str) -> None:
        written, canonical, problems = line.split("\t")
        reading = hen.read(json.loads(written))
        assert (hen.format(reading.position) or "-") == canonical
        assert " ".join(f"{d.code}@{d.span.start}-{d.span.end}" for d in reading.diagnostics if d.span) == problems

    holds_for_each(FOUND, is_as_before)
