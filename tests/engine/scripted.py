"""An engine of ours, which plays by the rules of `core`, and has the faults that are chosen by its arguments.

    python scripted.py [FAULT[=VALUE]]...

It analyses: the legal moves row by row, each a point worse than the one before, with a visit more every hundredth of a
second. A stone is worth ten points, on the edge it costs as much.
"""

import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from hen_editor.core import sgf
from hen_editor.core.board import BLACK, WHITE, BoardSize, Color, Point, Stones
from hen_editor.core.position import Move, Position
from hen_editor.core.replay import Replay

FAULTS = dict((word.partition("=")[::2]) for word in sys.argv[1:])
"""The faults, by name, with what they are about: `slow=0.1`, `dies-at=play`."""

COLORS = {"b": BLACK, "w": WHITE}


class ScriptedEngine:
    """The state of the engine: the positions since the last setup."""

    def __init__(self) -> None:
        self.positions = [Position(Stones(BoardSize(19, 19)))]
        self.analysis: threading.Event | None = None
        self.komi = 0.0

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self.positions[-1]

    def commands(self) -> dict[str, Callable[..., str]]:
        """The commands, by name."""
        all_ = {
            "name": lambda: "Scripted" + "!" * (100_000 if "long-answer" in FAULTS else 0),
            "version": lambda: "1.0",
            "list_commands": lambda: "\n".join(self.commands()),
            "quit": lambda: "",
            "boardsize": self.boardsize,
            "rectangular_boardsize": self.boardsize,
            "clear_board": lambda: self.begin(Position(Stones(self.position.size))),
            "komi": self.set_komi,
            "get_komi": lambda: f"{self.komi:g}",
            "kata-set-rules": lambda name: "",
            "play": self.play,
            "undo": self.undo,
            "loadsgf": self.loadsgf,
            "set_position": self.set_position,
            "showboard": self.showboard,
            "is_legal": lambda color, name: str(int(self.is_legal(self.move(color, name)))),
            "genmove": self.genmove,
            "kata-analyze": lambda *words: "",
            "lz-analyze": lambda *words: "",
            "final_status_list": lambda what: "E5",
            "top_moves_black": lambda: self.top_moves(BLACK),
            "top_moves_white": lambda: self.top_moves(WHITE),
            "estimate_score": lambda: "B+3.5 (upper bound: 4, lower: 3)",
        }
        return {name: run for name, run in all_.items() if name not in FAULTS.get("lacks", "").split(",")}

    def begin(self, position: Position) -> str:
        self.positions = [position]
        return ""

    def boardsize(self, columns: str, rows: str = "") -> str:
        lies = "takes-first-size" in FAULTS
        if not 2 <= int(columns) <= 19:
            raise ValueError("unacceptable size")
        return self.begin(Position(Stones(BoardSize(int(columns), int(columns if lies or not rows else rows)))))

    def set_komi(self, komi: str) -> str:
        if 2 * float(komi) % 1:
            raise ValueError("komi must be an integer or half-integer")
        self.komi = float(komi)
        return ""

    def move(self, color: str, name: str) -> Move:
        if name.lower() == "pass":
            return Move(COLORS[color], None)
        point = Point.from_name(name, self.position.size)
        if point is None:
            raise ValueError(f"could not parse vertex: {name}")
        return Move(COLORS[color], point)

    def is_legal(self, move: Move) -> bool:
        if "knows-no-ko" in FAULTS:
            return Position(self.position.stones).is_legal(move)
        return self.position.is_legal(move)

    def play(self, color: str, name: str) -> str:
        move = self.move(color, name)
        if not self.is_legal(move) and not ("tolerates-ko" in FAULTS and move.point == self.position.ko):
            raise ValueError("illegal move")
        self.positions.append(self.position.after(move))
        return ""

    def undo(self) -> str:
        if len(self.positions) == 1 or "forgets-moves" in FAULTS:
            raise ValueError("cannot undo")
        self.positions.pop()
        return ""

    def loadsgf(self, name: str) -> str:
        text = Path(name).read_text(encoding="ascii")
        if not text.strip() and "dies-on-empty-sgf" in FAULTS:
            sys.exit(1)
        tree = sgf.parse_strict(text).games[0]
        root = tree.node(tree.root)
        if "ignores-white" in FAULTS:
            tree = tree.with_raw(tree.root, "AW", ())
        return self.begin(Position(Replay.of(tree, tree.root).stones, turn=root["PL"]))

    def set_position(self, *words: str) -> str:
        stones = Stones(self.position.size)
        for color, name in zip(words[::2], words[1::2], strict=True):
            stones = stones.with_stone(self.move(color, name).point, COLORS[color])
        return self.begin(Position(stones, turn=BLACK))

    def showboard(self) -> str:
        size, stones = self.position.size, self.position.stones
        names = "   " + " ".join(Point(column, 0).name(size)[0] for column in range(size.columns))
        rows = [
            f"{size.rows - row:2d} "
            + " ".join({BLACK: "X", WHITE: "O"}.get(stones.get(Point(c, row)), ".") for c in range(size.columns))
            + f" {size.rows - row}"
            for row in range(size.rows)
        ]
        gap = "\n\n" if "empty-lines-inside" in FAULTS else "\n"
        return "\n" + "\n".join([names, *rows, names]) + gap + "Next player: Black"

    def genmove(self, color: str) -> str:
        if answer := FAULTS.get("genmove"):
            return answer
        move = next((m for m in self.legal(COLORS[color]) if sum(m.point) % 2), Move(COLORS[color], None))
        self.positions.append(self.position.after(move))
        return "pass" if move.point is None else move.point.name(self.position.size)

    def top_moves(self, color: Color) -> str:
        moves = [move.point.name(self.position.size) for move in self.legal(color)]
        return " ".join(f"{name} {20 - place}" for place, name in enumerate(moves[:5]))

    def legal(self, color: Color) -> Iterator[Move]:
        return (m for p in self.position.size.points() if self.is_legal(m := Move(color, p)))

    def analysis_line(self, color: Color, visits: int, *, is_lz: bool, words: list[str]) -> str:
        if "says" in FAULTS:
            return FAULTS["says"]
        size, stones = self.position.size, self.position.stones
        edges = {0, size.columns - 1}, {0, size.rows - 1}
        signs = (-1 if p.column in edges[0] or p.row in edges[1] else 1 for p in stones)
        black_lead = 10 * sum(s if c is BLACK else -s for s, c in zip(signs, stones.values(), strict=True))
        viewer = {"black": BLACK, "white": WHITE}.get(FAULTS.get("view", ""), color)
        sign = 1 if viewer is BLACK else -1
        worse = 1 if color is viewer else -1
        moves = [m.point.name(size) for m in self.legal(color)]
        if "allow" in words:
            moves = [name for name in moves if name in words[words.index("allow") + 2].split(",")]

        def win_rate(lead: float) -> str:
            rate = min(max(0.5 + lead / 20, 0.01), 0.99)
            return f"{round(10_000 * rate)}" if is_lz else f"{rate:.4f}"

        infos = [
            f"info move {name} visits {visits - place} winrate {win_rate(sign * black_lead - worse * place)}"
            f"{'' if is_lz else f' scoreLead {sign * black_lead - worse * place}'} prior {'500' if is_lz else 0.05}"
            f" order {place} pv {name} {moves[0]}"
            for place, name in enumerate(moves[:12])
        ]
        if not infos:
            return ""
        if is_lz:
            return " ".join(infos)
        owners = {BLACK: -1 if "all-is-white" in FAULTS else 1, WHITE: -1}
        owned = " ".join(str(sign * owners.get(stones.get(p), 0)) for p in size.points())
        root = f"rootInfo visits {visits} winrate {win_rate(sign * black_lead)} scoreLead {sign * black_lead}"
        return " ".join([*infos, root, "ownership", owned])


