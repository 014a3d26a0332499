"""A random driver of documents: however one begins and whatever is done to it, what must hold of it holds.

    python -m tests.document.driver --minutes 15 --seed 5

drives documents so long, in runs of `STEPS_IN_A_RUN`, and prints how many steps they were.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import hypothesis
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from shiboken6 import delete

from hen_editor.core import hen, sgf
from hen_editor.core.board import BLACK, WHITE, BoardSize
from hen_editor.core.diagnostics import Severity
from hen_editor.core.editing import paint, snapshot
from hen_editor.core.editing.snapshot import Scope, Snapshot
from hen_editor.core.formats import SGF
from hen_editor.core.formats.format import NOTHING_KEPT
from hen_editor.core.position import Mark, Position
from hen_editor.core.sgf import Collection
from hen_editor.document import copies, files
from hen_editor.document.codes import ChangedMeanwhileError
from hen_editor.document.document import Document
from hen_editor.document.file_bytes import holds_other
from hen_editor.document.files import File
from hen_editor.document.recovery import folder
from hen_editor.document.recovery.recorder import Recorder
from tests.core.editing import machine
from tests.core.editing.all_edits import DIAGRAMS, EDITS, HENS, LARGEST_CHOICE, SHORT, TEXTS, Choices
from tests.core.editing.machine import (
    SOURCES,
    Shown,
    cursor_is_in_its_tree,
    field_says_the_position,
    file_is_read_back,
    is_encodable,
)
from tests.games import RED_AND_BLUE
from tests.nasty_games import BETWEEN, CODECS, LISTS, PLAIN, SIZES

STEPS_IN_A_RUN = 40

LONGEST = 3_000
"""How many bytes a document may have; an edit that makes more of it is taken back, to keep steps cheap."""

NASTY_MOVES = ("", "", ";B[pd]", ";W[aa]", "\n;B[]", ";W[zz]", "(;B[cc];W[dd])", ";AB[aa]W[cc]", ";B[aa]W[bb];", ";;")

SEVERAL_ENCODINGS = "(;CA[GBK]SZ[9]C[围棋];B[aa])".encode("gbk") + "\n(;CA[Shift_JIS]SZ[9]C[表 ソ])".encode("cp932")

numbers = st.integers(0, LARGEST_CHOICE**2)


# How a document begins.


def nasty(choose: Choices) -> bytes:
    """Make a file of games with anything in them: off the board, twice, damaged, in any encoding and any line ends."""
    named, codec = choose.one_of(CODECS)
    games = []
    for _ in range(1 + choose.below(3) // 2):
        size = choose.one_of(SIZES)
        head = f"(;FF[4]{f'CA[{named}]' if named else ''}{f'SZ[{size}]' if size else ''}"
        move = choose.one_of(NASTY_MOVES)
        games.append(f"{head}{_properties(choose)}{move}{_properties(choose) if move[-1:] == ']' else ''})")
    line_end = choose.one_of(("\n", "\r\n", "\r"))
    return "\n".join(games).replace("\n", line_end).encode(codec, "replace")


def _properties(choose: Choices) -> str:
    found = []
    for name in choose.some((*LISTS, *LISTS, *PLAIN), 4):
        values = (choose.some(LISTS[name], 3) or [""]) if name in LISTS else [choose.one_of(PLAIN[name])]
        found += [name, *(f"[{value}]" for value in values), choose.one_of(BETWEEN) if choose.below(8) == 0 else ""]
    return "".join(found)


def sizes(choose: Choices) -> bytes:
    """Make a game on a board of any size, some stones of all colours on it."""
    columns, rows = choose.one_of((1, 2, 3, 9, 19, 25, 26, 52)), choose.one_of((1, 2, 5, 19, 52))
    return f"(;SZ[{columns}:{rows}]AB[aa];W[]{f'HEN[.{columns}x{rows}_1Ar]' if columns < 26 else ''};B[])".encode()


ORIGINS: Mapping[str, tuple[str, Callable[[Choices], bytes]]] = {
    "sgf": (".sgf", lambda choose: choose.one_of(SOURCES)),
    "damaged": (".sgf", machine.source),
    "nasty": (".sgf", nasty),
    "sizes": (".sgf", sizes),
    "several encodings": (".sgf", lambda _: SEVERAL_ENCODINGS),
    "seven colours": (".sgf", lambda _: RED_AND_BLUE.encode()),
    "not Go": (".sgf", lambda choose: choose.one_of((b"(;GM[3]C[x];B[a1])", b"(;GM[7]AB[x]HEN[y])(;SZ[9])"))),
    "hen": (".hen", lambda choose: choose.one_of((b".9x9_5Gb.b", b"one\n.9x9_5Gb.b\n\ntwo\n.5x4_1A2\n", b"_1Ab\r\n"))),
    "diagram": (".txt", lambda choose: choose.one_of(DIAGRAMS).encode()),
    "text": (".txt", lambda choose: choose.one_of(HENS).encode()),
}
"""The files that documents are opened from: their suffix, and what makes their bytes."""


# What is done to a document. Each verb of `Document` has a rule.

Rule = Callable[["Driver", Choices], object]


def _edit(driver: "Driver", choose: Choices) -> None:
    name = choose.one_of([*EDITS])
    driver.brings_others |= name in BRINGING_OTHERS
    before, stack = driver.now, driver.document.undo_stack
    driver.document.edit(EDITS[name](before, choose), name)
    if driver.now.collection is not before.collection:
        stack.undo()
        assert driver.now.collection is before.collection
        stack.redo()


def _type_hen(driver: "Driver", choose: Choices) -> None:
    text = choose.text(HENS, driver.now.hen_text.text)
    for typed in (text, choose.text(HENS, text))[: 1 + choose.below(2)]:
        driver.document.type_hen(typed, settled=choose.below(4) > 0, whole=choose.below(4) == 0)
    if choose.is_so():
        driver.document.end_burst()


def _add_hen_variation(driver: "Driver", choose: Choices) -> None:
    text = choose.text(HENS, driver.now.hen_text.text)
    driver.refused(driver.document.add_hen_variation(text))


def _stroke(driver: "Driver", choose: Choices) -> None:
    document = driver.document
    stroke = document.begin_stroke()
    before = driver.now
    for _ in range(choose.below(3)):
        document.set_stones(choose.points(driver.now.position.size), choose.color())
    if choose.is_so():
        document.cancel_stroke()
        assert driver.now == before
    elif choose.is_so():
        document.end_burst()
        document.resume_stroke(stroke)
    document.end_burst()


def _read(driver: "Driver", choose: Choices) -> File:
    """Return what another program has written to the document's file, or what an earlier version of it was."""
    driver.brings_others = True
    suffix, make = ORIGINS[choose.one_of([*ORIGINS])]
    data = make(choose)
    path = driver.document.path if driver.document.path is not None else driver.path(suffix)
    path.write_bytes(data)
    return files.read(path)


