"""What goes on the stack: spells, activated and triggered abilities, and what these trigger on (CR 603)."""

from typing import Literal, Self

from pydantic import PositiveInt, model_validator

from core.abilities.conditions import Condition
from core.abilities.filters import Objects, Recipients, StackObjects
from core.abilities.one_shots import OneShot, TargetSpec, WhenYouDo
from core.abilities.parts import Part
from core.terms.counters import CounterKind
from core.terms.steps import Step


class Mode(Part):
    """One of the things a modal spell may do; `name` is what it is called in short (CR 700.2)."""

    name: str
    targets: tuple[TargetSpec, ...] = ()
    least_targets: PositiveInt | None = None
    does: tuple[OneShot, ...]


class Spell(Part):
    """What an instant or sorcery does as it resolves.

    Attributes:
        least_targets: at least so many of the targets are chosen, the first ones; all if it is not said.
        modes: one of them is chosen as it is cast, and says instead what it targets and does (CR 601.2b).
    """

    kind: Literal["spell"] = "spell"
    targets: tuple[TargetSpec, ...] = ()
    least_targets: PositiveInt | None = None
    modes: tuple[Mode, ...] = ()
    does: tuple[OneShot, ...] = ()
    sacrifice: Objects | None = None

    @model_validator(mode="after")
    def _do_something(self) -> Self:
        if not self.modes and "does" not in self.model_fields_set:
            raise ValueError("a spell says what it 'does', or has 'modes'.")
        return self

    def in_mode(self, number: int) -> "Spell":
        """Return what it does in one of its modes, counted from 1; itself if it has none such."""
        if not 0 < number <= len(self.modes):
            return self
        mode = self.modes[number - 1]
        return Spell(
            targets=mode.targets, least_targets=mode.least_targets, does=mode.does, sacrifice=self.sacrifice
        )


class Activated(Part):
    """An activated ability: costs that are more than mana, targets, what it does (CR 602).

    Attributes:
        remove_counter, remove_count: the kind of counter and how many of them are removed.
        loyalty: a loyalty ability: how many loyalty counters are put on it, or removed if negative; only
            in one's own main phase, the stack empty, once a turn for each permanent (CR 606.3).
        as_sorcery: only in one's own main phase, the stack empty (CR 602.5d).
        during: only in that step of one's own turn.
        least_targets: at least so many of the targets are chosen, as with a spell.
    """

    kind: Literal["activated"] = "activated"
    name: str = ""
    tap: bool = False
    sacrifice_this: bool = False
    remove_counter: CounterKind | None = None
    remove_count: PositiveInt = 1
    loyalty: int | None = None
    as_sorcery: bool = False
    during: Step | None = None
    targets: tuple[TargetSpec, ...] = ()
    least_targets: PositiveInt | None = None
    does: tuple[OneShot, ...]


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
    which: Recipients = Recipients(objects=Objects(which="this"))
    to: Recipients = Recipients()
    combat: bool | None = None
    alone: bool = False
    step: Step | None = None
    counter: CounterKind | None = None
    by: StackObjects | None = None
    this_way: bool = False
    along_with: Objects | None = None


class Triggered(Part):
    """A triggered ability (CR 603).

    `only_if`: it triggers only if this is true, and does nothing if it is not true any more (CR 603.4);
    or, for the event `state`, what makes it trigger and is not asked about again (CR 603.8).
    `is_optional`: as it resolves, its controller may do all of it or nothing (CR 603.5).
    """

    kind: Literal["triggered"] = "triggered"
    when: When
    only_if: Condition | None = None
    is_optional: bool = False
    targets: tuple[TargetSpec, ...] = ()
    does: tuple[OneShot, ...]


def says_x(does: tuple[OneShot, ...]) -> bool:
    """Return whether instructions speak of X, so that it is announced (CR 601.2b)."""
    return any(
        says_x(part.does) if isinstance(part, WhenYouDo) else getattr(part, "amount", None) == "x"
        for part in does
    )
