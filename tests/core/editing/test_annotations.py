"""Annotations put on nodes and taken off."""

import pytest

from hen_editor.core.editing import annotations
from tests.core.editing.test_variations import body
from tests.games import opened


@pytest.mark.parametrize(
    ("before", "name", "after"),
    [
        ("", "TE", "TE[1]"),
        ("", "DO", "DO[]"),
        ("TE[2]", "TE", ""),
        ("BM[1]C[x]", "TE", "C[x]TE[1]"),
        ("TE[1]", "GB", "TE[1]GB[1]"),
        ("GB[1]", "UC", "UC[1]"),
        ("TE[1]GB[1]", "HO", "TE[1]GB[1]HO[1]"),
    ],
)
def test_one_of_each_kind_stands_on_a_node(before: str, name: str, after: str) -> None:
    shown = annotations.toggled(opened(f"(;SZ[9];B[cc]{before})"), name)
    assert body(shown) == f"(;;B[cc]{after})"


def test_other_properties_are_no_annotations() -> None:
    with pytest.raises(ValueError, match="no annotation"):
        annotations.toggled(opened("(;SZ[9])"), "C")
