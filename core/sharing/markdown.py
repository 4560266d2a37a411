"""A scenario played and explained, as Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.explain.explanation import Explanation
from core.explain.outcome import how_it_ends
from core.explain.transcript import Entry, entries
from core.play.playthrough import Playthrough
from core.scenario.board import cards_cast, effects, not_played, sides, spells
from core.scenario.format import Scenario
from core.scenario.told_notes import told_notes
from core.scenario.variant_stories import VariantStory
from core.terms.eras import Era
from core.words.english import transcript as words


def markdown(
    scenario: Scenario,
    playthrough: Playthrough,
    *,
    variant: str = "",
    every_frame: bool = False,
    brief: bool = False,
) -> str:
    """Return the board, what happens and why, and how it ends.

    `variant`: what it is called where others follow. `every_frame`: each frame by itself instead of
    moments. `brief`: without details.
    """
    out = [f"# {scenario.title}", ""]
    out += [f"**{words.variant(variant)}**", ""] if variant else []
    out.append(_by_which_rules(scenario))
    out += ["", f"## {words.board()}", ""]
    for player, permanents in sides(playthrough.start, cards_cast(playthrough)):
        out += [f"- **{player}**", *(f"  - {line}" for line in permanents)]
    out += [f"- {line}" for line in effects(playthrough.start)]
    if cast := tuple(spells(playthrough)):
        out += [f"- **{words.spells()}**", *(f"  - {line}" for line in cast)]
    if dropped := tuple(not_played(playthrough)):
        out += [f"- **{words.not_played()}**", *(f"  - {line}" for line in dropped)]
    notes = told_notes(scenario, playthrough)
    for note in notes.get(0, ()):
        out += ["", f"> {note}"]
    told = tuple(entries(playthrough, notes, every_frame=every_frame))
    if told and told[0].step is None:
        out += ["", f"## {words.events()}", ""]
    for entry in told:
        out += _entry(entry, "##", brief=brief)
    out += _end(scenario, how_it_ends(playthrough), "##")
    return "\n".join(out)


def variant_markdown(story: VariantStory, *, brief: bool = False) -> str:
    """Return a variant of a question, told from where it differs from one before it, or in full."""
    if story.is_of_its_own:
        return markdown(story.scenario, story.playthrough, brief=brief)
    out = [f"## {words.variant(story.name)}", "", _by_which_rules(story.scenario)]
    if story.board:
        out += ["", f"- **{words.new_on_the_board()}**", *(f"  - {line}" for line in story.board)]
    out += ["", f"*{words.as_before(story.shared, story.like)}*"] if story.shared else []
    out += [""] if story.entries and story.entries[0].step is None else []
    for entry in story.entries:
        out += _entry(entry, "###", brief=brief)
    out += _end(story.scenario, story.ends, "###")
    return "\n".join(out)


def _entry(entry: Entry, heading: str, *, brief: bool) -> Iterator[str]:
    """Yield the lines of one thing that is told, under the heading of its step if that is another."""
    one = entry.explanation
    if entry.step is not None:
        yield from ("", f"{heading} {words.step(entry.step, entry.whose)}", "")
    tape = f" `{one.tape_text}`" if one.tape is not None else ""
    yield f"{entry.number}. **{one.headline}** {_reason(one)}{tape}".rstrip()
    yield from (f"   - *{line}*" for line in one.why_not)
    if not brief:
        yield from (f"   - {line}" for line in one.details)
    yield from (f"   > {note}" for note in entry.notes)


def _end(scenario: Scenario, ends: Iterable[str], heading: str) -> Iterator[str]:
    """Yield how it ends, and what it teaches."""
    yield from ("", f"{heading} {words.ending()}", "")
    yield from (f"- {line}" for line in ends)
    if scenario.lesson:
        yield from ("", f"**{words.lesson(scenario.lesson)}**")


def _reason(one: Explanation) -> str:
    rule = f"({one.rule})" if one.rule and one.rule not in one.because else ""
    return f"{rule} {one.because}".strip()


def _by_which_rules(scenario: Scenario) -> str:
    """Return the description, after the era if that is an old one and the description doesn't say so."""
    if scenario.era is Era.CURRENT or scenario.description.startswith(words.era(scenario.era)):
        return scenario.description
    rules = words.played_by(scenario.era, is_redirected=scenario.options.planeswalker_redirection)
    return f"*{rules}.* {scenario.description}".rstrip()
