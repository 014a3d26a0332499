"""The dialogs in which the user chooses a file: to open it, or to save to it.

QFileDialog is used through its module: PySide initialises a class on import, and this one takes 2 ms.
"""

import os
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6 import QtWidgets
from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QWidget

from hen_editor.core.formats import Format, WritableFormat, of_suffix
from hen_editor.document.files import PICTURE_SUFFIXES, REPLACEMENT, for_qt, path_of, readable
from hen_editor.ui.dialogs.messages import Answer, ask, refuse
from hen_editor.ui.dialogs.progress import awaited
from hen_editor.ui.settings import chosen_folders, remember_folder, used_folders

TEXT = ".txt"
"""The suffix of files that may contain a game or a HEN within other text."""


def folder_for(path: Path | None) -> Path:
    """Return the initial folder: the chosen one, the document's, the last one used, or the user's documents."""
    known = [*chosen_folders(), *([] if path is None else [path.parent]), *used_folders()]
    place = QStandardPaths.StandardLocation
    usual = [Path(QStandardPaths.writableLocation(one)) for one in (place.DocumentsLocation, place.HomeLocation)]
    return next((one for one in [*known, *usual] if os.path.isdir(one)), Path(os.sep))


def folder_near(path: Path | None, window: QWidget) -> Path:
    """Return the folder of `folder_for`, looked up while a window waits; the root if the user cancels the wait."""
    text = QCoreApplication.translate("FileDialogs", "Looking for the folder...")
    return awaited(partial(folder_for, path), text, window) or Path(os.sep)


def choose_file(window: QWidget, heading: str, formats: Sequence[Format], folder: Path) -> Path | None:
    """Ask for a file to read in one of these formats; None if the user cancels."""
    dialog = QtWidgets.QFileDialog
    chosen, _ = dialog.getOpenFileName(window, heading, for_qt(folder), _kinds(formats), "", dialog.Option.ReadOnly)
    return next(iter(_remembered([chosen] if chosen else [])), None)


def choose_files(window: QWidget, heading: str, formats: Sequence[Format], folder: Path) -> list[Path]:
    """Ask for files to read in one of these formats; none if the user cancels."""
    dialog = QtWidgets.QFileDialog
    # Read-only: Qt's confirmations before deleting or renaming a file would render the name as HTML.
    chosen, _ = dialog.getOpenFileNames(window, heading, for_qt(folder), _kinds(formats), "", dialog.Option.ReadOnly)
    return _remembered(chosen)


def _remembered(chosen: Sequence[str]) -> list[Path]:
    """Return the paths of chosen files, and remember their folder."""
    paths = [*map(path_of, chosen)]
    if paths:
        remember_folder(paths[0].parent)
    return paths


def _kinds(formats: Sequence[Format]) -> str:
    """Return the filters of a dialog for files in these formats."""
    games = [suffix for row in formats if not row.is_picture for suffix in row.suffixes]
    carrying = [suffix for row in formats if row.is_picture for suffix in row.suffixes]
    pictures = [*dict.fromkeys((*carrying, *PICTURE_SUFFIXES))]
    texts = [*games, *({TEXT} - {*games})]
    return QCoreApplication.translate(
        "FileDialogs",
        "All supported files ({every});;Go files ({patterns});;Pictures of boards ({pictures});;All files (*)",
    ).format(every=_patterns([*texts, *pictures]), patterns=_patterns(texts), pictures=_patterns(pictures))


def choose_folder(window: QWidget, heading: str, folder: Path) -> Path | None:
    """Ask for a folder; None if the user cancels."""
    chosen = QtWidgets.QFileDialog.getExistingDirectory(window, heading, for_qt(folder))
    if not chosen:
        return None
    remember_folder(path_of(chosen))
    return path_of(chosen)


class FileKind(NamedTuple):
    """A kind of files to write: what dialogs call it, and its suffixes, the usual one first."""

    title: str
    suffixes: tuple[str, ...]

    @classmethod
    def of(cls, row: WritableFormat) -> "FileKind":
        """Return the kind of the files of a format."""
        return cls(QCoreApplication.translate("Formats", row.title), row.suffixes)


def choose_where_to_save(
    window: QWidget, heading: str, suggested: Path, offered: Sequence[FileKind], formats: Sequence[Format]
) -> Path | None:
    """Ask for a file to write, and before replacing an existing one; None if the user cancels.

    suggested: a file; only its name is suggested if it has no folder, or if the folder is gone. offered: the kinds to
    choose from. A name without a suffix gets that of the selected kind, and so does one with the suffix of a format
    that is not offered.
    """
    looking = QCoreApplication.translate("FileDialogs", "Looking for the folder...")
    suggested = awaited(partial(_in_folder, suggested), looking, window) or suggested
    titles = {f"{kind.title} ({_patterns(kind.suffixes)})": kind for kind in offered}
    while True:
        selected = next((title for title in titles if _is_of(suggested, titles[title])), next(iter(titles)))
        # Qt's own confirmation would render the name as HTML, and come before the suffix is added.
        chosen, selected = QtWidgets.QFileDialog.getSaveFileName(
            window,
            heading,
            for_qt(suggested),
            ";;".join(titles),
            selected,
            QtWidgets.QFileDialog.Option.DontConfirmOverwrite,
        )
        if not chosen:
            return None
        name = chosen
        if chosen != for_qt(suggested):
            path, kind = Path(chosen), titles.get(selected, offered[0])
            is_foreign = not path.suffix or of_suffix(path.suffix, formats) is not None
            if is_foreign and not any(_is_of(path, each) for each in offered):
                name = f"{chosen}{kind.suffixes[0]}"
        given = suggested if name == for_qt(suggested) else None
        found = awaited(partial(_looked_up, name, given), looking, window)
        if found is None:
            return None
        path, is_there = found
        if REPLACEMENT in str(path) and not is_there:
            _refuse_name(window, path)
        elif not is_there or _may_replace(window, path):
            remember_folder(path.parent)
            return path
        suggested = path


def _in_folder(suggested: Path) -> Path:
    """Return a path with the name of a suggested one, in a folder that exists."""
    is_whole = suggested.is_absolute() and os.path.isdir(suggested.parent)
    return suggested if is_whole else folder_for(None) / suggested.name


def _looked_up(name: str, path: Path | None) -> tuple[Path, bool]:
    """Return the path for a displayed name, unless it is known, and whether something exists there."""
    path = path or path_of(name)
    return path, os.path.lexists(path)


def _refuse_name(window: QWidget, path: Path) -> None:
    sentence = QCoreApplication.translate("FileDialogs", "{file} cannot be written to.")
    why = QCoreApplication.translate(
        "FileDialogs", "Part of the name cannot be displayed or typed. Choose another name."
    )
    refuse(window, sentence.format(file=readable(path.name)), why)


def _may_replace(window: QWidget, path: Path) -> bool:
    question = QCoreApplication.translate("FileDialogs", "{file} already exists. Do you want to replace it?")
    replace = Answer(QCoreApplication.translate("FileDialogs", "&Replace"), risky=True)
    return ask(window, question.format(file=readable(path.name)), "", replace) is not None


def _is_of(path: Path, kind: FileKind) -> bool:
    return path.suffix.casefold() in kind.suffixes


def _patterns(suffixes: Iterable[str]) -> str:
    return " ".join(f"*{suffix}" for suffix in suffixes)
