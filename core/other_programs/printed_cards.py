"""Printed cards in the form of Scryfall or MTGJSON, as cards that a scenario defines."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from core.abilities.card_texts.stack_abilities import Spell
from core.cards.card_file import card_objects
from core.cards.said import blocks, said_by
from core.files import limits
from core.other_programs.foreign_board import OwnCard
from core.other_programs.left_out import LeftOut, Loss
from core.terms.card_types import SPELL_TYPES, CardType, Supertype
from core.terms.colors import Color
from core.terms.mana import colors_of_cost, is_mana_cost
from core.terms.values import FrozenMap

_TYPES: Final = {one.value: one for one in CardType}
_SUPERTYPES: Final = {one.value: one for one in Supertype}
_COLORS: Final = frozenset(one.value for one in Color)
_NUMBER: Final = re.compile(r"-?\d{1,6}")
_DASH: Final = re.compile(r"\s+[\u2014\u2013-]\s+")
_REMINDER: Final = re.compile(r"\s*\([^()]*\)")
_UNKNOWN_SIZE: Final = 1
_FACES: Final = " // "


def cards_of_file(path: Path, names: Collection[str]) -> Iterator[OwnCard]:
    """Yield the cards of a user's file that have one of some names.

    Raises:
        CardFileError: the file can't be opened, or is no list of cards.
    """
    wanted = {name.lower() for name in names}
    for _, found in card_objects(path):
        name = found.get("name")
        if isinstance(name, str) and wanted & {name.lower(), name.split(_FACES)[0].lower()}:
            card = own_card(found)
            if card is not None:
                yield card


def own_card(found: Mapping[str, Any]) -> OwnCard | None:
    """Return the card that a printed one is, without the lines that can't be read; None if it is none."""
    faces = found.get("card_faces")
    several = [one for one in faces if isinstance(one, Mapping)] if isinstance(faces, list) else []
    front, back = several[0] if several else found, several[1] if len(several) > 1 else None
    name = _text(front, "name").split(_FACES)[0].strip()
    lost: list[LeftOut] = []
    fields = _face({**found, **front}, name, lost)
    if not fields.get("types") or not 0 < len(name) <= limits.NAME_LENGTH or not name.isprintable():
        return None
    if back is not None:
        behind, back_name = _face(back, _text(back, "name"), lost), _text(back, "name").strip()
        if behind.get("types") and set(behind["types"]).isdisjoint(SPELL_TYPES) and back_name:
            fields["back"] = {"name": back_name, **behind}
        else:
            lost.append(LeftOut(Loss.PART, name, "back"))
    return OwnCard(name=name, fields=FrozenMap(fields), left_out=tuple(lost))


def _face(face: Mapping[str, Any], name: str, lost: list[LeftOut]) -> dict[str, Any]:
    """Return the fields of one face; what is lost of it is added to `lost`."""
    line = (_text(face, "type_line") or _text(face, "type")).split(_FACES)[0]
    before, *after = _DASH.split(line, maxsplit=1)
    said = [word.lower() for word in before.split()]
    fields: dict[str, Any] = {
        "supertypes": [word for word in said if word in _SUPERTYPES],
        "types": [word for word in said if word in _TYPES],
        "subtypes": after[0].split() if after else [],
    }
    fields["mana_cost"] = cost = _mana_cost(face, name, lost)
    colors = face.get("colors")
    if isinstance(colors, list):
        fields["colors"] = [one for one in colors if isinstance(one, str) and one in _COLORS]
    if CardType.CREATURE in fields["types"] or "Vehicle" in fields["subtypes"]:
        fields |= _size(face, name, lost)
    for key, kind in (("loyalty", CardType.PLANESWALKER), ("defense", CardType.BATTLE)):
        if kind in fields["types"]:
            fields[key] = int(_text(face, key)) if _NUMBER.fullmatch(_text(face, key)) else 0
    is_spell = not SPELL_TYPES.isdisjoint(fields["types"])
    text = _text(face, "oracle_text") or _text(face, "text")
    fields["text"] = _read_lines(text[: limits.TEXT_LENGTH], name, lost, is_spell=is_spell)
    empty = {key for key, value in fields.items() if value in ([], "")}
    if colors_of_cost(cost):  # from which it would be taken what is not written
        empty.discard("colors")
    return {key: value for key, value in fields.items() if key not in empty}


def _mana_cost(face: Mapping[str, Any], name: str, lost: list[LeftOut]) -> str:
    """Return the mana cost of a face; one with symbols that aren't known here is added to `lost`."""
    cost = _text(face, "mana_cost") or _text(face, "manaCost")
    if not cost or (len(cost) <= limits.NAME_LENGTH and is_mana_cost(cost)):
        return cost
    lost.append(LeftOut(Loss.PART, name, "mana_cost"))
    return ""


def _size(face: Mapping[str, Any], name: str, lost: list[LeftOut]) -> dict[str, int]:
    size = {}
    for key in ("power", "toughness"):
        written = _text(face, key)
        size[key] = int(written) if _NUMBER.fullmatch(written) else _UNKNOWN_SIZE
    if not all(_NUMBER.fullmatch(_text(face, key)) for key in size):
        lost.append(LeftOut(Loss.NO_NUMBER, name, f"{size['power']}/{size['toughness']}"))
    return size


def _read_lines(text: str, name: str, lost: list[LeftOut], *, is_spell: bool) -> str:
    """Return the lines of a text that can be read on such a card; the others are added to `lost`."""
    unread = {one.line for one in said_by(text, name).unread}
    read: list[str] = []
    for number, line in blocks(text):
        if number in unread or not (is_spell or _may_be_on_a_permanent(line, name)):
            lost.append(LeftOut(Loss.UNREAD_LINE, name, _REMINDER.sub("", line)))
        else:
            read.append(line)
    return "\n".join(read)


def _may_be_on_a_permanent(line: str, name: str) -> bool:
    """Whether a line says nothing that only an instant or sorcery does."""
    return all(not isinstance(one, Spell) or one.is_of_any_card for one in said_by(line, name).meanings)


def _text(found: Mapping[str, Any], key: str) -> str:
    value = found.get(key)
    return value if isinstance(value, str) else str(value) if isinstance(value, int) else ""