class Speaker:
    """Writes answers, in the way that the faults say."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.is_first = True

    def write(self, text: str) -> None:
        data = text.replace("\n", "\r\n" if "crlf" in FAULTS else "\n").encode()
        with self.lock:
            if "byte-by-byte" in FAULTS:
                for byte in data:
                    os.write(1, bytes([byte]))
            else:
                os.write(1, data)

    def answer(self, number: str, text: str, *, ok: bool = True) -> None:
        time.sleep(float(FAULTS.get("slow", 0)))
        if self.is_first and "junk-first" in FAULTS:
            self.write("Error: no suitable fusermount\nloading\n\n")
        self.is_first = False
        if "wrong-ids" in FAULTS:
            number = str(int(number or 0) + 1000)
        comment = "# a comment\n" if "comments" in FAULTS else ""
        self.write(f"{comment}{'=' if ok else '?'}{number} {text}\n\n")


def analyze(engine: ScriptedEngine, speaker: Speaker, number: str, name: str, words: list[str]) -> threading.Event:
    """Analyse in a thread until the event is set."""
    stop, color = threading.Event(), COLORS[words[0]]
    pause = 0.0 if "pours" in FAULTS else 0.01
    speaker.write(f"={number}\n")

    def run() -> None:
        visits = 0
        while not stop.wait(pause):
            visits += 1
            if visits == int(FAULTS.get("dies-after", 0)):
                os._exit(3)
            if line := engine.analysis_line(color, visits, is_lz=name == "lz-analyze", words=words):
                speaker.write(line + "\n")
        time.sleep(float(FAULTS.get("stops-late", 0)))
        speaker.write("\n")
        engine.stopped.set()

    engine.stopped = threading.Event()
    threading.Thread(target=run, daemon=True).start()
    return stop


def flood() -> None:
    """Write without end."""
    while True:
        os.write(1, b"x" * 65_536)


def main() -> None:
    """Answer commands until `quit` or the end of the input."""
    engine, speaker = ScriptedEngine(), Speaker()
    if "ignores-sigterm" in FAULTS:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    for line in range(int(FAULTS.get("log", 0))):
        sys.stderr.write(f"Tuning {line}\n")
        sys.stderr.flush()
        time.sleep(0.05)
    if "scratch" in FAULTS:
        Path(os.environ["TMPDIR"], "scratch").write_text(os.environ["TMPDIR"], encoding="utf-8")
    if "pid" in FAULTS:
        Path(FAULTS["pid"]).write_text(str(os.getpid()), encoding="ascii")
    running: threading.Event | None = None
    for line in sys.stdin:
        if running is not None:
            running.set()
            engine.stopped.wait()
            running = None
        words = line.split("#")[0].split()
        number = words.pop(0) if words and words[0].isdigit() else ""
        if not words:
            continue
        name = words[0]
        if "record" in FAULTS:
            with Path(FAULTS["record"]).open("a", encoding="utf-8") as record:
                record.write(" ".join(words) + "\n")
        if name == FAULTS.get("dies-at"):
            sys.stderr.write("terminate called\n  what():  No such network\n")
            sys.exit(3)
        if name == FAULTS.get("floods-at"):
            flood()
        if name == FAULTS.get("closes-at"):
            os.close(1)
            time.sleep(60)
        if name == FAULTS.get("hangs-at"):
            time.sleep(60)
        if name == FAULTS.get("silent-at") or (name == "quit" and "never-quits" in FAULTS):
            continue
        run = engine.commands().get(name)
        if run is None:
            speaker.answer(number, "unknown command", ok=False)
        elif name.endswith("analyze"):
            running = analyze(engine, speaker, number, name, words[1:])
        else:
            try:
                speaker.answer(number, run(*words[1:]))
            except (ValueError, KeyError, TypeError, OSError) as error:
                speaker.answer(number, str(error), ok=False)
        if name == "quit":
            return
    while "survives-eof" in FAULTS:
        time.sleep(1)


if __name__ == "__main__":
    main()
