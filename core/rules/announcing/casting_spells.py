"""Casting spells: what is legal, and what happens at once (CR 601.2)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from core.abilities.card_texts.chosen_modes import has_modes_to_choose, instructions_of, targets_of
from core.abilities.filters import Objects
from core.abilities.keywords import Keyword
from core.characteristics.filtering import is_among
from core.events.causes import cost_of
from core.events.spells_and_abilities import BecameCast, SpellCast
from core.model.cards import Card
from core.model.game import Game
from core.model.stack import OnStack
from core.rules.announcing.announced_targets import (
    announced_target_violations,
    division_violations,
    unknown_id_violations,
    wanted_targets,
)
from core.rules.announcing.naming import meant_targets, named_source
from core.rules.announcing.spells import as_object, as_spell, mode_name, with_object
from core.rules.announcing.timing import is_main_phase_of
from core.rules.choices.actions import Cast
from core.rules.choices.violation import Place, Violation, unknown_ids
from core.rules.procedure import Procedure
from core.rules.targets.targeting import Targeting
from core.rules.triggers.noticing import happen
from core.rules.zones.leaving_battlefield import leave_battlefield
from core.terms.called import Called
from core.terms.card_types import CardType
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import replace


class CastBar(StrEnum):
    """What keeps a card from being cast."""

    NO_SPELL = "no_spell"
    NOT_NOW = "not_now"
    NO_MODE = "no_mode"
    NOTHING_SACRIFICED = "nothing_sacrificed"


class CannotCast(Violation):
    """A card can't be cast like this now.

    `modes` is how many it has, if not from `least` to `most` different ones of them are chosen.
    """

    card: str
    why: CastBar
    modes: int = 0
    least: int = 1
    most: int = 1


def cast_violations(game: Game, player: PlayerId, cast: Cast) -> Iterator[Violation]:
    """Yield why a player can't cast a spell like this now."""
    yield from why_not_cast_now(game, player, cast.card)
    spell = as_spell(cast.card, cast.modes)
    if spell is None:
        return
    if has_modes_to_choose(spell):
        barred = _cannot_cast(player, cast.card, "601.2b", CastBar.NO_MODE)
        yield replace(barred, modes=len(spell.modes), least=spell.least_modes, most=spell.most_modes)
        return
    stand_in = as_object(game, player, cast.card)
    seen = with_object(game, stand_in)
    targets = meant_targets(game, targets_of(spell), cast.targets)
    yield from announced_target_violations(seen, spell, targets, Targeting(player, stand_in.id))
    yield from division_violations(cast, instructions_of(spell))
    yield from unknown_id_violations(game, cast, instructions_of(spell))
    if spell.sacrifice is not None:
        gone = game.battlefield.get(cast.sacrifice) if cast.sacrifice else None
        if (
            gone is None
            or gone.controller != player
            or not is_among(game, gone.id, spell.sacrifice, player, None)
        ):
            yield _cannot_cast(player, cast.card, "601.2h", CastBar.NOTHING_SACRIFICED)
    elif cast.sacrifice is not None:
        yield from unknown_ids(game, (cast.sacrifice,), Place.SACRIFICE, RuleNumber("601.2h"))


def why_not_cast_now(game: Game, player: PlayerId, card: Card) -> Iterator[Violation]:
    """Yield why a player can't begin to cast a card now, whatever its targets would be."""
    if as_spell(card) is None:
        yield _cannot_cast(player, card, "601.2a", CastBar.NO_SPELL)
    elif not is_main_phase_of(game, player) and not _is_castable_at_any_time(card):
        yield _cannot_cast(player, card, "117.1a", CastBar.NOT_NOW)


def cast(game: Game, player: PlayerId, announced: Cast) -> Procedure[Game]:
    """Cast a spell: it goes on the stack, its costs are paid (CR 601.2)."""
    spell, stand_in = as_spell(announced.card, announced.modes), as_object(game, player, announced.card)
    if spell is None:
        return game
    item = OnStack(
        id=stand_in.id,
        name=Called(announced.card.name),
        controller=player,
        source=stand_in.id,
        is_spell=True,
        targets=meant_targets(game, targets_of(spell), announced.targets),
        wanted=wanted_targets(spell, len(announced.targets)),
        does=spell.does,
        parts=spell.modes,
        mode=mode_name(announced.card, announced.modes),
        division=announced.division,
        x=announced.x,
        sacrificed=announced.sacrifice,
        chosen=named_source(game, announced.source),
    )
    hand = next((c.id for c in game.hand if c.owner == player and c.card.name == announced.card.name), None)
    game = yield from happen(game, SpellCast(spell=item, as_object=stand_in, from_hand=hand))
    if announced.sacrifice is not None:
        game = yield from leave_battlefield(game, (announced.sacrifice,), "sacrifice", cost_of(item))
        game = yield from happen(game, BecameCast(spell=item))
    return game


def possible_sacrifices(game: Game, player: PlayerId, wanted: Objects) -> Iterator[ObjectId]:
    """Yield what `player` may sacrifice as a cost."""
    for permanent in game.battlefield.values():
        if permanent.controller == player and is_among(game, permanent.id, wanted, player, None):
            yield permanent.id


def _is_castable_at_any_time(card: Card) -> bool:
    """Whether a card may be cast whenever its player has priority (CR 117.1a, 702.8a)."""
    return CardType.INSTANT in card.types or Keyword.FLASH in card.keywords


def _cannot_cast(player: PlayerId, card: Card, rule: str, why: CastBar) -> CannotCast:
    return CannotCast(about=(player,), rule=RuleNumber(rule), card=card.name, why=why)
