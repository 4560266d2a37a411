"""Everything that can stand in a card's or an object's `abilities`, besides keywords."""

from typing import TypeGuard

from core.abilities.card_texts.may_exert import MayExert
from core.abilities.card_texts.stack_abilities import Activated, Spell, Triggered
from core.abilities.effects.event_effect import EventEffect
from core.abilities.effects.grants import Grants
from core.abilities.effects.object_changes import GIVEN_TEXT, Changes
from core.abilities.effects.on_life_and_counters import CounterLimit
from core.abilities.instructions.create_tokens import TOKEN_TEXT, TokenBody
from core.data.marks import RefusedError
from core.words.english.errors.ability_faults import Fault, fault

CardText = EventEffect | CounterLimit | Grants | MayExert | Spell | Activated | Triggered


def is_text(one: object) -> TypeGuard[CardText]:
    """Whether it is what can stand in a card's `abilities`: no keyword, and no rule of combat."""
    return isinstance(one, CardText)


def given_texts(changes: Changes | TokenBody) -> tuple[CardText, ...]:
    """Return the abilities that are given and are no keywords."""
    return tuple(one for one in changes.abilities if isinstance(one, CardText))


def _be_givable(text: CardText) -> None:
    """CR 113.3a: what a spell does is of spells alone. CR 604.3a: what defines an object is its own."""
    if isinstance(text, Spell) or (isinstance(text, Grants) and text.defines):
        raise RefusedError(fault(Fault.GIVEN_SPELL_TEXT))
    if isinstance(text, Grants) and any(isinstance(inner, Grants) for inner in text.abilities):
        raise RefusedError(fault(Fault.GIVEN_STATIC_IN_TURN))


def _be_of_a_token(text: CardText) -> None:
    """CR 113.3a: what a spell does is of spells alone."""
    if isinstance(text, Spell):
        raise RefusedError(fault(Fault.CREATED_SPELL_TEXT))


GIVEN_TEXT.close(CardText, _be_givable)
TOKEN_TEXT.close(CardText, _be_of_a_token)
