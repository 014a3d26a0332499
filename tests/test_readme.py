"""What the README shows is true."""

import doctest
import re
import tomllib
from pathlib import Path

from hen_editor import DESKTOP_ID, __version__

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
README = (ROOT / "README.md").read_text(encoding="utf-8")
METAINFO = ROOT / "resources" / "desktop" / f"{DESKTOP_ID}.metainfo.xml"
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


def test_its_links_lead_to_the_addresses_of_the_package_from_anywhere() -> None:
    urls = PROJECT["urls"]
    found = re.findall(r"\]\(([^)]+)\)|^\[.+\]: (\S+)$", README, re.MULTILINE)
    links = [inline or reference for inline, reference in found]
    ours = [link for link in links if link.startswith(urls["Source"])]
    assert [link for link in links if "://" not in link] == []
    assert {urls["Documentation"], f"{urls['Source']}/blob/main/LICENSE"} <= {*ours}
    pages = {urls["Source"], urls["Issues"]}
    paths = [
        link.removeprefix(urls["Source"]).split("/", 3)[3] for link in (*ours, urls["Changelog"]) if link not in pages
    ]
    assert [path for path in paths if not (ROOT / path).is_file()] == []


def test_the_address_of_the_repository_is_one_everywhere() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "README.md", METAINFO, ROOT / "pyproject.toml"))
    source = PROJECT["urls"]["Source"].removeprefix("https://")
    assert {*re.findall(r"github\.com/(?!hemme/)[\w.-]+/[\w-]+", text)} == {source}


def test_the_newest_release_is_in_the_changelog_and_the_description_with_its_date() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    releases = re.findall(r"^## (\S+) - (\d{4}-\d\d-\d\d)$", changelog, re.MULTILINE)
    description = METAINFO.read_text(encoding="utf-8")
    assert releases[0][0] == __version__
    assert releases == re.findall(r'<release version="(\S+)" date="(\S+)"', description)


def test_every_file_that_the_architecture_names_is_there() -> None:
    names = {
        name.rstrip("/.") for name in re.findall(r"(?:core|document|ui|cli|tests|resources)/[\w./-]*", ARCHITECTURE)
    }
    roots = (ROOT, ROOT / "hen_editor")
    assert names > {"core/editing", "tests/e2e"}
    assert [name for name in sorted(names) if not any((root / name).exists() for root in roots)] == []
