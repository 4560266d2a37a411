"""`damagestep cards FILE`: how much of a file of printed cards the program reads."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from msgspec.structs import asdict

from core.cards.card_file import CardFileError, read_cards
from core.cards.coverage import Coverage, counted
from gui.command_line.exit_codes import ExitCode

_LISTED = 25


def print_coverage(path: Path, *, as_json: bool) -> int:
    """Print figures for a file of cards, and where reading stops most; return the exit code."""
    try:
        coverage = counted(read_cards(path))
    except CardFileError as error:
        print(error, file=sys.stderr)
        return ExitCode.WRONG
    if as_json:
        figures = {**asdict(coverage), "stops": dict(coverage.stops), "alone": dict(coverage.alone)}
        print(json.dumps(figures, ensure_ascii=False, indent=1))
    else:
        _print(coverage)
    return ExitCode.OK


def _print(coverage: Coverage) -> None:
    print(f"cards                                  {coverage.cards:>7}")
    print(f"  all of whose lines here are read     {_share(coverage.whole, coverage.cards)}")
    print(f"lines that concern this table          {coverage.lines:>7}")
    print(f"  read                                 {_share(coverage.read, coverage.lines)}")
    print(f"  that may mean several things         {coverage.unclear:>7}")
    print(f"  written again letter by letter       {_share(coverage.exact, coverage.abilities)}")
    print("\nwhere reading stops most: before the bar what was read, behind it what was not")
    for words, times in coverage.stops.most_common(_LISTED):
        print(f"{times:>7}  {words}")
    print("\nwhat alone keeps most cards from being read whole")
    for words, times in coverage.alone.most_common(_LISTED):
        print(f"{times:>7}  {words}")


def _share(part: int, whole: int) -> str:
    return f"{part:>7}  {100 * part / whole if whole else 0:5.1f} %"
