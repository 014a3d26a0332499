"""Clean files as sgfmill reads them: another reader of SGF as a witness."""

import pytest

from hen_editor.core import sgf
from tests.core.sgf.witness import EXPLAINED, differences

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
def test_nodes_values_and_boards_are_those_of_sgfmill(text: str) -> None:
    data = text.encode("gbk" if "GBK" in text else "utf-8")

    assert sgf.validate(data).errors == ()
    assert list(differences(data)) == []


EXAMPLES = {
    "sgfmill refuses the file": "(;SZ[9:13])",
    "sgfmill refuses a value": "(;SZ[9];TR[zz])",
    "more than one game": "(;SZ[9])(;SZ[9])",
    "a property of FF[3] or a private one": "(;SZ[9]BS[0])",
    "setup without liberties": "(;SZ[9]AB[aa]AW[ab][ba])",
    "sgfmill refuses a move": "(;SZ[9];B[aa];W[aa])",
    "ours is not Go": "(;GM[7])",
    "repeated property": "(;SZ[9]C[a]C[b])",
    "our repair": "(;SZ[9];B[aa]);W[bb])",
    "ours has no value": "(;SZ[9]BM[x])",
}


@pytest.mark.parametrize("kind", EXPLAINED)
def test_every_kind_of_difference_is_one_that_is_meant(kind: str) -> None:
    assert [difference.kind for difference in differences(EXAMPLES[kind].encode())] == [kind]
