"""Effects in words: each sentence is what its model says, and reads back as that model."""

from __future__ import annotations

from random import Random
from typing import Any, Final, get_args

import pytest

from core.abilities.card_texts.card_text import CardText
from core.abilities.effects.event_effect import EventEffect
from core.abilities.effects.on_life_and_counters import CounterLimit
from core.abilities.effects.on_players import PlayerHas
from core.abilities.filters import Objects, Recipients
from core.abilities.instructions.one_shot import MakeEffect
from core.abilities.subjects import TargetSpec
from core.data.faults import DataError
from core.data.reading import read, read_as
from core.language.english.effects.every_effect import EFFECTS
from core.language.english.instructions.clauses import INSTRUCTIONS
from core.language.english.instructions.effects import PREVENTED_ABILITY
from core.language.english.nouns import A_SOURCE, THOSE, A
from core.language.english.subjects import Noun
from core.language.kernel.phrase import Phrase, Text, Words
from core.language.kernel.said import Said, meant, spoken
from core.language.phrases import ENGLISH
from core.terms.card_types import CardType
from core.terms.values import Value, replace
from tests.core.random_parts import random_part

_CREATURE: Final = Recipients(objects=Objects(types=(CardType.CREATURE,)))
_NOUNS: Final = {
    **{kind: Noun(kind) for kind in ("this", "you", "opponents", "it", "bearer", "chosen", "created")},
    **{kind: Noun(kind) for kind in ("defending_player", "damaged", "target_3", "target_controller")},
    "target": Noun("target", target=TargetSpec(what=_CREATURE)),
    "target_2": Noun("target", target=TargetSpec()),
    "its_controller": Noun("its controller"),
}
"""How each subject is said in these tests, where no ability around an instruction settles it."""
_TARGET_PLAYER: Final = Noun("target", target=TargetSpec(what=Recipients(players="any")))
_SUBJECTS: Final = {_TARGET_PLAYER: "target"} | {noun: subject for subject, noun in _NOUNS.items()}
_HOLD_SUBJECTS: Final = ("on", "shares_color_with", "from_source", "redirect_to")


def _effect(data: dict[str, Any]) -> Value:
    made: Value = read(CardText, data, ENGLISH)
    return made


def _instruction(**fields: Any) -> MakeEffect:
    return read_as(MakeEffect, fields, ENGLISH)


def _said(instruction: MakeEffect) -> Said:
    parts = spoken(instruction).parts
    nouns = {name: _NOUNS[str(parts[name])] for name in _HOLD_SUBJECTS if name in parts}
    if isinstance(instruction.effect, PlayerHas) and instruction.on == "target":
        nouns["on"] = _TARGET_PLAYER
    return spoken(instruction).but(**nouns)


def _bound(one: object) -> object:
    """Return an instruction as it is meant, its nouns as the subjects that they stand for here."""
    assert isinstance(one, Said)
    parts = one.parts
    subjects = {name: _SUBJECTS[parts[name]] for name in _HOLD_SUBJECTS if name in parts}  # type: ignore[index]
    return meant(one.but(**subjects))


def _readings(phrase: Phrase, words: str) -> list[object]:
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


_RED: Final = {"colors": ["R"]}
_MINE: Final = {"controller": "you"}
_MY_CREATURES: Final = {"controller": "you", "types": ["creature"]}
_THIS: Final = {"objects": {"which": "this"}}
_PREVENT: Final = {"kind": "prevent"}


def _damage(change: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"kind": "damage", "change": change, **fields}


def _put(counter: str, **fields: Any) -> dict[str, Any]:
    return {"kind": "put_counters", "counter": counter, **fields}


