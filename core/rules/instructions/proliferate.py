"""Proliferating (CR 701.34a) and populating (CR 701.36a)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.instructions.create_tokens import CreateTokens
from core.abilities.instructions.keyword_actions import Populate, Proliferate
from core.characteristics.current import characteristics
from core.events.causes import instruction_of
from core.events.results import CountersPut, Result
from core.events.spells_and_abilities import NothingDone
from core.model.game import Game
from core.model.permanents import Origin
from core.model.waiting_effects import EffectId
from core.rules.choices.one import ChooseOne
from core.rules.choices.picking import EffectRef
from core.rules.choices.purposes import WhatIsPopulated, WhatProliferates
from core.rules.choices.some import ChooseSome
from core.rules.damage.result_effects import let_happen
from core.rules.instructions.performing import perform, performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure, ask
from core.rules.triggers.happening import happen
from core.terms.called import Called
from core.terms.counters import MINUS_ONE, POISON, STUN, CounterKind
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import FrozenMap, replace

_PROLIFERATE = RuleNumber("701.34a")
_POPULATE = RuleNumber("701.36a")
_NO_TOKEN = RuleNumber("701.36b")
_HARMFUL = frozenset({MINUS_ONE, POISON, STUN})
"""Kinds of counters that nobody gives more of to what is their own."""


@performs(Proliferate)
def proliferate(resolution: Resolution, _part: Proliferate) -> Procedure[Game]:
    """Have the controller choose who gets another counter of each kind; all of them get them at once."""
    game, item = resolution.game, resolution.item
    there = dict(_with_counters(game))
    if not there:
        return game
    wanted = [one for one, counters in there.items() if _is_good(resolution, one, counters)]
    ordered = [*wanted, *(one for one in there if one not in wanted)]
    choice = ChooseSome(
        player=item.controller,
        purpose=WhatProliferates(),
        among=tuple(EffectRef(id=EffectId(one), name=Called(game.label(one))) for one in ordered),
        count=len(ordered),
        least=0,
        suggested=len(wanted),
        rule=_PROLIFERATE,
    )
    chosen = (yield from ask(choice)).targets
    more: tuple[Result, ...] = tuple(
        CountersPut(
            on=one,
            counter=counter,
            amount=1,
            source=item.source,
            cause=instruction_of(item),
            rule=_PROLIFERATE,
        )
        for one in chosen
        for counter, count in there[one].items()
        if count
    )
    return (yield from let_happen(game, more)) if more else game


def _with_counters(game: Game) -> Iterator[tuple[RecipientId, FrozenMap[CounterKind, int]]]:
    """Yield the permanents and the players that have a counter, with their counters."""
    for permanent in game.battlefield.values():
        if any(permanent.counters.values()):
            yield permanent.id, permanent.counters
    for player in game.players_in_game:
        if any(game.players[player].counters.values()):
            yield player, game.players[player].counters


def _is_good(resolution: Resolution, one: RecipientId, counters: FrozenMap[CounterKind, int]) -> bool:
    """Whether more of these counters are likely to help the controller of the ability."""
    game, you = resolution.game, resolution.item.controller
    owner = PlayerId(one) if one in game.players else game.battlefield[ObjectId(one)].controller
    harms = any(count and kind in _HARMFUL for kind, count in counters.items())
    return harms is (owner != you)


@performs(Populate)
def populate(resolution: Resolution, _part: Populate) -> Procedure[Game]:
    """Create a token that is a copy of a creature token of the controller's choice (CR 701.36b: or none)."""
    game, item = resolution.game, resolution.item
    tokens = [
        one.id
        for one in game.battlefield.values()
        if one.controller == item.controller
        and one.origin is Origin.TOKEN
        and characteristics(game, one.id).is_creature
    ]
    if not tokens:
        return (yield from happen(game, NothingDone(ability=item, why="no_token", rule=_NO_TOKEN)))
    token = tokens[0]
    if len(tokens) > 1:
        largest_first = sorted(tokens, key=lambda one: -characteristics(game, one).power)
        among = tuple(EffectRef(id=EffectId(one), name=Called(game.label(one))) for one in largest_first)
        choice = ChooseOne(player=item.controller, purpose=WhatIsPopulated(), among=among, rule=_POPULATE)
        token = ObjectId((yield from ask(choice)).value)
    return (yield from perform(_about(resolution, token), CreateTokens(copy_of="it")))


def _about(resolution: Resolution, token: ObjectId) -> Resolution:
    return replace(resolution, item=replace(resolution.item, it=token))
