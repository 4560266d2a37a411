"""A part of a board, itself a scenario: taken out of one board, put into this one or another."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterable, Mapping

from core.cards.spec import TwoFacedSpec
from core.data.reading import with_fields
from core.data.references import Named, references_in, renamed, without
from core.data.writing import written
from core.files.fields import OBJECT, PLAYER
from core.language.phrases import ENGLISH
from core.scenario.changes import changed, new_id
from core.scenario.format import ObjectSpec, OwnCardSpec, PlayerSpec, Scenario
from core.terms.values import FrozenMap
from core.words.english.errors.scenario_errors import part_of


def excerpt(
    scenario: Scenario, objects: Collection[str], hands: Mapping[str, tuple[str, ...]] | None = None
) -> Scenario:
    """Return a board with some objects alone, as they are set up, and the file's own cards that they name.

    `hands` are names of cards, by player, that are to be in hands there. What an object is attached to
    stays written, even where that is left behind.
    """
    hands = hands or {}
    players = tuple(
        PlayerSpec(id=one.id, name=one.name, hand=hands.get(one.id, ())) for one in scenario.players
    )
    taken = tuple(spec for spec in scenario.battlefield if spec.id in objects)
    named = [*(spec.card for spec in taken if spec.card), *(name for some in hands.values() for name in some)]
    title = part_of(scenario.title)[:100]
    return Scenario(
        title=title, players=players, cards=FrozenMap(_own_cards(scenario, named)), battlefield=taken
    )


def with_excerpt(scenario: Scenario, part: Scenario) -> tuple[Scenario, tuple[str, ...]]:
    """Return the scenario with the objects and hands of a part of a board added, and the new objects' ids.

    Players are those of the same ids here, or else those that sit in the same places. Attachments stay on
    what comes along; others stay on the object of that id, or come unattached if there is none.

    Raises:
        DataError: there would be too many.
    """
    players = _seats(scenario, part)
    cards, card_names = _with_cards(scenario, part)
    ids: dict[str, str] = {}
    taken = {*(one.id for one in scenario.players), *(one.id for one in scenario.battlefield)}
    for spec in part.battlefield:
        ids[spec.id] = _fresh(spec.id, {*taken, *ids.values()})
    names = {Named(PLAYER, one): here for one, here in players.items()}
    names |= {Named(OBJECT, one): here for one, here in ids.items()}
    known = {*taken, *players, *ids}
    is_combat = any(spec.attacking for spec in scenario.battlefield)
    added = []
    for spec in part.battlefield:
        along = with_fields(
            spec,
            card=card_names.get(spec.card or "", spec.card),
            attacking=spec.attacking if is_combat else None,
            blocking=tuple(own for own in spec.blocking if own in ids and is_combat),
        )
        strangers = [Named(OBJECT, one.text) for one in references_in(along) if one.text not in known]
        kept = without(along, strangers)
        assert kept is not None  # noqa: S101 - who controls and owns it comes along
        added.append(renamed(kept, names))
    hands = {players[one.id]: tuple(card_names.get(name, name) for name in one.hand) for one in part.players}
    seated = (with_fields(one, hand=(*one.hand, *hands.get(one.id, ()))) for one in scenario.players)
    both = changed(scenario, players=tuple(seated), cards=cards, battlefield=(*scenario.battlefield, *added))
    return both, tuple(ids.values())


def with_copies(scenario: Scenario, objects: Collection[str]) -> tuple[Scenario, tuple[str, ...]]:
    """Return the scenario with a second one of some objects, each beside the first, and the new ids.

    What is attached to one of them, and is copied with it, is attached to the copy.
    """
    taken = {*(one.id for one in scenario.players), *(one.id for one in scenario.battlefield)}
    ids: dict[str, str] = {}
    for spec in scenario.battlefield:
        if spec.id in objects:
            ids[spec.id] = _fresh(spec.id, {*taken, *ids.values()})
    names = {Named(OBJECT, one): copy for one, copy in ids.items()}
    board: list[ObjectSpec] = []
    for spec in scenario.battlefield:
        board.append(spec)
        if spec.id in ids:
            board.append(renamed(spec, names))
    return changed(scenario, battlefield=tuple(board)), tuple(ids.values())


def _fresh(object_id: str, taken: Collection[str]) -> str:
    """Return an id that is not taken: the same, or the same with the next free number."""
    if object_id not in taken:
        return object_id
    return new_id(re.sub(r"-\d+$", "", object_id), taken)


def _seats(scenario: Scenario, part: Scenario) -> dict[str, str]:
    """Return which player of the scenario stands for each one of the part."""
    here = [one.id for one in scenario.players]
    return {
        one.id: one.id if one.id in here else here[place % len(here)]
        for place, one in enumerate(part.players)
    }


def _with_cards(scenario: Scenario, part: Scenario) -> tuple[dict[str, OwnCardSpec], dict[str, str]]:
    """Return the own cards of both, and what cards of the part are called now.

    A card that is another one here under the same name gets a number.
    """
    cards, called = dict(scenario.cards), {}
    used = {spec.card.lower() for spec in scenario.battlefield if spec.card}
    for one in scenario.players:
        used.update(name.lower() for name in (*one.hand, *one.graveyard, *(one.library or ())))
    for name, spec in part.cards.items():
        taken = {other.lower() for other in cards} | used
        called[name] = name
        if cards.get(name) != spec:
            number = 2
            while called[name].lower() in taken:
                called[name] = f"{name} {number}"
                number += 1
            cards[called[name]] = spec
    return cards, called


def _own_cards(scenario: Scenario, named: Iterable[str]) -> dict[str, OwnCardSpec]:
    """Return the file's own cards among those named, and those that they name in turn."""
    found: dict[str, OwnCardSpec] = {}
    wanted = {name.lower() for name in named}
    while more := {
        name: spec for name, spec in scenario.cards.items() if name.lower() in wanted - _low(found)
    }:
        found |= more
        texts = " ".join(_text(spec) for spec in more.values())
        wanted |= {name.lower() for name in scenario.cards if name.lower() in texts}
    return found


def _low(names: Iterable[str]) -> set[str]:
    return {name.lower() for name in names}


def _text(card: TwoFacedSpec) -> str:
    return json.dumps(written(card, ENGLISH), ensure_ascii=False).lower()
