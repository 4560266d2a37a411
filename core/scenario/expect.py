"""Comparing what came out with what a scenario expects."""

from __future__ import annotations

from collections.abc import Iterator

from core.explain.violations import what_is_wrong
from core.play.playthrough import Playthrough
from core.scenario.board_differences import board_differences
from core.scenario.format import ExpectSpec, Scenario
from core.scenario.general_rules import rules_broken
from core.scenario.happenings import happenings, has_part
from core.scenario.question import QuestionSpec, answer_of
from core.scenario.unused_entries import missed_before_refusal, why_unused
from core.words.english.errors import differences as words


def differences(scenario: Scenario, playthrough: Playthrough) -> tuple[str, ...]:
    """Return a sentence for everything that came out otherwise than the scenario expects."""
    expect = scenario.expect
    return (
        *_refusal_differences(scenario, playthrough),
        *_step_differences(expect, playthrough),
        *board_differences(expect, playthrough.game),
        *_event_differences(expect, playthrough),
        *_question_differences(scenario.question, playthrough),
    )


def _refusal_differences(scenario: Scenario, playthrough: Playthrough) -> Iterator[str]:
    expect = scenario.expect
    refused = playthrough.refused
    if refused is None:
        if expect.illegal is not None:
            yield words.legal(f"CR {expect.illegal}")
        yield from why_unused(scenario, playthrough)
        return
    if expect.illegal is None:
        wrong = " ".join(map(str, what_is_wrong(refused)))
        yield words.illegal(refused.next_entry + 1, wrong)
        yield from missed_before_refusal(scenario, playthrough, refused.next_entry)
    elif expect.illegal.rpartition(":")[2] not in rules_broken(refused):
        rules = dict.fromkeys(violation.rule.rpartition(":")[2] for violation in refused.violations)
        yield words.illegal_otherwise([f"CR {rule}" for rule in rules], f"CR {expect.illegal}")


def _step_differences(expect: ExpectSpec, playthrough: Playthrough) -> Iterator[str]:
    """Yield what was otherwise than expected as a step ended, in the order of the file."""
    for step, board in expect.at.items():
        frames = (frame for frame in reversed(playthrough.frames) if frame.game.turn_step == step)
        last = next(frames, None)
        if last is None:
            yield words.never_reached(step)
        else:
            yield from (words.at_step(step, told) for told in board_differences(board, last.game))


def _event_differences(expect: ExpectSpec, playthrough: Playthrough) -> Iterator[str]:
    happened = list(happenings(playthrough))
    position = 0
    for wanted in expect.events:
        while position < len(happened) and not has_part(happened[position], wanted):
            position += 1
        if position == len(happened):
            yield words.missing_event(str(dict(wanted)))
            break
        position += 1
    for unwanted in expect.not_events:
        if any(has_part(one, unwanted) for one in happened):
            yield words.unwanted_event(str(dict(unwanted)))


def _question_differences(question: QuestionSpec | None, playthrough: Playthrough) -> Iterator[str]:
    if question is not None and answer_of(question, playthrough) is None:
        yield words.no_answer(question.named)
