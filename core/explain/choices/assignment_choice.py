"""What is asked and refused as combat damage is assigned."""

from __future__ import annotations

from collections.abc import Sequence

from core.abilities.restrictions import AssignsByToughness, LethalByPower
from core.explain.choices.question_words import Told, Violations, present
from core.explain.given import and_from_whom
from core.model.game import Game
from core.rules.combat.assigned_points import AssignedPoints
from core.rules.combat.assignment_choice import AssignCombatDamage
from core.rules.combat.assignment_legality import (
    AssignsElsewhere,
    AssignsNothing,
    MixesWithUnblocked,
    SkipsLethal,
    WrongTotal,
)
from core.terms.ids import ObjectId
from core.terms.rule_numbers import cited
from core.words.english.choices import assignment_choice as words
from core.words.english.choices.refusals import leave_out


def asked(game: Game, choice: AssignCombatDamage) -> str:
    """Return `Amy assigns combat damage`."""
    return words.asked(game.label(choice.player))


def _mixes(game: Game, wrong: MixesWithUnblocked) -> Told:
    there = [present(game, one) for one in wrong.beyond]
    told = words.mixes(game.label(wrong.source), there, cited(wrong.rule))
    return Told(told, words.all_or_none(wrong.points, there))


def _elsewhere(game: Game, wrong: AssignsElsewhere) -> Told:
    by, name = game.label(wrong.source), present(game, wrong.recipient)
    there = [present(game, recipient) for recipient in wrong.recipients]
    told = words.elsewhere(by, name, wrong.why, cited(wrong.rule))
    return Told(told, words.assign_there(wrong.amount, there))


def _wrong_total(game: Game, wrong: WrongTotal) -> Told:
    name, rule = game.label(wrong.source), cited(wrong.rule)
    told = words.wrong_total(name, wrong.total, wrong.points, wrong.side, rule)
    told = and_from_whom(told, game, [wrong.source], (AssignsByToughness,))
    return Told(told, words.assign_more_or_less(wrong.points - wrong.total))


def _skips(game: Game, wrong: SkipsLethal) -> Told:
    by, name = game.label(wrong.source), present(game, wrong.recipient)
    later = [present(game, one) for one in wrong.later]
    told = words.skips(source=by, recipient=name, later=later, missing=wrong.missing, rule=cited(wrong.rule))
    told = and_from_whom(told, game, [ObjectId(wrong.recipient)], (LethalByPower,))
    return Told(
        told,
        words.assign_more_to(
            points=min(wrong.missing, wrong.beyond), recipient=name, is_all=wrong.beyond < wrong.missing
        ),
    )


def skip_together(game: Game, points: AssignedPoints, wrong: Sequence[SkipsLethal]) -> Told:
    """Return what is wrong where several attackers assign one creature too little before they go on."""
    name, missing = present(game, wrong[0].recipient), wrong[0].missing
    parts = [(game.label(one.source), [present(game, later) for later in one.later]) for one in wrong]
    assigned = sum(points[one.source].get(one.recipient, 0) for one in wrong)
    told = words.skip_together(parts, name, assigned + missing, assigned, cited(wrong[0].rule))
    return Told(told, words.either_assigns_more(missing, name, [source for source, _ in parts]))


def _assigns_nothing(game: Game, wrong: AssignsNothing) -> Told:
    divider = game.label(wrong.divider) if wrong.divider is not None else ""
    name, rule = present(game, wrong.source), cited(wrong.rule)
    told = words.assigns_nothing(name, wrong.why, rule, side=wrong.side, points=wrong.points, divider=divider)
    return Told(told, leave_out())


VIOLATIONS: Violations = {
    MixesWithUnblocked: _mixes,
    AssignsElsewhere: _elsewhere,
    WrongTotal: _wrong_total,
    SkipsLethal: _skips,
    AssignsNothing: _assigns_nothing,
}
