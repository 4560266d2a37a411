"""Permanents: leaving, phasing, changing; and what is changed by hand."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import listed, number_of, possessive, some_of, with_article
from core.words.english.sentences import sentence, verb
from core.words.speaking import said


@said
def transforms(was: str, into: str, size: str) -> str:
    """`Kessig Prowler transforms into Sinuous Predator (4/4).`"""
    return sentence(f"{was} transforms into {into}{f' ({size})' if size else ''}")


@said
def same_object(rule: str) -> str:
    """What stays with what has transformed."""
    return sentence(f"It's the same object: its counters, damage, Auras and Equipment stay ({rule})")


@said
def turned_face_up(player: str, was: str, now: str, size: str) -> str:
    """`Amy turns Face-down creature face up: it's Angel (4/5).`"""
    return sentence(f"{player} turns {was} face up: it's {now}{f' ({size})' if size else ''}")


@said
def turned_face_down(player: str, name: str, size: str) -> str:
    """`Amy turns Angel face down: it's a 2/2 creature.`"""
    return sentence(f"{player} turns {name} face down: it's a nameless {size} creature")


@said
def turned_up_is_same_object(rule: str) -> str:
    """What stays with what has been turned face up."""
    told = "It's the same object: its damage, its counters and its place in combat stay"
    return sentence(f"{told} ({rule})")


@said
def has_entered_already(name: str, rule: str) -> str:
    """Why no ability triggers on entering."""
    return sentence(f"{name} entered earlier, so its enters ability doesn't trigger ({rule})")


@said
def becomes_copy(name: str, original: str, now: str, size: str, *, until_end_of_turn: bool) -> str:
    """`Cub becomes a copy of Ox (3/3) until end of turn.`"""
    until = " until end of turn" if until_end_of_turn else ""
    called = "" if now == original else f" and is now called {now}"
    return sentence(f"{name} becomes a copy of {original}{f' ({size})' if size else ''}{called}{until}")


@said
def copy_is_same_object() -> str:
    """What stays with what has become a copy."""
    return sentence("It's the same object: its counters, damage and place in combat stay")


@said
def phases_out(directly: Sequence[str], along: Sequence[str]) -> str:
    """`Ox phases out, and Robe with it.`"""
    also = f", and {listed(along)} with {verb(directly, 'it', 'them')}" if along else ""
    return sentence(f"{some_of(directly)} {verb(directly, 'phases', 'phase')} out{also}")


@said
def as_though_it_did_not_exist(count: int) -> str:
    """What phased out means."""
    return sentence(f"The game treats {'it' if count == 1 else 'them'} as though {_they(count)} exist")


def _they(count: int) -> str:
    return "it doesn't" if count == 1 else "they don't"


@said
def phases_out_indirectly(name: str, bearer: str, rule: str) -> str:
    """What is attached goes along."""
    return sentence(f"{name} is attached to {bearer}, so it phases out indirectly ({rule})")


@said
def phasing_removes_from_combat(name: str, rule: str) -> str:
    """Out of combat by phasing."""
    return sentence(f"{name} is removed from combat ({rule})")


@said
def phases_in(names: Sequence[str]) -> str:
    """`Ox phases in.`"""
    return sentence(f"{some_of(names)} {verb(names, 'phases', 'phase')} in")


@said
def phased_in_is_same_object(count: int, rule: str) -> str:
    """What came back is what went."""
    same = "It's the same object" if count == 1 else "They're the same objects"
    its = "its" if count == 1 else "their"
    return sentence(f"{same}: {its} counters, Auras and Equipment are still there ({rule})")


@said
def untap_step_phasing(player: str, rule: str) -> str:
    """When phasing happens."""
    told = f"In {possessive(player)} untap step, before anything untaps, their permanents with phasing"
    return sentence(f"{told} phase out, and at the same time those that are phased out phase in ({rule})")


@said
def attached_to_nothing(name: str, rule: str) -> str:
    """The bearer has gone meanwhile."""
    return sentence(f"What {name} was attached to is gone, so it's attached to nothing ({rule})")


@said
def status(parts: Sequence[str]) -> str:
    """One or several changes of status."""
    return sentence(listed(parts))


@said
def becomes_tapped(name: str, *, as_cost: bool) -> str:
    """`Ox becomes tapped as a cost`, a clause like those below."""
    return f"{name} becomes tapped{' as a cost' if as_cost else ''}"


@said
def becomes_untapped(name: str) -> str:
    """`Ox becomes untapped`."""
    return f"{name} becomes untapped"


@said
def becomes_renowned(name: str) -> str:
    """`Ox becomes renowned`."""
    return f"{name} becomes renowned"


@said
def becomes_monstrous(name: str) -> str:
    """`Ox becomes monstrous`."""
    return f"{name} becomes monstrous"


@said
def becomes_saddled(name: str) -> str:
    """`Ox becomes saddled until end of turn`."""
    return f"{name} becomes saddled until end of turn"


@said
def becomes_goaded(names: Sequence[str], player: str) -> str:
    """`Ox is goaded by Amy: until Amy's next turn it attacks each combat if able, …`."""
    it = verb(names, "it attacks", "they attack")
    told = (
        f"{listed(names)} {verb(names, 'is', 'are')} goaded by {player}: until {possessive(player)} next turn"
    )
    return f"{told} {it} each combat if able, and a player other than {player} if able"


@said
def exerts(player: str, name: str) -> str:
    """`Amy exerts Ox, so it won't untap during Amy's next untap step`."""
    return f"{player} exerts {name}, so it won't untap during {possessive(player)} next untap step"


@said
def changes_control(name: str, player: str) -> str:
    """`Amy now controls Ox`."""
    return f"{player} now controls {name}"


@said
def counters_spent(name: str, amount: int, kind: str, *, as_cost: bool) -> str:
    """`Spore Flower loses 3 spore counters as a cost`."""
    return f"{name} loses {number_of(amount, f'{kind} counter')}{' as a cost' if as_cost else ''}"


@said
def loyalty_paid(name: str, change: int) -> str:
    """`Jace gets 1 loyalty counter as the cost of its ability`."""
    if not change:
        return f"{name}'s loyalty ability costs no loyalty"
    does = "gets" if change > 0 else "loses"
    return f"{name} {does} {number_of(abs(change), 'loyalty counter')} as a cost"


@said
def becomes_attached(name: str, bearer: str) -> str:
    """`Robe becomes attached to Ox`."""
    return f"{name} becomes attached to {bearer}"


@said
def becomes_unattached(effect: str, names: Sequence[str], bearer: str) -> str:
    """`Disarm unattaches Robe from Ox`."""
    return f"{effect} unattaches {some_of(names)} from {bearer}"


@said
def without_attachments(bearer: str, size: str, keywords: Sequence[str]) -> str:
    """`Ox is now 3/3, without flying.`; `size` is empty if that hasn't changed."""
    lost = f"without {' or '.join(keywords)}" if keywords else ""
    return sentence(f"{bearer} is now {', '.join(part for part in (size, lost) if part)}")


