"""The boards on which the budgets are measured."""

from __future__ import annotations

from collections.abc import Sequence

from core.scenario.format import ObjectSpec, PlayerSpec, Scenario
from core.scenario.reading import scenario_of
from core.terms.steps import Step


def in_combat(count: int, effects: Sequence[str] = ()) -> Scenario:
    """Return a combat whose blocks are declared, with permanents that have effects besides."""
    players = (PlayerSpec(id="amy"), PlayerSpec(id="nicole"))
    attackers = [
        ObjectSpec(id=f"a{n}", card="Grizzly Bears", controller="amy", attacking="nicole")
        for n in range(count)
    ]
    blockers = [
        ObjectSpec(id=f"b{n}", card="Hill Giant", controller="nicole", blocking=(f"a{n}",))
        for n in range(count)
    ]
    others = [
        ObjectSpec(id=f"e{n}", card=name, controller=("amy", "nicole")[n % 2])
        for n, name in enumerate(effects)
    ]
    battlefield = (*attackers, *blockers, *others)
    return Scenario(players=players, battlefield=battlefield, start=Step.COMBAT_DAMAGE)


def exalted(count: int) -> Scenario:
    """Return a board of creatures with exalted, one of which attacks alone (CR 702.83a)."""
    creatures = [ObjectSpec(id=f"a{n}", card="Practice Squire", controller="amy") for n in range(count)]
    return scenario_of(
        {
            "players": [PlayerSpec(id="amy"), PlayerSpec(id="nicole", life=1_000)],
            "battlefield": creatures,
            "script": [{"attack": {"a0": "nicole"}}],
        },
    )


def long_game() -> Scenario:
    """Return a combat in which a person changes something by hand over and over: 2,000 frames."""
    creatures = [ObjectSpec(id=f"o{n}", card="Hill Giant", controller="amy") for n in range(60)]
    edit = [{"edit": {"player": "amy", "life": 20 + n % 5}} for n in range(1_000)]
    players = (PlayerSpec(id="amy"), PlayerSpec(id="nicole"))
    return scenario_of(
        {"players": players, "battlefield": creatures, "script": [{"attack": {"o0": "nicole"}}, *edit]},
    )
