"""Abilities that an effect brings with it for when it prevents damage, and "when you do"."""

from typing import Any

import pytest

from core.rules.choices.targets import ChooseTargets
from tests.support import AMY, NICOLE, creature, happened, life, permanent, played

PREVENT = {"kind": "damage", "change": {"kind": "prevent"}}
STRIKE_BACK = {"targets": [{}], "does": [{"kind": "deal_damage", "amount": "that_much"}]}


def monk(**fields: Any) -> dict[str, Any]:
    """Return a creature of Nicole's that shields her, and what triggers as the shield prevents damage."""
    does = {"kind": "make_effect", "on": "you", "effect": PREVENT, "when_prevented": STRIKE_BACK, **fields}
    return creature("monk", "1/1", by=NICOLE, abilities=[{"kind": "activated", "does": [does]}])


ATTACKED: list[dict[str, Any]] = [{"attack": {"ox": NICOLE, "elk": NICOLE}}, {"activate": {"object": "monk"}}]
PAIR = (creature("ox", "3/3"), creature("elk", "2/4"))


def test_it_triggers_once_for_all_that_is_prevented_at_once_and_has_its_target_then() -> None:
    """CR 615.13."""
    playthrough = played(*PAIR, monk(), script=[*ATTACKED, {"choose": AMY}])
    assert life(playthrough, AMY) == 15
    assert life(playthrough) == 20
    asked = [one for one in playthrough.decisions if isinstance(one.choice, ChooseTargets)]
    assert [one.choice.player for one in asked] == [NICOLE]


def test_what_a_shield_of_points_stops_is_what_it_is_about() -> None:
    playthrough = played(*PAIR, monk(points=4), script=[*ATTACKED, {"choose": "elk"}])
    assert life(playthrough) == 19
    assert "elk" not in playthrough.game.battlefield


def test_nothing_prevented_nothing_triggers() -> None:
    """CR 615.12."""
    sure = {"kind": "cant_prevent"}
    playthrough = played(*PAIR, creature("orb", "1/1", abilities=[sure]), monk(), script=ATTACKED)
    assert life(playthrough) == 15
    assert happened(playthrough, "ability_triggered") == []


def test_it_works_when_its_source_is_gone() -> None:
    """CR 603.7: the ability is the effect's; who made it may have left."""
    bolt = {"by": AMY, "cast": "Lightning Bolt", "targets": ["monk"]}
    passed = [{"pass": AMY}, {"pass": NICOLE}]
    playthrough = played(*PAIR, monk(), script=[*ATTACKED, *passed, bolt, {"choose": "ox"}])
    assert permanent(playthrough, "ox").damage == 5
    assert "ox" not in playthrough.game.battlefield


def test_only_damage_of_such_sources_counts() -> None:
    red = {**STRIKE_BACK, "source": {"colors": ["R"]}}
    ox, elk = creature("ox", "3/3", colors=["R"]), creature("elk", "2/4")
    playthrough = played(ox, elk, monk(when_prevented=red), script=[*ATTACKED, {"choose": AMY}])
    assert life(playthrough, AMY) == 17


@pytest.mark.parametrize(("first", "gained"), [("fog", 0), ("vindicator", 1)])
def test_what_another_effect_prevented_was_not_prevented_this_way(first: str, gained: int) -> None:
    """CR 615.13: "this way" is by the effect of the object itself."""
    vindicator = creature(
        "vindicator",
        "2/2",
        by=NICOLE,
        text="If damage would be dealt to this creature, prevent that damage.\n"
        "Whenever damage that would be dealt to this creature is prevented this way, you gain 1 life.",
    )
    fog = {"id": "fog", "name": "Fog", "controller": AMY, "effect": PREVENT}
    block = {"block": {"vindicator": "ox"}}
    script: list[dict[str, Any]] = [{"attack": {"ox": NICOLE}}, block, {"replace": first}]
    playthrough = played(PAIR[0], vindicator, script=script, effects=[fog])
    assert permanent(playthrough, "vindicator").damage == 0
    assert life(playthrough) == 20 + gained
