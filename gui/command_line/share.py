"""`damagestep share`: a board as one line."""

from __future__ import annotations

import sys

from core.cards.library import built_in
from core.scenario.known_cards import known_cards
from core.sharing.board_line.writing import board_line
from core.sharing.share_code import share_code
from gui.command_line import sentences as words
from gui.command_line.exit_codes import ExitCode
from gui.command_line.given import playable_board


def share(given: str, *, as_line: bool) -> int:
    """Print the share code of a board, or its board line; return the exit code.

    What a board line can't say is printed as errors are, so that the line alone can be sent on.

    Raises:
        ScenarioError: there is no board, or none that can be played.
    """
    board = playable_board(given)
    if not as_line:
        print(share_code(board))
        return ExitCode.OK
    line = board_line(board, known_cards(board, built_in()))
    print(line.text)
    for one in line.left_out:
        print(words.not_in_line(one), file=sys.stderr)
    return ExitCode.OK
