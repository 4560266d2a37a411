"""`apply` for the stack: what goes on it and what leaves it."""

from __future__ import annotations

from typing import assert_never

from core.abilities.card_texts.stack_abilities import Activated
from core.apply.draft import Draft
from core.characteristics.current import characteristics, is_influenced
from core.events.spells_and_abilities import (
    AbilityActivated,
    CeasedToBeBestowed,
    Countered,
    DidNotResolve,
    ManaAbilityActivated,
    ModeChosen,
    PointsDivided,
    SpellCast,
    SpellCopied,
    TargetsChosen,
)
from core.events.stack import AbilityPutOnStack, AbilityResolved, AbilityTriggered
from core.model.permanents import ModeChosenBefore, Origin, ZoneCard
from core.model.stack import OnStack, StackObject
from core.terms.values import replace
from core.terms.zones import Zone

StackEvent = (
    AbilityTriggered
    | AbilityPutOnStack
    | AbilityResolved
    | SpellCast
    | SpellCopied
    | CeasedToBeBestowed
    | AbilityActivated
    | ManaAbilityActivated
    | TargetsChosen
    | PointsDivided
    | ModeChosen
    | DidNotResolve
    | Countered
)


def apply_stack(draft: Draft, event: StackEvent) -> None:
    """Write what an event of the stack changes."""
    before = draft.before
    match event:
        case AbilityTriggered(ability=ability, used_up=used_up):
            draft.change(triggered=(*before.triggered, ability), made=before.made + 1)
            here = draft.battlefield.now.get(ability.source)
            if event.limited is not None and here is not None:
                draft.change_permanent(here.id, activated=(*here.activated, event.limited))
            if used_up is not None:
                draft.change(effects=tuple(one for one in before.effects if one.id != used_up))
        case AbilityPutOnStack(ability=ability):
            waiting = _without(before.triggered, ability)
            draft.change(triggered=waiting, stack=(*before.stack, ability))
        case CeasedToBeBestowed(spell=spell):
            was = before.last_known[spell.id]
            draft.last_known[spell.id] = replace(was, attached_to=None)
        case SpellCast(spell=spell, as_object=stand_in):
            cast = (*before.cast_this_turn, spell)
            draft.change(stack=(*before.stack, spell), cast_this_turn=cast, made=before.made + 1)
            draft.last_known[stand_in.id] = stand_in
            for card in (event.from_hand, event.from_graveyard, event.transformed):
                if card is not None:
                    draft.remove_card(card)
        case SpellCopied(spell=spell, as_object=stand_in):
            draft.change(stack=(*before.stack, spell), made=before.made + 1)
            draft.last_known[stand_in.id] = stand_in
        case AbilityActivated(ability=activated, limited=limited):
            draft.change(stack=(*before.stack, activated), made=before.made + 1)
            _count_use(draft, activated, limited)
        case ManaAbilityActivated(ability=activated, limited=limited):
            draft.change(made=before.made + 1)
            _count_use(draft, activated, limited)
        case TargetsChosen(ability=one):
            draft.change(stack=tuple(event.chosen if other == one else other for other in before.stack))
        case PointsDivided(ability=one, division=division):
            divided = replace(one, division=division)
            draft.change(stack=tuple(divided if other == one else other for other in before.stack))
        case ModeChosen(ability=one):
            draft.change(stack=tuple(event.chosen if other == one else other for other in before.stack))
            _keep_in_mind(draft, event)
        case AbilityResolved(to=to) | DidNotResolve(to=to) | Countered(to=to):
            leave_stack(draft, event.ability, to)
        case _:
            assert_never(event)


def leave_stack(draft: Draft, ability: StackObject, to: Zone | None) -> None:
    """Take something off the stack; a spell's card goes to its owner's graveyard or elsewhere (CR 608.2n).

    `to` is None if it becomes a permanent (CR 608.3a). What was cast while an ability resolved lies
    above that ability as it leaves (CR 608.2g).
    """
    downwards = range(len(draft.stack) - 1, -1, -1)
    place = next((place for place in downwards if _is_same(draft.stack[place], ability)), None)
    if place is None:  # it left with its controller (CR 800.4a)
        return
    draft.change(stack=(*draft.stack[:place], *draft.stack[place + 1 :]))
    if isinstance(ability, OnStack) and not ability.is_spell:
        remember_target(draft, ability)
    if isinstance(ability, OnStack) and ability.is_spell and to is not None:
        card = draft.before.last_known[ability.id]
        if is_influenced(draft.before):  # CR 608.2h
            draft.last_known[card.id] = replace(card, last=characteristics(draft.before, card.id))
        if card.origin is not Origin.TOKEN:  # CR 704.5e: a copy ceases to exist
            draft.put_card(ZoneCard(id=ability.id, card=card.as_card, owner=card.owner), to)


def _keep_in_mind(draft: Draft, event: ModeChosen) -> None:
    """Keep in mind which modes were chosen, if each may be chosen only once."""
    permanent, unchosen = draft.battlefield.now.get(event.ability.source), event.ability.unchosen
    if permanent is not None and unchosen is not None:
        chosen = tuple(ModeChosenBefore(mode=mode, this_turn=unchosen == "this_turn") for mode in event.modes)
        draft.change_permanent(permanent.id, modes_chosen=(*permanent.modes_chosen, *chosen))


def _count_use(draft: Draft, item: OnStack, limited: Activated | None) -> None:
    """Keep in mind that an ability was activated that may not be as often as one likes (CR 602.5b)."""
    permanent = draft.battlefield.now.get(item.source)
    if limited is not None and permanent is not None:
        draft.change_permanent(permanent.id, activated=(*permanent.activated, limited))
        if limited.once:
            draft.change_permanent(permanent.id, used_up=(*permanent.used_up, limited))


def remember_target(draft: Draft, ability: OnStack) -> None:
    """Keep an ability that has left the stack if something that waits is aimed at it, or is about it."""
    others = (one for one in (*draft.stack, *draft.before.triggered) if isinstance(one, OnStack))
    if any(ability.id in one.targets or one.it == ability.id for one in others):
        draft.change(left_stack=draft.left_stack.with_({ability.id: ability}))


def _without(waiting: tuple[StackObject, ...], ability: StackObject) -> tuple[StackObject, ...]:
    """Return what still waits; they mostly leave in their order, so the first is looked at first."""
    if ability not in waiting:
        return waiting
    place = waiting.index(ability)
    return (*waiting[:place], *waiting[place + 1 :])


def _is_same(one: StackObject, other: StackObject) -> bool:
    """Whether two are one object on the stack, whose targets may have been chosen in between."""
    if isinstance(one, OnStack) and isinstance(other, OnStack):
        return one.id == other.id
    return one == other
