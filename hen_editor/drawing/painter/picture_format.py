"""Which format a picture has."""

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImageReader


def picture_format(data: bytes) -> str:
    """Return Qt's name of the format of a picture, which it knows by how that begins; empty if it knows none."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    return bytes(QImageReader.imageFormat(buffer).data()).decode()