_SENTENCES: Final[list[tuple[str, dict[str, Any]]]] = [
    ("prevent all damage that would be dealt", _damage(_PREVENT)),
    (
        "prevent all noncombat damage that would be dealt to you and creatures you control by red sources",
        _damage(_PREVENT, combat=False, source=_RED, recipient={"players": "you", "objects": _MY_CREATURES}),
    ),
    (
        "as long as ~ has a spore counter on it, "
        "if a source would deal damage to you, prevent 1 of that damage",
        _damage({"kind": "prevent", "amount": 1}, recipient={"players": "you"}, while_counter="spore"),
    ),
    (
        "if a red source would deal combat damage to a permanent or player, "
        "it deals double that damage instead",
        _damage({"kind": "multiply"}, source=_RED, combat=True),
    ),
    (
        "if ~ would deal damage to an opponent, it deals four times that damage instead",
        _damage({"kind": "multiply", "by": 4}, source={"which": "this"}, recipient={"players": "opponent"}),
    ),
    (
        "if a source would deal damage to ~, it deals half that damage, rounded down, instead",
        _damage({"kind": "halve", "rounded": "down"}, recipient=_THIS),
    ),
    (
        "if a source would deal damage to ~, it deals that much damage minus 1 instead",
        _damage({"kind": "add", "amount": -1}, recipient=_THIS),
    ),
    (
        "if a source would deal damage to ~, it deals at least 2 and at most 3 damage instead",
        _damage({"kind": "bound", "at_least": 2, "at_most": 3}, recipient=_THIS),
    ),
    (
        "if a source would deal damage to ~, it deals no damage instead",
        _damage({"kind": "instead"}, recipient=_THIS),
    ),
    (
        "all damage that would be dealt to you is dealt to § instead",
        _damage({"kind": "redirect", "to": "bearer"}, recipient={"players": "you"}),
    ),
    (
        "if a source would deal damage to you, 2 of that damage is dealt to that source's controller instead",
        _damage({"kind": "redirect", "to": "source_controller", "amount": 2}, recipient={"players": "you"}),
    ),
    (
        "if a creature would deal combat damage to ~, prevent that damage. put a +1/+1 counter on ~",
        _damage(
            _PREVENT,
            source={"types": ["creature"]},
            combat=True,
            recipient=_THIS,
            per_source=True,
            besides=[_put("+1/+1", amount=1)],
        ),
    ),
    (
        "if damage would be dealt to ~ while it has a +1/+1 counter on it, prevent that damage. "
        "remove that many +1/+1 counters from ~. you gain life equal to the damage prevented this way",
        _damage(
            _PREVENT,
            recipient=_THIS,
            while_counter="+1/+1",
            besides=[
                {"kind": "remove_counters", "counter": "+1/+1"},
                {"kind": "gain_life", "amount": "prevented"},
            ],
        ),
    ),
    (
        "if damage would be dealt to ~ by a red source, put that many +1/+1 counters on ~ instead",
        _damage({"kind": "instead"}, source=_RED, recipient=_THIS, besides=[_put("+1/+1")]),
    ),
    ("your opponents can't gain life", {"kind": "life", "event": "gain", "who": "opponent"}),
    (
        "if an opponent would gain life, that player loses that much life instead",
        {
            "kind": "life",
            "event": "gain",
            "who": "opponent",
            "change": {"kind": "instead"},
            "besides": [{"kind": "lose_life", "who": "recipient"}],
        },
    ),
    (
        "if you would lose life, you lose half that much life, rounded up, instead",
        {"kind": "life", "event": "lose", "change": {"kind": "halve", "rounded": "up"}},
    ),
    ("~ can't have spore counters put on it", {"kind": "counters", "counter": "spore"}),
    (
        "if one or more +1/+1 counters would be put on a creature you control, "
        "that many plus one +1/+1 counters are put on it instead",
        {
            "kind": "counters",
            "counter": "+1/+1",
            "on": {"objects": _MY_CREATURES},
            "change": {"kind": "add", "amount": 1},
        },
    ),
    (
        "if an effect would put one or more counters on a permanent you control, "
        "it puts none of those counters on it instead",
        {"kind": "counters", "by_effect": True, "on": {"objects": _MINE}, "change": {"kind": "instead"}},
    ),
    (
        "~ can't have more than seven dream counters on it",
        {"kind": "counter_limit", "counter": "dream", "at_most": 7},
    ),
    (
        "if an effect would create one or more tokens under an opponent's control, "
        "it creates half that many of those tokens, rounded up, instead",
        {"kind": "tokens", "who": "opponent", "change": {"kind": "halve", "rounded": "up"}},
    ),
    (
        "if you control a creature, "
        "damage that would reduce your life total to less than 1 reduces it to 1 instead",
        {"kind": "life_floor", "while_you_control": {"types": ["creature"]}},
    ),
    (
        "combat damage that would be dealt by creatures you control can't be prevented",
        {"kind": "cant_prevent", "combat": True, "source": _MY_CREATURES},
    ),
    ("if ~ would die, exile it instead", {"kind": "graveyard", "instead": "exile"}),
    (
        "if an artifact would be put into a graveyard from anywhere, return it to its owner's hand instead",
        {"kind": "graveyard", "which": {"types": ["artifact"]}, "from_anywhere": True, "instead": "hand"},
    ),
    (
        "if a player would draw a card, that player skips that draw instead",
        {"kind": "draw", "who": "any"},
    ),
    ("you have protection from red", {"kind": "player_has", "keyword": "protection from red"}),
    (
        "~ enters tapped with a +1/+1 counter and two spore counters on it",
        {"kind": "enters", "tapped": True, "counters": {"+1/+1": 1, "spore": 2}},
    ),
    (
        "you may have ~ enter as a copy of any creature on the battlefield, except it's an artifact in "
        "addition to its other types, it has flying, and it enters with an additional +1/+1 counter on it",
        {
            "kind": "enters",
            "as_copy": {
                "of": {"types": ["creature"]},
                "types": ["artifact"],
                "phrases": ["flying"],
                "counters": {"+1/+1": 1},
            },
        },
    ),
    (
        "creatures you control enter as a copy of ~",
        {"kind": "enters", "which": _MY_CREATURES, "as_copy": {}},
    ),
    (
        "as ~ enters, choose a color.\n~ has protection from the chosen color",
        {"kind": "enters", "chooses_color": True, "phrases": ["protection from {color}"]},
    ),
]


