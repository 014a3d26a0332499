"""What is said of a node: its move, its editable name and comment, with links on the names of points."""

from bisect import bisect_right
from collections.abc import Sequence
from operator import is_
from typing import NamedTuple

from PySide6.QtCore import (
    QEvent,
    QMimeData,
    QObject,
    QPoint,
    QRegularExpression,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QAction,
    QDragEnterEvent,
    QFocusEvent,
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPalette,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QHBoxLayout, QMenu, QTextEdit, QVBoxLayout, QWidget

from hen_editor.core.board import BoardSize, Point
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.moves import made_moves
from hen_editor.core.position import Move
from hen_editor.core.sgf.encoding.charsets import replace_undecodable
from hen_editor.core.texts import joined
from hen_editor.ui.clipboard import ClipboardContents, holds_files
from hen_editor.ui.colors import colors_of
from hen_editor.ui.icons import STONE_ICON, stone_icon
from hen_editor.ui.panels.annotation_buttons import AnnotationButtons
from hen_editor.ui.state import State
from hen_editor.ui.style.roles import Role, give_role, large_font, semibold, show_as_text
from hen_editor.ui.widgets.input import is_history_key
from hen_editor.ui.widgets.long_text import MAX_LINE, MAX_TEXT, TextEdit, beginning, text_of
from hen_editor.ui.widgets.name_field import NameField
from hen_editor.ui.widgets.plain_text import from_first_character, label

FULL = BoardSize()
_INDENT = 2
"""The indent that aligns the name with the text of the comment, in pixels."""

_LEAST_NAME = 110
"""The width that the stone, the name and the menu of annotations have at least, in pixels."""

_MAX_NAME = 10_000
"""The most characters of an editable name."""

_MAX_RAW = 2 * MAX_TEXT
"""The most characters of an SGF text that are read: each character shown may be escaped there."""

MAX_LINKS = 1000
"""The most linked names in one comment."""

_CONTROL = Qt.KeyboardModifier.ControlModifier
_NAME = r"(?<![A-Za-z0-9])[A-HJ-Za-hj-z]{1,2}[1-9][0-9]?(?![A-Za-z0-9])"


class CommentBox(QWidget):
    """Shows a node's move, name and comment, and reports the user's edits.

    A node without a name is called by the point of its move. A comment or name that is too long to lay out is truncated
    and read-only.

    comment_edited, name_edited: the whole new text after each change by the user.
    editing_finished: the name or the comment has lost the focus. name_entered: Enter was pressed in the name.
    pointed: the point whose name in the comment is under the pointer, or None.
    files_pasted: the `ClipboardContents` of a paste into the comment that holds files; nothing is inserted.
    buttons: what is beside the name.
    """

    comment_edited = Signal(object)
    name_edited = Signal(str)
    editing_finished = Signal()
    name_entered = Signal()
    pointed = Signal(object)
    files_pasted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = NameField(self)
        self._name.setAccessibleName(self.tr("Node name"))
        self._name.setMaxLength(_MAX_NAME)
        self._name.setTextMargins(_INDENT, 0, _INDENT, 0)
        give_role(self._name, Role.PANE)
        self._name.setFont(semibold(large_font(self.font())))
        show_as_text(self._name)
        self._stone = label("", self)
        self._stone.setFixedSize(STONE_ICON)
        self._name.textEdited.connect(self.name_edited)
        self._name.returnPressed.connect(self.name_entered)
        self._bars: list[QWidget] = []
        self.snapshot: Snapshot | None = None
        self._shown: tuple[Snapshot, bool, bool, bool] | None = None
        self._annotations: AnnotationButtons | None = None
        self._is_read_only = False
        self._comment = CommentText(self)
        self._comment.pointed.connect(self.pointed)
        self._comment.files_pasted.connect(self.files_pasted)
        self._comment.setToolTip(self.tr("Middle-click the board to insert a point's name"))
        self._comment.setAccessibleName(self.tr("Comment"))
        self._comment.setFont(large_font(self.font()))
        give_role(self._comment, Role.PANE)
        show_as_text(self._comment.viewport())
        self._comment.setTabChangesFocus(True)
        self._comment.setUndoRedoEnabled(False)
        self._comment.textChanged.connect(self._emit_comment)
        self._comment.too_long.connect(self._refuse_paste)
        self._shown_comment = ""
        self._cut = label("", self)
        self._cut.setWordWrap(True)
        self._cut.hide()
        for field in (self._name, self._comment):
            field.installEventFilter(self)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self._head = QHBoxLayout()
        self._head.setSpacing(0)
        self._head.addWidget(self._stone)
        self._head.addWidget(self._name, stretch=1)
        column.addLayout(self._head)
        column.addWidget(self._comment)
        column.addWidget(self._cut)
        self.buttons: Sequence[QWidget] = ()
        self._move: Move | None = None
        self._show_what_belongs_here()
        self._tint()
        self.setFocusProxy(self._comment)

    @property
    def panes(self) -> tuple[QWidget, ...]:
        """Its parts in the order in which Tab goes through them."""
        return *self._bars, self._comment, self._name, self

    @property
    def editor(self) -> TextEdit:
        """The field of the comment."""
        return self._comment

    def height_for(self, comment: str) -> int:
        """Return the height with which all of a comment is seen."""
        return self._head.sizeHint().height() + self._column.spacing() + self._comment.height_for(comment)

    def show_state(self, state: State) -> None:
        """Show the name and the comment of the node of a state; not to be changed while it is solved or offered."""
        is_read_only = state.is_read_only or state.is_solving or state.shows_other_node
        shown = state.shown, is_read_only, state.is_solving, state.problem is not None
        if self._shown is not None and all(map(is_, shown, self._shown)):
            return
        self._shown = None
        if is_read_only is not self._is_read_only:
            self._is_read_only = is_read_only
            self._show_what_belongs_here()
        for button in self.buttons:
            button.setEnabled(not state.shows_other_node)
        tree, nodes = state.shown.tree, state.comment_nodes
        first = tree.node(nodes[0])
        self._show_move(next(iter(made_moves(first)), None), tree.size)
        comments = ((each, replace_undecodable(tree.node(each).beginning("C", _MAX_RAW))) for each in nodes)
        comment = joined(state.prose(each, comment) for each, comment in comments)
        is_cut = any(tree.node(each).is_longer("C", _MAX_RAW) for each in nodes)
        self.show_comment(replace_undecodable(first.beginning("N", _MAX_RAW)), comment, tree.size, is_cut=is_cut)
        self.snapshot, self._shown = state.snapshot, shown

    def show_comment(self, name: str, comment: str, size: BoardSize = FULL, *, is_cut: bool = False) -> None:
        """Show this name and this comment; caret and scroll position stay if they are already shown.

        is_cut: whether this is only the beginning of the comment.
        """
        self._comment.show_size(size)
        self._name.setReadOnly(self._is_read_only or len(name) > _MAX_NAME)
        if name[:_MAX_NAME] != self._name.text():
            self._name.setText(from_first_character(name[:_MAX_NAME]))
            self._name.setCursorPosition(0)
        shown = beginning(comment)
        is_cut = is_cut or len(shown) < len(comment)
        self._show_cut(len(shown), is_cut=is_cut)
        if self._comment.isReadOnly() is not (is_cut or self._is_read_only):
            self._comment.setReadOnly(is_cut or self._is_read_only)
        self._shown_comment = _as_held(shown)
        if self._shown_comment != text_of(self._comment.document()):
            self._comment.show_text(shown)

    def _show_what_belongs_here(self) -> None:
        """Set the placeholders of empty fields: what can be written there, if anything can."""
        self._comment.setPlaceholderText("" if self._is_read_only else self.tr("Comment"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._tint()

    def _tint(self) -> None:
        """Let the word for an empty comment step back, and the point that stands for a name look like one."""
        colors = colors_of(self.palette())
        for field, ink in ((self._comment, colors.ghost), (self._name, colors.ink)):
            palette = field.palette()
            palette.setColor(QPalette.ColorRole.PlaceholderText, ink)
            field.setPalette(palette)

    def _show_move(self, move: Move | None, size: BoardSize) -> None:
        """Show the move of the node: its stone, and its point where the node has no name."""
        if move != self._move:
            self._move = move
            stone = QIcon() if move is None else stone_icon(move.color, self.devicePixelRatioF())
            self._stone.setPixmap(stone.pixmap(STONE_ICON, self.devicePixelRatioF()))
        point = None if move is None else move.point
        self._name.setPlaceholderText("" if move is None else self.tr("Pass") if point is None else point.name(size))

    def _show_cut(self, shown: int, *, is_cut: bool) -> None:
        """Show a notice if the comment is truncated."""
        if is_cut or not self._cut.isHidden():
            words = self.tr("Only the first {shown} characters are shown. The comment is too long to be edited here.")
            self._cut.setText(words.format(shown=self.locale().toString(shown)))
            self._cut.setVisible(is_cut)

    def _refuse_paste(self) -> None:
        words = self.tr("Not pasted: a comment is limited to {longest} characters, a line of it to {line}.")
        longest, line = (self.locale().toString(limit) for limit in (MAX_TEXT, MAX_LINE))
        self._cut.setText(words.format(longest=longest, line=line))
        self._cut.show()

    def add_bar(self, bar: QWidget) -> None:
        """Add a bar above the name."""
        self._bars.append(bar)
        self._column.insertWidget(0, bar)

    def add_annotations(self, menu: QMenu, right: QAction, wrong: QAction) -> None:
        """Add the menu of annotations beside the name, and those that say whether an answer to a problem is right."""
        self._annotations = AnnotationButtons(menu, right, wrong, self)
        self._head.addWidget(self._annotations)
        self.buttons = [self._annotations]

    def show_judging(self, *, is_problem: bool) -> None:
        """Show the buttons that a problem has."""
        if self._annotations is not None:
            self._annotations.show_problem(is_problem=is_problem)
            self._fit_annotations()
            self._column.activate()

    def _fit_annotations(self) -> None:
        if self._annotations is not None:
            self._annotations.fit(self.contentsRect().width() - _LEAST_NAME)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_annotations()

    def insert_point(self, name: str) -> None:
        """Insert the name of a point into the comment."""
        self._comment.insert_name(name)

    def edit_name(self) -> None:
        """Give the name the focus, all of it selected."""
        self._name.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._name.selectAll()

    def select(self, text: str) -> None:
        """Select the first match of a text in the comment, ignoring case; without one, select nothing."""
        found = self._comment.document().find(from_first_character(text))
        if found.isNull():
            found = self._comment.textCursor()
            found.clearSelection()
        self._comment.setTextCursor(found)

    def _emit_comment(self) -> None:
        text = text_of(self._comment.document())
        if text != self._shown_comment:  # otherwise `show_comment` made the change
            self._shown_comment = text
            self.comment_edited.emit(text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and is_history_key(event):
            event.ignore()  # a field that accepts such a key, even as a shortcut override, keeps it from the window
            return True
        if isinstance(event, QDragEnterEvent) and watched is self._name and holds_files(event.mimeData()):
            event.ignore()
            return True
        if isinstance(event, QFocusEvent) and event.lostFocus() and event.reason() != Qt.FocusReason.PopupFocusReason:
            self.editing_finished.emit()
        return super().eventFilter(watched, event)


def _as_held(text: str) -> str:
    """Return a text as a document stores it: some separators become line breaks."""
    return text_of(QTextDocument(from_first_character(text)))


class Mention(NamedTuple):
    """A point named in the text, with the cursor that selects its name."""

    point: Point
    cursor: QTextCursor


class CommentText(TextEdit):
    """Underlines the names of points of the board, such as Q16.

    pointed: the point whose name is under the pointer, or None, whenever that changes.
    files_pasted: the `ClipboardContents` of a paste that holds files; nothing is inserted.
    """

    pointed = Signal(object)
    files_pasted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = BoardSize()
        self._mentions: list[Mention] = []
        self._pointed: Point | None = None
        self.setMouseTracking(True)
        self.textChanged.connect(self._look)

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.height_of_line)

    def show_size(self, size: BoardSize) -> None:
        """Set the board size for the names of points."""
        if size != self._size:
            self._size = size
            self._look()

    def insert_name(self, name: str) -> None:
        """Insert the name of a point at the caret, separated from the words around it, unless read-only."""
        if self.isReadOnly():
            return
        cursor = self.textCursor()
        before = self.document().characterAt(cursor.selectionStart() - 1)
        after = self.document().characterAt(cursor.selectionEnd())
        is_apart = before.isalnum() or before in ".,;:!?)"
        cursor.insertText(f"{' ' * is_apart}{name}{' ' * (after.isalnum() or after == '(')}")
        self.setTextCursor(cursor)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Leave dropped files to the window, which opens them."""
        if holds_files(event.mimeData()):
            event.ignore()
        else:
            super().dragEnterEvent(event)

    def insertFromMimeData(self, source: QMimeData) -> None:
        contents = ClipboardContents.of(source)
        if contents.paths:  # Qt would insert their addresses as text
            self.files_pasted.emit(contents)
        else:
            self.insert_pasted(contents.text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Insert a tab for Ctrl+Tab: Tab alone leaves the text."""
        if event.key() == Qt.Key.Key_Tab and event.modifiers() == _CONTROL and not self.isReadOnly():
            self.insertPlainText("\t")
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._point_at(self._mention_at(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_at(None)

    def _point_at(self, point: Point | None) -> None:
        if point != self._pointed:
            self._pointed = point
            self.pointed.emit(point)

    def _look(self) -> None:
        self._mentions = []
        name = QRegularExpression(_NAME)
        found = self.document().find(name)
        while not found.isNull() and len(self._mentions) < MAX_LINKS:
            point = Point.from_name(found.selectedText(), self._size)
            if point is not None:
                self._mentions.append(Mention(point, found))
            found = self.document().find(name, found)
        self.setExtraSelections([_underlined(mention.cursor) for mention in self._mentions])
        self._point_at(None)

    def _mention_at(self, where: QPoint) -> Point | None:
        cursor = self.cursorForPosition(where)  # at the nearest gap between characters, however far away
        reach = self.fontMetrics().averageCharWidth()
        if not self.cursorRect(cursor).adjusted(-reach, 0, reach, 0).contains(where):
            return None
        place = bisect_right([mention.cursor.selectionStart() for mention in self._mentions], cursor.position()) - 1
        if place < 0 or cursor.position() > self._mentions[place].cursor.selectionEnd():
            return None
        return self._mentions[place].point


def _underlined(cursor: QTextCursor) -> QTextEdit.ExtraSelection:
    selection = QTextEdit.ExtraSelection()
    selection.cursor = cursor
    selection.format = QTextCharFormat()
    selection.format.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
    return selection
