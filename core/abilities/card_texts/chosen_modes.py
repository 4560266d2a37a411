"""A modal spell or ability once its modes are chosen (CR 601.2b, 700.2a)."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from core.abilities.card_texts.modes import Mode
from core.abilities.card_texts.stack_abilities import Activated, Spell
from core.abilities.instructions.one_shot import OneShot
from core.abilities.subjects import TargetSpec
from core.terms.values import replace

T = TypeVar("T", bound=Spell | Activated)
R = TypeVar("R", bound=str)


def has_modes_to_choose(text: Spell | Activated) -> bool:
    """Whether some of its modes, but not all, are to be chosen."""
    return len(text.modes) > text.least_modes or len(text.modes) == 1


def in_modes(text: T, numbers: Sequence[int]) -> T:
    """Return what it is with those of its modes chosen, counted from 1; itself if they can't be.

    With one mode it does what that says; with several, it has these modes and no others.
    """
    if not are_choosable(text, numbers):
        return text
    chosen = tuple(text.modes[number - 1] for number in sorted(numbers))
    if len(chosen) > 1:
        return replace(text, modes=chosen, least_modes=len(chosen), most_modes=len(chosen))
    return in_one_mode(text, numbers[0])


def in_one_mode(text: T, number: int) -> T:
    """Return what it is with one of its modes alone, counted from 1."""
    mode = text.modes[number - 1]
    return replace(
        text,
        modes=(),
        least_modes=1,
        most_modes=1,
        targets=mode.targets,
        least_targets=mode.least_targets,
        does=mode.does,
    )


def are_choosable(text: Spell | Activated, numbers: Sequence[int]) -> bool:
    """Whether so many modes, each once, may be chosen together (CR 700.2d)."""
    return (
        len(set(numbers)) == len(numbers)
        and text.least_modes <= len(numbers) <= text.most_modes
        and all(0 < number <= len(text.modes) for number in numbers)
    )


def parts_of(text: Spell | Activated) -> tuple[Mode, ...]:
    """Return the modes that it has, all chosen, or what it targets and does as the only one."""
    return text.modes or (Mode(targets=text.targets, least_targets=text.least_targets, does=text.does),)


def targets_beside_next(text: Spell | Activated, targets: tuple[R, ...]) -> tuple[R, ...]:
    """Return which of its targets so far belong to the same mode as the next one."""
    start = 0
    for part in parts_of(text):
        if len(targets) < start + len(part.targets):
            return targets[start:]
        start += len(part.targets)
    return ()


def targets_of(text: Spell | Activated) -> tuple[TargetSpec, ...]:
    """Return what its targets may be, of one mode after the other."""
    return targets_in(text.modes) if text.modes else text.targets


def targets_in(modes: Iterable[Mode]) -> tuple[TargetSpec, ...]:
    """Return what the targets of modes may be, of one after the other."""
    return tuple(spec for mode in modes for spec in mode.targets)


def instructions_of(text: Spell | Activated) -> tuple[OneShot, ...]:
    """Return what it does, in one mode after the other."""
    return tuple(one for mode in text.modes for one in mode.does) if text.modes else text.does
