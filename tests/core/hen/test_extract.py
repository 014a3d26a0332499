"""Finding HEN in what people paste."""

import pytest

from hen_editor.core import hen
from hen_editor.core.hen.extraction import extract_all
from tests.core.hen.lists import LISTS, SINGLE
from tests.each import for_each

EXAMPLE = hen.EXAMPLES[2]
LINES = hen.format(hen.parse_strict(EXAMPLE), multiline=True)
ENCODED = "".join(f"%{ord(character):02X}" for character in EXAMPLE)


@pytest.mark.parametrize(
    "pasted",
    [
        EXAMPLE,
        f"  {EXAMPLE}\n",
        f"`{EXAMPLE}`",
        f'"{EXAMPLE}"',
        f"<{EXAMPLE}>",
        f"“{EXAMPLE}”",
        f"HEN: {EXAMPLE}",
        f"hen{EXAMPLE}",
        f"\ufeff{EXAMPLE}",
        f"https://hen.hemme-dev.workers.dev/c/hen{EXAMPLE}/position.png",
        f"https://hen.hemme-dev.workers.dev/c/hen{EXAMPLE}.png",
        f"https://hen.hemme-dev.workers.dev/hen{EXAMPLE}.gif?width=300",
        f"https://play.goshawk.cc/playgo/goban.html#{EXAMPLE}",
        f"play.goshawk.cc/playgo/goban.html#{EXAMPLE}",
        f"<https://example.org/view?board=1&hen={EXAMPLE}&size=2#top>",
        f"hen = {EXAMPLE}",
        f"({EXAMPLE})",
        f"**{EXAMPLE}**",
        f"||{EXAMPLE}||",
        f"[hen]{EXAMPLE}[/hen]",
        f"<code>{EXAMPLE}</code>",
        f"```hen\n{EXAMPLE}\n```",
        f"```\n{EXAMPLE}\n```\n",
        f"~~~ text\r\n{EXAMPLE}\r\n~~~",
        f"Here it is:\n\n```\n{EXAMPLE}\n```\n\nBlack to play.",
        f"Inline ```{EXAMPLE}``` it is",
        f"> {EXAMPLE}",
        f">> > {EXAMPLE}\n",
        f"On Monday Go Seigen wrote:\n> {EXAMPLE}\n\nI see.",
        f"<lee> hen: {EXAMPLE}",
        f"[12:03] lee: {EXAMPLE} is it alive?",
        f"What of {EXAMPLE}?".replace("?", " ?"),
        f"Is it alive ({EXAMPLE})? No.",
        f"Black lives in {EXAMPLE}, I think.",
        f"![the board](https://hen.hemme-dev.workers.dev/c/hen{EXAMPLE}/position.png)",
        f"[the board](https://play.goshawk.cc/playgo/goban.html#{EXAMPLE} 'a title')",
        f'<img src="https://hen.hemme-dev.workers.dev/c/hen{EXAMPLE}.png" alt="a board">',
        f"see https://play.goshawk.cc/playgo/goban.html#{EXAMPLE} and answer",
        f"https://example.org/view?board=1&amp;hen={EXAMPLE}",
        f"&lt;{EXAMPLE}&gt;",
        f"&gt; {EXAMPLE}",
        f"&quot;{EXAMPLE}&quot;",
        EXAMPLE.replace("_", "&#95;"),
        f">!{EXAMPLE}!<",
        f"hen{EXAMPLE}.png",
        f"hen{EXAMPLE}.GIF",
        f"{EXAMPLE}.png",
        f"hen{EXAMPLE} (1).png",
        f"hen{EXAMPLE}(12).png",
        f"'hen{EXAMPLE}.png'",
        f"(hen{EXAMPLE}.png)",
        f"see hen{EXAMPLE}.png, and",
        f"![a board](hen{EXAMPLE}.png)",
        f"C:\\Users\\me\\hen{EXAMPLE}.png",
        f"the file C:\\Users\\me\\hen{EXAMPLE}.png",
        f"file:///home/me/hen{EXAMPLE}.png",
        f"Is it alive? >!{EXAMPLE}!<",
        f"Is it alive? &gt;!{EXAMPLE}!&lt; I doubt it.",
        EXAMPLE.replace("_", "&#x5F;").replace(".", "&#x2e;"),
        EXAMPLE.replace("_", "&UnderBar;"),
    ],
)
def test_the_hen_is_cut_out_to_the_letter(pasted: str) -> None:
    assert hen.extract(pasted) == EXAMPLE


