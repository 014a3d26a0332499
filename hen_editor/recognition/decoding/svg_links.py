"""SVG without links to anything outside it: Qt would open whatever they name: a file, a pipe or a device."""

import re
from io import BytesIO
from xml.sax import SAXException, parseString
from xml.sax.saxutils import XMLGenerator
from xml.sax.xmlreader import AttributesImpl

from PySide6.QtCore import QByteArray

from hen_editor.drawing.painter.picture_format import picture_format

PLAIN_FORMATS = frozenset({"png", "jpeg", "gif", "webp", "bmp"})
"""The formats of pictures that may be embedded in one: SVG there might have links again."""

_LINKS_IN_STYLES = re.compile(r"@import[^;]*|url\((?!\s*[\"']?\s*#)[^)]*", re.IGNORECASE)


def without_links(data: bytes) -> bytes:
    """Return an SVG file with links only to its own parts and to the pictures in it.

    Entities are replaced by what they stand for; stylesheets outside the file are dropped. Empty if it is no XML.

    >>> without_links(b'<svg><use href="#a"/><image href="/dev/zero" width="9"/></svg>').splitlines()[1]
    b'<svg><use href="#a"></use><image width="9"></image></svg>'
    """
    made = BytesIO()
    try:
        parseString(data, _WithoutLinks(made))
    except (SAXException, ValueError, LookupError):  # no XML, or in an encoding that is not known
        return b""
    return made.getvalue()


class _WithoutLinks(XMLGenerator):
    """Writes what is read, except the document type and links to the outside."""

    def __init__(self, made: BytesIO) -> None:
        super().__init__(made, "utf-8")
        self._text: list[str] = []

    def startElement(self, name: str, attrs: AttributesImpl) -> None:
        self._end_text()
        kept = {each: _LINKS_IN_STYLES.sub("", value) for each, value in attrs.items() if _is_kept(each, value)}
        super().startElement(name, AttributesImpl(kept))

    def endElement(self, name: str) -> None:
        self._end_text()
        super().endElement(name)

    def characters(self, content: str) -> None:
        """Collect a text, which is read in pieces, and might be a style."""
        self._text.append(content)

    def processingInstruction(self, target: str, data: str) -> None:
        """Drop it: it may name a stylesheet."""

    def _end_text(self) -> None:
        super().characters(_LINKS_IN_STYLES.sub("", "".join(self._text)))
        self._text.clear()


def _is_kept(name: str, value: str) -> bool:
    """Return whether an attribute is not a link, or one to something in the file."""
    if name.rpartition(":")[2].casefold() not in {"href", "src"} or value.lstrip().startswith("#"):
        return True
    scheme, _, encoded = value.strip().rpartition("base64,")
    picture = bytes(QByteArray.fromBase64(encoded.encode()).data())
    return scheme.startswith("data:") and picture_format(picture) in PLAIN_FORMATS
