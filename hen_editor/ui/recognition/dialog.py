"""The sheet: a picture beside the board that was read from it, with buttons for what can be done with it."""

from collections.abc import Callable, Collection, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QSettings, QSize, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from hen_editor.core.board import BoardSize, Point, Stones
from hen_editor.core.position import Position
from hen_editor.core.transform import Anchor
from hen_editor.document.codes import OUT_OF_MEMORY
from hen_editor.drawing.style import Style
from hen_editor.pasting import Pasted
from hen_editor.recognition import Certainty, Corners, Pixels, Place, Recognised, codes
from hen_editor.recognition.recognised import LEAST_LINES, MOST_LINES
from hen_editor.ui.panels.paste_strip import PasteChoice
from hen_editor.ui.recognition.draft import BoardDraft
from hen_editor.ui.recognition.fields import DraftFields
from hen_editor.ui.recognition.reader import LinesWanted, PictureReader, SeenPicture
from hen_editor.ui.recognition.views import ARROWS, DraftBoard, PictureView
from hen_editor.ui.settings import keep
from hen_editor.ui.style.roles import Role, give_role, make_heading
from hen_editor.ui.thumbnails import Look, as_icon, painted
from hen_editor.ui.widgets.announcing import announce
from hen_editor.ui.widgets.fields import push_button
from hen_editor.ui.widgets.input import ENTER, ZOOM_STEP
from hen_editor.ui.widgets.plain_text import label, show_tip
from hen_editor.ui.wording import color_name, listed, message

_SIZE = 1160, 760
_THUMBNAIL = 64
"""The side of the thumbnails of several boards, in pixels."""

_LEAST_SIDE = 8
"""The least width and height of a picture in which corners can be marked, in pixels."""

_INSET = 0.15
"""How far from the edges of a picture the corners are placed if none were found, as a share of its size."""

_COLUMNS, _ROWS, _ANCHOR = "recognition/columns", "recognition/rows", "recognition/anchor"
"""The settings keys of the lines and the place on the board that were chosen last."""

_SEEN = codes.IN_DOUBT, codes.CHECK, codes.PLACED
"""Problems of a board that need no note, since the sheet shows them anyway."""

Offers = Callable[[Pasted], Sequence[PasteChoice]]
"""Returns the offers for a board: always the same number, at least one of them possible."""


