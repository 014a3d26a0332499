"""Every translation says what its text says: the same fields, numbers, tags, keys and signs, and nothing in English."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from string import Formatter

import pytest

from hen_editor import languages
from hen_editor.languages import ENGLISH
from hen_editor.resources import TRANSLATIONS
from tests.translation.glossary import same_words
from tests.translation.unfinished import Message, fill_in, listed, messages, written

FILES = {path.stem.removeprefix("hen_editor_"): path for path in TRANSLATIONS.glob("*.ts")}
TRANSLATED = sorted({*FILES} - {ENGLISH})

ENDS = {
    "...": ("...", "…"),
    ".": (".", "。"),
    ":": (":", "："),
    "?": ("?", "？"),
    "!": ("!", "！"),
    ")": (")", "）"),
}
"""How a text may end, and how its translation may."""

KEPT = re.compile(r"--[a-z][a-z-]+|\b(?:HEN|SGF|PNG|GIF|SVG|PDF|TOML|UTF-8|JSON|MB|kB)\b|“\{\w+\}”", re.ASCII)
"""What is the same in every language: options, and names of formats and units."""

UNITS = {"fr": {r"\bMo\b": "MB", r"(?<=\{size\} )ko\b": "kB"}}
"""How a language names units in its own way."""

NO_WORDS = re.compile(r"\{\w+(:,)?\}|<[^>]+>|&\w+;|--[a-z-]+|%L?n|\(\*[^)]*\)|\.[a-z]{3,4}\b")

FORMS = {"ja": 1, "ko": 1, "zh_CN": 1, "zh_TW": 1}
"""How many plural forms a language has, if not two."""


def translated(code: str) -> Iterator[tuple[Message, str]]:
    """Yield the texts that are translated, each with each of its forms."""
    for message in messages(FILES[code]):
        if message.is_finished:
            yield from ((message, form) for form in message.forms)


def differing(code: str, found: Callable[[str], object]) -> list[tuple[str, str]]:
    """Return the texts that have something else than their translations."""
    return [(message.source, form) for message, form in translated(code) if found(message.source) != found(form)]


every_language = pytest.mark.parametrize("code", sorted(FILES))
every_other = pytest.mark.parametrize("code", TRANSLATED)


def test_every_language_of_the_program_has_a_file_of_its_own() -> None:
    assert {*FILES} == {*languages.TITLES}


@every_language
def test_a_language_is_offered_when_nothing_of_it_is_unfinished(code: str) -> None:
    is_whole = all(message.is_finished for message in messages(FILES[code]))
    assert (code in languages.offered()) is is_whole
    assert all(all(message.forms) for message in messages(FILES[code]) if message.is_finished)


def fields(text: str) -> set[str]:
    """Return the fields of a text, which is formatted with a number in each. Raises ValueError if it cannot be."""
    found = {name for _, name, _, _ in Formatter().parse(text) if name is not None}
    assert text.format(**dict.fromkeys(found, 1))
    return found


@every_language
def test_a_translation_has_the_fields_of_its_text(code: str) -> None:
    """The form for one may leave out what is one then."""
    for message in messages(FILES[code]):
        if message.is_finished:
            source, *others, last = map(fields, (message.source, *message.forms))
            assert last == source, message
            assert all(found <= source for found in others), message


@every_language
def test_a_translation_has_the_numbers_of_its_text(code: str) -> None:
    for message in messages(FILES[code]):
        if message.is_finished and message.has_plural:
            assert len(message.forms) == FORMS.get(code, 2), message
            numbers = [re.findall(r"%L?n|\{count(?::,)?\}", text) for text in (message.source, *message.forms)]
            assert numbers[-1] == numbers[0], message
            assert all(found in ([], numbers[0]) for found in numbers), message


@every_other
def test_a_translation_has_the_tags_of_its_text(code: str) -> None:
    assert differing(code, lambda text: Counter(re.findall(r"<[^>]+>", text))) == []


@every_other
def test_a_translation_has_one_mnemonic_where_its_text_has_one(code: str) -> None:
    assert differing(code, lambda text: len(re.findall(r"&(?!\w+;)[^\s&]", text))) == []


@every_other
def test_a_translation_begins_and_ends_with_the_signs_of_its_text(code: str) -> None:
    odd = []
    for message, form in translated(code):
        source = re.sub(r"\((s|es)\)$", "", message.source)
        end = next((end for end in ENDS if source.endswith(end)), "")
        ends = ENDS.get(end, ())
        bare = re.sub(r"\(&.\)", "", form)
        is_right = bare.endswith(ends) if ends else not bare.endswith((".", "。", ":", "：", "…"))
        if not is_right or form != form.strip() or "  " in form:
            odd.append((message.source, form))
    assert odd == []


@every_other
def test_a_translation_keeps_options_formats_and_units(code: str) -> None:
    def kept(text: str) -> set[str]:
        text = text.replace("&", "").replace("HENs", "HEN")
        for unit, english in UNITS.get(code, {}).items():
            text = re.sub(unit, english, text)
        return {name for name in KEPT.findall(text) if not name.startswith("“")}

    assert differing(code, kept) == []


@every_other
def test_no_word_of_english_is_left_but_those_of_the_glossary(code: str) -> None:
    allowed, left = same_words(code), set()
    for message, form in translated(code):
        texts = (NO_WORDS.sub(" ", text).replace("&", "").lower() for text in (message.source, form))
        words = [{*re.findall(r"[a-z\u00df-\u024f]{3,}", text)} for text in texts]
        left |= {(word, message.source, form) for word in words[0] & words[1] - allowed}
    assert sorted(left) == []


TEXTS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Board</name>
    <message>
        <source>A &amp; &quot;B&quot;
C</source>
        <comment>why</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished">Vecchio</translation>
    </message>
</context>
</TS>
"""


def test_what_is_taken_in_is_written_as_lupdate_writes_it(tmp_path: Path) -> None:
    path = tmp_path / "hen_editor_fr.ts"
    path.write_text(TEXTS, encoding="utf-8")
    fill_in(path, {("Board", "%Ln move(s)"): ("%Ln coup", "%Ln\u00a0<coups>")})
    written_text = path.read_text(encoding="utf-8")
    assert "<numerusform>%Ln&#xa0;&lt;coups&gt;</numerusform>" in written_text


def test_what_is_unfinished_is_printed_and_taken_in_where_it_is_filled_in(tmp_path: Path) -> None:
    path = tmp_path / "hen_editor_it.ts"
    path.write_text(TEXTS, encoding="utf-8")
    printed = [listed(message) for message in messages(path) if not message.is_finished]
    assert printed == [
        '[Board]\n< A & "B"\\nC\n# why\n> ',
        "[Board]\n< %Ln move(s)\n> \n> ",
        "[Board]\n< New\n? Vecchio\n> ",
    ]
    filled = [f"{printed[0]}È & <B>\\nC", "[Board]\n< %Ln move(s)\n> %Ln mossa\n> %Ln mosse", printed[2]]
    fill_in(path, written("\n\n".join(filled)))
    found = [(message.forms, message.is_finished) for message in messages(path)]
    assert found == [
        (("È & <B>\nC",), True),
        (("%Ln mossa", "%Ln mosse"), True),
        (("Fatto",), True),
        (("Vecchio",), False),
    ]
