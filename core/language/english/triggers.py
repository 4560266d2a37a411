"""What makes abilities trigger, in words (CR 603.1): `whenever ~ deals combat damage to a player`."""

from __future__ import annotations

from typing import Any, Final

from core.abilities.conditions import Condition
from core.abilities.filters import Objects, Recipients, Side, StackObjects
from core.abilities.triggers import When
from core.language.english.nouns import A_OTHER, A_SOURCE, ITSELF, RECIPIENT, THOSE
from core.language.english.on_stack import A_STACK_OBJECT, ON_STACK
from core.language.english.slots import SLOTS
from core.language.kernel.pattern import Maybe, Patterns, maybe
from core.language.kernel.phrase import Mapped, Phrase, Words
from core.terms.card_types import CardType
from core.terms.creature_types import CREATURE_TYPES
from core.terms.steps import Step
from core.terms.values import replace

WHEN: Final = Patterns("what triggers it", SLOTS)
"""The trigger condition with `when`, `whenever` or `at`, up to the comma."""

_YOU: Final = Recipients(players="you")
SLOTS["damage"] = Words("damage", [("damage", None), ("combat damage", True), ("noncombat damage", False)])
SLOTS["the object itself"] = Mapped(
    ITSELF,
    lambda value: Recipients(objects=value),  # type: ignore[arg-type]  # what the phrase reads
    lambda value: value.objects if isinstance(value, Recipients) and value.players is None else None,
)
_A_CREATURE: Final = Recipients(objects=Objects(types=(CardType.CREATURE,)))


def _not_any_creature(value: object) -> object | None:
    """Return what must fight; any creature is what is meant if nothing is said."""
    return None if value == _A_CREATURE else value


SLOTS["a certain creature"] = Mapped(RECIPIENT, _not_any_creature, _not_any_creature)
_MORTAL: Final = frozenset({CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE})
"""Types of permanents of which it is said that they die (CR 700.4)."""


def _that_does_not_die(value: object) -> object | None:
    """Return what is said to be put into a graveyard: permanents that are no creatures."""
    wanted = value.objects if isinstance(value, Recipients) and value.players is None else None
    if wanted is None or wanted.which in {"this", "bearer"} or wanted.asks_for_size:
        return None
    is_creature = not CREATURE_TYPES.isdisjoint(wanted.subtypes)
    return None if is_creature or _MORTAL.intersection((*wanted.types, *wanted.one_of_types)) else value


SLOTS["what does not die"] = Mapped(RECIPIENT, lambda value: value, _that_does_not_die)
_ANY_ON_STACK: Final = StackObjects(what="either")


def _not_any_on_stack(value: object) -> object | None:
    return None if value == _ANY_ON_STACK else value


SLOTS["a certain spell or ability"] = Mapped(A_STACK_OBJECT, _not_any_on_stack, _not_any_on_stack)
_TO: Final = maybe(" to {to:recipient}")

_ONCE: Final = frozenset({"enters", "dies", "leaves", "exploits", "becomes_monstrous", "is_turned_face_up"})
"""Events that happen to one object once: an ability of the object itself says `when`."""


def _of_source(value: object) -> object | None:
    """Return what deals damage, which may be anything that has no type named."""
    wanted = value.objects if isinstance(value, Recipients) and value.players is None else None
    if wanted is None or wanted.which in {"this", "bearer"}:
        return None
    is_typed = wanted.types or wanted.one_of_types or wanted.subtypes or wanted.is_token
    return None if is_typed else wanted


SLOTS["a source of damage"] = Mapped(
    A_SOURCE,
    lambda value: Recipients(objects=value) if _of_source(Recipients(objects=value)) else None,  # type: ignore[arg-type]
    _of_source,
)


