"""What is remembered of a game is what would be worked out anew."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.abilities.effects.on_damage import DamageEffect
from core.abilities.effects.on_entering import EntersEffect
from core.abilities.effects.on_life_and_counters import CountersEffect, LifeEffect
from core.abilities.restrictions import CantAttack
from core.abilities.triggers import When
from core.cards.library import built_in
from core.characteristics.active_effects import active_effects
from core.characteristics.among_permanents import creatures, each_ability
from core.characteristics.continuous_effects import effects_in_force
from core.characteristics.current import are_known_to_be_as_before, characteristics
from core.data.shapes import keys_of, words_of
from core.data.writing import written
from core.language.phrases import ENGLISH
from core.model.game import Game
from core.model.permanents import Status
from core.play.playthrough import Playthrough
from core.rules.combat.assignment_recipients import divisions
from core.rules.state_based.candidates import looked_at
from core.rules.triggers.watching import watching
from core.scenario.format import Scenario
from core.scenario.playing import play_scenario
from core.scenario.reading import read_scenario, scenario_of
from core.terms.ids import ObjectId
from core.terms.values import replace
from tests.core.random_boards import play_at_random
from tests.core.random_effects import random_board_with_effects
from tests.golden.played import SCENARIOS, folders
from tests.support import creature, played

FILTERS: tuple[dict[str, Any], ...] = (
    {},
    {"controller": "you"},
    {"controller": "defending_player"},
    {"is_tapped": True},
    {"is_attacking": True},
    {"is_blocking": True},
    {"is_fighting": True},
    {"attacks": "you"},
    {"attacks": "you_or_planeswalker"},
    {"attacks_alone": True},
    {"is_blocked": False},
    {"in_combat_with": "this"},
    {"in_combat_with": "bearer", "is_blocking": True},
    {"is_renowned": True},
    {"started_untapped": True},
    {"counters": {"+1/+1": 1}},
    {"lacks_counter": "-1/-1"},
    {"power_at_least": 4},
    {"keyword": "flying"},
)
"""Each asks for something else that changes during play."""
CONDITIONS: tuple[dict[str, Any], ...] = (
    {"turn": "you"},
    {"life": "you", "at_least": 20},
    {"poison": "opponent"},
    {"cards": {"zone": "graveyard"}},
    {"card_types": {"zone": "graveyard", "whose": "opponent"}},
    {"cards": {"zone": "hand"}, "at_least": 0, "at_most": 0},
    {"objects": {"which": "this", "is_tapped": True}},
    {"objects": {"controller": "opponent", "is_blocking": True}},
)


def everything(game: Game) -> dict[str, object]:
    """Return the answer to every question that is remembered."""
    combat = game.combat
    fighting = (*combat.attackers, *combat.blockers) if combat is not None else ()
    events = words_of(keys_of(When)["event"].shape)
    return {
        "objects": {one: characteristics(game, one) for one in (*game.battlefield, *game.last_known)},
        "continuous": [(one.name, one.grants, one.timestamp) for one in effects_in_force(game)],
        "on damage": active_effects(game, DamageEffect),
        "on life": active_effects(game, LifeEffect),
        "on counters": active_effects(game, CountersEffect),
        "on entering": active_effects(game, EntersEffect),
        "watching": [list(watching(game, event)) for event in events],
        "divisions": divisions(game, fighting),
        "creatures": creatures(game),
        "restrictions": list(each_ability(game, CantAttack)),
        "for state-based actions": looked_at(game),
    }


def anew(game: Game) -> Game:
    """Return an equal game of which nothing has been worked out."""
    return replace(game)


def assert_remembered_rightly(playthrough: Playthrough) -> None:
    everything(playthrough.start)  # so that it is there to be handed on, from event to event
    for frame in playthrough.frames:
        assert everything(frame.game) == everything(anew(frame.game)), frame.event


def board_of_grants(random: Random) -> Scenario:
    """Return a random board whose objects make others bigger, by all that can be asked of these."""
    data = written(random_board_with_effects(random), ENGLISH)
    for spec in data.get("battlefield", []):
        if random.random() < 0.5:
            grants = {"kind": "grants", "objects": random.choice(FILTERS), "power": random.choice((1, -1))}
            if random.random() < 0.5:
                grants["as_long_as"] = random.choice(CONDITIONS)
            spec.setdefault("abilities", []).append(grants)
    return scenario_of({"format": "damage-step/1", **data})


@settings(deadline=None, max_examples=25)
@given(st.randoms(use_true_random=False))
def test_on_random_boards(random: Random) -> None:
    _, playthrough = play_at_random(random, board_of_grants(random))
    assert_remembered_rightly(playthrough)


@pytest.mark.parametrize("folder", folders())
def test_in_scenarios(folder: str) -> None:
    paths = sorted((SCENARIOS / folder).rglob("*.scenario.json"))
    for path in paths:
        assert_remembered_rightly(play_scenario(read_scenario(path), built_in()))


GIANT = ObjectId("giant")


def giant_with(**grants: Any) -> dict[str, Any]:
    return creature("giant", "4/4", abilities=[{"kind": "grants", **grants}])


def test_damage_and_life_leave_what_objects_are_alone() -> None:
    """Nothing is worked out again that does not rest on what has changed."""
    anthem = giant_with(objects={"controller": "you"}, power=1)
    combat = played(anthem, creature("bear", "2/2"), script=[{"attack": {"bear": "nicole"}}])
    everything(combat.start)
    dealt = next(frame for frame in combat.frames if frame.event.kind == "damage_event_occurred")
    assert are_known_to_be_as_before(dealt.before, dealt.game)
    attack = next(frame for frame in combat.frames if frame.event.kind == "attackers_declared")
    assert not are_known_to_be_as_before(attack.before, attack.game)


def test_an_effect_on_attacking_creatures_sees_an_attack_that_taps_nothing() -> None:
    giant = giant_with(objects={"is_attacking": True}, power=1)
    attack = played({**giant, "keywords": ["vigilance"]}, script=[{"attack": {"giant": "nicole"}}])
    everything(attack.start)
    declared = next(frame for frame in attack.frames if frame.event.kind == "attackers_declared")
    assert characteristics(declared.game, GIANT).power == 5


def test_a_changed_copy_of_a_game_knows_nothing_of_the_first() -> None:
    game = played(giant_with(objects={"controller": "you"}, power=1)).start
    assert characteristics(game, GIANT).power == 5
    turned = replace(game.battlefield[GIANT], status=Status(face_down=True))
    changed = replace(game, battlefield=game.battlefield.with_({GIANT: turned}))
    assert characteristics(changed, GIANT).power == 2
