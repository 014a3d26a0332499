"""Pages as one HTML page that needs nothing else: texts, and boards as SVG."""

from collections.abc import Iterator
from html import escape

from hen_editor.core.board import Color
from hen_editor.core.progress import Progress, unreported
from hen_editor.drawing.draw import Drawing, draw_legibly
from hen_editor.drawing.style import Style
from hen_editor.drawing.svg import svg
from hen_editor.teaching.page import Diagram, DiagramRow, Pages

_CELL = 30
"""The largest size of stones, in pixels."""

_WIDTH, _GAP = 896, 19
"""The greatest width of a page, and the gap between columns, in pixels: 56em and 1.2em in a font of the usual size."""

_LOOK = """\
body { max-width: 56em; margin: 2em auto; padding: 0 1em; font-family: sans-serif; color: #000; background: #fff }
h1 { font-size: 1.3em; border-bottom: 1px solid; padding-bottom: .3em }
h2 { font-size: 1em; margin: 0 0 .3em }
.row { display: grid; gap: 1.2em; margin: 1.2em 0; break-inside: avoid }
figure { margin: 0; text-align: center }
figure svg { max-width: 100%; height: auto }
h1, h2, p, figcaption { unicode-bidi: plaintext }
p { white-space: pre-line }
figure p { margin: .3em 0; text-align: start }
figcaption { font-size: .9em }
figcaption svg { width: .8em; height: .8em; margin-right: .3em; vertical-align: -.05em }
.line { border-bottom: 1px solid #999; height: 1.8em }
section + section { break-before: page }
@media screen and (max-width: 40em) { .row { display: block } .row figure + figure { margin-top: 1.2em } }
"""


def html(pages: Pages, style: Style, progress: Progress = unreported) -> str:
    """Return pages as HTML."""
    total, made = max(1, sum(1 for _ in pages.diagrams())), 0
    written = list[str]()
    for part in pages.parts:
        written.append(f"<section>\n<h1>{escape(part.title)}</h1>")
        for block in part.blocks:
            if not isinstance(block, DiagramRow):
                written.append(f"<p>{escape(block)}</p>")
                continue
            written.append(f'<div class="row" style="grid-template-columns: repeat({block.columns}, 1fr)">')
            for diagram in block.diagrams:
                made += 1
                written.extend(_diagram(diagram, block.columns, style, f"d{made}-"))
                progress(made / total)
            written.append("</div>")
        written.append("</section>")
    meta = '<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1"/>'
    head = f"{meta}\n<title>{escape(pages.title)}</title>\n<style>\n{_LOOK}</style>"
    body = "\n".join(written)
    return f"<!DOCTYPE html>\n<html>\n<head>\n{head}\n</head>\n<body>\n{body}\n</body>\n</html>\n"


def _diagram(diagram: Diagram, columns: int, style: Style, prefix: str) -> Iterator[str]:
    figure, room = diagram.figure, (_WIDTH + _GAP) / columns - _GAP

    def width(drawing: Drawing) -> float:
        return min(_CELL * drawing.width, room)

    drawing = draw_legibly(figure._replace(title="", caption="", turn=None), style, width)
    yield f"<figure>\n<h2>{escape(figure.title)}</h2>"
    yield svg(drawing, round(_CELL * drawing.width), prefix=prefix).strip()
    if figure.caption:
        yield f"<figcaption>{_stone(figure.turn, style) if figure.turn else ''}{escape(figure.caption)}</figcaption>"
    if diagram.text:
        yield f"<p>{escape(diagram.text)}</p>"
    yield '<div class="line"></div>' * diagram.lines + "</figure>"


def _stone(color: Color, style: Style) -> str:
    """Return a stone as large as a letter."""
    fill, stroke = style.stone(color).rgb, style.text.rgb
    return f'<svg viewBox="-5 -5 10 10"><circle r="4.5" fill="{fill}" stroke="{stroke}"/></svg>'