def test_what_is_cut_out_before_a_full_stop_does_not_end_with_a_blank() -> None:
    assert hen.extract(".9x9_5Gb .") == ".9x9_5Gb"
    assert hen.extract(".1x10 ~bw.pb.pb .pb .") == ".1x10 ~bw.pb.pb .pb"


def test_punctuation_after_a_line_of_hen_is_no_part_of_it() -> None:
    assert hen.extract(".5x5_3b.\n>[a:b") == ".5x5_3b"
    found = hen.extract_all("Compare\n.9x9_5b).\nand\n.9x9_5w.\nI think.")
    assert [entry.text for entry in found] == [".9x9_5b", ".9x9_5w"]


def test_punctuation_before_the_end_of_a_picture_s_name_is_no_part_of_a_hen() -> None:
    assert hen.extract(".9x9_5Gb>.png") == hen.extract(".9x9_5Gb>") == ".9x9_5Gb"


@pytest.mark.parametrize(
    "pasted",
    [
        ENCODED,
        ENCODED.lower(),
        f"https://hen.hemme-dev.workers.dev/c/hen{ENCODED}/position.png",
        f"https://play.goshawk.cc/playgo/goban.html#{ENCODED}",
        EXAMPLE.replace("~", "%7E").replace("_", "%0A_"),
        EXAMPLE.replace(".", "%2E"),
        f"Look: {ENCODED} is it alive?",
    ],
)
def test_a_percent_encoded_hen_means_the_same(pasted: str) -> None:
    found = hen.extract(pasted)
    assert found is not None
    assert hen.parse_strict(found) == hen.parse_strict(EXAMPLE)


def test_a_label_is_decoded_once_however_it_comes() -> None:
    position = hen.parse_strict(".C3-%2541é")
    assert position.labels == hen.parse_strict(hen.extract(f"https://x.org/#{hen.web_text(position)}") or "").labels


@pytest.mark.parametrize(
    "pasted",
    [
        LINES,
        f"hen:\n{LINES}",
        f"```\n{LINES}\n```",
        "".join(f"> {line}\n" for line in LINES.splitlines()),
        "Lee wrote:\n" + "".join(f">  {line}\r\n" for line in LINES.splitlines()) + "Who wins?",
        f"Look at this:\n{LINES}\nWho wins?",
    ],
)
def test_a_hen_on_several_lines_is_cut_out(pasted: str) -> None:
    found = hen.extract(pasted)
    assert found is not None
    assert hen.parse_strict(found) == hen.parse_strict(EXAMPLE)


def test_the_end_of_a_file_name_is_no_pass() -> None:
    assert hen.extract("hen.19x19.b_16DbQw.png") == ".19x19.b_16DbQw"
    assert hen.extract("https://x.org/hen.19x19_16Db.pb.png") == ".19x19_16Db.pb"
    assert hen.extract(".19x19_16Db.pb.png") == ".19x19_16Db.pb"
    assert hen.extract("see hen.19x19.b_16DbQw.png") == ".19x19.b_16DbQw"


def test_names_of_pictures_are_a_list() -> None:
    text = "hen.9x9_5Gb.b.png\nhen.9x9_5Gw.pb.png\n"
    assert [entry.text for entry in extract_all(text)] == [".9x9_5Gb.b", ".9x9_5Gw.pb"]


