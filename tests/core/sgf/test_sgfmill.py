"""Clean files as sgfmill reads them: another reader of SGF as a witness."""

from collections.abc import Iterator

import pytest
from sgfmill import sgf as witness

from hen_editor.core import sgf
from hen_editor.core.board import BLACK, BoardSize, Color, Point

CLEAN = {
    "a game": "(;FF[4]GM[1]CA[UTF-8]AP[Test:1.0]SZ[19]KM[6.5]HA[2]RE[B+R]AB[dd][pp];W[dp]C[one\ntwo];B[];W[pd]N[n])",
    "variations": "(;SZ[9];B[cc](;W[dd];B[ee](;W[ff])(;W[gg]))(;W[aa]))",
    "setup and territory": "(;SZ[9]AB[aa:cc]AE[bb]PL[W]TB[ab]TW[ba:bc])",
    "markup": "(;SZ[9]CR[aa][bb]SQ[cc]TR[dd]MA[ee]SL[ff]LB[aa:A][bb:x\\:y]AR[aa:bb]LN[cc:dd]DD[])",
    "annotations": "(;SZ[9];W[aa]BM[1]MN[5]WL[12.25]OW[3];B[bb]DO[]TE[2]GB[1]V[-3.5];W[cc]KO[]PM[1])",
    "figures": "(;SZ[9]FG[257:name];W[cc]FG[])",
    "escapes": "(;SZ[9]C[\\[a\\]\\\\ b\\: c\\\nd\te]GC[one\r\ntwo]EV[three\nfour])",
    "a large board": "(;SZ[25];B[tt];W[ya])",
    "chinese": "(;SZ[9]CA[GBK]C[围棋];B[cc]C[乘])",
}


@pytest.mark.parametrize("text", CLEAN.values(), ids=CLEAN.keys())
def test_typed_values_are_those_of_sgfmill(text: str) -> None:
    data = text.encode("gbk" if "GBK" in text else "utf-8")
    ours, theirs = sgf.parse(data).value.games[0], witness.Sgf_game.from_bytes(data)

    assert sgf.validate(data).errors == ()
    pairs = list(zip(ours.walk(), nodes_of(theirs), strict=True))
    for our_id, their_node in pairs:
        our_node = ours.node(our_id)
        assert set(our_node.raw) == set(their_node.properties())
        for name in our_node.raw:
            assert translated(name, our_node[name], ours.size) == unordered(their_node.get(name)), name


def nodes_of(game: witness.Sgf_game) -> Iterator[witness.Tree_node]:
    stack = [game.get_root()]
    while stack:
        node = stack.pop()
        yield node
        stack.extend(reversed(node))


LISTS = {sgf.ValueType.POINTS, sgf.ValueType.POINTS_OR_NONE, sgf.ValueType.LABELS, sgf.ValueType.LINES}


def translated(name: str, value: sgf.Value, size: BoardSize) -> object:
    """Put one of our values as sgfmill has it: points as (row, column) from below, lists without an order."""
    if isinstance(value, Point):
        return value.gtp(size)
    if isinstance(value, Color):
        return "b" if value is BLACK else "w"
    if isinstance(value, tuple):
        items = [translated("", item, size) for item in value]
        return frozenset(items) if sgf.property_type(name).value_type in LISTS else tuple(items)
    return value


def unordered(value: object) -> object:
    """Take the order out of sgfmill's lists of points and of pairs."""
    return frozenset(value) if isinstance(value, set | list) else value
