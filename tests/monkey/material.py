"""What the monkey types, pastes, drops and opens."""

import os
import shutil
from pathlib import Path
from random import Random

from hen_editor.resources import EXAMPLES
from tests.bench import games
from tests.core.sgf.vectors import read_vectors
from tests.diagrams import vectors as diagrams
from tests.drawing.pictures import made

LARGEST = 30_000
"""How many bytes a file of the corpus may have that is opened as often as others."""

HENS = (
    "", "_19b", "_Ib", ".9x9_5Gb_4Iw", ".9x9_5Gb_4G~3_3E~1b~2~4_2Fw.H3w.b.E2-a", "_Db_Qw.b", ".13x13_4Dbw_9Jw2.w",
    ".5x7_1Abwb", ".9x9_D3w", ".25x25_Zb", ".26x3_", "~~~", "....", ".9x9_5Ggrbyp", "%2E9x9%5F5Gb", "hen: `_19Ib`",
    "_19b.p b", "https://play.goshawk.cc/playgo/goban.html#.9x9_5Gb", "_19Ab_1Tw.A19-a.T1-b", ".19x19", ".1x1_Ab",
    ".0x0", "~bwr_9r", ".99999x99999_Ab", "_19A" + "bw" * 30, ".9x9_5Gb.G5b.w", ".9x9_9~1~2~3", ".9x9_5Gb.A1-<b>x",
    ".5x5_3b.A1.pb",
)  # fmt: skip
"""HEN texts of every kind, broken ones too."""

SGFS = (
    "(;", ";B[dd]", "(;B)", "(;SZ[0])", "(;SZ[-3])", "(;C[\\]])", "(;SZ[52:3];B[aa])", "(;SZ[19]AB[aa:ss])",
    "(;SZ[9];B[ee];W[cc](;B[dd])(;B[gg]C[x]))", "(;B[aa];W[aa];B[zz])", "(;SZ[9];B[ee])(;SZ[13];W[cc])",
    "(;GM[2];B[a1])", "(;SZ[9]AB[cc]LB[dd:A])", "(;LB[aa:" + "x" * 200 + "][bb:\u202eabc])",
    "(;N[<img src=file:///dev/zero>]C[<b>x</b>]PB[<u>]GN[&amp;])", "(;CA[GBK]C[乗];B[dd]) words (;SZ[9];)",
    "(;SZ[19] some words;B[dd]_MOVES_)", "(;B[dd]C[(;CA[Shift_JIS])é])", "(;SZ[9]HEN[.9x9_5Grb])",
    "(;SZ[5];B[cc](;W[bb];B[aa])(;W[dd](;B[ee])(;B[ed])))(;SZ[5];)(;SZ[5]GN[c];B[aa];W[bb])",
    "(;SZ[9]AB[aa][bb]DD[cc]VW[aa:ee];AR[aa:cc]LN[dd:ee]TB[ff]TW[gg];B[aa]KO[]MN[7]PL[W])",
)  # fmt: skip
"""SGF texts of every kind, damaged ones too."""

OTHERS = (
    "B D4 W Q16 B C3", "dd pp", ";W[cc];B[ee]", "Is .9x9_5Gb.b better than .9x9_5Gw.w? Or .13x13_4Dbw.b",
    "$$Bc9 Corner\n$$ -------\n$$ | . X O\n$$ | . 1 2", "$$c9\n$$ . X .\n$$ . O .", "# a\n.9x9_5Gb\n# b\n_19b",
    "/dev/zero", "file:///etc/passwd", "http://127.0.0.1:9/x.sgf", "https://example.invalid/?hen=.9x9_5Gb",
    "javascript:x", "$$ B\n$$ | . X O . |\n$$ | . 1 2 . |", "words", "\x00", "日本語 の 文", "D4 Q16", "[", "]", "\\",
    "a:b", "12", "", "\u202e",
)  # fmt: skip

POSTS = tuple(vector.text for vector in diagrams.read_vectors())
"""Texts as people paste them from forums, mails, books and terminals, with boards drawn in them or none."""

