"""`damagestep vocabulary`: everything that an ability or effect in a file can say, made from the models."""

from __future__ import annotations

import json
from collections.abc import Iterator
from textwrap import fill

from core.abilities.card_texts.card_text import CardText
from core.abilities.effects.in_force import Effect
from core.data.shapes import models_of
from core.files.example_sentences import sentence_for
from core.files.trigger_words import explained, trigger_events
from core.files.vocabulary import Word, models_within, word_for
from core.language.phrases import known_phrases
from core.words.english.trigger_events import those
from gui.command_line import sentences as words
from gui.command_line.exit_codes import ExitCode

_WIDTH = 100


def print_vocabulary() -> int:
    """Print the vocabulary as a reference."""
    print(words.vocabulary_first())
    abilities = models_of(CardText)
    waiting = tuple(one for one in models_of(Effect) if one not in abilities)
    every = models_within(CardText, Effect)
    parts = tuple(one for one in every if one not in {*abilities, *waiting})
    others = tuple(map(word_for, parts))
    _print_section("abilities", tuple(map(word_for, abilities)))
    _print_section("effects", tuple(map(word_for, waiting)))
    _print_section("instructions", tuple(one for one in others if one.kinds))
    _print_section("parts", tuple(one for one in others if not one.kinds))
    _print_events()
    print(f"\n\n{words.section('phrases')}\n")
    print(fill(", ".join(known_phrases()), _WIDTH))
    return ExitCode.OK


def _print_section(which: str, parts: tuple[Word, ...]) -> None:
    title = words.section(which)
    print(f"\n\n{title}\n{'=' * len(title)}")
    for word in parts:
        print("\n" + "\n".join(_lines(word)))


def _print_events() -> None:
    title = words.section("events")
    print(f"\n\n{title}\n{'=' * len(title)}\n")
    for event in trigger_events():
        print(_filled(f"{event}: {explained(event)}.", ""))
    print(f"\n{_filled(those(), '')}")


def _lines(word: Word) -> Iterator[str]:
    yield ", ".join(word.kinds) or word.model.__name__
    yield _filled(word.summary, "  ")
    for key in word.keys:
        star = "*" if key.is_required else ""
        yield _filled(f"{key.name}{star}: {key.meaning}. [{key.values}]", "    ")
    yield f"  {words.example(json.dumps(word.example))}"
    sentence = sentence_for(word.example)
    if sentence:
        yield _filled(words.as_sentence(sentence), "  ")


def _filled(text: str, indent: str) -> str:
    together = text.replace(
        "CR ", "CR\N{NO-BREAK SPACE}"
    )  # a rule's number stays with what says that it is one
    told = fill(
        together, _WIDTH, initial_indent=indent, subsequent_indent=f"{indent}  ", break_on_hyphens=False
    )
    return told.replace("\N{NO-BREAK SPACE}", " ")
