"""From events to cues: what a frame looks like in motion. No Qt, no clock."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet

from core.events.combat import AttackersDeclared, CombatDamageAssigned
from core.events.damage import (
    Damage,
    DamageDealt,
    DamageEventBegan,
    DamageEventOccurred,
    DamagePrevented,
    DamageProcessed,
    DamageReplaced,
    ExcessMoved,
    ResultsReplaced,
)
from core.events.entering import PermanentsEntered
from core.events.flow import DamageStepBegan, PermanentsUntapped, PlayerLeft, StepBegan
from core.events.results import (
    CardDrawn,
    CardGivenUp,
    CardReturned,
    CountersPut,
    CountersRemoved,
    DamageMarked,
    LifeGained,
    LifeLost,
    Result,
    TopExiled,
    TopMoved,
)
from core.events.spells_and_abilities import AbilityActivated, PermanentsLeft, SpellCast, SpellCopied
from core.events.stack import AbilityPutOnStack, Moved
from core.events.state_based import (
    Destroyed,
    PutIntoGraveyard,
    Rescued,
    StateBasedActionsChecked,
    StateBasedActionsPerformed,
)
from core.model.combat import Assigned
from core.model.stack import OnStack
from core.play.playthrough import Frame, Playthrough
from core.rules.combat.assignment_choice import AssignCombatDamage
from core.terms.ids import ObjectId, RecipientId, first_incarnation
from core.terms.zones import Zone
from gui.animation.cues import (
    Apply,
    Arrive,
    Become,
    Caption,
    Check,
    Cue,
    Enter,
    Hold,
    Leave,
    Look,
    Lunge,
    Rearrange,
    Rise,
    Sign,
    Sink,
    Stop,
    Strike,
)
from gui.layout.receiving import Way
from gui.translation import term, tr

_SHORT = {"+1/+1": "+1/+1", "-1/-1": "\N{MINUS SIGN}1/\N{MINUS SIGN}1", "poison": "poison"}


def choreograph(playthrough: Playthrough, number: int, *, plans_are_seen: bool = True) -> tuple[Cue, ...]:
    """Return the cues of a frame, by its place; damage dealt at once moves at once (CR 510.2).

    `plans_are_seen`: damage that somebody divides is shown as it is planned, so that it is there already.
    """
    frames = playthrough.frames
    frame = frames[number]
    event = frame.event
    match event:
        case StepBegan(step=step):
            return (Rearrange(), Caption(term(step.words).capitalize()))
        case DamageStepBegan(step=step):
            return (Caption(term(step.words).capitalize()),)
        case AttackersDeclared():
            return (Rearrange(),)
        case PermanentsUntapped(stunned=stunned):
            lost = (
                Sink("\N{MINUS SIGN}1 " + term("stun"), Look.COUNTER_REMOVED, one, 0, 1) for one in stunned
            )
            return (Rearrange(), *lost)
        case CombatDamageAssigned(assigned=assigned):
            shown = _just_divided(playthrough, number) if plans_are_seen else frozenset()
            return tuple(_assignments(assigned_before(frames, number), assigned, shown))
        case DamageEventBegan(damage=damage):
            before = assigned_before(frames, number)
            seen = {(one.source, one.recipient) for one in before} | divided_on(frame.before.stack).keys()
            return tuple(_beginning(damage, seen))
        case DamagePrevented(prevented=prevented, remaining=remaining, this=this):
            return (*_prevention(prevented, remaining), *_applying(frame, this))
        case DamageReplaced(changed=changed, into=into, remaining=remaining, by=by):
            return (*_replacement(changed, into, remaining), *_applying(frame, ObjectId(by)))
        case ExcessMoved(changed=changed, into=into, remaining=remaining):
            return tuple(_replacement(changed, into, remaining))
        case DamageDealt(damage=damage):
            lunges = (Lunge(source, at) for source, at in {d.source: d.recipient for d in damage}.items())
            return (*lunges, *_strikes(damage))
        case DamageProcessed(results=results) | ResultsReplaced(results=results):
            return tuple(_becoming(results, frames[number - 1]))
        case DamageEventOccurred(results=results):
            return (*_results(results), Rearrange())
        case StateBasedActionsChecked(findings=findings, spared=spared):
            found = ((about, Sign.FOUND) for finding in findings for about in finding.about)
            kept = ((creature, Sign.SPARED) for creature in spared)
            everything: tuple[RecipientId, ...] = (*frame.before.players_in_game, *frame.before.battlefield)
            return (Check(everything, (*found, *kept)),)
        case _:
            return _departures_and_arrivals(frame)


def resting_cues(playthrough: Playthrough, cursor: int) -> tuple[Cue, ...]:
    """Return the cues of the frame just before the cursor; at their end is how the table rests."""
    return choreograph(playthrough, cursor - 1) if cursor else ()


def assigned_before(frames: Sequence[Frame], number: int) -> tuple[Assigned, ...]:
    """Return what has been assigned in the present damage step, where nothing of it has been dealt yet."""
    found: list[Assigned] = []
    for place in range(number - 1, -1, -1):
        match frames[place].event:
            case CombatDamageAssigned(assigned=assigned):
                found[:0] = assigned
            case DamageStepBegan():
                return tuple(found)
            case _:
                return ()
    return ()


def divided_on(stack: Iterable[object]) -> dict[Way, int]:
    """Return the damage that spells and abilities on a stack have divided among targets (CR 601.2d)."""
    found: Counter[Way] = Counter()
    for item in (one for one in stack if isinstance(one, OnStack)):
        for target, amount in item.division.items():
            found[item.id if item.is_spell else item.source, target] += amount
    return dict(found)


def _just_divided(playthrough: Playthrough, number: int) -> frozenset[ObjectId]:
    """Return whose damage is divided before a frame: it is seen where it is assigned already."""
    return frozenset(
        source
        for decision in playthrough.decisions_at(number)
        if isinstance(decision.choice, AssignCombatDamage)
        for source in decision.choice.sources
    )


def _departures_and_arrivals(frame: Frame) -> tuple[Cue, ...]:
    """Return the cues of cards that come and go; others take their new places."""
    match frame.event:
        case StateBasedActionsPerformed(actions=actions):
            leaving = (a for a in actions if isinstance(a, Destroyed | PutIntoGraveyard))
            armor = (a for a in actions if isinstance(a, Rescued) and a.aura is not None)
            away = (_leave(frame, a.object, a.to) for a in leaving)
            broken = (_leave(frame, a.aura, a.to) for a in armor if a.aura is not None)
            return (*away, *broken, Rearrange())
        case PermanentsLeft(departures=departures):
            return (*(_leave(frame, one.object, one.to) for one in departures), Rearrange())
        case Moved(object=who, to=zone):
            return (_leave(frame, who, zone), Rearrange())
        case SpellCast(spell=spell, from_hand=card, from_graveyard=buried):
            return (Rearrange(), _rise(frame, buried or card or spell.controller))
        case SpellCopied(spell=spell):
            return (Rearrange(), Rise(spell.controller))
        case AbilityActivated(ability=ability) | AbilityPutOnStack(ability=ability):
            return (Rearrange(), _rise(frame, ability.source))
        case PermanentsEntered() as event:
            return (Rearrange(), *_entries(frame, event))
        case PlayerLeft(gone=gone, exiled=exiled):
            left = (_leave(frame, who, None) for who in gone)
            exiles = (_leave(frame, who, Zone.EXILE) for who, _ in exiled)
            return (*left, *exiles, Rearrange())
        case _:
            return (Rearrange(ms=260),)


def _rise(frame: Frame, source: str) -> Rise:
    """Return how something goes on the stack: out of the graveyard, if its card is there."""
    buried = next((card for card in frame.before.graveyard if card.id == source), None)
    return Rise(source, pile=None if buried is None else (buried.owner, Zone.GRAVEYARD))


def _assignments(
    before: Iterable[Assigned], assigned: Iterable[Assigned], shown: AbstractSet[ObjectId]
) -> Iterator[Arrive | Hold]:
    for one in before:
        yield _held(one.source, one.recipient, one.amount, one.amount, Look.ASSIGNED)
    for one in assigned:
        if one.source in shown:
            yield _held(one.source, one.recipient, one.amount, one.amount, Look.ASSIGNED)
        else:
            yield Arrive(str(one.amount), Look.ASSIGNED, one.source, one.recipient)


def _beginning(damage: Iterable[Damage], seen: AbstractSet[Way]) -> Iterator[Arrive | Hold]:
    """Yield how a damage event begins: with what was assigned or divided, or from its source."""
    for (source, recipient), amount in _by_way(damage).items():
        if (source, recipient) in seen:
            yield _held(source, recipient, amount, amount, Look.DAMAGE)
        else:
            yield Arrive(str(amount), Look.DAMAGE, source, recipient)


def _by_way(damage: Iterable[Damage]) -> dict[Way, int]:
    """Return how much goes from each source to each recipient: that is one number."""
    found: Counter[Way] = Counter()
    for one in damage:
        found[one.source, one.recipient] += one.amount
    return dict(found)


def _prevention(prevented: Iterable[Damage], remaining: Iterable[Damage]) -> Iterator[Stop | Hold]:
    stopped, left = _by_way(prevented), _by_way(remaining)
    for way, amount in left.items():
        yield _held(*way, amount + stopped.get(way, 0), amount, Look.DAMAGE)
    for way, amount in stopped.items():
        if way not in left:
            yield Stop(str(amount), *way)


def _replacement(
    changed: Iterable[Damage], into: Iterable[Damage], remaining: Iterable[Damage]
) -> Iterator[Arrive | Hold | Stop]:
    """Yield how damage goes from what it was to what it is instead: each number to that of its source.

    What comes where there is some of its source already ends in one number with that.
    """
    was, new, after = _by_way(changed), _by_way(into), _by_way(remaining)
    gone = {way: amount for way, amount in was.items() if new.get(way) != amount}
    for way, amount in new.items():
        source, recipient = way
        text = str(after.get(way, amount))
        old = way if way in gone else next((one for one in gone if one[0] == source), None)
        if old is not None:
            yield Hold(str(gone.pop(old)), text, Look.DAMAGE, source, old[1], recipient)
        elif way in was:
            yield _held(source, recipient, amount, after.get(way, amount), Look.DAMAGE)
        else:
            yield Arrive(text, Look.DAMAGE, source, recipient)
    yield from (Stop(str(amount), *way) for way, amount in gone.items())
    for way, amount in after.items():
        stayed = amount - new.get(way, 0)
        if stayed > 0:
            yield _held(*way, stayed, amount, Look.DAMAGE)


def _held(source: ObjectId, recipient: RecipientId, was: int, amount: int, look: Look) -> Hold:
    ms = 300 if was == amount else 520
    return Hold(str(was), str(amount), look, source, recipient, recipient, ms)


def _strikes(damage: Iterable[Damage]) -> Iterator[Strike]:
    damage = tuple(damage)
    for one, (slot, slots) in zip(damage, _slots(d.recipient for d in damage), strict=True):
        yield Strike(str(one.amount), Look.DAMAGE, one.source, one.recipient, slot, slots)


def _applying(frame: Frame, this: ObjectId | None) -> Iterator[Apply]:
    """Yield whose effect it is that applies, if that is on the table."""
    if this is not None and frame.before.on_battlefield(this) is not None:
        yield Apply(this)


def _becoming(results: Iterable[Result], before: Frame) -> Iterator[Become]:
    """Yield what damage becomes that was dealt just before."""
    dealt = before.event.damage if isinstance(before.event, DamageDealt) else ()
    hit = {one.recipient for one in dealt}
    for sunk in _results(results):
        yield Become(sunk.text, sunk.look, sunk.at, sunk.slot, sunk.slots, was_damage=sunk.at in hit)


def _results(results: Iterable[Result]) -> Iterator[Sink]:
    results = tuple(results)
    places = [_place(result) for result in results]
    for result, at, (slot, slots) in zip(results, places, _slots(places), strict=True):
        text, look = _number(result)
        yield Sink(text, look, at, slot, slots)


def _slots(places: Iterable[RecipientId]) -> list[tuple[int, int]]:
    """Return for each place its number among those that are the same, and how many there are."""
    places = tuple(places)
    seen: dict[RecipientId, int] = {}
    numbered = []
    for place in places:
        numbered.append((place, seen.get(place, 0)))
        seen[place] = seen.get(place, 0) + 1
    return [(number, seen[place]) for place, number in numbered]


def _place(result: Result) -> RecipientId:
    match result:
        case LifeLost() | LifeGained() | CardDrawn() | CardReturned() | CardGivenUp() | TopExiled():
            return result.player
        case TopMoved(player=player):
            return player
        case CountersPut(on=on):
            return on
        case CountersRemoved(object=object_id) | DamageMarked(object=object_id):
            return object_id


def _number(result: Result) -> tuple[str, Look]:
    match result:
        case LifeLost(amount=amount):
            return f"\N{MINUS SIGN}{amount}", Look.LIFE_LOST
        case LifeGained(amount=amount):
            return f"+{amount}", Look.LIFE_GAINED
        case CountersPut(amount=amount, counter=counter):
            return f"{amount} {term(_SHORT.get(counter, counter))}", Look.COUNTER_PUT
        case CountersRemoved(amount=amount, counter=counter):
            return f"\N{MINUS SIGN}{amount} {term(counter)}", Look.COUNTER_REMOVED
        case DamageMarked(amount=amount):
            return str(amount), Look.MARK
        case CardDrawn():
            return tr("+1 card"), Look.LIFE_GAINED
        case CardReturned(name=name):
            return f"+{name}", Look.LIFE_GAINED
        case TopMoved(name=name, to=Zone.HAND):
            return f"+{name}" if name else tr("+1 card"), Look.LIFE_GAINED
        case TopMoved(name=name) if name:
            return f"\N{MINUS SIGN}{name}", Look.LIFE_LOST
        case CardGivenUp(name=name):
            return f"\N{MINUS SIGN}{name}", Look.LIFE_LOST
        case TopExiled() | TopMoved():
            return tr("{minus}1 card").format(minus="\N{MINUS SIGN}"), Look.LIFE_LOST


def _entries(frame: Frame, event: PermanentsEntered) -> Iterator[Enter]:
    """Yield how each permanent enters: off the stack, from its pile, or out of what made it."""
    was = {first_incarnation(card): card for card in event.from_graveyard}
    top = frame.before.stack[-1] if frame.before.stack else None
    maker = top.source if isinstance(top, OnStack) and not top.is_spell else None
    for permanent in event.permanents:
        who = permanent.id
        if first_incarnation(who) in was:
            yield Enter(who, pile=(permanent.owner, Zone.GRAVEYARD))
        else:
            yield Enter(who, beside=None if event.spell is not None else maker)


def _leave(frame: Frame, who: ObjectId, zone: Zone | None) -> Leave:
    return Leave(who, frame.before.permanent(who).owner, zone)
