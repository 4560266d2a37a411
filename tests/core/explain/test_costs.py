"""Costs that something is done unless they are paid, in words."""

import pytest

from tests.core.explain.stories import lines, sentences


@pytest.mark.parametrize(
    ("name", "told"),
    [
        (
            "ward-that-is-paid-for",
            "Amy pays {2} for Lake-town Mariners' ability (CR 118.12a). "
            "If the cost isn't paid, Lightning Bolt is countered.",
        ),
        (
            "ward-that-is-not-paid-for",
            "Amy doesn't pay {2}, so Lightning Bolt is countered (CR 118.12a).",
        ),
        (
            "a-ward-of-life-that-costs-too-much",
            "Amy can't pay 3 life (CR 118.3), so Lightning Bolt is countered (CR 118.12a).",
        ),
    ],
)
def test_what_a_player_does_about_a_cost(name: str, told: str) -> None:
    assert sentences(name, "cost_answered") == [told]


def test_that_mana_is_not_tracked_is_told() -> None:
    assert lines("ward-that-is-paid-for", "cost_answered") == [
        "Mana isn't tracked here: the player just says whether they pay."
    ]


def test_what_became_a_target_is_why_it_triggers() -> None:
    assert sentences("valkmira-asks-for-a-mana", "ability_triggered")[0] == (
        "Valkmira, Protector's Shield's ability triggers: Nicole became the target of Lightning Bolt "
        "(CR 603.2)."
    )
