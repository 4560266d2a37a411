"""Effects that already wait when play begins, as data or as a sentence of rules text."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple, cast, get_args

from core.abilities.card_texts.stack_abilities import Spell
from core.abilities.effects.grants import Grants, as_grants
from core.abilities.effects.in_force import Effect
from core.abilities.effects.on_cards import GraveyardEffect
from core.abilities.effects.on_damage import DamageEffect, Redirect
from core.abilities.effects.on_destruction import DestructionEffect
from core.abilities.effects.on_life_and_counters import CountersEffect
from core.abilities.filters import Objects, Recipients
from core.abilities.instructions.give import Give
from core.abilities.instructions.one_shot import IfPrevented, MakeEffect
from core.abilities.instructions.to_players import GetEmblem
from core.abilities.subjects import Duration, NextUntapStep
from core.cards.said import said_by
from core.data.marks import FALLS_WHOLE, Defines, RefusedError, Then
from core.files.fields import (
    EFFECT,
    Amount,
    Id,
    Name,
    ObjectRef,
    PlayerOrObjectRef,
    PlayerRef,
    Spec,
    Text,
)
from core.rules.instructions.give import split_rules
from core.rules.instructions.make_effect import for_anybody
from core.scenario.unread_text import unreadable
from core.words.english.errors import scenario_errors as words


class Lasting(NamedTuple):
    """An effect, whom it is about, and how long it waits.

    Attributes:
        protects, from_source, redirect_to: ids, as in `EffectSpec`.
        if_prevented: what is done right after it has prevented damage (CR 615.5).
        targets: the ids of what its text calls targets, which that may speak of as well.
    """

    effect: Effect
    protects: str | None = None
    from_source: str | None = None
    redirect_to: str | None = None
    points: int | None = None
    next_time: bool = False
    until: Duration | NextUntapStep | None = None
    if_prevented: tuple[IfPrevented, ...] = ()
    targets: tuple[str, ...] = ()


def _one_effect(text: str) -> str:
    if text:
        _read(text)
    return text


class EffectSpec(Spec):
    """An effect that already waits when play begins: a shield, a doubler for the turn.

    Attributes:
        id: what a script names it by; its name if it has none.
        effect: what it does, as data; without it, `text` says so.
        text: what it does, as one sentence of rules text, such as `Prevent the next 3 damage that would be
            dealt to target creature this turn.`
        protects: the one recipient, if the effect speaks of one; the target that its text is about.
        from_source: the one source, if the effect speaks of one, or what must be blocked.
        redirect_to: where redirected damage goes, if the effect speaks of one place.
        points: it is about the next so many points of damage (CR 615.7).
        next_time: it is about the next time only (CR 615.8).
    """

    id: Annotated[Id, Defines(EFFECT)] | None = None
    name: Name
    controller: PlayerRef
    effect: Effect | None = None
    text: Annotated[Text, Then(_one_effect)] = ""
    protects: Annotated[PlayerOrObjectRef | None, FALLS_WHOLE] = None
    from_source: Annotated[ObjectRef | None, FALLS_WHOLE] = None
    redirect_to: Annotated[PlayerOrObjectRef | None, FALLS_WHOLE] = None
    points: Amount | None = None
    next_time: bool = False
    until: Duration | NextUntapStep | None = None

    def __post_init__(self) -> None:
        if (self.effect is None) == (not self.text):
            raise RefusedError(words.effect_said_once())
        one = self.lasting
        match one.effect:
            case DamageEffect(change=Redirect(to="this" | "bearer")) if one.redirect_to is None:
                raise RefusedError(words.say_where())
            case (
                GraveyardEffect(which=Objects(which="this" | "bearer"))
                | DestructionEffect(which=Objects(which="this" | "bearer"))
            ) if one.protects is None:
                raise RefusedError(words.say_which("which"))
            case CountersEffect(on=Recipients(objects=Objects(which="this"))) if one.protects is None:
                raise RefusedError(words.say_which("on"))
            case _:
                pass

    @property
    def lasting(self) -> Lasting:
        """The effect with all that its text or its other fields say of it.

        Raises:
            RefusedError: the text leaves open what no field says, or says what a field says too.
        """
        if self.effect is not None:
            return self._with_fields(self.effect)
        made = _read(self.text)
        return self._with_fields(made) if not isinstance(made, Spell) else self._done(made)

    def _with_fields(self, effect: Effect) -> Lasting:
        where = self.protects, self.from_source, self.redirect_to
        return Lasting(effect, *where, self.points, self.next_time, self.until)

    def _done(self, spell: Spell) -> Lasting:
        """Return the effect that a spell with this text would have made."""
        (part,) = spell.does
        assert isinstance(part, MakeEffect | Give)  # noqa: S101 - what `_read` lets through
        if isinstance(part, MakeEffect):
            effect: Effect = for_anybody(part) or part.effect
            points = part.points if isinstance(part.points, int) else self.points
            if part.points is not None and points is None:
                raise RefusedError(words.say_which_one("X", "points"))
            told = Lasting(effect, points=points, next_time=part.next_time, until=part.until)
        else:
            own, rules = split_rules(part)
            told = Lasting(rules or as_grants(own), until=part.until)
        is_x = isinstance(part, MakeEffect) and not isinstance(part.points, int | None)
        for name in ("points", "next_time", "until"):
            if getattr(self, name) and not (name == "points" and is_x):
                raise RefusedError(words.text_says_it(name))
        source, place = (part.from_source, part.redirect_to) if isinstance(part, MakeEffect) else (None, None)
        subjects: dict[str, str | None] = {
            "protects": part.on if part.each is None else None,
            "from_source": source,
            "redirect_to": place,
        }
        ids = {name: self._meant(name, subject) for name, subject in subjects.items()}
        told = told._replace(
            protects=ids["protects"], from_source=ids["from_source"], redirect_to=ids["redirect_to"]
        )
        if not isinstance(part, MakeEffect) or not part.if_prevented:
            return told
        meant = {subject: ids[name] for name, subject in subjects.items() if subject is not None}
        targets = tuple(meant.get(target) for target in TARGETS[: len(spell.targets)])
        if None in targets:
            raise RefusedError(words.not_there_yet())
        return told._replace(if_prevented=part.if_prevented, targets=tuple(own for own in targets if own))

    def _meant(self, name: str, subject: str | None) -> str | None:
        """Return the id of what the text speaks of in one of its places."""
        given: str | None = getattr(self, name)
        if subject in _OPEN:
            if given is None:
                raise RefusedError(words.say_which_one(subject, name))
            return given
        if given is not None:
            raise RefusedError(words.not_open(name))
        return self.controller if subject == "you" else None


TARGETS: Final = ("target", "target_2", "target_3")
_OPEN: Final = frozenset({*TARGETS, "this", "chosen"})
"""What a sentence may be about that only the file can say."""
_EFFECTS: Final = get_args(Effect)


def _read(text: str) -> Effect | Spell:
    """Return the effect that a sentence says, or the spell that would make it.

    Raises:
        RefusedError: the text says something else, or can't be read.
    """
    said = said_by(text)
    for _, why in said.unread:
        raise RefusedError(unreadable(why))
    if len(said.meanings) != 1 or said.beside:
        raise RefusedError(words.several_effects())
    one: object = said.meanings[0]
    if isinstance(one, _EFFECTS):
        return cast("Effect", one)
    parts = one.does if isinstance(one, Spell) and not one.modes and one.does_one_thing else ()
    if len(parts) == 1 and isinstance(parts[0], GetEmblem) and parts[0].who == "you":
        return parts[0].emblem
    if len(parts) != 1 or not isinstance(parts[0], MakeEffect | Give):
        raise RefusedError(words.no_lasting_effect())
    part = parts[0]
    subjects = [part.on, *((part.from_source, part.redirect_to) if isinstance(part, MakeEffect) else ())]
    if any(subject not in {*_OPEN, "you", None} for subject in subjects):
        raise RefusedError(words.not_there_yet())
    if part.shares_color_with is not None or (part.each is not None and not _is_rule_about_all(part)):
        raise RefusedError(words.one_for_each())
    if isinstance(part, MakeEffect) and part.when_prevented is not None:
        raise RefusedError(words.no_prevention_trigger())
    if isinstance(part, Give) and part.times is not None:
        raise RefusedError(words.amount_is_known())
    assert isinstance(one, Spell)  # noqa: S101 - it does something
    return one


def _is_rule_about_all(part: MakeEffect | Give) -> bool:
    """Whether it says what all such objects can, can't or must do, whatever they are later (CR 611.2c)."""
    if isinstance(part, MakeEffect):
        return for_anybody(part) is not None
    own, rules = split_rules(part)
    return rules is not None and as_grants(own) == Grants(objects=Objects())
