"""What an effect does right after it has prevented damage, as a part of it (CR 615.5)."""

from typing import Any

from tests.support import AMY, NICOLE, creature, happened, life, permanent, played

BACK = {"does": [{"kind": "deal_damage", "amount": "that_much", "to": "its_controller"}]}
ATTACKED: list[dict[str, Any]] = [
    {"attack": {"ox": NICOLE, "elk": NICOLE}},
    {"activate": {"object": "monk"}},
    {"resolve": "all"},
]
PAIR = (creature("ox", "3/3"), creature("elk", "2/4"))


def monk(then: dict[str, Any], *, by: str = NICOLE, one: str = "monk", **fields: Any) -> dict[str, Any]:
    """Return a creature that shields its controller, with what it does because it has prevented damage."""
    prevent = {"kind": "damage", "change": {"kind": "prevent"}}
    does = {"kind": "make_effect", "on": "you", "effect": prevent, "if_prevented": [then]}
    return creature(one, "1/1", by=by, abilities=[{"kind": "activated", "does": [does], **fields}])


def test_it_is_done_at_once_and_triggers_nothing() -> None:
    playthrough = played(*PAIR, monk(BACK), script=ATTACKED)
    assert (life(playthrough, AMY), life(playthrough)) == (15, 20)
    assert happened(playthrough, "ability_triggered") == []


def test_what_speaks_of_the_source_is_done_for_each_source() -> None:
    assert len(happened(played(*PAIR, monk(BACK), script=ATTACKED), "prevention_followed")) == 2


def test_only_damage_of_such_sources_counts() -> None:
    red = {**BACK, "source": {"colors": ["R"]}}
    ox = creature("ox", "3/3", colors=["R"])
    assert life(played(ox, PAIR[1], monk(red), script=ATTACKED), AMY) == 17


def test_a_target_that_was_illegal_as_the_effect_began_is_dealt_nothing() -> None:
    """CR 608.2b: another target was legal, so the effect began; nothing is done to the one that was not."""
    shield = {
        "kind": "make_effect",
        "on": "target",
        "effect": {"kind": "damage", "change": {"kind": "prevent"}},
        "if_prevented": [{"does": [{"kind": "deal_damage", "amount": "that_much", "to": "target_2"}]}],
    }
    ward = {"kind": "activated", "targets": [{}, {}], "does": [shield]}
    priest = creature("priest", "1/1", by=NICOLE, abilities=[ward])
    cast = {"activate": {"object": "priest"}, "targets": [NICOLE, "elk"]}
    bolt = {"by": AMY, "cast": "Lightning Bolt", "targets": ["elk"]}
    elk = creature("elk", "2/3")
    script = [ATTACKED[0], cast, bolt, {"resolve": "all"}]
    playthrough = played(PAIR[0], elk, priest, script=script)
    assert (life(playthrough, AMY), life(playthrough)) == (20, 20)
    assert happened(playthrough, "prevention_followed")


def test_the_damage_that_follows_may_be_prevented_in_turn() -> None:
    shield = {"kind": "damage", "recipient": {"players": "you"}, "change": {"kind": "prevent", "amount": 2}}
    orb = creature("orb", "1/1", abilities=[shield])
    assert life(played(*PAIR, orb, monk(BACK), script=ATTACKED), AMY) == 19


def test_its_source_may_be_gone_by_then() -> None:
    bolt = {"by": AMY, "cast": "Lightning Bolt", "targets": ["monk"]}
    playthrough = played(*PAIR, monk(BACK), script=[*ATTACKED, bolt, {"resolve": "all"}])
    assert life(playthrough, AMY) == 15
    assert "monk" not in playthrough.game.battlefield
    assert permanent(playthrough, "ox").damage == 0


def test_two_effects_that_answer_each_other_for_ever_are_a_draw() -> None:
    """CR 104.4b: nobody can do anything about it, as each answer is a part of the damage event before."""
    script: list[dict[str, Any]] = [
        {"attack": {"ox": NICOLE}},
        {"activate": {"object": "monk"}},
        {"activate": {"object": "other"}},
        {"resolve": "all"},
    ]
    playthrough = played(PAIR[0], monk(BACK), monk(BACK, by=AMY, one="other"), script=script)
    assert (life(playthrough, AMY), life(playthrough)) == (20, 20)
    assert happened(playthrough, "game_ended")
