"""Who may block whom, pair by pair (CR 509.1b)."""

import pytest

from core.explain.violations import what_is_wrong
from core.rules.combat.block_candidates import why_not_this_block
from core.rules.combat.block_choice import DeclareBlockers
from core.terms.ids import ObjectId
from tests.support import NICOLE, asked, card, creature, played, rules_broken

FLYER = "2/2 flying"


@pytest.mark.parametrize(
    ("attacker", "blocker", "rule"),
    [
        ("2/2 flying", "2/2", "702.9b"),
        ("2/2 flying", "2/2 reach", None),
        ("2/2 flying", "2/2 flying", None),
        ("2/2", "2/2 flying", None),
        ("2/2", "2/2 can block only creatures with flying", "509.1b"),
        ("2/2 flying", "2/2 flying, can block only creatures with flying", None),
        ("2/2 shadow", "2/2", "702.28b"),
        ("2/2", "2/2 shadow", "702.28b"),
        ("2/2 shadow", "2/2 shadow", None),
        ("2/2 flying, shadow", "2/2 flying", "702.28b"),
        ("2/2 horsemanship", "2/2", "702.31b"),
        ("2/2", "2/2 horsemanship", None),
        ("2/2 skulk", "3/3", "702.118b"),
        ("2/2 skulk", "2/5", None),
        ("-1/2 skulk", "0/2", "702.118b"),
        ("2/2 fear", "2/2", "702.36b"),
        ("2/2 intimidate", "2/2", "702.13b"),
        ("2/2 can't be blocked", "2/2", "509.1b"),
        ("2/2 can't be blocked by creatures with power 2 or less", "2/2", "509.1b"),
        ("2/2 can't be blocked by creatures with power 2 or less", "3/1", None),
        ("2/2 can't be blocked by creatures with power 3 or greater", "3/1", "509.1b"),
        ("2/2 can't be blocked by creatures with power 3 or greater", "2/2", None),
        ("2/2 can't be blocked by creatures with power 4 or greater", "4/1", "509.1b"),
        ("2/2 protection from creatures", "2/2", "702.16f"),
        ("2/2 protection from everything", "2/2", "702.16f"),
        ("2/2 protection from red", "2/2", None),
    ],
)
def test_evasion_decides_who_may_block(attacker: str, blocker: str, rule: str | None) -> None:
    playthrough = played(
        creature("attacker", attacker),
        creature("blocker", blocker, by=NICOLE),
        script=[{"attack": {"attacker": NICOLE}}],
    )
    game, _ = asked(DeclareBlockers, playthrough)
    violation = why_not_this_block(game, NICOLE, ObjectId("blocker"), ObjectId("attacker"))
    assert (violation.rule if violation else None) == rule


@pytest.mark.parametrize(
    ("evasion", "colors", "types", "allowed"),
    [
        ("fear", ["B"], ["creature"], True),
        ("fear", ["R"], ["artifact", "creature"], True),
        ("fear", ["R"], ["creature"], False),
        ("intimidate", ["R"], ["creature"], True),
        ("intimidate", ["B"], ["creature"], False),
        ("intimidate", [], ["artifact", "creature"], True),
        ("protection from red", ["R", "B"], ["creature"], False),
        ("protection from multicolored", ["R", "B"], ["creature"], False),
        ("protection from monocolored", ["R", "B"], ["creature"], True),
        ("protection from colorless", [], ["creature"], False),
        ("protection from artifacts", [], ["artifact", "creature"], False),
        ("protection from player nicole", ["G"], ["creature"], False),
    ],
)
def test_colors_and_types_of_the_blocker(
    evasion: str, colors: list[str], types: list[str], allowed: bool
) -> None:
    playthrough = played(
        creature("attacker", f"2/2 {evasion}", colors=["R"]),
        creature("blocker", "2/2", by=NICOLE, colors=colors, types=types),
        script=[{"attack": {"attacker": NICOLE}}, {"block": {"blocker": "attacker"}}],
    )
    assert (playthrough.refused is None) == allowed


