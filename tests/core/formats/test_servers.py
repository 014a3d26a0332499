"""Games written as Tygem, Cyberoro and Pandanet save them, in the encodings that these use."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import sgf
from hen_editor.core.formats import GIB, NGF, UGF, Format, Read, of_suffix, recognised
from hen_editor.formats import FORMATS

FOLDER = Path(__file__).parents[2] / "vectors" / "servers"
FILES = sorted(FOLDER.iterdir())
ROWS = (GIB, NGF, UGF)

every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
every_row = pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)


def row_of(path: Path) -> Format:
    row = of_suffix(path.suffix, FORMATS)
    assert row in ROWS
    return row


def read(name: str, encoding: str = "utf-8") -> Read:
    path = FOLDER / name
    return row_of(path).read(path.read_text("utf-8").replace("\n", "\r\n").encode(encoding))


def written(found: Read) -> str:
    """Return a game as SGF in one line, without what all of them have."""
    assert found.collection is not None
    text = sgf.format(found.collection).decode().replace("\n", "")
    return re.sub(r"FF\[4\].*SZ\[19\]", "", text)


def codes(found: Read) -> list[str]:
    return [problem.code for problem in found.diagnostics if not problem.code.endswith("-charset")]


def test_tygem() -> None:
    found = read("tygem_korean.gib", "cp949")
    assert written(found) == (
        "(;EV[승급 대국]DT[2015-08-29]PC[타이젬 바둑]PB[heuk1015]BR[1k]PW[baek]WR[1k]RE[B+T]"
        "OT[3x30 byo-yomi]KM[6.5]TM[1200];B[qc];W[dp];B[qo];W[dd];B[];W[cn])"
    )
    assert not codes(found)


def test_tygem_with_a_handicap_whose_third_stone_is_at_the_upper_left() -> None:
    assert written(read("tygem_handicap.gib")) == (
        "(;EV[Free]DT[2016-03-26]PC[Tygem Baduk]PB[black512]BR[15k]PW[white77]WR[10k]OT[3x30 byo-yomi]HA[3]TM[1200]"
        "AB[dp][pd][dd];W[pp];B[nq];W[qn];B[no])"
    )


def test_tygem_in_chinese_cut_off() -> None:
    found = read("tygem_chinese.gib", "gb18030")
    assert written(found) == (
        "(;EV[让先]DT[2012-11-22]PC[弈道TYGEM对弈]PB[石下之臣]BR[2d]PW[harp]WR[3d]RE[W+11]HA[5]"
        "AB[dp][pd][pp][dd][jj];W[qn];B[nq];W[qf])"
    )
    assert codes(found) == ["moves-missing"]
    assert found.diagnostics[-1].message == "It should have 268 moves, but has only 3: it is perhaps truncated."


def test_cyberoro() -> None:
    found = read("cyberoro_even.ngf")
    assert written(found) == (
        "(;EV[Rated game]DT[2017-03-16]PC[www.cyberoro.com]PB[Lin.H.C]BR[7p]PW[Kobayashi.]WR[9p]RE[W+R]KM[6.5]TM[10800]"
        ";B[qd];W[pp];B[dc];W[];B[cf])"
    )
    assert not codes(found)


def test_cyberoro_with_a_handicap_has_no_half_point() -> None:
    assert written(read("cyberoro_handicap.ngf")) == (
        "(;EV[Rated game]DT[2017-03-16]PC[www.cyberoro.com]PB[p81587]BR[5d]PW[ace550]WR[7d]RE[W+R]HA[2]KM[0]TM[300]"
        "AB[dp][pd];W[pq];B[dd];W[fq];B[hq])"
    )


def test_cyberoro_in_chinese_with_another_header_and_a_comment() -> None:
    found = read("cyberoro_chinese.ngf", "gb18030")
    assert written(found) == (
        "(;EV[韩国十段战]DT[2006-09-05]PB[李载雄]BR[五段]PW[朴承华]WR[初段]KM[6.5];B[qd];W[dd];B[pq]"
        "C[黑中盘胜(现场消息)])"
    )
    assert not codes(found)


def test_pandanet() -> None:
    found = read("pandanet.ugf")
    assert written(found) == (
        "(;EV[2019, PANDA-NET]DT[2019-03-08,09]PC[PANDA-NET]PB[kurobe]BR[7d]PW[SHIRO]WR[8d]RE[B+7.5]RU[Japanese]"
        "CP[PANDANET INC.]KM[-5.5];B[qd];W[dd];B[pq];W[];B[co])"
    )
    assert not codes(found)


def test_pandanet_review() -> None:
    found = read("pandanet_review.ugi")
    assert written(found) == (
        "(;EV[2020, PANDA-NET Review, shiro-kuro(B) IGS]DT[2020-06-23]PB[kuro]BR[2k]PW[shiro]WR[2k?]RE[W+R]RU[Japanese]"
        "HA[2]KM[0.5]AB[pp][dd]C[shiro 2k?: Let's begin.kuro 2k : Hi!];W[pc];B[dp]"
        "C[shiro [ 2k?\\]: I think white is ahead already?])"
    )
    assert codes(found) == ["variations-left-out"]


def test_pandanet_in_japanese_with_rows_from_the_top() -> None:
    found = read("newspaper.ugi", "cp932")
    assert written(found) == (
        "(;EV[第26期, 碁聖戦, 五番勝負第5局]DT[2001-08-20]PC[東京・日本棋院]PB[小林光一]BR[九段]PW[山下敬吾]WR[七段]"
        "RE[B+1.5]RU[Japanese]KM[5.5]TM[14400];B[pd];W[dp]C[白の二手目です。])"
    )
    assert codes(found) == ["variations-left-out"]


@every_file
def test_a_file_is_recognised_by_how_it_begins(path: Path) -> None:
    for line_end in ("\n", "\r\n"):
        assert recognised(path.read_text("utf-8").replace("\n", line_end).encode()) is row_of(path)


@every_file
def test_a_truncated_file_is_read_as_far_as_it_goes(path: Path) -> None:
    data = path.read_bytes()
    for length in range(1, len(data), 37):
        found = row_of(path).read(data[:length])
        assert (found.collection is None) == (found.refusal is not None)


@every_row
@given(st.data())
def test_any_bytes_are_read_or_refused(row: Format, data: st.DataObject) -> None:
    lines = [line for path in FILES if path.suffix in row.suffixes for line in path.read_bytes().splitlines()]
    line = st.sampled_from(lines) | st.binary(max_size=20)
    mixed = b"\n".join(data.draw(st.lists(line, max_size=12)))
    found = row.read(mixed)
    assert (found.collection is None) == (found.refusal is not None)
    if found.collection is not None:
        again = sgf.parse(sgf.format(found.collection))
        assert not again.diagnostics


@every_row
def test_another_text_is_refused(row: Format) -> None:
    found = row.read("Dear Sir or Madam,\n\n12 of them")
    assert found.refusal is not None
    assert found.refusal.message == f"It contains no {row.name} game."


@pytest.mark.parametrize(
    ("row", "odd"),
    [
        (GIB, "STO 0 7 1 19 3"),
        (GIB, "STO 0 7 1 1"),
        (GIB, r"\[GAMENAME=cut"),
        (NGF, "PMAGBZZZZ"),
        (NGF, "PMAG"),
        (UGF, "ST,B1,9,0"),
        (UGF, "Q"),
    ],
)
def test_a_line_that_is_not_understood_is_left_out(row: Format, odd: str) -> None:
    path = next(path for path in FILES if path.suffix in row.suffixes and "review" not in path.name)
    lines = path.read_text("utf-8").splitlines()
    at = next(index for index, line in enumerate(lines) if line.startswith(("STO", "PM", "QP", "PD,"))) + 1
    found = row.read("\n".join([*lines[:at], odd, *lines[at:]]))
    problem = next(problem for problem in found.diagnostics if problem.code == "lines-not-read")
    assert problem.message == f"Line {at + 1} was not understood and is left out: “{odd}”."
    found = row.read("\n".join([*lines[:at], odd, odd, *lines[at:]]))
    assert [problem.message for problem in found.diagnostics if problem.code == "lines-not-read"] == [
        f"2 lines were not understood and are left out; the first is line {at + 1}: “{odd}”."
    ]
