"""Permanents: leaving, phasing, changing; and what is changed by hand."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import number_of, with_article
from core.words.english.row import Clause, Sentence
from core.words.english.sentences import sentence
from core.words.speaking import said

transforms = Sentence("{was} transforms into {into}{size? ({size})}")
same_object = Sentence("It's the same object: its counters, damage, Auras and Equipment stay ({rule}).")
turned_face_up = Sentence("{player} turns {was} face up: it's {now}{size? ({size})}")
turned_face_down = Sentence("{player} turns {name} face down: it's a nameless {size} creature.")
turned_up_is_same_object = Sentence(
    "It's the same object: its damage, its counters and its place in combat stay ({rule})."
)
has_entered_already = Sentence("{name} entered earlier, so its enters ability doesn't trigger ({rule}).")


@said
def becomes_copy(name: str, original: str, now: str, size: str, *, until_end_of_turn: bool) -> str:
    """`Cub becomes a copy of Ox (3/3) until end of turn.`"""
    until = " until end of turn" if until_end_of_turn else ""
    called = "" if now == original else f" and is now called {now}"
    return sentence(f"{name} becomes a copy of {original}{f' ({size})' if size else ''}{called}{until}")


copy_is_same_object = Sentence("It's the same object: its counters, damage and place in combat stay.")
phases_out = Sentence(
    "{directly:some} {directly|phases|phase} out{along?, and {along:and} with {directly|it|them}}"
)


@said
def as_though_it_did_not_exist(count: int) -> str:
    """What phased out means."""
    return sentence(f"The game treats {'it' if count == 1 else 'them'} as though {_they(count)} exist")


def _they(count: int) -> str:
    return "it doesn't" if count == 1 else "they don't"


phases_out_indirectly = Sentence("{name} is attached to {bearer}, so it phases out indirectly ({rule}).")
# Out of combat by phasing.
phasing_removes_from_combat = Sentence("{name} is removed from combat ({rule}).")
phases_in = Sentence("{names:some} {names|phases|phase} in.")
phased_in_is_same_object = Sentence(
    "{count|It's the same object|They're the same objects}: {count|its|their} counters, Auras and "
    "Equipment are still there ({rule})."
)
untap_step_phasing = Sentence(
    "In {player's} untap step, before anything untaps, their permanents with phasing phase out, and at the "
    "same time those that are phased out phase in ({rule})."
)
attached_to_nothing = Sentence("What {name} was attached to is gone, so it's attached to nothing ({rule}).")
# One or several changes of status.
status = Sentence("{parts:and}")
becomes_tapped = Clause("{name} becomes tapped{as_cost? as a cost}")
becomes_untapped = Clause("{name} becomes untapped")
becomes_renowned = Clause("{name} becomes renowned")
becomes_monstrous = Clause("{name} becomes monstrous")
becomes_saddled = Clause("{name} becomes saddled until end of turn")
becomes_goaded = Clause(
    "{names:and} {names|is|are} goaded by {player}: until {player's} next turn {names|it attacks|they "
    "attack} each combat if able, and a player other than {player} if able"
)
exerts = Clause("{player} exerts {name}, so it won't untap during {player's} next untap step")
changes_control = Clause("{player} now controls {name}")
counters_spent = Clause("{name} loses {amount:{kind} counter}{as_cost? as a cost}")


@said
def loyalty_paid(name: str, change: int) -> str:
    """`Jace gets 1 loyalty counter as the cost of its ability`."""
    if not change:
        return f"{name}'s loyalty ability costs no loyalty"
    does = "gets" if change > 0 else "loses"
    return f"{name} {does} {number_of(abs(change), 'loyalty counter')} as a cost"


becomes_attached = Clause("{name} becomes attached to {bearer}")
becomes_unattached = Clause("{effect} unattaches {names:some} from {bearer}")


@said
def without_attachments(bearer: str, size: str, keywords: Sequence[str]) -> str:
    """`Ox is now 3/3, without flying.`; `size` is empty if that hasn't changed."""
    lost = f"without {' or '.join(keywords)}" if keywords else ""
    return sentence(f"{bearer} is now {', '.join(part for part in (size, lost) if part)}")


becomes_blocked = Clause(
    "{names:and} becomes blocked, with no creature blocking it{banded?, and so does {banded:and}, in the "
    "same band}"
)
becomes_unblocked = Clause("{name} becomes unblocked")


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


changed_by_hand = Sentence("The board is changed: {subject} {changes:and}")


@said
def gets_counters(count: int, kind: str) -> str:
    """`gets 2 +1/+1 counters`, what follows a name, as all below."""
    return f"{'gets' if count > 0 else 'loses'} {number_of(abs(count), f'{kind} counter')}"


is_at_life = Clause("has {life} life")
is_controlled_by = Clause("is now controlled by {player}")
taps = Clause("becomes {tapped?|un}tapped")
has_damage = Clause("has {damage} damage marked on it")
has_base = Clause("has base {side} {points}")
is_now_colored = Clause("is now {colors?{colors:and}|colorless}")


@said
def is_now_of_types(types: Sequence[str]) -> str:
    """`is now an artifact creature`."""
    return f"is now {with_article(' '.join(types))}"


is_attached_to = Clause("is now attached to {bearer}")
gains = Clause("gains {ability}")
loses = Clause("loses {ability}")
leaves_combat = Clause("is removed from combat")
phases = Clause("phases {phased_in?in|out}")


@said
def goes_to(zone: str) -> str:
    """`goes to the graveyard`."""
    return "is exiled" if zone == "exile" else f"goes to the {zone}"
