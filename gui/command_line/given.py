"""The board a command is given: a file, standard input, or the board itself as a line."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from core.cards.library import built_in
from core.files import limits
from core.scenario.format import FORMAT, Scenario
from core.scenario.reading import file_text, parse_scenario
from core.scenario.setup import set_up
from core.words.english import other_programs as other_words
from gui.command_line import sentences as words

if TYPE_CHECKING:
    from core.other_programs.into_scenario import Imported

_STANDARD_INPUT = "-"
_BEGINNING = 4_000
"""Where a scenario says that it is one, in any file that a person would write."""


def board_given(given: str) -> Scenario:
    """Return the board that is meant: in a file, on standard input (`-`), or in the words themselves.

    It may be a board of another program. What of it isn't carried over is printed as errors are.

    Raises:
        ScenarioError: there is none, or it is wrong.
    """
    text, source = text_given(given)
    if FORMAT not in text[:_BEGINNING]:  # else it is a scenario: no more need be known of others
        from core.other_programs.importing import foreign_text, imported, program_of  # noqa: PLC0415

        if program_of(text) is not None:
            found = imported(foreign_text(text, source), built_in())
            print_losses(found)
            return found.scenario
    if given.endswith(".json"):
        return parse_scenario(text, source)
    from core.sharing.board import board_of  # noqa: PLC0415 - when it is needed

    return board_of(text, source)


def playable_board(given: str) -> Scenario:
    """Return the board that is meant, which can be set up and played.

    Raises:
        ScenarioError: there is none, or it can't.
    """
    board = board_given(given)
    set_up(board, built_in(), name_of(given))
    return board


def text_given(given: str) -> tuple[str, str]:
    """Return the text that is meant, and what it is called in errors: a file's, standard input's, or itself.

    Raises:
        ScenarioError: there is no such file, or it is no text.
    """
    if given == _STANDARD_INPUT:
        return sys.stdin.read(limits.FILE_BYTES + 1), words.standard_input()
    if given.endswith(".json") or is_file(given):
        return file_text(Path(given)), given
    from core.other_programs.argentum.link import is_link  # noqa: PLC0415 - when it is needed
    from core.sharing.board import holds_board  # noqa: PLC0415 - when it is needed

    if is_link(given) or holds_board(given):
        return given, ""
    return file_text(Path(given)), given


def print_losses(found: Imported) -> None:
    """Print what isn't carried over from a board of another program, and what isn't known of it."""
    from core.other_programs.left_out import told  # noqa: PLC0415 - when it is needed

    for one in found.left_out:
        print(words.not_carried_over(told(one)), file=sys.stderr)
    for unknown in found.unknown:
        print(other_words.unknown(unknown.name, unknown.count, unknown.line), file=sys.stderr)


def is_file(given: str) -> bool:
    """Whether there is a file of that name."""
    try:
        return Path(given).exists()
    except OSError:  # too long for a name, for instance
        return False


def name_of(given: str) -> str:
    """Return what the board is called in errors."""
    if given == _STANDARD_INPUT:
        return words.standard_input()
    return Path(given).name if is_file(given) else ""
