"""Explaining declarations, damage assignment order, removal from combat, and assignment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain

from core.abilities.keywords import Keyword
from core.abilities.restrictions import AssignsByToughness, LethalByPower
from core.characteristics.active_effects import Active
from core.characteristics.current import characteristics
from core.events.combat import (
    AsUnblockedChosen,
    AttackersDeclared,
    BlockersDeclared,
    CombatDamageAssigned,
    CostToFightPaid,
    DamageOrderAnnounced,
    RemovedFromCombat,
)
from core.events.damage import Damage
from core.explain.choices.costs_to_attack_and_block import each_price, price
from core.explain.explaining import Fold, explains
from core.explain.explanation import Explanation, names
from core.explain.given import (
    ATTACK_REQUIREMENTS,
    BLOCK_REQUIREMENTS,
    BLOCK_RULES,
    given_abilities,
    given_rules,
    givers_of_rules,
)
from core.explain.not_as_printed import changed_side, lost_evasion, turned_creature
from core.language.phrases import phrase
from core.model.combat import Blocking, Combat
from core.model.game import Game
from core.rules.combat.assigned_points import by_source
from core.rules.combat.assignment_recipients import Division, divisions
from core.rules.combat.enough_damage import Tally
from core.rules.damage.applicable_effects import effects_on
from core.rules.damage.lethal import lethal_damage
from core.rules.damage.measures import lethal_measure
from core.rules.eras import (
    LETHAL_BEFORE_NEXT_ATTACKER,
    LETHAL_BEFORE_NEXT_BLOCKER,
    has_damage_on_stack,
    has_damage_order,
)
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import cited
from core.words.english import combat as words
from core.words.english.choices import costs_to_attack_and_block as cost_words
from core.words.english.damage import ability_of
from core.words.english.names import called


def _is_a_decision(before: Game, event: AttackersDeclared, _game: Game) -> Fold:
    """Nobody is surprised that a player without creatures doesn't attack."""
    return Fold.OWN if event.attacks or has_creatures(before, event.player) else Fold.LAST


def has_creatures(game: Game, player: PlayerId) -> bool:
    """Whether a player controls a creature, which might attack."""
    mine = (one.id for one in game.battlefield.values() if one.controller == player)
    return any(characteristics(game, one).is_creature for one in mine)


@explains(AttackersDeclared, fold=_is_a_decision)
def attackers_declared(_before: Game, event: AttackersDeclared, game: Game) -> Explanation:
    """Explain an attack."""
    attacks = [(game.label(attacker), game.label(target)) for attacker, target in event.attacks.items()]
    enlisting = {one for some in event.enlisted.values() for one in some}
    vigilant = names(game, (one for one in event.attacks if one not in event.tapped and one not in enlisting))
    why_untapped = words.vigilant(vigilant, "CR 702.20b") if vigilant else ""
    details = [
        words.enlists(game.label(one), names(game, tapped), "CR 702.154a")
        for one, tapped in event.enlisted.items()
    ]
    details += [words.attack_as_a_band(names(game, band), "CR 702.22c") for band in event.bands]
    details += turned_creature(game, event.attacks)
    for attacker in event.attacks:
        details += given_rules(game, attacker, ATTACK_REQUIREMENTS)
        if attacker not in event.tapped and attacker not in enlisting:
            details += given_abilities(game, attacker, [Keyword.VIGILANCE])
    rule = cited(event.rule) if event.attacks else "CR 508.1a"
    return Explanation(words.attack(game.label(event.player), attacks), rule, why_untapped, tuple(details))


@explains(CostToFightPaid)
def cost_paid(_before: Game, event: CostToFightPaid, game: Game) -> Explanation:
    """Explain what a player pays so that creatures can attack or block."""
    creatures = names(game, dict.fromkeys(one.creature for one in event.owed))
    cost = price(game, event.player, event.owed)
    told = cost_words.paid(player=game.label(event.player), cost=cost, to=event.to, names=creatures)
    return Explanation(told, cited(event.rule), "", each_price(game, event.player, event.owed))


