"""Changing the table by hand in the middle of play: each change is an entry of the script at that moment.

So it has a timestamp of that moment (CR 613.7), and the starting board stays as it was.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.data.reading import read_as
from core.explain.violations import told
from core.language.phrases import ENGLISH, UnknownPhraseError, parse, phrase
from core.model.cards import Card
from core.model.permanents import Origin, Permanent
from core.play.changes_by_hand import place_after_change
from core.scenario.action_entries import EditCardSpec, EditObjectSpec, EditPlayerSpec, EditSpec
from core.scenario.defined_cards import with_card
from core.scenario.format import Scenario
from core.scenario.known_cards import known_cards
from core.scenario.quick import quick_creature
from core.terms.counters import CounterKind
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import Value
from core.terms.zones import Zone
from gui.session import Session
from gui.table.actions.set_up import Cards, enchants_players, is_attachment
from gui.table.payload import Payload
from gui.translation import term, tr

_Edit = EditObjectSpec | EditPlayerSpec | EditCardSpec


class ChangeRefusedError(Exception):
    """Something can't be changed by hand at this moment of play; says why."""


class _Entering(Value, kw_only=False):
    """A permanent that is to enter."""

    card: Card
    controller: PlayerId
    is_token: bool = False
    is_tapped: bool = False
    attached_to: RecipientId | None = None


def put_down(session: Session, payload: Payload, player: PlayerId, on: str = "") -> ObjectId | None:
    """Have a card or a written creature enter on a player's side, perhaps attached to `on`.

    Return its id; None if state-based actions have put it elsewhere at once.

    Raises:
        ChangeRefusedError: it can't be put there now.
        QuickCreatureError: the line writes no creature.
        KeyError: the library has no such card.
    """
    card = session.cards[payload.text] if payload.kind == "card" else quick_creature(payload.text).to_card()
    on_card, on_player = on in session.game.battlefield, on in session.game.players
    fits = (on_card and is_attachment(card)) or (on_player and enchants_players(card))
    entering = _Entering(card, player, attached_to=ObjectId(on) if fits else None)
    entered = _enter(session, [entering], tr("Put {what} on the table").format(what=payload.text))
    return entered[-1] if entered else None


def duplicate(session: Session, cards: Cards) -> tuple[ObjectId, ...]:
    """Have another card like each of some permanents enter, under the same control; return their ids.

    Raises:
        ChangeRefusedError: they can't be put there now.
    """
    permanents = permanents_of(session, cards)
    entering = [
        _Entering(
            one.printed or one.front or one.card,
            one.controller,
            one.origin is Origin.TOKEN,
            one.status.tapped,
            one.attached_to,
        )
        for one in permanents
    ]
    return _enter(session, entering, tr("Duplicate {cards}").format(cards=named(session, permanents)))


def put_counter(session: Session, cards: Cards, kind: str) -> None:
    """Put a counter on each of some permanents; it is newer than all that is there (CR 613.7c).

    Raises:
        ChangeRefusedError: that can't be done now.
    """
    permanents = permanents_of(session, cards)
    one, several = tr("Put a {kind} counter on {cards}"), tr("Put a {kind} counter on each of {cards}")
    words = several if len(permanents) > 1 else one
    _change_all(session, permanents, words.format(kind=term(kind), cards="{cards}"), counters={kind: 1})


def take_counter(session: Session, cards: Cards, kind: str) -> None:
    """Take a counter off each of some permanents that have one.

    Raises:
        ChangeRefusedError: that can't be done now.
    """
    permanents = [one for one in permanents_of(session, cards) if one.counters.get(CounterKind(kind))]
    one, several = (
        tr("Remove a {kind} counter from {cards}"),
        tr("Remove a {kind} counter from each of {cards}"),
    )
    words = several if len(permanents) > 1 else one
    _change_all(session, permanents, words.format(kind=term(kind), cards="{cards}"), counters={kind: -1})


def give_ability(session: Session, cards: Cards, words: str) -> None:
    """Give some permanents an ability.

    Raises:
        ChangeRefusedError: the words are no ability that can be given in the middle of play.
    """
    try:
        said = phrase(parse(words))
    except UnknownPhraseError as error:
        if words.endswith((".", "”")):
            why = tr("A sentence can be given only on the starting board.")
            raise ChangeRefusedError(why) from error
        raise ChangeRefusedError(str(error)) from error
    text = tr("Give {cards} {ability}").format(cards="{cards}", ability=term(said))
    _change_all(session, permanents_of(session, cards), text, gain=[said])


def take_ability(session: Session, cards: Cards, said: str) -> None:
    """Have some permanents lose an ability.

    Raises:
        ChangeRefusedError: that can't be done now.
    """
    change = tr("Take away {ability}").format(ability=said)
    text = tr("{change}: {name}").format(change=change, name="{cards}")
    _change_all(session, permanents_of(session, cards), text, lose=[said])


