"""What is read of pictures and documents: every variant that public tools write, and what is like it."""

import zlib

import pytest

from hen_editor.core import hen
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.hen.entries import Entry
from hen_editor.drawing import pictures
from hen_editor.drawing.pictures import Carried, CarriedGame
from tests.drawing.pictures.made import (
    chunk,
    comment,
    compressed_text,
    gif,
    international_text,
    objects_in_stream,
    pdf,
    png,
    stream,
    svg,
    text,
)

SHORT = b".9x9_5Eb"
LONG = hen.EXAMPLES[1].encode()
LABEL, LABEL_AS_ADDRESS = ".9x9.E2-星", b".9x9.E2-%E6%98%9F"
CUT = zlib.compress(LONG)[:-9]
SGF = b"(;SZ[9]C[\xe4\xb8\x89])"
NAMESPACE = 'xmlns:hen="urn:hen-editor:picture"'
METADATA = f"<metadata><hen:position {NAMESPACE}>.9x9_5Eb</hen:position></metadata>"
FILE = b"<</Type/Filespec/F(position.hen)/UF(position.hen)/EF<</F 2 0 R/UF 2 0 R>>>>"


def carried(name: str, data: bytes) -> Carried:
    return pictures.read(name, data)


def codes(found: tuple[Diagnostic, ...]) -> list[str]:
    return [problem.code for problem in found]


POSITIONS = {
    "PNG, tEXt": ("PNG", png(text(SHORT)), [SHORT.decode()]),
    "PNG, tEXt, 241 characters": ("PNG", png(text(LONG)), [LONG.decode()]),
    "PNG, of 5,000 characters": ("PNG", png(text(b".19x19" + b"_19bw" * 1_000)), [".19x19" + "_19bw" * 1_000]),
    "PNG, zTXt": ("PNG", png(compressed_text(LONG)), [LONG.decode()]),
    "PNG, iTXt": ("PNG", png(international_text(LABEL.encode())), [LABEL]),
    "PNG, iTXt, compressed": ("PNG", png(international_text(LABEL.encode(), compressed=True)), [LABEL]),
    "PNG, UTF-8 in tEXt": ("PNG", png(text(LABEL.encode())), [LABEL]),
    "PNG, Latin-1 in tEXt": ("PNG", png(text(b".9x9.E2-\xe9")), [".9x9.E2-é"]),
    "PNG, percent-encoded": ("PNG", png(text(LABEL_AS_ADDRESS)), [LABEL]),
    "PNG, percent-encoded once": ("PNG", png(text(b".9x9.E2-%2541")), [".9x9.E2-%41"]),
    "PNG, end of an address": ("PNG", png(text(SHORT + b"/position")), [SHORT.decode()]),
    "PNG, lower case": ("PNG", png(text(SHORT, b"hen")), [SHORT.decode()]),
    "PNG, after the pixels": ("PNG", png(after=[text(SHORT)]), [SHORT.decode()]),
    "PNG, after other texts": ("PNG", png(text(b"x", b"Software"), text(SHORT)), [SHORT.decode()]),
    "PNG, several": ("PNG", png(text(SHORT), text(LONG), text(SHORT)), [SHORT.decode(), LONG.decode()]),
    "PNG, animated": ("PNG", png(chunk(b"acTL", bytes(8)), text(SHORT), chunk(b"fcTL", bytes(26))), [SHORT.decode()]),
    "PNG, an empty board": ("PNG", png(text(b"")), [""]),
    "GIF": ("GIF", gif(comment(b"HEN: " + SHORT), comment(b"Software: hen-worker")), [SHORT.decode()]),
    "GIF, several blocks": ("GIF", gif(comment(b"HEN: " + LONG, 7)), [LONG.decode()]),
    "GIF, percent-encoded": ("GIF", gif(comment(b"hen:" + LABEL_AS_ADDRESS + b"/position")), [LABEL]),
    "SVG, attribute": ("SVG", svg(attributes=' data-hen=".9x9_5Eb"'), [".9x9_5Eb"]),
    "SVG, attribute, minimised": (
        "SVG",
        b"<svg xmlns='http://www.w3.org/2000/svg' data-hen='.9x9_5Eb'/>",
        [".9x9_5Eb"],
    ),
    "SVG, metadata": ("SVG", svg(METADATA), [".9x9_5Eb"]),
    "SVG, words in metadata": ("SVG", svg("<metadata>HEN: .9x9_5Eb.w</metadata>"), [".9x9_5Eb.w"]),
    "SVG, description": ("SVG", svg("<g><desc>Black lives in .9x9_5Eb.w.</desc></g>"), [".9x9_5Eb.w"]),
    "SVG, in UTF-16": ("SVG", svg(METADATA, before="").decode().encode("utf-16"), [".9x9_5Eb"]),
    "SVG, all of it": ("SVG", svg(METADATA + "<desc>.9x9_1bw.b</desc>", ' data-hen=".9x9_5Eb"'), [".9x9_5Eb"]),
    "PDF": ("PDF", pdf(FILE, stream(SHORT)), [SHORT.decode()]),
    "PDF, not compressed": ("PDF", pdf(FILE, stream(SHORT, compressed=False)), [SHORT.decode()]),
    "PDF, length elsewhere": (
        "PDF",
        pdf(FILE, b"<</Length 3 0 R>>\nstream\r\n.9x9_5Eb\nendstream", b"8"),
        [SHORT.decode()],
    ),
    "PDF, within the names": ("PDF", pdf(b"<</Names[(a)" + FILE + b"]>>", stream(SHORT)), [SHORT.decode()]),
    "PDF, a name in UTF-16": (
        "PDF",
        pdf(b"<</EF<</F 2 0 R>>/F<FEFF 00C4 002E 0068 0065 006E>>>", stream(SHORT)),
        [SHORT.decode()],
    ),
    "PDF, escapes in a name": ("PDF", pdf(rb"<</EF<</F 2 0 R>>/F(a \(1\)\056hen)>>", stream(SHORT)), [SHORT.decode()]),
    "PDF, a stream of objects": (
        "PDF",
        pdf(objects_in_stream((7, b"12"), (8, FILE)), stream(SHORT), b"<</Type/Catalog>>"),
        [SHORT.decode()],
    ),
    "PDF, changed later": ("PDF", pdf(FILE, stream(b"old")) + b"2 0 obj\n" + stream(SHORT) + b"\n", [SHORT.decode()]),
    "PDF, several positions": ("PDF", pdf(FILE, stream(b"# One\n.9x9\n# Two\n.13x13\n")), [".9x9", ".13x13"]),
}


