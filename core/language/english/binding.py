"""What pronouns stand for as a sentence is read; `unbinding` says them, by the same `antecedents`.

Where two things may be meant, a sentence is refused.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from core.abilities.amounts import Counted, Size
from core.abilities.effects.on_players import PlayerHas
from core.abilities.filters import Recipients
from core.abilities.instructions.create_tokens import CreateTokens
from core.abilities.instructions.damage_and_fights import DamageBesides, DealDamage
from core.abilities.instructions.leaving_and_returning import (
    Move,
    ReturnToBattlefield,
)
from core.abilities.instructions.one_shot import (
    If,
    IfDone,
    IfPaid,
    MakeEffect,
    Unless,
    WhenPrevented,
    WhenYouDo,
)
from core.abilities.instructions.to_permanents import Attach
from core.abilities.subject_sorts import subject_sorts
from core.abilities.subjects import Sort, TargetSpec
from core.language.english.antecedents import (
    AMOUNTS,
    FIXED_MEANING,
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
from core.language.english.subjects import DEALER, IT, SELF_NOUN, THE_SAME, Among, Noun
from core.language.english.words import plural
from core.language.kernel.said import Said, defaults, said
from core.terms.values import Value, replace


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
        least = parts.get("least")
        if least is not None and scope.least is not None:
            raise UnclearError("how many targets there are is said twice.")
        scope.least = scope.least if least is None else least  # type: ignore[assignment]  # a number
        scope.spoken_of = None
        scope.group = ()
        return
    if clause.model in {If, InsteadOf}:
        yield _bound_if(clause, scope)
        return
    parts = _bound_within(clause.model, clause.parts, scope)
    fields = subject_fields(clause.model)
    is_named = any(parts.get(name) == SELF_NOUN for name in fields)
    for name in fields:
        noun = parts.get(name)
        if isinstance(noun, Among):
            parts[name] = _among(noun, scope, parts)
        elif noun == DEALER:
            parts[name] = parts.get("by", "this")
        elif isinstance(noun, Noun):
            parts[name] = _meaning(noun, scope, is_named=is_named)
        if name == "by" and clause.model is DealDamage:
            _bind_amounts(parts, scope, is_named=noun == SELF_NOUN)
    if clause.model is DealDamage:
        parts["also"] = tuple(_besides(one, parts, scope, is_named=is_named) for one in _also(parts))
        _check_other(parts, scope)
    if clause.model is not DealDamage:
        _bind_amounts(parts, scope, is_named=is_named)
    if parts.get("if_prevented"):
        parts["if_prevented"] = tuple(_afterwards(one, scope) for one in parts["if_prevented"])  # type: ignore[attr-defined]
    scope.names_itself = scope.names_itself or is_named
    _check_kinds(clause.model, parts, scope)
    scope.has_created = scope.has_created or clause.model in {CreateTokens, ReturnToBattlefield}
    scope.spoken_of = spoken_of(clause.model, parts)
    scope.group = group_spoken_of(clause.model, parts, scope.group)
    scope.exiled = exiled(clause.model, parts)
    yield said(clause.model, parts)


def _also(parts: Mapping[str, object]) -> tuple[Said, ...]:
    return parts.get("also", ())  # type: ignore[return-value]  # what is dealt besides


def _besides(one: Said, parts: Mapping[str, object], scope: Scope, *, is_named: bool) -> Said:
    """Return damage that is dealt besides, with the amount of that before if it says the same."""
    told = {**one.parts, "by": parts.get("by", "this")}
    if told["amount"] == SAME:
        if not can_be_same(parts.get("each"), one.parts["each"]):
            raise UnclearError("it is not clear who else is dealt as much.")
        told["amount"] = parts["amount"]
    _bind_amounts(told, scope, is_named=is_named)
    noun = told.get("to")
    if noun == DEALER:
        told["to"] = told["by"]
    elif isinstance(noun, Noun):
        told["to"] = _meaning(noun, scope, is_named=is_named)
    del told["by"]
    return said(DamageBesides, told)


def _bound_if(clause: Said, scope: Scope) -> Said:
    """Return instructions under a condition, bound in the order in which they are said."""
    parts = clause.parts
    otherwise: tuple[object, ...] = parts.get("otherwise", ())  # type: ignore[assignment]  # instructions
    if clause.model is InsteadOf:
        otherwise = bound(otherwise, scope)
        parts["does"] = tuple(_as_replaced(one, otherwise) for one in parts["does"])  # type: ignore[attr-defined]
    of = parts.get("of")
    if isinstance(of, Noun):
        parts["of"] = _meaning(of, scope)
    asked = subject_asked(parts)
    scope.spoken_of = asked or scope.spoken_of
    parts["does"] = bound(parts["does"], scope)  # type: ignore[arg-type]  # instructions
    scope.spoken_of = asked or scope.spoken_of
    parts["otherwise"] = otherwise if clause.model is InsteadOf else bound(otherwise, scope)
    scope.spoken_of, scope.group = None, ()
    return said(If, parts)


def _as_replaced(one: object, otherwise: tuple[object, ...]) -> object:
    """Return damage with what it leaves to the damage that it replaces: who deals it, whom it is dealt to."""
    first = otherwise[0]
    if not isinstance(one, Said) or one.model is not DealDamage:
        return one
    is_damage = isinstance(first, Said) and first.model is DealDamage
    if isinstance(first, Said) and is_damage and one.parts.get("by") == IT:
        one = one.but(by=first.parts.get("by", "this"))
    if one.parts.get("to") != THE_SAME:
        return one
    if not isinstance(first, Said) or not is_damage or first.parts.keys() & {"is_divided", "also"}:
        raise UnclearError("it is not clear whom the damage is dealt to.")
    usual = defaults(DealDamage)
    return one.but(to=first.parts.get("to", usual["to"]), each=first.parts.get("each", usual["each"]))


def _check_other(parts: Mapping[str, object], scope: Scope) -> None:
    """Raise UnclearError if `any other target` is other than something else that deals the damage."""
    is_other = parts.get("to", "target") == "target" and bool(scope.targets) and scope.targets[0].other
    if is_other and parts.get("by", "this") != "this":
        raise UnclearError(
            "'any other target' is any but the object itself, which does not deal this damage."
        )


def _bind_amounts(parts: dict[str, object], scope: Scope, *, is_named: bool) -> None:
    """Replace the nouns within amounts by the subjects they stand for: whose power it is, whose hand."""
    for name in AMOUNTS:
        amount = parts.get(name)
        of = amount.parts["of"] if isinstance(amount, Said) and amount.model is Counted else None
        if not isinstance(of, Said) or not isinstance(amount, Said):
            continue
        nouns = {field: noun for field, noun in of.fields if isinstance(noun, Noun)}
        told = {field: _asked(noun, scope, is_named=is_named) for field, noun in nouns.items()}
        parts[name] = amount.but(of=of.but(**told))
        if of.model is Size and told.get("of") == parts.get("by") and parts.get("by") is not None:
            parts[name] = _of_dealer(amount, of) or parts[name]


def _of_dealer(amount: Said, of: Said) -> object | None:
    """Return the power of what deals the damage, as it is said there; None if it is its toughness."""
    if of.parts.get("side", "power") != "power":
        return None
    return "power" if amount.parts.keys() == {"of"} else amount.but(of="power")


def _asked(noun: Noun, scope: Scope, *, is_named: bool) -> str:
    """Return the subject that an amount asks for something."""
    meanings = scope.asked(noun, is_named=is_named)
    if len(meanings) != 1 or not meanings[0]:
        raise UnclearError(f"it is not clear what '{noun.kind}' stands for.")
    is_told = noun.kind in {"it", "that", "its controller"}
    return meanings[0] if is_told else _meaning(noun, scope)


def _check_kinds(model: type[Value], parts: Mapping[str, object], scope: Scope) -> None:
    """Raise UnclearError if something is done with a player that only objects can do, or the other way."""
    if model is Attach and parts.get("what", "this") == parts.get("to", "target"):
        raise UnclearError("it is not clear what is attached to what.")
    is_of_player = model is MakeEffect and isinstance(parts.get("effect"), PlayerHas)
    for name, said_of in subject_sorts(model).items():
        sort = Sort.PLAYER if is_of_player else said_of
        subject = parts.get(name, defaults(model).get(name))
        if not isinstance(subject, str) or parts.get("each") is not None:
            continue
        kinds = _kinds(subject, scope)
        is_of_card = kinds == ("card",) and _is_done_to_cards(model, parts)
        if set(kinds).isdisjoint(sort.value) and not is_of_card:
            wanted = " or ".join(_SORT_WORDS.get(one, one) for one in sort.value)
            raise UnclearError(f"what is said of a {wanted} is said here of something else.")


def _is_done_to_cards(model: type[Value], parts: Mapping[str, object]) -> bool:
    """Return whether an instruction may be about a card in a graveyard."""
    return model is ReturnToBattlefield or (
        model is Move and parts.get("kind") in {"exile", "return_to_hand"} and not parts.get("until")
    )


def _kinds(subject: str, scope: Scope) -> tuple[str, ...]:
    """Return whether a subject is a player, a permanent or on the stack, or may be several of these."""
    if subject in _PLAYER_SUBJECTS:
        return ("player",)
    words: tuple[str, ...] = ("permanent",)
    subject = "target" if subject == "targets" else subject
    if subject in TARGETS and TARGETS.index(subject) < len(scope.targets):
        words = words_for_target(scope.targets[TARGETS.index(subject)])
    elif subject == "it":
        words = scope.of_trigger or words
    if words and words[0] == "permanent or player":
        return ("player", "permanent")
    if words and words[0] in _ON_STACK:
        return ("on_stack",)
    if words and words[0] == "card":
        return ("card",)
    return ("player",) if words and words[0] in {"player", "opponent"} else ("permanent",)


_ON_STACK: Final = frozenset({"spell", "ability", "spell or ability"})
_SORT_WORDS: Final = {"on_stack": "spell or ability"}
_PLAYER_SUBJECTS: Final = frozenset(
    {"you", "opponents", "each_player", "defending_player", "its_controller", "target_controller"}
)


def _bound_within(model: type[Value], parts: dict[str, object], scope: Scope) -> dict[str, object]:
    """Return the parts of an instruction with the instructions within it bound too."""
    if model is Unless:
        inner = scope
        if is_for_each(parts["who"]):
            inner = Scope(is_own=scope.is_own, of_trigger=("player",), targets=scope.targets)
        parts["does"] = bound(parts["does"], inner)  # type: ignore[arg-type]  # instructions
    elif model in {IfPaid, IfDone}:
        for name in ("action", "does", "otherwise") if model is IfDone else ("does", "otherwise"):
            parts[name] = bound(parts.get(name, ()), scope)  # type: ignore[arg-type]  # instructions
    elif model is WhenYouDo:
        inner = Scope(is_own=scope.is_own)
        parts["does"] = bound(parts["does"], inner)  # type: ignore[arg-type]  # instructions
        parts["targets"] = _all_of(inner)
    when = parts.get("when_prevented")
    if isinstance(when, Said) and when.model is WhenPrevented:
        inner = Scope(of_trigger=("source", "object"))
        does = bound(when.parts["does"], inner)  # type: ignore[arg-type]  # instructions
        parts["when_prevented"] = when.but(does=does, targets=_all_of(inner))
    return parts


def _afterwards(then: Said, scope: Scope) -> Said:
    """Return what is done right after damage is prevented; its targets are those of the whole ability."""
    inner = after_prevention(scope, then.parts.get("source"))
    does = bound(then.parts["does"], inner)  # type: ignore[arg-type]  # instructions
    scope.least = inner.least
    return then.but(does=does)


def _all_of(inner: Scope) -> tuple[TargetSpec, ...]:
    """Return the targets of an ability within another one, all of which are chosen.

    Raises:
        UnclearError: some of them need not be.
    """
    if inner.least is not None:
        raise UnclearError("all targets of what triggers as it resolves must be chosen.")
    return tuple(inner.targets)


def _meaning(noun: Noun, scope: Scope, *, is_named: bool = False) -> str:
    """Return the subject that a noun stands for; `is_named`: `~` stands in the same instruction."""
    if noun.kind == "target":
        return _named(noun, scope)
    if noun.kind in {"it", "them", "that", "those", "its controller"}:
        meanings = list(dict.fromkeys(scope.meanings(noun)))
        if is_named and noun.kind == "it":  # what has been called by its name is not called `it` beside that
            meanings = [one for one in meanings if one != "this"]
        elif not meanings and noun.kind == "it" and scope.names_itself:
            meanings = ["this"]
        if len(meanings) != 1 or not meanings[0]:
            words = f"{noun.kind} {noun.word}" if noun.kind == "that" else noun.kind
            words = f"those {plural(noun.word)}" if noun.kind == "those" else words
            raise UnclearError(f"it is not clear what '{words}' stands for.")
        return meanings[0]
    if noun.kind == "targets":
        are_together = scope.is_group or scope.is_divided
        called = words_for_target(scope.targets[0]) if are_together else ()
        if not called or (noun.word not in {"them", "they"} and noun.word not in called):
            raise UnclearError("there are not several targets of that kind.")
        return "targets"
    known = FIXED_MEANING.get(noun.kind, noun.kind)
    if scope.is_group and known in TARGETS:
        raise UnclearError("of several targets none is spoken of by itself.")
    if known in TARGETS and TARGETS.index(known) >= len(scope.targets):
        raise UnclearError("there are not so many targets.")
    if (
        known in {"it", "its_controller"}
        and noun.kind.startswith("trigger")
        and not is_about_something(scope)
    ):
        raise UnclearError("nothing triggered this.")
    return known


def _named(noun: Noun, scope: Scope) -> str:
    """Return the subject of a target that is named for the first time."""
    place = len(scope.targets)
    if scope.is_group:
        raise UnclearError("another target stands beside several that are spoken of together.")
    if place >= len(TARGETS):
        raise UnclearError("an ability has no more than three targets.")
    spec = noun.target
    assert spec is not None  # noqa: S101 - it is a target
    if spec.not_it and scope.of_trigger and noun.word not in scope.of_trigger:
        raise UnclearError(f"it is not clear what 'that {noun.word}' stands for.")
    if spec.other and place:  # other than the targets before
        spec = replace(spec, other=False, another=True)
    if noun.is_another:
        spec = replace(spec, another=True) if place else _not_itself(spec)
    if noun.is_optional:
        if scope.least is not None:
            raise UnclearError("each of two targets may be left out by itself, which can't be said here.")
        scope.least = place
    elif scope.least is not None:
        raise UnclearError("a target that must be chosen stands behind one that need not be.")
    scope.targets.append(spec)
    return TARGETS[place]


def _not_itself(spec: TargetSpec) -> TargetSpec:
    """Return a target that is not the object itself; `another target` means that if there is none before."""
    if spec.in_graveyard is not None:
        return replace(spec, other=True)
    objects = spec.what.objects
    if objects is not None and spec.what.players is None and objects.which is None:
        return replace(spec, what=Recipients(objects=replace(objects, which="other")))
    raise UnclearError("there is no target before of which this could be another.")


def _among(among: Among, scope: Scope, parts: Mapping[str, object]) -> str:
    if scope.targets:
        raise UnclearError("what is divided among targets or done to each of them is about all of them.")
    spec = _not_itself(among.target) if among.is_other else among.target
    most = any_number(parts) if among.is_any_number else among.most
    scope.targets.extend(replace(spec, another=place > 0) for place in range(most))
    scope.least = among.least if among.least < most else None
    scope.is_divided = bool(parts.get("is_divided"))
    scope.is_group = not scope.is_divided
    return "targets" if scope.is_group or "points" in parts else "target"