@pytest.mark.parametrize("label", ["&amp;", "&lt;", "a,", "(", "*", "hen:"])
def test_a_label_stays_as_it_is_whatever_it_looks_like(label: str) -> None:
    text = f".9x9.E5-{label}"
    assert hen.extract(text) == text
    assert hen.extract(f" `{text}` ") == text


@pytest.mark.parametrize("pasted", ["_19Ib", "_19Sb5", ".9X9_9b", "_9b.K1-foo bar"])
def test_a_broken_hen_is_found_so_that_it_can_be_explained(pasted: str) -> None:
    assert hen.extract(pasted) == pasted


@pytest.mark.parametrize("pasted", ["_12w.\n#", ".H3w9\n%20_5b.pb"])
def test_of_broken_lines_none_is_taken_for_the_hen_that_was_meant_unless_it_begins_like_one(pasted: str) -> None:
    assert hen.extract(pasted) == hen.extract(str(hen.extract(pasted))) == pasted


@pytest.mark.parametrize(
    "pasted",
    [
        "",
        "...",
        "hello",
        "Hello. World!",
        ".bashrc",
        "_emphasis_",
        "~/henry",
        "https://example.org/picture.png",
        "https://hen.b/",
        ".5",
        ".19",
        "1.5",
        "https://example.org/hen/position.png",
        "(;GM[1]FF[4]SZ[19];B[pd])",
        "$$ . . X O . .",
        "1. e4 e5 2. Nf3",
        "See version .5 or .6. Then ask .b and _private.",
        "snake_19b and dunder__19b",
        f"(;GM[1]FF[4]C[see {EXAMPLE} or https://x.org/#{EXAMPLE}];B[pd])",
        "> quoted\n> lines",
        "```\nprint('hello')\n```",
        ". . .9x9.",
    ],
)
def test_what_is_no_hen_is_none(pasted: str) -> None:
    assert hen.extract(pasted) is None


ADDRESSES = [
    "https://play.goshawk.cc/playgo/goban.html#.9x9_5Gb.b",
    "https://hen.hemme-dev.workers.dev/c/hen.9x9_5Gb.b/position.png",
    "https://hen.hemme-dev.workers.dev/c/hen.9x9_5Gb.b.png",
    "https://hen.hemme-dev.workers.dev/hen.9x9_5Gb.b.gif",
    "https://example.org/x?hen=.9x9_5Gb.b",
    "https://example.org/?a=1&hen=.9x9_5Gb.b&c=2",
    "https://example.org/Go_(game)#.9x9_5Gb.b",
    "www.example.org/#.9x9_5Gb.b",
]
AROUND = [
    "{}",
    "({})",
    "({}).",
    "({}),",
    "[{}]",
    "<{}>",
    "<{}>,",
    '"{}"',
    '"{}",',
    "'{}'",
    "'{}'.",
    "`{}`",
    "`{}`,",
    "**{}**",
    "*{}*",
    "_{}_",
    "{},",
    "{}.",
    "{};",
    "{}:",
    "{}!",
    "{}?",
    "{}...",
    "{}…",
    "{})",
    "{}]",
    "{}).",
    "{}),",
    '{}".',
    "«{}»",
    "“{}”",
    "“{}”,",
    "‘{}’.",
    "„{}“",
    "「{}」",
    "{}。",
    "（{}）",
    "![x]({})",
    "[x]({})",
    "[x]({}).",
    "[x]({}),y",
    "[![x]({})](https://e.org/a)",
    "[x]: {}",
    "[url={}]x[/url]",
    "[url]{}[/url]",
    "[img]{}[/img]",
    '<a href="{}">x</a>',
    "<a href='{}'>x</a>",
    '<img src="{}" alt=x>',
    "<{}|board>",
    "See {}, and",
    "See ({}), and",
    "See <{}>, and",
    "see {}) and",
    "see {}: what",
    "see {}?",
    "URL:{}",
    "url={}",
    "||{}||",
    "~~{}~~",
    "| {} |",
    "|{}|",
    "{}\\",
    "{}|",
    "&lt;{}&gt;",
    "&quot;{}&quot;",
    "href=&quot;{}&quot;,",
    "x@y: {}, {}",
    "{}\n",
    "  {}  ",
    "- {}",
    "> {}",
    "> > {},",
    "1. {}",
    "{}, z",
    "({}; z)",
    "{} (9x9)",
    '"url": "{}",',
    '{{"url":"{}"}}',
    '["{}","b"]',
    "see:{}",
    "({})({})",
]
"""What people and programs put around an address."""


