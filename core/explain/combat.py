"""Explaining declarations, damage assignment order, removal from combat, and assignment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.abilities.keywords import Keyword
from core.characteristics.current import characteristics
from core.events.combat import (
    AsUnblockedChosen,
    AttackersDeclared,
    BlockersDeclared,
    CombatDamageAssigned,
    DamageOrderAnnounced,
    RemovedFromCombat,
)
from core.events.damage import Damage
from core.explain.explaining import explains
from core.explain.explanation import IN_A_SENTENCE, Explanation, names, sentence
from core.language.naming import called
from core.model.combat import Blocking, Combat
from core.model.game import Game
from core.rules.combat.assignment import Tally, by_source
from core.rules.combat.division import Division, divisions
from core.rules.damage.applicability import effects_on
from core.rules.damage.lethal import lethal_damage
from core.rules.damage.measures import lethal_measure
from core.rules.eras import (
    LETHAL_BEFORE_NEXT_ATTACKER,
    LETHAL_BEFORE_NEXT_BLOCKER,
    has_damage_on_stack,
    has_damage_order,
)
from core.terms.ids import ObjectId, RecipientId
from core.terms.rule_numbers import cited
from core.terms.values import FrozenMap
from core.terms.words import clauses, listed, possessive, some_of


@explains(AttackersDeclared)
def attackers_declared(_before: Game, event: AttackersDeclared, game: Game) -> Explanation:
    """Explain an attack."""
    player = game.label(event.player)
    if not event.attacks:
        return Explanation(f"{player} attacks with no creature (CR 508.1a).")
    pairs = [f"{game.label(a)} attacks {game.label(target)}" for a, target in event.attacks.items()]
    enlists = [f"{game.label(a)} enlists {listed(names(game, one))}" for a, one in event.enlisted.items()]
    lines = []
    for attacker, target in event.attacks.items():
        taps = (
            "taps (CR 508.1f)" if attacker in event.tapped else "has vigilance and does not tap (CR 702.20b)"
        )
        lines.append(f"{game.label(attacker)} attacks {game.label(target)} and {taps}.")
    lines += [f"{told} by tapping (CR 702.154a)." for told in enlists]
    lines += [f"{listed(names(game, band))} attack as a band (CR 702.22c)." for band in event.bands]
    return Explanation(
        sentence(f"{player} declares attackers: {clauses([*pairs, *enlists])} ({cited(event.rule)})"),
        tuple(lines),
    )


@explains(BlockersDeclared)
def blockers_declared(_before: Game, event: BlockersDeclared, game: Game) -> Explanation:
    """Explain a block: who blocks whom, and who is now blocked and unblocked."""
    player = game.label(event.player)
    pairs = [f"{game.label(b)} blocks {listed(names(game, blocked))}" for b, blocked in event.blocks.items()]
    told = [f"{player} declares blockers: {clauses(pairs)}" if pairs else f"{player} blocks with no creature"]
    if event.blocked:
        told.append(f"{_are(names(game, event.blocked))} blocked")
    if event.unblocked:
        told.append(f"{_are(names(game, event.unblocked))} unblocked")
    by_band = [
        f"{game.label(b)} also blocks {listed(names(game, more))}, banded with what it blocks (CR 702.22h)."
        for b, blocking in event.blocking.items()
        if (more := [a for a in blocking if a not in event.blocks[b]])
    ]
    lines = (*(f"{pair}." for pair in pairs if len(pairs) > IN_A_SENTENCE), *by_band)
    return Explanation(sentence(f"{'; '.join(told)} ({cited(event.rule)})"), lines)


@explains(DamageOrderAnnounced)
def order_announced(_before: Game, event: DamageOrderAnnounced, game: Game) -> Explanation:
    """Explain damage assignment orders."""
    orders = [f"{game.label(c)}: {', then '.join(names(game, order))}" for c, order in event.orders.items()]
    return Explanation(
        sentence(f"{game.label(event.player)} announces damage assignment order. {'; '.join(orders)}")
        + f" Each needs lethal damage before the next may get any ({cited(event.rule)})."
    )


@explains(RemovedFromCombat)
def removed(_before: Game, event: RemovedFromCombat, game: Game) -> Explanation:
    """Explain why a permanent is no longer in combat."""
    still_attacked = game.combat is not None and event.object in game.combat.attacked
    if event.role == "creature" and still_attacked:
        name = game.label(event.object)
        return Explanation(
            f"{name} is no longer a creature and stops blocking, but is still attacked (CR 506.4d)."
        )
    why = {
        "effect": "by an effect",
        "controller": "because its controller changed",
        "not a creature": "because it is no longer a creature",
        "not attackable": "because it can no longer be attacked as it was",
        "became a battle": "because it became a battle",
    }[event.reason]
    return Explanation(
        sentence(f"{game.label(event.object)} is removed from combat {why} ({cited(event.rule)})")
    )


@explains(AsUnblockedChosen)
def as_unblocked_chosen(_before: Game, event: AsUnblockedChosen, game: Game) -> Explanation:
    """Explain whether a creature blocked by a band assigns its damage as though it weren't blocked."""
    who, attacker = game.label(event.player), game.label(event.attacker)
    if event.is_wanted:
        told = f"{who} has {attacker} assign its damage as though it weren't blocked"
    else:
        told = f"{who} has {attacker} assign its damage to its blockers, divided by the other side"
    return Explanation(sentence(f"{told} ({cited(event.rule)})"))