def _reload(driver: "Driver", choose: Choices) -> None:
    file = _read(driver, choose) if choose.below(3) else None
    path = driver.document.path
    if file is None and path is not None and path.is_file():
        file = files.read(path)
    if file is not None and file.collection is not None and driver.document.path is not None:
        driver.document.reload(file)
        assert not driver.document.is_modified


def _restore_version(driver: "Driver", choose: Choices) -> None:
    file = _read(driver, choose)
    if file.collection is not None:
        driver.document.restore_version(file)


def _save(driver: "Driver", choose: Choices) -> None:
    document = driver.document
    if not is_encodable(document.snapshot.collection):
        document.convert_to_utf8()
    is_new = document.path is None or choose.below(3) == 0
    path = driver.path(".sgf") if is_new or document.path is None else document.path
    if document.format_of(path) is not SGF:
        path = driver.path(".sgf")
    is_changed = document.is_own_file(path) and holds_other(path, document.file.data)
    try:
        document.save(path)
    except ChangedMeanwhileError:
        assert is_changed
        document.save(path, overwrites=True)
    else:
        assert not is_changed
    assert not document.is_modified
    assert path.read_bytes() == document.written(SGF) == sgf.format(driver.now.collection)


def _edit_while_saving(driver: "Driver", choose: Choices) -> None:
    document, saved = driver.document, driver.now.collection
    if is_encodable(saved):
        write = document.prepare_save(driver.path(".sgf"))
        write.build()
        document.begin_writing(write)
        write.write()
        _edit(driver, choose)
        document.end_writing(write)
        assert document.is_modified is (driver.now.collection is not saved)


def _reopen(driver: "Driver", choose: Choices) -> None:
    _save(driver, choose)
    data = driver.document.written(SGF)
    path = driver.document.path
    assert path is not None
    assert driver.document.open(path) is None
    assert driver.document.written(SGF) == data
    driver.first = Shown.of(driver.now)


