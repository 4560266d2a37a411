"""What `expect` said of events in the past, put as it is said today."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from core.terms.colors import Color

Data = dict[str, Any]


def with_todays_events(data: Any) -> Any:  # noqa: ANN401 - anything may stand in a file
    """Return a scenario whose expected events have today's names; all else is left, right or wrong."""
    if not isinstance(data, dict):
        return data
    players = data.get("players")
    named = [one for one in players if isinstance(one, dict)] if isinstance(players, list) else []
    ids = {one["name"]: one["id"] for one in named if isinstance(one.get("name"), str) and "id" in one}
    return _line(data, ids)


def _line(line: Data, ids: Mapping[str, object]) -> Data:
    today = dict(line)
    if isinstance(line.get("expect"), dict):
        today["expect"] = _expected(line["expect"], ids)
    question = line.get("question")
    if isinstance(question, dict) and "happens" in question:
        today["question"] = question | {"happens": _event(question["happens"], ids)}
    variations = line.get("variations")
    if isinstance(variations, list):
        today["variations"] = [_line(one, ids) if isinstance(one, dict) else one for one in variations]
    return today


def _expected(expect: Data, ids: Mapping[str, object]) -> Data:
    lists = {key: expect[key] for key in ("events", "not_events") if isinstance(expect.get(key), list)}
    today = {key: [_event(one, ids) for one in events] for key, events in lists.items()}
    return expect | {key: [one for one in events if not _says_nothing(one)] for key, events in today.items()}


def _says_nothing(event: object) -> bool:
    """Whether it is only said that something changed about a permanent, which no event tells any more."""
    return isinstance(event, dict) and event.get("kind") == "status_changed"


def _event(event: Any, ids: Mapping[str, object]) -> Any:  # noqa: ANN401 - anything may stand in a file
    if not isinstance(event, dict) or not isinstance(event.get("kind"), str):
        return event
    rewrite = _REWRITES.get(event["kind"])
    if rewrite is not None:
        return rewrite(event)
    return _entry_planned(event, ids) if event["kind"] == "entry_planned" else event


def _renamed(**names: str) -> Callable[[Data], Data]:
    """Return what gives keys of an event the names they have today."""

    def rename(event: Data) -> Data:
        return {names.get(key, key) if names.get(key) not in event else key: event[key] for key in event}

    return rename


def _left(event: Data) -> Data:
    """How permanents left the battlefield was their `cause`; today that says what made them leave."""
    is_word = isinstance(event.get("cause"), str) and "how" not in event
    return _renamed(cause="how")(event) if is_word else event


def _game_ended(event: Data) -> Data:
    """The `rule` by which a game is over is `how`; that nobody won is null, not a word."""
    today = _renamed(rule="how")(event)
    return today | {"winner": None} if today.get("winner") == "None" else today


def _status_changed(event: Data) -> Data:
    """Each change of a permanent that stays is an event of its own."""
    about = event.get("object")
    one, several = ({}, {}) if about is None else ({"object": about}, {"objects": [about]})
    match sorted(event.keys() - {"kind", "object"}):
        case ["tapped"]:
            return {"kind": "tapped" if event["tapped"] else "untapped", **several}
        case ["renowned"]:
            return {"kind": "became_renowned", **one}
        case ["controller"]:
            return {
                "kind": "control_changed",
                **({} if about is None else {"to": {about: event["controller"]}}),
            }
        case ["unattached"] if about is not None:
            return {"kind": "became_unattached", "bearer": about, "objects": event["unattached"]}
        case ["counter_removed"] if event["counter_removed"] == "shield":
            return {"kind": "rescued", **one}
        case ["loyalty", "rule"]:
            return {"kind": "loyalty_paid", "change": event["loyalty"], "rule": event["rule"]}
        case _:
            return event


_AS_COPY = re.compile(r"as a copy of (.+?)(?: and .+)?")
_COLORED = re.compile(r"with (\w+) as the chosen color(?:, and .+)?")
_UNDER = re.compile(r"under (.+)'s control")
_COLORS = {color.word: color.value for color in Color}


def _entry_planned(event: Data, ids: Mapping[str, object]) -> Data:
    """How something enters was told in words, as a `change`."""
    said = event.get("change")
    if not isinstance(said, str):
        return event
    rest = {key: value for key, value in event.items() if key != "change"}
    if said == "tapped":
        return rest | {"tapped": True}
    if (color := _COLORED.fullmatch(said)) and color[1] in _COLORS:
        return rest | {"color": _COLORS[color[1]]}
    if (under := _UNDER.fullmatch(said)) and under[1] in ids:
        return rest | {"under": ids[under[1]]}
    # which object was copied the words did not say, only what it was called
    return rest if _AS_COPY.fullmatch(said) else event


_BECAUSE = _renamed(rules="because")
_REWRITES: Mapping[str, Callable[[Data], Data]] = {
    "permanents_left": _left,
    "destroyed": _BECAUSE,
    "put_into_graveyard": _BECAUSE,
    "rescued": _BECAUSE,
    "game_ended": _game_ended,
    "did_not_resolve": _renamed(rule="why"),
    "status_changed": _status_changed,
}
