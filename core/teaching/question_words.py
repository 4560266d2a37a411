"""Questions asked before play, and their answers, in the program's own words."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from core.scenario.question import Answered, QuestionSpec
from core.terms.words import listed, number_of

Naming = Callable[[str], str]
"""Returns what a reader knows a player or an object by, from its id."""


def asked(question: QuestionSpec, name: Naming) -> str:
    """Return the question: as its author puts it, or else in our words."""
    return question.ask or _own_words(question, name)


def _own_words(question: QuestionSpec, name: Naming) -> str:
    match question:
        case QuestionSpec(life=str(player)):
            return f"How much life does {name(player)} have afterwards?"
        case QuestionSpec(poison=str(player)):
            return f"How many poison counters does {name(player)} have afterwards?"
        case QuestionSpec(damage=str(one)):
            return f"How much damage is marked on {name(one)} afterwards?"
        case QuestionSpec(power_toughness=str(one)):
            return f"What are the power and toughness of {name(one)} afterwards?"
        case QuestionSpec(counters=counters) if counters:
            holder, kind = next(iter(counters.items()))
            return f"How many {kind} counters does {name(holder)} have afterwards?"
        case QuestionSpec(dies=(one,)):
            return f"Does {name(one)} die?"
        case QuestionSpec(dies=some) if some:
            return "Which creatures die?"
        case QuestionSpec(lost=(one,)):
            return f"Does {name(one)} lose the game?"
        case QuestionSpec(lost=some) if some:
            return "Who loses the game?"
        case QuestionSpec(legal=True):
            return "Is that legal?"
        case _:
            return f"Does this happen: {_happening(question)}?"


def told(question: QuestionSpec, answer: Answered | None, name: Naming) -> str:
    """Return an answer as a sentence, as `Nicole has 14 life`."""
    if answer is None:
        return "There is no answer: it is no longer there."
    match question:
        case QuestionSpec(life=str(player)):
            return f"{name(player)} has {answer} life."
        case QuestionSpec(poison=str(player)):
            return f"{name(player)} has {_counted(answer, 'poison counter')}."
        case QuestionSpec(damage=str(one)):
            return f"{name(one)} has {answer} damage marked on it."
        case QuestionSpec(power_toughness=str(one)):
            return f"{name(one)} is {answer}."
        case QuestionSpec(counters=counters) if counters:
            holder, kind = next(iter(counters.items()))
            return f"{name(holder)} has {_counted(answer, f'{kind} counter')}."
        case QuestionSpec(dies=some) if some:
            return _parted(some, answer, name, ("dies", "die"), ("survives", "survive"))
        case QuestionSpec(lost=some) if some:
            return _parted(some, answer, name, ("loses", "lose"), ("doesn't lose", "don't lose"))
        case QuestionSpec(legal=True):
            return "It is legal." if answer else "It isn't legal."
        case _:
            return "The answer is yes." if answer else "The answer is no."


def predicted(question: QuestionSpec, answer: Answered, name: Naming) -> str:
    """Return what was predicted, as `You said 14`."""
    match answer:
        case bool():
            words = ("legal" if answer else "not legal") if question.legal else ("yes" if answer else "no")
        case frozenset():
            verb = "die" if question.dies else "lose"
            some = [one for one in question.named if one in answer]
            words = f"{listed(map(name, some))} {verb if len(some) > 1 else f'{verb}s'}"
        case _:
            words = str(answer)
    return f"You said {words}."


def _parted(
    some: Iterable[str], answer: Answered, name: Naming, yes: tuple[str, str], no: tuple[str, str]
) -> str:
    """Return which of some are in the answer, and which aren't, as `Bear dies; Giant and Elk survive`."""
    chosen = answer if isinstance(answer, frozenset) else frozenset()
    parts = []
    for those, verbs in (([x for x in some if x in chosen], yes), ([x for x in some if x not in chosen], no)):
        if those:
            parts.append(f"{listed(map(name, those))} {verbs[0] if len(those) == 1 else verbs[1]}")
    return f"{'; '.join(parts)}."


def _counted(answer: Answered, what: str) -> str:
    return number_of(answer, what) if isinstance(answer, int) else f"{answer} {what}s"


def _happening(question: QuestionSpec) -> str:
    return str(question.happens.get("kind", "the event")).replace("_", " ")
