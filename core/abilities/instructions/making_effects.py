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
from core.words.english.errors.ability_faults import Fault, fault

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
            message = fault(Fault.DIVIDED_POINTS)
        if self.is_divided and isinstance(self.points, Counted):
            message = fault(Fault.DIVIDED_NUMBER)
        if self.on == "targets" and not self._is_prevented_of_all:
            message = fault(Fault.EFFECT_ON_TARGETS)
        if "those" in {self.on, self.shares_color_with}:
            message = fault(Fault.EFFECT_ON_THOSE)
        if self.from_source in _PLAYERS | _SEVERAL:
            message = fault(Fault.SOURCE_IS_PLAYER)
        if self.redirect_to in _SEVERAL:
            message = fault(Fault.SEVERAL_REDIRECTED_TO)
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
        return None if self.until is None and is_of_one else fault(Fault.WITHOUT_END)

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
            return fault(Fault.ON_AND_EACH)
        if self.each is None:
            return fault(Fault.SHARES_COLOR_WITHOUT_EACH) if self.shares_color_with is not None else None
        if self.each.which in {"this", "bearer"}:
            return fault(Fault.EACH_OF_ONE)
        if self.each.controller == "that_player":
            return fault(Fault.THAT_PLAYER_LATER)
        if self.shares_color_with is not None and self.each.which is not None:
            return fault(Fault.SHARES_COLOR_WITH_WHICH)
        return None

    def _fault_in_whom(self, effect: DamageEffect) -> str | None:
        if not effect.recipient.is_anything and (self.on is not None or self.each is not None):
            return fault(Fault.PROTECTED_TWICE)
        if effect.recipient in _ONE:
            return fault(Fault.SINGLE_RECIPIENT)
        if effect.source in _ITSELF:
            return fault(Fault.SINGLE_SOURCE)
        if effect.source == Objects() or self.from_source is None:
            return None
        if self.from_source != "chosen":
            return fault(Fault.SOURCE_TWICE)
        return fault(Fault.CHOSEN_WHICH) if effect.source.which is not None else None

    def _fault_in_share(self, effect: DamageEffect) -> str | None:
        change = effect.change
        if self.next_time and self.points is not None:
            return fault(Fault.NEXT_TIME_AND_POINTS)
        if self.points is not None and change not in {
            Prevent(),
            Redirect(),
            Redirect(to="source_controller"),
        }:
            return fault(Fault.POINTS_AND_AMOUNT)
        if effect.per_source and (self.next_time or self.points is not None):
            return fault(Fault.PER_SOURCE_USED_UP)
        is_part = self.next_time or self.points is not None or self.from_source is not None
        if effect.both_ways and (is_part or (self.on is None and self.each is None) or self.on in _PLAYERS):
            return fault(Fault.BOTH_WAYS_OF_WHAT)
        if effect.while_counter is not None or (isinstance(change, Prevent) and change.per_counter):
            return fault(Fault.COUNTERS_OF_NO_OBJECT)
        if not isinstance(change, Redirect):
            return fault(Fault.NOTHING_REDIRECTED) if self.redirect_to else None
        if change.to in {"you", "bearer"} or (change.to == "this" and self.redirect_to is None):
            return fault(Fault.REDIRECTED_NOWHERE)
        if change.to == "source_controller" and self.redirect_to is not None:
            return fault(Fault.REDIRECTED_TWICE)
        return None

    def _fault_without_damage(self) -> str | None:
        if self.redirect_to is not None or self.points is not None or self.next_time:
            return fault(Fault.ONLY_OF_DAMAGE)
        is_about = self.on is not None or self.each is not None
        match self.effect:
            case MustBlock(blockers=blockers):
                if self.from_source is None:
                    return fault(Fault.SOURCE_BLOCKED_BY)
                if is_about == (blockers is not None):
                    return fault(Fault.MUST_BLOCK_TWICE)
                return None
            case _ if self.from_source is not None:
                return fault(Fault.SOURCE_OF_NO_DAMAGE)
            case Regeneration() if not is_about:
                return fault(Fault.REGENERATES_NOTHING)
            case Regeneration():
                return fault(Fault.REGENERATES_TOO_LONG) if self.until != "end_of_turn" else None
            case PlayerHas():
                return self._fault_in_player(self.effect)
            case GraveyardEffect(which=which) | DestructionEffect(which=which):
                if is_about == (which == _ITSELF[0]):
                    return None
                return fault(Fault.ABOUT_TWICE)
            case CountersEffect(change=None, by_effect=False) | LifeEffect(change=None, who="you"):
                return self._fault_in_prohibition()
            case CountersEffect(on=on) if on in _ONE and not is_about:
                return fault(Fault.ABOUT_NOTHING)
            case _:
                return fault(Fault.ABOUT_ITSELF) if is_about else None

    def _fault_in_prohibition(self) -> str | None:
        if self.each is not None:
            return fault(Fault.PROHIBITION_OF_SEVERAL)
        if isinstance(self.effect, LifeEffect):
            return fault(Fault.YOU_ON) if self.on == "you" else None
        assert isinstance(self.effect, CountersEffect)  # noqa: S101 - the other one
        is_usual = self.effect.on == _ONE[1]
        if (self.on is None and self.effect.on in _ONE) or (self.on is not None and not is_usual):
            return fault(Fault.COUNTERS_ON_TWICE)
        return None

    def _fault_in_player(self, effect: PlayerHas) -> str | None:
        if self.each is not None or self.on in {"this", "chosen", "created", "damaged", "those", "targets"}:
            return fault(Fault.PLAYERS_EFFECT)
        if self.on is not None and effect.who != "you":
            return fault(Fault.PLAYERS_TWICE)
        return None
