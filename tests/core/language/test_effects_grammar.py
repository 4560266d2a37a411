"""Effects in words: each sentence is what its model says, and reads back as that model."""

from __future__ import annotations

from typing import Any, Final

import pytest

from core.abilities.effects.amount_changes import Multiply
from core.abilities.effects.on_damage import DamageEffect
from core.language.english.effects.every_effect import EFFECTS
from core.language.lines import read_line, write_line
from tests.core.language.effect_words import (
    MINE,
    MY_CREATURES,
    PREVENT,
    RED,
    THIS,
    damage,
    effect_of,
    put,
    readings,
)

_SENTENCES: Final[list[tuple[str, dict[str, Any]]]] = [
    ("prevent all damage that would be dealt", damage(PREVENT)),
    (
        "prevent all noncombat damage that would be dealt to you and creatures you control by red sources",
        damage(PREVENT, combat=False, source=RED, recipient={"players": "you", "objects": MY_CREATURES}),
    ),
    (
        "as long as ~ has a spore counter on it, "
        "if a source would deal damage to you, prevent 1 of that damage",
        damage({"kind": "prevent", "amount": 1}, recipient={"players": "you"}, while_counter="spore"),
    ),
    (
        "if a red source would deal combat damage to a permanent or player, "
        "it deals double that damage instead",
        damage({"kind": "multiply"}, source=RED, combat=True),
    ),
    (
        "if ~ would deal damage to an opponent, it deals four times that damage instead",
        damage({"kind": "multiply", "by": 4}, source={"which": "this"}, recipient={"players": "opponent"}),
    ),
    (
        "if a source would deal damage to ~, it deals half that damage, rounded down, instead",
        damage({"kind": "halve", "rounded": "down"}, recipient=THIS),
    ),
    (
        "if a source would deal damage to ~, it deals that much damage minus 1 instead",
        damage({"kind": "add", "amount": -1}, recipient=THIS),
    ),
    (
        "if a source would deal damage to ~, it deals at least 2 and at most 3 damage instead",
        damage({"kind": "bound", "at_least": 2, "at_most": 3}, recipient=THIS),
    ),
    (
        "if a source would deal damage to ~, it deals no damage instead",
        damage({"kind": "instead"}, recipient=THIS),
    ),
    (
        "all damage that would be dealt to you is dealt to § instead",
        damage({"kind": "redirect", "to": "bearer"}, recipient={"players": "you"}),
    ),
    (
        "if a source would deal damage to you, 2 of that damage is dealt to that source's controller instead",
        damage({"kind": "redirect", "to": "source_controller", "amount": 2}, recipient={"players": "you"}),
    ),
    (
        "if a creature would deal combat damage to ~, prevent that damage. put a +1/+1 counter on ~",
        damage(
            PREVENT,
            source={"types": ["creature"]},
            combat=True,
            recipient=THIS,
            per_source=True,
            besides=[put("+1/+1", amount=1)],
        ),
    ),
    (
        "if damage would be dealt to ~ while it has a +1/+1 counter on it, prevent that damage. "
        "remove that many +1/+1 counters from ~. you gain life equal to the damage prevented this way",
        damage(
            PREVENT,
            recipient=THIS,
            while_counter="+1/+1",
            besides=[
                {"kind": "remove_counters", "counter": "+1/+1"},
                {"kind": "gain_life", "amount": "prevented"},
            ],
        ),
    ),
    (
        "if damage would be dealt to ~ by a red source, put that many +1/+1 counters on ~ instead",
        damage({"kind": "instead"}, source=RED, recipient=THIS, besides=[put("+1/+1")]),
    ),
    ("your opponents can't gain life", {"kind": "life", "event": "gain", "who": "opponent"}),
    (
        "if an opponent would gain life, that player loses that much life instead",
        {
            "kind": "life",
            "event": "gain",
            "who": "opponent",
            "change": {"kind": "instead"},
            "besides": [{"kind": "lose_life", "who": "recipient"}],
        },
    ),
    (
        "if you would lose life, you lose half that much life, rounded up, instead",
        {"kind": "life", "event": "lose", "change": {"kind": "halve", "rounded": "up"}},
    ),
    ("~ can't have spore counters put on it", {"kind": "counters", "counter": "spore"}),
    (
        "if one or more +1/+1 counters would be put on a creature you control, "
        "that many plus one +1/+1 counters are put on it instead",
        {
            "kind": "counters",
            "counter": "+1/+1",
            "on": {"objects": MY_CREATURES},
            "change": {"kind": "add", "amount": 1},
        },
    ),
    (
        "if an effect would put one or more counters on a permanent you control, "
        "it puts none of those counters on it instead",
        {"kind": "counters", "by_effect": True, "on": {"objects": MINE}, "change": {"kind": "instead"}},
    ),
    (
        "~ can't have more than seven dream counters on it",
        {"kind": "counter_limit", "counter": "dream", "at_most": 7},
    ),
    (
        "if an effect would create one or more tokens under an opponent's control, "
        "it creates half that many of those tokens, rounded up, instead",
        {"kind": "tokens", "who": "opponent", "change": {"kind": "halve", "rounded": "up"}},
    ),
    (
        "if you control a creature, "
        "damage that would reduce your life total to less than 1 reduces it to 1 instead",
        {"kind": "life_floor", "while_you_control": {"types": ["creature"]}},
    ),
    (
        "combat damage that would be dealt by creatures you control can't be prevented",
        {"kind": "cant_prevent", "combat": True, "source": MY_CREATURES},
    ),
    ("if ~ would die, exile it instead", {"kind": "graveyard", "instead": "exile"}),
    (
        "if an artifact would be put into a graveyard from anywhere, return it to its owner's hand instead",
        {"kind": "graveyard", "which": {"types": ["artifact"]}, "from_anywhere": True, "instead": "hand"},
    ),
    (
        "if a player would draw a card, that player skips that draw instead",
        {"kind": "draw", "who": "any"},
    ),
    ("you have protection from red", {"kind": "player_has", "keyword": "protection from red"}),
    (
        "~ enters tapped with a +1/+1 counter and two spore counters on it",
        {"kind": "enters", "tapped": True, "counters": {"+1/+1": 1, "spore": 2}},
    ),
    (
        "you may have ~ enter as a copy of any creature on the battlefield, except it's an artifact in "
        "addition to its other types, it has flying, and it enters with an additional +1/+1 counter on it",
        {
            "kind": "enters",
            "as_copy": {
                "of": {"types": ["creature"]},
                "types": ["artifact"],
                "phrases": ["flying"],
                "counters": {"+1/+1": 1},
            },
        },
    ),
    (
        "creatures you control enter as a copy of ~",
        {"kind": "enters", "which": MY_CREATURES, "as_copy": {}},
    ),
    (
        "as ~ enters, choose a color.\n~ has protection from the chosen color",
        {"kind": "enters", "chooses_color": True, "phrases": ["protection from {color}"]},
    ),
]


