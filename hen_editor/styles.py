"""The styles that boards are drawn in."""

from collections.abc import Iterator, Mapping

from hen_editor.core.diagnostics import Parsed
from hen_editor.drawing import codes
from hen_editor.drawing.style import MAX_STYLE_CHARACTERS, Style, read_style
from hen_editor.resources import style_paths


class _Styles(Mapping[str, Style]):
    """Styles by their names, each read when it is first asked for."""

    def __init__(self) -> None:
        self._paths = style_paths()
        self._read: dict[str, Style] = {}

    def __getitem__(self, name: str) -> Style:
        if name not in self._read:
            self._read[name] = read_style(self._paths[name].read_text(encoding="utf-8"), self).value
        return self._read[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._paths)

    def __len__(self) -> int:
        return len(self._paths)


STYLES: Mapping[str, Style] = _Styles()
"""The styles that come with the program, by name."""


MAX_BYTES = 4 * MAX_STYLE_CHARACTERS + 1
"""How many bytes of a file are enough to read it as a style, or to see that it is too long."""


def read(data: bytes) -> Parsed[Style]:
    """Read a style from the first `MAX_BYTES` bytes of a file."""
    if len(data) >= MAX_BYTES:
        return Parsed(STYLES["print"], (codes.TOO_LONG.at(count=MAX_STYLE_CHARACTERS),))
    try:
        return read_style(data.decode("utf-8"), STYLES)
    except UnicodeDecodeError as error:
        return Parsed(STYLES["print"], (codes.NOT_TOML.at(reason=str(error)),))