@pytest.mark.parametrize(("sentence", "data"), _SENTENCES)
def test_an_effect_is_written_and_read(sentence: str, data: dict[str, Any]) -> None:
    effect = _effect(data)
    assert EFFECTS.write(effect) == sentence
    assert _readings(EFFECTS, sentence) == [effect]


@pytest.mark.parametrize(
    ("words", "written"),
    [
        (
            "if a source would deal damage to you, "
            "that source deals twice that much damage to that player instead",
            "if a source would deal damage to you, it deals double that damage instead",
        ),
        (
            "if damage would be dealt to ~, prevent that damage and remove a +1/+1 counter from it",
            "if damage would be dealt to ~, prevent that damage. remove a +1/+1 counter from it",
        ),
        (
            "if a red source would deal damage to you, prevent that damage",
            "prevent all damage that would be dealt to you by red sources",
        ),
        (
            "each creature your opponents control enters tapped",
            "creatures your opponents control enter tapped",
        ),
        (
            "if a player would gain life, they gain twice that much life instead",
            "if a player would gain life, that player gains twice that much life instead",
        ),
    ],
)
def test_other_words_are_read_as_well(words: str, written: str) -> None:
    assert [EFFECTS.write(one) for one in _readings(EFFECTS, words)] == [written]


def test_counters_are_of_one_kind_throughout_a_sentence() -> None:
    words = (
        "if one or more spore counters would be put on ~, twice that many {} counters are put on it instead"
    )
    assert len(_readings(EFFECTS, words.format("spore"))) == 1
    assert _readings(EFFECTS, words.format("dream")) == []


