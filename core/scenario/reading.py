"""Reading a scenario from a file or from text, whole or not at all."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from core.data.faults import DataError
from core.data.reading import read_as
from core.files import limits
from core.files.json_text import JsonTextError, parse_json
from core.files.older_cards import with_older_cards
from core.files.older_events import with_todays_events
from core.files.older_notes import beside_script
from core.files.older_spellings import in_todays_words
from core.language.phrases import ENGLISH
from core.scenario.errors import Problem, ScenarioError
from core.scenario.format import FORMAT, Scenario
from core.scenario.places_in_files import place_of
from core.words.english.errors import scenario_errors as words


def read_scenario(path: Path) -> Scenario:
    """Return the scenario in a file.

    Raises:
        ScenarioError: the file cannot be read or is no scenario.
    """
    return parse_scenario(file_text(path), str(path))


def file_text(path: Path) -> str:
    """Return the text of a file.

    Raises:
        ScenarioError: it cannot be read or is no text; no more than `limits.FILE_BYTES` of it are ever read.
    """
    source = str(path)
    try:
        with path.open("rb") as file:
            data = file.read(limits.FILE_BYTES + 1)
    except OSError as error:
        raise ScenarioError(str(path), [Problem("", _unreadable(path, error))]) from error
    if len(data) > limits.FILE_BYTES:
        raise ScenarioError(source, [Problem("", words.file_too_large(limits.FILE_BYTES // 1_000_000))])
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        fault = Problem(words.at_byte(error.start + 1), words.not_utf8())
        raise ScenarioError(source, [fault]) from error


def _unreadable(path: Path, error: OSError) -> str:
    if os.path.isdir(path):  # noqa: PTH112 - a name that is too long is no folder either, and no error
        return words.is_a_folder()
    return words.no_such_file() if isinstance(error, FileNotFoundError) else f"{error.strerror or error}."


def parse_scenario(text: str, source: str = "") -> Scenario:
    """Return the scenario that `text` writes; `source` names it in errors.

    Raises:
        ScenarioError: the text is no scenario; says every place that is wrong.
    """
    try:
        data = parse_json(text)
    except JsonTextError as error:
        raise ScenarioError(source, [Problem(error.place, error.why)]) from error
    if not isinstance(data, dict):
        raise ScenarioError(source, [Problem("", words.no_object())])
    if data.get("format") != FORMAT:
        says = words.wrong_format(FORMAT, json.dumps(data.get("format"))[:80])
        raise ScenarioError(source, [Problem("format", says)])
    _refuse_crowds(data, source)
    try:
        return scenario_of(_rewritten(data))
    except DataError as error:
        problems = [Problem(place_of(one.path, data), one.sentence) for one in error.faults]
        raise ScenarioError(source, problems) from error


def _rewritten(data: object) -> object:
    """Return what a file says in today's words, whichever version it was written for."""
    return with_older_cards(with_todays_events(beside_script(in_todays_words(data))))


def scenario_of(data: object) -> Scenario:
    """Return the scenario that data writes in today's words.

    Raises:
        DataError: it writes none.
    """
    return read_as(Scenario, data, ENGLISH)


def _refuse_crowds(data: Mapping[str, Any], source: str) -> None:
    """Refuse lists that are too long before each of their members is looked at."""
    for key, limit in (
        ("players", limits.PLAYERS),
        ("battlefield", limits.OBJECTS),
        ("script", limits.ENTRIES),
        ("notes", limits.NOTES),
    ):
        found = data.get(key)
        if isinstance(found, list) and len(found) > limit:
            raise ScenarioError(source, [Problem(key, words.too_many(len(found), limit))])
