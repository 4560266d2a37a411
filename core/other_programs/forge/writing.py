"""Writing a scenario as a game state of Forge, which is a puzzle as well."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from core.abilities.ability import Ability
from core.language.phrases import phrase
from core.model.cards import Card
from core.other_programs.forge.words import NEW_LINE, PHASE_OF, counter_word
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
from core.scenario.entries import AttackSpec
from core.scenario.format import ObjectSpec, PlayerSpec, Scenario
from core.scenario.object_cards import card_of
from core.terms.card_types import CardType
from core.terms.counters import DEFENSE, LOYALTY, POISON
from core.terms.steps import Step
from core.terms.turn_steps import TurnStep

_SEATS: Final = ("human", "ai")
_FLAGS: Final = {
    "tapped": "Tapped",
    "summoning_sick": "SummonSick",
    "renowned": "Renowned",
    "phased_out": "PhasedOut",
    "face_down": "FaceDown",
    "transformed": "Transformed",
    "commander": "IsCommander",
}
_KEPT: Final = frozenset({*_FLAGS, "token", "damage", "attacking"})
_ENDS_NAME: Final = re.compile(r"[;|]+")
_ENDS_TOKEN: Final = re.compile(r"[;|,]+")
_PARTED: Final = re.compile(r"[;|,-]")
_ABOUT_PUZZLE: Final = ("Goal:Win", "Turns:1", "Difficulty:Easy")
"""What a puzzle has to say; a game state passes it over."""


def forge_text(scenario: Scenario, cards: Mapping[str, Card], *, by_name: bool = False) -> Written:
    """Return a scenario as Forge reads it; `cards` are those it may name.

    `by_name`: cards that are written out are meant as cards that Forge knows; otherwise they become tokens.
    """
    return _Writing(scenario, cards, by_name=by_name).written()


class _Writing:
    def __init__(self, scenario: Scenario, cards: Mapping[str, Card], *, by_name: bool) -> None:
        self._scenario, self._cards, self._by_name = scenario, cards, by_name
        self._left_out: list[LeftOut] = []
        self._seats = dict(zip((one.id for one in scenario.players), _SEATS, strict=False))
        self._there = [one for one in scenario.battlefield if one.controller in self._seats]
        self._attacks = self._attacked()
        referred = {one.attached_to for one in self._there} | {*self._attacks.values()}
        self._numbers = {one.id: number for number, one in enumerate(self._there, 1) if one.id in referred}

    def written(self) -> Written:
        scenario = self._scenario
        self._left_out += lost_settings(scenario)
        for other in scenario.players[len(_SEATS) :]:
            self._left_out.append(LeftOut(Loss.PLAYER, other.name or other.id))
        step = self._step()
        described = NEW_LINE.join(" ".join(line.split()) for line in scenario.description.splitlines())
        lines = [
            "[metadata]",
            f"Name:{scenario.title}",
            *_ABOUT_PUZZLE,
            *([f"Description:{described}"] if described else []),
            "[state]",
            f"activeplayer={self._seats.get(scenario.active or '', _SEATS[0])}",
            f"activephase={PHASE_OF[step]}",
        ]
        for player in scenario.players[: len(_SEATS)]:
            lines += self._player(player, self._seats[player.id])
        return Written("\n".join(lines) + "\n", tuple(dict.fromkeys(self._left_out)))

    def _attacked(self) -> dict[str, str]:
        """Return what attacks what, by ids: by the first decision, or in a combat under way."""
        scenario = self._scenario
        under_way = {one.id: one.attacking for one in self._there if one.attacking is not None}
        first = scenario.script[0] if scenario.script else None
        if (
            isinstance(first, AttackSpec)
            and first.attack
            and not under_way
            and first.at in {None, TurnStep(Step.DECLARE_ATTACKERS)}
            and scenario.start is Step.DECLARE_ATTACKERS
            and not (first.bands or first.enlist)
            and not any(one.tapped and one.id in first.attack for one in self._there)  # no legal attack
        ):
            self._left_out += lost_decisions(scenario.script[1:])
            known = {*self._seats, *(one.id for one in self._there)}
            return {one: to for one, to in first.attack.items() if one in known and to in known}
        self._left_out += lost_decisions(scenario.script)
        return under_way

    def _step(self) -> Step:
        """Return where play starts there: before attackers are declared, or as they are."""
        start = self._scenario.start
        if any(one.attacking for one in self._there):
            step, said = Step.DECLARE_BLOCKERS, Step.DECLARE_ATTACKERS
        elif start is Step.DECLARE_ATTACKERS and not self._attacks:
            step = said = Step.BEGINNING_OF_COMBAT
        else:
            return start
        self._left_out.append(LeftOut(Loss.FROM_ANOTHER_STEP, "", said.words))
        return step

    def _player(self, player: PlayerSpec, seat: str) -> Iterator[str]:
        name = player.name or player.id
        self._left_out += lost_of_player(player)
        yield f"{seat}life={player.life}"
        counters = {**player.counters, POISON: player.poison}
        if counters := {kind: count for kind, count in counters.items() if count}:
            yield f"{seat}counters={self._counters(counters, name, 'player_counters')}"
        own = [self._object(one) for one in self._there if one.controller == player.id]
        if own:
            yield f"{seat}battlefield={';'.join(own)}"
        for zone in ("hand", "graveyard", "library"):
            names: tuple[str, ...] | None = getattr(player, zone)
            if names or (zone == "library" and names is not None):
                yield f"{seat}{zone}={';'.join(self._in_zone(one) for one in names or ())}"

    def _in_zone(self, name: str) -> str:
        if is_own(name, self._scenario):
            self._left_out.append(LeftOut(Loss.OWN_CARD, name))
        return self._name(name, name, _ENDS_NAME)

    def _name(self, name: str, of: str, ends: re.Pattern[str]) -> str:
        """Return a name without what would end it."""
        written = " ".join(ends.sub(" ", name).split())
        if written != name or not written:
            self._left_out.append(LeftOut(Loss.PART, of, "name"))
        return written or "?"

    def _counters(self, counters: Mapping[str, int], of: str, part: str) -> str:
        words = {kind: counter_word(kind) for kind in counters}
        if None in words.values():
            self._left_out.append(LeftOut(Loss.PART, of, part))
        return ",".join(f"{word}={counters[kind]}" for kind, word in words.items() if word is not None)

    def _object(self, spec: ObjectSpec) -> str:
        of = name_of(spec)
        self._left_out += lost_state(spec, _KEPT)
        card = card_of(spec, self._cards)
        if self._by_name and not spec.token and not is_plain(spec, self._scenario):
            written = self._name(card.name, of, _ENDS_NAME)
            self._left_out.append(LeftOut(Loss.BY_NAME, of))
        elif spec.token or not is_plain(spec, self._scenario):
            written = self._token(card, of)
            self._left_out += [] if spec.token else [LeftOut(Loss.BECOMES_TOKEN, of)]
        else:
            assert spec.card is not None  # noqa: S101 - a plain one is a card
            self._left_out += lost_overrides(spec, self._cards)
            written = self._name(self._cards[spec.card].name, of, _ENDS_NAME)
        counters = all_counters(spec)
        if written.startswith("t:"):  # a token has no card that would say how many it enters with
            for kind, count in ((LOYALTY, card.loyalty), (DEFENSE, card.defense)):
                if count:
                    counters.setdefault(kind, count)
        return "|".join((written, *self._marks(spec, of, counters)))

    def _marks(self, spec: ObjectSpec, of: str, counters: Mapping[str, int]) -> Iterator[str]:
        if spec.id in self._numbers:
            yield f"Id:{self._numbers[spec.id]}"
        yield from (mark for key, mark in _FLAGS.items() if getattr(spec, key))
        if counters and (said := self._counters(counters, of, "counters")):
            yield f"Counters:{said}"
        if spec.damage:
            yield f"Damage:{spec.damage}"
        if spec.attached_to in self._numbers:
            yield f"AttachedTo:{self._numbers[spec.attached_to]}"
        elif spec.attached_to is not None:
            self._left_out.append(LeftOut(Loss.PART, of, "attached_to"))
        if (target := self._attacks.get(spec.id)) is not None:
            yield f"Attacking:{self._numbers[target]}" if target in self._numbers else "Attacking"

    def _token(self, card: Card, of: str) -> str:
        """Return a token that is written out, without what only its own text would say."""
        types = [
            *(one.value for one in card.supertypes),
            *(one.value for one in CardType if one in card.types),
        ]
        subtypes = [one for one in card.subtypes if not _PARTED.search(one)]
        said = [*(one.value for one in sorted(card.keywords)), *self._phrases(card.abilities, of)]
        keywords = [one for one in said if not _PARTED.search(one)]
        is_creature = CardType.CREATURE in card.types
        lost = {
            "abilities": bool(card.effects),
            "keywords": len(keywords) < len(said),
            "subtypes": len(subtypes) < len(card.subtypes),
            "size": not is_creature and card.power is not None,
            "mana_cost": bool(card.mana_cost),
            "back": card.back is not None,
        }
        self._left_out += (LeftOut(Loss.PART, of, part) for part, is_lost in lost.items() if is_lost)
        colors = " ".join(one.value for one in sorted(card.colors)) or "no cost"
        return ",".join(
            (
                self._name(card.name, of, _ENDS_TOKEN),
                f"P:{card.power if is_creature else 0}",
                f"T:{card.toughness if is_creature else 0}",
                f"Cost:{colors}",
                f"Types:{'-'.join((*(one.capitalize() for one in types), *subtypes))}",
                f"Keywords:{'-'.join(one[:1].upper() + one[1:] for one in keywords)}",
            )
        ).join(("t:", ""))

    def _phrases(self, abilities: tuple[Ability, ...], of: str) -> Iterator[str]:
        for one in abilities:
            try:
                yield phrase(one)
            except ValueError:
                self._left_out.append(LeftOut(Loss.PART, of, "abilities"))
