"""The cards that a board line defines: `Cards: 1/1 white flying "Moth", instant "Notes" [Draw a card.]`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from core.data.reading import read_as
from core.language.phrases import ENGLISH
from core.model.cards import Card
from core.scenario.format import OwnCardSpec
from core.sharing.board_line.object_words import written_out
from core.sharing.board_line.objects import items
from core.sharing.board_line.splitting import BoardLineError
from core.words.english.errors import sharing as words

_NO_CARDS: Mapping[str, Card] = {}


def read_own_cards(body: str, statement: str) -> dict[str, dict[str, Any]]:
    """Return the cards that a statement writes between commas, by name, as a file holds them.

    Raises:
        BoardLineError: one of them can't be read, or is no card but a permanent in some state.
    """
    found: dict[str, dict[str, Any]] = {}
    for one in items(body, _NO_CARDS):
        fields = {key: value for key, value in one.fields.items() if key != "name"}
        if one.times != 1 or one.refers or not fields.keys() <= set(OwnCardSpec.__struct_fields__):
            raise BoardLineError(statement, words.write_card())
        found[one.name] = fields
    return found


def own_card_words(name: str, spec: OwnCardSpec) -> str | None:
    """Return how a line writes a card that a file defines; None if it isn't read again as the same."""
    card = spec.named(name)
    said = " ".join(filter(None, written_out(spec, card)))
    if f'"{name}"' not in said:
        said = f'{said} "{name}"'
    numbers = ((key, getattr(spec, key)) for key in ("loyalty", "defense"))
    told = [spec.mana_cost] if spec.mana_cost else []
    told += [f"{number} {key}" for key, number in numbers if number is not None]
    if told:
        said += f" ({', '.join(told)})"
    try:
        again = read_own_cards(said, said)
        same = list(again) == [name] and read_as(OwnCardSpec, again[name], ENGLISH).named(name) == card
    except (BoardLineError, ValueError):
        return None
    return said if same else None
