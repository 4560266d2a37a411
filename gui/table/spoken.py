"""What things on the table are called: for a screen reader, and wherever else words stand for a picture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.explain.explanation import label
from core.model.combat import Blocking
from core.model.game import Game
from core.play.playthrough import Decision
from core.rules.combat.attack_choice import Attacks, DeclareAttackers
from core.rules.combat.block_choice import Blocks, DeclareBlockers
from core.terms.ids import ObjectId, PlayerId
from core.terms.words import listed, number_of, possessive
from core.terms.zones import Zone
from gui.table.picture.card_face import CardFace
from gui.table.picture.chips import Chip
from gui.table.picture.stack_lane import WaitingThing
from gui.table.picture.table_picture import HandFace, PileFace, PlateFace


def card_words(game: Game, face: CardFace, decision: Decision | None) -> str:
    """Return what a permanent is and does now: `Redfang, 6/6, trample, attacking Nicole, 4 damage marked`."""
    return _joined(_card_parts(game, face, decision))


def card_text(game: Game, face: CardFace) -> str:
    """Return what else there is to read on a card: its types, its rules text, whose it is."""
    text = (line for line in face.abilities if not _is_keywords(line))
    permanent = game.on_battlefield(face.id) or game.permanent(face.id)
    parts = [face.types, *text, f"controlled by {game.label(permanent.controller)}"]
    return ". ".join(part.rstrip(".") for part in parts if part)


def player_words(face: PlateFace) -> str:
    """Return how a player stands."""
    return _joined(
        (
            face.name,
            f"{face.life} life",
            number_of(face.poison, "poison counter") if face.poison else "",
            f"{face.commander_damage} damage from a commander" if face.commander_damage else "",
            "active player" if face.is_active else "",
            "has priority" if face.has_priority else "",
            f"{number_of(face.hand, 'card')} in hand" if face.hand else "",
            f"{number_of(face.library, 'card')} in library" if face.library is not None else "",
            "has lost the game" if face.has_lost else "",
        )
    )


def hand_words(face: HandFace) -> str:
    """Return what a card in a hand is."""
    return _joined((face.card.name, face.card.numbers, face.card.types, "in hand"))


def hand_text(face: HandFace) -> str:
    """Return the rules text of a card in a hand."""
    return " ".join(face.card.abilities)


def pile_words(face: PileFace, owner: str) -> str:
    """Return what lies on a pile."""
    order = ", from the top" if face.zone is Zone.LIBRARY else ""
    return f"{possessive(owner)} {face.zone}{order}: {', '.join(face.names) or 'no card'}"


def waiting_words(game: Game, one: WaitingThing) -> str:
    """Return what waits, whose it is, and what it will be done to."""
    where = "on top of the stack" if one.is_top else "on the stack" if one.is_on_stack else ""
    where = "being announced" if one.is_announced else "effect" if one.is_effect else where
    targets = [label(game, target) for target in one.targets]
    return _joined((one.text, one.by, where, f"targets {listed(targets)}" if targets else ""))


def chip_words(game: Game, chip: Chip, source: str) -> str:
    """Return what a number says: who gives how much to whom, or which place it has in an order."""
    to = label(game, chip.recipient)
    if chip.is_order:
        return f"{to} is {chip.text} in the damage order of {source}"
    what = f"{chip.amount} prevented" if chip.is_shield else f"{chip.amount} damage"
    illegal = ", illegal" if chip.is_wrong else ""
    return f"{source}: {what} to {to}{illegal}"


def combat_words(game: Game, decision: Decision | None) -> Iterator[str]:
    """Yield who attacks what and who blocks whom; first what is so, then what is being declared."""
    combat = game.combat
    if combat is not None:
        for attacker in combat.attackers.values():
            if attacker.attacking is not None:
                blocked = "" if attacker.blocking is Blocking.UNDECLARED else f", {attacker.blocking}"
                yield f"{label(game, attacker.id)} attacks {label(game, attacker.attacking)}{blocked}"
        for blocker in combat.blockers.values():
            yield from (f"{label(game, blocker.id)} blocks {label(game, one)}" for one in blocker.blocks)
        yield from (f"{_labels(game, band)} attack as a band" for band in combat.bands)
    if decision is None:
        return
    game, answer = decision.game, decision.answer or decision.choice.default(decision.game)
    match decision.choice, answer:
        case DeclareAttackers(), Attacks(attacks=attacks):
            for one, target in attacks.items():
                yield f"{label(game, one)} is to attack {label(game, target)}"
        case DeclareBlockers(), Blocks(blocks=blocks):
            for one, attackers in blocks.items():
                yield f"{label(game, one)} is to block {_labels(game, attackers)}"
        case _:
            pass


def _card_parts(game: Game, face: CardFace, decision: Decision | None) -> Iterator[str]:
    permanent = game.on_battlefield(face.id) or game.permanent(face.id)
    yield permanent.label
    yield face.numbers
    yield f"{face.loyalty} loyalty" if face.loyalty is not None else ""
    yield f"{face.defense} defense" if face.defense is not None else ""
    yield "face down" if face.face_down else ""
    yield "phased out" if face.is_phased_out else ""
    yield from (f"{line[:1].lower()}{line[1:]}" for line in face.abilities if _is_keywords(line))
    yield from own_combat_words(game, face.id)
    yield from _planned_parts(face.id, decision)
    attached = permanent.attached_to
    yield f"attached to {label(game, attached)}" if face.is_attached and attached is not None else ""
    yield f"protected by {face.protector}" if face.protector else ""
    yield f"{face.damage} damage marked" if face.damage else ""
    yield "lethal" if face.is_lethal and face.damage else ""
    yield from (number_of(count, f"{kind} counter") for kind, count in face.counters)
    yield "tapped" if face.tapped else ""
    yield from (badge.words for badge in face.badges)
    yield "token" if face.is_token else ""


def own_combat_words(game: Game, card: ObjectId) -> Iterator[str]:
    """Yield what a permanent does in combat: `attacking Nicole`, `blocked by Silver Knight`."""
    combat = game.combat
    if combat is None:
        return
    attacker = combat.attackers.get(card)
    if attacker is not None:
        at = attacker.attacking
        yield f"attacking {label(game, at)}" if at is not None else "attacking"
        if attacker.blocked_by:
            yield f"blocked by {_labels(game, attacker.blocked_by)}"
        elif attacker.blocking is not Blocking.UNDECLARED:
            yield str(attacker.blocking)
    blocker = combat.blockers.get(card)
    if blocker is not None:
        yield f"blocking {_labels(game, blocker.blocks)}" if blocker.blocks else "blocking"
    elif card in combat.attacked:
        by = [one.id for one in combat.attackers.values() if one.attacking == card]
        yield f"attacked by {_labels(game, by)}"


def _planned_parts(card: ObjectId, decision: Decision | None) -> Iterator[str]:
    """Yield what the declaration that is being made has a card do."""
    if decision is None:
        return
    game, answer = decision.game, decision.answer or decision.choice.default(decision.game)
    match decision.choice, answer:
        case DeclareAttackers(), Attacks(attacks=attacks) if card in attacks:
            yield f"to attack {label(game, attacks[card])}"
        case DeclareBlockers(), Blocks(blocks=blocks):
            by = [blocker for blocker, attackers in blocks.items() if card in attackers]
            if card in blocks:
                yield f"to block {_labels(game, blocks[card])}"
            if by:
                yield f"to be blocked by {_labels(game, by)}"
        case _:
            pass


def _labels(game: Game, ids: Iterable[ObjectId | PlayerId]) -> str:
    return listed(label(game, one) for one in ids)


def _is_keywords(line: str) -> bool:
    """Whether a line of rules text is a row of keywords, not a sentence."""
    return not line.endswith((".", "”", '"'))


def _joined(parts: Iterable[str]) -> str:
    return ", ".join(part for part in parts if part)
