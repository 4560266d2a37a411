"""Cues: what moves, declared as data. Times are milliseconds at normal speed, from the frame's start."""

from __future__ import annotations

from enum import StrEnum

from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import Value
from core.terms.zones import Zone


class Look(StrEnum):
    """What a number in motion stands for; each has its own shape and color."""

    ASSIGNED = "assigned"  # points that a source would deal
    DAMAGE = "damage"  # points on their way
    PREVENTED = "prevented"
    MARK = "mark"  # damage marked
    LIFE_LOST = "life_lost"
    LIFE_GAINED = "life_gained"
    COUNTER_PUT = "counter_put"
    COUNTER_REMOVED = "counter_removed"


class Sign(StrEnum):
    """What a ring around a card or player says."""

    LOOKED_AT = "looked_at"
    FOUND = "found"
    SPARED = "spared"
    APPLIES = "applies"


class Rearrange(Value, kw_only=False):
    """All cards go from where they stood to where they stand now."""

    ms: int = 420


class Lunge(Value, kw_only=False):
    """`who` darts at `at` and back; `ms` is the whole trip."""

    who: ObjectId
    at: RecipientId
    ms: int = 520


class Arrive(Value, kw_only=False):
    """A number goes from `source` to where `target` receives it, and stays there."""

    text: str
    look: Look
    source: ObjectId
    target: RecipientId
    ms: int = 420


class Hold(Value, kw_only=False):
    """A number that `at` receives stays, or goes to `target`; on its way `was` becomes `text`.

    Attributes:
        at: where it stood before.
    """

    was: str
    text: str
    look: Look
    source: ObjectId
    at: RecipientId
    target: RecipientId
    ms: int = 520


class Stop(Value, kw_only=False):
    """A number from `source` that `target` would receive is struck out and fades."""

    text: str
    source: ObjectId
    target: RecipientId
    ms: int = 620


class Strike(Value, kw_only=False):
    """A number goes from where `target` receives it onto it, into place `slot` of `slots`, and stays."""

    text: str
    look: Look
    source: ObjectId
    target: RecipientId
    slot: int
    slots: int
    ms: int = 560


class Become(Value, kw_only=False):
    """At `at` numbers of damage give way to what the damage becomes, and that stays.

    Attributes:
        was_damage: damage lies there, so that its number is what changes; elsewhere one appears.
    """

    text: str
    look: Look
    at: RecipientId
    slot: int
    slots: int
    ms: int = 420
    was_damage: bool = False


class Sink(Value, kw_only=False):
    """A result at `at` sinks in and is gone; the new numbers show from the middle of it."""

    text: str
    look: Look
    at: RecipientId
    slot: int
    slots: int
    ms: int = 520


class Check(Value, kw_only=False):
    """A ring runs over everything that is checked, then stays around what was found or spared."""

    everything: tuple[RecipientId, ...]
    signs: tuple[tuple[RecipientId, Sign], ...]
    ms: int = 620


class Apply(Value, kw_only=False):
    """A ring comes around `who`, whose effect changes the damage, and stays."""

    who: ObjectId
    ms: int = 520


class Leave(Value, kw_only=False):
    """`who` leaves the battlefield for a pile of its owner, or for nowhere."""

    who: ObjectId
    owner: PlayerId
    zone: Zone | None
    ms: int = 620


class Enter(Value, kw_only=False):
    """`who` comes onto the battlefield: from the stack, from a pile of its owner, or out of nothing.

    Attributes:
        pile: the owner and zone it was in; None if it was in none.
        beside: what made it, if it was nowhere before; it grows out of that.
    """

    who: ObjectId
    pile: tuple[PlayerId, Zone] | None = None
    beside: ObjectId | None = None
    ms: int = 620


class Rise(Value, kw_only=False):
    """What has just gone on top of the stack comes there from `source`: its hand, or whose ability it is.

    `pile`: the owner and zone of the pile that it was in, or whose card has the ability.
    """

    source: str
    pile: tuple[PlayerId, Zone] | None = None
    ms: int = 420


class Caption(Value, kw_only=False):
    """Words on the middle line, for a moment."""

    text: str
    ms: int = 900


Cue = (
    Rearrange
    | Lunge
    | Arrive
    | Hold
    | Stop
    | Strike
    | Become
    | Sink
    | Check
    | Apply
    | Leave
    | Enter
    | Rise
    | Caption
)


def duration(cues: tuple[Cue, ...]) -> int:
    """Return how long the cues of one frame take together; they all start at once."""
    return max((cue.ms for cue in cues), default=0)
