"""Every edit of a snapshot, each with whatever arguments a number chooses."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import TypeVar

from hen_editor.core import hen, sgf
from hen_editor.core.board import BLACK, WHITE, BoardSize, Color, Point
from hen_editor.core.diagnostics import Parsed
from hen_editor.core.editing import (
    apply,
    games,
    hen_text,
    markup_overlay,
    move_numbers,
    nodes,
    paint,
    play,
    snapshot,
    stones,
    transforming,
    variations,
)
from hen_editor.core.editing.snapshot import Scope, Snapshot
from hen_editor.core.game import navigate
from hen_editor.core.game.info import game_info
from hen_editor.core.position import Mark, Move, Position
from hen_editor.core.sgf.encoding.charsets import replace_undecodable
from hen_editor.core.sgf.properties import is_identifier
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transform import Transform
from hen_editor.pasting import actions, recognise

Item = TypeVar("Item")

LARGEST_CHOICE = 2**72 - 1

TEXTS = (
    *("", "a", "12", "B", "two words", "x]", "[x", "\\", "a\\]b", "a:b", ";B[dd", "(;CA[Shift_JIS])", "é", "三十"),
    *("line\nbreak", "\r\n", "\n\r", " ", "tab\t", "\v\f", "\u2028", "\x00", "\ufeff", "\ufffd", "🙂", "~{", "\x1b$B"),
)
SHORT = ("", "a", "1", "2", "3", "12", "CR", "two words", "]", "\\", ":", "é", "三", ".", "%")
NAMES = (
    *("C", "N", "B", "W", "AB", "AW", "AE", "PL", "KO", "MN", "LB", "L", "M", "TR", "SL", "DD", "VW", "AR", "TB", "FG"),
    *("SZ", "GM", "CA", "FF", "AP", "HA", "RU", "PB", "HEN", "XX", "KM", "A1"),
)
VALUES = (
    *(
        "",
        "aa",
        "bb",
        "cc",
        "[aa][bb]",
        "aa:cc",
        "aa:x",
        "zz",
        "1",
        "2",
        "3",
        "9",
        "0",
        "52:3",
        "W",
        "white",
        "]",
        "\\",
    ),
    *(
        "UTF-8",
        "GBK",
        "latin1",
        "Shift_JIS",
        "ISO-2022-JP",
        "foo",
        ".3x3_2Ab",
        ".9x9~bwr_1Ar.A1r",
        "é",
        "japanese",
        "[",
        "a\nb",
    ),
)
HENS = (
    *("", "_1Ab", ".3x3", ".3x3_2Bb", ".3x3_2Bb.B2-a", ".9x9_5Eb.E5b", "_5Er~1b", ".9x9~bwr_3C~1~2", ".26x3", ".0x0"),
    *(".9x9_1Abw_2Bb.w.A1-x", "~~", "....", ".9x9\n_1Ab", "A19b", ".5x4_1Ab.K1", ".9x9_5Eb.pb.w", " ", "%2E3x3", ".2x"),
)
VARIATIONS = (
    *("(;SZ[9];B[aa])", "(;SZ[9];B[aa](;W[bb])(;W[cc]C[x\\]]))", "(;SZ[3]C[root];AB[aa][bb])", "(;SZ[9];B word)", ""),
    *(
        "(;SZ[9]N[é];B[ff])(;SZ[9];W[])",
        "(;GM[2]SZ[9];B[a1])",
        "(;B[dd]C[三十];W[pp])",
        "(;SZ[9])",
        "x(;SZ[9] ;B[ab",
        ";",
    ),
)


DIAGRAMS = (
    "$$Wm3\n$$ +------\n$$ | . 3 a\n$$ | X 4 .",
    "$$c9\n$$ . X O\n$$ . B @\n$$ . . .\n$$ {AR D5 F5}\n$$ {LN 1:1 3:3}",
    "$$c3\n$$ -------\n$$ | . . . |\n$$ | . X O |\n$$ | . 1 . |\n$$ -------",
)


class Choices:
    """Choices that a number makes; when it is used up, the first of everything."""

    def __init__(self, number: int) -> None:
        self._number = number

    def below(self, count: int) -> int:
        """Choose a number from 0 to less than `count`."""
        self._number, chosen = divmod(self._number, count)
        return chosen

    def is_so(self) -> bool:
        """Choose yes or no."""
        return self.below(2) == 1

    def one_of(self, items: Sequence[Item]) -> Item:
        """Choose an item."""
        return items[self.below(len(items))]

    def some(self, items: Sequence[Item], most: int = 3) -> list[Item]:
        """Choose some items, perhaps none, perhaps one twice."""
        return [self.one_of(items) for _ in range(self.below(most + 1))]

    def point(self, size: BoardSize) -> Point:
        """Choose a point, more often one near the first."""
        near = BoardSize(min(3, size.columns), min(3, size.rows)) if self.is_so() else size
        return near.point(self.below(near.count))

    def points(self, size: BoardSize) -> list[Point]:
        """Choose some points, perhaps none."""
        return [self.point(size) for _ in range(self.below(4))]

    def color(self) -> Color:
        """Choose a colour, more often black or white."""
        return self.one_of((BLACK, WHITE)) if self.is_so() else self.one_of(tuple(Color))

    def text(self, texts: Sequence[str], before: str = "") -> str:
        """Choose a text: a new one, or what becomes of one by an edit."""
        if not before or self.is_so():
            return self.one_of(texts)
        start = self.below(len(before) + 1)
        return before[:start] + self.one_of(texts) + before[start + self.below(3) :]


Edit = Callable[[Snapshot, Choices], Snapshot]

EDITS: Mapping[str, Edit] = {
    "nodes.with_fix": lambda now, choose: nodes.with_fix(
        now, sgf.codes.PERHAPS_PASS.at(node=now.node, replacement=choose.one_of(("W[]", "B[]")))
    ),
    "nodes.with_annotation_toggled": lambda now, choose: nodes.with_annotation_toggled(
        now, choose.one_of(nodes.ANNOTATIONS)
    ),
    "nodes.cleared": lambda now, choose: nodes.cleared(
        now, choose.some(tuple(nodes.RemovableKind)), whole_game=choose.is_so()
    ),
    "variations.without_subtree": lambda now, _: variations.without_subtree(now),
    "games.with_game_info": lambda now, choose: games.with_game_info(now, *_info(now, choose)),
    "games.with_handicap": lambda now, choose: games.with_handicap(
        now, {**_info(now, choose)[0], "HA": str(choose.below(11))}
    ),
    "games.added": lambda now, choose: games.added(now, _position(now, choose), choose.below(len(_games(now)) + 1)),
    "games.duplicated": lambda now, choose: games.duplicated(now, choose.some(_games(now), 2)),
    "games.inserted": lambda now, choose: games.inserted(
        now, [_other_game(now, choose)], choose.below(len(_games(now)) + 1)
    ),
    "games.replaced": lambda now, choose: games.replaced(now, [_other_game(now, choose)]),
    "games.moved": lambda now, choose: games.moved(now, choose.some(_games(now)), choose.below(len(_games(now)) + 1)),
    "games.removed": lambda now, choose: games.removed(now, choose.some(_games(now))),
    "hen_text.typed": lambda now, choose: _typed(now, choose),
    "hen_text.draft_dropped": lambda now, _: hen_text.draft_dropped(now),
    "hen_text.draft_restored": lambda now, choose: (
        hen_text.draft_restored(now, choose.one_of(now.drafts)) if now.drafts else now
    ),
    "hen_text.draft_discarded": lambda now, choose: (
        hen_text.draft_discarded(now, choose.one_of(now.drafts)) if now.drafts else now
    ),
    "hen_text.added_as_variation": lambda now, choose: _added_as_variation(now, choose),
    "hen_text.laid_out": lambda now, choose: hen_text.laid_out(now, multiline=choose.is_so()),
    "markup_overlay.with_line_toggled": lambda now, choose: markup_overlay.with_line_toggled(
        now, choose.one_of(tuple(markup_overlay.LineKind)), choose.point(_size(now)), choose.point(_size(now))
    ),
    "markup_overlay.without_lines_over": lambda now, choose: markup_overlay.without_lines_over(
        now, choose.points(_size(now))
    ),
    "markup_overlay.with_territory": lambda now, choose: markup_overlay.with_territory(
        now, choose.points(_size(now)), choose.one_of((BLACK, WHITE, None))
    ),
    "markup_overlay.with_count": lambda now, choose: markup_overlay.with_count(
        now,
        {point: choose.one_of((BLACK, WHITE)) for point in choose.points(_size(now))},
        choose.one_of((None, "B+0.5")),
    ),
    "markup_overlay.with_greyed_out": lambda now, choose: markup_overlay.with_greyed_out(
        now, choose.points(_size(now)), choose.is_so()
    ),
    "markup_overlay.with_view": lambda now, choose: markup_overlay.with_view(
        now, (choose.point(_size(now)), choose.point(_size(now))) if choose.is_so() else None
    ),
    "markup_overlay.without_overlay_at": lambda now, choose: markup_overlay.without_overlay_at(
        now, choose.points(_size(now))
    ),
    "games.merged": lambda now, choose: _value(games.merged(now, _other_game(now, choose))),
    "move_numbers.with_move_numbers": lambda now, choose: move_numbers.with_move_numbers(
        now, move_numbers.move_numbers(now, after=choose.one_of((None, now.tree.root)), last=choose.one_of((None, 2)))
    ),
    "play.with_move_before": lambda now, choose: _value(play.with_move_before(now, choose.point(_size(now)))),
    "play.exchanged": lambda now, _: _value(play.exchanged(now)),
    "play.recolored": lambda now, _: _value(play.recolored(now)),
    "move_numbers.of_moves": lambda now, choose: _value(move_numbers.of_moves(now, choose.below(4))),
    "move_numbers.to_moves": lambda now, _: _value(move_numbers.to_moves(now)),
    "paint.with_stones": lambda now, choose: paint.with_stones(
        now, choose.points(_size(now)), choose.color() if choose.is_so() else None
    ),
    "paint.with_mark": lambda now, choose: paint.with_mark(
        now, choose.points(_size(now)), choose.one_of((*Mark, None))
    ),
    "paint.with_label": lambda now, choose: paint.with_label(
        now, choose.points(_size(now)), choose.one_of((*SHORT, None))
    ),
    "paint.with_turn": lambda now, choose: paint.with_turn(now, choose.color()),
    "paint.with_order": lambda now, choose: paint.with_order(
        now, (choose.color(), choose.color(), *choose.some(tuple(Color), 1))
    ),
    "paint.with_ko": lambda now, choose: paint.with_ko(now, choose.one_of((None, choose.point(_size(now))))),
    "paint.with_last_move": lambda now, choose: paint.with_last_move(
        now, choose.one_of((None, choose.point(_size(now))))
    ),
    "apply.applied": lambda now, choose: _applied(now, choose),
    "apply.applied_after": lambda now, choose: apply.applied_after(now, _position(now, choose, _size(now))),
    "actions.pasted": lambda now, choose: _pasted(now, choose),
    "play.played": lambda now, choose: play.played(now, choose.one_of((None, *[choose.point(_size(now))] * 4))),
    "play.with_line": lambda now, choose: play.with_line(now, [*choose.points(_size(now)), None]),
    "play.with_move": lambda now, choose: play.with_move(
        now, Move(choose.color(), choose.one_of((None, choose.point(_size(now)))))
    ),
    "nodes.with_properties": lambda now, choose: nodes.with_properties(now, _properties(now, choose)),
    "snapshot.at": lambda now, choose: _at(now, choose),
    "snapshot.with_collection": lambda now, choose: _with_collection(now, choose),
    "snapshot.with_scope": lambda now, choose: snapshot.with_scope(now, choose.one_of(tuple(Scope))),
    "stones.with_stone_moved": lambda now, choose: stones.with_stone_moved(
        now, _stone(now, choose), choose.one_of((None, choose.point(_size(now))))
    ),
    "stones.with_stones_moved": lambda now, choose: stones.with_stones_moved(
        now, {_stone(now, choose): choose.point(_size(now)) for _ in range(2)}, copy=choose.is_so()
    ),
    "transforming.transformed": lambda now, choose: _value(_transformed(now, choose)),
    "nodes.with_comment": lambda now, choose: nodes.with_comment(now, choose.text(TEXTS, _text(now, "C"))),
    "nodes.with_node_name": lambda now, choose: nodes.with_node_name(now, choose.text(TEXTS, _text(now, "N"))),
    "variations.pasted": lambda now, choose: _value(variations.pasted(now, _variation(now, choose))),
    "variations.grafted": lambda now, choose: _value(
        variations.grafted(now, sgf.parse(_variation(now, choose)).value.games)
    ),
    "variations.promoted": lambda now, _: variations.promoted(now),
    "variations.shifted": lambda now, choose: variations.shifted(now, choose.one_of((-1, 1, 3))),
    "variations.moved_to": lambda now, choose: variations.moved_to(now, _node(now, choose), choose.below(3)),
    "variations.without_node": lambda now, _: variations.without_node(now),
    "variations.with_node_before": lambda now, _: variations.with_node_before(now),
    "variations.with_node_after": lambda now, _: variations.with_node_after(now),
    "variations.flattened": lambda now, _: variations.flattened(now),
    "variations.split_off": lambda now, _: variations.split_off(now),
}
"""Each edit by its module and its name."""

NAVIGATIONS: Mapping[str, Callable[[sgf.GameTree, int, Choices], int | None]] = {
    "navigate.forward": lambda tree, node, choose: navigate.forward(tree, node, 1 + choose.below(2)),
    "navigate.backward": lambda tree, node, choose: navigate.backward(tree, node, 1 + choose.below(2)),
    "navigate.first": lambda tree, node, _: navigate.first(tree, node),
    "navigate.last": lambda tree, node, _: navigate.last(tree, node),
    "navigate.sibling": lambda tree, node, choose: navigate.sibling(tree, node, choose.one_of((1, -1))),
    "navigate.fork": lambda tree, node, choose: navigate.fork(tree, node, choose.one_of((1, -1))),
    "navigate.main_line": lambda tree, node, _: navigate.main_line(tree, node),
    "navigate.variation_start": lambda tree, node, _: navigate.variation_start(tree, node),
    "navigate.move_at": lambda tree, node, choose: navigate.move_at(tree, node, choose.point(tree.size)),
    "navigate.comment": lambda tree, node, choose: navigate.comment(tree, node, choose.one_of((1, -1))),
}
"""Each way from a node to another."""


def _transformed(now: Snapshot, choose: Choices) -> Parsed[Snapshot]:
    size = BoardSize(1 + choose.below(26), 1 + choose.below(26)) if choose.is_so() else None
    by = choose.one_of((0, 0, 1, -1)), choose.one_of((0, 0, 1, -1))
    wanted = Transform(choose.one_of(tuple(Symmetry)), *by, size, swaps_colors=choose.is_so())
    extent = choose.one_of(tuple(transforming.Extent))
    return transforming.transformed(now, wanted, extent, with_names=choose.is_so())


def _value(parsed: Parsed[Snapshot]) -> Snapshot:
    return parsed.value


def _games(now: Snapshot) -> Sequence[int]:
    return range(len(now.collection.games))


def _size(now: Snapshot) -> BoardSize:
    return now.tree.size


def _node(now: Snapshot, choose: Choices) -> int:
    nodes = [*islice(now.tree.walk(), 64)]
    return choose.one_of(nodes)


def _stone(now: Snapshot, choose: Choices) -> Point:
    return choose.one_of([*now.position.stones, Point(0, 0)])


def _text(now: Snapshot, name: str) -> str:
    return replace_undecodable(str(now.tree.node(now.node).get(name, "")))


def _at(now: Snapshot, choose: Choices) -> Snapshot:
    """Go another way, or to any node of any game."""
    if choose.is_so():
        node = choose.one_of([*NAVIGATIONS.values()])(now.tree, now.node, choose)
        return now if node is None else snapshot.at(now, now.game, node)
    game = choose.one_of(_games(now))
    return snapshot.at(now, game, choose.one_of([*islice(now.collection.games[game].walk(), 64)]))


def _with_collection(now: Snapshot, choose: Choices) -> Snapshot:
    """Read the file again, which another program has written."""
    read = sgf.parse(choose.one_of(VARIATIONS)).value
    return snapshot.with_collection(now, read) if read is not None and read.games else now


def _position(now: Snapshot, choose: Choices, size: BoardSize | None = None) -> Position:
    """Choose a position: the one shown with a difference, or one that a HEN text says."""
    said = hen.parse(choose.one_of(HENS)).value
    if size in (None, said.size) and choose.is_so():
        return said
    shown = now.position
    changes = {choose.point(shown.size): choose.one_of((None, *Color)) for _ in range(choose.below(3))}
    return Position(shown.stones.with_stones(changes), turn=choose.one_of((None, shown.turn)), order=shown.order)


def _applied(now: Snapshot, choose: Choices) -> Snapshot:
    return apply.applied(now, _position(now, choose, None if now.is_written_anew else _size(now)))


def _typed(now: Snapshot, choose: Choices) -> Snapshot:
    """Type a text, or what becomes of the one in the field, in one burst of two steps or in one."""
    text = choose.text(HENS, now.hen_text.text)
    settled, whole = choose.below(4) > 0, choose.below(4) == 0
    after = hen_text.typed(now, text, settled=settled, whole=whole)
    if choose.is_so():
        return after
    return hen_text.typed(now, choose.text(HENS, text), now=after, whole=whole)


def _added_as_variation(now: Snapshot, choose: Choices) -> Snapshot:
    text = choose.text(HENS, now.hen_text.text)
    return hen_text.added_as_variation(now, text) if hen.parse(text).value.size == now.position.size else now


def _info(now: Snapshot, choose: Choices) -> tuple[Mapping[str, str], int]:
    game = choose.one_of(_games(now))
    before = game_info(now.collection.games[game])
    names = choose.some(("PB", "GN", "GC", "RE", "KM", "HA", "RU"))
    return {name: choose.text(TEXTS, before[name]) for name in names}, game


def _properties(now: Snapshot, choose: Choices) -> nodes.Properties:
    """Choose properties: those of the node but some, and some others."""
    kept = {name: raw for name, raw in nodes.properties(now).items() if is_identifier(name)}
    for name in choose.some([*kept] or ["C"], 2):
        kept.pop(name, None)
    return kept | {choose.one_of(NAMES): nodes.read_values(choose.one_of(VALUES)) for _ in range(choose.below(3))}


def _variation(now: Snapshot, choose: Choices) -> str:
    """Choose what is on the clipboard: a variation that was copied, or any other text."""
    return (
        variations.copied(snapshot.at(now, now.game, _node(now, choose)))
        if choose.is_so()
        else choose.one_of(VARIATIONS)
    )


def _pasted(now: Snapshot, choose: Choices) -> Snapshot:
    """Paste any text in any way, if anything is found in it."""
    text = choose.one_of((*HENS, *VARIATIONS, *DIAGRAMS, "B A1 W B2", "A1 C3"))
    found = recognise(text, _size(now)).value
    return _value(actions.pasted(now, choose.one_of(found), choose.one_of(tuple(actions.Action)))) if found else now


def _other_game(now: Snapshot, choose: Choices) -> sgf.GameTree:
    found = sgf.parse(_variation(now, choose)).value.games
    return choose.one_of([*_games_of(now), *found])


def _games_of(now: Snapshot) -> Iterator[sgf.GameTree]:
    return iter(now.collection.games)
