"""Targets: what may be one, now and as it resolves (CR 115, 608.2b)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.one_shots import TargetSpec
from core.choices import ChooseTargets, Targets, Violation
from core.model.game import Game
from core.rules.damageable import can_be_dealt_damage
from core.rules.filters import is_recipient
from core.rules.qualities import protection_against
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber


def may_be_target(game: Game, spec: TargetSpec, target: RecipientId, you: PlayerId, source: ObjectId) -> bool:
    """Whether something may be targeted: it is there, fits, and has no protection from the source.

    CR 115.4: what says nothing more than "target" may be anything that can be dealt damage.
    CR 702.16b: protection.
    """
    if target in game.players:
        return not game.players[PlayerId(target)].has_lost and is_recipient(
            game, target, spec.what, you, None
        )
    if target not in game.battlefield or (spec.other and target == source):
        return False
    if spec.what.is_anything and not can_be_dealt_damage(game, target):
        return False
    if not is_recipient(game, target, spec.what, you, source if source in game.battlefield else None):
        return False
    return protection_against(game, ObjectId(target), source) is None


def legal_targets(game: Game, spec: TargetSpec, you: PlayerId, source: ObjectId) -> Iterator[RecipientId]:
    """Yield everything that may be targeted: opponents' first, then the rest."""
    permanents = [p.id for p in game.battlefield.values()]
    theirs = [p for p in permanents if game.battlefield[p].controller != you]
    mine = [p for p in permanents if game.battlefield[p].controller == you]
    every: list[RecipientId] = [*game.opponents(you), *theirs, *mine, you]
    yield from (target for target in every if may_be_target(game, spec, target, you, source))


def target_violations(
    game: Game,
    wanted: tuple[TargetSpec, ...],
    targets: tuple[RecipientId, ...],
    you: PlayerId,
    source: ObjectId,
) -> Iterator[Violation]:
    """Yield what is wrong with announced targets (CR 601.2c)."""
    if len(targets) != len(wanted):
        yield Violation(
            about=tuple(targets),
            rule=RuleNumber("601.2c"),
            sentence=f"{len(wanted)} targets are needed, not {len(targets)} (CR 601.2c).",
            remedy="Name each target once, in the order of the text.",
        )
        return
    for place, (spec, target) in enumerate(zip(wanted, targets, strict=True)):
        if spec.another and target in targets[:place]:
            yield Violation(
                about=(target,),
                rule=RuleNumber("115.1"),
                sentence="Another target is needed here, not the same once more (CR 115.1).",
                remedy="Choose something else.",
            )
        elif not may_be_target(game, spec, target, you, source):
            known = target in game.players or target in game.battlefield or target in game.last_known
            yield Violation(
                about=(target,),
                rule=RuleNumber("115.1"),
                sentence=f"{game.label(target) if known else target} can't be the target here (CR 115.1).",
                remedy="Choose something that fits and may be targeted.",
            )


def default_targets(choice: ChooseTargets) -> Targets:
    """Return the first that may be chosen for each target, another one where that is asked for."""
    chosen: list[RecipientId] = []
    for place, options in enumerate(choice.among):
        fresh = [one for one in options if one not in chosen]
        chosen.append(fresh[0] if choice.another[place] and fresh else options[0])
    return Targets(targets=tuple(chosen))


def chosen_targets_violations(choice: ChooseTargets, targets: tuple[RecipientId, ...]) -> Iterator[Violation]:
    """Yield what is wrong with targets of an ability that goes on the stack."""
    legal = len(targets) == len(choice.among) and all(
        target in options and not (another and target in targets[:place])
        for place, (target, options, another) in enumerate(
            zip(targets, choice.among, choice.another, strict=True)
        )
    )
    if not legal:
        yield Violation(
            about=tuple(targets),
            rule=choice.rule,
            sentence=f"These are no legal targets of {choice.ability} (CR {choice.rule}).",
            remedy="Choose one for each, of those that may be targeted.",
        )
