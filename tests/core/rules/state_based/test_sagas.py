"""Sagas: lore counters, chapters, and the end of the story (CR 714)."""

from __future__ import annotations

from typing import Any

from core.terms.counters import LORE
from tests.support import AMY, NICOLE, creature, happened, is_there, life, permanent, played

TWO = "I \N{EM DASH} You gain 1 life.\nII \N{EM DASH} You gain 10 life."


def saga(text: str = TWO, by: str = AMY, **fields: Any) -> dict[str, Any]:
    return {
        "id": "saga",
        "name": "Tale",
        "types": ["enchantment"],
        "subtypes": ["Saga"],
        "text": text,
        "controller": by,
        **fields,
    }


MAIN: dict[str, Any] = {"start": "precombat_main", "until": "precombat_main"}


def test_only_the_active_player_puts_lore_counters_on_sagas() -> None:
    """CR 714.3b."""
    playthrough = played(saga(by=NICOLE), **MAIN)
    assert permanent(playthrough, "saga").counters == {}
    assert not happened(playthrough, "ability_triggered")


def test_a_saga_without_chapters_gets_no_counter_and_stays() -> None:
    """CR 714.2d, 714.3b."""
    playthrough = played(saga("", counters={"lore": 3}), **MAIN)
    assert permanent(playthrough, "saga").counters == {LORE: 3}


def test_a_chapter_may_come_as_often_as_it_is_reached() -> None:
    """CR 714.2b: as fewer counters lie on it, it can be reached once more."""
    text = "I, II \N{EM DASH} You gain 1 life.\nIII \N{EM DASH} Draw a card."
    playthrough = played(saga(text, counters={"lore": 1}), **MAIN)
    assert life(playthrough, AMY) == 21


def test_what_has_more_counters_than_chapters_is_sacrificed_without_a_chapter() -> None:
    """CR 714.2b, 714.4: no chapter has that number, so nothing triggers."""
    playthrough = played(saga(counters={"lore": 2}), **MAIN)
    assert not is_there(playthrough, "saga")
    assert life(playthrough, AMY) == 20
    assert not happened(playthrough, "ability_triggered")


def test_it_is_not_sacrificed_before_its_last_chapter_has_left_the_stack() -> None:
    """CR 714.4: its ability still finds it on the battlefield."""
    text = "I \N{EM DASH} You gain 1 life.\nII \N{EM DASH} Put a +1/+1 counter on this creature. "
    text += "It fights target creature you don't control."
    bear = {
        **saga(text, counters={"lore": 1}),
        "types": ["enchantment", "creature"],
        "power": 2,
        "toughness": 2,
    }
    playthrough = played(bear, creature("ox", "3/3", NICOLE), **MAIN)
    assert not is_there(playthrough, "ox")
    assert not is_there(playthrough, "saga")


def test_counters_of_another_kind_are_no_chapters() -> None:
    text = "When this Saga enters, put a charge counter on it.\n" + TWO
    playthrough = played(saga(text, counters={"charge": 2}), start="upkeep", until="upkeep")
    assert is_there(playthrough, "saga")
