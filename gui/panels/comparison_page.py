"""Courses of play side by side as a page, such as eras or lines: where they part, what comes of each."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from html import escape
from typing import Any

from core.explain.moments import moment_of, moments
from core.explain.outcome import Topic, refusals, results
from core.play.playthrough import Playthrough
from core.scenario.comparison import Parting, partings
from core.scenario.format import Scenario
from core.scenario.starting_boards import starting_board_differences
from core.scenario.unused_entries import unused_entries
from core.terms.ids import PlayerId
from core.terms.values import Value
from core.words.english import board as board_words
from gui.panels.telling import step_words
from gui.rules.rule_links import linked
from gui.theme import Theme
from gui.translation import listed, tr

GUTTER = 13
"""How wide the names of the rows are, in hundredths of the page; columns share the rest."""


def column_width(count: int) -> int:
    """Return how wide each of so many columns is, in hundredths of the page."""
    return (100 - GUTTER) // count


class Comparison(Value, kw_only=False):
    """What is set up and decided in each course of play, and what comes of it; all else is held to the first.

    The keys are what tells them apart, such as eras, the same in each.
    """

    scenarios: Mapping[Hashable, Scenario]
    played: Mapping[Hashable, Playthrough]
    partings: Mapping[Hashable, Parting | None]


class _Cell(Value, kw_only=False):
    """What stands in a row under one course of play, in parts; rule numbers in them become links.

    Attributes:
        strong: the parts that stand out.
    """

    parts: tuple[str, ...]
    differs: bool = False
    is_aside: bool = False
    strong: frozenset[str] = frozenset()


def compare(scenarios: Mapping[Any, Scenario], played: Mapping[Any, Playthrough]) -> Comparison:
    """Return what was played, and where it parts; the keys of both are the same."""
    return Comparison(scenarios, played, partings(played))


def comparison_page(comparison: Comparison, theme: Theme, heads: tuple[str, ...] = ()) -> str:
    """Return the comparison as HTML. What is otherwise than in the first column has a sign and a bar.

    `heads`: what stands over each column, as HTML; nothing if they have heads of their own.
    """
    page = _Page(theme, len(comparison.played))
    top = page.heads(heads) if heads else ""
    boards = tuple(_board_rows(comparison))
    board = page.part(tr("Starting board"), iter(boards)) if boards else ""
    partings = page.part(tr("First difference"), _parting_rows(comparison, has_other_board=bool(boards)))
    outcome = page.part(tr("Result"), _outcome_rows(comparison))
    return f"<table width='100%' cellspacing='0' cellpadding='0'>{top}{board}{partings}{outcome}</table>"


_Row = tuple[str, tuple[_Cell, ...]]
"""The name of a row and its cells; a name alone begins a part, a cell alone goes all the way across."""


def _board_rows(comparison: Comparison) -> Iterator[_Row]:
    """Yield what of the starting boards differs, of each player and of the effects in force."""
    for found in starting_board_differences([one.start for one in comparison.played.values()]):
        first, *others = (lines or (tr("nothing else"),) for lines in found.lines)
        cells = (_Cell(lines, differs=lines != first, is_aside=lines == first) for lines in others)
        yield escape(found.about), (_Cell(first), *cells)


def _parting_rows(comparison: Comparison, *, has_other_board: bool) -> Iterator[_Row]:
    places = {(found.frame, found.one) for found in comparison.partings.values() if found is not None}
    if not places:
        same = tr("Play is the same.") if has_other_board else tr("No difference on this board.")
        yield "", (_Cell((same,)),)
    for frame, words in sorted(places):
        cells = (_parting_cell(comparison, found, frame, words) for found in comparison.partings.values())
        yield _place(comparison, frame), (_Cell((words,)), *cells)


def _place(comparison: Comparison, frame: int) -> str:
    first, *_ = played = tuple(comparison.played.values())
    if all(frame > len(one.frames) for one in played):
        return tr("The end")
    step = step_words(first.game_at(min(frame, len(first.frames))))
    number = _number(comparison, frame)
    if not step:
        return tr("Step {number}").format(number=number)
    return tr("Step {number}, {turn_step}").format(number=number, turn_step=step)


def _number(comparison: Comparison, frame: int) -> int:
    """Return which of the moments of the first column a frame is in, as the window counts them."""
    first = moments(next(iter(comparison.played.values())).frames)
    found = moment_of(first, frame)
    return found + 1 if found is not None else len(first)


def _parting_cell(comparison: Comparison, found: Parting | None, frame: int, words: str) -> _Cell:
    """Return what one column has to say to a frame in which it, or another, parts from the first."""
    if found is None or found.frame > frame:
        return _same()
    if found.frame < frame:
        since = _number(comparison, found.frame)
        return _Cell((tr("differs since step {number}").format(number=since),), is_aside=True)
    if found.one != words:
        return _Cell(("\N{EN DASH}",), is_aside=True)
    return _Cell((found.other,), differs=True)


def _outcome_rows(comparison: Comparison) -> Iterator[_Row]:
    decisions = [_decisions(comparison.scenarios[key], one) for key, one in comparison.played.items()]
    if any(decisions):
        first, *others = (told or tr("all used") for told in decisions)
        cells = (_Cell((told,), differs=told != first, is_aside=told == first) for told in others)
        yield tr("Decisions"), (_Cell((first,)), *cells)
    ends = [results(playthrough.game) for playthrough in comparison.played.values()]
    players = {one.id: one for scenario in comparison.scenarios.values() for one in scenario.players}
    for player in players.values():
        told = [end.get(PlayerId(player.id), {}) for end in ends]
        yield (player.name or player.id), ()
        for topic in Topic:
            if any(topic in one for one in told):
                nothing = (_nothing(topic),)
                yield (
                    board_words.topic(topic).capitalize(),
                    _against_first([one.get(topic, nothing) for one in told]),
                )


def _decisions(scenario: Scenario, playthrough: Playthrough) -> str:
    """Return what the script decides and play did not take from it; empty if it took all."""
    never = unused_entries(scenario, playthrough)
    unused = tr("Not used: {decisions}.").format(decisions=listed(never)) if never else ""
    return " ".join((*refusals(playthrough), unused)).strip()


def _against_first(told: list[tuple[str, ...]]) -> tuple[_Cell, ...]:
    first, *others = told
    return (_Cell(first), *(_against(first, parts) for parts in others))


def _against(first: tuple[str, ...], parts: tuple[str, ...]) -> _Cell:
    """Return the cell for what came out, set against what did in the first; order says nothing."""
    if sorted(parts) != sorted(first):
        return _Cell(parts, differs=True, strong=frozenset(parts).difference(first))
    return _same() if len(parts) > _MANY else _Cell(first, is_aside=True)


_MANY = 6
"""More parts than these are not told again where they are the same."""


def _same() -> _Cell:
    return _Cell((tr("the same"),), is_aside=True)


def _nothing(topic: Topic) -> str:
    """Return what is said under a topic of which a column has nothing to tell."""
    match topic:
        case Topic.COUNTERS:
            return tr("none", "counters")
        case Topic.END:
            return tr("the game continues")
        case _:
            return tr("nothing")


class _Page:
    """Makes the rows of the one table, as far as Qt understands HTML."""

    def __init__(self, theme: Theme, columns: int) -> None:
        self._theme, self._columns = theme, columns
        self._line = f"border-top:1px solid {theme.panel_line}"

    def heads(self, names: tuple[str, ...]) -> str:
        """Return the row of names over the columns."""
        style = "padding:8px 10px; font-weight:600"
        width = column_width(self._columns)
        cells = "".join(f"<td width='{width}%' style='{style}'>{name}</td>" for name in names)
        return f"<tr><td width='{GUTTER}%'></td>{cells}</tr>"

    def part(self, heading: str, rows: Iterator[_Row]) -> str:
        """Return a part of the page: its heading, then its rows."""
        made, size = "".join(self._row(*row) for row in rows), self._theme.px(14)
        return (
            self._across(heading, f"padding:16px 10px 7px 12px; font-size:{size}px; font-weight:600") + made
        )

    def _row(self, name: str, cells: tuple[_Cell, ...]) -> str:
        if not cells:
            return self._across(escape(name), f"padding:9px 10px 5px 12px; {self._line}; font-weight:600")
        if not name:
            return self._across(cells[0].parts[0], f"padding:5px 10px 5px 12px; {self._line}")
        style = f"padding:5px 8px 5px 12px; {self._line}; color:{self._theme.ink_soft}"
        gutter = f"<td width='{GUTTER}%' style='{style}'>{name}</td>"
        return f"<tr>{gutter}{''.join(map(self._cell, cells))}</tr>"

    def _across(self, text: str, style: str) -> str:
        return f"<tr><td colspan='{self._columns + 1}' style='{style}'>{text}</td></tr>"

    def _cell(self, cell: _Cell) -> str:
        theme = self._theme
        text = ", ".join(self._part(part, strong=part in cell.strong) for part in cell.parts)
        style = f"padding:5px 10px; {self._line}"
        if cell.differs:
            sign = f"<span style='color:{theme.accent}; font-weight:700'>\N{NOT EQUAL TO}</span>"
            text = f"{sign}&nbsp;{text}"
            style += (
                f"; padding-left:7px; border-left:3px solid {theme.accent}; background-color:{theme.window}"
            )
        elif cell.is_aside:
            style += f"; color:{theme.ink_soft}"
        return f"<td width='{column_width(self._columns)}%' style='{style}'>{text}</td>"

    def _part(self, text: str, *, strong: bool) -> str:
        made = linked(text, self._theme)
        return f"<span style='font-weight:600'>{made}</span>" if strong else made
