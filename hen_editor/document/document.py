"""The document: the current snapshot, its undo history and its file."""

from collections.abc import Callable, Iterable, Sequence
from collections.abc import Set as AbstractSet
from functools import partial
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QUndoStack

from hen_editor.core.board import Color, Point
from hen_editor.core.codes import ILLEGAL_MOVE
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.editing import codes, games, hen_text, move_numbers, nodes, paint, play, snapshot
from hen_editor.core.editing.apply import left_out
from hen_editor.core.editing.snapshot import KeptDraft, Scope, Snapshot
from hen_editor.core.formats import Format, Kept, WritableFormat, writable
from hen_editor.core.game.navigate import LastVisited
from hen_editor.core.position import PLAIN_ORDER, Mark, Position
from hen_editor.core.sgf import Collection, GameTree, NodeId
from hen_editor.core.sgf.encoding.charsets import restore_undecodable, title, unencodable_characters
from hen_editor.document import files
from hen_editor.document.change import Change, UndoStep, undo_limit
from hen_editor.formats import FORMATS

if TYPE_CHECKING:
    from hen_editor.document.copies import Copy
    from hen_editor.document.file_write import FileWrite

TYPING_PAUSE_MS = 2000
"""The pause in typing that ends a burst, in milliseconds."""


class Burst(NamedTuple):
    """Edits that form one undo step: their kind, their gesture, and the snapshot they began with."""

    kind: str
    gesture: int
    base: Snapshot