@pytest.mark.parametrize(("name", "data", "positions"), POSITIONS.values(), ids=POSITIONS)
def test_positions_are_read(name: str, data: bytes, positions: list[str]) -> None:
    found = carried(name, data)
    assert [entry.text for entry in found.positions] == positions
    assert (found.games, found.diagnostics) == ((), ())


GAMES = {
    "PNG, iTXt": ("PNG", png(international_text(SGF, b"SGF", compressed=True)), SGF.decode()),
    "PNG, tEXt": ("PNG", png(text(SGF, b"sgf")), SGF.decode()),
    "SVG": (
        "SVG",
        svg(f"<metadata><h:game {NAMESPACE.replace(':hen=', ':h=')}>(;C[50%25])</h:game></metadata>"),
        "(;C[50%])",
    ),
    "PDF": ("PDF", pdf(FILE.replace(b".hen", b".SGF"), stream(SGF)), SGF),
}


@pytest.mark.parametrize(("name", "data", "sgf"), GAMES.values(), ids=GAMES)
def test_games_are_read(name: str, data: bytes, sgf: str | bytes) -> None:
    assert carried(name, data) == Carried(games=(CarriedGame(sgf),))


def test_the_titles_of_attached_positions_are_read() -> None:
    data = pdf(FILE, stream(b"# One\n.9x9\n# Two\n.13x13\n"))
    assert carried("PDF", data).positions == (Entry(".9x9", "One"), Entry(".13x13", "Two"))


WRONG = {
    "PNG, another file": ("PNG", b"\xff\xd8\xff", "not-of-picture-format", 0),
    "PNG, checksum": ("PNG", png(chunk(b"tEXt", b"HEN\0" + SHORT, 1)), "wrong-checksum", 1),
    "PNG, no end": ("PNG", png(text(SHORT))[:-12], "picture-cut-off", 1),
    "PNG, damaged": ("PNG", png(chunk(b"zTXt", b"HEN\0\0xx")), "carried-text-damaged", 0),
    "PNG, compressed and cut off": ("PNG", png(chunk(b"zTXt", b"HEN\0\0" + CUT)), "carried-text-damaged", 0),
    "GIF, no end": ("GIF", gif(comment(b"HEN: " + SHORT))[:-1], "picture-cut-off", 1),
    "SVG, another file": ("SVG", b"<html/>", "not-of-picture-format", 0),
    "SVG, no end": ("SVG", svg(attributes=' data-hen="_19b"')[:-3], "picture-cut-off", 1),
    "SVG, entities": ("SVG", svg(before='<!DOCTYPE svg [<!ENTITY a "b">]>'), "picture-has-entities", 0),
    "PDF, encrypted": ("PDF", pdf(FILE, stream(SHORT), trailer=b"<</Encrypt 3 0 R>>"), "document-encrypted", 0),
    "PDF, compression": (
        "PDF",
        pdf(FILE, b"<</Filter/LZWDecode/Length 2>>\nstream\nxx\nendstream"),
        "unknown-compression",
        0,
    ),
    "PDF, no stream": ("PDF", pdf(FILE, b"null"), "picture-cut-off", 0),
}


@pytest.mark.parametrize(("name", "data", "code", "count"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_told(name: str, data: bytes, code: str, count: int) -> None:
    found = carried(name, data)
    assert (codes(found.diagnostics), len(found.positions)) == ([code], count)
