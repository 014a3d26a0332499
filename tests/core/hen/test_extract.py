"""Finding HEN in what people paste."""

import pytest

from hen_editor.core import hen

EXAMPLE = hen.EXAMPLES[2]
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
    ],
)
def test_the_hen_is_cut_out_to_the_letter(pasted: str) -> None:
    assert hen.extract(pasted) == EXAMPLE


@pytest.mark.parametrize(
    "pasted",
    [
        ENCODED,
        ENCODED.lower(),
        f"https://hen.hemme-dev.workers.dev/c/hen{ENCODED}/position.png",
        f"https://play.goshawk.cc/playgo/goban.html#{ENCODED}",
        EXAMPLE.replace("~", "%7E").replace("_", "%0A_"),
        EXAMPLE.replace(".", "%2E"),
    ],
)
def test_a_percent_encoded_hen_means_the_same(pasted: str) -> None:
    found = hen.extract(pasted)
    assert found is not None
    assert hen.parse_strict(found) == hen.parse_strict(EXAMPLE)


def test_a_label_is_decoded_once_however_it_comes() -> None:
    position = hen.parse_strict(".C3-%2541é")
    assert position.labels == hen.parse_strict(hen.extract(f"https://x.org/#{hen.web_text(position)}") or "").labels


@pytest.mark.parametrize("pasted", ["_19Ib", "_19Sb5", ".9X9_9b", "_9b.K1-foo bar"])
def test_a_broken_hen_is_found_so_that_it_can_be_explained(pasted: str) -> None:
    assert hen.extract(pasted) == pasted


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
        "https://example.org/hen/position.png",
        "(;GM[1]FF[4]SZ[19];B[pd])",
        "$$ . . X O . .",
        "1. e4 e5 2. Nf3",
    ],
)
def test_what_is_no_hen_is_none(pasted: str) -> None:
    assert hen.extract(pasted) is None
