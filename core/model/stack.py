"""What waits on the stack: spells, activated and triggered abilities, and the one that Sieges have."""

from __future__ import annotations

from itertools import accumulate
from typing import Literal

from core.abilities.card_texts.modes import Mode
from core.abilities.conditions import Condition
from core.abilities.instructions.one_shot import OneShot
from core.abilities.subjects import TargetSpec
from core.abilities.triggers import When
from core.model.combat import Assigned
from core.terms.called import Called
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import FrozenMap, Kinded, replace


class SiegeDefeated(Kinded, tag="siege_defeated"):
    """A Siege's own ability: as its last defense counter goes, it is exiled and may be cast (CR 310.11b)."""

    source: ObjectId
    controller: PlayerId


class OnStack(Kinded, tag="on_stack"):
    """A spell, or an activated or triggered ability (CR 405, 113.7a).

    Attributes:
        id: its own; a spell's is also that of the object that deals damage.
        name: what a reader knows it by.
        source: the object whose ability it is; a spell is its own.
        wanted: what its targets may be, in the same order.
        least_targets: how many of them are chosen at least as a triggered ability is put on the stack, the
            first ones; all if it is None.
        mode: the name of the mode that was chosen of a modal spell or ability, or its number (CR 700.2).
        modes: what may be chosen as a modal ability is put on the stack (CR 603.3c); `least_modes` and
            `most_modes`: how many of them.
        unchosen: whether only modes that weren't chosen before may be: this turn, or ever.
        parts: the modes that were chosen if they are several, followed one after the other (CR 608.2c);
            `wanted` and `targets` are those of all of them, in that order.
        division: points for each target, where they were divided on announcing (CR 601.2d).
        amount: what "that much" is: what a trigger was about.
        triggered_on: what a triggered ability watched for; None of what an effect or a rule put there.
        it: whom a trigger was about.
        only_if: what must still be true as it resolves (CR 603.4).
        is_optional: whether its controller may have it do nothing (CR 603.5).
        defending_player: whom the creature attacked that the ability is of or about (CR 508.5).
        chosen: the source of damage that is chosen as it resolves (CR 609.7a), if that was said before.
        sacrificed: what was sacrificed as a cost; `returned`: what was returned to hand.
        is_cycling: whether its card was discarded to cycle it (CR 702.29a).
        made: what the clock said as it was put on the stack.
    """

    id: ObjectId
    name: Called
    controller: PlayerId
    source: ObjectId
    is_spell: bool = False
    targets: tuple[RecipientId, ...] = ()
    wanted: tuple[TargetSpec, ...] = ()
    least_targets: int | None = None
    is_optional: bool = False
    does: tuple[OneShot, ...]
    mode: str = ""
    modes: tuple[Mode, ...] = ()
    least_modes: int = 1
    most_modes: int = 1
    unchosen: Literal["this_turn", "ever"] | None = None
    parts: tuple[Mode, ...] = ()
    division: FrozenMap[RecipientId, int] = FrozenMap()
    x: int = 0
    amount: int = 0
    triggered_on: When | None = None
    it: RecipientId | None = None
    defending_player: PlayerId | None = None
    sacrificed: ObjectId | None = None
    returned: ObjectId | None = None
    is_cycling: bool = False
    made: int = 0
    chosen: ObjectId | None = None
    only_if: Condition | None = None

    @property
    def one_by_one(self) -> tuple[OnStack, ...]:
        """It as it is in each of its parts, with the targets of that alone; itself if it has no parts."""
        if not self.parts:
            return (self,)
        starts = accumulate((len(part.targets) for part in self.parts), initial=0)
        return tuple(self._in_part(part, start) for part, start in zip(self.parts, starts, strict=False))

    def _in_part(self, part: Mode, start: int) -> OnStack:
        of_part = slice(start, start + len(part.targets))
        return replace(
            self,
            parts=(),
            mode=part.name,
            does=part.does,
            wanted=self.wanted[of_part],
            targets=self.targets[of_part],
        )


class DamageOnStack(Kinded, tag="damage_on_stack"):
    """Combat damage as it was assigned, waiting to be dealt (before July 2009, CR 310.1 of May 2009)."""

    source: ObjectId
    controller: PlayerId
    assigned: tuple[Assigned, ...]


StackObject = SiegeDefeated | OnStack | DamageOnStack
