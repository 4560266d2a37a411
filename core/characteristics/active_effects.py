"""Effects in force: those of permanents on the battlefield, and those that wait by themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from typing import Any, Literal, TypeVar

from core.abilities.card_texts.card_text import emblem_texts
from core.abilities.card_texts.cast_from_graveyard import CastFromGraveyard
from core.abilities.card_texts.may_exert import MayExert
from core.abilities.card_texts.stack_abilities import Activated, Spell, Triggered
from core.abilities.effects.emblem import Emblem
from core.abilities.effects.event_effect import EventEffect
from core.abilities.effects.in_force import Effect
from core.abilities.keyword_abilities import Protection
from core.characteristics.among_permanents import all_characteristics
from core.characteristics.remembering import from_each_alone, remembered
from core.model.game import Game
from core.model.waiting_effects import EffectId, RulesEffect, Waiting
from core.terms.called import Called
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import Value

E = TypeVar("E", bound=EventEffect)


class Active(Value, kw_only=False):
    """One effect in force.

    Attributes:
        id: unique at one moment; what a script names it by. That of a permanent's only effect
            is the permanent's, of its second `id/2`.
        this: the permanent it is an ability of; None for one that waits by itself.
        waiting: that one.
        given_by: what the rules make it of, if they do and no text does.
        protection: the ability it is, if it is protection.
        source: the one source of damage it is about, if the rules made it for one.
    """

    id: EffectId
    name: Called
    you: PlayerId
    effect: Effect
    this: ObjectId | None = None
    waiting: Waiting | None = None
    given_by: RulesEffect | None = None
    protection: Protection | None = None
    source: ObjectId | None = None

    @property
    def made_by(self) -> ObjectId:
        """What the effect comes from: its permanent, what made it, or failing both the effect itself."""
        made_by = self.waiting.made_by if self.waiting is not None else None
        return self.this or made_by or ObjectId(self.id)

    @property
    def about(self) -> ObjectId | None:
        """What "this" is for it: its permanent; of one that waits, what it is fixed to, or what made it."""
        if self.waiting is None:
            return self.this
        return ObjectId(self.waiting.subject) if self.waiting.subject else self.waiting.made_by

    def is_for(self, one: RecipientId) -> bool:
        """Whether it may speak of an object or player: of any, unless it is fixed to another (CR 611.2c)."""
        return self.waiting is None or self.waiting.subject in {None, one}

    def is_about_player(self, who: Literal["you", "opponent", "any"], player: PlayerId) -> bool:
        """Whether `who` is that player: seen from its controller, or the one it is fixed to."""
        if self.waiting is not None and self.waiting.subject is not None:
            return self.waiting.subject == player
        return who == "any" or (player == self.you) is (who == "you")


def active_effects(game: Game, kind: type[E]) -> tuple[tuple[Active, E], ...]:
    """Return every effect in force of a kind: permanents' in the order they entered, then waiting ones."""
    return _by_kind(game).get(kind, ())


def kinds_in_force(game: Game) -> AbstractSet[type]:
    """Return the kinds of which there is any effect in force."""
    return _by_kind(game).keys()


_NO_EFFECTS = (Spell, Activated, Triggered, MayExert, CastFromGraveyard)
"""The texts that are no effects by themselves: what they do is put on the stack, or a cost."""


@remembered(lambda game: (game.effects,))
def _by_kind(game: Game) -> Mapping[type, tuple[tuple[Active, Any], ...]]:
    found: dict[type, list[tuple[Active, Any]]] = {}
    for active in _every_active(game):
        found.setdefault(type(active.effect), []).append((active, active.effect))
    return {kind: tuple(every) for kind, every in found.items()}


def _every_active(game: Game) -> Iterator[Active]:
    for one, what in all_characteristics(game):
        permanent = game.battlefield[one]
        for number, effect in enumerate(what.effects, start=1):
            if not isinstance(effect, _NO_EFFECTS):
                own = EffectId(permanent.id if number == 1 else f"{permanent.id}/{number}")
                yield Active(own, Called(permanent.label), permanent.controller, effect, permanent.id)
    for every in from_each_alone(game, {one.id: one for one in game.effects}, _of_waiting).values():
        yield from every


def _of_waiting(waiting: Waiting) -> tuple[Active, ...]:
    if not isinstance(waiting.effect, Emblem):
        return (Active(waiting.id, waiting.name, waiting.controller, waiting.effect, None, waiting),)
    return tuple(
        Active(
            EffectId(waiting.id if number == 1 else f"{waiting.id}/{number}"),
            waiting.name,
            waiting.controller,
            effect,
            None,
            waiting,
        )
        for number, effect in enumerate(emblem_texts(waiting.effect), start=1)
        if not isinstance(effect, _NO_EFFECTS)
    )
