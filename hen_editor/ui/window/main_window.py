"""The main window: what the user can do in the views of one document."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSettings, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDragMoveEvent, QDropEvent, QKeyEvent, QPaintEvent

from hen_editor.core.board import Point
from hen_editor.core.game.navigate import NextMoves
from hen_editor.document import own_styles
from hen_editor.drawing.figure import Names
from hen_editor.ui import settings
from hen_editor.ui.call_soon import call_soon
from hen_editor.ui.clipboard import GAMES_TYPE, ClipboardContents, formats_of, holds_picture, holds_text
from hen_editor.ui.commands import edit, file, position, tools
from hen_editor.ui.session.command import Command, translate
from hen_editor.ui.session.game_panel import COMMENT_HEIGHT, PANEL_HAS_SHARE
from hen_editor.ui.session.menus import CORNER_BUTTONS, HEN_BUTTONS
from hen_editor.ui.session.palette import PALETTE_WORDS, tool_groups
from hen_editor.ui.session.panes import PaneActions, PanedWindow
from hen_editor.ui.session.session import Session
from hen_editor.ui.settings import BOARD_STYLE, HATCHING, NAMES, NEXT_MOVES, TREE_DIRECTION, chosen, kept_numbering
from hen_editor.ui.state import Hatching, State, TreeDirection
from hen_editor.ui.theme import Theme
from hen_editor.ui.widgets.dock import Dock
from hen_editor.ui.widgets.plain_text import title
from hen_editor.ui.window.menus import Menus

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from hen_editor.core.diagnostics import Parsed
    from hen_editor.pasting import Pasted
    from hen_editor.ui.window.controllers import Controllers
    from hen_editor.ui.window.paste_offer import PasteOffer

FIRST_COMMANDS = (*file.COMMANDS, *edit.COMMANDS, *position.COMMANDS, *tools.COMMANDS)
"""The commands that the first paint needs, since some of them have buttons; all others are needed later."""

FULL_SIZE = QSize(1280, 800)
"""The size of a window in a screenshot."""

_FIRST_SHARE, _LEAST_FIRST, _LARGEST_FIRST = 0.75, QSize(1024, 700), QSize(1600, 1000)
"""The share of the screen that a first window takes, and the limits of its size, if the screen has room for it."""

LAYOUT_VERSION = 1
"""The version of the stored layout: a layout of another version, with other panes, is not restored."""

ROOM_FOR_FRAME = QSize(16, 48)
"""The room for the frame of a window on the screen, in pixels."""


class MainWindow(PanedWindow):
    """A window for one document: it creates the session and the controllers, and connects them.

    The panes of the first paint are created at once; the rest afterwards, by `complete`, or on the first user action.

    at_once: whether to complete it at once.

    completed: everything is created.
    """

    completed = Signal()

    controllers: "Controllers"  # made by `wiring`

    def __init__(self, theme: Theme, *, at_once: bool = True) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAcceptDrops(True)
        self.resize(first_size(self.screen().availableSize()))
        self.session = Session(self, theme, FIRST_COMMANDS, self._finish_input)
        self.document, self.commands = self.session.document, self.session.commands
        self.menus = Menus(self.session, self.menuBar())
        self._is_left = False
        self._paste_offer: PasteOffer | None = None
        self.make_panes(self.document.snapshot, self._pane_actions())
        restore_settings(self)
        self.fit_parts()
        self.session.mirror.views = [
            self.hen_field,
            self.board,
            self.player_cards,
            self.scope_chooser,
            self.tool_palette,
            self.problem_count,
            self.game_list_dock,
            self,
        ]
        self.commands.refresh()
        self.board.setFocus()
        if at_once:
            self.complete()

    def complete(self) -> None:
        """Create what the first paint does not need, unless it exists."""
        if not self.session.is_complete:
            from hen_editor.ui.window.wiring import wire

            self.session.is_complete = True
            wire(self)
            self.session.mirror.views = [
                self.controllers.presentation,
                self.session.tool_controller,
                *self.session.mirror.views,
                self.tree,
                self.board_table_dock,
                self.move_list_dock,
                self.comment_box,
                self.navigation,
                self.problem_list,
                self.problem_dock,
                self.controllers.welcome,
                self.game_panel,
                self.controllers.next_labels,
                self.controllers.label_editor,
                self.controllers.finder,
                self.controllers.comparison,
                self.controllers.reading,
                *self.controllers.of_shelves,
                self.commands,
                self.controllers.announcer,
            ]
            self.completed.emit()

    def _pane_actions(self) -> PaneActions:
        beside_hen = [
            [self.commands[entry.name] for entry in section if isinstance(entry, Command)]
            for section in self.commands.sections(HEN_BUTTONS)
        ]
        corner = self.commands.in_menu(CORNER_BUTTONS)
        scopes = {scope: self.commands[command.name] for scope, command in position.SCOPE_COMMANDS.items()}
        return PaneActions(tool_groups(self.commands), corner, beside_hen, scopes)

    # Display.

    def show_state(self, state: State) -> None:
        """Show the title of the window, and while the panels are arranged, theirs."""
        if self.tool_palette.isMovable() is not state.is_arranging:
            self.tool_palette.setMovable(state.is_arranging)
            for dock in self.findChildren(Dock):
                dock.want_title(wanted=state.is_arranging)
        shown = title(self._name(state))
        if shown != self.windowTitle():
            self.setWindowTitle(shown)
        if state.is_modified is not self.isWindowModified():
            self.setWindowModified(state.is_modified)

    def _name(self, state: State) -> str:
        """Return the name of the document, with remarks if something about its file is unusual."""
        name = self.document.name
        if state.is_removed:
            return self.tr("{file} (removed)").format(file=name)
        is_locked = state.is_read_only and state.path is not None  # without a path: a file is being opened in its place
        return self.tr("{file} (read-only)").format(file=name) if is_locked else name

    def show_saving(self, name: str) -> None:
        """Show in the message line which file is being written, until it is written."""
        self.statusBar().showMessage(self.tr("Saving {file}...").format(file=name))

    def show_saved(self, name: str) -> None:
        """Show in the message line which file was written."""
        self.session.show_status(self.tr("Saved {file}").format(file=name))

    def show_point(self, point: Point | None) -> None:
        """Show the name of the point under the pointer; none while another board is about to be shown there."""
        size = self.session.state.shown_size
        self.point_label.setText(point.name(size) if point is not None and size.holds(point) else "")

    # User actions.

    def _finish_input(self) -> None:
        self.complete()
        self.finish_typing()

    def layout_to_store(self) -> tuple[QByteArray, QByteArray]:
        """Return the geometry and the state to store for the window: without a presentation."""
        before = self.controllers.presentation.layout_before() if self.session.is_complete else None
        return before or (self.saveGeometry(), self.saveState())

    def finish_typing(self) -> None:
        """Apply unfinished input: turns of the wheel, a label, the name of a game, or HEN not yet reported."""
        self.board.finish_turn()
        if self.session.is_complete:
            self.controllers.label_editor.finish()
        self.game_list_dock.finish_typing()
        self.hen_field.flush()

    def paste(self, contents: ClipboardContents) -> None:
        """Open pasted or dropped files, or add their games; otherwise handle the picture or the text.

        Picture data comes first: a file beside it is only a copy for other programs.
        """
        if contents.paths and not contents.pictures:
            self.session.files.open_each(contents.paths)
        elif contents.pictures or contents.picture is not None:
            self._offer().paste_picture(contents.pictures, contents.text, contents.picture)
        else:
            self.paste_text(contents.text)

    def paste_text(self, text: str) -> None:
        """Open a pasted or dropped text, or ask what to do with it."""
        self._offer().paste(text)

    def look_at(self, picture: "bytes | QImage", *, is_opened: bool = False) -> None:
        """Look for boards in a picture, and ask what to do with them; is_opened: whether it is a file."""
        self._offer().look_at(picture, is_opened=is_opened)

    def offer_found(self, read: "Parsed[tuple[Pasted, ...]]") -> None:
        """Offer what was found in the text of a file that was opened."""
        self._offer().offer_found(read)

    def _offer(self) -> "PasteOffer":
        from hen_editor.ui.window.paste_offer import PasteOffer

        if self._paste_offer is None:
            self._paste_offer = PasteOffer(self.session)
            self.session.mirror.views = [*self.session.mirror.views, self._paste_offer]
        return self._paste_offer

    def leave(self) -> None:
        """Close the window without a question about its document."""
        self._is_left = True
        self.close()

    # Events.

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Give the focus to the next stop of Tab, or the previous one."""
        self.complete()
        return self.controllers.tab_order.go(1 if forward else -1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the window, and complete it after the first paint."""
        super().paintEvent(event)
        if not self.session.is_complete:
            call_soon(self, self.complete)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Esc: end one mode (see `MODES`), a gesture or a draft, the latest first, else choose the play tool."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
            return
        self.complete()
        if (
            not self.session.end_mode("preview")
            and not self.session.tool_controller.cancel()
            and not self.session.end_mode("is_arranging")
        ):
            if self.document.snapshot.hen_text.draft is not None:
                self.document.drop_draft()
            elif not any(map(self.session.end_mode, ("counting", "comparison", "is_presenting"))):
                self.session.dispatch(lambda: tools.choose_tool(self.session, "play"))
                self.commands.refresh()
                self.board.setFocus()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept dropped files, text, pictures, and games from the list of a window."""
        formats = formats_of(event.mimeData())
        if holds_text(formats) or holds_picture(formats) or event.mimeData().data(GAMES_TYPE).size():
            _accept_copy(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        _accept_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Open dropped files; dropped text is handled like pasted text.

        Both are done after the event: a question would keep the other program waiting, and Qt crashes if something else
        is dragged meanwhile.
        """
        _accept_copy(event)
        contents = ClipboardContents.of(event.mimeData())
        call_soon(self, partial(self.session.dispatch, partial(self.paste, contents)))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved changes, unless that was done; store the window's layout.

        Qt accepts the event by default, even if this raises; so it is ignored first, and accepted at the end.
        """
        event.ignore()
        if not self._is_left and not self.session.dispatch(lambda: self.session.files.may_leave()):
            return
        self.closing.emit()
        self.session.files.cancel()
        settings.keep(
            {
                "window/geometry": self.saveGeometry(),
                "window/state": self.saveState(LAYOUT_VERSION),
                "board/coordinates": self.session.state.coordinates,
                PANEL_HAS_SHARE: self.has_share,
                COMMENT_HEIGHT: self.game_panel.comment_height,
            }
        )
        self.document.leaving.emit()
        event.accept()


def first_size(screen: QSize) -> QSize:
    """Return the size of the first window on a screen with this much room."""
    share = (screen * _FIRST_SHARE).boundedTo(_LARGEST_FIRST).expandedTo(_LEAST_FIRST)
    return share.boundedTo(screen - ROOM_FOR_FRAME)


def _accept_copy(event: QDropEvent) -> None:
    """Accept a drag as a copy: after a move its source would delete the data."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()


def restore_settings(window: MainWindow) -> None:
    """Give a window the stored layout and view of the board."""
    kept, session = QSettings(), window.session
    geometry, layout = kept.value("window/geometry"), kept.value("window/state")
    if isinstance(geometry, QByteArray) and isinstance(layout, QByteArray):
        # The state before the geometry, which may maximise the window: Qt keeps a state that is restored while a
        # maximised window is hidden, and applies it again later, with deleted items if another was restored meanwhile.
        window.restoreState(layout, LAYOUT_VERSION)
        window.restoreGeometry(geometry)
        window.is_share_wanted = kept.value(PANEL_HAS_SHARE, False, type=bool) is True
    window.tool_palette.want_words(wanted=kept.value(PALETTE_WORDS, True, type=bool) is True)
    coordinates = kept.value("board/coordinates", True, type=bool) is True
    style_name = str(kept.value(BOARD_STYLE, ""))
    style = own_styles.named(style_name) if style_name else None
    if style_name and style is None:
        words = translate("MainWindow", "The board style {file} is missing or has problems: see Preferences.")
        session.show_status(words.format(file=style_name))
    session.set_state(
        session.state._replace(
            coordinates=coordinates,
            names=chosen(NAMES, Names.LETTERS),
            numbering=kept_numbering(),
            next_moves=chosen(NEXT_MOVES, NextMoves.AS_GAME),
            tree_direction=chosen(TREE_DIRECTION, TreeDirection.RIGHT),
            style=style,
            hatching=chosen(HATCHING, Hatching.IN_HIGH_CONTRAST),
        )
    )