@for_each(AROUND)
def test_nothing_around_an_address_is_part_of_its_hen(around: str) -> None:
    for address in ADDRESSES:
        text = around.format(address, address)
        assert (text, hen.extract(text)) == (text, ".9x9_5Gb.b")
        assert [entry.text for entry in extract_all(text)] == [".9x9_5Gb.b"]


@pytest.mark.parametrize("label", ["a)", "(a)", "a]", "?", "!", ")", "a,b", "é"])
def test_labels_of_a_hen_keep_their_signs_and_in_addresses_those_between(label: str) -> None:
    text = f".9x9_5Eb.E5-{label}"
    assert hen.extract(text) == text
    assert hen.extract(f"https://example.org/#{text}.b") == f"{text}.b" or label in ("a)", "a]", ")")


@pytest.mark.parametrize("end", [",", ".", ";", ":", "?", "!", ")", "),", ").", "]", "…"])
def test_punctuation_after_a_hen_is_no_part_of_it(end: str) -> None:
    assert hen.extract(f".9x9_5Gb.b{end}") == ".9x9_5Gb.b"


@pytest.mark.parametrize(
    "text", ["id,hen\n1,.9x9_5Gb.b\n2,.9x9_5Gw.w", "a=.9x9_5Gb.b;b=.9x9_5Gw.w", "1:.9x9_5Gb.b,.9x9_5Gw.w"]
)
def test_hens_are_found_in_lists_of_values(text: str) -> None:
    assert [entry.text for entry in extract_all(text)] == [".9x9_5Gb.b", ".9x9_5Gw.w"]


@pytest.mark.parametrize(("text", "hens"), LISTS.values(), ids=LISTS)
@pytest.mark.parametrize("around", ["{}", "```\n{}\n```"])
def test_all_lines_of_a_list_are_found_and_the_first_that_is_whole(text: str, hens: list[str], around: str) -> None:
    if around != "{}" and not all(hen.parse(each).ok and "\n\n" not in text for each in hens):
        return
    pasted = around.format(text)
    assert [entry.text for entry in extract_all(pasted)] == [*(hens if around == "{}" else dict.fromkeys(hens))]
    assert hen.extract(pasted) == next(each for each in hens if hen.parse(each).ok)


@pytest.mark.parametrize("text", SINGLE.values(), ids=SINGLE)
def test_a_hen_over_several_lines_is_one(text: str) -> None:
    assert [entry.text for entry in extract_all(text)] == [hen.extract(text)] == [text.strip()]


def test_a_quoted_list_keeps_its_broken_lines() -> None:
    quoted = "Lee wrote:\n> .9x9_5Gb.b\n> _5Ib\n> .9x9_5Gw.w\nWho wins?"
    assert [entry.text for entry in extract_all(quoted)] == [".9x9_5Gb.b", "_5Ib", ".9x9_5Gw.w"]


def test_no_line_of_a_long_list_is_lost() -> None:
    lines = [f".9x9_{row}{column}b.{turn}" for row in range(1, 10) for column in "ABCDEFGHJ" for turn in "bw"]
    lines[80] = "?"
    assert [entry.text for entry in extract_all("\n".join(lines), most=len(lines))] == lines
