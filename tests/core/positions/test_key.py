"""Keys of positions."""

from dataclasses import replace
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import hen
from hen_editor.core.position import PLAIN_ORDER, Position
from hen_editor.core.positions.key import UpTo, key
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transform import Transform, position
from tests.strategies import holdable_positions

CORNER = hen.parse_strict("_18Cb_17CwDb.D17b.D18-CR")
flags = st.builds(lambda chosen: UpTo(sum(flag.value for flag in chosen)), st.sets(st.sampled_from([*UpTo])))


@pytest.mark.parametrize(
    ("text", "up_to", "expected"),
    [
        ("", UpTo.NOTHING, 0x4F986B8DDE1582252232557B9E48D21F),
        (hen.EXAMPLES[0], UpTo.NOTHING, 0x0D8698AE711C33C7D37A646C851BAE46),
        (hen.EXAMPLES[2], UpTo.NOTHING, 0xD8A995159D08E42C5C08501D829ED82F),
        (
            hen.EXAMPLES[2],
            UpTo.SYMMETRY | UpTo.COLOR | UpTo.SHIFT | UpTo.ALL_BUT_STONES,
            0x119617A2BA310C673F442FB1CC0927AF,
        ),
    ],
)
def test_a_key_is_the_same_in_all_versions(text: str, up_to: UpTo, expected: int) -> None:
    shown = hen.parse_strict(text)
    assert f"{key(shown, up_to):032x}" == f"{expected:032x}"
    assert key(shown, up_to, bits=64) == expected >> 64


@pytest.mark.parametrize(
    ("other", "up_to"),
    [
        (position(CORNER, Transform(Symmetry.ROTATE_LEFT)).value, UpTo.SYMMETRY),
        (position(CORNER, Transform(Symmetry.MIRROR_DIAGONAL)).value, UpTo.SYMMETRY),
        (position(CORNER, Transform(swaps_colors=True)).value, UpTo.COLOR),
        (position(CORNER, Transform(dx=3, dy=15)).value, UpTo.SHIFT),
        (replace(CORNER, turn=CORNER.implied_turn.BLACK), UpTo.TURN),
        (replace(CORNER, ko=next(iter(CORNER.marks))), UpTo.KO),
        (replace(CORNER, last_move=None, turn=CORNER.implied_turn), UpTo.LAST_MOVE),
        (replace(CORNER, marks={}), UpTo.MARKUP),
    ],
    ids=lambda value: value.name if isinstance(value, UpTo) else "",
)
def test_each_flag_makes_positions_the_same_that_are_not_without_it(other: Position, up_to: UpTo) -> None:
    assert key(other) != key(CORNER)
    assert key(other, up_to) == key(CORNER, up_to)
    assert key(other, UpTo(sum(flag.value for flag in UpTo)) & ~up_to) != key(CORNER, up_to)


def test_a_key_is_the_hash_of_the_documented_text() -> None:
    shown = hen.parse_strict(".3x2_2~1w.C1.C2w.b.A2-xy.B2-CR")
    text = "3x2\nbw....\nbbw\ncb\nwca\naaL2:xyN1baCR"
    assert key(shown) == int.from_bytes(blake2b(text.encode(), digest_size=16).digest(), "big")
    least = "3x2\n....bw\n\n\n\n"
    stones = int.from_bytes(blake2b(least.encode(), digest_size=16).digest(), "big")
    assert key(shown, UpTo.SYMMETRY | UpTo.ALL_BUT_STONES | UpTo.COLOR) == stones


def without(shown: Position, up_to: UpTo) -> Position:
    """Return a position that differs in what may differ, as far as it does not depend on the others."""
    shown = shown.with_implied_turn()
    if UpTo.MARKUP in up_to:
        shown = replace(shown, labels={}, marks={}, numbers={})
    if UpTo.KO in up_to:
        shown = replace(shown, ko=None)
    if UpTo.LAST_MOVE in up_to:
        shown = replace(shown, last_move=None)
    return replace(shown, turn=None, order=PLAIN_ORDER) if UpTo.TURN in up_to else shown


@given(holdable_positions(), flags, st.sampled_from(Symmetry), st.booleans())
def test_positions_that_are_the_same_have_the_same_key(
    shown: Position, up_to: UpTo, symmetry: Symmetry, swaps_colors: bool
) -> None:
    transform = Transform(
        symmetry if UpTo.SYMMETRY in up_to else Symmetry.IDENTITY, swaps_colors=swaps_colors and UpTo.COLOR in up_to
    )
    other = without(position(shown, transform).value, up_to)
    assert key(other, up_to) == key(shown, up_to)
    assert key(other, up_to, bits=64) == key(shown, up_to, bits=64) == key(shown, up_to) >> 64


@given(holdable_positions(), st.integers(-5, 5), st.integers(-5, 5))
def test_a_shift_that_loses_nothing_keeps_the_key(shown: Position, dx: int, dy: int) -> None:
    there = position(shown, Transform(dx=dx, dy=dy))
    if not there.diagnostics:
        assert key(there.value, UpTo.SHIFT) == key(shown, UpTo.SHIFT)


@given(holdable_positions(), holdable_positions())
def test_other_positions_have_other_keys(one: Position, other: Position) -> None:
    one, other = (replace(shown.with_implied_turn(), order=PLAIN_ORDER) for shown in (one, other))
    assert (key(one) == key(other)) is (one == other)
    assert key(replace(one, turn=None)) == key(replace(one, turn=one.implied_turn))
