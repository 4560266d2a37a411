"""Whose choice it was, between what, why it was theirs, and what the other would have made of it."""

from __future__ import annotations

from typing import Any

import pytest

from core.explain.chosen import chosen
from core.explain.moments import Moment, moments
from core.play.playthrough import Playthrough
from tests.core.explain.stories import told_moments
from tests.support import AMY, NICOLE, card, creature, played


def choices(playthrough: Playthrough) -> list[str]:
    return [line for one in moments(playthrough.frames) for line in chosen(playthrough, one)]


@pytest.mark.parametrize(
    ("scenario", "told"),
    [
        (
            "a-doubler-then-a-shield",
            "Nicole, the affected player, chose to apply Furnace of Rath before Healing shield (CR 616.1). "
            "With Healing shield first: 2 damage to Nicole.",
        ),
        (
            "exiled-not-shuffled-away",
            "Nicole, who controls Rooted Giant, chose to apply Silent Graves before "
            "Rooted Giant's own effect (CR 616.1). With Rooted Giant's own effect first: "
            "Rooted Giant would be shuffled into its owner's library.",
        ),
        (
            "shuffled-away-not-exiled",
            "chose to apply Rooted Giant's own effect before Silent Graves (CR 616.1). "
            "With Silent Graves first: Rooted Giant would be exiled.",
        ),
        (
            "a-plant-before-its-shield",
            "chose to apply Phytohydra's own effect before Mending Hands (CR 616.1). "
            "With Mending Hands first: no damage.",
        ),
        (
            "two-worships-are-one-too-many",
            "chose to apply Worship 1 before Worship 2 (CR 616.1). "
            "With Worship 2 first, it would come to the same.",
        ),
        (
            "umbra-armor-or-regeneration",
            "With Bear Mantle first: "
            "Bear loses all damage marked on it instead of being destroyed, and Bear Mantle is destroyed.",
        ),
        ("each-of-them-has-an-order-of-their-own", "With Chalice first: Amy gains 8 life."),
        ("legend-rule-after-combat", "Nicole chose to keep Zhang Fei, Fierce Warrior 2 (CR 704.5j)."),
    ],
)
def test_a_choice_is_told_in_the_moment_that_it_made(scenario: str, told: str) -> None:
    """CR 616.1."""
    assert sum(told in one for one in told_moments(scenario)) == 1


@pytest.mark.parametrize("scenario", ["two-doublers-make-four-times-as-much", "two-halves-of-one-kind"])
def test_where_nobody_has_anything_to_decide_nothing_is_told(scenario: str) -> None:
    assert not any("CR 616.1" in one for one in told_moments(scenario))


def test_what_a_redirection_would_do_is_not_told_where_its_controller_would_choose_once_more() -> None:
    """CR 306.8 of July 2009: whoever controls the source may redirect the damage, or not."""
    (told,) = (one for one in told_moments("a-shield-before-the-redirection") if "CR 616.1" in one)
    assert told.endswith("chose to apply Healing shield before Planeswalker redirection (CR 616.1).")


def test_the_same_choice_for_several_creatures_is_told_once() -> None:
    """CR 616.1: each creature's controller chooses, and Nicole controls both."""
    shield: dict[str, Any] = {"kind": "damage", "change": {"kind": "prevent", "amount": 1}}
    playthrough = played(
        creature("ox", "3/3"),
        creature("elk", "3/3"),
        creature("bear", "9/9", by=NICOLE),
        creature("elf", "9/9", by=NICOLE),
        card("Furnace of Rath", "furnace"),
        script=[{"attack": {"ox": NICOLE, "elk": NICOLE}}, {"block": {"bear": "ox", "elf": "elk"}}],
        effects=[{"name": "Haze", "controller": NICOLE, "effect": shield}],
    )
    assert choices(playthrough) == [
        "Amy, who controls Ox and Elk, chose to apply Haze before Furnace of Rath (CR 616.1).",
        "With Furnace of Rath first: 17 damage to Ox.",
        "Nicole, who controls Bear and Elf, chose to apply Haze before Furnace of Rath (CR 616.1).",
        "With Furnace of Rath first: 5 damage to Bear.",
    ]


def test_a_choice_belongs_to_the_frame_that_follows_it() -> None:
    shield = {"kind": "damage", "change": {"kind": "prevent"}}
    playthrough = played(
        creature("ox", "3/3"),
        card("Furnace of Rath", "furnace", AMY),
        script=[{"attack": {"ox": NICOLE}}, {"replace": "furnace"}],
        effects=[{"name": "Shield", "controller": NICOLE, "protects": NICOLE, "points": 2, "effect": shield}],
    )
    told = {
        playthrough.frames[number - 1].event.kind: chosen(playthrough, Moment(number, number, number))
        for number in range(1, len(playthrough.frames) + 1)
    }
    assert [kind for kind, lines in told.items() if lines] == ["damage_replaced"]
    assert told["damage_replaced"] == (
        "Nicole, the affected player, chose to apply Furnace of Rath before Shield (CR 616.1).",
        "With Shield first: 2 damage to Nicole.",
    )
