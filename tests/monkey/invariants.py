"""What holds after every action: the views show the document, its bytes mean what it says, undo takes all back."""

import os
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QTextEdit, QWidget

from hen_editor.core import hen, sgf
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.formats import HEN, SGF
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.hen import entries
from hen_editor.core.sgf import Collection
from hen_editor.core.sgf.encoding.charsets import replace_undecodable
from hen_editor.core.sgf.source import EncodingReason
from hen_editor.document.file_bytes import holds_other
from hen_editor.document.recovery import folder
from hen_editor.ui.bars.bar import Bar
from hen_editor.ui.hen_field.editor import HenEditor
from hen_editor.ui.hen_field.message_line import MessageLine
from hen_editor.ui.hen_typing import held
from hen_editor.ui.panels.paste_strip import PasteStrip
from hen_editor.ui.session.session import open_sessions
from hen_editor.ui.widgets.long_text import MAX_TEXT, beginning
from hen_editor.ui.window.main_window import MainWindow
from tests.core.editing.machine import is_encodable, savable
from tests.games import says
from tests.monkey.killing import state
from tests.ui.gestures import shown_picture


class Broken(NamedTuple):
    """An invariant that does not hold, and what was seen."""

    claim: str
    seen: str


def first_bytes(window: MainWindow) -> bytes | None:
    """Return the bytes of a document that was just opened, to be compared with when all is undone.

    None where they cannot be written, and where a position was typed into a new window before it is looked at.
    """
    document = window.document
    is_writable = is_encodable(document.snapshot.collection) and not document.undo_stack.count()
    return document.written(SGF) if is_writable else None


def after_each_action(window: MainWindow) -> Iterator[Broken]:
    """Look at what every action leaves in order, as quick as a glance."""
    snapshot = window.document.snapshot
    if snapshot.node not in snapshot.tree:
        yield Broken("the cursor is at a node of the game", f"{snapshot.node} is not")
    state, picture = window.session.state, shown_picture(window)
    if picture.position != state.shown.position:
        yield Broken("the board shows the position", repr(snapshot.hen_text.text))
    markup = Overlay.of(state.shown.tree, state.shown.node)
    if state.counting is None and picture.overlay != markup:
        yield Broken("the board shows the markup", f"{picture.overlay} is not {markup}")
    is_hen = snapshot.hen_text.draft is None and snapshot.position.size.columns <= hen.MAX_COLUMNS
    if is_hen and not says(snapshot.hen_text.text, snapshot.position):
        written = snapshot.hen_text.written(snapshot.position).text
        yield Broken("the HEN field means the position", f"{snapshot.hen_text.text!r} is not {written!r}")


def _modes_are_seen(window: MainWindow) -> Iterator[Broken]:
    """Look at whether what the state says that the window does for a while is what its widgets show."""
    state = window.session.state
    shown: dict[str, tuple[object, QWidget | None]] = {
        "solving": (state.solving, window.findChild(Bar, "solving-bar")),
        "comparison": (state.comparison, window.findChild(Bar, "comparison-bar")),
        "preview": (state.preview, window.findChild(PasteStrip)),
        "label": (state.label, window.controllers.label_editor),
    }
    if _is_fix_pointed_at(window):  # the board shows what the fix would give, without a strip
        del shown["preview"]
    for mode, (value, widget) in shown.items():
        is_seen = widget is not None and not widget.isHidden()
        if is_seen is not (value is not None):
            yield Broken(f"{mode} is seen as it is in the state", f"{value!r}, {widget!r}"[:2000])
    if window.menuBar().isHidden() is not state.is_presenting:
        yield Broken("is_presenting is seen as it is in the state", repr(state.is_presenting))
    if not window.commands[state.tool].isChecked():
        yield Broken("the command of the tool is checked", state.tool)


def _is_fix_pointed_at(window: MainWindow) -> bool:
    """Return whether a button of the message line has the pointer or the focus."""
    line = window.findChild(MessageLine)
    return line is not None and any(one.hasFocus() or one.underMouse() for one in line.findChildren(QAbstractButton))


def at_rest(windows: Iterable[MainWindow]) -> Iterator[Broken]:
    """Look at what holds whenever nothing is going on: modes are seen, and some widget that is seen has the keys."""
    for each in windows:
        yield from _modes_are_seen(each)
    window = QApplication.activeWindow()
    if isinstance(window, MainWindow) and window.isVisible():
        focus: QWidget | None = QApplication.focusWidget()
        if focus is None:
            yield Broken("a widget of the active window has the focus", f"{window.focusWidget()} had it")
        elif not focus.isVisible():
            yield Broken("the widget that has the focus is seen", repr(focus))


def now_and_then(window: MainWindow, first: bytes | None) -> Iterator[Broken]:
    """Look at everything: what waits for a rest is taken in first, and all is undone and done again."""
    window.hen_field.flush()
    window.document.end_burst()
    yield from after_each_action(window)
    yield from _texts_shown(window)
    yield from _journal_is_the_document(window)
    yield from _saving_leaves_nothing(window)
    if is_encodable(window.document.snapshot.collection):
        yield from _bytes_mean_the_document(window)
        yield from _undo_and_redo(window, first)


