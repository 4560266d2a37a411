"""Copies: what can be copied of a permanent, and what something enters as a copy of (CR 707)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.ability import split_abilities
from core.abilities.effects.on_entering import CopyExceptions, CopyOnEntering, EntersEffect
from core.characteristics.active_effects import Active
from core.characteristics.filtering import is_among
from core.model.cards import Card
from core.model.game import Game
from core.model.permanents import Permanent
from core.model.waiting_effects import EffectId
from core.rules.choices.one import ChooseOne
from core.rules.choices.picking import NO, EffectRef
from core.rules.choices.purposes import WhatIsCopied
from core.rules.procedure import Procedure, ask
from core.terms.called import Called
from core.terms.ids import ObjectId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import replace

_CHOSEN = RuleNumber("614.12a")


def copied(original: Permanent, exceptions: CopyExceptions) -> Card:
    """Return what a copy of a permanent is (CR 707).

    CR 701.27a: a copy of a double-faced permanent has no other face of its own.
    CR 707.9a, 707.9b: what is said besides is part of what copies of the copy take over.
    CR 707.2: its copiable values. CR 707.3: of a copy, those it copied. CR 707.6: choices made for it
    are not copied.
    """
    card = original.copiable
    keywords, abilities = split_abilities(exceptions.has)
    return replace(
        card,
        back=None,
        mana_cost="" if exceptions.without_mana_cost else card.mana_cost,
        colors=card.colors if exceptions.colors is None else frozenset(exceptions.colors),
        power=card.power if exceptions.power is None else exceptions.power,
        toughness=card.toughness if exceptions.toughness is None else exceptions.toughness,
        types=card.types | frozenset(exceptions.types),
        subtypes=tuple(dict.fromkeys((*card.subtypes, *exceptions.subtypes))),
        keywords=card.keywords | keywords,
        abilities=(*card.abilities, *abilities),
    )


def original_of(
    game: Game, permanent: Permanent, active: Active, effect: EntersEffect
) -> Procedure[ObjectId | None]:
    """Return what an effect makes a permanent enter as a copy of, asking its controller if there is a choice.

    None if it makes it no copy, or nothing is there to copy, or its controller does not want any of it.
    """
    copy = effect.as_copy
    if copy is None:
        return None
    if not copy.is_chosen:
        return active.this if active.this != permanent.id else None
    best, rest = _wanted_first(game, permanent, copy)
    if not best and not rest:
        return None
    nothing = EffectRef(id=NO, name=Called(NO))
    # second, to be in sight: the others can be clicked on the table
    among = (*_refs(game, best[:1]), nothing, *_refs(game, [*best[1:], *rest]))
    choice = ChooseOne(
        player=permanent.controller,
        purpose=WhatIsCopied(name=permanent.label),
        among=among,
        rule=_CHOSEN,
    )
    chosen = (yield from ask(choice)).value
    return None if chosen == NO else ObjectId(chosen)


def _wanted_first(
    game: Game, permanent: Permanent, copy: CopyOnEntering
) -> tuple[list[ObjectId], list[ObjectId]]:
    """Return what may be copied: first opponents', the strongest copy before others; then what asks again.

    What would itself enter as a copy of something is wanted last: as its copy it would only ask once more.
    """
    you, this = permanent.controller, permanent.id
    fitting = [one for one in game.battlefield.values() if is_among(game, one.id, copy.of, you, this)]
    fitting.sort(key=lambda one: (one.controller == you, -(one.copiable.power or 0)))
    best = [one.id for one in fitting if not _asks_again(one.copiable)]
    return best, [one.id for one in fitting if one.id not in best]


def _asks_again(card: Card) -> bool:
    texts = (text for text in card.effects if isinstance(text, EntersEffect))
    return any(text.as_copy is not None and text.as_copy.is_chosen for text in texts)


def _refs(game: Game, options: list[ObjectId]) -> Iterator[EffectRef]:
    return (EffectRef(id=EffectId(one), name=Called(game.label(one))) for one in options)
