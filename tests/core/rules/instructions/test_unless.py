"""What is done unless a player pays."""

from typing import Any

import pytest

from core.explain.choices.purposes import option_words
from core.explain.explain import explain
from core.explain.questions import asked
from core.play.playthrough import Asking, Playthrough
from core.rules.choices.one import ChooseOne
from tests.support import AMY, NICOLE, creature, happened, is_there, life, permanent, played

BEGINNING = {"start": "beginning_of_combat", "until": "beginning_of_combat"}
BOLT = {"by": AMY, "cast": "Lightning Bolt", "targets": ["elk"]}


def _bolted(ward: str, *more: dict[str, Any], **fields: Any) -> Playthrough:
    """Return what comes of Amy's Bolt on Nicole's elk with such a ward; `more` are other objects."""
    script = [BOLT, *fields.pop("then", ())]
    elk = creature("elk", "3/3", by=NICOLE, keywords=[f"ward {ward}"])
    return played(elk, *more, script=script, **BEGINNING, **fields)


def _players(life_of_amy: int) -> list[dict[str, Any]]:
    return [{"id": AMY, "life": life_of_amy}, {"id": NICOLE}]


def test_the_question_says_what_is_at_stake_and_names_its_rule() -> None:
    playthrough = _bolted("{2}", asking=Asking.DECISIONS)
    choice = playthrough.pending
    assert isinstance(choice, ChooseOne)
    assert choice.player == AMY
    assert asked(playthrough.game, choice) == "Amy may pay {2}, or else Lightning Bolt is countered"
    answers = [(ref.id, option_words(choice.purpose, ref)) for ref in choice.among]
    assert answers == [("yes", "Pay {2}"), ("no", "Don't")]
    assert choice.rule == "118.12a"


@pytest.mark.parametrize(("amount", "left"), [(4, 1), (3, 3), (2, 2)])
def test_by_default_life_is_paid_but_not_the_last(amount: int, left: int) -> None:
    """CR 118.3: 2 life do not pay for 3."""
    playthrough = _bolted("pay 3 life", players=_players(amount))
    assert life(playthrough, AMY) == left
    assert is_there(playthrough, "elk") is (left == amount)


def test_who_can_pay_the_last_life_may() -> None:
    playthrough = _bolted("pay 3 life", players=_players(3), then=[{"choose": "yes"}])
    assert life(playthrough, AMY) == 0


def test_who_cannot_lose_life_cannot_pay_it() -> None:
    """CR 119.8."""
    keeps = creature("ox", "1/1", abilities=[{"kind": "life", "event": "lose"}])
    answers = [one["answer"] for one in happened(_bolted("pay 3 life", keeps), "cost_answered")]
    assert answers == ["impossible"]


def test_what_is_sacrificed_is_chosen() -> None:
    ox, cub = creature("ox", "4/4"), creature("cub", "1/1")
    playthrough = _bolted("sacrifice a creature", ox, cub, then=[{"choose": "yes"}, {"choose": "ox"}])
    assert [is_there(playthrough, one) for one in ("elk", "ox", "cub")] == [False, False, True]


def test_without_anything_to_sacrifice_it_is_countered() -> None:
    playthrough = _bolted("sacrifice a creature")
    assert is_there(playthrough, "elk")
    assert len(happened(playthrough, "countered")) == 1


@pytest.mark.parametrize("cost", [{"tap": {"types": ["creature"]}}, {"life": 1}])
def test_what_is_not_done_if_its_own_controller_pays(cost: dict[str, Any]) -> None:
    falls = {
        "kind": "triggered",
        "when": {"event": "attacks"},
        "does": [
            {"kind": "unless", "who": "you", "pays": cost, "does": [{"kind": "sacrifice", "on": "this"}]}
        ],
    }
    script = [{"attack": {"ox": NICOLE}}]
    playthrough = played(creature("ox", "4/4", abilities=[falls]), creature("cub", "1/1"), script=script)
    assert is_there(playthrough, "ox")
    assert permanent(playthrough, "cub").status.tapped is ("tap" in cost)


def test_counters_are_paid_with_as_long_as_there_are_some() -> None:
    cost = {"remove_counter": "spore"}
    falls = {
        "kind": "triggered",
        "when": {"event": "becomes_target"},
        "does": [
            {"kind": "unless", "who": "you", "pays": cost, "does": [{"kind": "sacrifice", "on": "this"}]}
        ],
    }
    growth = {"by": AMY, "cast": "Giant Growth", "targets": ["ox"]}
    playthrough = played(
        creature("ox", "4/4", abilities=[falls], counters={"spore": 1}), script=[growth, growth], **BEGINNING
    )
    assert not is_there(playthrough, "ox")
    assert [one["answer"] for one in happened(playthrough, "cost_answered")] == ["paid", "impossible"]


