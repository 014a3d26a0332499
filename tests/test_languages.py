"""The language that is spoken: the first of the user's that there is, else English."""

import pytest

from hen_editor import languages
from hen_editor.languages import TITLES, best, of_environment


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        (["de-AT"], "de"),
        (["de_DE.UTF-8@euro"], "de"),
        (["fur", "it"], "it"),
        (["pl"], "en"),
        ([], "en"),
        ([""], "en"),
        (["C"], "en"),
        (["en-GB", "it"], "en"),
        (["zh"], "zh_CN"),
        (["zh-Hans-CN"], "zh_CN"),
        (["zh_TW.UTF-8"], "zh_TW"),
        (["zh-Hant-HK"], "zh_TW"),
        (["ja-JP", "en"], "ja"),
    ],
)
def test_the_first_wanted_language_that_there_is_is_spoken(wanted: list[str], spoken: str) -> None:
    assert best(wanted, TITLES) == spoken


def test_the_next_one_is_spoken_where_one_is_not_offered() -> None:
    assert best(["ja", "it"], ["en", "it"]) == "it"


@pytest.mark.parametrize(
    ("environment", "wanted"),
    [
        ({}, []),
        ({"LANG": "ja_JP.UTF-8"}, ["ja_JP.UTF-8"]),
        ({"LANG": "ja_JP.UTF-8", "LC_MESSAGES": "it_IT"}, ["it_IT"]),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "C.UTF-8"}, []),
        ({"LANG": "it_IT", "LANGUAGE": "fur:it"}, ["fur", "it"]),
        ({"LANG": "C", "LANGUAGE": "it"}, []),
    ],
)
def test_the_language_of_a_terminal_is_that_of_its_environment(environment: dict[str, str], wanted: list[str]) -> None:
    assert of_environment(environment) == wanted


def test_english_is_offered_first() -> None:
    assert languages.offered()[0] == "en"
    assert {*languages.offered()} <= {*TITLES}


@pytest.mark.parametrize(
    ("environment", "is_named"), [({}, False), ({"LANG": ""}, False), ({"LANG": "C"}, True), ({"LC_ALL": "it"}, True)]
)
def test_an_environment_names_a_language_even_if_only_that_of_c(environment: dict[str, str], is_named: bool) -> None:
    assert languages.names_language(environment) is is_named
