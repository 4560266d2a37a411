"""Every answer to a decision: each legal one played to the end, to be set side by side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice, takewhile

from core.events.damage import DamagePrevented, DamageReplaced, ResultsReplaced
from core.model.cards import Card
from core.play.playthrough import Asking, Decision, Playthrough
from core.rules.choices.choice import Answer
from core.rules.choices.replacement import ChooseReplacement
from core.scenario.answering_otherwise import Course, as_far_as_it_fits, entry_for, with_entries_for
from core.scenario.format import Scenario
from core.scenario.known_cards import known_cards
from core.scenario.playing import play_instead
from core.terms.values import Value

MOST_ROWS = 60
"""So many answers are played; nobody reads a longer table."""
_MOST_TRIED = 4_000
"""So many answers are looked at for legal ones."""


class Answered(Value, kw_only=False):
    """What comes of an answer to a decision.

    Attributes:
        answers: the decisions it is about, answered: several where effects are put in order one by one.
        course: the whole of play with it. Decisions after it stay as far as they still fit; open ones are
            made by default.
    """

    answers: tuple[Decision, ...]
    course: Course

    def plays_as(self, playthrough: Playthrough) -> bool:
        """Whether all comes as in a playthrough, as far as that goes: then it is what is answered there.

        Where an illegal answer stops play, nothing does.
        """
        if playthrough.refused is not None:
            return False
        frames, others = self.course.playthrough.frames, playthrough.frames
        if len(others) > len(frames):
            return False
        pairs = zip(frames, others, strict=False)
        return all(one is other or one.event == other.event for one, other in pairs)


def has_every_answer(decision: Decision) -> bool:
    """Whether a decision has several legal answers that can be listed."""
    return len(tuple(islice(legal_answers(decision), 2))) > 1


def legal_answers(decision: Decision) -> Iterator[Answer]:
    """Yield the legal answers to a decision, each as the rules take it; of very many only the first ones."""
    choice, game = decision.choice, decision.game
    tried = islice(choice.answers(game), _MOST_TRIED)
    return (answer for answer in tried if not choice.violations(game, answer))


def every_answer(course: Course, decision: Decision, library: Mapping[str, Card]) -> Iterator[Answered]:
    """Yield what comes of each legal answer to a decision of a course of play, as it is asked for.

    Effects that are applied one after the other to the same event are put in every order (CR 616.1f).
    """
    number = next(n for n, one in enumerate(course.playthrough.decisions) if one is decision)
    scenario, playthrough = course
    if playthrough.asking is not Asking.NOTHING:  # played on by defaults once, not for each answer again
        course = Course(scenario, play_instead(scenario, library, Asking.NOTHING, scenario, playthrough))
    for answer in legal_answers(decision):
        answered = _answered(course, number, answer, library)
        made = answered.playthrough.decisions[number]
        yield from _in_every_order(answered, number, (made,), library)


def _in_every_order(
    course: Course, number: int, answered: tuple[Decision, ...], library: Mapping[str, Card]
) -> Iterator[Answered]:
    """Yield a course, or each that comes of how the effects that were passed over are applied next."""
    following = _goes_on(course, number)
    if following is None:
        yield Answered(answered, course)
        return
    decision = course.playthrough.decisions[following]
    for answer in legal_answers(decision):
        here = _answered(course, following, answer, library)
        made = here.playthrough.decisions[following]
        yield from _in_every_order(here, following, (*answered, made), library)


def _goes_on(course: Course, number: int) -> int | None:
    """Return which decision asks, of the same event, for the next effect among those passed over."""
    decisions, frames = course.playthrough.decisions, course.playthrough.frames
    before = decisions[number]
    choice = before.choice
    if not isinstance(choice, ChooseReplacement):
        return None
    chosen = getattr(before.answer, "value", "")
    left = {one.id for one in choice.among} - {chosen}
    since = frames[before.frame :]
    applied = (DamagePrevented, DamageReplaced, ResultsReplaced)
    last = before.frame + sum(1 for _ in takewhile(lambda frame: isinstance(frame.event, applied), since))
    for at in range(number + 1, len(decisions)):
        other = decisions[at]
        if other.frame > last:
            return None
        asked = other.choice
        if (
            isinstance(asked, ChooseReplacement)
            and asked.affected == choice.affected
            and not asked.is_forced(other.game)
            and not left.isdisjoint(one.id for one in asked.among)
        ):
            return at
    return None


def _answered(course: Course, number: int, answer: Answer, library: Mapping[str, Card]) -> Course:
    """Return what comes of a course of play in which one decision is another."""
    scenario, playthrough = course
    decision = playthrough.decisions[number]
    entry = entry_for(scenario, decision, answer)
    cards = known_cards(scenario, library)
    replaces = decision.entry is not None
    written, place = with_entries_for(course, decision, (entry,), cards, replaces=replaces)

    def play(instead: Scenario, asking: Asking) -> Playthrough:
        return play_instead(instead, library, asking, scenario, playthrough)

    return as_far_as_it_fits(written, place, play, Asking.NOTHING)
