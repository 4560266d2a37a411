"""Random abilities, made from the types of the vocabulary themselves: whatever can be said may come."""

from __future__ import annotations

from enum import Enum
from functools import cache
from random import Random
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from core.abilities.card_texts.card_text import CardText
from core.abilities.card_texts.stack_abilities import Spell
from core.abilities.instructions.one_shot import OneShot
from core.data.faults import DataError
from core.data.marks import OpenUnion
from core.data.reading import make
from core.data.shapes import Field, fields_of
from core.data.writing import written
from core.language.phrases import ENGLISH, known_phrases
from core.terms.values import FrozenMap, Value

_WORDS: dict[str, tuple[str, ...]] = {
    "subtypes": ("Elf", "Goblin", "Aura", "Equipment", "Jace"),
    "subtype": ("Zombie", "Orc", "Forest"),
    "not_subtypes": ("Human", "Wall"),
    "name": ("Grizzly Bears", "bear"),
    "card": ("Grizzly Bears", "Soul Warden"),
    "mana": ("{1}", "{2}{W}"),
}
_PHRASED = {"gains", "loses", "has", "ability", "one_of", "gains_otherwise"}
"""What a file writes as phrases."""
_PHRASES = known_phrases()
_SIMPLE: dict[Any, tuple[Any, ...]] = {int: (1, 1, 2, 3), bool: (True, False)}
_KINDS = ("+1/+1", "-1/-1", "shield", "flying", "loyalty", "spore")


def random_text(random: Random) -> Any:
    """Return any text of a card as it is in the program.

    Raises:
        DataError: its parts do not go together.
    """
    return _value(random, CardText, "", 0)


def random_value(random: Random, field: Field) -> Any:
    """Return what may be said in a field of a model, or what may not.

    Raises:
        DataError: its parts do not go together.
    """
    return _value(random, field.shape, field.name, 1)


def random_ability(random: Random) -> dict[str, Any]:
    """Return one ability of a permanent, as a file writes it."""
    kind = random.choice([one for one in get_args(CardText) if one is not Spell])
    while True:
        try:
            made = _value(random, kind, "", 0)
        except DataError:
            continue  # parts that do not go together; the next try is of the same kind, so that none is rare
        data: dict[str, Any] = written(made, ENGLISH)
        return data


def _value(random: Random, kind: Any, field: str, depth: int) -> Any:
    if isinstance(kind, str):  # instructions within an instruction, named before they are made
        kind = OneShot
    origin, arguments = _shape(kind)
    if field in _PHRASED and origin is not tuple:
        return random.choice(_PHRASES)
    if origin is Annotated:
        later = next((one for one in arguments[1:] if isinstance(one, OpenUnion)), None)
        if later is not None:
            return _value(random, later.union, field, depth)
        return _value(random, arguments[0], field, depth)
    if origin is Literal:
        return random.choice(arguments)
    if origin in {Union, UnionType}:
        return _value(random, random.choice(arguments), field, depth)
    if origin is tuple:
        return tuple(_value(random, arguments[0], field, depth) for _ in range(random.randint(1, 2)))
    if origin is FrozenMap:
        return {random.choice(_KINDS): random.randint(1, 2)}
    return _plain(random, kind, field, depth)


@cache
def _shape(kind: Any) -> tuple[Any, tuple[Any, ...]]:
    return get_origin(kind), get_args(kind)


def _plain(random: Random, kind: Any, field: str, depth: int) -> Any:
    kind = getattr(kind, "__supertype__", kind)
    if kind is type(None):
        return None
    if kind is str:
        return random.choice(_WORDS.get(field, _KINDS))
    if kind in _SIMPLE:
        return random.choice(_SIMPLE[kind])
    if issubclass(kind, Enum):
        return random.choice(tuple(kind))
    assert issubclass(kind, Value), kind
    return random_part(random, kind, depth + 1)


def random_part(random: Random, kind: type[Value], depth: int = 0) -> Value:
    """Return a model with random parts, fewer the deeper it lies.

    Raises:
        DataError: they do not go together.
    """
    given = {}
    for field in fields_of(kind):
        if field.is_required or random.random() < 0.9 / (depth + 1):
            given[field.name] = _value(random, field.shape, field.name, depth)
    return make(kind, given, ENGLISH)
