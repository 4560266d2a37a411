"""Spells are copied (CR 707.10)."""

from __future__ import annotations

from core.abilities.instructions.copying_spells import CopySpell
from core.events.spells_and_abilities import SpellCopied
from core.model.game import Game
from core.model.permanents import Origin
from core.model.stack import OnStack
from core.rules.choices.targets import ChooseTargets
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure, ask
from core.rules.targets.legal_targets import legal_targets
from core.rules.targets.on_stack import found_on_stack
from core.rules.targets.targeting import targeting
from core.rules.triggers.happening import happen
from core.terms.ids import PlayerId, RecipientId, id_on_stack
from core.terms.rule_numbers import RuleNumber
from core.terms.values import FrozenMap, replace

_NEW_TARGETS = RuleNumber("707.10c")


@performs(CopySpell)
def copy_spell(resolution: Resolution, part: CopySpell) -> Procedure[Game]:
    """Put copies of a spell onto the stack; with new targets, if that is said and wanted."""
    game, target = resolution.game, resolution.one(part.on)
    spell = found_on_stack(game, target) or _cast(game, target)  # CR 608.2h: as it last was on the stack
    if spell is None or not spell.is_spell:
        return game
    count = _cast_before(game, spell) if part.times == "cast_before" else part.times
    for _ in range(count):
        game = yield from _copy(game, spell, resolution.item.controller, part)
    return game


def _cast(game: Game, target: RecipientId | None) -> OnStack | None:
    return next((one for one in game.cast_this_turn if one.id == target), None)


def _cast_before(game: Game, spell: OnStack) -> int:
    """Return how many spells anybody cast this turn before a spell (CR 702.40a)."""
    return next((n for n, one in enumerate(game.cast_this_turn) if one.id == spell.id), 0)


def _copy(game: Game, spell: OnStack, player: PlayerId, part: CopySpell) -> Procedure[Game]:
    """Put one copy onto the stack.

    CR 707.10: it has the decisions that were made for the spell, and its own controller.
    CR 707.10f: of a permanent spell it will be a token.
    """
    original = game.last_known[spell.id]
    own = id_on_stack(original.card.name, game.made + 1)
    stand_in = replace(
        original,
        id=own,
        owner=player,
        controller=player,
        entered_under=player,
        origin=Origin.TOKEN,
        cast=None,  # CR 707.10: a copy isn't cast
    )
    copy = replace(spell, id=own, source=own, controller=player)
    if part.new_targets and copy.targets:
        seen = replace(game, last_known=game.last_known.with_({own: stand_in}))
        targets = yield from _new_targets(seen, copy)
        division = zip(copy.targets, targets, strict=True)
        points = FrozenMap((new, copy.division[old]) for old, new in division if old in copy.division)
        copy = replace(copy, targets=targets, division=points)
    return (yield from happen(game, SpellCopied(spell=copy, as_object=stand_in, of=spell.id)))


def _new_targets(game: Game, copy: OnStack) -> Procedure[tuple[RecipientId, ...]]:
    """Have the controller of a copy choose its targets: new ones that are legal, or those it has.

    CR 707.10c: a target may be left as it is even if it would be illegal.
    """
    legal = tuple(
        tuple(dict.fromkeys((now, *legal_targets(game, spec, targeting(copy)))))
        for spec, now in zip(copy.wanted, copy.targets, strict=True)
    )
    another = tuple(spec.another for spec in copy.wanted)
    choice = ChooseTargets(
        player=copy.controller, ability=copy.name, among=legal, another=another, rule=_NEW_TARGETS
    )
    return (yield from ask(choice)).targets
