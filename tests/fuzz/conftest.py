"""Keep pytest from importing the fuzzers themselves: they hold no tests, and need atheris."""

collect_ignore = ["__main__.py", "sgf.py"]
