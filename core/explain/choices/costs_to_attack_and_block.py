"""What attacking and blocking cost, as a question shows it, and that it can't be paid."""

from __future__ import annotations

from core.abilities.costs import Cost
from core.explain.binding import bound
from core.explain.choices.question_words import Told, present
from core.language.speaker import Speaker
from core.language.wording import paying_words
from core.model.combat import Owed
from core.model.game import Game
from core.rules.combat.costs_to_attack_and_block import CannotPayToFight, in_all
from core.terms.ids import PlayerId
from core.terms.rule_numbers import cited
from core.words.english.choices import costs_to_attack_and_block as words


def price(game: Game, player: PlayerId, owed: tuple[Owed, ...]) -> str:
    """Return what a player pays in all: `pay {4} and sacrifice a land`; empty if nothing is owed."""
    return words.all_of([_cost(game, player, cost) for cost in in_all(owed)])


def cannot_pay(game: Game, wrong: CannotPayToFight) -> Told:
    """Return that a player can't pay, and the way out."""
    cost = _cost(game, wrong.player, wrong.cost)
    names = [present(game, one) for one in wrong.creatures]
    told = words.cannot_pay(
        player=game.label(wrong.player), cost=cost, names=names, to=wrong.to, rule=cited(wrong.rule)
    )
    return Told(told, words.without_it(wrong.to))


def each_price(game: Game, player: PlayerId, owed: tuple[Owed, ...]) -> tuple[str, ...]:
    """Return a line for each permanent that asks for something: what, and for which creatures."""
    asked: dict[tuple[str, str], list[str]] = {}
    for one in owed:
        cost = _cost(game, player, one.cost)
        asked.setdefault((game.label(one.source), cost), []).append(game.label(one.creature))
    who = game.label(player)
    return tuple(words.asks(source, who, cost, names) for (source, cost), names in asked.items())


def _cost(game: Game, player: PlayerId, cost: Cost) -> str:
    return bound(game, paying_words(cost, "", Speaker()), player)
