"""Targets: what may be one, now and as it resolves."""

import pytest

from core.rules.choices.targets import ChooseTargets
from core.terms.called import Called
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, creature, life, permanent, played, rules_broken


@pytest.mark.parametrize(("student", "rules"), [("elk", []), ("ox", ["603.3d"]), ("home", ["603.3d"])])
def test_mentor_teaches_weaker_attackers_only(student: str, rules: list[str]) -> None:
    """CR 702.134a."""
    playthrough = played(
        creature("mentor", "3/3 mentor"),
        creature("elk", "2/2"),
        creature("ox", "3/4"),
        creature("home", "1/1"),
        creature("cub", "0/1"),
        script=[
            {"attack": {"mentor": NICOLE, "elk": NICOLE, "ox": NICOLE, "cub": NICOLE}},
            {"choose": student},
        ],
    )
    assert rules_broken(playthrough) == rules


def test_a_mentor_that_is_gone_is_as_strong_as_it_last_was() -> None:
    """CR 608.2b: with a counter less than now, the student would be no weaker."""
    playthrough = played(
        creature("mentor", "2/2 mentor", counters={"+1/+1": 1}),
        creature("elk", "2/2"),
        script=[
            {"attack": {"mentor": NICOLE, "elk": NICOLE}},
            {"edit": {"object": "mentor", "move": "exile"}, "by": AMY},
        ],
    )
    assert permanent(playthrough, "elk").counters == {"+1/+1": 1}


@pytest.mark.parametrize(
    ("ability", "lost", "rules"),
    [
        ("hexproof from red", "flying", ["702.11d"]),
        ("hexproof from red", "hexproof", []),
        ("hexproof from blue", "flying", []),
        ("hexproof", "hexproof from red", ["702.11b"]),
    ],
)
def test_who_loses_hexproof_loses_its_variants(ability: str, lost: str, rules: list[str]) -> None:
    """CR 702.11e."""
    playthrough = played(
        creature("elk", "2/2", keywords=[ability]),
        script=[
            {"attack": {"elk": NICOLE}},
            {"edit": {"object": "elk", "lose": [lost]}},
            {"cast": "Shock", "by": NICOLE, "targets": ["elk"]},
        ],
    )
    assert rules_broken(playthrough) == rules


@pytest.mark.parametrize(("asked", "left"), [("keyword", 17), ("lacks", 18)])
def test_what_looks_for_hexproof_finds_its_variants(asked: str, left: int) -> None:
    """CR 702.11e: what has hexproof from a quality has hexproof, and isn't without it."""
    pump = {"kind": "grants", "objects": {asked: "hexproof"}, "power": 1}
    playthrough = played(
        creature("elk", "2/2", keywords=["hexproof from blue"], abilities=[pump]),
        script=[{"attack": {"elk": NICOLE}}],
    )
    assert life(playthrough) == left


def test_the_default_leaves_something_for_a_target_that_must_be_another() -> None:
    """CR 601.2c: the first target could be the ox, but then nothing were left for the second."""
    choice = ChooseTargets(
        player=AMY,
        ability=Called("It"),
        among=((ObjectId("ox"), ObjectId("elk")), (ObjectId("ox"),)),
        another=(False, True),
    )
    assert choice.default(played().start).targets == ("elk", "ox")


@pytest.mark.parametrize(
    ("has", "by", "rules"),
    [
        ({"keyword": "hexproof"}, AMY, ["702.11c"]),
        ({"keyword": "hexproof"}, NICOLE, []),
        ({"keyword": "shroud"}, NICOLE, ["702.18a"]),
        ({"keyword": "hexproof", "who": "opponent"}, AMY, []),
        ({"keyword": "shroud", "who": "any"}, AMY, ["702.18a"]),
    ],
)
def test_players_may_have_hexproof_or_shroud(has: dict[str, str], by: str, rules: list[str]) -> None:
    """CR 702.11c, 702.18a."""
    playthrough = played(
        creature("elk", "2/2", by=NICOLE, abilities=[{"kind": "player_has", **has}]),
        script=[{"cast": "Lightning Bolt", "by": by, "targets": [NICOLE]}],
        start="beginning_of_combat",
    )
    assert rules_broken(playthrough) == rules
    assert life(playthrough) == (20 if rules else 17)


def test_hexproof_that_a_target_gains_is_its_own() -> None:
    gains = {
        "kind": "activated",
        "targets": [{"what": {"players": "any"}}],
        "does": [
            {"kind": "make_effect", "on": "target", "effect": {"kind": "player_has", "keyword": "hexproof"}}
        ],
    }
    playthrough = played(
        creature("elk", "2/2", abilities=[gains]),
        script=[
            {"activate": {"object": "elk"}, "targets": [NICOLE], "at": "beginning_of_combat"},
            {"attack": {"elk": NICOLE}},
            {"cast": "Lightning Bolt", "by": NICOLE, "targets": [AMY], "at": "declare_attackers"},
            {"cast": "Lightning Bolt", "by": AMY, "targets": [NICOLE], "at": "declare_attackers"},
        ],
        start="beginning_of_combat",
    )
    assert playthrough.unused == ()
    assert rules_broken(playthrough) == ["702.11c"]


@pytest.mark.parametrize(
    ("division", "rules"),
    [({}, ["601.2c"]), ({"elk": 2}, []), ({"elk": 1, "ox": 1}, [])],
)
def test_a_spell_may_have_a_number_of_targets_that_varies(division: dict[str, int], rules: list[str]) -> None:
    """CR 601.2c: as many as are announced, of those the spell allows; but at least one."""
    playthrough = played(
        creature("elk", "2/2", by=NICOLE),
        creature("ox", "3/4", by=NICOLE),
        script=[{"cast": "Electrolyze", "by": AMY, "targets": list(division), "division": division}],
    )
    assert rules_broken(playthrough) == rules


@pytest.mark.parametrize(("target", "rules"), [("ox", []), (NICOLE, []), ("imp", ["603.3d"])])
def test_any_other_target_is_anything_but_the_source(target: str, rules: list[str]) -> None:
    """CR 115.4."""
    zap = {
        "kind": "triggered",
        "when": {"event": "attacks"},
        "targets": [{"other": True}],
        "does": [{"kind": "deal_damage", "amount": 1}],
    }
    playthrough = played(
        creature("imp", "1/1", abilities=[zap]),
        creature("ox", "3/4", by=NICOLE),
        script=[{"attack": {"imp": NICOLE}}, {"choose": target}],
    )
    assert rules_broken(playthrough) == rules
