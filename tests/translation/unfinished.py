"""Translations as plain text: what is unfinished in a `.ts` file, and what a translator wrote below it.

    python -m tests.translation.unfinished TS          print what is unfinished
    python -m tests.translation.unfinished TS FILE     take what is written in FILE, such a print, into the .ts file

Each text is a paragraph: `[Context]`, the source after `<`, what translators should know after `#`, and the translation
after `>`, one line for each plural form; `\\n` is a line break. Where the source was changed, its old translation is
given after `?`.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

_UNFINISHED = re.compile(r'<translation type="unfinished">.*?</translation>', re.DOTALL)


class Message(NamedTuple):
    """A text of a `.ts` file. forms: its translation, or its plural forms."""

    context: str
    source: str
    comment: str
    forms: tuple[str, ...]
    has_plural: bool
    is_finished: bool


def messages(path: Path) -> Iterator[Message]:
    """Yield all texts of a `.ts` file, in its order."""
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = _forms(translation)
            comment = "; ".join(filter(None, (message.findtext("comment"), message.findtext("extracomment"))))
            has_plural = message.get("numerus") == "yes"
            is_finished = translation.get("type") is None
            yield Message(name, message.findtext("source") or "", comment, forms, has_plural, is_finished)


def _forms(translation: Element) -> tuple[str, ...]:
    forms = tuple(form.text or "" for form in translation.iter("numerusform"))
    return forms or (translation.text or "",)


def listed(message: Message) -> str:
    """Return the paragraph of an unfinished text, to be filled in."""
    lines = [f"[{message.context}]", f"< {_in_a_line(message.source)}"]
    lines += [f"# {_in_a_line(message.comment)}"] if message.comment else []
    lines += [f"? {_in_a_line(form)}" for form in message.forms if form]
    return "\n".join([*lines, *("> " for _ in message.forms)])


def written(text: str) -> dict[tuple[str, str], tuple[str, ...]]:
    """Return the translations of a filled-in print by context and source; what was left empty is left out."""
    found = {}
    for paragraph in re.split(r"\n\s*\n", text.strip()):
        lines = paragraph.split("\n")
        source = next(_of_a_line(line[2:]) for line in lines if line.startswith("< "))
        forms = tuple(_of_a_line(line[2:]) for line in lines if line.startswith("> ") and line[2:])
        if forms:
            found[lines[0].strip("[]"), source] = forms
    return found


def fill_in(path: Path, translations: dict[tuple[str, str], tuple[str, ...]]) -> None:
    """Write translations into a `.ts` file in place of what is unfinished there."""
    unfinished = (message for message in messages(path) if not message.is_finished)

    def filled(match: re.Match[str]) -> str:
        message = next(unfinished)
        forms = translations.get((message.context, message.source), ())
        if len(forms) != len(message.forms):
            return match[0]
        if message.has_plural:
            inner = "".join(f"\n            <numerusform>{_escaped(form)}</numerusform>" for form in forms)
            return f"<translation>{inner}\n        </translation>"
        return f"<translation>{_escaped(forms[0])}</translation>"

    path.write_text(_UNFINISHED.sub(filled, path.read_text(encoding="utf-8")), encoding="utf-8")


def _escaped(text: str) -> str:
    for character, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("'", "&apos;")):
        text = text.replace(character, entity)
    return re.sub(r"[^\S\x00-\x7f]", lambda space: f"&#x{ord(space[0]):x};", text)  # as lupdate writes such spaces


def _in_a_line(text: str) -> str:
    return text.replace("\\", "\\\\").replace("\n", "\\n")


def _of_a_line(text: str) -> str:
    return re.sub(r"\\(.)", lambda match: "\n" if match[1] == "n" else match[1], text)


def main(path: Path, texts: Path | None = None) -> None:
    """Print what is unfinished, or take in what was written below it."""
    if texts is not None:
        fill_in(path, written(texts.read_text(encoding="utf-8")))
    else:
        found = [listed(message) for message in messages(path) if not message.is_finished]
        sys.stdout.write("\n\n".join([*found, ""]))


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
