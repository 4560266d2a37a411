"""Random boards, and random players for them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from core.cards.library import built_in
from core.data.reading import with_fields
from core.language.phrases import known_phrases
from core.model.game import Game
from core.play.playthrough import Asking, Playthrough
from core.rules.choices.choice import Answer, Choice
from core.rules.combat.attack_candidates import candidates
from core.rules.combat.attack_choice import Attacks, DeclareAttackers
from core.rules.combat.attackable import attackable
from core.rules.combat.block_candidates import able_blocks, block_capacity
from core.rules.combat.block_choice import Blocks, DeclareBlockers
from core.rules.combat.enlisting import enlist_capacity, why_not_enlist
from core.scenario.entry_answers import to_entry
from core.scenario.format import Scenario
from core.scenario.playing import play_scenario
from core.scenario.reading import scenario_of
from core.terms.ids import ObjectId, PlayerId
from core.terms.values import FrozenMap

PLAYERS = ("amy", "nicole", "raj")
PHRASES = sorted({*known_phrases(), "toxic 2", "toxic 3", "protection from green"})
CARDS = ("Ilse, the Patient", "Siege of the Ford", "Endless Parley", "Island", "Marisel, Oath in Bronze")
MANA_COSTS = ("", "", "{2}{R}", "{X}{G}{G}", "{W/B}{W/B}", "{2/U}", "{R/G/P}", "{C}{S}")
TYPES = (("creature",), ("creature",), ("artifact", "creature"), ("creature", "planeswalker"))


_TIRED = 50


def random_board(random: Random) -> Scenario:
    """Return a board of up to twelve permanents, two or three players, under either era."""
    players = PLAYERS[: random.randint(2, 3)]
    count = random.randint(0, 12)
    return scenario_of(
        {
            "era": random.choice(("current", "ordered")),
            "until": random.choice(("end_of_combat", "cleanup", "next combat")),
            "players": [{"id": player, "life": random.randint(1, 20)} for player in players],
            "battlefield": [_object(random, f"o{number}", players) for number in range(count)],
            "start": random.choice(("untap", "upkeep", "declare_attackers", "declare_attackers")),
        },
    )


def play_at_random(
    random: Random, scenario: Scenario, before_playing: Callable[[Scenario], None] = lambda _: None
) -> tuple[Scenario, Playthrough]:
    """Return the scenario with the script of players who do anything legal, and what comes of it.

    `before_playing` hears the script so far, each time before it is played.

    After fifty answers they tire of it, as in a loop that asks something each time around; the
    defaults play on, and playing itself sees that it comes to nothing (CR 104.4b).
    """
    while True:
        before_playing(scenario)
        asking = Asking.DECISIONS if len(scenario.script) < _TIRED else Asking.NOTHING
        playthrough = play_scenario(scenario, built_in(), asking=asking)
        if playthrough.pending is None:
            return scenario, playthrough
        answer = answer_at_random(random, playthrough.game, playthrough.pending)
        entry = to_entry(playthrough.pending, answer, playthrough.pending.player)
        entry = with_fields(entry, at=playthrough.game.turn_step)
        scenario = with_fields(scenario, script=(*scenario.script, entry))


def _object(random: Random, object_id: str, players: tuple[str, ...]) -> dict[str, Any]:
    spec: dict[str, Any] = {"id": object_id, "controller": random.choice(players)}
    if random.randint(0, 9) == 0:
        return {**spec, "card": random.choice(CARDS)}
    return {
        **spec,
        "name": random.choice(("Bear", "Ox", "Elk")),
        "types": random.choice(TYPES),
        "supertypes": random.choice(((), (), (), ("legendary",))),
        "mana_cost": random.choice(MANA_COSTS),
        "colors": random.choice((None, random.sample("WUBRG", random.randint(0, 2)))),
        "power": random.randint(-2, 8),
        "toughness": random.randint(1, 8),
        "loyalty": random.randint(1, 5),
        "keywords": random.sample(PHRASES, random.randint(0, 4)),
        "counters": {random.choice(("+1/+1", "-1/-1", "first strike")): random.randint(0, 2)},
        "damage": random.choice((0, 0, 0, 1, 2, 5)),
        "tapped": random.randint(0, 7) == 0,
        "summoning_sick": random.randint(0, 9) == 0,
        "token": random.randint(0, 5) == 0,
        "phased_out": random.randint(0, 14) == 0,
        "commander": random.randint(0, 9) == 0,
    }


def _enlists(
    random: Random, game: Game, player: PlayerId, attackers: list[ObjectId]
) -> FrozenMap[ObjectId, tuple[ObjectId, ...]]:
    """Return one creature that stays at home for each attacker that can enlist, while there are any."""
    attacks = dict.fromkeys(attackers, player)
    home = [one for one in game.battlefield if why_not_enlist(game, player, one, attacks) is None]
    random.shuffle(home)
    eager = [one for one in attackers if enlist_capacity(game, one)]
    return FrozenMap((attacker, (one,)) for attacker, one in zip(eager, home, strict=False))


def answer_at_random(random: Random, game: Game, choice: Choice[Any]) -> Answer:
    """Return something legal: a random attack or block if that is legal, else the default."""
    answer: Answer | None = None
    match choice:
        case DeclareAttackers(player=player):
            targets = attackable(game, player)
            able = [creature for creature in candidates(game, player) if random.random() < 0.8]
            answer = Attacks(
                attacks=FrozenMap((creature, random.choice(targets)) for creature in able),
                enlists=_enlists(random, game, player, able),
            )
        case DeclareBlockers(player=player):
            blocks = {}
            for creature, attackers in able_blocks(game, player).items():
                most = block_capacity(game, creature) or len(attackers)
                blocks[creature] = tuple(
                    random.sample(attackers, random.randint(0, min(most, len(attackers))))
                )
            answer = Blocks(blocks=FrozenMap((b, attackers) for b, attackers in blocks.items() if attackers))
        case _:
            pass
    if answer is None or choice.violations(game, answer):
        return choice.default(game)
    return answer
