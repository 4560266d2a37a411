"""Abilities of a spell that trigger as it is cast, while it is on the stack (CR 113.6k, 601.2i)."""

from __future__ import annotations

from typing import Any

import pytest

from core.abilities.triggers import When
from core.data.faults import DataError
from core.data.reading import read_as
from core.events.stack import AbilityTriggered
from core.explain.explain import explain
from core.play.playthrough import Playthrough
from tests.support import AMY, NICOLE, creature, happened, is_there, life, permanent, played

HERALD: dict[str, Any] = {"types": ["creature"], "power": 3, "toughness": 3, "keywords": ["flash"]}


def cast(text: str, *objects: dict[str, Any], more: list[dict[str, Any]] = [], **fields: Any) -> Playthrough:  # noqa: B006 - never changed
    script = [{"by": AMY, "cast": "Herald", **fields}, *more]
    return played(*objects, script=script, cards={"Herald": {**HERALD, "text": text}})


def test_it_triggers_as_it_is_cast_and_resolves_before_the_spell() -> None:
    """CR 601.2i: the creature is not there yet, and gets nothing."""
    text = "When you cast this spell, put a +1/+1 counter on each creature you control."
    playthrough = cast(text, creature("bear", "2/2"))
    assert permanent(playthrough, "bear").counters == {"+1/+1": 1}
    assert is_there(playthrough, "Herald")
    assert permanent(playthrough, "Herald").counters == {}


def test_it_does_not_trigger_for_other_spells_or_other_players() -> None:
    text = "When you cast this spell, you gain 1 life."
    watcher = creature("watcher", "1/1", text=text)
    bolt = {"by": AMY, "cast": "Lightning Bolt", "targets": [NICOLE]}
    assert life(played(watcher, script=[bolt]), AMY) == 20


def test_a_spell_that_is_countered_was_cast_all_the_same() -> None:
    text = "When you cast this spell, you gain 4 life."
    counter = {"by": NICOLE, "cast": "Counterspell", "targets": ["Herald"]}
    playthrough = cast(text, more=[counter])
    assert life(playthrough, AMY) == 24
    assert not is_there(playthrough, "Herald")


def test_a_condition_is_asked_for_as_it_is_cast() -> None:
    """CR 603.4."""
    text = "When you cast this spell, if you control a Wall, you gain 4 life."
    assert not happened(cast(text), "ability_triggered")
    assert life(cast(text, creature("wall", "0/3", subtypes=["Wall"])), AMY) == 24


def test_a_spell_with_a_cost_triggers_once_it_is_paid() -> None:
    """CR 601.2i."""
    text = (
        "As an additional cost to cast this spell, sacrifice a creature.\nEach opponent loses 1 life.\n"
        "When you cast this spell, you gain 4 life."
    )
    script = [{"by": AMY, "cast": "Offering", "sacrifice": "bear"}]
    cards = {"Offering": {"types": ["instant"], "text": text}}
    playthrough = played(creature("bear", "2/2"), script=script, cards=cards)
    kinds = [frame.event.__class__.__name__ for frame in playthrough.frames]
    assert kinds.index("PermanentsLeft") < kinds.index("AbilityTriggered")
    assert (life(playthrough, AMY), life(playthrough)) == (24, 19)


def test_damage_as_it_is_cast_is_dealt_by_the_spell() -> None:
    text = "When you cast this spell, it deals 2 damage to each opponent."
    assert life(cast(text)) == 18


def test_nothing_is_done_to_a_spell_that_is_done_to_a_permanent() -> None:
    playthrough = cast("When you cast this spell, put a +1/+1 counter on it.")
    assert permanent(playthrough, "Herald").counters == {}


def test_it_is_told_which_spell_was_cast() -> None:
    playthrough = cast("When you cast this spell, you gain 1 life.")
    (told,) = [explain(frame) for frame in playthrough.frames if isinstance(frame.event, AbilityTriggered)]
    assert "Amy cast" in told.headline
    assert told.because == "Herald is on the stack, where this ability works (CR 113.6k)."


def test_only_the_object_itself_is_meant() -> None:
    with pytest.raises(DataError, match="'is_cast' and 'is_cycled' are about the object itself"):
        read_as(When, {"event": "is_cast", "which": {"objects": {}}})
