"""What can be done with several cards at once: each is one answer, or one step of undo."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from core.terms.ids import ObjectId, PlayerId, RecipientId
from gui.session import Session
from gui.table.actions import attacks_and_blocks, set_up
from gui.table.deed import Deed, of_starting_board
from gui.table.deeds_now import Refuse, permanents_now
from gui.table.gestures.drag_verdicts import DragAction, verdicts
from gui.translation import tr


def deeds_of_several(
    session: Session, cards: Sequence[ObjectId], select: Callable[..., None], refuse: Refuse
) -> Iterator[Deed]:
    """Yield what can be done with all of some cards; `select` is told of those that come to lie there."""
    yield from _in_combat(session, cards)
    yield from permanents_now(session, cards, select, refuse)
    specs = [spec for spec in session.scenario.battlefield if spec.id in cards]
    if len(specs) > 1:
        on_table = [ObjectId(spec.id) for spec in specs]
        count = len(specs)
        for tapped, words in ((True, tr("Tap {count} cards")), (False, tr("Untap {count} cards"))):
            turned = [ObjectId(spec.id) for spec in specs if spec.tapped is not tapped]
            if turned:
                tap = partial(set_up.set_tapped, session, turned, tapped=tapped)
                yield of_starting_board(words.format(count=len(turned)), tap)
        for kind in ("+1/+1", "-1/-1"):
            put = partial(set_up.put_counter, session, on_table, kind)
            words = tr("Put a {kind} counter on each of {count} cards", None, count)
            yield of_starting_board(words.format(kind=kind, count=count), put)
        for player in session.scenario.players:
            given = [ObjectId(spec.id) for spec in specs if spec.controller != player.id]
            if given:
                give = partial(set_up.give_to, session, given, PlayerId(player.id))
                words = tr("Give {count} cards to {player}", None, len(given)).format(
                    count=len(given), player=player.name or player.id
                )
                yield of_starting_board(words, give)
        words = tr("Duplicate {count} cards", None, count).format(count=count)
        yield of_starting_board(words, lambda: select(*set_up.duplicate(session, on_table)))
    start = session.playthrough.start
    removable = [one for one in cards if start.on_battlefield(one) or any(one == c.id for c in start.hand)]
    if removable:
        words = tr("Remove {count} cards from the table", None, len(removable)).format(count=len(removable))
        yield of_starting_board(words, partial(set_up.remove, session, removable))


def _in_combat(session: Session, cards: Sequence[ObjectId]) -> Iterator[Deed]:
    """Yield the attacks and blocks that more than one of the cards may join, and leaving combat."""
    label = session.playthrough.game.label
    on_table = [one for one in cards if one in session.playthrough.start.battlefield]
    able: dict[tuple[DragAction, RecipientId], list[ObjectId]] = {}
    for card in on_table:
        for target, verdict in verdicts(session, card).items():
            if verdict.is_legal and verdict.action is not DragAction.ENLIST:
                able.setdefault((verdict.action, target), []).append(card)
    for (action, target), who in able.items():
        if len(who) > 1:
            attacks, blocks = (
                tr("Attack {target} with {count} creatures"),
                tr("Block {target} with {count} creatures"),
            )
            words = attacks if action is DragAction.ATTACK else blocks
            join = attacks_and_blocks.attack if action is DragAction.ATTACK else attacks_and_blocks.block
            do = partial(join, session, who, ObjectId(target))
            yield Deed(words.format(target=label(target), count=len(who)), do)
    fighting = [one for one in on_table if attacks_and_blocks.withdrawal(session, one) is not None]
    if fighting:
        count = len(fighting)
        words = tr("Don't attack or block with 1 creature")
        if count > 1:
            several = tr("Don't attack or block with {count} creatures", None, count)
            words = several.format(count=count)
        yield Deed(words, partial(attacks_and_blocks.withdraw_all, session, fighting))
