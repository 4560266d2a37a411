"""Creating tokens (CR 111, 701.7a)."""

from __future__ import annotations

from core.abilities.ability import split_abilities
from core.abilities.card_texts.card_text import given_texts
from core.abilities.effects.amount_changes import Instead
from core.abilities.effects.on_entering import TokensEffect
from core.abilities.instructions.create_tokens import TokenBody
from core.characteristics.active_effects import Active, active_effects
from core.events.entering import TokensPlanned
from core.model.cards import Card
from core.model.game import Game
from core.model.waiting_effects import EffectId
from core.rules.damage.changed_amounts import changed_amount
from core.rules.procedure import Procedure
from core.rules.replacement_order import choose_effect
from core.rules.triggers.happening import happen
from core.terms.ids import PlayerId
from core.terms.rule_numbers import RuleNumber


def number_of_tokens(game: Game, player: PlayerId, name: str, amount: int) -> Procedure[tuple[Game, int]]:
    """Return how many tokens are created in the end.

    CR 616.1f: until nothing more can be applied. CR 616.1g: this comes before anything that is about how
    each of them enters.
    """
    game = yield from happen(game, TokensPlanned(token=name, amount=amount))
    applied: set[EffectId] = set()
    while amount and (found := [one for one in _watching(game, player) if one.id not in applied]):
        active = yield from choose_effect(game, player, found)
        applied.add(active.id)
        effect, before = active.effect, amount
        if isinstance(effect, TokensEffect):
            change = effect.change
            amount = 0 if isinstance(change, Instead) else changed_amount(amount, change)
        game = yield from happen(
            game,
            TokensPlanned(
                name=active.name, token=name, amount=amount, before=before, rule=RuleNumber("614.6")
            ),
        )
    return game, amount


def token_card(body: TokenBody) -> Card:
    """Return a token's characteristics (CR 111.3, 111.4)."""
    keywords, abilities = split_abilities(body.has)
    return Card(
        name=body.name or f"{' '.join(body.subtypes)} Token".strip(),
        types=frozenset(body.types),
        subtypes=body.subtypes,
        colors=frozenset(body.colors),
        power=body.power,
        toughness=body.toughness,
        keywords=keywords,
        abilities=abilities,
        effects=given_texts(body),
    )


def _watching(game: Game, player: PlayerId) -> list[Active]:
    return [
        active
        for active, effect in active_effects(game, TokensEffect)
        if effect.who == "any" or (active.you == player) is (effect.who == "you")
    ]
