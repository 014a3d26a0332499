"""The options of `hen render`: what a picture shows, how it looks, and how large it is."""

import re
from collections.abc import Callable
from typing import NamedTuple, TypeVar

import click

from hen_editor.cli import codes
from hen_editor.resources import style_paths

Function = TypeVar("Function", bound=Callable[..., object])

KINDS = ("png", "svg", "pdf")
_RANGE = re.compile(r"none|all|last:[1-9]\d{0,4}|[1-9]\d{0,4}-[1-9]\d{0,4}", re.ASCII)


class Choices(NamedTuple):
    """The options by their names, as given."""

    style: str
    part: str
    coordinates: str
    names: str
    marks: bool
    labels: bool
    last_move: bool
    ko: bool
    turn: bool
    next_moves: bool
    numbers: str
    start: int | None
    title: str
    caption: str
    size: int
    cell: float | None
    cm: float | None
    dpi: float
    letters: str
    carry: str


def _numbers(text: str) -> str:
    first, is_range, last = text.rpartition("-")
    if _RANGE.fullmatch(text) is None or (is_range and int(first) > int(last)):
        raise click.BadParameter(codes.NO_NUMBERS.at(text=text).message)
    return text


def _switch(name: str, what: str) -> Callable[[Function], Function]:
    return click.option(f"--{name}/--no-{name}", default=True, show_default=True, help=f"Show {what}.")


_OPTIONS = (
    click.option(
        "--style",
        default="wood",
        show_default=True,
        metavar="NAME|FILE",
        help=f"Colours and widths: {', '.join(style_paths())}, one of your own, or a TOML file (see --print-style).",
    ),
    click.option(
        "--part",
        default="whole",
        show_default=True,
        metavar="PART",
        help="What to show: the whole board, the part around the stones (auto), "
        "the view set by VW (view), or the part between two corners, such as A1:J9.",
    ),
    click.option(
        "--coordinates",
        type=click.Choice(["none", "two", "four"]),
        default="four",
        show_default=True,
        help="How many sides show coordinates.",
    ),
    click.option(
        "--names",
        type=click.Choice(["A1", "1-1", "1-一"]),
        default="A1",
        show_default=True,
        help="How coordinates are written.",
    ),
    _switch("marks", "marks"),
    _switch("labels", "labels and numbers written on points"),
    _switch("last-move", "the last move"),
    _switch("ko", "the ko"),
    click.option("--turn", is_flag=True, help="Say below the board whose turn it is."),
    click.option("--next-moves", is_flag=True, help="Show the next moves of the game."),
    click.option(
        "--numbers",
        type=_numbers,
        default="none",
        show_default=True,
        metavar="none|all|last:N|A-B",
        help="Number moves as books do: captured stones stay, and the caption tells which moves have none.",
    ),
    click.option(
        "--start", type=click.IntRange(1, 9999), metavar="N", help="Give the first numbered move the number N."
    ),
    click.option("--title", default="", metavar="TEXT", help="A title above the board."),
    click.option("--caption", default="", metavar="TEXT", help="A caption below the board."),
    click.option(
        "--size",
        type=click.IntRange(16, 20_000),
        default=600,
        show_default=True,
        metavar="PIXELS",
        help="The width of the picture.",
    ),
    click.option(
        "--cell", type=click.FloatRange(1, 500), metavar="PIXELS", help="The distance between lines, instead of --size."
    ),
    click.option(
        "--cm", type=click.FloatRange(0.5, 200), metavar="CM", help="The width in centimetres, instead of --size."
    ),
    click.option(
        "--dpi",
        type=click.FloatRange(30, 2400),
        default=300,
        show_default=True,
        metavar="DPI",
        help="Pixels per inch, with --cm.",
    ),
    click.option(
        "--letters",
        type=click.Choice(["outlines", "text"]),
        default="outlines",
        show_default=True,
        help="Letters in SVG: outlines look the same everywhere, text can be searched.",
    ),
    click.option(
        "--carry",
        type=click.Choice(["position", "game", "nothing"]),
        default="position",
        show_default=True,
        help="What the pictures hold, so that they can be opened again.",
    ),
)


def render_options(function: Function) -> Function:
    """Give a command the options."""
    for option in reversed(_OPTIONS):
        function = option(function)
    return function
