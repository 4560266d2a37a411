"""Static abilities that change events: what they watch for, what they do with it, what happens besides.

Every effect on damage, on life and on counters is composed of these parts; none belongs to
one card. Replacement and prevention effects are told apart by what they do (CR 614.1a, 615.1a).
"""

from typing import Annotated, Literal, Self

from pydantic import Field, NonNegativeInt, PositiveInt, model_validator
from pydantic_core import PydanticCustomError

from core.abilities.changes import Changes
from core.abilities.filters import Objects, Recipients
from core.abilities.parts import Part
from core.terms.counters import CounterKind
from core.terms.steps import Step


class Prevent(Part):
    """Prevent the damage, or `amount` of it from each source to each recipient (CR 615.1a, 615.10).

    `per_counter`: as much of all of it together as there are such counters on the object with the
    effect. `half`: half of it, rounded up or down.
    """

    kind: Literal["prevent"] = "prevent"
    amount: PositiveInt | None = None
    per_counter: CounterKind | None = None
    half: Literal["up", "down"] | None = None


class Multiply(Part):
    """Twice or more times as much instead (CR 701.10g)."""

    kind: Literal["multiply"] = "multiply"
    by: Annotated[int, Field(ge=2, le=10)] = 2


class Halve(Part):
    """Half as much instead, rounded up or down."""

    kind: Literal["halve"] = "halve"
    rounded: Literal["up", "down"]


class Add(Part):
    """That much plus `amount` instead; minus, if it is negative."""

    kind: Literal["add"] = "add"
    amount: int


class Bound(Part):
    """At least, or at most, that much instead."""

    kind: Literal["bound"] = "bound"
    at_least: PositiveInt | None = None
    at_most: PositiveInt | None = None


class Redirect(Part):
    """It is dealt to somebody or something else instead, all of it or `amount` (CR 614.9).

    `to`: the object with the effect, its controller, what it is attached to, or the controller
    of the damage's source; a waiting effect may have a recipient of its own, which goes first.
    """

    kind: Literal["redirect"] = "redirect"
    to: Literal["this", "you", "bearer", "source_controller"] = "this"
    amount: PositiveInt | None = None


class Instead(Part):
    """It does not happen; what the effect has besides happens in its place (CR 614.6)."""

    kind: Literal["instead"] = "instead"


DamageChange = Annotated[
    Prevent | Multiply | Halve | Add | Bound | Redirect | Instead, Field(discriminator="kind")
]
AmountChange = Annotated[Multiply | Halve | Add | Bound | Instead, Field(discriminator="kind")]

Amount = PositiveInt | Literal["that_much", "prevented"]
"""A number; as much as the effect was applied to; as much as it really prevented (CR 615.5, 615.12)."""
Who = Literal["you", "source_controller", "recipient", "recipient_controller"]
What = Literal["this", "recipient", "source"]


class GainLife(Part):
    """A player gains life."""

    kind: Literal["gain_life"] = "gain_life"
    who: Who = "you"
    amount: Amount = "that_much"


class LoseLife(Part):
    """A player loses life."""

    kind: Literal["lose_life"] = "lose_life"
    who: Who = "you"
    amount: Amount = "that_much"


class PutCounters(Part):
    """Counters are put on something."""

    kind: Literal["put_counters"] = "put_counters"
    on: What = "this"
    counter: CounterKind
    amount: Amount = "that_much"


class RemoveCounters(Part):
    """Counters are removed from something, as many as there are if there are fewer."""

    kind: Literal["remove_counters"] = "remove_counters"
    on: What = "this"
    counter: CounterKind
    amount: Amount = "that_much"


class Draw(Part):
    """A player draws cards."""

    kind: Literal["draw_cards"] = "draw_cards"
    who: Who = "you"
    amount: Amount = "that_much"


class Regrow(Part):
    """A player returns a card of their choice from their graveyard to their hand."""

    kind: Literal["regrow"] = "regrow"
    who: Who = "you"


Besides = Annotated[
    GainLife | LoseLife | PutCounters | RemoveCounters | Draw | Regrow, Field(discriminator="kind")
]
"""What happens besides, with or after what was changed."""


class DamageEffect(Part):
    """If a `source` would deal damage to a `recipient`, it is changed (CR 614, 615).

    Attributes:
        combat: only combat damage, or only other damage; any if None.
        while_counter: only while the object with the effect has such a counter.
        besides: what happens with it; it can use the amount that was prevented or replaced.
        per_source: it speaks of what one source would deal, so `besides` happens for each source.
    """

    kind: Literal["damage"] = "damage"
    source: Objects = Objects()
    recipient: Recipients = Recipients()
    combat: bool | None = None
    while_counter: CounterKind | None = None
    change: DamageChange
    besides: tuple[Besides, ...] = ()
    per_source: bool = False


