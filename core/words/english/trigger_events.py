"""What the events that abilities trigger on are, and what instructions call those they are about."""

from __future__ import annotations

from core.words.english.row import Clause
from core.words.speaking import said


@said
def happens(event: str) -> str:
    """What an event of that name is; `which` and `to` are fields of the trigger."""
    return {
        "deals_damage": "`which` deals damage to `to`",
        "is_dealt_damage": "`which` is dealt damage",
        "is_dealt_excess": "`which` is dealt excess damage (CR 120.10)",
        "damage_is_prevented": "damage that would be dealt to `which` is prevented",
        "attacks": "`which` is declared as an attacker",
        "attacks_unblocked": "`which` attacks and isn't blocked",
        "enlists": "`which` enlists a creature",
        "exerts": "`which` is exerted as it attacks",
        "exploits": "`which` exploits a creature (CR 702.110b)",
        "blocks": "`which` blocks, once however many it blocks",
        "blocks_creature": "`which` blocks a creature, once for each",
        "becomes_blocked": "`which` becomes blocked, once however many block it",
        "becomes_blocked_by": "`which` becomes blocked by a creature, once for each",
        "becomes_monstrous": "`which` becomes monstrous",
        "is_turned_face_up": "`which` is turned face up (CR 708.8)",
        "enters": "`which` enters the battlefield",
        "leaves": "`which` leaves the battlefield",
        "dies": "`which` is put into a graveyard from the battlefield",
        "is_sacrificed": "`which` is sacrificed",
        "becomes_tapped": "`which` becomes tapped",
        "becomes_untapped": "`which` becomes untapped",
        "phases_in": "`which` phases in",
        "phases_out": "`which` phases out",
        "gets_counters": "counters are put on `which`, or `which` gets them",
        "becomes_target": "`which` becomes the target of a spell or ability",
        "casts_spell": "a player, `which`, casts a spell",
        "is_cast": "the object itself is cast; it triggers on the stack (CR 113.6k)",
        "is_cycled": "the card itself is cycled; it triggers where the card is then (CR 702.29c)",
        "draws_card": "a player, `which`, draws a card",
        "discards_card": "a player, `which`, discards a card",
        "cycles_card": "a player, `which`, cycles a card",
        "gains_life": "a player, `which`, gains life",
        "loses_life": "a player, `which`, loses life",
        "becomes_monarch": "a player, `which`, becomes the monarch",
        "time_changes": "day becomes night, or night day, in the turn of a player, `which`",
        "step_begins": "a `step` begins in the turn of a player, `which`",
        "reaches_chapter": "a Saga reaches one of its `chapters` (CR 714.2b)",
        "state": "`only_if` comes true (CR 603.8)",
    }[event]


@said
def it_is(sort: str) -> str:
    """What `it`, `its_controller` and `that_player` are for an event."""
    return {
        "player": "`it` and `that_player` are that player",
        "on_stack": "`it` is the spell or ability, `its_controller` whoever controls that",
        "other": "`it` is not `which` but the other creature, `its_controller` whoever controls that",
        "damaged": "`it` is not `which` but the one dealt damage (`that_player` if that is a player), "
        "`its_controller` that player or whoever controls that object",
        "either": "`it` is that object or player (then `that_player` too), `its_controller` that player or "
        "whoever controls that object",
        "object": "`it` is that object, `its_controller` whoever controls it",
        "nothing": "`it` is nothing",
    }[sort]


@said
def that_much_is(of: str) -> str:
    """What `that_much` is for an event that is about so much of something."""
    return {
        "damage": "`that_much` is how much damage",
        "life": "`that_much` is how much life",
        "counters": "`that_much` is how many counters",
        "chapter": "`that_much` is the number of the chapter",
    }[of]


# Which other fields a trigger may have for an event.
fields = Clause("a trigger on it may also say {names}")
those = Clause(
    "Whatever the event, `those` are the objects that the instruction before did something to each of "
    "(`each`), and `created` is what the instructions before created. With `at_least`, an event is about "
    "several at once, so that `it` is nothing, except for `deals_damage`."
)