@said
def becomes_blocked(names: Sequence[str], banded: Sequence[str]) -> str:
    """`Ox becomes blocked, with no creature blocking it`."""
    also = f", and so does {listed(banded)}, in the same band" if banded else ""
    return f"{listed(names)} becomes blocked, with no creature blocking it{also}"


@said
def becomes_unblocked(name: str) -> str:
    """`Ox becomes unblocked`."""
    return f"{name} becomes unblocked"


@said
def moved(name: str, to: str) -> str:
    """`Bear is exiled.`"""
    where = {
        "graveyard": "is put into its owner's graveyard",
        "exile": "is exiled",
        "hand": "returns to its owner's hand",
        "library": "is put into its owner's library",
    }[to]
    return sentence(f"{name} {where}")


@said
def new_object(to: str) -> str:
    """What a zone change means: `In exile it's a new object.`"""
    where = {
        "graveyard": "in the graveyard",
        "exile": "in exile",
        "hand": "in the hand",
        "library": "in the library",
    }[to]
    return sentence(f"{where} it's a new object")


@said
def changed_by_hand(subject: str, changes: Sequence[str]) -> str:
    """`The board is changed: Ox gains flying.`"""
    return sentence(f"The board is changed: {subject} {listed(changes)}")


@said
def gets_counters(count: int, kind: str) -> str:
    """`gets 2 +1/+1 counters`, what follows a name, as all below."""
    return f"{'gets' if count > 0 else 'loses'} {number_of(abs(count), f'{kind} counter')}"


@said
def is_at_life(life: int) -> str:
    """`has 12 life`."""
    return f"has {life} life"


@said
def is_controlled_by(player: str) -> str:
    """`is now controlled by Amy`."""
    return f"is now controlled by {player}"


@said
def taps(*, tapped: bool) -> str:
    """`becomes tapped`."""
    return "becomes tapped" if tapped else "becomes untapped"


@said
def has_damage(damage: int) -> str:
    """`has 2 damage marked on it`."""
    return f"has {damage} damage marked on it"


@said
def has_base(side: str, points: int) -> str:
    """`has base power 3`."""
    return f"has base {side} {points}"


@said
def is_now_colored(colors: Sequence[str]) -> str:
    """`is now red`, or colorless."""
    return f"is now {listed(colors) if colors else 'colorless'}"


@said
def is_now_of_types(types: Sequence[str]) -> str:
    """`is now an artifact creature`."""
    return f"is now {with_article(' '.join(types))}"


@said
def is_attached_to(bearer: str) -> str:
    """`is now attached to Ox`."""
    return f"is now attached to {bearer}"


@said
def gains(ability: str) -> str:
    """`gains flying`."""
    return f"gains {ability}"


@said
def loses(ability: str) -> str:
    """`loses flying`."""
    return f"loses {ability}"


@said
def leaves_combat() -> str:
    """`is removed from combat`."""
    return "is removed from combat"


@said
def phases(*, phased_in: bool) -> str:
    """`phases out`."""
    return "phases in" if phased_in else "phases out"


@said
def goes_to(zone: str) -> str:
    """`goes to the graveyard`."""
    return "is exiled" if zone == "exile" else f"goes to the {zone}"
