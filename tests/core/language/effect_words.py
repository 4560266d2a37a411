"""Effects and instructions for tests of the grammar: made from data, said with nouns, read."""

from __future__ import annotations

from typing import Any, Final

from core.abilities.card_texts.card_text import CardText
from core.abilities.effects.on_players import PlayerHas
from core.abilities.filters import Objects, Recipients
from core.abilities.instructions.one_shot import MakeEffect
from core.abilities.subjects import TargetSpec
from core.data.faults import DataError
from core.data.reading import read, read_as
from core.language.english.lines import NEEDS
from core.language.english.subjects import Noun
from core.language.kernel.phrase import Phrase, Text
from core.language.kernel.said import Said, meant, spoken
from core.language.phrases import ENGLISH
from core.terms.card_types import CardType
from core.terms.values import Value

GRAMMAR: Final = NEEDS
"""The whole grammar: patterns are added as its modules are loaded."""
_CREATURE: Final = Recipients(objects=Objects(types=(CardType.CREATURE,)))
_NOUNS: Final = {
    **{kind: Noun(kind) for kind in ("this", "you", "opponents", "it", "bearer", "chosen", "created")},
    **{kind: Noun(kind) for kind in ("defending_player", "damaged", "target_3", "target_controller")},
    "target": Noun("target", target=TargetSpec(what=_CREATURE)),
    "target_2": Noun("target", target=TargetSpec()),
    "its_controller": Noun("its controller"),
    "targets": Noun("targets", "them"),
}
"""How each subject is said in these tests, where no ability around an instruction settles it."""
_TARGET_PLAYER: Final = Noun("target", target=TargetSpec(what=Recipients(players="any")))
_DIVIDED_AMONG: Final = Noun("those targets")
_SUBJECTS: Final = {_TARGET_PLAYER: "target", _DIVIDED_AMONG: "targets"} | {
    noun: subject for subject, noun in _NOUNS.items()
}
_HOLD_SUBJECTS: Final = ("on", "shares_color_with", "from_source", "redirect_to")


def effect_of(data: dict[str, Any]) -> Value:
    made: Value = read(CardText, data, ENGLISH)
    return made


def instruction_of(**fields: Any) -> MakeEffect:
    return read_as(MakeEffect, fields, ENGLISH)


def said_with_nouns(instruction: MakeEffect) -> Said:
    parts = spoken(instruction).parts
    nouns = {name: _NOUNS[str(parts[name])] for name in _HOLD_SUBJECTS if name in parts}
    if isinstance(instruction.effect, PlayerHas) and instruction.on == "target":
        nouns["on"] = _TARGET_PLAYER
    if instruction.is_divided:
        nouns["on"] = _DIVIDED_AMONG
    return spoken(instruction).but(**nouns)


def readings(phrase: Phrase, words: str) -> list[object]:
    text = Text(words)
    read = [value for value, end in text.readings(phrase, 0) if end == len(words)]
    found: list[object] = []
    for one in read:
        is_instruction = isinstance(one, Said) and one.model is MakeEffect
        try:
            made = _bound(one) if is_instruction else meant(one)
        except DataError:
            continue  # another instruction, whose pronouns are not bound here
        if made not in found:
            found.append(made)
    return found


def _bound(one: object) -> object:
    """Return an instruction as it is meant, its nouns as the subjects that they stand for here."""
    assert isinstance(one, Said)
    parts = one.parts
    subjects = {name: _SUBJECTS[parts[name]] for name in _HOLD_SUBJECTS if name in parts}  # type: ignore[index]
    return meant(one.but(**subjects, **_bound_points(parts.get("points"))))


def _bound_points(points: object) -> dict[str, object]:
    """Return an amount of points with subjects for the nouns in what it counts, as `your graveyard` is."""
    of = points.parts.get("of") if isinstance(points, Said) else None
    if not isinstance(points, Said) or not isinstance(of, Said):
        return {}
    nouns = {name: _SUBJECTS[value] for name, value in of.fields if isinstance(value, Noun)}
    return {"points": points.but(of=of.but(**nouns))}


RED: Final = {"colors": ["R"]}


MINE: Final = {"controller": "you"}


MY_CREATURES: Final = {"controller": "you", "types": ["creature"]}


THIS: Final = {"objects": {"which": "this"}}


PREVENT: Final = {"kind": "prevent"}


def damage(change: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"kind": "damage", "change": change, **fields}


def put(counter: str, **fields: Any) -> dict[str, Any]:
    return {"kind": "put_counters", "counter": counter, **fields}