def _save_copy(driver: "Driver", choose: Choices) -> None:
    row = choose.one_of(driver.document.writable_formats)
    if is_encodable(driver.now.collection) and (row is SGF or not row.losses(driver.now.collection)):
        path = driver.path(row.suffixes[0])
        copy = partial(copies.whole, row, driver.now.collection, NOTHING_KEPT)
        driver.document.write(driver.document.prepare_copy(path, copy))


def _undo(driver: "Driver", choose: Choices) -> None:
    for _ in range(1 + choose.below(3)):
        driver.document.undo_stack.undo()


def _redo(driver: "Driver", choose: Choices) -> None:
    for _ in range(1 + choose.below(3)):
        driver.document.undo_stack.redo()


def _go_to_seen(driver: "Driver", choose: Choices) -> None:
    tree = choose.one_of(driver.now.collection.games)
    node = choose.one_of([*tree.walk()])
    driver.document.go_to_seen(tree, node)
    assert driver.now.tree is tree
    assert driver.now.node == node


def _some_games(driver: "Driver", choose: Choices) -> list[int]:
    return choose.some(range(len(driver.now.collection.games)), 2)


def _read_only(driver: "Driver", choose: Choices) -> None:
    """Do something else while nothing may be changed."""
    document = driver.document
    document.set_read_only(is_read_only=True)
    before = driver.now.collection
    try:
        RULES[choose.one_of(EDITING)](driver, choose)
        assert driver.now.collection is before
    finally:
        document.set_read_only(is_read_only=False)


def _draw(driver: "Driver", choose: Choices) -> None:
    """Have a stroke lead to one snapshot after another, as a label being written does."""
    document = driver.document
    stroke = document.begin_stroke()
    document.end_burst()
    points = choose.points(driver.size)
    for text in choose.some((*SHORT, None), 4):
        document.draw(stroke, paint.with_label(stroke.base, points, text), "Label")


RULES: Mapping[str, Rule] = {
    "edit": _edit,
    "play": lambda driver, choose: driver.refused(
        driver.document.play(
            choose.one_of((None, *[choose.point(driver.size)] * 4)), choose.one_of((None, choose.color()))
        )
    ),
    "set_stones": lambda driver, choose: driver.refused(
        driver.document.set_stones(choose.points(driver.size), choose.one_of((None, choose.color(), BLACK, WHITE)))
    ),
    "set_mark": lambda driver, choose: driver.refused(
        driver.document.set_mark(choose.points(driver.size), choose.one_of((*Mark, None)))
    ),
    "set_label": lambda driver, choose: driver.refused(
        driver.document.set_label(choose.points(driver.size), choose.one_of((*SHORT, None)))
    ),
    "set_turn": lambda driver, choose: driver.refused(driver.document.set_turn(choose.color())),
    "set_order": lambda driver, choose: driver.refused(
        driver.document.set_order((choose.color(), choose.color(), *choose.some((BLACK, WHITE), 1)))
    ),
    "set_ko": lambda driver, choose: driver.refused(
        driver.document.set_ko(choose.one_of((None, choose.point(driver.size))))
    ),
    "set_last_move": lambda driver, choose: driver.refused(
        driver.document.set_last_move(choose.one_of((None, choose.point(driver.size))))
    ),
    "numbers_to_moves": lambda driver, choose: driver.refused(driver.document.numbers_to_moves()),
    "moves_to_numbers": lambda driver, choose: driver.refused(driver.document.moves_to_numbers(choose.below(4))),
    "add_game": lambda driver, choose: driver.document.add_game(
        hen.parse(choose.one_of(HENS)).value, choose.below(len(driver.now.collection.games) + 1)
    ),
    "duplicate_games": lambda driver, choose: driver.document.duplicate_games(_some_games(driver, choose)),
    "remove_games": lambda driver, choose: driver.document.remove_games(_some_games(driver, choose)),
    "rename_game": lambda driver, choose: driver.document.rename_game(
        choose.below(len(driver.now.collection.games)), choose.one_of(TEXTS)
    ),
    "move_games": lambda driver, choose: driver.document.move_games(
        _some_games(driver, choose), choose.below(len(driver.now.collection.games) + 1)
    ),
    "type_hen": _type_hen,
    "drop_draft": lambda driver, _: driver.document.drop_draft(),
    "add_hen_variation": _add_hen_variation,
    "lay_out_hen": lambda driver, choose: driver.document.lay_out_hen(multiline=choose.is_so()),
    "restore_draft": lambda driver, choose: [*map(driver.document.restore_draft, driver.drafts[: choose.below(2)])],
    "discard_draft": lambda driver, choose: [*map(driver.document.discard_draft, driver.drafts[: choose.below(2)])],
    "type_comment": lambda driver, choose: driver.document.type_comment(choose.one_of(TEXTS)),
    "type_node_name": lambda driver, choose: driver.document.type_node_name(choose.one_of(TEXTS)),
    "begin_stroke": _stroke,
    "resume_stroke": _stroke,
    "draw": _draw,
    "cancel_stroke": lambda driver, _: driver.document.cancel_stroke(),
    "end_burst": lambda driver, _: driver.document.end_burst(),
    "go": lambda driver, choose: driver.document.go(choose.one_of([*driver.now.tree.walk()])),
    "go_to_seen": _go_to_seen,
    "choose_scope": lambda driver, choose: driver.document.choose_scope(choose.one_of(tuple(Scope))),
    "convert_to_utf8": lambda driver, _: driver.document.convert_to_utf8(),
    "reload": _reload,
    "restore_version": _restore_version,
    "keep": lambda driver, choose: driver.document.keep(choose.one_of(SOURCES)),
    "mark_removed": lambda driver, choose: driver.document.mark_removed(is_removed=choose.is_so()),
    "set_read_only": _read_only,
    "detach": lambda driver, _: driver.document.detach(),
    "save": _save,
    "open": _reopen,
    "write": _save_copy,
    "begin_writing": _edit_while_saving,
    "end_writing": _save_copy,
    "allow_in_place": lambda driver, _: driver.document.allow_in_place(driver.path(".sgf")),
    "new": lambda driver, choose: driver.begin_new(hen.parse(choose.one_of(HENS)).value),
    "begin": lambda driver, choose: driver.begin(choose),
    "restore": lambda driver, _: driver.recover(),
    "undo": _undo,
    "redo": _redo,
    "undo_all_and_redo_all": lambda driver, _: driver.undo_all_and_redo_all(),
}
"""What is done with each verb of a document, and with its undo history."""

