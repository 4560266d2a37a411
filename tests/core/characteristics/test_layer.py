"""Abilities that effects give, and rules that effects change (CR 613.1f, 613.11)."""

from typing import Any

from core.abilities.keywords import Keyword
from core.abilities.restrictions import AssignsByToughness, CantBlock
from core.characteristics.current import characteristics
from core.explain.characteristics import why, why_it_is
from core.terms.colors import Color
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, creature, life, played

BEAR = ObjectId("bear")


def aura(id_: str, **grants: Any) -> dict[str, Any]:
    """Return an enchantment attached to the bear, with one effect on it, an Aura."""
    effect = {"kind": "grants", "objects": {"which": "bearer"}, **grants}
    return {
        "id": id_,
        "name": id_.capitalize(),
        "types": ["enchantment"],
        "subtypes": ["Aura"],
        "keywords": ["enchant creature"],
        "controller": AMY,
        "attached_to": "bear",
        "abilities": [effect],
    }


def test_what_a_creature_cannot_do_is_no_ability_to_lose() -> None:
    """CR 613.11: effects on rules come after all layers, whichever is older."""
    pacifism = aura("pacifism", phrases=["can't block", "flying"])
    mutation = aura("mutation", loses_abilities=True)
    game = played(creature("bear", "2/2"), pacifism, mutation).start
    what = characteristics(game, BEAR)
    assert what.each(CantBlock)
    assert not what.has(Keyword.FLYING)


def test_its_own_inability_is_an_ability() -> None:
    """CR 113.3d: a static ability of the creature itself; without it, it can."""
    game = played(creature("bear", "2/2 can't block"), aura("mutation", loses_abilities=True)).start
    assert not characteristics(game, BEAR).each(CantBlock)


def test_by_hand_it_can_be_taken_away_again() -> None:
    playthrough = played(
        creature("bear", "2/2"),
        start="beginning_of_combat",
        script=[
            {"edit": {"object": "bear", "gain": ["can't block"]}},
            {"edit": {"object": "bear", "lose": ["can't block"]}},
        ],
    )
    assert not characteristics(playthrough.game, BEAR).each(CantBlock)


def test_it_is_told_with_its_rule() -> None:
    game = played(creature("bear", "2/2"), aura("pacifism", phrases=["can't block", "flying"])).start
    assert why_it_is(game, BEAR) == (
        "printed 2/2",
        "Pacifism: has flying (CR 613.1f)",
        "Pacifism: can't block (CR 613.11)",
        "so it's 2/2",
    )
    assert why(game, BEAR, "can't block") == ("Pacifism: can't block (CR 613.11)",)


def test_high_alert_reaches_a_creature_without_abilities() -> None:
    alert = {
        "id": "alert",
        "name": "Alert",
        "types": ["enchantment"],
        "controller": "amy",
        "abilities": [
            {
                "kind": "grants",
                "objects": {"types": ["creature"], "controller": "you"},
                "phrases": ["assigns combat damage equal to its toughness"],
            }
        ],
    }
    mutation = aura("mutation", loses_abilities=True, base_power=0, base_toughness=1)
    playthrough = played(creature("bear", "2/2"), alert, mutation, script=[{"attack": {"bear": NICOLE}}])
    assert characteristics(playthrough.start, BEAR).each(AssignsByToughness)
    assert life(playthrough) == 19


def test_what_is_asked_for_by_what_it_is_not_depends_on_what_changes_that() -> None:
    """CR 613.8a: the older effect waits for the newer one, after which the bear is not white any more."""

    def color(name: str, color: str, **asked: Any) -> dict[str, Any]:
        painted = {"kind": "grants", "objects": {"types": ["creature"], **asked}, "colors": [color]}
        return {"id": name, "name": name, "types": ["enchantment"], "controller": AMY, "abilities": [painted]}

    bear = creature("bear", "2/2", colors=["W"])
    game = played(bear, color("tide", "U", not_colors=["W"]), color("fire", "R")).start
    assert characteristics(game, BEAR).colors == frozenset({Color.BLUE})
