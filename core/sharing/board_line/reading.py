"""Reading a board line, whole or not at all.

A line is statements that semicolons or full stops end. Those with a colon say what is there, the others what
players do. Names may be written in upper or lower case.

    Amy 20: Grizzly Bears, 4/4 flying "Drake", 2x 1/1 Soldier tapped; Nicole 12 (3 poison): Wall of Air.
    Amy's hand: Shock. Amy attacks Drake -> Nicole. Wall of Air blocks Drake. Amy casts Shock on Wall of Air.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from core.data.faults import DataError
from core.data.reading import read_as
from core.data.spelling import hint
from core.files import limits
from core.language.phrases import ENGLISH
from core.model.cards import Card
from core.scenario.format import OwnCardSpec, Scenario
from core.scenario.known_cards import with_own_cards
from core.scenario.reading import scenario_of
from core.sharing.board_line.decisions import Decisions, later_step_of, step_of
from core.sharing.board_line.effects import read_effects
from core.sharing.board_line.named import Named
from core.sharing.board_line.objects import SEVERAL, Item, card_names, items
from core.sharing.board_line.own_cards import read_own_cards
from core.sharing.board_line.player_words import read_player_word
from core.sharing.board_line.splitting import BoardLineError, parts, plain, statements, unquoted
from core.sharing.board_line.verbs import IMPERATIVES, VERB
from core.terms.eras import Era
from core.terms.steps import Step
from core.words.english.errors import data_errors
from core.words.english.errors import sharing as words

_PLAYER = re.compile(
    r"(?P<name>\"[^\"]+\"|.+?)(?:\s+(?P<life>-?\d{1,7})(?: life)?)?(?:\s*\((?P<counters>[^)]*)\))?"
)
_BARE_PLAYER = re.compile(r"(?P<name>\"[^\"]+\"|[^\"]+?)\s+-?\d{1,7}(?: life)?(?:\s*\([^)]*\))?")
_RUN_ON = re.compile(r"(?P<does>.* ->) (?P<player>\S+) (?P<there>-?\d{1,7}\b.*)")
_COLON = r":(?=\s|$)"
_ZONE = re.compile(r"(?P<name>.+)'s? (?P<zone>hand|graveyard|library)", re.IGNORECASE)
_OPTIONS = ("title", "era", "from", "until", "turn", "time", "effects", "cards")
_FEWEST_PLAYERS = 2
NO_CARDS = "no cards"
"""What stands for an empty library; without a word about it, nobody knows what is there."""
_BEFORE_COMBAT = frozenset({"cast", "activate"})


def scenario_of_line(line: str, cards: Mapping[str, Card]) -> Scenario:
    """Return the scenario that a board line writes; its cards are those of `cards`.

    Raises:
        BoardLineError: it can't be read; says where and what would be right.
    """
    if len(line) > limits.TEXT_LENGTH:
        raise BoardLineError("", words.line_too_long(limits.TEXT_LENGTH))
    return _Reading(cards).read(plain(line))


def is_board_line(text: str) -> bool:
    """Whether a text looks like a board line: two statements at least begin with `somebody:`.

    One of them may be a player without permanents: `Amy 20; Nicole 20: Wall of Air`.
    """
    try:
        said = [(one, len(parts(one, _COLON)) > 1) for one in statements(plain(text))]
    except BoardLineError:
        return False
    heads = sum(has_colon for _, has_colon in said)
    return heads > 0 and heads + sum(_is_bare_player(one) for one, _ in said) > 1


def _is_bare_player(statement: str) -> bool:
    """Whether a statement is only a player's name and life: `Amy 20`, who has nothing on the battlefield."""
    match = _BARE_PLAYER.fullmatch(statement)
    if match is None or len(parts(statement, _COLON)) > 1:
        return False
    name = match["name"]
    return name.split()[0].lower() not in IMPERATIVES and not VERB.search(name) and "->" not in name


def _run_apart(statement: str) -> str:
    """Return a statement that runs on as two, where a player's life shows that a second one begins."""
    match = _RUN_ON.fullmatch(statement)
    return f"{match['does']} {match['player']}; {match['player']} {match['there']}" if match else ""


