"""What is said of an effect that begins to wait, and which of it goes together (CR 611.2, 614.4, 615.3)."""

from typing import Literal

from core.abilities.effects.event_effect import EventEffect
from core.abilities.effects.on_cards import GraveyardEffect
from core.abilities.effects.on_damage import DamageEffect, Prevent, Redirect
from core.abilities.effects.on_life_and_counters import CountersEffect, LifeEffect
from core.abilities.effects.on_one_object import MustBlock, Regeneration
from core.abilities.effects.on_players import PlayerHas
from core.abilities.filters import Objects, Recipients
from core.abilities.part import Part
from core.abilities.subjects import Duration, Subject
from core.data.marks import Positive, RefusedError

_ITSELF = (Objects(which="this"), Objects(which="bearer"))
_ONE = (Recipients(players="you"), *(Recipients(objects=one) for one in _ITSELF))
"""Recipients that a subject names."""
_PLAYERS = {"you", "opponents", "its_controller", "target_controller", "defending_player"}
_SEVERAL = {"opponents", "created", "damaged"}


class WaitingPart(Part):
    """An effect, and whom it is about; each check says in words what does not go together."""

    kind: Literal["make_effect"] = "make_effect"
    effect: EventEffect | Regeneration | MustBlock
    on: Subject | None = None
    each: Objects | None = None
    shares_color_with: Subject | None = None
    from_source: Subject | None = None
    redirect_to: Subject | None = None
    points: Positive | None = None
    next_time: bool = False
    until: Duration = "end_of_turn"

    def __post_init__(self) -> None:
        message = self._fault_in_each()
        if self.from_source in _PLAYERS | _SEVERAL:
            message = "'from_source' is one object: players deal no damage, and are not blocked."
        if self.redirect_to in _SEVERAL:
            message = "'redirect_to' is one recipient."
        if message is None and isinstance(self.effect, DamageEffect):
            message = self._fault_in_whom(self.effect) or self._fault_in_share(self.effect)
        elif message is None:
            message = self._fault_without_damage()
        if message is not None:
            raise RefusedError(message)

    def _fault_in_each(self) -> str | None:
        if self.on is not None and self.each is not None:
            return "whom it is about is said once: by 'on' or by 'each'."
        if self.each is None:
            return "'shares_color_with' is said of 'each'." if self.shares_color_with is not None else None
        if self.each.which in {"this", "bearer"}:
            return "'each' is about all such objects; a single one is said by 'on'."
        if self.shares_color_with is not None and self.each.which is not None:
            return "with 'shares_color_with', 'each' is always about the others: leave out 'which'."
        return None

    def _fault_in_whom(self, effect: DamageEffect) -> str | None:
        if not effect.recipient.is_anything and (self.on is not None or self.each is not None):
            return "whom it protects is said once: by 'on', by 'each' or by the effect's 'recipient'."
        if effect.recipient in _ONE:
            return "a single one is said by 'on', not by the effect's 'recipient'."
        if effect.source in _ITSELF:
            return "a single source is said by 'from_source', not by the effect's 'source'."
        if effect.source == Objects() or self.from_source is None:
            return None
        if self.from_source != "chosen":
            return "which source it is about is said once: by 'from_source' or by the effect's 'source'."
        return "what may be chosen is said without 'which'." if effect.source.which is not None else None

    def _fault_in_share(self, effect: DamageEffect) -> str | None:
        change = effect.change
        if self.next_time and self.points is not None:
            return "it is about the 'next_time' or about so many 'points', not both."
        if self.points is not None and change not in {
            Prevent(),
            Redirect(),
            Redirect(to="source_controller"),
        }:
            return "'points' say how much is prevented or redirected: the change says no amount of its own."
        if effect.per_source and (self.next_time or self.points is not None):
            return "'per_source' says nothing of what is used up: leave it out."
        if effect.while_counter is not None or (isinstance(change, Prevent) and change.per_counter):
            return "an effect that waits by itself is on no object, so it can't ask for counters on it."
        if not isinstance(change, Redirect):
            return "'redirect_to' is said of damage that is redirected." if self.redirect_to else None
        if change.to in {"you", "bearer"} or (change.to == "this" and self.redirect_to is None):
            return "say where the damage goes by 'redirect_to'."
        if change.to == "source_controller" and self.redirect_to is not None:
            return "where the damage goes is said once: by 'redirect_to' or by 'to'."
        return None

    def _fault_without_damage(self) -> str | None:
        if self.redirect_to is not None or self.points is not None or self.next_time:
            return "'redirect_to', 'points' and 'next_time' are said of effects on damage."
        is_about = self.on is not None or self.each is not None
        match self.effect:
            case MustBlock(blockers=blockers):
                if self.from_source is None:
                    return "'from_source' says what must be blocked."
                if is_about == (blockers is not None):
                    return "who must block is said once: by 'on', by 'each' or by 'blockers'."
                return None
            case _ if self.from_source is not None:
                return "'from_source' is said of effects on damage, and of what must be blocked."
            case Regeneration() if not is_about:
                return "say what is regenerated, by 'on' or by 'each'."
            case Regeneration():
                return "what regenerates waits until end of turn." if self.until != "end_of_turn" else None
            case PlayerHas():
                return self._fault_in_player(self.effect)
            case GraveyardEffect(which=which):
                if is_about == (which == _ITSELF[0]):
                    return None
                return "what it is about is said once: by 'on', by 'each' or by the effect's 'which'."
            case CountersEffect(change=None, by_effect=False) | LifeEffect(change=None, who="you"):
                return self._fault_in_prohibition()
            case CountersEffect(on=on) if on in _ONE and not is_about:
                return "an effect that waits by itself is on no object: say whom it is about."
            case _:
                return "such an effect says itself whom it is about." if is_about else None

    def _fault_in_prohibition(self) -> str | None:
        if self.each is not None:
            return "a prohibition is fixed to one alone, by 'on'."
        if isinstance(self.effect, LifeEffect):
            return "what you can't do is said without 'on'." if self.on == "you" else None
        assert isinstance(self.effect, CountersEffect)  # noqa: S101 - the other one
        is_usual = self.effect.on == _ONE[1]
        if (self.on is None and self.effect.on in _ONE) or (self.on is not None and not is_usual):
            return "whom counters can't be put on is said once: by 'on', or by the 'on' of the effect."
        return None

    def _fault_in_player(self, effect: PlayerHas) -> str | None:
        if self.each is not None or self.on in {"this", "chosen", "created", "damaged"}:
            return "only players have what this effect gives: 'on' is a player."
        if self.on is not None and effect.who != "you":
            return "which players is said once: by 'on' or by 'who'."
        return None
