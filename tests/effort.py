"""How many examples a law is tried on that takes long."""

from hypothesis import settings


def fewer(examples: int) -> settings:
    """Return settings with so many examples, but with as many as other laws have where all are tried thoroughly."""
    usual, now = settings.get_profile("default").max_examples, settings.default.max_examples
    return settings(max_examples=examples if now <= usual else now)
