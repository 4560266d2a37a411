"""What effects on damage seldom say: bounds, both ways, where it is led, and what happens with it."""

from __future__ import annotations

from typing import Any

import pytest

from core.play.playthrough import Asking
from core.rules.choices.recipient import ChooseRecipient
from tests.support import AMY, NICOLE, creature, life, permanent, played

ATTACK: dict[str, Any] = {"attack": {"ox": NICOLE}}
BLOCK: dict[str, Any] = {"block": {"elk": "ox"}}


def shield(change: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """Return an enchantment of Nicole's with an effect on damage."""
    effect = {"kind": "damage", "change": change, **fields}
    return {
        "id": "aegis",
        "name": "Aegis",
        "types": ["enchantment"],
        "controller": NICOLE,
        "abilities": [effect],
    }


def dealt(power: int, *others: dict[str, Any], **fields: Any) -> int:
    """Return how much life Nicole loses to an ox of such a power."""
    ox = creature("ox", f"{power}/9")
    return 20 - life(played(ox, *others, script=[ATTACK, {"block": {}}], **fields))


@pytest.mark.parametrize(
    ("bounds", "power", "comes_to"),
    [
        ({"at_least": 3}, 1, 3),
        ({"at_least": 3}, 5, 5),
        ({"at_most": 2}, 5, 2),
        ({"at_most": 2}, 1, 1),
        ({"at_least": 2, "at_most": 4}, 1, 2),
        ({"at_least": 2, "at_most": 4}, 3, 3),
        ({"at_least": 2, "at_most": 4}, 9, 4),
        ({"at_least": 3}, 0, 0),
    ],
)
def test_at_least_or_at_most_so_much(bounds: dict[str, int], power: int, comes_to: int) -> None:
    """CR 614.1a; CR 120.8: of no damage there is nothing to change."""
    assert dealt(power, shield({"kind": "bound", **bounds})) == comes_to


@pytest.mark.parametrize(("subtype", "marked"), [("Goblin", (0, 0)), ("Elf", (2, 1))])
def test_damage_to_and_by_all_such_creatures_is_prevented(subtype: str, marked: tuple[int, int]) -> None:
    """CR 615.1a: of each damage one side is enough."""
    goblins = {"objects": {"subtypes": ["Goblin"]}}
    aegis = shield({"kind": "prevent"}, recipient=goblins, both_ways=True)
    elk = creature("elk", "2/9", by=NICOLE, subtypes=[subtype])
    playthrough = played(creature("ox", "1/9"), elk, aegis, script=[ATTACK, BLOCK])
    assert (permanent(playthrough, "ox").damage, permanent(playthrough, "elk").damage) == marked


def test_an_aura_sends_damage_to_what_it_enchants() -> None:
    """CR 614.9."""
    effect = {
        "kind": "damage",
        "recipient": {"players": "you"},
        "change": {"kind": "redirect", "to": "bearer"},
    }
    aura = {
        "id": "aura",
        "name": "Bond",
        "types": ["enchantment"],
        "subtypes": ["Aura"],
        "controller": NICOLE,
    }
    elk = creature("elk", "1/9", by=NICOLE)
    bound = {**aura, "keywords": ["enchant creature"], "attached_to": "elk", "abilities": [effect]}
    playthrough = played(creature("ox", "3/3"), elk, bound, script=[ATTACK, {"block": {}}])
    assert (life(playthrough), permanent(playthrough, "elk").damage) == (20, 3)


def test_counters_on_each_source_of_what_is_prevented() -> None:
    """CR 615.5."""
    besides = [{"kind": "put_counters", "on": "source", "counter": "-1/-1", "amount": "prevented"}]
    aegis = shield({"kind": "prevent"}, recipient={"players": "you"}, besides=besides)
    attack = {"attack": {"ox": NICOLE, "ram": NICOLE}}
    board = creature("ox", "3/9"), creature("ram", "1/9")
    playthrough = played(*board, aegis, script=[attack, {"block": {}}])
    assert life(playthrough) == 20
    counters = [permanent(playthrough, one).counters for one in ("ox", "ram")]
    assert counters == [{"-1/-1": 3}, {"-1/-1": 1}]


WALKER = {"id": "walker", "name": "Walker", "types": ["planeswalker"], "loyalty": 5}
OLD = {"options": {"planeswalker_redirection": True}}


@pytest.mark.parametrize(("mine", "asks"), [(AMY, False), (NICOLE, True)])
def test_ones_own_damage_is_not_led_to_a_planeswalker(mine: str, asks: bool) -> None:
    """CR 306.8 of July 2009: an opponent's source alone."""
    script = [{"by": AMY, "cast": "Lightning Bolt", "targets": [mine]}]
    walker = {**WALKER, "controller": mine}
    span = {"start": "precombat_main", "until": "precombat_main"}
    playthrough = played(walker, script=script, asking=Asking.DECISIONS, **span, **OLD)
    assert isinstance(playthrough.pending, ChooseRecipient) is asks
    assert playthrough.refused is None


def test_each_source_is_led_to_a_planeswalker_by_itself() -> None:
    """CR 306.8 of July 2009."""
    does = {"kind": "deal_damage", "amount": "power", "to": "target", "by_each": {"types": ["creature"]}}
    spell = {
        "types": ["sorcery"],
        "abilities": [{"kind": "spell", "targets": [{"what": {"players": "any"}}], "does": [does]}],
    }
    script: list[dict[str, Any]] = [
        {"by": AMY, "cast": "Volley", "targets": [NICOLE]},
        {"choose": "walker"},
        {"choose": NICOLE},
    ]
    board = creature("ox", "3/3"), creature("elk", "1/1"), {**WALKER, "controller": NICOLE}
    playthrough = played(*board, script=script, cards={"Volley": spell}, start="precombat_main", **OLD)
    assert playthrough.refused is None
    assert (life(playthrough), permanent(playthrough, "walker").counters) == (19, {"loyalty": 2})
