"""The vector files of SGF: a text, the tree and the board it means, and the problems it is told to have.

A vector begins with `== its claim` and options, then has parts that begin with `-- name`:

- `sgf`: the text. Options before it: `encoding: NAME` for its bytes (UTF-8 if absent; `none`
  for text that came without bytes), `escaped: yes` where
  backslash escapes of Python stand for characters that would not be seen; `rearranged: differs` where the brackets of
  the text are not those of its tree, so that they change with the first edit of the tree.
- `tree`: the nodes in the order of the file, one a line, indented where a variation begins, with typed values.
- `problems`: code, severity, and the piece of text that is pointed at.
- `board`: the board after the main line (absent where the game is not Go or there is none).
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from hen_editor.core import sgf
from hen_editor.core.board import Color, Point
from hen_editor.core.diagnostics import Diagnostic, Parsed
from hen_editor.core.replay import Replay
from tests.drawn import draw

DIRECTORY = Path(__file__).parents[2] / "vectors" / "sgf"


@dataclass(frozen=True)
class Vector:
    claim: str
    options: dict[str, str]
    parts: dict[str, str]

    def __str__(self) -> str:
        return self.claim

    @property
    def text(self) -> str:
        text = self.parts["sgf"]
        return (
            text.encode("latin-1", "backslashreplace").decode("unicode_escape") if "escaped" in self.options else text
        )

    @property
    def data(self) -> bytes | str:
        encoding = self.options.get("encoding", "utf-8")
        return self.text if encoding == "none" else self.text.encode(encoding)

    @property
    def file(self) -> bytes:
        """The bytes that are written."""
        return self.data.encode() if isinstance(self.data, str) else self.data


def read_vectors() -> list[Vector]:
    vectors: list[Vector] = []
    for path in sorted(DIRECTORY.glob("*.txt")):
        for block in ("\n" + path.read_text("utf-8")).split("\n== ")[1:]:
            head, *rest = re.split(r"\n-- (?=(?:sgf|tree|problems|board)\n)", block)
            claim, *options = head.strip().splitlines()
            parts = {name: text.rstrip("\n") for name, _, text in (part.partition("\n") for part in rest)}
            vectors.append(Vector(f"{path.stem}: {claim}", dict(line.split(": ", 1) for line in options), parts))
    return vectors


def drawn_tree(collection: sgf.Collection) -> str:
    return "\n".join(line for tree in collection.games for line in _lines(tree))


def _lines(tree: sgf.GameTree) -> Iterator[str]:
    indents = {tree.root: 0}
    for node in tree.walk():
        children = tree.children(node)
        indents |= dict.fromkeys(children, indents[node] + (len(children) > 1))
        yield "  " * indents[node] + "; " + " ".join(_property(tree.node(node), name) for name in tree.node(node).raw)


def _property(node: sgf.Node, name: str) -> str:
    raw = "".join(f"[{value}]" for value in node.raw[name])
    return f"{name}={drawn_value(node[name])}" if name in node else f"{name}?{raw!r}"


def drawn_value(value: sgf.Value) -> str:
    if isinstance(value, Point):
        return value.sgf
    if isinstance(value, Color):
        return value.title
    if isinstance(value, tuple):
        return "(" + " ".join(map(drawn_value, value)) + ")"
    return repr(value)


def drawn_problems(text: str, problems: tuple[Diagnostic, ...]) -> str:
    return "\n".join(
        f"{problem.code} {problem.severity.value}" + (f" {text[slice(*problem.span)][:40]!r}" if problem.span else "")
        for problem in problems
    )


def drawn_board(collection: sgf.Collection) -> str | None:
    if not collection.games or not collection.games[0].is_go:
        return None
    tree = collection.games[0]
    return draw(Replay.of(tree, list(tree.main_line())[-1]).stones)


def all_problems(parsed: Parsed[sgf.Collection]) -> tuple[Diagnostic, ...]:
    found = [problem for problems in sgf.check_collection(parsed.value) for problem in problems]
    return (*parsed.diagnostics, *found)
