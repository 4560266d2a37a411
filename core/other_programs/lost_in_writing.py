"""What no other program's file can hold of a scenario, or what this one can't."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Final, NamedTuple

from core.model.cards import Card
from core.other_programs.left_out import LeftOut, Loss
from core.scenario.entries import EntrySpec, key_of
from core.scenario.format import ObjectSpec, PlayerSpec, Scenario
from core.scenario.object_cards import card_of
from core.terms.counters import DEFENSE, LOYALTY
from core.terms.eras import Era
from core.terms.steps import Step
from core.terms.turn_steps import TurnStep

_OVERRIDES: Final = (
    *("name", "types", "subtypes", "supertypes", "mana_cost", "colors", "power", "toughness"),
    *("keywords", "abilities", "text", "back"),
)
"""The fields of an object for what it is, if that is other than its card."""
_TOLD_APART: Final = frozenset(
    {"id", "card", "controller", "owner", "attached_to", "counters", "loyalty", "defense", *_OVERRIDES}
)
_STATE: Final = tuple(name for name in ObjectSpec.__struct_fields__ if name not in _TOLD_APART)
"""The fields of an object for the state it is in, apart from its counters and what it is attached to."""
_OF_PLAYERS: Final = ("commander_damage", "this_turn", "spells_last_turn", "monarch")


class Written(NamedTuple):
    """A board as the text of another program's file.

    Attributes:
        left_out: what the file doesn't have.
    """

    text: str
    left_out: tuple[LeftOut, ...]


def name_of(spec: ObjectSpec) -> str:
    """Return what an object is called."""
    return spec.name or spec.card or spec.id


def lost_settings(scenario: Scenario) -> Iterator[LeftOut]:
    """Yield what is lost of how a scenario is played."""
    if scenario.era is not Era.CURRENT:
        yield LeftOut(Loss.SETTING, "era")
    usual = Step.CLEANUP if scenario.start.comes_after(Step.END_OF_COMBAT) else Step.END_OF_COMBAT
    if scenario.until != TurnStep(usual):
        yield LeftOut(Loss.SETTING, "until")
    if scenario.options.planeswalker_redirection:
        yield LeftOut(Loss.SETTING, "redirection")
    yield from (LeftOut(Loss.EFFECT, one.name) for one in scenario.effects)
    if scenario.variations:
        yield LeftOut(Loss.SETTING, "variations")


def lost_decisions(script: Collection[EntrySpec]) -> Iterator[LeftOut]:
    """Yield the decisions of a script that are lost."""
    yield from (LeftOut(Loss.DECISION, key_of(one)) for one in script)


def lost_of_player(player: PlayerSpec) -> Iterator[LeftOut]:
    """Yield what is lost of a player, whatever the file."""
    for key in _OF_PLAYERS:
        if getattr(player, key) != getattr(_PLAYER, key):
            yield LeftOut(Loss.PART, player.name or player.id, key)


def lost_state(spec: ObjectSpec, kept: Collection[str]) -> Iterator[LeftOut]:
    """Yield what is lost of the state of an object; `kept` names the fields that aren't."""
    for key in _STATE:
        if key not in kept and getattr(spec, key):
            yield LeftOut(Loss.PART, name_of(spec), key)
    if spec.owner not in {None, spec.controller}:
        yield LeftOut(Loss.PART, name_of(spec), "owner")


def lost_overrides(spec: ObjectSpec, cards: Mapping[str, Card]) -> Iterator[LeftOut]:
    """Yield what is lost of what an object is if only the name of its card is written."""
    assert spec.card is not None  # noqa: S101 - asked only for objects with cards
    if card_of(spec, cards) == cards[spec.card]:
        return
    parts = {"text": "abilities"}
    told = (parts.get(key, key) for key in _OVERRIDES if getattr(spec, key))
    zero = (key for key in ("power", "toughness") if getattr(spec, key) == 0)
    yield from (LeftOut(Loss.PART, name_of(spec), key) for key in dict.fromkeys((*told, *zero)))


def all_counters(spec: ObjectSpec) -> dict[str, int]:
    """Return the counters on an object, with a loyalty and a defense that aren't its card's."""
    counters = {kind: count for kind, count in spec.counters.items() if count}
    for kind, count in ((LOYALTY, spec.loyalty), (DEFENSE, spec.defense)):
        if count is not None:
            counters.setdefault(kind, count)
    return counters


def is_plain(spec: ObjectSpec, scenario: Scenario) -> bool:
    """Whether an object is a card of the library, which others know by its name."""
    return spec.card is not None and not is_own(spec.card, scenario)


def is_own(name: str, scenario: Scenario) -> bool:
    """Whether the scenario defines the card of a name itself."""
    return name.lower() in {one.lower() for one in scenario.cards}


_PLAYER: Final = PlayerSpec(id="x")
