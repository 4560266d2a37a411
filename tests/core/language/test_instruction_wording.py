"""Spells and abilities in words, made from their parts."""

from typing import Any

import pytest

from core.abilities.card_texts.card_text import CardText
from core.abilities.card_texts.keyword_meanings import SHORTHAND, expanded
from core.abilities.instructions.one_shot import Single
from core.cards.library import built_in
from core.cards.rendering import rules_text
from core.data.reading import read
from core.data.shapes import kinds_of, models_of
from core.files.example_sentences import sentence_for
from core.files.vocabulary import example_of
from core.language.phrases import parse
from core.language.speaker import Speaker
from core.language.wording import text_words
from core.terms.values import Value

CREATURE = Speaker(itself="this creature")


@pytest.mark.parametrize(
    ("keyword", "words"),
    [
        (
            "rampage 2",
            "Whenever this creature becomes blocked, it gets +2/+2 until end of turn for each creature "
            "blocking it beyond the first.",
        ),
        (
            "ward {2}",
            "Whenever this creature becomes the target of a spell or ability an opponent controls, counter "
            "that spell or ability unless its controller pays {2}.",
        ),
        (
            "annihilator 1",
            "Whenever this creature attacks, defending player sacrifices a permanent of their choice.",
        ),
        (
            "annihilator 3",
            "Whenever this creature attacks, defending player sacrifices three permanents of their choice.",
        ),
        (
            "dethrone",
            "Whenever this creature attacks the player with the most life or tied for most life, put a +1/+1 "
            "counter on it.",
        ),
        (
            "flanking",
            "Whenever this creature becomes blocked by a creature without flanking, that creature gets -1/-1 "
            "until end of turn.",
        ),
        (
            "training",
            "Whenever this creature attacks along with a creature with power greater than this creature's "
            "power, put a +1/+1 counter on this creature.",
        ),
        (
            "mentor",
            "Whenever this creature attacks, put a +1/+1 counter on target attacking creature with power "
            "less than this creature's power.",
        ),
        (
            "provoke",
            "Whenever this creature attacks, you may have target creature defending player controls block "
            "this creature this combat if able. If you do, untap that creature.",
        ),
        (
            "renown 2",
            "Whenever this creature deals combat damage to a player, if this creature isn't renowned, put "
            "two +1/+1 counters on it. It becomes renowned.",
        ),
        (
            "melee",
            "Whenever this creature attacks, it gets +1/+1 until end of turn for each opponent you attacked "
            "with a creature this combat.",
        ),
    ],
)
def test_what_a_keyword_stands_for_can_be_said(keyword: str, words: str) -> None:
    ability = parse(keyword)
    assert isinstance(ability, SHORTHAND)
    assert [text_words(text, CREATURE) for text in expanded((ability,))] == [words]


@pytest.mark.parametrize(
    ("does", "words"),
    [
        ({"who": "each_player"}, "Each player sacrifices a permanent of their choice."),
        (
            {"who": "opponents", "amount": 2, "what": {"types": ["creature"]}},
            "Each opponent sacrifices two creatures of their choice.",
        ),
        (
            {"who": "you", "what": {"keyword": "flying", "types": ["creature"]}},
            "Sacrifice a creature with flying.",
        ),
    ],
)
def test_who_sacrifices_what(does: dict[str, Any], words: str) -> None:
    spell = read(CardText, {"kind": "spell", "does": [{"kind": "sacrifice_of_choice", **does}]})
    assert text_words(spell) == words


def test_what_shares_a_color_with_the_target() -> None:
    each = {"each": {"types": ["creature"]}, "shares_color_with": "target"}
    spell = read(
        CardText,
        {
            "kind": "spell",
            "targets": [{"what": {"objects": {"types": ["creature"]}}}],
            "does": [{"kind": "give", "power": 1, "toughness": 1, **each}],
        },
    )
    assert text_words(spell) == (
        "Each other creature that shares a color with target creature gets +1/+1 until end of turn."
    )


@pytest.mark.parametrize(
    ("card", "words"),
    [
        (
            "Toralf, God of Fury",
            "Whenever a creature or planeswalker an opponent controls is dealt excess noncombat damage, "
            "Toralf deals that much damage to any target other than that permanent.",
        ),
        (
            "Flame Spill",
            "Flame Spill deals 4 damage to target creature. Excess damage is dealt to that creature's "
            "controller instead.",
        ),
    ],
)
def test_cards_about_excess_damage(card: str, words: str) -> None:
    assert rules_text(built_in()[card])[-1] == words