@explains(BlockersDeclared)
def blockers_declared(_before: Game, event: BlockersDeclared, game: Game) -> Explanation:
    """Explain a block: who blocks whom, and who is now unblocked."""
    blocks = [(game.label(blocker), names(game, blocked)) for blocker, blocked in event.blocks.items()]
    by_band = [
        words.blocks_the_band(game.label(blocker), names(game, more), "CR 702.22h")
        for blocker, blocking in event.blocking.items()
        if (more := [one for one in blocking if one not in event.blocks[blocker]])
    ]
    told = words.block(game.label(event.player), blocks, names(game, event.unblocked))
    details = (
        *by_band,
        *turned_creature(game, event.blocks),
        *lost_evasion(game, event.blocks),
        *chain.from_iterable(
            given_rules(game, one, BLOCK_RULES) for one in (game.combat or Combat()).attackers
        ),
        *chain.from_iterable(given_rules(game, one, BLOCK_REQUIREMENTS) for one in event.blocks),
    )
    return Explanation(told, cited(event.rule), "", details)


@explains(DamageOrderAnnounced)
def order_announced(_before: Game, event: DamageOrderAnnounced, game: Game) -> Explanation:
    """Explain damage assignment orders."""
    orders = [(game.label(creature), names(game, order)) for creature, order in event.orders.items()]
    told = words.damage_order(game.label(event.player), orders)
    return Explanation(told, cited(event.rule), "", (words.why_damage_order(),))


def _is_by_hand(_before: Game, event: RemovedFromCombat, _game: Game) -> Fold:
    """What the person at the table removes is told as a change of the board."""
    return Fold.LAST if event.reason == "hand" else Fold.ADDS


@explains(RemovedFromCombat, fold=_is_by_hand)
def removed(_before: Game, event: RemovedFromCombat, game: Game) -> Explanation:
    """Explain why a permanent is no longer in combat."""
    still_attacked = game.combat is not None and event.object in game.combat.attacked
    if event.role == "creature" and still_attacked:
        return Explanation(words.still_attacked(game.label(event.object)), "CR 506.4d")
    return Explanation(words.removed_from_combat(game.label(event.object), event.reason), cited(event.rule))


@explains(AsUnblockedChosen)
def as_unblocked_chosen(_before: Game, event: AsUnblockedChosen, game: Game) -> Explanation:
    """Explain whether a creature blocked by a band assigns its damage as though it weren't blocked."""
    who, attacker = game.label(event.player), game.label(event.attacker)
    return Explanation(words.as_unblocked(who, attacker, is_wanted=event.is_wanted), cited(event.rule))


def _is_told_with_the_damage(_before: Game, event: CombatDamageAssigned, game: Game) -> Fold:
    """Where nothing was to be divided, who deals what says it all, unless it is dealt only later."""
    if has_damage_on_stack(game.era):
        return Fold.OWN
    found = divisions(game, by_source(event.assigned))
    return Fold.NEXT if all(one.is_forced for one in found.values()) else Fold.OWN


@explains(CombatDamageAssigned, fold=_is_told_with_the_damage)
def damage_assigned(_before: Game, event: CombatDamageAssigned, game: Game) -> Explanation:
    """Explain an assignment: how much goes where, and what allowed or forced it."""
    points = by_source(event.assigned)
    tally = Tally({**by_source(event.already), **points})
    found = divisions(game, points)
    divided = [source for source in points if not found[source].is_forced]
    chosen = divided or list(points)
    shares = {
        source: (game.label(source), [(amount, game.label(to)) for to, amount in part.items()])
        for source, part in points.items()
    }
    because = chain.from_iterable(
        _reasons(
            game, found[source].as_assigned(points[source]), points[source], tally, is_only=len(chosen) == 1
        )
        for source in chosen
    )
    needy = [found[source] for source in divided if not _gets_by(game, found[source], points[source], tally)]
    because = chain(because, _shared_needs(game, needy, tally))
    player = game.label(event.player)
    forced = [part for source, part in shares.items() if source not in chosen]
    details = [words.assignment(player, [part]) for part in forced] if has_damage_on_stack(game.era) else []
    details += (
        words.by_toughness(
            source=game.label(source),
            toughness=found[source].points,
            givers=givers_of_rules(game, source, (AssignsByToughness,)),
            rule="CR 510.1a",
        )
        for source in points
        if found[source].side == "toughness"
    )
    told = words.assignment(player, [shares[source] for source in chosen])
    details += chain.from_iterable(changed_side(game, one, found[one].side) for one in points)
    fought = {
        to for source in divided for tier in found[source].tiers for to in tier
    } & game.battlefield.keys()
    details += chain.from_iterable(given_rules(game, ObjectId(one), (LethalByPower,)) for one in fought)
    tramplers = (one for one in divided if found[one].tiers[found[one].fought :])
    details += chain.from_iterable(given_abilities(game, one, [Keyword.TRAMPLE]) for one in tramplers)
    return Explanation(told, cited(event.rule), " ".join(dict.fromkeys(because)), tuple(details))


