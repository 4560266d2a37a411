"""Searching the index: what is found, what comes first, and what holds for every search."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.cards.library import built_in as card_library
from core.teaching.course import SCENARIOS, built_in
from core.teaching.format import Level
from core.teaching.index import Entry, Index, Indexer, scenario_files
from core.teaching.search import Search, Searchable, words


@cache
def index() -> Index:
    indexer = Indexer(built_in(), card_library())
    return Index(indexer.entry(path) for path in scenario_files(SCENARIOS))


@cache
def search() -> Search:
    return Search(map(Searchable, index().entries))


def entry(title: str, **fields: tuple[str, ...]) -> Entry:
    """Return an entry with a title and some lists."""
    lists = {"cards": (), "keywords": (), "rules": (), "tags": (), **fields}
    return Entry(
        key=f"a/{title}",
        title=title,
        description="",
        folder="",
        lesson="",
        level=Level.BEGINNER,
        place=0,
        question="",
        board="",
        cards=lists["cards"],
        keywords=lists["keywords"],
        rules=lists["rules"],
        tags=lists["tags"],
    )


def titles(query: str, *entries: Entry) -> list[str]:
    return [one.title for one in Search(map(Searchable, entries)).find(query)]


unhurried = settings(deadline=None, max_examples=50)
entries = st.sampled_from(range(len(index().entries))).map(lambda place: index().entries[place])


def test_every_scenario_is_in_the_index() -> None:
    assert len(index().entries) == len(list(SCENARIOS.glob("*/*.json")))


@unhurried
@given(entries)
def test_a_scenario_is_found_by_its_title(one: Entry) -> None:
    assert one in search().find(one.title)


@unhurried
@given(entries, st.data())
def test_it_is_found_by_the_beginnings_of_words_of_its_title_in_any_order(
    one: Entry, data: st.DataObject
) -> None:
    typed = [
        word[: data.draw(st.integers(1, len(word)))] for word in data.draw(st.permutations(words(one.title)))
    ]
    assert one in search().find(" ".join(typed))


@unhurried
@given(entries, entries)
def test_another_word_never_finds_more(one: Entry, other: Entry) -> None:
    first = set(search().find(one.title))
    assert set(search().find(f"{one.title} {other.title}")) <= first


@unhurried
@given(entries.filter(lambda one: one.rules))
def test_a_scenario_is_found_by_each_of_its_rules_and_by_their_headings(one: Entry) -> None:
    for rule in one.rules:
        number = rule.rpartition(":")[2]
        for typed in (number, number.rstrip("abcdefghijklmnopqrstuvwxyz"), number.partition(".")[0]):
            assert one in search().find(f"rule:{typed}")


@unhurried
@given(st.text(max_size=20))
def test_whatever_is_typed_is_looked_for(query: str) -> None:
    search().find(query)


def test_a_rule_finds_its_parts_and_no_other_rule_that_begins_with_the_same_figures() -> None:
    parts, other = entry("parts", rules=("702.2b",)), entry("other", rules=("702.20b",))
    assert titles("702.2", parts, other) == ["parts"]
    assert titles("rule:702.2b", parts, other) == ["parts"]
    assert titles("702", parts, other) == ["other", "parts"]


def test_a_rule_of_an_older_edition_is_found_by_its_number() -> None:
    assert titles("509.2", entry("old", rules=("2024-07-30:509.2",))) == ["old"]


def test_a_word_in_the_title_comes_before_one_among_cards_keywords_and_tags() -> None:
    found = titles(
        "trample",
        entry("tag", tags=("trample",)),
        entry("keyword", keywords=("trample",)),
        entry("card", cards=("Trample Beast",)),
        entry("With trample"),
        entry("Trample over two"),
    )
    assert found == ["Trample over two", "With trample", "card", "keyword", "tag"]


def test_words_that_stand_together_come_before_words_apart() -> None:
    apart, together = entry("Strike at the first"), entry("A first strike")
    assert titles("first strike", apart, together) == ["A first strike", "Strike at the first"]


def test_words_together_count_as_much_as_the_place_they_stand_in() -> None:
    """Each word is in both titles; only where they stand together differs."""
    tagged = entry("Strike at the first, tagged", tags=("first strike",))
    of_a_card = entry("Strike at the first, on a card", cards=("First Strike Knight",))
    assert titles("first strike", tagged, of_a_card) == [of_a_card.title, tagged.title]


def test_a_single_word_counts_once_wherever_it_stands_in_a_title() -> None:
    """One word is never "together": a part of a word in a title is not more than a whole word among cards."""
    inside, whole = entry("Unstriking"), entry("A wall", cards=("Strike",))
    assert titles("strik", inside, whole) == ["A wall", "Unstriking"]


@pytest.mark.parametrize("typed", ["harms way", "harm\N{RIGHT SINGLE QUOTATION MARK}s way", "HARM'S"])
def test_apostrophes_and_capitals_do_not_matter(typed: str) -> None:
    assert titles(typed, entry("Harm's Way"), entry("Other")) == ["Harm's Way"]


def test_all_words_must_be_found() -> None:
    assert titles("trample lifelink", entry("Trample"), entry("Lifelink", tags=("trample",))) == ["Lifelink"]


def test_nothing_typed_finds_everything_in_the_order_of_the_course() -> None:
    assert search().find("  ") == index().entries
    assert index().entries[0].key == next(built_in().keys)


def test_a_card_in_a_hand_or_a_spell_that_is_cast_is_found() -> None:
    keys = {one.key for one in search().find("lightning bolt")}
    assert "spells-and-abilities/bolt-on-a-bear" in keys
    assert {one.key for one in search().find("mogg fanatic")} >= {
        "spells-and-abilities/the-fanatic-is-sacrificed-while-it-blocks"
    }


def test_a_creature_s_keywords_come_from_its_card_too() -> None:
    found = index().get("first-steps/trample-over-one-blocker")
    assert found is not None
    assert "trample" in found.keywords


def test_a_lesson_s_scenario_has_its_level_and_others_that_of_their_folder() -> None:
    lesson, folder = (
        index().get("replacement-and-prevention/a-healer-in-response"),
        index().get("layers/" + next(SCENARIOS.glob("layers/*.json")).name.removesuffix(".scenario.json")),
    )
    assert lesson is not None
    assert folder is not None
    assert (lesson.level, folder.level) == (Level.INTERMEDIATE, Level.ADVANCED)


def test_scenarios_with_the_same_board_are_alike() -> None:
    alike = {one.key for one in index().alike("published-examples/free-division-2-and-2")}
    assert "published-examples/free-division-4-and-0" in alike
    assert "published-examples/free-division-2-and-2" not in alike
    assert index().alike("no/such") == ()
