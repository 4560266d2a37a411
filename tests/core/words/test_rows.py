"""A row of the catalogue: text with holes, filled by the grammar of its language."""

from __future__ import annotations

from typing import cast

import pytest

from core.words.english.row import Clause, Sentence
from core.words.rows import Row

Make = cast("type[Row]", Clause)  # a text that only a test knows: mypy reads holes where a row is made


@pytest.mark.parametrize(
    ("text", "holes", "said"),
    [
        ("{name} dies", {"name": "Ox"}, "Ox dies"),
        ("{name's} {count:{name}}", {"name": "{rule}", "count": 2}, "{rule}'s 2 {rule}s"),
        ("{amount} damage", {"amount": 3}, "3 damage"),
        ("{player's} life", {"player": "Boars"}, "Boars' life"),
        ("{names:and} die", {"names": ["Ox", "Bear", "Elk"]}, "Ox, Bear and Elk die"),
        ("{count:creature}", {"count": 1}, "1 creature"),
        ("{count:{kind} counter}", {"count": 2, "kind": "+1/+1"}, "two +1/+1 counters"),
        ("{names:and} {names|dies|die}", {"names": ["Ox"]}, "Ox dies"),
        ("{names:and} {names|dies|die}", {"names": ["Ox", "Elk"]}, "Ox and Elk die"),
        ("{count} {count|is|are}", {"count": 1}, "1 is"),
        ("{is_tapped?tapped|untapped}", {"is_tapped": True}, "tapped"),
        ("{is_tapped?tapped|untapped}", {"is_tapped": False}, "untapped"),
        ("it dies{rule? ({rule})}", {"rule": "CR 704.5g"}, "it dies (CR 704.5g)"),
        ("it dies{rule? ({rule})}", {}, "it dies"),
        ("{by?{count?{by's} {count}|{by}}|none}", {"by": "Ox", "count": 2}, "Ox's 2"),
        ("{{2}}{{R}} for {name}", {"name": "Ox"}, "{2}{R} for Ox"),
        ("{{2}}{{R}} for {name's} ability", {"name": "Ox"}, "{2}{R} for Ox's ability"),
    ],
)
def test_each_kind_of_hole_is_filled(text: str, holes: dict[str, object], said: str) -> None:
    row = Make(text)
    assert row(**holes) == said


def test_values_go_into_the_holes_in_the_order_of_the_text() -> None:
    assert Clause("{player} has {life} life")("Amy", 3) == "Amy has 3 life"


def test_a_sentence_has_a_capital_and_one_full_stop() -> None:
    row = Sentence("{name} says {words}")
    assert row("ox", "“Go.”") == "Ox says “Go.”"
    assert row("ox", "go") == "Ox says go."


@pytest.mark.parametrize(
    "text", ["{name", "{name's", "name}", "{} dies", "{name|dies}", "{name?dies", "{a|b|c|d}", "{Name} dies"]
)
def test_a_text_that_is_not_well_formed_is_refused(text: str) -> None:
    row = Make(text)
    with pytest.raises(ValueError, match=r"hole|brace"):
        row.filled(name="Ox", a=1)


def test_a_value_too_many_or_too_few_is_refused() -> None:
    row = Make("{name} dies")
    with pytest.raises(ValueError, match="argument"):
        row("Ox", "Bear")
    with pytest.raises(KeyError):
        row()
