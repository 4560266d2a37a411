"""A creature typed in one line: `3/3 first strike, lifelink`, or `Squire 1/2 toxic 1`."""

from __future__ import annotations

import re

from core.abilities.phrases import UnknownPhraseError, parse, phrase
from core.cards.spec import CardSpec
from core.files import limits
from core.terms.card_types import CardType

_LINE = re.compile(r"(?P<name>.*?)\s*(?P<power>-?\d{1,7})\s*/\s*(?P<toughness>-?\d{1,7})\s*(?P<rest>.*)")


class QuickCreatureError(ValueError):
    """The line writes no creature; the message says what is missing or unknown."""


def quick_creature(line: str) -> CardSpec:
    """Return the creature that a line writes: an optional name, power/toughness, abilities after commas.

    Raises:
        QuickCreatureError: no power/toughness, numbers out of bounds, or an unknown ability.
    """
    match = _LINE.fullmatch(" ".join(line.split()))
    if match is None:
        raise QuickCreatureError("Write power/toughness, then abilities: 3/3 first strike, lifelink")
    power, toughness = int(match["power"]), int(match["toughness"])
    if max(abs(power), abs(toughness)) > limits.NUMBER:
        raise QuickCreatureError(f"Power and toughness go no further than {limits.NUMBER:,}.")
    try:
        abilities = tuple(phrase(parse(part)) for part in match["rest"].split(",") if part.strip())
    except UnknownPhraseError as error:
        raise QuickCreatureError(str(error)[:1].upper() + str(error)[1:]) from error
    name = match["name"][: limits.NAME_LENGTH] or f"Creature {power}/{toughness}"
    return CardSpec(
        name=name, types=(CardType.CREATURE,), power=power, toughness=toughness, keywords=abilities
    )
