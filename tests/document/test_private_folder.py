"""The private folders: what others could read of the user's work."""

import stat
import sys
from pathlib import Path

import pytest

from hen_editor.document.codes import FileError
from hen_editor.document.private_folder import open_private, private_folder

on_unix = pytest.mark.skipif(sys.platform == "win32", reason="permissions of Unix")


def test_a_private_folder_is_in_the_local_data_of_the_program(data_folder: Path) -> None:
    folder = private_folder("recovery")
    assert folder.is_dir()
    assert folder.is_relative_to(data_folder)
    assert private_folder("recovery") == folder


@on_unix
def test_only_the_user_has_access(data_folder: Path) -> None:
    private_folder("recovery").chmod(0o755)
    folder = private_folder("recovery")
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    with open(folder / "a", "x", opener=open_private) as file:
        file.write("mine")
    assert stat.S_IMODE((folder / "a").stat().st_mode) == 0o600


@on_unix
def test_a_folder_that_cannot_be_created_is_named_in_the_error(data_folder: Path) -> None:
    data_folder.mkdir(parents=True, exist_ok=True)
    data_folder.joinpath(*private_folder("a").relative_to(data_folder).parts[:-1], "b").write_text("in the way")
    with pytest.raises(FileError, match="/b is not a folder"):
        private_folder("b")
