"""`damagestep import` and `damagestep export`: boards from and for other programs."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from core.cards.card_file import CardFileError
from core.cards.library import built_in
from core.files.writing import write_whole
from core.other_programs.argentum.link import link
from core.other_programs.exporting import Target, exported
from core.other_programs.importing import foreign_text, imported
from core.other_programs.left_out import told
from core.other_programs.printed_cards import cards_of_file
from core.other_programs.stand_ins import DescriptionError
from core.scenario.saving import scenario_text
from core.words.english import other_programs as other_words
from gui.command_line import sentences as words
from gui.command_line.exit_codes import ExitCode
from gui.command_line.given import playable_board, print_losses, text_given
from gui.command_line.streams import json_text


def import_board(
    given: str, group: str | None, descriptions: Iterable[str], cards: Path | None, out: Path | None
) -> int:
    """Print or write the scenario of another program's board; return the exit code.

    What isn't carried over is printed as errors are, so that the scenario alone can be piped on.

    Raises:
        ScenarioError: it can't be read.
    """
    found = foreign_text(*text_given(given))
    try:
        said = dict(_described(one) for one in descriptions)
        one = imported(found, built_in(), group, said)
        if cards is not None:
            names = [unknown.name for unknown in one.unknown]
            more = tuple(cards_of_file(cards, (*names, *(lost.what for lost in one.left_out))))
            one = imported(found, built_in(), group, said, more)
        print_losses(one)
        if one.unknown:
            example = f"--as {one.unknown[0].name!r}".replace("'", '"').removesuffix('"') + '=2/2 flying"'
            print(other_words.say_what_it_is(example), file=sys.stderr)
        _put(scenario_text(one.scenario), out, is_json=True)
    except (DescriptionError, CardFileError, OSError) as error:
        print(error, file=sys.stderr)
        return ExitCode.WRONG
    return ExitCode.OK


def export_board(given: str, to: str, out: Path | None, *, as_link: bool, by_name: bool) -> int:
    """Print or write a board as another program reads it; return the exit code.

    Raises:
        ScenarioError: there is no board, or none that can be played.
    """
    if as_link and to != Target.ARGENTUM:
        print(other_words.no_link(to), file=sys.stderr)
        return ExitCode.WRONG
    written = exported(playable_board(given), built_in(), Target(to), by_name=by_name)
    for one in written.left_out:
        print(words.not_in_copy(told(one)), file=sys.stderr)
    try:
        text = f"{link(written.text)}\n" if as_link else written.text
        _put(text, out, is_json=not as_link and to == Target.ARGENTUM)
    except OSError as error:
        print(error, file=sys.stderr)
        return ExitCode.WRONG
    return ExitCode.OK


def _described(given: str) -> tuple[str, str]:
    """Return the name of an unknown card and what it is, as the command line has them.

    Raises:
        DescriptionError: there is no `=`.
    """
    name, equals, line = given.partition("=")
    if not equals or not name.strip():
        raise DescriptionError(other_words.no_description(given[:60]))
    return name.strip(), line.strip()


def _put(text: str, out: Path | None, *, is_json: bool) -> None:
    if out is None:
        sys.stdout.write(json_text(text) if is_json else text)
    else:
        write_whole(out, text)
