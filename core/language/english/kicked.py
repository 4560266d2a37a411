"""What spells do if they were kicked, as sentences (CR 702.33d): `if this spell was kicked, draw a card`."""

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
from core.language.english.done import ended, ends, made
from core.language.english.instructions.compound import SEQUENCE, SPELL_SEQUENCE
from core.language.english.slots import SLOTS
from core.language.english.unbinding import unbound
from core.language.kernel.phrase import Reading, Text
from core.language.kernel.said import Said, meant
from core.terms.values import replace

_KICKED: Final = re.compile(r"\. if (?:~|this spell) was kicked, ")
_QUOTED: Final = re.compile(r"“[^”]*”")
_DEALS_MORE: Final = re.compile(r"(?:it|~) deals (\d{1,6}) damage instead\.")
_WHICH_IS_REPLACED: Final = "of the sentences before 'instead' it is not clear which are replaced."
_KICKED_OR_NOT: Final = "it is not clear what the sentence after 'if this spell was kicked' speaks of."


def kicked_here(text: Text, at: int, cost: dict[str, object]) -> Iterator[Reading]:
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
            for part, after in _kicked(text, asked.end(), scope, does):
                told = {**cost, "targets": mine, "does": does, "if_kicked": part}
                ability = made(Spell, told) if scope.least is None else None
                if ability is not None:
                    yield ability, after
        except UnclearError as error:
            text.refuse(str(error), end)


def _kicked(text: Text, at: int, scope: Scope, does: tuple[object, ...]) -> Iterator[tuple[IfKicked, int]]:
    """Yield what is done if it was kicked, which speaks of what stands before, and what follows that."""
    more = _DEALS_MORE.match(text.words, at)
    larger = _with_damage(does, int(more[1])) if more is not None else None
    if more is not None and larger is not None:
        yield from _and_then(text, more.end(), {"does": larger, "instead": True}, scope, scope)
    is_before = text.words.startswith("instead ", at)
    start = at + len("instead ") * is_before
    for clauses, end in text.readings(SEQUENCE, start):
        if _says_several(text.words[start:end]):
            continue
        inner = _after_itself(scope.copy())
        then = bound(clauses, inner)  # type: ignore[arg-type]  # instructions in a row
        is_behind = text.words.startswith(" instead", end) and not is_before
        is_instead = is_before or is_behind
        if is_instead and len(does) > 1:
            text.refuse(_WHICH_IS_REPLACED, end)
            continue
        if inner.least is not None:
            continue
        targets = tuple(inner.targets[len(scope.targets) :])
        part = {"targets": targets, "does": then, "instead": is_instead}
        for after in ends(text, end + len(" instead") * is_behind):
            yield from _and_then(text, after, part, scope, inner)


def _and_then(
    text: Text, at: int, part: dict[str, object], scope: Scope, inner: Scope
) -> Iterator[tuple[IfKicked, int]]:
    """Yield what is done if it was kicked, alone and with what is done after that in any case.

    What follows must mean the same whether it was kicked or not.
    """
    alone = made(IfKicked, part)
    if isinstance(alone, IfKicked):
        yield alone, at
    for clauses, end in text.readings(SEQUENCE, at + 1) if text.words.startswith(" ", at) else ():
        without, with_it = (_after_itself(one.copy()) for one in (scope, inner))
        count = len(without.targets), len(with_it.targets)
        try:
            then, same = (bound(clauses, one) for one in (without, with_it))  # type: ignore[arg-type]  # instructions in a row
        except UnclearError as error:
            text.refuse(str(error), end)
            continue
        if then != same or count != (len(without.targets), len(with_it.targets)):
            text.refuse(_KICKED_OR_NOT, end)
            continue
        for after in ends(text, end):
            both = made(IfKicked, {**part, "afterwards": then})
            if isinstance(both, IfKicked):
                yield both, after


def _says_several(words: str) -> bool:
    """Whether words are more than the one sentence of which a condition speaks; not in quotation marks."""
    return ". " in _QUOTED.sub("", words)


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


def written_kicked(value: Spell, part: IfKicked) -> str | None:
    """Return what a spell does, and what if it was kicked, as sentences."""
    every = (*value.targets, *part.targets)
    told = unbound(value.targets, None, value.does, Scope(is_of_spell=True))
    scope = _after_itself(Scope(targets=list(value.targets)))
    besides = unbound(every, None, part.does, scope)
    if not told or not besides or ChooseTargets in {told[0].model, besides[0].model}:
        return None
    last = _written_afterwards(value, part)
    first, then = SPELL_SEQUENCE.write(told), _in_one_sentence(besides)
    same = part.instead and not part.targets and _with_damage(part.does, 1) == _with_damage(value.does, 1)
    if same and isinstance(part.does[0], DealDamage):
        then = f"it deals {part.does[0].amount} damage"
    if first is None or then is None or last is None:
        return None
    kicked = ended(f"{first}. if this spell was kicked, {then}{' instead' if part.instead else ''}")
    return f"{kicked} {last}".rstrip()


def _in_one_sentence(clauses: tuple[Said, ...]) -> str | None:
    """Return instructions as the one sentence of which a condition speaks; None if they are several."""
    written = (phrase.write(clauses) for phrase in (SEQUENCE, SLOTS["one sentence"]))
    return next((words for words in written if words and not _says_several(words)), None)


def _written_afterwards(value: Spell, part: IfKicked) -> str | None:
    """Return what a spell does last, kicked or not, as sentences; nothing if it does no more."""
    if not part.afterwards:
        return ""
    scope = _after_itself(Scope(targets=list(value.targets)))
    told = unbound(value.targets, None, part.afterwards, scope)
    words = SPELL_SEQUENCE.write(told) if told else None
    return None if words is None else ended(words)
