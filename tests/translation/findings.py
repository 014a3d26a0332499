"""What pyside6-lupdate finds in the program and its tables: every text that a translator will get to see."""

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[2]

_LUPDATE = "from PySide6.scripts.pyside_tool import lupdate; lupdate()"


class Text(NamedTuple):
    """A text and the context in which it is looked up."""

    context: str
    source: str


class Findings(NamedTuple):
    """All texts found, and which of them have a plural."""

    texts: frozenset[Text]
    plurals: frozenset[Text]


def findings(directory: Path) -> Findings:
    """Run lupdate over the program, with a file of its own in a directory."""
    sources = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "hen_editor").rglob("*.py"))
    file, tables = directory / "found.ts", directory / "tables.py"
    subprocess.run([sys.executable, "-m", "tests.translation.tables", str(tables)], cwd=ROOT, check=True)
    command = [sys.executable, "-c", _LUPDATE, *sources, str(tables), "-ts", str(file), "-silent"]
    subprocess.run(command, cwd=ROOT, check=True)
    texts, plurals = set(), set()
    for context in ElementTree.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            text = Text(context.findtext("name") or "", message.findtext("source") or "")
            texts.add(text)
            if message.get("numerus") == "yes":
                plurals.add(text)
    return Findings(frozenset(texts), frozenset(plurals))
