"""Writing a file as a whole, or not at all."""

from pathlib import Path

from hen_editor.document import saving


def write(path: Path, data: bytes, *, replace: bool) -> None:
    """Write a file; raise OSError where the system refuses, FileExistsError where it is there and not to be replaced.

    A file that is replaced stays as it was until the new one is complete; a link stays a link. What is no regular file,
    such as a device, is written to.
    """
    if path.exists() and not path.is_file():
        path.write_bytes(data)
    elif replace:
        saving.write(path, data)
    else:
        _create(path, data)


def _create(path: Path, data: bytes) -> None:
    with path.open("xb") as new:
        try:
            new.write(data)
            new.flush()
        except BaseException:  # also where the user interrupts it
            path.unlink()
            raise
