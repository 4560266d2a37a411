"""The battlefield while it is worked out, between one effect and the next (CR 613.1, 613.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping

from core.abilities.amounts import Countable
from core.abilities.effects.grants import Grants
from core.abilities.filters import Objects
from core.abilities.restrictions import Goaded
from core.characteristics.change import changed
from core.characteristics.conditions import is_true
from core.characteristics.continuous_effects import Continuous
from core.characteristics.copiable_values import copiable
from core.characteristics.counting import counted_for_static
from core.characteristics.layer import Layer
from core.characteristics.matching import fits
from core.characteristics.remembering import from_each_alone
from core.characteristics.speaker import Speaker
from core.model.characteristics import Characteristics
from core.model.game import Game
from core.terms.ids import ObjectId, PlayerId
from core.terms.values import replace


class Board:
    """What each permanent is after the effects applied so far.

    Attributes:
        now: that, by id.
        begun: the objects that each effect reaches which has begun to apply (CR 613.6).
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self.now = from_each_alone(game, game.battlefield, copiable)
        self.begun: dict[Continuous, tuple[ObjectId, ...]] = {}

    def exists(self, effect: Continuous) -> bool:
        """Whether an effect is there; once begun it goes on, even if its ability is lost (CR 613.6)."""
        return effect in self.begun or self.is_from_an_ability_still_there(effect)

    def is_from_an_ability_still_there(self, effect: Continuous) -> bool:
        """Whether no ability of a permanent says it, or one that the permanent still has."""
        return effect.this is None or has_ability(self.now[effect.this], effect)

    def is_settled(self, effect: Continuous) -> bool:
        """Whether what an effect applies to can't change any more (CR 611.2c, 613.6)."""
        return effect in self.begun or (effect.only is not None and effect.grants.as_long_as is None)

    def applies(self, effect: Continuous, now: Mapping[ObjectId, Characteristics]) -> bool:
        """Whether its condition is true while everything is what `now` says (CR 611.3a)."""
        condition = effect.grants.as_long_as
        if condition is None or effect in self.begun:
            return True
        speaker = self._speaker(effect)

        def is_one(one: ObjectId, wanted: Objects) -> bool:
            return one in now and fits(wanted, self._game.battlefield[one], now[one], speaker)

        return is_true(condition, speaker, is_one, now.__getitem__)

    def reach(self, effect: Continuous) -> tuple[ObjectId, ...]:
        """Return what an effect applies to, as things are now, or were as it began to (CR 613.6)."""
        if effect in self.begun:
            return self.begun[effect]
        if not self.applies(effect, self.now):
            return ()
        if effect.only is not None:
            only = ObjectId(effect.only)
            return (only,) if only in self.now else ()
        return tuple(one for one in self._candidates(effect) if self.reaches(effect, one, self.now[one]))

    def reaches(self, effect: Continuous, one: ObjectId, what: Characteristics) -> bool:
        """Whether an effect that is not settled applies to an object, if `what` is what that is."""
        return fits(effect.grants.objects, self._game.battlefield[one], what, self._speaker(effect))

    def counts(self, effect: Continuous, one: ObjectId, what: Characteristics) -> bool:
        """Whether an object is one of those an effect is "for each" of, if `what` is what it is."""
        wanted, permanent = effect.grants.for_each, self._game.battlefield[one]
        return isinstance(wanted, Objects) and fits(wanted, permanent, what, self._speaker(effect))

    def apply(self, effect: Continuous, layer: Layer) -> tuple[ObjectId, ...]:
        """Apply one layer's part of an effect; return the objects it was applied to."""
        reached = self.reach(effect)
        if self.applies(effect, self.now):
            self.begun[effect] = reached
        self.now.update(self.after(effect, layer, reached))
        return reached

    def add_up(self, effects: Iterable[Continuous]) -> None:
        """Apply effects that only add to sizes (CR 613.4c): it is all one in which order."""
        power, toughness = Counter[ObjectId](), Counter[ObjectId]()
        for effect in effects:
            only = ObjectId(effect.only or "")
            power[only] += effect.grants.power
            toughness[only] += effect.grants.toughness
        for one, more in power.items():
            if (what := self.now.get(one)) is not None:
                self.now[one] = replace(
                    what, power=what.power + more, toughness=what.toughness + toughness[one]
                )

    def after(
        self, effect: Continuous, layer: Layer, reached: Collection[ObjectId]
    ) -> dict[ObjectId, Characteristics]:
        """Return what one layer's part of an effect would make of the objects it reaches."""
        times = 1
        if effect.grants.for_each is not None and layer.is_about_size and reached:
            times = self._times(effect, effect.grants.for_each)
        grants = _said_by(effect.you, effect.grants) if layer is Layer.RULES else effect.grants
        return {one: changed(self.now[one], grants, layer, times) for one in reached}

    def _times(self, effect: Continuous, wanted: Countable) -> int:
        if isinstance(wanted, Objects):
            return sum(self.counts(effect, one, what) for one, what in self.now.items())
        return counted_for_static(self._game, wanted, effect.you, effect.this)

    def _speaker(self, effect: Continuous) -> Speaker:
        return Speaker(self._game, effect.you, effect.this or effect.made_by, defending=effect.defending)

    def _candidates(self, effect: Continuous) -> Collection[ObjectId]:
        match effect.grants.objects.which:
            case "this" if effect.this is not None:
                return (effect.this,)
            case "bearer" if effect.this is not None:
                bearer = self._game.battlefield[effect.this].attached_to
                return (ObjectId(bearer),) if bearer is not None and bearer in self.now else ()
            case _:
                return self.now


def has_ability(what: Characteristics, effect: Continuous) -> bool:
    """Whether an object still has the ability that an effect is from."""
    return effect.grants in what.effects


def _said_by(you: PlayerId, grants: Grants) -> Grants:
    """Return what an effect says, with the player who goads by it (CR 701.15b)."""
    if Goaded() not in grants.gains:
        return grants
    return replace(grants, gains=tuple(Goaded(by=you) if one == Goaded() else one for one in grants.gains))