@explains(CombatDamageAssigned)
def damage_assigned(_before: Game, event: CombatDamageAssigned, game: Game) -> Explanation:
    """Explain an assignment: how much goes where, and what allowed or forced it."""
    points = by_source(event.assigned)
    tally = Tally({**by_source(event.already), **points})
    found = divisions(game, points)
    shares = [f"{game.label(source)}: {_shares(game, part)}" for source, part in points.items()]
    lines = tuple(_why(game, found[source], points[source], tally) for source in points)
    return Explanation(
        sentence(
            f"{game.label(event.player)} assigns combat damage: {clauses(shares)} ({cited(event.rule)})"
        ),
        lines,
    )


def _are(subjects: tuple[str, ...]) -> str:
    return f"{some_of(subjects)} {'becomes' if len(subjects) == 1 else 'become'}"


def _shares(game: Game, part: FrozenMap[RecipientId, int]) -> str:
    return listed(f"{amount} to {game.label(recipient)}" for recipient, amount in part.items())


def _why(game: Game, division: Division, part: FrozenMap[RecipientId, int], tally: Tally) -> str:
    told = f"{game.label(division.source)} ({division.side} {division.points}) assigns {_shares(game, part)}"
    return f"{told}: {'; '.join(_reasons(game, division.as_assigned(part), tally))}."


def _reasons(game: Game, division: Division, tally: Tally) -> Iterator[str]:
    combat = game.combat or Combat()
    attacker = combat.attackers.get(division.source)
    if attacker is not None and attacker.blocking is not Blocking.BLOCKED:
        if attacker.attacking is None:
            yield "the planeswalker it attacked is gone, and it has trample over planeswalkers (CR 702.19e)"
            return
        yield "it is not blocked (CR 510.1b)"
        if len(division.tiers) > 1:
            yield f"{_planeswalker_need(game, division, tally)} first, the rest may go on (CR 702.19c)"
        return
    if attacker is not None and division.is_as_unblocked:
        yield "it may assign its damage as though it weren't blocked, all of it (CR 510.1b)"
        return
    opponents = attacker.blocked_by if attacker is not None else combat.blockers[division.source].blocks
    rule = "510.1c" if attacker is not None else "510.1d"
    if division.by_banding and len(opponents) > 1:
        banding = "702.22j" if attacker is not None else "702.22k"
        yield f"{game.label(division.divider)} divides it because of banding (CR {banding})"
        return
    beyond = division.tiers[division.fought :]
    if not opponents and attacker is not None and attacker.attacking is None:
        yield (
            "nothing blocks it any more and the planeswalker it attacked is gone, but trample over "
            "planeswalkers lets it assign all to the defending player (CR 702.19e)"
        )
    elif not opponents:
        yield "nothing blocks it any more, but trample lets it assign all to what it attacks (CR 702.19d)"
    elif beyond:
        needs = listed(_need(game, division, ObjectId(creature), tally) for creature in opponents)
        yield f"trample lets through what is more than lethal; {needs} (CR 702.19b)"
        yield from _not_counted(game, division, opponents)
        yield from _beyond_planeswalker(game, division, tally)
    elif len(opponents) == 1:
        yield f"{game.label(opponents[0])} is the only creature it fights (CR {rule})"
    elif has_damage_order(game.era):
        order = LETHAL_BEFORE_NEXT_BLOCKER if attacker is not None else LETHAL_BEFORE_NEXT_ATTACKER
        needs = listed(_need(game, division, ObjectId(creature), tally) for creature in opponents)
        yield f"in damage assignment order, lethal before the next; {needs} ({cited(order)})"
        first = ObjectId(opponents[0])
        alongside = tally.alongside(first, division.source)
        if lethal_damage(game, first, division.source, alongside) >= division.points:
            yield f"so nothing may go past {game.label(first)}"
        yield from _not_counted(game, division, opponents)
    else:
        yield f"divided as {game.label(division.divider)} chooses (CR {rule})"


def _not_counted(game: Game, division: Division, opponents: Iterable[RecipientId]) -> Iterator[str]:
    """Yield what will change how much is dealt, but not how much is lethal (CR 510.1c, 702.19b)."""
    would_be = (
        Damage(source=division.source, recipient=one, amount=max(1, division.points)) for one in opponents
    )
    found = listed(dict.fromkeys(called(active.name) for one in would_be for active in effects_on(game, one)))
    if found != "nothing":
        yield f"{found} may change how much is dealt, but not what counts as lethal here"


def _beyond_planeswalker(game: Game, division: Division, tally: Tally) -> Iterator[str]:
    if len(division.tiers) > division.fought + 1:
        yield f"{_planeswalker_need(game, division, tally)} before its controller gets any (CR 702.19c)"


def _planeswalker_need(game: Game, division: Division, tally: Tally) -> str:
    planeswalker = ObjectId(division.tiers[-2][0])
    loyalty = characteristics(game, planeswalker).loyalty
    others = sum(tally.alongside(planeswalker, division.source).values())
    told = f"{game.label(planeswalker)} needs its loyalty, {loyalty},"
    return f"{told} of which {others} from others," if others else told


def _need(game: Game, division: Division, creature: ObjectId, tally: Tally) -> str:
    """Return what counts as lethal for one creature, with everything that goes into it."""
    alongside = tally.alongside(creature, division.source)
    need = lethal_damage(game, creature, division.source, alongside)
    measure, marked = lethal_measure(characteristics(game, creature)), game.battlefield[creature].damage
    parts = [f"{measure.side} {measure.points}"]
    if marked:
        parts.append(f"{marked} already marked")
    if alongside:
        parts.append(f"{sum(alongside.values())} from others")
    if characteristics(game, division.source).has(Keyword.DEATHTOUCH) and not has_damage_on_stack(game.era):
        parts.append("deathtouch makes 1 enough, CR 702.2c")
    return f"{possessive(game.label(creature))} lethal damage is {need} ({', '.join(parts)})"
