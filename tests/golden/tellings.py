"""What is said of a scenario: its board, its question, each frame, moment, decision, how it ends."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.cards.library import built_in
from core.explain.answers import answer_words
from core.explain.characteristics import why_it_is
from core.explain.explanation import Explanation
from core.explain.outcome import gist, how_it_ends
from core.explain.previews import preview
from core.explain.questions import asked
from core.explain.transcript import Entry, entries
from core.explain.violations import what_is_wrong
from core.explain.waiting_effects import in_force
from core.model.game import Game
from core.play.playthrough import Decision, Playthrough
from core.rules.choices.replacement import ChooseReplacement
from core.rules.priority_choice import Priority
from core.scenario.board import cards_cast, effects, sides, spells
from core.scenario.comparison import partings, play_eras
from core.scenario.line_stories import line_stories
from core.scenario.told_notes import told_notes
from core.teaching.question_words import asked as asked_before
from core.teaching.verdict import naming, verdict
from core.terms.values import replace
from tests.golden.played import Played


def told_lines(one: Played) -> Iterator[str]:
    """Yield every sentence that the program has for a scenario."""
    _, scenario, playthrough = one
    for player, lines in sides(playthrough.start, cards_cast(playthrough)):
        yield f"{player}: {' | '.join(lines)}"
    if scenario.question is not None:
        yield asked_before(replace(scenario.question, ask=""), naming(playthrough))
        yield str(verdict(scenario.question, playthrough, None))
    yield from effects(playthrough.start)
    yield from spells(playthrough)
    yield from _standing(playthrough.start)
    for entry in entries(playthrough, told_notes(scenario, playthrough)):
        yield from _entry(entry)
    for entry in entries(playthrough, every_frame=True):
        yield from _entry(entry)
    for decision in playthrough.decisions:
        yield from _decision(playthrough, decision)
    if playthrough.pending is not None:
        yield f"asked: {asked(playthrough.game, playthrough.pending)}"
    yield from _standing(playthrough.game)
    yield from how_it_ends(playthrough)
    yield str(gist(playthrough.start, playthrough.game))
    for story in line_stories(scenario, built_in()):
        yield f"{story.name}: {story.parting} {' '.join(story.ends)}"
    for era, parting in partings(dict(play_eras(scenario, built_in()))).items():
        yield f"{era}: {parting}"


def _entry(entry: Entry) -> Iterator[str]:
    step = f"[{entry.step.value} {entry.whose}] " if entry.step is not None else ""
    yield f"{step}{entry.explanation.text}"
    yield from _besides(entry.explanation)
    yield from (f"  note: {note}" for note in entry.notes)


def _besides(one: Explanation) -> Iterator[str]:
    yield from (f"  not: {line}" for line in one.why_not)
    yield from (f"  - {line}" for line in one.details)
    if one.tape is not None:
        yield f"  [{' | '.join(f'{cell.kind}: {cell.words}' for cell in one.tape)}]"


def _decision(playthrough: Playthrough, decision: Decision) -> Iterator[str]:
    game, choice = decision.game, decision.choice
    answer = decision.answer
    yield asked(game, choice)
    if answer is not None and not isinstance(choice, Priority):
        yield f"  {answer_words(game, choice, answer)}"
    yield from (f"  wrong: {told}" for told in what_is_wrong(decision))
    if isinstance(choice, ChooseReplacement):
        yield from (f"  {preview(playthrough, decision, effect).told}" for effect in choice.among)


def _standing(game: Game) -> Iterable[str]:
    """Yield what makes each permanent what it is, and what each effect that waits does."""
    for permanent in game.battlefield:
        yield f"{game.label(permanent)}: {' '.join(why_it_is(game, permanent))}"
    for effect in game.effects:
        yield in_force(game, effect)
