"""Of several ways to say one thing, the one that cards use is written."""

from __future__ import annotations

from typing import cast

import pytest

from core.abilities.card_texts.card_text import CardText
from core.cards.printed_text import PrintedCard, read_card
from core.cards.rendering import rules_text
from core.cards.said import said_by
from core.language.lines import in_plain_words, read_line, write_keywords, write_line
from core.language.speaker import Speaker
from core.model.cards import Card
from core.terms.card_types import CardType

CREATURE = Speaker("this creature", "enchanted creature")


@pytest.mark.parametrize(
    "line",
    [
        # what happens once, and what may happen again
        "When this creature attacks, sacrifice it at end of combat.",
        "When this creature becomes the target of a spell or ability, sacrifice it.",
        "Whenever this creature attacks, you gain 1 life.",
        "At the beginning of the end step, sacrifice this creature.",
        "At the beginning of each player's upkeep, this creature deals 1 damage to that player.",
        "At the beginning of each upkeep, you gain 1 life.",
        # one sentence or two
        "Whenever this creature attacks, you draw a card and you lose 1 life.",
        "Whenever this creature attacks, you gain 1 life and draw a card.",
        "Whenever this creature attacks, it deals 1 damage to you and you draw a card.",
        "Whenever this creature attacks, destroy target artifact. You gain 2 life.",
        "{1}, {T}: Draw a card and put a +1/+1 counter on this creature.",
        "{1}: Tap target creature and put a stun counter on it.",
        "When this creature enters, create a 1/1 red Elf creature token, then attach this creature to it.",
        "{4}: Exile another target creature you control, then return it to the battlefield under its owner's "
        "control.",
        "Sacrifice a Food: Put a +1/+1 counter on this creature. It gains vigilance until end of turn.",
        # who is called how
        "Whenever this creature becomes blocked by a creature, this creature gets +1/+1 until end of turn.",
        "Whenever a land enters, this creature deals 2 damage to that land's controller.",
        "Whenever a land enters, its controller loses 1 life.",
        "{2}: Gain control of target creature until end of turn. Untap that creature. It gains haste until "
        "end of turn.",
        "{2}: Create a 2/1 red Goblin creature token. Sacrifice it at the beginning of the next end step.",
        # whose they are
        "This creature fights target creature you don't control.",
        "Target creature an opponent controls gets -1/-1 until end of turn.",
        "This creature deals 1 damage to each creature your opponents control.",
        "Destroy target creature with flying an opponent controls.",
        "Destroy target creature you control with flying.",
        "Destroy target nonblack attacking creature.",
        # what is counted, and what dies
        "You gain 1 life for each creature on the battlefield.",
        "You gain 1 life for each creature your opponents control.",
        "Whenever a land is put into a graveyard from the battlefield, you gain 1 life.",
        "Whenever another creature or artifact you control dies, you gain 1 life.",
        # said of each
        "Each creature you control can block an additional creature each combat.",
        "Creatures can't block.",
        "Other creatures you control have flying.",
        "Each other Elf creature you control enters with an additional +1/+1 counter on it.",
        "At the beginning of your end step, each player loses 2 life unless they sacrifice a land of their "
        "choice.",
        "Until end of turn, target creature gains \N{LEFT DOUBLE QUOTATION MARK}When this creature dies, you "
        "gain 1 life.\N{RIGHT DOUBLE QUOTATION MARK}",
        "If damage would be dealt to this creature, put that many -1/-1 counters on it instead.",
        "This creature can't have counters put on it.",
        # who is named anew, as something else was spoken of
        "When this creature enters, if you control another Elf, this creature deals 2 damage to any target.",
        "When this creature enters, if you control no artifacts, put a +1/+1 counter on it.",
        "Whenever this creature attacks, you may sacrifice a Food. If you do, this creature gets +1/+1 until "
        "end of turn.",
        "Whenever this creature attacks, you may pay {2}. If you do, put a +1/+1 counter on it.",
        "{1}: Tap target creature. That creature doesn't untap during its controller's next untap step.",
        "Whenever this creature deals combat damage to a creature, tap that creature and it doesn't untap "
        "during its controller's next untap step.",
        "{1}: Target creature gets +2/+0 until end of turn. Sacrifice that creature at the beginning of the "
        "next end step.",
        "When this creature enters, you may exile another target creature you control, then return that card "
        "to the battlefield under its owner's control.",
        "When this creature dies, draw a card for each +1/+1 counter on it.",
        "At the beginning of your end step, this creature deals damage equal to the number of charge "
        "counters on it to each opponent.",
        # how many, and which of several
        "This creature gets +1/+1 for each artifact and/or enchantment you control.",
        "When this creature enters, draw a card for each instant and sorcery card in your graveyard.",
        "When this creature enters, draw a card for each artifact and/or creature card in your graveyard.",
        "Tap two untapped artifacts and/or creatures you control: You gain 1 life.",
        "This creature can't attack unless there are five or more cards in your graveyard.",
        "This creature has flying as long as seven or more cards are in your graveyard.",
        "You gain life equal to the number of charge counters on this creature.",
        "You lose 1 life for each charge counter on this creature.",
        "Equipped creatures you control have haste.",
        "Destroy target creature that's equipped.",
        # damage from where
        "{1}: Prevent all combat damage that would be dealt by target creature this turn.",
        "{1}: Prevent all damage target sorcery spell would deal this turn.",
        "{1}: Prevent all damage a red source of your choice would deal this turn.",
    ],
)
def test_it_is_written_as_cards_say_it(line: str) -> None:
    (one,) = read_line(line, CREATURE)
    assert write_line(one, CREATURE) == line