def _gets_by(game: Game, division: Division, assigned: Mapping[RecipientId, int], tally: Tally) -> bool:
    """Whether the first in damage assignment order gets all and that is enough: then no need is told."""
    first, *others = division.tiers[: division.fought] or ((),)
    if not others or any(amount for to, amount in assigned.items() if to not in first):
        return False
    return _lethal(game, division, ObjectId(first[0]), tally) <= division.points


def _reasons(
    game: Game, division: Division, assigned: Mapping[RecipientId, int], tally: Tally, *, is_only: bool
) -> Iterator[str]:
    """Yield why a creature may or must assign its damage like this, a sentence each.

    `is_only`: it is the only one of which that is told.
    """
    combat = game.combat or Combat()
    attacker = combat.attackers.get(division.source)
    source = game.label(division.source)
    if attacker is not None and attacker.blocking is not Blocking.BLOCKED:
        if attacker.attacking is None:
            yield words.attacked_is_gone(source, "CR 702.19e")
        elif len(division.tiers) > 1:
            yield _planeswalker_need(game, division, tally)
        else:
            yield words.not_blocked(source, "CR 510.1b")
        return
    if attacker is not None and division.is_as_unblocked:
        yield words.chosen_as_unblocked(source, "CR 510.1b")
        return
    opponents = attacker.blocked_by if attacker is not None else combat.blockers[division.source].blocks
    rule = "CR 510.1c" if attacker is not None else "CR 510.1d"
    divider = game.label(division.divider)
    if division.by_banding and len(opponents) > 1:
        banding = "CR 702.22j" if attacker is not None else "CR 702.22k"
        yield words.divided_by_banding(divider, source, banding)
    elif not opponents:
        gone = attacker is not None and attacker.attacking is None
        rule = "CR 702.19e" if gone else "CR 702.19d"
        yield words.nothing_left_to_block(source=source, rule=rule, is_planeswalker_gone=gone)
    elif division.tiers[division.fought :]:
        needs = [_need(game, division, ObjectId(creature), tally) for creature in opponents]
        enough = sum(_lethal(game, division, ObjectId(creature), tally) for creature in opponents)
        named = "" if is_only else source
        past = game.label(division.tiers[division.fought][0])
        yield words.trample(
            source=named, needs=needs, past=past, rule="CR 702.19b", is_more=division.points > enough
        )
        yield from _not_counted(game, division, opponents, "CR 702.19b")
        if len(division.tiers) > division.fought + 1:
            yield _planeswalker_need(game, division, tally)
    elif len(opponents) == 1:
        other = game.label(opponents[0])
        yield words.only_blocker(source=source, other=other, rule=rule, is_attacker=attacker is not None)
    elif has_damage_order(game.era):
        last = max((place for place, one in enumerate(opponents) if assigned.get(one)), default=0)
        yield from _in_order(game, division, opponents, last, tally)
    else:
        yield words.free_division(source=source, rule=rule, is_attacker=attacker is not None)


def _in_order(
    game: Game, division: Division, opponents: tuple[ObjectId, ...], last: int, tally: Tally
) -> Iterator[str]:
    """Yield what had to be lethal before the `last` of the opponents in order could get any.

    Where the first gets all of it, that is why: it is first, or needs more than there is.
    """
    order = _order_rule(game, division)
    source, first = game.label(division.source), ObjectId(opponents[0])
    if last and all(_is_shared(game, division, ObjectId(one), tally) for one in opponents[:last]):
        pass  # what they need in all is told once, for all who share
    elif last:
        needs = [_need(game, division, ObjectId(creature), tally) for creature in opponents[:last]]
        yield words.in_order(needs, game.label(opponents[last]), order)
    elif _lethal(game, division, first, tally) > division.points:
        need = _need(game, division, first, tally)
        yield words.nothing_past(
            need=need, last=game.label(opponents[1]), points=division.points, source=source, rule=order
        )
    else:
        is_more = 0 < _lethal(game, division, first, tally) < division.points
        yield words.all_to_the_first(game.label(first), source, order, is_more=is_more)
    yield from _not_counted(game, division, opponents, order)


