"""Resolving what is on the stack: its instructions, one after another (CR 608)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from core.abilities.effects import Controls, as_grants
from core.abilities.filters import Objects
from core.abilities.keywords import Keyword
from core.abilities.one_shots import (
    ChangeCounters,
    ChangeLife,
    ChangeStatus,
    DealDamage,
    DrawNow,
    Fight,
    GainControl,
    Give,
    HowMuch,
    LoseGame,
    MakeEffect,
    Move,
    OneShot,
    Subject,
)
from core.abilities.zone_effects import CantLose
from core.events.combat import RemovedFromCombat
from core.events.damage import Damage
from core.events.effects import DidNotResolve, EffectBegan, Fought, ResultsHappened, StatusChanged
from core.events.flow import GameLost
from core.events.results import CardDrawn, CountersPut, CountersRemoved, LifeGained, LifeLost, Result
from core.events.stack import AbilityResolved, ResolutionBegan
from core.model.effects import EffectId, Waiting
from core.model.game import Game
from core.model.stack import OnStack
from core.rules.active import active_effects
from core.rules.control import gain_control
from core.rules.damage import deal_damage
from core.rules.filters import is_among, is_recipient
from core.rules.layers import characteristics
from core.rules.leaving import leave_game
from core.rules.leaving_battlefield import leave_battlefield
from core.rules.procedure import Procedure, happen
from core.rules.removal import keep_combat_true
from core.rules.result_effects import change_results
from core.rules.targets import may_be_target
from core.rules.triggers import notice_life, notice_triggers
from core.rules.zone_changes import graveyard_or_elsewhere
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.zones import Zone


def resolve(game: Game, item: OnStack) -> Procedure[Game]:
    """Resolve a spell or ability (CR 608.2).

    CR 608.2b: with targets, all of which are illegal by now, it does nothing at all; those that
    are illegal are passed over.
    """
    legal = _legal_targets(game, item)
    if item.targets and not any(legal):
        game, to = yield from _destination(game, item)
        return (yield from happen(DidNotResolve(ability=item, to=to)))
    illegal = tuple(one for one, still in zip(item.targets, legal, strict=True) if still is None)
    game = yield from happen(ResolutionBegan(ability=item, illegal=illegal))
    for part in item.does:
        before = game
        game = yield from _Instruction(game, item, legal).carry_out(part)
        game = yield from keep_combat_true(before, game)
    game, to = yield from _destination(game, item)
    return (yield from happen(AbilityResolved(ability=item, to=to)))


def _destination(game: Game, item: OnStack) -> Procedure[tuple[Game, Zone]]:
    """Return where the card of a spell goes as it leaves the stack."""
    if not item.is_spell:
        return game, Zone.GRAVEYARD
    game, where = yield from graveyard_or_elsewhere(game, (item.id,))
    return game, where[item.id]


def _legal_targets(game: Game, item: OnStack) -> tuple[RecipientId | None, ...]:
    """Return the targets in their order, None for each that has become illegal."""
    return tuple(
        target if may_be_target(game, spec, target, item.controller, item.source) else None
        for spec, target in zip(item.wanted, item.targets, strict=True)
    )


class _Instruction:
    """One instruction being carried out."""

    def __init__(self, game: Game, item: OnStack, legal: tuple[RecipientId | None, ...]) -> None:
        self._game, self._item, self._legal = game, item, legal

    def carry_out(self, part: OneShot) -> Procedure[Game]:
        match part:
            case DealDamage():
                return (yield from deal_damage(self._game, tuple(self._damage(part)), RuleNumber("120.2b")))
            case MakeEffect() | Give():
                game = self._game
                for waiting in self._waiting(part):
                    own = EffectId(f"{self._item.id}/{game.made + 1}")
                    begun = waiting.model_copy(update={"id": own})
                    game = yield from happen(EffectBegan(effect=begun))
                return game
            case Move():
                return (yield from self._move(part))
            case ChangeLife() | ChangeCounters():
                return (yield from self._results(tuple(self._changes(part))))
            case DrawNow():
                return (yield from self._results(tuple(self._draws(part))))
            case LoseGame():
                return (yield from self._lose(part))
            case ChangeStatus():
                return (yield from self._status(part))
            case Fight():
                return (yield from self._fight(part))
            case GainControl():
                return (yield from self._gain_control(part))
            case _:
                assert_never(part)

    def _one(self, subject: Subject) -> RecipientId | None:
        """Return whom an instruction is about; None if that is an illegal target or nothing (CR 608.2b)."""
        item = self._item
        match subject:
            case "target" | "target_2" | "target_3":
                place = {"target": 0, "target_2": 1, "target_3": 2}[subject]
                return self._legal[place] if place < len(self._legal) else None
            case "this":
                return item.source
            case "you":
                return item.controller
            case "opponents":
                return next(iter(self._game.opponents(item.controller)), None)
            case "it":
                return item.it
            case "its_controller":
                if item.it is None or item.it in self._game.players:
                    return item.it
                return self._game.permanent(ObjectId(item.it)).controller
            case "defending_player":
                return item.defending_player
            case "chosen":
                return item.chosen
            case "bearer":
                return self._game.permanent(item.source).attached_to

    def _each(self, subject: Subject, each: Objects | None) -> tuple[ObjectId, ...]:
        """Return the permanents an instruction is about."""
        if each is None:
            one = self._one(subject)
            return (ObjectId(one),) if one is not None and one in self._game.battlefield else ()
        you, this = self._item.controller, self._item.source
        return tuple(p for p in self._game.battlefield if is_among(self._game, p, each, you, this))

    def _how_much(self, amount: HowMuch, dealer: ObjectId | None = None) -> int:
        match amount:
            case "that_much":
                return self._item.amount
            case "x":
                return self._item.x
            case "power":
                return max(0, characteristics(self._game, dealer or self._item.source).power)
            case "sacrificed_power":
                gone = self._item.sacrificed
                return max(0, characteristics(self._game, gone).power) if gone is not None else 0
            case int():
                return amount

    def _damage(self, part: DealDamage) -> Iterator[Damage]:
        dealer = self._one(part.by)
        if dealer is None or dealer in self._game.players:
            return
        source = ObjectId(dealer)
        for recipient, share in self._recipients(part, source):
            if share > 0:
                yield Damage(
                    source=source,
                    recipient=recipient,
                    amount=share,
                    is_combat=False,
                    is_preventable=part.is_preventable,
                )

    def _recipients(self, part: DealDamage, source: ObjectId) -> Iterator[tuple[RecipientId, int]]:
        game, item = self._game, self._item
        amount = self._how_much(part.amount, source)
        if part.is_divided:
            yield from ((target, item.division.get(target, 0)) for target in self._legal if target)
        elif part.each is not None:
            every: tuple[RecipientId, ...] = (*game.players_in_game, *game.battlefield)
            yield from (
                (one, amount)
                for one in every
                if is_recipient(game, one, part.each, item.controller, item.source)
            )
        elif part.to == "opponents":
            yield from ((player, amount) for player in game.opponents(item.controller))
        elif (one := self._one(part.to)) is not None:
            yield one, amount

    def _waiting(self, part: MakeEffect | Give) -> Iterator[Waiting]:
        item = self._item
        single = self._one(part.on) if part.on is not None else None
        if part.each is None and part.on is not None and single is None:
            return
        protected: tuple[RecipientId | None, ...] = (
            self._each("this", part.each) if part.each is not None else (single,)
        )
        for one in protected:
            if isinstance(part, Give):
                yield Waiting(
                    id=EffectId(item.id),
                    name=item.name,
                    controller=item.controller,
                    effect=as_grants(part, self._times(part)),
                    protects=one,
                    until=part.until,
                )
                continue
            source = self._one(part.from_source) if part.from_source else None
            yield Waiting(
                id=EffectId(item.id),
                name=item.name,
                controller=item.controller,
                effect=part.effect,
                protects=one,
                from_source=ObjectId(source) if source is not None else None,
                redirect_to=self._one(part.redirect_to) if part.redirect_to else None,
                points=part.points,
                is_next_time=part.next_time,
                until=part.until,
            )

    def _times(self, part: Give) -> int:
        if part.times is None:
            return 1
        combat = self._game.combat
        attacker = combat.attackers.get(self._item.source) if combat else None
        return max(0, len(attacker.blocked_by) - 1) if attacker is not None else 0

    def _move(self, part: Move) -> Procedure[Game]:
        game = self._game
        gone = self._each(part.on, part.each)
        if part.kind == "destroy":
            gone = tuple(one for one in gone if not characteristics(game, one).has(Keyword.INDESTRUCTIBLE))
        return (yield from leave_battlefield(game, gone, part.kind))

    def _changes(self, part: ChangeLife | ChangeCounters) -> Iterator[Result]:
        name, source, amount = self._item.name, self._item.source, self._how_much(part.amount)
        if amount <= 0:
            return
        match part:
            case ChangeLife(kind=kind, who=who):
                players = (
                    self._game.opponents(self._item.controller) if who == "opponents" else (self._one(who),)
                )
                for player in players:
                    if player is not None and player in self._game.players:
                        happens = LifeGained if kind == "gain_life_now" else LifeLost
                        yield happens(
                            player=PlayerId(player),
                            amount=amount,
                            source=source,
                            effect=name,
                            rule=RuleNumber("119.3"),
                        )
            case ChangeCounters(kind=kind, on=on, counter=counter):
                one = self._one(on)
                if one is None or not (one in self._game.battlefield or one in self._game.players):
                    return
                rule = RuleNumber("122.1")
                if kind == "put_counters_now":
                    yield CountersPut(
                        on=one, counter=counter, amount=amount, source=source, effect=name, rule=rule
                    )
                else:
                    yield CountersRemoved(
                        object=ObjectId(one),
                        counter=counter,
                        amount=amount,
                        source=source,
                        effect=name,
                        rule=rule,
                    )

    def _draws(self, part: DrawNow) -> Iterator[Result]:
        player, item = self._one(part.who), self._item
        if player in self._game.players:
            for _ in range(self._how_much(part.amount)):
                yield CardDrawn(player=PlayerId(player or ""), source=item.source, effect=item.name)

    def _lose(self, part: LoseGame) -> Procedure[Game]:
        """CR 614.17: unless an effect says that the player can't lose."""
        player, game = self._one(part.who), self._game
        safe = {active.you for active, _ in active_effects(game, CantLose)}
        if player not in game.players_in_game or player in safe:
            return game
        loser = PlayerId(player or "")
        game = yield from happen(GameLost(player=loser, name=self._item.name))
        return (yield from leave_game(game, (loser,)))

    def _results(self, results: tuple[Result, ...]) -> Procedure[Game]:
        game = self._game
        game, results = yield from change_results(game, results)
        if not results:
            return game
        before = game
        game = yield from happen(ResultsHappened(results=results, rule=results[0].rule))
        game = yield from notice_life(game, results)
        return (yield from notice_triggers(before, game))

    def _status(self, part: ChangeStatus) -> Procedure[Game]:
        game = self._game
        for one in self._each(part.on, None):
            match part.kind:
                case "tap" | "untap":
                    tapped = part.kind == "tap"
                    if game.battlefield[one].tapped is not tapped:
                        rule = RuleNumber("701.26a" if tapped else "701.26b")
                        game = yield from happen(StatusChanged(object=one, tapped=tapped, rule=rule))
                case "remove_from_combat":
                    game = yield from happen(RemovedFromCombat(object=one, role="both", reason="effect"))
                case "unattach_all":
                    loose = tuple(
                        p.id
                        for p in game.battlefield.values()
                        if p.attached_to == one
                        and is_among(game, p.id, part.attachments, self._item.controller, self._item.source)
                    )
                    if loose:
                        game = yield from happen(
                            StatusChanged(object=one, unattached=loose, rule=RuleNumber("701.3d"))
                        )
        return game

    def _fight(self, part: Fight) -> Procedure[Game]:
        """CR 701.14b: if one of them is gone or illegal, neither deals damage."""
        game = self._game
        pair = [self._one(part.one), self._one(part.other)]
        ids = [ObjectId(one) for one in pair if one is not None and one in game.battlefield]
        if len(ids) < len(pair) or not all(characteristics(game, one).is_creature for one in ids):
            return game
        one, other = ids
        by_itself = one == other  # CR 701.14c: twice its power, once
        rule = RuleNumber("701.14c" if by_itself else "701.14a")
        game = yield from happen(Fought(one=one, other=other, rule=rule))
        powers = {each: characteristics(game, each).power * (2 if by_itself else 1) for each in ids}
        damage = tuple(
            Damage(source=a, recipient=b, amount=powers[a], is_combat=False)
            for a, b in dict.fromkeys(((one, other), (other, one)))
            if powers[a] > 0
        )
        return (yield from deal_damage(game, damage, rule))

    def _gain_control(self, part: GainControl) -> Procedure[Game]:
        """CR 611.2b: what would last as long as something that is gone already does not begin."""
        game, item = self._game, self._item
        while_there = item.source if part.until == "this_leaves" else None
        if while_there is not None and while_there not in game.battlefield:
            return game
        for one in self._each(part.on, None):
            effect = Waiting(
                id=EffectId(f"{item.id}/{game.made + 1}"),
                name=item.name,
                controller=item.controller,
                effect=Controls(),
                protects=one,
                while_there=while_there,
                until=part.until if part.until != "this_leaves" else None,
            )
            game = yield from gain_control(game, effect)
        return game
