"""The tables of the program that know their texts, which lupdate is given beside the source.

    python -m tests.translation.tables FILE

writes a file of Python that marks all of them, each in the context in which the window looks it up.
"""

import importlib
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Formatter

import hen_editor
from hen_editor.cli import wording
from hen_editor.core.diagnostics import Choice, DiagnosticKind, Plural
from hen_editor.core.game.info import FIELDS
from hen_editor.core.hen.guide import PARTS, Expected
from hen_editor.core.hen.habits import HABITS
from hen_editor.core.sgf import EncodingReason
from hen_editor.core.sgf.properties import HELP
from hen_editor.diagrams.evidence import EVIDENCE
from hen_editor.recognition.evidence import SEEN_AT_AN_ANGLE, TABLE, Limit
from hen_editor.teaching.solution import WORDS
from hen_editor.ui import description
from hen_editor.ui.command_table import COMMANDS
from hen_editor.ui.session.menus import MENU_BAR, PALETTE_TITLES, SUBMENUS, TOOL_PALETTE
from tests.translation.findings import Text

PACKAGE = Path(hen_editor.__file__).parent


def modules() -> Iterator[str]:
    """Go through the modules that have a table of problems."""
    for path in sorted(PACKAGE.rglob("*.py")):
        if re.search(r"^ALL = ", path.read_text(encoding="utf-8"), re.MULTILINE):
            yield ".".join(("hen_editor", *path.relative_to(PACKAGE).with_suffix("").parts))


TABLES = {name: importlib.import_module(name) for name in modules()}
KINDS: list[DiagnosticKind] = [kind for table in TABLES.values() for kind in table.ALL]


def texts(kind: DiagnosticKind) -> list[str | Plural]:
    """Return the texts that a kind chooses its message from."""
    return [*kind.template.texts.values()] if isinstance(kind.template, Choice) else [kind.template]


def marked() -> Mapping[Text, bool]:
    """Return the texts of all tables, and whether they have plural forms."""
    found = {
        **{
            Text("Commands", text): False for command in COMMANDS for text in (command.text, command.tip, command.short)
        },
        **{Text("Menus", menu.title): False for menu in (*MENU_BAR, *SUBMENUS, TOOL_PALETTE)},
        **{Text("Menus", title): False for title in PALETTE_TITLES},
        **{Text("HenGuide", part.meaning): False for part in PARTS},
        **{Text("HenGuide", expected.value): False for expected in Expected},
        **{Text("Properties", text): False for text in HELP.values()},
        **{Text("GameInfo", text): False for text in FIELDS.values()},
        **{Text("Speech", source(text)): is_plural(text) for text in description.WORDS.values()},
        **{Text("EncodingReason", reason.value): False for reason in EncodingReason},
        **{Text("Solving", text): False for text in WORDS.values()},
    }
    found |= {Text("Problems", habit.label): False for habit in HABITS}
    # What makes a picture no board is said of none: such boards are left out.
    of_boards = (row for row in TABLE if row.limit is not Limit.NONE)
    evidence = [row.says for row in (*EVIDENCE.values(), *of_boards)] + [SEEN_AT_AN_ANGLE]
    for text in (*wording.TEXTS, *evidence, *(text for kind in KINDS for text in (kind.fix, *texts(kind)))):
        found[Text("Problems", source(text))] = is_plural(text)
    return {text: has_plural for text, has_plural in found.items() if text.source}


def source(text: str | Plural) -> str:
    """Return the text that is looked up."""
    return text.many if isinstance(text, Plural) else text


def is_plural(text: str | Plural) -> bool:
    """Return whether a text has a translation for each plural form."""
    return isinstance(text, Plural) or any(name == "count" for _, name, _, _ in Formatter().parse(text))


def write(path: Path) -> None:
    """Write the file for lupdate."""
    lines = []
    for text, has_plural in sorted(marked().items()):
        words = ", ".join(f'"{_escaped(word)}"' for word in text)
        number = ', "", 1' if has_plural else ""
        lines.append(f"QT_TRANSLATE_NOOP({words}{number})\n")
    path.write_text("".join(lines), encoding="utf-8")


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
