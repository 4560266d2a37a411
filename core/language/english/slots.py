"""The slots of sentences by name: which phrase fills `{on}`, `{amount:many}`, `{each:all}`."""

from __future__ import annotations

from typing import Final

from core.language.english import words
from core.language.english.amounts import (
    BEHIND,
    COUNTED,
    COUNTED_BEHIND,
    EACH_FIGHTING,
    EACH_OF_THOSE,
    EQUAL,
    EQUAL_WITH_TERM,
    LIFE_FOR_EACH,
    LIFE_FOR_EACH_BUT_COUNTERS,
    MANY,
    MUCH,
    POWER,
    SLOTS_OF_ENTERING,
    TERM_BEHIND,
)
from core.language.english.card_filters import CARD_IN_GRAVEYARD, CardFilter, certain
from core.language.english.counted import STATIC_ONE
from core.language.english.nouns import (
    A_OTHER,
    A_SOURCE,
    ALL,
    ALL_WHO,
    EACH,
    EACH_RECIPIENT,
    ITSELF,
    OF_THOSE,
    ONE,
    RECIPIENT,
    THOSE,
    UNTAPPED,
    UNTAPPED_PLURAL,
    A,
)
from core.language.english.nouns import MANY as PLURAL
from core.language.english.on_stack import A_STACK_OBJECT, ON_STACK
from core.language.english.subjects import (
    DIVISION,
    FOE,
    ONE_SUBJECT,
    SEVERAL,
    SOURCE_OF_CHOICE,
    THEY,
    THOSE_SPOKEN_OF,
    WHO,
    named_at_first,
)
from core.language.kernel.phrase import Mapped, Phrase, Words

_LATER: Final = (
    ("until your next turn", "your_next_turn"),
    ("until the end of your next turn", "end_of_your_next_turn"),
)
SLOTS: Final[dict[str, Phrase]] = {
    # subjects: each field that holds one
    **dict.fromkeys(("who", "on", "by", "one", "other", "what", "of", "from_source"), WHO),
    **dict.fromkeys(("to", "redirect_to"), ONE_SUBJECT),
    "one subject": ONE_SUBJECT,
    "foe": FOE,
    "they": THEY,
    "those again": THOSE_SPOKEN_OF,
    "source_of_choice": SOURCE_OF_CHOICE,
    "targets of a division": DIVISION,
    "several targets": SEVERAL,
    "several named": Mapped(SEVERAL, named_at_first, named_at_first),
    # filters
    "a": A,
    "a permanent": A_OTHER,
    "a_source": A_SOURCE,
    "filter": ONE,
    "plural": PLURAL,
    "itself": ITSELF,
    "each": EACH,
    "all": ALL,
    "all who": ALL_WHO,
    "those": THOSE,
    "of those": OF_THOSE,
    "recipient": RECIPIENT,
    "each_recipient": EACH_RECIPIENT,
    "stack_object": A_STACK_OBJECT,
    "on_stack": ON_STACK,
    "a kind of card": certain(words.Articled(CardFilter(many=False, joiner="or"))),
    "card in graveyard": words.Articled(CARD_IN_GRAVEYARD),
    # amounts
    "much": MUCH,
    "many": MANY,
    "equal": EQUAL,
    "power": POWER,
    "counted": COUNTED,
    "behind": BEHIND,
    "counted behind": COUNTED_BEHIND,
    "term behind": TERM_BEHIND,
    "equal with a term": EQUAL_WITH_TERM,
    "counted in static": STATIC_ONE,
    "life for each": LIFE_FOR_EACH,
    "life for each but counters": LIFE_FOR_EACH_BUT_COUNTERS,
    "each fighting": EACH_FIGHTING,
    "each of those": EACH_OF_THOSE,
    **SLOTS_OF_ENTERING,
    "integer": words.INTEGER,
    "number": words.NUMBER_IN_WORDS,
    "several": words.SEVERAL,
    "change": words.SIZE_CHANGE,
    "x change": words.X_CHANGE,
    "size": words.SIZE,
    # small words
    "counter": words.COUNTER,
    "a_counter": words.A_COUNTER,
    "untapped": UNTAPPED,
    "untapped_plural": UNTAPPED_PLURAL,
    "color": words.COLOR,
    "mana": words.MANA,
    "until": Words(
        "how long",
        [("until end of turn", "end_of_turn"), ("until end of combat", "end_of_combat"), *_LATER],
    ),
    "now": Words("how long", [("this turn", "end_of_turn"), ("this combat", "end_of_combat"), *_LATER]),
}
"""Every phrase by the name that patterns give it. Modules of the grammar add theirs as they are loaded."""
