"""The document: the one mutable thing, and the only gate to it."""
