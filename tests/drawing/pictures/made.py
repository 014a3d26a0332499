"""Small pictures and documents, and what others put into them."""

import zlib
from collections.abc import Sequence
from struct import pack

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def chunk(kind: bytes, data: bytes, checksum: int | None = None) -> bytes:
    right = zlib.crc32(kind + data)
    return pack(">I", len(data)) + kind + data + pack(">I", right if checksum is None else checksum)


def text(value: bytes, keyword: bytes = b"HEN") -> bytes:
    return chunk(b"tEXt", keyword + b"\0" + value)


def compressed_text(value: bytes, keyword: bytes = b"HEN") -> bytes:
    return chunk(b"zTXt", keyword + b"\0\0" + zlib.compress(value))


def international_text(value: bytes, keyword: bytes = b"HEN", *, compressed: bool = False) -> bytes:
    body = zlib.compress(value) if compressed else value
    return chunk(b"iTXt", keyword + b"\0" + bytes([compressed, 0]) + b"de\0Stellung\0" + body)


def png(*before: bytes, after: Sequence[bytes] = ()) -> bytes:
    """Return a PNG of one grey pixel with chunks before and after the pixels."""
    head = chunk(b"IHDR", pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0))
    pixels = chunk(b"IDAT", zlib.compress(b"\0\x80"))
    return b"".join([SIGNATURE, head, *before, pixels, *after, chunk(b"IEND", b"")])


def comment(value: bytes, size: int = 255) -> bytes:
    """Return a comment of a GIF in blocks of at most this size."""
    blocks = [value[at : at + size] for at in range(0, len(value), size)]
    return b"\x21\xfe" + b"".join(bytes([len(block)]) + block for block in blocks) + b"\0"


GIF_HEAD = b"GIF89a" + pack("<HHBBB", 1, 1, 0x80, 0, 0) + b"\0\0\0\xff\xff\xff"
GIF_IMAGE = b"\x2c" + pack("<HHHHB", 0, 0, 1, 1, 0x80) + bytes(6) + b"\x02\x02D\x01\0"


def gif(*before_end: bytes) -> bytes:
    """Return a GIF of one pixel, with an animation's extension, a local table of colours and other parts."""
    control = b"\x21\xf9\x04\0\0\0\0\0"
    return b"".join([GIF_HEAD, control, GIF_IMAGE, *before_end, b"\x3b"])


def svg(inside: str = "", attributes: str = "", before: str = '<?xml version="1.0" encoding="UTF-8"?>\n') -> bytes:
    root = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"{attributes}>'
    return f'{before}{root}{inside}<path d="M0 0h1"/></svg>'.encode()


def stream(data: bytes, *, compressed: bool = True, more: bytes = b"") -> bytes:
    packed = zlib.compress(data) if compressed else data
    return (
        b"<<%s/Length %d%s>>\nstream\n" % (b"/Filter/FlateDecode" if compressed else b"", len(packed), more)
        + packed
        + b"\nendstream"
    )


def pdf(*objects: bytes, trailer: bytes = b"<</Root 1 0 R>>") -> bytes:
    """Return a document with objects numbered from 1."""
    numbered = b"".join(b"%d 0 obj\n%s\nendobj\n" % pair for pair in enumerate(objects, 1))
    return b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n" + numbered + b"trailer\n" + trailer + b"\n%%EOF\n"


def objects_in_stream(*objects: tuple[int, bytes]) -> bytes:
    """Return a stream of numbered objects."""
    places, body = [], b""
    for number, written in objects:
        places.append(b"%d %d" % (number, len(body)))
        body += written + b"\n"
    head = b" ".join(places) + b"\n"
    return stream(head + body, more=b"/Type/ObjStm/N %d/First %d" % (len(objects), len(head)))
