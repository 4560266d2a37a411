"""Casting a spell or activating an ability by hand: what is still to be picked, and what may be."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from core.abilities.one_shots import TargetSpec
from core.abilities.stack_texts import Activated, Spell
from core.choices import (
    ChooseLegend,
    ChooseOne,
    ChooseProtector,
    ChooseRecipient,
    ChooseTargets,
    Priority,
)
from core.play.playthrough import Decision
from core.rules.announcing import possible_sacrifices, possible_targets, spell_of
from core.rules.layers import characteristics
from core.rules.stack_targets import stack_reference
from core.scenario.entries import AbilityOf, ActivateSpec, CastSpec
from core.terms.ids import ObjectId, PlayerId, RecipientId
from gui.session import Session


@dataclass(frozen=True, slots=True)
class Casting:
    """A spell, or an ability of `object`, by `player`, with what has been picked so far.

    Attributes:
        number: which of the object's activated abilities, from 1 on.
        decision: the moment of priority it is done at.
    """

    name: str
    player: PlayerId
    decision: Decision
    text: Spell | Activated
    object: ObjectId | None = None
    number: int = 1
    picked: tuple[RecipientId, ...] = field(default=())

    @property
    def needs(self) -> int:
        """How many picks it takes: targets, and what is sacrificed."""
        return len(self.text.targets) + self.sacrifices

    @property
    def sacrifices(self) -> int:
        """How many permanents are sacrificed as a cost by choice."""
        return int(isinstance(self.text, Spell) and self.text.sacrifice is not None)

    @property
    def is_complete(self) -> bool:
        """Whether everything has been picked."""
        return len(self.picked) >= self.needs

    @property
    def asks(self) -> str:
        """What is to be picked next, in words."""
        place, targets = len(self.picked), len(self.text.targets)
        if place >= targets:
            return f"{self.name}: click what is sacrificed"
        which = "a target" if targets == 1 else f"target {place + 1} of {targets}"
        return f"{self.name}: click {which}"

    def with_pick(self, subject: RecipientId) -> Casting:
        """Return it with one thing more picked."""
        return replace(self, picked=(*self.picked, subject))


def spell(session: Session, name: str, player: PlayerId) -> Casting | None:
    """Return the beginning of casting a spell; None if nobody gets priority around here."""
    decision, text = priority_near(session, player), spell_of(session.library[name])
    if decision is None or text is None:
        return None
    return Casting(name, player, decision, text)


def caster(session: Session, *, is_other: bool = False) -> PlayerId:
    """Return who casts a spell: the holder of priority, or else the first player; or who sits next."""
    players = list(session.game.players)
    held = session.holder
    place = players.index(held.choice.player) if held is not None else 0
    return players[(place + is_other) % len(players)]


def abilities(session: Session, object_id: ObjectId) -> tuple[Casting, ...]:
    """Return the beginnings of activating each ability of a permanent; none without priority around here."""
    permanent = session.game.battlefield.get(object_id)
    if permanent is None:
        return ()
    decision = priority_near(session, permanent.controller)
    if decision is None or object_id not in decision.game.battlefield:
        return ()
    effects = characteristics(decision.game, object_id).effects
    texts = [text for text in effects if isinstance(text, Activated)]
    return tuple(
        Casting(f"{permanent.label}'s ability", permanent.controller, decision, text, object_id, number)
        for number, text in enumerate(texts, start=1)
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


def pickable(session: Session, casting: Casting) -> tuple[RecipientId, ...]:
    """Return what may be picked next."""
    game, place = casting.decision.game, len(casting.picked)
    targets: tuple[TargetSpec, ...] = casting.text.targets
    if place < len(targets):
        card = session.library[casting.name] if casting.object is None else None
        return tuple(possible_targets(game, casting.player, targets[place], card, casting.object))
    if isinstance(casting.text, Spell) and casting.text.sacrifice is not None:
        return tuple(possible_sacrifices(game, casting.player, casting.text.sacrifice))
    return ()


def clickable(session: Session, casting: Casting | None) -> tuple[RecipientId, ...]:
    """Return what may be clicked for a spell or ability, or to answer the question at the cursor."""
    if casting is not None:
        return pickable(session, casting)
    match session.decision.choice if session.decision is not None else None:
        case ChooseLegend(among=among) | ChooseProtector(among=among) | ChooseRecipient(among=among):
            return among
        case ChooseTargets(among=among):
            return among[0]
        case ChooseOne(among=options):
            return tuple(ObjectId(ref.id) for ref in options)
        case _:
            return ()


def finish(session: Session, casting: Casting) -> None:
    """Write it into the script, as one step of undo."""
    picked = casting.picked[: len(casting.text.targets)]
    targets = tuple(stack_reference(casting.decision.game, target) for target in picked)
    step = casting.decision.game.step
    if casting.object is None:
        sacrificed = casting.picked[len(targets)] if casting.sacrifices else None
        entry: CastSpec | ActivateSpec = CastSpec(
            cast=casting.name,
            by=casting.player,
            at=step,
            targets=targets,
            sacrifice=sacrificed,
        )
        text = f"Cast {casting.name}"
    else:
        ability = AbilityOf(object=casting.object, ability=casting.number)
        entry = ActivateSpec(activate=ability, targets=targets, at=step)
        text = f"Activate {casting.name}"
    session.act(casting.decision, entry, text)
