"""Whether instructions can mean what they say: whom they are about, what they count (CR 601.2c, 608.2)."""

from collections.abc import Iterable, Iterator
from typing import Any, get_args

from core.abilities.amounts import THIS_WAY, Counted, spoken_of
from core.abilities.filters import Objects
from core.abilities.instructions.damage_and_fights import DealDamage
from core.abilities.instructions.leaving_and_returning import (
    EnterAttacking,
    Later,
    Move,
    ReturnToBattlefield,
)
from core.abilities.instructions.one_shot import (
    If,
    IfDone,
    IfPaid,
    MakeEffect,
    OneShot,
    Unless,
    WhenYouDo,
    is_divided,
)
from core.abilities.subject_sorts import subject_sorts
from core.abilities.subjects import Sort, Subjects, TargetSpec
from core.abilities.triggers import OF_THE_OTHER, When
from core.terms.values import Value, replace
from core.words.english.errors import ability_faults as faults

_INSTRUCTIONS = get_args(OneShot)
_SUBJECTS = frozenset(get_args(Subjects))
_TARGETS = ("target", "target_2", "target_3")
_PLAYERS = frozenset({"you", "opponents", "its_controller", "target_controller", "defending_player"})
_OBJECTS = frozenset({"this", "created", "damaged", "those", "chosen"})
_DONE_ON_BATTLEFIELD = frozenset({"on", "to", "one", "other"})
"""The fields that speak of permanents to which something is done."""
_ABOUT_PLAYERS = frozenset(
    {
        *("draws_card", "discards_card", "cycles_card", "gains_life", "loses_life", "step_begins"),
        "becomes_monarch",
    }
)


class Known(Value, kw_only=False):
    """What the instructions of a spell or ability can speak of.

    Attributes:
        targets: what its targets are.
        it: what a trigger was about: a player, a spell or ability, or anything; None where nothing triggered.
        dead: by which names they speak of what has just died.
        has_x: whether X is announced.
        has_sacrifice: whether something may be sacrificed as a cost.
        has_returned: whether one permanent is returned to hand as a cost.
    """

    targets: tuple[TargetSpec, ...] = ()
    it: str | None = None
    dead: frozenset[str] = frozenset()
    has_x: bool = False
    has_sacrifice: bool = False
    has_returned: bool = False


def fault_in(does: Iterable[OneShot], known: Known) -> str | None:
    """Return what instructions cannot mean, as a sentence; None if all is well."""
    does = tuple(does)
    return next(_faults(does, known), None)


def known_of_triggers(whens: tuple[When, ...], targets: tuple[TargetSpec, ...]) -> Known:
    """Return what the instructions of a triggered ability can speak of, whichever of these triggers it.

    Where the events are about different things, it is about none that the instructions can name.
    """
    found = [_known_of_trigger(when, targets) for when in whens]
    its = {one.it for one in found} if len({_about(when) for when in whens}) == 1 else {None}
    dead = frozenset[str]().union(*(one.dead for one in found))
    return Known(targets, its.pop() if len(its) == 1 else None, dead)


def _about(when: When) -> str:
    """Return which part of an event an ability is about: whom it happened to, or the other one."""
    return "other" if when.event in OF_THE_OTHER else "subject"


def _known_of_trigger(when: When, targets: tuple[TargetSpec, ...]) -> Known:
    to_players = when.event == "deals_damage" and when.to.players is not None and when.to.objects is None
    if when.at_least is not None and when.event != "deals_damage":
        return Known(targets)
    if when.event in {"casts_spell", "is_cast", "becomes_target"}:
        return Known(targets, "on_stack")
    if when.event in {"dies", "is_sacrificed", "exploits"}:
        is_itself = when.which.objects is not None and when.which.objects.which == "this"
        return Known(targets, "anything", frozenset({"it", "this"} if is_itself else {"it"}))
    return Known(targets, "player" if to_players or when.event in _ABOUT_PLAYERS else "anything")


