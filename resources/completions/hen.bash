# Completions of hen for bash, which hen itself writes.
eval "$(hen completion bash)"
