"""Fuzz SGF with bytes: `python -m tests.fuzz.sgf file|report|edit [CORPUS] [-runs=5000000] [-max_len=300]`.

The options are libFuzzer's; the first word is the target of `sgf_laws.TARGETS`. A corpus directory keeps what reached
new code; it is filled with the vectors of SGF when it is empty. Needs atheris: `pip install hen-editor[fuzz]`.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

import atheris
from atheris.import_hook import HookManager

# Coverage is that of reading and writing SGF. Comparisons are not traced as `instrument_imports` would: the dictionary
# has all words that a comparison would tell of.
UNDERNEATH = ("board", "position", "diagnostics", "rules", "positions", "hen", "convert", "replay", "markup")
NOT_COUNTED = {f"hen_editor.core.{module}" for module in UNDERNEATH}

with HookManager({"hen_editor"}, NOT_COUNTED, enable_loader_override=True, trace_dataflow=False):
    from tests.core.sgf.vectors import read_vectors
    from tests.fuzz import sgf_laws

HERE = Path(__file__).parent


def main(arguments: Sequence[str]) -> None:
    """Fuzz until libFuzzer ends the process."""
    if not arguments or arguments[0] not in sgf_laws.TARGETS:
        sys.exit(__doc__)
    target, *rest = arguments
    for directory in (Path(word) for word in rest if not word.startswith("-")):
        seed(directory)
    atheris.Setup([__file__, f"-dict={HERE / 'sgf.dict'}", *rest], sgf_laws.TARGETS[target])
    atheris.Fuzz()


def seed(directory: Path) -> None:
    """Fill an empty corpus with the inputs of the vectors."""
    directory.mkdir(parents=True, exist_ok=True)
    if not any(directory.iterdir()):
        for number, vector in enumerate(read_vectors()):
            (directory / f"{number:03}").write_bytes(vector.file)


if __name__ == "__main__":
    main(sys.argv[1:])
