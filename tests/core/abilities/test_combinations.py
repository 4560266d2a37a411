"""Fields of effects and instructions that mean nothing together are refused, in words."""

from __future__ import annotations

from typing import Any, Final

import pytest

from core.abilities.effects.on_damage import DamageEffect
from core.abilities.instructions.create_tokens import CreateTokens, TokenBody
from core.abilities.instructions.one_shot import MakeEffect
from core.data.faults import DataError
from core.data.reading import read_as
from core.language.phrases import ENGLISH
from core.terms.values import Value

_RED: Final = {"colors": ["R"]}
_PREVENT: Final = {"kind": "prevent"}


def _damage(change: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"kind": "damage", "change": change, **fields}


_SHIELD: Final = _damage(_PREVENT)


@pytest.mark.parametrize(
    ("model", "data", "why"),
    [
        (DamageEffect, {"change": {"kind": "prevent", "amount": 1, "half": "up"}}, "is said once"),
        (DamageEffect, {"change": {"kind": "bound"}}, "'at_least', 'at_most' or both"),
        (
            DamageEffect,
            {"change": {"kind": "bound", "at_least": 3, "at_most": 2}},
            "can't be 'at_least' more",
        ),
        (DamageEffect, {"change": _PREVENT, "per_source": True}, "nothing else happens"),
        (
            DamageEffect,
            {"change": {"kind": "multiply"}, "besides": [{"kind": "gain_life", "amount": "prevented"}]},
            "nothing is prevented",
        ),
        (TokenBody, {"power": 1}, "both 'power' and 'toughness'"),
        (CreateTokens, {}, "either by 'token', by 'card' or by 'copy_of'"),
        (CreateTokens, {"token": {}, "copy_of": "this"}, "either by 'token', by 'card' or by 'copy_of'"),
        (MakeEffect, {"effect": _damage({"kind": "multiply"}), "points": 2}, "says no amount of its own"),
        (MakeEffect, {"effect": _SHIELD, "points": 2, "next_time": True}, "not both"),
        (MakeEffect, {"effect": {"kind": "cant_lose"}, "points": 2}, "effects on damage"),
        (MakeEffect, {"effect": {"kind": "cant_lose"}, "on": "you"}, "says itself whom"),
        (MakeEffect, {"effect": {"kind": "cant_lose"}, "from_source": "this"}, "effects on damage"),
        (MakeEffect, {"effect": _SHIELD, "redirect_to": "you"}, "redirected"),
        (MakeEffect, {"effect": _damage({"kind": "redirect"})}, "by 'redirect_to'"),
        (MakeEffect, {"effect": _SHIELD, "on": "you", "each": {}}, "by 'on' or by 'each'"),
        (MakeEffect, {"effect": _SHIELD, "each": {"which": "this"}}, "all such objects"),
        (MakeEffect, {"effect": _SHIELD, "shares_color_with": "target"}, "said of 'each'"),
        (
            MakeEffect,
            {"effect": _damage(_PREVENT, recipient={"players": "any"}), "on": "target"},
            "whom it protects is said once",
        ),
        (MakeEffect, {"effect": _damage(_PREVENT, recipient={"players": "you"})}, "by 'on', not by"),
        (MakeEffect, {"effect": _damage(_PREVENT, source=_RED), "from_source": "target"}, "is said once"),
        (MakeEffect, {"effect": _SHIELD, "from_source": "you"}, "players deal no damage"),
        (MakeEffect, {"effect": {"kind": "regeneration"}}, "say what is regenerated"),
        (MakeEffect, {"effect": {"kind": "must_block"}, "on": "target"}, "what must be blocked"),
    ],
)
def test_what_means_nothing_together_is_refused(model: type[Value], data: dict[str, Any], why: str) -> None:
    with pytest.raises(DataError, match=why):
        read_as(model, data, ENGLISH)
