"""Boards that were cut out anywhere, stand beside one another, or have an engine's moves on them."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from hen_editor.recognition import recognise
from tests.recognition.altered import ENGINES, candidates, cut, cuts, judged_candidates, judged_cut, pictured
from tests.recognition.test_reading import picture, position

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(("style", "seed"), [("wood", 3), ("dark", 1)])
def test_boards_that_touch_are_all_found(style: str, seed: int) -> None:
    shown = [position(19, one, 0.3) for one in (seed, seed + 1)]
    boards = recognise(np.concatenate([picture(one, style, 30) for one in shown], axis=1)).value
    assert [board.position for board in boards] == shown
    assert [board.diagnostics for board in boards] == [(), ()]


ONCE_WRONG = (64, 85, 92, 93, 102)
"""Cuts that were read as whole boards with a line of stones, and were sure."""


def test_a_part_cut_out_beside_its_lines_is_never_sure_and_wrong() -> None:
    found = [(told, judged_cut(part, recognise(part.pixels).value)) for told, part in cuts((*range(12), *ONCE_WRONG))]
    assert [one for one in found if one[1].startswith("wrong") and one[1].endswith("sure")] == []
    assert sum(answer.startswith("right") for _, answer in found) >= 0.75 * len(found)


@pytest.mark.parametrize("page", ["white", "light", "dark"])
@pytest.mark.parametrize(("size", "lines"), [(9, 8), (19, 18)])
def test_a_page_beside_a_part_is_no_line_of_stones(size: int, lines: int, page: str) -> None:
    whole = pictured(size, "wood", Random(size), 22, 0.3)
    part = cut(whole, "LT", lines, 0.7, page)
    assert judged_cut(part, recognise(part.pixels).value).startswith("right")


def test_the_moves_that_an_engine_thinks_of_are_no_stones() -> None:
    counts: Counter[str] = Counter()
    for _, _, whole, pixels, points in candidates(("wood", "dark", "print"), tuple(ENGINES), range(1)):
        counts += judged_candidates(whole, points, recognise(pixels).value)
    assert counts["not found"] == counts["SURE AND WRONG"] == counts["others wrong"] == 0
    assert counts["stone"] + counts["stone, in doubt"] < 0.1 * counts["empty"]
    assert counts["stone"] < 0.04 * counts["empty"]
