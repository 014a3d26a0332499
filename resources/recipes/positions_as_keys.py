"""Print which games in a folder end with the same stones, rotated or mirrored or not."""

import sys
from collections import defaultdict
from pathlib import Path

from hen_editor.core import Position, convert, sgf
from hen_editor.core.positions.key import UpTo, key

same: defaultdict[Position, list[str]] = defaultdict(list)
similar: defaultdict[int, list[str]] = defaultdict(list)
for path in sorted(Path(sys.argv[1]).rglob("*.sgf")):
    for game in sgf.parse(path.read_bytes()).value.games:
        position = convert.node_to_position(game, convert.node_after(game, None))
        same[Position(position.stones)].append(path.name)
        similar[key(position, UpTo.SYMMETRY | UpTo.ALL_BUT_STONES)].append(path.name)
print("same:", *(", ".join(names) for names in same.values() if len(names) > 1))
print("similar:", *(", ".join(names) for names in similar.values() if len(names) > 1))
