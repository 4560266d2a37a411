"""A creature typed in one line: `3/3 first strike, lifelink`, or `Squire 1/2 toxic 1`."""

from __future__ import annotations

import re

from core.cards.spec import CardSpec
from core.files import limits
from core.language.phrases import UnknownPhraseError, parse, phrase
from core.terms.card_types import CardType, Supertype

_LINE = re.compile(r"(?P<name>.*?)\s*(?P<power>-?\d{1,7})\s*/\s*(?P<toughness>-?\d{1,7})\s*(?P<rest>.*)")


_SUPERTYPES = {supertype.value: supertype for supertype in Supertype}


class QuickCreatureError(ValueError):
    """The line writes no creature; the message says what is missing or unknown."""


def quick_creature(line: str) -> CardSpec:
    """Return the creature that a line writes: an optional name, power/toughness, then abilities.

    Parts after power/toughness are parted by commas; a supertype such as `legendary` may be among them.

    Raises:
        QuickCreatureError: no power/toughness, numbers out of bounds, or an unknown ability.
    """
    match = _LINE.fullmatch(" ".join(line.split()))
    if match is None:
        raise QuickCreatureError("Write power/toughness, then abilities: 3/3 first strike, lifelink")
    power, toughness = int(match["power"]), int(match["toughness"])
    if max(abs(power), abs(toughness)) > limits.NUMBER:
        raise QuickCreatureError(f"Power and toughness go no further than {limits.NUMBER:,}.")
    parts = [part.strip() for part in match["rest"].split(",") if part.strip()]
    supertypes = tuple(_SUPERTYPES[part.lower()] for part in parts if part.lower() in _SUPERTYPES)
    try:
        abilities = tuple(phrase(parse(part)) for part in parts if part.lower() not in _SUPERTYPES)
    except UnknownPhraseError as error:
        raise QuickCreatureError(str(error)[:1].upper() + str(error)[1:]) from error
    name = match["name"][: limits.NAME_LENGTH] or "Creature"
    return CardSpec(
        name=name,
        types=(CardType.CREATURE,),
        supertypes=supertypes,
        power=power,
        toughness=toughness,
        keywords=abilities,
    )
