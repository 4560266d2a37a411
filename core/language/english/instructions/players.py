"""Instructions about players: life, cards, losing the game."""

from __future__ import annotations

from typing import Any, Final

from core.abilities.instructions.leaving_and_returning import SacrificeOfChoice
from core.abilities.instructions.to_cards import Connive, Discard, Explore, LookAtTop, Mill
from core.abilities.instructions.to_players import (
    AddMana,
    BecomeMonarch,
    BecomeTime,
    ChangeLife,
    DrawNow,
    ExileTop,
    LoseGame,
)
from core.language.english.instructions.clauses import INSTRUCTIONS
from core.language.english.slots import SLOTS
from core.language.english.subjects import YOU
from core.language.english.words import MANA
from core.language.kernel.phrase import Listed, Mapped, Phrase

says = INSTRUCTIONS.says


def alone_in(phrase: Phrase) -> Phrase:
    """Return the phrase for a tuple with just one value."""
    return Mapped(
        phrase,
        lambda value: (value,),
        lambda value: value[0] if isinstance(value, tuple) and len(value) == 1 else None,
    )


for _kind, _verb in (("gain_life_now", "gain"), ("lose_life_now", "lose")):
    says(
        ChangeLife,
        f"you {_verb} {{amount:much}} life",
        also=(f"{_verb} {{amount:much}} life",),
        kind=_kind,
        who=YOU,
    )
    _each = "life for each but counters" if _verb == "gain" else "life for each"
    says(ChangeLife, f"you {_verb} {{amount:{_each}}}", kind=_kind, who=YOU)
    _x = "X life, where X is {amount:equal with a term}"
    says(ChangeLife, f"you {_verb} {_x}", kind=_kind, who=YOU)
    says(ChangeLife, f"{{who}} {_verb}s {_x}", kind=_kind)
    says(
        ChangeLife,
        f"you {_verb} life equal to {{amount:equal}}",
        also=(f"you {_verb} X life, where X is {{amount:equal}}",),
        kind=_kind,
        who=YOU,
    )
    says(ChangeLife, f"{{who:several targets}} each {_verb} {{amount:much}} life", kind=_kind)
    says(ChangeLife, f"{{who}} {_verb}s {{amount:much}} life", kind=_kind)
    says(
        ChangeLife,
        f"{{who}} {_verb}s life equal to {{amount:equal}}",
        also=(f"{{who}} {_verb}s X life, where X is {{amount:equal}}",),
        kind=_kind,
    )
    says(ChangeLife, f"{{who}} {_verb}s {{amount:life for each}}", kind=_kind)

says(DrawNow, "draw a card", also=("you draw a card",), who=YOU, amount=1)
says(DrawNow, "draw {amount:many} cards", also=("you draw {amount:many} cards",), who=YOU)
says(
    DrawNow,
    "draw a card for each {amount:each of those}",
    also=("you draw a card for each {amount:each of those}",),
    who=YOU,
)
says(
    DrawNow,
    "draw cards equal to {amount:equal}",
    also=(
        "you draw cards equal to {amount:equal}",
        "draw X cards, where X is {amount:equal}",
        "you draw X cards, where X is {amount:equal}",
    ),
    who=YOU,
)
says(DrawNow, "{who:several targets} each draw a card", amount=1)
says(DrawNow, "{who:several targets} each draw {amount:many} cards")
says(DrawNow, "{who} draws a card", amount=1)
says(DrawNow, "{who} draws {amount:many} cards")
says(DrawNow, "{who} draws cards equal to {amount:equal}")

