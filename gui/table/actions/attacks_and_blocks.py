"""Declaring attackers and blockers: each change is one answer, and one step of undo."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from core.play.playthrough import Decision
from core.rules.choices.choice import Answer
from core.rules.combat.attack_candidates import candidates
from core.rules.combat.attack_choice import Attacks, DeclareAttackers
from core.rules.combat.block_candidates import block_capacity
from core.rules.combat.block_choice import Blocks, DeclareBlockers
from core.rules.combat.enlisting import enlist_capacity
from core.scenario.entries import AttackSpec
from core.terms.ids import ObjectId, RecipientId
from core.terms.values import FrozenMap
from gui.session import Session
from gui.translation import tr


def attack(session: Session, creatures: Sequence[ObjectId], target: RecipientId) -> None:
    """Let creatures attack something, or something else than before."""
    decision = session.decision_of(DeclareAttackers)
    if decision is not None:
        now = _attacks(decision)
        attacks = now.attacks.with_(dict.fromkeys(creatures, target))
        bands = tuple(band for band in now.bands if set(band).isdisjoint(creatures))
        text = tr("Attack {target} with {creatures}").format(
            target=decision.game.label(target), creatures=_named(decision, creatures)
        )
        session.answer(decision, _attacking(now, attacks, bands), text)


def could_attack(session: Session) -> tuple[ObjectId, ...]:
    """Return who could attack where the default is that nobody does, and the script says of no attack yet.

    Nothing is returned anywhere but at that question, nor once it is answered.
    """
    decision, script = session.decision, session.scenario.script
    if decision is None or decision.answer is not None or any(isinstance(one, AttackSpec) for one in script):
        return ()
    game, choice = decision.game, decision.choice
    if not isinstance(choice, DeclareAttackers) or choice.is_forced(game) or _attacks(decision).attacks:
        return ()
    return candidates(game, choice.player)


def attack_with_all(session: Session) -> None:
    """Let every creature that may attack do so; those without a target attack the first opponent."""
    decision = session.decision_of(DeclareAttackers)
    if decision is not None:
        game, player = decision.game, decision.choice.player
        now = _attacks(decision)
        first = game.opponents(player)[0]
        attacks = {creature: now.attacks.get(creature, first) for creature in candidates(game, player)}
        session.answer(decision, _attacking(now, FrozenMap(attacks), now.bands), tr("Attack with all"))


def band_all(session: Session) -> None:
    """Let all attacking creatures form one band; take bands apart if there are any."""
    decision = session.decision_of(DeclareAttackers)
    if decision is not None:
        now = _attacks(decision)
        if now.bands:
            session.answer(decision, _attacking(now, now.attacks, ()), tr("Break up bands"))
        elif len(now.attacks) > 1:
            session.answer(decision, _attacking(now, now.attacks, (tuple(now.attacks),)), tr("Form a band"))


def enlist(session: Session, creature: ObjectId, attacker: ObjectId) -> None:
    """Let an attacker enlist a creature: besides others as far as it may, else in their place."""
    decision = session.decision_of(DeclareAttackers)
    if decision is None:
        return
    now = _attacks(decision)
    free = _without_enlisted(now.enlists, {creature})
    most = enlist_capacity(decision.game, attacker)
    enlisted = (*free.get(attacker, ()), creature)[-most:]
    answer = Attacks(attacks=now.attacks, bands=now.bands, enlists=free.with_({attacker: enlisted}))
    label = decision.game.label
    words = tr("Enlist {creature} with {attacker}").format(creature=label(creature), attacker=label(attacker))
    session.answer(decision, answer, words)


def block(session: Session, creatures: Sequence[ObjectId], attacker: ObjectId) -> None:
    """Let creatures of one player block an attacker: besides others if they may, else in their place."""
    decision = _block_decision(session, creatures[0])
    if decision is None:
        return
    blocks = _blocks(decision).blocks
    for creature in creatures:
        before = tuple(other for other in blocks.get(creature, ()) if other != attacker)
        capacity = block_capacity(decision.game, creature)
        room = len(before) if capacity is None else capacity - 1
        attackers = (*before[len(before) - room :], attacker) if room else (attacker,)
        blocks = blocks.with_({creature: attackers})
    text = tr("Block {attacker} with {creatures}").format(
        attacker=decision.game.label(attacker), creatures=_named(decision, creatures)
    )
    session.answer(decision, Blocks(blocks=blocks), text)


def withdraw(session: Session, creature: ObjectId, target: RecipientId | None = None) -> bool:
    """Take a creature out of attack or block, or do not enlist it; return whether there was any of it.

    With `target` a blocker is only taken away from that attacker.
    """
    found = withdrawal(session, creature, target)
    if found is not None:
        session.answer(*found)
    return found is not None


def withdraw_all(session: Session, creatures: Sequence[ObjectId]) -> bool:
    """Take creatures out of attack or block as one step of undo; return whether there was any of it."""
    fighting = [one for one in creatures if withdrawal(session, one) is not None]
    if len(fighting) == 1:
        return withdraw(session, fighting[0])
    if fighting:
        session.undo_stack.beginMacro(
            tr("Remove {count} creatures from combat", None, len(fighting)).format(count=len(fighting))
        )
        for one in fighting:
            withdraw(session, one)
        session.undo_stack.endMacro()
    return bool(fighting)


def withdrawal(
    session: Session, creature: ObjectId, target: RecipientId | None = None
) -> tuple[Decision, Answer, str] | None:
    """Return the answer that leaves a creature out, to what, and what that is called; None if it is out."""
    decision = session.decision_of(DeclareAttackers)
    if decision is not None and creature in _attacks(decision).attacks:
        now = _attacks(decision)
        bands = tuple(band for band in now.bands if creature not in band)
        answer = _attacking(now, now.attacks.without(creature), bands)
        return (
            decision,
            answer,
            tr("Don't attack with {creature}").format(creature=decision.game.label(creature)),
        )
    if decision is not None and any(creature in some for some in _attacks(decision).enlists.values()):
        now = _attacks(decision)
        others = _without_enlisted(now.enlists, {creature})
        answer = Attacks(attacks=now.attacks, bands=now.bands, enlists=others)
        return decision, answer, tr("Don't enlist {creature}").format(creature=decision.game.label(creature))
    decision = _block_decision(session, creature)
    if decision is None or creature not in _blocks(decision).blocks:
        return None
    blocks = _blocks(decision).blocks
    left = tuple(other for other in blocks[creature] if target is not None and other != target)
    changed = blocks.with_({creature: left}) if left else blocks.without(creature)
    return (
        decision,
        Blocks(blocks=changed),
        tr("Don't block with {creature}").format(creature=decision.game.label(creature)),
    )


def _named(decision: Decision, creatures: Sequence[ObjectId]) -> str:
    if len(creatures) == 1:
        return decision.game.label(creatures[0])
    return tr("{count} creatures", None, len(creatures)).format(count=len(creatures))


def _attacks(decision: Decision) -> Attacks:
    answer = decision.answer or decision.choice.default(decision.game)
    return answer if isinstance(answer, Attacks) else Attacks()


def _attacking(
    now: Attacks, attacks: FrozenMap[ObjectId, RecipientId], bands: tuple[tuple[ObjectId, ...], ...]
) -> Attacks:
    """Return another attack; those who enlist go on doing so, as far as they attack and the others don't."""
    kept = FrozenMap((one, some) for one, some in now.enlists.items() if one in attacks)
    return Attacks(attacks=attacks, bands=bands, enlists=_without_enlisted(kept, attacks.keys()))


def _without_enlisted(
    enlists: FrozenMap[ObjectId, tuple[ObjectId, ...]], creatures: AbstractSet[ObjectId]
) -> FrozenMap[ObjectId, tuple[ObjectId, ...]]:
    left = ((one, tuple(c for c in some if c not in creatures)) for one, some in enlists.items())
    return FrozenMap((one, some) for one, some in left if some)


def _blocks(decision: Decision) -> Blocks:
    answer = decision.answer or decision.choice.default(decision.game)
    return answer if isinstance(answer, Blocks) else Blocks()


def _block_decision(session: Session, creature: ObjectId) -> Decision | None:
    """Return the declaration of blockers by the player who controls a creature."""
    for decision in session.decisions_of(DeclareBlockers):
        permanent = decision.game.battlefield.get(creature)
        if permanent is not None and permanent.controller == decision.choice.player:
            return decision
    return None
