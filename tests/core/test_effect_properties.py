"""Random effects on random boards: nothing raises, nothing is lost, everything is told."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.apply.apply import apply
from core.events.damage import Damage, DamageDealt, DamageEventBegan, DamagePrevented, DamageReplaced
from core.explain.explain import explain
from core.explain.rule_index import rule_index
from core.model.stack import OnStack
from core.play.playthrough import Playthrough
from core.scenario.reading import parse_scenario
from core.scenario.saving import scenario_text
from core.terms.zones import Zone
from tests.core.random_boards import play_at_random
from tests.core.random_effects import random_board_with_effects

randoms = st.randoms(use_true_random=False)


def total(damage: tuple[Damage, ...]) -> int:
    """Return all points of some damage."""
    return sum(one.amount for one in damage)


def attacked(random: Random) -> Playthrough:
    """Return a board with effects, attacked and blocked on at random."""
    _, playthrough = play_at_random(random, random_board_with_effects(random))
    return playthrough


@pytest.mark.slow
@pytest.mark.parametrize("hundred", range(10))
def test_a_thousand_boards_with_effects_never_raise(hundred: int) -> None:
    for number in range(100 * hundred, 100 * (hundred + 1)):
        for frame in attacked(Random(number)).frames:
            assert explain(frame).sentence


@settings(deadline=None)
@given(randoms)
def test_frames_fold_and_are_explained(random: Random) -> None:
    playthrough = attacked(random)
    game = playthrough.start
    for frame in playthrough.frames:
        game = apply(game, frame.event)
        assert game == frame.game
        assert set(explain(frame).rules) <= rule_index().keys()


@settings(deadline=None)
@given(randoms)
def test_points_are_prevented_dealt_replaced_or_nothing(random: Random) -> None:
    """What would be dealt, less what is prevented, as changed by replacements, is what is dealt."""
    expected = 0
    for frame in attacked(random).frames:
        match frame.event:
            case DamageEventBegan(damage=damage):
                expected = total(damage)
            case DamagePrevented(prevented=prevented, remaining=remaining):
                expected -= total(prevented)
                assert total(remaining) == expected
            case DamageReplaced(changed=changed, into=into, remaining=remaining):
                expected += total(into) - total(changed)
                assert total(remaining) == expected
            case DamageDealt(damage=damage):
                assert total(damage) == expected
            case _:
                pass


@settings(deadline=None)
@given(randoms)
def test_everything_is_in_one_place(random: Random) -> None:
    for frame in attacked(random).frames:
        game = frame.game
        cards = [card.id for zone in Zone for card in getattr(game, zone.value)]
        everything = [*cards, *game.battlefield, *(one.id for one in game.stack if isinstance(one, OnStack))]
        assert len(everything) == len(set(everything))
        assert set(game.combat.attackers if game.combat else ()) <= set(game.battlefield)
        assert set(game.combat.blockers if game.combat else ()) <= set(game.battlefield)


@settings(deadline=None)
@given(randoms)
def test_default_answers_are_legal(random: Random) -> None:
    for decision in attacked(random).decisions:
        assert decision.answer is not None
        assert decision.choice.violations(decision.game, decision.answer) == ()


@settings(deadline=None)
@given(randoms)
def test_a_board_with_effects_survives_saving(random: Random) -> None:
    board = random_board_with_effects(random)
    assert parse_scenario(scenario_text(board)) == board
