"""Every effect that there can be is written, and read back as the same."""

from __future__ import annotations

from random import Random
from typing import Final, get_args

import pytest

from core.abilities.amounts import Counted, CountedCards
from core.abilities.effects.event_effect import EventEffect
from core.abilities.effects.on_life_and_counters import CounterLimit
from core.abilities.effects.on_players import PlayerHas
from core.abilities.filters import Objects
from core.abilities.instructions.one_shot import MakeEffect
from core.data.faults import DataError
from core.language.english.effects.every_effect import EFFECTS
from core.language.english.instructions.clauses import INSTRUCTIONS
from core.language.english.nouns import A_SOURCE, THOSE, A
from core.language.kernel.phrase import Phrase
from core.terms.card_types import CardType
from core.terms.values import Value, replace
from tests.core.language.effect_words import readings, said_with_nouns
from tests.core.random_parts import random_part


def _is_said(phrase: Phrase, value: object) -> bool:
    words = phrase.write(value)
    return words is not None and readings(phrase, words) == [value]


def _filters(random: Random) -> list[Objects]:
    """Return filters that have words wherever one can stand; the rest of them is tested with filters."""
    found: list[Objects] = []
    while len(found) < 40:
        try:
            one = random_part(random, Objects, 1)
        except DataError:
            continue  # parts that do not go together
        assert isinstance(one, Objects)
        singular = _is_said(A, one) and _is_said(A_SOURCE, one)
        if singular and (one.which in {"this", "bearer"} or _is_said(THOSE, one)):
            found.append(one)
    return found


def _with_filters(part: Value, random: Random, filters: list[Objects]) -> Value:
    changes: dict[str, object] = {}
    for name in part.__struct_fields__:
        value = getattr(part, name)
        if isinstance(value, Objects):
            is_plain = value == Objects() or value in {Objects(which="this"), Objects(which="bearer")}
            changes[name] = value if is_plain else random.choice(filters)
        elif isinstance(value, Value):
            changes[name] = _with_filters(value, random, filters)
    return replace(part, **changes) if changes else part


_AMOUNTS: Final = (
    Counted(of=Objects(types=(CardType.CREATURE,), controller="you")),
    Counted(of="life", half="up"),
    Counted(of="basic_land_types", times=2),
    Counted(of=CountedCards(zone="graveyard"), plus=1),
)
"""Amounts that have words wherever one can stand; the rest of them is tested with amounts."""
_MODELS: Final = (*get_args(EventEffect), CounterLimit, MakeEffect)


@pytest.mark.parametrize("model", _MODELS, ids=lambda model: model.__name__)
def test_every_effect_is_written_and_read_back(model: type[Value]) -> None:
    random = Random(1)
    filters = _filters(random)
    left = 120 if model is MakeEffect else 60
    while left:
        try:
            part = _with_filters(random_part(random, model, random.choice((0, 1))), random, filters)
        except ValueError:
            continue  # parts that do not go together
        if isinstance(part, MakeEffect):
            if isinstance(part.effect, PlayerHas) and part.on in {"it", "target_2", "target_3"}:
                continue  # whether that is a player is in the ability around it
            part = replace(part, when_prevented=None, if_prevented=())
            if isinstance(part.points, Counted):
                part = replace(part, points=random.choice(_AMOUNTS))
        phrase: Phrase = INSTRUCTIONS if isinstance(part, MakeEffect) else EFFECTS
        words = phrase.write(said_with_nouns(part) if isinstance(part, MakeEffect) else part)
        assert words is not None, part
        assert readings(phrase, words) == [part], words
        left -= 1
