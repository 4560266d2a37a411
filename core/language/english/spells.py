"""What spells do, as sentences (CR 113.3a): `destroy target creature`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from core.abilities.card_texts.if_kicked import IfKicked
from core.abilities.card_texts.stack_abilities import Spell
from core.abilities.instructions.damage_and_fights import DealDamage
from core.abilities.instructions.one_shot import OneShot
from core.language.english.antecedents import ChooseTargets, Scope, UnclearError
from core.language.english.binding import bound
from core.language.english.done import (
    done_here,
    ended,
    ends,
    made,
    parts,
    written_here,
)
from core.language.english.instructions.compound import SEQUENCE, SPELL_SEQUENCE
from core.language.english.modes import modes_here, written_modes
from core.language.english.slots import SLOTS
from core.language.english.spans import OF_SPELLS
from core.language.english.unbinding import unbound
from core.language.kernel.phrase import Phrase, Reading, Text
from core.language.kernel.said import defaults, meant
from core.language.kernel.together import Together
from core.terms.values import replace

_COST: Final = "as an additional cost to cast this spell, "
_CAST: Final = "cast this spell "
_LIMITS: Final = Together("when it may be cast", Spell, OF_SPELLS, SLOTS, between=" and ")


class _Spell(Phrase):
    """`destroy target creature.`; with modes: `choose one —`, and each of them on a line of its own."""

    name = "what a spell does"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        yield from self._body(text, at, {})
        yield from self._costly(text, at, {})
        for lead in (_CAST, "cast ~ "):
            for limits, end in (
                text.readings(_LIMITS, at + len(lead)) if text.words.startswith(lead, at) else ()
            ):
                assert isinstance(limits, tuple)  # noqa: S101 - the fields of limits
                told: dict[str, object] = dict(zip(_LIMITS.fields, limits, strict=True))
                for after in ends(text, end):
                    ability = made(Spell, {**told, "does": ()})
                    if ability is not None:
                        yield ability, after
                    if text.words.startswith((" ", "\n"), after):
                        yield from self._body(text, after + 1, told)
                        yield from self._costly(text, after + 1, told)

    def _costly(self, text: Text, at: int, told: dict[str, object]) -> Iterator[Reading]:
        """Yield a spell that first says what it costs besides."""
        if text.words.startswith(_COST, at):
            for pays, end in text.readings(SLOTS["pay"], at + len(_COST)):
                for after in ends(text, end):
                    cost: dict[str, object] = {**told, "pays": pays}
                    ability = made(Spell, {**cost, "does": ()})
                    if ability is not None:
                        yield ability, after
                    if text.words.startswith((" ", "\n"), after):
                        yield from self._body(text, after + 1, cost)

    def _body(self, text: Text, at: int, cost: dict[str, object]) -> Iterator[Reading]:
        for done, end in done_here(text, at, Scope()):
            for after in ends(text, end):
                ability = made(Spell, {**cost, **parts(done)})
                if ability is not None:
                    yield ability, after
        yield from self._if_kicked(text, at, cost)
        for modes, end in modes_here(text, at, Scope()):
            ability = made(Spell, {**cost, **modes})
            if ability is not None:
                yield ability, end

    def _if_kicked(self, text: Text, at: int, cost: dict[str, object]) -> Iterator[Reading]:
        """Yield a spell that does more, or something else, if it was kicked."""
        if _KICKED.search(text.words, at) is None:
            return
        for clauses, end in text.readings(SEQUENCE, at):
            asked = _KICKED.match(text.words, end)
            if asked is None:
                continue
            scope = Scope()
            try:
                does = bound(clauses, scope)  # type: ignore[arg-type]  # instructions in a row
                mine = tuple(scope.targets)
                for part, after in self._kicked(text, asked.end(), scope, does):
                    told = {**cost, "targets": mine, "does": does, "if_kicked": part}
                    ability = made(Spell, told) if scope.least is None else None
                    if ability is not None:
                        yield ability, after
            except UnclearError as error:
                text.refuse(str(error), end)

    def _kicked(
        self, text: Text, at: int, scope: Scope, does: tuple[object, ...]
    ) -> Iterator[tuple[IfKicked, int]]:
        """Yield what is done if it was kicked, which speaks of what stands before."""
        more = _DEALS_MORE.match(text.words, at)
        larger = _with_damage(does, int(more[1])) if more is not None else None
        if more is not None and larger is not None:
            yield IfKicked(does=larger, instead=True), more.end()
        is_before = text.words.startswith("instead ", at)
        start = at + len("instead ") * is_before
        for clauses, end in text.readings(SEQUENCE, start):
            inner = _after_itself(scope.copy())
            then = bound(clauses, inner)  # type: ignore[arg-type]  # instructions in a row
            is_behind = text.words.startswith(" instead", end) and not is_before
            for after in ends(text, end + len(" instead") * is_behind):
                targets = tuple(inner.targets[len(scope.targets) :])
                part = made(IfKicked, {"targets": targets, "does": then, "instead": is_before or is_behind})
                if isinstance(part, IfKicked) and inner.least is None:
                    yield part, after

    def write(self, value: object) -> str | None:
        if not isinstance(value, Spell):
            return None
        limits = tuple(getattr(value, name) for name in _LIMITS.fields)
        cost = ""
        if limits != _UNLIMITED:
            when = _LIMITS.write(limits)
            if when is None:
                return None
            cost = f"{_CAST}{when}."
        if value.pays is not None:
            paid = SLOTS["pay"].write(value.pays)
            if paid is None:
                return None
            cost = f"{cost}\n{_COST}{paid}.".lstrip()
        if value.if_kicked is not None:
            told = _written_kicked(value, value.if_kicked)
            return None if told is None else f"{cost}\n{told}".lstrip()
        if not value.modes:
            if cost and not value.does and not value.targets and value.least_targets is None:
                return cost
            does = written_here(value.targets, value.least_targets, value.does, Scope(is_of_spell=True))
            return None if does is None else f"{cost}\n{ended(does)}".lstrip()
        if value.targets or value.does or value.least_targets is not None:
            return None
        modes = written_modes(value, Scope(is_of_spell=True))
        return None if modes is None else f"{cost}\n{modes}".lstrip()


_UNLIMITED: Final = tuple(defaults(Spell)[name] for name in _LIMITS.fields)
_KICKED: Final = re.compile(r"\. if (?:~|this spell) was kicked, ")
_DEALS_MORE: Final = re.compile(r"(?:it|~) deals (\d{1,6}) damage instead\.")


def _after_itself(scope: Scope) -> Scope:
    """Return what words may stand for once the spell has been named, as `it` may be: `if this spell was`."""
    scope.is_own, scope.spoken_of = True, None
    return scope


def _with_damage(does: tuple[object, ...], amount: int) -> tuple[OneShot, ...] | None:
    """Return the same instructions with so much damage; None if they do not deal a number of it once."""
    told = tuple(meant(one) for one in does)
    dealt = [one for one in told if isinstance(one, DealDamage)]
    if len(dealt) != 1 or len(told) != 1 or not isinstance(dealt[0].amount, int):
        return None
    return (replace(dealt[0], amount=amount),)


def _written_kicked(value: Spell, part: IfKicked) -> str | None:
    """Return what a spell does, and what if it was kicked, as sentences."""
    every = (*value.targets, *part.targets)
    told = unbound(value.targets, None, value.does, Scope(is_of_spell=True))
    scope = _after_itself(Scope(targets=list(value.targets)))
    besides = unbound(every, None, part.does, scope)
    if not told or not besides or ChooseTargets in {told[0].model, besides[0].model}:
        return None
    first, then = SPELL_SEQUENCE.write(told), SEQUENCE.write(besides)
    same = part.instead and not part.targets and _with_damage(part.does, 1) == _with_damage(value.does, 1)
    if same and isinstance(part.does[0], DealDamage):
        then = f"it deals {part.does[0].amount} damage"
    if first is None or then is None:
        return None
    return ended(f"{first}. if this spell was kicked, {then}{' instead' if part.instead else ''}")


SPELL: Final = _Spell()
"""What a spell does, with its modes and its additional cost."""