def _when(event: str, words: str, *more: Maybe, also: tuple[str, ...] = (), **fixed: Any) -> None:  # noqa: ANN401 - any fields
    """Add a trigger condition of the object itself, what it is attached to, and of others."""
    lead, other = ("when", "whenever") if event in _ONCE else ("whenever", "when")
    for subject, first, second in (
        ("{which:the object itself}", lead, other),
        ("{which:recipient}", "whenever", "when"),
    ):
        others = [
            f"{second} {subject} {words}",
            *(f"{one} {subject} {tail}" for one in (first, second) for tail in also),
        ]
        WHEN.says(When, f"{first} {subject} {words}", *more, also=others, event=event, **fixed)
        for one in more:
            WHEN.says(When, f"{second} {subject} {words}", one, event=event, **fixed)


WHEN.says(
    When,
    "whenever you're dealt {combat:damage}",
    also=("when you're dealt {combat:damage}",),
    event="is_dealt_damage",
    which=_YOU,
)
for _to_whom in ("", _TO.words):
    WHEN.says(
        When,
        f"whenever {{which:a source of damage}} deals {{combat:damage}}{_to_whom}",
        also=(f"when {{which:a source of damage}} deals {{combat:damage}}{_to_whom}",),
        event="deals_damage",
    )
_when("deals_damage", "deals {combat:damage}", _TO)
_when("is_dealt_damage", "is dealt {combat:damage}")
_when("is_dealt_excess", "is dealt excess {combat:damage}")
_when(
    "attacks",
    "attacks",
    maybe(" {to:recipient}"),
    maybe(" alone", alone=True),
    maybe(" along with {along_with:a}"),
)
WHEN.says(
    When,
    "whenever ~ and at least {companions:several} other {along_with:plural} attack",
    event="attacks",
)
SLOTS["saddled"] = Words("saddled", [("saddled", Condition(objects=Objects(which="this", is_saddled=True)))])
for _state in ("saddled", "condition"):
    for _subject in ("the object itself", "recipient"):
        WHEN.says(
            When,
            f"whenever {{which:{_subject}}} attacks while {{provided:{_state}}}",
            event="attacks",
        )
_when("enlists", "enlists a creature")
_when("becomes_monstrous", "becomes monstrous")
_when("is_turned_face_up", "is turned face up")
_when("exploits", "exploits a creature")
_when("enlists", "enlists {to:a certain creature}")
_when("blocks", "blocks", maybe(" along with {along_with:a}"))
_when("becomes_blocked", "becomes blocked")
_when("attacks_unblocked", "attacks and isn't blocked")
_when("blocks_creature", "blocks a creature")
_when("blocks_creature", "blocks {to:a certain creature}")
_when("becomes_blocked_by", "becomes blocked by a creature")
_when("becomes_blocked_by", "becomes blocked by {to:a certain creature}")
WHEN.says(
    When,
    "whenever {which:what does not die} is put into a graveyard from the battlefield",
    also=("when {which:what does not die} is put into a graveyard from the battlefield",),
    event="dies",
)
_when("dies", "dies")
_when("enters", "enters", also=("enters the battlefield",))
_when("leaves", "leaves the battlefield")
_when("becomes_tapped", "becomes tapped")
_when("becomes_untapped", "becomes untapped")
_when("phases_in", "phases in")
_when("phases_out", "phases out")
_when("becomes_target", "becomes the target of a spell or ability")
_when("becomes_target", "becomes the target of {by:a certain spell or ability}")
WHEN.says(
    When,
    "whenever {combat:damage} that would be dealt to {which:recipient} is prevented",
    event="damage_is_prevented",
)
WHEN.says(
    When,
    "whenever {combat:damage} that would be dealt to {which:recipient} is prevented this way",
    also=("when {combat:damage} that would be dealt to {which:recipient} is prevented this way",),
    event="damage_is_prevented",
    this_way=True,
)
WHEN.says(When, "whenever one or more counters are put on {which:recipient}", event="gets_counters")
WHEN.says(
    When,
    "whenever one or more {counter:counter} counters are put on {which:recipient}",
    event="gets_counters",
)

