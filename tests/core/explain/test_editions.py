"""Before July 2009 rules had other numbers, and state-based actions another name."""

from core.explain.editions import of_its_time
from core.explain.explanation import Explanation
from core.terms.eras import Era
from tests.core.explain.stories import lines, sentences

TODAY = Explanation(
    "State-based actions are checked (CR 704.3).",
    (
        "Ox has power 0: it assigns and deals none (CR 510.1a, 120.8).",
        "So it was then (CR 310.4 of May 2009).",
    ),
)


def test_rules_are_cited_as_they_were_numbered_then() -> None:
    then = of_its_time(TODAY, Era("stack"))
    assert then.sentence == "State-based effects are checked (CR 420.3 of May 2009)."
    assert then.lines == (
        "Ox has power 0: it assigns and deals none (CR 310.2a of May 2009, 419.5a of May 2009).",
        "So it was then (CR 310.4 of May 2009).",
    )


def test_other_eras_keep_todays_numbers() -> None:
    assert of_its_time(TODAY, Era("current")) == TODAY
    assert of_its_time(TODAY, Era("ordered")) == TODAY


def test_a_game_of_that_time_is_told_in_its_rules() -> None:
    told = sentences("the-fanatic-on-the-stack", "state_based_actions_performed")[0]
    assert told == (
        "A state-based effect is performed (CR 420.3 of May 2009): "
        "Squadron Hawk is destroyed (CR 420.5c of May 2009)."
    )


def test_its_rules_have_no_excess_damage() -> None:
    now = lines("the-pyromancer-is-gone-its-ability-is-not", "damage_event_occurred")
    then = lines("a-pyromancer-that-is-gone-has-no-triggers", "damage_event_occurred")
    assert "1 of the damage to Prodigal Pyromancer was excess damage (CR 120.10)." in now
    assert not any("excess" in line for line in then)
