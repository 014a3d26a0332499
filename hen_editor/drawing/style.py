"""How a board looks: its colours, widths and the finish of its stones; and styles as TOML."""

import tomllib
from collections.abc import Mapping
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from hen_editor.core.board import Color
from hen_editor.core.diagnostics import Diagnostic, Parsed
from hen_editor.core.texts import pattern
from hen_editor.drawing import codes
from hen_editor.drawing.shapes import Ink

_COLOR = pattern("#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?")
_MAX_WIDTH = 0.5
_BASE = "print"

MAX_STYLE_CHARACTERS = 10_000
"""The most characters of a file; one that sets everything has less than a tenth, and longer ones could take minutes."""


class Finish(Enum):
    """What stones are like: round, with light and shadow; flat; or flat, with heraldic hatching instead of colours."""

    ROUND = "round"
    FLAT = "flat"
    HATCHED = "hatched"


CLEAR = Ink("#000000", 0.0)
"""No colour at all."""


class Style(NamedTuple):
    """Colours, and widths in cells.

    page: around the board, under title and caption. board: no colour, a plain one, or the lightest and the darkest of
    wood. halo: around arrows and lines. selection: of `SL`. veil: over greyed-out and hidden points. on_light, on_dark:
    what is written on stones. text: title and caption. marks: marks and labels on empty points. hatching: whether
    coloured stones have hatching in their colour, too, so that colour is not all that tells them apart.
    """

    page: Ink
    board: tuple[Ink, ...]
    line: Ink
    line_width: float
    border_width: float
    hoshi_radius: float
    coordinates: Ink
    text: Ink
    marks: Ink
    halo: Ink
    selection: Ink
    veil: Ink
    finish: Finish
    shadow: Ink
    edge: Ink
    edge_of_white: Ink
    edge_width: float
    on_light: Ink
    on_dark: Ink
    black: Ink
    white: Ink
    red: Ink
    green: Ink
    blue: Ink
    yellow: Ink
    purple: Ink
    hatching: bool

    def stone(self, color: Color) -> Ink:
        """Return the colour of a stone."""
        return self[_STONES[color]]  # type: ignore[return-value]  # these fields are inks

    def on(self, color: Color | None) -> Ink:
        """Return the ink with the best contrast on a stone of this colour, or on the board."""
        if color is None:
            return self.marks
        return _legible(self.on_light, self.on_dark, self.ground(color))

    def ground(self, color: Color) -> Ink:
        """Return the colour of the ground of a stone: its own, or that of White where there is hatching instead."""
        return self.white if self.finish is Finish.HATCHED and self.is_hatched(color) else self.stone(color)

    def is_hatched(self, color: Color | None) -> bool:
        """Return whether a stone has hatching, in its colour or instead of it."""
        return (self.hatching or self.finish is Finish.HATCHED) and color not in (None, Color.BLACK, Color.WHITE)


_STONES = {color: Style._fields.index(color.name.lower()) for color in Color}


@lru_cache(maxsize=64)
def _legible(one: Ink, other: Ink, ground: Ink) -> Ink:
    """Return which of two colours has the better contrast on a third."""
    return max((one, other), key=lambda ink: contrast(ink, ground))


def contrast(one: Ink, other: Ink) -> float:
    """Return the contrast ratio of two colours, 1 to 21, as defined by WCAG 2.

    >>> round(contrast(Ink("#000000"), Ink("#ffffff")), 2)
    21.0
    """
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def channels(ink: Ink) -> tuple[float, float, float]:
    """Return red, green and blue of a colour, from 0 to 1."""
    number = int(ink.rgb[1:], 16)
    return (number >> 16) / 255, (number >> 8 & 255) / 255, (number & 255) / 255


def _luminance(ink: Ink) -> float:
    red, green, blue = (
        channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4 for channel in channels(ink)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


# Styles as TOML: the fields of a style as keys, and `base`, the name of the style from which it differs.


def read_style(text: str, styles: Mapping[str, Style]) -> Parsed[Style]:
    """Read a style. styles: those that can be its base, by name.

    Fields that are missing or wrong are taken from its base, which is `print` unless it names another.
    """
    if len(text) > MAX_STYLE_CHARACTERS:
        return Parsed(styles[_BASE], (codes.TOO_LONG.at(count=MAX_STYLE_CHARACTERS),))
    try:
        values = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number of very many digits raises a plain ValueError
        return Parsed(styles[_BASE], (codes.NOT_TOML.at(reason=str(error).rstrip(".")),))
    return _style(values, styles)


def _style(values: Mapping[str, object], styles: Mapping[str, Style]) -> Parsed[Style]:
    problems: list[Diagnostic] = []
    fields: dict[str, object] = {}
    base = _BASE
    for key, value in values.items():
        field = key.replace("-", "_")
        if key == "base":
            if isinstance(value, str) and value in styles:
                base = value
            else:
                problems.append(codes.UNKNOWN_STYLE.at(name=_shown(value), names=(*styles,)))
        elif field not in Style._fields:
            problems.append(codes.UNKNOWN_KEY.at(key=key, keys=tuple(map(_key, Style._fields))))
        else:
            read = _field(key, value, Style.__annotations__[field])
            if isinstance(read, Diagnostic):
                problems.append(read)
            else:
                fields[field] = read
    is_whole = len(fields) == len(Style._fields)
    style = Style(**fields) if is_whole else styles[base]._replace(**fields)  # type: ignore[arg-type]  # as annotated
    return Parsed(style, tuple(problems))


def _field(key: str, value: object, kind: object) -> object:
    """Return a value of a field's type, or what is wrong with it."""
    if kind is Ink:
        return _ink(value) or codes.NO_COLOR.at(key=key, value=_shown(value))
    if kind is Finish:
        names = tuple(finish.value for finish in Finish)
        return Finish(value) if value in names else codes.NO_FINISH.at(key=key, names=names, value=_shown(value))
    if kind is bool:
        return (
            value
            if isinstance(value, bool)
            else codes.NO_SWITCH.at(key=key, names=("true", "false"), value=_shown(value))
        )
    if kind is float:
        is_width = isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value <= _MAX_WIDTH
        return value if is_width else codes.NO_WIDTH.at(key=key, value=_shown(value))
    inks = [_ink(each) for each in value] if isinstance(value, list) else [None]
    return tuple(inks) if None not in inks and len(inks) <= 2 else codes.NO_BOARD.at(key=key, value=_shown(value))


def _shown(value: object) -> str:
    """Return a wrong value for a message; tables and lists, which can be as deep as the file is long, by their kind."""
    return "a table" if isinstance(value, dict) else "a list" if isinstance(value, list) else str(value)


def _ink(value: object) -> Ink | None:
    if not isinstance(value, str) or not _COLOR.fullmatch(value):
        return None
    return Ink(value[:7].lower(), round(int(value[7:] or "ff", 16) / 255, 3))


def to_toml(style: Style) -> str:
    """Return a style as TOML."""
    return "".join(
        f"{_key(field)} = {_value_to_toml(value)}\n" for field, value in zip(style._fields, style, strict=True)
    )


def _key(field: str) -> str:
    return field.replace("_", "-")


def _value_to_toml(value: object) -> str:
    if isinstance(value, Ink):
        opacity = round(value.opacity * 255)
        return f'"{value.rgb}{"" if opacity == 255 else f"{opacity:02x}"}"'
    if isinstance(value, tuple):
        return f"[{', '.join(map(_value_to_toml, value))}]"
    return f'"{value.value}"' if isinstance(value, Finish) else str(value).lower()
