"""The state machine of all edits: a document that is edited, undone, redone and opened again, and what must hold of it.

    python -m tests.core.editing.machine --steps 1000000 --seed 5

runs so many steps and prints how many they were.
"""

import argparse
import sys
import time
from typing import NamedTuple

import hypothesis
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from hen_editor.core import hen, sgf
from hen_editor.core.convert import node_to_position
from hen_editor.core.editing import snapshot
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import Collection
from tests.core.editing.all_edits import EDITS, LARGEST_CHOICE, Choices
from tests.core.sgf.vectors import read_vectors
from tests.games import says

LONGEST = 3_000
"""How many bytes a document may have; an edit that makes more of it is left out, to keep steps cheap."""

STEPS_IN_A_RUN = 50

GAMES = (
    *(
        text.encode(codec)
        for text, codec in (
            ("(;SZ[3];B[aa];W[bb](;B[cc])(;B[ab];W[]))", "utf-8"),
            ("(;SZ[9]AB[aa][bb]AW[cc]PL[W];W[ab]LB[aa:1][cc:x]TR[bb])", "utf-8"),
            ("(;SZ[5:4]GN[a];B[aa])\n(;SZ[3]GN[b])(;GM[2];B[a1])", "utf-8"),
            ("(;SZ[3]HA[2]AB[aa][cc];W[bb]HEN[.3x3_2Br];B[ab])", "utf-8"),
            ("head (;SZ[9]DD[aa]VW[aa:cc];B[aa]C[one];W[bb]N[two]AR[aa:bb]TB[cc])\ntail", "utf-8"),
            ("(;CA[UTF-8]SZ[9]PB[é];B[aa]C[三十](;W[bb]C[a\\]b])(;W[cc]N[ü]))", "utf-8"),
            ("(;CA[Shift_JIS]SZ[3]PB[十段];B[aa]C[表 ソ](;W[bb])(;W[cc]N[能]))", "cp932"),
            ("(;CA[GBK]SZ[3]C[围棋];B[aa])(;CA[GBK]SZ[3]N[乗];AW[aa])", "gbk"),
            ("(;CA[ISO-2022-JP]SZ[3]C[十段];B[aa]N[戦]C[十\n段])", "iso2022_jp"),
            ("(;SZ[3]C[Größe, naïve, schön];B[aa])", "latin-1"),
            ("(;SZ[3]C[十段];B[aa]N[好])", "utf-16"),
            ("(;SZ[30];B[aa];AB[cc:dd])", "utf-8"),
            ("(;SZ[1];B[aa];B[])", "utf-8"),
            ("(;B;W[dd])", "utf-8"),
            ("(;SZ[9] some words;B[aa] -12- ;W[bb]x y)", "utf-8"),
            ("(;_MOVES_;B[dd];;W[pp])", "utf-8"),
            (";SZ[9];B[dd]", "utf-8"),
            ("(SZ[9]B[dd](C[x])(;C[y]))", "utf-8"),
            ("(;SZ[9]C[a] b [c] d];B[aa]c[x]lower[y]AddBlack[bb])", "utf-8"),
            ("(;SZ[9](;B[aa]C[never closed;W[bb](;B[cc])", "utf-8"),
        )
    ),
    b"(;CA[UTF-8]SZ[9]C[\xff \xc3];B[aa]N[x\xe4])",
    b"(;CA[Shift_JIS]SZ[9]C[\x83\n\x83 ];B[aa]N[\x95\x5c\x83 ])",
)

SOURCES = (*GAMES, *(vector.file for vector in read_vectors() if len(vector.file) < 600))

DAMAGE = (
    b"",
    b"(",
    b")",
    b";",
    b"[",
    b"]",
    b"\\",
    b" word ",
    b"WORD",
    b"\x83",
    b"\xff",
    b"\n",
    b"C[x]",
    b"(;)",
    b";;",
    b":",
)


OTHERS = ("undo", "redo", "undo_all_and_redo_all", "convert_to_utf8", "save_and_open_again")
STEPS = (*EDITS, *EDITS, *["snapshot.at"] * 12, *["undo"] * 6, *["redo"] * 3, *OTHERS)
"""What is done, each as often as it is listed."""

numbers = st.integers(0, LARGEST_CHOICE)


def source(choose: Choices) -> bytes:
    """Choose the bytes of a file, whole or damaged."""
    data = choose.one_of(SOURCES)
    for _ in range(max(0, choose.below(5) - 2)):
        place = choose.below(len(data) + 1)
        data = data[:place] + choose.one_of(DAMAGE) + data[place + choose.one_of((0, 1, len(data))) :]
    return data


def trees(collection: Collection) -> list[list[tuple[list[tuple[str, tuple[str, ...]]], int]]]:
    """Return the properties of all nodes of all games and the numbers of their children, in the order of the file."""
    return [
        [([*tree.node(node).raw.items()], len(tree.children(node))) for node in tree.walk()]
        for tree in collection.games
    ]


def index(now: Snapshot) -> int:
    """Return the place of the cursor among the nodes of its game."""
    return [*now.tree.walk()].index(now.node)


def savable(collection: Collection) -> Collection:
    """Return the games as they are saved: in UTF-8 where their file would not hold all their characters."""
    return collection if is_encodable(collection) else collection.converted_to_utf8().value


def is_encodable(collection: Collection) -> bool:
    """Return whether all text fits the encoding of the file, which will be read in that encoding."""
    return not collection.unencodable() and sgf.is_read_as_written(collection)


