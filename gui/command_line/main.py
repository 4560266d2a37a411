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

from core.data.spelling import hint
from core.scenario.errors import ScenarioError
from core.terms.eras import Era
from core.words.english import command_line as words
from core.words.english.errors.data_errors import unknown
from core.words.pseudo import Pseudo
from core.words.speaking import speak
from gui import __version__
from gui.command_line.exit_codes import ExitCode
from gui.command_line.parser import OverviewFormatter, Parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit code."""
    atexit.register(gc.freeze)  # the system takes all memory back at once: nothing is looked for in it
    given = list(sys.argv[1:] if arguments is None else arguments)
    language, given = _language(given)
    parser = _parser()
    if not given or (given[0] not in _COMMANDS and not given[0].startswith("-")):
        if given and _is_mistyped(given[0]):
            print(unknown("command", given[0], hint(given[0], _COMMANDS)), file=sys.stderr)
            return ExitCode.WRONG
        given = ["window", *given]
    options = parser.parse_args(given)
    try:
        gc.disable()  # importing makes no garbage; to look for some takes a tenth of the time
        run = _prepared(options, language)
        gc.freeze()  # what is there now stays: later collections, and the end of the program, pass over it
        gc.enable()
        return int(run())
    except ScenarioError as error:
        print(error, file=sys.stderr)
        return ExitCode.WRONG
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return ExitCode.OK


def _language(given: Sequence[str]) -> tuple[str, list[str]]:
    """Return the language that is asked for, which is spoken from now on, and what else was given."""
    parser = argparse.ArgumentParser(prog="damagestep", add_help=False, allow_abbrev=False)
    _add_language(parser)
    options, rest = parser.parse_known_args(given)
    if options.language == "pseudo":
        speak(Pseudo())
    return options.language, rest


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language", choices=["english", "pseudo"], default="english", help=words.language_help()
    )


def _is_mistyped(word: str) -> bool:
    """Whether a first word is neither a file nor could be meant as one."""
    return not Path(word).exists() and "." not in word and "/" not in word and os.sep not in word


_COMMANDS = ("window", "resolve", "check", "schema", "vocabulary", "cards", "read", "rule", "render")


def _prepared(options: argparse.Namespace, language: str) -> Callable[[], int]:
    """Return the command, ready to run. Only what it needs is imported: Qt is slow, and so are the rules."""
    match options.command:
        case "resolve" if options.era == "all":
            from gui.command_line.compare_eras import compare_eras  # noqa: PLC0415

            return partial(compare_eras, options.file)
        case "resolve":
            from gui.command_line.resolve import Form, resolve  # noqa: PLC0415

            era = Era(options.era) if options.era else None
            form = Form(kind=options.format, every_frame=options.every_frame, brief=options.brief)
            return partial(resolve, options.file, era, form)
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
            from gui.language import Language  # noqa: PLC0415

            return partial(run_window, options.file, Language(language))


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="damagestep",
        description=words.overview(),
        epilog=words.ending(),
        formatter_class=OverviewFormatter,
    )
    _add_language(parser)
    parser.add_argument(
        "--version", action="version", version=f"damagestep {__version__}", help=words.version_help()
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title=words.commands())

    window = commands.add_parser("window", help=words.window_help())
    window.add_argument("file", nargs="?", type=Path, metavar="FILE", help=words.window_file())

    resolve = commands.add_parser(
        "resolve",
        help=words.resolve_help(),
        description=words.resolve_description(),
    )
    resolve.add_argument("file", type=Path, metavar="FILE", help=words.scenario_file())
    resolve.add_argument(
        "--era",
        choices=[*(era.value for era in Era), "all"],
        help=words.era_help(),
    )
    resolve.add_argument(
        "--format", choices=["text", "json", "markdown"], default="text", help=words.format_help()
    )
    resolve.add_argument("--brief", action="store_true", help=words.brief_help())
    resolve.add_argument("--every-frame", action="store_true", help=words.every_frame_help())

    check = commands.add_parser(
        "check",
        help=words.check_help(),
        description=words.check_description(),
    )
    check.add_argument("paths", nargs="+", type=Path, metavar="PATH", help=words.check_paths())

    commands.add_parser("schema", help=words.schema_help())

    commands.add_parser(
        "vocabulary",
        help=words.vocabulary_help(),
        description=words.vocabulary_description(),
    )

    cards = commands.add_parser(
        "cards",
        help=words.cards_help(),
        description=words.cards_description(),
    )
    cards.add_argument("file", nargs="?", type=Path, metavar="FILE", help=words.cards_file())
    cards.add_argument("--json", action="store_true", help=words.json_help())

    read = commands.add_parser(
        "read",
        help=words.read_help(),
        description=words.read_description(),
    )
    read.add_argument("sentence", nargs="+", metavar="SENTENCE", help=words.read_sentence())

    rule = commands.add_parser(
        "rule",
        help=words.rule_help(),
        description=words.rule_description(),
    )
    rule.add_argument("number", nargs="+", metavar="NUMBER", help=words.rule_number())
    rule.add_argument("--code", action="store_true", help=words.code_help())

    render = commands.add_parser(
        "render",
        help=words.render_help(),
        description=words.render_description(),
    )
    render.add_argument("file", type=Path, metavar="FILE", help=words.scenario_file())
    render.add_argument("--frame", type=int, default=None, metavar="N", help=words.frame_help())
    render.add_argument("--out", type=Path, required=True, metavar="FILE", help=words.out_help())
    render.add_argument("--theme", choices=["light", "dark"], default="light", help=words.theme_help())
    render.add_argument("--size", default="1280x800", metavar="WxH", help=words.size_help())
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
