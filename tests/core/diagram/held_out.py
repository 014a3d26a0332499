"""Judge how texts are read on which nothing was tuned: boards as people post them, and what looks like boards.

python -m tests.core.diagram.held_out [--list]
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from hen_editor.core import diagram
from hen_editor.core.board import Area, BoardSize, Color, Point
from hen_editor.core.diagram.found import Confidence
from tests.core.diagram.lookalikes import others
from tests.core.diagram.posts import Post, Shown, boards

BOARDS, OTHERS = 240, 135


class Verdict(NamedTuple):
    """How a text was read: whether its board was found, whether anything was sure, and sure but not there."""

    right: bool
    sure: bool
    likely: bool
    wrongly_sure: bool


def judged(post: Post) -> Verdict:
    """Read a text, and compare what is found with what it shows."""
    found = diagram.parse(post.text).value
    fits = [post.shown is not None and _is_shown(one, post.shown) for one in found]
    are_sure = [one.confidence is Confidence.SURE for one in found]
    return Verdict(
        any(fits),
        any(are_sure),
        bool(found) and not any(are_sure),
        any(sure and not fit for sure, fit in zip(are_sure, fits, strict=True)),
    )


def _is_shown(found: diagram.Found, shown: Shown) -> bool:
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


def rates(posts: Iterator[Post], show: Callable[[Post, Verdict], object] = lambda post, verdict: None) -> Counter[str]:
    """Return how many texts there are, and how many of each verdict."""
    counts: Counter[str] = Counter()
    for post in posts:
        verdict = judged(post)
        counts["texts"] += 1
        counts.update(name for name, holds in verdict._asdict().items() if holds)
        show(post, verdict)
    return counts


def main() -> None:
    def show(post: Post, verdict: Verdict) -> None:
        bad = verdict.likely or verdict.sure if post.shown is None else not verdict.right or verdict.wrongly_sure
        if bad and "--list" in sys.argv:
            print("=" * 20, *post.tags, {name for name, holds in verdict._asdict().items() if holds})
            print(post.text)

    print("boards", dict(rates(boards(BOARDS), show)))
    print("others", dict(rates(others(OTHERS), show)))


if __name__ == "__main__":
    main()
