"""Reading a scenario of argentum-engine."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from core.data.spelling import hint
from core.files import limits
from core.files.json_text import JsonTextError, parse_json
from core.other_programs.argentum.words import FIRST_OF_PHASE, STEPS, counter_kind
from core.other_programs.foreign_board import (
    ForeignBoard,
    ForeignPermanent,
    ForeignSeat,
    OwnCard,
    checked_name,
    refuse,
    refuse_crowd,
)
from core.other_programs.left_out import LeftOut, Loss
from core.other_programs.printed_cards import own_card
from core.scenario.errors import within
from core.scenario.format import FORMAT
from core.terms.steps import Step
from core.terms.values import FrozenMap
from core.words.english import other_programs as words
from core.words.english.errors import scenario_errors

_ITS_KEYS: Final = re.compile(r'"(?:player[12](?:Name)?|config|lifeTotal|activePlayer|customCards)"\s*:')
_OURS: Final = re.compile(rf'"format"\s*:\s*"{re.escape(FORMAT)[:-1]}')
_OF_NO_USE: Final = frozenset({"mode", "aiPlayer", "priorityPlayer", "name", "description", "id"})
"""What is said about who plays it and how, not about the board."""
_STOPS: Final = re.compile(r"player\d(?:StopAtSteps|OpponentStopAtSteps)")
_SEAT_KEYS: Final = ("player1", "player2")
_READ: Final = frozenset(
    {"players", "phase", "step", "activePlayer", "customCards", *_SEAT_KEYS, "player1Name", "player2Name"}
)
_MOST_TEXT: Final = 4_000
"""Lines of rules text that custom cards may have together."""
_ZONES: Final = ("hand", "graveyard", "library")
_LEFT_ZONES: Final = {"exile": "exile", "commanders": "command"}
_FLAGS: Final = {"tapped": "tapped", "summoningSickness": "summoning_sick"}
_CHOSEN: Final = {
    "chosenCreatureType": "chosen_type",
    "chosenCardType": "chosen_type",
    "chosenColor": "chosen_color",
}


def is_argentum(text: str) -> bool:
    """Whether a text looks like a scenario of argentum-engine, and not like one of ours."""
    return text.lstrip("\ufeff \t\r\n")[:1] == "{" and bool(_ITS_KEYS.search(text)) and not _OURS.search(text)


def read_argentum(text: str, source: str) -> ForeignBoard:
    """Return the board that JSON `text` writes; `source` names it in errors.

    Raises:
        ScenarioError: it can't be read; says where and what would be right.
    """
    try:
        data = parse_json(text.lstrip("\ufeff"))
    except JsonTextError as error:
        refuse(source, error.place, error.why)
    if not isinstance(data, dict):
        refuse(source, "", scenario_errors.no_object())
    return _Reading(data, source).board()


class _Reading:
    def __init__(self, data: Mapping[str, Any], source: str) -> None:
        self._data, self._source = data, source
        self._left_out: list[LeftOut] = []
        self._permanents: list[ForeignPermanent] = []
        self._cards = 0

    def board(self) -> ForeignBoard:
        seats = tuple(self._seat(number, *one) for number, one in enumerate(self._seats()))
        for key, value in self._data.items():
            if value not in (None, [], False) and key not in _READ | _OF_NO_USE and not _STOPS.fullmatch(key):
                key_ = "teams" if key == "teamVsTeam" else key
                self._lose(Loss.SETTING, key_[: limits.NAME_LENGTH])
        active = self._number(self._data, "activePlayer", "") or 1
        if not 1 <= active <= len(seats):
            numbers = [str(number) for number in range(1, len(seats) + 1)]
            refuse(self._source, "activePlayer", words.no_such_player(str(active), numbers))
        return ForeignBoard(
            seats=seats,
            permanents=tuple(self._permanents),
            active=active - 1,
            step=self._step(),
            title=Path(self._source).stem[: limits.NAME_LENGTH],
            cards=tuple(self._custom_cards()),
            hosts_by_name=True,
            left_out=tuple(dict.fromkeys(self._left_out)),
        )

    def _seats(self) -> Iterator[tuple[str, Mapping[str, Any], str]]:
        """Yield the name and the cards of each player, with their place in the file."""
        listed = self._list(self._data, "players", "")
        if not listed:
            for number, key in enumerate(_SEAT_KEYS, 1):
                name = self._text(self._data, f"{key}Name", "") or f"Player {number}"
                yield name, self._object(self._data, key, ""), key
            return
        if len(listed) > limits.PLAYERS:
            refuse(self._source, "players", words.too_many_players(len(listed), limits.PLAYERS))
        for number in range(1, max(len(listed), 2) + 1):
            place = within("players", scenario_errors.numbered("players", number, ""))
            one = listed[number - 1] if number <= len(listed) else {}
            if not isinstance(one, dict):
                refuse(self._source, place, words.wrong_kind("players", "object"))
            yield (
                self._text(one, "name", place) or f"Player {number}",
                self._object(one, "config", place),
                place,
            )

    def _seat(self, number: int, name: str, config: Mapping[str, Any], place: str) -> ForeignSeat:
        zones = {}
        for zone in (*_ZONES, *_LEFT_ZONES):
            names = tuple(self._names(config, zone, place))
            if zone in _LEFT_ZONES:
                self._left_out += (LeftOut(Loss.OTHER_ZONE, one, _LEFT_ZONES[zone]) for one in names)
            elif names or (zone == "library" and config.get(zone) == []):
                zones[zone] = names
        for index, one in enumerate(self._list(config, "battlefield", place), 1):
            self._count(1, place)
            here = within(place, "battlefield", scenario_errors.numbered("battlefield", index, ""))
            if not isinstance(one, dict):
                refuse(self._source, here, words.wrong_kind("battlefield", "object"))
            self._permanents.append(self._permanent(one, number, here))
        life = self._number(config, "lifeTotal", place)
        known = {"lifeTotal", "battlefield", *_ZONES, *_LEFT_ZONES}
        self._lose_others(config, known, name)
        return ForeignSeat(
            name=checked_name(name, self._source, place),
            fields=FrozenMap({} if life is None else {"life": life}),
            zones=FrozenMap(zones),
        )

    def _permanent(self, one: Mapping[str, Any], seat: int, place: str) -> ForeignPermanent:
        name = checked_name(self._text(one, "name", place), self._source, place)
        state: dict[str, Any] = {
            ours: True for theirs, ours in _FLAGS.items() if self._flag(one, theirs, place)
        }
        counters = self._object(one, "counters", place)
        kinds = ((checked_name(counter_kind(word), self._source, place), word) for word in counters)
        counted = {kind: self._number(counters, word, within(place, "counters")) or 0 for kind, word in kinds}
        if counted:
            state["counters"] = counted
        for key, part in _CHOSEN.items():
            if one.get(key) is not None:
                self._lose(Loss.PART, name, part)
        self._lose_others(one, {"name", "counters", "attachedTo", *_FLAGS, *_CHOSEN}, name)
        return ForeignPermanent(
            name=name,
            seat=seat,
            state=FrozenMap(state),
            attached_to=" ".join(self._text(one, "attachedTo", place).split())[: limits.NAME_LENGTH],
        )

    def _lose_others(self, data: Mapping[str, Any], known: set[str], name: str) -> None:
        for key, value in data.items():
            if key not in known and value not in (None, False, [], {}):
                self._lose(Loss.PART, name, key[: limits.NAME_LENGTH])

    def _names(self, config: Mapping[str, Any], zone: str, place: str) -> Iterator[str]:
        names = self._list(config, zone, place)
        self._count(len(names), within(place, zone))
        for one in names:
            if not isinstance(one, str):
                refuse(self._source, within(place, zone), words.wrong_kind(zone, "text"))
            yield checked_name(one, self._source, within(place, zone))

    def _custom_cards(self) -> Iterator[OwnCard]:
        """Yield the cards that the file defines; each is JSON in a text."""
        cards = self._list(self._data, "customCards", "")
        self._count(len(cards), "customCards")
        if sum(str(one).count("\\n") for one in cards) > _MOST_TEXT:
            refuse(self._source, "customCards", words.too_much_text(_MOST_TEXT))
        for number, written in enumerate(cards, 1):
            place = within("customCards", scenario_errors.numbered("", number, ""))
            try:
                data = parse_json(written) if isinstance(written, str) else written
            except JsonTextError as error:
                refuse(self._source, place, str(error))
            card = own_card(data) if isinstance(data, dict) else None
            if card is None:
                shown = json.dumps(data)[:60]
                refuse(self._source, place, words.no_printed_card(shown))
            yield card

    def _step(self) -> Step:
        said = self._text(self._data, "step", "").upper()
        phase = self._text(self._data, "phase", "").upper()
        for key, word, known in (("step", said, STEPS), ("phase", phase, FIRST_OF_PHASE)):
            if word and word not in known:
                refuse(self._source, key, words.no_such_phase(word[:40], hint(word, known)))
        return STEPS[said] if said else FIRST_OF_PHASE[phase] if phase else Step.PRECOMBAT_MAIN

    def _count(self, more: int, place: str) -> None:
        self._cards += more
        refuse_crowd(self._cards, self._source, place)

    def _list(self, data: Mapping[str, Any], key: str, place: str) -> list[Any]:
        value = data.get(key)
        if value is not None and not isinstance(value, list):
            refuse(self._source, place, words.wrong_kind(key, "list"))
        return value or []

    def _object(self, data: Mapping[str, Any], key: str, place: str) -> Mapping[str, Any]:
        value = data.get(key)
        if value is not None and not isinstance(value, dict):
            refuse(self._source, place, words.wrong_kind(key, "object"))
        return value or {}

    def _text(self, data: Mapping[str, Any], key: str, place: str) -> str:
        value = data.get(key)
        if value is not None and not isinstance(value, str):
            refuse(self._source, place, words.wrong_kind(key, "text"))
        return value or ""

    def _flag(self, data: Mapping[str, Any], key: str, place: str) -> bool:
        value = data.get(key)
        if value is not None and not isinstance(value, bool):
            refuse(self._source, place, words.wrong_kind(key, "flag"))
        return bool(value)

    def _number(self, data: Mapping[str, Any], key: str, place: str) -> int | None:
        value = data.get(key)
        if value is None:
            return None
        if not isinstance(value, int) or isinstance(value, bool) or abs(value) > limits.NUMBER:
            refuse(self._source, place, words.wrong_kind(key[: limits.NAME_LENGTH], "number"))
        return value

    def _lose(self, loss: Loss, what: str, about: str = "") -> None:
        self._left_out.append(LeftOut(loss, what, about))
