"""Boards between four corners that are known."""

from hen_editor.core.recognition.recognised import between, within


def test_corners_and_shares_are_inverse() -> None:
    corners = ((10.0, 20.0), (210.0, 40.0), (190.0, 260.0), (0.0, 240.0))
    assert [
        tuple(round(value) for value in between(corners, *share)) for share in ((0, 0), (1, 0), (1, 1), (0, 1))
    ] == [
        (10, 20),
        (210, 40),
        (190, 260),
        (0, 240),
    ]
    across, down = within(corners, between(corners, 0.3, 0.7))
    assert (round(across, 6), round(down, 6)) == (0.3, 0.7)
