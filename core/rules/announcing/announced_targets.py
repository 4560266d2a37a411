"""Targets as they are announced (CR 601.2c)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.card_texts.chosen_modes import targets_of
from core.abilities.card_texts.stack_abilities import Activated, Spell
from core.abilities.instructions.one_shot import OneShot
from core.abilities.subjects import TargetSpec
from core.model.cards import Card
from core.model.game import Game
from core.rules.announcing.announced_division import divided_points
from core.rules.announcing.naming import named_source
from core.rules.announcing.spells import as_object, with_object
from core.rules.choices.actions import Activate, Cast
from core.rules.choices.violation import Place, Violation, unknown_ids
from core.rules.targets.legal_targets import legal_targets, target_violations
from core.rules.targets.targeting import Targeting
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber


def least_targets(text: Spell | Activated) -> int:
    """Return how many targets have to be chosen at least (CR 601.2c)."""
    every = len(targets_of(text))
    return every if text.least_targets is None else min(text.least_targets, every)


def wanted_targets(text: Spell | Activated, chosen: int) -> tuple[TargetSpec, ...]:
    """Return what the targets may be where so many are chosen, of a number that may vary (CR 601.2c)."""
    return targets_of(text)[: max(chosen, least_targets(text))]


def announced_target_violations(
    game: Game, text: Spell | Activated, targets: tuple[RecipientId, ...], by: Targeting
) -> Iterator[Violation]:
    """Yield what is wrong with the targets of a spell or ability; each mode has its own (CR 700.2c)."""
    wanted = wanted_targets(text, len(targets))
    if len(wanted) != len(targets) or not text.modes:
        yield from target_violations(game, wanted, targets, by)
        return
    rest = targets
    for mode in text.modes:
        own, rest = rest[: len(mode.targets)], rest[len(mode.targets) :]
        yield from target_violations(game, mode.targets, own, by)


def possible_targets(
    game: Game, player: PlayerId, spec: TargetSpec, card: Card | None, source: ObjectId | None
) -> Iterator[RecipientId]:
    """Yield what `player` may choose as a target of a spell, or of an ability of `source`."""
    if card is not None:
        stand_in = as_object(game, player, card)
        yield from legal_targets(with_object(game, stand_in), spec, Targeting(player, stand_in.id))
    elif source is not None:
        yield from legal_targets(game, spec, Targeting(player, source))


def why_not_target(
    game: Game, player: PlayerId, spec: TargetSpec, target: RecipientId, by: Card | ObjectId
) -> Iterator[Violation]:
    """Yield why `player` can't choose something as a target `by` a spell, or an ability of an object."""
    if isinstance(by, Card):
        stand_in = as_object(game, player, by)
        game, by = with_object(game, stand_in), stand_in.id
    yield from target_violations(game, (spec,), (target,), Targeting(player, by))


def unknown_id_violations(
    game: Game, announced: Cast | Activate, does: tuple[OneShot, ...]
) -> Iterator[Violation]:
    """Yield the ids of nothing that stand where they are not used, or are used only as it resolves."""
    if divided_points(does, announced.x) is None:
        yield from unknown_ids(game, announced.division, Place.DIVISION, RuleNumber("601.2d"))
    source = named_source(game, announced.source)
    if source is not None:
        yield from unknown_ids(game, (source,), Place.SOURCE, RuleNumber("609.7a"))
