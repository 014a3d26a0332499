"""Pictures as arrays of pixels, for what looks at them without Qt; those from outside are decoded elsewhere."""

import multiprocessing
from contextlib import suppress
from functools import lru_cache
from multiprocessing.context import SpawnProcess
from types import TracebackType
from typing import Self

import numpy as np
from PySide6.QtGui import QImage

from hen_editor.core.diagnostics import Diagnostic, Parsed
from hen_editor.recognition import Pixels, codes
from hen_editor.recognition.decoding.process import MOST_DECODED, SECONDS, SIZE, PipeEnd, in_rgb, serve

MOST_BYTES = 200_000_000
"""The largest file that is decoded; the largest picture has 160 MB as BMP."""

START_SECONDS = 60
"""How long the process may take to start, in seconds; a busy machine needs a few."""


class Decoder:
    """Decodes pictures from outside, all of them, in a process with limits on time, memory and files.

    The process runs until `stop`, or until it fails on a picture; the next picture then starts another. It is used by
    one thread at a time.
    """

    def __init__(self) -> None:
        self._worker: tuple[SpawnProcess, PipeEnd] | None = None

    def decoded(self, data: bytes) -> Parsed[Pixels | None]:
        """Return the picture in the bytes of a file, at most `MOST_PIXELS`; None with an error if there is none."""
        self.start()
        if self._worker is None or len(data) > MOST_BYTES:
            return Parsed(None, (codes.NOT_DECODED.at(),))
        try:
            return self._answer(self._worker[1], data)
        except (EOFError, OSError):  # the process has ended
            self.stop()
            return Parsed(None, (codes.NOT_DECODED.at(),))

    def start(self) -> None:
        """Start the process early, unless it runs or cannot be started; `decoded` starts it if it has to."""
        with suppress(EOFError, OSError):
            self._worker = self._worker or _started()

    def _answer(self, connection: PipeEnd, data: bytes) -> Parsed[Pixels | None]:
        connection.send_bytes(data)
        if not connection.poll(SECONDS):
            self.stop()
            return Parsed(None, (codes.TOO_SLOW.at(seconds=SECONDS),))
        answer = connection.recv_bytes()
        width, height = SIZE.unpack_from(answer)
        if len(answer) > SIZE.size:
            return Parsed(_array(answer[SIZE.size :], width, height))
        problem = codes.TOO_LARGE.at(width=width, height=height) if width else codes.UNREADABLE.at()
        return Parsed(None, (problem,))

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        if self._worker is not None:
            process, connection = self._worker
            self._worker = None
            connection.close()
            process.kill()
            process.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


def _started() -> tuple[SpawnProcess, PipeEnd]:
    """Return a new process, and the end of a connection to it. Raises OSError or EOFError if it cannot be started."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    if not ours.poll(START_SECONDS):
        process.kill()
        raise TimeoutError
    ours.recv_bytes()
    return process, ours


def decoded(data: bytes) -> Parsed[Pixels | None]:
    """Return the picture in the bytes of a file, as `Decoder.decoded` does, with a process of its own."""
    with Decoder() as decoder:
        return decoder.decoded(data)


@lru_cache(maxsize=1)
def the_decoder() -> Decoder:
    """Return the decoder of a program that decodes one picture after the other, until it ends."""
    return Decoder()


def pixels_of(image: QImage) -> Pixels:
    """Return the pixels of a picture, on white where it is transparent, at most `MOST_PIXELS` of them."""
    rgb = in_rgb(image)
    return _array(bytes(rgb.constBits()), rgb.width(), rgb.height())


def refusal(image: QImage) -> Diagnostic | None:
    """Return why a picture that was decoded elsewhere, as by another program, is not examined; None if it is."""
    if image.width() * image.height() > MOST_DECODED:
        return codes.TOO_LARGE.at(width=image.width(), height=image.height())
    return None


def _array(lines: bytes, width: int, height: int) -> Pixels:
    """Return RGB888 as an array; the lines of Qt end at words."""
    padded = np.frombuffer(lines, np.uint8).reshape(height, -1)
    return padded[:, : 3 * width].reshape(height, width, 3).copy()
