import pytest

from tests.translation.findings import Findings
from tests.translation.findings import findings as run_lupdate


@pytest.fixture(scope="session")
def findings(tmp_path_factory: pytest.TempPathFactory) -> Findings:
    """What lupdate finds in the program."""
    return run_lupdate(tmp_path_factory.mktemp("lupdate"))
