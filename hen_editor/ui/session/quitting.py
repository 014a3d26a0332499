"""Quitting: one question about all unsaved documents."""

from collections.abc import Sequence

from PySide6.QtWidgets import QApplication

from hen_editor.ui.dialogs.files.unsaved import Unsaved, UnsavedDialog
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.window.main_window import MainWindow


def may_quit(windows: Sequence[MainWindow]) -> bool:
    """Ask about unsaved changes and unfinished text in all windows; return whether they may be closed.

    Documents are saved as asked for. If one of them is not, all stay open.
    """
    for window in windows:
        window.complete()
        window.finish_typing()
        window.session.files.writer.finish_saving()
    unsaved = [window for window in windows if window.document.is_modified or window.document.has_draft]
    if len(unsaved) <= 1:
        return all(_may_leave(window) for window in unsaved)
    documents = [
        Unsaved(window.document.name, window.document.is_modified, window.document.has_draft) for window in unsaved
    ]
    dialog = UnsavedDialog(documents, QApplication.activeWindow())
    return run(dialog) and all(_save(unsaved[index]) for index in dialog.ticked())


def _may_leave(window: MainWindow) -> bool:
    window.bring_forward()
    return window.session.files.may_leave()


def _save(window: MainWindow) -> bool:
    if window.document.path is None:
        window.bring_forward()
    return window.session.files.save()
