"""The mode of a triggered ability is chosen as it is put on the stack (CR 603.3c)."""

from __future__ import annotations

from typing import Any

import pytest

from core.abilities.card_texts.stack_abilities import Triggered
from core.data.faults import DataError
from core.data.reading import read_as
from core.explain.choices.purposes import option_words
from core.explain.explain import explain
from core.play.playthrough import Asking
from core.rules.choices.one import ChooseOne
from tests.support import AMY, NICOLE, asked, creature, happened, life, played

GAIN = {"does": [{"kind": "gain_life_now", "amount": 3}]}
DRAIN = {"name": "Drain", "does": [{"kind": "lose_life_now", "who": "it", "amount": 5}]}
BREAK = {
    "targets": [{"what": {"objects": {"types": ["artifact"]}}}],
    "does": [{"kind": "destroy"}],
}
HITS = {"event": "deals_damage", "to": {"players": "any"}, "combat": True}


def attacker(*modes: dict[str, Any], when: dict[str, Any]) -> dict[str, Any]:
    ability = {"kind": "triggered", "when": when, "modes": list(modes)}
    return creature("ox", "2/2", abilities=[ability])


ATTACK = {"attack": {"ox": NICOLE}}


def test_the_mode_that_is_chosen_is_the_one_that_happens() -> None:
    ox = attacker(GAIN, DRAIN, when=HITS)
    playthrough = played(ox, script=[ATTACK, {"choose": "2"}])
    assert (life(playthrough, AMY), life(playthrough, NICOLE)) == (20, 13)
    [chosen] = [frame for frame in playthrough.frames if frame.event.kind == "mode_chosen"]
    assert explain(chosen).text == "Amy chooses “Drain” for Ox's ability (CR 603.3c)."


def test_the_first_is_chosen_unless_something_else_is_said() -> None:
    assert life(played(attacker(GAIN, DRAIN, when=HITS), script=[ATTACK]), AMY) == 23


def test_what_has_nothing_to_aim_at_is_not_offered() -> None:
    ox = attacker(BREAK, GAIN, DRAIN, when=HITS)
    game, choice = asked(ChooseOne, played(ox, script=[ATTACK], asking=Asking.DECISIONS))
    words = [option_words(choice.purpose, option) for option in choice.among]
    assert words == ["You gain 3 life", "Drain"]
    assert game.stack


def test_without_any_mode_the_ability_is_gone() -> None:
    playthrough = played(attacker(BREAK, BREAK, when=HITS), script=[ATTACK])
    assert [one["why"] for one in happened(playthrough, "did_not_resolve")] == ["603.3c"]


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({}, "says what it 'does'"),
        ({"modes": [GAIN, DRAIN], **GAIN}, "said in each of them"),
        ({"modes": [GAIN, GAIN], "is_optional": True}, "said in each of them"),
        ({"modes": [GAIN, {**BREAK, "least_targets": 1}]}, "leave out 'least_targets'"),
        ({"modes": [GAIN, GAIN], "when": {"event": "state"}}, "has no 'modes'"),
        ({"modes": [GAIN, {"does": [{"kind": "destroy"}]}]}, "'targets' has none"),
    ],
)
def test_what_means_nothing_is_refused(fields: dict[str, Any], why: str) -> None:
    with pytest.raises(DataError, match=why):
        read_as(Triggered, {"kind": "triggered", "when": HITS, **fields})
