"""The errors of files, and the problems that they carry."""

import copy
import pickle
from pathlib import Path

import pytest

from hen_editor.document import codes
from hen_editor.document.codes import FileError


@pytest.mark.parametrize(
    "error",
    [
        FileError(codes.NO_FOLDER.at(folder="games")),
        codes.MiswrittenError(),
        codes.UnencodableError(),
        codes.LossyError((codes.NOT_REGULAR.at(),)),
        codes.InPlaceError(codes.HAS_LINKS.at(), PermissionError(13, "Permission denied")),
        codes.ChangedMeanwhileError(),
        codes.SpoiledFileError(Path("games.tmp")),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_can_be_sent_to_another_process(error: FileError) -> None:
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert known(again) == known(error)


def known(error: FileError) -> tuple[object, ...]:
    """Return what an error says and carries."""
    carried = repr(getattr(error, "unkept", None)), repr(getattr(error, "losses", None))
    return type(error), error.args, str(error), error.problem.code, error.problem.message, carried
