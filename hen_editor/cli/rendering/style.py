"""The style that is named: one that comes with the program, one of the user's own, or that of a file."""

from pathlib import Path

import click

from hen_editor import styles
from hen_editor.cli.inputs import problem_of
from hen_editor.core.drawing import codes as style_codes
from hen_editor.core.drawing import style_file
from hen_editor.core.drawing.style import Style
from hen_editor.document import file_bytes
from hen_editor.styles import STYLES


def style_named(name: str) -> Style:
    """Return a style by its name, or that of a file. Raises click.UsageError."""
    if name in STYLES:
        return STYLES[name]
    path = Path(name)
    own = {} if path.exists() else _own_styles()
    path = own.get(name, own.get(f"{name}.toml", path))
    try:
        read = styles.read(file_bytes.read_beginning(path, styles.LARGEST))
    except OSError as error:
        if path.suffix:
            raise click.UsageError(f"{name}: {problem_of(error).message}") from error
        names = (*STYLES, *(Path(file).stem for file in own))
        raise click.UsageError(style_codes.UNKNOWN_STYLE.at(name=name, names=names).message) from error
    if read.diagnostics:
        raise click.UsageError("\n".join(f"{name}: {problem.message}" for problem in read.diagnostics))
    return read.value


def _own_styles() -> dict[str, Path]:
    """Return the files of the user's own styles by their names; none where Qt, which knows their folder, is missing."""
    try:
        from hen_editor.document import own_styles
    except ImportError:
        return {}
    return own_styles.paths()


def as_toml(style: Style) -> str:
    """Return a style as a file that can be changed."""
    return style_file.written(style)
