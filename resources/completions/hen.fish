# Completions of hen for fish, which hen itself writes.
hen completion fish | source
