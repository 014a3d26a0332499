"""What the README shows is true."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
ARCHITECTURE = (ROOT / "hen_editor" / "ARCHITECTURE.md").read_text(encoding="utf-8")


def test_the_examples_run() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted > 0
    assert results.failed == 0


def test_every_subcommand_of_dev_py_is_shown_and_no_other() -> None:
    usage = (ROOT / "dev.py").read_text(encoding="utf-8").split('"""')[1]
    words = r"python3 dev\.py (\w+)"
    assert set(re.findall(words, README)) == set(re.findall(words, usage))


def test_every_file_it_names_is_there() -> None:
    names = re.findall(r"(?:resources|tests|hen_editor)/[\w./-]+\w", README)
    assert [name for name in names if not (ROOT / name).exists()] == []


def test_every_file_that_the_architecture_names_is_there() -> None:
    names = {
        name.rstrip("/.") for name in re.findall(r"(?:core|document|ui|cli|tests|resources)/[\w./-]*", ARCHITECTURE)
    }
    roots = (ROOT, ROOT / "hen_editor")
    assert names > {"core/editing", "tests/e2e"}
    assert [name for name in sorted(names) if not any((root / name).exists() for root in roots)] == []
