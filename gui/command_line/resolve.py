"""`damagestep resolve`: a scenario played and printed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from core.cards.library import built_in
from core.data.writing import whole
from core.events.damage import DamageEventOccurred
from core.events.spells_and_abilities import ResultsHappened
from core.events.state_based import StateBasedActionsChecked
from core.explain.explain import explain
from core.explain.outcome import Topic, refusals, results
from core.explain.violations import told
from core.language.naming import with_names
from core.language.phrases import ENGLISH
from core.model.game import Game
from core.play.playthrough import Decision, Frame, Playthrough
from core.rules.choices.violation import Violation
from core.scenario.changes import changed
from core.scenario.expect import differences
from core.scenario.format import Scenario
from core.scenario.outcome import outcome_of
from core.scenario.playing import play_scenario
from core.scenario.reading import read_scenario
from core.terms.eras import Era
from core.terms.steps import Step
from gui.command_line.exit_codes import ExitCode


def resolve(path: Path, era: Era | None, form: str) -> int:
    """Play the scenario in a file, print it; return the exit code.

    Under another era than its own a scenario's expectations are not compared.

    Raises:
        ScenarioError: the file holds no scenario that can be played.
    """
    scenario = read_scenario(path)
    as_written = era is None or era == scenario.era
    if era is not None:
        scenario = changed(scenario, era=era)
    playthrough = play_scenario(scenario, built_in(), path.name)
    wrong = differences(scenario, playthrough) if as_written else ()
    print(_FORMS[form](scenario, playthrough, wrong))
    return ExitCode.DIFFERENT if wrong else ExitCode.OK


def step_titles(frames: tuple[Frame, ...]) -> Iterator[tuple[int, Frame, str | None]]:
    """Yield each frame with its number from 1, and a title where a new step begins."""
    step: Step | None = None
    for number, frame in enumerate(frames, start=1):
        now = frame.game.step
        title = now.words.capitalize() if now is not None and now is not step else None
        step = now
        yield number, frame, title


def _as_text(scenario: Scenario, playthrough: Playthrough, wrong: tuple[str, ...]) -> str:
    out = [f"{scenario.title}  (era: {scenario.era})"]
    if scenario.description:
        out += [scenario.description]
    for number, frame, title in step_titles(playthrough.frames):
        out += ["", title] if title else []
        explanation = explain(frame)
        out += [f"       “{note}”" for note in frame.notes]
        if explanation.tape is not None:
            out.append(f"       {explanation.tape_text}")
        out.append(f"{number:5}  {explanation.sentence}")
        out += [f"       - {line}" for line in explanation.lines]
    out += [
        "",
        *refusals(playthrough),
        "Outcome",
        *(f"  {line}" for line in outcome_lines(playthrough.game)),
    ]
    out += [f"  not as expected: {difference}" for difference in wrong]
    return "\n".join(out)


def _as_markdown(scenario: Scenario, playthrough: Playthrough, wrong: tuple[str, ...]) -> str:
    out = [f"# {scenario.title}", "", f"*Era: {scenario.era}.* {scenario.description}".rstrip()]
    idle = _idle_checks(playthrough.frames)
    for number, frame, title in step_titles(playthrough.frames):
        out += ["", f"## {title}", ""] if title else []
        if number in idle:
            continue
        explanation = explain(frame)
        out += [f"> {note}\n" for note in frame.notes]
        tape = f" `{explanation.tape_text}`" if explanation.tape is not None else ""
        out.append(f"- **{number}** {explanation.sentence}{tape}")
        out += [f"  - {line}" for line in explanation.lines]
    out += ["", "## Outcome", ""]
    out += [f"- {line}" for line in (*refusals(playthrough), *outcome_lines(playthrough.game))]
    out += [f"- **not as expected:** {difference}" for difference in wrong]
    return "\n".join(out)


def _idle_checks(frames: tuple[Frame, ...]) -> frozenset[int]:
    """Return the numbers of checks that find nothing and follow upon nothing; they are left out.

    After damage, or a change of life or counters, it is worth a line that nothing is found.
    """
    idle, is_worth_a_check = set(), False
    for number, frame in enumerate(frames, start=1):
        event = frame.event
        if isinstance(event, StateBasedActionsChecked):
            if not (event.findings or event.spared or is_worth_a_check):
                idle.add(number)
            is_worth_a_check = False
        elif isinstance(event, DamageEventOccurred | ResultsHappened):
            is_worth_a_check = True
    return frozenset(idle)


def _as_json(scenario: Scenario, playthrough: Playthrough, wrong: tuple[str, ...]) -> str:
    refused = playthrough.refused
    data: dict[str, Any] = {
        "title": scenario.title,
        "era": scenario.era,
        "frames": [_frame_data(number, frame) for number, frame, _ in step_titles(playthrough.frames)],
        "refused": [_refusal_data(refused, one) for one in refused.violations] if refused else None,
        "outcome": whole(outcome_of(playthrough.game)),
        "differences": list(wrong),
    }
    return json.dumps(data, ensure_ascii=False, indent=1)


def _refusal_data(refused: Decision, violation: Violation) -> dict[str, Any]:
    words = told(refused.game, violation)
    about = {"about": list(violation.about), "rule": violation.rule}
    return {**about, "sentence": words.sentence, "remedy": words.remedy}


def _frame_data(number: int, frame: Frame) -> dict[str, Any]:
    explanation = explain(frame)
    return {
        "frame": number,
        "step": frame.game.step,
        "notes": list(frame.notes),
        "event": with_names(whole(frame.event, ENGLISH)),
        "sentence": explanation.sentence,
        "lines": list(explanation.lines),
        "tape": [one.words for one in explanation.tape if one.kind != "prevented"]
        if explanation.tape is not None
        else None,
        "rules": list(explanation.rules),
    }


def outcome_lines(game: Game) -> Iterator[str]:
    """Yield a line for each player: life, counters, what they have where."""
    for player, parts in results(game).items():
        yield f"{game.label(player)}: {'; '.join(_topic(topic, some) for topic, some in parts.items())}"


def _topic(topic: Topic, parts: tuple[str, ...]) -> str:
    words = ", ".join(parts)
    match topic:
        case Topic.LIFE:
            return f"{words} life"
        case Topic.COUNTERS | Topic.END:
            return words
        case _:
            return f"{topic}: {words}"


_FORMS: dict[str, Callable[[Scenario, Playthrough, tuple[str, ...]], str]] = {
    "text": _as_text,
    "json": _as_json,
    "markdown": _as_markdown,
}
