"""What spells and abilities do as they resolve (CR 609.1, 610)."""

from typing import Annotated, Literal, Self

from pydantic import Field, PositiveInt, model_validator
from pydantic_core import PydanticCustomError

from core.abilities.amounts import Counted, HowMuch
from core.abilities.changes import Changes
from core.abilities.costs import Cost
from core.abilities.effects import Ending, MustBlock, Regeneration
from core.abilities.filters import Objects, Recipients, StackObjects
from core.abilities.keywords import Keyword
from core.abilities.parts import Part
from core.abilities.zone_effects import CopyExceptions, EventEffect
from core.terms.card_types import CardType
from core.terms.colors import Color
from core.terms.counters import CounterKind
from core.terms.steps import Step
from core.terms.values import FrozenMap

Subject = Literal[
    "target",
    "target_2",
    "target_3",
    "this",
    "you",
    "opponents",
    "it",
    "its_controller",
    "target_controller",
    "bearer",
    "chosen",
    "defending_player",
    "created",
    "damaged",
]
"""Whom an instruction is about: targets in the order they are announced, the object with the ability,
its controller, their opponents; `it` is what a trigger was about, such as the creature dealt damage, or
the spell something became a target of; `target_controller` who controls the first target;
`created` what instructions before have put onto the battlefield; `damaged` the creatures that they have
dealt damage to; `chosen` a source of damage chosen as
the effect is made (CR 609.7a); `defending_player` whom the creature attacks that a trigger was about, or
this one."""
Times = Literal["beyond_first", "opponents_attacked", "power_of_it"]
"""For each creature that blocks this beyond the first; for each opponent attacked with a creature in this
combat (CR 702.121a); for each point of power of what a trigger was about, which may be negative."""
Duration = Literal["end_of_combat", "end_of_turn"]


class TargetSpec(Part):
    """What one target may be; by default anything that can be dealt damage (CR 115.4).

    `another`: none of the targets before it. `other`: not the object with the ability. `not_it`: not what
    the ability triggered on. `on_stack`: not `what`, but such a spell or ability.
    """

    what: Recipients = Recipients()
    another: bool = False
    other: bool = False
    not_it: bool = False
    on_stack: StackObjects | None = None


class DealDamage(Part):
    """Damage is dealt: to a subject, or to `each`; or divided among all targets as announced (CR 601.2d).

    `excess_to`: excess damage is dealt to this instead (CR 120.4a), such as the controller of what would
    be dealt it; with `excess_if`, only if what deals it has that keyword.
    """

    kind: Literal["deal_damage"] = "deal_damage"
    amount: HowMuch
    to: Subject = "target"
    each: Recipients | None = None
    by: Subject = "this"
    is_divided: bool = False
    is_preventable: bool = True
    excess_to: Subject | Literal["recipient_controller"] | None = None
    excess_if: Keyword | None = None

    @model_validator(mode="after")
    def _divide_what_is_announced(self) -> Self:
        if self.is_divided and isinstance(self.amount, Counted):
            message = "what is divided is announced with the spell: a number, or 'x'."
            raise PydanticCustomError("divided", "{message}", {"message": message})
        return self


class WhenYouDo(Part):
    """If the instruction before this one did anything, an ability triggers (CR 603.12)."""

    kind: Literal["when_you_do"] = "when_you_do"
    targets: tuple[TargetSpec, ...] = ()
    does: tuple["OneShot", ...]


class Unless(Part):
    """What is done unless a player pays (CR 118.12a); `who` is asked as it would be done.

    Of several players each is asked, and it is done for each who does not pay: `it` is that player.
    """

    kind: Literal["unless"] = "unless"
    who: Subject | Literal["each_player"] = "target_controller"
    pays: Cost
    does: tuple["OneShot", ...]


