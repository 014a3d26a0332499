"""Where the program's own files are: icons, styles of boards, examples.

They are in `resources/` next to the package in a checkout, and inside the package once installed. Pip always unpacks
wheels, so a path is enough; `importlib.resources` would cost 15 ms at every start.
"""

from pathlib import Path

_PACKAGE = Path(__file__).parent
_INSTALLED = _PACKAGE / "_resources"

RESOURCES = _INSTALLED if _INSTALLED.is_dir() else _PACKAGE.parent / "resources"
"""The directory of all resources."""

EXAMPLES = RESOURCES / "examples"
"""The directory of the example games and positions."""

STONE_SOUND = RESOURCES / "sounds" / "stone.wav"
"""The sound of a stone, made by the script beside it."""

GUIDE = RESOURCES / "guide"
"""The directory of the guide: a folder of Markdown pages for each language, and their pictures."""

RECIPES = RESOURCES / "recipes"
"""The directory of the programs that the guide shows."""

HEN_VECTORS = RESOURCES / "vectors" / "hen.json"
"""HEN texts with all that they mean, for other programs that read HEN."""

NETWORKS = RESOURCES / "networks"
"""The directory of the weights with which boards in pictures are recognised."""

OUTPUT_SCHEMA = RESOURCES / "hen-output.schema.json"
"""The schema of what `hen` prints with `--json`."""

TRANSLATIONS = RESOURCES / "translations"
"""The directory of the translations: `.ts` sources and compiled `.qm` files."""


def icon_path(name: str) -> Path:
    """Return the file of the icon called `name`; its lines are drawn in `currentColor`."""
    return RESOURCES / "icons" / f"{name}.svg"


def style_paths() -> dict[str, Path]:
    """Return the files of the styles of boards that come with the program, by their names."""
    return {path.stem: path for path in sorted((RESOURCES / "styles").glob("*.toml"))}


def page_template(name: str) -> str:
    """Return the HTML of a page that is filled in, called `name`."""
    return (RESOURCES / "pages" / f"{name}.html").read_text(encoding="utf-8")


def application_icon_path() -> Path:
    """Return the file of the application's icon, in full colour."""
    return RESOURCES / "hen-editor.svg"


def example_paths() -> list[Path]:
    """Return the files of the example games and positions, by name."""
    return sorted(EXAMPLES.iterdir())
