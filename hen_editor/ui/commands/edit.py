"""Undo, redo, and the clipboard."""

from PySide6.QtGui import QGuiApplication, QKeySequence

from hen_editor.core.diagnostics import Parsed
from hen_editor.ui import clipboard
from hen_editor.ui.session.command import Command, is_go, translate
from hen_editor.ui.session.menus import COPY_AS, COPY_MENU, CORNER_BUTTONS, EDIT, HEN_BUTTONS, KeyScope, MenuPlace
from hen_editor.ui.session.session import Session
from hen_editor.ui.wording import message

_KEY = QKeySequence.StandardKey


def undo_words(session: Session) -> str:
    """Return the text of the Undo action, which names the change."""
    change = session.document.undo_stack.undoText()
    return translate("Commands", "&Undo {change}").format(change=change) if change else translate("Commands", "&Undo")


def redo_words(session: Session) -> str:
    """Return the text of the Redo action, which names the change."""
    change = session.document.undo_stack.redoText()
    return translate("Commands", "&Redo {change}").format(change=change) if change else translate("Commands", "&Redo")


def copy_hen(session: Session) -> None:
    """Copy the position as HEN."""
    done = translate("Commands", "HEN copied."), *beside_draft(session)
    copy(session, clipboard.hen_text(session.document.snapshot), " ".join(done))


def paste_hen(session: Session) -> None:
    """Paste into the HEN field, ending a presentation, which has none."""
    session.end_mode("is_presenting")
    session.panes.hen_field.paste()


def copy_address(session: Session) -> None:
    """Copy a web address of the position."""
    done = translate("Commands", "Web address copied."), *beside_draft(session)
    copy(session, clipboard.address(session.document.snapshot), " ".join(done))


def copy_picture(session: Session) -> None:
    """Copy a picture of the board, with the choices made last."""
    from hen_editor.ui.commands import pictures

    pictures.copy_picture(session)


def beside_draft(session: Session) -> tuple[str, ...]:
    """Return a sentence that what was copied is not what the HEN field says, empty if it is."""
    if session.document.snapshot.hen_text.draft is None:
        return ()
    return (translate("Commands", "It is what the board shows, not the text in the field."),)


def copy(session: Session, text: Parsed[str | None], done: str) -> None:
    """Copy a text, if there is one, and report that (`done`) and what was left out."""
    if text.value is not None:
        QGuiApplication.clipboard().setText(text.value)
    reports = map(message, text.diagnostics)
    session.show_status(" ".join(reports if text.value is None else (done, *reports)))


COMMANDS = (
    Command(
        "undo",
        "&Undo",
        "Undo the last change",
        (MenuPlace(EDIT, 1), MenuPlace(CORNER_BUTTONS, 2)),
        lambda session: session.document.undo_stack.undo(),
        keys=(_KEY.Undo,),
        icon="undo",
        enabled=lambda session: session.document.undo_stack.canUndo(),
        wording=undo_words,
    ),
    Command(
        "redo",
        "&Redo",
        "Redo the last undone change",
        (MenuPlace(EDIT, 1), MenuPlace(CORNER_BUTTONS, 2)),
        lambda session: session.document.undo_stack.redo(),
        keys=(_KEY.Redo, "Ctrl+Shift+Z", "Ctrl+Y"),
        icon="redo",
        enabled=lambda session: session.document.undo_stack.canRedo(),
        wording=redo_words,
    ),
    Command(
        "copy",
        "&Copy HEN",
        "Copy the position as HEN",
        (MenuPlace(EDIT, 2), MenuPlace(COPY_MENU), MenuPlace(HEN_BUTTONS)),
        copy_hen,
        keys=(_KEY.Copy,),
        scope=KeyScope.BOARD,
        icon="copy-hen",
        enabled=is_go,
        short="Copy",
    ),
    Command(
        "copy-address",
        "&Web address",
        "Copy a web address of the position",
        (MenuPlace(COPY_AS, 1), MenuPlace(COPY_MENU, 1), MenuPlace(HEN_BUTTONS)),
        copy_address,
        icon="link",
        enabled=is_go,
        short="Link",
    ),
    Command(
        "paste-hen",
        "Paste into the &HEN field",
        "Paste in place of the HEN; what is not HEN is pasted into the window",
        (MenuPlace(EDIT, 2, 3), MenuPlace(HEN_BUTTONS, 2)),
        paste_hen,
        icon="paste",
        enabled=lambda session: session.panes.hen_field.can_edit,
        short="Paste",
    ),
    Command(
        "copy-picture",
        "Pictu&re",
        "Copy a picture of the board, or drag it from here into another program",
        (MenuPlace(COPY_AS, 2, 3), MenuPlace(COPY_MENU, 2, 3), MenuPlace(HEN_BUTTONS, 1, 1)),
        copy_picture,
        keys=("Ctrl+Alt+C",),
        icon="copy-picture",
        enabled=is_go,
        short="Picture",
    ),
    Command(
        "paste",
        "&Paste",
        "Paste SGF, HEN, a text diagram or moves from the clipboard",
        (MenuPlace(EDIT, 2, 2),),
        lambda session: session.paste(clipboard.ClipboardContents.of(clipboard.clipboard_data())),
        keys=(_KEY.Paste,),
        scope=KeyScope.BOARD,
        icon="paste",
    ),
)
