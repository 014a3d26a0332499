"""What the byte fuzzer found worth keeping: short texts whose problems come together in no other vector.

A line of the file is a text (as a JSON string), its canonical form (`-` where it is empty), and its problems with
their places, parted by tabs.
"""

import json

import pytest

from hen_editor.core import hen
from tests.core.hen.vectors import DIRECTORY
from tests.fuzz import laws

FOUND = (DIRECTORY / "found-by-fuzzing.tsv").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("line", FOUND)
def test_a_found_text_means_and_reports_what_it_did(line: str) -> None:
    written, canonical, problems = line.split("\t")
    reading = hen.read(json.loads(written))
    assert (hen.format(reading.position) or "-") == canonical
    assert " ".join(f"{d.code}@{d.span.start}-{d.span.end}" for d in reading.diagnostics if d.span) == problems


@pytest.mark.parametrize("line", FOUND)
def test_a_found_text_keeps_all_laws(line: str) -> None:
    text = json.loads(line.split("\t")[0])
    for law in laws.TARGETS.values():
        law(text)
