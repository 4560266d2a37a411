"""`damagestep rule`: a number, what it says, and the code that implements it."""

import pytest

from core.explain.rule_index import rule_index
from core.terms.rule_numbers import RuleNumber
from gui.command_line.main import main

Capture = pytest.CaptureFixture[str]


def said(number: str) -> str:
    return rule_index()[RuleNumber(number)]


def test_a_rule_is_said_in_our_words(capsys: Capture) -> None:
    assert main(["rule", "510.1e"]) == 0
    assert capsys.readouterr().out == f"CR 510.1e: {said('510.1e')}\n"


def test_a_rule_with_parts_lists_them(capsys: Capture) -> None:
    assert main(["rule", "CR", "702.2"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"CR {number}: {said(number)}" for number in ("702.2", "702.2b", "702.2c")
    ]


def test_the_code_that_implements_it_comes_first(capsys: Capture) -> None:
    assert main(["rule", "701.14b", "--code"]) == 0
    rule, first, *_ = capsys.readouterr().out.splitlines()
    assert rule == f"CR 701.14b: {said('701.14b')}"
    assert first.startswith("  core/rules/")
    assert first.endswith(" fight \u2014 Let two creatures fight (CR 701.14).")


def test_a_section_names_the_first_place_of_each_of_its_rules(capsys: Capture) -> None:
    assert main(["rule", "511", "--code"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "CR 511: 3 of its rules are known here."
    place = lines.index(f"CR 511.3: {said('511.3')}") + 1
    assert " end_combat " in lines[place]
    assert len(lines) == place + 1


def test_of_a_part_that_is_not_known_the_rule_is_shown(capsys: Capture) -> None:
    assert main(["rule", "701.14z", "--code"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["CR 701.14z isn't known here, but CR 701.14 is.", f"CR 701.14: {said('701.14')}"]
    assert " fight " in lines[2]


def test_an_older_edition_may_be_named(capsys: Capture) -> None:
    assert main(["rule", "CR 509.2 of July 2024", "--code"]) == 0
    by_words = capsys.readouterr().out
    assert by_words.startswith(f"CR 509.2 of July 2024: {said('2024-07-30:509.2')}\n  core/rules/")
    assert main(["rule", "2024-07-30:509.2", "--code"]) == 0
    assert capsys.readouterr().out == by_words


def test_a_rule_of_2009_that_still_holds_is_found_by_the_number_of_today(capsys: Capture) -> None:
    assert main(["rule", "2009-05-01:420.5c", "--code"]) == 0
    first = capsys.readouterr().out.splitlines()[1]
    assert " _reasons_to_destroy " in first
    assert first.endswith("(as CR 704.5g)")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["510.5"], "CR 510.5 isn't known here. Near it: CR 510.1e, CR 510.2, CR 510.3 and CR 510.4.\n"),
        (["trample"], "'trample' isn't a rule number such as 702.22j or CR 509.2 of July 2024.\n"),
    ],
)
def test_what_is_no_rule_known_here_exits_2(words: list[str], told: str, capsys: Capture) -> None:
    assert main(["rule", *words]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(told)
