"""Draw the final position of every game in a folder as SVG, into another folder."""

import sys
from pathlib import Path

from hen_editor.core import convert, sgf
from hen_editor.drawing import embedding
from hen_editor.drawing.request import PictureFormat, PictureRequest
from hen_editor.styles import STYLES

request = PictureRequest(STYLES["print"], PictureFormat.SVG, outlined=False)
target = Path(sys.argv[2])
target.mkdir(exist_ok=True)
for path in Path(sys.argv[1]).rglob("*.sgf"):
    for number, game in enumerate(sgf.parse(path.read_bytes()).value.games, start=1):
        figure = request.figure_at(game, convert.node_after(game, None))
        picture = embedding.svg(request.drawing(figure), width=600)
        (target / f"{path.stem}-{number}.svg").write_bytes(picture)