class Document(QObject):
    """One open document. Views show its snapshot and change it through its verbs only.

    changed: the new snapshot, after every edit, undo, redo and navigation. file_changed: the file's path, or
    whether the document is modified or read-only, may have changed. leaving: the document is about to be closed or
    replaced by another one. opened: it has been replaced. burst_ended: a drag or a burst of typing has ended for good.
    saving_begun: its file is about to become this `File`, with these games. edit_refused: the document is read-only,
    and somebody tried to edit it. step_stopped: a step has led elsewhere than asked for. version_lost: what saving
    replaced is not kept as an earlier version, because of this OSError.

    destination: returns where a step to a node of a game leads, which may be short of it. last_visited: the variation
    that a step forward takes at each fork.
    """

    changed = Signal(object)
    file_changed = Signal()
    leaving = Signal()
    opened = Signal()
    burst_ended = Signal()
    saving_begun = Signal(object, object)
    edit_refused = Signal()
    step_stopped = Signal()
    version_lost = Signal(object)

    def __init__(self, parent: QObject | None = None, formats: Sequence[Format] = FORMATS) -> None:
        super().__init__(parent)
        self.formats = formats
        self.undo_stack = QUndoStack(self)
        self.destination: Callable[[GameTree, NodeId], NodeId] = lambda tree, node: node
        self.last_visited = LastVisited()
        self._gestures = count(1)
        self._burst: Burst | None = None
        self._rest = QTimer(self, singleShot=True, interval=TYPING_PAUSE_MS)
        self._rest.timeout.connect(self.end_burst)
        self._file = self._opened_file = files.File()
        self._readings: tuple[files.File, ...] = ()
        self._in_place = dict[Path, bool]()
        self._writes: list[FileWrite] = []
        self._snapshot = snapshot.of_position(Position())
        self._removed: files.File | None = None
        self._is_read_only = False
        self._saved: Collection | None = self._snapshot.collection
        self._reload_gesture = next(self._gestures)
        self.undo_stack.setUndoLimit(undo_limit(self._snapshot.position.size))

    @property
    def snapshot(self) -> Snapshot:
        """The present snapshot."""
        return self._snapshot

    @property
    def file(self) -> files.File:
        """The file as last read or written."""
        return self._file

    @property
    def opened_file(self) -> files.File:
        """The file as it was when the document was opened."""
        return self._opened_file

    @property
    def path(self) -> Path | None:
        """The file that the document was last read from or saved to."""
        return self._file.path

    @property
    def encoded_data(self) -> bytes:
        """The bytes of the document as last read or written; empty if its format has a fixed encoding."""
        row = self._file.format
        return self._file.data if row is not None and row.has_encodings else b""

    @property
    def problems(self) -> tuple[Diagnostic, ...]:
        """The problems found when the text of the games was read: by the last reload, or when it was opened."""
        source = self._snapshot.collection.source
        read = (file for file in (self._file, self._opened_file) if file.collection is not None)
        return next((file.diagnostics for file in read if file.require_collection().source is source), ())

    @property
    def name(self) -> str:
        """The name of the file, as text that can be shown, or "Untitled"."""
        path = self._file.path
        return (self._file.title or self.tr("Untitled")) if path is None else files.readable(path.name)

    @property
    def is_modified(self) -> bool:
        """Whether the games differ from those in the file, or the file is gone."""
        return self._snapshot.collection is not self._saved or self.is_removed

    @property
    def is_read_only(self) -> bool:
        """Whether edits are refused."""
        return self._is_read_only

    @property
    def is_removed(self) -> bool:
        """Whether another program has removed the file, as last reported to `mark_removed`."""
        return self._removed is self._file

    @property
    def is_writing(self) -> bool:
        """Whether this document is writing a file."""
        return bool(self._writes)

    @property
    def saved(self) -> Collection | None:
        """The games in the file, as states of the document's; None if the file holds no such state."""
        return self._saved

    def is_own_file(self, path: Path) -> bool:
        """Return whether a path leads to the document's file, even under another name."""
        return self._file.path is not None and files.is_same_file(self._file.path, path)

    @property
    def has_draft(self) -> bool:
        """Whether the HEN field holds an unfinished text, here or at another node."""
        return self._snapshot.hen_text.draft is not None or bool(self._snapshot.drafts)

    @property
    def encoding(self) -> str:
        """The display name of the file's encoding."""
        return title(self._snapshot.collection.encoding)

    @property
    def has_characters_beyond_encoding(self) -> bool:
        """Whether there are new characters that the encoding of their game lacks."""
        collection = self._snapshot.collection
        return any(
            unencodable_characters(found.characters, collection.codec_of(found.game))
            for found in collection.unencodable()
        )

    def opened_game(self, game: int) -> GameTree | None:
        """Return a game as it was when the document was opened or reloaded, None if it is newer."""
        tree, opened = self._snapshot.collection.games[game], self._snapshot.collection.loaded
        return next((other for other in chain(opened[game : game + 1], opened) if other.is_state_of(tree)), None)

    @property
    def is_fresh(self) -> bool:
        """Whether this is a new, untouched document."""
        return self._file.path is None and not self.is_modified and not self.undo_stack.count()

    def new(self, position: Position) -> None:
        """Start a new document with a position, replacing this one."""
        first = snapshot.of_position(position)
        self._begin(first, files.File(), first.collection)

    def open(self, path: Path) -> str | None:
        """Open a file, replacing this document; return a message if it cannot be read.

        Raises OSError if the system refuses the file. In both cases the document stays unchanged.
        """
        file = files.read(path, self.formats)
        if file.refusal is not None:
            return file.refusal.message
        self.begin(file)
        return None

    @property
    def writable_formats(self) -> tuple[WritableFormat, ...]:
        """The formats in which the document can be saved; the first is the usual one."""
        return writable(self.formats)

    def format_of(self, path: Path) -> WritableFormat:
        """Return the format that the document is saved in under a name."""
        return files.format_of(path, self.formats)

    def written(self, row: WritableFormat) -> bytes:
        """Return the document as a file of a format. Raises ValueError if that cannot store one of the games."""
        return row.write(self._snapshot.collection, self._file.kept)

    def restore_version(self, file: files.File) -> None:
        """Replace the games by those of an earlier version of the file. Raises ValueError if nothing could be read."""
        after = snapshot.with_collection(self._snapshot, file.require_collection())
        self.end_burst()
        if not self.is_read_only:
            is_removed = self.is_removed
            self._file = self._file._replace(kept=self._kept_with(file))
            self._removed = self._file if is_removed else None
        self.edit(after, self.tr("Restore earlier version"))

    def begin(self, file: files.File, *, saved: bool = True) -> None:
        """Replace this document by what was read. Raises ValueError if nothing could be read.

        saved: whether it is stored in a file, so that nothing is lost when it is closed.
        """
        collection = file.require_collection()
        self._begin(snapshot.of_collection(collection), file, collection if saved else None)

    def restore(
        self, file: files.File, now: Snapshot, steps: Sequence[UndoStep], index: int, saved: Collection | None
    ) -> None:
        """Replace this document by one that was recovered, with its undo history, of which `index` steps are done.

        file: the file that it belongs to. saved: the games in that file, None if they are no state of the document's.
        """
        self._begin(now, file, saved, steps, index)

    # What other programs do to the file.

    def reload(self, file: files.File) -> None:
        """Show the games that another program has written to the document's file, as one undo step.

        The cursor stays at the same node as far as there is one. Reloading again, before any other edit, is part of the
        same step. A read-only document has no steps. Raises ValueError if nothing could be read.
        """
        collection = file.require_collection()
        self.end_burst()
        if self.is_modified:
            self._reload_gesture = next(self._gestures)
        after = snapshot.with_collection(self._snapshot, collection)
        if self.is_read_only:
            self._begin(after, file, collection)
            return
        change = Change(self._restore, self._snapshot, after, self.tr("Reload"), self._reload_gesture)
        gone = self._games_replaced_by(change)
        self._file = file._replace(kept=self._kept_with(file, gone))
        self._saved = collection
        self.undo_stack.push(change)
        self.file_changed.emit()

    def _kept_with(self, file: files.File, gone: AbstractSet[object] = frozenset()) -> Kept:
        """Return the entries kept as they were read, with those of another file, and without games that are gone."""
        readings = [
            one for one in self._readings if one is not file and not {tree.game_key for tree in one.kept} <= gone
        ]
        if file.kept or len(readings) < len(self._readings):
            self._readings = (*readings, file) if file.kept else (*readings,)
        return files.all_kept(self._opened_file, *self._readings)

    def _games_replaced_by(self, reload: Change) -> AbstractSet[object]:
        """Return the keys of the games that no undo step refers to any more once a reload merges with the last one."""
        stack = self.undo_stack
        last = stack.command(stack.index() - 1) if stack.index() else None
        if not isinstance(last, Change) or last.gesture is None or last.gesture != reload.gesture:
            return set()
        return {tree.game_key for tree in last.after.collection.games} - {
            tree.game_key for tree in last.before.collection.games
        }

    def keep(self, data: bytes) -> None:
        """Keep the games although another program has written these bytes to the file; they count as modified."""
        self._file = self._file._replace(data=data)
        self._saved = None
        self.file_changed.emit()

    def mark_removed(self, *, is_removed: bool) -> None:
        """Record whether another program has removed the file."""
        if is_removed is not self.is_removed:
            self._removed = self._file if is_removed else None
            self.file_changed.emit()

    def set_read_only(self, *, is_read_only: bool) -> None:
        """Set whether edits are refused."""
        if is_read_only is not self._is_read_only:
            self._is_read_only = is_read_only
            self.file_changed.emit()

    def detach(self) -> None:
        """Detach this document from its file, and make it editable."""
        self._file = self._file._replace(path=None)
        self._saved = None
        self._is_read_only = False
        self.file_changed.emit()

    def save(self, path: Path, *, overwrites: bool = False) -> None:
        """Save the document to a file, in the format of its name, and make it the document's file.

        The bytes are read back and compared with the document before anything is written. Raises OSError; then nothing
        was written: a LossyError if the format cannot store the whole document, an UnencodableError if the encoding of
        the file does not fit its text, a MiswrittenError if they differ otherwise, an InPlaceError unless
        `allow_in_place` has allowed what is needed, a ChangedMeanwhileError if another program has changed the
        document's file.

        overwrites: whether the changes of other programs may be lost.
        """
        self.write(self.prepare_save(path, overwrites=overwrites))

    def prepare_save(self, path: Path, *, overwrites: bool = False) -> "FileWrite":
        """Prepare what `save` does, with the games as they are now.

        The document may be edited until that is done. A document that replaces it meanwhile is not affected.
        """
        from hen_editor.document import copies

        collection = self._snapshot.collection
        copy = partial(copies.encoded, self.format_of(path), collection, self._file.kept)
        return self._prepared(path, copy, overwrites=overwrites, saved=self._snapshot)

    def prepare_copy(self, path: Path, copy: "Copy", *, overwrites: bool = False) -> "FileWrite":
        """Prepare to write a copy to a file that does not become the document's file.

        If it is that file already, the document counts as modified afterwards: its file has changed.
        """
        return self._prepared(path, copy, overwrites=overwrites)

    def prepare_export(self, path: Path, copy: "Copy", *, overwrites: bool = False) -> "FileWrite":
        """Prepare to write a file that is no copy of the document, such as a picture."""
        return self._prepared(path, copy, overwrites=overwrites, is_export=True)

    def _prepared(
        self,
        path: Path,
        copy: "Copy",
        *,
        overwrites: bool,
        saved: Snapshot | None = None,
        is_export: bool = False,
    ) -> "FileWrite":
        from hen_editor.document.file_write import FileWrite

        in_place = self._in_place.get(path)
        return FileWrite(path, copy, self._file, self._opened_file, overwrites, saved, in_place, is_export)

    def write(self, write: "FileWrite") -> None:
        """Write a file at once; raises as `save` does. To do it in a thread, call the steps one by one."""
        write.build()
        self.begin_writing(write)
        try:
            write.write()
        except BaseException:
            self.end_writing(write, is_written=False)
            raise
        self.end_writing(write)

    def begin_writing(self, write: "FileWrite") -> None:
        """Record that a file was built and is about to be written."""
        self._writes.append(write)
        if write.saved is not None and write.opened is self._opened_file:
            self.saving_begun.emit(self._saved_file(write), write.saved.collection)

    def end_writing(self, write: "FileWrite", *, is_written: bool = True) -> None:
        """Record that a file was written, or could not be."""
        if write in self._writes:
            self._writes.remove(write)
        if is_written and write.unkept is not None:
            self.version_lost.emit(write.unkept)
        if not is_written or write.is_export:
            return
        if write.saved is None:
            if write.is_own and write.data != self._file.data:
                self.keep(write.data)
        elif write.opened is self._opened_file:
            self._file = self._saved_file(write)
            self._saved = write.saved.collection
            self.file_changed.emit()

    def _saved_file(self, write: "FileWrite") -> files.File:
        row = self.format_of(write.path)
        return self._file._replace(path=write.path, data=write.data, format=row, title="", origin=None)

    def allow_in_place(self, path: Path, *, unkept: bool = False) -> None:
        """Allow a file to be overwritten in place, if it cannot be replaced without losing more than its content.

        unkept: even if its present bytes cannot be kept as an earlier version.
        """
        self._in_place[path] = unkept

    def convert_to_utf8(self, converted: Collection | None = None) -> None:
        """Re-encode all text in UTF-8 when the document is saved.

        converted: the games, if they were converted already, as in a thread.
        """
        if converted is None:
            converted = self._snapshot.collection.converted_to_utf8().value
        self.edit(self._snapshot._replace(collection=converted), self.tr("Convert to UTF-8"))

    # Navigation and the choice of a scope are not edits.

    def go(self, node: int, game: int | None = None) -> None:
        """Move the cursor to a node, or where a step to it leads."""
        self.end_burst()
        now = self._snapshot
        game = now.game if game is None else game
        reached = self.destination(now.collection.games[game], node)
        self._show(snapshot.at(now, game, reached))
        if reached != node:
            self.step_stopped.emit()

    def go_to_seen(self, seen: GameTree, node: int) -> None:
        """Move the cursor to a node of a tree seen earlier, unless it no longer exists.

        For references to nodes kept while the document may change, as in a list, a menu or a dialog.
        """
        game = self._snapshot.game_of(seen)
        if game is not None and node in self._snapshot.collection.games[game]:
            self.go(node, game)

    def choose_scope(self, scope: Scope) -> None:
        """Set where edits go from now on, if the node has that scope."""
        self.end_burst()
        self._show(snapshot.with_scope(self._snapshot, scope))

    # Edits. Each returns at once if it changes nothing.

    def edit(self, after: Snapshot, text: str, burst: Burst | None = None) -> None:
        """Show an edited snapshot, as one undo step with this text; edits of one burst are merged.

        A read-only document stays as it is.
        """
        if burst is None and self._burst is not None and self._burst.kind == "stroke":
            burst = self._burst
        if after == self._snapshot:
            return
        if self.is_read_only:
            self.changed.emit(self._snapshot)  # so that the edited view shows the unedited state again
            self.edit_refused.emit()
            return
        self.undo_stack.push(
            Change(self._restore, self._snapshot, after, text, None if burst is None else burst.gesture)
        )
        self._burst = burst

    # What a position cannot hold changes nothing; the reason is returned.

    def play(self, point: Point | None, color: Color | None = None) -> Diagnostic | None:
        """Play a move for a player, by default the one to move, None to pass; return why if that is impossible."""
        mover = color or self._snapshot.position.mover
        refused = paint.refusal(self._snapshot, needs_hen=mover not in PLAIN_ORDER)
        if refused is None and point is not None:
            illegal = play.refusal(self._snapshot, point, color)
            refused = None if illegal is None else ILLEGAL_MOVE.at(reason=illegal)
        if refused is not None:
            return refused
        after = play.played(self._snapshot, point, color)
        if after.collection is self._snapshot.collection:
            self.go(after.node)
        else:
            self.edit(after, self.tr("Pass") if point is None else self.tr("Play"))
        return None

    def set_stones(self, points: Iterable[Point], color: Color | None) -> Diagnostic | None:
        """Place stones of a colour on points, or remove them."""
        text = self.tr("Remove stones") if color is None else self.tr("Place stones")
        refused = paint.refusal(self._snapshot, needs_hen=color is not None and color not in PLAIN_ORDER)
        if refused is None:
            self.edit(paint.with_stones(self._snapshot, points, color), text)
        return refused

    def set_mark(self, points: Iterable[Point], mark: Mark | None) -> Diagnostic | None:
        """Set a mark on points, or remove marks."""
        text = self.tr("Remove mark") if mark is None else self.tr("Mark")
        return self._paint(paint.with_mark(self._snapshot, points, mark), text)

    def set_label(self, points: Iterable[Point], label: str | None) -> Diagnostic | None:
        """Set a label on points, or remove labels and numbers."""
        text = self.tr("Remove label") if label is None else self.tr("Label")
        return self._paint(paint.with_label(self._snapshot, points, label), text)

    def set_turn(self, color: Color) -> Diagnostic | None:
        """Set whose turn it is."""
        after = paint.with_turn(self._snapshot, color)
        return self._paint(after, self.tr("Player to move"), is_held=after.position.turn is color)

    def set_order(self, order: tuple[Color, ...]) -> Diagnostic | None:
        """Set the order of play. Raises ValueError for fewer than two colours."""
        after = paint.with_order(self._snapshot, order)
        return self._paint(after, self.tr("Order of play"), is_held=after.position.order == order)

    def set_ko(self, point: Point | None) -> Diagnostic | None:
        """Set the ko point, or leave it to the last move."""
        text = self.tr("Remove ko") if point is None else self.tr("Ko point")
        after = paint.with_ko(self._snapshot, point)
        return self._paint(after, text, is_held=point is None or after.position.ko == point)

    def set_last_move(self, point: Point | None) -> Diagnostic | None:
        """Set the stone on a point as the last move, or leave it to the game."""
        text = self.tr("Remove last move") if point is None else self.tr("Last move")
        after = paint.with_last_move(self._snapshot, point)
        last = after.position.last_move
        return self._paint(after, text, is_held=point is None or (last is not None and last.point == point))

    def _paint(self, after: Snapshot, text: str, *, is_held: bool = True) -> Diagnostic | None:
        """Show an edited position; return why if that is impossible. is_held: whether the game can hold it."""
        refused = paint.refusal(self._snapshot, needs_hen=not is_held)
        if refused is None:
            self.edit(after, text)
        return refused

    def numbers_to_moves(self) -> tuple[Diagnostic, ...]:
        """Play the numbered stones as moves; return why if that is impossible."""
        made = move_numbers.to_moves(self._snapshot)
        self.edit(made.value, self.tr("Play numbered stones as moves"))
        return made.diagnostics

    def moves_to_numbers(self, count: int) -> tuple[Diagnostic, ...]:
        """Write numbers on the stones of the last moves; return why if that is impossible."""
        made = move_numbers.of_moves(self._snapshot, count)
        self.edit(made.value, self.tr("Number the last moves"))
        return made.diagnostics

    def add_game(self, position: Position, index: int) -> None:
        """Insert a game that shows a position at an index, and go there."""
        self.edit(games.added(self._snapshot, position, index), self.tr("Add game"))

    def duplicate_games(self, chosen: Iterable[int]) -> None:
        """Insert a copy of each of these games after it, and go to the first copy."""
        self.edit(games.duplicated(self._snapshot, [*chosen]), self.tr("Duplicate game"))

    def remove_games(self, chosen: Iterable[int]) -> Diagnostic | None:
        """Remove games; return why if none would be left, and nothing is removed."""
        wanted = {*chosen}
        if wanted.issuperset(range(len(self._snapshot.collection.games))):
            return codes.LAST_GAME.at()
        self.edit(games.removed(self._snapshot, wanted), self.tr("Remove game"))
        return None

    def rename_game(self, game: int, name: str) -> None:
        """Name a game, or remove its name if the text is empty."""
        self.edit(games.with_game_info(self._snapshot, {"GN": name}, game), self.tr("Rename game"))

    def move_games(self, chosen: Iterable[int], index: int) -> None:
        """Move games before the one now at an index, or to the end."""
        self.edit(games.moved(self._snapshot, [*chosen], index), self.tr("Move game"))

    def type_hen(
        self, text: hen_text.Typed, *, settled: bool = True, whole: bool = False, seen: Snapshot | None = None
    ) -> tuple[Diagnostic, ...]:
        """Apply the text of the HEN field, see `hen_text.typed`; return what does not fit the game or another board.

        seen: the snapshot that the field shows; if the document has another, nothing is applied.
        """
        now = self._snapshot
        base = self._type(
            lambda base: hen_text.typed(base, text, now=now, settled=settled, whole=whole), self.tr("Type HEN"), seen
        )
        return left_out(base, self._snapshot) if base.tree.is_go else (codes.NOT_GO.at(),)

    def drop_draft(self, before: Snapshot | None = None) -> None:
        """Replace a draft in the HEN field by the position, or by what the field had when typing began."""
        self.end_burst()
        self.edit(hen_text.draft_dropped(self._snapshot, before), self.tr("Discard unfinished HEN"))

    def add_hen_variation(self, text: str) -> Diagnostic | None:
        """Add the position of a HEN text as a variation after this node; return why if that is impossible."""
        refused = hen_text.refusal(self._snapshot, text)
        if refused is None:
            self.edit(hen_text.added_as_variation(self._snapshot, text), self.tr("Add as a variation"))
        return refused

    def lay_out_hen(self, *, multiline: bool) -> None:
        """Write the HEN field in canonical form, on one line or one row per line."""
        self.edit(hen_text.laid_out(self._snapshot, multiline=multiline), self.tr("Change HEN layout"))

    def restore_draft(self, draft: KeptDraft) -> None:
        """Go to the node of a draft, if it still exists, with the draft in the HEN field."""
        if draft not in self._snapshot.drafts:
            return
        trees = self._snapshot.collection.games
        if draft.game < len(trees) and draft.node in trees[draft.game]:
            self.go(draft.node, draft.game)
            if self._snapshot.node != draft.node:
                return
        self.edit(hen_text.draft_restored(self._snapshot, draft), self.tr("Restore unfinished HEN"))

    def discard_draft(self, draft: KeptDraft) -> None:
        """Discard a draft left at another node."""
        self.edit(hen_text.draft_discarded(self._snapshot, draft), self.tr("Discard unfinished HEN"))

    def type_comment(self, text: str, *, seen: Snapshot | None = None) -> None:
        """Apply the text of the comment box; seen: as for `type_hen`."""
        comment = self._restore_undecodable("C", text)
        self._type(lambda base: nodes.with_comment(base, comment), self.tr("Comment"), seen)

    def type_node_name(self, text: str, *, seen: Snapshot | None = None) -> None:
        """Apply the text of the node name field; seen: as for `type_hen`."""
        name = self._restore_undecodable("N", text)
        self._type(lambda base: nodes.with_node_name(base, name), self.tr("Node name"), seen)

    # Bursts: edits that form one undo step.

    def begin_stroke(self) -> Burst:
        """Begin a drag: until `end_burst` all edits are one undo step, to which `resume_stroke` adds."""
        stroke = Burst("stroke", next(self._gestures), self._snapshot)
        self.resume_stroke(stroke)
        return stroke

    def resume_stroke(self, stroke: Burst) -> None:
        """Resume a drag: until `end_burst` all edits are part of its undo step."""
        self._rest.stop()
        self._burst = stroke

    def draw(self, stroke: Burst, after: Snapshot, text: str) -> None:
        """Let the undo step of a stroke lead to another snapshot, made from the one that the stroke began with."""
        self.resume_stroke(stroke)
        self._paint(after, text)
        self.end_burst()

    def cancel_stroke(self) -> None:
        """Undo what a drag has done so far, and end it."""
        burst = self._burst
        if burst is not None and burst.kind == "stroke":
            self.edit(burst.base, "")
            self.end_burst()

    def end_burst(self) -> None:
        """End a drag or a burst of typing: the next edit is a new undo step."""
        self._rest.stop()
        burst, self._burst = self._burst, None
        if burst is not None:
            self.burst_ended.emit()

    def _type(self, typed: Callable[[Snapshot], Snapshot], text: str, seen: Snapshot | None) -> Snapshot:
        """Apply what was typed in a field to the snapshot with which the burst began, and return the latter.

        A field that shows an outdated snapshot has missed a change because of an error in it or another view. Its text
        would revert that change; instead, the present snapshot is shown again in all views.
        """
        if seen is not None and seen is not self._snapshot:
            self.changed.emit(self._snapshot)
            return self._snapshot
        if self._burst is None or self._burst.kind != text:
            self._burst = Burst(text, next(self._gestures), self._snapshot)
        self._rest.start()
        base = self._burst.base
        self.edit(typed(base), text, self._burst)
        return base

    def _restore_undecodable(self, name: str, text: str) -> str:
        now = self._snapshot
        return restore_undecodable(text, str(now.tree.node(now.node).get(name, "")))

    def _restore(self, shown: Snapshot) -> None:
        self._burst = None
        self._show(shown)

    def _show(self, shown: Snapshot) -> None:
        if shown == self._snapshot:
            return
        was_modified, before = self.is_modified, self._snapshot
        self._snapshot = shown
        is_same_game = shown.tree.is_state_of(before.tree)
        self.last_visited.arrive(shown.tree, shown.node, before.node if is_same_game else None)
        self.changed.emit(shown)
        if was_modified != self.is_modified:
            self.file_changed.emit()

    def _begin(
        self,
        now: Snapshot,
        file: files.File,
        saved: Collection | None,
        steps: Sequence[UndoStep] = (),
        index: int = 0,
    ) -> None:
        """Replace this document by another. saved: what its file holds. steps: its history, `index` of them done."""
        self.end_burst()
        self.leaving.emit()
        self.undo_stack.clear()
        self.undo_stack.setUndoLimit(undo_limit(now.position.size))  # Qt takes one only while the stack is empty
        changes = [Change(lambda snapshot: None, step.before, step.after, step.text, None) for step in steps]
        for change in changes:
            self.undo_stack.push(change)
        self.undo_stack.setIndex(self.undo_stack.count() - len(steps) + index)
        for change in changes:
            change.show = self._restore  # only now, since pushing a command runs its `redo`
        self._opened_file = file._replace(collection=now.collection)
        self._readings = ()
        self._snapshot = now
        self.last_visited = LastVisited()
        self._saved = saved
        self._file = file
        self.changed.emit(now)
        self.file_changed.emit()
        self.opened.emit()
