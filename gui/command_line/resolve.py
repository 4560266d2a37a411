"""`damagestep resolve`: a scenario played and printed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from core.cards.library import built_in
from core.data.writing import whole
from core.explain.explain import explain
from core.explain.explanation import Explanation, with_rule
from core.explain.moments import moments
from core.explain.outcome import Topic, how_it_ends, results
from core.explain.transcript import Entry, entries
from core.explain.violations import told
from core.language.naming import with_names
from core.language.phrases import ENGLISH
from core.model.game import Game
from core.play.playthrough import Decision, Frame, Playthrough
from core.rules.choices.violation import Violation
from core.scenario.board import cards_cast, effects, not_played, sides, spells
from core.scenario.changes import changed
from core.scenario.expect import differences
from core.scenario.format import Scenario
from core.scenario.line_stories import LineStory, line_stories
from core.scenario.noted import note_places
from core.scenario.outcome import outcome_of
from core.scenario.playing import play_scenario
from core.scenario.reading import read_scenario
from core.scenario.told_notes import told_notes
from core.scenario.variant_stories import Played, VariantStory, variant_stories
from core.sharing.markdown import markdown, variant_markdown
from core.teaching import course
from core.teaching.course import key_of, path_of
from core.terms.eras import Era
from core.terms.values import Value, replace
from core.words.english import board as board_words
from core.words.english import names
from core.words.english import transcript as words
from gui.command_line import sentences as printed
from gui.command_line.exit_codes import ExitCode
from gui.command_line.given import board_given, is_file, name_of
from gui.command_line.streams import json_text


class Form(Value):
    """How a scenario is printed.

    Attributes:
        kind: `text`, `markdown` or `json`.
        every_frame: each frame by itself instead of moments.
        brief: only what happens and why, without details.
        variations: each variation too, in short, and the other variants of its question in the library.
        variant: what it is called among those.
    """

    kind: str = "text"
    every_frame: bool = False
    brief: bool = False
    variations: bool = False
    variant: str = ""


def resolve(given: str, era: Era | None, form: Form) -> int:
    """Play the scenario that is given, print it; return the exit code.

    Under another era than its own a scenario's expectations are not compared.

    Raises:
        ScenarioError: there is no scenario that can be played.
    """
    scenario = board_given(given)
    as_written = era is None or era == scenario.era
    if era is not None:
        scenario = changed(scenario, era=era)
    playthrough = play_scenario(scenario, built_in(), name_of(given))
    wrong = differences(scenario, playthrough) if as_written else ()
    is_one_of_several = form.variations and as_written and form.kind in _VARIANTS
    variants = tuple(_variants(given, scenario, playthrough)) if is_one_of_several else ()
    own = replace(form, variant=variants[0].name if len(variants) > 1 else "")
    print(_KINDS[form.kind](scenario, playthrough, wrong, own))
    for story in variant_stories(variants):
        print(f"\n{_VARIANTS[form.kind](story, form)}")
    return ExitCode.DIFFERENT if wrong else ExitCode.OK


def _variants(given: str, scenario: Scenario, playthrough: Playthrough) -> Iterator[Played]:
    """Yield the variants of the question that a scenario of the library belongs to, itself first.

    Raises:
        ScenarioError: one of them can't be played.
    """
    key = key_of(Path(given))
    if not is_file(given) or Path(given).resolve() != path_of(key).resolve():
        return
    for place, one in enumerate(course.built_in().variants_of(key)):
        if place:
            scenario = read_scenario(path_of(one.scenario))
            playthrough = play_scenario(scenario, built_in(), one.scenario)
        yield Played(name=one.choice or scenario.title, scenario=scenario, playthrough=playthrough)


def _variant_text(story: VariantStory, form: Form) -> str:
    if story.is_of_its_own:
        return _as_text(story.scenario, story.playthrough, (), replace(form, variations=False))
    out = [words.variant(story.name), story.scenario.description]
    if story.board:
        out += ["", f"  {words.new_on_the_board()}", *(f"    {line}" for line in story.board)]
    out += ["", words.as_before(story.shared, story.like)] if story.shared else []
    for entry in story.entries:
        out += _text_entry(entry, form)
    out += ["", words.ending(), *(f"  {line}" for line in story.ends)]
    out += [f"  {words.lesson(story.scenario.lesson)}"] if story.scenario.lesson else []
    return "\n".join(out)


def _variant_markdown(story: VariantStory, form: Form) -> str:
    return variant_markdown(story, brief=form.brief)


def _text_entry(entry: Entry, form: Form) -> Iterator[str]:
    if entry.step is not None:
        yield from ("", words.step(entry.step, entry.whose))
    yield from _text_lines(entry, form)
    yield from (f"       “{note}”" for note in entry.notes)


def _as_text(scenario: Scenario, playthrough: Playthrough, wrong: tuple[str, ...], form: Form) -> str:
    out = [
        f"{scenario.title}  ({names.era(scenario.era)})",
        *([words.variant(form.variant)] if form.variant else []),
        *([scenario.description] if scenario.description else []),
    ]
    out += ["", words.board()]
    for player, permanents in sides(playthrough.start, cards_cast(playthrough)):
        out += [f"  {player}", *(f"    {line}" for line in permanents)]
    out += [f"  {line}" for line in effects(playthrough.start)]
    if cast := tuple(spells(playthrough)):
        out += [f"  {words.spells()}", *(f"    {line}" for line in cast)]
    if dropped := tuple(not_played(playthrough)):
        out += [f"  {words.not_played()}", *(f"    {line}" for line in dropped)]
    notes = told_notes(scenario, playthrough)
    out += [f"  “{note}”" for note in notes.get(0, ())]
    told = tuple(entries(playthrough, notes, every_frame=form.every_frame))
    if told and told[0].step is None:
        out += ["", words.events()]
    for entry in told:
        out += _text_entry(entry, form)
    out += ["", words.ending()]
    out += [f"  {line}" for line in how_it_ends(playthrough)]
    out += [f"  {words.lesson(scenario.lesson)}"] if scenario.lesson else []
    out += [f"  {words.not_as_expected(difference)}" for difference in wrong]
    if form.variations and scenario.variations:
        out += ["", printed.variations()]
        for story in line_stories(scenario, built_in()):
            pad = "  " * len(story.line)
            out.append(f"{pad}{story.name}")
            out += [f"{pad}  {line}" for line in (*_partings(story), *story.ends)]
    return "\n".join(out)


def _partings(story: LineStory) -> Iterator[str]:
    """Yield in what the starting board of a variation differs, and what first happens otherwise."""
    if story.board:
        yield story.board
    yield story.parting.other if story.parting is not None else printed.same_as_above()


def _text_lines(entry: Entry, form: Form) -> Iterator[str]:
    one = entry.explanation
    yield f"{entry.number:5}  {_headline(one)}"
    if one.because:
        yield f"       {one.because}"
    yield from (f"       {line}" for line in one.why_not)
    if one.tape is not None:
        yield f"       {one.tape_text}"
    if not form.brief:
        yield from (f"       - {line}" for line in one.details)


def _headline(one: Explanation) -> str:
    return with_rule(one.headline, "" if one.rule in one.because else one.rule)


def _as_markdown(scenario: Scenario, playthrough: Playthrough, wrong: tuple[str, ...], form: Form) -> str:
    out = markdown(
        scenario, playthrough, variant=form.variant, every_frame=form.every_frame, brief=form.brief
    )
    parts = [out, *(f"- **{words.not_as_expected(difference)}**" for difference in wrong)]
    if form.variations and scenario.variations:
        parts += ["", f"## {printed.variations()}", ""]
        for story in line_stories(scenario, built_in()):
            pad = "  " * (len(story.line) - 1)
            parts.append(f"{pad}- **{story.name}**: {' '.join((*_partings(story), *story.ends))}")
    return "\n".join(parts)


def _as_json(scenario: Scenario, playthrough: Playthrough, wrong: tuple[str, ...], form: Form) -> str:
    refused = playthrough.refused
    data: dict[str, Any] = {
        "title": scenario.title,
        "era": scenario.era,
        "not_played": list(not_played(playthrough)),
        "frames": [_frame_data(number, frame) for number, frame in enumerate(playthrough.frames, start=1)],
        "notes": list(_notes_data(scenario, playthrough)),
        "moments": [whole(one) for one in moments(playthrough.frames)],
        "refused": [_refusal_data(refused, one) for one in refused.violations] if refused else None,
        "outcome": whole(outcome_of(playthrough.game)),
        "differences": list(wrong),
    }
    if form.variations:
        data["variations"] = [whole(story) for story in line_stories(scenario, built_in())]
    return json_text(json.dumps(data, ensure_ascii=False, indent=1))


def _notes_data(scenario: Scenario, playthrough: Playthrough) -> Iterator[dict[str, Any]]:
    for note, place in zip(scenario.notes, note_places(scenario.notes, playthrough), strict=True):
        yield {"after_frame": place, **whole(note)}


def _refusal_data(refused: Decision, violation: Violation) -> dict[str, Any]:
    said = told(refused.game, violation)
    about = {"about": list(violation.about), "rule": violation.rule}
    return {**about, "sentence": said.sentence, "remedy": said.remedy}


def _frame_data(number: int, frame: Frame) -> dict[str, Any]:
    explanation = explain(frame)
    return {
        "frame": number,
        "step": frame.game.step,
        "event": with_names(whole(frame.event, ENGLISH)),
        "headline": explanation.headline,
        "because": explanation.because,
        "why_not": list(explanation.why_not),
        "details": list(explanation.details),
        "tape": [one.words for one in explanation.tape if one.kind != "prevented"]
        if explanation.tape is not None
        else None,
        "rules": list(explanation.rules),
    }


def outcome_lines(game: Game) -> Iterator[str]:
    """Yield a line for each player: life, counters, what they have where."""
    for player, parts in results(game).items():
        told = [_topic(topic, some) for topic, some in parts.items()]
        yield board_words.outcome(game.label(player), told)


def _topic(topic: Topic, parts: tuple[str, ...]) -> str:
    what = ", ".join(parts)
    match topic:
        case Topic.LIFE:
            return board_words.life(what)
        case Topic.COUNTERS | Topic.END:
            return what
        case _:
            return board_words.of_topic(board_words.topic(topic), what)


_KINDS: dict[str, Callable[[Scenario, Playthrough, tuple[str, ...], Form], str]] = {
    "text": _as_text,
    "json": _as_json,
    "markdown": _as_markdown,
}

_VARIANTS: dict[str, Callable[[VariantStory, Form], str]] = {
    "text": _variant_text,
    "markdown": _variant_markdown,
}
