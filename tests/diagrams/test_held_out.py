"""How texts are read on which nothing was tuned: most boards to the stone, nothing else as a board."""

from itertools import chain

from tests.diagrams.collected import collected
from tests.diagrams.held_out import BOARDS, OTHERS, judged, judged_collected, rates
from tests.diagrams.lookalikes import others
from tests.diagrams.posts import boards


def test_boards_in_posts_are_read_to_the_stone() -> None:
    counts = rates(map(judged, boards(BOARDS)))
    assert counts["right"] >= 0.95 * counts["texts"]
    assert counts["wrongly_sure"] <= 0.01 * counts["texts"]


def test_what_looks_like_a_board_is_never_sure() -> None:
    counts = rates(map(judged, others(OTHERS)))
    assert (counts["texts"], counts["sure"]) == (OTHERS, 0)
    assert counts["likely"] <= 0.2 * counts["texts"]


def test_boards_that_were_collected_are_read_to_the_stone() -> None:
    counts = rates(map(judged_collected, chain(collected("boards.txt"), collected("boards_later.txt"))))
    assert counts["right"] >= 0.9 * counts["texts"]
    assert counts["wrongly_sure"] <= 0.012 * counts["texts"]


def test_what_was_collected_and_only_looks_like_a_board_is_never_sure() -> None:
    counts = rates(map(judged_collected, chain(collected("lookalikes.txt"), collected("lookalikes_later.txt"))))
    assert counts["sure"] == 0
    assert counts["likely"] <= 0.2 * counts["texts"]
