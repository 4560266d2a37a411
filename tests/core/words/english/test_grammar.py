"""Small words for sentences."""

from core.terms.ids import ObjectId, first_incarnation, next_incarnation
from core.terms.rule_numbers import citations, cited
from core.words.english.grammar import clauses, listed, number_of, possessive, some_of


def test_lists_read_as_people_write_them() -> None:
    assert listed([]) == "nothing"
    assert listed(["Amy"]) == "Amy"
    assert listed(["Amy", "Nicole", "Raj"]) == "Amy, Nicole and Raj"


def test_long_lists_are_cut_and_say_so() -> None:
    assert some_of(["a", "b", "c", "d"], most=3) == "a, b and 2 more"
    assert clauses(["a", "b", "c", "d"], most=3) == "a; b; and 2 more"


def test_numbers_and_possessives() -> None:
    assert (number_of(1, "point"), number_of(2, "point")) == ("1 point", "2 points")
    assert (possessive("Amy"), possessive("Boars")) == ("Amy's", "Boars'")


def test_an_object_that_changes_zones_is_a_new_one() -> None:
    """CR 400.7."""
    assert next_incarnation(ObjectId("bear")) == "bear#2"
    assert next_incarnation(ObjectId("bear#2")) == "bear#3"
    assert first_incarnation("bear#3") == "bear"


def test_citations_are_found_again_in_the_text_that_cites_them() -> None:
    text = f"Lethal first ({cited('2024-07-30:510.1c')}), see also ({cited('702.19b')}) and CR 120.3."
    assert citations(text) == ("2024-07-30:510.1c", "702.19b", "120.3")
