"""Explaining the beginning of a turn: what untaps, and what has no longer just come."""

from __future__ import annotations

from core.abilities.restrictions import DoesntUntap
from core.events.flow import PermanentsUntapped
from core.explain.explaining import explains
from core.explain.explanation import Explanation, names, sentence
from core.model.game import Game
from core.terms.ids import ObjectId
from core.terms.rule_numbers import cited
from core.terms.words import possessive, some_of


def in_control_since(before: Game, game: Game) -> tuple[str, ...]:
    """Return a line for what may attack in the turn that begins, because it came before; none if nothing."""
    here = (one for one in before.battlefield.values() if one.controller == game.active_player)
    came = names(game, (one.id for one in here if one.summoning_sick))
    if not came:
        return ()
    has = "has" if len(came) == 1 else "have"
    who = possessive(game.label(game.active_player))
    return (f"{some_of(came)} {has} been under {who} control since this turn began (CR 302.6).",)


@explains(PermanentsUntapped)
def untapped(_before: Game, event: PermanentsUntapped, game: Game) -> Explanation:
    """Explain what untaps in the untap step, and what stays tapped."""
    who = game.label(game.active_player)
    at_once = ", all at the same time" if len(event.objects) > 1 else ""
    told = f"{who} untaps {some_of(names(game, event.objects))}{at_once}"
    if not event.objects:
        told = f"Nothing of {possessive(who)} untaps"
    stays = [_stunned_words(game, one) for one in event.stunned]
    stays += [_kept_words(game, one) for one in event.kept]
    return Explanation(sentence(f"{told} ({cited(event.rule)})"), tuple(map(sentence, stays)))


def _kept_words(game: Game, object_id: ObjectId) -> str:
    own = game.permanent(object_id).copiable.abilities
    why = "it says so itself" if DoesntUntap() in own else "an effect says so"
    return f"{game.label(object_id)} does not untap in this step: {why} (CR 502.3)"


def _stunned_words(game: Game, object_id: ObjectId) -> str:
    return f"{game.label(object_id)} loses a stun counter instead of untapping (CR 122.1d)"
