"""Random boards of the cards of a file, and random players who do whatever is legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Protocol

from core.abilities.card_texts.chosen_modes import in_modes
from core.abilities.card_texts.stack_abilities import Activated, Spell, says_x
from core.cards.card_file import card_objects
from core.cards.library import built_in
from core.cards.printed_text import PrintedCard, read_card
from core.data.reading import with_fields
from core.model.cards import Card, is_permanent_card, permissions_of, spell_of
from core.other_programs.printed_cards import own_card
from core.play.playthrough import Asking, Decision, Playthrough
from core.rules.announcing.announced_division import divided_points
from core.rules.announcing.announced_targets import possible_targets, wanted_targets
from core.rules.announcing.naming import stack_reference
from core.rules.announcing.spells import announces_x, as_spell
from core.rules.announcing.where_abilities_work import numbered_abilities
from core.rules.choices.choice import Answer
from core.rules.combat.attack_choice import DeclareAttackers
from core.rules.combat.block_choice import DeclareBlockers
from core.rules.priority_choice import Priority
from core.scenario.action_entries import AbilityOf, ActivateSpec, CastSpec
from core.scenario.answering_otherwise import Course, with_entries_for
from core.scenario.card_problems import tokens_named
from core.scenario.entry_answers import to_entry
from core.scenario.every_answer import legal_answers
from core.scenario.format import Scenario
from core.scenario.known_cards import known_cards
from core.scenario.playing import play_scenario
from core.scenario.reading import scenario_of
from core.terms.card_types import CardType
from core.terms.ids import ObjectId, RecipientId
from core.terms.values import FrozenMap
from tests.core.random_boards import answer_at_random

PLAYERS = ("amy", "nicole", "raj")
_ANSWERS, _ACTIONS, _TRIES = 60, 8, 6
"""So many answers are given, so many things done at random; what isn't legal is tried so often."""


class Cards(Protocol):
    """Where the cards of a random board come from."""

    def draw(self, random: Random) -> tuple[str, Mapping[str, Any]]:
        """Return the name of a card and its fields in a scenario file."""


class CardPool:
    """The cards of a file that the program reads whole, one of them at random when it is wanted."""

    def __init__(self, path: Path) -> None:
        self._printed = [found for _, found in card_objects(path)]

    def draw(self, random: Random) -> tuple[str, Mapping[str, Any]]:
        """Return the name of a card and its fields in a scenario file."""
        while True:
            found = random.choice(self._printed)
            name, text = found["name"], found.get("oracle_text") or found.get("text") or ""
            kinds = found.get("type_line") or found.get("type") or ""
            lines = read_card(PrintedCard(name, kinds, text))
            card = own_card(found)
            is_whole = all(line.stopped is None for line in lines if line.concerns_table)
            if card is None or name in built_in() or not lines or not is_whole or "back" in card.fields:
                continue
            alone = scenario_of({"players": [{"id": "amy"}, {"id": "nicole"}], "cards": {name: card.fields}})
            if not tokens_named(alone) - set(known_cards(alone, built_in())):
                return name, card.fields


def random_board_of_cards(random: Random, pool: Cards) -> Scenario:
    """Return a board on which and in whose hands, graveyards and libraries cards of a file are."""
    players = PLAYERS[: random.randint(2, 3)]
    drawn = dict(pool.draw(random) for _ in range(random.randint(3, 9)))
    board: dict[str, Any] = {
        "era": random.choice(("current", "ordered", "stack")),
        "until": random.choice(("end_of_combat", "cleanup", "next combat")),
        "start": random.choice(("upkeep", "precombat_main", "declare_attackers")),
        "players": [_player(random, player, tuple(drawn)) for player in players],
        "cards": drawn,
    }
    known = known_cards(scenario_of(board), built_in())
    bears = [{"id": f"bear-{n}", "card": "Grizzly Bears", "controller": players[n]} for n in range(2)]
    lying: list[dict[str, Any]] = [
        {"id": f"o{n}", "card": name, "controller": random.choice(players), "tapped": random.random() < 0.1}
        for n, name in enumerate(drawn)
        if is_permanent_card(known[name])
    ]
    hosts = [one["id"] for one in lying if CardType.CREATURE in known[one["card"]].types] + [
        "bear-0",
        "bear-1",
    ]
    for one in lying:
        if {"Aura", "Equipment"} & set(known[one["card"]].subtypes) and random.random() < 0.8:
            one["attached_to"] = random.choice([host for host in hosts if host != one["id"]])
        if CardType.BATTLE in known[one["card"]].types:
            one["protector"] = next(player for player in players if player != one["controller"])
    return scenario_of({**board, "battlefield": [*bears, *lying]})


