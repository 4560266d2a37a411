"""Variants of one question are told from where they part."""

from __future__ import annotations

from core.scenario.reading import read_scenario
from core.scenario.variant_stories import Played, VariantStory, variant_stories
from core.sharing.markdown import variant_markdown
from core.teaching.course import built_in, path_of
from tests.core.explain.stories import playthrough_of


def stories(*keys: str) -> list[VariantStory]:
    variants = [
        Played(
            name=key.rpartition("/")[2],
            scenario=read_scenario(path_of(key)),
            playthrough=playthrough_of(key.rpartition("/")[2]),
        )
        for key in keys
    ]
    return list(variant_stories(variants))


FIRST = "published-examples/gorger-and-order-3-and-2"


def test_a_variant_is_told_from_the_first_step_that_differs() -> None:
    (story,) = stories(FIRST, "published-examples/gorger-and-order-4-and-1")
    assert (story.like, story.shared, story.board) == ("gorger-and-order-3-and-2", 4, ())
    assert story.entries[0].number == 5
    assert story.entries[0].explanation.headline.endswith("4 to Pride Guardian and 1 to Llanowar Elves.")


def test_a_refused_variant_has_only_how_it_ends() -> None:
    (story,) = stories(FIRST, "published-examples/gorger-and-order-2-and-3-is-illegal")
    assert (story.shared, story.entries) == (4, ())
    assert len(story.ends) == 1  # play went no further: totals would say nothing
    assert story.ends[0].startswith("Illegal: ")


def test_a_variant_is_likened_to_that_before_it_with_which_it_goes_longest() -> None:
    *_, story = stories(
        "eras/bolt-and-jace-until-2018",
        "eras/bolt-stays-on-amy",
        "eras/a-counterspell-before-the-redirection-is-known",
    )
    assert story.like == "bolt-and-jace-until-2018"
    assert story.board == ("Hand: Counterspell",)


def test_as_markdown_the_parting_is_said_before_the_steps_that_differ() -> None:
    (story,) = stories(FIRST, "published-examples/gorger-and-order-4-and-1")
    told = variant_markdown(story)
    assert told.startswith("## Variant: gorger-and-order-4-and-1\n")
    assert "*Steps 1 to 4: as in “gorger-and-order-3-and-2”.*" in told
    assert "Nicole blocks" not in told


def test_a_variant_with_another_board_is_told_in_full() -> None:
    (story,) = stories(
        "entering-the-battlefield/voices-of-all-twice-over",
        "entering-the-battlefield/doubled-tokens-enter-with-doubled-counters",
    )
    assert story.is_of_its_own
    assert variant_markdown(story).startswith("# Phantom Nomad token with Doubling Season\n")


def test_the_course_knows_the_variants_of_a_question() -> None:
    of_second = built_in().variants_of("published-examples/gorger-and-order-4-and-1")
    assert [one.choice for one in of_second][:2] == ["4 and 1", "3 and 2"]
    assert built_in().variants_of("spells-and-abilities/bolt-on-a-bear") == ()


def test_a_step_with_a_note_of_its_own_is_told_again() -> None:
    (story,) = stories(
        "spells-and-abilities/the-fanatic-is-sacrificed-while-it-blocks",
        "published-examples/the-fanatic-that-stays-and-fights",
    )
    assert (story.shared, story.entries[0].number) == (1, 2)
    assert story.entries[0].notes == ("Nothing blocks the Hawk, so no combat damage can be dealt to it.",)


def test_a_reason_told_of_an_earlier_variant_is_not_told_again() -> None:
    one, two = stories(
        FIRST,
        "published-examples/gorger-and-order-4-and-1",
        "published-examples/gorger-and-order-all-5-to-the-first",
    )
    assigned, dealt = one.entries[0].explanation, two.entries[0].explanation
    assert (assigned.because, assigned.details) == ("", ())
    assert dealt.because.startswith("Pride Guardian is first in order")
    assert dealt.details == ()