_SHIELD: Final = _damage(_PREVENT)
_INSTRUCTIONS: Final[list[tuple[str, dict[str, Any]]]] = [
    ("regenerate ~", {"effect": {"kind": "regeneration"}, "on": "this"}),
    ("regenerate each creature you control", {"effect": {"kind": "regeneration"}, "each": _MY_CREATURES}),
    (
        "target creature blocks ~ this combat if able",
        {
            "effect": {"kind": "must_block"},
            "on": "target",
            "from_source": "this",
            "until": "end_of_combat",
        },
    ),
    (
        "all creatures able to block target creature this turn do so",
        {"effect": {"kind": "must_block", "blockers": {"types": ["creature"]}}, "from_source": "target"},
    ),
    (
        "you gain hexproof until end of turn",
        {"effect": {"kind": "player_has", "keyword": "hexproof"}, "on": "you"},
    ),
    (
        "target player gains protection from red until end of turn",
        {"effect": {"kind": "player_has", "keyword": "protection from red"}, "on": "target"},
    ),
    (
        "if a creature dealt damage this way would die this turn, exile it instead",
        {"effect": {"kind": "graveyard", "instead": "exile"}, "on": "damaged"},
    ),
    (
        "if target creature would die this turn, exile it instead",
        {"effect": {"kind": "graveyard", "instead": "exile"}, "on": "target"},
    ),
    ("players can't gain life this turn", {"effect": {"kind": "life", "event": "gain", "who": "any"}}),
    ("damage can't be prevented this turn", {"effect": {"kind": "cant_prevent"}}),
    (
        "until end of turn, damage that would reduce your life total to less than 1 reduces it to 1 instead",
        {"effect": {"kind": "life_floor"}},
    ),
    (
        "until end of turn, if you would gain life, you gain twice that much life instead. "
        "if that happens, draw a card",
        {
            "effect": {
                "kind": "life",
                "event": "gain",
                "change": {"kind": "multiply"},
                "besides": [{"kind": "draw_cards", "amount": 1}],
            }
        },
    ),
    (
        "prevent the next 3 combat damage that would be dealt to any target this turn "
        "by a red source of your choice",
        {
            "effect": _damage(_PREVENT, combat=True, source=_RED),
            "on": "target_2",
            "points": 3,
            "from_source": "chosen",
        },
    ),
    (
        "prevent the next 1 damage that would be dealt to each other creature "
        "that shares a color with target creature this turn",
        {"effect": _SHIELD, "each": {"types": ["creature"]}, "shares_color_with": "target", "points": 1},
    ),
    (
        "prevent all combat damage target creature would deal this turn",
        {"effect": _damage(_PREVENT, combat=True), "from_source": "target"},
    ),
    (
        "prevent all damage that would be dealt to creatures you control this turn",
        {"effect": _SHIELD, "each": _MY_CREATURES},
    ),
    (
        "the next time a source of your choice would deal damage to you this turn, prevent that damage. "
        "you gain life equal to the damage prevented this way",
        {
            "effect": _damage(_PREVENT, besides=[{"kind": "gain_life", "amount": "prevented"}]),
            "on": "you",
            "from_source": "chosen",
            "next_time": True,
        },
    ),
    (
        "the next 2 damage that a source of your choice would deal to you and/or permanents you control "
        "this turn is dealt to target creature instead",
        {
            "effect": _damage({"kind": "redirect"}, recipient={"players": "you", "objects": _MINE}),
            "from_source": "chosen",
            "points": 2,
            "redirect_to": "target",
        },
    ),
    (
        "all damage that would be dealt to you this turn is dealt to ~ instead",
        {"effect": _damage({"kind": "redirect"}), "on": "you", "redirect_to": "this"},
    ),
    (
        "until end of turn, if a red source would deal damage to target creature, "
        "it deals double that damage instead",
        {"effect": _damage({"kind": "multiply"}, source=_RED), "on": "target"},
    ),
    (
        "until end of turn, if damage would be dealt to ~, prevent 1 of that damage. "
        "if damage is prevented this way, put a spore counter on ~",
        {
            "effect": _damage({"kind": "prevent", "amount": 1}, besides=[_put("spore", amount=1)]),
            "on": "this",
        },
    ),
]