for _noun, _verb, _verbs in (("discard", "discard", "discards"), ("mill", "mill", "mills")):
    _model = Discard if _noun == "discard" else Mill
    says(_model, f"{_verb} a card", also=(f"you {_verb} a card",), who=YOU, amount=1)
    says(_model, f"{_verb} {{amount:many}} cards", also=(f"you {_verb} {{amount:many}} cards",), who=YOU)
    says(
        _model,
        f"{_verb} cards equal to {{amount:equal}}",
        also=(
            f"{_verb} X cards, where X is {{amount:equal}}",
            f"{_verb} a number of cards equal to {{amount:equal}}",
            f"{_verb} a card for each {{amount:each of those}}",
        ),
        who=YOU,
    )
    says(_model, f"{{who:several targets}} each {_verb} a card", amount=1)
    says(_model, f"{{who:several targets}} each {_verb} {{amount:many}} cards")
    says(_model, f"{{who}} {_verbs} a card", amount=1)
    says(_model, f"{{who}} {_verbs} {{amount:many}} cards")
    says(
        _model,
        f"{{who}} {_verbs} cards equal to {{amount:equal}}",
        also=(
            f"{{who}} {_verbs} X cards, where X is {{amount:equal}}",
            f"{{who}} {_verbs} a card for each {{amount:each of those}}",
        ),
    )
says(Discard, "discard your hand", who=YOU, amount=None)
says(Discard, "discard {what:a kind of card}", also=("you discard {what:a kind of card}",), who=YOU, amount=1)
says(Discard, "{who} discards their hand", amount=None)
says(Discard, "{who} discards {what:a kind of card}", amount=1)
for _kind, _look in (("scry", "scries"), ("surveil", "surveils")):
    says(LookAtTop, f"{_kind} {{amount:much}}", also=(f"you {_kind} {{amount:much}}",), kind=_kind, who=YOU)
    says(LookAtTop, f"{_kind} X, where X is {{amount:equal}}", kind=_kind, who=YOU)
    says(LookAtTop, f"{{who}} {_look} {{amount:much}}", kind=_kind)
says(Explore, "{on} explores")
says(Connive, "{on} connives", amount=1)
says(Connive, "{on} connives {amount:much}")
says(Connive, "{on} connives X, where X is {amount:equal}")

says(ExileTop, "exile the top card of your library", who=YOU)
says(ExileTop, "{who} exiles the top card of their library")
says(BecomeTime, "it becomes day", time="day")
says(BecomeTime, "it becomes night", time="night")
says(BecomeMonarch, "you become the monarch", who=YOU)
says(BecomeMonarch, "{who} becomes the monarch")
says(LoseGame, "you lose the game", who=YOU)
says(LoseGame, "{who} loses the game")

SLOTS["one of some mana"] = Listed(MANA, "or")
SLOTS["mana of one kind"] = alone_in(MANA)
says(AddMana, "add {mana:one of some mana}", amount=1)
says(AddMana, "add X {mana:mana of one kind}", amount="x")
says(AddMana, "add that much {mana:mana of one kind}", amount="that_much")
says(AddMana, "add {mana:mana of one kind} for each {amount:each of those}")
says(
    AddMana,
    "add an amount of {mana:mana of one kind} equal to {amount:equal}",
    also=("add X {mana:mana of one kind}, where X is {amount:equal}",),
)
says(AddMana, "add one mana of any color", of="any_color", amount=1)
says(AddMana, "add {amount:many} mana of any one color", of="any_color")
says(AddMana, "add X mana of any one color, where X is {amount:equal}", of="any_color")
says(AddMana, "add {amount:many} mana in any combination of colors", of="any_combination")
says(AddMana, "add X mana in any combination of colors, where X is {amount:equal}", of="any_combination")

_SACRIFICES: Final[tuple[tuple[str, str, str, dict[str, Any]], ...]] = (
    ("sacrifice", "you sacrifice", "", {"who": YOU}),
    ("{who} sacrifices", "{who} sacrifices", " of their choice", {}),
)
for _words, _also, _whose, _fixed in _SACRIFICES:
    says(
        SacrificeOfChoice,
        f"{_words} {{what:a permanent}}{_whose}",
        also=(f"{_also} {{what:a permanent}}",),
        amount=1,
        **_fixed,
    )
    says(
        SacrificeOfChoice,
        f"{_words} {{amount:many}} {{what:plural}}{_whose}",
        also=(f"{_also} {{amount:many}} {{what:plural}}",),
        **_fixed,
    )
    says(
        SacrificeOfChoice,
        f"{_words} a number of {{what:plural}}{_whose} equal to {{amount:equal}}",
        **_fixed,
    )
