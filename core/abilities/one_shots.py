"""What spells and abilities do as they resolve (CR 609.1, 610), and what makes abilities trigger (CR 603)."""

from typing import Annotated, Literal

from pydantic import Field, PositiveInt

from core.abilities.changes import Changes
from core.abilities.effects import DamageEffect, MustBlock, Regeneration
from core.abilities.filters import Objects, Recipients
from core.abilities.parts import Part
from core.terms.counters import CounterKind

Subject = Literal[
    "target",
    "target_2",
    "target_3",
    "this",
    "you",
    "opponents",
    "it",
    "its_controller",
    "bearer",
    "chosen",
    "defending_player",
]
"""Whom an instruction is about: targets in the order they are announced, the object with the ability,
its controller, their opponents; `it` is what a trigger was about, such as the creature dealt damage;
`chosen` a source chosen on casting (CR 609.7a); `defending_player` whom the creature attacks."""
HowMuch = PositiveInt | Literal["that_much", "x", "power", "sacrificed_power"]
"""A number; what a trigger was about; X; the power of what deals the damage; that of what was sacrificed."""
Times = Literal["beyond_first", "opponents_attacked", "power_of_it"]
"""For each creature that blocks this beyond the first; for each opponent attacked with a creature in this
combat (CR 702.121a); for each point of power of what a trigger was about, which may be negative."""
Duration = Literal["end_of_combat", "end_of_turn"]


class TargetSpec(Part):
    """What one target may be; by default anything that can be dealt damage (CR 115.4).

    `another`: none of the targets before it.
    """

    what: Recipients = Recipients()
    another: bool = False


class DealDamage(Part):
    """Damage is dealt: to a subject, or to `each`; or divided among all targets as announced (CR 601.2d)."""

    kind: Literal["deal_damage"] = "deal_damage"
    amount: HowMuch
    to: Subject = "target"
    each: Recipients | None = None
    by: Subject = "this"
    is_divided: bool = False
    is_preventable: bool = True


class MakeEffect(Part):
    """A prevention or replacement effect begins to wait (CR 614.4, 615.3).

    Attributes:
        on: the recipient it protects, or what must block; `each`: one of its own for each of these
            (CR 615.11).
        from_source: the one source it is about, or what must be blocked.
        redirect_to: where redirected damage goes.
    """

    kind: Literal["make_effect"] = "make_effect"
    effect: Annotated[DamageEffect | Regeneration | MustBlock, Field(discriminator="kind")]
    on: Subject | None = None
    each: Objects | None = None
    from_source: Subject | None = None
    redirect_to: Subject | None = None
    points: PositiveInt | None = None
    next_time: bool = False
    until: Duration = "end_of_turn"


class Give(Changes):
    """Objects are changed for a while; `each` is fixed now (CR 611.2c).

    `times` multiplies power and toughness.
    """

    kind: Literal["give"] = "give"
    on: Subject = "target"
    each: Objects | None = None
    times: Times | None = None
    until: Duration = "end_of_turn"


class Move(Part):
    """A permanent is destroyed, exiled, sacrificed, or returned to its owner's hand."""

    kind: Literal["destroy", "exile", "sacrifice", "return_to_hand"]
    on: Subject = "target"
    each: Objects | None = None


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


class LoseGame(Part):
    """A player loses the game (CR 104.3e)."""

    kind: Literal["lose_game"] = "lose_game"
    who: Subject = "you"


class ChangeCounters(Part):
    """Counters are put on something, or removed from it."""

    kind: Literal["put_counters_now", "remove_counters_now"]
    on: Subject = "target"
    counter: CounterKind
    amount: HowMuch = 1


class ChangeStatus(Part):
    """A permanent becomes tapped, untapped or renowned, leaves combat, or loses what is attached to it.

    `attachments`: only such of them.
    """

    kind: Literal["tap", "untap", "become_renowned", "remove_from_combat", "unattach_all"]
    on: Subject = "target"
    attachments: Objects = Objects()


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
    | Give
    | Move
    | SacrificeOfChoice
    | ChangeLife
    | ChangeCounters
    | ChangeStatus
    | Fight
    | GainControl
    | DrawNow
    | LoseGame,
    Field(discriminator="kind"),
]


class Spell(Part):
    """What an instant or sorcery does as it resolves."""

    kind: Literal["spell"] = "spell"
    targets: tuple[TargetSpec, ...] = ()
    does: tuple[OneShot, ...]
    sacrifice: Objects | None = None


class Activated(Part):
    """An activated ability: costs that are more than mana, targets, what it does (CR 602)."""

    kind: Literal["activated"] = "activated"
    name: str = ""
    tap: bool = False
    sacrifice_this: bool = False
    remove_counter: CounterKind | None = None
    targets: tuple[TargetSpec, ...] = ()
    does: tuple[OneShot, ...]


class When(Part):
    """What makes an ability trigger, seen from the object that has it.

    Attributes:
        event: damage is dealt by or to `which`, or `which` attacks, enlists, blocks, becomes blocked,
            attacks and is not blocked, dies, or a player gains life or casts a spell that is no creature.
        which: the objects or players it is about; by default the object itself.
        combat: only combat damage, or only other damage.
        to: whom damage is dealt to, or who is attacked, enlisted or blocks.
        alone: only if it attacks alone (CR 506.5).
        along_with: only if such another creature attacks, or blocks, at the same time.
    """

    event: Literal[
        "deals_damage",
        "is_dealt_damage",
        "attacks",
        "enlists",
        "blocks",
        "becomes_blocked",
        "becomes_blocked_by",
        "casts_noncreature",
        "attacks_unblocked",
        "dies",
        "gains_life",
    ]
    which: Recipients = Recipients(objects=Objects(which="this"))
    to: Recipients = Recipients()
    combat: bool | None = None
    alone: bool = False
    along_with: Objects | None = None


class Triggered(Part):
    """A triggered ability (CR 603).

    `only_if`: it triggers, and does anything as it resolves, only if the object itself is one of these
    at the time (CR 603.4). `is_optional`: as it resolves, its controller may do all of it or nothing
    (CR 603.5).
    """

    kind: Literal["triggered"] = "triggered"
    when: When
    only_if: Objects | None = None
    is_optional: bool = False
    targets: tuple[TargetSpec, ...] = ()
    does: tuple[OneShot, ...]
