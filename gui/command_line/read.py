"""`damagestep read`: what a line of rules text says, as data and as the program writes it."""

from __future__ import annotations

import json
import sys
from difflib import get_close_matches

from core.abilities.keywords import Keyword
from core.cards.library import built_in
from core.cards.rendering import rules_text
from core.data.writing import written
from core.language.lines import UnreadableError, read_line, write_line
from core.language.phrases import ENGLISH
from core.language.speaker import A_CREATURE
from core.words.english import command_line as words
from gui.command_line.exit_codes import ExitCode
from gui.command_line.streams import json_text


def read_sentence(sentence: str) -> int:
    """Print the abilities that a line says, or where reading it stops; return the exit code."""
    try:
        said = read_line(sentence, A_CREATURE)
    except UnreadableError as error:
        print(words.unreadable(str(error)), file=sys.stderr)
        if not error.readings:
            print(f"  {error.line[: error.at]}{words.here()}{error.line[error.at :]}", file=sys.stderr)
            nearest = _nearest(sentence)
            if nearest:
                print(words.nearest(nearest), file=sys.stderr)
        return ExitCode.WRONG
    for one in said:
        print(write_line(one, A_CREATURE))
        data = one.value if isinstance(one, Keyword) else written(one, ENGLISH)
        print(json_text(json.dumps(data, ensure_ascii=False)))
    return ExitCode.OK


def _nearest(sentence: str) -> str:
    """Return the line of the library's cards that is most like a sentence; nothing if none is."""
    library = built_in()
    lines = {line for card in library.values() for line in rules_text(card)}
    near = get_close_matches(sentence, sorted(lines), n=1, cutoff=0.5)
    return near[0] if near else ""
