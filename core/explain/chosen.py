"""Whose choice it was: who chose, between what, why it was theirs, and what the other would have made of it.

It takes the whole playthrough, and playing on from the choice with another answer: so it is worked out
only where it is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from core.events.damage import DamageDealt, DamageEventBegan
from core.explain.editions import words_of_its_time
from core.explain.explain import explain
from core.explain.explanation import Cell, Explanation, label
from core.explain.moments import Moment, told
from core.explain.previews import clause
from core.explain.result_order import result_order
from core.explain.why_not.lost_before_leaving import lost_before_leaving
from core.play.playthrough import Decision, Frame, Playthrough
from core.play.what_if import what_if
from core.rules.choices.legend import ChooseLegend
from core.rules.choices.picking import Chosen
from core.rules.choices.replacement import ChooseReplacement
from core.terms.called import Aspect
from core.terms.ids import RecipientId
from core.terms.rule_numbers import cited
from core.terms.values import Value, replace
from core.words.english import chosen as words
from core.words.english.names import called


def told_in(playthrough: Playthrough, moment: Moment) -> Explanation:
    """Return what is told of a moment, with what only the whole playthrough shows.

    That is whose choices made it what it was, which effect had to apply before another, and what a source
    of damage had lost before it left.
    """
    explanation = told(moment, playthrough.frames)
    lines = (*result_order(playthrough.frames, moment), *chosen(playthrough, moment))
    lost = tuple(lost_before_leaving(playthrough.frames, moment.first, moment.last))
    if not lines and not lost:
        return explanation
    because = " ".join(filter(None, (explanation.because, *lines)))
    return replace(explanation, because=because, why_not=(*explanation.why_not, *lost))


def chosen(playthrough: Playthrough, moment: Moment) -> tuple[str, ...]:
    """Return the choices that made a moment what it was, a line each; those that are alike together."""
    places = range(moment.first - 1, moment.last)
    made = chain.from_iterable(map(playthrough.decisions_at, places))
    lines = chain.from_iterable(_told(playthrough, alike) for alike in _alike(made))
    return tuple(words_of_its_time(line, playthrough.start.era) for line in lines)


def _alike(decisions: Iterable[Decision]) -> Iterable[list[Decision]]:
    """Return decisions by what they are alike in: the same player between the same, with the same answer."""
    found: dict[tuple[object, ...], list[Decision]] = {}
    for one in decisions:
        if isinstance(one.answer, Chosen) and not one.violations:
            among = getattr(one.choice, "among", ())
            found.setdefault((one.choice.player, one.answer.value, among), []).append(one)
    return found.values()


def _told(playthrough: Playthrough, alike: list[Decision]) -> Iterator[str]:
    decision = alike[0]
    match decision.choice, decision.answer:
        case ChooseReplacement() as choice, Chosen(value=value):
            affected = [label(one.game, getattr(one.choice, "affected", None)) for one in alike]
            yield from _replacement(playthrough, decision, choice, value, affected)
        case ChooseLegend() as choice, Chosen(value=value) if len(choice.among) > 1:
            who, kept = label(decision.game, choice.player), label(decision.game, value)
            yield words.legend(who, kept, cited(choice.rule))
        case _:
            return


def _replacement(
    playthrough: Playthrough,
    decision: Decision,
    choice: ChooseReplacement,
    value: str,
    affected: Sequence[str],
) -> Iterator[str]:
    name = next(called(one.name) for one in choice.among if one.id == value)
    others = {called(one.name): one.id for one in choice.among if called(one.name) != name}
    if not others or choice.is_indifferent:
        return
    first, *over = [words.own_effect(one) if one in affected else one for one in (name, *others)]
    who = label(decision.game, choice.player)
    yield words.replacement(first, over, who, list(dict.fromkeys(affected)), cited(choice.rule))
    asks_again = any(one.name.aspect is Aspect.PLANESWALKER_REDIRECTION for one in choice.among)
    if len(others) == 1 and not asks_again:
        ((other, other_value),) = others.items()
        here = _outcome(playthrough.frames[decision.frame :])
        there = _outcome(what_if(playthrough, decision, Chosen(value=other_value)))
        unlike = [one for one in there if one not in here]
        mine = [one for one in unlike if choice.affected in one.about]
        outcome = [words.without_instead(one.text.removeprefix(f"{other}: ")) for one in mine or unlike]
        yield words.the_other(over[0], outcome, is_same=set(here) == set(there))


class _Part(Value, kw_only=False):
    """A part of what comes of an event, in words, and whom it is about."""

    text: str
    about: tuple[RecipientId, ...] = ()


def _outcome(frames: Iterable[Frame]) -> tuple[_Part, ...]:
    """Return what comes of an event: the damage that is dealt, its results, or what is said of it at once."""
    last: tuple[Cell, ...] = ()
    for number, frame in enumerate(frames):
        explanation = explain(frame)
        if explanation.tape is None:
            if number == 0:
                return (_Part(clause(frame, explanation)),)
            if frame.event.kind != "ability_triggered":
                break
        elif isinstance(frame.event, DamageEventBegan):
            break
        else:
            last = explanation.tape
            if isinstance(frame.event, DamageDealt):
                break
    return tuple(_Part(cell.words, cell.about) for cell in last if cell.kind != "prevented")
