"""Reading in slices: the same result, bounded pauses, progress from 0 to 1."""

import gc
import time
from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest

from hen_editor.core import sgf
from hen_editor.core.sgf.slices import finished
from tests.core.sgf.test_linear import HOSTILE
from tests.core.sgf.vectors import drawn_tree, read_vectors

LONGEST = 0.1
"""Seconds between two slices; some 5 milliseconds on an idle machine, and more on one that tests in parallel."""


@pytest.fixture(autouse=True)
def no_garbage_collection() -> Iterator[None]:
    """Look for no garbage, as the program does while it works."""
    gc.disable()
    yield
    gc.enable()


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


def test_the_pauses_of_reading_are_close_together() -> None:
    assert longest_slice(game(100_000)) < LONGEST
    assert longest_slice(b"(;SZ[9])" * 50_000) < LONGEST
    assert longest_slice("(;CA[GBK]C[围棋]".encode("gbk") + b";B[dd]C[\xce\xa7]" * 100_000) < LONGEST


@pytest.mark.parametrize("make", HOSTILE.values(), ids=HOSTILE.keys())
def test_the_pauses_are_close_together_however_damaged_the_text_is(make: Callable[[int], bytes]) -> None:
    assert longest_slice(make(20_000)) < LONGEST


def test_reading_can_be_stopped_between_any_two_slices() -> None:
    work = sgf.reading(game(100_000))
    next(work)
    work.close()

    with pytest.raises(StopIteration):
        next(work)


def longest_slice(data: bytes) -> float:
    """Return the longest time that passes between two slices, the least of two tries."""
    return min(_longest_slice(data) for _ in range(2))


def _longest_slice(data: bytes) -> float:
    longest, start = 0.0, time.process_time()
    for _ in sgf.reading(data):
        longest, start = max(longest, time.process_time() - start), time.process_time()
    return longest


def test_an_estimate_tells_how_many_nodes_there_are_at_most() -> None:
    data = game(1_000)

    assert sgf.estimate(data).nodes == len(sgf.parse(data).value.games[0])
    assert sgf.estimate(b"").nodes == 0
    assert sgf.estimate(game(2_000)).memory > 2 * len(game(2_000))
