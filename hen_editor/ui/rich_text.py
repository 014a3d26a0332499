"""Plain texts within rich ones, as tooltips take them."""


def escaped(text: str) -> str:
    """Return a plain text so that it reads as it stands where rich text is expected."""
    from html import escape

    return escape(text)
