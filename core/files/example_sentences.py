"""What the examples of the vocabulary say, as sentences; made from the examples themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from core.abilities.card_texts.card_text import CardText
from core.data.reading import read
from core.language.lines import write_line
from core.language.phrases import ENGLISH
from core.language.speaker import A_CREATURE

_Target = Mapping[str, Any]
_CREATURE: _Target = {"what": {"objects": {"types": ["creature"]}}}
_PLAYER: _Target = {"what": {"players": "any"}}
_SPELL: _Target = {"on_stack": {}}
_TARGETS = ((), (_CREATURE,), (_PLAYER,), (_CREATURE, {**_CREATURE, "another": True}))


def sentence_for(example: Mapping[str, Any]) -> str:
    """Return an ability as a sentence, or an instruction as what an activated ability does.

    Nothing for what is no ability and no instruction, or is just a part of one.
    """
    whole = _written(example)
    if whole:
        return whole
    for targets in ((_SPELL,),) if example.get("kind") == "counter" else _TARGETS:
        ability = {"kind": "activated", "tap": True, "targets": targets, "does": [example]}
        sentence = _written(ability)
        if sentence:
            return sentence
    return ""


def _written(data: Mapping[str, Any]) -> str:
    try:
        return write_line(read(CardText, data, ENGLISH), A_CREATURE)
    except ValueError:  # no ability, or one for which there are no words
        return ""
