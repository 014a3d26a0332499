"""What of the guide is made: its pages on problems and keys from the tables of the program, and its pictures.

python -m tests.guide.making             the pages, in each language of the guide
python -m tests.guide.making --pictures  the pictures, too
"""

import os
import re
import sys
from collections.abc import Iterator, Mapping
from tempfile import TemporaryDirectory
from typing import NamedTuple

from PySide6.QtCore import QSize, QTranslator
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from hen_editor import languages
from hen_editor.core import hen
from hen_editor.core.diagnostics import DiagnosticKind, Plural, Severity, worded
from hen_editor.resources import GUIDE, TRANSLATIONS
from hen_editor.ui.commands.command import MENU_BAR, Command, Menu, sections
from hen_editor.ui.commands.table import COMMANDS
from hen_editor.ui.theme import Scheme, Theme
from tests import gallery
from tests.core.hen.vectors import VECTORS, Vector
from tests.translation.tables import TABLES, texts

LONGEST = 48
"""The longest HEN of an example, in characters."""


class GuideWords(NamedTuple):
    """The words of the made pages in a language."""

    problems: str
    about_problems: str
    severities: Mapping[Severity, str]
    areas: Mapping[str, str]
    fix: str
    keys: str
    about_keys: str
    command: str


ENGLISH = GuideWords(
    problems="Problems and what they mean",
    about_problems=(
        "Every problem has a code, which is the same in all languages and versions. An **error** makes a text or file "
        "invalid; a **warning** is about something that can be read but contradicts itself; a **note** says what was "
        "decided for you, or what other programs may read otherwise. Words in *italics* stand for what was found."
    ),
    severities={Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "note"},
    areas={
        "core.hen": "HEN texts",
        "core": "Positions and files",
        "core.sgf": "SGF files",
        "core.editing": "Edits",
        "core.diagram": "Text diagrams",
        "core.pasting": "Pasting",
        "core.pictures": "Pictures that carry positions",
        "core.recognition": "Pictures of boards",
        "core.drawing": "Drawing",
        "core.transform": "Transforms",
        "document": "Opening, saving and recovery",
        "cli": "The command line",
    },
    fix="Fix",
    keys="Keys",
    about_keys=(
        "The preferences change any of them, and have the keys of Sabaki as a preset. Single letters and digits act "
        "only while the board or the tree has the focus. Tab goes round the window; F6 goes to the next part of it."
    ),
    command="Command",
)

WORDS = {"en": ENGLISH}
"""The words of each language that the guide is in."""


class Maker:
    """Makes the pages of a language."""

    def __init__(self, code: str) -> None:
        self._words = WORDS[code]
        self._translator = QTranslator()
        if code != languages.ENGLISH:
            assert self._translator.load(languages.file_name(code), str(TRANSLATIONS))

    def pages(self) -> Mapping[str, str]:
        """Return the texts of the pages by their names."""
        return {"problems.md": _page(self._problems()), "keys.md": _page(self._keys())}

    def _translated(self, context: str, text: str) -> str:
        return self._translator.translate(context, text, None, 2) or text

    def _problems(self) -> Iterator[str]:
        yield f"# {self._words.problems}"
        yield self._words.about_problems
        shown: set[str] = set()
        for area, title in self._words.areas.items():
            tables = [table for name, table in TABLES.items() if name.split(".", 1)[1].rpartition(".")[0] == area]
            kinds = {kind.code: kind for table in tables for kind in table.ALL if kind.code not in shown}
            shown |= {*kinds}
            if kinds:
                yield f"## {title}"
            for kind in sorted(kinds.values(), key=lambda kind: kind.code):
                yield self._paragraph(kind)

    def _paragraph(self, kind: DiagnosticKind) -> str:
        forms = [text.many if isinstance(text, Plural) else text for text in texts(kind)]
        said = " / ".join(_with_italics(self._translated("Problems", form)) for form in forms)
        fix = f" {self._words.fix}: {_with_italics(self._translated('Problems', kind.fix))}." if kind.fix else ""
        example = EXAMPLES.get(kind.code)
        return "\n\n".join(
            [
                f"**`{kind.code}`** ({self._words.severities[kind.severity]}): {said}{fix}",
                *([f"    {example}"] if example else []),
            ]
        )

    def _keys(self) -> Iterator[str]:
        yield f"# {self._words.keys}"
        yield self._words.about_keys
        for menu in MENU_BAR:
            rows = [*self._rows(menu)]
            if rows:
                yield f"## {_plain(self._translated('Menus', menu.title))}"
                yield "\n".join([f"| {self._words.command} | {self._words.keys} |", "|---|---|", *rows])

    def _rows(self, menu: Menu, above: str = "") -> Iterator[str]:
        for section in sections(menu, COMMANDS):
            for entry in section:
                if isinstance(entry, Menu):
                    yield from self._rows(entry, f"{above}{_plain(self._translated('Menus', entry.title))}: ")
                elif entry.standard_keys():
                    yield f"| {above}{_plain(self._translated('Commands', entry.text))} | {_keys_of(entry)} |"


def _page(blocks: Iterator[str]) -> str:
    return "\n\n".join(blocks) + "\n"


def _with_italics(text: str) -> str:
    """Return a template with its fields in italics."""
    return re.sub(r"\{(\w+)[^}]*\}", lambda match: f"*{match[1].replace('_', ' ')}*", text).replace("|", "\\|")


def _plain(text: str) -> str:
    """Return the text of a menu without its mnemonic and dots."""
    return re.sub(r"\(&.\)|&", "", text).removesuffix("...").removesuffix("…")


def _keys_of(command: Command) -> str:
    names = (key.toString(QKeySequence.SequenceFormat.PortableText) for key in command.standard_keys())
    return ", ".join(name.replace("|", "\\|") for name in names)


def _examples() -> dict[str, str]:
    """Return a HEN for each kind of problem of HEN texts that a short one has alone."""
    found: dict[str, str] = {}
    for path in VECTORS:
        text = Vector.read(path).input
        problems = hen.parse(text).diagnostics
        if len(problems) == 1 and len(text) <= LONGEST and text.isprintable():
            found.setdefault(problems[0].code, f"{text}    {worded(problems[0])}")
    return found


EXAMPLES = _examples()

PICTURES = {
    "window.png": gallery.game,
    "mistake.png": gallery.invalid,
    "paste.png": gallery.paste,
    "solving.png": gallery.problem,
}
"""The scenes that the pictures show."""


def main(*, has_pictures: bool) -> None:
    """Write the pages and, if wanted, the pictures."""
    application = QApplication([])
    for code in WORDS:
        for name, text in Maker(code).pages().items():
            (GUIDE / code / name).write_text(text, encoding="utf-8")
    if has_pictures:
        theme = Theme(application)
        for name, scene in PICTURES.items():
            gallery.picture(scene, theme, Scheme.LIGHT, QSize(1024, 700), GUIDE / "pictures" / name)


if __name__ == "__main__":
    with TemporaryDirectory() as home:
        os.environ |= dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), home)
        main(has_pictures="--pictures" in sys.argv)
