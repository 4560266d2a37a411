"""Random boards, played by random players: never an exception, always stable at the end (CR 704.3)."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.apply.apply import apply
from core.cards.library import built_in
from core.characteristics.current import characteristics
from core.events import Event
from core.events.combat import CombatDamageAssigned
from core.events.damage import DamageDealt, DamageEventBegan, DamagePrevented
from core.explain.explain import explain
from core.explain.rule_index import rule_index
from core.play.playthrough import Playthrough
from core.rules.damage.measures import damage_measure
from core.rules.state_based.check import conditions
from core.scenario.format import Scenario
from core.scenario.playing import play_scenario
from core.scenario.reading import parse_scenario
from core.scenario.saving import scenario_text
from core.scenario.setup import set_up
from tests.core.random_boards import play_at_random, random_board

randoms = st.randoms(use_true_random=False)


def is_stable(playthrough: Playthrough) -> bool:
    """Whether nothing was left to do at the last moment when anybody had priority (CR 704.3).

    As combat ends, an attacked battle may come to need another protector (CR 704.5w); the next
    step would see to that.
    """
    last = playthrough.frames[-1] if playthrough.frames else None
    game = last.before if last is not None and last.event.kind == "combat_ended" else playthrough.game
    return game.is_over or not tuple(conditions(game))


@pytest.mark.slow
@pytest.mark.parametrize("thousand", range(10))
def test_ten_thousand_boards_never_raise_and_end_stable(thousand: int) -> None:
    for number in range(1_000 * thousand, 1_000 * (thousand + 1)):
        random = Random(number)
        _, playthrough = play_at_random(random, random_board(random))
        assert is_stable(playthrough), f"board {number}"


@settings(deadline=None)
@given(randoms)
def test_frames_are_folds_and_explained_by_rules_that_are_known(random: Random) -> None:
    _, playthrough = play_at_random(random, random_board(random))
    game = playthrough.start
    for frame in playthrough.frames:
        game = apply(game, frame.event)
        assert frame.game == game
        explanation = explain(frame)
        assert explanation.rules
        assert set(explanation.rules) <= rule_index().keys()
    assert is_stable(playthrough)


@settings(deadline=None)
@given(randoms)
def test_default_answers_have_no_violations(random: Random) -> None:
    playthrough = play_scenario(random_board(random), built_in())
    for decision in playthrough.decisions:
        assert decision.answer is not None
        assert decision.choice.violations(decision.game, decision.answer) == ()


@settings(deadline=None)
@given(randoms)
def test_saving_and_loading_gives_the_same_game(random: Random) -> None:
    scenario, playthrough = play_at_random(random, random_board(random))
    again = parse_scenario(scenario_text(scenario))
    assert again == scenario
    assert set_up(again, built_in()) == set_up(scenario, built_in())
    assert play_scenario(again, built_in()).game == playthrough.game


@settings(deadline=None)
@given(randoms)
def test_the_order_of_creatures_changes_nothing_that_matters(random: Random) -> None:
    """CR 510.2: where creatures stand does not matter."""
    scenario, playthrough = play_at_random(random, random_board(random))
    backwards = Scenario.model_validate({**dict(scenario), "battlefield": scenario.battlefield[::-1]})
    one, other = playthrough.game, play_scenario(backwards, built_in()).game
    assert {p.id: (p.life, p.poison) for p in one.players.values()} == {
        p.id: (p.life, p.poison) for p in other.players.values()
    }
    assert one.battlefield.keys() == other.battlefield.keys()


@settings(deadline=None)
@given(randoms)
def test_every_point_is_accounted_for(random: Random) -> None:
    """CR 510.1a: max(0, power) is assigned; what is assigned is prevented or dealt."""
    _, playthrough = play_at_random(random, random_board(random))
    would_be_dealt = 0
    for frame in playthrough.frames:
        event: Event = frame.event
        match event:
            case CombatDamageAssigned():
                for source in {one.source for one in event.assigned}:
                    total = sum(one.amount for one in event.assigned if one.source == source)
                    assert total == max(0, damage_measure(characteristics(frame.before, source)).points)
            case DamageEventBegan():
                would_be_dealt = sum(one.amount for one in event.damage)
            case DamagePrevented():
                would_be_dealt -= sum(one.amount for one in event.prevented)
                assert would_be_dealt == sum(one.amount for one in event.remaining)
            case DamageDealt():
                assert would_be_dealt == sum(one.amount for one in event.damage)
            case _:
                pass
