"""What lines of play are called, and how each differs from the line that it leaves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from core.explain.outcome import how_it_ends
from core.model.cards import Card
from core.play.playthrough import Asking, Playthrough
from core.scenario.comparison import Parting, partings
from core.scenario.format import Scenario
from core.scenario.playing import play_instead, play_scenario
from core.scenario.starting_boards import other_board
from core.scenario.variations import Line, line_scenario, lines, variation_at
from core.terms.values import Value
from core.words.english import board as words


class LineStory(Value, kw_only=False):
    """A variation in short.

    Attributes:
        parting: where it first differs from the line it leaves; None if nowhere.
        board: in what its starting board differs from that line's; empty if in nothing.
        ends: how it ends, a sentence each.
    """

    line: Line
    name: str
    parting: Parting | None
    board: str
    ends: tuple[str, ...]


def name_of_line(scenario: Scenario, line: Line) -> str:
    """Return what a line is called; one without a name has its number, such as `Line 2.1`."""
    if not line:
        return words.main_line()
    number = ".".join(str(place + 1) for place in line)
    return variation_at(scenario, line).name or words.unnamed_line(number)


def line_stories(scenario: Scenario, library: Mapping[str, Card]) -> Iterator[LineStory]:
    """Yield each variation in short, in the order of the tree.

    Raises:
        ScenarioError: a line cannot be set up.
    """
    main = line_scenario(scenario, ())
    first = play_scenario(main, library)
    played: dict[Line, Playthrough] = {(): first}
    for line in lines(scenario):
        if not line:
            continue
        here = played[line] = play_instead(
            line_scenario(scenario, line), library, Asking.NOTHING, main, first
        )
        left = played[line[:-1]]
        parting, board = partings({line[:-1]: left, line: here})[line], other_board(left.start, here.start)
        yield LineStory(line, name_of_line(scenario, line), parting, board, how_it_ends(here))
