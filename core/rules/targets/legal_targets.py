"""Targets: what may be one, now and as it resolves (CR 115)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.keyword_abilities import HexproofFrom, Protection
from core.abilities.keywords import Keyword
from core.abilities.subjects import TargetSpec
from core.characteristics.damageable import can_be_dealt_damage
from core.characteristics.filtering import speaks_of
from core.characteristics.speaker import Speaker
from core.model.game import Game
from core.rules.choices.targets import first_choice
from core.rules.choices.violation import Violation
from core.rules.targets.in_graveyards import (
    found_in_graveyard,
    is_wanted_in_graveyard,
    wanted_in_graveyards,
)
from core.rules.targets.on_stack import found_on_stack, is_wanted_on_stack, items_on_stack
from core.rules.targets.protected import forbidden
from core.rules.targets.targeting import Targeting
from core.terms.called import Called
from core.terms.ids import PlayerId, RecipientId, first_incarnation
from core.terms.rule_numbers import RuleNumber
from core.terms.values import replace


class WrongNumberOfTargets(Violation):
    """So many targets are wanted, not those it is about."""

    wanted: int


class SameTargetAgain(Violation):
    """Another target is wanted."""

    target: RecipientId


class CannotBeTarget(Violation):
    """Something can't be the target, because of what it `has`, or else because it isn't what is `wanted`.

    `by`: what would target it; `is_itself`: it would be its own target and needs another.
    """

    target: RecipientId
    by: Called
    wanted: TargetSpec
    is_itself: bool = False
    has: Keyword | HexproofFrom | Protection | None = None


def may_be_target(game: Game, spec: TargetSpec, target: RecipientId, by: Targeting) -> bool:
    """Whether something may be targeted: it is there, fits, and no ability of it forbids it.

    `speaker` is the spell or ability that targets, `this` its source.

    CR 115.4: what says nothing more than "target" may be anything that can be dealt damage.
    CR 608.2b: what it needs to know of a source that has left is what that last was.
    """
    if spec.not_it and target == by.it:
        return False
    source = by.source
    speaker = Speaker(game, by.you, source, defending=by.defending, it=by.it)
    if spec.on_stack is not None:
        item = found_on_stack(game, target)
        # CR 115.5: nothing is a target of itself
        return item is not None and item.id != by.own and is_wanted_on_stack(speaker, spec.on_stack, item)
    if spec.in_graveyard is not None:
        card = found_in_graveyard(game, target)
        if card is None or (spec.other and first_incarnation(card.id) == first_incarnation(source)):
            return False
        # CR 113.6: hexproof, shroud and protection do nothing there
        return is_wanted_in_graveyard(game, spec.in_graveyard, card, by.you)
    if target in game.players:
        is_there = not game.players[PlayerId(target)].has_lost
        return is_there and speaks_of(speaker, target, spec.what) and forbidden(game, target, by) is None
    if target not in game.battlefield or (spec.other and target == source):
        return False
    if spec.what.is_anything and not can_be_dealt_damage(game, target):
        return False
    is_known = source in game.battlefield or source in game.last_known
    if not speaks_of(speaker if is_known else replace(speaker, this=None), target, spec.what):
        return False
    return forbidden(game, target, by) is None


def legal_targets(game: Game, spec: TargetSpec, by: Targeting) -> Iterator[RecipientId]:
    """Yield everything that may be targeted: opponents' first, then the rest; of cards, one's own first."""
    you = by.you
    if spec.on_stack is not None:
        every: list[RecipientId] = [one.id for one in items_on_stack(game)]
        yield from (target for target in every if may_be_target(game, spec, target, by))
        return
    if spec.in_graveyard is not None:
        cards = wanted_in_graveyards(game, spec.in_graveyard, you)
        yield from (card.id for card in cards if may_be_target(game, spec, card.id, by))
        return
    permanents = [p.id for p in game.battlefield.values()]
    theirs = [p for p in permanents if game.battlefield[p].controller != you]
    mine = [p for p in permanents if game.battlefield[p].controller == you]
    every = [*game.opponents(you), *theirs, *mine, you]
    yield from (target for target in every if may_be_target(game, spec, target, by))


def can_be_chosen(wanted: tuple[TargetSpec, ...], legal: tuple[tuple[RecipientId, ...], ...]) -> bool:
    """Whether there is a legal choice of all targets, of those that are legal for each (CR 601.2c)."""
    return first_choice(legal, tuple(spec.another for spec in wanted)) is not None


def target_violations(
    game: Game,
    wanted: tuple[TargetSpec, ...],
    targets: tuple[RecipientId, ...],
    by: Targeting,
) -> Iterator[Violation]:
    """Yield what is wrong with announced targets (CR 601.2c)."""
    if len(targets) != len(wanted):
        yield WrongNumberOfTargets(about=targets, rule=RuleNumber("601.2c"), wanted=len(wanted))
        return
    for place, (spec, target) in enumerate(zip(wanted, targets, strict=True)):
        if spec.another and target in targets[:place]:
            yield SameTargetAgain(about=(target,), rule=RuleNumber("115.1"), target=target)
        elif not may_be_target(game, spec, target, by):
            yield _no_target(game, spec, target, by)


def _no_target(game: Game, spec: TargetSpec, target: RecipientId, by: Targeting) -> Violation:
    """Return why something can't be a target."""
    is_there = target in game.players or target in game.battlefield
    found = forbidden(game, target, by) if is_there else None
    return CannotBeTarget(
        about=(target,),
        rule=RuleNumber(found.rule if found is not None else "115.1"),
        target=target,
        by=Called(game.label(by.source)),
        wanted=spec,
        is_itself=spec.other and target == by.source,
        has=found.has if found is not None else None,
    )
