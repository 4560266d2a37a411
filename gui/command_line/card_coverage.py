"""`damagestep cards FILE`: how much of a file of printed cards the program reads."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from msgspec.structs import asdict

from core.cards.card_file import CardFileError, read_cards
from core.cards.coverage import Coverage, counted
from gui.command_line import sentences as words
from gui.command_line.exit_codes import ExitCode
from gui.command_line.streams import json_text

_LISTED = 25
_WIDE = 41


def print_coverage(path: Path, *, as_json: bool) -> int:
    """Print figures for a file of cards, and where reading stops most; return the exit code."""
    try:
        coverage = counted(read_cards(path))
    except CardFileError as error:
        print(error, file=sys.stderr)
        return ExitCode.WRONG
    if as_json:
        figures = {**asdict(coverage), "stops": dict(coverage.stops), "alone": dict(coverage.alone)}
        print(json_text(json.dumps(figures, ensure_ascii=False, indent=1)))
    else:
        _print(coverage)
    return ExitCode.OK


def _print(coverage: Coverage) -> None:
    figures = {
        "cards": f"{coverage.cards:>7}",
        "whole": _share(coverage.whole, coverage.cards),
        "plain": _share(coverage.plain, coverage.cards),
        "lines": f"{coverage.lines:>7}",
        "read": _share(coverage.read, coverage.lines),
        "unclear": f"{coverage.unclear:>7}",
        "exact": _share(coverage.exact, coverage.abilities),
    }
    for which, figure in figures.items():
        print(f"{words.figure(which):<{_WIDE}}{figure}")
    print(f"\n{words.where_reading_stops()}")
    for told, times in coverage.stops.most_common(_LISTED):
        print(f"{times:>7}  {told}")
    print(f"\n{words.what_alone_stops()}")
    for told, times in coverage.alone.most_common(_LISTED):
        print(f"{times:>7}  {told}")


def _share(part: int, whole: int) -> str:
    return f"{part:>7}  {100 * part / whole if whole else 0:5.1f} %"
