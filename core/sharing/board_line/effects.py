"""The effects in force of a board line: `Shield by Amy [Prevent the next 3 damage …] (protects Bear)`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from core.data.spelling import hint
from core.scenario.effects import EffectSpec
from core.sharing.board_line.named import Named
from core.sharing.board_line.splitting import BoardLineError, parts, quoted, unquoted
from core.terms.values import replace
from core.words.english.errors import data_errors
from core.words.english.errors import sharing as words

_EFFECT = re.compile(
    r'(?P<name>"[^"]+"|.+?) by (?P<player>"[^"]+"|[^\[(]+?)'
    r"\s*\[(?P<text>[^\]]+)\](?:\s*\((?P<states>[^)]*)\))?"
)
_REFERS = {"protects": "protects", "from": "from_source", "to": "redirect_to"}
"""What may be said in parentheses, and the field of the file for it."""
_UNTIL = {
    "until end of turn": "end_of_turn",
    "until end of combat": "end_of_combat",
    "until your next turn": "your_next_turn",
    "until the end of your next turn": "end_of_your_next_turn",
    "during the next untap step": "untap_step",
}


def read_effects(body: str, named: Named, statement: str) -> list[dict[str, Any]]:
    """Return the effects that a statement writes between commas, as a file holds them.

    Raises:
        BoardLineError: one of them can't be read.
    """
    return [_read_effect(part, named, statement) for part in parts(body, ",") if part]


def _read_effect(text: str, named: Named, statement: str) -> dict[str, Any]:
    match = _EFFECT.fullmatch(text)
    if match is None:
        raise BoardLineError(text, words.write_effect())
    player = named.id_of(match["player"], statement)
    found = {"name": unquoted(match["name"]), "controller": player, "text": match["text"].strip()}
    for state in parts(match["states"] or "", ","):
        key, _, whom = state.partition(" ")
        if state in _UNTIL:
            found["until"] = _UNTIL[state]
        elif key in _REFERS and whom:
            found[_REFERS[key]] = named.id_of(whom, statement)
        elif state:
            raise BoardLineError(text, data_errors.unknown("state", state, hint(state, (*_UNTIL, *_REFERS))))
    return found


def effect_words(spec: EffectSpec, names: Mapping[str, str]) -> str | None:
    """Return how a line writes an effect, by its name; None if it can't."""
    text = _sentence(spec)
    if text is None:
        return None
    states = [
        f"{word} {quoted(names[getattr(spec, key)])}" for word, key in _REFERS.items() if getattr(spec, key)
    ]
    states += [word for word, until in _UNTIL.items() if until == spec.until]
    in_parentheses = f" ({', '.join(states)})" if states else ""
    return f"{quoted(spec.name)} by {quoted(names[spec.controller])} [{text}]{in_parentheses}"


def _sentence(spec: EffectSpec) -> str | None:
    """Return the sentence that says what an effect does; a shield that is data has one as well."""
    if spec.text:
        return None if spec.points is not None or spec.next_time else spec.text
    if spec.points is None or spec.protects is None:
        return None
    text = _SHIELD.format(points=spec.points)
    said = replace(spec, effect=None, text=text, points=None, until=None).lasting
    return text if said._replace(until=spec.until) == spec.lasting else None


_SHIELD = "Prevent the next {points} damage that would be dealt to any target this turn."
"""What a shield says that is of so many points."""
