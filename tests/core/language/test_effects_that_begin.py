"""Effects that an instruction makes: each sentence is what its model says, and reads back as that model."""

from __future__ import annotations

from typing import Any, Final

import pytest

from core.language.english.instructions.clauses import INSTRUCTIONS
from core.language.english.instructions.effects import PREVENTED_ABILITY
from core.language.kernel.phrase import Words
from tests.core.language.effect_words import (
    MINE,
    MY_CREATURES,
    PREVENT,
    RED,
    damage,
    instruction_of,
    put,
    readings,
    said_with_nouns,
)

_SHIELD: Final = damage(PREVENT)
_INSTRUCTIONS: Final[list[tuple[str, dict[str, Any]]]] = [
    ("regenerate ~", {"effect": {"kind": "regeneration"}, "on": "this"}),
    ("regenerate each creature you control", {"effect": {"kind": "regeneration"}, "each": MY_CREATURES}),
    (
        "target creature blocks ~ this combat if able",
        {
            "effect": {"kind": "must_block"},
            "on": "target",
            "from_source": "this",
            "until": "end_of_combat",
        },
    ),
    (
        "all creatures able to block target creature this turn do so",
        {"effect": {"kind": "must_block", "blockers": {"types": ["creature"]}}, "from_source": "target"},
    ),
    (
        "you gain hexproof until end of turn",
        {"effect": {"kind": "player_has", "keyword": "hexproof"}, "on": "you"},
    ),
    (
        "target player gains protection from red until end of turn",
        {"effect": {"kind": "player_has", "keyword": "protection from red"}, "on": "target"},
    ),
    (
        "if a creature dealt damage this way would die this turn, exile it instead",
        {"effect": {"kind": "graveyard", "instead": "exile"}, "on": "damaged"},
    ),
    (
        "if target creature would die this turn, exile it instead",
        {"effect": {"kind": "graveyard", "instead": "exile"}, "on": "target"},
    ),
    ("players can't gain life this turn", {"effect": {"kind": "life", "event": "gain", "who": "any"}}),
    ("damage can't be prevented this turn", {"effect": {"kind": "cant_prevent"}}),
    (
        "until end of turn, damage that would reduce your life total to less than 1 reduces it to 1 instead",
        {"effect": {"kind": "life_floor"}},
    ),
    (
        "until end of turn, if you would gain life, you gain twice that much life instead. "
        "if that happens, draw a card",
        {
            "effect": {
                "kind": "life",
                "event": "gain",
                "change": {"kind": "multiply"},
                "besides": [{"kind": "draw_cards", "amount": 1}],
            }
        },
    ),
    (
        "prevent the next 3 combat damage that would be dealt to any target this turn "
        "by a red source of your choice",
        {
            "effect": damage(PREVENT, combat=True, source=RED),
            "on": "target_2",
            "points": 3,
            "from_source": "chosen",
        },
    ),
    (
        "prevent the next 1 damage that would be dealt to each other creature "
        "that shares a color with target creature this turn",
        {"effect": _SHIELD, "each": {"types": ["creature"]}, "shares_color_with": "target", "points": 1},
    ),
    (
        "prevent all combat damage that would be dealt by target creature this turn",
        {"effect": damage(PREVENT, combat=True), "from_source": "target"},
    ),
    (
        "prevent all damage that would be dealt to creatures you control this turn",
        {"effect": _SHIELD, "each": MY_CREATURES},
    ),
    (
        "the next time a source of your choice would deal damage to you this turn, prevent that damage. "
        "you gain life equal to the damage prevented this way",
        {
            "effect": damage(PREVENT, besides=[{"kind": "gain_life", "amount": "prevented"}]),
            "on": "you",
            "from_source": "chosen",
            "next_time": True,
        },
    ),
    (
        "the next 2 damage that a source of your choice would deal to you and/or permanents you control "
        "this turn is dealt to target creature instead",
        {
            "effect": damage({"kind": "redirect"}, recipient={"players": "you", "objects": MINE}),
            "from_source": "chosen",
            "points": 2,
            "redirect_to": "target",
        },
    ),
    (
        "all damage that would be dealt to you this turn is dealt to ~ instead",
        {"effect": damage({"kind": "redirect"}), "on": "you", "redirect_to": "this"},
    ),
    (
        "until end of turn, if a red source would deal damage to target creature, "
        "it deals double that damage instead",
        {"effect": damage({"kind": "multiply"}, source=RED), "on": "target"},
    ),
    (
        "until end of turn, if damage would be dealt to ~, prevent 1 of that damage. "
        "if damage is prevented this way, put a spore counter on ~",
        {
            "effect": damage({"kind": "prevent", "amount": 1}, besides=[put("spore", amount=1)]),
            "on": "this",
        },
    ),
]


@pytest.mark.parametrize(("sentence", "data"), _INSTRUCTIONS)
def test_an_effect_that_begins_is_written_and_read(sentence: str, data: dict[str, Any]) -> None:
    instruction = instruction_of(**data)
    assert INSTRUCTIONS.write(said_with_nouns(instruction)) == sentence
    assert readings(INSTRUCTIONS, sentence) == [instruction]


def test_what_triggers_as_damage_is_prevented_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    sentence = (
        "prevent all damage a source of your choice would deal to you this turn. "
        "whenever damage from a black or red source is prevented this way, you gain that much life"
    )
    gain = {"kind": "gain_life_now", "amount": "that_much"}
    prevented = {"source": {"colors": ["B", "R"]}, "does": [gain]}
    instruction = instruction_of(effect=_SHIELD, on="you", from_source="chosen", when_prevented=prevented)
    assert instruction.when_prevented is not None
    gained = Words("life", [("you gain that much life", ((), instruction.when_prevented.does))])
    monkeypatch.setattr(PREVENTED_ABILITY, "_phrase", gained)  # instructions have a grammar of their own
    assert INSTRUCTIONS.write(said_with_nouns(instruction)) == sentence
    assert readings(INSTRUCTIONS, sentence) == [instruction]