class WhenPrevented(Part):
    """An ability that triggers each time an effect prevents damage (CR 603.7, 615.13).

    `it` is the source of the damage, `that_much` what was prevented. `source`: only damage of such sources.
    """

    source: Objects = Objects()
    targets: tuple[TargetSpec, ...] = ()
    does: tuple["OneShot", ...]


class MakeEffect(Part):
    """An effect on what would happen, or on what can, begins to wait (CR 614.4, 615.3).

    Attributes:
        on: the recipient it protects, or what must block; `each`: one of its own for each of these
            (CR 615.11).
        shares_color_with: only those of `each` that share a color with this now, but not this itself.
        from_source: the one source it is about, or what must be blocked.
        redirect_to: where redirected damage goes.
        when_prevented: an ability that triggers as it prevents damage.
    """

    kind: Literal["make_effect"] = "make_effect"
    effect: Annotated[EventEffect | Regeneration | MustBlock, Field(discriminator="kind")]
    on: Subject | None = None
    each: Objects | None = None
    shares_color_with: Subject | None = None
    from_source: Subject | None = None
    redirect_to: Subject | None = None
    points: PositiveInt | None = None
    next_time: bool = False
    when_prevented: WhenPrevented | None = None
    until: Duration = "end_of_turn"


class Give(Changes):
    """Objects are changed for a while; `each` is fixed now (CR 611.2c).

    `times` multiplies power and toughness. `shares_color_with`: only those of `each` that share a
    color with this now, but not this itself.
    """

    kind: Literal["give"] = "give"
    on: Subject = "target"
    each: Objects | None = None
    shares_color_with: Subject | None = None
    times: Times | None = None
    until: Duration = "end_of_turn"


class Move(Part):
    """A permanent is destroyed, exiled, sacrificed, or returned to its owner's hand.

    `is_regenerable`: what is destroyed may be regenerated; if not, no such shield is used (CR 701.19c).
    """

    kind: Ending
    on: Subject = "target"
    each: Objects | None = None
    is_regenerable: bool = True

    @model_validator(mode="after")
    def _destroy_for_good(self) -> Self:
        if self.kind != "destroy" and not self.is_regenerable:
            message = "only with 'destroy' can it be said that something can't be regenerated."
            raise PydanticCustomError("is_regenerable", "{message}", {"message": message})
        return self


class PhaseOut(Part):
    """Permanents phase out, with what is attached to them (CR 702.26b)."""

    kind: Literal["phase_out"] = "phase_out"
    on: Subject = "target"
    each: Objects | None = None


class Transform(Part):
    """A double-faced permanent is turned over (CR 701.27)."""

    kind: Literal["transform"] = "transform"
    on: Subject = "this"


class BecomeCopy(Part):
    """A permanent becomes a copy of another one, and is still the same object (CR 707.4).

    `exceptions`: how the copy differs. `until`: for good if None.
    """

    kind: Literal["become_copy"] = "become_copy"
    on: Subject = "this"
    of: Subject = "target"
    exceptions: CopyExceptions = CopyExceptions()
    until: Literal["end_of_turn"] | None = None


class Counter(Part):
    """A spell or ability is countered (CR 701.6a)."""

    kind: Literal["counter"] = "counter"
    on: Subject = "target"


class SacrificeOfChoice(Part):
    """Players sacrifice permanents of their own choice, as many as there are if there are fewer.

    `what`: only such permanents; whoever sacrifices controls them (CR 701.21a).
    """

    kind: Literal["sacrifice_of_choice"] = "sacrifice_of_choice"
    who: Subject | Literal["each_player"] = "opponents"
    amount: HowMuch = 1
    what: Objects = Objects()


class ChangeLife(Part):
    """A player gains or loses life."""

    kind: Literal["gain_life_now", "lose_life_now"]
    who: Subject = "you"
    amount: HowMuch


class DrawNow(Part):
    """A player draws cards (CR 121)."""

    kind: Literal["draw_now"] = "draw_now"
    who: Subject = "you"
    amount: HowMuch = 1


