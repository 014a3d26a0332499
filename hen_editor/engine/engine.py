"""An engine to be asked: it is given a position, and analyses, plays and counts it."""

import contextlib
import shutil
import tempfile
from collections.abc import Callable, Collection, Iterable
from math import inf
from pathlib import Path
from threading import Event
from time import monotonic
from typing import NamedTuple, Self

from hen_editor.core import rules
from hen_editor.core.board import BLACK, WHITE, BoardSize, Color, Point, Stones
from hen_editor.core.diagnostics import Diagnostic, Severity
from hen_editor.core.position import PLAIN_ORDER, Move, Position
from hen_editor.core.rules import Refusal
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.engine import codes, protocol, sync
from hen_editor.engine.codes import EngineError
from hen_editor.engine.engines import EngineSpec
from hen_editor.engine.process import START_SECONDS, STOP_SECONDS, EngineProcess
from hen_editor.engine.protocol import Analysis, CandidateMove, letter, vertex
from hen_editor.engine.sync import EngineTarget

UPDATE_SECONDS = 0.1
"""The shortest time between two analyses that are handed on; also the interval that engines are asked for."""

THINKING_SECONDS = 120.0
"""How long an engine without analysis may think about a move: GNU Go takes some seconds."""

DEAD_OWNERSHIP = 0.5
"""From which ownership on by the other side a stone counts as dead."""

MAX_RESTRICTED = 200
"""The most points among which GNU Go is asked for a move: its commands have up to 1,000 characters."""

DEPTH = 60
"""For how many moves KataGo is kept to a part of the board."""

_POLL_SECONDS = 0.02
"""How often a search is looked at to see whether it is to end."""


class SearchLimits(NamedTuple):
    """When a search ends: after so many visits or seconds, whichever is first; None for no limit.

    Engines without analysis know neither: see `Engine.set_level`.
    """

    visits: int | None = None
    seconds: float | None = None


NO_LIMITS = SearchLimits()

NEVER = Event()
"""Stops nothing."""

ONE_MOVE = SearchLimits(100, 10.0)
"""The limits of a search for a move where none are given: every search ends."""


