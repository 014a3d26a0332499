"""What is saved is read again as it was: in the encoding of the file, or in UTF-8, or not at all."""

import pytest

from hen_editor.core import Game, sgf


def edited(data: bytes, name: str, value: str) -> Game:
    """Return a game with a property of its root set."""
    return Game.read(data).root.with_property(name, value).game


def test_a_file_of_ascii_becomes_utf_8_if_it_needs_to() -> None:
    data = edited(b"(;SZ[9]C[x])", "PB", "黒").sgf()
    assert data == "(;SZ[9]C[x]PB[黒]CA[UTF-8])".encode()


def test_a_changed_declaration_changes_the_bytes() -> None:
    data = edited(b"(;CA[ISO-8859-1]SZ[9]C[\xa3 5])", "CA", "UTF-8").sgf()
    assert data == "(;CA[UTF-8]SZ[9]C[£ 5])".encode()


@pytest.mark.parametrize(
    ("data", "name", "value", "message"),
    [
        (b"(;CA[ISO-8859-1]C[\xa3])", "PB", "黒", "PB of node 0 of game 0 has “黒”, which the encoding"),
        (b"(;CA[ISO-8859-1]C[\xa3])", "C", "5 €", "C of node 0 of game 0 has “€”"),
        (b"(;CA[ISO-8859-1]C[\xa3])", "CA", "GBK", "read in another encoding"),
        ("(;C[Über])".encode("cp1252"), "PB", "é", "PB of node 0 of game 0 has “é”"),
    ],
)
def test_what_would_be_misread_is_not_written(data: bytes, name: str, value: str, message: str) -> None:
    game = edited(data, name, value)
    with pytest.raises(ValueError, match=message):
        game.sgf()
    converted = game.collection.converted_to_utf8().value
    assert sgf.parse(sgf.saved(converted)).value.games[0].node(0)[name] == ("UTF-8" if name == "CA" else value)


@pytest.mark.parametrize("data", [b"(;C[x])", b"(;CA[ISO-8859-1]C[x])", "(;CA[UTF-8]C[星])".encode()])
def test_half_a_character_is_refused_in_every_encoding(data: bytes) -> None:
    game = edited(data, "PB", "a\ud83d")
    with pytest.raises(ValueError, match=r"PB of node 0 of game 0 has “\\ud83d”, which the encoding"):
        game.sgf()
    converted = game.collection.converted_to_utf8()
    assert [problem.code for problem in converted.diagnostics] == ["sgf-replaced"]
    assert "PB[a�]" in sgf.saved(converted.value).decode()


@pytest.mark.parametrize("data", [b"(;C[x])", b"(;CA[EUC-JP]C[x])", "(;CA[EUC-JP]C[黒])".encode("euc-jp")])
def test_an_undecodable_byte_is_refused_where_it_would_be_misread(data: bytes) -> None:
    with pytest.raises(ValueError, match="read in another encoding"):
        edited(data, "PB", "a\udc80").sgf()


@pytest.mark.parametrize("named", ["UTF-8", "Shift_JIS", "Big5", "windows-1251", "GB18030", "foo", ""])
def test_a_game_keeps_its_text_whatever_it_is_edited_to_declare(named: str) -> None:
    data = "(;CA[GBK]SZ[9]PB[围棋];B[aa]C[中])".encode("gbk") + "(;CA[Shift_JIS]C[表])".encode("cp932")
    game = edited(data, "CA", named)
    lacking = game.collection.unencodable()
    if named == "GB18030":
        assert not lacking
        assert game.sgf() == data.replace(b"GBK", b"GB18030")
        return
    assert lacking == ((0, 0, "围棋"), (0, 1, "中"))
    converted = game.collection.converted_to_utf8().value
    assert not converted.unencodable()
    text = (game.sgf() if named == "UTF-8" else sgf.saved(converted)).decode()
    assert text.replace("CA[UTF-8]", "") == "(;SZ[9]PB[围棋];B[aa]C[中])(;C[表])"
    with pytest.raises(ValueError, match="read in another encoding"):
        Game(converted).root.with_property("CA", "GBK").game.sgf()


def test_a_euro_that_was_there_stays() -> None:
    assert edited(b"(;CA[ISO-8859-1]C[\x80])", "PB", "x").sgf() == b"(;CA[ISO-8859-1]C[\x80]PB[x])"
