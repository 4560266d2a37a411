"""All that can be done with a card or player, by name: what a menu lists, and a screen reader offers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from core.characteristics.current import characteristics
from core.language.speaker import Speaker
from core.language.wording import text_words
from core.model.cards import permissions_of
from core.model.permanents import ZoneCard
from core.rules.combat.attack_choice import DeclareAttackers
from core.terms.card_types import PERMANENT_TYPES
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import replace
from core.terms.zones import Zone
from core.words.english.cards import rules_line
from gui.session import Session
from gui.table.actions import attacks_and_blocks, set_up
from gui.table.casting.announcer import Announcer
from gui.table.casting.cast_legality import abilities, attempt
from gui.table.deed import Deed, of_starting_board
from gui.table.deeds_now import permanents_now, player_now
from gui.table.gestures.drag_verdicts import DragAction, verdicts
from gui.translation import tr


class Deeds:
    """Finds what can be done; `select` is told of a card that comes to lie on the table by it."""

    def __init__(self, session: Session, announcer: Announcer, select: Callable[..., None]) -> None:
        self._session, self._announcer, self._select = session, announcer, select

    def of(self, subject: RecipientId) -> Iterator[Deed]:
        """Yield what can be done with a permanent, a player and the graveyard, or a card in a hand."""
        session = self._session
        in_hand = next((card for card in session.game.hand if card.id == subject), None)
        if in_hand is not None:
            yield from self._with_hand_card(in_hand)
        elif subject in session.game.players:
            yield from self._in_graveyard(PlayerId(subject))
            yield from self._with_player(PlayerId(subject))
            yield from player_now(session, PlayerId(subject), self._announcer.refused.emit)
        else:
            games = session.game, session.playthrough.start
            if any(game.on_battlefield(ObjectId(subject)) is not None for game in games):
                yield from self._with_permanent(ObjectId(subject))

    def _with_hand_card(self, card: ZoneCard) -> Iterator[Deed]:
        tried = attempt(self._session, card.card, card.owner)
        begin = partial(self._announcer.begin, tried.casting) if tried.casting is not None else _nothing
        yield Deed(tr("Cast"), begin, why_not=tried.why_not)
        yield from self._abilities(card.id)
        if card in self._session.playthrough.start.hand:
            if card.card.types & PERMANENT_TYPES:
                yield of_starting_board(tr("Put onto the battlefield"), partial(self._put, card))
            take_out = partial(set_up.remove, self._session, (card.id,))
            yield of_starting_board(tr("Remove from the hand"), take_out)

    def _with_player(self, player: PlayerId) -> Iterator[Deed]:
        session = self._session
        attack = session.decision_of(DeclareAttackers)
        if attack is None:
            return
        if player == attack.choice.player:
            yield Deed(tr("Attack with all"), partial(attacks_and_blocks.attack_with_all, session))
            return
        for creature in attack.game.battlefield.values():
            verdict = verdicts(session, creature.id).get(player)
            if verdict is not None and verdict.action is DragAction.ATTACK:
                words = tr("Be attacked by {creature}").format(creature=attack.game.label(creature.id))
                do = partial(attacks_and_blocks.attack, session, (creature.id,), player)
                yield Deed(words, do, tr("Be attacked by"), verdict.why_not)

    def _in_graveyard(self, player: PlayerId) -> Iterator[Deed]:
        """Yield what cards in a graveyard allow there: to cast them, abilities (CR 113.6m, 601.3)."""
        head = tr("In the graveyard")
        for card in self._session.game.graveyard:
            if card.owner == player:
                for deed in (*self._casting_again(card), *self._abilities(card.id)):
                    yield replace(deed, words=f"{head} {card.card.name}: {deed.words}", group=head)

    def _casting_again(self, card: ZoneCard) -> Iterator[Deed]:
        """Yield that a card in a graveyard is cast, if anything may allow that (CR 601.3)."""
        if permissions_of(card.card):
            tried = attempt(self._session, card.card, card.owner, Zone.GRAVEYARD)
            begin = partial(self._announcer.begin, tried.casting) if tried.casting is not None else _nothing
            yield Deed(tr("Cast"), begin, why_not=tried.why_not)

    def _abilities(self, object_id: ObjectId) -> Iterator[Deed]:
        for casting in abilities(self._session, object_id):
            words = rules_line(text_words(casting.text, Speaker(itself=casting.name)))
            yield Deed(
                tr("Activate: {ability}").format(ability=words), partial(self._announcer.begin, casting)
            )

    def _with_permanent(self, card: ObjectId) -> Iterator[Deed]:
        session, label = self._session, self._session.playthrough.game.label
        found = verdicts(session, card)
        for action, (verb, words) in _declarations().items():
            for target, verdict in found.items():
                if verdict.action is action:
                    do = self._declaring(action, card, target)
                    yield Deed(words.format(target=label(target)), do, verb, verdict.why_not)
        yield from self._abilities(card)
        taken_back = attacks_and_blocks.withdrawal(session, card)
        if taken_back is not None:
            yield Deed(taken_back[2], partial(attacks_and_blocks.withdraw, session, card))
        yield from permanents_now(session, (card,), self._select, self._announcer.refused.emit)
        yield from self._setting_up(card)

    def _setting_up(self, card: ObjectId) -> Iterator[Deed]:
        session = self._session
        spec = next((one for one in session.scenario.battlefield if one.id == card), None)
        if spec is None:
            return
        tap = partial(set_up.set_tapped, session, (card,), tapped=not spec.tapped)
        yield of_starting_board(tr("Untap") if spec.tapped else tr("Tap"), tap)
        said = tr("Phase in") if spec.phased_out else tr("Phase out")
        fields = {"phased_out": not spec.phased_out}
        phase = partial(set_up.change_fields, session, (card,), fields, said)
        yield of_starting_board(said, phase)
        for kind in ("+1/+1", "-1/-1"):
            put = partial(set_up.put_counter, session, (card,), kind)
            yield of_starting_board(tr("Put a {kind} counter on it").format(kind=kind), put)
        for player in session.scenario.players:
            if player.id != spec.controller:
                give = partial(set_up.give_to, session, (card,), PlayerId(player.id))
                yield of_starting_board(tr("Give to {player}").format(player=player.name or player.id), give)
        yield from self._moving(card)
        yield of_starting_board(tr("Duplicate"), partial(self._duplicate, card))
        yield of_starting_board(tr("Remove from the table"), partial(set_up.remove, session, (card,)))

    def _moving(self, card: ObjectId) -> Iterator[Deed]:
        """Yield what moves a card along the row of its controller's creatures, or of what else they have."""
        start = self._session.playthrough.start
        mine, is_one = start.permanent(card), characteristics(start, card).is_creature
        row = [
            one.id
            for one in start.battlefield.values()
            if one.controller == mine.controller and characteristics(start, one.id).is_creature is is_one
        ]
        place = row.index(card)
        if place > 0:
            before = row[place - 1]
            yield of_starting_board(tr("Move left"), partial(self._place, card, before))
        if place + 1 < len(row):
            after = row[place + 2] if place + 2 < len(row) else None
            yield of_starting_board(tr("Move right"), partial(self._place, card, after))

    def _place(self, card: ObjectId, before: ObjectId | None) -> None:
        set_up.place_before(self._session, (card,), before)

    def _declaring(self, action: DragAction, card: ObjectId, target: RecipientId) -> Callable[[], None]:
        if action is DragAction.ATTACK:
            return partial(attacks_and_blocks.attack, self._session, (card,), target)
        if action is DragAction.ENLIST:
            return partial(attacks_and_blocks.enlist, self._session, card, ObjectId(target))
        return partial(attacks_and_blocks.block, self._session, (card,), ObjectId(target))

    def _duplicate(self, card: ObjectId) -> None:
        """Put a second one of a card beside it."""
        self._select(*set_up.duplicate(self._session, (card,)))

    def _put(self, card: ZoneCard) -> None:
        self._select(set_up.put_from_hand(self._session, card))


def _declarations() -> Mapping[DragAction, tuple[str, str]]:
    """Return what can be declared, in a word and in words with a target."""
    return {
        DragAction.ATTACK: (tr("Attack"), tr("Attack {target}")),
        DragAction.BLOCK: (tr("Block"), tr("Block {target}")),
        DragAction.ENLIST: (tr("Be enlisted by"), tr("Be enlisted by {target}")),
    }


def _nothing() -> None:
    """Do nothing, for what may not be done."""
