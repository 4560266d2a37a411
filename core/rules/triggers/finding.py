"""Finding in an event, and in the games before and after it, what an ability may trigger on (CR 603.2)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.card_texts.keyword_meanings_of_permanents import EXPLOIT
from core.abilities.keyword_abilities import Shorthand
from core.characteristics.additional_costs import owes_more_than_mana
from core.characteristics.current import characteristics
from core.events.causes import AsCost, ByInstruction
from core.events.combat import AttackersDeclared, BlockersDeclared
from core.events.damage import DamageDealt, DamageEventOccurred, DamagePrevented
from core.events.edits import Edited, PlayerEdit
from core.events.entering import PermanentsEntered
from core.events.event import Event
from core.events.flow import BecameMonarch, DamageStepBegan, StepBegan, TimeChanged
from core.events.phasing import PhasedIn, PhasedOut
from core.events.results import CardDrawn, CardGivenUp, CountersPut, LifeGained, LifeLost
from core.events.spells_and_abilities import (
    AbilityActivated,
    BecameCast,
    PermanentsLeft,
    ResultsHappened,
    SpellCast,
    SpellCopied,
    TargetsChosen,
    TurnedFace,
)
from core.events.state_based import (
    PutIntoGraveyard,
    StateBasedActionsPerformed,
    StateBasedCondition,
)
from core.events.status import BecameBlocked, BecameMonstrous, Exerted, LoyaltyPaid
from core.model.combat import Blocking, Combat
from core.model.game import Game
from core.model.permanents import Permanent
from core.model.stack import OnStack
from core.rules.triggers.occurrences import Occurrence
from core.terms.counters import LORE, LOYALTY
from core.terms.ids import ObjectId, RecipientId, first_incarnation
from core.terms.steps import Step

WithResults = DamageEventOccurred | ResultsHappened


def beginnings(_before: Game, event: StepBegan | DamageStepBegan, after: Game) -> Iterator[Occurrence]:
    """Yield that a step begins, in whose turn it does."""
    for step in steps_begun(event):
        yield Occurrence(after.active_player, it=after.active_player, step=step)


def steps_begun(event: StepBegan | DamageStepBegan) -> tuple[Step, ...]:
    """Return as what a step begins: the first of two combat damage steps is one as well (CR 510.4)."""
    first = event.step is Step.FIRST_STRIKE_DAMAGE
    return (event.step, Step.COMBAT_DAMAGE) if first else (event.step,)


def attacks(_before: Game, event: AttackersDeclared, _after: Game) -> Iterator[Occurrence]:
    """Yield who attacks what; one that is declared alone attacks alone (CR 506.5, 702.83b)."""
    every = tuple(event.attacks)
    for attacker, attacked in event.attacks.items():
        yield Occurrence(attacker, it=attacker, to=attacked, alone=len(every) == 1, beside=every)


def enlistings(_before: Game, event: AttackersDeclared, _after: Game) -> Iterator[Occurrence]:
    """Yield which attacker enlists which creature."""
    for attacker, tapped in event.enlisted.items():
        for creature in tapped:
            yield Occurrence(attacker, it=creature, to=creature)


def exertions(_before: Game, event: Exerted, _after: Game) -> Iterator[Occurrence]:
    """Yield what was exerted."""
    yield Occurrence(event.object, it=event.object)


def monstrosities(_before: Game, event: BecameMonstrous, _after: Game) -> Iterator[Occurrence]:
    """Yield what became monstrous."""
    yield Occurrence(event.object, it=event.object)


def turnings_up(_before: Game, event: TurnedFace, _after: Game) -> Iterator[Occurrence]:
    """Yield what was turned face up."""
    if event.face_up:
        yield Occurrence(event.object, it=event.object)


def blocks(_before: Game, event: BlockersDeclared, _after: Game) -> Iterator[Occurrence]:
    """Yield who blocks, once each, however many it blocks."""
    every = tuple(event.blocks)
    for blocker in every:
        yield Occurrence(blocker, it=blocker, alone=len(every) == 1, beside=every)


def blocked(
    before: Game, _event: BlockersDeclared | PermanentsEntered | BecameBlocked, after: Game
) -> Iterator[Occurrence]:
    """Yield the attackers that became blocked just now."""
    if before.combat is None or after.combat is None or before.combat is after.combat:
        return
    was = before.combat.attackers
    for attacker in after.combat.attackers.values():
        if (
            attacker.blocking is Blocking.BLOCKED
            and attacker.id in was
            and was[attacker.id].blocking is not Blocking.BLOCKED
        ):
            yield Occurrence(attacker.id, it=attacker.id)


def blocked_by(
    _before: Game, event: BlockersDeclared | PermanentsEntered, after: Game
) -> Iterator[Occurrence]:
    """Yield which attacker which creature began to block."""
    for attacker, blocker in _pairs(event, after):
        yield Occurrence(attacker, it=blocker, to=blocker)


def blockings(_before: Game, event: BlockersDeclared, after: Game) -> Iterator[Occurrence]:
    """Yield which creature was declared to block which attacker."""
    for attacker, blocker in _pairs(event, after):
        yield Occurrence(blocker, it=attacker, to=attacker)


def _pairs(event: BlockersDeclared | PermanentsEntered, after: Game) -> Iterator[tuple[ObjectId, ObjectId]]:
    """Yield attackers and who blocks them since this event."""
    combat = after.combat or Combat()
    for blocker in event.blocking:
        for attacker in combat.blockers[blocker].blocks:
            yield attacker, blocker


def unblocked(_before: Game, event: BlockersDeclared, _after: Game) -> Iterator[Occurrence]:
    """Yield the attackers that no creature was declared to block."""
    return (Occurrence(attacker, it=attacker) for attacker in event.unblocked)


def entries(_before: Game, event: PermanentsEntered, _after: Game) -> Iterator[Occurrence]:
    """Yield what entered."""
    return (Occurrence(permanent.id, it=permanent.id) for permanent in event.permanents)


def departures(before: Game, _event: Event, after: Game) -> Iterator[Occurrence]:
    """Yield what left the battlefield."""
    return (Occurrence(one, it=one) for one in _gone(before, after))


def deaths(before: Game, _event: Event, after: Game) -> Iterator[Occurrence]:
    """Yield what went from the battlefield to a graveyard (CR 700.4)."""
    gone = _gone(before, after)
    if gone:
        dead = {card.id for card in after.graveyard} - {card.id for card in before.graveyard}
        bases = set(map(first_incarnation, dead))
        for one in gone:
            if first_incarnation(one) in bases:
                yield Occurrence(one, it=one)


def _gone(before: Game, after: Game) -> list[ObjectId]:
    still, unseen = after.battlefield, after.phased_out
    return [one for one in before.battlefield if one not in still and one not in unseen]


def sacrifices(_before: Game, event: PermanentsLeft, _after: Game) -> Iterator[Occurrence]:
    """Yield what was sacrificed (CR 701.21a)."""
    if event.how == "sacrifice":
        for one in event.departures:
            yield Occurrence(one.object, it=one.object)


def exploits(before: Game, event: PermanentsLeft, _after: Game) -> Iterator[Occurrence]:
    """Yield what exploits a creature, of which it is about: the one sacrificed for exploit (CR 702.110b)."""
    cause = event.cause.item if isinstance(event.cause, ByInstruction) else None
    resolving = (one for one in before.stack if isinstance(one, OnStack) and one.id == cause)
    item = next(resolving, None)
    if event.how == "sacrifice" and item is not None and item.does == EXPLOIT.does:
        own = (
            characteristics(before, item.source).each(Shorthand) if item.source in before.battlefield else ()
        )
        if any(ability.word == "exploit" for ability in own):
            for one in event.departures:
                yield Occurrence(item.source, it=one.object)


def tappings(before: Game, _event: Event, after: Game) -> Iterator[Occurrence]:
    """Yield what became tapped; what enters tapped does not become so (CR 603.2e)."""
    return (Occurrence(one, it=one) for one in _turned(before, after, is_tapped=True))


def untappings(before: Game, _event: Event, after: Game) -> Iterator[Occurrence]:
    """Yield what became untapped (CR 603.2e)."""
    return (Occurrence(one, it=one) for one in _turned(before, after, is_tapped=False))


def _turned(before: Game, after: Game, *, is_tapped: bool) -> Iterator[ObjectId]:
    for own, permanent in after.battlefield.items():
        was = before.battlefield.get(own)
        if was is None or was is permanent or was.status.tapped is permanent.status.tapped:
            continue
        if permanent.status.tapped is is_tapped:
            yield own


def phasings_out(_before: Game, event: PhasedOut, _after: Game) -> Iterator[Occurrence]:
    """Yield what phased out."""
    return (Occurrence(one, it=one) for one in event.objects)


def phasings_in(_before: Game, event: PhasedIn, _after: Game) -> Iterator[Occurrence]:
    """Yield what phased in."""
    return (Occurrence(one, it=one) for one in event.objects)


def coronations(_before: Game, event: BecameMonarch, _after: Game) -> Iterator[Occurrence]:
    """Yield who became the monarch."""
    yield Occurrence(event.player, it=event.player)


def times_changed(before: Game, _event: TimeChanged, after: Game) -> Iterator[Occurrence]:
    """Yield that day became night, or night day; not that it became one of them for the first time."""
    if before.time_of_day is not None:
        yield Occurrence(after.active_player, it=after.active_player)


def damage_by(_before: Game, event: DamageDealt, _after: Game) -> Iterator[Occurrence]:
    """Yield what each source deals to each recipient; how much counts only what it deals (CR 120.9)."""
    for one in event.damage:
        yield Occurrence(
            one.source, it=one.recipient, to=one.recipient, amount=one.amount, is_combat=one.is_combat
        )


def damage_to(_before: Game, event: DamageDealt, _after: Game) -> Iterator[Occurrence]:
    """Yield what each recipient is dealt."""
    for one in event.damage:
        yield Occurrence(one.recipient, it=one.recipient, amount=one.amount, is_combat=one.is_combat)


def damage_prevented(_before: Game, event: DamagePrevented, _after: Game) -> Iterator[Occurrence]:
    """Yield what would have been dealt to each recipient."""
    for one in event.prevented:
        yield Occurrence(
            one.recipient, it=one.recipient, amount=one.amount, is_combat=one.is_combat, through=event.this
        )


def excess(_before: Game, event: DamageEventOccurred, _after: Game) -> Iterator[Occurrence]:
    """Yield the excess damage that each permanent was dealt by all sources together."""
    for one, amount in event.excess.items():
        is_combat = any(hit.is_combat for hit in event.hits if hit.recipient == one)
        yield Occurrence(one, it=one, amount=amount, is_combat=is_combat)


def cards_drawn(before: Game, event: WithResults, after: Game) -> Iterator[Occurrence]:
    """Yield the cards that players drew, one by one (CR 121.2)."""
    for player in dict.fromkeys(one.player for one in event.results if isinstance(one, CardDrawn)):
        drawn = before.players[player].drawn_this_turn, after.players[player].drawn_this_turn
        for number in range(drawn[0] + 1, drawn[1] + 1):
            yield Occurrence(player, it=player, number=number)


def cards_discarded(_before: Game, event: WithResults, _after: Game) -> Iterator[Occurrence]:
    """Yield the cards that players discarded, one by one (CR 701.9a)."""
    for one in event.results:
        if isinstance(one, CardGivenUp) and one.how == "discard":
            yield Occurrence(one.player, it=one.player)


def cards_cycled(_before: Game, event: WithResults, after: Game) -> Iterator[Occurrence]:
    """Yield the cards that were discarded to pay for a cycling ability (CR 702.29c)."""
    for one in cycled(event, after):
        yield Occurrence(one.player, it=one.player)


def cycled(event: WithResults, after: Game) -> Iterator[CardGivenUp]:
    """Yield the cards that were cycled, as they were discarded."""
    for one in event.results:
        if isinstance(one, CardGivenUp) and one.how == "discard" and isinstance(one.cause, AsCost):
            item = after.ability(one.cause.item)
            if item is not None and item.is_cycling and item.source == one.card:
                yield one


def life_gained(_before: Game, event: WithResults, _after: Game) -> Iterator[Occurrence]:
    """Yield the life that players gained."""
    for one in event.results:
        if isinstance(one, LifeGained):
            yield Occurrence(one.player, it=one.player, amount=one.amount)


def life_lost(_before: Game, event: WithResults, _after: Game) -> Iterator[Occurrence]:
    """Yield the life that players lost."""
    for one in event.results:
        if isinstance(one, LifeLost):
            yield Occurrence(one.player, it=one.player, amount=one.amount)


def counters_put(_before: Game, event: WithResults, _after: Game) -> Iterator[Occurrence]:
    """Yield the counters that were put on objects and players."""
    for one in event.results:
        if isinstance(one, CountersPut):
            yield Occurrence(one.on, it=one.on, amount=one.amount, counter=one.counter)


def counters_entered_with(_before: Game, event: PermanentsEntered, _after: Game) -> Iterator[Occurrence]:
    """Yield the counters that were put on objects as they entered (CR 122.6)."""
    for permanent in event.permanents:
        for counter, amount in permanent.counters.items():
            yield Occurrence(permanent.id, it=permanent.id, amount=amount, counter=counter)


def chapters(before: Game, _event: Event, after: Game) -> Iterator[Occurrence]:
    """Yield each chapter whose number the lore counters on something became at least (CR 714.2b)."""
    for one, permanent in after.battlefield.items():
        now = permanent.counters.get(LORE, 0)
        was = before.battlefield.get(one)
        for number in range((was.counters.get(LORE, 0) if was is not None else 0) + 1, now + 1):
            yield Occurrence(one, it=one, amount=number, chapter=number)


def sacrifices_by_rule(
    _before: Game, event: StateBasedActionsPerformed, _after: Game
) -> Iterator[Occurrence]:
    """Yield the Sagas that were sacrificed after their last chapter (CR 714.4)."""
    for one in event.actions:
        if isinstance(one, PutIntoGraveyard) and StateBasedCondition.LAST_CHAPTER in one.because:
            yield Occurrence(one.object, it=one.object)


def loyalty_paid(_before: Game, event: LoyaltyPaid, _after: Game) -> Iterator[Occurrence]:
    """Yield the counters that a loyalty ability cost to put on its object (CR 606.4)."""
    if event.change > 0:
        yield Occurrence(event.object, it=event.object, amount=event.change, counter=LOYALTY)


def counters_put_by_hand(_before: Game, event: Edited, _after: Game) -> Iterator[Occurrence]:
    """Yield the counters that the person at the table put on something."""
    on: RecipientId = event.edit.player if isinstance(event.edit, PlayerEdit) else event.edit.object
    for counter, amount in event.edit.counters.items():
        if amount > 0:
            yield Occurrence(on, it=on, amount=amount, counter=counter)


def life_gained_by_hand(before: Game, event: Edited, after: Game) -> Iterator[Occurrence]:
    """Yield the life by which a new total is more than the one before."""
    return _life_set(before, event, after, 1)


def life_lost_by_hand(before: Game, event: Edited, after: Game) -> Iterator[Occurrence]:
    """Yield the life by which a new total is less than the one before."""
    return _life_set(before, event, after, -1)


def _life_set(before: Game, event: Edited, after: Game, sign: int) -> Iterator[Occurrence]:
    if isinstance(event.edit, PlayerEdit):
        player = event.edit.player
        amount = sign * (after.players[player].life - before.players[player].life)
        if amount > 0:
            yield Occurrence(player, it=player, amount=amount)


def targets(
    _before: Game, event: SpellCast | SpellCopied | AbilityActivated | TargetsChosen, after: Game
) -> Iterator[Occurrence]:
    """Yield the players and permanents that became targets; what is targeted twice became one once."""
    match event:
        case SpellCast(spell=item) | SpellCopied(spell=item):
            every = item.targets
        case AbilityActivated(ability=item):
            every = item.targets
        case TargetsChosen(ability=item):
            every = event.targets
    for target in dict.fromkeys(every):
        if target in after.players or target in after.battlefield:
            yield Occurrence(target, it=item.id, by=item)


def spells(_before: Game, event: SpellCast | BecameCast, _after: Game) -> Iterator[Occurrence]:
    """Yield that a spell was cast, and by whom; it becomes cast once its costs are paid (CR 601.2i)."""
    spell = event.spell
    if isinstance(event, BecameCast) or not _is_unpaid(event.as_object):
        yield Occurrence(spell.controller, it=spell.id, spell=spell)


def _is_unpaid(spell: Permanent) -> bool:
    """Whether something is yet to be paid for a spell as it is put on the stack."""
    by = spell.cast.by if spell.cast is not None else None
    return owes_more_than_mana(spell.copiable, spell.kicked, by)


def copied_spells(_before: Game, event: SpellCopied, _after: Game) -> Iterator[Occurrence]:
    """Yield that a spell was copied, and by whom; only who watches for copies triggers on that."""
    spell = event.spell
    yield Occurrence(spell.controller, it=spell.id, spell=spell, is_copied=True)
