"""What is told of the beginning of a turn."""

from core.explain.explain import explain
from tests.core.explain.stories import lines, sentences, told_moments
from tests.support import card, creature, played


def test_the_untap_step_says_that_nobody_gets_priority() -> None:
    assert sentences("everything-untaps-at-once", "step_began")[:2] == [
        "Amy's turn begins (CR 501.1). "
        "No player gets priority in the untap step; triggers wait for the upkeep (CR 502.4).",
        "The upkeep step begins (CR 503.1).",
    ]


def test_what_may_attack_again_is_told_as_the_turn_begins() -> None:
    assert lines("everything-untaps-at-once", "step_began") == [
        "Ox is no longer summoning sick: Amy has controlled it since before this turn began (CR 302.6)."
    ]


def test_what_untaps_is_named_and_that_all_of_it_does_at_once() -> None:
    name = "everything-untaps-at-once"
    assert sentences(name, "permanents_untapped") == ["Amy untaps Grizzly Bears 1 and Ox (CR 502.3)."]
    assert lines(name, "permanents_untapped") == ["They untap simultaneously (CR 502.3)."]


def test_what_stays_tapped_has_its_reason() -> None:
    assert sentences("a-stun-counter-goes-instead", "permanents_untapped") == [
        "Amy untaps Grizzly Bears 2 (CR 502.3). "
        "Grizzly Bears 1 loses a stun counter instead of untapping (CR 122.1d)."
    ]
    assert lines("a-stun-counter-goes-instead", "permanents_untapped") == []
    assert sentences("the-titan-sleeps-until-it-is-hurt", "permanents_untapped") == [
        "None of Amy's permanents untap. "
        "Deep-Slumber Titan doesn't untap: its own ability says so (CR 502.3)."
    ]


def test_with_nothing_that_untaps_an_effect_is_the_reason() -> None:
    assert sentences("gauntlets-keep-a-stunned-bear-tapped", "permanents_untapped") == [
        "None of Amy's permanents untap. Grizzly Bears doesn't untap: an effect says so (CR 502.3)."
    ]


def test_a_card_for_the_turn_is_drawn_by_nobodys_ability() -> None:
    assert sentences("a-card-for-the-turn") == [
        "The draw step begins (CR 504.1).",
        "Amy draws a card (CR 504.1).",
        "State-based actions: nothing to do (CR 704.3).",
    ]


def test_an_upkeep_in_which_nothing_happens_is_no_moment_but_the_untap_step_is() -> None:
    assert told_moments("everything-untaps-at-once")[:2] == [
        "Amy untaps Grizzly Bears 1 and Ox (CR 502.3).",
        "Amy draws a card (CR 504.1).",
    ]


def test_an_ability_of_the_upkeep_says_when_it_triggers() -> None:
    playthrough = played(card("Rasputin Dreamweaver", "rasputin"), start="upkeep", until="upkeep")
    (told,) = (explain(frame) for frame in playthrough.frames if frame.event.kind == "ability_triggered")
    assert told.text == "Rasputin Dreamweaver's ability triggers: the upkeep step begins (CR 603.2)."


def test_before_2009_the_steps_have_the_numbers_of_their_time() -> None:
    playthrough = played(creature("ox", "3/3", tapped=True), start="untap", until="draw", era="stack")
    told = " ".join(explain(frame).text for frame in playthrough.frames)
    for number in ("301.1", "302.2", "302.3", "303.1", "304.1"):
        assert f"CR {number} of May 2009" in told
