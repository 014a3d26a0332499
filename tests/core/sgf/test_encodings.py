"""Encodings when a file is edited: untouched bytes stay, and what the encoding lacks is asked about."""

import pytest

from hen_editor.core import sgf
from hen_editor.core.board import Point
from hen_editor.core.sgf import EncodingReason
from hen_editor.core.sgf.collection import Unencodable
from hen_editor.core.sgf.encoding import decode
from hen_editor.core.sgf.encoding.charsets import codecs_named, title


def edited(data: bytes, node: int, name: str, value: object) -> sgf.Collection:
    """Read a file and set one property of its first game."""
    collection = sgf.parse(data).value
    return collection.with_game(0, collection.games[0].with_property(node, name, value))


@pytest.mark.parametrize(
    ("charset", "codec", "text"),
    [
        ("Shift_JIS", "cp932", "ソ表十段"),
        ("GBK", "gbk", "乗中国"),
        ("GB18030", "gb18030", "中國𠀀"),
        ("Big5", "big5", "成功許"),
        ("EUC-KR", "cp949", "똠방각하"),
        ("windows-1251", "cp1251", "Черные"),
        ("ISO-2022-JP", "iso2022_jp", "十段戦"),
        ("UTF-8", "utf-8", "naïve 🙂"),
    ],
)
def test_an_edit_leaves_the_bytes_around_it_alone(charset: str, codec: str, text: str) -> None:
    head, tail = f"(;CA[{charset}]SZ[9]PB[{text}]\n".encode(codec), f";W[dd]C[{text}])\n".encode(codec)
    collection = edited(head + b";B[cc]" + tail, 1, "C", text)

    assert collection.unencodable() == ()
    assert sgf.format(collection) == head + f";B[cc]C[{text}]".encode(codec) + tail


def test_utf_16_is_written_as_utf_16() -> None:
    collection = edited("(;SZ[9]C[十段];B[cc])".encode("utf-16"), 1, "C", "好")

    assert sgf.format(collection) == "(;SZ[9]C[十段];B[cc]C[好])".encode("utf-16")


def test_the_second_code_of_a_character_in_cp932_stays_even_in_the_edited_node() -> None:
    nec, ibm = b"\xfa\x4a", b"\x87\x54"  # both are the Roman number one
    data = b"(;CA[Shift_JIS]SZ[9]C[" + nec + b"]PB[" + ibm + b"];B[cc]C[" + nec + b"])"
    collection = edited(data, 0, "PW", "x")

    assert sgf.format(collection) == data.replace(b"];B", b"]PW[x];B")


def test_a_byte_that_is_no_character_stays_when_another_node_is_edited() -> None:
    data = "(;CA[UTF-8]SZ[9]C[Größe, naïve, schön ".encode() + b"\xff];B[cc])"
    collection = edited(data, 1, "C", "é")

    assert sgf.format(collection) == data.replace(b"B[cc]", "B[cc]C[é]".encode())


def test_each_game_is_edited_in_its_own_encoding() -> None:
    data = "(;CA[Shift_JIS]SZ[9]C[十])".encode("cp932") + "(;CA[GBK]SZ[9]C[乗];B[cc])".encode("gbk")
    collection = sgf.parse(data).value
    collection = collection.with_game(1, collection.games[1].with_property(2, "C", "国"))

    assert sgf.format(collection) == data.replace(b"B[cc]", b"B[cc]C[" + "国".encode("gbk") + b"]")


def test_what_the_encoding_lacks_is_reported_by_node() -> None:
    collection = edited("(;CA[Shift_JIS]SZ[9]C[十段];B[cc])".encode("cp932"), 1, "C", "한 é ok")

    assert collection.unencodable() == (Unencodable(0, 1, "한é"),)
    with pytest.raises(UnicodeEncodeError):
        sgf.format(collection)


