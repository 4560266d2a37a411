"""What a board loses between two programs, as facts; `told` says each in a sentence."""

from __future__ import annotations

from enum import StrEnum
from typing import assert_never

from core.terms.values import Value
from core.words.english import other_programs as words


class Loss(StrEnum):
    """Why something isn't carried over as it was.

    Where a part of something has no place on the other side, `PART` tells which.
    """

    PART = "part"
    SETTING = "setting"
    OTHER_ZONE = "other_zone"
    JUST_A_NAME = "just_a_name"
    NOT_ON_BATTLEFIELD = "not_on_battlefield"
    NO_SUCH_HOST = "no_such_host"
    SEVERAL_HOSTS = "several_hosts"
    NO_BACK_FACE = "no_back_face"
    CANT_ATTACK = "cant_attack"
    NOT_CAST = "not_cast"
    UNKNOWN_SPELL = "unknown_spell"
    UNREAD_LINE = "unread_line"
    NO_NUMBER = "no_number"
    CUSTOM_CARD = "custom_card"
    BECOMES_TOKEN = "becomes_token"  # noqa: S105 - a permanent
    BY_NAME = "by_name"
    ANOTHER_OF_THAT_NAME = "another_of_that_name"
    OWN_CARD = "own_card"
    DECISION = "decision"
    PLAYER = "player"
    EFFECT = "effect"
    FROM_ANOTHER_STEP = "from_another_step"


class LeftOut(Value, kw_only=False):
    """Something that isn't carried over.

    Attributes:
        what: the object, player or setting that it is about, by its name.
        about: what of it: a part, a zone, another object, a line of text.
    """

    loss: Loss
    what: str
    about: str = ""


def told(one: LeftOut) -> str:
    """Return what is lost, in a sentence."""
    match one.loss:
        case Loss.PART:
            return words.part_lost(one.what, one.about)
        case Loss.SETTING:
            return words.setting_lost(one.what)
        case Loss.OTHER_ZONE:
            return words.in_other_zone(one.what, one.about)
        case Loss.JUST_A_NAME:
            return words.just_a_name(one.what, one.about)
        case Loss.NOT_ON_BATTLEFIELD:
            return words.not_on_battlefield(one.what)
        case Loss.NO_SUCH_HOST:
            return words.no_such_host(one.what, one.about)
        case Loss.SEVERAL_HOSTS:
            return words.several_hosts(one.what, one.about)
        case Loss.NO_BACK_FACE:
            return words.no_back_face(one.what)
        case Loss.CANT_ATTACK:
            return words.cant_attack(one.what)
        case Loss.NOT_CAST:
            return words.not_cast(one.what)
        case Loss.UNKNOWN_SPELL:
            return words.unknown_spell(one.what)
        case Loss.UNREAD_LINE:
            return words.unread_line(one.what, one.about)
        case Loss.NO_NUMBER:
            return words.no_number(one.what, one.about)
        case Loss.CUSTOM_CARD:
            return words.custom_card(one.what, one.about)
        case Loss.BECOMES_TOKEN:
            return words.becomes_token(one.what)
        case Loss.BY_NAME:
            return words.by_name(one.what)
        case Loss.ANOTHER_OF_THAT_NAME:
            return words.another_of_that_name(one.what)
        case Loss.OWN_CARD:
            return words.own_card(one.what)
        case Loss.DECISION:
            return words.decision(one.what, one.about)
        case Loss.PLAYER:
            return words.player_lost(one.what)
        case Loss.EFFECT:
            return words.effect_lost(one.what)
        case Loss.FROM_ANOTHER_STEP:
            return words.from_another_step(one.about)
        case _:
            assert_never(one.loss)
