"""Modes: what a modal spell or ability may do, and how many of its modes are chosen (CR 700.2)."""

from core.abilities.instructions.one_shot import OneShot, is_divided
from core.abilities.part import Part
from core.abilities.subjects import TargetSpec
from core.data.marks import NonNegative
from core.words.english.errors import ability_faults as faults


class Mode(Part):
    """One of the things a modal spell or ability may do; `name` is what it is called, if it is (CR 700.2)."""

    name: str = ""
    targets: tuple[TargetSpec, ...] = ()
    least_targets: NonNegative | None = None
    does: tuple[OneShot, ...]


def fault_in_modes(modes: tuple[Mode, ...], least: int, most: int) -> str | None:
    """Return what is wrong with choosing from `least` to `most` of these modes; None if nothing is."""
    if not modes:
        return None if least == most == 1 else faults.counts_no_modes()
    if not least <= most <= len(modes):
        return faults.not_so_many_modes()
    if most > 1 and any(_varies(mode) for mode in modes):
        return faults.varying_modes()
    return None


def _varies(mode: Mode) -> bool:
    """Whether more is announced for a mode than one target for each that it names."""
    return mode.least_targets is not None or any(is_divided(one) for one in mode.does)