def test_text_that_is_not_ascii_needs_a_file_that_names_its_encoding() -> None:
    assert edited(b"(;SZ[9];B[cc])", 1, "C", "plain").unencodable() == ()
    assert edited(b"(;SZ[9];B[cc])", 1, "C", "é").unencodable() == (Unencodable(0, 1, "é"),)
    assert edited("(;SZ[9]C[é];B[cc])".encode(), 1, "C", "é").unencodable() == (Unencodable(0, 1, "é"),)
    assert edited("(;SZ[9]C[é];B[cc])".encode("utf-8-sig"), 1, "C", "é").unencodable() == ()


def test_a_file_is_converted_to_utf_8_and_keeps_its_nodes() -> None:
    data = "(;CA[Shift_JIS]SZ[9]C[十段]\n;B[cc])".encode("cp932")
    converted = edited(data, 1, "C", "한").converted_to_utf8()

    assert converted.diagnostics == ()
    assert converted.value.unencodable() == ()
    assert sgf.format(converted.value) == "(;CA[UTF-8]SZ[9]C[十段]\n;B[cc]C[한])".encode()
    assert list(converted.value.games[0].walk()) == [0, 1]


def test_a_file_without_ca_gets_it_when_it_is_converted() -> None:
    converted = edited(b"(;SZ[9];B[cc])", 1, "C", "é").converted_to_utf8().value

    assert sgf.format(converted) == "(;SZ[9]CA[UTF-8];B[cc]C[é])".encode()


def test_undecodable_bytes_are_reported_and_replaced_when_a_file_is_converted() -> None:
    data = "(;CA[UTF-8]SZ[9];B[cc]C[Größe, naïve, schön ".encode() + b"\xff])"
    converted = sgf.parse(data).value.converted_to_utf8()

    assert [(problem.code, problem.node) for problem in converted.diagnostics] == [("sgf-replaced", 1)]
    assert sgf.format(converted.value) == "(;CA[UTF-8]SZ[9];B[cc]C[Größe, naïve, schön \ufffd])".encode()


def test_a_converted_file_that_seems_to_name_another_encoding_gets_a_byte_order_mark() -> None:
    converted = edited(b"(;4CA[GB2312]SZ[9];B[cc])", 1, "C", "한").converted_to_utf8().value
    data = sgf.format(converted)

    assert data == "\ufeff(;4CA[GB2312]SZ[9]CA[UTF-8];B[cc]C[한])".encode()
    assert sgf.is_read_as_written(converted)
    assert sgf.parse(data).value.games[0].node(1)["C"] == "한"


def test_utf_16_loses_its_byte_order_mark_when_it_is_converted() -> None:
    converted = sgf.parse("(;SZ[9]C[十段])".encode("utf-16")).value.converted_to_utf8().value

    assert sgf.format(converted) == "(;SZ[9]C[十段]CA[UTF-8])".encode()


def test_text_that_came_without_bytes_has_no_encoding_but_utf_8() -> None:
    collection = sgf.parse("(;CA[Big5]SZ[9]C[乗])").value

    assert collection.encoding == "utf-8"
    assert collection.games[0].node(0)["C"] == "乗"
    assert sgf.format(collection.converted_to_utf8().value) == "(;CA[UTF-8]SZ[9]C[乗])".encode()


def test_lone_surrogates_in_text_are_reported_and_replaced() -> None:
    parsed = sgf.parse("(;C[a\ud800b])")

    assert [problem.code for problem in parsed.diagnostics] == ["sgf-broken-text"]
    assert parsed.value.games[0].node(0)["C"] == "a\ufffdb"


def test_a_game_from_another_file_is_written_in_the_encoding_of_this_one() -> None:
    other = sgf.parse("(;CA[GBK]SZ[9]C[乗];B[cc])".encode("gbk")).value.games[0]
    here = sgf.parse(b"(;CA[UTF-8]SZ[9])\n").value.with_games_inserted(1, [other])

    assert here.unencodable() == (Unencodable(1, 0, "乗"),)
    assert sgf.format(here.converted_to_utf8().value) == "(;CA[UTF-8]SZ[9])\n(;CA[UTF-8]SZ[9]C[乗];B[cc])\n".encode()


