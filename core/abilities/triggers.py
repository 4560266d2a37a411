"""What makes abilities trigger (CR 603.1)."""

from typing import Literal

from core.abilities.conditions import Condition
from core.abilities.filters import CertainStackObjects, Objects, Recipients, StackObjects
from core.abilities.part import Part
from core.data.marks import Positive, RefusedError
from core.terms.counters import CounterKind
from core.terms.steps import Step
from core.words.english.errors import ability_faults as faults


class When(Part):
    """What makes an ability trigger, seen from the object that has it.

    Attributes:
        event: what happens, as `damagestep vocabulary` explains for each event.
        which: the objects or players it is about; by default the object itself.
        chapters: the chapters, each of which makes it trigger as the lore counters on it become so many.
        combat: only combat damage, or only other damage.
        to: whom damage is dealt to, who is attacked or enlisted, or which creature blocks or is blocked.
        alone: only if it attacks alone (CR 506.5).
        along_with: only if such another creature attacks, or blocks, at the same time.
        provided: only if this is true as it happens; it is not asked about again: `attacks while saddled`.
        companions: only if so many such creatures do.
        at_least: it triggers once for all those objects to which this happens at the same time, or who do it
            to the same one, if they are so many: `whenever two or more creatures attack`.
        step: the one that begins.
        counter: the kind of counter it gets.
        spell: which spells are cast; any if None.
        or_copied: a spell that is copied counts too (CR 707.10).
        nth: only the first, second or third such spell that the player casts in a turn, or card drawn.
        by: which spells or abilities it becomes a target of; any if None.
        this_way: damage is prevented by an effect of the object itself.
    """

    event: Literal[
        "deals_damage",
        "is_dealt_damage",
        "attacks",
        "enlists",
        "exerts",
        "exploits",
        "becomes_monstrous",
        "is_turned_face_up",
        "blocks",
        "becomes_blocked",
        "becomes_blocked_by",
        "blocks_creature",
        "casts_spell",
        "is_cast",
        "attacks_unblocked",
        "dies",
        "enters",
        "leaves",
        "is_sacrificed",
        "becomes_tapped",
        "becomes_untapped",
        "phases_in",
        "phases_out",
        "gets_counters",
        "draws_card",
        "discards_card",
        "cycles_card",
        "is_cycled",
        "gains_life",
        "loses_life",
        "becomes_monarch",
        "time_changes",
        "is_dealt_excess",
        "damage_is_prevented",
        "becomes_target",
        "step_begins",
        "reaches_chapter",
        "state",
    ]
    which: Recipients = Recipients(objects=Objects(which="this"))
    chapters: tuple[Positive, ...] = ()
    to: Recipients = Recipients()
    combat: bool | None = None
    alone: bool = False
    step: Step | None = None
    counter: CounterKind | None = None
    spell: StackObjects | None = None
    or_copied: bool = False
    nth: Literal[1, 2, 3] | None = None
    by: CertainStackObjects | None = None
    this_way: bool = False
    along_with: Objects | None = None
    provided: Condition | None = None
    companions: Positive = 1
    at_least: Positive | None = None

    def __post_init__(self) -> None:
        allowed = FIELDS_OF[self.event]
        for name in _DETAILS:
            if name not in allowed and getattr(self, name) != _USUAL[name]:
                others = [event for event, fields in FIELDS_OF.items() if name in fields]
                raise RefusedError(
                    faults.field_without_meaning(name=name, event=self.event, events=", ".join(others))
                )
        self._check_numbers()
        if self.event == "step_begins" and (self.step is None or self.which.players not in _STEPS_OF):
            raise RefusedError(faults.step_begins_without_step())
        if self.event == "reaches_chapter" and not (self.chapters and self.which == _ITSELF):
            raise RefusedError(faults.chapter_without_number())
        if self.event in OF_PLAYERS and self.which.players is None:
            raise RefusedError(faults.event_of_a_player(event=self.event))
        if self.event in OF_PLAYERS | {"step_begins"} and self.which.objects is not None:
            raise RefusedError(faults.event_of_players(event=self.event))
        if self.event in _OF_OBJECTS and self.which.players is not None:
            raise RefusedError(faults.event_of_objects(event=self.event))
        if self.spell is not None:
            _check_spell(self.spell)
        if self.event == "state" and self.which != Recipients(objects=Objects(which="this")):
            raise RefusedError(faults.state_which())
        if self.event in {"is_cast", "is_cycled"} and self.which != Recipients(objects=Objects(which="this")):
            raise RefusedError(faults.cast_which())

    def _check_numbers(self) -> None:
        if self.companions != 1 and self.along_with is None:
            raise RefusedError(faults.companions_of_which())
        if self.at_least is None:
            return
        if self.which.objects is None or self.which.objects.which in {"this", "bearer"}:
            raise RefusedError(faults.at_least_of_objects())
        if self.alone or self.along_with is not None:
            raise RefusedError(faults.at_least_counts_all())


