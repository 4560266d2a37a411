"""Casting a card with its back face up as an ability resolves (CR 310.11b, 608.2g, 712.11c)."""

from __future__ import annotations

from core.events.spells_and_abilities import SpellCast
from core.model.cards import Card
from core.model.game import Game
from core.model.permanents import HowCast, ZoneCard
from core.model.stack import OnStack
from core.rules.announcing.spells import as_object, as_spell, with_object
from core.rules.choices.purposes import CastTransformed
from core.rules.choices.targets import ChooseTargets
from core.rules.procedure import Procedure, ask
from core.rules.targets.legal_targets import can_be_chosen, legal_targets
from core.rules.targets.targeting import Targeting
from core.rules.triggers.happening import happen
from core.rules.yes_or_no import agrees
from core.terms.called import Called
from core.terms.ids import PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import replace
from core.terms.zones import Zone

_MAY_CAST = RuleNumber("310.11b")


def cast_transformed(game: Game, player: PlayerId, card: ZoneCard, back: Card) -> Procedure[Game]:
    """Have a player cast a card with its back face up, if that can be cast and the player wants it.

    CR 712.11c: only that face counts for whether it can be cast. X is 0 (CR 107.3b).
    """
    spell, stand_in = as_spell(back), as_object(game, player, back, card.owner, card.card)
    if spell is None:
        return game
    stand_in = replace(stand_in, cast=HowCast(player=player, zone=Zone.EXILE))
    seen = with_object(game, stand_in)
    legal = tuple(tuple(legal_targets(seen, spec, Targeting(player, stand_in.id))) for spec in spell.targets)
    if not can_be_chosen(spell.targets, legal):
        return game
    if not (yield from agrees(player, CastTransformed(name=back.name), _MAY_CAST)):
        return game
    targets: tuple[RecipientId, ...] = ()
    if legal:
        another = tuple(spec.another for spec in spell.targets)
        rule = RuleNumber("601.2c")
        name = Called(back.name)
        choice = ChooseTargets(player=player, ability=name, among=legal, another=another, rule=rule)
        targets = (yield from ask(choice)).targets
    item = OnStack(
        id=stand_in.id,
        name=Called(back.name),
        controller=player,
        source=stand_in.id,
        is_spell=True,
        targets=targets,
        wanted=spell.targets,
        does=spell.does,
        made=game.made + 1,
    )
    cast = SpellCast(spell=item, as_object=stand_in, transformed=card.id, rule=RuleNumber("608.2g"))
    return (yield from happen(game, cast))
