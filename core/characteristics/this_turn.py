"""How much of something has happened this turn (CR 608.2h, 611.3a)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from core.abilities.this_turn import HappenedThisTurn, PermanentsThisTurn, PlayersThisTurn, SpellsCast, Whose
from core.characteristics.copiable_values import copiable
from core.characteristics.matching import fits, fits_spell
from core.characteristics.speaker import Speaker
from core.model.game import Game
from core.model.players import Player
from core.model.stack import OnStack
from core.model.this_turn import Happened
from core.terms.ids import ObjectId, PlayerId


def how_much_this_turn(speaker: Speaker, wanted: HappenedThisTurn) -> Iterator[int]:
    """Yield how much of something has happened this turn; to each player by themselves who is meant."""
    game = speaker.game
    match wanted:
        case PermanentsThisTurn():
            found = [one.was.controller for one in game.happened_this_turn if _is_meant(speaker, wanted, one)]
            if wanted.what.controller != "opponent":
                yield len(found)
            else:
                yield from (found.count(player) for player in game.opponents(speaker.you))
        case SpellsCast():
            yield from (_cast(speaker, wanted, player) for player in _players(speaker, wanted.by))
        case PlayersThisTurn():
            yield from (_of_player(game, wanted, player) for player in _players(speaker, wanted.who))
        case _:
            assert_never(wanted)


def _is_meant(speaker: Speaker, wanted: PermanentsThisTurn, one: Happened) -> bool:
    has_left = {"died", "left"} if wanted.event == "left" else {wanted.event}
    was = one.was
    return one.event in has_left and fits(wanted.what, was, was.last or copiable(was), speaker)


def _players(speaker: Speaker, who: Whose) -> tuple[PlayerId, ...]:
    match who:
        case "you":
            return (speaker.you,)
        case "opponent":
            return speaker.game.opponents(speaker.you)
        case "any":
            return speaker.game.players_in_game
        case _:
            assert_never(who)


def _cast(speaker: Speaker, wanted: SpellsCast, player: PlayerId) -> int:
    game = speaker.game
    if wanted.turn == "last":
        return game.players[player].spells_last_turn
    itself = _as_spell(game, speaker.this) if wanted.another else None
    return sum(
        one.controller == player and one.id != itself and _is_like(game, wanted, one)
        for one in game.cast_this_turn
    )


def _as_spell(game: Game, this: ObjectId | None) -> ObjectId | None:
    """Return the id that something had as a spell: its own on the stack, or of what became it."""
    entered = (one.spell for one in game.happened_this_turn if one.was.id == this and one.event == "entered")
    return next((spell for spell in entered if spell is not None), this)


def _is_like(game: Game, wanted: SpellsCast, spell: OnStack) -> bool:
    """Whether a spell was like that as it was cast; what has become of it since does not matter."""
    return fits_spell(wanted.what, copiable(game.last_known[spell.id]))


def _of_player(game: Game, wanted: PlayersThisTurn, player_id: PlayerId) -> int:
    player: Player = game.players[player_id]
    match wanted.event:
        case "gained_life":
            return player.gained_this_turn
        case "lost_life":
            return player.lost_this_turn
        case "drew":
            return player.drawn_this_turn
        case "was_dealt_damage":
            return sum(hit.recipient == player_id for hit in game.dealt_this_turn)
        case "was_attacked":
            return sum(one.attacked == player_id for one in game.happened_this_turn)
        case _:
            assert_never(wanted.event)
