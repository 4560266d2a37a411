"""Rules know the words they govern."""

from __future__ import annotations

import pytest

from core.explain.rule_index import edition_of, in_order, rule_index, section_of, section_titles
from core.files.rule_words import keywords_of, words_of
from core.language.lines import read_line
from core.language.phrases import known_phrases
from core.terms.rule_numbers import RuleNumber


@pytest.mark.parametrize(
    ("rule", "keywords"),
    [
        ("702.2", ("deathtouch",)),
        ("702.2c", ("deathtouch",)),
        ("702.19", ("trample", "trample over planeswalkers")),
        ("702.14c", ("plainswalk", "islandwalk", "swampwalk", "mountainwalk", "forestwalk")),
        ("702.164", ("toxic 1",)),
        ("510.1c", ()),
        ("2009-05-01:502.63a", ()),
    ],
)
def test_a_rule_of_a_keyword_names_it(rule: str, keywords: tuple[str, ...]) -> None:
    assert keywords_of(RuleNumber(rule)) == keywords


def test_every_keyword_of_one_word_has_its_rule() -> None:
    found = {phrase for rule in rule_index() for phrase in keywords_of(rule)}
    lacking = {phrase for phrase in known_phrases() if " " not in phrase} - found
    assert lacking <= {"ward—pay"}


def test_what_can_be_written_stands_at_its_rule_and_at_its_section() -> None:
    told = {one.kind: one.told for one in words_of(RuleNumber("615.12"))}
    assert told == {"cant_prevent": "Damage can't be prevented."}
    assert "cant_prevent" in {one.kind for one in words_of(RuleNumber("615"))}
    assert words_of(RuleNumber("102.2")) == ()


def test_sentences_that_are_shown_are_read() -> None:
    for rule in ("614", "615", "603"):
        for one in words_of(RuleNumber(rule)):
            if one.is_sentence:
                assert read_line(one.told)


def test_each_section_of_today_has_a_title() -> None:
    sections = {section_of(rule) for rule in rule_index() if not edition_of(rule)}
    assert sections <= section_titles().keys()


def test_rules_stand_in_order_and_earlier_editions_last() -> None:
    rules = ["702.2b", "2009-05-01:502.63a", "702.19", "702.2", "510.1", "2024-07-30:509.2"]
    assert in_order(map(RuleNumber, rules)) == (
        "510.1",
        "702.2",
        "702.2b",
        "702.19",
        "2024-07-30:509.2",
        "2009-05-01:502.63a",
    )