class ExileTop(Part):
    """A player exiles the top card of their library."""

    kind: Literal["exile_top"] = "exile_top"
    who: Subject = "you"


class LoseGame(Part):
    """A player loses the game (CR 104.3e)."""

    kind: Literal["lose_game"] = "lose_game"
    who: Subject = "you"


class TokenBody(Part):
    """What a token is as it is created (CR 111.3); without a name it is called after its subtypes."""

    name: str = ""
    types: tuple[CardType, ...] = (CardType.CREATURE,)
    subtypes: tuple[str, ...] = ()
    colors: tuple[Color, ...] = ()
    power: int | None = None
    toughness: int | None = None
    phrases: tuple[str, ...] = ()


class CreateTokens(Part):
    """Tokens are created under your control (CR 701.7a).

    Attributes:
        token, copy_of: what they are; one of the two.
        per_other_opponent: one for each opponent but the defending player, attacking that one.
        attacking: they enter attacking what their controller chooses (CR 508.4).
        blocking: they enter blocking this attacker (CR 509.4).
        is_optional: their controller may choose not to.
    """

    kind: Literal["create_tokens"] = "create_tokens"
    amount: HowMuch = 1
    token: TokenBody | None = None
    copy_of: Subject | None = None
    tapped: bool = False
    attacking: bool = False
    per_other_opponent: bool = False
    blocking: Subject | None = None
    is_optional: bool = False


class ReturnToBattlefield(Part):
    """What has just gone to the graveyard returns under its owner's control, with counters on it."""

    kind: Literal["return_to_battlefield"] = "return_to_battlefield"
    on: Subject = "it"
    counters: FrozenMap[CounterKind, PositiveInt] = FrozenMap()
    tapped: bool = False


class Later(Part):
    """At the beginning of a later step something is done: a delayed triggered ability (CR 603.7).

    `on`: by default what the instructions before created.
    """

    kind: Literal["later"] = "later"
    at: Step = Step.END
    does: Ending
    on: Subject = "created"


class ChangeCounters(Part):
    """Counters are put on something, or removed from it."""

    kind: Literal["put_counters_now", "remove_counters_now"]
    on: Subject = "target"
    each: Objects | None = None
    counter: CounterKind
    amount: HowMuch = 1


class ChangeStatus(Part):
    """A permanent becomes (un)tapped, renowned or (un)blocked, leaves combat, or loses what is attached.

    `attachments`: only such of them.
    """

    kind: Literal[
        "tap",
        "untap",
        "become_renowned",
        "remove_from_combat",
        "become_blocked",
        "become_unblocked",
        "unattach_all",
    ]
    on: Subject = "target"
    attachments: Objects = Objects()


class Attach(Part):
    """A permanent becomes attached to something (CR 701.3)."""

    kind: Literal["attach"] = "attach"
    what: Subject = "this"
    to: Subject = "target"


class Fight(Part):
    """Two creatures fight (CR 701.14)."""

    kind: Literal["fight"] = "fight"
    one: Subject = "target"
    other: Subject = "target_2"


class GainControl(Part):
    """You gain control of a permanent, for good or for a while (CR 611.2b).

    `until`: `this_leaves` is for as long as the object with the ability remains on the battlefield.
    """

    kind: Literal["gain_control"] = "gain_control"
    on: Subject = "target"
    until: Duration | Literal["this_leaves"] | None = None


OneShot = Annotated[
    DealDamage
    | MakeEffect
    | WhenYouDo
    | Unless
    | Give
    | Move
    | PhaseOut
    | Transform
    | BecomeCopy
    | Counter
    | SacrificeOfChoice
    | ChangeLife
    | ChangeCounters
    | ChangeStatus
    | Attach
    | Fight
    | GainControl
    | DrawNow
    | ExileTop
    | CreateTokens
    | ReturnToBattlefield
    | Later
    | LoseGame,
    Field(discriminator="kind"),
]
