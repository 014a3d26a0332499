from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from hen_editor.ui.recognition import screenshots
from tests.translation.findings import Findings
from tests.translation.findings import findings as run_lupdate
from tests.translation.pseudo import PseudoTranslator


@pytest.fixture(scope="session", autouse=True)
def pictures_at_once() -> Iterator[None]:
    """Have a picture of the screen taken when its command returns, with the window where it is."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(screenshots, "HIDING_MS", 0)
        yield


@pytest.fixture(scope="session")
def findings(tmp_path_factory: pytest.TempPathFactory) -> Findings:
    """What lupdate finds in the program."""
    return run_lupdate(tmp_path_factory.mktemp("lupdate"))


@pytest.fixture(scope="module")
def pseudo(qapp: QApplication, findings: Findings) -> Iterator[PseudoTranslator]:
    """A translation that marks all texts, in use."""
    translator = PseudoTranslator(findings)
    qapp.installTranslator(translator)
    yield translator
    qapp.removeTranslator(translator)
