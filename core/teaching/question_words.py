"""Questions asked before play, and their answers, in the program's own words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from core.scenario.question import Answered, QuestionSpec
from core.words.english import questions_before_play as words

Naming = Callable[[str], str]
"""Returns what a reader knows a player or an object by, from its id."""


def asked(question: QuestionSpec, name: Naming) -> str:
    """Return the question: as its author puts it, or else in our words."""
    return question.ask or _own_words(question, name)


def _own_words(question: QuestionSpec, name: Naming) -> str:
    match question:
        case QuestionSpec(life=str(player)):
            return words.life_asked(name(player))
        case QuestionSpec(poison=str(player)):
            return words.poison_asked(name(player))
        case QuestionSpec(damage=str(one)):
            return words.damage_asked(name(one))
        case QuestionSpec(power_toughness=str(one)):
            return words.size_asked(name(one))
        case QuestionSpec(counters=counters) if counters:
            holder, kind = next(iter(counters.items()))
            return words.counters_asked(name=name(holder), kind=kind)
        case QuestionSpec(dies=some) if some:
            return words.death_asked([name(one) for one in some])
        case QuestionSpec(lost=some) if some:
            return words.defeat_asked([name(one) for one in some])
        case QuestionSpec(legal=True):
            return words.legality_asked()
        case _:
            return words.event_asked(str(question.happens.get("kind", "")))


def told(question: QuestionSpec, answer: Answered | None, name: Naming) -> str:
    """Return an answer as a sentence, as `Nicole has 14 life`."""
    if answer is None:
        return words.no_answer()
    match question:
        case QuestionSpec(life=str(player)):
            return words.life_told(name(player), str(answer))
        case QuestionSpec(poison=str(player)):
            return words.counters_told(name=name(player), kind="poison", count=int(str(answer)))
        case QuestionSpec(damage=str(one)):
            return words.damage_told(name(one), str(answer))
        case QuestionSpec(power_toughness=str(one)):
            return words.size_told(name(one), str(answer))
        case QuestionSpec(counters=counters) if counters:
            holder, kind = next(iter(counters.items()))
            return words.counters_told(name=name(holder), kind=kind, count=int(str(answer)))
        case QuestionSpec(dies=some) if some:
            return words.deaths_told(*_parted(some, answer, name))
        case QuestionSpec(lost=some) if some:
            return words.defeats_told(*_parted(some, answer, name))
        case QuestionSpec(legal=True):
            return words.legality_told(is_legal=bool(answer))
        case _:
            return words.event_told(does_happen=bool(answer))


def predicted(question: QuestionSpec, answer: Answered, name: Naming) -> str:
    """Return what was predicted, as `You said 14`."""
    match answer:
        case bool() if question.legal:
            return words.legality_predicted(is_legal=answer)
        case bool():
            return words.event_predicted(does_happen=answer)
        case frozenset():
            some = [name(one) for one in question.named if one in answer]
            return words.deaths_predicted(some) if question.dies else words.defeats_predicted(some)
        case _:
            return words.value_predicted(str(answer))


def _parted(some: Iterable[str], answer: Answered, name: Naming) -> tuple[list[str], list[str]]:
    """Return the names of those in the answer, and of those that aren't."""
    some = tuple(some)
    chosen: Collection[str] = answer if isinstance(answer, frozenset) else ()
    return [name(one) for one in some if one in chosen], [name(one) for one in some if one not in chosen]