def test_what_is_not_paid_for_may_be_several_instructions() -> None:
    pays = {"kind": "unless", "who": "you", "pays": {"mana": "{1}"}}
    does = [{"kind": "lose_life_now", "amount": 2}, {"kind": "tap", "on": "this"}]
    hurts = {"kind": "triggered", "when": {"event": "becomes_target"}, "does": [{**pays, "does": does}]}
    playthrough = played(
        creature("ox", "4/4", abilities=[hurts]),
        script=[{"by": AMY, "cast": "Giant Growth", "targets": ["ox"]}, {"choose": "no"}],
        **BEGINNING,
    )
    assert life(playthrough, AMY) == 18
    assert permanent(playthrough, "ox").status.tapped


def test_each_player_pays_or_not_and_it_is_done_for_who_does_not() -> None:
    """CR 608.2e: Nicole knows that Amy does not pay, and then all of it is done."""
    asks = {
        "kind": "unless",
        "who": "each_player",
        "pays": {"sacrifice": {"types": ["land"]}},
        "does": [{"kind": "lose_life_now", "who": "it", "amount": 4}],
    }
    attacks = {"kind": "triggered", "when": {"event": "attacks"}, "does": [asks]}
    land = {"name": "Land", "types": ["land"]}
    playthrough = played(
        creature("ox", "1/1", abilities=[attacks]),
        {"id": "mine", "controller": AMY, **land},
        {"id": "yours", "controller": NICOLE, **land},
        script=[
            {"attack": {"ox": NICOLE}},
            {"by": AMY, "choose": "no"},
            {"by": NICOLE, "choose": "yes"},
        ],
    )
    assert (life(playthrough, AMY), life(playthrough)) == (16, 19)
    assert [is_there(playthrough, one) for one in ("mine", "yours")] == [True, False]
    kinds = [frame.event.kind for frame in playthrough.frames]
    assert kinds.index("permanents_left") < kinds.index("results_happened")
    told = [explain(frame) for frame in playthrough.frames if frame.event.kind == "cost_answered"]
    assert "so Ox's ability does this: Amy loses 4 life" in told[0].text
    assert "Ox's ability does this: Nicole loses 4 life" in told[1].because


def test_where_nobody_is_left_to_pay_it_is_done() -> None:
    """The Bolt is countered by the first of two wards; the second has nobody to ask."""
    ward = {"kind": "grants", "objects": {"types": ["creature"]}, "phrases": ["ward {1}"]}
    aura = {"id": "aura", "name": "Aura", "types": ["enchantment"], "controller": NICOLE, "abilities": [ward]}
    playthrough = _bolted("{2}", aura, then=[{"choose": "no"}])
    assert len(happened(playthrough, "ability_triggered")) == 2
    assert len(happened(playthrough, "cost_answered")) == 1
    assert is_there(playthrough, "elk")


def test_nobody_pays_by_default_for_what_cannot_be_countered() -> None:
    """CR 101.2."""
    playthrough = played(
        creature("elk", "3/3", by=NICOLE, colors=["W"], keywords=["ward\N{EM DASH}pay 3 life"]),
        script=[{"by": AMY, "cast": "Combust", "targets": ["elk"]}],
        **BEGINNING,
    )
    assert (life(playthrough, AMY), is_there(playthrough, "elk")) == (20, False)
    assert len(happened(playthrough, "not_countered")) == 1


def test_of_a_permanent_that_it_is_about_the_question_does_not_make_a_player() -> None:
    asks = {"kind": "unless", "who": "you", "pays": {"mana": "{1}"}, "does": [{"kind": "tap", "on": "it"}]}
    attacks = {"kind": "triggered", "when": {"event": "attacks", "which": {"objects": {}}}, "does": [asks]}
    playthrough = played(
        creature("ox", "4/4", abilities=[attacks]),
        creature("elk", "1/1"),
        script=[{"attack": {"elk": NICOLE}}, {"choose": "no"}],
    )
    told = [explain(one).text for one in playthrough.frames if one.event.kind == "cost_answered"]
    assert len(told) == 1
    assert "Ox's ability does this: tap Elk" in told[0]
