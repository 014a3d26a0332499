"""`hen completion`: how shells complete `hen`."""

import click
from click import shell_completion

from hen_editor.document.desktop import SHELLS


@click.command("completion")
@click.argument("shell", type=click.Choice([*SHELLS]))
def command(shell: str) -> None:
    """Print the script by which a shell completes hen: its commands, options and files.

    For bash: eval "$(hen completion bash)" in ~/.bashrc. For zsh: a file _hen in a folder of fpath, or the same eval
    after compinit. For fish: ~/.config/fish/completions/hen.fish. hen-editor --install-desktop installs all three.
    """
    click.echo(_script(shell), nl=False)


def _script(shell: str) -> str:
    """Return the script, as click writes it where _HEN_COMPLETE asks for it."""
    kind = shell_completion.get_completion_class(shell)
    assert kind is not None
    script = kind(click.Command("hen"), {}, "hen", "_HEN_COMPLETE")
    return script.source_template % script.source_vars()
