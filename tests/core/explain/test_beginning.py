"""What is told of the beginning of a turn."""

from core.explain.explain import explain
from tests.core.explain.stories import lines, sentences
from tests.support import card, creature, played


def test_the_untap_step_says_that_nobody_gets_priority() -> None:
    assert sentences("everything-untaps-at-once", "step_began")[:2] == [
        "Amy's turn begins, and with it the untap step (CR 501.1). No player gets priority in it; what "
        "triggers waits for the upkeep (CR 502.4).",
        "The upkeep step begins. It has no action of its own; players get priority (CR 503.1).",
    ]


def test_what_may_attack_again_is_told_as_the_turn_begins() -> None:
    assert lines("everything-untaps-at-once", "step_began") == [
        "Ox has been under Amy's control since this turn began (CR 302.6)."
    ]


def test_what_untaps_is_named_and_what_stays_tapped_has_its_reason() -> None:
    assert sentences("everything-untaps-at-once", "permanents_untapped") == [
        "Amy untaps Grizzly Bears 1 and Ox, all at the same time (CR 502.3)."
    ]
    assert lines("a-stun-counter-goes-instead", "permanents_untapped") == [
        "Grizzly Bears 1 loses a stun counter instead of untapping (CR 122.1d)."
    ]
    assert lines("the-titan-sleeps-until-it-is-hurt", "permanents_untapped") == [
        "Deep-Slumber Titan does not untap in this step: it says so itself (CR 502.3)."
    ]


def test_with_nothing_that_untaps_an_effect_is_the_reason() -> None:
    name = "gauntlets-keep-a-stunned-bear-tapped"
    assert sentences(name, "permanents_untapped") == ["Nothing of Amy's untaps (CR 502.3)."]
    assert lines(name, "permanents_untapped") == [
        "Grizzly Bears does not untap in this step: an effect says so (CR 502.3)."
    ]


def test_a_card_for_the_turn_is_drawn_by_nobodys_ability() -> None:
    assert sentences("a-card-for-the-turn") == [
        "The draw step begins: Amy draws a card (CR 504.1).",
        "Amy draws 1 card (CR 504.1).",
        "State-based actions are checked, looking at 2 players and 0 permanents (CR 704.3). Nothing applies.",
    ]


def test_passing_ends_the_upkeep_but_not_the_untap_step() -> None:
    """CR 500.2, 502.4."""
    told = sentences("everything-untaps-at-once", "step_began")
    assert [one.startswith("All players pass") for one in told[:3]] == [False, False, True]


def test_an_ability_of_the_upkeep_says_when_and_if() -> None:
    playthrough = played(card("Rasputin Dreamweaver", "rasputin"), start="upkeep", until="upkeep")
    told = [
        explain(frame).sentence for frame in playthrough.frames if frame.event.kind == "ability_triggered"
    ]
    assert told == [
        "Rasputin Dreamweaver's ability triggers, because the upkeep step begins. "
        "It waits for the next time a player would get priority (CR 603.2)."
    ]


def test_before_2009_the_steps_have_the_numbers_of_their_time() -> None:
    playthrough = played(creature("ox", "3/3", tapped=True), start="untap", until="draw", era="stack")
    told = " ".join(explain(frame).sentence for frame in playthrough.frames)
    for number in ("301.1", "302.2", "302.3", "303.1", "304.1"):
        assert f"CR {number} of May 2009" in told
