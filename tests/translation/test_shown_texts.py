"""Every text that the program shows is translated: nothing is shown but what a translator has had in hand."""

import importlib
import re
from functools import reduce
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtWidgets import QApplication, QDialog

from hen_editor.engine.engines import EngineSpec
from hen_editor.languages import TITLES
from hen_editor.ui.engine import controller, preferences
from tests.imports import sources
from tests.translation.findings import ROOT, Text
from tests.translation.pseudo import PseudoTranslator, is_glued
from tests.translation.requests import requests
from tests.translation.shown import Shown
from tests.translation.tables import marked
from tests.translation.walk import walk, walked_window

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard")  # menus, offscreen

DATA = {
    r"/\S*/HEN Editor/HEN Editor/styles": "the name of a folder",
    r"(?<!\S)/\S+": "the names of folders",
    r"\.[A-Z]{1,2}\d{1,2}-\w+": "parts of HEN",
    r"<[^>]+>": "tags",
    r"\(\*[^)]*\)": "names of files",
    "^(Is a directory|No such file or directory)$": "words of the operating system",
    r"\$hen\$": "what stands for a HEN",
    r"(HEN Editor|Qt) \d\S*": "names of programs with their versions",
    r"“[^”]*”|\b[A-Z]{1,2}\[[^]]*\]": "what was read, quoted",
    r"\b(A[BEW]|KM|PL|HEN|SGF)\b": "properties of SGF, and notations",
    r"(?<!\w)[A-HJ-Z][A-Z]?\d{1,2}(?!\w)": "names of points",
    r"\b\d+x\d+\b": "sizes of boards",
    r"GNU Go|(\S*gnugo)? --mode gtp": "the name of an engine, and the command that starts it",
    r"\d{1,2}:\d\d\s[AP]M": "times of day, as the locale writes them",
    r"(?<!\S)\S*\.(sgf|hen|html|png|svg|pdf)\b": "names of files",
    r"(⟦[^⟦⟧]*⟧\+)+\S+|\bF\d{1,2}\b": "keys, which Qt names",
    r"(?<![A-Za-z])[A-Za-z](?![A-Za-z])": "keys, columns and colours of one letter",
    f"^({'|'.join(TITLES.values())})$": "names of languages, in their own",
    r"\b(Chinese|Japanese|Korean)(?= \()": "names of languages, in English where no font has their own",
    r"UTF-8|US-ASCII|Shift_JIS|GB18030|Big5|EUC-[A-Z]+|ISO-[-0-9A-Z]+|windows-\d+|KOI8-R": "names of encodings",
    r"[._~][0-9A-Za-z~]+(-\w+)?": "parts of HEN",
    r"(?<![A-Za-z])ko\b": "the ko point in the table of the board",
}
"""What stays as it is in every language."""

DATA_AT = {
    r"PropertiesDialog Q(TableWidget|Label)|GameInfoDialog Q(ComboBox|ListView)": "SGF itself",
    r"PreferencesDialog Q(FontComboBox|ListView)": "the names of fonts",
    r"PointDialog QLabel": "the letters of SGF",
    r"_Examples|HenField QListView": "HEN, which is learnt there",
    "QListWidget guide-pages": "the pages of the guide, which are there in some languages",
    r"EncodingDialog Q(RadioButton|Label)|EncodingDialog ElidedLabel": "the names of encodings, and texts read in them",
}
"""Where what is shown stays as it is in every language."""


TOLD = {"Problems", "Speech"}
"""The contexts of the tables of which no walk meets every text; all of them go through the same function."""


class Walked(NamedTuple):
    """What a walk through the program has shown and asked for."""

    seen: set[Shown]
    dialogs: set[str]
    asked: set[Text]
    missing: set[Text]
    untold: set[str]


def is_data(shown: Shown) -> bool:
    """Return whether all that is not translated in a text stays as it is in every language."""
    words = reduce(lambda text, data: re.sub(data, "", text), DATA, shown.text)
    return not re.search("[A-Za-z]", words) or any(re.search(where, shown.where) for where in DATA_AT)


def nothing_is_shown_but_translations_and_data(walked: Walked) -> None:
    assert sorted(shown for shown in walked.seen if not is_data(shown)) == []


def every_control_has_a_name_a_role_and_a_label_and_every_icon_a_description(walked: Walked) -> None:
    assert sorted(walked.untold) == []


def no_sentence_is_put_together_from_pieces(walked: Walked) -> None:
    assert sorted(shown for shown in walked.seen if is_glued(shown.text)) == []


def nothing_is_asked_for_that_lupdate_does_not_find(walked: Walked) -> None:
    found = {text.source for text in walked.asked}  # a subclass asks in its own context before its base class's
    assert sorted(text for text in walked.missing if text.source not in found) == []


def every_dialog_is_shown(walked: Walked) -> None:
    modules = [importlib.import_module(name) for name in sources(ROOT / "hen_editor") if ".ui." in name]
    defined = {
        name
        for module in modules
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, QDialog) and value.__module__ == module.__name__
    }
    assert {name for name in defined if not name.startswith("_")} <= walked.dialogs


def every_text_of_a_table_is_asked_for(walked: Walked) -> None:
    # Texts that stand in the calls themselves are found in the context of the call; those of tables might not be.
    marks = {request.text for request in requests(sources(ROOT / "hen_editor")) if request.is_mark and request.text}
    assert sorted(text for text in (marks | {*marked()}) - walked.asked if text.context not in TOLD) == []


LAWS = (
    nothing_is_shown_but_translations_and_data,
    every_control_has_a_name_a_role_and_a_label_and_every_icon_a_description,
    no_sentence_is_put_together_from_pieces,
    nothing_is_asked_for_that_lupdate_does_not_find,
    every_dialog_is_shown,
    every_text_of_a_table_is_asked_for,
)


@pytest.mark.long
def test_all_that_a_walk_through_the_program_shows_is_translated(
    qapp: QApplication,
    pseudo: PseudoTranslator,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    subtests: pytest.Subtests,
) -> None:
    """One test, since the walk takes half a minute, and tests of one module may run in several processes."""
    for module in (controller, preferences):  # whether it is installed here or not
        monkeypatch.setattr(module, "found_engines", lambda: [EngineSpec("GNU Go", "/none/gnugo --mode gtp")])
    with walked_window(qapp, tmp_path) as driver:
        walk(driver, tmp_path)
        walked = Walked(driver.seen, driver.dialogs, pseudo.asked, pseudo.missing, driver.untold)
    for law in LAWS:
        with subtests.test(law.__name__):
            law(walked)
