"""`hen completion`: how shells complete `hen`."""

import click

from hen_editor.document import desktop


@click.command("completion")
@click.argument("shell", type=click.Choice([*desktop.SHELLS]))
def command(shell: str) -> None:
    """Print the script by which a shell completes hen: its commands, options and files.

    For bash: eval "$(hen completion bash)" in ~/.bashrc. For zsh: a file _hen in a folder of fpath, or the same eval
    after compinit. For fish: ~/.config/fish/completions/hen.fish. hen-editor --install-desktop installs all three.
    """
    click.echo(desktop.completion(shell), nl=False)