def test_a_spell_draws_its_card_in_a_sentence_of_its_own() -> None:
    line = "Ember Bolt deals 2 damage to any target. Draw a card."
    speaker = Speaker("Ember Bolt", names=("Ember Bolt",))
    (spell,) = read_line(line, speaker)
    assert write_line(spell, speaker) == line


@pytest.mark.parametrize(
    "line",
    [
        "Whenever this creature enters or attacks, you gain 1 life.",
        "When this creature enters or dies, draw a card.",
        "Whenever this creature or another Elf you control enters, put a +1/+1 counter on this creature.",
        "Whenever this creature blocks or becomes blocked by an Elf, destroy that creature at end of combat.",
        "When this creature attacks or blocks, sacrifice it at end of combat.",
    ],
)
def test_one_ability_may_trigger_on_several_events(line: str) -> None:
    """CR 603.2c: it is one ability, which triggers once each time one of its events occurs."""
    (one,) = read_line(line, CREATURE)
    assert write_line(one, CREATURE) == line


def test_protections_are_said_together() -> None:
    line = "Flying, protection from red, from Elves, and from artifacts, haste"
    assert write_keywords(read_line(line)) == line


def test_aura_and_equipment_are_not_said_to_die() -> None:
    dies = "When {} {}, return it to its owner's hand."
    put_away = "is put into a graveyard from the battlefield"
    for itself, has_died in (
        ("this creature", "dies"),
        ("this Aura", put_away),
        ("this Equipment", put_away),
    ):
        speaker = Speaker(itself, "equipped creature", dies=has_died == "dies")
        line = dies.format(itself, has_died)
        assert [write_line(one, speaker) for one in read_line(line, speaker)] == [line]
    speaker = Speaker("this Equipment", "equipped creature", dies=False)
    line = f"When this Equipment enters or {put_away}, you gain 1 life."
    assert [write_line(one, speaker) for one in read_line(line, speaker)] == [line]
    line = "Whenever equipped creature dies, you gain 1 life."
    assert [write_line(one, speaker) for one in read_line(line, speaker)] == [line]


def test_an_aura_of_the_table_says_it_too() -> None:
    text = "When this Aura is put into a graveyard from the battlefield, return it to its owner's hand."
    types = frozenset({CardType.ENCHANTMENT})
    said = cast("tuple[CardText, ...]", said_by(text).meanings)
    card = Card(name="Ember Halo", types=types, subtypes=("Aura",), effects=said)
    assert rules_text(card) == (text,)


@pytest.mark.parametrize(
    ("older", "today"),
    [
        ("[-7]: You gain 2 life.", "\N{MINUS SIGN}7: you gain 2 life."),
        ("First strike; reach", "first strike, reach"),
        ("Each player sacrifices a creature.", "each player sacrifices a creature of their choice."),
        ("As long as it's your turn, this creature has reach.", "during your turn, ~ has reach."),
    ],
)
def test_older_wordings_are_taken_as_those_of_today(older: str, today: str) -> None:
    assert in_plain_words(older, CREATURE) == today


def test_a_printed_ability_with_two_events_comes_back_as_it_is_printed() -> None:
    text = "Whenever Ember Fox or another Elf you control dies, you gain 1 life."
    (line,) = read_card(PrintedCard("Ember Fox", "Creature \N{EM DASH} Fox", text))
    assert line.again == text.replace("Ember Fox", "this creature")
