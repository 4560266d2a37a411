"""A combat that is under way as play begins: what the scenario says about it, checked (CR 508, 509)."""

from __future__ import annotations

from collections.abc import Iterator

from core.characteristics.current import characteristics
from core.explain.violations import told
from core.model.combat import Attacker, Blocker, Blocking, Combat
from core.model.game import Game
from core.rules.combat.attack_candidates import why_not_attack_target
from core.rules.combat.attackable import defender, is_planeswalker
from core.scenario.errors import Problem, member, within
from core.scenario.format import Scenario
from core.terms.ids import ObjectId, RecipientId
from core.terms.steps import Step
from core.terms.values import FrozenMap
from core.words.english.errors import scenario_errors as words


def combat_under_way(scenario: Scenario, game: Game) -> Combat | None:
    """Return the combat that the objects of a scenario are in, or None if nothing attacks."""
    attacking = {ObjectId(s.id): s.attacking for s in scenario.battlefield if s.attacking is not None}
    if not attacking:
        return None
    blocking = {ObjectId(s.id): tuple(map(ObjectId, s.blocking)) for s in scenario.battlefield if s.blocking}
    declared = scenario.start.comes_after(Step.DECLARE_BLOCKERS)
    attackers = []
    for attacker, target in attacking.items():
        by = tuple(blocker for blocker, blocked in blocking.items() if attacker in blocked)
        state = Blocking.BLOCKED if by else Blocking.UNBLOCKED if declared else Blocking.UNDECLARED
        attackers.append(_attacker(game, attacker, ObjectId(target), state, by))
    fighting = FrozenMap((attacker.id, attacker) for attacker in attackers)
    return Combat(
        attackers=fighting,
        blockers=FrozenMap((b, Blocker(id=b, blocks=blocked)) for b, blocked in blocking.items()),
        declared=fighting,
        had_attackers=True,
    )


def combat_problems(scenario: Scenario, game: Game) -> Iterator[Problem]:
    """Yield what could never have come of declarations: who attacks, whom, and who blocks.

    What a creature may attack or block by its abilities is not asked: that may have changed since.
    """
    attacking = {spec.id: spec.attacking for spec in scenario.battlefield if spec.attacking is not None}
    for index, spec in enumerate(scenario.battlefield):
        place = member("battlefield", index + 1, spec.id)
        object_id = ObjectId(spec.id)
        if object_id in game.phased_out:
            if spec.attacking is not None or spec.blocking:
                yield Problem(place, words.phased_out_in_combat("CR 506.4"))
            continue
        if spec.attacking is not None or spec.blocking:
            what = characteristics(game, object_id)
            if not what.is_creature or what.is_battle:
                yield Problem(place, words.no_creature_in_combat("CR 506.3"))
        if spec.attacking is not None:
            if game.battlefield[object_id].controller != game.active_player:
                yield Problem(within(place, "attacking"), words.not_active("CR 506.2"))
            elif fault := why_not_attack_target(game, game.active_player, ObjectId(spec.attacking)):
                yield Problem(within(place, "attacking"), told(game, fault).sentence)
        for blocked in spec.blocking:
            if blocked not in attacking or blocked not in game.battlefield:
                yield Problem(within(place, "blocking"), words.not_attacking(blocked, "CR 509.1a"))
            elif defender(game, ObjectId(attacking[blocked])) != game.battlefield[object_id].controller:
                yield Problem(within(place, "blocking"), words.attacks_another(blocked, "CR 509.1a"))


def _attacker(
    game: Game, attacker: ObjectId, target: RecipientId, state: Blocking, by: tuple[ObjectId, ...]
) -> Attacker:
    return Attacker(
        id=attacker,
        attacking=target,
        defending_player=defender(game, target) or game.opponents(game.battlefield[attacker].controller)[0],
        attacked_planeswalker=is_planeswalker(game, target),
        blocking=state,
        blocked_by=by,
    )
