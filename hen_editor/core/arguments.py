"""Checks of argument types in public functions."""


def require_text(given: object, what: str) -> None:
    """Raise TypeError for anything but a str; what: what is expected, such as "a HEN"."""
    if not isinstance(given, str):
        raise TypeError(f"{what} must be a str, not {given!r:.60}")
