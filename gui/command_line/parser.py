"""A parser of the command line that says everything in the language that is spoken."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from typing import Any, NoReturn

from gui.command_line import help_texts as helps
from gui.command_line import sentences as words


class Parser(argparse.ArgumentParser):
    """A parser whose headings, help and complaints are the catalogue's, not the library's."""

    def __init__(self, **options: Any) -> None:  # noqa: ANN401 - as the library takes them
        options.setdefault("formatter_class", Formatter)
        super().__init__(**{**options, "add_help": False})
        self._positionals.title = helps.arguments()
        self._optionals.title = helps.options()
        self.add_argument("-h", "--help", action="help", help=helps.help_help())

    def error(self, message: str) -> NoReturn:
        """Print how the command is used and what is wrong with a request, and exit."""
        self.print_usage(sys.stderr)
        self.exit(2, f"{words.wrong_request(self.prog, message)}\n")


class Formatter(argparse.HelpFormatter):
    """Writes help that begins with how the command is used."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        """Add how the command is used, after the word for that."""
        super().add_usage(usage, actions, groups, helps.usage() if prefix is None else prefix)


class OverviewFormatter(Formatter, argparse.RawDescriptionHelpFormatter):
    """Keeps the lines of the first and the last words as they are."""
