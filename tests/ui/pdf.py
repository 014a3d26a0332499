"""What is on the pages of a PDF that Qt has written: enough of the format for that, and no more."""

import re
import zlib
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QTransform

_OBJECT = re.compile(rb"^(\d+) 0 obj\n(.*?)endobj", re.MULTILINE | re.DOTALL)
_STREAM = re.compile(rb"^(.*?)stream\n(.*)\nendstream", re.DOTALL)
_RANGE = re.compile(r"<(\w+)> <(\w+)> (?:<(\w+)>|\[(.*?)\])")
_OPERATION = re.compile(r"((?:(?:[-\d.]+|/\w+|<\w+>|\[[^]]*\])\s+)*)([A-Za-z*]+)")


class Picture(NamedTuple):
    """An image and where it is on its page, in points from the upper left."""

    image: QImage
    box: QRectF


class Line(NamedTuple):
    """A line of text and where it begins on its page, in points from the upper left."""

    text: str
    start: QPointF


class Page(NamedTuple):
    """A page, in points. inks: the colours that texts are written in."""

    size: tuple[float, float]
    lines: list[Line]
    pictures: list[Picture]
    inks: set[tuple[float, ...]]

    @property
    def texts(self) -> list[str]:
        """The lines without where they are."""
        return [line.text for line in self.lines]


def pages(path: Path) -> list[Page]:
    """Return the pages of a PDF."""
    objects = {int(number): body for number, body in _OBJECT.findall(path.read_bytes())}
    return [_page(objects, body) for body in objects.values() if b"/Type /Page\n" in body]


def _page(objects: dict[int, bytes], body: bytes) -> Page:
    width, height = (float(found) for found in _found(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)", body))
    resources = objects[_reference("Resources", body)]
    lines, pictures, inks = list[Line](), list[Picture](), set[tuple[float, ...]]()
    at, kept = QTransform(1, 0, 0, -1, 0, height), list[QTransform]()
    ink, text, letters = (0.0,), QTransform(), dict[str, str]()
    for operands, operator in _OPERATION.findall(_stream(objects[_reference("Contents", body)])[1].decode("latin-1")):
        match operator, operands.split():
            case "q", _:
                kept.append(at)
            case "Q", _:
                at = kept.pop()
            case "cm", numbers:
                at = QTransform(*map(float, numbers)) * at
            case "scn", numbers:
                ink = tuple(map(float, numbers))
            case "Tf", (font, _):
                letters = _letters(objects, objects[_reference(font[1:], resources)])
            case "Tm", numbers:
                text = QTransform(*map(float, numbers))
            case "Td", (across, up):
                text = QTransform.fromTranslate(float(across), float(up)) * text
            case "Tj", (code,):
                _write(lines, letters.get(code[1:-1].lower(), "□"), (text * at).map(QPointF(0, 0)))
                inks.add(ink)
            case "Do", (name,):
                image = QImage.fromData(_stream(objects[_reference(name[1:], resources)])[1])
                pictures.append(Picture(image, at.mapRect(QRectF(0, 0, 1, 1))))
    return Page((width, height), lines, pictures, inks)


def _write(lines: list[Line], letter: str, place: QPointF) -> None:
    if lines and abs(lines[-1].start.y() - place.y()) < 1:
        lines[-1] = lines[-1]._replace(text=lines[-1].text + letter)
    else:
        lines.append(Line(letter, place))


def _letters(objects: dict[int, bytes], font: bytes) -> dict[str, str]:
    """Return what the codes of a font stand for, those without a glyph left out. One glyph is all that is blank."""
    table = _stream(objects[_reference("ToUnicode", font)])[1].decode("latin-1")
    found = dict[str, str]()
    for first, last, start, listed in _RANGE.findall(table):
        codes = range(int(first, 16), int(last, 16) + 1)
        following = [f"{int(start, 16) + code - codes[0]:04x}" for code in codes] if start else []
        for code, units in zip(codes, following or re.findall(r"<(\w+)>", listed), strict=True):
            letter = bytes.fromhex(units).decode("utf-16-be")
            found[f"{code:04x}"] = " " if letter.isspace() else letter
    return found


def _stream(body: bytes) -> tuple[bytes, bytes]:
    """Return the head of an object and its content."""
    head, content = _found(_STREAM, body)
    return head, zlib.decompress(content) if b"/FlateDecode" in head else content


def _reference(name: str, body: bytes) -> int:
    return int(_found(rb"/%b (\d+) 0 R" % name.encode(), body)[0])


def _found(pattern: bytes | re.Pattern[bytes], body: bytes) -> tuple[bytes, ...]:
    found = re.search(pattern, body)
    assert found is not None, (pattern, body[:200])
    return found.groups()
