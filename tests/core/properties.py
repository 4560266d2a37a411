"""What holds of every playthrough, whatever the board: for tests and for `run.py fuzz`."""

from __future__ import annotations

from collections import Counter

from core.apply.apply import apply
from core.cards.library import built_in
from core.characteristics.current import characteristics
from core.events.combat import CombatDamageAssigned
from core.events.damage import Damage, DamageDealt, DamageEventBegan, DamagePrevented, DamageReplaced
from core.events.edits import Edited
from core.explain.chosen import told_in
from core.explain.explain import explain
from core.explain.moments import moments
from core.explain.rule_index import rule_index
from core.model.stack import OnStack
from core.play.playthrough import Playthrough
from core.rules.damage.measures import damage_measure
from core.rules.state_based.state_based_actions import conditions
from core.scenario.format import Scenario
from core.scenario.playing import play_scenario
from core.scenario.reading import parse_scenario
from core.scenario.saving import scenario_text
from core.scenario.setup import set_up
from core.sharing.markdown import markdown
from core.terms.ids import ObjectId
from core.terms.zones import Zone

MANY = 1_000
"""How many frames are looked at: a loop that somebody could stop goes on for twenty times as many."""


_STOPPED_AT_A_CHECK = ["state_based_actions_checked", "play_stopped"]


def check(scenario: Scenario, playthrough: Playthrough) -> None:
    """Raise AssertionError if a board, or what came of it, is not as all are."""
    ends_stable(playthrough)
    frames_are_folds_and_explained(playthrough)
    every_point_is_accounted_for(playthrough)
    everything_is_in_one_place(playthrough)
    answers_are_legal(playthrough)
    survives_saving(scenario, playthrough)


def ends_stable(playthrough: Playthrough) -> None:
    """CR 704.3: nothing is left to do at the last moment when anybody had priority.

    As combat ends, an attacked battle may come to need another protector (CR 704.5w); the next
    step would see to that. Play that goes on for ever may be stopped while they are looked for, before
    what was found is done.
    """
    last = playthrough.frames[-1] if playthrough.frames else None
    if [frame.event.kind for frame in playthrough.frames[-2:]] == _STOPPED_AT_A_CHECK:
        return
    game = last.before if last is not None and last.event.kind == "combat_ended" else playthrough.game
    assert game.is_over or not tuple(conditions(game)), "state-based actions are left to perform"


def frames_are_folds_and_explained(playthrough: Playthrough) -> None:
    """Each game is what applying the events so far makes; each event is told, with rules that are known."""
    game = playthrough.start
    for frame in playthrough.frames[:MANY]:
        game = apply(game, frame.event)
        assert frame.game == game, f"{frame.event.kind} applied again makes another game"
        explanation = explain(frame)
        assert explanation.text, f"{frame.event.kind} is not told"
        has_rule = bool(explanation.rules) or isinstance(
            frame.event, Edited
        )  # no rule decides what a hand does
        assert has_rule, f"{frame.event.kind} is told without a rule"
        unknown = set(explanation.rules) - rule_index().keys()
        assert not unknown, f"{frame.event.kind} is told with rules that are not in the index: {unknown}"


def moments_are_told(scenario: Scenario, playthrough: Playthrough) -> None:
    """Each moment has a headline and cites no rule that isn't known; the whole is told as a page."""
    for moment in moments(playthrough.frames[:MANY]):
        explanation = told_in(playthrough, moment)
        assert explanation.headline, f"the moment up to frame {moment.last} has no headline"
        unknown = set(explanation.rules) - rule_index().keys()
        assert not unknown, f"a moment is told with rules that are not in the index: {unknown}"
    if len(playthrough.frames) <= MANY:
        assert markdown(scenario, playthrough)


def every_point_is_accounted_for(playthrough: Playthrough) -> None:
    """CR 510.1a: max(0, power) is assigned. What would be dealt is prevented, replaced, or dealt."""
    expected = 0
    for frame in playthrough.frames[:MANY]:
        match frame.event:
            case CombatDamageAssigned(assigned=assigned):
                given: Counter[ObjectId] = Counter()
                for one in assigned:
                    given[one.source] += one.amount
                for source, points in given.items():
                    measure = damage_measure(characteristics(frame.before, source))
                    assert points == max(0, measure.points), f"{source} assigns {points}"
            case DamageEventBegan(damage=damage):
                expected = total(damage)
            case DamagePrevented(prevented=prevented, remaining=remaining):
                expected -= total(prevented)
                assert total(remaining) == expected, "points are lost where some are prevented"
            case DamageReplaced(changed=changed, into=into, remaining=remaining):
                expected += total(into) - total(changed)
                assert total(remaining) == expected, "points are lost where some are replaced"
            case DamageDealt(damage=damage):
                assert total(damage) == expected, f"{total(damage)} points are dealt of {expected}"
            case _:
                pass


def everything_is_in_one_place(playthrough: Playthrough) -> None:
    """No object is in two zones at once; what attacks or blocks is on the battlefield."""
    for frame in playthrough.frames[:MANY]:
        game = frame.game
        cards = [card.id for zone in Zone for card in getattr(game, zone.value)]
        on_stack = [one.id for one in game.stack if isinstance(one, OnStack)]
        twice = [one for one, count in Counter([*cards, *game.battlefield, *on_stack]).items() if count > 1]
        assert not twice, f"in two places: {twice}"
        fighting = {*game.combat.attackers, *game.combat.blockers} if game.combat else set()
        assert fighting <= set(game.battlefield), f"not on the battlefield: {fighting - {*game.battlefield}}"


def answers_are_legal(playthrough: Playthrough) -> None:
    """Whatever was answered, by default above all, judging it again finds nothing wrong."""
    for decision in playthrough.decisions:
        assert decision.answer is not None
        violations = decision.choice.violations(decision.game, decision.answer)
        assert violations == (), f"{decision.choice.kind}: {violations}"


def survives_saving(scenario: Scenario, playthrough: Playthrough) -> None:
    """What is saved and loaded is the same board with the same decisions, and comes out the same."""
    again = parse_scenario(scenario_text(scenario))
    assert again == scenario
    assert set_up(again, built_in()) == set_up(scenario, built_in())
    assert play_scenario(again, built_in()).game == playthrough.game


def total(damage: tuple[Damage, ...]) -> int:
    """Return all points of some damage."""
    return sum(one.amount for one in damage)
