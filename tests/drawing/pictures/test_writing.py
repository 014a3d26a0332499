"""What is put into a picture is read back equal, by our reader and by one that only knows how PNG is built."""

import zlib
from collections.abc import Iterator
from struct import unpack_from
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage

from hen_editor.core import hen
from hen_editor.core.hen.entries import Entry
from hen_editor.core.position import Position
from hen_editor.drawing import pictures
from hen_editor.drawing.pictures import Carried, CarriedGame, Contents
from hen_editor.drawing.pictures import png as png_file
from hen_editor.drawing.pictures import svg as svg_file
from hen_editor.drawing.pictures.carried import MAX_HEN_LENGTH, MAX_TEXT_BYTES, SOFTWARE
from tests.drawing.pictures.made import png, svg, text
from tests.strategies import holdable_positions

SVG = svg().decode()
HENS = {
    "39 characters": ".9x9" + "_5Eb_4Gw" * 4 + "_1b",
    "40 characters": ".9x9" + "_5Eb_4Gw" * 4 + "_1bw",
    "an old example": hen.EXAMPLES[1],
    "5,000 characters": ".9x9" + "_5Eb_" * 1_000,
    "a label in Kanji": ".9x9.E2-星",
    "a label with a percent sign": ".9x9.E2-%41",
    "a label like the end of an address": ".9x9.E2-/position",
}


def chunks(data: bytes) -> Iterator[tuple[str, bytes]]:
    """Go through the chunks of a PNG, and check their checksums."""
    at = 8
    while at < len(data):
        length, kind = unpack_from(">I4s", data, at)
        body = data[at + 8 : at + 8 + length]
        assert unpack_from(">I", data, at + 8 + length)[0] == zlib.crc32(kind + body)
        yield kind.decode(), body
        at += 12 + length


@pytest.mark.parametrize("written", HENS.values(), ids=HENS)
def test_the_position_is_plain_text_before_the_pixels(written: str) -> None:
    data = png_file.with_contents(png(), Contents(written))
    kinds = dict(chunks(data))
    assert [*kinds][:3] == ["IHDR", "tEXt", "IDAT"]
    hens = [body for kind, body in chunks(data) if kind == "tEXt" and body.startswith(b"HEN\0")]
    assert len(hens) == 1
    assert hens[0].isascii()
    assert pictures.read("PNG", data) == Carried((Entry(written),))
    found = pictures.read("SVG", svg_file.with_contents(SVG, Contents(written)).encode())
    assert found == Carried((Entry(written),))


def test_words_are_written_beside_it() -> None:
    contents = Contents(".9x9", "Ecke", "Schwarz: 星", "(;SZ[9])")
    found = [*chunks(png_file.with_contents(png(), contents))]
    assert found[1:5] == [
        ("tEXt", b"HEN\0.9x9"),
        ("tEXt", f"Software\0{SOFTWARE}".encode()),
        ("tEXt", b"Title\0Ecke"),
        ("iTXt", "Description\0\0\0\0\0Schwarz: 星".encode()),
    ]
    kind, body = found[5]
    assert (kind, body[:8], zlib.decompress(body[8:])) == ("iTXt", b"SGF\0\1\0\0\0", b"(;SZ[9])")


def test_qt_reads_the_texts_and_the_same_pixels() -> None:
    plain = QImage.fromData(QByteArray(png()))
    image = QImage.fromData(QByteArray(png_file.with_contents(png(), Contents(hen.EXAMPLES[1], "Corner"))))
    assert (image.text("HEN"), image.text("Title")) == (hen.EXAMPLES[1], "Corner")
    assert image.pixel(0, 0) == plain.pixel(0, 0)


def test_an_svg_has_the_words_and_the_rest_as_it_was() -> None:
    written = svg_file.with_contents(SVG, Contents(".9x9_5Eb", "A & B", "Black: <E5>", "(;C[50%\r\n])"))
    root = ElementTree.fromstring(written)
    assert root.attrib["data-hen"] == ".9x9_5Eb"
    names = [element.tag.rpartition("}")[2] for element in root]
    assert names == ["title", "desc", "metadata", "path"]
    assert [root[0].text, root[1].text] == ["A & B", "Black: <E5>"]
    assert pictures.read("SVG", written.encode()).games == (CarriedGame("(;C[50%\r\n])"),)


_words = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)


@given(holdable_positions(), _words, _words, st.none() | _words)
def test_what_is_written_is_read_back(position: Position, title: str, description: str, sgf: str | None) -> None:
    written = hen.format(position)
    contents = Contents(written, title, description, sgf)
    expected = Carried((Entry(written),), () if sgf is None else (CarriedGame(sgf),))
    assert pictures.read("PNG", png_file.with_contents(png(), contents)) == expected
    assert pictures.read("SVG", svg_file.with_contents(SVG, contents).encode()) == expected


def test_what_could_not_be_read_back_is_refused() -> None:
    for contents in (Contents("b" * (MAX_HEN_LENGTH + 1)), Contents("", sgf="b" * (MAX_TEXT_BYTES + 1))):
        with pytest.raises(ValueError, match="too long"):
            png_file.with_contents(png(), contents)
        with pytest.raises(ValueError, match="too long"):
            svg_file.with_contents(SVG, contents)
    for data in (b"", png()[:40], png(text(b".9x9"))):
        with pytest.raises(ValueError, match="not a PNG"):
            png_file.with_contents(data, Contents(".9x9"))
    for drawn in ("", "<svg/>", svg_file.with_contents(SVG, Contents(".9x9"))):
        with pytest.raises(ValueError, match="not an SVG"):
            svg_file.with_contents(drawn, Contents(".9x9"))
