"""Fuzzers: of all that reads (`python -m tests.fuzz`), and of bytes with atheris (the extra `fuzz`)."""
