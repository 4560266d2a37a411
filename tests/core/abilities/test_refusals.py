"""Each thing that abilities can't say is refused, in words that tell what to say instead."""

from __future__ import annotations

from typing import Any

import pytest

from core.abilities.card_texts.card_text import CardText
from core.abilities.costs import Cost, added
from core.abilities.effects.grants import Grants
from core.abilities.filters import Objects
from core.abilities.instructions.one_shot import MakeEffect
from core.data.faults import DataError
from core.data.reading import read, read_as
from core.language.phrases import ENGLISH
from core.terms.card_types import CardType

CREATURE = {"what": {"objects": {"types": ["creature"]}}}
PLAYER = {"what": {"players": "any"}}
TAP: dict[str, Any] = {"kind": "tap", "on": "this"}
COUNTER_COST = {"remove_counter": "+1/+1"}
WIZARD = {"subtypes": ["Wizard"]}
DRAWS: dict[str, Any] = {"kind": "draw_now", "who": "target"}
SPELL: dict[str, Any] = {"kind": "spell", "does": [{"kind": "draw_now"}]}
SIZE = {"power": 1, "toughness": 1}


def activated(*does: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"kind": "activated", "does": list(does), **fields}


def gains(**of: Any) -> dict[str, Any]:
    return {"kind": "gain_life_now", "amount": {"kind": "counted", "of": of}}


def grows(**of: Any) -> dict[str, Any]:
    return {"kind": "grants", "objects": {"which": "this"}, "power": 1, "for_each": of}


def enters(**of: Any) -> dict[str, Any]:
    return {"kind": "enters", "counters": {"+1/+1": 1}, "times": {"kind": "counted", "of": of}}


def shorthand(**fields: Any) -> dict[str, Any]:
    return {"kind": "shorthand", **fields}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (activated(TAP, mana="{0}"), "leave out 'mana'"),
        (
            {
                "kind": "triggered",
                "when": {"event": "attacks"},
                "is_optional": True,
                "does": [{"kind": "if_done", "action": [TAP], "does": [TAP]}],
            },
            "'is_optional' of the 'action'",
        ),
        (
            activated({"kind": "gain_life_now", "amount": {"kind": "counted", "of": "life_lost_this_way"}}),
            "no instruction comes before",
        ),
        (activated({"kind": "tap", "on": "targets"}), "but 'targets' has none"),
        (
            activated(gains(kind="size", of="target"), DRAWS, targets=[PLAYER]),
            "players have no power, toughness or mana value",
        ),
        (
            activated(gains(kind="cards", zone="hand", whose="target"), {"kind": "tap"}, targets=[CREATURE]),
            "only players have a hand",
        ),
        (grows(kind="counters_on", on="target"), "counts counters on the object itself"),
        (grows(kind="cards", zone="hand", whose="target"), "counts your cards, those of"),
        (
            activated({"kind": "if_paid", "pays": {"mana": "{X}"}, "does": [{"kind": "draw_now"}]}),
            "how much X is can't be chosen as it is paid",
        ),
        (
            activated({"kind": "create_tokens", "token": {"abilities": [SPELL], **SIZE}}),
            "a token has no ability of a spell",
        ),
        ({**SPELL, "pays": COUNTER_COST}, "a spell has no counters"),
        ({"kind": "cast_from_graveyard", "besides": COUNTER_COST}, "a spell has no counters"),
        (enters(kind="cards", zone="hand", whose="target"), "nothing was chosen and nothing has triggered"),
        (activated({"kind": "get_emblem", "emblem": {"abilities": []}}), "at least one ability"),
        (
            activated(
                {
                    "kind": "make_effect",
                    "on": "you",
                    "effect": {"kind": "player_has", "who": "opponent", "keyword": "shroud"},
                }
            ),
            "by 'on' or by 'who'",
        ),
    ],
)
def test_what_a_card_cannot_say(text: dict[str, Any], why: str) -> None:
    with pytest.raises(DataError, match=why):
        read(CardText, text, ENGLISH)


@pytest.mark.parametrize(
    ("keyword", "why"),
    [
        ({"kind": "cant_attack", "pays": {"mana": "{X}"}}, "no X, no counters and no total power"),
        ({"kind": "cant_block", "pays": COUNTER_COST}, "no X, no counters and no total power"),
        ({"kind": "cant_attack", "unless": {"turn": "you"}, "pays": {"mana": "{2}"}}, "leave out one"),
        ({"kind": "cant_attack_alone", "others": 2, "such": {"subtypes": ["Wall"]}}, "leave out 'others'"),
        ({"kind": "cant_block_alone", "others": 2, "such": {"subtypes": ["Wall"]}}, "leave out 'others'"),
        ({"kind": "cant_be_blocked_except", "blockers": []}, "of one sort, or of one of two"),
        ({"kind": "kicker", "pays": COUNTER_COST}, "a spell has no counters"),
        ({"kind": "kicker", "many": True, "pays": {"life": 2}}, "any number of times is mana alone"),
        ({"kind": "enchant", "what": {"power_than_this": "less"}}, "by what it is and whose it is"),
        (shorthand(word="exploit", value=2), "'exploit' has no number"),
        (shorthand(word="exploit", mana="{2}"), "'exploit' has no mana cost"),
        (shorthand(word="crew", to=WIZARD), "said of equip alone"),
        (shorthand(word="crew", pays={"life": 2}), "'pays' is said only of"),
        (shorthand(word="equip", to={"types": ["artifact"]}), "which creatures of yours can be equipped"),
        (shorthand(word="equip", to={}), "by a quality that not every one has"),
        (shorthand(word="equip", to={**WIZARD, "controller": "you"}), "which creatures of yours"),
    ],
)
def test_what_a_keyword_cannot_say(keyword: dict[str, Any], why: str) -> None:
    with pytest.raises(DataError, match=why):
        read_as(Grants, {"kind": "grants", "objects": {"which": "this"}, "phrases": [keyword]})


@pytest.mark.parametrize(
    ("effect", "fields", "why"),
    [
        ({"change": {"kind": "prevent"}, "source": {"which": "this"}}, {"on": "target"}, "'from_source'"),
        (
            {"change": {"kind": "prevent"}, "per_source": True, "besides": [{"kind": "gain_life"}]},
            {"on": "you", "next_time": True},
            "'per_source'",
        ),
        (
            {"change": {"kind": "redirect", "to": "source_controller"}},
            {"on": "you", "redirect_to": "this"},
            "by 'redirect_to' or by 'to'",
        ),
    ],
)
def test_what_an_effect_on_damage_cannot_say(
    effect: dict[str, Any], fields: dict[str, Any], why: str
) -> None:
    with pytest.raises(DataError, match=why):
        read_as(MakeEffect, {"effect": {"kind": "damage", **effect}, **fields}, ENGLISH)


def test_costs_of_crewing_are_not_added_up() -> None:
    """CR 118.1: which creatures would be tapped for which of them is not said."""
    crew = Cost(tap=Objects(types=(CardType.CREATURE,)), tap_power=2)
    assert added(crew, Cost(mana="{1}")) is None
    assert added(Cost(life=1, mana="{1}"), Cost(life=2, mana="{1}")) == Cost(life=3, mana="{2}")
