"""Casting spells: what is legal, and what happens at once (CR 601.2)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from core.abilities.card_texts.chosen_modes import has_modes_to_choose, instructions_of, targets_of
from core.abilities.card_texts.stack_abilities import Spell
from core.abilities.conditions import Condition
from core.abilities.costs import Cost
from core.abilities.keywords import Keyword
from core.abilities.span import Span
from core.characteristics.additional_costs import additional_costs, most_kicks, owes_more_than_mana
from core.characteristics.filtering import holds
from core.events.causes import cost_of
from core.events.spells_and_abilities import BecameCast, SpellCast
from core.model.cards import Card, face_cast, spell_of
from core.model.game import Game
from core.model.stack import OnStack
from core.rules.announcing.announced_division import division_violations
from core.rules.announcing.announced_targets import (
    announced_target_violations,
    unknown_id_violations,
    wanted_targets,
)
from core.rules.announcing.announced_x import x_violations
from core.rules.announcing.naming import meant_targets, named_source
from core.rules.announcing.out_of_graveyards import how_cast, in_graveyard, is_granted, permission
from core.rules.announcing.spells import (
    as_object,
    as_spell,
    cast_so,
    in_way,
    mode_name,
    ways_to_cast,
    with_object,
)
from core.rules.announcing.split_second import spell_with_split_second
from core.rules.announcing.timing import is_main_phase_of, is_within
from core.rules.choices.actions import Cast
from core.rules.choices.violation import Place, Violation, unknown_ids
from core.rules.payable import Payer, is_payable, sacrificable
from core.rules.paying import choose_sacrifice, pay, pay_mana
from core.rules.procedure import Procedure
from core.rules.targets.targeting import Targeting
from core.rules.triggers.happening import happen
from core.terms.called import Called
from core.terms.card_types import CardType
from core.terms.ids import ObjectId, PlayerId
from core.terms.mana import has_x
from core.terms.rule_numbers import RuleNumber
from core.terms.values import replace
from core.terms.zones import Zone

_PAID = RuleNumber("601.2h")


class CastBar(StrEnum):
    """What keeps a card from being cast."""

    NO_SPELL = "no_spell"
    NOT_NOW = "not_now"
    OTHER_TIME = "other_time"
    CONDITION = "condition"
    NO_MODE = "no_mode"
    NOTHING_SACRIFICED = "nothing_sacrificed"
    COST = "cost"
    KICKED_TOO_OFTEN = "kicked_too_often"
    NOT_IN_GRAVEYARD = "not_in_graveyard"
    NOT_FROM_GRAVEYARD = "not_from_graveyard"
    NOT_FROM_GRAVEYARD_NOW = "not_from_graveyard_now"
    FACE_DOWN = "face_down"
    BESTOW = "bestow"
    SPLIT_SECOND = "split_second"


class CannotCast(Violation):
    """A card can't be cast like this now.

    `times` is how often it can be kicked, if it is announced more often;
    `modes` is how many it has, if not from `least` to `most` different ones of them are chosen; `cost` what
    it costs besides, if that can't be paid, and `keyword` by which; `within` and `only_if` say when it can be
    cast, if not now; `split_second` is the spell with it that is on the stack.
    """

    card: str
    why: CastBar
    cost: Cost | None = None
    keyword: str = ""
    times: int = 0
    modes: int = 0
    least: int = 1
    most: int = 1
    within: Span | None = None
    only_if: Condition | None = None
    split_second: ObjectId | None = None


def cast_violations(game: Game, player: PlayerId, cast: Cast) -> Iterator[Violation]:
    """Yield why a player can't cast a spell like this now."""
    if cast.way is not None and cast.way not in ways_to_cast(cast.card):
        rule, why = (
            ("702.37d", CastBar.FACE_DOWN) if cast.way == "face_down" else ("702.103a", CastBar.BESTOW)
        )
        yield _cannot_cast(player, cast.card, rule, why)
        return
    card = in_way(cast.card, cast.way)
    yield from why_not_cast_now(game, player, card, out_of=zone_of(cast))
    face = face_cast(card, zone_of(cast))
    spell = as_spell(face, cast.modes, is_kicked=bool(cast.kicked))
    if spell is None:
        return
    if has_modes_to_choose(spell):
        barred = _cannot_cast(player, cast.card, "601.2b", CastBar.NO_MODE)
        yield replace(barred, modes=len(spell.modes), least=spell.least_modes, most=spell.most_modes)
        return
    whole = face if cast.way is None else cast.card
    stand_in = cast_so(as_object(game, player, whole), cast.way, cast.targets)
    seen = with_object(game, stand_in)
    targets = meant_targets(game, targets_of(spell), cast.targets)
    yield from announced_target_violations(seen, spell, targets, Targeting(player, stand_in.id))
    yield from division_violations(cast, instructions_of(spell))
    yield from x_violations(cast, instructions_of(spell))
    yield from unknown_id_violations(game, cast, instructions_of(spell))
    yield from _cost_violations(game, player, replace(cast, card=card), spell)


