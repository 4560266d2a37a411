"""Before July 2009 rules had other numbers, and state-based actions another name."""

from typing import Any

from core.explain.editions import of_its_time
from core.explain.explain import explain
from core.explain.explanation import Explanation
from core.terms.eras import Era
from tests.core.explain.stories import sentences, told_moments
from tests.support import NICOLE, creature, played

TODAY = Explanation(
    headline="State-based actions are checked.",
    rule="CR 704.3",
    details=(
        "Ox has power 0: it assigns and deals none (CR 510.1a, 120.8).",
        "So it was then (CR 310.4 of May 2009).",
    ),
)


def test_rules_are_cited_as_they_were_numbered_then() -> None:
    then = of_its_time(TODAY, Era("stack"))
    assert then.text == "State-based effects are checked (CR 420.3 of May 2009)."
    assert then.details == (
        "Ox has power 0: it assigns and deals none (CR 310.2a of May 2009, 419.5a of May 2009).",
        "So it was then (CR 310.4 of May 2009).",
    )


def test_other_eras_keep_todays_numbers() -> None:
    assert of_its_time(TODAY, Era("current")) == TODAY
    assert of_its_time(TODAY, Era("ordered")) == TODAY


def test_a_game_of_that_time_is_told_in_its_rules() -> None:
    told = sentences("the-fanatic-on-the-stack", "state_based_actions_performed")[0]
    assert told == (
        "State-based effects: Squadron Hawk is destroyed. "
        "It has 1 damage and toughness 1 (CR 420.5c of May 2009)."
    )


def test_combat_damage_on_the_stack_is_told_as_it_is_assigned_and_as_it_resolves() -> None:
    """CR 310.1 and 310.4 of May 2009."""
    assert sentences("the-fanatic-on-the-stack", "damage_dealt")[-1] == (
        "Squadron Hawk deals 1 damage to Nicole; Mogg Fanatic deals 1 to Goblin Piker (CR 310.4 of May 2009)."
    )
    told = told_moments("the-fanatic-on-the-stack")
    assert told[2].startswith(
        "Amy assigns Squadron Hawk's 1 damage to Nicole; Goblin Piker's 2 damage to Mogg Fanatic "
        "(CR 310.1 of May 2009)."
    )
    assert told[3].startswith(
        "Nicole assigns Mogg Fanatic's 1 damage to Goblin Piker (CR 310.1 of May 2009)."
    )
    assert told[4] == "Amy puts the combat damage on the stack (CR 310.1 of May 2009)."


def test_its_rules_have_no_excess_damage() -> None:
    now, then = (_of_a_bear_that_counts_excess_damage(era) for era in ("current", "stack"))
    assert "1 of the damage to Bear was excess damage (CR 120.10)." in now
    assert not any("excess" in line for line in then)


def _of_a_bear_that_counts_excess_damage(era: str) -> list[str]:
    """Return the lines told where a bear dies of one damage more than it needs, in an era."""
    counts = {"kind": "triggered", "when": {"event": "is_dealt_excess"}, "does": [{"kind": "draw_now"}]}
    bear = {**creature("bear", "2/2", by=NICOLE), "abilities": [counts]}
    script: list[dict[str, Any]] = [{"attack": {"ox": NICOLE}}, {"block": {"bear": "ox"}}]
    frames = played(creature("ox", "3/3"), bear, script=script, era=era).frames
    return [line for frame in frames for line in explain(frame).details]
