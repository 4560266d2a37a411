"""Abilities that watched for what happened and did not trigger (CR 603.2, 603.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from core.abilities.conditions import Condition
from core.abilities.filters import Objects
from core.abilities.keyword_abilities import Shorthand
from core.events.combat import AttackersDeclared
from core.events.event import Event
from core.explain.binding import bound
from core.explain.explanation import names
from core.explain.stack_names import keyword_of, keyword_rule, stack_name
from core.language.speaker import Speaker
from core.language.wording import condition_words
from core.model.game import Game
from core.rules.triggers.near_misses import Missing, NearMiss, near_misses
from core.rules.triggers.watching import About, item_of
from core.terms.card_types import CardType
from core.words.english import why_not as words

_ANY_CREATURE = Objects(types=(CardType.CREATURE,))


def not_triggered(before: Game, event: Event, game: Game) -> Iterator[str]:
    """Yield why abilities did not trigger; those that wait in vain for one that attacks alone together."""
    not_alone: list[NearMiss] = []
    for missed in near_misses(before, event, game):
        if missed.missing is Missing.ALONE:
            not_alone.append(missed)
        else:
            yield _not_triggered(game, missed)
    if not_alone and isinstance(event, AttackersDeclared):
        abilities = [_named(game, missed) for missed in not_alone]
        rules = [rule for _, keyword in abilities if keyword is not None and (rule := keyword_rule(keyword))]
        attackers = names(game, event.attacks)
        yield words.not_alone([name for name, _ in abilities], attackers, rules[0] if rules else "CR 506.5")


def _named(game: Game, missed: NearMiss) -> tuple[str, Shorthand | None]:
    """Return what to call the ability, and the keyword it is written out of, if any."""
    item = item_of(game, missed.this, missed.ability, About(missed.one.it), missed.when)
    return stack_name(game, item), keyword_of(game, item)


def _not_triggered(game: Game, missed: NearMiss) -> str:
    name, keyword = _named(game, missed)
    rule = keyword_rule(keyword) if keyword is not None else ""
    is_own = missed.missing in {Missing.CONDITION, Missing.COMPANY}
    if is_own and keyword is not None and keyword.word in words.KEYWORDS:
        return words.keyword_failed(name, keyword.word, game.label(missed.this), rule)
    match missed.missing:
        case Missing.CONDITION:
            return words.condition_failed(name, _condition(game, missed, missed.ability.only_if), "CR 603.4")
        case Missing.PROVIDED:
            return words.condition_failed(name, _condition(game, missed, missed.when.provided), "CR 603.2")
        case Missing.TOO_OFTEN:
            return words.triggered_before(name, missed.ability.times_each_turn or 1, "CR 603.2")
        case Missing.COMBAT:
            return words.other_damage(name, rule or "CR 603.2", asks_for_combat=bool(missed.when.combat))
        case Missing.ALONE | Missing.COMPANY:
            when = missed.when
            of_a_kind, is_block = when.along_with != _ANY_CREATURE, when.event == "blocks"
            return words.no_company(
                name, rule or "CR 603.2", when.companions, of_a_kind=of_a_kind, is_block=is_block
            )
        case _:
            assert_never(missed.missing)


def _condition(game: Game, missed: NearMiss, condition: Condition | None) -> str:
    if condition is None:
        return ""
    told = condition_words(condition, Speaker(itself=game.label(missed.this)))
    return bound(game, told, game.permanent(missed.this).controller)
