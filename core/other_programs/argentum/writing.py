"""Writing a scenario as argentum-engine reads it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from core.cards.rendering import rules_text, type_line
from core.data.faults import DataError
from core.data.reading import read_as
from core.language.phrases import ENGLISH
from core.model.cards import Card
from core.other_programs.argentum.words import STEP_OF, counter_word, phase_of
from core.other_programs.left_out import LeftOut, Loss
from core.other_programs.lost_in_writing import (
    Written,
    all_counters,
    is_own,
    is_plain,
    lost_decisions,
    lost_of_player,
    lost_overrides,
    lost_settings,
    lost_state,
    name_of,
)
from core.other_programs.printed_cards import own_card
from core.scenario.format import ObjectSpec, OwnCardSpec, PlayerSpec, Scenario
from core.scenario.object_cards import card_of
from core.terms.values import replace

_MOST_PLAYERS: Final = 4
_TWO: Final = 2
_KEPT: Final = frozenset({"tapped", "summoning_sick"})
_USUAL_LIFE: Final = 20


def argentum_text(scenario: Scenario, cards: Mapping[str, Card]) -> Written:
    """Return a scenario as argentum-engine reads it; `cards` are those it may name.

    Objects that are written out, and cards that the scenario defines, go along as custom cards.
    """
    return _Writing(scenario, cards).written()


class _Writing:
    def __init__(self, scenario: Scenario, cards: Mapping[str, Card]) -> None:
        self._scenario, self._cards = scenario, cards
        self._left_out: list[LeftOut] = []
        self._players = scenario.players[:_MOST_PLAYERS]
        there = {one.id for one in self._players}
        self._there = [one for one in scenario.battlefield if one.controller in there]
        self._names = {one.id: self._called(one) for one in self._there}
        self._custom: dict[str, dict[str, Any]] = {}
        self._meant: dict[str, Card] = {}

    def written(self) -> Written:
        scenario = self._scenario
        self._left_out += lost_settings(scenario)
        self._left_out += lost_decisions(scenario.script)
        for other in scenario.players[_MOST_PLAYERS:]:
            self._left_out.append(LeftOut(Loss.PLAYER, other.name or other.id))
        for one in sorted(self._there, key=lambda one: not is_plain(one, scenario)):
            self._define(one)
        seats = [(one.name or one.id, self._config(one)) for one in self._players]
        for name in scenario.cards:  # abilities may name them, as tokens
            self._define_in_zone(name)
        data: dict[str, Any] = {}
        if len(seats) == _TWO:
            for number, (name, config) in enumerate(seats, 1):
                data |= {f"player{number}Name": name, f"player{number}": config}
        else:
            data["players"] = [{"name": name, "config": config} for name, config in seats]
        ids = [one.id for one in self._players]
        active = ids.index(scenario.active) + 1 if scenario.active in ids else 1
        data |= {
            "phase": phase_of(scenario.start),
            "step": STEP_OF[scenario.start],
            "activePlayer": active,
            "priorityPlayer": active,
        }
        if self._custom:
            data["customCards"] = [json.dumps(one, ensure_ascii=False) for one in self._custom.values()]
        text = json.dumps(data, ensure_ascii=False, indent=2) + "\n"
        return Written(text, tuple(dict.fromkeys(self._left_out)))

    def _called(self, spec: ObjectSpec) -> str:
        """Return the name an object goes by: that of its card, or its own."""
        if is_plain(spec, self._scenario) and spec.card is not None:
            return self._cards[spec.card].name
        return card_of(spec, self._cards).name

    def _define(self, spec: ObjectSpec) -> None:
        """See that an object's name means what it is: by the library, or by a custom card."""
        name = self._names[spec.id]
        if is_plain(spec, self._scenario) and spec.card is not None:
            self._left_out += lost_overrides(spec, self._cards)
            self._meant[name.lower()] = self._cards[spec.card]
            return
        card = card_of(spec, self._cards)
        meant = self._meant.get(name.lower())
        if meant is not None:
            self._left_out += [] if meant == card else [LeftOut(Loss.ANOTHER_OF_THAT_NAME, name_of(spec))]
            return
        self._meant[name.lower()] = card
        if is_own(name, self._scenario) or name not in self._cards or self._cards[name] != card:
            self._customize(card)

    def _customize(self, card: Card) -> None:
        """Add a card as a printed one; what isn't read again the same is lost."""
        printed = _printed(card)
        again = own_card(printed)
        self._custom[card.name.lower()] = printed
        try:
            read = read_as(OwnCardSpec, dict(again.fields), ENGLISH).named(card.name) if again else None
        except DataError:
            read = None
        if read is None or _sorted(read) != _sorted(card):
            self._left_out.append(LeftOut(Loss.PART, card.name, "abilities"))

    def _config(self, player: PlayerSpec) -> dict[str, Any]:
        name = player.name or player.id
        self._left_out += lost_of_player(player)
        for part, has in (("poison", player.poison), ("player_counters", any(player.counters.values()))):
            self._left_out += [LeftOut(Loss.PART, name, part)] if has else []
        config: dict[str, Any] = {"lifeTotal": player.life}
        for zone in ("hand", "graveyard", "library"):
            names: tuple[str, ...] | None = getattr(player, zone)
            if names or (zone == "library" and names is not None):
                config[zone] = list(names or ())
                for one in names or ():
                    self._define_in_zone(one)
        own = [self._object(one) for one in self._there if one.controller == player.id]
        return {**config, "battlefield": own} if own else config

    def _define_in_zone(self, name: str) -> None:
        if not is_own(name, self._scenario):
            return
        card = self._cards[name]
        meant = self._meant.setdefault(card.name.lower(), card)
        if meant != card:
            self._left_out.append(LeftOut(Loss.ANOTHER_OF_THAT_NAME, name))
        elif card.name.lower() not in self._custom:
            self._customize(card)

    def _object(self, spec: ObjectSpec) -> dict[str, Any]:
        self._left_out += lost_state(spec, _KEPT)
        name = self._names[spec.id]
        written: dict[str, Any] = {"name": name}
        if spec.tapped:
            written["tapped"] = True
        if spec.summoning_sick:
            written["summoningSickness"] = True
        counters = (
            all_counters(spec)
            if is_plain(spec, self._scenario)
            else {k: c for k, c in spec.counters.items() if c}
        )
        words = {kind: counter_word(kind) for kind in counters}
        if None in words.values():
            self._left_out.append(LeftOut(Loss.PART, name_of(spec), "counters"))
        if any(words.values()):
            written["counters"] = {word: counters[kind] for kind, word in words.items() if word is not None}
        host = self._names.get(spec.attached_to or "")
        if host is not None:
            written["attachedTo"] = host
            others = (one for id_, one in self._names.items() if id_ != spec.id)
            if sum(one.lower() == host.lower() for one in others) > 1:
                self._left_out.append(LeftOut(Loss.SEVERAL_HOSTS, name_of(spec), host))
        elif spec.attached_to is not None:
            self._left_out.append(LeftOut(Loss.PART, name_of(spec), "attached_to"))
        return written


def _printed(card: Card) -> dict[str, Any]:
    """Return a card in the form of Scryfall."""
    faces = [one for one in (card, card.back) if one is not None]
    if len(faces) == 1:
        return _face(card)
    name = " // ".join(one.name for one in faces)
    return {"name": name, "layout": "transform", "card_faces": [_face(one) for one in faces]}


def _face(card: Card) -> dict[str, Any]:
    printed: dict[str, Any] = {
        "name": card.name,
        "mana_cost": card.mana_cost,
        "type_line": type_line(card),
        "oracle_text": "\n".join((*rules_text(replace(card, back=None)), *card.not_played)),
        "colors": sorted(card.colors),
    }
    for key in ("power", "toughness", "loyalty", "defense"):
        if (number := getattr(card, key)) is not None:
            printed[key] = str(number)
    return printed


def _sorted(card: Card) -> Card:
    """Return a card whose abilities stand in no order that could differ."""
    back = _sorted(card.back) if card.back is not None else None
    abilities = tuple(sorted(card.abilities, key=repr))
    return replace(card, abilities=abilities, effects=tuple(sorted(card.effects, key=repr)), back=back)
