"""`damagestep`: the window, or one of the commands that need none."""

from __future__ import annotations

import argparse
import atexit
import gc
import os
import re
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from core.data.spelling import hint
from core.scenario.errors import ScenarioError
from core.terms.eras import Era
from core.words.english.errors.data_errors import unknown
from core.words.pseudo import Pseudo
from core.words.speaking import speak
from gui import __version__
from gui.command_line import help_texts as helps
from gui.command_line import sentences
from gui.command_line.exit_codes import ExitCode
from gui.command_line.parser import OverviewFormatter, Parser
from gui.command_line.streams import take_any_letters

if TYPE_CHECKING:
    from core.scenario.format import Scenario


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit code."""
    atexit.register(gc.freeze)  # the system takes all memory back at once: nothing is looked for in it
    take_any_letters()
    given = list(sys.argv[1:] if arguments is None else arguments)
    language, given = _language(given)
    parser = _parser()
    if not given or (given[0] not in _COMMANDS and not given[0].startswith("-")):
        if given and _is_mistyped(given[0]):
            print(unknown("command", given[0], hint(given[0], _COMMANDS)), file=sys.stderr)
            return ExitCode.WRONG
        given = ["window", *given]
    options = parser.parse_args(given)
    if options.command == "export" and options.to is None and options.out is None:
        parser.error(helps.out_is_missing())
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
        "--language", choices=["english", "pseudo"], default="english", help=helps.language_help()
    )


def _is_mistyped(word: str) -> bool:
    """Whether a first word is neither a file nor could be meant as one."""
    return re.fullmatch(r"[a-z-]{1,20}", word, re.IGNORECASE) is not None and not Path(word).exists()


_COMMANDS = (
    "window",
    "open",
    "resolve",
    "answers",
    "check",
    "share",
    "import",
    "export",
    "schema",
    "vocabulary",
    "cards",
    "read",
    "rule",
    "render",
)


def _prepared(options: argparse.Namespace, language: str) -> Callable[[], int]:
    """Return the command, ready to run. Only what it needs is imported: Qt is slow, and so are the rules."""
    match options.command:
        case "resolve" if options.era == "all":
            from gui.command_line.compare_eras import compare_eras  # noqa: PLC0415

            return partial(compare_eras, options.file)
        case "resolve":
            from gui.command_line.resolve import Form, resolve  # noqa: PLC0415

            era = Era(options.era) if options.era else None
            form = Form(
                kind=options.format,
                every_frame=options.every_frame,
                brief=options.brief,
                variations=options.variations,
            )
            return partial(resolve, options.file, era, form)
        case "answers":
            from gui.command_line.answers import print_answers  # noqa: PLC0415

            return partial(print_answers, options.file)
        case "check":
            from gui.command_line.check import check  # noqa: PLC0415

            return partial(check, options.paths, all_problems=options.all)
        case "share":
            from gui.command_line.share import share  # noqa: PLC0415

            return partial(share, options.file, as_line=options.line)
        case "import":
            from gui.command_line.other_programs import import_board  # noqa: PLC0415

            return partial(
                import_board, options.file, options.group, options.descriptions, options.cards, options.out
            )
        case "export" if options.to is not None:
            from gui.command_line.other_programs import export_board  # noqa: PLC0415

            kept = {"as_link": options.link, "by_name": options.by_name}
            return partial(export_board, options.file, options.to, options.out, **kept)
        case "export":
            from gui.command_line.film import Wanted, export_film  # noqa: PLC0415

            wanted = Wanted(
                out=options.out,
                size=options.size,
                rate=options.rate,
                theme=options.theme,
                speed=options.speed,
                is_still=options.still,
                has_captions=options.captions,
                has_subtitles=options.subtitles,
                is_on_green=options.green,
                has_steps=options.steps,
                lines=options.line,
                part=options.part,
                frame=options.frame,
                tells_progress=options.progress,
            )
            return partial(export_film, options.file, wanted)
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
            from gui.command_line.read import read_lines  # noqa: PLC0415

            return partial(read_lines, options.lines, options.name)
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
            from gui.display import has_display  # noqa: PLC0415

            if not has_display():
                print(sentences.no_display(), file=sys.stderr)
                return lambda: ExitCode.WRONG
            from gui.app import run_window  # noqa: PLC0415
            from gui.language import Language  # noqa: PLC0415

            return partial(run_window, *_file_or_board(options.file), Language(language))


def _file_or_board(given: str | None) -> tuple[Path | None, Scenario | None]:
    """Return the file that the window opens, or the board itself if that is what is given."""
    if given is None or Path(given).suffix == ".json":
        return Path(given) if given else None, None
    from gui.command_line.given import board_given, is_file  # noqa: PLC0415

    return (Path(given), None) if is_file(given) else (None, board_given(given))


def _add_export(export: argparse.ArgumentParser) -> None:
    """Let a film be made, or a copy of a board for another program."""
    export.add_argument("file", metavar="FILE", help=helps.scenario_file())
    export.add_argument("--out", type=Path, metavar="FILE", help=helps.out_film_help())
    export.add_argument("--to", choices=["forge", "argentum"], help=helps.to_help())
    export.add_argument("--by-name", action="store_true", help=helps.by_name_help())
    export.add_argument("--link", action="store_true", help=helps.link_help())
    _add_film(export)


def _add_film(export: argparse.ArgumentParser) -> None:
    """Let a film be described."""
    film = export.add_argument_group(helps.film_group())
    film.add_argument("--size", default="720p", metavar="SIZE", help=helps.film_size_help())
    film.add_argument("--rate", type=int, choices=[24, 25, 30, 50, 60], default=30, help=helps.rate_help())
    film.add_argument("--theme", choices=["light", "dark"], default="light", help=helps.theme_help())
    film.add_argument("--speed", type=_speed, default=1.0, metavar="N", help=helps.speed_help())
    film.add_argument("--line", type=_numbers, default=(0,), metavar="N[,N]", help=helps.film_line_help())
    film.add_argument("--part", type=_part, metavar="N-N", help=helps.part_help())
    film.add_argument("--frame", type=int, metavar="N", help=helps.film_frame_help())
    film.add_argument("--still", action="store_true", help=helps.still_help())
    film.add_argument("--green", action="store_true", help=helps.green_help())
    film.add_argument("--steps", action="store_true", help=helps.steps_help())
    film.add_argument("--no-captions", action="store_false", dest="captions", help=helps.captions_help())
    film.add_argument("--subtitles", action="store_true", help=helps.subtitles_help())
    film.add_argument("--progress", action="store_true", help=argparse.SUPPRESS)  # for the window


def _speed(given: str) -> float:
    speed = float(given)
    if not 0.1 <= speed <= 10:  # noqa: PLR2004 - slower or faster nobody can watch
        raise ValueError
    return speed


def _numbers(given: str) -> tuple[int, ...]:
    """Return one number or two with a comma between them."""
    found = tuple(map(int, given.split(",")))
    if len(found) > 2:  # noqa: PLR2004 - side by side
        raise ValueError
    return found


def _part(given: str) -> tuple[int, int]:
    first, _, last = given.partition("-")
    return int(first), int(last)


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="damagestep",
        description=helps.overview(),
        epilog=helps.ending(),
        formatter_class=OverviewFormatter,
    )
    _add_language(parser)
    parser.add_argument(
        "--version", action="version", version=f"damagestep {__version__}", help=helps.version_help()
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title=helps.commands())

    window = commands.add_parser("window", help=helps.window_help())
    window.add_argument("file", nargs="?", metavar="FILE", help=helps.window_file())
    open_ = commands.add_parser("open", help=helps.open_help())
    open_.add_argument("file", metavar="BOARD", help=helps.open_board())

    resolve = commands.add_parser(
        "resolve",
        help=helps.resolve_help(),
        description=helps.resolve_description(),
    )
    resolve.add_argument("file", metavar="FILE", help=helps.scenario_file())
    resolve.add_argument(
        "--era",
        choices=[*(era.value for era in Era), "all"],
        help=helps.era_help(),
    )
    resolve.add_argument(
        "--format", choices=["text", "json", "markdown"], default="text", help=helps.format_help()
    )
    resolve.add_argument("--variations", action="store_true", help=helps.variations_help())
    resolve.add_argument("--brief", action="store_true", help=helps.brief_help())
    resolve.add_argument("--every-frame", action="store_true", help=helps.every_frame_help())

    answers = commands.add_parser(
        "answers",
        help=helps.answers_help(),
        description=helps.answers_description(),
    )
    answers.add_argument("file", metavar="FILE", help=helps.scenario_file())

    check = commands.add_parser(
        "check",
        help=helps.check_help(),
        description=helps.check_description(),
    )
    check.add_argument("paths", nargs="+", metavar="PATH", help=helps.check_paths())
    check.add_argument("--all", action="store_true", help=helps.check_all())

    share = commands.add_parser(
        "share",
        help=helps.share_help(),
        description=helps.share_description(),
    )
    share.add_argument("file", metavar="FILE", help=helps.scenario_file())
    share.add_argument("--line", action="store_true", help=helps.line_help())

    import_ = commands.add_parser(
        "import",
        help=helps.import_help(),
        description=helps.import_description(),
    )
    import_.add_argument("file", metavar="FILE", help=helps.import_file())
    import_.add_argument("--group", metavar="NAME", help=helps.group_help())
    import_.add_argument(
        "--as",
        action="append",
        default=[],
        dest="descriptions",
        metavar="NAME=WHAT",
        help=helps.as_help(),
    )
    import_.add_argument("--cards", type=Path, metavar="FILE", help=helps.card_file_help())
    import_.add_argument("--out", type=Path, metavar="FILE", help=helps.out_scenario_help())

    export = commands.add_parser("export", help=helps.export_help(), description=helps.export_description())
    _add_export(export)

    commands.add_parser("schema", help=helps.schema_help())

    commands.add_parser(
        "vocabulary",
        help=helps.vocabulary_help(),
        description=helps.vocabulary_description(),
    )

    cards = commands.add_parser(
        "cards",
        help=helps.cards_help(),
        description=helps.cards_description(),
    )
    cards.add_argument("file", nargs="?", type=Path, metavar="FILE", help=helps.cards_file())
    cards.add_argument("--json", action="store_true", help=helps.json_help())

    read = commands.add_parser(
        "read",
        help=helps.read_help(),
        description=helps.read_description(),
    )
    read.add_argument("lines", nargs="+", metavar="LINE", help=helps.read_lines())
    read.add_argument("--name", default="", metavar="NAME", help=helps.read_name_help())

    rule = commands.add_parser(
        "rule",
        help=helps.rule_help(),
        description=helps.rule_description(),
    )
    rule.add_argument("number", nargs="+", metavar="NUMBER", help=helps.rule_number())
    rule.add_argument("--code", action="store_true", help=helps.code_help())

    render = commands.add_parser(
        "render",
        help=helps.render_help(),
        description=helps.render_description(),
    )
    render.add_argument("file", metavar="FILE", help=helps.scenario_file())
    render.add_argument("--frame", type=int, default=None, metavar="N", help=helps.frame_help())
    render.add_argument("--out", type=Path, required=True, metavar="FILE", help=helps.out_help())
    render.add_argument("--theme", choices=["light", "dark"], default="light", help=helps.theme_help())
    render.add_argument("--size", default="1280x800", metavar="WxH", help=helps.size_help())
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
