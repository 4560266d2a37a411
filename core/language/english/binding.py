"""What pronouns stand for, decided in one place, for reading and writing alike.

What `it`, `that creature`, `that player` or `its controller` may mean follows from what an ability
triggers on and from the targets named before. Where two things may be meant, a sentence is refused,
and whoever writes takes another word.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final, Literal, get_args, get_origin

from pydantic import BaseModel

from core.abilities.conditions import Condition
from core.abilities.effects.on_players import PlayerHas
from core.abilities.filters import Objects, Recipients, StackObjects
from core.abilities.instructions.create_tokens import CreateTokens
from core.abilities.instructions.damage_and_fights import DealDamage
from core.abilities.instructions.leaving_and_returning import SacrificeOfChoice
from core.abilities.instructions.one_shot import MakeEffect, Unless, WhenPrevented, WhenYouDo
from core.abilities.instructions.to_permanents import ChangeCounters
from core.abilities.instructions.to_players import ChangeLife, DrawNow, ExileTop, LoseGame
from core.abilities.subjects import TargetSpec
from core.abilities.triggers import When
from core.language.english.nouns import ATTACHED, THIS
from core.language.english.subjects import IT, SELF_NOUN, THAT_TOKEN, THAT_WORDS, Among, Noun
from core.language.kernel.said import Said, defaults, said, spoken
from core.terms.values import replace

TARGETS: Final = ("target", "target_2", "target_3")


class UnclearError(ValueError):
    """It is not clear what a word stands for; says which word."""


class ChooseTargets(BaseModel, frozen=True):
    """Targets that are named before anything is done with them: `choose target creature and any target`.

    No instruction of an ability, but a sentence of its text. `least`: so many of them at least.
    """

    targets: tuple[Noun, ...]
    least: int | None = None


# -- what a word may be said of


def words_for(what: Recipients) -> tuple[str, ...]:
    """Return what one of such recipients can be called after `that`, best first."""
    if what.is_anything or (what.players is not None and what.objects is not None):
        return ("permanent or player",)
    if what.objects is None:
        return ("player", "opponent") if what.players == "opponent" else ("player",)
    return _words_for_objects(what.objects)


def _words_for_objects(wanted: Objects) -> tuple[str, ...]:
    kinds = [one.value for one in wanted.types]
    is_creature = (
        wanted.asks_for_size or wanted.is_attacking or wanted.is_blocking or wanted.is_blocked is not None
    )
    if is_creature and "creature" not in kinds:
        kinds.append("creature")
    if wanted.subtypes and not kinds:
        kinds = ["creature", *kinds]
    kinds.sort(key=lambda kind: kind != "creature")
    known = [kind for kind in kinds if kind in THAT_WORDS]
    return (*known, "permanent", *(["token"] if wanted.is_token else []))


def _words_on_stack(wanted: StackObjects | None) -> tuple[str, ...]:
    if wanted is None or wanted.what == "either":
        return ("spell or ability",)
    return ("spell",) if wanted.what == "spell" else ("ability",)


def words_for_target(spec: TargetSpec) -> tuple[str, ...]:
    """Return what a target can be called after `that`, best first."""
    return _words_on_stack(spec.on_stack) if spec.on_stack is not None else words_for(spec.what)


_OTHER_OBJECT: Final = frozenset({"deals_damage", "blocks_creature", "becomes_blocked_by", "enlists"})
"""Events of which an ability is about whom the object did it to."""
_PLAYERS: Final = frozenset({"step_begins", "gains_life", "loses_life", "casts_noncreature"})
_FOES: Final = frozenset({"blocks_creature", "becomes_blocked_by", "enlists"})


@dataclass
class Scope:
    """What words may stand for at one place of an ability.

    Attributes:
        is_own: `it` may be the object with the ability.
        of_trigger: what the ability triggered on may be called after `that`; nothing if there is none.
        is_it: what it triggered on may be called `it`.
        targets: the targets named so far; `least`: how many of them are chosen at least.
        calls_itself_it: the object itself is called `it` where that is clear.
        names_itself: the object itself was named before, in an instruction.
        has_created: tokens were created before, of which `it` may be one.
    """

    is_own: bool = False
    of_trigger: tuple[str, ...] = ()
    is_it: bool = False
    targets: list[TargetSpec] = field(default_factory=list)
    least: int | None = None
    has_created: bool = False
    calls_itself_it: bool = True
    names_itself: bool = False

    @classmethod
    def of(
        cls,
        when: When | None,
        only_if: Condition | None = None,
        *,
        is_cost: bool = False,
        calls_itself_it: bool = True,
    ) -> Scope:
        """Return what words may stand for as the instructions of an ability begin.

        `is_cost`: its cost speaks of the object itself.
        """
        asks_itself = only_if is not None and only_if.objects.which == "this"
        if when is None:
            return cls(is_own=is_cost, calls_itself_it=calls_itself_it)
        is_own = (
            when.which == Recipients(objects=THIS) and when.event not in _PLAYERS and when.event != "state"
        )
        if when.event == "state":
            return cls(is_own=asks_itself)
        if when.event in _PLAYERS:
            return cls(is_own=asks_itself, of_trigger=("player",))
        if when.event == "becomes_target":
            return cls(is_own=is_own, of_trigger=_words_on_stack(when.by))
        if when.event in _FOES:
            return cls(is_own=is_own, of_trigger=("creature", "permanent"))
        if when.event == "deals_damage":
            return cls(is_own=is_own, of_trigger=words_for(when.to))
        if is_own:
            return cls(is_own=True)
        words = (
            ("creature", "permanent") if when.which == Recipients(objects=ATTACHED) else words_for(when.which)
        )
        return cls(is_own=asks_itself, of_trigger=words, is_it=words != ("player",))

    def copy(self) -> Scope:
        """Return a scope that knows the same and may be changed by itself."""
        return replace(self, targets=list(self.targets))

    def meanings(self, noun: Noun) -> list[str]:
        """Return every subject that a pronoun may stand for here."""
        if noun.kind == "it":
            own = ["this"] if self.is_own else []
            tokens = ["created"] if self.has_created else []
            return [*own, *(["it"] if self.is_it else []), *self._targets(None), *tokens]
        if noun.kind == "that":
            return [*(["it"] if noun.word in self.of_trigger else []), *self._targets(noun.word)]
        its = [*(["it"] if self._controlled(noun.word, self.of_trigger) else [])]
        its += [
            TARGETS[place]
            for place, spec in enumerate(self.targets)
            if self._controlled(noun.word, words_for_target(spec))
        ]
        return [
            "its_controller" if one == "it" else "target_controller" if one == "target" else "" for one in its
        ]

    def _controlled(self, word: str, words: tuple[str, ...]) -> bool:
        """Whether what can be called by these words has a controller and may be meant."""
        return (
            bool(words) and words[0] not in {"player", "permanent or player"} and (not word or word in words)
        )

    def _targets(self, word: str | None) -> list[str]:
        """Return the targets that can be called so; None is `it`, which no player is."""
        return [
            TARGETS[place]
            for place, spec in enumerate(self.targets)
            if (words_for_target(spec)[0] != "player" if word is None else word in words_for_target(spec))
        ]


# -- reading


def bound(clauses: Sequence[object], scope: Scope) -> tuple[object, ...]:
    """Return instructions with every noun replaced by the subject it stands for; `scope` gets the targets.

    Raises:
        UnclearError: a word may stand for several things, or for none.
    """
    return tuple(one for clause in clauses for one in _bound(clause, scope))


def _bound(clause: object, scope: Scope) -> Iterator[object]:
    assert isinstance(clause, Said)  # noqa: S101 - what an instruction reads
    if clause.model is ChooseTargets:
        parts = clause.parts
        for noun in parts["targets"]:  # type: ignore[attr-defined]  # a tuple of nouns
            _named(noun, scope)
        scope.least = parts.get("least")  # type: ignore[assignment]  # a number or None
        return
    parts = _bound_within(clause.model, clause.parts, scope)
    fields = subject_fields(clause.model)
    is_named = any(parts.get(name) == SELF_NOUN for name in fields)
    for name in fields:
        noun = parts.get(name)
        if isinstance(noun, Among):
            parts[name] = _among(noun, scope)
        elif isinstance(noun, Noun):
            parts[name] = _meaning(noun, scope, is_named=is_named)
    scope.names_itself = scope.names_itself or is_named
    _check_kinds(clause.model, parts, scope)
    scope.has_created = scope.has_created or clause.model is CreateTokens
    yield said(clause.model, parts)


def _check_kinds(model: type[BaseModel], parts: Mapping[str, object], scope: Scope) -> None:
    """Raise UnclearError if something is done with a player that only objects can do, or the other way."""
    if model in _OF_PLAYERS or (model is MakeEffect and isinstance(parts.get("effect"), PlayerHas)):
        wanted = "player"
    elif model in _OF_EITHER:
        return
    else:
        wanted = "object"
    for name in subject_fields(model):
        subject = parts.get(name, defaults(model).get(name))
        if isinstance(subject, str) and parts.get("each") is None and wanted not in _kinds(subject, scope):
            raise UnclearError(f"what is said of a {wanted} is said here of something else.")


def _kinds(subject: str, scope: Scope) -> tuple[str, ...]:
    """Return whether a subject is a player or an object, or may be either."""
    if subject in _PLAYER_SUBJECTS:
        return ("player",)
    words: tuple[str, ...] = ("permanent",)
    if subject in TARGETS and TARGETS.index(subject) < len(scope.targets):
        words = words_for_target(scope.targets[TARGETS.index(subject)])
    elif subject == "it" and not scope.is_own:
        words = scope.of_trigger
    if words and words[0] == "permanent or player":
        return ("player", "object")
    return ("player",) if words and words[0] in {"player", "opponent"} else ("object",)


_PLAYER_SUBJECTS: Final = frozenset(
    {"you", "opponents", "each_player", "defending_player", "its_controller", "target_controller"}
)
_OF_PLAYERS: Final = frozenset({ChangeLife, DrawNow, ExileTop, LoseGame, SacrificeOfChoice, Unless})
_OF_EITHER: Final = frozenset({DealDamage, ChangeCounters, MakeEffect, WhenYouDo})


def _bound_within(model: type[BaseModel], parts: dict[str, object], scope: Scope) -> dict[str, object]:
    """Return the parts of an instruction with the instructions within it bound too."""
    if model is Unless:
        inner = scope
        if _is_for_each(parts["who"]):
            inner = Scope(is_own=scope.is_own, of_trigger=("player",), targets=scope.targets)
        parts["does"] = bound(parts["does"], inner)  # type: ignore[arg-type]  # instructions
    elif model is WhenYouDo:
        inner = Scope(is_own=scope.is_own)
        parts["does"] = bound(parts["does"], inner)  # type: ignore[arg-type]  # instructions
        parts["targets"] = tuple(inner.targets)
    when = parts.get("when_prevented")
    if isinstance(when, Said) and when.model is WhenPrevented:
        inner = Scope(of_trigger=("source", "object"))
        does = bound(when.parts["does"], inner)  # type: ignore[arg-type]  # instructions
        parts["when_prevented"] = when.but(does=does, targets=tuple(inner.targets))
    return parts


def _is_for_each(who: object) -> bool:
    """Whether each of several players is asked, so that `that player` is who is asked."""
    return (who.kind if isinstance(who, Noun) else who) in {"each_player", "opponents"}


def _meaning(noun: Noun, scope: Scope, *, is_named: bool = False) -> str:
    """Return the subject that a noun stands for; `is_named`: `~` stands in the same instruction."""
    if noun.kind == "target":
        return _named(noun, scope)
    if noun.kind in {"it", "that", "its controller"}:
        meanings = list(dict.fromkeys(scope.meanings(noun)))
        if is_named and noun.kind == "it":  # what has been called by its name is not called `it` beside that
            meanings = [one for one in meanings if one != "this"]
        elif not meanings and noun.kind == "it" and scope.names_itself:
            meanings = ["this"]
        if len(meanings) != 1 or not meanings[0]:
            words = noun.kind if noun.kind != "that" else f"that {noun.word}"
            raise UnclearError(f"it is not clear what '{words}' stands for.")
        return meanings[0]
    known = _FIXED_MEANING.get(noun.kind, noun.kind)
    if known in TARGETS and TARGETS.index(known) >= len(scope.targets):
        raise UnclearError("there are not so many targets.")
    if (
        known in {"it", "its_controller"}
        and noun.kind.startswith("trigger")
        and not _is_about_something(scope)
    ):
        raise UnclearError("nothing triggered this.")
    return known


def _is_about_something(scope: Scope) -> bool:
    return bool(scope.of_trigger) or scope.is_own


_FIXED_MEANING: Final = {
    "target_1": "target",
    "trigger": "it",
    "trigger_controller": "its_controller",
    "those targets": "target",
}


def _named(noun: Noun, scope: Scope) -> str:
    """Return the subject of a target that is named for the first time."""
    place = len(scope.targets)
    if place >= len(TARGETS):
        raise UnclearError("an ability has no more than three targets.")
    spec = noun.target
    assert spec is not None  # noqa: S101 - it is a target
    if noun.is_another:
        spec = replace(spec, another=True) if place else _not_itself(spec)
    scope.targets.append(spec)
    return TARGETS[place]


def _not_itself(spec: TargetSpec) -> TargetSpec:
    """Return a target that is not the object itself; `another target` means that if there is none before."""
    objects = spec.what.objects
    if objects is not None and spec.what.players is None and objects.which is None:
        return replace(spec, what=Recipients(objects=replace(objects, which="other")))
    raise UnclearError("there is no target before of which this could be another.")


def _among(among: Among, scope: Scope) -> str:
    if scope.targets:
        raise UnclearError("a division is among all targets of an ability.")
    scope.targets.extend(replace(among.target, another=place > 0) for place in range(among.most))
    scope.least = among.least if among.least < among.most else None
    return "target"


# -- writing


def unbound(
    targets: tuple[TargetSpec, ...], least: int | None, does: Iterable[BaseModel], scope: Scope
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

    def write(self, does: tuple[BaseModel, ...], *, is_chosen_first: bool) -> tuple[Said, ...] | None:
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
        nouns = tuple(self._first_named(place) for place in range(len(self._targets)))
        return said(ChooseTargets, {"targets": nouns, "least": self._least})

    def _first_named(self, place: int) -> Noun:
        spec = self._targets[place]
        self._scope.targets.append(spec)
        if place == 0:
            if spec.another:
                raise UnclearError
            objects = spec.what.objects
            if objects is not None and objects.which == "other" and spec.what.players is None:
                bare = replace(spec, what=Recipients(objects=replace(objects, which=None)))
                return Noun("target", target=bare, is_another=True)
        word = self._scope.of_trigger[0] if spec.not_it and self._scope.of_trigger else ""
        return Noun("target", word, replace(spec, another=False), spec.another)

    def told(self, one: Said) -> Said:
        """Return an instruction with a noun for every subject, and note which targets it names."""
        parts: dict[str, object] = {**defaults(one.model), **one.parts}
        has_each = parts.get("each") is not None
        parts = self._within(one.model, parts)
        if parts.get("is_divided"):
            parts["to"] = self._division()
        subjects = {parts.get(name) for name in subject_fields(one.model)}
        for name in subject_fields(one.model):
            subject = parts.get(name)
            if not isinstance(subject, str) or (has_each and name in {"on", "to"}):
                continue
            if name == "excess_to" and subject == "recipient_controller":
                continue
            parts[name] = self._noun(
                subject, is_plain=_is_plain(one.model, name, subject, subjects, self._scope)
            )
        if one.model is CreateTokens:
            self._scope.has_created = True
            self._is_one_token = parts.get("amount") == 1 and not parts.get("per_other_opponent")
        return said(one.model, parts)

    def _within(self, model: type[BaseModel], parts: dict[str, object]) -> dict[str, object]:
        if model is Unless:
            inner = _Writer(self._targets, self._least, self._scope)
            if _is_for_each(parts["who"]):
                scope = Scope(is_own=self._scope.is_own, of_trigger=("player",), targets=self._scope.targets)
                inner = _Writer(self._targets, self._least, scope)
            parts["does"] = tuple(inner.told(spoken(one)) for one in parts["does"])  # type: ignore[attr-defined]
        elif model is WhenYouDo:
            parts["does"] = self._nested(parts["targets"], parts["does"], Scope(is_own=self._scope.is_own))
            parts["targets"] = ()
        when = parts.get("when_prevented")
        if isinstance(when, WhenPrevented):
            does = self._nested(when.targets, when.does, Scope(of_trigger=("source", "object")))
            parts["when_prevented"] = spoken(when).but(does=does, targets=())
        return parts

    def _nested(self, targets: object, does: object, scope: Scope) -> tuple[Said, ...]:
        told = unbound(targets, None, does, scope)  # type: ignore[arg-type]  # of a nested ability
        if told is None:
            raise UnclearError
        return told

    def _division(self) -> object:
        if self._scope.targets or not self._targets:
            return Noun("those targets")
        first, *others = self._targets
        if any(one != replace(first, another=True) for one in others) or first.another:
            raise UnclearError
        self._scope.targets.extend(self._targets)
        self._scope.least = self._least
        return Among(first, self._least or len(self._targets), len(self._targets))

    def _noun(self, subject: str, *, is_plain: bool = True) -> Noun:
        """Return how a subject is called; `is_plain`: nothing else there can be taken for `it`."""
        if subject == "created" and self._is_one_token:
            return THAT_TOKEN
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
                return noun
            if set(self._scope.meanings(noun)) == {subject}:
                return noun
        raise UnclearError


def _is_plain(model: type[BaseModel], name: str, subject: str, subjects: set[object], scope: Scope) -> bool:
    """Whether a reader knows at once who `it` is, or whose `its controller`."""
    if subject == "this":
        return subjects.isdisjoint({"it", "its_controller", *TARGETS[: len(scope.targets)]}) or name == "by"
    if subject == "its_controller":
        return scope.is_it or model is Unless
    return name != "by" or subject not in TARGETS or model is not DealDamage


def _nouns(subject: str, scope: Scope) -> Iterator[Noun]:
    """Yield how a subject may be called, best first; what stands for several things is passed over."""
    if subject == "this":
        yield from (IT, SELF_NOUN) if scope.is_own and scope.calls_itself_it else (SELF_NOUN,)
    elif subject in TARGETS:
        place = TARGETS.index(subject)
        words = words_for_target(scope.targets[place])
        yield IT
        yield from (Noun("that", word) for word in words)
        yield Noun(f"target_{place + 1}")
    elif subject == "it":
        yield from (IT, *(Noun("that", word) for word in scope.of_trigger))
        if _is_about_something(scope):
            yield Noun("trigger")
    elif subject in {"its_controller", "target_controller"}:
        words = scope.of_trigger
        if subject == "target_controller":
            if not scope.targets:
                return
            words = words_for_target(scope.targets[0])
        named = [Noun("its controller", word) for word in words]
        yield from (Noun("its controller"), *named)
        if subject == "target_controller":
            yield Noun("target_controller")
        elif _is_about_something(scope):
            yield Noun("trigger_controller")
    else:
        yield Noun(subject)


@cache
def subject_fields(model: type[BaseModel]) -> tuple[str, ...]:
    """Return the fields of an instruction that hold a subject, in the order in which targets are counted."""
    found = [name for name, info in model.model_fields.items() if _holds_subject(info.annotation)]
    return tuple(sorted(found, key=lambda name: _FIRST.index(name) if name in _FIRST else len(_FIRST)))


_FIRST: Final = ("by", "one", "what", "who", "on", "from_source", "copy_of", "blocking")


def _holds_subject(annotation: object) -> bool:
    if get_origin(annotation) is Literal:
        return "target_2" in get_args(annotation)
    return any(_holds_subject(one) for one in get_args(annotation))
