"""Comment on a move of a game and label points there; the rest of the file keeps its bytes.

Usage: comment_editor.py FILE MOVE COMMENT [POINT=LABEL]...
"""

import sys
from pathlib import Path

from hen_editor.core import Game, convert

path, move, comment, *labels = sys.argv[1:]
game = Game.read(Path(path))
node = game.node(convert.node_after(game.tree, int(move)))
shown = dict(node.get("LB", ()))
for label in labels:
    point, _, text = label.partition("=")
    shown[game.size.find(point)] = text
node = node.with_property("C", comment).with_property("LB", tuple(shown.items()))
Path(path).write_bytes(node.game.sgf())
print(node.position)