def test_text_between_the_nodes_of_a_game_from_another_file_is_asked_about_too() -> None:
    other = sgf.parse("(;SZ[9](;B[cc])乗(;B[dd]))".encode()).value.games[0]
    here = sgf.parse(b"(;CA[KOI8-R]SZ[9])").value.with_games_inserted(1, [other])

    assert here.unencodable() == (Unencodable(1, other.root, "乗"),)
    assert "乗" in sgf.format(here.converted_to_utf8().value).decode()


def test_games_are_inserted_and_taken_out() -> None:
    collection = sgf.parse(b"head (;SZ[9]) between (;SZ[13]) after").value
    new, _ = sgf.GameTree.new().with_child(0, {"B": Point(3, 3)})

    assert sgf.format(collection.with_order([1])) == b"head (;SZ[13]) after"
    assert sgf.format(collection.with_order([0])) == b"head (;SZ[9]) after"
    assert [tree.size.rows for tree in collection.with_games_inserted(1, [new]).games] == [9, 19, 13]
    assert sgf.format(collection.with_games_inserted(2, [new])).endswith(b"SZ[19]\n;B[dd]) after")


@pytest.mark.parametrize("order", [[0, 1, 2], [1, 0], [2, 0, 1], [1, 2]])
def test_in_any_order_there_are_as_many_games_though_some_have_no_opening_bracket(order: list[int]) -> None:
    collection = sgf.parse(b"head ;SZ[9];B[dd])(;SZ[13];W[ee])\nmore ;SZ[7];B[cc])").value
    assert [tree.size.rows for tree in collection.games] == [9, 13, 7]
    written = sgf.parse(sgf.format(collection.with_order(order))).value
    assert [tree.size.rows for tree in written.games] == [[9, 13, 7][game] for game in order]


def test_a_byte_order_mark_stays_first_when_a_game_is_put_before_the_others() -> None:
    collection = sgf.parse("(;SZ[9])".encode("utf-8-sig")).value.with_games_inserted(0, [sgf.GameTree.new()])

    assert sgf.format(collection).startswith(b"\xef\xbb\xbf(;FF[4]")
    assert sgf.format(collection).endswith(b"SZ[19])\n(;SZ[9])")


def test_a_game_after_one_that_is_not_closed_is_a_game_of_its_own() -> None:
    collection = sgf.parse(b"(;SZ[9];B[cc](;W[dd]C[open").value
    written = sgf.format(collection.with_games_inserted(1, [sgf.GameTree.new()]))

    assert written.startswith(b"(;SZ[9];B[cc](;W[dd]C[open]))\n(;FF[4]")


@pytest.mark.parametrize(
    ("data", "encoding", "reason"),
    [
        ("(;C[naïve])".encode("utf-8-sig"), "utf-8", EncodingReason.MARK),
        ("(;C[naïve])".encode("utf-16"), "utf-16-le", EncodingReason.MARK),
        ("(;CA[GB2312]C[朱镕基])".encode("gbk"), "gb18030", EncodingReason.NAMED),
        (b"(;C[plain])", "ascii", EncodingReason.ASCII),
        ("(;CA[Big5]C[naïve 🙂])".encode(), "utf-8", EncodingReason.UTF8),
        ("(;C[十段戦])".encode("iso2022_jp"), "iso2022_jp", EncodingReason.SWITCHES),
        ("(;C[围棋])".encode("hz"), "hz", EncodingReason.SWITCHES),
        ("(;CA[UTF-8]C[第三十期名人戦])".encode("cp932"), "cp932", EncodingReason.GUESSED),
        ("(;C[乗])", "utf-8", EncodingReason.TEXT),
    ],
)
def test_a_collection_says_which_encoding_it_was_read_in_and_why(
    data: bytes | str, encoding: str, reason: EncodingReason
) -> None:
    collection = sgf.parse(data).value

    assert (collection.encoding, collection.encoding_reason) == (encoding, reason)


def test_a_tilde_or_an_escape_alone_switches_no_encoding() -> None:
    assert sgf.parse(b"(;C[~{o~} \x1b and ~ more])").value.encoding == "ascii"


