"""Instructions about permanents that stay: counters, status, control, attachments, copies."""

from typing import Annotated, Literal

from core.abilities.amounts import HowMuch
from core.abilities.effects.on_entering import CopyExceptions
from core.abilities.filters import Objects
from core.abilities.part import Part
from core.abilities.subjects import Duration, Sort, Subject, Subjects, check_said_once
from core.terms.counters import CounterKind


class ChangeCounters(Part):
    """Counters are put on something, or removed from it."""

    kind: Literal["put_counters_now", "remove_counters_now"]
    on: Annotated[Subjects, Sort.EITHER] = "target"
    each: Objects | None = None
    counter: CounterKind
    amount: HowMuch = 1

    def __post_init__(self) -> None:
        check_said_once(self.on, self.each)


class Tap(Part):
    """A permanent is tapped, or each such permanent (CR 701.26a)."""

    kind: Literal["tap"] = "tap"
    on: Subjects = "target"
    each: Objects | None = None

    def __post_init__(self) -> None:
        check_said_once(self.on, self.each)


class Untap(Part):
    """A permanent is untapped, or each such permanent (CR 701.26b)."""

    kind: Literal["untap"] = "untap"
    on: Subjects = "target"
    each: Objects | None = None

    def __post_init__(self) -> None:
        check_said_once(self.on, self.each)


class TapOrUntap(Part):
    """A permanent is tapped or untapped, as you choose (CR 608.2d)."""

    kind: Literal["tap_or_untap"] = "tap_or_untap"
    on: Subject = "target"


class Goad(Part):
    """A creature is goaded, or each such creature, until your next turn (CR 701.15a)."""

    kind: Literal["goad"] = "goad"
    on: Subjects = "target"
    each: Objects | None = None

    def __post_init__(self) -> None:
        check_said_once(self.on, self.each)


class BecomeRenowned(Part):
    """A creature becomes renowned (CR 702.112b)."""

    kind: Literal["become_renowned"] = "become_renowned"
    on: Subject = "target"


class BecomeSaddled(Part):
    """A permanent becomes saddled until end of turn (CR 702.171b)."""

    kind: Literal["become_saddled"] = "become_saddled"
    on: Subject = "target"


class UnattachAll(Part):
    """What is attached to a permanent becomes unattached (CR 701.3d).

    Attributes:
        attachments: only such of it.
    """

    kind: Literal["unattach_all"] = "unattach_all"
    on: Subject = "target"
    attachments: Objects = Objects()


class Attach(Part):
    """A permanent becomes attached to another one or, as an Aura may, to a player (CR 701.3, 303.4)."""

    kind: Literal["attach"] = "attach"
    what: Subject = "this"
    to: Annotated[Subject, Sort.EITHER] = "target"


class GainControl(Part):
    """You gain control of a permanent, for good or for a while (CR 611.2b).

    Attributes:
        until: `this_leaves` is for as long as the object with the ability remains on the battlefield.
    """

    kind: Literal["gain_control"] = "gain_control"
    on: Subjects = "target"
    until: Duration | Literal["this_leaves"] | None = None


class Transform(Part):
    """A double-faced permanent is turned over (CR 701.27)."""

    kind: Literal["transform"] = "transform"
    on: Subject = "this"


class TurnFace(Part):
    """A permanent is turned face up, or face down (CR 708.2a, 708.7)."""

    kind: Literal["turn_face_up", "turn_face_down"]
    on: Subject = "this"


class BecomeCopy(Part):
    """A permanent becomes a copy of another one, and is still the same object (CR 707.4).

    Attributes:
        exceptions: how the copy differs.
        until: for good if None.
    """

    kind: Literal["become_copy"] = "become_copy"
    on: Subject = "this"
    of: Subject = "target"
    exceptions: CopyExceptions = CopyExceptions()
    until: Literal["end_of_turn"] | None = None


class PhaseOut(Part):
    """Permanents phase out, with what is attached to them (CR 702.26b)."""

    kind: Literal["phase_out"] = "phase_out"
    on: Subjects = "target"
    each: Objects | None = None

    def __post_init__(self) -> None:
        check_said_once(self.on, self.each)


ToPermanents = (
    PhaseOut
    | Transform
    | TurnFace
    | BecomeCopy
    | ChangeCounters
    | Tap
    | Untap
    | TapOrUntap
    | Goad
    | BecomeRenowned
    | BecomeSaddled
    | UnattachAll
    | Attach
    | GainControl
)
