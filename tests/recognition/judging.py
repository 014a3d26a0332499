"""Judge how well the boards of a folder of pictures are recognised, by tag.

    python -m tests.recognition.judging FOLDER [--only TEXT] [--every N] [--list]

The folder has a `truth.json`, a list of objects: `file`, `grid` (rows from the top: X, O, and dots), `edges` (left,
top, right, bottom), `tags`, and `numbers` if they are to be judged (lists of row, column and number); a picture without
a board has a `grid` of null.
"""

import argparse
import json
import sys
import time
from collections import Counter, defaultdict
from pathlib import Path
from statistics import mean

from hen_editor.core.board import Point
from hen_editor.drawing.painter.pictures import ready
from hen_editor.recognition import Recognised, recognise
from hen_editor.recognition.codes import UNREAD
from hen_editor.recognition.decoding.decoder import the_decoder


def wrong_points(grid: list[str], found: Recognised) -> int | None:
    """Return how many points differ, None if the lines do."""
    if (len(grid), len(grid[0])) != (found.rows, found.columns):
        return None
    return sum(a != b for line, other in zip(grid, found.grid, strict=True) for a, b in zip(line, other, strict=True))


def judged_numbers(numbers: list[list[int]], found: Recognised) -> Counter[str]:
    """Return how many numbers were read rightly and wrongly, were said to be unread, and were passed over."""
    corner = found.area.upper_left
    true = {Point(column + corner.column, row + corner.row): number for row, column, number in numbers}
    unread = {point for note in found.diagnostics if note.kind is UNREAD for point in note.points}
    counts: Counter[str] = Counter()
    for point in true.keys() | found.position.numbers.keys():
        read = found.position.numbers.get(point)
        if read is not None:
            counts["right" if read == true.get(point) else "wrong"] += 1
        else:
            counts["unread" if point in unread else "silent"] += 1
    return counts


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--list", action="store_true")
    given = parser.parse_args()
    ready()
    truths = [one for one in json.loads((given.folder / "truth.json").read_text()) if given.only in one["file"]]
    rows: dict[str, list[tuple[bool, bool, bool, bool]]] = defaultdict(list)
    times: list[float] = []
    listed = wrong = offered = 0
    numbered: Counter[str] = Counter()
    for truth in truths[:: given.every]:
        pixels = the_decoder().decoded((given.folder / truth["file"]).read_bytes()).value
        start = time.perf_counter()
        boards = recognise(pixels).value
        times.append(time.perf_counter() - start)
        if truth["grid"] is None:
            offered += bool(boards)
            if given.list and boards:
                print(truth["file"], "no board, found", [(b.confidence.value, b.columns, b.rows) for b in boards])
            continue
        edges = [truth["edges"][name] for name in ("left", "top", "right", "bottom")]
        judged = [(wrong_points(truth["grid"], board), list(board.edges) != edges, board) for board in boards]
        off, wrong_edges, best = min(
            judged, key=lambda one: (one[0] is None, one[0], one[1]), default=(None, True, None)
        )
        exact = off == 0 and not wrong_edges
        sure = any(board.confidence.value == "sure" for board in boards)
        rows["all"].append((exact, off is not None and off <= 3, sure, sure and not exact))
        for tag in truth["tags"]:
            rows[tag].append(rows["all"][-1])
        if off is not None and best is not None and "numbers" in truth:
            counts = judged_numbers(truth["numbers"], best)
            numbered += counts
            numbered["boards"] += 1
            numbered["boards all right"] += counts.total() == counts["right"]
            numbered["boards with wrong ones"] += counts["wrong"] > 0
            if given.list and counts.total() != counts["right"]:
                print(truth["file"], "numbers", dict(counts), *truth["tags"])
        if best is not None and off:
            size = best.area.upper_left
            doubtful = {(p.column - size.column, p.row - size.row) for p in best.doubts}
            for row, (line, other) in enumerate(zip(truth["grid"], best.grid, strict=True)):
                for column, (a, b) in enumerate(zip(line, other, strict=True)):
                    wrong += a != b
                    listed += a != b and (column, row) in doubtful
        if given.list and not exact:
            said = [
                (b.confidence.value, b.columns, b.rows, "".join("LTRB"[i] for i in range(4) if b.edges[i]))
                for b in boards
            ]
            true = len(truth["grid"][0]), len(truth["grid"]), "".join("LTRB"[i] for i in range(4) if edges[i])
            print(truth["file"], "true", true, "found", said, "wrong points", off, *truth["tags"])
    for tag, of in sorted(rows.items(), key=lambda item: -len(item[1])):
        exact, near, sure, bad = (sum(column) for column in zip(*of, strict=True))
        print(
            f"{tag:22} {len(of):4}  exact {exact:4} ({exact / len(of):4.0%})  <=3 {near:4}  "
            f"sure {sure:4}  sure but wrong {bad}"
        )
    print(f"no boards offered: {offered}; wrong points listed as doubts: {listed} of {wrong}")
    if numbered:
        print("numbers:", dict(numbered))
    print(f"time: mean {mean(times):.2f} s, longest {max(times):.2f} s")


if __name__ == "__main__":
    sys.exit(main())
