"""Whole combats to measure: from declare attackers to the end of combat, with all frames.

At commit 44b00d7 one such combat took 3.0 ms with 1 against 1, 6.2 with 4, 9.3 with 10, 14.6 with 20
and 59 with 100, on one core of a shared two-core server (CPython 3.11, no other load); ten effects made
that with 10 against 10 2.3 times as long, and explaining its frames took 5 ms. Budgets ask for a sixth of
that with 1 against 1, a quarter with 10, half with 100, and what lies between with 4 and 20.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from core.cards.library import built_in
from core.explain.moments import moments, told
from core.play.driving import play
from core.play.playthrough import Playthrough, Span
from core.scenario.entry_answers import to_script
from core.scenario.format import ObjectSpec, PlayerSpec
from core.scenario.reading import scenario_of
from core.scenario.setup import set_up

TEN_EFFECTS = (
    "Furnace of Rath",
    "Boon Reflection",
    "Worship",
    "Valkmira, Protector's Shield",
    "Daunting Defender",
    "Leyline of Practice",
    "Doubling Season",
    "Nine Lives",
    "Phytohydra",
    "Phantom Nishoba",
)
"""Each says something else about damage, life or counters; they compete for every recipient."""


def combat(count: int, effects: Sequence[str] = ()) -> Callable[[], Playthrough]:
    """Return a call that plays a combat of so many bears, each blocked by a giant, from a game set up."""
    attackers = {f"a{n}": "nicole" for n in range(count)}
    blockers = {f"b{n}": [f"a{n}"] for n in range(count)}
    scenario = scenario_of(
        {
            "players": [PlayerSpec(id="amy"), PlayerSpec(id="nicole")],
            "battlefield": [
                *(ObjectSpec(id=one, card="Grizzly Bears", controller="amy") for one in attackers),
                *(ObjectSpec(id=one, card="Hill Giant", controller="nicole") for one in blockers),
                *(
                    ObjectSpec(id=f"e{n}", card=name, controller=("amy", "nicole")[n % 2])
                    for n, name in enumerate(effects)
                ),
            ],
            "script": [{"attack": attackers}, {"block": blockers}],
        },
    )
    library = built_in()
    game, script = set_up(scenario, library), to_script(scenario.script, library)
    return lambda: play(game, script, Span())


def explained(count: int) -> Callable[[], object]:
    """Return a call that explains such a combat: finds its moments and tells each."""
    frames = combat(count)().frames
    return lambda: [told(one, frames) for one in moments(frames)]