@pytest.mark.parametrize("charset", ["", "CA[ISO-2022-JP]", "CA[ISO-2022-JP-2]", "CA[ISO-2022-KR]"])
@pytest.mark.parametrize("text", [b"\x1b$", b"\x1b$?", b"\x1b$??????????", b"\x1b(", b"\x1b$B>h\x1b(B\x1b$"])
def test_a_switch_to_no_alphabet_takes_no_text_along(charset: str, text: bytes) -> None:
    data = b"(;%bC[%b])" % (charset.encode(), text)
    assert sgf.parse(data).value.text == data.decode("ascii")


@pytest.mark.parametrize("name", ["Shift_JIS", "cp932", " sjis "])
def test_a_file_is_read_again_in_the_encoding_that_is_named(name: str) -> None:
    data = "(;CA[GBK]SZ[9]PB[黒番];B[cc])".encode("cp932")
    parsed = sgf.parse(data, encoding=name)

    assert parsed.value.games[0].node(0)["PB"] == "黒番"
    assert (parsed.value.encoding, parsed.value.encoding_reason) == ("cp932", EncodingReason.ASKED)
    assert sgf.format(parsed.value) == data


def test_bytes_that_do_not_fit_the_encoding_that_is_named_are_reported_and_kept() -> None:
    data = "(;PB[黒番])".encode("cp932")
    parsed = sgf.parse(data, encoding="UTF-8")

    assert [problem.code for problem in parsed.diagnostics] == ["sgf-undecodable"]
    assert sgf.format(parsed.value) == data


def test_an_unknown_encoding_is_refused() -> None:
    with pytest.raises(LookupError, match="'foo' is not known"):
        sgf.parse(b"(;)", encoding="foo")


def test_a_new_text_in_a_file_that_was_read_in_another_encoding_than_it_names_is_asked_about() -> None:
    collection = sgf.parse("(;CA[GBK]SZ[9]PB[黒番])".encode("cp932"), encoding="cp932").value
    edited = collection.with_game(0, collection.games[0].with_property(0, "PW", "白番"))

    assert edited.unencodable() == (Unencodable(0, 0, "白番"),)
    assert sgf.format(edited.converted_to_utf8().value) == "(;CA[UTF-8]SZ[9]PB[黒番]PW[白番])".encode()


def test_other_encodings_are_shown_with_what_the_file_would_say_in_them() -> None:
    data = "(;SZ[9]PB[黒番]C[plain];B[cc]C[十段戦])".encode("cp932")
    first, *others = sgf.encoding_candidates(data)

    assert first == ("cp932", "Shift_JIS", ("黒番",), "十段戦", True)
    assert others[0] == ("gb18030", "GB18030", ("崟斣",), "廫抜愴", True)
    assert [candidate.fits for candidate in others] == sorted((candidate.fits for candidate in others), reverse=True)
    assert len({candidate[2:4] for candidate in [first, *others]}) == len(others) + 1


def test_an_encoding_that_was_found_under_the_name_of_a_narrower_one_is_shown_too() -> None:
    data = "(;CA[Shift_JIS]C[À 黒番])".encode("shift_jisx0213")
    first, *_ = sgf.encoding_candidates(data)
    assert (first.codec, first.comment) == ("shift_jisx0213", "À 黒番")
    assert sgf.parse(data, encoding=first.codec).value.games[0].node(0)["C"] == "À 黒番"


def test_the_first_encoding_shown_is_the_one_that_was_asked_for() -> None:
    data = "(;PB[黒番])".encode("cp932")
    assert sgf.encoding_candidates(data, "cp1251")[0].codec == "cp1251"
    assert "cp932" in [found.codec for found in sgf.encoding_candidates(data, "cp1251")]


def test_the_preview_shows_text_far_after_the_beginning_of_the_file() -> None:
    data = b"(;C[plain])" * 20_000 + "(;PB[黒番]C[十段戦])".encode("cp932")

    assert sgf.encoding_candidates(data)[0][1:4] == ("Shift_JIS", ("黒番",), "十段戦")


def test_plain_text_and_text_with_a_byte_order_mark_have_no_other_encoding() -> None:
    assert [found.codec for found in sgf.encoding_candidates(b"(;PB[x])")] == ["ascii"]
    assert [found.codec for found in sgf.encoding_candidates("(;PB[é])".encode("utf-16"))] == ["utf-16-le"]
    assert [found.codec for found in sgf.encoding_candidates(b"")] == ["ascii"]


