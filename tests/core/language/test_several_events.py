"""Lines with several trigger events are read and written: "enters or attacks"."""

from __future__ import annotations

import pytest

from core.abilities.card_texts.stack_abilities import Triggered
from core.abilities.instructions.to_permanents import ChangeCounters
from core.language.lines import UnreadableError, read_line, write_line
from core.language.speaker import Speaker
from core.terms.counters import PLUS_ONE

CREATURE = Speaker("this creature", "enchanted creature")


@pytest.mark.parametrize(
    ("line", "events"),
    [
        ("Whenever this creature enters or attacks, you gain 1 life.", ["enters", "attacks"]),
        ("When this creature enters or dies, you gain 1 life.", ["enters", "dies"]),
        ("Whenever this creature enters, attacks, or dies, you gain 1 life.", ["enters", "attacks", "dies"]),
        (
            "Whenever a creature you control attacks or blocks, it gets +1/+0 until end of turn.",
            ["attacks", "blocks"],
        ),
        ("Whenever this creature or another Elf dies, you gain 1 life.", ["dies", "dies"]),
        (
            "When enchanted creature becomes tapped or is dealt damage, destroy it.",
            ["becomes_tapped", "is_dealt_damage"],
        ),
        (
            "When this creature enters and at the beginning of your upkeep, you gain 1 life.",
            ["enters", "step_begins"],
        ),
        (
            "When this creature enters and whenever you gain life, each opponent loses 1 life.",
            ["enters", "gains_life"],
        ),
        (
            "Whenever you gain life or draw a card, this creature gets +1/+1 until end of turn.",
            ["gains_life", "draws_card"],
        ),
        (
            "Whenever this creature blocks or becomes blocked by a Wall, destroy that creature.",
            ["blocks_creature", "becomes_blocked_by"],
        ),
        (
            "Whenever this creature blocks or becomes blocked, it gets +1/+1 until end of turn.",
            ["blocks", "becomes_blocked"],
        ),
        (
            "Whenever this creature or another Elf you control enters or attacks, put a +1/+1 counter on it.",
            ["enters", "attacks", "enters", "attacks"],
        ),
        (
            "Whenever this creature deals damage to a player or dies, if you control a Swamp, draw a card.",
            ["deals_damage", "dies"],
        ),
    ],
)
def test_an_ability_may_trigger_on_several_events(line: str, events: list[str]) -> None:
    (ability,) = read_line(line, CREATURE)
    assert isinstance(ability, Triggered)
    assert [when.event for when in ability.whens] == events
    assert write_line(ability, CREATURE) == line


@pytest.mark.parametrize(
    "line",
    [
        "Whenever this creature enters or deals combat damage to a player, that player loses 1 life.",
        "Whenever this creature attacks or blocks a creature, destroy that creature.",
        "Whenever a creature you control attacks or blocks a creature, destroy that creature.",
        "Whenever this creature enters or a creature you control attacks, tap it.",
    ],
)
def test_it_is_not_clear_what_several_events_have_in_common(line: str) -> None:
    with pytest.raises(UnreadableError, match="it is not clear what"):
        read_line(line, CREATURE)


def test_another_one_to_which_the_same_happens_is_that_creature_as_the_object_itself_is() -> None:
    (ability,) = read_line(
        "Whenever this creature or another Elf enters, put a +1/+1 counter on that creature."
    )
    assert isinstance(ability, Triggered)
    assert ability.does == (ChangeCounters(kind="put_counters_now", on="it", counter=PLUS_ONE),)
