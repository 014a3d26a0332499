"""Help commands: help on HEN and keys, What's This, the command palette and the About box."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWhatsThis, QWidget

from hen_editor.ui import keymap, settings
from hen_editor.ui.dialogs.messages import reason, refuse
from hen_editor.ui.session.command import Command, translate
from hen_editor.ui.session.menus import HELP, KeyScope, MenuPlace
from hen_editor.ui.session.session import Session
from hen_editor.ui.widgets.transient import fit_to_screen, run
from hen_editor.ui.wording import listed


def show_help(session: Session, page: str = "") -> None:
    """Show the help window of this window. page: the file of the page of the guide that is shown first."""
    from hen_editor.ui.dialogs.help import HelpWindow, KeyLine

    def line(name: str, words: str) -> KeyLine:
        action = session.commands[name]
        keys = _with_place(session, name, listed(map(_native, action.shortcuts())))
        return KeyLine(words, keys, action.statusTip())

    shown: HelpWindow | None = session.dialog_parent.findChild(HelpWindow)
    if shown is None:
        menus = {
            menu: [line(name, words) for name, words in entries if session.commands[name].shortcuts()]
            for menu, entries in keymap.entries(session.commands.by_name).items()
        }
        shown = HelpWindow({menu: lines for menu, lines in menus.items() if lines}, session.dialog_parent)
        shown.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        shown.example_chosen.connect(lambda text: session.dispatch(lambda: show_example(session, text)))
        fit_to_screen(shown)
    if page:
        shown.show_page(page)
    shown.show()
    shown.raise_()
    shown.activateWindow()


def show_example(session: Session, text: str) -> None:
    """Replace the text of the HEN field by an example, in an undo step of its own; a game stays as it is."""
    session.document.end_burst()
    session.document.type_hen(text, whole=True)
    session.document.end_burst()


def ask_what_this_is(session: Session) -> None:
    """Explain what the user clicks next; if called again before a click, the widget that has the focus."""
    focused = session.focused
    describe(session)
    if QWhatsThis.inWhatsThisMode() and focused is not None:
        QWhatsThis.leaveWhatsThisMode()
        QWhatsThis.showText(focused.mapToGlobal(focused.rect().center()), explanation(focused), focused)
        return
    QWhatsThis.enterWhatsThisMode()
    words = translate("Commands", "Click what is to be explained, or press {key} again for what has the focus.")
    session.show_status(words.format(key=_native(session.commands["whats-this"].shortcut())))


def explanation(widget: QWidget | None) -> str:
    """Return the What's This text of a widget, or of the nearest parent that has one; empty if there is none."""
    while widget is not None and not widget.whatsThis():
        widget = widget.parentWidget()
    return "" if widget is None else widget.whatsThis()


def describe(session: Session) -> None:
    """Give every control of the window its What's This text; its tooltip may have changed since."""
    panes = session.panes
    texts: dict[QWidget, str] = {
        panes.board: translate(
            "WhatsThis", "The board. A click does what the active tool does; the wheel steps through the game."
        ),
        panes.hen_field: translate(
            "WhatsThis",
            "The position as HEN text. Type or paste here: the board follows each letter. Ctrl+Space offers what may "
            "come next; the line below says what is wrong.",
        ),
        panes.player_cards: translate(
            "WhatsThis",
            "Who plays, and whose turn it is. A click on a row lets that side play next; the pencil opens the game "
            "info.",
        ),
        panes.tree: translate(
            "WhatsThis", "The moves of the game and its variations. Click one to go there, drag one to move it."
        ),
        panes.comment_box: translate(
            "WhatsThis", "The name and the comment of this node. Names of points light up on the board."
        ),
        panes.game_dock: translate("WhatsThis", "The game: its moves, the comment of this node, and navigation."),
        panes.problem_dock: translate(
            "WhatsThis", "What is wrong with text, position, game and file. Click a problem to go there."
        ),
        panes.game_list_dock: translate("WhatsThis", "The games of the file. Click one to go to it."),
        panes.menu_bar: translate("WhatsThis", "The menus. Ctrl+Shift+P finds any of their commands by its words."),
        panes.tool_palette: translate("WhatsThis", "The tools: what a click on the board does."),
        panes.hen_field.message_bar: translate(
            "WhatsThis",
            "What is wrong with the text, or what was just done; the point under the pointer; the problems.",
        ),
    }
    for widget in session.dialog_parent.findChildren(QWidget):
        if widget.toolTip():
            widget.setWhatsThis(widget.toolTip())
    for pane, text in texts.items():
        pane.setWhatsThis(text)