def _texts_shown(window: MainWindow) -> Iterator[Broken]:
    snapshot, shown = window.document.snapshot, window.session.state.shown
    editor, text = window.hen_field.findChild(HenEditor), snapshot.hen_text.text
    if not editor.isReadOnly() and len(text) < MAX_TEXT and editor.text() != held(text):
        yield Broken("the HEN field shows its text", f"{editor.text()!r} is not {text!r}")
    texts = shown.tree.node(shown.node)
    comment, name = (replace_undecodable(str(texts.get(text, ""))) for text in ("C", "N"))
    box, line = window.comment_box.findChild(QTextEdit), window.comment_box.findChild(QLineEdit)
    if box.toPlainText().split() != beginning(comment).split():
        yield Broken("the comment is shown", f"{box.toPlainText()!r} is not {comment!r}")
    if not line.isReadOnly() and line.text().split() != name.split():
        yield Broken("the node's name is shown", f"{line.text()!r} is not {name!r}")


def _journal_is_the_document(window: MainWindow) -> Iterator[Broken]:
    """Look at whether what would be recovered now is the document, with its undo history as far as it is kept."""
    recorder, document = window.session.recorder, window.document
    recorder.sync()
    if recorder.error is not None:
        yield Broken("recovery is on", str(recorder.error))
    if recorder.path is None:
        return
    found = folder.read(recorder.path)
    if found is None:
        yield Broken("the journal can be read", f"{recorder.path.read_bytes()[-4000:]!r}")
        return
    if state(_as_saved(found.snapshot)) != state(_as_saved(document.snapshot)):
        difference = _first_difference(document.snapshot.collection, found.snapshot.collection)
        details = f"{document.snapshot.hen_text!r}, {found.snapshot.hen_text!r}"
        yield Broken("the journal is the document", f"{difference}\n{details}\n{found.index} of {len(found.steps)}")
    stack = document.undo_stack
    texts = [stack.text(index) for index in range(stack.index())]
    if [step.text for step in found.steps[: found.index]] != texts[len(texts) - found.index :]:
        steps = [step.text for step in found.steps]
        yield Broken("the journal has the last steps of the document", f"{steps}, {found.index} is not {texts}")


def _as_saved(shown: Snapshot) -> Snapshot:
    """Return a snapshot with its games as they are saved: some encodings are recorded in UTF-8, as they are saved."""
    return shown._replace(collection=savable(shown.collection))


def _saving_leaves_nothing(window: MainWindow) -> Iterator[Broken]:
    path = window.document.path
    if path is not None and not window.document.is_writing:
        left = [*path.parent.glob(f".hen-editor-*-{os.getpid()}-*")]
        if left and not any(each.document.is_writing for each in open_sessions()):
            yield Broken("saving leaves no temporary file", repr(left))


def _bytes_mean_the_document(window: MainWindow) -> Iterator[Broken]:
    document = window.document
    data = document.written(SGF)
    difference = _first_difference(document.snapshot.collection, _read_again(document.snapshot.collection, data))
    if difference:
        undone = [document.undo_stack.text(index) for index in range(document.undo_stack.index())][-12:]
        yield Broken("the bytes mean the document", f"{difference}\nbytes {data[:4000]!r}\nedits {undone}")
    path = document.path
    if path is None or document.is_modified or holds_other(path, document.file.data) or not path.is_file():
        return
    held = path.read_bytes()
    if document.format_of(path) is HEN:
        written = document.written(HEN)
        is_same = entries.read(held.decode("utf-8-sig")) == entries.read(written.decode())
    else:
        written, is_same = data, held == data
    if not is_same:
        yield Broken("a document that is not modified is what its file holds", f"{held!r} is not {written!r}")


def _read_again(collection: Collection, data: bytes) -> Collection:
    """Return what is in the bytes: an unedited file is read in the encoding that was asked for when it was read."""
    is_asked_for = collection.encoding_reason is EncodingReason.ASKED and data == collection.source.data
    return sgf.parse(data, encoding=collection.encoding if is_asked_for else None).value


def _first_difference(one: Collection, other: Collection) -> str:
    """Return where two collections differ in their trees or their properties, in words."""
    if len(one.games) != len(other.games):
        return f"{len(one.games)} games became {len(other.games)}"
    for index, (before, after) in enumerate(zip(one.games, other.games, strict=True)):
        if len(before) != len(after):
            return f"game {index}: {len(before)} nodes became {len(after)}"
        for place, (node, there) in enumerate(zip(before.walk(), after.walk(), strict=True)):
            was = ([*before.node(node).raw.items()], len(before.children(node)))
            became = ([*after.node(there).raw.items()], len(after.children(there)))
            if was != became:
                return f"game {index}, node {place}: {was!r} became {became!r}"[:2000]
    return ""


def _undo_and_redo(window: MainWindow, first: bytes | None) -> Iterator[Broken]:
    document, stack = window.document, window.document.undo_stack
    data, index = document.written(SGF), stack.index()
    while stack.canUndo():
        stack.undo()
    if first is not None and document.written(SGF) != first:
        yield Broken("undo to the start gives the first bytes", f"{document.written(SGF)!r} is not {first!r}")
    while stack.canRedo():
        stack.redo()
    while stack.index() > index:
        stack.undo()
    if document.written(SGF) != data:
        yield Broken("redo gives the same bytes again", f"{document.written(SGF)!r} is not {data!r}")
