"""The command run inside the test's process."""

from click.testing import CliRunner, Result

from hen_editor.cli import hen


def run(*arguments: str, stdin: str | bytes | None = None) -> Result:
    """Run `hen` with these arguments; what it raises is raised here too."""
    return CliRunner().invoke(hen, arguments, input=stdin, prog_name="hen", catch_exceptions=False)
