"""What damage becomes, by what it is dealt to (CR 120.3)."""

import pytest

from tests.support import NICOLE, card, creature, happened, permanent, played


@pytest.mark.parametrize(
    ("attacked", "types", "results"),
    [
        ("ilse", ["planeswalker"], [("counters_removed", "120.3c")]),
        ("ilse", ["planeswalker", "creature"], [("counters_removed", "120.3c"), ("damage_marked", "120.3e")]),
        ("siege", ["battle"], [("counters_removed", "120.3h")]),
    ],
)
def test_damage_is_marked_on_creatures_only(
    attacked: str, types: list[str], results: list[tuple[str, str]]
) -> None:
    board = {
        "ilse": {"types": types, "loyalty": 4, "power": 1, "toughness": 4},
        "siege": {"types": types, "subtypes": ["Siege"], "defense": 4, "protector": NICOLE},
    }[attacked]
    target = {"id": attacked, "name": "Target", "controller": "amy" if attacked == "siege" else NICOLE}
    playthrough = played(
        creature("bear", "2/2"), {**target, **board}, script=[{"attack": {"bear": attacked}}]
    )
    (dealt,) = happened(playthrough, "damage_event_occurred")
    assert [(one["kind"], one["rule"]) for one in dealt["results"]] == results


@pytest.mark.parametrize("keyword", ["wither", "infect"])
def test_a_planeswalker_that_is_no_creature_gets_no_counters(keyword: str) -> None:
    """CR 120.3d speaks of creatures."""
    playthrough = played(
        creature("bear", "2/2", keywords=[keyword]),
        card("Ilse, the Patient", "ilse", NICOLE),
        script=[{"attack": {"bear": "ilse"}}],
    )
    assert permanent(playthrough, "ilse").counters == {"loyalty": 2}
    assert permanent(playthrough, "ilse").damage == 0
