"""What was dealt damage this turn, and by what: remembered until the next turn begins."""

from typing import Any

import pytest

from core.abilities.effects.grants import Grants
from core.abilities.filters import Objects
from core.apply.apply import apply
from core.data.marks import RefusedError
from core.events.flow import StepBegan
from core.play.playthrough import Playthrough
from core.terms.counters import PLUS_ONE
from core.terms.rule_numbers import RuleNumber
from core.terms.steps import Step
from tests.core.explain.stories import sentences
from tests.support import AMY, NICOLE, card, creature, happened, is_there, permanent, played, rules_broken

BEGINNING = {"start": "beginning_of_combat", "until": "beginning_of_combat"}
SENGIR = card("Sengir Vampire", "sengir")


def bolt(target: str, name: str = "Lightning Bolt", by: str = AMY) -> dict[str, Any]:
    return {"by": by, "cast": name, "targets": [target]}


def later(entry: dict[str, Any]) -> dict[str, Any]:
    return {**entry, "at": "postcombat_main"}


def blocked(blocker: dict[str, Any], *script: dict[str, Any], **fields: Any) -> Playthrough:
    """Return a combat in which Sengir Vampire attacks and a creature blocks, with a script from then on."""
    fights: list[dict[str, Any]] = [{"attack": {"sengir": NICOLE}}, {"block": {blocker["id"]: "sengir"}}]
    return played(SENGIR, blocker, script=[*fights, *script], until="postcombat_main", **fields)


def drunk(playthrough: Playthrough) -> int:
    """Return how many counters Sengir Vampire has."""
    return permanent(playthrough, "sengir").counters.get(PLUS_ONE, 0)


def test_what_it_dealt_damage_to_dies_later_of_something_else() -> None:
    playthrough = blocked(creature("wall", "0/6 flying", by=NICOLE), later(bolt("wall")))
    assert not is_there(playthrough, "wall")
    assert drunk(playthrough) == 1


def test_it_asks_who_dealt_the_damage() -> None:
    playthrough = played(SENGIR, creature("bear", "2/2", by=NICOLE), script=[bolt("bear")], **BEGINNING)
    assert not is_there(playthrough, "bear")
    assert drunk(playthrough) == 0


def test_damage_that_is_prevented_is_not_dealt() -> None:
    fog = {
        "name": "Fog",
        "controller": NICOLE,
        "effect": {"kind": "damage", "combat": True, "change": {"kind": "prevent"}},
    }
    playthrough = blocked(creature("bear", "2/2 flying", by=NICOLE), later(bolt("bear")), effects=[fog])
    assert not is_there(playthrough, "bear")
    assert drunk(playthrough) == 0


def test_what_comes_back_is_a_new_object_that_was_dealt_nothing() -> None:
    """CR 400.7."""
    playthrough = blocked(creature("spirit", "2/2 flying, persist", by=NICOLE), later(bolt("spirit#3")))
    assert not any(one.label == "Spirit" for one in playthrough.game.battlefield.values())
    assert drunk(playthrough) == 1


def test_both_at_once_triggers_though_nothing_is_left_to_grow() -> None:
    """CR 603.10a."""
    playthrough = blocked(creature("angel", "4/4 flying", by=NICOLE))
    assert not is_there(playthrough, "sengir")
    assert len(happened(playthrough, "ability_triggered")) == 1


def test_an_aura_speaks_of_the_damage_of_what_it_is_attached_to() -> None:
    playthrough = played(
        creature("bear", "2/2"),
        card("Vampiric Embrace", "embrace", attached_to="bear"),
        creature("wall", "0/3 flying", by=NICOLE),
        script=[{"attack": {"bear": NICOLE}}, {"block": {"wall": "bear"}}],
    )
    assert permanent(playthrough, "bear").counters[PLUS_ONE] == 1


def test_only_what_was_dealt_damage_is_a_target() -> None:
    wounded, whole = creature("ox", "3/5", by=NICOLE, damage=1), creature("ox", "3/5", by=NICOLE)
    blow = bolt("ox", "Fatal Blow")
    assert not is_there(played(wounded, script=[blow], **BEGINNING), "ox")
    assert rules_broken(played(whole, script=[blow], **BEGINNING)) == ["115.1"]


def test_damage_that_is_gone_was_dealt_all_the_same() -> None:
    """CR 701.19a: regeneration removes the damage; the creature was dealt it."""
    playthrough = blocked(
        {**card("Drudge Skeletons", "bones", by=NICOLE), "keywords": ["flying"]},
        {"activate": {"object": "bones"}},
        later(bolt("bones", "Fatal Blow")),
    )
    assert not is_there(playthrough, "bones")
    assert drunk(playthrough) == 1


def test_a_new_turn_forgets() -> None:
    game = blocked(creature("wall", "0/6 flying", by=NICOLE)).game
    assert len(game.dealt_this_turn) == 1
    untap = StepBegan(step=Step.UNTAP, rule=RuleNumber("501.1"))
    assert apply(game, untap).dealt_this_turn == ()


def test_whom_damage_was_dealt_to_instead_can_t_be_regenerated() -> None:
    """CR 614.9, 701.19c: Incinerate speaks of the creature dealt damage this way, not of its target."""
    away = {
        "name": "Martyr",
        "controller": NICOLE,
        "protects": NICOLE,
        "redirect_to": "bones",
        "effect": {"kind": "damage", "change": {"kind": "redirect"}},
    }
    playthrough = played(
        card("Drudge Skeletons", "bones", by=NICOLE),
        effects=[away],
        script=[bolt(NICOLE, "Incinerate"), {"pass": AMY}, {"activate": {"object": "bones"}}],
        **BEGINNING,
    )
    assert not is_there(playthrough, "bones")


def test_the_explanation_says_what_dealt_the_damage() -> None:
    (told,) = sentences("sengir-vampire-drinks-later", "ability_triggered")
    assert told == (
        "Sengir Vampire's ability triggers: Wall died after Sengir Vampire dealt damage to it this turn "
        "(CR 603.2)."
    )


def test_a_static_ability_does_not_ask_for_it() -> None:
    with pytest.raises(RefusedError, match="dealt damage this turn"):
        Grants(objects=Objects(dealt_damage_by="anything"), power=-1)
