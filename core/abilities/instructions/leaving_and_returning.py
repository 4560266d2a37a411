"""Instructions by which something leaves a zone or returns: destroyed, sacrificed, countered, returned."""

from typing import Annotated, Literal

from core.abilities.amounts import HowMuch
from core.abilities.effects.on_one_object import Ending, LaterEnding
from core.abilities.filters import Objects
from core.abilities.part import Part
from core.abilities.subjects import Players, Sort, Subject, Subjects, check_said_once
from core.data.marks import Positive, RefusedError
from core.terms.counters import CounterKind
from core.terms.steps import Step
from core.terms.values import FrozenMap
from core.words.english.errors import ability_faults as faults


class Move(Part):
    """A permanent is destroyed, exiled, sacrificed, or returned to its owner's hand.

    The card of what has died is exiled or returned by an ability that triggered on that (CR 400.7e), and so
    is a card in a graveyard that is a target.

    Attributes:
        is_regenerable: what is destroyed may be regenerated; if not, no such shield is used (CR 701.19c).
        until: `this_leaves` is until the object with the ability leaves the battlefield (CR 610.3).
        from_graveyard: the card itself is returned from your graveyard, where the ability works (CR 113.6m).
    """

    kind: Ending
    on: Subjects = "target"
    each: Objects | None = None
    is_regenerable: bool = True
    until: Literal["this_leaves"] | None = None
    from_graveyard: bool = False

    def __post_init__(self) -> None:
        self._say_once_of_what()
        self._destroy_for_good()
        if self.until is not None and self.kind != "exile":
            raise RefusedError(faults.until_elsewhere())
        if self.from_graveyard and (self.kind != "return_to_hand" or self.on != "this"):
            raise RefusedError(faults.from_which_graveyard())

    def _say_once_of_what(self) -> None:
        check_said_once(self.on, self.each)

    def _destroy_for_good(self) -> None:
        if self.kind != "destroy" and not self.is_regenerable:
            raise RefusedError(faults.regenerated_elsewhere())


class Later(Part):
    """At the beginning of a later step something is done: a delayed triggered ability (CR 603.7).

    What has just been exiled returns to the battlefield under its owner's control.

    Attributes:
        on: by default what the instructions before created.
    """

    kind: Literal["later"] = "later"
    at: Step = Step.END
    does: LaterEnding
    on: Subject = "created"


class SacrificeOfChoice(Part):
    """Players sacrifice permanents of their own choice, as many as there are if there are fewer.

    Attributes:
        what: only such permanents; whoever sacrifices controls them (CR 701.21a).
    """

    kind: Literal["sacrifice_of_choice"] = "sacrifice_of_choice"
    who: Players = "opponents"
    amount: HowMuch = 1
    what: Objects = Objects()


class ReturnOfChoice(Part):
    """You return permanents of your choice to their owners' hands, or as many as there are (CR 608.2d).

    Attributes:
        what: only such permanents.
    """

    kind: Literal["return_of_choice"] = "return_of_choice"
    amount: HowMuch = 1
    what: Objects = Objects()

    def __post_init__(self) -> None:
        if self.what.which in {"this", "bearer"}:
            raise RefusedError(faults.no_choice_of_one())


class Counter(Part):
    """A spell or ability is countered (CR 701.6a)."""

    kind: Literal["counter"] = "counter"
    on: Annotated[Subject, Sort.ON_STACK] = "target"


class ReturnToBattlefield(Part):
    """A card returns that has just died or been exiled, or that is a target in a graveyard.

    Attributes:
        under: under whose control: its owner's, or yours (CR 110.2a).
        counters: it enters with these on it.
        from_graveyard: the card itself returns from your graveyard, where the ability works (CR 113.6m).
    """

    kind: Literal["return_to_battlefield"] = "return_to_battlefield"
    on: Subjects = "it"
    under: Literal["owner", "you"] = "owner"
    counters: FrozenMap[CounterKind, Positive] = FrozenMap()
    tapped: bool = False
    from_graveyard: bool = False

    def __post_init__(self) -> None:
        if self.from_graveyard and (self.on != "this" or self.under != "owner"):
            raise RefusedError(faults.from_which_graveyard())


class EnterAttacking(Part):
    """The card itself is put from your hand onto the battlefield, tapped and attacking (CR 702.49a).

    It attacks what the creature attacked that was returned to hand as a cost (CR 702.49c).
    """

    kind: Literal["enter_attacking"] = "enter_attacking"


LeavingAndReturning = (
    EnterAttacking | Move | Later | SacrificeOfChoice | ReturnOfChoice | Counter | ReturnToBattlefield
)
