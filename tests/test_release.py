"""A release is refused whose version, dates or tags do not fit together, and its checksums are those of its files."""

import importlib.util
import shutil
import subprocess
from datetime import date
from pathlib import Path
from types import ModuleType

import pytest

import dev
from hen_editor import __version__

TODAY = date(2026, 3, 1)
DATED = {"CHANGELOG.md": "2026-03-01", "metainfo.xml": "2026-03-01"}


@pytest.fixture(scope="module")
def release() -> ModuleType:
    specification = importlib.util.spec_from_file_location("release", dev.RELEASE)
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


def test_the_version_is_the_one_of_the_package(release: ModuleType) -> None:
    assert release.version_of((dev.ROOT / "hen_editor" / "__init__.py").read_text()) == __version__
    assert None not in release.dates(__version__).values()
    assert [*release.dates("999.0.0").values()] == [None, None]


def test_a_version_with_its_date_everywhere_and_no_tag_is_fit(release: ModuleType) -> None:
    assert release.version_problems("1.2.3", DATED, ["v1.2.2"], TODAY) == []


@pytest.mark.parametrize(
    ("version", "dated", "tags", "problem"),
    [
        ("1.2", DATED, [], "1.2 is not three numbers."),
        ("1.2.3", DATED, ["v1.2.3"], "There is a tag v1.2.3 already."),
        ("1.2.3", {**DATED, "CHANGELOG.md": None}, [], "CHANGELOG.md: its newest version is not 1.2.3."),
        ("1.2.3", {**DATED, "metainfo.xml": "2026-02-28"}, [], "metainfo.xml: the date is 2026-02-28, not today's."),
    ],
)
def test_what_does_not_fit_is_named(
    release: ModuleType, version: str, dated: dict[str, str | None], tags: list[str], problem: str
) -> None:
    assert release.version_problems(version, dated, tags, TODAY) == [problem]


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="there is no sha256sum")
def test_the_checksums_are_read_by_sha256sum(release: ModuleType, tmp_path: Path) -> None:
    for name in ("one.whl", "two.tar.gz"):
        (tmp_path / name).write_text(name)
    (tmp_path / "SUMS").write_text(release.checksums(sorted(tmp_path.iterdir())))
    subprocess.run(["sha256sum", "--check", "--strict", "SUMS"], cwd=tmp_path, check=True, capture_output=True)
    (tmp_path / "one.whl").write_text("another")
    assert subprocess.run(["sha256sum", "--check", "SUMS"], cwd=tmp_path, check=False, capture_output=True).returncode


def test_a_command_that_fails_says_how_and_one_that_does_not_says_nothing(release: ModuleType) -> None:
    python = dev.sys.executable
    assert release.failing(python, "-c", "print('fine')") == []
    assert release.failing(python, "-c", "print('why'); raise SystemExit(3)") == ["why"]
    assert release.failing(python, "-c", "raise SystemExit(3)") == ["It ended with 3."]
