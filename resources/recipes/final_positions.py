"""Print the final position of every game in a folder as HEN."""

import sys
from pathlib import Path

from hen_editor.core import convert, sgf

for path in sorted(Path(sys.argv[1]).rglob("*.sgf")):
    for game in sgf.parse(path.read_bytes()).value.games:
        print(path.name, convert.game_to_hen(game).value)
