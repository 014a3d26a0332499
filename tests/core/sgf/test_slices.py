"""Reading in slices: the same result, bounded pauses, progress from 0 to 1."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from hen_editor.core import sgf
from hen_editor.core.slices import finished
from tests.core.sgf.test_linear import HOSTILE
from tests.core.sgf.vectors import drawn_tree, read_vectors
from tests.steps import steps

LONGEST = 300_000
"""Lines that run between two slices, some 30 milliseconds."""


def game(nodes: int) -> bytes:
    return b"(;SZ[19]" + b"(;B[dd]C[Good.];W[pp])" * (nodes // 2) + b")"


def test_reading_in_slices_gives_what_parse_gives() -> None:
    for vector in read_vectors():
        sliced, whole = finished(sgf.reading(vector.data)), sgf.parse(vector.data)
        assert drawn_tree(sliced.value) == drawn_tree(whole.value)
        assert sliced.diagnostics == whole.diagnostics


def test_progress_goes_up_from_0_to_1() -> None:
    done = list(sgf.reading(game(100_000)))

    assert len(done) > 30
    assert all(0 <= before <= after <= 1 for before, after in pairwise(done))
    assert done[0] < 0.05
    assert done[-1] > 0.85


LARGE = {
    "a game": game(100_000),
    "many games": b"(;SZ[9])" * 50_000,
    "another encoding": "(;CA[GBK]C[围棋]".encode("gbk") + b";B[dd]C[\xce\xa7]" * 100_000,
    **{name: make(20_000) for name, make in HOSTILE.items()},
}


@pytest.mark.parametrize("data", LARGE.values(), ids=LARGE.keys())
def test_little_is_done_between_two_slices(data: bytes) -> None:
    work = sgf.reading(data)
    assert max(steps_between(work)) <= LONGEST


def test_reading_can_be_stopped_between_any_two_slices() -> None:
    work = sgf.reading(game(100_000))
    next(work)
    work.close()

    with pytest.raises(StopIteration):
        next(work)


def steps_between(work: Iterator[float]) -> Iterator[int]:
    """Count the lines that run up to each slice and from the last to the end."""
    ended = False

    def go_on(work: Iterator[float]) -> None:
        nonlocal ended
        ended = next(work, None) is None

    while not ended:
        yield steps(go_on, work)


def test_an_estimate_tells_how_many_nodes_there_are_at_most() -> None:
    data = game(1_000)

    assert sgf.estimate(data).nodes == len(sgf.parse(data).value.games[0])
    assert sgf.estimate(b"").nodes == 0
    assert sgf.estimate(game(2_000)).memory > 2 * len(game(2_000))


def test_a_long_text_is_searched_for_undecodable_bytes_in_slices() -> None:
    text = b"(;SZ[9]C[" + b"word " * 600_000
    assert len([*sgf.parse(text + b"])").value.converting_to_utf8()]) == 2
    damaged = sgf.parse(text + b"\xff])", encoding="utf-8").value.converted_to_utf8()
    assert [problem.node for problem in damaged.diagnostics] == [0]
