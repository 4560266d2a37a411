"""Players may have hexproof, shroud and protection (CR 702.11c, 702.11d, 702.16, 702.18a)."""

import pytest

from tests.support import AMY, NICOLE, creature, life, played, rules_broken


def struck(keyword: str) -> int:
    """Return the life of Nicole, who has an ability, after the attack of a red creature."""
    elk = creature("elk", "2/2", by=NICOLE, abilities=[{"kind": "player_has", "keyword": keyword}])
    return life(played(elk, creature("ox", "3/3", colors=["R"]), script=[{"attack": {"ox": NICOLE}}]))


@pytest.mark.parametrize(
    ("keyword", "left"),
    [
        ("protection from red", 20),
        ("protection from everything", 20),
        ("protection from creatures", 20),
        ("protection from black", 17),
        ("hexproof", 17),
    ],
)
def test_damage_to_a_player_is_prevented_by_protection(keyword: str, left: int) -> None:
    """CR 702.16e."""
    assert struck(keyword) == left


@pytest.mark.parametrize(
    ("keyword", "by", "rules"),
    [
        ("protection from red", AMY, ["702.16b"]),
        ("protection from red", NICOLE, ["702.16b"]),
        ("protection from white", AMY, []),
        ("hexproof from red", AMY, ["702.11d"]),
        ("hexproof from red", NICOLE, []),
        ("hexproof from white", AMY, []),
    ],
)
def test_what_a_player_cannot_be_targeted_by(keyword: str, by: str, rules: list[str]) -> None:
    playthrough = played(
        creature("elk", "2/2", by=NICOLE, abilities=[{"kind": "player_has", "keyword": keyword}]),
        script=[{"cast": "Lightning Bolt", "by": by, "targets": [NICOLE]}],
        start="beginning_of_combat",
    )
    assert rules_broken(playthrough) == rules


@pytest.mark.parametrize(
    ("keyword", "message"),
    [
        ("flying", "a player can have hexproof, shroud or protection, not 'flying'"),
        ("hexprof", "unknown keyword 'hexprof'. Did you mean 'hexproof'?"),
    ],
)
def test_players_have_no_other_abilities(keyword: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        struck(keyword)
