"""How many examples a law is tried on that takes long."""

from hypothesis import settings


def is_thorough() -> bool:
    """Return whether everything is tried thoroughly."""
    return settings.default.max_examples > settings.get_profile("default").max_examples


def fewer(examples: int) -> settings:
    """Return settings with so many examples, but with as many as other laws have where all are tried thoroughly."""
    return settings(max_examples=settings.default.max_examples if is_thorough() else examples)