def _with_place(session: Session, name: str, keys: str) -> str:
    """Return the keys of a command; with the place if they work only in the tree, for others work on the board."""
    is_of_tree = session.commands.by_name[name].scope is KeyScope.TREE
    return translate("Commands", "{key} in the tree").format(key=keys) if keys and is_of_tree else keys


def show_palette(session: Session) -> None:
    """Find a command by its words, and run it."""
    from hen_editor.ui.dialogs.palette import CommandPalette, PaletteEntry

    def line(name: str, words: str, menu: str) -> PaletteEntry:
        action = session.commands[name]
        is_enabled = action.isEnabled() and action.isVisible()
        key = _with_place(session, name, _native(action.shortcut()))
        return PaletteEntry(name, words, menu, action.statusTip(), key, is_enabled)

    session.commands.refresh()
    commands = [
        line(name, words, menu)
        for menu, entries in keymap.entries(session.commands.by_name).items()
        for name, words in entries
    ]
    palette = CommandPalette(commands, settings.recent_commands(), session.dialog_parent)
    if run(palette) and palette.chosen:
        settings.remember_command(palette.chosen)
        session.commands[palette.chosen].trigger()


def install_for_desktop(session: Session) -> None:
    """Register the program with the desktop: its menu entry, icon and file types, and shell completions for hen."""
    from hen_editor.document import desktop

    done = translate("Commands", "HEN Editor is in the applications menu now.")
    _change_desktop(session, desktop.install, done)


def remove_from_desktop(session: Session) -> None:
    """Remove the program's registration with the desktop."""
    from hen_editor.document import desktop

    _change_desktop(
        session, desktop.remove, translate("Commands", "HEN Editor was removed from the applications menu.")
    )


def _change_desktop(session: Session, change: Callable[[Path], Sequence[Path]], done: str) -> None:
    from hen_editor.document import desktop

    try:
        paths = change(desktop.data_home())
    except OSError as error:
        refuse(
            session.dialog_parent, translate("Commands", "The applications menu could not be changed."), reason(error)
        )
        return
    session.show_status(done if paths else translate("Commands", "HEN Editor was not in the applications menu."))


def _has_desktop(session: Session) -> bool:
    return sys.platform.startswith("linux")


def show_about(session: Session) -> None:
    """Show the About box."""
    from hen_editor.ui.dialogs.help import about_box

    run(about_box(session.dialog_parent))


def _native(key: QKeySequence) -> str:
    return key.toString(QKeySequence.SequenceFormat.NativeText)


COMMANDS = (
    Command(
        "help",
        "&Guide, HEN and keys",
        "Show the guide, how HEN is written, with examples, and all keys",
        (MenuPlace(HELP),),
        show_help,
        keys=(QKeySequence.StandardKey.HelpContents, "F1"),
        icon="help",
    ),
    Command(
        "whats-this",
        "&What's this?",
        "Click something to learn what it is",
        (MenuPlace(HELP),),
        ask_what_this_is,
        keys=(QKeySequence.StandardKey.WhatsThis, "Shift+F1"),
    ),
    Command(
        "palette",
        "&Command palette...",
        "Find any command by its words, and run it",
        (MenuPlace(HELP),),
        show_palette,
        keys=("Ctrl+Shift+P",),
    ),
    Command(
        "install-desktop",
        "Add to app&lications menu",
        "Show the program in the menu of the desktop, and open games and positions with it",
        (MenuPlace(HELP, 1),),
        install_for_desktop,
        enabled=_has_desktop,
    ),
    Command(
        "remove-desktop",
        "&Remove from applications menu",
        "Remove the program from the menu of the desktop again",
        (MenuPlace(HELP, 1),),
        remove_from_desktop,
        enabled=_has_desktop,
    ),
    Command(
        "about",
        "&About HEN Editor",
        "About this program",
        (MenuPlace(HELP, 2),),
        show_about,
        icon="info",
        role=QAction.MenuRole.AboutRole,
    ),
)
