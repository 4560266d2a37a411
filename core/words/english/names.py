"""What spells, abilities, effects and eras are called, and several names in a row."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from core.terms.called import Aspect, Called
from core.terms.eras import Era
from core.words.english.grammar import ability_name, possessive
from core.words.english.grammar import listed as listed_in_english
from core.words.english.row import Clause
from core.words.speaking import said


@said
def called(name: Called) -> str:
    """Return what a reader knows something by: `Shock`, `Mogg Fanatic's ability`."""
    return as_written(name)


def as_written(name: Called) -> str:
    """Return what files and scripts know something by, whatever language is spoken."""
    return f"{possessive(name.name)} delayed ability" if name.is_later else _words(name)


# Return what an ability of something is called: `Mogg Fanatic's ability`.
ability = Clause("{name's} ability")


@said
def era(which: Era) -> str:
    """Return what an era of the rules is known for: `damage order`."""
    return which.words


# What there is where there are no names.
nothing = Clause("nothing")


@said
def listed(names: Iterable[str]) -> str:
    """Return `A, B and C`; `nothing` if there are no names."""
    return listed_in_english(names)


def _words(name: Called) -> str:
    match name.aspect:
        case None:
            return name.name
        case Aspect.ABILITY:
            return ability_name(name.name)
        case Aspect.SHIELD_COUNTER:
            return f"{possessive(name.name)} shield counter"
        case Aspect.FINALITY_COUNTER:
            return f"{possessive(name.name)} finality counter"
        case Aspect.FLASHBACK | Aspect.JUMP_START:
            return f"{possessive(name.name)} {name.aspect}"
        case Aspect.PLANESWALKER_REDIRECTION:
            return "Planeswalker redirection"
        case _:
            assert_never(name.aspect)
