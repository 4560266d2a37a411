"""What a card must be to be on the table: on the battlefield, or defined by the scenario itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping

from core.abilities.card_texts.stack_abilities import Spell
from core.abilities.instructions.create_tokens import CreateTokens
from core.cards.said import said_by
from core.cards.spec import PrintedSpec
from core.data.spelling import hint
from core.model.cards import Card, is_permanent_card
from core.scenario.errors import Problem, member, within
from core.scenario.format import ObjectSpec, Scenario
from core.scenario.object_cards import card_of
from core.scenario.unread_text import unreadable
from core.terms.card_types import SPELL_TYPES, CardType
from core.terms.counters import DEFENSE, LOYALTY
from core.terms.values import Value
from core.words.english.errors import data_errors
from core.words.english.errors import scenario_errors as words


def own_card_problems(scenario: Scenario, cards: Mapping[str, Card]) -> Iterator[Problem]:
    """Yield what is wrong with the cards that a scenario defines, card by card.

    Also with the tokens that abilities of the scenario name, for these are known by then.
    """
    counted = Counter(name.lower() for name in scenario.cards)
    for name, spec in scenario.cards.items():
        place = within("cards", name)
        if counted[name.lower()] > 1:
            yield Problem(place, words.same_card_name())
        for key, why in _printed_faults(spec, cards[name]):
            yield Problem(within(place, key), why)
        if spec.back is not None:
            for key, why in _printed_faults(spec.back, spec.back.to_card()):
                yield Problem(within(place, "back", key), why)
    for place, part in _written_by_hand(scenario):
        for named in _named_in(part):
            if named not in cards:
                yield Problem(place, unknown("card", named, cards))


def tokens_named(scenario: Scenario) -> frozenset[str]:
    """Return the names of the cards that tokens are to be, as abilities of the scenario name them."""
    return frozenset(name for _, part in _written_by_hand(scenario) for name in _named_in(part))


def object_card_faults(spec: ObjectSpec, cards: Mapping[str, Card]) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with the card behind an object: the field, and why."""
    if spec.card is not None and spec.card not in cards:
        yield "card", unknown("card", spec.card, cards)
        return
    if spec.card is None:
        if spec.name is None:
            yield "name", words.needs_card_or_name()
        elif not spec.types:
            yield "types", words.object_needs_types()
        if not spec.types:
            return
    card = card_of(spec, cards)
    yield from text_faults(spec.text, spec.name or spec.card or spec.id, is_spell=False)
    if spec.transformed and card.back is None:
        yield "transformed", words.no_back_face()
    elif spec.transformed and card.back is not None and not is_permanent_card(card.back):
        yield "transformed", words.back_face_not_there("CR 712.10")
    yield from _missing_numbers(card, spec.counters)
    if card.types & {CardType.INSTANT, CardType.SORCERY}:
        yield "types", words.spells_not_there("CR 304.4, 307.4")


def unknown(kind: str, word: str, known: Collection[str]) -> str:
    """Return that a word is not known, with the nearest one that is."""
    return data_errors.unknown(kind, word, hint(word, known))


def _printed_faults(spec: PrintedSpec, card: Card) -> Iterator[tuple[str, str]]:
    if not spec.types:
        yield "types", words.card_needs_types()
    yield from _missing_numbers(card, {})
    is_spell = not SPELL_TYPES.isdisjoint(spec.types)
    yield from text_faults(spec.text, card.name, is_spell=is_spell)


def text_faults(text: str, name: str, *, is_spell: bool) -> Iterator[tuple[str, str]]:
    """Yield what in a rules text can't be read, or can't be on such a card: the line, and why."""
    if not text:
        return
    said = said_by(text, name)
    for line, why in said.unread:
        yield within("text", words.numbered("text", line, "")), unreadable(why, name)
    if not is_spell and any(isinstance(one, Spell) and not one.is_of_any_card for one in said.meanings):
        yield "text", words.spell_text()


def _missing_numbers(card: Card, counters: Mapping[str, int]) -> Iterator[tuple[str, str]]:
    if CardType.CREATURE in card.types:
        for key in ("power", "toughness"):
            if getattr(card, key) is None:
                yield key, words.needs("creature", key)
    if CardType.PLANESWALKER in card.types and card.loyalty is None and LOYALTY not in counters:
        yield "loyalty", words.needs("planeswalker", "loyalty")
    if CardType.BATTLE in card.types and card.defense is None and DEFENSE not in counters:
        yield "defense", words.needs("battle", "defense")


def _written_by_hand(scenario: Scenario) -> Iterator[tuple[str, Value | tuple[object, ...]]]:
    """Yield what abilities a scenario itself writes, each with its place."""
    for name, spec in scenario.cards.items():
        yield within("cards", name, "abilities"), spec.abilities
        if spec.text:
            yield within("cards", name, "text"), said_by(spec.text, name).meanings
        if spec.back is not None:
            yield within("cards", name, "back", "abilities"), spec.back.abilities
    for number, one in enumerate(scenario.battlefield, start=1):
        place = member("battlefield", number, one.id)
        if one.abilities:
            yield within(place, "abilities"), one.abilities
        if one.text:
            yield within(place, "text"), said_by(one.text, one.name or one.card or one.id).meanings
        if one.back is not None:
            yield within(place, "back", "abilities"), one.back.abilities
    for number, effect in enumerate(scenario.effects, start=1):
        key = "text" if effect.text else "effect"
        yield within(member("effects", number), key), effect.lasting.effect


def _named_in(part: Value | tuple[object, ...]) -> Iterator[str]:
    """Yield the cards that tokens are to be, as a part of an ability names them."""
    if isinstance(part, CreateTokens) and part.card is not None:
        yield part.card
    values = (getattr(part, name) for name in part.__struct_fields__) if isinstance(part, Value) else part
    for value in values:
        if value and isinstance(value, Value | tuple):  # most fields of an ability are empty
            yield from _named_in(value)
