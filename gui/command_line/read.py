"""`damagestep read`: what lines of rules text say, as data and as the program writes it."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from core.cards.said import Unread, said_by, speaker_named
from core.cards.similar_lines import hint_at_line
from core.files.ability_data import ability_data
from core.language.lines import write_line
from core.language.speaker import A_CREATURE
from gui.command_line import sentences as words
from gui.command_line.exit_codes import ExitCode
from gui.command_line.streams import json_text


def read_lines(lines: Sequence[str], name: str) -> int:
    """Print what lines of a card of that name say, or where reading stops; return the exit code.

    Each argument may be several lines. What isn't played is named, as it is in a file.
    """
    text = "\n".join(lines)
    said = said_by(text, name)
    for one in said.meanings:
        print(write_line(one, A_CREATURE._replace(itself=name or A_CREATURE.itself)))
        print(json_text(json.dumps(ability_data(one), ensure_ascii=False)))
    for line in said.beside:
        print(words.line_not_played(line))
    for unread in said.unread:
        _print_stop(unread, name, is_alone="\n" not in text)
    return ExitCode.WRONG if said.unread else ExitCode.OK


def _print_stop(unread: Unread, name: str, *, is_alone: bool) -> None:
    error = unread.why
    print(words.unreadable(why=str(error), line=0 if is_alone else unread.line), file=sys.stderr)
    if not (error.readings or error.why):
        written, place = error.stopped.written, error.stopped.place
        print(f"  {written[:place]}{words.here()}{written[place:]}".replace("\n", "\n  "), file=sys.stderr)
    if hint := hint_at_line(error, speaker_named(name)):
        print(hint, file=sys.stderr)
