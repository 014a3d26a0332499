"""Arguments of public functions that are of another type than they should be."""


def require_text(given: object, what: str) -> None:
    """Raise TypeError for what is no str; what: what it should be, such as "a HEN"."""
    if not isinstance(given, str):
        raise TypeError(f"{what} is a str, not {given!r:.60}")
