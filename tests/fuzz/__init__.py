"""A byte fuzzer for HEN (needs the extra `fuzz`), and what it found."""
