"""Every instruction: what spells and abilities do as they resolve (CR 609.1, 610).

Those that hold others in turn stand here, beside the union of all.
"""

from typing import Annotated, Literal

from core.abilities.conditions import Condition
from core.abilities.costs import Cost
from core.abilities.effects.on_damage import DamageEffect, Prevent
from core.abilities.filters import Objects
from core.abilities.instructions.copying_spells import CopySpell
from core.abilities.instructions.create_tokens import CreateTokens
from core.abilities.instructions.damage_and_fights import DealDamage, OfDamage
from core.abilities.instructions.give import Give
from core.abilities.instructions.in_combat import InCombat
from core.abilities.instructions.keyword_actions import KeywordAction
from core.abilities.instructions.leaving_and_returning import LeavingAndReturning
from core.abilities.instructions.making_effects import WaitingPart
from core.abilities.instructions.to_cards import ToCards
from core.abilities.instructions.to_permanents import ChangeCounters, ToPermanents
from core.abilities.instructions.to_players import ChangeLife, DrawNow, ToPlayers
from core.abilities.part import Part
from core.abilities.subjects import Player, Sort, Subject, TargetSpec
from core.data.marks import RefusedError
from core.words.english.errors import ability_faults as faults


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
    who: Annotated[Literal[Subject, "each_player"], Sort.PLAYER] = "target_controller"
    pays: Cost
    does: tuple["OneShot", ...]


class IfPaid(Part):
    """What is done if a player pays, as they may, and perhaps what is done if they don't (CR 118.12).

    `who` is asked as this is done, and not at all if they can't pay. An ability that triggers when they do
    stands first in `does`.
    """

    kind: Literal["if_paid"] = "if_paid"
    who: Player = "you"
    pays: Cost
    does: tuple["OneShot", ...] = ()
    otherwise: tuple["OneShot", ...] = ()

    def __post_init__(self) -> None:
        if not self.does and not self.otherwise:
            raise RefusedError(faults.paid_for_nothing())
        if self.who == "opponents":
            raise RefusedError(faults.paid_by_several())
        if "{X}" in self.pays.mana:
            raise RefusedError(faults.paid_with_x())


class WhenPrevented(Part):
    """An ability that triggers each time an effect prevents damage (CR 603.7, 615.13).

    `it` is the source of the damage, `that_much` what was prevented.

    Attributes:
        source: only damage of such sources.
    """

    source: Objects = Objects()
    targets: tuple[TargetSpec, ...] = ()
    does: tuple["OneShot", ...]


class IfPrevented(Part):
    """What is done right after an effect has prevented damage, as a part of that effect (CR 615.5).

    `it` is the source of the damage, `that_much` what was prevented; the targets are those of the spell or
    ability that made the effect.

    What every effect on damage may have `besides` is said there.

    Attributes:
        source: only of damage from such sources.
    """

    source: Objects = Objects()
    does: tuple["OneShot", ...]

    def __post_init__(self) -> None:
        if not self.does or (self.source == Objects() and isinstance(self.does[0], _BESIDES)):
            raise RefusedError(faults.if_prevented_besides())


_BESIDES = (ChangeLife, DrawNow, ChangeCounters)
"""What stands among the `besides` of an effect, whatever the source of the damage is."""


class MakeEffect(WaitingPart):
    """An effect on what would happen, or on what can, begins to wait (CR 614.4, 615.3).

    Attributes:
        on: the recipient it protects, or what must block.
        each: one of its own for each of these (CR 615.11).
        shares_color_with: only those of `each` that share a color with this now, but not this itself.
        from_source: the one source it is about, or what must be blocked.
        redirect_to: where redirected damage goes.
        points: how much of the damage it is about, if not all; what is counted is counted once, as the effect
            begins (CR 608.2h, 615.7).
        is_divided: its points are divided among all targets as announced (CR 601.2d).
        when_prevented: an ability that triggers as it prevents damage.
        if_prevented: what is done right after it has prevented damage.
    """

    when_prevented: WhenPrevented | None = None
    if_prevented: tuple[IfPrevented, ...] = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        is_shield = isinstance(self.effect, DamageEffect) and isinstance(self.effect.change, Prevent)
        for name in ("when_prevented", "if_prevented"):
            if getattr(self, name) and not is_shield:
                raise RefusedError(faults.when_prevented_of_nothing(named=name))


Plain = (
    OfDamage
    | LeavingAndReturning
    | ToPermanents
    | InCombat
    | ToPlayers
    | ToCards
    | CopySpell
    | CreateTokens
    | KeywordAction
)
"""Instructions that hold no others, and begin no effect that changes something for a while."""

Single = Plain | MakeEffect | Give
"""Instructions that hold no others."""


class If(Part):
    """What is done if a condition is true as it would be done, and what is done otherwise (CR 608.2c).

    Attributes:
        condition: what must be true.
        of: whom the condition is about where it speaks of `this`; of an illegal target nothing is true.
        does: what is done if it is true.
        otherwise: what is done if not: what is done `instead` takes its place (CR 614.15).
    """

    kind: Literal["if"] = "if"
    condition: Condition
    of: Literal["target", "target_2", "target_3", "this", "it", "created"] = "this"
    does: tuple[Single, ...]
    otherwise: tuple[Single, ...] = ()

    def __post_init__(self) -> None:
        if not self.does:
            raise RefusedError(faults.if_nothing())
        if self.condition.kicked is not None:
            raise RefusedError(faults.if_was_kicked())
        asked = self.condition.objects
        if self.of != "this" and (asked is None or asked.which != "this"):
            raise RefusedError(faults.if_of_nobody())


class IfDone(Part):
    """What is done if something was done before, and perhaps what is done if it wasn't (CR 118.12).

    Attributes:
        action: what comes first; it counts as done if any of it could be.
        is_optional: the controller of the spell or ability may do it or not (CR 608.2d).
        does: what is done if it was done.
        otherwise: what is done if it was not, be it that it couldn't be.
    """

    kind: Literal["if_done"] = "if_done"
    action: tuple[Single, ...]
    is_optional: bool = False
    does: tuple["OneShot", ...] = ()
    otherwise: tuple["OneShot", ...] = ()

    def __post_init__(self) -> None:
        if not self.action or not (self.does or self.otherwise or self.is_optional):
            raise RefusedError(faults.done_for_nothing())

    @property
    def is_all_optional(self) -> bool:
        """Whether nothing depends on whether it is done, as it may be."""
        return not self.does and not self.otherwise


OneShot = Single | WhenYouDo | Unless | If | IfPaid | IfDone


def is_divided(part: OneShot) -> bool:
    """Whether an instruction divides something among all targets, as announced (CR 601.2d)."""
    return isinstance(part, DealDamage | MakeEffect) and part.is_divided
