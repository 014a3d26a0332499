"""Keep pytest from importing the fuzzers that need atheris: they hold no tests."""

collect_ignore = ["hen.py", "sgf.py"]
