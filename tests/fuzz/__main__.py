"""Fuzz HEN with bytes: `python -m tests.fuzz text|game [CORPUS] [-runs=10000000] [-max_len=120]`, libFuzzer's options.

The first word is the target of `laws.TARGETS`. A corpus directory keeps what reached new code; it is filled with the
vectors of HEN when it is empty. Needs atheris: `pip install hen-editor[fuzz]`.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["hen_editor.core"]):
    from tests.fuzz import laws

from tests.core.hen.vectors import VECTORS, Vector

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