def _cost_violations(game: Game, player: PlayerId, cast: Cast, spell: Spell) -> Iterator[Violation]:
    """Yield why what a spell costs besides can't be paid (CR 601.2h).

    What is sacrificed may be named as the spell is announced, if that is one; else it is asked for.
    """
    wanted = named_sacrifice(spell)
    if cast.sacrifice is not None and wanted is None:
        yield from unknown_ids(game, (cast.sacrifice,), Place.SACRIFICE, _PAID)
    most = most_kicks(cast.card)
    if most is not None and cast.kicked > most:
        yield replace(_cannot_cast(player, cast.card, "702.33a", CastBar.KICKED_TOO_OFTEN), times=most)
        return
    able = possible_sacrifices(game, player, cast.card)
    if wanted is not None and cast.sacrifice not in {None, *able}:
        yield _cannot_cast(player, cast.card, "601.2h", CastBar.NOTHING_SACRIFICED)
        return
    seen, payer = _as_if_cast(game, player, cast), _payer(game, player, cast.card)
    for cost in additional_costs(cast.card, cast.kicked):
        if not is_payable(seen, payer, cost):
            yield replace(_cannot_cast(player, cast.card, "601.2h", CastBar.COST), cost=cost)


def may_kick(game: Game, player: PlayerId, card: Card, kicked: int) -> bool:
    """Whether a player can pay kicker costs of a card so often (CR 118.3)."""
    most = most_kicks(card)
    if most is not None and kicked > most:
        return False
    seen, payer = _as_if_cast(game, player, Cast(card=card)), _payer(game, player, card)
    return all(is_payable(seen, payer, cost) for cost in additional_costs(card, kicked))


def _as_if_cast(game: Game, player: PlayerId, cast: Cast) -> Game:
    """Return the game as it is while a spell is cast: its card is on the stack, so can't pay for itself."""
    hand, graveyard = _card_of(game, player, cast)
    return replace(
        with_object(game, as_object(game, player, cast.card)),
        hand=tuple(one for one in game.hand if one.id != hand),
        graveyard=tuple(one for one in game.graveyard if one.id != graveyard),
    )


def _card_of(game: Game, player: PlayerId, cast: Cast) -> tuple[ObjectId | None, ObjectId | None]:
    """Return the card of a spell in the hand, or in the graveyard; a spell may be cast without its card."""
    if cast.from_graveyard:
        return None, in_graveyard(game, player, cast.card)
    return _in_hand(game, player, cast.card), None


def zone_of(cast: Cast) -> Zone:
    """Return the zone that a spell is cast out of."""
    return Zone.GRAVEYARD if cast.from_graveyard else Zone.HAND


def _in_hand(game: Game, player: PlayerId, card: Card) -> ObjectId | None:
    return next((one.id for one in game.hand if one.owner == player and one.card.name == card.name), None)


def _payer(game: Game, player: PlayerId, card: Card) -> Payer:
    return Payer(player=player, source=as_object(game, player, card).id, rule=_PAID)


def why_not_cast_now(
    game: Game, player: PlayerId, card: Card, out_of: Zone = Zone.HAND
) -> Iterator[Violation]:
    """Yield why a player can't begin to cast a card now, whatever its targets would be."""
    if out_of is Zone.GRAVEYARD:
        yield from _why_not_from_graveyard(game, player, card)
    card = face_cast(card, out_of)
    if as_spell(card) is None:
        yield _cannot_cast(player, card, "601.2a", CastBar.NO_SPELL)
    elif not is_main_phase_of(game, player) and not _is_castable_at_any_time(card):
        yield _cannot_cast(player, card, "117.1a", CastBar.NOT_NOW)
    if (first := spell_with_split_second(game)) is not None:
        barred = _cannot_cast(player, card, "702.61a", CastBar.SPLIT_SECOND)
        yield replace(barred, split_second=first.id)
    spell = spell_of(card)
    if spell is not None and not is_within(game, spell.within):
        yield replace(_cannot_cast(player, card, "601.3", CastBar.OTHER_TIME), within=spell.within)
    stand_in = as_object(game, player, card)
    if spell is not None and not holds(with_object(game, stand_in), spell.only_if, player, stand_in.id):
        yield replace(_cannot_cast(player, card, "601.3", CastBar.CONDITION), only_if=spell.only_if)


