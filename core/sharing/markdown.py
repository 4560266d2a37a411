"""A scenario played and explained, as Markdown."""

from __future__ import annotations

from core.explain.ending import ending
from core.explain.explanation import NOT, Explanation
from core.explain.outcome import refusals
from core.explain.transcript import entries
from core.play.playthrough import Playthrough
from core.scenario.board import cards_cast, effects, sides, spells
from core.scenario.format import Scenario
from core.scenario.told_notes import told_notes
from core.words.english import transcript as words


def markdown(
    scenario: Scenario, playthrough: Playthrough, *, every_frame: bool = False, brief: bool = False
) -> str:
    """Return the board, what happens and why, and how it ends.

    `every_frame`: each frame by itself instead of moments. `brief`: without details.
    """
    out = [
        f"# {scenario.title}",
        "",
        _by_which_rules(scenario),
    ]
    out += ["", f"## {words.board()}", ""]
    for player, permanents in sides(playthrough.start, cards_cast(playthrough)):
        out += [f"- **{player}**", *(f"  - {line}" for line in permanents)]
    out += [f"- {line}" for line in effects(playthrough.start)]
    if cast := tuple(spells(playthrough)):
        out += [f"- **{words.spells()}**", *(f"  - {line}" for line in cast)]
    notes = told_notes(scenario, playthrough)
    for note in notes.get(0, ()):
        out += ["", f"> {note}"]
    for entry in entries(playthrough, notes, every_frame=every_frame):
        one = entry.explanation
        out += ["", f"## {words.step(entry.step, entry.whose)}", ""] if entry.step is not None else []
        tape = f" `{one.tape_text}`" if one.tape is not None else ""
        out.append(f"{entry.number}. **{one.headline}** {_reason(one)}{tape}".rstrip())
        out += [f"   - {NOT} *{line}*" for line in one.why_not]
        out += [] if brief else [f"   - {line}" for line in one.details]
        out += [f"   > {note}" for note in entry.notes]
    out += ["", f"## {words.ending()}", ""]
    out += [f"- {line}" for line in (*refusals(playthrough), *ending(playthrough))]
    out += ["", f"**{words.lesson(scenario.lesson)}**"] if scenario.lesson else []
    return "\n".join(out)


def _reason(one: Explanation) -> str:
    rule = f"({one.rule})" if one.rule and one.rule not in one.because else ""
    return f"{rule} {one.because}".strip()


def _by_which_rules(scenario: Scenario) -> str:
    """Return the era and the description, which may begin with it."""
    era = words.era(scenario.era)
    if scenario.description.startswith(era):
        return scenario.description
    return f"*{era}.* {scenario.description}".rstrip()