PICTURES = (
    made.png(), made.png(made.text(b".9x9_5Gb_4Iw")), made.png(after=[made.international_text(b"_19b")]),
    made.png(made.text(b"(;SZ[9];B[ee];W[cc])", b"SGF")), made.png(made.text(b"~~~")), made.png()[:40], b"\x89PNG\r\n",
    made.gif(made.comment(b".9x9_5Gb")), made.svg("<metadata>.9x9_5Gb</metadata>"), made.svg(), b"",
)  # fmt: skip
"""Pictures with and without a position, whole and cut off."""

LETTERS = "".join(map(chr, range(32, 127))) + "\n\t\r\0\x0b\x85\u2028\u2029\u202e\u200f\u00a0\ufeff\U0001f600\u0301日é"


def garbage(lots: Random, length: int | None = None) -> str:
    """Return characters without sense, hostile ones among them."""
    return "".join(lots.choices(LETTERS, k=lots.choice((1, 3, 10, 60)) if length is None else length))


def hen_text(lots: Random) -> str:
    """Return something like a HEN."""
    if lots.random() < 0.4:
        return lots.choice(HENS)
    if lots.random() < 0.5:
        return "".join(lots.choices("._~-0123456789xABCDEFGHJKLMNOPQRSTbwrgyplac \n", k=lots.choice((1, 2, 5, 20, 80))))
    text = lots.choice(HENS)
    at = lots.randrange(len(text) + 1)
    return text[:at] + lots.choice("._~-19xKbwr ") * lots.randrange(3) + text[at + lots.randrange(4) :]


def any_text(lots: Random) -> str:
    """Return what people may have on the clipboard."""
    kind = lots.random()
    if kind < 0.4:
        return hen_text(lots)
    if kind < 0.7:
        return lots.choice(SGFS)
    if kind < 0.8:
        return garbage(lots)
    if kind < 0.84:
        return lots.choice(OTHERS)
    if kind < 0.98:
        return post(lots)
    return (hen_text(lots) + " ") * 50


def post(lots: Random) -> str:
    """Return something like a text from a forum: boards and words, with the line ends of some system, or quoted."""
    text = "\n\n".join(lots.choices(POSTS, k=lots.choice((1, 1, 1, 2, 3))))
    if lots.random() < 0.2:
        text = "".join(f"> {line}\n" for line in text.splitlines())
    return text.replace("\n", lots.choice(("\n", "\n", "\r\n", "\r")))


def written_to(directory: Path) -> list[Path]:
    """Write the files that are opened, and saved over, in a fixed order: the same lot draws the same file."""
    directory.mkdir()
    for example in sorted(EXAMPLES.iterdir()):
        shutil.copy(example, directory)
    for number, vector in enumerate(read_vectors()):
        (directory / f"vector {number}.sgf").write_bytes(vector.file)
    for number, text in enumerate(SGFS):
        (directory / f"text {number}.sgf").write_text(text, "utf-8", "surrogateescape")
    for number, text in enumerate(HENS):
        (directory / f"position {number}.hen").write_text(text)
    (directory / "several.hen").write_text("# one\n.9x9_5Gb\n# <b>two</b>\n_19b\n\n# \n.5x5_3b\n")
    (directory / "<img src=&#47;dev&#47;zero> & more.sgf").write_text(SGFS[0])
    (directory / "no suffix").write_text(SGFS[0])
    (directory / ("long " * 48 + ".sgf")).write_text(SGFS[1])
    (directory / "moves.txt").write_text("Here is a game: " + SGFS[0])
    for number, picture in enumerate(PICTURES):
        suffix = "gif" if picture.startswith(b"GIF") else "svg" if b"<svg" in picture else "png"
        (directory / f"picture {number}.{suffix}").write_bytes(picture)
    for number, text in enumerate(POSTS[::12]):
        (directory / f"post {number}.txt").write_text(text)
    (directory / "large.sgf").write_text(games.large_tree(4_000))
    (directory / "many games.sgf").write_text(games.tsumego(500))
    if os.name != "nt":
        Path(os.fsdecode(os.fsencode(directory) + b"/caf\xe9.sgf")).write_text(SGFS[0])
    if corpus := os.environ.get("HEN_EDITOR_CORPUS"):
        small = (path for path in Path(corpus).rglob("*") if path.is_file() and path.stat().st_size < LARGEST)
        for number, path in enumerate(sorted(small)):
            shutil.copyfile(path, directory / f"corpus {number}{path.suffix}")
    return sorted(directory.iterdir())
