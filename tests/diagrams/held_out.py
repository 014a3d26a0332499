"""Judge how texts are read on which nothing was tuned: boards as people post them, and what looks like boards.

Some are made by lot, others were collected.

python -m tests.diagrams.held_out [--list]
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterable
from typing import NamedTuple

from hen_editor import diagrams
from hen_editor.core.board import Area, BoardSize, Color, Point
from hen_editor.diagrams.found import Confidence
from tests.diagrams.collected import DIRECTORY, Collected, collected
from tests.diagrams.lookalikes import others
from tests.diagrams.posts import Post, Shown, boards

BOARDS, OTHERS = 240, 135


class Verdict(NamedTuple):
    """How a text was read: whether its board was found, whether anything was sure, and sure but not there."""

    right: bool
    sure: bool
    likely: bool
    wrongly_sure: bool


def judged(post: Post) -> Verdict:
    """Read a text, and compare what is found with what it shows."""
    return _verdict(post.text, lambda one: post.shown is not None and _is_shown(one, post.shown))


def judged_collected(one: Collected) -> Verdict:
    """Read a text that was collected, and compare what is found with the boards that it shows."""
    return _verdict(one.text, lambda found: any(board.is_read(found) for board in one.boards))


def _verdict(text: str, is_right: Callable[[diagrams.Found], bool]) -> Verdict:
    found = diagrams.parse(text).value
    fits = [is_right(one) for one in found]
    are_sure = [one.confidence is Confidence.SURE for one in found]
    return Verdict(
        any(fits),
        any(are_sure),
        bool(found) and not any(are_sure),
        any(sure and not fit for sure, fit in zip(are_sure, fits, strict=True)),
    )


def _is_shown(found: diagrams.Found, shown: Shown) -> bool:
    signs = {None: ".", Color.BLACK: "X", Color.WHITE: "O"}
    area, stones = found.area, found.position.stones
    rows = ["".join(signs[stones.get(Point(column, row))] for column in area.columns) for row in area.rows]
    # With coordinates from A1 a part seems to be a whole board.
    may_be_whole = shown.left == 0 and shown.top + len(shown.rows) == shown.size and not shown.is_whole
    is_placed = area.upper_left == Point(shown.left, shown.top) and found.position.size == BoardSize(
        shown.size, shown.size
    )
    return (
        rows == shown.rows
        and (is_placed or may_be_whole)
        and (not shown.is_whole or area == Area.whole(found.position.size))
    )


def rates(verdicts: Iterable[Verdict]) -> Counter[str]:
    """Return how many texts there are, and how many of each verdict."""
    counts: Counter[str] = Counter()
    for verdict in verdicts:
        counts["texts"] += 1
        counts.update(name for name, holds in verdict._asdict().items() if holds)
    return counts


def main() -> None:
    def shown(name: str, text: str, is_board: bool, verdict: Verdict) -> Verdict:
        bad = not verdict.right or verdict.wrongly_sure if is_board else verdict.likely or verdict.sure
        if bad and "--list" in sys.argv:
            print("=" * 20, name, {name for name, holds in verdict._asdict().items() if holds})
            print(text)
        return verdict

    for title, posts in (("boards by lot", boards(BOARDS)), ("others by lot", others(OTHERS))):
        print(
            title, dict(rates(shown(" ".join(one.tags), one.text, one.shown is not None, judged(one)) for one in posts))
        )
    for path in sorted(DIRECTORY.glob("*.txt")):
        texts = collected(path.name)
        print(
            path.stem,
            dict(rates(shown(one.source, one.text, bool(one.boards), judged_collected(one)) for one in texts)),
        )


if __name__ == "__main__":
    main()
