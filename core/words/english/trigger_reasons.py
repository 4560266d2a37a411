"""Why an ability triggered: clauses, in the words of what happened."""

from __future__ import annotations

from core.words.english.grammar import ORDINALS
from core.words.english.row import Clause
from core.words.speaking import said

dealt_damage = Clause(
    "{dealer?{dealer} dealt {amount?{amount} }{is_combat?combat }damage{to? to {to}}|{amount?{amount} "
    "}{is_combat?combat }damage was dealt{to? to {to}}}"
)
was_dealt_damage = Clause("{to} was dealt {amount} {is_combat?combat }damage")


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


reached_chapter = Clause("{name} reached chapter {chapter:roman}")
blocks_it = Clause("{blocker} blocks {attacker}")
enlists_it = Clause("{attacker} enlists {enlisted?{enlisted}|a creature}")
exploits_it = Clause("{creature} exploits {sacrificed}")
became_monarch = Clause("{player} became the monarch")
time_changed = Clause("it became {time}")
gained_life = Clause("{player} gained {amount} life")
lost_life = Clause("{player} lost {amount} life")
was_dealt_excess = Clause("{name} was dealt excess damage")
was_prevented = Clause("{amount} damage to {name} was prevented")
step_begins = Clause("the {step} begins")
became_target = Clause("{names:and} became the target of {by}")


@said
def casts_spell(player: str, spell: str, nth: int | None) -> str:
    """`Amy casts Shock, her second spell this turn`."""
    return f"{player} casts {spell}{'' if nth is None else f', the {ORDINALS[nth - 1]} such spell this turn'}"


@said
def drew(player: str, nth: int | None) -> str:
    """`Amy drew a card`."""
    return f"{player} drew {'a card' if nth is None else f'the {ORDINALS[nth - 1]} card this turn'}"


gave_up = Clause("{player} {is_cycled?cycled|discarded} a card")
died_after_damage = Clause("{name} died after {dealer} dealt damage to it this turn")