class _Reading:
    def __init__(self, cards: Mapping[str, Card]) -> None:
        self._cards = cards
        self._named = Named()
        self._players: list[dict[str, Any]] = []
        self._said_of_players: list[tuple[dict[str, Any], str]] = []
        self._objects: list[tuple[str, dict[str, Any], Item]] = []
        self._data: dict[str, Any] = {}

    def read(self, line: str) -> Scenario:
        there: list[tuple[str, str, str]] = []
        does: list[str] = []
        for statement in statements(line):
            cut = parts(statement, _COLON)
            if _is_bare_player(statement):
                there.append((statement, "", statement))
            elif len(cut) > 1:
                there.append((cut[0], statement[len(cut[0]) :].lstrip(" :"), statement))
            else:
                does.append(statement)
        for _, body, statement in [one for one in there if one[0].lower() == "cards"]:
            self._define(read_own_cards(body, statement))
        later = [one for one in there if one[0].lower() != "cards" and not self._is_player(one)]
        if len(self._players) < _FEWEST_PLAYERS:
            raise BoardLineError("", words.two_players())
        for spec, said in self._said_of_players:
            read_player_word(spec, said, self._named, self._cards)
        for head, body, statement in later:
            self._read_other(head, body, statement)
        for statement, spec, item in self._objects:
            self._refer(spec, item, statement)
        controllers = {spec["id"]: spec["controller"] for _, spec, _ in self._objects}
        decisions = Decisions(self._named, self._cards, controllers)
        for statement in does:
            decisions.read(statement)
        return self._whole(decisions.entries)

    def _define(self, own: dict[str, dict[str, Any]]) -> None:
        """Define cards, which hide those of the same names."""
        written = self._data.setdefault("cards", {})
        written |= own
        try:
            specs = {name: read_as(OwnCardSpec, fields, ENGLISH) for name, fields in own.items()}
        except DataError as error:
            raise BoardLineError("", error.faults[0].sentence) from error
        self._cards = with_own_cards(specs, self._cards)

    def _whole(self, script: list[dict[str, Any]]) -> Scenario:
        if (
            "start" not in self._data
            and script
            and not _BEFORE_COMBAT.isdisjoint(script[0])
            and "at" not in script[0]
        ):
            self._data["start"] = Step.PRECOMBAT_MAIN.value
        first: dict[str, Any] = next((entry["attack"] for entry in script if "attack" in entry), {})
        whose = {spec["id"]: spec["controller"] for _, spec, _ in self._objects}
        attacker = next((whose[one] for one in first if one in whose), None)
        if attacker and attacker != self._players[0]["id"]:
            self._data.setdefault("active", attacker)
        battlefield = [spec for _, spec, _ in self._objects]
        data = {"players": self._players, "battlefield": battlefield, "script": script, **self._data}
        try:
            return scenario_of(data)
        except DataError as error:
            raise BoardLineError("", error.faults[0].sentence) from error

    def _is_player(self, one: tuple[str, str, str]) -> bool:
        """Whether a statement says what a player has on the battlefield; then it is read."""
        head, body, statement = one
        match = _PLAYER.fullmatch(head)
        if match is None or _ZONE.fullmatch(head) or (head.lower() in _OPTIONS and match["life"] is None):
            return False
        name = unquoted(match["name"])
        if name == match["name"] and (" -> " in name or VERB.search(name)):
            raise BoardLineError(statement, words.runs_on(_run_apart(statement)))
        if name.lower() in {one.lower() for one in self._named.players.values()}:
            raise BoardLineError(statement, words.player_twice(name))
        spec: dict[str, Any] = {"id": self._named.add_player(name), "name": name}
        if match["life"] is not None:
            spec["life"] = int(match["life"])
        self._said_of_players += [(spec, part) for part in parts(match["counters"] or "", ",") if part]
        self._players.append(spec)
        for item in items(body, self._cards):
            for _ in range(item.times):
                fields = {**item.fields, "id": self._named.add(item.name), "controller": spec["id"]}
                self._objects.append((statement, fields, item))
        return True

    def _read_other(self, head: str, body: str, statement: str) -> None:
        if match := _ZONE.fullmatch(head):
            owner = self._named.id_of(match["name"], statement)
            spec = next((one for one in self._players if one["id"] == owner), None)
            if spec is None:
                raise BoardLineError(
                    statement, words.no_player(match["name"], list(self._named.players.values()))
                )
            names = [] if body.lower() == NO_CARDS else card_names(body, self._cards)
            spec[match["zone"].lower()] = names
            self._named.may_come(names)
            return
        match head.lower():
            case "title":
                self._data["title"] = body
            case "era":
                eras = [era.value for era in Era]
                if body.lower() not in eras:
                    raise BoardLineError(statement, data_errors.unknown("era", body, hint(body, eras)))
                self._data["era"] = body.lower()
            case "from":
                self._data["start"] = step_of(body, statement)
            case "until":
                self._data["until"] = later_step_of(body, statement)
            case "turn":
                self._data["active"] = self._named.id_of(body, statement)
            case "time":
                times = ("day", "night")
                if body.lower() not in times:
                    raise BoardLineError(statement, data_errors.unknown("time", body, hint(body, times)))
                self._data["time"] = body.lower()
            case _:
                self._data["effects"] = read_effects(body, self._named, statement)

    def _refer(self, spec: dict[str, Any], item: Item, statement: str) -> None:
        """Put the ids of others into what an object says of them: `on Bear`, `attacking Nicole`."""
        for key, said in item.refers.items():
            if key in SEVERAL:
                spec[key] = [self._named.id_of(one, statement) for one in parts(said, r" and(?=\s)")]
            else:
                spec[key] = self._named.id_of(said, statement)