WHEN.says(
    When,
    "whenever day becomes night or night becomes day",
    event="time_changes",
    which=Recipients(players="any"),
)
for _event, _you, _they in (
    ("gains_life", "you gain life", "gains life"),
    ("loses_life", "you lose life", "loses life"),
    ("draws_card", "you draw a card", "draws a card"),
    ("becomes_monarch", "you become the monarch", "becomes the monarch"),
):
    WHEN.says(When, f"whenever {_you}", also=(f"when {_you}",), event=_event, which=_YOU)
    WHEN.says(
        When,
        f"whenever {{which:recipient}} {_they}",
        also=(f"when {{which:recipient}} {_they}",),
        event=_event,
    )

for _event, _verb, _too in (
    ("cycles_card", "cycle", ()),
    ("discards_card", "discard", ("cycle or discard",)),
):
    WHEN.says(
        When,
        f"whenever you {_verb} a card",
        also=(
            f"whenever you {_verb} another card",
            *(f"whenever you {_do} {_one} card" for _do in _too for _one in ("a", "another")),
        ),
        event=_event,
        which=_YOU,
    )
    WHEN.says(When, f"whenever {{which:recipient}} {_verb}s a card", event=_event)
WHEN.says(When, "when you cycle ~", event="is_cycled")


def _certain_spell(value: object) -> object | None:
    """Return a spell that is cast, if it is said what kind of spell; whose it is says who casts it."""
    is_certain = isinstance(value, StackObjects) and value.what == "spell" and value.controller is None
    return value if is_certain and value != _ANY_SPELL else None


_ANY_SPELL: Final = StackObjects()
SLOTS["a certain spell"] = Mapped(A_STACK_OBJECT, _certain_spell, _certain_spell)
SLOTS["certain spell"] = Mapped(ON_STACK, _certain_spell, _certain_spell)
SLOTS["nth"] = Words("which one", [("first", 1), ("second", 2), ("third", 3)])
for _who, _cast, _fixed in (
    ("you", "you cast", {"which": _YOU}),
    ("", "{which:recipient} casts", {}),
):
    _their = "your" if _who else "their"
    for _spell, _certain in (("a spell", "{spell:a certain spell}"), ("spell", "{spell:certain spell}")):
        _one = _spell == "a spell"
        for _words in (_spell, _certain):
            _said = (
                f"whenever {_cast} {_words}"
                if _one
                else f"whenever {_cast} {_their} {{nth:nth}} {_words} each turn"
            )
            WHEN.says(
                When, _said, also=(_said.replace("whenever", "when", 1),), event="casts_spell", **_fixed
            )

for _words in ("a spell", "{spell:a certain spell}"):
    WHEN.says(When, f"whenever you cast or copy {_words}", event="casts_spell", or_copied=True, which=_YOU)
    WHEN.says(
        When,
        f"whenever {{which:recipient}} casts or copies {_words}",
        event="casts_spell",
        or_copied=True,
    )
WHEN.says(
    When,
    "when you cast this spell",
    also=("when you cast ~", "whenever you cast ~", "whenever you cast this spell"),
    event="is_cast",
)
WHEN.says(When, "whenever you draw your {nth:nth} card each turn", event="draws_card", which=_YOU)
WHEN.says(When, "whenever {which:recipient} draws their {nth:nth} card each turn", event="draws_card")

# -- sacrifices, and what several do together


def _of_side(phrase: Phrase, side: Side | None) -> Phrase:
    """Return a phrase for objects of a side that is said by other words in the sentence."""

    def read(value: object) -> object | None:
        assert isinstance(value, Objects)  # noqa: S101 - what a filter reads
        if value.controller is not None or value.which in {"this", "bearer"}:
            return None
        return Recipients(objects=replace(value, controller=side))

    def write(value: object) -> object | None:
        objects = value.objects if isinstance(value, Recipients) and value.players is None else None
        if objects is None or objects.controller != side or objects.which in {"this", "bearer"}:
            return None
        return replace(objects, controller=None)

    return Mapped(phrase, read, write)


def _those_of(side: Side | None) -> Phrase:
    """Return a phrase for objects in a row: of a side, or of anybody."""

    def read(value: object) -> object | None:
        assert isinstance(value, Objects)  # noqa: S101 - what a filter reads
        return Recipients(objects=value) if side in {None, value.controller} else None

    def write(value: object) -> object | None:
        objects = value.objects if isinstance(value, Recipients) and value.players is None else None
        return objects if objects is not None and side in {None, objects.controller} else None

    return Mapped(THOSE, read, write)


