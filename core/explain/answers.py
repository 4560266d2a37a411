"""What an answer to a question is called, in a few words: the name of a row among all answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from core.explain.choices.purposes import option_words
from core.explain.choices.trigger_order import short_names
from core.explain.explanation import label
from core.model.game import Game
from core.play.playthrough import Decision
from core.rules.choices.choice import Answer, Choice
from core.rules.choices.one import ChooseOne
from core.rules.choices.picking import Chosen, EffectRef, Targets
from core.rules.choices.purposes import OrderOnTop, Purpose, WhichMode
from core.rules.choices.replacement import ChooseReplacement
from core.rules.choices.shield import Split
from core.rules.choices.some import ChooseSome
from core.rules.choices.trigger_order import OrderTriggers, StackOrder, ordered
from core.rules.combat.assignment_choice import Assignment
from core.rules.combat.attack_choice import Attacks
from core.rules.combat.block_choice import Blocks
from core.rules.combat.damage_order_choice import Orders
from core.terms.ids import RecipientId
from core.words.english.choices import answers as words
from core.words.english.names import called

R = TypeVar("R", bound=RecipientId)


def answered_words(decisions: Iterable[Decision]) -> str:
    """Return what the answers to decisions are called, one after the other: `Furnace of Rath, then Fog`."""
    return words.then([_of(one) for one in decisions if one.answer is not None])


def _of(decision: Decision) -> str:
    assert decision.answer is not None  # noqa: S101 - `answered_words` leaves out those without
    return answer_words(decision.game, decision.choice, decision.answer)


def answer_words(game: Game, choice: Choice[Answer], answer: Answer) -> str:
    """Return what an answer is called: `Wall of Air blocks Bear`, `Bear: 2 to Wall, 1 to Nicole`."""
    match choice, answer:
        case OrderTriggers(), StackOrder(order=order):
            names = short_names(game, choice)
            return words.then([names[one] for one in ordered(choice.among, order)])
        case ChooseReplacement(among=among), Chosen(value=value):
            return next(called(one.name) for one in among if one.id == value)
        case ChooseOne(purpose=purpose), Chosen(value=value):
            return _options(purpose, choice.among, (value,))
        case ChooseSome(purpose=purpose), Targets(targets=targets):
            return _options(purpose, choice.among, targets)
        case _, Chosen(value=value):
            return label(game, value)
        case _, Targets(targets=targets):
            return words.all_of(label(game, one) for one in targets)
        case _, Attacks(attacks=attacks):
            return words.attacks([(game.label(one), game.label(target)) for one, target in attacks.items()])
        case _, Blocks(blocks=blocks):
            return words.blocks([(game.label(one), _labels(game, those)) for one, those in blocks.items()])
        case _, Orders(orders=orders):
            return words.orders([(game.label(one), _labels(game, those)) for one, those in orders.items()])
        case _, Assignment(points=points):
            return words.assigns([(game.label(one), _parts(game, part)) for one, part in points.items()])
        case _, Split(points=points):
            return words.splits([(game.label(one), _parts(game, part)) for one, part in points.items()])
        case _:
            raise TypeError(answer)


def _labels(game: Game, those: Iterable[RecipientId]) -> list[str]:
    return [game.label(one) for one in those]


def _parts(game: Game, parts: Mapping[R, int]) -> list[tuple[int, str]]:
    return [(amount, game.label(one)) for one, amount in parts.items() if amount]


def _options(purpose: Purpose, among: Iterable[EffectRef], chosen: Iterable[str]) -> str:
    by_id: dict[str, EffectRef] = {ref.id: ref for ref in among}
    told = [option_words(purpose, by_id[one]) for one in chosen]
    match purpose:
        case OrderOnTop():
            return words.then(told)
        case WhichMode():
            return words.modes(told)
        case _:
            return words.all_of(told)