@pytest.mark.parametrize("codec", ["cp932", "gb18030", "big5hkscs", "cp950", "cp949", "hz", "iso2022_kr", "mac-roman"])
def test_the_title_of_an_encoding_is_a_name_that_is_understood_in_ca(codec: str) -> None:
    assert codec in codecs_named(title(codec))


@pytest.mark.parametrize("codec", ["utf-8", "gb18030", "cp932", "iso2022_jp", "utf-16"])
def test_a_file_that_is_decoded_piece_by_piece_has_the_same_text(codec: str) -> None:
    text = f"(;CA[{codec}]" + "C[a十段戦];B[cc]" * 20_000 + ")"
    data = text.encode(codec)

    assert len(data) > 300_000
    assert sgf.parse(data).value.text.removeprefix("\ufeff") == text


def test_a_large_text_is_put_together_from_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decode, "MAX_BYTES_UNJOINED", 3 * decode.BYTES_DECODED_AT_ONCE)
    text = "(;CA[GBK]C[" + "围棋 go " * 400_000 + "])"
    data = text.encode("gbk")
    assert len(data) > 20 * decode.BYTES_DECODED_AT_ONCE
    parsed = sgf.parse(data)
    assert parsed.value.text == text
    assert sgf.format(parsed.value) == data


QUOTED = {
    "behind CA": ("UTF-8", "(;CA[UTF-8]C[He wrote (;CA[Shift_JIS\\]), naïve])"),
    "before CA": ("UTF-8", "(;C[He wrote (;CA[Shift_JIS\\]), naïve]CA[UTF-8])"),
    "without CA": ("UTF-8", "(;C[He wrote (;CA[Shift_JIS\\]), naïve])"),
    "in a later game": ("GBK", "(;CA[GBK]C[围棋 \\]])(;C[围棋 (;CA[UTF-8\\])]CA[GBK])"),
    "behind a byte like a backslash": ("Shift_JIS", "(;CA[Shift_JIS]N[表]C[(;CA[UTF-8\\]) 十段])"),
    "behind a byte like a bracket": ("Shift_JIS", "(;CA[Shift_JIS]C[十段 ヽ ャ (;CA[UTF-8\\])])"),
    "among bytes like brackets": ("ISO-2022-JP", "(;CA[ISO-2022-JP]C[十段戦 (;CA[UTF-8\\]) 十段戦])"),
}


@pytest.mark.parametrize(("charset", "text"), QUOTED.values(), ids=QUOTED)
def test_an_encoding_that_a_text_quotes_is_not_named(charset: str, text: str) -> None:
    assert sgf.parse(text.encode(charset)).value.text == text


def test_a_variation_is_in_the_encoding_of_its_game_whatever_it_says() -> None:
    text = "(;CA[UTF-8]C[围棋](;B[aa]C[围棋])(;CA[GBK]C[围棋]))"
    assert sgf.parse(text.encode()).value.text == text


def test_a_tilde_before_a_brace_is_no_switch_to_another_alphabet_that_is_never_left() -> None:
    assert sgf.parse(b"(;C[~{ ... ];B[dd])").value.text == "(;C[~{ ... ];B[dd])"


def test_a_game_is_in_the_encoding_that_it_names_first() -> None:
    text = "(;CA[UTF-8]SZ[9])(;CA[UTF-8]C[é];CA[latin1])"
    assert sgf.parse(text.encode()).value.text == text


def test_a_game_in_another_encoding_begins_outside_of_texts() -> None:
    one, other = "(;CA[Shift_JIS]C[表])", "(;GC[围棋 (; 围棋]CA[GBK]C[围棋])"
    collection = sgf.parse(one.encode("cp932") + other.encode("gbk")).value
    assert collection.text == one + other
    assert [collection.codec_of(game) for game in range(2)] == ["cp932", "gb18030"]


