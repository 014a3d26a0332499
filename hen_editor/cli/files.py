"""Writing a file as a whole, or not at all."""

import os
import tempfile
from pathlib import Path


def write(path: Path, data: bytes, *, replace: bool) -> None:
    """Write a file; raise OSError where the system refuses, FileExistsError where it is there and not to be replaced.

    A file that is replaced stays as it was until the new one is complete. What is no regular file, such as a device,
    is written to.
    """
    if path.exists() and not path.is_file():
        path.write_bytes(data)
    elif replace and path.exists():
        _replace(path.resolve(), data)
    else:
        _create(path, data)


def _create(path: Path, data: bytes) -> None:
    with path.open("xb") as new:
        try:
            new.write(data)
            new.flush()
        except OSError:
            path.unlink()
            raise


def _replace(path: Path, data: bytes) -> None:
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    new = Path(name)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
        new.chmod(path.stat().st_mode)
        new.replace(path)
    except OSError:
        new.unlink(missing_ok=True)
        raise
