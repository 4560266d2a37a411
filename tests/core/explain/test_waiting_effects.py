"""What is told of an effect that begins as a spell resolves: what becomes of damage, and who must block."""

from __future__ import annotations

import pytest

from tests.core.explain.test_explain import told
from tests.support import AMY, NICOLE, creature


def begun(text: str, *targets: str) -> str:
    """Return what is told of an effect of Amy's instant `Charm` with this text."""
    cast = {"by": AMY, "cast": "Charm", "targets": list(targets)}
    board = creature("ox", "3/3"), creature("bear", "2/2", by=NICOLE)
    cards = {"Charm": {"types": ["instant"], "text": text}}
    (sentence,) = told("effect_began", *board, cards=cards, script=[cast])
    return sentence


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "If a source would deal damage to you this turn, prevent 1 of that damage.",
            "1 of the damage that each source would deal to Amy this turn is prevented",
        ),
        (
            "If a red source would deal combat damage to you this turn, prevent 2 of that damage.",
            "2 of the combat damage that a red source would deal to Amy this turn is prevented",
        ),
        (
            "If a source would deal damage to you this turn, prevent all but 1 of that damage.",
            "all but 1 of the damage that each source would deal to Amy this turn is prevented",
        ),
        (
            "If a source would deal damage to you this turn, prevent half that damage, rounded up.",
            "half of the damage that each source would deal to Amy this turn, rounded up, is prevented",
        ),
        (
            "The next time a source of your choice would deal damage to you this turn, prevent half that "
            "damage, rounded down.",
            "the next time Bear would deal damage to Amy this turn, half of that damage, rounded down, is "
            "prevented",
        ),
        (
            "If a source would deal damage to you this turn, it deals double that damage instead.",
            "each source that would deal damage to Amy this turn deals double that damage instead",
        ),
        (
            "If a source you control would deal noncombat damage to an opponent this turn, it deals that "
            "much damage plus 2 instead.",
            "a source Amy controls that would deal noncombat damage to Nicole this turn deals that much "
            "damage plus 2 instead",
        ),
    ],
)
def test_an_effect_on_how_much_damage_is_dealt(text: str, sentence: str) -> None:
    assert begun(text) == f"Charm: {sentence} (CR 611.2)."


def test_damage_to_creatures_that_is_dealt_to_their_controller_instead() -> None:
    assert begun(
        "All damage that would be dealt to creatures you control this turn is dealt to you instead."
    ) == (
        "Charm: all damage that would be dealt to a creature Amy controls this turn is dealt to Amy instead "
        "(CR 611.2)."
    )


def test_damage_that_is_not_dealt_and_what_happens_instead() -> None:
    text = (
        "The next time a creature would deal combat damage to you this turn, you gain that much life instead."
    )
    assert begun(text) == (
        "Charm: the next time a creature would deal combat damage to Amy this turn, that damage isn't dealt "
        "(CR 611.2). Amy gains that much life."
    )


def test_some_creatures_that_must_block_one() -> None:
    """CR 611.2c: what creatures may do also counts for those that enter later."""
    text = "Creatures you control able to block target creature this turn do so."
    assert begun(text, "bear") == (
        "Charm: creatures Amy controls must block Bear this turn if able. This changes what creatures may "
        "do, not the creatures, so it also counts for those that come later (CR 611.2c)."
    )
