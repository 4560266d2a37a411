"""Effects that begin: for whom, and whether they are fixed to those that are there."""

from collections.abc import Mapping
from typing import Any

import pytest

from core.abilities.keywords import Keyword
from core.characteristics.current import characteristics
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, creature, played, rules_broken

SIREN = {"by": NICOLE, "cast": "Wojek Siren", "targets": ["griffin"]}


def powers(*script: Mapping[str, object]) -> list[int]:
    """Return the powers of three creatures at the end of the beginning of combat step."""
    playthrough = played(
        creature("griffin", "1/1", by=NICOLE, colors=["W", "G"]),
        creature("elk", "1/1", colors=["G"]),
        creature("hound", "1/1", by=NICOLE, colors=["R"]),
        start="beginning_of_combat",
        until="beginning_of_combat",
        script=script,
    )
    return [characteristics(playthrough.game, ObjectId(one)).power for one in ("griffin", "elk", "hound")]


def test_the_target_and_whatever_shares_a_color_on_either_side() -> None:
    assert powers(SIREN) == [2, 2, 1]


def test_the_color_counts_as_the_effect_begins() -> None:
    """CR 611.2c: what turned green before is reached; what turns red after keeps it."""
    green = {"by": NICOLE, "edit": {"object": "hound", "colors": ["G"]}}
    red = {"by": NICOLE, "edit": {"object": "elk", "colors": ["R"]}}
    assert powers(SIREN, green, {"pass": "amy"}) == [2, 2, 2]
    assert powers(green, SIREN, {"pass": "amy"}, {"pass": NICOLE}, red) == [2, 2, 2]


def test_a_colorless_target_shares_none() -> None:
    gray = {"by": NICOLE, "edit": {"object": "griffin", "colors": []}}
    assert powers(gray, SIREN) == [2, 1, 1]


def _doing(what: dict[str, Any], **fields: Any) -> list[dict[str, Any]]:
    """Return the abilities of something that does this for each such creature as it attacks."""
    return [{"kind": "triggered", "when": {"event": "attacks"}, "does": [{**what, **fields}]}]


VIPER = {"by": NICOLE, "cast": "Ambush Viper", "at": "declare_attackers"}
PASSES = [{"pass": AMY}, {"pass": NICOLE}]


def _viper_comes_later(does: list[dict[str, Any]], block: dict[str, str]) -> list[str]:
    """Return the rules that Nicole breaks as she blocks so, after a Viper has come."""
    playthrough = played(
        creature("imp", "2/2", abilities=does),
        creature("elk", "2/2", by=NICOLE),
        script=[{"attack": {"imp": NICOLE}}, *PASSES, VIPER, {"block": block}],
    )
    assert playthrough.unused == ()
    return rules_broken(playthrough)


@pytest.mark.parametrize(
    ("phrase", "block", "rules"),
    [
        ("can't block", {"Ambush Viper": "imp"}, ["509.1b"]),
        ("can't block", {}, []),
        ("blocks each combat if able", {"elk": "imp"}, ["509.1c"]),
        ("flying", {"Ambush Viper": "imp"}, []),
    ],
)
def test_rules_about_creatures_hold_for_later_ones(
    phrase: str, block: dict[str, str], rules: list[str]
) -> None:
    """CR 611.2c."""
    theirs = {"types": ["creature"], "controller": "defending_player"}
    does = _doing({"kind": "give", "phrases": [phrase]}, each=theirs)
    assert _viper_comes_later(does, block) == rules


def test_who_must_block_one_attacker_may_come_later() -> None:
    """CR 611.2c, 509.1c."""
    must = {"kind": "make_effect", "effect": {"kind": "must_block"}, "from_source": "this"}
    does = _doing(must, each={"types": ["creature"], "controller": "opponent"})
    assert _viper_comes_later(does, {"elk": "imp"}) == ["509.1c"]
    assert _viper_comes_later(does, {"elk": "imp", "Ambush Viper": "imp"}) == []


def test_other_creatures_are_still_others_where_a_rule_holds_for_later_ones() -> None:
    others = {"which": "other", "types": ["creature"]}
    does = _doing({"kind": "give", "phrases": ["can't be blocked"]}, each=others)
    assert _viper_comes_later(does, {"elk": "imp"}) == []


def test_what_goes_elsewhere_instead_of_dying_may_come_later() -> None:
    """CR 611.2c."""
    exile = {"kind": "make_effect", "effect": {"kind": "graveyard", "instead": "exile"}}
    playthrough = played(
        creature("imp", "2/2", abilities=_doing(exile, each={"types": ["creature"]})),
        script=[{"attack": {"imp": NICOLE}}, *PASSES, VIPER, {"block": {"Ambush Viper": "imp"}}],
    )
    assert [one.card.name for one in playthrough.game.exile] == ["Imp", "Ambush Viper"]


def test_what_goes_elsewhere_instead_of_dying_is_the_target_alone() -> None:
    """CR 611.2c."""
    exile = {"kind": "make_effect", "effect": {"kind": "graveyard", "instead": "exile"}, "on": "target"}
    theirs = {"what": {"objects": {"types": ["creature"], "controller": "opponent"}}}
    does = {"kind": "triggered", "when": {"event": "attacks"}, "targets": [theirs], "does": [exile]}
    playthrough = played(
        creature("imp", "2/2", abilities=[does]),
        creature("elk", "2/2", by=NICOLE),
        script=[{"attack": {"imp": NICOLE}}, {"block": {"elk": "imp"}}],
    )
    assert [one.card.name for one in playthrough.game.exile] == ["Elk"]
    assert [one.card.name for one in playthrough.game.graveyard] == ["Imp"]


def test_of_what_is_given_rules_hold_for_later_ones_and_abilities_do_not() -> None:
    """CR 611.2c: each part of one effect is fixed, or not, on its own."""
    theirs = {"types": ["creature"], "controller": "defending_player"}
    does = _doing({"kind": "give", "phrases": ["can't block", "flying"]}, each=theirs)
    for blocker in ("elk", "Ambush Viper"):
        assert _viper_comes_later(does, {blocker: "imp"}) == ["509.1b"]
    playthrough = played(
        creature("imp", "2/2", abilities=does),
        creature("elk", "2/2", by=NICOLE),
        script=[{"attack": {"imp": NICOLE}}, *PASSES, VIPER],
    )
    flies = {
        one.card.name: characteristics(playthrough.game, one.id).has(Keyword.FLYING)
        for one in playthrough.game.battlefield.values()
    }
    assert flies == {"Imp": False, "Elk": True, "Ambush Viper": False}
