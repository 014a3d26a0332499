#compdef hen
# Completions of hen for zsh, which hen itself writes.
eval "$(hen completion zsh)"
_hen_completion "$@"
