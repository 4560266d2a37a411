"""Who gives permanents and spells the abilities and rules that are not their own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.abilities.ability import Ability
from core.abilities.card_texts.keyword_meanings import expanded
from core.abilities.keywords import Keyword
from core.abilities.restrictions import (
    AllMustBlock,
    AttacksIfAble,
    BlocksIfAble,
    CantBeBlocked,
    CantBeBlockedBy,
    CantBeBlockedByPower,
    CantBeBlockedByThose,
    CantBeBlockedExcept,
    Goaded,
    MustBeBlocked,
)
from core.characteristics.among_permanents import all_characteristics
from core.characteristics.copiable_values import copiable
from core.characteristics.current import characteristics
from core.characteristics.spells import givers_to_spell
from core.explain.characteristics import reasons, why_in_short
from core.explain.stack_names import keyword_of, stands_for
from core.language.phrases import phrase
from core.model.game import Game
from core.model.stack import OnStack
from core.terms.ids import ObjectId
from core.words.english import characteristics as words
from core.words.english.names import called


def given_abilities(game: Game, source: ObjectId, abilities: Iterable[Keyword | Ability]) -> Iterator[str]:
    """Yield where a permanent or a spell has abilities from; nothing of those that are printed."""
    is_there = source in game.battlefield
    for ability in abilities:
        told = phrase(ability)
        if why := [clause for clause in why_in_short(game, source, told) if clause] if is_there else []:
            yield words.given_ability(game.label(source), told, why)
        elif not is_there:
            for giver in givers_to_spell(game, game.permanent(source), all_characteristics(game), ability):
                yield words.gives(called(giver), game.label(source), told)


def given_text(game: Game, item: OnStack) -> Iterator[str]:
    """Yield where a permanent has the ability from that triggered or was activated, if not from itself."""
    keyword = keyword_of(game, item)
    if item.source not in game.battlefield:
        return
    if keyword is not None:
        yield from given_abilities(game, item.source, [keyword])
        return
    printed = copiable(game.battlefield[item.source])
    is_own = any(stands_for(text, item) for text in (*printed.effects, *expanded(printed.abilities)))
    for reason in reasons(game, item.source):
        is_other = reason.giver != game.label(item.source)
        if is_other and any(stands_for(text, item) for text in reason.texts):
            yield words.given_text(name=game.label(item.source), giver=reason.giver, is_own=is_own)


def given_rules(game: Game, source: ObjectId, kinds: tuple[type, ...]) -> Iterator[str]:
    """Yield what says such rules of a permanent, if something else does (CR 613.11)."""
    for giver, told in _said_of(game, source, kinds):
        yield words.given_rule(giver, game.label(source), told)


def and_from_whom(told: str, game: Game, sources: Iterable[ObjectId], kinds: tuple[type, ...]) -> str:
    """Return what such rules forbid, and who says them of these permanents if something else does."""
    givers = dict.fromkeys(giver for one in sources for giver in givers_of_rules(game, one, kinds))
    return f"{told} {words.comes_from(tuple(givers))}" if givers else told


def givers_of_rules(game: Game, source: ObjectId, kinds: tuple[type, ...]) -> tuple[str, ...]:
    """Return who says such rules of a permanent besides itself."""
    return tuple(dict.fromkeys(giver for giver, _ in _said_of(game, source, kinds)))


def _said_of(game: Game, source: ObjectId, kinds: tuple[type, ...]) -> Iterator[tuple[str, str]]:
    """Yield who says such rules of a permanent besides itself, and what they say."""
    for rule in characteristics(game, source).abilities:
        if isinstance(rule, kinds):
            told = phrase(Goaded() if isinstance(rule, Goaded) else rule)
            for reason in reasons(game, source):
                if told in reason.about and reason.giver != game.label(source):
                    yield reason.giver, told


ATTACK_REQUIREMENTS = (AttacksIfAble, Goaded)
BLOCK_RULES = (
    AllMustBlock,
    CantBeBlocked,
    CantBeBlockedBy,
    CantBeBlockedByPower,
    CantBeBlockedByThose,
    CantBeBlockedExcept,
    MustBeBlocked,
)
"""What rules say of attackers as blockers are declared."""
BLOCK_REQUIREMENTS = (BlocksIfAble,)