def _faults(does: tuple[OneShot, ...], known: Known) -> Iterator[str]:
    if does and isinstance(does[0], WhenYouDo):
        yield faults.nothing_before_when_you_do()
    mentioned: set[str] = set()
    has_spoken_of_each = False
    for place, (part, within) in enumerate(_every(does, known)):
        if not place and any(_counts_this_way(getattr(part, name, None)) for name in _AMOUNTS):
            yield faults.nothing_this_way()
        for field, subject in _subjects(part):
            if subject == "those" and not has_spoken_of_each:
                yield faults.those_of_what(field=field)
            mentioned.add("target" if subject == "target_controller" else subject)
            yield from _unknown(field, subject, within)
            yield from _of_the_wrong_sort(part, field, subject, within)
        for asked, subject in _asked_of(part):
            mentioned.add("target" if subject == "target_controller" else subject)
            yield from _unknown(asked, subject, within)
            yield from _without_it(asked, subject, within)
        has_spoken_of_each = has_spoken_of_each or isinstance(getattr(part, "each", None), Objects)
        yield from _of_nobody(part, within)
        yield from _uncounted(part, within)
        yield from _of_their_own(part, within)
    divided = any(is_divided(part) for part in does)
    if does and not divided and "targets" not in mentioned:
        for number, word in enumerate(_TARGETS[: len(known.targets)]):
            if word not in mentioned:
                yield faults.unnamed_target(number, word)


def _every(does: Iterable[OneShot], known: Known) -> Iterator[tuple[OneShot, Known]]:
    """Yield instructions, damage to several as one for each, and what is done unless somebody pays."""
    for part in does:
        for one in part.one_by_one if isinstance(part, DealDamage) else (part,):
            yield one, known
        if isinstance(part, IfPaid | If):
            yield from _every((*part.does, *part.otherwise), known)
        if isinstance(part, IfDone):
            yield from _every((*part.action, *part.does, *part.otherwise), known)
        if isinstance(part, Unless):
            several = part.who in {"opponents", "each_player"}
            yield from _every(part.does, replace(known, it="player", dead=frozenset()) if several else known)
        if isinstance(part, MakeEffect):
            for then in part.if_prevented:
                yield from _every(then.does, replace(known, it="anything", dead=frozenset()))


def _of_nobody(part: OneShot, known: Known) -> Iterator[str]:
    """Yield that an instruction speaks of what `that_player` controls where none is known, or several are."""
    if not any(one.controller == "that_player" for one in _filters_in(part)):
        return
    targets = [one for one in known.targets if one.what.objects is None and one.what.players is not None]
    if known.it not in {"player", "anything"} and len(targets) != 1:
        yield faults.that_player_of_whom()


def _filters_in(part: object) -> Iterator[Objects]:
    """Yield the filters of an instruction, but not those of instructions and abilities within it."""
    if isinstance(part, Objects):
        yield part
    names = part.__struct_fields__ if isinstance(part, Value) else ()
    values = [getattr(part, name) for name in names if name != "abilities"]
    for value in values:
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, Value) and not isinstance(one, _INSTRUCTIONS):
                yield from _filters_in(one)


def _of_their_own(part: OneShot, known: Known) -> Iterator[str]:
    """Yield the faults in an ability with targets of its own that an instruction makes trigger."""
    if isinstance(part, WhenYouDo):
        yield from _faults(part.does, replace(known, targets=part.targets))
    if isinstance(part, MakeEffect) and (then := part.when_prevented) is not None:
        yield from _faults(then.does, Known(then.targets, "anything"))


def _subjects(part: OneShot) -> Iterator[tuple[str, str]]:
    """Yield whom an instruction is about, by field; not what it is about only if it does not say `each`."""
    skipped = {"on", "to"} if getattr(part, "each", None) is not None else set()
    if is_divided(part):
        skipped |= {"to", "on"}
    if isinstance(part, DealDamage) and part.by_each is not None:
        skipped.add("by")
    for field in subject_sorts(type(part)):
        value: Any = getattr(part, field)
        if field not in skipped and value in _SUBJECTS:
            yield field, value


def _asked_of(part: OneShot) -> Iterator[tuple[str, str]]:
    """Yield whom the amount of an instruction is about, with what is asked of it."""
    for name in _AMOUNTS:
        yield from spoken_of(getattr(part, name, None))


def _without_it(asked: str, subject: str, known: Known) -> Iterator[str]:
    """Yield that a player is asked for a size, or an object for a hand or graveyard."""
    is_player, is_object = _sort(subject, known)
    if is_player and asked == "size":
        yield faults.size_of_player(subject=subject)
    if is_object and asked == "cards":
        yield faults.cards_of_object(subject=subject)
    if _is_card(subject, known):
        yield faults.of_card(subject=subject)


def _unknown(field: str, subject: str, known: Known) -> Iterator[str]:
    """Yield that there is nothing of that name."""
    if subject in _TARGETS and (place := _TARGETS.index(subject)) >= len(known.targets):
        yield faults.no_such_target(field, subject, place, len(known.targets))
    if subject == "targets" and not known.targets:
        yield faults.no_such_target(field, subject, 0, 0)
    if subject == "targets" and any(
        one != replace(known.targets[0], another=True) for one in known.targets[1:]
    ):
        yield faults.targets_unlike(field=field)
    if subject == "target_controller" and not known.targets:
        yield faults.no_target_to_control(field=field)
    if subject == "target_controller" and _is_card("target", known):
        yield faults.of_card(subject=subject)
    if subject in {"it", "its_controller"} and known.it is None:
        yield faults.nothing_triggered(field=field, subject=subject)


