"""Which general rule a special one is a case of: an answer is illegal by either."""

from __future__ import annotations

from collections.abc import Mapping

from core.play.playthrough import Decision

_ATTACK = {
    "302.6": ("508.1a",),
    "310.8b": ("508.1b",),
    "506.2": ("508.1b",),
    "506.3": ("508.1a", "508.1b"),
    "702.3b": ("508.1c",),
    "702.22c": ("508.1e",),
    "702.22d": ("508.1e",),
    "702.154a": ("508.1g",),
}
_BLOCK = {
    "506.3": ("509.1a",),
    "702.9b": ("509.1b",),
    "702.13b": ("509.1b",),
    "702.14c": ("509.1b",),
    "702.16f": ("509.1b",),
    "702.28b": ("509.1b",),
    "702.31b": ("509.1b",),
    "702.36b": ("509.1b",),
    "702.111b": ("509.1b",),
    "702.118b": ("509.1b",),
}
_ASSIGNMENT = {
    "702.19b": ("510.1c",),
    "702.19c": ("510.1c",),
    "702.19f": ("510.1c",),
    "702.22j": ("510.1c",),
}
_TARGET = {
    "115.1": ("601.2c",),
    "702.11b": ("115.1", "601.2c"),
    "702.11c": ("115.1", "601.2c"),
    "702.11d": ("115.1", "601.2c"),
    "702.16b": ("115.1", "601.2c"),
    "702.18a": ("115.1", "601.2c"),
}
_PRIORITY = _TARGET | {
    "117.1a": ("601.3",),
    "118.3": ("601.2h", "602.2b"),
    "302.6": ("602.5a",),
    "606.3": ("602.5",),
    "606.6": ("602.5",),
    "614.17b": ("601.2h", "602.2b"),
}
_TRIGGER_TARGETS = {special: (*general, "603.3d") for special, general in _TARGET.items()}

_OF_CHOICE: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "117.3": _PRIORITY,
    "508.1": _ATTACK,
    "509.1": _BLOCK,
    "510.1": _ASSIGNMENT,
    "603.3d": _TRIGGER_TARGETS,
}
"""For the rule of each choice: special rules that its answers may break, and the general ones."""


def rules_broken(refused: Decision) -> frozenset[str]:
    """Return the rules by which an answer is illegal: those that decide, and those they are cases of.

    CR 509.1b: what flying says about blocks (CR 702.9b) is a restriction. CR 601.3: that a sorcery waits
    for a main phase (CR 117.1a) is why nobody may begin to cast it. CR 602.5a: so it is with a creature
    that came this turn (CR 302.6) and an ability with a tap symbol.

    A rule with a letter is part of the one without, as 509.1b is of 509.1. Editions are left out.
    """
    special = {violation.rule.rpartition(":")[2] for violation in refused.violations}
    cases = _OF_CHOICE.get(refused.choice.rule, {})
    broken = special | {general for rule in special for general in cases.get(rule, ())}
    return frozenset(broken | {rule.rstrip("abcdefghijklmnopqrstuvwxyz") for rule in broken})