class LifeEffect(Part):
    """If a player would gain (or lose) life, the amount is changed, or they can't (CR 119.7, 119.8)."""

    kind: Literal["life"] = "life"
    event: Literal["gain", "lose"]
    who: Literal["you", "opponent", "any"] = "you"
    change: AmountChange | None = None
    besides: tuple[Besides, ...] = ()

    @property
    def forbids(self) -> bool:
        """Whether it says that they can't (CR 614.17)."""
        return self.change is None


class LifeFloor(Part):
    """Damage that would reduce your life total to less than `floor` reduces it to that (CR 120.4 example).

    `while_you_control`: only then.
    """

    kind: Literal["life_floor"] = "life_floor"
    floor: PositiveInt = 1
    while_you_control: Objects | None = None


class CountersEffect(Part):
    """If counters would be put on something, their number is changed, or they can't be put there.

    Attributes:
        counter: only of this kind.
        by_effect: only if an effect puts them there, not what damage becomes.
    """

    kind: Literal["counters"] = "counters"
    counter: CounterKind | None = None
    by_effect: bool = False
    on: Recipients = Recipients(objects=Objects(which="this"))
    change: AmountChange | None = None

    @property
    def forbids(self) -> bool:
        """Whether it says that they can't (CR 614.17)."""
        return self.change is None


class CounterLimit(Part):
    """This can't have more than so many counters of a kind; those beyond are removed (CR 122.4)."""

    kind: Literal["counter_limit"] = "counter_limit"
    counter: CounterKind
    at_most: NonNegativeInt


class CantPrevent(Part):
    """Damage from such sources to such recipients can't be prevented (CR 615.12)."""

    kind: Literal["cant_prevent"] = "cant_prevent"
    source: Objects = Objects()
    recipient: Recipients = Recipients()
    combat: bool | None = None


class Grants(Changes):
    """Objects are changed as long as this is there (CR 611, 613).

    Attributes:
        for_each: power and toughness count once for each of these on the battlefield.
        defines: the object's own power and toughness are what is said here, `power` and `toughness`
            for each of `for_each` and the base besides: a characteristic-defining ability (CR 604.3).
    """

    kind: Literal["grants"] = "grants"
    objects: Objects
    for_each: Objects | None = None
    defines: bool = False

    @model_validator(mode="after")
    def _compare_no_power(self) -> Self:
        if any(part and part.power_than_this for part in (self.objects, self.for_each)):
            message = "a static ability can't compare power with that of the object it is on."
            raise PydanticCustomError("power_than_this", "{message}", {"message": message})
        return self

    @model_validator(mode="after")
    def _ask_for_no_damage(self) -> Self:
        if any(part and part.dealt_damage_by for part in (self.objects, self.for_each)):
            message = "a static ability can't ask what was dealt damage this turn."
            raise PydanticCustomError("dealt_damage_by", "{message}", {"message": message})
        return self

    @model_validator(mode="after")
    def _define_only_itself(self) -> Self:
        if self.defines and self.objects != Objects(which="this"):
            message = 'what defines an object is about that object alone: \'objects\' is {"which": "this"}.'
            raise PydanticCustomError("defines", "{message}", {"message": message})
        return self


def as_grants(changes: Changes, times: int = 1) -> Grants:
    """Return changes as an effect on whatever it is fixed to; power and toughness are added `times` times."""
    said = {name: getattr(changes, name) for name in Changes.model_fields}
    size = {"power": changes.power * times, "toughness": changes.toughness * times}
    return Grants(objects=Objects(), **{**said, **size})


class Controls(Part):
    """Its controller controls the permanent for as long as this lasts (CR 613.1b)."""

    kind: Literal["controls"] = "controls"


Ending = Literal["destroy", "exile", "sacrifice", "return_to_hand"]
"""How a permanent is made to leave the battlefield."""


class Delayed(Part):
    """At the beginning of the next such step, this is done to what the effect is fixed to (CR 603.7)."""

    kind: Literal["delayed"] = "delayed"
    at: Step
    does: Ending


class Regeneration(Part):
    """The next time it would be destroyed, it is regenerated instead (CR 701.19a)."""

    kind: Literal["regeneration"] = "regeneration"


class MustBlock(Part):
    """Requirement: a creature blocks one certain attacker if able (CR 509.1c).

    `blockers`: all such creatures, whenever they come; by default the one it is fixed to.
    """

    kind: Literal["must_block"] = "must_block"
    blockers: Objects | None = None
