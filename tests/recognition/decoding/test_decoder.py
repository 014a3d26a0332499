"""Pictures from outside: decoded in a process of its own, which has limits, and follows no links."""

import multiprocessing
import os
import sys
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import quoteattr

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QColor, QImage, QImageWriter

from hen_editor.core.diagnostics import DiagnosticKind
from hen_editor.recognition import codes
from hen_editor.recognition.decoding import decoder as decoding
from hen_editor.recognition.decoding.decoder import Decoder
from hen_editor.recognition.decoding.process import _no_files
from hen_editor.recognition.decoding.svg_links import without_links

HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="60" height="60">'
    '<rect width="60" height="60" fill="#fff"/>'
)

LINKS = {
    "a path": f'{HEAD}<image xlink:href="{{path}}" width="60" height="60"/></svg>',
    "an address": f'{HEAD}<image xlink:href="file://{{path}}" width="60" height="60"/></svg>',
    "without a prefix": f'{HEAD}<image href="{{path}}" width="60" height="60"/></svg>',
    "an entity": f'<!DOCTYPE svg [<!ENTITY a "{{path}}">]>{HEAD}<image href="&a;" width="60" height="60"/></svg>',
    "a picture in it": f'{HEAD}<image href="data:image/png;base64,{{nested}}" width="60" height="60"/></svg>',
    "a stylesheet": f'<?xml-stylesheet type="text/css" href="{{style}}"?>{HEAD}<rect width="60" height="60"/></svg>',
}
"""SVG files that would be black if Qt followed their links."""


@pytest.fixture(scope="module")
def decoder() -> Iterator[Decoder]:
    with Decoder() as made:
        yield made


def file(form: str, *, color: str = "black", side: int = 60) -> bytes:
    """Return a picture of one colour as a file."""
    made = QImage(side, side, QImage.Format.Format_RGB32)
    made.fill(QColor(color))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert made.save(buffer, form)
    return bytes(buffer.data().data())


def bomb() -> bytes:
    """Return a small SVG that unfolds to 10^9 rectangles."""
    groups = (f'<g id="a{n}">{f"""<use xlink:href="#a{n - 1}"/>""" * 10}</g>' for n in range(1, 10))
    parts = f'<defs><rect id="a0" width="9" height="9"/>{"".join(groups)}</defs>'
    return f'{HEAD}{parts}<use xlink:href="#a9"/></svg>'.encode()


def problems(decoder: Decoder, data: bytes) -> list[DiagnosticKind]:
    """Return what keeps a picture from being decoded."""
    return [problem.kind for problem in decoder.decoded(data).diagnostics]


@pytest.mark.parametrize("form", ["PNG", "JPEG", "BMP", "WEBP", "TIFF"])
def test_each_format_is_decoded(decoder: Decoder, form: str) -> None:
    if form.lower() not in {bytes(name.data()).decode() for name in QImageWriter.supportedImageFormats()}:
        pytest.skip("Qt lacks the library for it: libtiff.so.5, before Qt 6.12")
    found = decoder.decoded(file(form, color="#ff0000", side=61)).value  # a line of which does not end at a word
    assert found is not None
    assert found.shape == (61, 61, 3)
    assert found[..., 0].min() > 250
    assert found[..., 1:].max() < 5


@pytest.mark.parametrize("name", LINKS)
def test_links_in_svg_are_not_followed(decoder: Decoder, tmp_path: Path, name: str) -> None:
    (tmp_path / "black.png").write_bytes(file("PNG"))
    (tmp_path / "style.css").write_text("rect { fill: #000 }")
    nested = b64encode(LINKS["a path"].replace("{path}", str(tmp_path / "black.png")).encode()).decode()
    data = LINKS[name].replace("{path}", str(tmp_path / "black.png")).replace("{nested}", nested)
    if name == "a stylesheet":
        data = data.replace("{style}", str(tmp_path / "style.css")).replace('height="60"/></svg>', 'height="0"/></svg>')
    found = decoder.decoded(data.encode()).value
    assert found is not None
    assert found.min() == 255


