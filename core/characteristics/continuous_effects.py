"""Effects in force that make objects other than they are by themselves (CR 611, 613.7)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from core.abilities.card_texts.card_text import emblem_texts
from core.abilities.effects.emblem import Emblem
from core.abilities.effects.grants import Grants
from core.abilities.filters import Objects
from core.abilities.keyword_abilities import Shorthand
from core.abilities.keywords import EXALTED, KEYWORD_COUNTERS, Keyword
from core.characteristics.layer import Layer, layers_of
from core.characteristics.remembering import from_each_alone, of_objects
from core.model.game import Game
from core.model.permanents import Permanent
from core.model.waiting_effects import Waiting
from core.terms.called import Called
from core.terms.counters import CounterKind
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import Value


class Continuous(Value, eq=False):
    """One effect; each is equal only to itself.

    Attributes:
        name: what a reader knows it by; of a counter its kind, of a change by hand nothing.
        you: who is "you" for it.
        timestamp: larger is later.
        layers: those it has a part in.
        this: the permanent whose static ability it is, if it is one.
        made_by: for one that lasts by itself, the object whose ability made it, or the spell.
        defending: the defending player it refers to, if that is not just whom `this` attacks.
        only: what it is fixed to, if it is (CR 611.2c).
        kind: an effect, a keyword counter, or a change made by hand.
    """

    name: Called
    grants: Grants
    you: PlayerId
    timestamp: int
    layers: frozenset[Layer]
    this: ObjectId | None = None
    made_by: ObjectId | None = None
    defending: PlayerId | None = None
    only: RecipientId | None = None
    kind: Literal["effect", "counter", "hand"] = "effect"

    @property
    def defines(self) -> bool:
        """Whether it is a characteristic-defining ability (CR 604.3)."""
        return self.grants.defines and self.this is not None

    @property
    def only_adds(self) -> bool:
        """Whether all it does, whatever else there is, is to add to the size of the one it is fixed to."""
        asks = self.grants.for_each is not None or self.grants.as_long_as is not None
        return self.layers == _ADDING and self.only is not None and not asks


@of_objects
def effects_in_force(game: Game) -> tuple[Continuous, ...]:
    """Return the effects of permanents and those that last by themselves.

    Permanents' abilities are those they have before any effect: whether they keep them is for
    the layers to say.
    """
    return tuple(_effects_in_force(game))


def own_effects(permanent: Permanent) -> Iterator[Continuous]:
    """Yield what keyword counters and changes by hand do to the permanent they are on (CR 122.1b, 613.7c)."""
    for kind, count in permanent.counters.items():
        if kind in KEYWORD_COUNTERS:
            yield Continuous(
                name=Called(kind),
                grants=_given_by_counters(kind, count if kind == EXALTED else 1),
                you=permanent.controller,
                timestamp=permanent.counter_timestamps.get(kind, permanent.timestamp),
                layers=_ABILITY,
                only=permanent.id,
                kind="counter",
            )
    for change in permanent.by_hand:
        yield Continuous(
            name=Called(""),
            grants=change.effect,
            you=permanent.controller,
            timestamp=change.timestamp,
            layers=frozenset(layers_of(change.effect, is_own=False)),
            only=permanent.id,
            kind="hand",
        )


def _effects_in_force(game: Game) -> Iterator[Continuous]:
    saying = {own: permanent for own, permanent in game.battlefield.items() if permanent.card.effects}
    for effects in from_each_alone(game, saying, _static_abilities).values():
        yield from effects
    waiting = {one.id: one for one in game.effects if isinstance(one.effect, Grants | Emblem)}
    for effects in from_each_alone(game, waiting, _of_waiting).values():
        yield from effects


def _static_abilities(permanent: Permanent) -> tuple[Continuous, ...]:
    return tuple(
        Continuous(
            name=Called(permanent.label),
            grants=effect,
            you=permanent.controller,
            timestamp=permanent.timestamp,
            layers=frozenset(layers_of(effect, is_own=True)),
            this=permanent.id,
        )
        for effect in (() if permanent.status.face_down else permanent.card.effects)
        if isinstance(effect, Grants)
    )


def _of_waiting(waiting: Waiting) -> tuple[Continuous, ...]:
    said = emblem_texts(waiting.effect) if isinstance(waiting.effect, Emblem) else (waiting.effect,)
    return tuple(
        Continuous(
            name=waiting.name,
            grants=grants,
            you=waiting.controller,
            timestamp=waiting.timestamp,
            layers=frozenset(layers_of(grants, is_own=False)),
            made_by=waiting.made_by,
            defending=waiting.defending_player,
            only=waiting.subject,
        )
        for grants in said
        if isinstance(grants, Grants)
    )


def given_effects(effect: Continuous, permanent: Permanent) -> Iterator[Continuous]:
    """Yield the effects of static abilities that an effect gives a permanent, in the layers still to come.

    CR 613.7a: they are as old as the object, or as what gave them, whichever is later.
    """
    for given in effect.grants.abilities:
        if isinstance(given, Grants):
            yield Continuous(
                name=Called(permanent.label),
                grants=given,
                you=permanent.controller,
                timestamp=max(permanent.timestamp, effect.timestamp),
                layers=frozenset(layers_of(given, is_own=False)) - _BEFORE_ABILITIES,
                this=permanent.id,
            )


_ABILITY = frozenset({Layer.ABILITY})
_ADDING = frozenset({Layer.CHANGING})
_BEFORE_ABILITIES = frozenset({Layer.TYPE, Layer.COLOR})


@lru_cache(maxsize=256)
def _given_by_counters(kind: CounterKind, count: int) -> Grants:
    ability = Shorthand(word="exalted") if kind == EXALTED else Keyword(kind)
    return Grants(objects=Objects(), gains=(ability,) * count)