def _not_counted(
    game: Game, division: Division, opponents: Iterable[RecipientId], rule: str
) -> Iterator[str]:
    """Yield what will change how much is dealt, but not how much is lethal (CR 510.1c, 702.19b)."""
    would_be = (
        Damage(source=division.source, recipient=one, amount=max(1, division.points)) for one in opponents
    )
    found = tuple(dict.fromkeys(_effect_name(active) for one in would_be for active in effects_on(game, one)))
    if found:
        yield words.not_counted(found, rule)


def _effect_name(active: Active) -> str:
    """Return what an effect is called: `Furnace of Rath`, `Silver Knight's protection from red`."""
    name = called(active.name)
    return name if active.protection is None else ability_of(name, phrase(active.protection))


def _planeswalker_need(game: Game, division: Division, tally: Tally) -> str:
    planeswalker = ObjectId(division.tiers[-2][0])
    loyalty = characteristics(game, planeswalker).loyalty
    others = sum(tally.alongside(planeswalker, division.source).values())
    source, name = game.label(division.source), game.label(planeswalker)
    return words.over_planeswalker(
        source=source, planeswalker=name, loyalty=loyalty, others=others, rule="CR 702.19c"
    )


def _need(game: Game, division: Division, creature: ObjectId, tally: Tally) -> str:
    """Return what is lethal for one creature, with everything that goes into it."""
    name, much = game.label(creature), _lethal(game, division, creature, tally)
    if _is_shared(game, division, creature, tally):
        return words.shared_need(name)
    if much == 1 and _is_lethal_by_deathtouch(game, division.source):
        return words.one_is_enough(name, "CR 702.2c")
    measure, marked = lethal_measure(characteristics(game, creature)), game.battlefield[creature].damage
    parts = [words.of_side(measure.side, measure.points)]
    if marked:
        parts.append(words.already_marked(marked))
    parts += [
        words.assigned_by(amount, game.label(source), is_deadly=_is_lethal_by_deathtouch(game, source))
        for source, amount in tally.alongside(creature, division.source).items()
    ]
    return words.need(name, much, parts)


def _is_shared(game: Game, division: Division, creature: ObjectId, tally: Tally) -> bool:
    """Whether what is lethal for a creature is a sum of what this source and others assign to it."""
    given = tally.assigned_to(creature)
    is_one_of_several = division.source in given and len(given) > 1
    return is_one_of_several and not any(_is_lethal_by_deathtouch(game, one) for one in given)


def _shared_needs(game: Game, divisions_: Iterable[Division], tally: Tally) -> Iterator[str]:
    """Yield what each creature needs in all to which several sources assign damage, once."""
    for division in divisions_:
        is_ordered = len(division.tiers) > 1
        for creature in chain.from_iterable(division.tiers[: division.fought]) if is_ordered else ():
            if creature in game.battlefield and _is_shared(game, division, ObjectId(creature), tally):
                is_trample = len(division.tiers) > division.fought
                rule = "CR 702.19b" if is_trample else _order_rule(game, division)
                yield _need_in_all(game, ObjectId(creature), tally, rule)


def _order_rule(game: Game, division: Division) -> str:
    """Return what says that the next in order gets nothing before lethal damage to those before it."""
    is_attacker = division.source in (game.combat or Combat()).attackers
    return cited(LETHAL_BEFORE_NEXT_BLOCKER if is_attacker else LETHAL_BEFORE_NEXT_ATTACKER)


def _need_in_all(game: Game, creature: ObjectId, tally: Tally, rule: str) -> str:
    measure, marked = lethal_measure(characteristics(game, creature)), game.battlefield[creature].damage
    parts = [words.of_side(measure.side, measure.points)]
    parts += [words.already_marked(marked)] if marked else []
    given = [(amount, game.label(source)) for source, amount in tally.assigned_to(creature).items()]
    return words.need_in_all(game.label(creature), max(0, measure.points - marked), parts, given, rule)


def _lethal(game: Game, division: Division, creature: ObjectId, tally: Tally) -> int:
    return lethal_damage(game, creature, division.source, tally.alongside(creature, division.source))


def _is_lethal_by_deathtouch(game: Game, source: ObjectId) -> bool:
    """Whether any damage by a source is lethal: it is since July 2009 (CR 702.2c)."""
    return characteristics(game, source).has(Keyword.DEATHTOUCH) and not has_damage_on_stack(game.era)
