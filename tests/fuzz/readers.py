"""All public functions that read a text, and what must hold of any text in all notations."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import partial

from hen_editor import diagrams
from hen_editor.core import Game, convert, hen, sgf, transform
from hen_editor.core.board import BoardSize
from hen_editor.core.diagnostics import NotationError
from hen_editor.core.formats import HEN
from hen_editor.core.hen import entries
from hen_editor.core.position import Position
from hen_editor.core.positions import check, key
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transform import Transform
from hen_editor.pasting import game_text, recognise
from tests.fuzz import laws, sgf_laws

_BOARD = BoardSize()
_TURNED = Transform(Symmetry.ROTATE_RIGHT, swaps_colors=True)


def data_of(text: str) -> bytes:
    """Return the bytes of a text; those that were no UTF-8 are as they were."""
    return text.encode("utf-8", "surrogatepass" if _has_other_surrogates(text) else "surrogateescape")


def _has_other_surrogates(text: str) -> bool:
    return any("\ud800" <= character < "\udc80" or "\udcff" < character <= "\udfff" for character in text)


def _strict(read: Callable[[str], object], text: str) -> None:
    with suppress(NotationError):
        read(text)


def _game_of(text: str) -> sgf.GameTree:
    """Return the first game of a text, a new one if there is none."""
    return next(iter(sgf.parse(data_of(text)).value.games), sgf.GameTree.new())


def _held(text: str) -> Position:
    held = hen.holdable(hen.parse(text).value).value
    assert held is not None
    return held


def _positions_of_game(text: str) -> None:
    for game in Game.read_all(data_of(text))[:1]:
        for _ in game.positions():
            pass


def _typed_values(text: str) -> None:
    tree = _game_of(text)
    for node in tree.walk():
        values = tree.node(node)
        for name in values.raw:
            values.get(name)


READERS: Mapping[str, Callable[[str], object]] = {
    "hen.parse": hen.parse,
    "hen.parse_strict": partial(_strict, hen.parse_strict),
    "hen.read": hen.read,
    "hen.tokens": hen.tokens,
    "hen.validate": hen.validate,
    "hen.fixed": hen.fixed,
    "hen.suggestion": hen.suggestion,
    "hen.extract": hen.extract,
    "hen.extract_all": hen.extract_all,
    "hen.is_label": hen.is_label,
    "hen.format": lambda text: hen.format(_held(text), multiline=True),
    "hen.web_text": lambda text: hen.web_text(_held(text)),
    "entries.read": entries.read,
    "sgf.parse": lambda text: sgf.parse(data_of(text)),
    "sgf.parse, a str": sgf.parse,
    "sgf.parse, as Shift_JIS": lambda text: sgf.parse(data_of(text), encoding="cp932"),
    "sgf.parse_strict": lambda text: _strict(sgf.parse_strict, text),
    "sgf.validate": lambda text: sgf.validate(data_of(text)),
    "sgf.estimate": lambda text: sgf.estimate(data_of(text)),
    "sgf.encoding_candidates": lambda text: sgf.encoding_candidates(data_of(text)),
    "sgf.format": lambda text: sgf.format(sgf.parse(data_of(text)).value),
    "sgf.clean": lambda text: sgf.clean(sgf.parse(data_of(text)).value),
    "converted_to_utf8": lambda text: sgf.parse(data_of(text)).value.converted_to_utf8(),
    "the typed values of nodes": _typed_values,
    "convert.sgf_to_hen": lambda text: convert.sgf_to_hen(data_of(text)),
    "convert.sgf_to_hen, no move": lambda text: convert.sgf_to_hen(data_of(text), 0),
    "convert.sgf_to_position": lambda text: convert.sgf_to_position(data_of(text)),
    "Game.read_all": lambda text: Game.read_all(data_of(text)),
    "Game.positions": _positions_of_game,
    "convert.hen_to_sgf": convert.hen_to_sgf,
    "convert.load_hen": lambda text: convert.load_hen(sgf.GameTree.new(), text, strict=False),
    "diagrams.parse": diagrams.parse,
    "diagrams.explained": diagrams.explained,
    "pasting.recognise": lambda text: recognise(text, _BOARD),
    "pasting.game_text": lambda text: game_text(text, _BOARD),
    "transform.renamed": lambda text: transform.renamed(text, _TURNED.on(_BOARD)),
}
"""What reads any text, each within the time that its length allows."""


def _hen_file(text: str) -> None:
    """A file of HEN that nobody edited is written as it was; its entries are read again as they are written.

    Only the spaces in a title may be others, and a file in UTF-16 becomes one in UTF-8.
    """
    data = data_of(text)
    read = HEN.read(data)
    if read.collection is not None and read.refusal is None and not data.startswith((b"\xff\xfe", b"\xfe\xff")):
        assert HEN.write(read.collection, read.kept) == data
    found = entries.read(text)
    for as_lines in (False, True):
        again = entries.read(entries.write(found, as_lines=as_lines))
        assert [(one.text, (one.title or "").split()) for one in again] == [
            (one.text, (one.title or "").split()) for one in found
        ]


def _clean(text: str) -> None:
    """What is written clean is clean."""
    once = sgf.clean(sgf.parse(data_of(text)).value)
    assert sgf.clean(sgf.parse(once).value) == once


def _transformed(text: str) -> None:
    """A file after a transform is read again with all its nodes.

    To find out whose turn it is takes 0.4 ms a node where no node says it.
    """
    collection = sgf.parse(data_of(text)).value
    written = sgf_laws.as_saved(transform.collection(collection, _TURNED, with_names=True).value)
    assert sum(map(len, sgf.parse(written).value.games)) == sum(map(len, collection.games))


def _positions(text: str) -> Iterator[Position]:
    yield hen.parse(text).value
    tree = _game_of(text)
    yield convert.node_to_position(tree, [*tree.main_line()][-1])
    yield from (found.position for found in diagrams.parse(text).value)


def _position(text: str) -> None:
    """Each position has problems, a key and transforms; what HEN can hold of it is read as it is written."""
    for position in _positions(text):
        check.position(position)
        key.key(position)
        held = hen.holdable(position).value
        if held is not None:
            assert hen.parse(hen.format(held)).value == held
            assert hen.parse(hen.format(held, multiline=True, always_size=True)).value == held
            assert hen.parse(hen.web_text(held)).value == held
        turned = transform.position(position, _TURNED)
        back = transform.position(turned.value, _TURNED.inverse(position.size)).value
        assert turned.diagnostics == ()
        assert (back.size, back.stones, back.marks, back.labels, back.ko) == (
            *(position.size, position.stones, position.marks, position.labels, position.ko),
        )


def _written_diagrams(text: str) -> None:
    """What a dialect can hold of a position, it can hold again."""
    for position in _positions(text):
        for dialect in diagrams.written_dialects():
            held = diagrams.holdable(position, dialect)
            assert diagrams.format(position, dialect).diagnostics == held.diagnostics
            if held.value is not None:
                assert diagrams.holdable(held.value, dialect).diagnostics == ()


LAWS: Mapping[str, Callable[[str], None]] = {
    **{f"laws of HEN: {name}": law for name, law in laws.TARGETS.items()},
    **{f"laws of SGF: {name}": lambda text, law=law: law(data_of(text)) for name, law in sgf_laws.TARGETS.items()},
    "laws of files of HEN": _hen_file,
    "laws of clean SGF": _clean,
    "laws of transforms": _transformed,
    "laws of positions": _position,
    "laws of diagrams": _written_diagrams,
}
"""What holds of any text."""
