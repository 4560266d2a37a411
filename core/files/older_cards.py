"""What files could take from the card library in the past: a card, and names of abilities."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

Data = dict[str, Any]

_GONE: Mapping[str, Data] = {
    "Smother": {
        "types": ["instant"],
        "mana_cost": "{1}{B}",
        "abilities": [
            {
                "kind": "spell",
                "targets": [{"what": {"objects": {"types": ["creature"], "mana_value_at_most": 3}}}],
                "does": [{"kind": "destroy", "is_regenerable": False}],
            }
        ],
    },
}
"""Cards that the library had, as a file defines them itself."""

_ABILITIES: Mapping[str, Mapping[str, int]] = {
    "Mishra's Factory": {"animate": 1, "pump": 2},
    "Rock Hydra": {"grow": 2},
}
"""What activated abilities of library cards were called, with the numbers that stand for them."""


def with_older_cards(data: Any) -> Any:  # noqa: ANN401 - anything may stand in a file
    """Return a scenario that defines what it needs of the former library; all else is left."""
    if not isinstance(data, dict):
        return data
    own = data.get("cards", {})
    missing = {name: card for name, card in _GONE.items() if isinstance(own, dict) and name not in own}
    named = {name: card for name, card in missing.items() if _names(data, name)}
    today = data | {"cards": own | named} if named else data
    return _line(today, {})


def _names(data: object, name: str) -> bool:
    if isinstance(data, dict):
        return _names([*data.values()], name)
    return data == name or (isinstance(data, list) and any(_names(one, name) for one in data))


def _line(line: Data, above: Mapping[str, str]) -> Data:
    """Return a line of play with numbers for abilities; `above` has the cards of the line it leaves."""
    cards = {**above, **dict(_cards(line.get("battlefield")))}
    today = dict(line)
    if isinstance(line.get("script"), list):
        today["script"] = [_entry(one, cards) for one in line["script"]]
    if isinstance(line.get("variations"), list):
        today["variations"] = [
            _line(one, cards) if isinstance(one, dict) else one for one in line["variations"]
        ]
    return today


def _cards(battlefield: object) -> Iterable[tuple[str, str]]:
    objects = battlefield if isinstance(battlefield, list) else []
    for one in objects:
        if isinstance(one, dict) and isinstance(one.get("id"), str) and isinstance(one.get("card"), str):
            yield one["id"], one["card"]


def _entry(entry: Any, cards: Mapping[str, str]) -> Any:  # noqa: ANN401 - anything may stand in a file
    which = entry.get("activate") if isinstance(entry, dict) else None
    if not isinstance(which, dict) or not isinstance(which.get("object"), str):
        return entry
    numbers = _ABILITIES.get(cards.get(which["object"], ""), {})
    ability = which.get("ability")
    if not isinstance(ability, str) or ability not in numbers:
        return entry
    return entry | {"activate": which | {"ability": numbers[ability]}}
