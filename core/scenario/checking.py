"""What a scenario must be besides well-formed: ids exist, cards are known, objects are whole."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Final

from core.data.faults import Path
from core.data.marks import Refers
from core.data.references import references_in
from core.files.fields import OBJECT, PLAYER, RefersLater
from core.model.cards import Card, is_permanent_card
from core.scenario.action_entries import CastSpec, EditCardSpec, EditSpec
from core.scenario.card_problems import object_card_faults, own_card_problems, unknown
from core.scenario.earlier import earlier_problems
from core.scenario.entries import EntrySpec
from core.scenario.errors import Problem, member, within
from core.scenario.expected_events import event_problems, part_faults
from core.scenario.format import ExpectSpec, ObjectSpec, Scenario
from core.scenario.known_cards import known_cards
from core.scenario.object_cards import card_of
from core.scenario.places_in_files import place_of
from core.scenario.token_names import named_within, names_of_tokens
from core.terms.ids import card_id, first_incarnation, without_number_on_stack
from core.terms.values import Value
from core.words.english.errors import scenario_errors as words


def problems_of(scenario: Scenario, library: Mapping[str, Card]) -> Iterator[Problem]:
    """Yield everything that keeps a well-formed scenario from being set up, place by place.

    What its variations say is not looked at.
    """
    cards = known_cards(scenario, library)
    known = _Known(scenario)
    counted = Counter([*known.players, *known.objects])
    for index, player in enumerate(scenario.players):
        if counted[player.id] > 1:
            yield Problem(member("players", index + 1, player.id), words.used_twice())
    if sum(player.monarch for player in scenario.players) > 1:
        yield Problem("players", words.several_monarchs())
    if scenario.active is not None and scenario.active not in known.players:
        yield Problem("active", unknown(words.player(), scenario.active, known.players))
    for index, spec in enumerate(scenario.battlefield):
        place = member("battlefield", index + 1, spec.id)
        if counted[spec.id] > 1:
            yield Problem(place, words.used_twice())
        for path, why in known.faults_in(spec):
            yield Problem(within(place, place_of(path, spec)), why)
        for key, why in object_card_faults(spec, cards):
            yield Problem(within(place, key), why)
    for index, effect in enumerate(scenario.effects):
        for path, why in known.faults_in(effect):
            yield Problem(within(member("effects", index + 1), place_of(path, effect)), why)
    yield from earlier_problems(scenario, cards)
    yield from own_card_problems(scenario, cards)
    yield from script_problems(scenario, library)


def script_problems(scenario: Scenario, library: Mapping[str, Card]) -> Iterator[Problem]:
    """Yield what is unknown of that which a scenario's script, its expected outcome and its notes name."""
    library = known_cards(scenario, library)
    known = _Known(scenario)
    ids, to_come = frozenset((*known.all, *_card_ids(scenario))), _names_to_come(scenario, library)

    def may_exist(named: str) -> bool:
        return _may_exist(named, ids, to_come, library)

    for index, entry in enumerate(scenario.script):
        place = member("script", index + 1)
        for key, why in _named_card_faults(entry, library):
            yield Problem(within(place, key), why)
        for path, why in known.faults_in(entry, may_exist):
            yield Problem(within(place, place_of(path, entry)), why)
    for path, why in known.faults_in(scenario.expect, may_exist) if scenario.expect != _NOTHING else ():
        yield Problem(within("expect", place_of(path, scenario.expect)), why)
    yield from event_problems(scenario.expect, may_exist, known.all)
    for index, note in enumerate(scenario.notes):
        for path, why in known.faults_in(note, may_exist):
            yield Problem(within(member("notes", index + 1), place_of(path, note)), why)
    if scenario.question is not None:
        for at, why in part_faults(scenario.question.happens, may_exist, known.all):
            yield Problem(within("question", "happens", *at), why)
        for path, why in known.faults_in(scenario.question, may_exist):
            yield Problem(within("question", place_of(path, scenario.question)), why)