SLOTS["those in a row"] = _those_of(None)
_SIDES: Final[tuple[tuple[str, Side | None], ...]] = (
    ("you", "you"),
    ("an opponent", "opponent"),
    ("a player", None),
)
_THIS: Final = Recipients(objects=Objects(which="this"))
WHEN.says(
    When, "when you sacrifice ~", also=("whenever you sacrifice ~",), event="is_sacrificed", which=_THIS
)
WHEN.says(When, "whenever you exert ~", event="exerts", which=_THIS)
for _who, _side in _SIDES:
    SLOTS[f"one of {_who}"] = _of_side(A_OTHER, _side)
    SLOTS[f"those of {_who}"] = _of_side(THOSE, _side)
    SLOTS[f"those of {_side} in a row"] = _those_of(_side)
    _verb = "" if _side == "you" else "s"
    WHEN.says(When, f"whenever {_who} sacrifice{_verb} {{which:one of {_who}}}", event="is_sacrificed")
    WHEN.says(When, f"whenever {_who} exert{_verb} {{which:one of {_who}}}", event="exerts")
    WHEN.says(
        When,
        f"whenever {_who} sacrifice{_verb} {{at_least:number}} or more {{which:those of {_who}}}",
        event="is_sacrificed",
    )
    _creatures = Recipients(objects=Objects(types=(CardType.CREATURE,), controller=_side))
    for _to in ("", " {to:recipient}"):
        _attack = f"whenever {_who} attack{_verb}{_to}"
        WHEN.says(When, _attack, event="attacks", which=_creatures, at_least=1)
        if _side is not None:
            _those = f"whenever one or more {{which:those of {_side} in a row}} attack{_to}"
            WHEN.says(When, _those, event="attacks", at_least=1)
        WHEN.says(
            When, f"{_attack} with {{at_least:number}} or more {{which:those of {_who}}}", event="attacks"
        )

for _event, _words in (
    ("attacks", "attack"),
    ("attacks", "attack {to:recipient}"),
    ("blocks", "block"),
    ("becomes_blocked", "become blocked"),
    ("deals_damage", "deal {combat:damage}"),
    ("deals_damage", "deal {combat:damage} to {to:recipient}"),
    ("dies", "die"),
    ("enters", "enter"),
    ("leaves", "leave the battlefield"),
    ("becomes_tapped", "become tapped"),
    ("becomes_untapped", "become untapped"),
):
    WHEN.says(When, f"whenever {{at_least:number}} or more {{which:those in a row}} {_words}", event=_event)

# -- steps

WHEN.says(
    When,
    "at end of combat",
    event="step_begins",
    step=Step.END_OF_COMBAT,
    which=Recipients(players="any"),
)
for _whose, _players in (("your", "you"), ("each", "any"), ("each opponent's", "opponent")):
    _which = Recipients(players=_players)  # type: ignore[arg-type]  # one of the sides
    _combat = {
        "you": "combat on your turn",
        "any": "each combat",
        "opponent": "combat on each opponent's turn",
    }
    WHEN.says(
        When,
        f"at the beginning of {_combat[_players]}",
        event="step_begins",
        step=Step.BEGINNING_OF_COMBAT,
        which=_which,
    )
    _others = ["at the beginning of each player's {step:step}"] if _players == "any" else []
    _others += ["at the beginning of the {step:step}"] if _players == "any" else []
    WHEN.says(
        When, f"at the beginning of {_whose} {{step:step}}", also=_others, event="step_begins", which=_which
    )
for _words, _players in (
    ("the {step:step} of §'s controller", "bearer_controller"),
    ("enchanted player's {step:step}", "bearer"),
):
    WHEN.says(
        When,
        f"at the beginning of {_words}",
        event="step_begins",
        which=Recipients(players=_players),  # type: ignore[arg-type]  # one of the sides
    )
