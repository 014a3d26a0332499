"""The progress of reading: it is reported often, and goes up from 0 to 1."""

from itertools import pairwise

import pytest

from hen_editor.core import sgf
from hen_editor.document.worker import Cancelled
from tests.core.sgf.test_linear import HOSTILE
from tests.steps import reports, steps_between

LONGEST = 300_000
"""Lines that run between two reports, some 30 milliseconds."""


def game(nodes: int) -> bytes:
    return b"(;SZ[19]" + b"(;B[dd]C[Good.];W[pp])" * (nodes // 2) + b")"


def test_progress_goes_up_from_0_to_1() -> None:
    done = reports(lambda progress: sgf.parse(game(100_000), progress=progress))

    assert len(done) > 30
    assert all(0 <= before <= after <= 1 for before, after in pairwise(done))
    assert done[0] < 0.05
    assert done[-1] > 0.85


def test_progress_goes_up_when_a_text_has_to_be_read_twice() -> None:
    r"""A backslash within a character of two bytes, as old programs escaped it: 表 is \x95\x5c."""
    comment = "C[表示]".encode("cp932").replace(b"\\", b"\\\\")
    data = b"(;SZ[19]CA[Shift_JIS]" + (b";B[dd]" + comment) * 50_000 + b";B[\\])" + b"(;SZ[9])" * 1_000
    done = reports(lambda progress: sgf.parse(data, progress=progress))

    assert all(0 <= before <= after <= 1 for before, after in pairwise(done))


LARGE = {
    "a game": game(100_000),
    "many games": b"(;SZ[9])" * 50_000,
    "another encoding": "(;CA[GBK]C[围棋]".encode("gbk") + b";B[dd]C[\xce\xa7]" * 100_000,
    **{name: make(20_000) for name, make in HOSTILE.items()},
}


@pytest.mark.parametrize("data", LARGE.values(), ids=LARGE.keys())
def test_little_is_done_between_two_reports(data: bytes) -> None:
    assert max(steps_between(lambda progress: sgf.parse(data, progress=progress))) <= LONGEST


def test_reading_ends_with_what_reporting_raises() -> None:
    def cancel(_share: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        sgf.parse(game(100_000), progress=cancel)


def test_an_estimate_tells_how_many_nodes_there_are_at_most() -> None:
    data = game(1_000)

    assert sgf.estimate(data).nodes == len(sgf.parse(data).value.games[0])
    assert sgf.estimate(b"").nodes == 0
    assert sgf.estimate(game(2_000)).memory > 2 * len(game(2_000))


def test_a_long_text_is_searched_for_undecodable_bytes_with_reports() -> None:
    text = b"(;SZ[9]C[" + b"word " * 600_000
    assert len(reports(sgf.parse(text + b"])").value.converted_to_utf8)) == 2
    damaged = sgf.parse(text + b"\xff])", encoding="utf-8").value.converted_to_utf8()
    assert [problem.node for problem in damaged.diagnostics] == [0]
