"""Spells and abilities in words, made from their parts."""

from typing import Any

import pytest
from pydantic import TypeAdapter

from core.abilities.card_texts.card_text import CardText
from core.abilities.card_texts.shorthand import SHORTHAND, expanded
from core.cards.library import built_in
from core.cards.rendering import rules_text
from core.language.phrases import parse
from core.language.wording import text_words

_TEXT: TypeAdapter[Any] = TypeAdapter(CardText)


@pytest.mark.parametrize(
    ("keyword", "words"),
    [
        (
            "rampage 2",
            "Whenever this becomes blocked, this gets +2/+2 for each creature blocking it beyond the first "
            "until end of turn.",
        ),
        (
            "ward {2}",
            "Whenever this becomes the target of a spell or ability an opponent controls, counter that one "
            "unless its controller pays {2}.",
        ),
        ("annihilator 1", "Whenever this attacks, defending player sacrifices a permanent."),
        ("annihilator 3", "Whenever this attacks, defending player sacrifices 3 permanents."),
        (
            "dethrone",
            "Whenever this attacks the player with the most life or tied for it, put a +1/+1 counter on "
            "this.",
        ),
        (
            "flanking",
            "Whenever this becomes blocked by a creature without flanking, that one gets -1/-1 until end of "
            "turn.",
        ),
        (
            "training",
            "Whenever this attacks along with a creature with power greater than that of this, put a +1/+1 "
            "counter on this.",
        ),
        (
            "mentor",
            "Whenever this attacks, put a +1/+1 counter on target attacking creature with power less than "
            "that of this.",
        ),
        (
            "provoke",
            "Whenever this attacks, you may do this: Target creature defending player controls blocks this "
            "if able this combat. Untap target creature defending player controls.",
        ),
        (
            "renown 2",
            "Whenever this deals combat damage to a player, if this is not renowned, put 2 +1/+1 counters on "
            "this. This becomes renowned.",
        ),
        (
            "melee",
            "Whenever this attacks, this gets +1/+1 for each opponent you attacked with a creature "
            "this combat until end of turn.",
        ),
    ],
)
def test_what_a_keyword_stands_for_can_be_said(keyword: str, words: str) -> None:
    ability = parse(keyword)
    assert isinstance(ability, SHORTHAND)
    assert [text_words(text) for text in expanded((ability,))] == [words]


@pytest.mark.parametrize(
    ("does", "words"),
    [
        ({"who": "each_player"}, "Each player sacrifices a permanent."),
        (
            {"who": "opponents", "amount": 2, "what": {"types": ["creature"]}},
            "Each opponent sacrifices 2 creatures.",
        ),
        (
            {"who": "you", "what": {"keyword": "flying", "types": ["creature"]}},
            "You sacrifice a creature with flying.",
        ),
    ],
)
def test_who_sacrifices_what(does: dict[str, Any], words: str) -> None:
    spell = _TEXT.validate_python({"kind": "spell", "does": [{"kind": "sacrifice_of_choice", **does}]})
    assert text_words(spell) == words


def test_what_shares_a_color_with_the_target() -> None:
    each = {"each": {"types": ["creature"]}, "shares_color_with": "target"}
    spell = _TEXT.validate_python(
        {
            "kind": "spell",
            "targets": [{"what": {"objects": {"types": ["creature"]}}}],
            "does": [{"kind": "give", "power": 1, "toughness": 1, **each}],
        }
    )
    assert text_words(spell) == (
        "Each other creature that shares a color with target creature gets +1/+1 until end of turn."
    )


@pytest.mark.parametrize(
    ("card", "words"),
    [
        (
            "Toralf, God of Fury",
            "Whenever a creature or planeswalker an opponent controls is dealt excess noncombat damage, this "
            "deals that much damage to any target other than that one.",
        ),
        (
            "Flame Spill",
            "This deals 4 damage to target creature. Excess damage is dealt to that one's controller "
            "instead.",
        ),
    ],
)
def test_cards_about_excess_damage(card: str, words: str) -> None:
    assert [text_words(text) for text in built_in()[card].effects] == [words]


