"""Commands on documents: new, open, save, export, print."""

from PySide6.QtGui import QKeySequence

from hen_editor.core.board import BoardSize
from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.ui.commands.command import Command, is_go
from hen_editor.ui.commands.places import FILE, NEW, TOOL_BAR, Place
from hen_editor.ui.window.session import Session

_KEY = QKeySequence.StandardKey


def print_position(session: Session) -> None:
    """Show a print preview of the position."""
    from hen_editor.ui.files.printing import PrintPreview

    document = session.document
    pages = PrintPreview(document, lambda: session.window.board.figure, lambda: document.name, session.window)
    pages.preview()
    pages.deleteLater()


def export_picture(session: Session) -> None:
    """Ask how a picture of the board is to be, and export it."""
    from hen_editor.ui.pictures.sharing import choose_picture

    choose_picture(session)


COMMANDS = (
    Command(
        "new-9",
        QT_TRANSLATE_NOOP("Commands", "&9x9 board"),
        QT_TRANSLATE_NOOP("Commands", "Start with an empty 9x9 board"),
        (Place(NEW),),
        lambda session: session.files.new(BoardSize(9, 9)),
    ),
    Command(
        "new-13",
        QT_TRANSLATE_NOOP("Commands", "1&3x13 board"),
        QT_TRANSLATE_NOOP("Commands", "Start with an empty 13x13 board"),
        (Place(NEW),),
        lambda session: session.files.new(BoardSize(13, 13)),
    ),
    Command(
        "new-19",
        QT_TRANSLATE_NOOP("Commands", "&19x19 board"),
        QT_TRANSLATE_NOOP("Commands", "Start with an empty 19x19 board"),
        (Place(NEW), Place(TOOL_BAR)),
        lambda session: session.files.new(BoardSize(19, 19)),
        keys=(_KEY.New,),
        icon="new",
    ),
    Command(
        "new-other",
        QT_TRANSLATE_NOOP("Commands", "&Other size..."),
        QT_TRANSLATE_NOOP("Commands", "Start with an empty board of any size"),
        (Place(NEW),),
        lambda session: session.files.new_of_asked_size(),
    ),
    Command(
        "open",
        QT_TRANSLATE_NOOP("Commands", "&Open..."),
        QT_TRANSLATE_NOOP("Commands", "Open an SGF or HEN file"),
        (Place(FILE, 1, 1), Place(TOOL_BAR)),
        lambda session: session.files.open(),
        keys=(_KEY.Open,),
        icon="open",
    ),
    Command(
        "save",
        QT_TRANSLATE_NOOP("Commands", "&Save"),
        QT_TRANSLATE_NOOP("Commands", "Save the document"),
        (Place(FILE, 2), Place(TOOL_BAR)),
        lambda session: session.files.begin_saving(),
        keys=(_KEY.Save,),
        icon="save",
    ),
    Command(
        "save-as",
        QT_TRANSLATE_NOOP("Commands", "Save &as..."),
        QT_TRANSLATE_NOOP("Commands", "Save under another name, as SGF or HEN"),
        (Place(FILE, 2),),
        lambda session: session.files.save_as(),
        keys=(_KEY.SaveAs,),
        icon="save-as",
    ),
    Command(
        "export-picture",
        QT_TRANSLATE_NOOP("Commands", "E&xport picture..."),
        QT_TRANSLATE_NOOP("Commands", "Choose how a picture of the board looks, and export or copy it"),
        (Place(FILE, 3),),
        export_picture,
        keys=("Ctrl+E",),
        enabled=is_go,
    ),
    Command(
        "print",
        QT_TRANSLATE_NOOP("Commands", "&Print..."),
        QT_TRANSLATE_NOOP("Commands", "Print the board and the comment"),
        (Place(FILE, 3),),
        print_position,
        keys=(_KEY.Print,),
    ),
)
