"""Targets that need not be chosen (CR 601.2c, 603.3d): `up to one target creature`."""

from __future__ import annotations

import pytest

from core.explain.explain import explain
from core.explain.outcome import refusals
from core.explain.questions import asked as asked_in_words
from core.play.playthrough import Asking
from core.rules.choices.targets import ChooseTargets
from tests.support import AMY, NICOLE, asked, creature, happened, life, played

TAP = "Whenever this creature attacks, tap up to one target creature you don't control. You gain 2 life."
BOTH = "Whenever this creature attacks, tap target creature. Untap up to one other target creature."
ATTACK = {"attack": {"ox": NICOLE}}


def attacker(text: str) -> dict[str, object]:
    return {**creature("ox", "2/2"), "text": text}


def test_without_anything_to_target_it_resolves_all_the_same() -> None:
    playthrough = played(attacker(TAP), script=[ATTACK])
    assert life(playthrough, AMY) == 22
    assert happened(playthrough, "did_not_resolve") == []


def test_a_legal_target_may_be_left_out() -> None:
    playthrough = played(attacker(TAP), creature("elf", "1/1", NICOLE), script=[ATTACK, {"choose": []}])
    assert life(playthrough, AMY) == 22
    assert not playthrough.game.permanent("elf").status.tapped  # type: ignore[arg-type]  # an id
    [chosen] = [frame for frame in playthrough.frames if frame.event.kind == "targets_chosen"]
    assert explain(chosen).text == "Amy chooses no target for Ox's ability (CR 603.3d)."


def test_it_is_asked_with_how_many_there_may_be() -> None:
    board = attacker(TAP), creature("elf", "1/1", NICOLE)
    game, choice = asked(ChooseTargets, played(*board, script=[ATTACK], asking=Asking.DECISIONS))
    assert asked_in_words(game, choice) == "Amy chooses up to one target for Ox's ability"
    assert choice.default(game).targets == ("elf",)


def test_nobody_is_asked_where_there_is_nothing_to_choose() -> None:
    playthrough = played(attacker(TAP), script=[ATTACK, {"block": {}}], asking=Asking.DECISIONS)
    choices = [one.choice for one in playthrough.decisions if isinstance(one.choice, ChooseTargets)]
    assert [choice.is_forced(playthrough.game) for choice in choices] == [True]


def test_what_has_to_be_chosen_is_not_left_out() -> None:
    board = attacker(BOTH), creature("elf", "1/1", NICOLE)
    [refusal] = refusals(played(*board, script=[ATTACK, {"choose": ["nicole"]}]))
    assert refusal.endswith("Choose one or two targets, all legal.")


@pytest.mark.parametrize(("chosen", "count"), [(["elf"], 1), (["elf", "ox"], 2)])
def test_the_first_alone_or_both_are_chosen(chosen: list[str], count: int) -> None:
    board = attacker(BOTH), creature("elf", "1/1", NICOLE)
    playthrough = played(*board, script=[ATTACK, {"choose": chosen}])
    assert [len(one["targets"]) for one in happened(playthrough, "targets_chosen")] == [count]
    assert playthrough.game.permanent("elf").status.tapped  # type: ignore[arg-type]  # an id
    assert playthrough.game.permanent("ox").status.tapped is (count == 1)  # type: ignore[arg-type]  # an id
