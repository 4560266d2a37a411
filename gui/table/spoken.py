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
from core.terms.zones import Zone
from gui.table.picture.card_face import CardFace
from gui.table.picture.chips import Chip
from gui.table.picture.counter_words import counter_words
from gui.table.picture.stack_lane import WaitingThing
from gui.table.picture.table_picture import HandFace, PileFace, PlateFace
from gui.translation import listed, term, tr


def card_words(game: Game, face: CardFace, decision: Decision | None) -> str:
    """Return what a permanent is and does now: `Redfang, 6/6, trample, attacking Nicole, 4 damage marked`."""
    return _joined(_card_parts(game, face, decision))


def card_text(game: Game, face: CardFace) -> str:
    """Return what else there is to read on a card: its types, its rules text, whose it is."""
    text = (line for line in face.abilities if not _is_keywords(line))
    permanent = game.on_battlefield(face.id) or game.permanent(face.id)
    whose = tr("controlled by {player}").format(player=game.label(permanent.controller))
    pile = tr("{count} identical cards are here").format(count=face.stacked) if face.stacked > 1 else ""
    parts = [pile, face.types, *text, whose]
    return ". ".join(part.rstrip(".") for part in parts if part)


def player_words(face: PlateFace) -> str:
    """Return how a player stands."""
    return _joined(
        (
            face.name,
            tr("{count} life").format(count=face.life),
            counter_words("poison", face.poison) if face.poison else "",
            tr("{count} damage from a commander").format(count=face.commander_damage)
            if face.commander_damage
            else "",
            tr("active player") if face.is_active else "",
            tr("the monarch") if face.is_monarch else "",
            tr("has priority") if face.has_priority else "",
            tr("{count} in hand").format(count=face.hand) if face.hand else "",
            tr("{count} in library").format(count=face.library) if face.library is not None else "",
            tr("has lost the game") if face.has_lost else "",
        )
    )


def hand_words(face: HandFace) -> str:
    """Return what a card in a hand is."""
    return _joined((face.card.name, face.card.numbers, face.card.types, tr("in hand")))


def hand_text(face: HandFace) -> str:
    """Return the rules text of a card in a hand."""
    return " ".join(face.card.abilities)


def pile_words(face: PileFace, owner: str) -> str:
    """Return what lies on a pile."""
    words = tr("{player}'s {zone}: {cards}")
    if face.zone is Zone.LIBRARY:
        words = tr("{player}'s {zone}, from the top: {cards}")
    cards = ", ".join(face.names) or tr("no cards")
    told = words.format(player=owner, zone=term(face.zone), cards=cards)
    if face.able:
        told = tr("{pile}; can be used from there: {cards}").format(pile=told, cards=", ".join(face.able))
    return told


def waiting_words(game: Game, one: WaitingThing) -> str:
    """Return what waits, whose it is, and what it will be done to."""
    where = ""
    if one.is_announced:
        where = tr("being announced")
    elif one.is_effect:
        where = tr("effect")
    elif one.is_on_stack:
        where = tr("on top of the stack") if one.is_top else tr("on the stack")
    targets = [label(game, target) for target in one.targets]
    aims = tr("targets {targets}").format(targets=listed(targets)) if targets else ""
    return _joined((one.text, one.by, where, aims))


def chip_words(game: Game, chip: Chip, source: str) -> str:
    """Return what a number says: who gives how much to whom, or which place it has in an order."""
    to = label(game, chip.recipient)
    if chip.is_order:
        words = tr("{recipient} is {place} in {source}'s damage order")
        return words.format(recipient=to, place=chip.text, source=source)
    words = tr("{source}: {amount} damage to {recipient}")
    if chip.is_shield:
        words = tr("{source}: {amount} damage to {recipient} prevented")
    said = words.format(source=source, amount=chip.amount, recipient=to)
    return tr("{what}, illegal").format(what=said) if chip.is_wrong else said


def combat_words(game: Game, decision: Decision | None) -> Iterator[str]:
    """Yield who attacks what and who blocks whom; first what is so, then what is being declared."""
    combat = game.combat
    if combat is not None:
        for attacker in combat.attackers.values():
            if attacker.attacking is not None:
                words = _attack_words(attacker.blocking)
                name, target = label(game, attacker.id), label(game, attacker.attacking)
                yield words.format(attacker=name, target=target)
            else:
                yield tr("{attacker} attacks nothing").format(attacker=label(game, attacker.id))
        blocks = tr("{blocker} blocks {attacker}")
        for blocker in combat.blockers.values():
            name = label(game, blocker.id)
            yield from (blocks.format(blocker=name, attacker=label(game, one)) for one in blocker.blocks)
        bands = tr("{creatures} attack as a band")
        yield from (bands.format(creatures=_labels(game, band)) for band in combat.bands)
    if decision is None:
        return
    game, answer = decision.game, decision.answer or decision.choice.default(decision.game)
    match decision.choice, answer:
        case DeclareAttackers(), Attacks(attacks=attacks):
            for one, target in attacks.items():
                words = tr("{attacker} will attack {target}")
                yield words.format(attacker=label(game, one), target=label(game, target))
        case DeclareBlockers(), Blocks(blocks=declared):
            for one, attackers in declared.items():
                words = tr("{blocker} will block {attackers}")
                yield words.format(blocker=label(game, one), attackers=_labels(game, attackers))
        case _:
            pass


