"""What is asked and refused as abilities are put on the stack in some order."""

from __future__ import annotations

from collections import Counter

from core.explain.choices.question_words import Told, Violations
from core.language.wording import instruction_words
from core.model.game import Game
from core.model.stack import OnStack, StackObject
from core.model.waiting_effects import EffectId
from core.rules.choices.trigger_order import NotEachOnce, OrderTriggers, own_id
from core.terms.rule_numbers import cited
from core.words.english.choices import picking as words


def asked(game: Game, choice: OrderTriggers) -> str:
    """Return `Amy: in which order are these put on the stack?`."""
    return words.order_asked(game.label(choice.player))


def _not_each_once(_game: Game, wrong: NotEachOnce) -> Told:
    return Told(words.not_each_once(cited(wrong.rule)), words.list_in_order(wrong.among))


def short_names(game: Game, choice: OrderTriggers) -> dict[EffectId, str]:
    """Return what each ability is called: its object, and what it does where others of that name wait too."""
    labels = Counter(game.label(one.source) for one in choice.among)
    return {own_id(one): _short_name(game, one, labels) for one in choice.among}


def _short_name(game: Game, ability: StackObject, labels: Counter[str]) -> str:
    label = game.label(ability.source)
    if labels[label] == 1:
        return label
    if not isinstance(ability, OnStack):
        return words.ability_of(label, words.siege_defeat())
    about = "" if ability.it is None else "player" if ability.it in game.players else "permanent"
    return words.ability_of(label, instruction_words(ability.does, ability.wanted, about=about, is_own=True))


VIOLATIONS: Violations = {NotEachOnce: _not_each_once}