_NOTHING: Final = ExpectSpec()


class _Known:
    """The ids that a scenario gives to players and objects.

    Attributes:
        players, objects: theirs, in the order of the file; `all`: both.
    """

    def __init__(self, scenario: Scenario) -> None:
        self.players = [player.id for player in scenario.players]
        self.objects = [spec.id for spec in scenario.battlefield]
        self.all = [*self.players, *self.objects]

    def faults_in(
        self, value: Value, may_exist: Callable[[str], bool] = lambda _: False
    ) -> Iterator[tuple[Path, str]]:
        """Yield each reference in a value to nothing that is there, nor may come, and what is wrong."""
        for path, text, mark in references_in(value):
            if isinstance(mark, RefersLater):
                if mark.is_checked and not mark.is_other(text) and not may_exist(text):
                    yield path, unknown("id", text, self.all)
            elif text not in (known := self._of_sorts(mark)):
                yield path, unknown(_SORTS[mark.sorts], text, known)

    def _of_sorts(self, mark: Refers) -> list[str]:
        if mark.sorts == {PLAYER}:
            return self.players
        return self.objects if mark.sorts == {OBJECT} else self.all


_SORTS = {
    frozenset({PLAYER}): words.player(),
    frozenset({OBJECT}): words.object_(),
    frozenset({PLAYER, OBJECT}): words.player_or_object(),
}


def _card_ids(scenario: Scenario) -> Iterator[str]:
    """Yield the ids of cards that may be chosen from hands, graveyards and libraries: `amy.hand.1`.

    Of a player whose library is not known more may come during play; `amy.hand.` stands for all of these.
    """
    for player in scenario.players:
        for zone, cards in (
            ("hand", player.hand),
            ("graveyard", player.graveyard),
            ("library", player.library or ()),
        ):
            yield from (card_id(player.id, zone, number) for number in range(1, len(cards or ()) + 1))
            if player.library is None:
                yield f"{player.id}.{zone}."


def _named_card_faults(entry: EntrySpec, cards: Mapping[str, Card]) -> Iterator[tuple[str, str]]:
    match entry:
        case CastSpec(cast=name) if name not in cards:
            yield "cast", unknown("card", name, cards)
        case EditSpec(edit=EditCardSpec(card=name)) if name not in cards:
            yield within("edit", "card"), unknown("card", name, cards)
        case EditSpec(edit=EditCardSpec(card=name)) if not is_permanent_card(cards[name]):
            yield within("edit", "card"), words.spells_not_there("CR 304.4, 307.4")
        case _:
            pass


def _names_to_come(scenario: Scenario, library: Mapping[str, Card]) -> frozenset[str]:
    """Return the names after which something that enters during play may be called."""
    there = [card_of(spec, library) for spec in scenario.battlefield if _is_whole(spec, library)]
    faces = (face.name for card in there for face in (card, card.back) if face is not None)
    tokens = (name for card in there for name in names_of_tokens(card))
    of_effects = (name for effect in scenario.effects for name in named_within(effect.lasting.effect))
    return frozenset((*library, *faces, *tokens, *of_effects))


def _is_whole(spec: ObjectSpec, library: Mapping[str, Card]) -> bool:
    return spec.card in library if spec.card is not None else bool(spec.name and spec.types)


def _may_exist(
    named: str, ids: Collection[str], to_come: Collection[str], library: Mapping[str, Card]
) -> bool:
    """Whether an id is that of something on the table, what that becomes, or what may come later.

    On the stack, `bear~3` is an ability of the bear, and `Shock~3` a spell.
    """
    named = without_number_on_stack(named)
    first = first_incarnation(named)
    stem = first.rstrip("0123456789")
    if first in ids or (stem.endswith(".") and stem in ids):
        return True
    name = re.sub(r"( \d+)?(#\d+)?$", "", named)
    if name in to_come or name.endswith(" Token"):
        return True
    return any(
        (card.back is not None and card.back.name == name) or name in names_of_tokens(card)
        for card in library.values()
    )