def _attack_words(blocking: Blocking) -> str:
    match blocking:
        case Blocking.UNDECLARED:
            return tr("{attacker} attacks {target}")
        case Blocking.BLOCKED:
            return tr("{attacker} attacks {target}, blocked")
        case Blocking.UNBLOCKED:
            return tr("{attacker} attacks {target}, unblocked")


def _card_parts(game: Game, face: CardFace, decision: Decision | None) -> Iterator[str]:
    permanent = game.on_battlefield(face.id) or game.permanent(face.id)
    yield permanent.label
    yield face.numbers
    yield tr("{count} loyalty").format(count=face.loyalty) if face.loyalty is not None else ""
    yield tr("{count} defense").format(count=face.defense) if face.defense is not None else ""
    yield tr("face down") if face.face_down else ""
    yield tr("phased out") if face.is_phased_out else ""
    yield from (f"{line[:1].lower()}{line[1:]}" for line in face.abilities if _is_keywords(line))
    yield from own_combat_words(game, face.id)
    yield from _planned_parts(face.id, decision)
    attached = permanent.attached_to
    yield (
        tr("attached to {what}").format(what=label(game, attached))
        if face.is_attached and attached is not None
        else ""
    )
    yield tr("protected by {player}").format(player=face.protector) if face.protector else ""
    yield tr("{count} damage").format(count=face.damage) if face.damage else ""
    yield tr("lethal") if face.is_lethal and face.damage else ""
    yield from (counter_words(kind, count) for kind, count in face.counters)
    yield tr("tapped") if face.tapped else ""
    yield from (badge.words for badge in face.badges)
    yield tr("token") if face.is_token else ""


def own_combat_words(game: Game, card: ObjectId) -> Iterator[str]:
    """Yield what a permanent does in combat: `attacking Nicole`, `blocked by Silver Knight`."""
    combat = game.combat
    if combat is None:
        return
    attacker = combat.attackers.get(card)
    if attacker is not None:
        at = attacker.attacking
        yield tr("attacking {target}").format(target=label(game, at)) if at is not None else tr("attacking")
        if attacker.blocked_by:
            yield tr("blocked by {blockers}").format(blockers=_labels(game, attacker.blocked_by))
        elif attacker.blocking is not Blocking.UNDECLARED:
            yield term(attacker.blocking)
    blocker = combat.blockers.get(card)
    if blocker is not None:
        words = tr("blocking {attackers}") if blocker.blocks else tr("blocking")
        yield words.format(attackers=_labels(game, blocker.blocks) if blocker.blocks else "")
    elif card in combat.attacked:
        by = [one.id for one in combat.attackers.values() if one.attacking == card]
        yield tr("attacked by {attackers}").format(attackers=_labels(game, by))


def _planned_parts(card: ObjectId, decision: Decision | None) -> Iterator[str]:
    """Yield what the declaration that is being made has a card do."""
    if decision is None:
        return
    game, answer = decision.game, decision.answer or decision.choice.default(decision.game)
    match decision.choice, answer:
        case DeclareAttackers(), Attacks(attacks=attacks) if card in attacks:
            yield tr("will attack {target}").format(target=label(game, attacks[card]))
        case DeclareBlockers(), Blocks(blocks=blocks):
            by = [blocker for blocker, attackers in blocks.items() if card in attackers]
            if card in blocks:
                yield tr("will block {attackers}").format(attackers=_labels(game, blocks[card]))
            if by:
                yield tr("will be blocked by {blockers}").format(blockers=_labels(game, by))
        case _:
            pass


def _labels(game: Game, ids: Iterable[ObjectId | PlayerId]) -> str:
    return listed(label(game, one) for one in ids)


def _is_keywords(line: str) -> bool:
    """Whether a line of rules text is a row of keywords, not a sentence."""
    return not line.endswith((".", "”", '"'))


def _joined(parts: Iterable[str]) -> str:
    return ", ".join(part for part in parts if part)
