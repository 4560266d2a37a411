"""What is said of an effect that begins to wait, and which of it goes together (CR 611.2, 614.4, 615.3)."""

from typing import Annotated, Literal

from core.abilities.amounts import Counted
from core.abilities.effects.event_effect import EventEffect
from core.abilities.effects.on_cards import GraveyardEffect
from core.abilities.effects.on_damage import DamageEffect, Prevent, Redirect
from core.abilities.effects.on_destruction import DestructionEffect
from core.abilities.effects.on_life_and_counters import CountersEffect, LifeEffect
from core.abilities.effects.on_one_object import MustBlock, Regeneration
from core.abilities.effects.on_players import PlayerHas
from core.abilities.filters import Objects, Recipients
from core.abilities.part import Part
from core.abilities.subjects import Duration, Sort, Subject, Subjects
from core.data.marks import Positive, RefusedError
from core.words.english.errors import ability_faults as faults

_ITSELF = (Objects(which="this"), Objects(which="bearer"))
_ONE = (Recipients(players="you"), *(Recipients(objects=one) for one in _ITSELF))
"""Recipients that a subject names."""
_PLAYERS = {"you", "opponents", "its_controller", "target_controller", "defending_player"}
_SEVERAL = {"opponents", "created", "damaged", "those", "targets"}


_LEAVING = GraveyardEffect(leaving=True, instead="exile")


def _is_of_leaving(effect: object) -> bool:
    return isinstance(effect, GraveyardEffect) and effect.leaving


