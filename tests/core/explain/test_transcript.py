"""What is told of a playthrough, entry by entry: nothing twice."""

from itertools import chain

from core.explain.explanation import citing_once
from core.explain.transcript import entries
from tests.core.explain.stories import playthrough_of


def test_a_detail_is_told_once() -> None:
    """CR 509.2 and 509.3 of July 2024: two players announce an order, and why it matters is one thing."""
    told = [one.explanation.details for one in entries(playthrough_of("baloth-and-boars-share-the-brigade"))]
    why = "Each creature must be assigned lethal damage before the next one gets any."
    assert list(chain.from_iterable(told)).count(why) == 1


def test_a_tape_that_has_not_changed_is_told_once() -> None:
    """CR 615.12: protection that prevents nothing leaves the damage event as it was."""
    told = [one.explanation for one in entries(playthrough_of("combust-boros-reckoner-and-harm-s-way"))]
    (in_vain,) = (one for one in told if "prevents none" in one.headline)
    assert in_vain.tape is None


def test_what_the_next_sentence_cites_is_cited_there() -> None:
    assert citing_once("One (CR 1.1). Two (2 of 3) is so (CR 1.1). Three (CR 2).") == (
        "One. Two (2 of 3) is so (CR 1.1). Three (CR 2)."
    )
    assert citing_once("One (CR 1.1). Two. Three (CR 1.1).") == "One (CR 1.1). Two. Three (CR 1.1)."
    assert citing_once("One (CR 1.1). Two (CR 1.1a).") == "One (CR 1.1). Two (CR 1.1a)."
