"""Explaining the beginning of a turn: what untaps, and what can attack from now on."""

from __future__ import annotations

from core.abilities.restrictions import DoesntUntap
from core.events.flow import PermanentsUntapped
from core.explain.explaining import Fold, explains
from core.explain.explanation import Explanation, names
from core.explain.given import given_rules
from core.model.game import Game
from core.terms.ids import ObjectId
from core.terms.rule_numbers import cited
from core.words.english import turn as words


def in_control_since(before: Game, game: Game) -> tuple[str, ...]:
    """Return a line for what may attack in the turn that begins, because it came before; none if nothing."""
    here = (one for one in before.battlefield.values() if one.controller == game.active_player)
    came = names(game, (one.id for one in here if one.summoning_sick))
    return (words.no_longer_summoning_sick(came, game.label(game.active_player), "CR 302.6"),) if came else ()


def _is_worth_a_moment(_before: Game, event: PermanentsUntapped, _game: Game) -> Fold:
    return Fold.OWN if event.objects or event.stunned or event.kept else Fold.NEXT


@explains(PermanentsUntapped, fold=_is_worth_a_moment)
def untapped(before: Game, event: PermanentsUntapped, game: Game) -> Explanation:
    """Explain what untaps in the untap step, and what stays tapped."""
    stays = [words.stun_counter_lost(game.label(one), "CR 122.1d") for one in event.stunned]
    stays += [
        words.stays_exerted(game.label(one), game.label(game.active_player), "CR 701.43a")
        if game.active_player in before.permanent(one).exerted_by
        else words.stays_tapped(name=game.label(one), rule="CR 502.3", by_itself=_says_so_itself(game, one))
        for one in event.kept
    ]
    told = words.untaps(game.label(game.active_player), names(game, event.objects))
    details = [words.untap_simultaneously("CR 502.3")] if len(event.objects) > 1 else []
    for one in event.kept:
        details += given_rules(game, one, (DoesntUntap,))
    return Explanation(told, cited(event.rule), " ".join(stays), tuple(details))


def _says_so_itself(game: Game, object_id: ObjectId) -> bool:
    return DoesntUntap() in game.permanent(object_id).copiable.abilities