OTHERWISE_READ = {
    "CA is changed": (b"(;CA[UTF-8]SZ[9]PB[\xc3\xa9])", {"CA": "GBK"}),
    "a switch to another alphabet is written": (b"(;SZ[9])", {"C": "~{VPND~}"}),
    "text that an encoding was guessed from is removed": (
        "(;SZ[9]C[Größe, naïve]PB[".encode() + b"\xff])",
        {"C": ""},
    ),
}


@pytest.mark.parametrize(("data", "texts"), OTHERWISE_READ.values(), ids=OTHERWISE_READ)
def test_a_file_that_would_be_read_in_another_encoding_again_is_reported(data: bytes, texts: dict[str, str]) -> None:
    collection = sgf.parse(data).value
    assert sgf.is_read_as_written(collection)
    for name, text in texts.items():
        collection = collection.with_game(0, collection.games[0].with_property(0, name, text))
    assert not sgf.is_read_as_written(collection)
    converted = collection.converted_to_utf8().value
    assert sgf.parse(sgf.format(converted)).value.games[0].node(0).raw == converted.games[0].node(0).raw


def test_a_file_read_in_an_encoding_that_was_asked_for_is_as_it_was_until_it_is_edited() -> None:
    data = "(;CA[Big5]C[圍棋])".encode("big5")
    collection = sgf.parse(data, encoding="euc_kr").value
    assert sgf.is_read_as_written(collection)
    assert sgf.format(collection) == data
    edited = collection.with_game(0, collection.games[0].with_property(0, "N", "Go"))
    assert not sgf.is_read_as_written(edited)


def test_half_a_character_may_not_take_the_bracket_after_it_along() -> None:
    collection = sgf.parse(b"(;CA[Shift_JIS]SZ[9]C[\x8f\x5c \x83\n])", encoding="shift_jis").value
    text = str(collection.games[0].node(0)["C"])
    cut = collection.with_game(0, collection.games[0].with_property(0, "C", text.removesuffix("\n")))
    assert cut.unencodable() == (Unencodable(0, 0, "\udc83"),)


CHINESE = "孔杰 柯洁 古力 常昊 聂卫平 马晓春 周鹤洋 罗洗河 陈耀烨 时越 江维杰 唐韦星 连笑 杨鼎新 辜梓豪 丁浩 李轩豪"
JAPANESE = "井山裕太 張栩 羽根直樹 山下敬吾 高尾紳路 趙治勲 小林光一 武宮正樹 一力遼 芝虎丸 許家元 余正麒 仲邑菫"
KOREAN = "이창호 이세돌 조훈현 유창혁 박정환 신진서 변상일 김지석 강동윤 최철한 원성진 박영훈 조한승 목진석 최정"
TAIWANESE = "周俊勳 張栩 王立誠 林海峰 陳詩淵 王元均 林君諺 許皓鋐 蕭正浩 陳禧 簡靖庭 黑嘉嘉 林至涵 楊博崴 賴均輔"
NAMES = {"gb18030": CHINESE, "cp932": JAPANESE, "euc_jp": JAPANESE, "cp949": KOREAN, "cp950": TAIWANESE}


@pytest.mark.parametrize(("codec", "names"), NAMES.items())
def test_two_names_tell_their_language(codec: str, names: str) -> None:
    black, *others = names.split()
    games = {white: f"(;GM[1]SZ[19]PB[{black}]PW[{white}];B[pd];W[dd])".encode(codec) for white in others}
    roots = {white: sgf.parse(game).value.games[0].node(0) for white, game in games.items()}
    assert {white: (root["PB"], root["PW"]) for white, root in roots.items()} == {
        white: (black, white) for white in others
    }


def test_one_foreign_comment_does_not_change_the_encoding_of_a_file_in_utf_8() -> None:
    data = "(;CA[UTF-8]SZ[19]PB[Anna Müller 😀]PW[Jörg Weiß];B[pd]".encode() + "C[gute Größe])".encode("latin-1")
    parsed = sgf.parse(data)
    assert parsed.value.games[0].node(0)["PB"] == "Anna Müller 😀"
    assert [problem.code for problem in parsed.diagnostics] == ["sgf-undecodable"]
    assert sgf.format(parsed.value) == data
