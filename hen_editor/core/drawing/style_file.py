"""Styles as TOML: the fields of a style as keys, and `base`, the name of the style from which it differs."""

from ast import literal_eval
from collections.abc import Mapping

from hen_editor.core.diagnostics import Diagnostic, Parsed
from hen_editor.core.drawing import codes
from hen_editor.core.drawing.shapes import Ink
from hen_editor.core.drawing.style import Finish, Style
from hen_editor.core.patterns import pattern

_COLOR = pattern("#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?")
_WIDEST = 0.5
_BASE = "print"

LONGEST = 10_000
"""The most characters of a file; one that sets everything has less than a tenth, and longer ones could take minutes."""


def read(text: str, styles: Mapping[str, Style]) -> Parsed[Style]:
    """Read a style. styles: those that can be its base, by name.

    What is wrong in it is as in its base, which is `print` unless it says so.
    """
    import tomllib

    if len(text) > LONGEST:
        return Parsed(styles[_BASE], (codes.TOO_LONG.at(count=LONGEST),))
    try:
        values = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # for a number of very many digits it is no TOMLDecodeError
        return Parsed(styles[_BASE], (codes.NOT_TOML.at(reason=str(error).rstrip(".")),))
    return _style(values, styles)


def read_plain(text: str, styles: Mapping[str, Style]) -> Parsed[Style]:
    """Read a style as `read` does, if it is the plainest TOML: each value on a line of its own, written as in Python.

    The window is painted first in such a style, and to load the parser of TOML takes longer than to paint it.
    """
    lines = (line.partition(" = ") for line in text.splitlines() if not line.startswith("#"))
    return _style({key: literal_eval(value) for key, _, value in lines if key}, styles)


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
            read = _read(key, value, Style.__annotations__[field])
            if isinstance(read, Diagnostic):
                problems.append(read)
            else:
                fields[field] = read
    is_whole = len(fields) == len(Style._fields)
    style = Style(**fields) if is_whole else styles[base]._replace(**fields)  # type: ignore[arg-type]  # as annotated
    return Parsed(style, tuple(problems))


def _read(key: str, value: object, kind: object) -> object:
    """Return a value of a field's type, or what is wrong with it."""
    if kind is Ink:
        return _ink(value) or codes.NO_COLOR.at(key=key, value=_shown(value))
    if kind is Finish:
        names = tuple(finish.value for finish in Finish)
        return Finish(value) if value in names else codes.NO_FINISH.at(key=key, names=names, value=_shown(value))
    if kind is float:
        is_width = isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value <= _WIDEST
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


def written(style: Style) -> str:
    """Return a style as TOML."""
    return "".join(f"{_key(field)} = {_written(value)}\n" for field, value in zip(style._fields, style, strict=True))


def _key(field: str) -> str:
    return field.replace("_", "-")


def _written(value: object) -> str:
    if isinstance(value, Ink):
        opacity = round(value.opacity * 255)
        return f'"{value.rgb}{"" if opacity == 255 else f"{opacity:02x}"}"'
    if isinstance(value, tuple):
        return f"[{', '.join(map(_written, value))}]"
    return f'"{value.value}"' if isinstance(value, Finish) else str(value)
