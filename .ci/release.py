"""Build a release in dist/ and check it, and tell how to publish it.

python3 dev.py release [--all]   --all: run all tests from the sdist, not only the quick ones
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
BUNDLE = DIST / "hen-editor"
CHECKSUMS = DIST / "SHA256SUMS"
METAINFO = ROOT / "resources" / "desktop" / "org.hen_editor.HenEditor.metainfo.xml"

ALL = "--all"

QUICK_TESTS = ("tests/test_readme.py", "tests/test_packaging.py", "tests/guide", "tests/core/hen", "tests/core/sgf")
"""Of the tests in the sdist: the version, installing, the guide with its manual page, and both notations."""

BY_HAND = """\
Everything is in {dist}. To publish it, by hand:
    git tag -a v{version} -m "HEN Editor {version}"
    git push origin main v{version}
    {python} -m twine upload {files}
Then make a release of the tag where the repository is, with the changelog's section, the wheel, the sdist and {sums}.
"""


def main(arguments: Sequence[str]) -> int:
    """Print each check with its result, then what is to be done by hand; return 1 if a check failed."""
    if not {*arguments} <= {ALL}:
        print(__doc__)
        return 2
    version = version_of((ROOT / "hen_editor" / "__init__.py").read_text(encoding="utf-8"))
    failed = [
        *reported("tree", changes()),
        *reported("version", version_problems(version, dates(version), tags(), date.today())),
    ]
    built = build()
    failed += reported("wheel and sdist", [] if len(built) == 2 else ["They could not be built."])
    failed += reported("description", failing(sys.executable, "-m", "twine", "check", "--strict", *built))
    failed += reported("tests", test_sdist(built, are_all=ALL in arguments))
    failed += reported("bundle", check_bundle(version))
    if failed:
        print(f"Not ready: {', '.join(failed)}")
        return 1
    CHECKSUMS.write_text(checksums(built), encoding="ascii")
    names = " ".join(str(path.relative_to(ROOT)) for path in built)
    print(BY_HAND.format(dist=DIST, version=version, python=sys.executable, files=names, sums=CHECKSUMS.name), end="")
    return 0


def reported(check: str, problems: Sequence[str]) -> list[str]:
    """Print a check and its problems; return its name if there are any."""
    print(f"{check}: {'FAILED' if problems else 'ok'}", *problems, sep="\n    ", flush=True)
    return [check] if problems else []


# The checks, each of which returns its problems.


def changes() -> list[str]:
    """Return what is not committed."""
    return output("git", "status", "--porcelain").splitlines()


def version_of(source: str) -> str:
    """Return the version in the source of the package, the only place where it is set."""
    return re.findall(r'^__version__ = "([^"]+)"$', source, re.MULTILINE)[0]


def dates(version: str) -> dict[str, str | None]:
    """Return the dates of a version, by the files that should have it as the newest; None if they do not."""
    newest = {
        "CHANGELOG.md": re.search(r"^## (\S+) - (\S+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE),
        METAINFO.name: re.search(r'<release version="([^"]+)" date="([^"]+)"', METAINFO.read_text("utf-8")),
    }
    return {name: found[2] if found and found[1] == version else None for name, found in newest.items()}


def version_problems(version: str, dated: dict[str, str | None], tagged: Sequence[str], today: date) -> list[str]:
    """Return what is wrong with a version, its dates by files, and the tags there are."""
    problems = [] if re.fullmatch(r"\d+\.\d+\.\d+", version) else [f"{version} is not three numbers."]
    if f"v{version}" in tagged:
        problems.append(f"There is a tag v{version} already.")
    for name, day in dated.items():
        if day is None:
            problems.append(f"{name}: its newest version is not {version}.")
        elif day != today.isoformat():
            problems.append(f"{name}: the date is {day}, not today's.")
    return problems


def tags() -> list[str]:
    """Return the tags of the repository."""
    return output("git", "tag").split()


def build() -> list[Path]:
    """Build the sdist, and from it the wheel, in place of others in dist/; return those that could be built."""
    for old in (*DIST.glob("hen_editor-*"), CHECKSUMS):
        old.unlink(missing_ok=True)
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", DIST)
    return sorted(DIST.glob("hen_editor-*"))


def test_sdist(built: Sequence[Path], *, are_all: bool) -> list[str]:
    """Run the tests where nothing is but the unpacked sdist."""
    with TemporaryDirectory() as folder:
        for path in built:
            if path.name.endswith(".tar.gz"):
                shutil.unpack_archive(path, folder)
        roots = [*Path(folder).iterdir()]
        tests = ("-m", "not e2e") if are_all else QUICK_TESTS
        options = ("-q", "-p", "no:cacheprovider", "--numprocesses", "auto", "--dist", "worksteal")
        return [
            problem for root in roots for problem in failing(sys.executable, "-m", "pytest", *options, *tests, cwd=root)
        ]


def check_bundle(version: str) -> list[str]:
    """Start both programs of the bundle, if it was made."""
    if not BUNDLE.is_dir():
        print("bundle: not made (python3 dev.py bundle)")
        return []
    with TemporaryDirectory() as folder:
        started = failing(BUNDLE / "hen-editor", "--screenshot", Path(folder, "window.png"))
    own = output(BUNDLE / "hen", "--version")
    return [*started, *([] if version in own.split() else [f"The bundle is of another version: {own.strip()}"])]


def checksums(paths: Sequence[Path]) -> str:
    """Return the lines that `sha256sum --check` reads."""
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in paths)


# Programs.


def failing(*command: str | Path, cwd: Path = ROOT) -> list[str]:
    """Run a command; return the last lines of its output if it fails, else nothing."""
    done = run(*command, cwd=cwd)
    return [] if done.returncode == 0 else (done.stdout.splitlines()[-20:] or [f"It ended with {done.returncode}."])


def output(*command: str | Path) -> str:
    """Return what a command prints."""
    return run(*command).stdout


def run(*command: str | Path, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run a command without a display and without the checkout in the path of modules."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(
        [*map(str, command)], cwd=cwd, env=env, check=False, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
