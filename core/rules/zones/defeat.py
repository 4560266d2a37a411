"""A Siege is defeated: it is exiled, then its other face may be cast (CR 310.11b)."""

from __future__ import annotations

from core.events.effects import SpellCast
from core.events.stack import AbilityResolved, Moved, ResolutionBegan
from core.model.cards import Card
from core.model.game import Game
from core.model.permanents import Origin, ZoneCard
from core.model.stack import OnStack, SiegeDefeated
from core.rules.choices.purposes import CastTransformed
from core.rules.choices.targets import ChooseTargets
from core.rules.procedure import Procedure, ask
from core.rules.stack.announcing import as_object, as_spell, with_object
from core.rules.stack.optional import agrees
from core.rules.stack.targets import Targeting, can_be_chosen, legal_targets
from core.rules.triggers.noticing import happen
from core.terms.called import Called
from core.terms.ids import PlayerId, RecipientId, next_incarnation
from core.terms.rule_numbers import RuleNumber
from core.terms.zones import Zone

_MAY_CAST = RuleNumber("310.11b")


def resolve_defeat(game: Game, ability: SiegeDefeated) -> Procedure[Game]:
    """Exile the Siege; then its controller may cast it transformed. The ability resolves on after that.

    CR 310.11b: that is what its ability does. CR 608.2g: nobody gets priority in between; the spell
    lies on the stack above the ability.
    """
    game = yield from happen(game, ResolutionBegan(ability=ability))
    if ability.source in game.battlefield:
        exiled = next_incarnation(ability.source)
        game = yield from happen(game, Moved(object=ability.source, becomes=exiled, to=Zone.EXILE))
        card = next((card for card in game.exile if card.id == exiled), None)
        if card is not None and card.card.back is not None and card.origin is not Origin.TOKEN:
            game = yield from _may_cast(game, ability.controller, card, card.card.back)
    return (yield from happen(game, AbilityResolved(ability=ability)))


def _may_cast(game: Game, player: PlayerId, card: ZoneCard, back: Card) -> Procedure[Game]:
    """Have a player cast a card with its back face up, if that can be cast and the player wants it.

    CR 712.11c: only that face counts for whether it can be cast. X is 0 (CR 107.3b).
    """
    spell, stand_in = as_spell(back), as_object(game, player, back, card.owner, card.card)
    if spell is None:
        return game
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
