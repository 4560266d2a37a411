"""What happened earlier in the turn in which play begins, as a scenario says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from core.characteristics.current import characteristics
from core.model.cards import Card
from core.model.game import Game
from core.model.permanents import Permanent
from core.model.stack import OnStack
from core.model.this_turn import Happened
from core.rules.announcing.spells import as_object
from core.scenario.card_problems import unknown
from core.scenario.errors import Problem, member, within
from core.scenario.format import Scenario
from core.terms.called import Called
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import FrozenMap, replace


def with_what_happened(scenario: Scenario, cards: Mapping[str, Card], game: Game) -> Game:
    """Return the game that remembers what happened before play begins.

    What attacks as play begins was declared as an attacker this turn (CR 508.1).
    """
    happened: list[Happened] = []
    known: tuple[RecipientId, ...] = (*game.players, *game.battlefield)
    for spec in scenario.battlefield:
        there = game.on_battlefield(ObjectId(spec.id))
        assert there is not None  # noqa: S101 - it was just set up
        if there.id in game.battlefield:
            there = replace(there, last=characteristics(game, there.id))
        if spec.entered_this_turn:
            happened.append(Happened(event="entered", was=there))
        if spec.attacked_this_turn or spec.attacking is not None:
            attacked = next((one for one in known if one == spec.attacking), None)
            happened.append(Happened(event="attacked", was=there, attacked=attacked))
    players = dict(game.players)
    for one in scenario.players:
        own, this_turn = PlayerId(one.id), one.this_turn
        players[own] = replace(
            players[own],
            gained_this_turn=this_turn.gained_life,
            lost_this_turn=this_turn.lost_life,
            drawn_this_turn=this_turn.drew,
            spells_last_turn=one.spells_last_turn,
        )
        for name in this_turn.cast:
            game = _with_spell(game, own, cards[name])
        for name in this_turn.died:
            happened.append(Happened(event="died", was=_gone(own, cards[name], len(happened))))
        for name in this_turn.left:
            happened.append(Happened(event="left", was=_gone(own, cards[name], len(happened))))
    return replace(game, players=FrozenMap(players), happened_this_turn=tuple(happened))


def earlier_problems(scenario: Scenario, cards: Mapping[str, Card]) -> Iterator[Problem]:
    """Yield the cards that are named as having been there, and that nobody knows."""
    for index, player in enumerate(scenario.players):
        earlier = player.this_turn
        for key, names in (("cast", earlier.cast), ("died", earlier.died), ("left", earlier.left)):
            for name in names:
                if name not in cards:
                    place = within(member("players", index + 1, player.id), "this_turn", key)
                    yield Problem(place, unknown("card", name, cards))


def _with_spell(game: Game, player: PlayerId, card: Card) -> Game:
    stand_in = as_object(game, player, card)
    spell = OnStack(
        id=stand_in.id, name=Called(card.name), controller=player, source=stand_in.id, is_spell=True, does=()
    )
    return replace(
        game,
        cast_this_turn=(*game.cast_this_turn, spell),
        last_known=game.last_known.with_({stand_in.id: stand_in}),
        made=game.made + 1,
    )


def _gone(player: PlayerId, card: Card, number: int) -> Permanent:
    """Return a permanent that is there no more; nothing else has its id."""
    own = ObjectId(f"{player}.gone.{number + 1}")
    return Permanent(id=own, card=card, owner=player, controller=player, entered_under=player)