def _check_spell(spell: StackObjects) -> None:
    if spell == StackObjects():
        raise RefusedError(faults.any_spell())
    if spell.what != "spell" or spell.controller is not None:
        raise RefusedError(faults.spell_of_casters())


_ITSELF = Recipients(objects=Objects(which="this"))
_USUAL = dict(zip(When.__struct_fields__[1:], When.__struct_defaults__, strict=True))
"""What each field but `event` is if nothing is said of it."""
_STEPS_OF = frozenset({"you", "opponent", "any", "bearer", "bearer_controller"})
OF_PLAYERS = frozenset(
    {
        *("draws_card", "discards_card", "cycles_card", "gains_life", "loses_life", "casts_spell"),
        *("becomes_monarch", "time_changes"),
    }
)
FIELDS_OF: dict[str, frozenset[str]] = {
    "deals_damage": frozenset({"to", "combat", "at_least"}),
    "is_dealt_damage": frozenset({"combat"}),
    "is_dealt_excess": frozenset({"combat"}),
    "damage_is_prevented": frozenset({"combat", "this_way"}),
    "attacks": frozenset({"to", "alone", "along_with", "companions", "at_least", "provided"}),
    "enlists": frozenset({"to"}),
    "exerts": frozenset(),
    "exploits": frozenset(),
    "becomes_monstrous": frozenset(),
    "is_turned_face_up": frozenset(),
    "blocks": frozenset({"along_with", "companions", "at_least"}),
    "becomes_blocked": frozenset({"at_least"}),
    "becomes_blocked_by": frozenset({"to"}),
    "blocks_creature": frozenset({"to"}),
    "casts_spell": frozenset({"spell", "nth", "or_copied"}),
    "attacks_unblocked": frozenset(),
    "is_cast": frozenset(),
    "dies": frozenset({"at_least"}),
    "enters": frozenset({"at_least"}),
    "leaves": frozenset({"at_least"}),
    "phases_in": frozenset(),
    "phases_out": frozenset(),
    "gets_counters": frozenset({"counter"}),
    "is_sacrificed": frozenset({"at_least"}),
    "becomes_tapped": frozenset({"at_least"}),
    "becomes_untapped": frozenset({"at_least"}),
    "draws_card": frozenset({"nth"}),
    "discards_card": frozenset(),
    "cycles_card": frozenset(),
    "is_cycled": frozenset(),
    "gains_life": frozenset(),
    "loses_life": frozenset(),
    "becomes_monarch": frozenset(),
    "time_changes": frozenset(),
    "becomes_target": frozenset({"by"}),
    "step_begins": frozenset({"step"}),
    "reaches_chapter": frozenset({"chapters"}),
    "state": frozenset(),
}
"""What can be said of each event besides whom it is about."""
_DETAILS = sorted(frozenset[str]().union(*FIELDS_OF.values()))
OF_THE_OTHER = frozenset({"deals_damage", "blocks_creature", "becomes_blocked_by", "enlists", "exploits"})
"""Events of which an ability is about whom the object did it to, or who did it to the object."""
OF_EITHER = frozenset({"is_dealt_damage", "damage_is_prevented", "gets_counters", "becomes_target"})
"""Events that happen to objects or to players."""
AMOUNT_OF = {
    **dict.fromkeys(("deals_damage", "is_dealt_damage", "is_dealt_excess", "damage_is_prevented"), "damage"),
    **dict.fromkeys(("gains_life", "loses_life"), "life"),
    "gets_counters": "counters",
    "reaches_chapter": "chapter",
}
"""Events that are about so much of something, which is `that_much`."""
_OF_OBJECTS = frozenset(FIELDS_OF) - OF_PLAYERS - OF_EITHER - {"step_begins", "state"}
"""Events that happen to objects alone, or that objects alone do."""
