"""`damagestep resolve --era all`: one board under every edition of the rules, and where they first differ."""

from __future__ import annotations

from itertools import zip_longest

from core.cards.library import built_in
from core.explain.outcome import refusals
from core.play.playthrough import Playthrough
from core.scenario.comparison import partings, play_eras
from core.scenario.format import Scenario
from core.scenario.unused_entries import unused_entries
from core.terms.eras import Era
from gui.command_line import sentences as words
from gui.command_line.exit_codes import ExitCode
from gui.command_line.given import board_given
from gui.command_line.resolve import outcome_lines

_WIDE = 46


def compare_eras(given: str) -> int:
    """Print the outcomes of a scenario under every era side by side, and the first frames that differ.

    Raises:
        ScenarioError: there is no scenario that can be played.
    """
    scenario = board_given(given)
    played = dict(play_eras(scenario, built_in()))
    print(f"{words.all_eras(scenario.title, scenario.era)}\n")
    columns = [_column(era, scenario, playthrough) for era, playthrough in played.items()]
    for row in zip_longest(*columns, fillvalue=""):
        print("  ".join(part.ljust(_WIDE) for part in row).rstrip())
    print()
    print("\n".join(_partings(played)))
    return ExitCode.OK


def _column(era: Era, scenario: Scenario, playthrough: Playthrough) -> list[str]:
    left_over = unused_entries(scenario, playthrough)
    never = [words.not_used(left_over)] if left_over else []
    lines = [
        era.value,
        "-" * len(era.value),
        *refusals(playthrough),
        *never,
        *outcome_lines(playthrough.game),
    ]
    return [part for line in lines for part in _wrapped(line)]


def _wrapped(line: str) -> list[str]:
    """Return a line broken between words into parts of a column's width."""
    parts = [""]
    for word in line.split():
        if len(parts[-1]) + len(word) + 1 > _WIDE and parts[-1]:
            parts.append(f"  {word}")
        else:
            parts[-1] = f"{parts[-1]} {word}".strip() if parts[-1].strip() else word
    return parts


def _partings(played: dict[Era, Playthrough]) -> list[str]:
    """Return, for each era but the first, where it first differs from the first."""
    first = next(iter(played))
    out = []
    for era, found in partings(played).items():
        if found is None:
            out.append(words.same(first.value, era.value))
        else:
            out += [words.first_differ(first.value, era.value, found.frame)]
            out += [f"  {first.value}: {found.one}", f"  {era.value}: {found.other}"]
    return out