class Shown(NamedTuple):
    """A state of the document: what is shown, and the games and the bytes that are saved of it."""

    now: Snapshot
    saved: Collection
    data: bytes

    @classmethod
    def of(cls, now: Snapshot) -> "Shown":
        saved = savable(now.collection)
        return cls(now, saved, sgf.format(saved))


class Machine(RuleBasedStateMachine):
    """A document in the hands of a monkey.

    done: the states up to the present one. undone: those that can be redone, the next one last.
    """

    def __init__(self) -> None:
        super().__init__()
        self.done: list[Shown] = []
        self.undone: list[Shown] = []
        self.is_checked = True

    @initialize(number=numbers)
    def open(self, number: int) -> None:
        data = source(Choices(number))
        collection = sgf.parse(data).value
        assert sgf.format(collection) == data
        if not collection.games:
            collection = sgf.parse(GAMES[0]).value
        self._begin(snapshot.of_collection(collection))

    @rule(name=st.sampled_from(STEPS), number=numbers)
    def step(self, name: str, number: int) -> None:
        if name in EDITS:
            self._show(EDITS[name](self.done[-1].now, Choices(number)))
        else:
            getattr(self, name)()

    def undo(self) -> None:
        if len(self.done) > 1:
            self.undone.append(self.done.pop())
            self._expect_the_same_bytes(self.done[-1])

    def redo(self) -> None:
        if self.undone:
            self.done.append(self.undone.pop())
            self._expect_the_same_bytes(self.done[-1])

    def undo_all_and_redo_all(self) -> None:
        for shown in (*reversed(self.done), *self.done, *reversed(self.undone)):
            self._expect_the_same_bytes(shown)

    def convert_to_utf8(self) -> None:
        now = self.done[-1].now
        self._begin(snapshot.of_collection(now.collection.converted_to_utf8().value), now)

    def save_and_open_again(self) -> None:
        self._begin(snapshot.of_collection(sgf.parse(self.done[-1].data).value))

    @invariant()
    def all_is_well(self) -> None:
        if self.is_checked:
            return
        self.is_checked = True
        cursor_is_in_its_tree(self.done[-1].now)
        field_says_the_position(self.done[-1].now)
        file_is_read_back(self.done[-1])

    def _begin(self, opened: Snapshot, there: Snapshot | None = None) -> None:
        now = opened if there is None else snapshot.at(opened, there.game, there.node)
        self.done, self.undone, self.is_checked = [Shown.of(now)], [], False

    def _show(self, now: Snapshot) -> None:
        before = self.done[-1]
        is_edited = now.collection is not before.now.collection
        shown = Shown.of(now) if is_edited else before._replace(now=now)
        if LONGEST < len(shown.data) > len(before.data):
            return
        if is_edited or now.hen_text != before.now.hen_text:
            self.undone.clear()
        else:
            self.done.pop()  # what only goes elsewhere cannot be undone
        self.done.append(shown)
        self.is_checked = now is before.now

    def _expect_the_same_bytes(self, shown: Shown) -> None:
        assert Shown.of(shown.now).data == shown.data
        self.is_checked = False


def cursor_is_in_its_tree(now: Snapshot) -> None:
    """The cursor and what waits for it are at nodes that are there, and what is shown is what they say."""
    assert now.node in now.tree
    assert all(draft.node in now.collection.games[draft.game] for draft in now.drafts)
    assert now.set_up_in is None or now.set_up_in in now.tree
    replay = Replay.of(now.tree, now.node)
    read = replay.position(now.tree)
    assert (now.position, now.diagnostics) == (read.value, read.diagnostics)
    assert (now.move_number, now.captures) == (replay.move_number, replay.captures)


def field_says_the_position(now: Snapshot) -> None:
    """The text in the field means the position, as far as HEN can hold it."""
    if now.hen_text.draft is None:
        held = hen.holdable(now.position).value
        assert now.hen_text.text == "" if held is None else says(now.hen_text.text, now.position)


def file_is_read_back(shown: Shown) -> None:
    """The file holds the games as they are saved, and at the cursor the same position."""
    now, saved, data = shown
    again = sgf.parse(data).value
    assert trees(again) == trees(saved), data
    node = [*again.games[now.game].walk()][index(now)]
    is_converted = saved is not now.collection
    position = node_to_position(saved.games[now.game], now.node) if is_converted else now.position
    assert node_to_position(again.games[now.game], node) == position


def run(steps: int, seed: int) -> int:
    """Run at least so many steps in runs of `STEPS_IN_A_RUN`, and return how many they were."""
    done = 0

    class Counting(Machine):
        def check_invariants(self, *arguments: object, **named: object) -> None:
            nonlocal done
            done += 1
            super().check_invariants(*arguments, **named)

    batch = 0
    started = time.monotonic()
    while done < steps:
        hypothesis.seed(seed * 1_000_003 + batch)(Counting)
        run_state_machine_as_test(
            Counting,
            settings=settings(
                max_examples=min(200, -(-(steps - done) // STEPS_IN_A_RUN)),
                stateful_step_count=STEPS_IN_A_RUN,
                phases=[Phase.generate, Phase.shrink],
                database=None,
                deadline=None,
                suppress_health_check=list(HealthCheck),
                print_blob=True,
            ),
        )
        batch += 1
        say(f"{done:,} steps, {done / (time.monotonic() - started):.0f} a second, seed {seed}")
    return done


def say(line: str) -> None:
    """Write a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    """Run the machine as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    say(f"{run(wanted.steps, wanted.seed):,} steps were run, and everything held.")


if __name__ == "__main__":
    main()
