"""Nothing in a picture raises or takes long: files cut off, damaged, made up, and made to take long."""

import tracemalloc
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.drawing import pictures
from hen_editor.drawing.pictures import Carried
from hen_editor.drawing.pictures.carried import MAX_HEN_LENGTH, MAX_TEXT_BYTES, MAX_TEXTS
from tests.drawing.pictures.made import (
    GIF_HEAD,
    SIGNATURE,
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
from tests.drawing.pictures.test_reading import FILE, METADATA
from tests.steps import grows_in_line, steps

HEN = b".9x9_5Eb"
WHOLE = {
    "PNG": png(text(HEN), compressed_text(b"(;SZ[9])", b"SGF"), after=[international_text(HEN, compressed=True)]),
    "GIF": gif(comment(b"HEN: " + HEN, 3)),
    "SVG": svg(METADATA + "<desc>Black lives: .9x9_1bw.b</desc>", ' data-hen=".9x9"'),
    "PDF": pdf(FILE, stream(HEN), objects_in_stream((9, FILE))),
}
every_format = pytest.mark.parametrize("name", WHOLE)


def carried(name: str, data: bytes) -> Carried:
    return pictures.read(name, data)


@every_format
def test_a_file_cut_off_anywhere_is_read_as_far_as_it_goes(name: str) -> None:
    whole = carried(name, WHOLE[name])
    for end in range(len(WHOLE[name])):
        found = carried(name, WHOLE[name][:end])
        assert {*found.positions} <= {*whole.positions} or name == "SVG"
        assert found.positions or found.diagnostics or name == "PDF"


@every_format
@given(data=st.data())
def test_a_damaged_file_is_read_without_raising(name: str, data: st.DataObject) -> None:
    whole = WHOLE[name]
    start = data.draw(st.integers(0, len(whole)))
    piece = data.draw(st.binary(max_size=6))
    carried(name, whole[:start] + piece + whole[start + data.draw(st.integers(0, 6)) :])


_pieces = st.sampled_from(
    [
        b"1 0 obj ",
        b"<<",
        b">>",
        b"[",
        b"]",
        b"(a.hen)",
        b"/EF",
        b"/F ",
        b"1 0 R ",
        b"R ",
        b"/UF",
        b"stream\n",
        b"<00",
        b"(",
    ]
)


@given(st.lists(_pieces).map(b"".join))
def test_any_objects_of_a_document_are_read_without_raising(objects: bytes) -> None:
    carried("PDF", b"%PDF-1 0 obj <</EF<<" + objects)


REFUSED: dict[str, tuple[str, Callable[[], bytes], str]] = {
    "a long text": ("PNG", lambda: png(text(b"b" * (MAX_TEXT_BYTES + 1))), "carried-text-too-long"),
    "a long HEN": ("PNG", lambda: png(text(b"b" * (MAX_HEN_LENGTH + 1))), "too-many-carried"),
    "many chunks": ("PNG", lambda: SIGNATURE + chunk(b"abcd", b"") * 200_000, "picture-too-large"),
    "many positions": (
        "PNG",
        lambda: png(*[text(b".9x9.E2-%d" % number) for number in range(MAX_TEXTS + 1)]),
        "too-many-carried",
    ),
    "long games": (
        "PNG",
        lambda: png(*[compressed_text(b"(;C[" + bytes([letter]) * 600_000 + b"])", b"SGF") for letter in b"ab"]),
        "too-many-carried",
    ),
    "small blocks": ("GIF", lambda: GIF_HEAD + b"\x21\xfe" + b"\1a" * 1_000_000, "picture-too-large"),
    "empty comments": ("GIF", lambda: GIF_HEAD + b"\x21\xfe\0" * 1_000_000, "picture-too-large"),
    "many elements": ("SVG", lambda: svg("<a/>" * 1_000_000), "picture-too-large"),
    "deep elements": ("SVG", lambda: svg("<desc>" * 100_000), "picture-too-large"),
    "long words": ("SVG", lambda: svg(f"<desc>{'word ' * 300_000}</desc>"), "carried-text-too-long"),
    "entities in entities": (
        "SVG",
        lambda: svg("&b;", before='<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'),
        "picture-has-entities",
    ),
    "many objects": ("PDF", lambda: b"%PDF-" + b"1 0 obj\n" * 200_000, "picture-too-large"),
}


@pytest.mark.parametrize(("name", "make", "code"), REFUSED.values(), ids=REFUSED)
def test_what_would_take_long_is_left_out(name: str, make: Callable[[], bytes], code: str) -> None:
    assert code in {problem.code for problem in carried(name, make()).diagnostics}


BOMBS: dict[str, tuple[str, Callable[[], bytes], str]] = {
    "of a text": ("PNG", lambda: png(compressed_text(bytes(100_000_000))), "carried-text-too-long"),
    "of many texts": ("PNG", lambda: png(*[compressed_text(bytes(MAX_TEXT_BYTES + 1))] * 200), "too-many-carried"),
    "attached": ("PDF", lambda: pdf(FILE, stream(bytes(100_000_000))), "carried-text-too-long"),
}

MOST_MEMORY = 64_000_000
"""The most bytes that reading may need beside those of the file."""


@pytest.mark.parametrize(("name", "make", "code"), BOMBS.values(), ids=BOMBS)
def test_a_bomb_is_left_out_before_it_fills_the_memory(name: str, make: Callable[[], bytes], code: str) -> None:
    bomb = make()
    tracemalloc.start()
    try:
        problems = carried(name, bomb).diagnostics
        assert tracemalloc.get_traced_memory()[1] < MOST_MEMORY
    finally:
        tracemalloc.stop()
    assert code in {problem.code for problem in problems}


LONG: dict[str, tuple[str, Callable[[int], bytes]]] = {
    "brackets": ("PDF", lambda count: b"%PDF-1 0 obj <</EF " + b"(" * count),
    "objects with files": ("PDF", lambda count: pdf(*[FILE] * (count // 50))),
    "unfinished objects": ("PDF", lambda count: b"%PDF-" + b"1 0 obj <</EF(" * (count // 14)),
    "unclosed comment": ("SVG", lambda count: b"<svg><!--" + b"-a" * count),
    "unclosed attribute": ("SVG", lambda count: b'<svg a="' + b"a" * count),
}


@pytest.mark.parametrize(("name", "make"), LONG.values(), ids=LONG)
def test_the_time_grows_in_line_with_the_length(name: str, make: Callable[[int], bytes]) -> None:
    assert grows_in_line(lambda size: steps(lambda data: carried(name, data), make(size)), 4_000)
