"""Permanents phase out and in (CR 702.26)."""

from core.events.event import Event
from core.terms.ids import ObjectId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import FrozenMap


class PhasedOut(Event, tag="phased_out"):
    """Permanents phased out, and with them what was attached to them; all left combat (CR 702.26b, 506.4).

    `along_with`: what each that phased out indirectly was attached to (CR 702.26g).
    """

    objects: tuple[ObjectId, ...]
    along_with: FrozenMap[ObjectId, ObjectId] = FrozenMap()
    rule: RuleNumber = RuleNumber("702.26b")


class PhasedIn(Event, tag="phased_in"):
    """Permanents phased in, with all that had phased out along with them (CR 702.26c).

    `unattached`: those of them whose bearer is no longer there (CR 702.26i).
    """

    objects: tuple[ObjectId, ...]
    unattached: tuple[ObjectId, ...] = ()
    rule: RuleNumber = RuleNumber("702.26c")
