"""From a board of another program to a scenario: cards are looked up, and what is lost is said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from core.data.faults import DataError
from core.data.reading import read_as
from core.language.phrases import ENGLISH
from core.model.cards import Card, is_permanent_card
from core.other_programs.attaching import Attachments
from core.other_programs.attacks import Attacks
from core.other_programs.foreign_board import ForeignBoard, ForeignPermanent, OwnCard, refuse_losses
from core.other_programs.known import Known
from core.other_programs.left_out import LeftOut, Loss
from core.other_programs.precast import precast_entries
from core.other_programs.stand_ins import CREATURE, Unknown, described, stands_as
from core.scenario.card_problems import tokens_named
from core.scenario.changes import new_id
from core.scenario.errors import Problem, ScenarioError
from core.scenario.format import ObjectSpec, Scenario
from core.scenario.known_cards import known_cards
from core.scenario.object_cards import card_of
from core.scenario.reading import scenario_of
from core.scenario.setup import set_up
from core.terms.steps import Step
from core.terms.values import Value
from core.words.english import other_programs as words


class Imported(Value):
    """A board of another program as a scenario.

    Attributes:
        left_out: what it doesn't have that the other board had.
        unknown: the names on the battlefield that no known card has, with what they stand as.
    """

    scenario: Scenario
    left_out: tuple[LeftOut, ...] = ()
    unknown: tuple[Unknown, ...] = ()


def into_scenario(
    board: ForeignBoard,
    library: Mapping[str, Card],
    descriptions: Mapping[str, str] | None = None,
    more_cards: Iterable[OwnCard] = (),
    source: str = "",
) -> Imported:
    """Return the scenario of a board.

    `descriptions`: what unknown cards are, by name, as on a board line. `more_cards`: cards that the user
    has, for names that the library doesn't know. `source` names the file in errors.

    Raises:
        DescriptionError: what a description says can't be read, or can't be so.
        ScenarioError: the board can't be played: things are attached in a circle, for instance.
    """
    known = Known(board.cards, more_cards, library)
    try:
        return _Import(board, known, descriptions or {}, source).imported()
    except DataError as error:
        raise ScenarioError(source, [Problem("", one.sentence) for one in error.faults]) from error


class _Import:
    def __init__(
        self, board: ForeignBoard, known: Known, descriptions: Mapping[str, str], source: str
    ) -> None:
        self._board, self._known, self._source = board, known, source
        self._descriptions = {name.lower(): line for name, line in descriptions.items()}
        self._left_out = list(board.left_out)
        self._unknown: Counter[str] = Counter()
        self._lines: dict[str, str] = {}
        self._stand_ins: dict[str, str] = {}
        taken: set[str] = set()
        self._seats = [_taken(seat.name, taken) for seat in board.seats]
        self._ids = {place: _taken(one.name, taken) for place, one in enumerate(board.permanents)}
        self._objects: dict[int, dict[str, Any]] = {}
        self._cards: dict[int, Card] = {}

    def imported(self) -> Imported:
        for place, one in enumerate(self._board.permanents):
            self._put(place, one)
        self._attach()
        attacks = Attacks(self._board, self._objects, self._cards)
        attacks.declare(self._ids, self._seats)
        keys = {one.key: self._ids[place] for place, one in enumerate(self._board.permanents) if one.key}
        spells = precast_entries(self._board, self._known, self._seats, keys)
        self._left_out += [*attacks.left_out, *spells.left_out]
        data: dict[str, Any] = {
            "start": attacks.start.value,
            "players": [self._player(number) for number in range(len(self._seats))],
            "battlefield": list(self._objects.values()),
            "script": [*spells.entries, *attacks.entries],
        }
        if attacks.start.comes_after(Step.END_OF_COMBAT):
            data["until"] = Step.CLEANUP.value
        if self._board.active:
            data["active"] = self._seats[self._board.active]
        if self._known.used:
            data["cards"] = self._known.used
        description = "\n".join(filter(None, (self._board.description, words.stand_ins(self._stand_ins))))
        data |= {
            key: said for key, said in (("title", self._board.title), ("description", description)) if said
        }
        scenario = self._with_named_cards(data)
        set_up(scenario, self._known.library, self._source)
        unknown = (Unknown(name=n, count=c, line=self._lines[n]) for n, c in self._unknown.items())
        lost = dict.fromkeys((*self._left_out, *self._known.left_out))
        refuse_losses(lost, self._source)
        return Imported(
            scenario=scenario,
            left_out=tuple(sorted(lost, key=_settings_first)),
            unknown=tuple(unknown),
        )

    def _with_named_cards(self, data: Mapping[str, Any]) -> Scenario:
        """Return the scenario with the cards that its own cards name, as tokens that are like them."""
        scenario = scenario_of(data)
        while missing := sorted(tokens_named(scenario) - set(known_cards(scenario, self._known.library))):
            for name in missing:
                self._name_card(name)
            scenario = scenario_of({**data, "cards": self._known.used})
        return scenario

    def _name_card(self, name: str) -> None:
        """Define a card that tokens are like: one that is known, or what it is said to be or stands as."""
        line = self._descriptions.get(name.lower())
        if line is None and self._known.card(name) is not None:
            self._known.use(name)
            return
        if line is None:
            self._unknown[name] += 1
            line = self._lines.setdefault(name, CREATURE)
        self._stand_ins[name] = line
        self._known.define(name, described(name, line))

    def _put(self, place: int, one: ForeignPermanent) -> None:
        """Put a permanent onto the battlefield, unless its card can't be there."""
        line = self._descriptions.get(one.name.lower())
        card = None if line is not None or one.what else self._known.card(one.name)
        if card is not None and not is_permanent_card(card):
            self._lose(Loss.NOT_ON_BATTLEFIELD, one.name)
            return
        if card is not None:
            fields: dict[str, Any] = {"card": self._known.use(one.name)}
        else:
            fields = {"name": one.name, **(one.what or self._stand_in(one, line))}
            card = _card(fields)
        state = dict(one.state)
        if state.get("transformed") and (card.back is None or not is_permanent_card(card.back)):
            del state["transformed"]
            self._lose(Loss.NO_BACK_FACE, one.name)
        controller = self._seats[one.seat]
        self._objects[place] = {"id": self._ids[place], **fields, **state, "controller": controller}
        self._cards[place] = card.back if card.back is not None and state.get("transformed") else card

    def _stand_in(self, one: ForeignPermanent, line: str | None) -> dict[str, Any]:
        if line is None:
            self._unknown[one.name] += 1
            line = self._lines.setdefault(one.name, stands_as(one))
        self._stand_ins[one.name] = line
        return described(one.name, line, counters=one.state.get("counters", {}))

    def _attach(self) -> None:
        found = Attachments(self._board, self._objects, self._source)
        self._left_out += found.left_out
        for place, host in found.hosts.items():
            self._objects[place]["attached_to"] = self._ids[host]
        for place, seat in found.players.items():
            self._objects[place]["attached_to"] = self._seats[seat]

    def _player(self, number: int) -> dict[str, Any]:
        seat = self._board.seats[number]
        zones = {zone: [self._name(name, zone) for name in names] for zone, names in seat.zones.items()}
        return {"id": self._seats[number], "name": seat.name, **seat.fields, **zones}

    def _name(self, name: str, zone: str) -> str:
        """Return how a hand, a library or a graveyard names a card."""
        line = self._descriptions.get(name.lower())
        if line is not None:
            self._stand_ins[name] = line
            return self._known.define(name, described(name, line))
        if self._known.card(name) is not None:
            return self._known.use(name)
        self._lose(Loss.JUST_A_NAME, name, zone)
        return name

    def _lose(self, loss: Loss, what: str, about: str = "") -> None:
        self._left_out.append(LeftOut(loss, what, about))


def _settings_first(one: LeftOut) -> bool:
    return one.loss is not Loss.SETTING


def _card(fields: Mapping[str, Any]) -> Card:
    """Return what an object that is written out is."""
    return card_of(read_as(ObjectSpec, {**fields, "id": "x", "controller": "x"}, ENGLISH), {})


def _taken(name: str, taken: set[str]) -> str:
    found = new_id(name, taken)
    taken.add(found)
    return found
