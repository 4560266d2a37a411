"""How often power and toughness count: "for each" of something."""

from tests.support import AMY, NICOLE, RAJ, creature, life, permanent, played

THREE = [{"id": player} for player in (AMY, NICOLE, RAJ)]


def test_melee_counts_each_opponent_once() -> None:
    """CR 702.121a: two creatures on one opponent are one opponent attacked."""
    attack = {"attack": {"pup": NICOLE, "bear": NICOLE}}
    playthrough = played(
        creature("pup", "1/1 melee"), creature("bear", "2/2"), script=[attack], players=THREE
    )
    assert life(playthrough, NICOLE) == 20 - 2 - 2


def test_each_instance_of_melee_counts() -> None:
    """CR 702.121b."""
    playthrough = played(creature("pup", "1/1 melee, melee"), script=[{"attack": {"pup": NICOLE}}])
    assert life(playthrough, NICOLE) == 20 - 3


def test_rampage_of_what_is_no_longer_attacking_counts_nothing() -> None:
    """CR 702.23b: blockers are counted as the ability resolves."""
    playthrough = played(
        creature("boar", "2/2 rampage 2"),
        creature("one", "1/1", by=NICOLE),
        creature("two", "1/1", by=NICOLE),
        script=[
            {"attack": {"boar": NICOLE}},
            {"block": {"one": "boar", "two": "boar"}},
            {"edit": {"object": "boar", "remove_from_combat": True}, "at": "declare_blockers"},
        ],
    )
    assert permanent(playthrough, "boar").damage == 0
