"""`damagestep`: the window, or one of the commands that need none."""

from __future__ import annotations

import argparse
import atexit
import gc
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from core.data.spelling import did_you_mean
from core.scenario.errors import ScenarioError
from core.terms.eras import Era
from gui import __version__
from gui.command_line.exit_codes import ExitCode

_OVERVIEW = """\
Damage Step shows how Magic's combat and damage rules work, one explained step at a time.

  damagestep                     open the window
  damagestep FILE                open a scenario in the window
  damagestep COMMAND …           do something without a window:
"""
_ENDING = """\
exit codes:
  0  as asked
  1  something came out otherwise than expected (check; resolve, if the file has expectations)
  2  the request or a file is wrong

examples:
  damagestep resolve board.scenario.json --format markdown
  damagestep check assets/scenarios
  damagestep render board.scenario.json --frame 8 --out board.png

To open a file that is named like a command, write ./check instead of check.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit code."""
    atexit.register(gc.freeze)  # the system takes all memory back at once: nothing is looked for in it
    words = list(sys.argv[1:] if arguments is None else arguments)
    parser = _parser()
    if not words or (words[0] not in _COMMANDS and not words[0].startswith("-")):
        if words and _is_mistyped(words[0]):
            print(f"unknown command '{words[0]}'.{did_you_mean(words[0], _COMMANDS)}", file=sys.stderr)
            return ExitCode.WRONG
        words = ["window", *words]
    options = parser.parse_args(words)
    try:
        gc.disable()  # importing makes no garbage; to look for some takes a tenth of the time
        run = _prepared(options)
        gc.freeze()  # what is there now stays: later collections, and the end of the program, pass over it
        gc.enable()
        return int(run())
    except ScenarioError as error:
        print(error, file=sys.stderr)
        return ExitCode.WRONG
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return ExitCode.OK


def _is_mistyped(word: str) -> bool:
    """Whether a first word is neither a file nor could be meant as one."""
    return not Path(word).exists() and "." not in word and "/" not in word and os.sep not in word


_COMMANDS = ("window", "resolve", "check", "schema", "vocabulary", "cards", "read", "rule", "render")


def _prepared(options: argparse.Namespace) -> Callable[[], int]:
    """Return the command, ready to run. Only what it needs is imported: Qt is slow, and so are the rules."""
    match options.command:
        case "resolve" if options.era == "all":
            from gui.command_line.compare_eras import compare_eras  # noqa: PLC0415

            return partial(compare_eras, options.file)
        case "resolve":
            from gui.command_line.resolve import resolve  # noqa: PLC0415

            era = Era(options.era) if options.era else None
            return partial(resolve, options.file, era, options.format)
        case "check":
            from gui.command_line.check import check  # noqa: PLC0415

            return partial(check, options.paths)
        case "schema":
            from gui.command_line.schema_and_cards import print_schema  # noqa: PLC0415

            return print_schema
        case "vocabulary":
            from gui.command_line.vocabulary import print_vocabulary  # noqa: PLC0415

            return print_vocabulary
        case "cards" if options.file is not None:
            from gui.command_line.card_coverage import print_coverage  # noqa: PLC0415

            return partial(print_coverage, options.file, as_json=options.json)
        case "read":
            from gui.command_line.read import read_sentence  # noqa: PLC0415

            return partial(read_sentence, " ".join(options.sentence))
        case "cards":
            from gui.command_line.schema_and_cards import print_cards  # noqa: PLC0415

            return partial(print_cards, as_json=options.json)
        case "rule":
            from gui.command_line.rule import print_rule  # noqa: PLC0415

            return partial(print_rule, " ".join(options.number), with_code=options.code)
        case "render":
            from gui.command_line.render import render  # noqa: PLC0415

            return partial(render, options.file, options.frame, options.out, options.theme, options.size)
        case _:
            from gui.app import run_window  # noqa: PLC0415

            return partial(run_window, options.file)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="damagestep",
        description=_OVERVIEW,
        epilog=_ENDING,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"damagestep {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")

    window = commands.add_parser("window", help="open the window (what no command does, too)")
    window.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a scenario to open")

    resolve = commands.add_parser(
        "resolve",
        help="play a scenario and print every frame, its explanation, and the outcome",
        description="Play a scenario: its script answers the rules' questions, defaults answer the rest.",
    )
    resolve.add_argument("file", type=Path, metavar="FILE", help="a *.scenario.json file")
    resolve.add_argument(
        "--era",
        choices=[*(era.value for era in Era), "all"],
        help="play under other rules than the file says; all: every one, side by side",
    )
    resolve.add_argument(
        "--format", choices=["text", "json", "markdown"], default="text", help="how to print (default: text)"
    )

    check = commands.add_parser(
        "check",
        help="compare what comes out with what files expect",
        description="Play scenarios, print where they differ from their 'expect', and a line of counts.",
    )
    check.add_argument(
        "paths", nargs="+", type=Path, metavar="PATH", help="scenario files, or folders of *.scenario.json"
    )

    commands.add_parser("schema", help="print the JSON Schema of the scenario file")

    commands.add_parser(
        "vocabulary",
        help="print everything that abilities and effects in a file can say",
        description="Print each ability, effect and instruction: its keys, what they mean, an example.",
    )

    cards = commands.add_parser(
        "cards",
        help="print the card library, or how much of a file of cards is read",
        description="Print the card library, with rules text made from its data; or, for a file of printed "
        "cards (Scryfall's or MTGJSON's fields; a JSON array or one card a line; .gz too), how many of "
        "their lines are read, and where reading stops.",
    )
    cards.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a file of printed cards")
    cards.add_argument("--json", action="store_true", help="print JSON")

    read = commands.add_parser(
        "read",
        help="read a line of rules text: print it as data and as the program writes it",
        description="Read a line of rules text, as on a creature. What can't be read says where it stopped.",
    )
    read.add_argument("sentence", nargs="+", metavar="SENTENCE", help="such as 'When this creature dies, …'")

    rule = commands.add_parser(
        "rule",
        help="say in short what a rule says, and where the code implements it",
        description="Print our own words for a rule of the Comprehensive Rules and for its parts. "
        "Numbers are those of June 2026; another edition is named by its month, as in "
        "'509.2 of July 2024', or its date, as in '2024-07-30:509.2'.",
    )
    rule.add_argument("number", nargs="+", metavar="NUMBER", help="such as 702.22j, 702.22 or 702")
    rule.add_argument("--code", action="store_true", help="also print where it is in the code, best first")

    render = commands.add_parser(
        "render",
        help="draw the table at one frame to a file, without a screen",
        description="Draw the table as the window does. Frames are numbered as `resolve` prints them.",
    )
    render.add_argument("file", type=Path, metavar="FILE", help="a *.scenario.json file")
    render.add_argument(
        "--frame", type=int, default=None, metavar="N", help="0 is the board as set up (default: the last)"
    )
    render.add_argument("--out", type=Path, required=True, metavar="FILE", help="a .png or .svg file")
    render.add_argument("--theme", choices=["light", "dark"], default="light", help="default: light")
    render.add_argument(
        "--size", default="1280x800", metavar="WxH", help="pixels, for .png and .svg (default: 1280x800)"
    )
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