class WaitingPart(Part):
    """An effect, and whom it is about; each check says in words what does not go together.

    Attributes:
        until: None is without an end (CR 611.2a).
    """

    kind: Literal["make_effect"] = "make_effect"
    effect: EventEffect | Regeneration | MustBlock
    on: Annotated[Subjects, Sort.ANY] | None = None
    each: Objects | None = None
    shares_color_with: Subject | None = None
    from_source: Annotated[Subject, Sort.ANY] | None = None
    redirect_to: Annotated[Subject, Sort.ANY] | None = None
    points: Positive | Literal["x"] | Counted | None = None
    is_divided: bool = False
    next_time: bool = False
    until: Duration | None = "end_of_turn"

    def __post_init__(self) -> None:
        message = self._fault_in_each()
        if self.is_divided and (self.points is None or self.on != "targets"):
            message = faults.divided_points()
        if self.is_divided and isinstance(self.points, Counted):
            message = faults.divided_number()
        if self.on == "targets" and not self._is_prevented_of_all:
            message = faults.effect_on_targets()
        if "those" in {self.on, self.shares_color_with}:
            message = faults.effect_on_those()
        if self.from_source in _PLAYERS | _SEVERAL:
            message = faults.source_is_player()
        if self.redirect_to in _SEVERAL:
            message = faults.several_redirected_to()
        if message is None and (self.until is None or _is_of_leaving(self.effect)):
            message = self._fault_without_end()
        if message is None and isinstance(self.effect, DamageEffect):
            message = self._fault_in_whom(self.effect) or self._fault_in_share(self.effect)
        elif message is None:
            message = self._fault_without_damage()
        if message is not None:
            raise RefusedError(message)

    def _fault_without_end(self) -> str | None:
        """Return what else an effect without an end says; it is on what would leave the battlefield."""
        is_of_one = self.on not in {None, "this"} and self.each is None and self.effect == _LEAVING
        return None if self.until is None and is_of_one else faults.without_end()

    @property
    def _is_prevented_of_all(self) -> bool:
        """Whether it prevents what would be dealt to each of several targets: all of it, or its share."""
        effect = self.effect
        if not isinstance(effect, DamageEffect) or effect.change != Prevent():
            return False
        is_part = self.next_time or self.from_source is not None or effect.source != Objects()
        is_share = is_part or effect.both_ways or effect.per_source
        return not is_share and (self.points is None or self.is_divided)

    def _fault_in_each(self) -> str | None:
        if self.on is not None and self.each is not None:
            return faults.on_and_each()
        if self.each is None:
            return faults.shares_color_without_each() if self.shares_color_with is not None else None
        if self.each.which in {"this", "bearer"}:
            return faults.each_of_one()
        if self.each.controller == "that_player":
            return faults.that_player_later()
        if self.shares_color_with is not None and self.each.which is not None:
            return faults.shares_color_with_which()
        return None

    def _fault_in_whom(self, effect: DamageEffect) -> str | None:
        if not effect.recipient.is_anything and (self.on is not None or self.each is not None):
            return faults.protected_twice()
        if effect.recipient in _ONE:
            return faults.single_recipient()
        if effect.source in _ITSELF:
            return faults.single_source()
        if effect.source == Objects() or self.from_source is None:
            return None
        if self.from_source != "chosen":
            return faults.source_twice()
        return faults.chosen_which() if effect.source.which is not None else None

    def _fault_in_share(self, effect: DamageEffect) -> str | None:
        change = effect.change
        if self.next_time and self.points is not None:
            return faults.next_time_and_points()
        if self.points is not None and change not in {
            Prevent(),
            Redirect(),
            Redirect(to="source_controller"),
        }:
            return faults.points_and_amount()
        if effect.per_source and (self.next_time or self.points is not None):
            return faults.per_source_used_up()
        is_part = self.next_time or self.points is not None or self.from_source is not None
        if effect.both_ways and (is_part or (self.on is None and self.each is None) or self.on in _PLAYERS):
            return faults.both_ways_of_what()
        if effect.while_counter is not None or (isinstance(change, Prevent) and change.per_counter):
            return faults.counters_of_no_object()
        if not isinstance(change, Redirect):
            return faults.nothing_redirected() if self.redirect_to else None
        if change.to in {"you", "bearer"} or (change.to == "this" and self.redirect_to is None):
            return faults.redirected_nowhere()
        if change.to == "source_controller" and self.redirect_to is not None:
            return faults.redirected_twice()
        return None

    def _fault_without_damage(self) -> str | None:
        if self.redirect_to is not None or self.points is not None or self.next_time:
            return faults.only_of_damage()
        is_about = self.on is not None or self.each is not None
        match self.effect:
            case MustBlock(blockers=blockers):
                if self.from_source is None:
                    return faults.source_blocked_by()
                if is_about == (blockers is not None):
                    return faults.must_block_twice()
                return None
            case _ if self.from_source is not None:
                return faults.source_of_no_damage()
            case Regeneration() if not is_about:
                return faults.regenerates_nothing()
            case Regeneration():
                return faults.regenerates_too_long() if self.until != "end_of_turn" else None
            case PlayerHas():
                return self._fault_in_player(self.effect)
            case GraveyardEffect(which=which) | DestructionEffect(which=which):
                if is_about == (which == _ITSELF[0]):
                    return None
                return faults.about_twice()
            case CountersEffect(change=None, by_effect=False) | LifeEffect(change=None, who="you"):
                return self._fault_in_prohibition()
            case CountersEffect(on=on) if on in _ONE and not is_about:
                return faults.about_nothing()
            case _:
                return faults.about_itself() if is_about else None

    def _fault_in_prohibition(self) -> str | None:
        if self.each is not None:
            return faults.prohibition_of_several()
        if isinstance(self.effect, LifeEffect):
            return faults.you_on() if self.on == "you" else None
        assert isinstance(self.effect, CountersEffect)  # noqa: S101 - the other one
        is_usual = self.effect.on == _ONE[1]
        if (self.on is None and self.effect.on in _ONE) or (self.on is not None and not is_usual):
            return faults.counters_on_twice()
        return None

    def _fault_in_player(self, effect: PlayerHas) -> str | None:
        if self.each is not None or self.on in {"this", "chosen", "created", "damaged", "those", "targets"}:
            return faults.players_effect()
        if self.on is not None and effect.who != "you":
            return faults.players_twice()
        return None
