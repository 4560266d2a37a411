"""Resolving what is on the stack: its targets, then its instructions (CR 608, 608.2b)."""

from __future__ import annotations

from core.characteristics.filtering import holds
from core.events.spells_and_abilities import CeasedToBeBestowed, DidNotResolve, WhyNot
from core.events.stack import AbilityResolved, ResolutionBegan
from core.model.cards import is_permanent_card
from core.model.game import Game
from core.model.stack import OnStack
from core.rules.choices.purposes import UseAbility
from core.rules.instructions.following import follow
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.stack.permanent_spells import enter_as_permanent
from core.rules.targets.legal_targets import may_be_target
from core.rules.targets.targeting import targeting
from core.rules.triggers.happening import happen
from core.rules.yes_or_no import agrees
from core.rules.zones.zone_changes import graveyard_or_elsewhere
from core.terms.ids import RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.zones import Zone

_OPTIONAL = RuleNumber("603.5")


def resolve(game: Game, item: OnStack) -> Procedure[Game]:
    """Resolve a spell or ability (CR 608.2); a spell may become a permanent (CR 608.3).

    CR 608.2b: with targets, all of which are illegal by now, it does nothing at all; those that
    are illegal are passed over. CR 603.4: nor does a triggered ability whose "if" is not true any more.
    """
    legal = _legal_targets(game, item)
    if item.targets and not any(legal) and _is_bestowed(game, item):  # CR 608.3b
        game = yield from happen(game, CeasedToBeBestowed(spell=item))
        return (yield from enter_as_permanent(game, item, None))
    if item.targets and not any(legal):
        game, to = yield from _destination(game, item)
        return (yield from happen(game, DidNotResolve(ability=item, to=to)))
    if not holds(game, item.only_if, item.controller, item.source):
        return (yield from happen(game, DidNotResolve(ability=item, why=WhyNot.CONDITION)))
    illegal = tuple(one for one, still in zip(item.targets, legal, strict=True) if still is None)
    game = yield from happen(game, ResolutionBegan(ability=item, illegal=illegal))
    if item.is_optional and not (yield from _is_wanted(item)):
        return (yield from happen(game, AbilityResolved(ability=item, is_declined=True, rule=_OPTIONAL)))
    game = yield from _follow(game, item, legal)
    if game.is_over or not game.has_on_stack(item.id):  # CR 800.4a: gone with its controller
        return game
    if item.is_spell and is_permanent_card(game.last_known[item.id].card):
        return (yield from enter_as_permanent(game, item, item.targets[0] if item.targets else None))
    game, to = yield from _destination(game, item)
    return (yield from happen(game, AbilityResolved(ability=item, to=to)))


def _is_bestowed(game: Game, item: OnStack) -> bool:
    """Whether a spell is a bestowed Aura spell (CR 702.103b)."""
    return item.is_spell and game.last_known[item.id].is_bestowed


def _follow(game: Game, item: OnStack, legal: tuple[RecipientId | None, ...]) -> Procedure[Game]:
    """Follow what it says, with several modes one after the other (CR 608.2c)."""
    rest = legal
    for part in item.one_by_one:
        own, rest = rest[: len(part.targets)], rest[len(part.targets) :]
        game = yield from follow(Resolution(game, part, own), part.does)
        if game.is_over or not game.has_on_stack(item.id):
            break
    return game


def _destination(game: Game, item: OnStack) -> Procedure[tuple[Game, Zone]]:
    """Return where the card of a spell goes as it leaves the stack."""
    if not item.is_spell:
        return game, Zone.GRAVEYARD
    game, where = yield from graveyard_or_elsewhere(game, (item.id,))
    return game, where[item.id]


def _legal_targets(game: Game, item: OnStack) -> tuple[RecipientId | None, ...]:
    """Return the targets in their order, None for each that has become illegal."""
    by = targeting(item)
    return tuple(
        target if may_be_target(game, spec, target, by) else None
        for spec, target in zip(item.wanted, item.targets, strict=True)
    )


def _is_wanted(item: OnStack) -> Procedure[bool]:
    """Return whether the controller wants what an ability may do; yes by default (CR 603.5)."""
    return (yield from agrees(item.controller, UseAbility(ability=item.name), _OPTIONAL))
