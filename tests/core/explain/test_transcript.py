"""What is told of a playthrough, entry by entry: nothing twice."""

from itertools import chain

from core.explain.explanation import citing_once
from core.explain.transcript import entries
from core.terms.steps import Step
from tests.core.explain.stories import playthrough_of


def test_a_detail_is_told_once() -> None:
    """CR 509.2 and 509.3 of July 2024: two players announce an order, and why it matters is one thing."""
    told = [one.explanation.details for one in entries(playthrough_of("baloth-and-boars-share-the-brigade"))]
    why = "Each creature must be assigned lethal damage before the next one gets any."
    assert list(chain.from_iterable(told)).count(why) == 1


def test_a_tape_that_has_not_changed_is_told_once() -> None:
    """CR 615.12: protection that prevents nothing leaves the damage event as it was."""
    told = [one.explanation for one in entries(playthrough_of("combust-boros-reckoner-and-harm-s-way"))]
    (in_vain,) = (one for one in told if "can't prevent" in one.headline)
    assert in_vain.tape is None


def test_what_the_next_sentence_cites_is_cited_there() -> None:
    assert citing_once("One (CR 1.1). Two (2 of 3) is so (CR 1.1). Three (CR 2).") == (
        "One. Two (2 of 3) is so (CR 1.1). Three (CR 2)."
    )
    assert citing_once("One (CR 1.1). Two. Three (CR 1.1).") == "One (CR 1.1). Two. Three (CR 1.1)."
    assert citing_once("One (CR 1.1). Two (CR 1.1a).") == "One (CR 1.1). Two (CR 1.1a)."


def test_a_tape_is_left_out_where_the_sentences_say_as_much() -> None:
    """Marked damage and lost life are what was dealt, gained life is in the totals; counters are neither."""
    (dealt,) = (
        one.explanation
        for one in entries(playthrough_of("bolt-on-a-bear"))
        if "deals 3" in one.explanation.headline
    )
    assert dealt.tape is None
    told = [one.explanation for one in entries(playthrough_of("two-3-3s-against-a-lifelinker"))]
    (linked,) = (one for one in told if "deals 3 damage" in one.headline)
    assert "3 - 3 + 3 (lifelink) = 3 life" in linked.because
    assert linked.tape is None
    told = [
        one.explanation for one in entries(playthrough_of("wither-lifelink-a-shield-and-boon-reflection"))
    ]
    assert any("-1/-1 counter" in one.tape_text for one in told)


def test_a_tape_of_what_is_dealt_next_is_left_out() -> None:
    """The next headline says how much is dealt to whom."""
    told = [one.explanation for one in entries(playthrough_of("furnace-of-rath-and-a-trampler"))]
    (doubled,) = (one for one in told if one.headline.startswith("Furnace of Rath doubles"))
    assert doubled.tape is None
    told = [one.explanation for one in entries(playthrough_of("combust-boros-reckoner-and-harm-s-way"))]
    (redirected,) = (one for one in told if one.headline.startswith("Harm's Way redirects"))
    assert redirected.tape is not None


def test_a_tape_that_the_next_step_corrects_is_left_out() -> None:
    """CR 614.17: counters that can't be put are gone again before they are there; the rest is as dealt."""
    told = [one.explanation for one in entries(playthrough_of("charisma-against-infect-and-keepers"))]
    (infected,) = (one for one in told if one.headline.startswith("Plague Ogre deals 5 damage"))
    assert infected.tape is None
    (skipped,) = (one for one in told if "skipped" in one.headline)
    assert skipped.tape is None


def test_what_is_cast_at_no_particular_time_has_no_heading() -> None:
    assert all(one.step is None for one in entries(playthrough_of("bolt-on-a-bear")))
    steps = [one.step for one in entries(playthrough_of("combust-boros-reckoner-and-harm-s-way"))]
    assert not any(steps)
    first, *_ = entries(playthrough_of("charisma-against-infect-and-keepers"))
    assert first.step is Step.DECLARE_ATTACKERS
