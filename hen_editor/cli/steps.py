"""The options of `hen transform`: each can be given several times, and they act in the order given."""

import re
from collections.abc import Callable
from typing import NamedTuple, TypeVar

import click

from hen_editor.cli import codes
from hen_editor.core.diagnostics import Diagnostic

Function = TypeVar("Function", bound=Callable[..., object])


class Step(NamedTuple):
    """One option: its name as a parameter, and its value, be it a word, two numbers, or for a flag its place."""

    option: str
    value: str | tuple[int, int] | int


class InOrder(click.Command):
    """A command with `step_options`, which it gets as `steps`, in the order given."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the command line as other commands do, and put the values of these options in order."""
        *_, order = self.make_parser(ctx).parse_args([*args])
        rest = super().parse_args(ctx, args)
        values = {name: ctx.params.pop(name) for name in ("rotate", "mirror", "swap_colors", "shift", "resize")}
        given = {name: iter(range(each) if isinstance(each, int) else each) for name, each in values.items()}
        names = [option.name for option in order if option.name in given]
        ctx.params["steps"] = [Step(name, next(given[name])) for name in names if name]
        return rest


def _pair(shape: str, limits: range, refusal: Callable[[str], Diagnostic]) -> Callable[[str], tuple[int, int]]:
    """Return a type of options: two whole numbers within limits; refusal: what is wrong with others."""
    spelled = re.compile(shape, re.ASCII)

    def read(text: str) -> tuple[int, int]:
        found = spelled.fullmatch(text)
        if found is None or not all(int(number) in limits for number in found.groups()):
            raise click.BadParameter(refusal(text).message)
        return int(found[1]), int(found[2])

    return read


_SHIFT = _pair(r"([+-]?\d{1,2}),([+-]?\d{1,2})", range(-52, 53), lambda text: codes.NO_SHIFT.at(text=text))
_SIZE = _pair(r"(\d{1,2})x(\d{1,2})", range(1, 53), lambda text: codes.NO_SIZE.at(text=text))
_MIRRORS = click.Choice(["horizontal", "vertical", "diagonal", "antidiagonal"])

_OPTIONS = (
    click.option(
        "--rotate", multiple=True, type=click.Choice(["left", "right", "180"]), help="Rotate by 90 or 180 degrees."
    ),
    click.option(
        "--mirror",
        multiple=True,
        type=_MIRRORS,
        help="Exchange left and right, top and bottom, or what a diagonal divides; it runs from the upper left.",
    ),
    click.option("--swap-colors", count=True, help="Make black white, and white black."),
    click.option(
        "--shift",
        multiple=True,
        type=_SHIFT,
        metavar="DX,DY",
        help="Move everything to the right and down, or with negative numbers to the left and up.",
    ),
    click.option(
        "--resize",
        multiple=True,
        type=_SIZE,
        metavar="COLUMNSxROWS",
        help="Add or remove columns on the right, and rows at the bottom.",
    ),
)


def step_options(function: Function) -> Function:
    """Give a command the options."""
    for option in reversed(_OPTIONS):
        function = option(function)
    return function
