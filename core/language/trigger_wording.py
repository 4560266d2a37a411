"""What makes abilities trigger, in words (CR 603.1)."""

from __future__ import annotations

from core.abilities.filters import StackObjects
from core.abilities.triggers import When
from core.language.filter_wording import an, filter_words, recipient_words, stack_words


def when_words(when: When) -> str:
    """Return when an ability triggers: `Whenever this attacks`, `At the beginning of your upkeep`."""
    who = recipient_words(when.which) or "anything"
    damage = {None: "damage", True: "combat damage", False: "noncombat damage"}[when.combat]
    whom = f" {recipient_words(when.to)}" if not when.to.is_anything else ""
    to = f" to{whom}" if whom else ""
    verb = {
        "deals_damage": f"deals {damage}{to}",
        "is_dealt_damage": f"is dealt {damage}",
        "attacks": f"attacks{whom}{' alone' if when.alone else ''}",
        "enlists": f"enlists{whom or ' a creature'}",
        "blocks": "blocks",
        "becomes_blocked": "becomes blocked",
        "becomes_blocked_by": f"becomes blocked by{whom or ' a creature'}",
        "blocks_creature": f"blocks{whom or ' a creature'}",
        "casts_noncreature": "casts a spell that is no creature",
        "attacks_unblocked": "attacks and isn't blocked",
        "dies": "dies",
        "enters": "enters",
        "leaves": "leaves the battlefield",
        "phases_in": "phases in",
        "phases_out": "phases out",
        "gets_counters": f"gets {when.counter or 'any'} counters",
        "gains_life": "gains life",
        "loses_life": "loses life",
        "is_dealt_excess": f"is dealt excess {damage}",
        "damage_is_prevented": f"would be dealt {damage} that is prevented",
        "becomes_target": f"becomes the target of {_by_words(when.by)}",
        "step_begins": "",
        "state": "",
    }[when.event]
    if when.event == "state":
        return "When it is so"
    if when.event == "step_begins":
        whose = "your" if when.which.players == "you" else "each"
        return f"At the beginning of {whose} {when.step.as_a_time if when.step else 'step'}"
    company = f" along with {filter_words(when.along_with)}" if when.along_with is not None else ""
    way = " this way" if when.this_way else ""
    return f"Whenever {who} {verb}{company}{way}"


def _by_words(by: StackObjects | None) -> str:
    words = stack_words(by if by is not None else StackObjects(what="either"))
    return f"{an(words)} {words}"
