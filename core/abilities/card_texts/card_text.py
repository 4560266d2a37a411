"""Everything that can stand in a card's or an object's `abilities`, besides keywords."""

from typing import TypeGuard

from core.abilities.card_texts.cast_from_graveyard import CastFromGraveyard
from core.abilities.card_texts.may_exert import MayExert
from core.abilities.card_texts.stack_abilities import Activated, Spell, Triggered, works_in
from core.abilities.effects.emblem import EMBLEM_TEXT, Emblem
from core.abilities.effects.event_effect import EventEffect
from core.abilities.effects.grants import Grants
from core.abilities.effects.object_changes import GIVEN_TEXT, Changes
from core.abilities.effects.on_life_and_counters import CounterLimit
from core.abilities.filters import Objects
from core.abilities.instructions.create_tokens import TOKEN_TEXT, TokenBody
from core.abilities.parts_of import parts_of
from core.abilities.triggers import When
from core.data.marks import RefusedError
from core.words.english.errors import ability_faults as faults

CardText = EventEffect | CounterLimit | Grants | MayExert | CastFromGraveyard | Spell | Activated | Triggered


def is_text(one: object) -> TypeGuard[CardText]:
    """Whether it is what can stand in a card's `abilities`: no keyword, and no rule of combat."""
    return isinstance(one, CardText)


def given_texts(changes: Changes | TokenBody) -> tuple[CardText, ...]:
    """Return the abilities that are given and are no keywords."""
    return tuple(one for one in changes.abilities if isinstance(one, CardText))


def emblem_texts(emblem: Emblem) -> tuple[CardText, ...]:
    """Return the abilities of an emblem, which work in the command zone (CR 113.6p)."""
    return tuple(one for one in emblem.abilities if isinstance(one, CardText))


def _be_givable(text: CardText) -> None:
    """CR 113.3a: what a spell does is of spells alone. CR 604.3a: what defines an object is its own."""
    if isinstance(text, Spell) or (isinstance(text, Grants) and text.defines):
        raise RefusedError(faults.given_spell_text())
    if isinstance(text, Grants) and any(isinstance(inner, Grants) for inner in text.abilities):
        raise RefusedError(faults.given_static_in_turn())


def _be_of_a_token(text: CardText) -> None:
    """CR 113.3a: what a spell does is of spells alone."""
    if isinstance(text, Spell):
        raise RefusedError(faults.created_spell_text())


def _be_of_an_emblem(text: CardText) -> None:
    """CR 113.6p, 114.4: what it says works in the command zone; an emblem is on no battlefield.

    Abilities of emblems that are activated are not on this table.
    """
    if not isinstance(text, EventEffect | CounterLimit | Grants | Triggered):
        raise RefusedError(faults.emblem_says())
    if isinstance(text, Triggered):
        is_off = works_in(text) is not None or text.times_each_turn is not None
        if is_off or any(_is_of_permanents_alone(when) for when in text.whens):
            raise RefusedError(faults.emblem_says())
    elif any(isinstance(one, Objects) and one.which in {"this", "bearer"} for one in parts_of(text)):
        raise RefusedError(faults.emblem_says())


def _is_of_permanents_alone(when: When) -> bool:
    """Whether a trigger is about the object itself, or what it is attached to, as no emblem's can be."""
    objects = when.which.objects
    is_asked = when.event not in {"state", "step_begins"}
    return is_asked and objects is not None and objects.which in {"this", "bearer"}


GIVEN_TEXT.close(CardText, _be_givable)
TOKEN_TEXT.close(CardText, _be_of_a_token)
EMBLEM_TEXT.close(CardText, _be_of_an_emblem)
