"""Phyrexian mana: a symbol is paid with mana, which is not counted, or with 2 life (CR 107.4f)."""

from __future__ import annotations

from typing import Any

import pytest

from core.explain.questions import asked as asked_words
from core.play.playthrough import Asking
from tests.support import AMY, NICOLE, creature, happened, life, played, rules_broken

BOLT: dict[str, Any] = {
    "types": ["instant"],
    "mana_cost": "{1}{R/P}{R/P}",
    "text": "This spell deals 1 damage to target player.",
}
CAST: dict[str, Any] = {"cast": "Gut Shot", "by": AMY, "targets": [NICOLE]}


@pytest.mark.parametrize(
    ("answers", "left"), [((), 20), (("yes",), 18), (("yes", "yes"), 16), (("no", "yes"), 18)]
)
def test_each_symbol_of_a_spell_may_be_paid_with_2_life(answers: tuple[str, ...], left: int) -> None:
    script = [CAST, *[{"choose": answer} for answer in answers]]
    playthrough = played(cards={"Gut Shot": BOLT}, script=script)
    assert rules_broken(playthrough) == []
    assert (life(playthrough, AMY), life(playthrough)) == (left, 19)


def test_who_has_too_little_life_is_not_asked() -> None:
    """CR 119.4: with 3 life Amy can pay it once."""
    players = [{"id": AMY, "life": 3}, {"id": NICOLE}]
    asked = played(cards={"Gut Shot": BOLT}, script=[CAST], players=players)
    assert sum(one.choice.kind == "choose_one" for one in asked.decisions) == 2
    script = [CAST, {"choose": "yes"}]
    paid = played(cards={"Gut Shot": BOLT}, script=script, players=players)
    assert sum(one.choice.kind == "choose_one" for one in paid.decisions) == 1
    assert life(paid, AMY) == 1


def test_the_question_says_what_is_paid_for() -> None:
    waiting = played(cards={"Gut Shot": BOLT}, script=[CAST], asking=Asking.DECISIONS)
    assert waiting.pending is not None
    told = asked_words(waiting.game, waiting.pending)
    assert "Amy may pay 2 life rather than {R/P} for Gut Shot" in told


def test_the_spell_becomes_cast_once_it_is_paid() -> None:
    """CR 601.2i: what triggers on it triggers after the life is paid."""
    playthrough = played(cards={"Gut Shot": BOLT}, script=[CAST, {"choose": "yes"}])
    kinds = [frame.event.kind for frame in playthrough.frames]
    assert kinds.index("results_happened") < kinds.index("became_cast")


def test_attacking_may_cost_life() -> None:
    """Each creature that attacks Nicole costs {W/P}."""
    annex: dict[str, Any] = {
        "id": "annex",
        "name": "Annex",
        "types": ["artifact"],
        "controller": NICOLE,
        "text": "Creatures can't attack you unless their controller pays {W/P} for each of those creatures.",
    }
    script: list[dict[str, Any]] = [{"attack": {"ox": NICOLE, "elk": NICOLE}}, {"choose": "yes"}]
    playthrough = played(creature("ox", "3/3"), creature("elk", "2/2"), annex, script=script)
    assert rules_broken(playthrough) == []
    assert (life(playthrough, AMY), life(playthrough)) == (18, 15)


def test_an_ability_may_cost_life() -> None:
    thorn = creature("imp", "1/1", text="{R/P}: This creature gets +1/+0 until end of turn.")
    script: list[dict[str, Any]] = [{"activate": {"object": "imp"}, "by": AMY}, {"choose": "yes"}]
    playthrough = played(thorn, script=script)
    assert life(playthrough, AMY) == 18
    assert len(happened(playthrough, "life_lost")) == 1