@pytest.mark.parametrize(
    ("name", "line"),
    [
        (
            "Rasputin Dreamweaver",
            "At the beginning of your upkeep, if Rasputin Dreamweaver started the turn untapped, "
            "put a dream counter on it.",
        ),
        ("Spore Flower", "At the beginning of your upkeep, put a spore counter on this creature."),
        ("Rock Hydra", "{R}{R}{R}: Put a +1/+1 counter on this creature. Activate only during your upkeep."),
        ("Shimmering Efreet", "Whenever this creature phases in, target creature phases out."),
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
    assert text_words(read(CardText, effect)) == words


@pytest.mark.parametrize(
    ("cost", "words"),
    [
        ({"mana": "{1}", "life": 2}, "pays {1} and 2 life"),
        ({"sacrifice": {}}, "sacrifices a permanent of their choice"),
        (
            {"tap": {"types": ["creature"]}, "tap_count": 2, "sacrifice": {"types": ["land"]}},
            "taps two untapped creatures and sacrifices a land of their choice",
        ),
        ({"remove_counter": "+1/+1"}, "removes a +1/+1 counter from this permanent"),
    ],
)
def test_unless_somebody_pays(cost: dict[str, Any], words: str) -> None:
    counters = {"kind": "unless", "pays": cost, "does": [{"kind": "counter"}]}
    spell = {"kind": "spell", "targets": [{"on_stack": {}}], "does": [counters]}
    told = f"Counter target spell unless its controller {words}."
    assert text_words(read(CardText, spell)) == told


@pytest.mark.parametrize(
    ("card", "words"),
    [
        (
            "Snake Umbra",
            "Enchanted creature gets +1/+1 and has “Whenever this creature deals damage to an opponent, you "
            "may draw a card.”",
        ),
        (
            "Thorncaster Sliver",
            "Sliver creatures you control have “Whenever this creature attacks, it deals 1 damage to any "
            "target.”",
        ),
        ("Doom Blade", "Destroy target nonblack creature."),
        ("Cast Down", "Destroy target nonlegendary creature."),
    ],
)
def test_what_cards_give_is_quoted_and_what_they_spare_is_named(card: str, words: str) -> None:
    assert words in rules_text(built_in()[card])


def test_what_is_destroyed_for_good() -> None:
    library = built_in()
    assert rules_text(library["Terminate"]) == ("Destroy target creature. It can't be regenerated.",)
    assert rules_text(library["Terror"])[0].startswith("Destroy target nonartifact, nonblack creature.")
    assert rules_text(library["Wrath of God"])[0].endswith(". They can't be regenerated.")
    assert rules_text(library["Hurr Jackal"]) == ("{T}: Target creature can't be regenerated this turn.",)


def test_what_was_dealt_damage() -> None:
    library = built_in()
    assert rules_text(library["Sengir Vampire"])[-1] == (
        "Whenever a creature dealt damage by this creature this turn dies, put a +1/+1 counter on this "
        "creature."
    )
    assert (
        "a creature dealt damage by enchanted creature this turn dies"
        in (rules_text(library["Vampiric Embrace"])[-1])
    )
    assert rules_text(library["Fatal Blow"]) == (
        "Destroy target creature that was dealt damage this turn. It can't be regenerated.",
    )
    assert rules_text(library["Incinerate"])[0].endswith(
        "Each creature dealt damage this way can't be regenerated this turn."
    )


_ONLY_BESIDE_OTHERS = {
    *("enter_attacking", "return_to_battlefield", "copy_spell", "give", "counter", "later"),
    *("sacrifice_of_choice", "return_of_choice", "remove_counters_now", "discard_now", "make_effect"),
}
"""Instructions whose shortest example says nothing that somebody may do or leave."""


@pytest.mark.parametrize(
    ("model", "kind"),
    [
        (model, kind)
        for model in models_of(Single)
        for kind in kinds_of(model)
        if kind not in _ONLY_BESIDE_OTHERS
    ],
)
def test_what_you_may_do_is_said_with_its_verb(model: type[Value], kind: str) -> None:
    """Not "you may choose that ...", which is how it would be said of what has no known verb."""
    action = {**example_of(model), "kind": kind}
    sentence = sentence_for({"kind": "if_done", "is_optional": True, "action": [action]})
    assert "ou may " in sentence
    assert "choose that" not in sentence
