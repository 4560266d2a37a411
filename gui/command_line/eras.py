"""`damagestep resolve --era all`: one board under every edition of the rules, and where they part."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

from core.cards.library import built_in
from core.explain.explain import explain
from core.play.playthrough import Playthrough
from core.scenario.format import Scenario
from core.scenario.playing import play_scenario
from core.scenario.reading import read_scenario
from core.terms.eras import Era
from gui.command_line.exit_codes import ExitCode
from gui.command_line.resolve import outcome_lines, refused_lines

_WIDE = 46


def compare_eras(path: Path) -> int:
    """Print the outcomes of a scenario under every era side by side, and the first frames that differ.

    Raises:
        ScenarioError: the file holds no scenario that can be played.
    """
    scenario = read_scenario(path)
    played = {era: _under(scenario, era) for era in Era}
    print(f"{scenario.title}  (all eras; the file says {scenario.era})\n")
    columns = [_column(era, playthrough) for era, playthrough in played.items()]
    for row in zip_longest(*columns, fillvalue=""):
        print("  ".join(part.ljust(_WIDE) for part in row).rstrip())
    print()
    print("\n".join(_parting(played)))
    return ExitCode.OK


def _under(scenario: Scenario, era: Era) -> Playthrough:
    return play_scenario(Scenario.model_validate({**dict(scenario), "era": era}), built_in())


def _column(era: Era, playthrough: Playthrough) -> list[str]:
    lines = [era.value, "-" * len(era.value), *refused_lines(playthrough), *outcome_lines(playthrough)]
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


def _parting(played: dict[Era, Playthrough]) -> list[str]:
    """Return, for each era but the first, the first sentence in which it differs from the first."""
    first, *others = played
    told = {era: [explain(frame).sentence for frame in one.frames] for era, one in played.items()}
    out = []
    for era in others:
        pairs = zip_longest(told[first], told[era], fillvalue="(play has ended)")
        place = next((n for n, (one, other) in enumerate(pairs, start=1) if one != other), None)
        if place is None:
            out.append(f"{first.value} and {era.value} do not differ.")
        else:
            here, there = (
                sentences[place - 1 : place] or ["(play has ended)"] for sentences in (told[first], told[era])
            )
            out += [f"{first.value} and {era.value} part at frame {place}:"]
            out += [f"  {first.value}: {here[0]}", f"  {era.value}: {there[0]}"]
    return out
