"""The best noun for every subject, as an ability is written: one that is read as the same subject."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from core.abilities.amounts import Counted, CountedCards, CountersOn, Size
from core.abilities.costs import Cost
from core.abilities.effects.on_cards import GraveyardEffect
from core.abilities.filters import Recipients
from core.abilities.instructions.create_tokens import CreateTokens
from core.abilities.instructions.damage_and_fights import DamageBesides, DealDamage
from core.abilities.instructions.give import Give
from core.abilities.instructions.leaving_and_returning import Later, ReturnToBattlefield
from core.abilities.instructions.one_shot import (
    If,
    IfDone,
    IfPaid,
    IfPrevented,
    Unless,
    WhenPrevented,
    WhenYouDo,
)
from core.abilities.instructions.to_permanents import ChangeCounters, GainControl, Tap, Untap
from core.abilities.restrictions import DoesntUntap
from core.abilities.subjects import TargetSpec
from core.language.english.antecedents import (
    AMOUNTS,
    TARGETS,
    ChooseTargets,
    InsteadOf,
    Scope,
    UnclearError,
    after_prevention,
    any_number,
    is_about_something,
    is_for_each,
    subject_fields,
    words_for_target,
)
from core.language.english.instructions.damage_besides import SAME, can_be_same
from core.language.english.spoken_of_last import exiled, group_spoken_of, spoken_of, subject_asked
from core.language.english.subjects import DEALER, IT, SELF_NOUN, THAT_TOKEN, THE_SAME, THEM, Among, Noun
from core.language.kernel.said import Said, defaults, said, spoken
from core.terms.steps import Step
from core.terms.values import Value, replace


def unbound(
    targets: tuple[TargetSpec, ...], least: int | None, does: Iterable[Value], scope: Scope
) -> tuple[Said, ...] | None:
    """Return instructions with the best noun for every subject; None if one of them has none."""
    does = tuple(does)
    attempts = (False, True) if targets else (False,)
    for is_chosen_first in attempts:
        said_so = _Writer(targets, least, scope.copy()).write(does, is_chosen_first=is_chosen_first)
        if said_so is not None:
            return said_so
    return None


class _Writer:
    """Says instructions one after another, and remembers which targets were named."""

    def __init__(self, targets: tuple[TargetSpec, ...], least: int | None, scope: Scope) -> None:
        self._targets = targets
        self._least = least
        self._scope = scope
        self._is_one_token = False
        self._before: Said | None = None

    def write(self, does: tuple[Value, ...], *, is_chosen_first: bool) -> tuple[Said, ...] | None:
        try:
            lead = [self._all_chosen()] if is_chosen_first else []
            told = [*lead, *(self.told(spoken(one)) for one in does)]
        except UnclearError:
            return None
        is_least_told = is_chosen_first or self._scope.least == self._least
        if len(self._scope.targets) != len(self._targets) or not is_least_told:
            return None
        return tuple(told)

    def _all_chosen(self) -> Said:
        is_counted = self._least is not None and (self._least > 0 or len(self._targets) > 1)
        nouns = tuple(self._first_named(place, is_counted=is_counted) for place in range(len(self._targets)))
        return said(ChooseTargets, {"targets": nouns, "least": self._least if is_counted else None})

    def _first_named(self, place: int, *, is_counted: bool = False) -> Noun:
        """Return a target as it is named for the first time; `is_counted`: how many there are is said."""
        noun = self._named(place)
        if is_counted or self._least is None or place < self._least:
            return noun
        if noun.target == TargetSpec(other=True) or self._scope.least is not None:
            raise UnclearError
        self._scope.least = self._least
        return noun._replace(is_optional=True)

    def _named(self, place: int) -> Noun:
        spec = self._targets[place]
        self._scope.targets.append(spec)
        if place == 0:
            if spec.another:
                raise UnclearError
            if spec.other and spec.in_graveyard is not None:
                return Noun("target", target=replace(spec, other=False), is_another=True)
            objects = spec.what.objects
            if objects is not None and objects.which == "other" and spec.what.players is None:
                bare = replace(spec, what=Recipients(objects=replace(objects, which=None)))
                return Noun("target", target=bare, is_another=True)
        elif spec.other:
            raise UnclearError
        elif spec == TargetSpec(another=True):
            return Noun("target", target=TargetSpec(other=True))
        word = self._scope.of_trigger[0] if spec.not_it and self._scope.of_trigger else ""
        return Noun("target", word, replace(spec, another=False), spec.another)

    def told(self, one: Said) -> Said:
        """Return an instruction with a noun for every subject, and note which targets it names."""
        if one.model is If:
            return self._told_if(one.parts)
        parts: dict[str, object] = {**defaults(one.model), **one.parts}
        has_each = parts.get("each") is not None
        parts = self._within(one.model, parts)
        if parts.get("is_divided"):
            parts["to" if one.model is DealDamage else "on"] = self._division(one.parts)
        subjects = {parts.get(name) for name in subject_fields(one.model)}
        amounts = [(name, parts[name]) for name in AMOUNTS if isinstance(parts.get(name), Counted)]
        before = self._scope.copy()
        for name in subject_fields(one.model):
            subject = parts.get(name)
            is_named = SELF_NOUN in parts.values()
            if not isinstance(subject, str) or (has_each and name in {"on", "to"}):
                continue
            if name == "by" and parts.get("by_each") is not None:
                continue
            if subject == "targets":
                parts[name] = self._several()
                continue
            is_return = one.model is ReturnToBattlefield and self._scope.is_of_trigger
            if (one.model is Later or is_return) and subject in TARGETS and subject == self._scope.exiled:
                parts[name] = Noun("that", "card")
                continue
            if name == "who" and subject == "bearer":  # it is called as permanents are
                raise UnclearError
            if name == "excess_to" and subject == "recipient_controller":
                continue
            if name == "to" and subject in _MAY_DEAL and subject == one.parts.get("by", "this"):
                parts[name] = DEALER
                continue
            is_plain = _is_plain(one.model, name, subject, subjects, self._scope)
            is_plain = is_plain and not self._is_said_again(one, subject)
            parts[name] = self._noun(subject, is_plain=is_plain, is_named=is_named)
        for name, amount in amounts:
            scope = self._scope if one.model is not DealDamage else self._after_dealer(before, one)
            is_of_each = has_each and one.model is not DealDamage
            parts[name] = _unbound_amount(amount, scope, parts, has_each=is_of_each)  # type: ignore[arg-type]
        if parts.get("if_prevented"):
            parts["if_prevented"] = tuple(self._afterwards(then) for then in one.parts["if_prevented"])  # type: ignore[attr-defined]
        if parts.get("also"):
            parts["also"] = tuple(self._besides(other, one, parts) for other in one.parts["also"])  # type: ignore[attr-defined]
        if one.model in {CreateTokens, ReturnToBattlefield}:
            self._scope.has_created = True
            for_each = parts.get("per_opponent") or parts.get("per_other_opponent")
            self._is_one_token = parts.get("amount", 1) == 1 and not for_each
        self._scope.names_itself = self._scope.names_itself or SELF_NOUN in parts.values()
        self._before = one
        self._scope.spoken_of = spoken_of(one.model, one.parts)
        self._scope.group = group_spoken_of(one.model, one.parts, self._scope.group)
        self._scope.exiled = exiled(one.model, one.parts)
        return said(one.model, parts)

    def _besides(self, other: DamageBesides, one: Said, parts: Mapping[str, object]) -> Said:
        """Return damage that is dealt besides, with the best noun for whom it is dealt to."""
        by = one.parts.get("by", "this")
        told: dict[str, object] = spoken(other).parts
        is_named = SELF_NOUN in parts.values()
        is_same = other.amount == one.parts["amount"] and len(one.parts["also"]) == 1  # type: ignore[arg-type]
        if is_same and can_be_same(one.parts.get("each"), other.each):
            told["amount"] = SAME
        elif isinstance(other.amount, Counted):
            around = {**told, "by": parts.get("by")}
            told["amount"] = _unbound_amount(
                other.amount, self._scope, around, has_each=other.each is not None
            )
        if other.each is None:
            subjects: set[object] = {by, other.to}
            is_plain = _is_plain(DealDamage, "to", other.to, subjects, self._scope)
            is_itself = other.to == by and other.to in _MAY_DEAL
            told["to"] = DEALER if is_itself else self._noun(other.to, is_plain=is_plain, is_named=is_named)
        return said(DamageBesides, told)

    def _told_if(self, parts: dict[str, object]) -> Said:
        """Return instructions under a condition; what is done instead is said behind what it replaces."""
        does: tuple[Value, ...] = parts["does"]  # type: ignore[assignment]  # instructions
        otherwise: tuple[Value, ...] = parts.get("otherwise", ())  # type: ignore[assignment]
        kinds = [[type(one) for one in some] for some in (does, otherwise)]
        is_instead = kinds[0] == kinds[1] and not _has_other_dealer(does, otherwise)
        told_otherwise = self._each_told(otherwise) if is_instead else ()
        of = str(parts.get("of", "this"))
        if of != "this":
            noun = self._noun(of)
            if noun.kind == "target":  # a condition speaks of what was named before
                raise UnclearError
            parts["of"] = noun
        asked = subject_asked({"condition": parts["condition"], "of": of})
        self._scope.spoken_of = asked or self._scope.spoken_of
        told = self._each_told(does)
        self._scope.spoken_of = asked or self._scope.spoken_of
        if is_instead and _is_said_shorter(does, otherwise):
            told = (told[0].but(to=THE_SAME, each=None),)
        parts["does"] = told
        parts["otherwise"] = told_otherwise if is_instead else self._each_told(otherwise)
        self._before, self._scope.spoken_of, self._scope.group = None, None, ()
        return said(InsteadOf if is_instead else If, parts)

    def _each_told(self, does: tuple[Value, ...]) -> tuple[Said, ...]:
        return tuple(self.told(spoken(one)) for one in does)

    def _is_said_again(self, one: Said, subject: str) -> bool:
        """Whether what was spoken of is named again beside what was done before: `untap that creature`."""
        before = None if self._before is None else self._before.model
        if subject in TARGETS:
            would_die = isinstance(one.parts.get("effect"), GraveyardEffect)
            stays_tapped = before is Tap and one.parts.get("gains") == (DoesntUntap(),)
            is_later = one.model is Later and before is Give
            is_taken = before is GainControl and one.model is Untap
            return before is DealDamage or would_die or stays_tapped or is_later or is_taken
        if subject == "created" and one.model is Later:
            return one.parts.get("at") == Step.END_OF_COMBAT
        return False

    def _after_dealer(self, before: Scope, one: Said) -> Scope:
        """Return what was spoken of as the amount of damage is said: what deals it, and all before."""
        by = one.parts.get("by", "this")
        place = TARGETS.index(by) if by in TARGETS else -1
        scope = before.copy()
        scope.targets = self._scope.targets[: max(place + 1, len(before.targets))]
        return scope

    def _within(self, model: type[Value], parts: dict[str, object]) -> dict[str, object]:
        if model is Unless:
            inner = _Writer(self._targets, self._least, self._scope)
            if is_for_each(parts["who"]):
                scope = Scope(is_own=self._scope.is_own, of_trigger=("player",), targets=self._scope.targets)
                inner = _Writer(self._targets, self._least, scope)
            parts["does"] = tuple(inner.told(spoken(one)) for one in parts["does"])  # type: ignore[attr-defined]
        elif model in {IfPaid, IfDone}:
            pays = parts.get("pays")
            if isinstance(pays, Cost) and spoken(pays).parts.keys() - {"mana", "life"}:
                self._scope.is_named_anew = True  # something else is spoken of: what is sacrificed
            inner = _Writer(self._targets, self._least, self._scope)
            for name in ("action", "does", "otherwise") if model is IfDone else ("does", "otherwise"):
                parts[name] = tuple(inner.told(spoken(one)) for one in parts[name])  # type: ignore[attr-defined]
        elif model is WhenYouDo:
            scope = Scope(is_own=self._scope.is_own, is_named_anew=self._scope.is_named_anew)
            parts["does"] = self._nested(parts["targets"], parts["does"], scope)
            parts["targets"] = ()
        when = parts.get("when_prevented")
        if isinstance(when, WhenPrevented):
            does = self._nested(when.targets, when.does, Scope(of_trigger=("source", "object")))
            parts["when_prevented"] = spoken(when).but(does=does, targets=())
        return parts

    def _afterwards(self, then: IfPrevented) -> Said:
        """Return what is done right after damage is prevented, to the targets of the whole ability."""
        inner = _Writer(self._targets, self._least, after_prevention(self._scope, then.source))
        does = tuple(inner.told(spoken(one)) for one in then.does)
        self._scope.least = inner._scope.least
        return spoken(then).but(does=does)

    def _nested(self, targets: object, does: object, scope: Scope) -> tuple[Said, ...]:
        told = unbound(targets, None, does, scope)  # type: ignore[arg-type]  # of a nested ability
        if told is None:
            raise UnclearError
        return told

    @property
    def _is_it_again(self) -> bool:
        """Whether the object itself was just named, and nothing else that `it` could be."""
        is_spoken_of = self._before is not None and "this" in self._before.parts.values()
        return is_spoken_of and self._scope.names_itself and self._scope.meanings(IT) in ([], ["this"])

    def _those(self) -> Noun:
        """Return what each such permanent is called again: `they`, but those that were given something."""
        if not self._scope.group:
            raise UnclearError
        was_given = self._before is not None and self._before.model in {Give, ChangeCounters}
        those = Noun("those", self._scope.group[0])
        return those if was_given or self._scope.meanings(THEM) != ["those"] else THEM

    def _several(self) -> object:
        """Return how all targets are called that are spoken of together."""
        if self._scope.is_group or self._scope.is_divided:
            return Noun("targets", words_for_target(self._scope.targets[0])[0])
        if self._scope.targets or not self._targets or self._least == len(self._targets):
            raise UnclearError
        if not _are_alike(self._targets):
            raise UnclearError
        first = self._targets[0]
        self._scope.targets.extend(self._targets)
        self._scope.least, self._scope.is_group = self._least, True
        least = len(self._targets) if self._least is None else self._least
        objects = first.what.objects
        if first.in_graveyard is not None and first.other:
            return Among(replace(first, other=False), least, len(self._targets), is_other=True)
        if objects is not None and objects.which == "other" and first.what.players is None:
            bare = replace(first, what=Recipients(objects=replace(objects, which=None)))
            return Among(bare, least, len(self._targets), is_other=True)
        return Among(first, least, len(self._targets))

    def _division(self, parts: Mapping[str, object]) -> object:
        if not self._targets or (self._least is not None and self._least >= len(self._targets)):
            raise UnclearError
        if self._scope.targets:
            return Noun("those targets")
        if not _are_alike(self._targets):
            raise UnclearError
        self._scope.targets.extend(self._targets)
        self._scope.least = self._least
        self._scope.is_divided = True
        most = len(self._targets)
        is_any_number = self._least == 0 and most == any_number(parts)
        least = most if self._least is None else self._least
        return Among(self._targets[0], least, most, is_any_number=is_any_number)

    def _noun(self, subject: str, *, is_plain: bool = True, is_named: bool = False) -> Noun:
        """Return how a subject is called; `is_plain`: nothing else there can be taken for `it`.

        `is_named`: the object itself is called by its name in the same instruction.
        """
        if subject == "created" and self._is_one_token:
            meant_by_it = set(self._scope.meanings(IT)) - ({"this"} if is_named else set())
            return IT if is_plain and meant_by_it == {"created"} else THAT_TOKEN
        if subject == "those":
            return self._those()
        if subject == "this" and not is_named and self._is_it_again:
            return IT
        if subject in TARGETS:
            place = TARGETS.index(subject)
            if place >= len(self._targets):
                raise UnclearError
            if place == len(self._scope.targets):
                return self._first_named(place)
            if place > len(self._scope.targets):
                raise UnclearError
        for noun in _nouns(subject, self._scope):
            if noun.kind in {"it", "its controller"} and not noun.word and not is_plain:
                continue
            if noun.kind not in {"it", "that", "its controller"}:
                is_it = subject in TARGETS and set(self._scope.meanings(IT)) == {subject}
                return IT if is_it else noun
            if set(self._scope.meanings(noun)) == {subject}:
                return noun
        raise UnclearError


_MAY_DEAL: Final = frozenset({"this", "it", "bearer", "created", "chosen", *TARGETS})
"""What can deal damage to itself."""


def _are_alike(targets: tuple[TargetSpec, ...]) -> bool:
    """Whether all targets are of one kind, and each is another one."""
    first, *others = targets
    return not first.another and all(one == replace(first, another=True) for one in others)


def _has_other_dealer(does: tuple[Value, ...], otherwise: tuple[Value, ...]) -> bool:
    """Whether damage is dealt by something else under a condition: `it` would be what deals it otherwise."""
    return any(
        isinstance(more, DealDamage) and isinstance(less, DealDamage) and more.by != less.by
        for more, less in zip(does, otherwise, strict=True)
    )


def _is_said_shorter(does: tuple[Value, ...], otherwise: tuple[Value, ...]) -> bool:
    """Whether more damage instead is said without whom it is dealt to, as the damage that it replaces is."""
    more, less = does[0], otherwise[0]
    if len(does) > 1 or not isinstance(more, DealDamage) or not isinstance(less, DealDamage):
        return False
    plain = DealDamage(by=more.by, to=more.to, each=more.each, amount=1)
    are_plain = replace(more, amount=1) == plain == replace(less, amount=1)
    return are_plain and not isinstance(more.amount, Counted) and more.amount != "power"


def _unbound_amount(
    amount: Counted, scope: Scope, parts: Mapping[str, object], *, has_each: bool
) -> Said | Counted:
    """Return an amount with the best noun for whom it asks for something."""
    of = amount.of
    match of:
        case Size(of=subject):
            field = "of"
        case CountersOn(on=subject):
            field = "on"
        case CountedCards(whose=subject):
            field = "whose"
        case _:
            return amount
    is_named = SELF_NOUN in parts.values()
    own = scope.is_own
    nouns = [*_nouns(subject, scope)]
    if subject == "this":
        is_alone = not has_each and not scope.targets and (is_named or own or field != "on")
        nouns = [IT, SELF_NOUN] if is_alone else [SELF_NOUN]
    if subject == "created":  # what is asked is one of them
        nouns = [IT, THAT_TOKEN]
    for noun in nouns:
        if scope.asked(noun, is_named=is_named) == [subject]:
            return spoken(amount).but(of=spoken(of).but(**{field: noun}))
    raise UnclearError


def _is_plain(model: type[Value], name: str, subject: str, subjects: set[object], scope: Scope) -> bool:
    """Whether a reader knows at once who `it` is, or whose `its controller`."""
    if subject == "this":
        return _is_plain_itself(model, name, subjects, scope)
    if subject in {"its_controller", "target_controller"} and model is DealDamage:
        return False
    return subject != "its_controller" or scope.is_it or model is Unless


def _is_plain_itself(model: type[Value], name: str, subjects: set[object], scope: Scope) -> bool:
    """Whether a reader knows at once that `it` is the object itself."""
    is_source = name == "by"  # of damage
    if not scope.calls_itself_it and not is_source:
        return False
    if (is_source or (name == "on" and model is Give)) and scope.is_beside_another:
        return False
    return subjects.isdisjoint({"it", "its_controller", *TARGETS[: len(scope.targets)]}) or name == "by"


def _nouns(subject: str, scope: Scope) -> Iterator[Noun]:
    """Yield how a subject may be called, best first; what stands for several things is passed over."""
    if subject == "this":
        yield from (IT, SELF_NOUN) if scope.is_own and not scope.is_named_anew else (SELF_NOUN,)
    elif subject in TARGETS:
        place = TARGETS.index(subject)
        if place >= len(scope.targets):
            return  # an amount asks before the target is named
        words = words_for_target(scope.targets[place])
        yield IT
        yield from (Noun("that", word) for word in words)
        yield Noun(f"target_{place + 1}")
    elif subject == "it":
        yield from (IT, *(Noun("that", word) for word in scope.of_trigger))
        if is_about_something(scope):
            yield Noun("trigger")
    elif subject in {"its_controller", "target_controller"}:
        words = scope.of_trigger
        if subject == "target_controller":
            if not scope.targets:
                return
            words = words_for_target(scope.targets[0])
        if subject == "its_controller" and scope.has_player:
            yield Noun("that", "player")
        named = [Noun("its controller", word) for word in words]
        yield from (Noun("its controller"), *named)
        if subject == "target_controller":
            yield Noun("target_controller")
        elif is_about_something(scope):
            yield Noun("trigger_controller")
    else:
        yield Noun(subject)