def _why_not_from_graveyard(game: Game, player: PlayerId, card: Card) -> Iterator[Violation]:
    """Yield why a player can't cast a card out of the graveyard (CR 601.3)."""
    by = permission(game, player, card)
    if in_graveyard(game, player, card) is None:
        yield _cannot_cast(player, card, "601.2a", CastBar.NOT_IN_GRAVEYARD)
    elif by is None:
        yield _cannot_cast(player, card, "601.3", CastBar.NOT_FROM_GRAVEYARD)
    elif not is_granted(game, player, card, by):
        barred = _cannot_cast(player, card, "601.3", CastBar.NOT_FROM_GRAVEYARD_NOW)
        yield replace(barred, only_if=by.only_if)
    else:
        seen = _as_if_cast(game, player, Cast(card=card, from_graveyard=True))
        for cost in by.pays:
            if not is_payable(seen, _payer(game, player, card), cost):
                of = (by.keyword or "") if cost is by.instead else ""
                yield replace(_cannot_cast(player, card, "601.2h", CastBar.COST), cost=cost, keyword=of)


def cast(game: Game, player: PlayerId, announced: Cast) -> Procedure[Game]:
    """Cast a spell: it goes on the stack, its costs are paid (CR 601.2)."""
    card = in_way(announced.card, announced.way)
    face = face_cast(card, zone_of(announced))
    spell = as_spell(face, announced.modes, is_kicked=bool(announced.kicked))
    front = card if face is not card else None
    whole = face if announced.way is None else announced.card
    stand_in = cast_so(as_object(game, player, whole, front=front), announced.way, announced.targets)
    if spell is None:
        return game
    how = how_cast(game, player, announced)
    by = how.by if how is not None else None
    # CR 107.3b: X is 0 where what is paid rather than the mana cost has none
    paid = announced.card.mana_cost if by is None or by.instead is None else by.instead.mana
    x = announced.x if has_x(paid) else 0
    stand_in = replace(stand_in, kicked=announced.kicked, cast=how, x=x)
    payer = _payer(game, player, face)
    if announced.sacrifice is not None:
        payer = replace(payer, sacrificed=(announced.sacrifice,))
    elif spell.pays is not None and spell.pays.sacrifice is not None:
        seen = with_object(game, stand_in)
        payer = replace(payer, sacrificed=(yield from choose_sacrifice(seen, payer, spell.pays)))
    given = payer.sacrificed or ()
    item = OnStack(
        id=stand_in.id,
        name=Called(stand_in.shared_name),
        controller=player,
        source=stand_in.id,
        is_spell=True,
        targets=meant_targets(game, targets_of(spell), announced.targets),
        wanted=wanted_targets(spell, len(announced.targets)),
        does=spell.does,
        parts=spell.modes,
        mode=mode_name(face, announced.modes),
        division=announced.division,
        x=announced.x,
        sacrificed=given[0] if len(given) == 1 else None,
        chosen=named_source(game, announced.source),
    )
    hand, graveyard = _card_of(game, player, announced)
    costs = additional_costs(card, announced.kicked, by)
    put = SpellCast(spell=item, as_object=stand_in, from_hand=hand, from_graveyard=graveyard)
    game = yield from happen(game, put)
    if by is None or by.instead is None:
        game = yield from pay_mana(game, payer, cost_of(item), card.mana_cost)
    for cost in costs:
        chosen = payer.sacrificed if cost is spell.pays else None
        game = yield from pay(game, replace(payer, sacrificed=chosen), cost_of(item), cost)
    if owes_more_than_mana(card, announced.kicked, by):
        game = yield from happen(game, BecameCast(spell=item))
    return game


def named_sacrifice(spell: Spell) -> Cost | None:
    """Return what a spell costs besides if one permanent is sacrificed: it may be named on announcing."""
    pays = spell.pays
    return pays if pays is not None and pays.sacrifice is not None and pays.sacrifice_count == 1 else None


def possible_sacrifices(game: Game, player: PlayerId, card: Card) -> tuple[ObjectId, ...]:
    """Return what `player` may sacrifice as an additional cost of a spell, if it has one."""
    spell, seen = as_spell(card), with_object(game, as_object(game, player, card))
    pays = named_sacrifice(spell) if spell is not None else None
    return () if pays is None else sacrificable(seen, _payer(game, player, card), pays)


def _is_castable_at_any_time(card: Card) -> bool:
    """Whether a card may be cast whenever its player has priority (CR 117.1a, 702.8a)."""
    return CardType.INSTANT in card.types or Keyword.FLASH in card.keywords


def _cannot_cast(player: PlayerId, card: Card, rule: str, why: CastBar) -> CannotCast:
    return CannotCast(about=(player,), rule=RuleNumber(rule), card=card.name, why=why)
