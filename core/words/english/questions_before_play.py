"""Questions asked before play, their answers, and what was predicted."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import listed
from core.words.english.row import Clause
from core.words.english.sentences import verb
from core.words.speaking import said

life_asked = Clause("How much life does {player} have afterwards?")
poison_asked = Clause("How many poison counters does {player} have afterwards?")
damage_asked = Clause("How much damage is marked on {name} afterwards?")
size_asked = Clause("What are the power and toughness of {name} afterwards?")
counters_asked = Clause("How many {kind} counters does {name} have afterwards?")


@said
def death_asked(names: Sequence[str]) -> str:
    """Whether one creature dies, or which of several."""
    return f"Does {names[0]} die?" if len(names) == 1 else "Which creatures die?"


@said
def defeat_asked(names: Sequence[str]) -> str:
    """Whether one player loses, or which of several."""
    return f"Does {names[0]} lose the game?" if len(names) == 1 else "Who loses the game?"


# Whether what the script does is legal.
legality_asked = Clause("Is that legal?")


@said
def event_asked(kind: str) -> str:
    """Whether an event happens; `kind` is what data calls it, or nothing."""
    return f"Does this happen: {kind.replace('_', ' ') or 'the event'}?"


no_answer = Clause("There is no answer: it is no longer there.")
life_told = Clause("{player} has {life} life.")
counters_told = Clause("{name} has {count:{kind} counter}.")
damage_told = Clause("{name} has {damage} damage marked on it.")
size_told = Clause("{name} is {size}.")


@said
def deaths_told(dying: Sequence[str], surviving: Sequence[str]) -> str:
    """`Bear dies; Giant and Elk survive.`"""
    return _parted((dying, "dies", "die"), (surviving, "survives", "survive"))


@said
def defeats_told(losing: Sequence[str], staying: Sequence[str]) -> str:
    """`Amy loses; Nicole doesn't lose.`"""
    return _parted((losing, "loses", "lose"), (staying, "doesn't lose", "don't lose"))


# Whether it is legal.
legality_told = Clause("It {is_legal?is|isn't} legal.")
# Whether the event happens.
event_told = Clause("The answer is {does_happen?yes.|no.}")
# What was predicted, as all below.
legality_predicted = Clause("You said {is_legal?|not }legal.")
event_predicted = Clause("You said {does_happen?yes.|no.}")
deaths_predicted = Clause("You said {names:and} {names?{names|dies|die}|dies}.")


@said
def defeats_predicted(names: Sequence[str]) -> str:
    """`You said Amy loses.`"""
    return f"You said {listed(names or ['nobody'])} {'lose' if len(names) > 1 else 'loses'}."


value_predicted = Clause("You said {value}.")


def _parted(*parts: tuple[Sequence[str], str, str]) -> str:
    return f"{'; '.join(f'{listed(names)} {verb(names, *verbs)}' for names, *verbs in parts if names)}."