@pytest.mark.parametrize(
    ("landwalk", "land", "allowed"),
    [
        ("islandwalk", "Island", False),
        ("islandwalk", "Swamp", True),
        ("nonbasic landwalk", "Sparring Yard", False),
        ("nonbasic landwalk", "Forest", True),
        ("snow forestwalk", "Snow-Covered Forest", False),
        ("snow forestwalk", "Forest", True),
        ("legendary landwalk", "Hall of Old Champions", False),
        ("artifact landwalk", "Brass Causeway", False),
    ],
)
def test_landwalk_looks_at_the_lands_of_the_defending_player(landwalk: str, land: str, allowed: bool) -> None:
    """CR 702.14c."""
    playthrough = played(
        creature("walker", f"2/2 {landwalk}"),
        creature("blocker", "2/2", by=NICOLE),
        card(land, "land", by=NICOLE),
        script=[{"attack": {"walker": NICOLE}}, {"block": {"blocker": "walker"}}],
    )
    assert (playthrough.refused is None) == allowed


def test_the_land_of_the_attacking_player_does_not_count_for_landwalk() -> None:
    """CR 702.14c."""
    playthrough = played(
        creature("walker", "2/2 islandwalk"),
        card("Island", "land"),
        creature("blocker", "2/2", by=NICOLE),
        script=[{"attack": {"walker": NICOLE}}, {"block": {"blocker": "walker"}}],
    )
    assert rules_broken(playthrough) == []


def test_the_reason_names_both_creatures_and_the_rule() -> None:
    playthrough = played(
        creature("eagle", FLYER),
        creature("bear", "2/2", by=NICOLE),
        script=[{"attack": {"eagle": NICOLE}}, {"block": {"bear": "eagle"}}],
    )
    assert playthrough.refused is not None
    assert str(what_is_wrong(playthrough.refused)[0]) == (
        "Bear can't block Eagle, which has flying: it would need flying or reach (CR 702.9b). "
        "Choose another blocker or another attacker."
    )


def test_no_other_blocker_is_advised_where_none_can_block() -> None:
    playthrough = played(
        creature("ghost", "2/2 can't be blocked"),
        creature("bear", "2/2", by=NICOLE),
        script=[{"attack": {"ghost": NICOLE}}, {"block": {"bear": "ghost"}}],
    )
    assert playthrough.refused is not None
    assert what_is_wrong(playthrough.refused)[0].remedy == "Choose another attacker."


@pytest.mark.parametrize(
    ("attacker", "blocker", "rules"),
    [
        ("can't be blocked except by creatures with flying or reach", "2/2 flying", []),
        ("can't be blocked except by creatures with flying or reach", "2/2 reach", []),
        ("can't be blocked except by creatures with flying or reach", "2/2", ["509.1b"]),
        ("can't be blocked by creatures with flying", "2/2 flying", ["509.1b"]),
        ("can't be blocked by creatures with flying", "2/2", []),
        ("can't be blocked by creatures with greater power", "3/2", ["509.1b"]),
        ("can't be blocked by creatures with greater power", "2/2", []),
    ],
)
def test_blockers_told_by_a_filter(attacker: str, blocker: str, rules: list[str]) -> None:
    playthrough = played(
        creature("ox", "2/2", keywords=[attacker]),
        creature("bear", blocker, by=NICOLE),
        script=[{"attack": {"ox": NICOLE}}, {"block": {"bear": "ox"}}],
    )
    assert rules_broken(playthrough) == rules


@pytest.mark.parametrize(
    ("phrase", "power", "rules"),
    [
        ("can't block creatures with power 3 or greater", 3, ["509.1b"]),
        ("can't block creatures with power 3 or greater", 2, []),
        ("can't block unless you control an Island", 2, ["509.1b"]),
    ],
)
def test_what_a_creature_cannot_block(phrase: str, power: int, rules: list[str]) -> None:
    playthrough = played(
        creature("ox", f"{power}/2"),
        creature("bear", "2/2", by=NICOLE, keywords=[phrase]),
        script=[{"attack": {"ox": NICOLE}}, {"block": {"bear": "ox"}}],
    )
    assert rules_broken(playthrough) == rules
