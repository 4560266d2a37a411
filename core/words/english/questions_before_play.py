"""Questions asked before play, their answers, and what was predicted."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import listed, number_of
from core.words.english.sentences import verb
from core.words.speaking import said


@said
def life_asked(player: str) -> str:
    """The life a player has at the end, as a question."""
    return f"How much life does {player} have afterwards?"


@said
def poison_asked(player: str) -> str:
    """How many poison counters a player has at the end."""
    return f"How many poison counters does {player} have afterwards?"


@said
def damage_asked(name: str) -> str:
    """The damage that something has at the end."""
    return f"How much damage is marked on {name} afterwards?"


@said
def size_asked(name: str) -> str:
    """Power and toughness at the end."""
    return f"What are the power and toughness of {name} afterwards?"


@said
def counters_asked(name: str, kind: str) -> str:
    """How many counters of a kind something has at the end."""
    return f"How many {kind} counters does {name} have afterwards?"


@said
def death_asked(names: Sequence[str]) -> str:
    """Whether one creature dies, or which of several."""
    return f"Does {names[0]} die?" if len(names) == 1 else "Which creatures die?"


@said
def defeat_asked(names: Sequence[str]) -> str:
    """Whether one player loses, or which of several."""
    return f"Does {names[0]} lose the game?" if len(names) == 1 else "Who loses the game?"


@said
def legality_asked() -> str:
    """Whether what the script does is legal."""
    return "Is that legal?"


@said
def event_asked(kind: str) -> str:
    """Whether an event happens; `kind` is what data calls it, or nothing."""
    return f"Does this happen: {kind.replace('_', ' ') or 'the event'}?"


@said
def no_answer() -> str:
    """What is asked about has left."""
    return "There is no answer: it is no longer there."


@said
def life_told(player: str, life: str) -> str:
    """`Nicole has 14 life.`"""
    return f"{player} has {life} life."


@said
def counters_told(name: str, kind: str, count: int) -> str:
    """`Ox has two -1/-1 counters.`"""
    return f"{name} has {number_of(count, f'{kind} counter')}."


@said
def damage_told(name: str, damage: str) -> str:
    """`Ox has 2 damage marked on it.`"""
    return f"{name} has {damage} damage marked on it."


@said
def size_told(name: str, size: str) -> str:
    """`Ox is 3/3.`"""
    return f"{name} is {size}."


@said
def deaths_told(dying: Sequence[str], surviving: Sequence[str]) -> str:
    """`Bear dies; Giant and Elk survive.`"""
    return _parted((dying, "dies", "die"), (surviving, "survives", "survive"))


@said
def defeats_told(losing: Sequence[str], staying: Sequence[str]) -> str:
    """`Amy loses; Nicole doesn't lose.`"""
    return _parted((losing, "loses", "lose"), (staying, "doesn't lose", "don't lose"))


@said
def legality_told(*, is_legal: bool) -> str:
    """Whether it is legal."""
    return "It is legal." if is_legal else "It isn't legal."


@said
def event_told(*, does_happen: bool) -> str:
    """Whether the event happens."""
    return "The answer is yes." if does_happen else "The answer is no."


@said
def legality_predicted(*, is_legal: bool) -> str:
    """What was predicted, as all below."""
    return "You said legal." if is_legal else "You said not legal."


@said
def event_predicted(*, does_happen: bool) -> str:
    """`You said yes.`"""
    return "You said yes." if does_happen else "You said no."


@said
def deaths_predicted(names: Sequence[str]) -> str:
    """`You said Ox and Bear die.`"""
    return f"You said {listed(names)} {'die' if len(names) > 1 else 'dies'}."


@said
def defeats_predicted(names: Sequence[str]) -> str:
    """`You said Amy loses.`"""
    return f"You said {listed(names or ['nobody'])} {'lose' if len(names) > 1 else 'loses'}."


@said
def value_predicted(value: str) -> str:
    """`You said 14.`"""
    return f"You said {value}."


def _parted(*parts: tuple[Sequence[str], str, str]) -> str:
    return f"{'; '.join(f'{listed(names)} {verb(names, *verbs)}' for names, *verbs in parts if names)}."