def _of_the_wrong_sort(part: OneShot, field: str, subject: str, known: Known) -> Iterator[str]:
    """Yield that something is done to players that only permanents can undergo, or the other way round."""
    sort = subject_sorts(type(part))[field]
    is_player, is_object = _sort(subject, known)
    if sort is Sort.ON_STACK and not _is_on_stack(subject, known):
        yield faults.not_on_stack(kind=part.kind, field=field, subject=subject)
    if _is_on_stack(subject, known) and sort not in {Sort.ON_STACK, Sort.ANY}:
        yield faults.on_stack(kind=part.kind, field=field, subject=subject)
    if _is_card(subject, known) and not _is_done_to_cards(part):
        yield faults.in_graveyard(kind=part.kind, field=field, subject=subject)
    if is_player and sort in {Sort.PERMANENT, Sort.SOURCE}:
        yield faults.player_not_object(kind=part.kind, field=field, subject=subject)
    if subject in known.dead and field in _DONE_ON_BATTLEFIELD and _needs_the_living(part, subject):
        yield faults.has_died(kind=part.kind, field=field, subject=subject)
    if is_object and sort is Sort.PLAYER:
        yield faults.object_not_player(kind=part.kind, subject=subject)


def _needs_the_living(part: OneShot, subject: str) -> bool:
    """Return whether an instruction is not done to a card in a graveyard (CR 400.7e).

    What is done to the object itself may be said all the same: it does nothing if that has died.
    """
    if subject == "this":
        return isinstance(part, Later)
    return not _is_done_to_cards(part)


def _is_done_to_cards(part: OneShot) -> bool:
    """Return whether an instruction may be about a card in a graveyard."""
    is_found = isinstance(part, Move) and part.kind in {"exile", "return_to_hand"} and part.until is None
    return is_found or isinstance(part, ReturnToBattlefield)


def _sort(subject: str, known: Known) -> tuple[bool, bool]:
    """Return whether a subject is surely a player, and whether it is surely an object."""
    is_player, is_object = subject in _PLAYERS, subject in _OBJECTS
    subject = "target" if subject == "targets" else subject
    if subject in _TARGETS and _TARGETS.index(subject) < len(known.targets):
        spec = known.targets[_TARGETS.index(subject)]
        is_elsewhere = spec.on_stack is not None or spec.in_graveyard is not None
        is_object = is_elsewhere or (spec.what.objects is not None and not spec.what.players)
        is_player = not is_object and spec.what.players is not None and spec.what.objects is None
    if subject == "it":
        is_player = known.it == "player"
    return is_player, is_object


def _is_on_stack(subject: str, known: Known) -> bool:
    subject = "target" if subject == "targets" else subject
    if subject in _TARGETS and (place := _TARGETS.index(subject)) < len(known.targets):
        return known.targets[place].on_stack is not None
    return subject == "it" and known.it == "on_stack"


def _is_card(subject: str, known: Known) -> bool:
    """Return whether a subject is a target in a graveyard."""
    subject = "target" if subject == "targets" else subject
    if subject not in _TARGETS or (place := _TARGETS.index(subject)) >= len(known.targets):
        return False
    return known.targets[place].in_graveyard is not None


_AMOUNTS = ("amount", "times", "points")


def _counts_this_way(amount: object) -> bool:
    """Return whether an amount is what instructions before it have come to."""
    return isinstance(amount, Counted) and amount.of in THIS_WAY


def _uncounted(part: OneShot, known: Known) -> Iterator[str]:
    """Yield that an amount is nowhere said."""
    amount = next((one for name in _AMOUNTS if (one := getattr(part, name, None))), None)
    word = amount.of if isinstance(amount, Counted) else amount
    if word == "x" and not known.has_x:
        yield faults.no_x()
    if word == "that_much" and known.it is None:
        yield faults.no_that_much()
    if word == "power" and not isinstance(part, DealDamage):
        yield faults.no_power()
    if isinstance(part, EnterAttacking) and not known.has_returned:
        yield faults.enters_for_nothing()
    if (
        word in {"sacrificed_power", "sacrificed_toughness", "sacrificed_mana_value"}
        and not known.has_sacrifice
    ):
        yield faults.nothing_sacrificed(word=word)
