"""Instructions that are followed only if something is true, or others in their place (CR 608.2c)."""

from __future__ import annotations

from typing import Any

import pytest

from core.abilities.instructions.one_shot import If
from core.data.faults import DataError
from core.data.reading import read_as
from core.explain.explain import explain
from core.play.playthrough import Playthrough
from tests.support import AMY, NICOLE, creature, happened, is_there, life, permanent, played


def cast(
    text: str, *objects: dict[str, Any], targets: tuple[str, ...] = ("bear",), **fields: Any
) -> Playthrough:
    more = fields.pop("more", [])
    script = [{"by": AMY, "cast": "Omen", "targets": [*targets]}, *more]
    return played(*objects, script=script, cards={"Omen": {"types": ["instant"], "text": text}}, **fields)


def bear(**fields: Any) -> dict[str, Any]:
    return creature("bear", "2/8", by=NICOLE, **fields)


def test_what_is_done_instead_takes_the_place_of_the_rest() -> None:
    """CR 614.15."""
    text = "Omen deals 1 damage to target creature. If it's tapped, Omen deals 4 damage instead."
    assert permanent(cast(text, bear(tapped=True)), "bear").damage == 4
    assert permanent(cast(text, bear()), "bear").damage == 1


def test_damage_instead_goes_where_the_other_damage_would_have_gone() -> None:
    text = "Omen deals 1 damage to each opponent. If you control a Wizard, Omen deals 3 damage instead."
    assert life(cast(text, targets=())) == 19
    assert life(cast(text, creature("mage", "1/1", subtypes=["Wizard"]), targets=())) == 17


def test_a_condition_is_asked_as_its_instruction_is_followed() -> None:
    """CR 608.2c: what the instructions before have done counts."""
    text = "Tap target creature. If that creature is tapped, you gain 2 life. Untap that creature."
    playthrough = cast(text, bear())
    assert life(playthrough, AMY) == 22
    assert not permanent(playthrough, "bear").status.tapped


def test_what_is_gone_is_asked_what_it_last_was() -> None:
    """CR 608.2h."""
    text = "Destroy target creature. If that creature was a Wall, you gain 2 life."
    assert life(cast(text, bear(subtypes=["Wall"])), AMY) == 22
    assert life(cast(text, bear()), AMY) == 20


def test_of_a_player_nothing_is_true_that_is_asked_of_objects() -> None:
    text = "Omen deals 1 damage to any target. If it's a creature, you gain 2 life."
    assert life(cast(text, targets=(NICOLE,)), AMY) == 20
    assert life(cast(text, bear()), AMY) == 22


def test_of_an_illegal_target_nothing_is_true() -> None:
    """CR 608.2b."""
    text = (
        "Target player gains 1 life. Untap target creature. "
        "If the second target is untapped, you gain 2 life."
    )
    leaves = bear(text="Sacrifice this creature: You gain 3 life.")
    response = {"by": NICOLE, "activate": {"object": "bear"}}
    playthrough = cast(text, leaves, targets=(AMY, "bear"), more=[response])
    assert life(playthrough, AMY) == 21
    told = [explain(one).text for one in playthrough.frames if one.event.kind == "condition_looked_at"]
    assert len(told) == 1
    assert "illegal target" in told[0]


def test_of_if_and_otherwise_one_is_followed() -> None:
    text = "If you control a Wizard, draw a card. Otherwise, you gain 2 life and you draw a card."
    mage = creature("mage", "1/1", subtypes=["Wizard"])
    assert life(cast(text, mage, targets=()), AMY) == 20
    assert life(cast(text, targets=()), AMY) == 22


def test_an_if_at_the_end_is_no_intervening_if() -> None:
    """CR 603.4: only an "if" right behind the trigger condition is one."""
    text = "Whenever this creature attacks, you gain 2 life if you control a Wizard."
    attack = [{"attack": {"ox": NICOLE}}]
    playthrough = played(creature("ox", "2/2", text=text), script=attack)
    assert happened(playthrough, "ability_triggered")
    assert [one["is_true"] for one in happened(playthrough, "condition_looked_at")] == [False]
    assert life(playthrough, AMY) == 20
    assert is_there(playthrough, "ox")


@pytest.mark.parametrize(
    "data",
    [
        {"condition": {"turn": "you"}, "does": []},
        {"condition": {"turn": "you"}, "of": "target", "does": [{"kind": "draw_now"}]},
        {"condition": {"turn": "you"}, "does": [{"kind": "if", "condition": {"turn": "you"}, "does": []}]},
    ],
)
def test_what_says_nothing_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(DataError):
        read_as(If, data)