QUERIES = frozenset(
    {
        *("is_as_saved", "has_data", "is_own_file", "opened_game", "format_of", "written"),
        *("prepare_save", "prepare_copy", "prepare_export"),
    }
)
"""The methods of a document that change nothing."""

EDITING = (
    *("edit", "play", "set_stones", "set_mark", "set_label", "set_turn", "set_order", "type_hen", "type_comment"),
    *("add_game", "duplicate_games", "remove_games", "rename_game", "convert_to_utf8"),
)

STEPS = (*RULES, *["edit"] * 20, *["type_hen"] * 6, *["go"] * 6, *["undo"] * 4, *["redo"] * 2, *["set_stones"] * 3)
"""What is done, each as often as it is listed."""

RARE = frozenset({"new", "begin", "restore", "undo_all_and_redo_all"})

BRINGING_OTHERS = frozenset(
    {
        *("nodes.with_properties", "pasting.pasted", "variations.pasted", "variations.grafted", "games.merged"),
        *("games.inserted", "games.replaced", "snapshot.with_collection"),
    }
)
"""The edits that bring in what somebody else has written, problems and all."""


class Driver(RuleBasedStateMachine):
    """A document that is driven at random.

    first: what it was when it was opened. brings_others: whether a step has brought in what somebody else has written.
    brought: the errors of all that was brought in so, which an undo or a redo may bring back.
    """

    def __init__(self) -> None:
        super().__init__()
        self._folder = TemporaryDirectory()
        os.environ["XDG_DATA_HOME"] = str(Path(self._folder.name) / "data")
        self._count = 0
        self._owners: list[QObject] = []
        self.brings_others = False
        self._take_another()

    @property
    def now(self) -> Snapshot:
        return self.document.snapshot

    @property
    def size(self) -> BoardSize:
        return self.now.position.size

    @property
    def drafts(self) -> list[snapshot.KeptDraft]:
        return [*self.now.drafts]

    def path(self, suffix: str) -> Path:
        """Return a path where there is no file."""
        self._count += 1
        return Path(self._folder.name) / f"{self._count}{suffix}"

    def _take_another(self) -> None:
        self._owners.append(QObject())
        self.document = Document(self._owners[-1])
        self.recorder = Recorder(self.document, self._owners[-1])
        self._note_beginning()

    def _note_beginning(self) -> None:
        self.before = self.now
        self.first = self.last = Shown.of(self.now)
        self.brought = errors(self.first)

    @initialize(number=numbers)
    def open(self, number: int) -> None:
        self.begin(Choices(number))

    def begin(self, choose: Choices) -> None:
        """Open a file of any origin, if it can be read; or what was pasted, without a file."""
        suffix, make = ORIGINS[choose.one_of([*ORIGINS])]
        data = make(choose)
        path = self.path(suffix)
        path.write_bytes(data)
        file = files.read(path)
        if file.collection is None:
            return
        is_saved = choose.below(4) > 0
        self.document.begin(file if is_saved else file._replace(path=None), saved=is_saved)
        if file.format is SGF:
            assert sgf.format(self.now.collection) == data
        self._note_beginning()

    def begin_new(self, position: Position) -> None:
        self.document.new(position)
        self._note_beginning()

    def refused(self, reason: object) -> None:
        """Check that what is refused has changed nothing."""
        if reason:
            assert self.now.collection is self.before.collection

    def recover(self) -> None:
        """Recover the document as if the program had stopped."""
        self.document.end_burst()
        now, is_changed = self.now, self.document.is_modified or self.document.has_draft
        self.recorder.sync()
        self.recorder.stop()
        kept = [journal for journal in folder.kept() if not journal.is_closed]
        assert len(kept) == is_changed
        first, last, brought = self.first, self.last, self.brought
        self._take_another()
        self.first, self.last, self.brought = first, last, brought
        if not kept:
            self.document.begin(File(None, Collection.of(now.collection.games), format=SGF), saved=False)
            self._note_beginning()
            return
        assert self.recorder.recover(kept[0].path)
        assert machine.trees(self.now.collection) == machine.trees(now.collection)
        assert (self.now.game, machine.index(self.now)) == (now.game, machine.index(now))
        assert self.now.hen_text == now.hen_text
        assert Shown.of(self.now).data == Shown.of(now).data

    def undo_all_and_redo_all(self) -> None:
        stack, data = self.document.undo_stack, Shown.of(self.now).data
        index, count = stack.index(), stack.count()
        stack.setIndex(0)
        is_whole = count < stack.undoLimit()
        assert not is_whole or Shown.of(self.now).data == self.first.data
        stack.setIndex(count)
        stack.setIndex(index)
        assert Shown.of(self.now).data == data

    @rule(name=st.sampled_from(STEPS), number=numbers)
    def step(self, name: str, number: int) -> None:
        choose = Choices(number)
        if name in RARE and choose.below(4):
            return
        self.before = self.now
        self.brings_others = name in ("reload", "restore_version")
        RULES[name](self, choose)
        if len(self.document.written(SGF) if is_encodable(self.now.collection) else b"") > LONGEST:
            self.document.end_burst()
            self.document.undo_stack.undo()

    @invariant()
    def all_is_well(self) -> None:
        now, shown = self.now, Shown.of(self.now)
        cursor_is_in_its_tree(now)
        field_says_the_position(now)
        file_is_read_back(shown)
        assert len({tree.game_key for tree in now.collection.games}) == len(now.collection.games)
        if self.brings_others:
            self.brought |= errors(shown)
        assert not errors(shown) - errors(self.last) - self.brought, shown.data
        self.last, self.brings_others = shown, False

    def teardown(self) -> None:
        self.recorder.stop()
        for owner in self._owners:
            delete(owner)
        self._folder.cleanup()


def errors(shown: Shown) -> set[str]:
    """Return what errors there are in a file, by kind."""
    read = sgf.parse(shown.data)
    checked = (problem for tree in read.value.games for found in sgf.check(tree) for problem in found)
    return {problem.code for problem in (*read.diagnostics, *checked) if problem.severity is Severity.ERROR}


def effort(examples: int, steps: int) -> settings:
    """Return settings for so many runs of so many steps."""
    return settings(
        max_examples=examples,
        stateful_step_count=steps,
        phases=[Phase.generate, Phase.shrink],
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        print_blob=True,
    )


def run(minutes: float, seed: int) -> None:
    """Drive documents for so many minutes."""
    started, batch = time.monotonic(), 0
    while time.monotonic() - started < minutes * 60:
        hypothesis.seed(seed * 1_000_003 + batch)(Driver)
        run_state_machine_as_test(Driver, settings=effort(20, STEPS_IN_A_RUN))
        batch += 1
        sys.stdout.write(f"{batch * 20} runs, {time.monotonic() - started:.0f} seconds, seed {seed}\n")
        sys.stdout.flush()


def main() -> None:
    """Drive documents as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    run(wanted.minutes, wanted.seed)
    del application


if __name__ == "__main__":
    main()
