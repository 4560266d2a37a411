"""Reading a game state or a puzzle of Forge."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any, Final

from core.data.spelling import hint
from core.files import limits
from core.other_programs.foreign_board import (
    ForeignBoard,
    ForeignPermanent,
    ForeignSeat,
    Precast,
    checked_name,
    refuse,
    refuse_crowd,
    refuse_losses,
    whole_number,
)
from core.other_programs.forge.lines import Entry, ForgeLines, forge_lines
from core.other_programs.forge.tokens import read_token
from core.other_programs.forge.words import NEW_LINE, PHASES, counter_kind
from core.other_programs.left_out import LeftOut, Loss
from core.terms.counters import POISON
from core.terms.steps import Step
from core.terms.values import FrozenMap
from core.words.english import other_programs as words

_SEATS: Final = ("human", "ai")
_NAMES: Final = ("Human", "AI")
_SEAT_OF: Final = {"human": 0, "ai": 1, "p0": 0, "p1": 1}
_KEY: Final = re.compile(
    r"(?P<seat>human|ai|p[01])(?P<what>life|counters|precast|play|battlefield|hand|graveyard|library|exile|command)"
)
_STARTS: Final = re.compile(
    r"^[ \t]*+(?:\[(?:metadata|state)\][ \t]*+$|active(?:player|phase)[ \t]*+=|(?:human|ai|p[01])"
    r"(?:life|battlefield|hand|graveyard|library|exile|command|precast|counters)[ \t]*+=)",
    re.IGNORECASE | re.MULTILINE,
)
_MOST_MARKS: Final = 64
_CARD_ZONES: Final = frozenset({"hand", "graveyard", "library"})
_LEFT_ZONES: Final = frozenset({"exile", "command"})
_FLAGS: Final = {
    "tapped": "tapped",
    "summonsick": "summoning_sick",
    "renowned": "renowned",
    "phasedout": "phased_out",
    "facedown": "face_down",
    "transformed": "transformed",
    "iscommander": "commander",
}


def is_forge(text: str) -> bool:
    """Whether a text looks like a game state or a puzzle of Forge."""
    return _STARTS.search(text) is not None


def read_forge(text: str, source: str) -> ForeignBoard:
    """Return the board in a game state or a puzzle; `source` names it in errors.

    Raises:
        ScenarioError: it can't be read; says where and what would be right.
    """
    return _Reading(forge_lines(text, source), source).board()


class _Reading:
    def __init__(self, lines: ForgeLines, source: str) -> None:
        self._lines, self._source = lines, source
        self._left_out = [LeftOut(Loss.SETTING, one) for one in lines.others]
        self._permanents: list[ForeignPermanent] = []
        self._fields: tuple[dict[str, Any], ...] = ({}, {})
        self._zones: tuple[dict[str, tuple[str, ...]], ...] = ({}, {})
        self._precast: list[Precast] = []
        self._active, self._step = 0, Step.PRECOMBAT_MAIN
        self._cards = 0

    def board(self) -> ForeignBoard:
        for key, entry in sorted(self._lines.state.items(), key=_in_order):
            self._read(key, entry)
        counted = Counter(one.key for one in self._permanents if one.key)
        if twice := next((key for key, count in counted.items() if count > 1), None):
            refuse(self._source, "", words.id_twice(twice))
        seats = zip(_NAMES, self._fields, self._zones, strict=True)
        return ForeignBoard(
            seats=tuple(
                ForeignSeat(name=name, fields=FrozenMap(fields), zones=FrozenMap(zones))
                for name, fields, zones in seats
            ),
            permanents=tuple(self._permanents),
            active=self._active,
            step=self._step,
            title=self._title(),
            description=self._description(),
            precast=tuple(self._precast),
            left_out=tuple(dict.fromkeys(self._left_out)),
        )

    def _title(self) -> str:
        said = self._lines.metadata.get("Name", Entry("", "")).value or Path(self._source).stem
        return "".join(letter for letter in said if letter.isprintable())[: limits.NAME_LENGTH].strip()

    def _description(self) -> str:
        metadata = dict(self._lines.metadata)
        metadata.pop("Name", None)
        first = metadata.pop("Description", Entry("", "")).value.replace(NEW_LINE, "\n")
        rest = (words.puzzle_note(key, entry.value) for key, entry in metadata.items() if entry.value)
        return "\n".join(filter(None, (first, *rest)))[: limits.TEXT_LENGTH]

    def _read(self, key: str, entry: Entry) -> None:
        match key:
            case "activeplayer":
                self._active = self._seat(entry.value, entry.place)
            case "activephase":
                self._step = self._phase(entry)
            case "turn":
                self._lose(Loss.SETTING, key)
            case _ if match := _KEY.fullmatch(key):
                self._of_player(_SEAT_OF[match["seat"]], match["what"], entry)
            case _:
                if entry.value:
                    self._lose(Loss.SETTING, key[: limits.NAME_LENGTH])

    def _seat(self, given: str, place: str) -> int:
        small = given.strip().lower()
        if small not in _SEAT_OF:
            refuse(self._source, place, words.no_such_player(given[:40], _SEATS))
        return _SEAT_OF[small]

    def _phase(self, entry: Entry) -> Step:
        said = entry.value.upper()
        if said not in PHASES:
            refuse(self._source, entry.place, words.no_such_phase(entry.value[:40], hint(said, PHASES)))
        return PHASES[said]

    def _of_player(self, seat: int, what: str, entry: Entry) -> None:
        zone = "battlefield" if what == "play" else what
        if zone == "life":
            self._fields[seat]["life"] = self._number(entry.value, entry.place, least=-limits.NUMBER)
            return
        if zone == "counters":
            counters = self._counters(entry.value, entry.place)
            poison = counters.pop(POISON, 0)
            self._fields[seat].update(poison=poison, counters=counters)
            return
        cards = [part.strip() for part in entry.value.split(";")]
        cards = [part for part in cards if part]
        self._cards += len(cards)
        refuse_crowd(self._cards, self._source, entry.place)
        if zone == "battlefield":
            for card in cards:
                self._permanents.append(self._permanent(card, seat, entry.place))
        elif zone == "precast":
            for card in cards:
                self._cast(card, seat, entry.place)
        else:
            self._zone(seat, zone, cards, entry.place)

    def _zone(self, seat: int, zone: str, cards: list[str], place: str) -> None:
        names = []
        for card in cards:
            written, *marks = card.split("|", maxsplit=_MOST_MARKS)
            name = checked_name(written.removeprefix("t:").split(",")[0], self._source, place)
            names.append(name)
            if zone in _LEFT_ZONES:
                self._lose(Loss.OTHER_ZONE, name, zone)
                continue
            for mark in marks:
                self._left_mark(name, mark)
        if zone in _CARD_ZONES:
            self._zones[seat][zone] = tuple(names)

    def _cast(self, written: str, seat: int, place: str) -> None:
        """Read a spell that was cast before the start: `Shock->3`, `Shock->AI`."""
        name, _, target = written.partition("->")
        name, script, _ = name.partition(":")
        name = checked_name(name, self._source, place)
        if script:  # a part of what the card does, by the name that its script there has for it
            self._lose(Loss.NOT_CAST, name)
            return
        to = target.strip()
        self._precast.append(Precast(name=name, seat=seat, target=_SEAT_OF.get(to.lower(), to or None)))

    def _permanent(self, written: str, seat: int, place: str) -> ForeignPermanent:
        card, *marks = written.split("|")
        if len(marks) > _MOST_MARKS:
            refuse(self._source, place, words.too_many_marks(card[:40], _MOST_MARKS))
        what: dict[str, Any] = {}
        state: dict[str, Any] = {}
        if card.strip().lower().startswith("t:"):
            name, what, lost = read_token(card.strip()[2:], self._source, place)
            self._left_out += lost
            refuse_losses(self._left_out, self._source)
            state["token"] = True
        else:
            name = checked_name(card, self._source, place)
        marked: dict[str, Any] = {"key": "", "attached_to": "", "attacks": None}
        for mark in marks:
            self._mark(name, mark, place, state, marked)
        return ForeignPermanent(name=name, seat=seat, what=FrozenMap(what), state=FrozenMap(state), **marked)

    def _mark(self, name: str, mark: str, place: str, state: dict[str, Any], marked: dict[str, Any]) -> None:
        key, colon, value = (part.strip() for part in mark.partition(":"))
        small = key.lower()
        match small:
            case _ if small in _FLAGS:
                state[_FLAGS[small]] = True
                if colon and value:
                    self._lose(Loss.PART, name, value.lower()[: limits.NAME_LENGTH])
            case "id":
                marked["key"] = str(self._number(value, place))
            case "attaching" | "attachedto":
                marked["attached_to"] = str(self._number(value, place))
            case "attacking":
                marked["attacks"] = str(self._number(value, place)) if value else ""
            case "damage":
                state["damage"] = self._number(value, place)
            case "counters":
                state["counters"] = self._counters(value, place)
            case _:
                self._left_mark(name, mark)

    def _left_mark(self, name: str, mark: str) -> None:
        key = mark.partition(":")[0].strip().lower()
        if key == "set":
            self._lose(Loss.SETTING, "printings")
        elif key not in {"", "id", "art"}:
            self._lose(Loss.PART, name, key[: limits.NAME_LENGTH])

    def _counters(self, written: str, place: str) -> dict[str, int]:
        counters: dict[str, int] = {}
        for part in filter(None, (one.strip() for one in written.split(","))):
            kind, _, count = part.partition("=")
            counters[checked_name(counter_kind(kind.strip()), self._source, place)] = self._number(
                count, place
            )
        return counters

    def _number(self, given: str, place: str, least: int = 0) -> int:
        return whole_number(given, self._source, place, least)

    def _lose(self, loss: Loss, what: str, about: str = "") -> None:
        self._left_out.append(LeftOut(loss, what, about))


def _in_order(one: tuple[str, Entry]) -> int:
    """Sort what players have by seat; what stands on the table first is attached to later."""
    match = _KEY.fullmatch(one[0])
    return _SEAT_OF[match["seat"]] if match else -1