class Engine:
    """An engine that runs. Raises EngineError, in all its methods, if it fails or refuses.

    They wait for it: they are for a thread, and for one at a time; only `close` is for any. `with` opens and closes it.

    name, version: its own, once it is open. commands: what it can. spec: how it was started.
    """

    def __init__(self, spec: EngineSpec) -> None:
        arguments = spec.arguments()
        self.spec = spec
        self.name = self.version = ""
        self.commands: Collection[str] = ()
        self._folder = Path(tempfile.mkdtemp(prefix="hen-engine-"))
        self._held: EngineTarget | None = None
        self._size: BoardSize | None = None
        self._analyze: str | None = None
        self._knows_perspective = False
        self._perspective: Color | None = None  # that of the side to move
        try:
            for name, text in spec.files.items():
                (self._folder / name).write_text(text, encoding="utf-8")
            self._process = EngineProcess(arguments, self._folder)
        except BaseException:
            shutil.rmtree(self._folder, ignore_errors=True)
            raise

    def open(self) -> Self:
        """Wait until it is ready, which may take minutes if it says what it does; return it."""
        self.name = self._process.ask("name", START_SECONDS, patient=True)
        self.version = self._process.ask("version")
        self.commands = frozenset(self._process.ask("list_commands").split())
        self._analyze = next((name for name in ("kata-analyze", "lz-analyze") if name in self.commands), None)
        self._knows_perspective = self.spec.is_ours or self._analyze == "lz-analyze"
        return self

    def __enter__(self) -> Self:
        try:
            return self.open()
        except BaseException:
            self.close()
            raise

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the engine: it is asked to, terminated after a second, and killed after another."""
        self._process.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def is_running(self) -> bool:
        """Whether it has not ended."""
        return self._process.is_running

    @property
    def log(self) -> str:
        """The last lines of its error output, which say what it does while it starts."""
        return self._process.log

    @property
    def can_analyze(self) -> bool:
        """Whether it analyses as long as it is let, with visits; else it names good moves once, if at all."""
        return self._analyze is not None

    # The position.

    def put(self, tree: GameTree, node: NodeId) -> tuple[Diagnostic, ...]:
        """Give it the position at a node, with the moves that led there; return in what it could not be as here."""
        return self._put(sync.target(tree, node))

    def put_position(self, position: Position) -> tuple[Diagnostic, ...]:
        """Give it a position, as `put` does."""
        return self._put(sync.target_of_position(position))

    def _put(self, wanted: EngineTarget) -> tuple[Diagnostic, ...]:
        held, self._held = self._held, None
        try:
            self._send(sync.commands(wanted, held, self._size, self.commands), wanted)
        except EngineError as error:
            if held is None or not held.has_start_of(wanted) or error.problem.kind != codes.REFUSED:
                raise
            self._send(sync.commands(wanted, None, self._size, self.commands), wanted)  # GNU Go forgets very old moves
        notes = [*wanted.notes, *sync.rules_note(wanted, self.commands)]
        if (found := self._difference(wanted)) is not None:
            if found.severity is Severity.ERROR:
                self._size = None
                raise EngineError(found, self.log)
            notes.append(found)
        self._held = wanted
        return tuple(notes)

    def _send(self, commands: Iterable[str], wanted: EngineTarget) -> None:
        for command in commands:
            if command.startswith("loadsgf "):
                with contextlib.suppress(OSError):  # a full disk: it will refuse the file; or it was closed
                    (self._folder / sync.FILE).write_text(sync.sgf(wanted), encoding="ascii")
            self._process.ask(command)
            if "boardsize" in command:
                self._size = wanted.size

    def _difference(self, wanted: EngineTarget) -> Diagnostic | None:
        """Return in what its board differs from what it was given."""
        if "showboard" not in self.commands:
            return codes.NOT_COMPARED.at()
        found = sync.difference(self._process.ask("showboard"), wanted)
        mover, size = wanted.position.mover, wanted.size
        if found is not None or wanted.ko is None or "is_legal" not in self.commands:
            return found
        if wanted.position.refusal(Move(mover, wanted.ko)) is not Refusal.KO:
            return None
        name = vertex(wanted.ko, size)
        is_legal = self._process.ask(f"is_legal {letter(mover)} {name}") != "0"
        return codes.KO_DIFFERS.at(points=[wanted.ko], point=name) if is_legal else None

    @property
    def _target(self) -> EngineTarget:
        """What it has. Raises ValueError before the first `put`, or after one that failed."""
        if self._held is None:
            raise ValueError("the engine has no position")
        return self._held

    @property
    def turn(self) -> Color:
        """Whose move it is there."""
        return self._target.position.mover

    # Analysis.

    def analyze(
        self,
        limits: SearchLimits = ONE_MOVE,
        on_analysis: Callable[[Analysis], object] = lambda found: None,
        *,
        stop: Event = NEVER,
        region: Collection[Point] = (),
    ) -> Analysis | None:
        """Analyse the position for the side to move and return the result; None if it names no move.

        on_analysis: is given what is known so far, at most ten times a second. stop: ends the
        analysis when it is set. region: the only points that are considered, for both sides; all if empty.
        """
        turn = self._target.position.mover
        if not self.can_analyze:
            found = self._top_moves(turn, region)
            if found is not None:
                on_analysis(found)
            return found
        if not self._knows_perspective:
            self._find_perspective()
        return self._search(turn, self._perspective or turn, limits, on_analysis, stop, region)

    def _search(
        self,
        turn: Color,
        perspective: Color,
        limits: SearchLimits,
        on_analysis: Callable[[Analysis], object] = lambda found: None,
        stop: Event = NEVER,
        region: Collection[Point] = (),
    ) -> Analysis | None:
        size, is_lz = self._target.size, self._analyze == "lz-analyze"

        def read(line: str) -> Analysis | None:
            found = protocol.parse_analysis(line, size, turn, perspective, 10_000 if is_lz else 1)
            return found.within(region) if found is not None and region else found

        command = f"{self._analyze} {letter(turn)} {round(100 * UPDATE_SECONDS)}"
        if not is_lz:
            command += " ownership true rootInfo true"
        if region:
            points = ",".join(vertex(point, size) for point in region)
            command += "".join(f" allow {side} {points} {DEPTH}" for side in "bw")
        pending = self._process.send(command)
        ends = monotonic() + (inf if limits.seconds is None else limits.seconds)
        latest, line, due, gives_up = None, "", 0.0, inf
        while True:
            is_done, now = pending.done.wait(_POLL_SECONDS), monotonic()
            if pending.line != line and (is_done or now >= due):
                line, due = pending.line, now + UPDATE_SECONDS
                if (found := read(line)) is not None:
                    latest = found
                    on_analysis(found)
            if is_done:
                break
            is_enough = limits.visits is not None and latest is not None and latest.visits >= limits.visits
            if gives_up == inf and (is_enough or now >= ends or stop.is_set()):
                self._process.interrupt()
                gives_up = now + STOP_SECONDS
            elif now > gives_up:
                raise EngineError(codes.NO_ANSWER.at(command=command[:80]), self.log)
        self._process.result(pending)
        return latest

    def _find_perspective(self) -> None:
        """Find out whose win rates it gives, by those of both sides in a position that Black has won."""
        before = self._target
        size = before.size
        won = {point: BLACK for point in size.points() if sum(point) % 2 and point.row < size.rows - 2}
        self.put_position(Position(Stones(size, won), turn=BLACK))
        rates = []
        for color in PLAIN_ORDER:
            found = self._search(color, BLACK, SearchLimits(1, STOP_SECONDS))
            rates.append(found is None or found.win_rate is None or found.win_rate > 0.5)
        self._held = None
        self._perspective = None if rates == [True, False] else BLACK if rates[0] else WHITE
        self._knows_perspective = True
        self._put(before)

    def _top_moves(self, turn: Color, region: Collection[Point]) -> Analysis | None:
        """Return what GNU Go has instead of an analysis: good moves with its values, and an estimate of the score."""
        size, command = self._target.size, "top_moves_black" if turn is BLACK else "top_moves_white"
        if command not in self.commands:
            raise EngineError(codes.NO_ANALYSIS.at())
        found = protocol.parse_top_moves(self._process.ask(command, THINKING_SECONDS), size)
        if region:
            found = tuple(each for each in found if each.move in region)
        if "restricted_genmove" in self.commands and 0 < len(region) <= MAX_RESTRICTED:
            names = " ".join(vertex(point, size) for point in region)
            answer = self._process.ask(f"restricted_genmove {letter(turn)} {names}", THINKING_SECONDS)
            best = protocol.moves_in(answer, size)[:1]
            others = tuple(each for each in found if each.move not in best)
            found = (*(set(found) - set(others) or map(CandidateMove, best)), *others)
        return Analysis(found, turn, score_lead=self.estimate()) if found else None

    def estimate(self) -> float | None:
        """Return the points that Black leads by, as far as the engine can tell at once; None if it cannot."""
        if "estimate_score" in self.commands:
            return protocol.parse_estimate(self._process.ask("estimate_score", THINKING_SECONDS))
        found = self.analyze(SearchLimits(1, STOP_SECONDS)) if self.can_analyze else None
        return None if found is None else found.score_lead

    # Play.

    def set_level(self, level: int) -> None:
        """Set the strength of an engine that has levels, such as GNU Go: 1 to 10."""
        if "level" in self.commands:
            self._process.ask(f"level {level}")

    def genmove(self, limits: SearchLimits = ONE_MOVE, stop: Event = NEVER) -> Move | None:
        """Play a move of the side to move and return it; None if it resigns.

        An engine that analyses plays the best move it has found within the limits, the first where there are none.
        """
        held, turn = self._target, self._target.position.mover
        if self.can_analyze:
            bounded = ONE_MOVE if limits == NO_LIMITS else limits
            found = self.analyze(bounded, stop=stop)
            move = Move(turn, None if found is None else found.best.move)
        else:
            answer = self._process.ask(f"genmove {letter(turn)}", THINKING_SECONDS)
            if answer.strip().lower() == "resign":
                return None
            points = protocol.moves_in(answer, held.size)
            if len(points) != 1:
                raise EngineError(codes.NONSENSE.at(command="genmove", answer=answer[:80]), self.log)
            move = Move(turn, points[0])
        if (problem := held.position.why_illegal(move, allow_suicide=True)) is not None:
            self._held = None
            raise EngineError(codes.ILLEGAL.at(point=vertex(move.point, held.size), reason=problem), self.log)
        if self.can_analyze:
            self._process.ask(protocol.play_command(move, held.size))
        self._held = held.after(move)
        return move

    # Counting.

    def dead_stones(self, limits: SearchLimits = ONE_MOVE, stop: Event = NEVER) -> frozenset[Point]:
        """Return the dead stones at the end of a game, and before those that it takes for dead.

        The end is after two passes: asked for the final status before, engines play the game out.
        """
        if self._target.is_over and "final_status_list" in self.commands:
            return self._stones_in(self._process.ask("final_status_list dead", THINKING_SECONDS))
        if "dragon_status" in self.commands:
            lines = self._process.ask("dragon_status", THINKING_SECONDS).splitlines()
            return self._stones_in(" ".join(line.split(":")[0] for line in lines if line.endswith(": dead")))
        if self._analyze != "kata-analyze":
            raise EngineError(codes.NO_COUNT.at())
        found, stones = self.analyze(limits, stop=stop), self._target.position.stones
        owned = zip(stones.size.points(), () if found is None else found.ownership, strict=False)
        against = {BLACK: -1, WHITE: 1}
        return frozenset(
            point for point, owner in owned if point in stones and owner * against[stones[point]] > DEAD_OWNERSHIP
        )

    def _stones_in(self, text: str) -> frozenset[Point]:
        """Return the points of the chains that are named in an answer."""
        stones, found = self._target.position.stones, frozenset[Point]()
        for point in protocol.moves_in(text, stones.size):
            if point is not None and point not in found:
                found |= rules.chain(stones, point)
        return found

    # A second witness for problems.

    def fighting_moves(self) -> frozenset[Point]:
        """Return the moves that attack a group of the other side or defend one, as GNU Go's reading names them."""
        held, found = self._target, set[Point]()
        turn, stones, seen = held.position.mover, held.position.stones, frozenset[Point]()
        for point, color in stones.items():
            command = "owl_defend" if color is turn else "owl_attack"
            if point in seen or command not in self.commands:
                continue
            seen |= rules.chain(stones, point)
            answer = self._process.ask(f"{command} {vertex(point, held.size)}", THINKING_SECONDS)
            if not answer.startswith("0"):
                found |= {move for move in protocol.moves_in(answer, held.size) if move is not None}
        return frozenset(found)
