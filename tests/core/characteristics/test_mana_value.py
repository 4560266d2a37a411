"""Mana values and devotion of what is on the battlefield and on the stack."""

from __future__ import annotations

from typing import Any

import pytest

from core.abilities.amounts import Devotion
from core.characteristics.current import characteristics
from core.characteristics.devotion import devotion
from core.terms.colors import Color
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, creature, life, played, rules_broken

ELDER = {
    "types": ["creature"],
    "mana_cost": "{3}{G}",
    "power": 2,
    "toughness": 2,
    "back": {"name": "Pack Elder", "types": ["creature"], "colors": ["G"], "power": 4, "toughness": 4},
}
CLONE = {
    "types": ["creature"],
    "mana_cost": "{U}",
    "power": 0,
    "toughness": 0,
    "text": "You may have this creature enter as a copy of any creature on the battlefield.",
}


def value(spec: dict[str, Any], **fields: Any) -> int:
    """Return the mana value of an object as it is set up."""
    return characteristics(played(spec, **fields).start, ObjectId(spec["id"])).mana_value


def test_a_face_down_creature_has_none() -> None:
    """CR 708.2a."""
    ogre = creature("ogre", "3/3", mana_cost="{2}{R}")
    assert (value(ogre), value({**ogre, "face_down": True})) == (3, 0)


def test_a_back_face_has_that_of_its_front_face_but_a_copy_of_it_has_not() -> None:
    """CR 202.3b."""
    elder = {"id": "elder", "card": "Elder", "controller": AMY, "transformed": True}
    cards = {"Elder": ELDER, "Clone": CLONE}
    assert value(elder, cards=cards) == 4
    players = [{"id": "amy", "hand": ["Clone"]}, {"id": "nicole"}]
    script = [{"by": "amy", "cast": "Clone"}, {"choose": "elder"}]
    after = played(elder, cards=cards, players=players, script=script, start="precombat_main")
    assert characteristics(after.game, ObjectId("Clone")).mana_value == 0


def test_x_is_what_was_chosen_on_the_stack_and_0_on_the_battlefield() -> None:
    """CR 202.3e."""
    hydra = {"types": ["creature"], "mana_cost": "{X}{G}", "power": 1, "toughness": 1}
    hydra["text"] = "This creature enters with X +1/+1 counters on it."
    watcher = creature("watcher", "1/1", abilities=[])
    watcher["text"] = "Whenever you cast a spell, you gain life equal to that spell's mana value."
    players = [{"id": "amy", "hand": ["Hydra"]}, {"id": "nicole"}]
    script = [{"by": "amy", "cast": "Hydra", "x": 3}]
    after = played(watcher, cards={"Hydra": hydra}, players=players, script=script, start="precombat_main")
    assert life(after, AMY) == 24
    assert characteristics(after.game, ObjectId("Hydra")).mana_value == 1


def test_a_countered_spell_had_the_x_that_was_chosen() -> None:
    """CR 202.3e, 608.2h: it is asked what it last was on the stack."""
    cards = {
        "Blaze": {
            "types": ["instant"],
            "mana_cost": "{X}{R}",
            "text": "Blaze deals X damage to any target.",
        },
        "Feast": {
            "types": ["instant"],
            "mana_cost": "{U}{U}",
            "text": "Counter target spell. You gain life equal to its mana value.",
        },
    }
    players = [{"id": "amy", "hand": ["Blaze"]}, {"id": "nicole", "hand": ["Feast"]}]
    script: list[dict[str, Any]] = [
        {"by": "amy", "cast": "Blaze", "x": 4, "targets": ["nicole"]},
        {"by": "nicole", "cast": "Feast", "targets": ["Blaze"]},
    ]
    after = played(cards=cards, players=players, script=script, start="precombat_main")
    assert life(after, NICOLE) == 25


@pytest.mark.parametrize(("x", "broken"), [(2, []), (3, ["115.1"])])
def test_a_spell_is_targeted_by_its_mana_value(x: int, broken: list[str]) -> None:
    cards = {
        "Blaze": {"types": ["instant"], "mana_cost": "{X}{R}", "text": "Blaze deals X damage to any target."},
        "Denial": {"types": ["instant"], "text": "Counter target spell with mana value 3 or less."},
    }
    players = [{"id": "amy", "hand": ["Blaze"]}, {"id": "nicole", "hand": ["Denial"]}]
    script: list[dict[str, Any]] = [
        {"by": "amy", "cast": "Blaze", "x": x, "targets": ["nicole"]},
        {"by": "nicole", "cast": "Denial", "targets": ["Blaze"]},
    ]
    after = played(cards=cards, players=players, script=script, start="precombat_main")
    assert rules_broken(after) == broken


def test_devotion_counts_the_permanents_of_that_player_alone() -> None:
    """CR 700.5: a permanent that is face down has no mana cost, and one phased out isn't there."""
    board = (
        creature("ogre", "3/3", mana_cost="{2}{R}{R}"),
        creature("twin", "1/1", mana_cost="{R/W}"),
        creature("foe", "1/1", by=NICOLE, mana_cost="{R}"),
        creature("hidden", "1/1", mana_cost="{R}", face_down=True),
        creature("away", "1/1", mana_cost="{R}", phased_out=True),
    )
    game = played(*board).start
    assert devotion(game, AMY, Devotion(colors=(Color.RED,))) == 3
    assert devotion(game, NICOLE, Devotion(colors=(Color.RED, Color.WHITE))) == 1
    assert devotion(game, AMY, Devotion(colors=(Color.BLUE,))) == 0


def test_a_god_attacks_as_soon_as_devotion_is_enough() -> None:
    """CR 611.3a, 700.5."""
    text = "As long as your devotion to red is less than two, this permanent isn't a creature."
    god = creature("god", "5/5", types=["enchantment", "creature"], mana_cost="{3}{R}", text=text)
    imp = creature("imp", "1/1", mana_cost="{R}")
    assert life(played(god, imp, script=[{"attack": {"god": "nicole"}}])) == 15
    assert rules_broken(played(god, script=[{"attack": {"god": "nicole"}}])) == ["506.3"]


def test_subtypes_go_with_the_type_that_is_lost() -> None:
    """CR 205.1a: a creature type is no type of an enchantment."""
    god = creature("god", "5/5", types=["enchantment", "creature"], subtypes=["God", "Aura"])
    god["text"] = "This permanent isn't a creature."
    what = characteristics(played(god).start, ObjectId("god"))
    assert (set(what.types), what.subtypes) == ({"enchantment"}, ("Aura",))


def test_a_copy_of_a_spell_has_its_x() -> None:
    """CR 202.3e, 707.10: the copy has the mana cost and the X of the spell."""
    cards = {
        "Blaze": {"types": ["instant"], "mana_cost": "{X}{R}", "text": "Blaze deals X damage to any target."},
        "Twin": {"types": ["instant"], "text": "Copy target instant or sorcery spell."},
    }
    watcher = creature("watcher", "1/1", by=NICOLE)
    watcher["text"] = (
        "Whenever a player casts or copies a spell, you gain life equal to that spell's mana value."
    )
    players = [{"id": "amy", "hand": ["Blaze", "Twin"]}, {"id": "nicole"}]
    script: list[dict[str, Any]] = [
        {"by": "amy", "cast": "Blaze", "x": 4, "targets": ["amy"]},
        {"by": "amy", "cast": "Twin", "targets": ["Blaze"]},
    ]
    after = played(watcher, cards=cards, players=players, script=script, start="precombat_main")
    assert life(after, NICOLE) == 20 + 5 + 0 + 5
