"""Styles as TOML: the fields of a style as keys, and `base`, the name of the style from which it differs.

Apart from `style`, since the parser of TOML takes long to load.
"""

import tomllib

from hen_editor.core.diagnostics import Diagnostic, Parsed
from hen_editor.core.drawing import codes
from hen_editor.core.drawing.shapes import Ink
from hen_editor.core.drawing.style import STYLES, WOOD, Finish, Style
from hen_editor.core.patterns import pattern

_COLOR = pattern("#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?")
_WIDEST = 0.5


def read(text: str) -> Parsed[Style]:
    r"""Read a style; what is wrong in it is as in its base, which is `print` unless it says so.

    >>> read('base = "wood"\nline-width = 0.05').value.line_width
    0.05
    """
    try:
        values = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        return Parsed(STYLES["print"], (codes.NOT_TOML.at(reason=str(error).rstrip(".")),))
    base = values.pop("base", "print")
    problems: list[Diagnostic] = []
    if not isinstance(base, str) or base not in STYLES:
        problems.append(codes.UNKNOWN_STYLE.at(name=str(base), names=(*STYLES,)))
        base = "print"
    fields: dict[str, object] = {}
    for key, value in values.items():
        field = key.replace("-", "_")
        if field not in Style._fields:
            problems.append(codes.UNKNOWN_KEY.at(key=key, keys=tuple(map(_key, Style._fields))))
            continue
        read = _read(key, value, getattr(WOOD, field))
        if isinstance(read, Diagnostic):
            problems.append(read)
        else:
            fields[field] = read
    return Parsed(STYLES[base]._replace(**fields), tuple(problems))  # type: ignore[arg-type]  # of the fields' types


def _read(key: str, value: object, like: object) -> object:
    """Return a value of a field's type, or what is wrong with it."""
    if isinstance(like, Ink):
        return _ink(value) or codes.NO_COLOR.at(key=key, value=str(value))
    if isinstance(like, tuple):
        inks = [_ink(each) for each in value] if isinstance(value, list) else [None]
        return tuple(inks) if None not in inks and len(inks) <= 2 else codes.NO_BOARD.at(key=key, value=str(value))
    if isinstance(like, Finish):
        names = tuple(finish.value for finish in Finish)
        return Finish(value) if value in names else codes.NO_FINISH.at(key=key, names=names, value=str(value))
    if isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value <= _WIDEST:
        return float(value)
    return codes.NO_WIDTH.at(key=key, value=str(value))


def _ink(value: object) -> Ink | None:
    if not isinstance(value, str) or not _COLOR.fullmatch(value):
        return None
    return Ink(value[:7].lower(), int(value[7:] or "ff", 16) / 255)


def written(style: Style) -> str:
    """Return a style as TOML.

    >>> read(written(STYLES["print"])).value == STYLES["print"]
    True
    """
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
