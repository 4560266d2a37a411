"""What happens by itself as the precombat main phase begins: lore counters on Sagas (CR 714.3b)."""

from __future__ import annotations

from core.characteristics.current import characteristics
from core.events.causes import ByTurn
from core.events.results import CountersPut
from core.model.game import Game
from core.rules.damage.result_effects import let_happen
from core.rules.procedure import Procedure
from core.rules.state_based.candidates import looked_at
from core.rules.state_based.sagas import final_chapter
from core.terms.counters import LORE
from core.terms.rule_numbers import RuleNumber


def put_lore_counters(game: Game) -> Procedure[Game]:
    """Let the active player put a lore counter on each Saga they control that has chapters; return the game.

    CR 714.3b: it does not use the stack; effects on counters change how many they are.
    """
    told = [
        saga
        for saga in looked_at(game).sagas
        if game.battlefield[saga].controller == game.active_player
        and final_chapter(characteristics(game, saga))
    ]
    if not told:
        return game
    put = tuple(
        CountersPut(on=saga, counter=LORE, amount=1, source=saga, cause=ByTurn(), rule=RuleNumber("714.3b"))
        for saga in told
    )
    return (yield from let_happen(game, put))
