"""Words for the order in which abilities go on the stack."""

from __future__ import annotations

from collections import Counter

from core.explain.choices.question_words import Told, Violations, refused
from core.language.wording import instruction_words
from core.model.game import Game
from core.model.stack import OnStack, StackObject
from core.model.waiting_effects import EffectId
from core.rules.choices.trigger_order import NotEachOnce, OrderTriggers, own_id


def _not_each_once(_game: Game, wrong: NotEachOnce) -> Told:
    reason = "Each ability that waits goes on the stack once"
    return refused(reason, wrong.rule, f"List {', '.join(wrong.among)} in some order.")


def asked(game: Game, choice: OrderTriggers) -> str:
    """Return `Amy: in which order do these go on the stack?`."""
    return f"{game.label(choice.player)}: in which order do these go on the stack?"


def short_names(game: Game, choice: OrderTriggers) -> dict[EffectId, str]:
    """Return what each ability is called: its object, and what it does where others of that name wait too."""
    labels = Counter(game.label(one.source) for one in choice.among)
    return {own_id(one): _short_name(game, one, labels) for one in choice.among}


def _short_name(game: Game, ability: StackObject, labels: Counter[str]) -> str:
    label = game.label(ability.source)
    if labels[label] == 1:
        return label
    if not isinstance(ability, OnStack):
        return f"{label}: {_DEFEATED}"
    about = "" if ability.it is None else "player" if ability.it in game.players else "permanent"
    return f"{label}: {instruction_words(ability.does, ability.wanted, about=about, is_own=True)}"


_DEFEATED = "exile it, then you may cast it transformed"


VIOLATIONS: Violations = {NotEachOnce: _not_each_once}