@pytest.mark.parametrize(("sentence", "data"), _INSTRUCTIONS)
def test_an_effect_that_begins_is_written_and_read(sentence: str, data: dict[str, Any]) -> None:
    instruction = _instruction(**data)
    assert INSTRUCTIONS.write(_said(instruction)) == sentence
    assert _readings(INSTRUCTIONS, sentence) == [instruction]


def test_what_triggers_as_damage_is_prevented_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    sentence = (
        "prevent all damage that would be dealt to you this turn by a source of your choice. "
        "whenever damage from a black or red source is prevented this way, you gain that much life"
    )
    gain = {"kind": "gain_life_now", "amount": "that_much"}
    prevented = {"source": {"colors": ["B", "R"]}, "does": [gain]}
    instruction = _instruction(effect=_SHIELD, on="you", from_source="chosen", when_prevented=prevented)
    assert instruction.when_prevented is not None
    gained = Words("life", [("you gain that much life", ((), instruction.when_prevented.does))])
    monkeypatch.setattr(PREVENTED_ABILITY, "_phrase", gained)  # instructions have a grammar of their own
    assert INSTRUCTIONS.write(_said(instruction)) == sentence
    assert _readings(INSTRUCTIONS, sentence) == [instruction]


# -- every model there can be


def _is_said(phrase: Phrase, value: object) -> bool:
    words = phrase.write(value)
    return words is not None and _readings(phrase, words) == [value]


def _filters(random: Random) -> list[Objects]:
    """Return filters that have words wherever one can stand; the rest of them is tested with filters."""
    found: list[Objects] = []
    while len(found) < 40:
        try:
            one = random_part(random, Objects, 1)
        except DataError:
            continue  # parts that do not go together
        assert isinstance(one, Objects)
        singular = _is_said(A, one) and _is_said(A_SOURCE, one)
        if singular and (one.which in {"this", "bearer"} or _is_said(THOSE, one)):
            found.append(one)
    return found


def _with_filters(part: Value, random: Random, filters: list[Objects]) -> Value:
    changes: dict[str, object] = {}
    for name in part.__struct_fields__:
        value = getattr(part, name)
        if isinstance(value, Objects):
            is_plain = value == Objects() or value in {Objects(which="this"), Objects(which="bearer")}
            changes[name] = value if is_plain else random.choice(filters)
        elif isinstance(value, Value):
            changes[name] = _with_filters(value, random, filters)
    return replace(part, **changes) if changes else part


_MODELS: Final = (*get_args(EventEffect), CounterLimit, MakeEffect)


@pytest.mark.parametrize("model", _MODELS, ids=lambda model: model.__name__)
def test_every_effect_is_written_and_read_back(model: type[Value]) -> None:
    random = Random(1)
    filters = _filters(random)
    left = 300 if model is MakeEffect else 60
    while left:
        try:
            part = _with_filters(random_part(random, model, random.choice((0, 1))), random, filters)
        except ValueError:
            continue  # parts that do not go together
        if isinstance(part, MakeEffect):
            if isinstance(part.effect, PlayerHas) and part.on in {"it", "target_2", "target_3"}:
                continue  # whether that is a player is in the ability around it
            part = replace(part, when_prevented=None)
        phrase: Phrase = INSTRUCTIONS if isinstance(part, MakeEffect) else EFFECTS
        words = phrase.write(_said(part) if isinstance(part, MakeEffect) else part)
        assert words is not None, part
        assert _readings(phrase, words) == [part], words
        left -= 1
