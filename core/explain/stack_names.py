"""What to call things on the stack; an ability that a keyword stands for by that keyword."""

from __future__ import annotations

from core.abilities.card_texts.card_text import CardText
from core.abilities.card_texts.keyword_meanings import expanded
from core.abilities.card_texts.stack_abilities import Activated, Triggered
from core.abilities.keyword_abilities import Shorthand
from core.abilities.keywords import RULE_OF
from core.characteristics.current import characteristics
from core.language.phrases import phrase
from core.model.game import Game
from core.model.stack import DamageOnStack, OnStack, StackObject
from core.terms.rule_numbers import RuleNumber, cited
from core.words.english import stack as words
from core.words.english.names import called


def stack_name(game: Game, item: StackObject) -> str:
    """Return what to call something on the stack: `Shock`, `Squire's exalted`, `Mogg Fanatic's ability`."""
    if isinstance(item, DamageOnStack):
        return words.combat_damage_object()
    if not isinstance(item, OnStack):
        return words.defeat_ability(game.label(item.source))
    keyword = keyword_of(game, item)
    if keyword is None:
        return called(item.name)
    return words.keyword_of(item.name.name, keyword.word if keyword.mana else phrase(keyword))


def keyword_of(game: Game, item: OnStack) -> Shorthand | None:
    """Return the keyword ability that an ability is written out of; None if it is of no keyword."""
    if item.is_spell or not _is_known(game, item):
        return None
    abilities = characteristics(game, item.source).abilities
    return next((one for one in abilities if isinstance(one, Shorthand) and _means(one, item)), None)


def keyword_rule(keyword: Shorthand) -> str:
    """Return the rule that says what a keyword ability does, as cited; empty if it never triggers."""
    rule = RULE_OF.get(keyword.word)
    return cited(RuleNumber(rule)) if rule is not None else ""


def _is_known(game: Game, item: OnStack) -> bool:
    return item.source in game.battlefield or item.source in game.last_known


def _means(ability: Shorthand, item: OnStack) -> bool:
    return any(stands_for(text, item) for text in expanded((ability,)))


def stands_for(text: CardText, item: OnStack) -> bool:
    """Whether an ability on the stack is one that a text writes."""
    if not isinstance(text, Triggered | Activated) or text.does != item.does:
        return False
    return item.triggered_on in text.whens if isinstance(text, Triggered) else _is_used(item)


def _is_used(item: OnStack) -> bool:
    """Whether an ability was activated, and has not triggered."""
    return item.triggered_on is None