@pytest.mark.parametrize(
    ("name", "line"),
    [
        (
            "Rasputin Dreamweaver",
            "At the beginning of your upkeep, if this started the turn untapped, "
            "put a dream counter on this.",
        ),
        ("Spore Flower", "At the beginning of your upkeep, put a spore counter on this."),
        ("Rock Hydra", "No cost: Put a +1/+1 counter on this. Only during your upkeep."),
        ("Shimmering Efreet", "Whenever this phases in, target creature phases out."),
    ],
)
def test_the_beginning_of_a_turn_is_named_as_players_name_it(name: str, line: str) -> None:
    assert line in rules_text(built_in()[name])


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        ({"kind": "player_has", "keyword": "hexproof"}, "You have hexproof."),
        ({"kind": "player_has", "keyword": "shroud", "who": "any"}, "Players have shroud."),
        (
            {
                "kind": "spell",
                "does": [
                    {
                        "kind": "make_effect",
                        "on": "you",
                        "effect": {"kind": "player_has", "keyword": "hexproof"},
                    }
                ],
            },
            "You gain hexproof until end of turn.",
        ),
    ],
)
def test_what_players_have(effect: dict[str, Any], words: str) -> None:
    assert text_words(_TEXT.validate_python(effect)) == words


@pytest.mark.parametrize(
    ("cost", "words"),
    [
        ({"mana": "{1}", "life": 2}, "pays {1} and 2 life"),
        ({"sacrifice": {}}, "sacrifices a permanent"),
        (
            {"tap": {"types": ["creature"]}, "tap_count": 2, "sacrifice": {"types": ["land"]}},
            "taps 2 untapped creatures and sacrifices a land",
        ),
        ({"remove_counter": "+1/+1"}, "removes one +1/+1 counter from this"),
    ],
)
def test_unless_somebody_pays(cost: dict[str, Any], words: str) -> None:
    counters = {"kind": "unless", "pays": cost, "does": [{"kind": "counter"}]}
    spell = {"kind": "spell", "targets": [{"on_stack": {}}], "does": [counters]}
    told = f"Counter target spell unless its controller {words}."
    assert text_words(_TEXT.validate_python(spell)) == told


@pytest.mark.parametrize(
    ("card", "words"),
    [
        (
            "Snake Umbra",
            "What this is attached to gets +1/+1 and has “Whenever this deals damage to an opponent, you may "
            "do this: You draw a card.”",
        ),
        (
            "Thorncaster Sliver",
            "Sliver creatures you control have “Whenever this attacks, this deals 1 damage to any target.”",
        ),
        ("Doom Blade", "Destroy target nonblack creature."),
        ("Cast Down", "Destroy target nonlegendary creature."),
    ],
)
def test_what_cards_give_is_quoted_and_what_they_spare_is_named(card: str, words: str) -> None:
    assert rules_text(built_in()[card])[-1] == words


def test_what_is_destroyed_for_good() -> None:
    library = built_in()
    assert rules_text(library["Terminate"]) == ("Destroy target creature. It can't be regenerated.",)
    assert rules_text(library["Terror"])[0].startswith("Destroy target nonartifact, nonblack creature.")
    assert rules_text(library["Wrath of God"])[0].endswith(". They can't be regenerated.")
    assert rules_text(library["Hurr Jackal"]) == (
        "Tap: Target creature can't be regenerated until end of turn.",
    )


def test_what_was_dealt_damage() -> None:
    library = built_in()
    assert rules_text(library["Sengir Vampire"])[-1] == (
        "Whenever a creature that this dealt damage to this turn dies, put a +1/+1 counter on this."
    )
    assert (
        "a creature dealt damage by what this is attached to this turn dies"
        in (rules_text(library["Vampiric Embrace"])[-1])
    )
    assert rules_text(library["Fatal Blow"]) == (
        "Destroy target creature dealt damage this turn. It can't be regenerated.",
    )
    assert rules_text(library["Incinerate"])[0].endswith(
        "Each creature dealt damage this way can't be regenerated until end of turn."
    )
