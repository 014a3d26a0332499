"""The dialogs in which the user chooses a file: to open it, or to save to it.

The class of the dialogs is named in full: PySide makes a class when it is first named, and this one takes 2 ms.
"""

import os
from pathlib import Path

from PySide6 import QtWidgets
from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QWidget

from hen_editor.document.files import REPLACEMENT, is_hen, path_of, readable
from hen_editor.ui.dialogs.messages import Answer, ask, refuse
from hen_editor.ui.recent_files import recent_files


def folder_for(path: Path | None) -> Path:
    """Return the folder in which a dialog opens: the document's, the one used last, or the user's documents."""
    known = [one.parent for one in (path, *recent_files()) if one is not None]
    place = QStandardPaths.StandardLocation
    usual = [Path(QStandardPaths.writableLocation(one)) for one in (place.DocumentsLocation, place.HomeLocation)]
    return next((one for one in [*known, *usual] if _is_folder(one)), Path(os.sep))


def choose_file(window: QWidget, heading: str, kinds: str, folder: Path) -> Path | None:
    """Ask for a file to read, None where the user takes it back."""
    # Qt's questions before it deletes or renames a file would take the name for HTML.
    options = QtWidgets.QFileDialog.Option.ReadOnly
    chosen, _ = QtWidgets.QFileDialog.getOpenFileName(window, heading, readable(folder), kinds, "", options)
    return path_of(chosen) if chosen else None


def choose_where_to_save(
    window: QWidget, heading: str, suggested: Path, suffixes: tuple[str, ...] = (".sgf",)
) -> Path | None:
    """Ask for a file to write, None where the user takes it back; no file is replaced without a question about it.

    suffixes: of the kinds of files that may be written, ".sgf" first. A name without one gets that of the kind chosen.
    """
    kinds = {_kind(suffix): suffix for suffix in suffixes}
    while True:
        kind = _kind(".hen" if is_hen(suggested) and ".hen" in suffixes else ".sgf")
        # Qt's own question would take a name for HTML, and be asked before the suffix is added.
        chosen, kind = QtWidgets.QFileDialog.getSaveFileName(
            window,
            heading,
            readable(suggested),
            ";;".join(kinds),
            kind,
            QtWidgets.QFileDialog.Option.DontConfirmOverwrite,
        )
        if not chosen:
            return None
        path = (
            suggested
            if chosen == readable(suggested)
            else path_of(_with_suffix(chosen, kinds.get(kind, ".sgf"), suffixes))
        )
        if REPLACEMENT in str(path) and not os.path.lexists(path):
            why = _tr("A part of the name cannot be shown, and so not be typed. Choose another name.")
            refuse(window, _tr("{file} cannot be written to.").format(file=readable(path.name)), why)
        elif not os.path.lexists(path) or _may_replace(window, path):
            return path
        suggested = path


def _with_suffix(name: str, suffix: str, allowed: tuple[str, ...]) -> str:
    """Return the name of a file with a suffix, unless it has one; no other file gets that of HEN positions."""
    path = Path(name)
    is_misleading = is_hen(path) and ".hen" not in allowed
    return name if path.suffix and not is_misleading else f"{name}{suffix}"


def _may_replace(window: QWidget, path: Path) -> bool:
    question = _tr("{file} already exists. Do you want to replace it?").format(file=readable(path.name))
    return ask(window, question, "", Answer(_tr("&Replace"), risky=True)) is not None


def _kind(suffix: str) -> str:
    return _tr("HEN position (*.hen)") if suffix == ".hen" else _tr("SGF game (*.sgf)")


def _is_folder(path: Path) -> bool:
    return os.path.isdir(path)  # noqa: PTH112 - Path.is_dir raises where the user may not look


def _tr(sentence: str) -> str:
    return QCoreApplication.translate("file_dialogs", sentence)