class RecognitionDialog(QDialog):
    """Shows a picture beside the board that was read from it, until the user chooses what to do with the board.

    Points in doubt are ringed in both, and a click in either changes a point. Lines and corners can be changed: the
    board is read again, and points changed by hand stay.

    offers: returns what can be done with a board. style: of the board. preferred: the number of the offer that Enter
    takes, if it is possible.

    chosen: the number of the offer that was accepted. corrected: the board as corrected so far.
    """

    corrected = Signal(object)

    def __init__(
        self,
        picture: Pixels | QImage,
        offers: Offers,
        style: Style | None,
        preferred: int = 0,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Board from picture"))
        self.chosen = 0
        self._offers, self._preferred = offers, preferred
        self._found: Sequence[Recognised] = ()
        self._drafts: dict[int, BoardDraft] = {}
        self._current = 0
        self._draft: BoardDraft | None = None
        self._seen: SeenPicture | None = None
        self._cursor: Point | None = None
        self._waiting: int | None = None
        self._is_unmarked = False
        self._unplaced: Collection[Place] = ()  # the corners at arbitrary places that have not been dragged yet
        self._are_lines_chosen = True
        self._reader = PictureReader(self)
        self._boards = self._made_list()
        self._picture, self._board = PictureView(self), DraftBoard(self)
        self._board.set_style(style)
        self._board.show_position(Position(), None)
        self._board.setSizePolicy(self._picture.sizePolicy())
        self._verdict = label("", self)
        self._verdict.setWordWrap(True)
        make_heading(self._verdict)
        self._evidence = self._made_evidence()
        self._mark = push_button(self.tr("&Mark its corners"), self._mark_corners, self)
        self._whole = push_button(self.tr("Whole &picture"), self._show_whole, self)
        self._whole.setCheckable(True)
        self._next = push_button(self.tr("Next in &doubt"), self._go_to_next_doubt, self)
        show_tip(self._next, self.tr("Go to the next point in doubt (F8), or the previous one (Shift+F8)"))
        self._fields = DraftFields(self)
        self._buttons = QHBoxLayout()
        self._actions: list[QPushButton] = []
        self._cancel = push_button(self.tr("Cancel"), self.reject, self)
        self._lay_out()
        self._connect()
        self.show_draft(None)
        self._say(self.tr("Looking for a Go board..."))
        self.resize(*_SIZE)
        self._reader.look(picture)

    @property
    def draft(self) -> BoardDraft | None:
        """What was read and corrected, None if there is no board yet."""
        return self._draft

    def pasted(self) -> Pasted:
        """Return the board that was accepted. Raises ValueError if there is none."""
        if self._draft is None:
            raise ValueError("no board was found in the picture")
        return self._draft.pasted()

    def refresh_offers(self) -> None:
        """Show the offers for the board as it is now."""
        if self._draft is None or self._unplaced:
            for button in self._actions:
                button.setEnabled(False)
            return
        offers = self._offers(self._draft.pasted())
        while len(self._actions) < len(offers):
            self._add_action()
        possible = [number for number, offer in enumerate(offers) if offer.is_possible]
        default = self._actions[self._preferred if self._preferred in possible else possible[0]]
        for button, offer in zip(self._actions, offers, strict=True):
            button.setText(offer.text)
            show_tip(button, offer.tip)
            button.setEnabled(offer.is_possible)
            button.setDefault(button is default)
            give_role(button, Role.PRIMARY if button is default else None)

    def done(self, result: int) -> None:
        """Close, and stop reading the picture."""
        self._reader.stop()
        super().done(result)

    # What was found.

    def _show_picture(self, seen: SeenPicture) -> None:
        self._seen = seen
        self._picture.show_picture(seen)
        self._mark.setEnabled(self._can_be_marked)

    def _show_found(self, found: Sequence[Recognised]) -> None:
        self._found = found = sorted(found, key=lambda board: board.confidence is not Certainty.SURE)
        if not found:
            self._say(self.tr("No Go board found in this picture."))
            if not self._can_be_marked:
                self._cancel.setFocus()
                return
            self._evidence.addItem(self.tr("In a photo, mark the corners of the board: it is read between them."))
            give_role(self._mark, Role.PRIMARY)
            self._mark.setDefault(True)
            self._mark.setFocus()
            return
        look = Look.of(self, _THUMBNAIL)
        for board in found:
            self._boards.addItem(QListWidgetItem(as_icon(painted(board.position.stones, look)), ""))
        for row, board in enumerate(found):
            name = self.tr("Board {number} of {count}, {size}")
            words = name.format(number=row + 1, count=len(found), size=board.position.size)
            self._boards.item(row).setData(Qt.ItemDataRole.AccessibleTextRole, words)
        self._boards.setVisible(len(found) > 1)
        self._boards.setCurrentRow(0)
        next(button for button in self._actions if button.isDefault()).setFocus()

    def _choose(self, number: int) -> None:
        """Show another of the boards, as the user left it; if it was being read again then, begin anew."""
        if not 0 <= number < len(self._found):
            return
        self._reader.stop()
        self._waiting = None
        if self._draft is not None:
            self._drafts[self._current] = self._draft
        self._current = number
        self._cursor = None
        draft = self._drafts.get(number) or BoardDraft.of(self._found[number], _usual_anchor())
        self.show_draft(draft)
        self._show_whole(checked=False)
        if not draft.is_read:
            self._read_again(draft)

    def _refuse(self) -> None:
        self._say(message(OUT_OF_MEMORY.at()))

    @property
    def _can_be_marked(self) -> bool:
        """Whether there is a picture with room for corners."""
        return self._seen is not None and min(self._seen.image.width(), self._seen.image.height()) >= _LEAST_SIDE

    def _mark_corners(self) -> None:
        """Show corners for the user to drag onto the board."""
        if self._seen is None:
            return
        self._reader.stop_looking()
        if self._draft is None:
            corners = self._reader.guessed or _inset(self._seen.image)
            self._unplaced = () if self._reader.guessed else corners
            draft = BoardDraft.of(_empty(corners, BoardSize(*_usual_lines())), _usual_anchor())
            self._is_unmarked = True
            self._are_lines_chosen = False
            give_role(self._mark, None)
            self._mark.setDefault(False)
            self.show_draft(draft)
            self._read_again(draft)
        self._show_whole(checked=True)
        self._picture.handles[0].setFocus()

    # What is shown.

    def _say(self, words: str) -> None:
        if words != self._verdict.text():
            self._verdict.setText(words)
            announce(self, words)

    def show_draft(self, draft: BoardDraft | None) -> None:
        """Show a board that was read, for the user to correct; None if there is none."""
        self._draft = draft
        self._picture.show_draft(draft)
        self._fields.show_draft(draft)
        self._whole.setEnabled(draft is not None)
        self._next.setEnabled(draft is not None and bool(draft.doubts))
        self._mark.setEnabled(self._can_be_marked)
        if draft is not None:
            self._board.show_draft(draft)
            self._show_verdict(draft)
            self._show_cursor()
            if draft.by_place:
                self.corrected.emit(draft.pasted())
        self.refresh_offers()

    def _show_verdict(self, draft: BoardDraft) -> None:
        doubts = len(draft.doubts)
        if self._is_unmarked:
            self._say(self.tr("Drag the four corners to where the outermost lines cross."))
        elif doubts:
            self._say(self.tr("Check: %Ln point(s) in doubt", "", doubts))
        elif draft.read.confidence is Certainty.SURE:
            self._say(self.tr("Sure"))
        else:
            self._say(self.tr("Check: compare the board with the picture"))
        self._evidence.clear()
        said = [QCoreApplication.translate("Problems", words) for words in draft.read.evidence]
        if not said and not self._is_unmarked:
            said = [self.tr("Its corners or lines were set by hand.")]
        notes = [message(problem) for problem in draft.read.diagnostics if problem.kind not in _SEEN]
        self._evidence.addItems([*notes, *said])

    def _show_whole(self, checked: bool) -> None:
        self._whole.setChecked(checked)
        if checked:
            self._picture.show_whole()
        else:
            self._picture.show_board()

    # What the user changes.

    def _change_corners(self, corners: Corners) -> None:
        self._unplaced = [corner for corner in self._unplaced if corner in corners]
        self._is_unmarked = bool(self._unplaced)
        if self._draft is not None:
            self._read_again(self._draft.with_corners(corners))

    def _change_lines(self, draft: BoardDraft) -> None:
        self._are_lines_chosen = True
        self._read_again(draft)

    def _read_again(self, draft: BoardDraft) -> None:
        """Read the board again between other corners or lines, which the picture and the fields show at once.

        While corners are not placed yet it is not read: nearly all of its points would be in doubt.
        """
        if self._unplaced:
            self.show_draft(draft.read_again(_empty(draft.read.corners, draft.lines)))
            return
        self._draft = draft
        self._picture.show_draft(draft)
        self._fields.show_draft(draft)
        corners, lines = draft.read.corners, draft.lines
        if self._are_lines_chosen:
            self._reader.read_again(LinesWanted(corners, lines.columns, lines.rows, draft.edges))
        else:
            self._reader.read_usual(corners)

    def _show_read(self, read: Recognised) -> None:
        if self._draft is not None:
            lines = BoardSize(read.columns, read.rows)
            draft = self._draft if lines == self._draft.lines else self._draft.with_lines(lines)
            self.show_draft(draft.read_again(read))
        if self._waiting is not None:
            self._accept(self._waiting)

    def _cycle(self, point: Point | None, is_back: bool) -> None:
        if self._draft is not None and point is not None:
            self.show_draft(self._draft.cycled(point, -1 if is_back else 1))
            self._announce(point)

    def _cycle_on_board(self, point: Point, button: Qt.MouseButton, *rest: object) -> None:
        if self._draft is not None and button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            self._cycle(self._draft.in_picture(point), button is Qt.MouseButton.RightButton)

    # The cursor, which keys move over both views.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor over the points with the arrow keys, and change the one that it is on."""
        key, shifted = Qt.Key(event.key()), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key is Qt.Key.Key_F8:
            self._go_to_doubt(-1 if shifted else 1)
        elif not self._is_on_view() or not self._press_on_view(key, shifted=shifted):
            super().keyPressEvent(event)

    def _is_on_view(self) -> bool:
        return self._draft is not None and (self._picture.hasFocus() or self._board.hasFocus())

    def _press_on_view(self, key: Qt.Key, *, shifted: bool) -> bool:
        """Handle a key over the points; return whether it does anything there."""
        if key in ARROWS:
            self._move_cursor(*ARROWS[key])
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus):
            self._picture.zoom(ZOOM_STEP if key is Qt.Key.Key_Plus else 1 / ZOOM_STEP)
        elif self._cursor is not None and key in (Qt.Key.Key_Space, *ENTER):
            self._cycle(self._cursor, is_back=shifted)
        else:
            return False
        return True

    def _move_cursor(self, across: int, down: int) -> None:
        if self._draft is None:
            return
        lines = self._draft.lines
        if self._cursor is None:
            moved = Point(lines.columns // 2, lines.rows // 2)
        else:
            moved = Point(self._cursor.column + across, self._cursor.row + down)
        if lines.holds(moved):
            self._go_to(moved)

    def _go_to(self, point: Point) -> None:
        self._cursor = point
        self._show_cursor()
        self._announce(point)

    def _go_to_next_doubt(self) -> None:
        self._go_to_doubt(1)
        self._board.setFocus()

    def _go_to_doubt(self, steps: int) -> None:
        if self._draft is None or not self._draft.doubts:
            return
        doubts, index = self._draft.doubts, self._draft.lines.index
        here = -1 if self._cursor is None else index(self._cursor)
        if steps > 0:
            self._go_to(next((point for point in doubts if index(point) > here), doubts[0]))
        else:
            self._go_to(next((point for point in reversed(doubts) if index(point) < here), doubts[-1]))

    def _show_cursor(self) -> None:
        """Show the cursor in both views."""
        if self._draft is not None and self._cursor is not None and not self._draft.lines.holds(self._cursor):
            self._cursor = None
        self._point_to(self._cursor)

    def _point_to(self, point: Point | None) -> None:
        self._picture.show_cursor(point)
        if self._draft is not None:
            self._board.show_cursor(None if point is None else self._draft.on_board(point))

    def _hover_picture(self, point: Point | None) -> None:
        self._cursor = None
        self._point_to(point)

    def _hover_board(self, point: Point | None) -> None:
        """Show in the picture which point of the board the pointer is over, without moving the cursor of the board."""
        if self._draft is not None and self._board.cursor_point is None:
            if point is not None:
                self._cursor = None
            if self._cursor is None:
                self._picture.show_cursor(None if point is None else self._draft.in_picture(point))

    def _announce(self, point: Point) -> None:
        """Tell a screen reader what is on a point."""
        if self._draft is not None:
            stone = self._draft.shown.stones.get(point)
            words = [self._draft.on_board(point).name(self._draft.board)]
            words.append(self.tr("empty") if stone is None else color_name(stone))
            if point in self._draft.doubts:
                words.append(self.tr("in doubt"))
            announce(self, listed(words), at_once=True)

    # The end.

    def _accept(self, number: int, checked: bool = False) -> None:
        """Choose an offer, once the board is read if it is being read again."""
        if self._draft is None:
            return
        self._waiting = number if self._reader.is_reading else None
        if self._waiting is not None:
            return
        self.chosen = number
        lines = self._draft.lines
        keep({_COLUMNS: lines.columns, _ROWS: lines.rows})
        if self._draft.is_part:
            keep({_ANCHOR: self._draft.anchor.name})
        self.accept()

    # Construction.

    def _connect(self) -> None:
        reader = self._reader
        reader.seen.connect(self._show_picture)
        reader.found.connect(self._show_found)
        reader.read.connect(self._show_read)
        reader.failed.connect(self._refuse)
        self._boards.currentRowChanged.connect(self._choose)
        self._picture.cycled.connect(self._cycle)
        self._picture.hovered.connect(self._hover_picture)
        self._picture.corners_moved.connect(self._change_corners)
        self._board.pressed.connect(self._cycle_on_board)
        self._board.double_clicked.connect(self._cycle_on_board)
        self._board.hovered.connect(self._hover_board)
        self._fields.changed.connect(self.show_draft)
        self._fields.lines_changed.connect(self._change_lines)

    def _lay_out(self) -> None:
        under = QHBoxLayout()
        for button in (self._mark, self._whole, self._next):
            under.addWidget(button)
        under.addStretch(1)
        said = QVBoxLayout()
        said.addWidget(self._verdict)
        said.addWidget(self._evidence, 1)
        said.addLayout(under)
        sides = QGridLayout()
        sides.setSpacing(8)
        sides.addWidget(self._picture, 0, 0)
        sides.addWidget(self._board, 0, 1)
        sides.addLayout(said, 1, 0)
        sides.addWidget(self._fields, 1, 1)
        sides.setRowStretch(0, 1)
        sides.setColumnStretch(0, 1)
        sides.setColumnStretch(1, 1)
        self._buttons.addStretch(1)
        self._buttons.addWidget(self._cancel)
        column = QVBoxLayout(self)
        column.addWidget(self._boards)
        column.addLayout(sides, 1)
        column.addLayout(self._buttons)
        self._boards.hide()

    def _add_action(self) -> None:
        """Add a button for an offer, before the one that cancels."""
        number = len(self._actions)
        button = push_button("", partial(self._accept, number), self)
        button.setAutoDefault(True)
        self._actions.append(button)
        button.show()  # now, so that it can be given the focus
        self._buttons.insertWidget(self._buttons.count() - 1, button)
        QWidget.setTabOrder(self._actions[number - 1] if number else self._fields.swap, button)
        QWidget.setTabOrder(button, self._cancel)

    def _made_list(self) -> QListWidget:
        made = QListWidget(self)
        made.setAccessibleName(self.tr("Boards in the picture"))
        made.setFlow(QListView.Flow.LeftToRight)
        made.setWrapping(False)
        made.setIconSize(QSize(_THUMBNAIL, _THUMBNAIL))
        made.setGridSize(QSize(_THUMBNAIL + 12, _THUMBNAIL + 8))
        made.setFixedHeight(_THUMBNAIL + 16)
        made.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return made

    def _made_evidence(self) -> QListWidget:
        made = QListWidget(self)
        made.setAccessibleName(self.tr("Evidence"))
        made.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        made.setWordWrap(True)
        made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        made.setMinimumHeight(2 * made.fontMetrics().lineSpacing())
        return made


def _empty(corners: Corners, lines: BoardSize) -> Recognised:
    """Return an unread board: its points are all empty."""
    return Recognised(Position(Stones(lines)), Certainty.CHECK, corners, lines.columns, lines.rows)


def _inset(picture: QImage) -> Corners:
    """Return arbitrary corners within a picture, for when those of the board are unknown."""
    width, height = picture.width(), picture.height()
    left, top, right, bottom = width * _INSET, height * _INSET, width * (1 - _INSET), height * (1 - _INSET)
    return (left, top), (right, top), (right, bottom), (left, bottom)


def _usual_anchor() -> Anchor:
    """Return the place on the board that was chosen last."""
    name = QSettings().value(_ANCHOR, "")
    return next((anchor for anchor in Anchor if anchor.name == name), Anchor.CENTER)


def _usual_lines() -> tuple[int, int]:
    """Return how many lines were chosen last."""
    usual, settings = BoardSize(), QSettings()
    chosen = [settings.value(key, usual.columns, type=int) for key in (_COLUMNS, _ROWS)]
    columns, rows = (
        lines if isinstance(lines, int) and LEAST_LINES <= lines <= MOST_LINES else usual.columns for lines in chosen
    )
    return columns, rows
