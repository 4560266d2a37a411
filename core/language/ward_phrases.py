"""Ward as players write it: `ward {2}`, `ward—pay 3 life`, `ward—sacrifice a creature` (CR 702.21)."""

from __future__ import annotations

import re
from typing import Any

from core.abilities.costs import Cost
from core.abilities.keyword_abilities import Ward
from core.language.cost_wording import paying_words
from core.terms.card_types import CardType
from core.terms.values import replace

_MANA = re.compile(r"(?:\{[0-9A-Za-z/]{1,5}\}){1,20}")
_LIFE = re.compile(r"pay (\d{1,6}) life", re.IGNORECASE)
_SACRIFICE = re.compile(r"sacrifice (an?|\d{1,3}) (\w+)", re.IGNORECASE)


def ward(costs: str) -> Ward:
    """Return the ability with the costs that stand after the word.

    Raises:
        ValueError: these are no costs that are known.
    """
    if costs.isdigit():
        costs = f"{{{costs}}}"
    paid: dict[str, Any] = {}
    for part in re.split(r", | and ", costs):
        if _MANA.fullmatch(part):
            paid["mana"] = part.upper()
        elif found := _LIFE.fullmatch(part):
            paid["life"] = int(found[1])
        elif found := _SACRIFICE.fullmatch(part):
            paid |= _sacrifice(*found.groups())
        else:
            raise ValueError(part)
    return Ward.model_validate({"pays": paid})


def ward_phrase(ability: Ward) -> str:
    """Return the words for it, such that `ward` reads what stands after the first."""
    cost = ability.pays
    if cost.mana and cost == Cost(mana=cost.mana):
        return f"ward {cost.mana}"
    mana = f"{cost.mana}, " if cost.mana else ""
    return f"ward\N{EM DASH}{mana}{paying_words(replace(cost, mana=''))}"


def _sacrifice(count: str, noun: str) -> dict[str, Any]:
    singular = noun.lower() if count.startswith("a") else noun.lower().removesuffix("s")
    what: dict[str, Any] = {} if singular == "permanent" else {"types": [CardType(singular)]}
    return {"sacrifice": what, "sacrifice_count": 1 if count.lower().startswith("a") else int(count)}