def test_a_picture_in_svg_is_shown(decoder: Decoder) -> None:
    data = f'{HEAD}<image href="data:image/png;base64,{b64encode(file("PNG")).decode()}" width="60" height="60"/></svg>'
    found = decoder.decoded(data.encode()).value
    assert found is not None
    assert found.max() == 0


def test_texts_of_svg_are_shown(decoder: Decoder) -> None:
    found = decoder.decoded(f'{HEAD}<text x="5" y="50" font-size="50">8</text></svg>'.encode()).value
    assert found is not None
    assert found.min() < 50


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no such files")
def test_a_pipe_that_svg_names_is_not_waited_for(decoder: Decoder, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    data = LINKS["a path"].replace("{path}", str(tmp_path / "pipe"))
    assert decoder.decoded(data.encode()).value is not None


@given(
    st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"])), st.sampled_from(["href", "x:href", "src"])
)
def test_links_go_to_the_file_itself(link: str, name: str) -> None:
    data = f'<svg xmlns:x="http://www.w3.org/1999/xlink"><image {name}={quoteattr(link)} width="9"/></svg>'
    (image,) = ElementTree.fromstring(without_links(data.encode()))
    assert image.get("width") == "9"
    left = [value for attribute, value in image.items() if attribute != "width"]
    assert left in ([], [link])
    assert all(each.lstrip().startswith("#") for each in left)


@pytest.mark.parametrize("style", ["fill: url(a.svg#b)", "@import 'a.css'; fill: red", 'fill: URL( "/dev/zero" )'])
def test_links_in_styles_are_dropped(style: str) -> None:
    in_attribute = without_links(f"<svg style={quoteattr(style)}/>".encode())
    in_element = without_links(f"<svg><style>{style}</style></svg>".encode())
    for found in (in_attribute, in_element):
        assert not any(each in found for each in (b"a.svg", b"a.css", b"/dev/zero"))
    assert b"url(#a)" in without_links(b'<svg fill="url(#a)"/>')


def test_what_unfolds_without_an_end_is_left_alone(decoder: Decoder, monkeypatch: pytest.MonkeyPatch) -> None:
    assert decoder.decoded(file("PNG")).value is not None
    monkeypatch.setattr(decoding, "SECONDS", 0.2)
    assert problems(decoder, bomb()) == [codes.TOO_SLOW]
    monkeypatch.undo()
    assert decoder.decoded(file("PNG")).value is not None


def test_a_process_that_ends_is_reported_and_another_started(decoder: Decoder) -> None:
    assert decoder.decoded(file("PNG")).value is not None
    for each in multiprocessing.active_children():
        each.kill()
        each.join()
    assert problems(decoder, file("PNG")) == [codes.NOT_DECODED]
    assert decoder.decoded(file("PNG")).value is not None


@pytest.mark.parametrize("data", [b"", b"nothing", b"<svg", b"<svg>&lol;</svg>", b'<?xml encoding="x"?><svg/>'])
def test_what_is_no_picture_is_said_to_be_none(decoder: Decoder, data: bytes) -> None:
    assert problems(decoder, data) == [codes.UNREADABLE]


def test_svg_that_is_too_large_is_refused_by_its_size(decoder: Decoder) -> None:
    data = b'<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>'
    assert problems(decoder, data) == [codes.TOO_LARGE]


def test_a_file_of_too_many_bytes_is_not_sent(decoder: Decoder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decoding, "MOST_BYTES", 9)
    assert problems(decoder, file("PNG")) == [codes.NOT_DECODED]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
def test_no_file_can_be_opened_while_a_picture_is_decoded() -> None:
    with _no_files(), pytest.raises(OSError, match="Too many open files"):
        Path(os.devnull).read_bytes()
    assert Path(os.devnull).read_bytes() == b""
