"""Whether `that player` is known where a line speaks of what that player controls."""

from __future__ import annotations

from typing import Final

from core.abilities.card_texts.stack_abilities import Triggered
from core.abilities.filters import Objects
from core.abilities.parts_of import parts_of
from core.language.english.antecedents import Scope, words_for_target

WHICH_PLAYER: Final = "it is not clear who 'that player' is."


def speaks_of_nobody(told: object) -> bool:
    """Whether a line speaks of what `that player` controls where there is no such player, or more than one.

    That player is who a triggered ability is about. An ability that is given to something has its own.
    """
    nested = [
        one
        for part in parts_of(told, but="abilities")
        if part is not told
        for one in getattr(part, "abilities", ())
    ]
    nested += getattr(told, "abilities", ())
    return any(map(speaks_of_nobody, nested)) or (_is_asked(told) and not _is_known(told))


def _is_asked(told: object) -> bool:
    return any(
        isinstance(one, Objects) and one.controller == "that_player"
        for one in parts_of(told, but="abilities")
    )


def _is_known(told: object) -> bool:
    if not isinstance(told, Triggered) or _is_asked(told.whens) or _is_asked(told.only_if):
        return False
    targets = [spec for mode in told.modes or (told,) for spec in mode.targets]
    if any(words_for_target(spec)[0] in _PLAYER_WORDS for spec in targets):
        return False
    words = Scope.of_any(told.whens, told.only_if).of_trigger
    return bool(words) and words[0] in _PLAYER_WORDS


_PLAYER_WORDS: Final = frozenset({"player", "opponent"})
