"""What makes abilities trigger (CR 603.1)."""

from typing import Literal

from core.abilities.filters import CertainStackObjects, Objects, Recipients
from core.abilities.part import Part
from core.terms.counters import CounterKind
from core.terms.steps import Step
from core.terms.values import constant


class When(Part):
    """What makes an ability trigger, seen from the object that has it.

    Attributes:
        event: damage is dealt by or to `which`, or excess damage to it, or damage to it is prevented;
            or `which` attacks, enlists, blocks, becomes blocked, attacks and is not blocked, enters,
            leaves the battlefield, dies, phases in or out, or gets counters; or a player gains or loses
            life or casts a spell that is no creature; or `which` becomes a target; or a step begins in
            that player's turn; or `only_if` comes true (CR 603.8).
        which: the objects or players it is about; by default the object itself.
        combat: only combat damage, or only other damage.
        to: whom damage is dealt to, who is attacked or enlisted, or which creature blocks or is blocked.
        alone: only if it attacks alone (CR 506.5).
        along_with: only if such another creature attacks, or blocks, at the same time.
        step: the one that begins.
        counter: the kind of counter it gets.
        by: which spells or abilities it becomes a target of; any if None.
        this_way: damage is prevented by an effect of the object itself.
    """

    event: Literal[
        "deals_damage",
        "is_dealt_damage",
        "attacks",
        "enlists",
        "blocks",
        "becomes_blocked",
        "becomes_blocked_by",
        "blocks_creature",
        "casts_noncreature",
        "attacks_unblocked",
        "dies",
        "enters",
        "leaves",
        "phases_in",
        "phases_out",
        "gets_counters",
        "gains_life",
        "loses_life",
        "is_dealt_excess",
        "damage_is_prevented",
        "becomes_target",
        "step_begins",
        "state",
    ]
    which: Recipients = constant(Recipients, objects=constant(Objects, which="this"))
    to: Recipients = constant(Recipients)
    combat: bool | None = None
    alone: bool = False
    step: Step | None = None
    counter: CounterKind | None = None
    by: CertainStackObjects | None = None
    this_way: bool = False
    along_with: Objects | None = None