def set_tapped(session: Session, cards: Cards, *, tapped: bool) -> None:
    """Tap or untap permanents.

    Raises:
        ChangeRefusedError: that can't be done now.
    """
    words = tr("Tap {cards}") if tapped else tr("Untap {cards}")
    _change_all(session, permanents_of(session, cards), words, tapped=tapped)


def give_to(session: Session, cards: Cards, player: PlayerId) -> None:
    """Have a player gain control of permanents.

    Raises:
        ChangeRefusedError: that can't be done now.
    """
    words = tr("Give {cards} to {player}").format(cards="{cards}", player=session.game.label(player))
    _change_all(session, permanents_of(session, cards), words, controller=player)


def move(session: Session, cards: Cards, zone: Zone) -> None:
    """Put permanents into another zone.

    Raises:
        ChangeRefusedError: that can't be done now.
    """
    words = {
        Zone.GRAVEYARD: tr("Put {cards} into the graveyard"),
        Zone.EXILE: tr("Exile {cards}"),
        Zone.HAND: tr("Return {cards} to the hand"),
    }
    _change_all(session, permanents_of(session, cards), words[zone], move=zone)


def phase(session: Session, cards: Cards, *, phased_in: bool) -> None:
    """Have permanents phase in or out (CR 702.26).

    Raises:
        ChangeRefusedError: that can't be done now.
    """
    words = tr("Phase in {cards}") if phased_in else tr("Phase out {cards}")
    _change_all(session, permanents_of(session, cards), words, phased_in=phased_in)


def leave_combat(session: Session, cards: Cards) -> None:
    """Remove permanents from combat (CR 506.4).

    Raises:
        ChangeRefusedError: that can't be done now.
    """
    words = tr("Remove {cards} from combat")
    _change_all(session, permanents_of(session, cards), words, remove_from_combat=True)


def change_fields(session: Session, cards: Cards, fields: dict[str, object], said: str) -> None:
    """Change some fields of permanents, as an entry of a script writes them; `said` is what is done.

    Raises:
        ChangeRefusedError: that can't be done now.
        DataError: a value is out of bounds or of the wrong kind.
    """
    text = tr("{change}: {name}").format(change=said, name="{cards}")
    _change_all(session, permanents_of(session, cards), text, **fields)


def change_player(session: Session, player: PlayerId, fields: dict[str, object], said: str) -> None:
    """Change some fields of a player, as an entry of a script writes them; `said` is what is done.

    Raises:
        ChangeRefusedError: that can't be done now.
        DataError: a value is out of bounds or of the wrong kind.
    """
    text = tr("{change}: {name}").format(change=said, name=session.game.label(player))
    _change(session, [read_as(EditPlayerSpec, {"player": player, **fields}, ENGLISH)], text)


def permanents_of(session: Session, cards: Cards) -> list[Permanent]:
    """Return those of some cards that are on the battlefield now, or phased out."""
    game = session.game
    return [one for one in (*game.battlefield.values(), *game.phased_out.values()) if one.id in cards]


def named(session: Session, permanents: Sequence[Permanent]) -> str:
    """Return the name of a permanent, or how many they are."""
    if len(permanents) != 1:
        return tr("{count} cards", None, len(permanents)).format(count=len(permanents))
    label: str = session.game.label(permanents[0].id)
    return label


def _enter(session: Session, some: Sequence[_Entering], text: str) -> tuple[ObjectId, ...]:
    """Have permanents enter, and return their ids; a card that nothing defines yet the scenario defines."""
    if not some:
        return ()
    scenario, edits = session.scenario, list[_Edit]()
    for one in some:
        scenario, name = with_card(scenario, one.card, session.library)
        edits.append(
            EditCardSpec(
                card=name,
                controller=one.controller,
                token=one.is_token,
                tapped=one.is_tapped,
                attached_to=one.attached_to,
            )
        )
    before = session.game.battlefield
    _change(session, edits, text, scenario)
    return tuple(one for one in session.game.battlefield if one not in before)[-len(some) :]


def _change_all(session: Session, permanents: Sequence[Permanent], words: str, **fields: object) -> None:
    """Change each of some permanents alike; `words` have a place for their names."""
    if permanents:
        edits = [read_as(EditObjectSpec, {"object": one.id, **fields}, ENGLISH) for one in permanents]
        _change(session, edits, words.format(cards=named(session, permanents)))


def _change(session: Session, edits: Sequence[_Edit], text: str, onto: Scenario | None = None) -> None:
    """Write changes into the script at this moment, as one step of undo, and show what comes of them."""
    moment = session.moment_of_change
    if moment is None:
        raise ChangeRefusedError(tr("Nothing can be changed at this moment, only the starting board."))
    entries = [EditSpec(edit=edit, at=moment.game.turn_step) for edit in edits]
    cards = known_cards(onto or session.scenario, session.library)
    for entry in entries:
        for fault in moment.choice.violations(moment.game, entry.answer(cards)):
            raise ChangeRefusedError(told(moment.game, fault).sentence)
    was_before = moment.frame < session.cursor
    last = session.act(moment, entries, text, onto)
    session.move_to(place_after_change(session.playthrough, last, was_before=was_before))