def play_cards_at_random(
    random: Random, scenario: Scenario, before_playing: Callable[[Scenario], None] = lambda _: None
) -> tuple[Scenario, Playthrough]:
    """Return the scenario with the script of players who do anything legal, and what comes of it.

    `before_playing` hears the script so far, each time before it is played.
    """
    actions = random.randint(0, _ACTIONS)
    while True:
        before_playing(scenario)
        asking = Asking.DECISIONS if len(scenario.script) < _ANSWERS else Asking.NOTHING
        playthrough = play_scenario(scenario, built_in(), asking=asking)
        done = _with_action(random, Course(scenario, playthrough)) if actions > 0 else None
        actions -= 1
        if done is not None:
            scenario = done
        elif playthrough.pending is None:
            return scenario, playthrough
        else:
            answer = _answer(random, playthrough.decisions[-1])
            entry = to_entry(playthrough.pending, answer, playthrough.pending.player)
            entry = with_fields(entry, at=playthrough.game.turn_step)
            scenario = with_fields(scenario, script=(*scenario.script, entry))


def _player(random: Random, player: str, names: Sequence[str]) -> dict[str, Any]:
    zones = {zone: random.choices(names, k=random.randint(0, 3)) for zone in ("hand", "graveyard", "library")}
    return {"id": player, "life": random.randint(1, 20), **zones}


def _answer(random: Random, decision: Decision) -> Answer:
    """Return a random attack or block, one of the first legal answers to anything else, or the default."""
    if random.random() < 0.7 and not isinstance(decision.choice, DeclareAttackers | DeclareBlockers):
        found = tuple(islice(legal_answers(decision), 30))
        if found:
            return random.choice(found)
    return answer_at_random(random, decision.game, decision.choice)


def _with_action(random: Random, course: Course) -> Scenario | None:
    """Return the scenario in which somebody does something at a moment of priority; None if nobody can."""
    scenario, playthrough = course
    cards = known_cards(scenario, built_in())
    free = [
        one
        for one in playthrough.decisions
        if isinstance(one.choice, Priority) and one.next_entry == len(scenario.script)
    ]
    for _ in range(_TRIES if free else 0):
        decision = random.choice(free)
        entry = _cast(random, decision, cards) if random.random() < 0.5 else _activation(random, decision)
        if entry is not None and not decision.choice.violations(decision.game, entry.answer(cards)):
            return with_entries_for(course, decision, (entry,), cards, replaces=False)[0]
    return None


def _cast(random: Random, decision: Decision, cards: Mapping[str, Card]) -> CastSpec | None:
    """Return a spell cast from a hand, or a graveyard if that may be, with targets that may be legal."""
    game, player = decision.game, decision.choice.player
    there = [one for one in (*game.hand, *game.graveyard) if one.owner == player]
    able = [one for one in there if one in game.hand or permissions_of(one.card)]
    picked = random.choice(able) if able else None
    card = picked.card if picked is not None else None
    whole = spell_of(card) if card is not None else None
    modes = _modes(random, whole)
    spell = as_spell(card, modes) if card is not None else None
    if card is None or spell is None or card.name not in cards:
        return None
    chosen = _targets(random, decision, spell, card, None)
    return CastSpec(
        cast=card.name,
        from_="graveyard" if picked in game.graveyard else None,
        modes=modes,
        by=player,
        at=game.turn_step,
        targets=tuple(stack_reference(game, one) for one in chosen),
        division=_division(random, spell, chosen),
        x=random.randint(0, 3) if says_x(spell.does) or announces_x(card) else 0,
    )


def _activation(random: Random, decision: Decision) -> ActivateSpec | None:
    """Return an ability that is activated, with targets that may be legal."""
    game = decision.game
    cards = (one.id for one in (*game.graveyard, *game.hand))
    found = [
        (one, number, ability)
        for one in (*game.battlefield, *cards)
        for number, ability in numbered_abilities(game, one).items()
    ]
    if not found:
        return None
    source, number, whole = random.choice(found)
    modes = _modes(random, whole)
    ability = in_modes(whole, modes)
    chosen = _targets(random, decision, ability, None, source)
    return ActivateSpec(
        activate=AbilityOf(object=source, ability=number),
        modes=modes,
        by=decision.choice.player,
        at=game.turn_step,
        targets=tuple(stack_reference(game, one) for one in chosen),
        division=_division(random, ability, chosen),
        x=random.randint(0, 3) if says_x(ability.does) else 0,
    )


def _modes(random: Random, text: Spell | Activated | None) -> tuple[int, ...]:
    if text is None or not text.modes:
        return ()
    return tuple(sorted(random.sample(range(1, len(text.modes) + 1), text.least_modes)))


def _targets(
    random: Random, decision: Decision, text: Spell | Activated, card: Card | None, source: ObjectId | None
) -> tuple[RecipientId, ...]:
    chosen: list[RecipientId] = []
    for spec in wanted_targets(text, random.randint(0, 2)):
        legal = tuple(possible_targets(decision.game, decision.choice.player, spec, card, source))
        if not legal:
            break
        chosen.append(random.choice(legal))
    return tuple(chosen)


def _division(random: Random, text: Spell | Activated, targets: Sequence[RecipientId]) -> FrozenMap[str, int]:
    points = divided_points(text.does, 0)
    if points is None or not targets:
        return FrozenMap()
    given = Counter(random.choices(list(map(str, targets)), k=points))
    return FrozenMap(given)
