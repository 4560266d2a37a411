"""Printed cards are read line by line; what can't be read is told, and never half meant."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from core.abilities.card_texts.stack_abilities import Spell, Triggered
from core.abilities.keywords import Keyword
from core.cards.card_file import CardFileError, read_cards
from core.cards.coverage import counted
from core.cards.printed_text import PrintedCard, read_card, speaker_of
from core.cards.table_matters import concerns_table

MARSHAL = PrintedCard(
    "Odra, the Marshal",
    "Legendary Creature — Human Soldier",
    "First strike\nWhenever Odra attacks, it gets +1/+0 until end of turn. (Only then.)\n"
    "{T}: Add {W}.\nWhenever you draw a card, Odra sings.",
)


def test_each_line_is_read_for_itself() -> None:
    keywords, attack, mana, song = read_card(MARSHAL)
    assert keywords.said == (Keyword.FIRST_STRIKE,)
    assert isinstance(attack.said[0], Triggered)
    assert attack.again == "Whenever Odra attacks, it gets +1/+0 until end of turn."
    assert not mana.concerns_table
    assert song.stopped is not None
    assert not song.said


def test_a_legend_is_called_by_its_short_name() -> None:
    assert speaker_of(MARSHAL).itself == "Odra"
    assert speaker_of(PrintedCard("Long Spear", "Artifact — Equipment", "")).bearer == "equipped creature"


def test_what_a_spell_does_is_not_read_on_a_creature() -> None:
    text = "Destroy target creature."
    (line,) = read_card(PrintedCard("Bolt of Practice", "Instant", text))
    assert isinstance(line.said[0], Spell)
    (line,) = read_card(PrintedCard("Bear of Practice", "Creature — Bear", text))
    assert not line.said
    assert line.stopped is not None


def test_modes_are_one_ability_of_several_lines() -> None:
    text = "Choose one —\n• Destroy target artifact.\n• You gain 4 life."
    (line,) = read_card(PrintedCard("Practice Charm", "Instant", text))
    assert line.lines == 3
    assert isinstance(line.said[0], Spell)


def test_lines_about_other_things_are_told_apart() -> None:
    assert concerns_table("~ deals 2 damage to any target.")
    assert concerns_table("flying, kicker {2}")
    assert not concerns_table("cycling {2}")
    assert not concerns_table("scry 2, then draw a card.")
    assert not concerns_table("sacrifice ~: add {C}.")
    assert concerns_table("~ deals 1 damage to any target. create a token with “{T}: add {C}.”")


def test_coverage_counts_lines_and_what_alone_is_missing() -> None:
    cards = [MARSHAL, PrintedCard("Bird of Practice", "Creature — Bird", "Flying")]
    coverage = counted(cards)
    assert (coverage.cards, coverage.lines, coverage.read, coverage.abilities, coverage.exact) == (
        2,
        3,
        3,
        3,
        3,
    )
    bare = PrintedCard("Ox of Practice", "Creature — Ox", "")
    drawing = PrintedCard("Owl of Practice", "Creature — Bird", "{T}: Draw a card.")
    unread = PrintedCard("Mist of Practice", "Sorcery", "Destroy target creature happily.")
    coverage = counted([bare, drawing, unread, cards[1]])
    assert (coverage.cards, coverage.whole, coverage.plain) == (4, 3, 2)
    gap = PrintedCard("Mist of Practice", "Sorcery", "Destroy target creature happily.")
    assert counted([gap]).alone == {"destroy target creature | happily.": 1}


@pytest.mark.parametrize("is_zipped", [False, True])
def test_files_of_cards_are_arrays_or_lines_zipped_or_not(tmp_path: Path, *, is_zipped: bool) -> None:
    cards = [
        {"name": "Bird of Practice", "type_line": "Creature — Bird", "oracle_text": "Flying"},
        {
            "name": "Two Faces",
            "card_faces": [{"name": "Front", "type": "Land"}, {"name": "Back", "type": "Land"}],
        },
    ]
    for number, text in enumerate((json.dumps(cards), "\n".join(map(json.dumps, cards)))):
        path = tmp_path / f"cards{number}"
        path.write_bytes(gzip.compress(text.encode()) if is_zipped else text.encode())
        assert [card.name for card in read_cards(path)] == ["Bird of Practice", "Front", "Back"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[1]", "card 1: it must be a card"),
        ('{"name": "x"}', "line 1: a card has a 'name' and a 'type_line' or 'type'"),
        ('{"name": "x", "type": "Land"}\n{', "line 2: it is no JSON"),
        ('{"name": 3, "type": "Land"}', "line 1: 'name' must be text"),
        ('{"name": "x", "card_faces": [{"name": "y"}]}', "line 1: a card has a 'name' and a 'type_line'"),
        ('{"name": "x", "card_faces": 2}', "line 1: 'card_faces' is a list of faces"),
    ],
)
def test_a_file_that_holds_no_cards_says_where(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "cards.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(CardFileError, match=said):
        list(read_cards(path))
