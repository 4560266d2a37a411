"""`damagestep schema` and `damagestep cards`: what files may say, and which cards there are."""

from __future__ import annotations

import json

from core.cards.library import built_in
from core.cards.rendering import rules_text, type_line
from core.cards.shown import shown_rules, shown_types
from core.data.writing import written
from core.files.described_schema import described_schema
from core.language.phrases import ENGLISH
from core.model.cards import Card
from core.scenario.format import Scenario
from core.words.english import cards as card_words
from gui.command_line import sentences as words
from gui.command_line.exit_codes import ExitCode
from gui.command_line.streams import json_text


def print_schema() -> int:
    """Print the JSON Schema of the scenario file."""
    schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", **described_schema(Scenario)}
    print(json.dumps(schema, indent=2))
    return ExitCode.OK


def print_cards(*, as_json: bool) -> int:
    """Print the card library, one card a paragraph, or as JSON."""
    library = built_in()
    if as_json:
        cards = [
            {
                **written(library.spec(name), ENGLISH),
                "type_line": type_line(card),
                "text": list(rules_text(card)),
            }
            for name, card in library.items()
        ]
        print(json_text(json.dumps(cards, ensure_ascii=False, indent=1)))
        return ExitCode.OK
    for name, card in library.items():
        print("  ".join(part for part in (card_words.name(name), shown_types(card), _numbers(card)) if part))
        for line in shown_rules(card):
            print(f"    {line}")
    return ExitCode.OK


def _numbers(card: Card) -> str:
    if card.power is not None:
        return f"{card.power}/{card.toughness}"
    if card.loyalty is not None:
        return words.loyalty(card.loyalty)
    return words.defense(card.defense) if card.defense is not None else ""
