"""Fuzz HEN with bytes: `python -m tests.fuzz.hen TARGET [CORPUS] [-runs=N] [-max_len=N]`.

The options are libFuzzer's. The target is a word of `laws.TARGETS`. A corpus directory keeps what reached new code; an
empty one is filled with the vectors of HEN. Needs atheris, which is the extra `fuzz`. What was run once:

    python -m tests.fuzz.hen text /tmp/corpus -runs=10000000 -max_len=32
"""

import sys
from collections.abc import Sequence
from pathlib import Path

import atheris
from atheris.import_hook import HookManager

from tests.core.hen.vectors import VECTORS, Vector

# Coverage is that of reading, writing and extracting HEN. Comparisons are not traced as `instrument_imports` would:
# the dictionary has all words that a comparison would tell of, and inputs take three quarters of the time.
UNDERNEATH = ("board", "position", "diagnostics", "rules", "positions", "sgf", "convert", "replay", "markup")
NOT_COUNTED = {f"hen_editor.core.{module}" for module in UNDERNEATH}

with HookManager({"hen_editor"}, NOT_COUNTED, enable_loader_override=True, trace_dataflow=False):
    from tests.fuzz import laws

HERE = Path(__file__).parent


def main(arguments: Sequence[str]) -> None:
    """Fuzz until libFuzzer ends the process."""
    if not arguments or arguments[0] not in laws.TARGETS:
        sys.exit(__doc__)
    target, *rest = arguments
    law = laws.TARGETS[target]
    for directory in (Path(word) for word in rest if not word.startswith("-")):
        seed(directory)

    def one_input(data: bytes) -> None:
        law(laws.text_of(data))

    atheris.Setup([__file__, f"-dict={HERE / 'hen.dict'}", *rest], one_input)
    atheris.Fuzz()


def seed(directory: Path) -> None:
    """Fill an empty corpus with the inputs of the vectors."""
    directory.mkdir(parents=True, exist_ok=True)
    if not any(directory.iterdir()):
        for path in VECTORS:
            (directory / path.stem).write_bytes(Vector.read(path).input.encode("utf-8", "surrogatepass"))


if __name__ == "__main__":
    main(sys.argv[1:])
