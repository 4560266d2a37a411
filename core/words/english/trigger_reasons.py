"""Why an ability triggered: clauses, in the words of what happened."""

from __future__ import annotations

from collections.abc import Sequence

from core.terms.roman import roman
from core.words.english.grammar import ORDINALS, listed
from core.words.speaking import said


@said
def dealt_damage(dealer: str, amount: int, to: str, *, is_combat: bool) -> str:
    """`Agent dealt 5 combat damage to Bear`."""
    much = f"{amount} " if amount else ""
    damage = f"{much}{'combat ' if is_combat else ''}damage"
    target = f" to {to}" if to else ""
    return f"{dealer} dealt {damage}{target}" if dealer else f"{damage} was dealt{target}"


@said
def was_dealt_damage(to: str, amount: int, *, is_combat: bool) -> str:
    """`Bear was dealt 5 damage`."""
    return f"{to} was dealt {amount} {'combat ' if is_combat else ''}damage"


@said
def happened_to(name: str, event: str, *, is_alone: bool = False) -> str:
    """`Wolf attacks alone`."""
    did = {
        "attacks": "attacks",
        "blocks": "blocks",
        "becomes_blocked": "becomes blocked",
        "attacks_unblocked": "attacks and isn't blocked",
        "is_sacrificed": "was sacrificed",
        "becomes_tapped": "became tapped",
        "becomes_untapped": "became untapped",
        "dies": "died",
        "is_buried": "was put into a graveyard",
        "gets_counters": "got counters",
        "enters": "entered the battlefield",
        "leaves": "left the battlefield",
        "phases_in": "phased in",
        "phases_out": "phased out",
        "exerts": "was exerted",
        "becomes_monstrous": "became monstrous",
        "is_turned_face_up": "was turned face up",
        "is_cycled": "was cycled",
    }[event]
    return f"{name} {did}{' alone' if is_alone else ''}"


@said
def reached_chapter(name: str, chapter: int) -> str:
    """`The Fall reached chapter II`."""
    return f"{name} reached chapter {roman(chapter)}"


@said
def blocks_it(blocker: str, attacker: str) -> str:
    """`Bear blocks Ox`."""
    return f"{blocker} blocks {attacker}"


@said
def enlists_it(attacker: str, enlisted: str) -> str:
    """`Ox enlists Bear`."""
    return f"{attacker} enlists {enlisted or 'a creature'}"


@said
def exploits_it(creature: str, sacrificed: str) -> str:
    """`Ghoul exploits Bear`."""
    return f"{creature} exploits {sacrificed}"


@said
def became_monarch(player: str) -> str:
    """`Nicole became the monarch`."""
    return f"{player} became the monarch"


@said
def time_changed(time: str) -> str:
    """`it became night`."""
    return f"it became {time}"


@said
def gained_life(player: str, amount: int) -> str:
    """`Nicole gained 3 life`."""
    return f"{player} gained {amount} life"


@said
def lost_life(player: str, amount: int) -> str:
    """`Nicole lost 3 life`."""
    return f"{player} lost {amount} life"


@said
def was_dealt_excess(name: str) -> str:
    """`Bear was dealt excess damage`."""
    return f"{name} was dealt excess damage"


@said
def was_prevented(name: str, amount: int) -> str:
    """`3 damage to Bear was prevented`."""
    return f"{amount} damage to {name} was prevented"


@said
def step_begins(step: str) -> str:
    """`the upkeep step begins`."""
    return f"the {step} begins"


@said
def became_target(names: Sequence[str], by: str) -> str:
    """`Bear became the target of Shock`."""
    return f"{listed(names)} became the target of {by}"


@said
def casts_spell(player: str, spell: str, nth: int | None) -> str:
    """`Amy casts Shock, her second spell this turn`."""
    return f"{player} casts {spell}{'' if nth is None else f', the {ORDINALS[nth - 1]} such spell this turn'}"


@said
def drew(player: str, nth: int | None) -> str:
    """`Amy drew a card`."""
    return f"{player} drew {'a card' if nth is None else f'the {ORDINALS[nth - 1]} card this turn'}"


@said
def gave_up(player: str, *, is_cycled: bool) -> str:
    """`Amy discarded a card`."""
    return f"{player} {'cycled' if is_cycled else 'discarded'} a card"


@said
def died_after_damage(name: str, dealer: str) -> str:
    """`Bear died, which Ox dealt damage to this turn`."""
    return f"{name} died after {dealer} dealt damage to it this turn"
