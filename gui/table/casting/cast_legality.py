"""What can be begun here: cards that may be cast, abilities that may be activated, and why not."""

from __future__ import annotations

from collections.abc import Iterable

from core.abilities.card_texts.stack_abilities import Spell
from core.characteristics.additional_costs import kickers_of
from core.events.flow import StepBegan
from core.events.state_based import StateBasedActionsChecked
from core.explain.violations import told
from core.model.cards import Card, face_cast
from core.model.game import Game
from core.play.playthrough import Decision
from core.rules.announcing.announced_targets import why_not_target
from core.rules.announcing.casting_spells import why_not_cast_now
from core.rules.announcing.spells import announces_x, as_spell, ways_to_cast
from core.rules.announcing.where_abilities_work import numbered_abilities, object_with_abilities
from core.rules.choices.violation import Violation
from core.rules.priority_choice import Priority
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.steps import Step
from core.terms.values import Value
from core.terms.zones import Zone
from core.words.english import names
from gui.session import Session
from gui.table.casting.casting import Casting
from gui.translation import term, tr


class Attempt(Value, kw_only=False):
    """A card that a player would cast here, and what the rules have to say to that.

    Attributes:
        casting: how it begins; None if nobody has priority around here.
        why_not: why it can't be cast, with the rule; empty if it can.
        when: at which other time it is cast, in words; empty if here.
    """

    casting: Casting | None
    why_not: str = ""
    when: str = ""

    def why_not_on(self, session: Session, subject: RecipientId | None) -> str:
        """Return why it can't be cast, or not with this as its first target; empty if it can."""
        if self.why_not or self.casting is None or subject is None:
            return self.why_not
        return why_not_target_of(session, self.casting, subject)


def why_not_target_of(session: Session, casting: Casting, subject: RecipientId) -> str:
    """Return why something can't be the next target of a spell or ability, with the rule.

    Empty if it can, if nothing more is targeted, or if it is neither a player nor a permanent there.
    """
    game, place = casting.decision.game, len(casting.targets)
    if casting.modes or place >= len(casting.text.targets):
        return ""
    if subject not in game.battlefield and subject not in game.players:
        is_here = subject in session.game.battlefield
        return _is_gone(session, casting, ObjectId(subject)) if is_here else ""
    by = casting.object or session.cards[casting.name]
    return _first(game, why_not_target(game, casting.player, casting.text.targets[place], subject, by))


def _is_gone(session: Session, casting: Casting, subject: ObjectId) -> str:
    name, player = session.game.label(subject), session.game.label(casting.player)
    words = tr("{name} isn't on the battlefield when {player} has priority (CR 117.1).")
    return words.format(name=name, player=player)


def attempt(session: Session, card: Card, player: PlayerId, out_of: Zone = Zone.HAND) -> Attempt:
    """Return what comes of it when a player tries to cast a card at the cursor, out of a hand or a graveyard.

    Where it can't be cast now, but could have been before and nothing has been decided since, it is
    cast then.
    """
    decision, text = priority_near(session, player), as_spell(face_cast(card, out_of))
    game = decision.game if decision else session.game
    why_not = _first(game, why_not_cast_now(game, player, card, out_of))
    if card.name not in session.cards:
        why_not = tr("{card} isn't in the card library, so it can't be cast here.").format(card=card.name)
    if text is None or card.name not in session.cards:
        return Attempt(None, why_not)
    earlier = _last_chance(session, player, card, out_of) if why_not else None
    if earlier is not None and earlier.game.step is not None:
        when = tr("in the {turn_step}").format(turn_step=term(earlier.game.step.words))
        return Attempt(_begun(card, player, earlier, text, out_of), when=when)
    if why_not and session.scenario.start.comes_after(Step.PRECOMBAT_MAIN):
        why_not = f"{why_not} {_start_earlier()}"
    if why_not or decision is None:
        return Attempt(None, why_not or _nobody())
    return Attempt(_begun(card, player, decision, text, out_of), when=_later(session, decision))


_LEADING_UP = (StepBegan, StateBasedActionsChecked)
"""What comes before players get priority where nothing else happens (CR 117.5)."""


def _later(session: Session, decision: Decision) -> str:
    """Return when a player has priority, if something happens before; empty if that is now."""
    between = session.frames[session.cursor : decision.frame]
    if all(isinstance(frame.event, _LEADING_UP) for frame in between):
        return ""
    return tr("when {player} next has priority").format(player=session.game.label(decision.choice.player))


def _begun(card: Card, player: PlayerId, decision: Decision, text: Spell, out_of: Zone) -> Casting:
    return Casting(
        card.name,
        player,
        decision,
        text,
        has_x=announces_x(face_cast(card, out_of)),
        kickers=kickers_of(card),
        out_of=out_of,
        ways=ways_to_cast(card) if out_of is Zone.HAND else (),
    )


def _last_chance(session: Session, player: PlayerId, card: Card, out_of: Zone) -> Decision | None:
    """Return the last moment before the cursor at which a card could be cast, nothing being decided since."""
    decided = len(session.scenario.script)
    chances = (
        decision
        for decision in reversed(session.playthrough.decisions)
        if isinstance(decision.choice, Priority)
        and decision.choice.player == player
        and decision.frame <= session.cursor
        and decision.next_entry >= decided
    )
    return next((one for one in chances if not any(why_not_cast_now(one.game, player, card, out_of))), None)


def _nobody() -> str:
    return tr("No player has priority here. Declare attackers first, or go to the next step (CR 117.1).")


def _start_earlier() -> str:
    return tr("To start in the main phase, click the empty table and change “Play from” in the inspector.")


def _first(game: Game, faults: Iterable[Violation]) -> str:
    return next((told(game, fault).sentence for fault in faults), "")


def caster(session: Session, *, is_other: bool = False) -> PlayerId:
    """Return who casts a spell: the holder of priority, or else the first player; or who sits next."""
    players = list(session.game.players)
    held = session.holder
    place = players.index(held.choice.player) if held is not None else 0
    return players[(place + is_other) % len(players)]


def abilities(session: Session, object_id: ObjectId) -> tuple[Casting, ...]:
    """Return the beginnings of activating each ability of a permanent; none without priority around here."""
    permanent = object_with_abilities(session.game, object_id)
    if permanent is None:
        return ()
    decision = priority_near(session, permanent.controller)
    if decision is None:
        return ()
    texts = numbered_abilities(decision.game, object_id)
    return tuple(
        Casting(names.ability(permanent.label), permanent.controller, decision, text, object_id, number)
        for number, text in texts.items()
    )


def priority_near(session: Session, player: PlayerId) -> Decision | None:
    """Return the first moment from the cursor on at which a player has priority, or else the last before."""
    mine = [
        decision
        for decision in session.playthrough.decisions
        if isinstance(decision.choice, Priority) and decision.choice.player == player
    ]
    passed = {id(decision) for decision in session.passed}
    ahead = (one for one in mine if one.frame >= session.cursor and id(one) not in passed)
    after = next(ahead, None)
    return after or (mine[-1] if mine else None)
