"""How a board line writes a permanent."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from core.cards.rendering import speaker_of
from core.data.reading import read_as
from core.language.lines import write_line
from core.language.phrases import ENGLISH
from core.model.cards import Card
from core.scenario.format import ObjectSpec, OwnCardSpec
from core.scenario.object_cards import card_of
from core.sharing.board_line.objects import BARE, FLAGS, LINES, RELATIONS, SEVERAL, item
from core.sharing.board_line.splitting import BoardLineError, quoted
from core.terms.card_types import CardType
from core.words.english.errors import sharing as words

_CREATURE = frozenset({CardType.CREATURE})


def object_words(
    spec: ObjectSpec, names: Mapping[str, str], cards: Mapping[str, Card]
) -> tuple[str, str | None]:
    """Return how a line writes an object, and a sentence about what is lost, if anything is.

    What is written is read again: whatever doesn't come back is lost.
    """
    said = " ".join(filter(None, [*_described(spec, cards), *_states(spec, names)]))
    name = spec.name or spec.card or spec.id
    try:
        one = item(said, cards)
        again = read_as(ObjectSpec, {**one.fields, "id": spec.id, "controller": spec.controller}, ENGLISH)
    except (BoardLineError, ValueError):
        return said, words.left_out_object(name)
    same_card = card_of(again, cards) == card_of(spec, cards)
    same_state = all(getattr(again, key) == getattr(spec, key) for key in _STATE)
    return said, None if same_card and same_state else words.left_out_object(name)


_OF_CARD = frozenset(
    (
        "card",
        "name",
        "types",
        "subtypes",
        "supertypes",
        "mana_cost",
        "colors",
        "power",
        "toughness",
        "keywords",
        "abilities",
        "text",
        "back",
    )
)
"""What says what an object is; all of it is compared at once, for it can be said in several ways."""
_NAMED = frozenset({"id", "controller", *RELATIONS.values()})
"""What names others, which a line does by their names."""
_STATE = tuple(name for name in ObjectSpec.__struct_fields__ if name not in _OF_CARD | _NAMED)


def _described(spec: ObjectSpec, cards: Mapping[str, Card]) -> Iterator[str]:
    if spec.card:
        yield quoted(spec.card)
        if spec.text:
            yield _text(spec.text.splitlines())
        return
    yield from written_out(spec, card_of(spec, cards))


def written_out(spec: ObjectSpec | OwnCardSpec, card: Card) -> Iterator[str]:
    """Yield the words for what an object or a card is that a file writes out; `card` is what that makes."""
    yield from (one.value for one in spec.supertypes or ())
    yield from (color.word for color in spec.colors or ())
    others = [kind.value for kind in spec.types or () if kind is not CardType.CREATURE]
    if spec.power is not None:
        yield from [*others, "creature"] if others else ()
        yield f"{spec.power}/{spec.toughness}"
        yield from spec.subtypes or ()
        yield " and ".join(spec.keywords)
        if card.name != " ".join(spec.subtypes or ()):
            yield f'"{card.name}"'
    else:
        yield from [*others, *(spec.subtypes or ()), f'"{card.name}"']
    speaker = speaker_of(card)
    lines = [*spec.text.splitlines(), *(write_line(one, speaker) for one in spec.abilities)]
    lines += spec.keywords if spec.power is None else ()
    if lines:
        yield _text(lines)


def _text(lines: list[str]) -> str:
    return f"[{LINES.join(one for line in lines for one in line.splitlines())}]"


def _states(spec: ObjectSpec, names: Mapping[str, str]) -> Iterator[str]:
    yield from (word for word in BARE if getattr(spec, FLAGS[word]))
    told = [spec.mana_cost] if spec.mana_cost else []
    told += [word for word, key in FLAGS.items() if word not in BARE and getattr(spec, key)]
    told += [f"{spec.damage} damage"] if spec.damage else []
    told += [
        f"{getattr(spec, key)} {key}" for key in ("loyalty", "defense") if getattr(spec, key) is not None
    ]
    told += [f"{count} {kind} counter{'s' if count != 1 else ''}" for kind, count in spec.counters.items()]
    told += [
        f"{word}{quoted(names[getattr(spec, key)])}"
        for key, word in _RELATION_WORDS.items()
        if getattr(spec, key) and not (key == "owner" and spec.owner == spec.controller)
    ]
    told += [
        f"{word}{' and '.join(quoted(names[one]) for one in getattr(spec, key))}"
        for word, key in RELATIONS.items()
        if key in SEVERAL and getattr(spec, key)
    ]
    if told:
        yield f"({', '.join(told)})"


_RELATION_WORDS = {key: word for word, key in reversed(RELATIONS.items()) if key not in SEVERAL}
"""The first way to say each relation."""
