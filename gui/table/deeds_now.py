"""What changes permanents and players by hand at this moment of play, by name; nothing before play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from core.terms.ids import ObjectId, PlayerId
from core.terms.zones import Zone
from gui.session import Session
from gui.table.actions import at_this_moment
from gui.table.actions.at_this_moment import ChangeRefusedError
from gui.table.deed import Deed, What
from gui.translation import tr

Refuse = Callable[[str], None]
"""Is told why something can't be done at this moment."""


def permanents_now(
    session: Session, cards: Sequence[ObjectId], select: Callable[..., None], refuse: Refuse
) -> Iterator[Deed]:
    """Yield what can be changed about one permanent or about several; `select` is told of what enters."""
    if session.moment_of_change is None:
        return
    for words, change in _changes(session, cards, select):
        yield _deed(words, change, refuse)


def player_now(session: Session, player: PlayerId, refuse: Refuse) -> Iterator[Deed]:
    """Yield what can be changed about a player."""
    if session.moment_of_change is None:
        return
    change, life = partial(at_this_moment.change_player, session, player), session.game.players[player].life
    for words, fields in (
        (tr("Gain 1 life"), {"life": life + 1}),
        (tr("Lose 1 life"), {"life": life - 1}),
        (tr("Get a poison counter"), {"counters": {"poison": 1}}),
    ):
        yield _deed(words, partial(change, fields, words), refuse)


def _changes(
    session: Session, cards: Sequence[ObjectId], select: Callable[..., None]
) -> Iterator[tuple[str, Callable[[], object]]]:
    """Yield changes that make a difference, in words; of several cards with how many they are."""
    game = session.game
    gone = [one for one in cards if one in game.phased_out]
    there = [game.battlefield[one] for one in cards if one in game.battlefield]
    ids = [one.id for one in there]
    for tapped, words in ((True, tr("Tap")), (False, tr("Untap"))):
        turned = [one.id for one in there if one.status.tapped is not tapped]
        if turned:
            tap = partial(at_this_moment.set_tapped, session, turned, tapped=tapped)
            yield _counted(words, turned, cards), tap
    if gone:
        phase = partial(at_this_moment.phase, session, gone, phased_in=True)
        yield _counted(tr("Phase in"), gone, cards), phase
    if not there:
        return
    for kind in ("+1/+1", "-1/-1"):
        one, several = tr("Put a {kind} counter on it"), tr("Put a {kind} counter on each of {count} cards")
        words = (several if len(cards) > 1 else one).format(kind=kind, count=len(ids))
        yield words, partial(at_this_moment.put_counter, session, ids, kind)
    for player in game.players_in_game:
        given = [one.id for one in there if one.controller != player]
        if given:
            words = tr("Give to {player}").format(player=game.label(player))
            give = partial(at_this_moment.give_to, session, given, player)
            yield _counted(words, given, cards), give
    fighting = [] if game.combat is None else [*game.combat.attackers, *game.combat.blockers]
    if any(one in fighting for one in ids):
        leaving = [one for one in ids if one in fighting]
        leave = partial(at_this_moment.leave_combat, session, leaving)
        yield _counted(tr("Remove from combat"), leaving, cards), leave
    phase = partial(at_this_moment.phase, session, ids, phased_in=False)
    yield _counted(tr("Phase out"), ids, cards), phase
    for words, zone in (
        (tr("Put into the graveyard"), Zone.GRAVEYARD),
        (tr("Exile"), Zone.EXILE),
        (tr("Return to the hand"), Zone.HAND),
    ):
        yield _counted(words, ids, cards), partial(at_this_moment.move, session, ids, zone)
    copy = partial(at_this_moment.duplicate, session, ids)
    yield _counted(tr("Duplicate"), ids, cards), lambda: select(*copy())


def _counted(words: str, changed: Sequence[ObjectId], cards: Sequence[ObjectId]) -> str:
    """Return what is done, and with how many cards if there are several."""
    if len(cards) == 1:
        return words
    count = tr("{count} cards", None, len(changed)).format(count=len(changed))
    return tr("{change}: {name}").format(change=words, name=count)


def _deed(words: str, change: Callable[[], object], refuse: Refuse) -> Deed:
    return Deed(words, partial(_try, change, refuse), changes=What.NOW)


def _try(change: Callable[[], object], refuse: Refuse) -> None:
    try:
        change()
    except ChangeRefusedError as error:
        refuse(str(error))
