"""`damagestep answers`: every legal answer to each decision of a scenario, with what comes of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from core.cards.library import built_in
from core.explain.answers import answered_words
from core.explain.outcome import gist
from core.explain.questions import asked
from core.play.playthrough import Decision
from core.scenario.answering_otherwise import Course
from core.scenario.every_answer import MOST_ROWS, Answered, every_answer, has_every_answer
from core.scenario.playing import play_scenario
from gui.command_line import sentences as words
from gui.command_line.exit_codes import ExitCode
from gui.command_line.given import board_given

_WIDEST = 60
"""No column is wider; what is longer stands on beside it."""


def print_answers(given: str) -> int:
    """Print a table for each decision of a board that has several legal answers; return the exit code.

    Raises:
        ScenarioError: there is no scenario that can be played.
    """
    scenario = board_given(given)
    course = Course(scenario, play_scenario(scenario, built_in()))
    decisions = [one for one in course.playthrough.decisions if _has_several_answers(one)]
    for decision in decisions:
        print("\n".join((*_table(course, decision), "")))
    if not decisions:
        print(words.no_decision())
    return ExitCode.OK


def _has_several_answers(decision: Decision) -> bool:
    return not decision.choice.is_forced(decision.game) and has_every_answer(decision)


def _table(course: Course, decision: Decision) -> Iterator[str]:
    """Yield the lines of the table of one decision."""
    found = list(islice(every_answer(course, decision, built_in()), MOST_ROWS + 1))
    shown = found[:MOST_ROWS]
    names = [player.name for player in course.playthrough.start.players.values()]
    head = ("", words.answer(), *names, words.gone(), words.changed())
    rows = [head, *(_row(course, one) for one in shown)]
    yield words.answers_to(
        question=asked(decision.game, decision.choice), count=len(shown), is_all=found == shown
    )
    widths = [min(_WIDEST, max(map(len, column))) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()


def _row(course: Course, answered: Answered) -> Sequence[str]:
    """Return the cells of an answer; the one that the scenario gives has a mark."""
    playthrough = answered.course.playthrough
    told = gist(playthrough.start, playthrough.game)
    lives = (told_ for _, told_ in told.players)
    return (
        "*" if answered.plays_as(course.playthrough) else "",
        answered_words(answered.answers),
        *lives,
        ", ".join(told.gone),
        ", ".join(told.there),
    )