@pytest.mark.parametrize(("sentence", "data"), _SENTENCES)
def test_an_effect_is_written_and_read(sentence: str, data: dict[str, Any]) -> None:
    effect = effect_of(data)
    assert EFFECTS.write(effect) == sentence
    assert readings(EFFECTS, sentence) == [effect]


@pytest.mark.parametrize(
    ("words", "written"),
    [
        (
            "if a source would deal damage to you, "
            "that source deals twice that much damage to that player instead",
            "if a source would deal damage to you, it deals double that damage instead",
        ),
        (
            "if damage would be dealt to ~, prevent that damage and remove a +1/+1 counter from it",
            "if damage would be dealt to ~, prevent that damage. remove a +1/+1 counter from it",
        ),
        (
            "if a red source would deal damage to you, prevent that damage",
            "prevent all damage that would be dealt to you by red sources",
        ),
        (
            "each creature your opponents control enters tapped",
            "creatures your opponents control enter tapped",
        ),
        (
            "if a player would gain life, they gain twice that much life instead",
            "if a player would gain life, that player gains twice that much life instead",
        ),
    ],
)
def test_other_words_are_read_as_well(words: str, written: str) -> None:
    assert [EFFECTS.write(one) for one in readings(EFFECTS, words)] == [written]


def test_counters_are_of_one_kind_throughout_a_sentence() -> None:
    words = (
        "if one or more spore counters would be put on ~, twice that many {} counters are put on it instead"
    )
    assert len(readings(EFFECTS, words.format("spore"))) == 1
    assert readings(EFFECTS, words.format("dream")) == []


@pytest.mark.parametrize(("times", "by"), [("double", 2), ("triple", 3)])
def test_damage_is_dealt_several_times_over(times: str, by: int) -> None:
    line = f"If a red source would deal damage to a creature, it deals {times} that damage instead."
    (effect,) = read_line(line)
    assert isinstance(effect, DamageEffect)
    assert effect.change == Multiply(by=by)
    assert write_line(effect) == line
