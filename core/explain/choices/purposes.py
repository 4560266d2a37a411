"""What something is chosen for, in words that follow the player's name; and what the answers are called."""

from __future__ import annotations

from core.events.spells_and_abilities import Otherwise
from core.explain.explanation import label
from core.language.naming import called
from core.language.speaker import Speaker
from core.language.wording import instruction_words, mode_sentence, paying_words, source_words
from core.model.game import Game
from core.model.stack import OnStack
from core.rules.choices.picking import NO, YES, EffectRef
from core.rules.choices.purposes import (
    AssignAsUnblocked,
    CastTransformed,
    ChosenColor,
    CreateCopy,
    PayOrElse,
    Purpose,
    ReturnCard,
    SourceOfDamage,
    UseAbility,
    WhatAuraEnchants,
    WhatIsCopied,
    WhatIsPaid,
    WhatTokenAttacks,
    WhichMode,
)
from core.terms.words import number_word


def purpose_words(game: Game, purpose: Purpose, count: int = 1) -> str:
    """Return what is chosen and what for: `chooses a red source for Circle of Protection: Red's ability`."""
    match purpose:
        case UseAbility(ability=ability):
            return f"may use {called(ability)}"
        case WhichMode(ability=item):
            return f"chooses a mode of {called(item.name)}"
        case PayOrElse(cost=cost, item=item, otherwise=otherwise):
            pay = paying_words(cost, "", Speaker(itself=label(game, item.source)))
            return f"may {pay}, or else {otherwise_words(game, item, otherwise)}"
        case AssignAsUnblocked(attacker=attacker):
            return f"may have {game.label(attacker)} assign its damage as though it weren't blocked"
        case CastTransformed(name=name):
            return f"may cast {name} transformed, for free"
        case CreateCopy(name=name, opponent=opponent):
            against = f" for {game.label(opponent)}" if opponent is not None else ""
            return f"may create a copy of {name}{against}"
        case WhatTokenAttacks(name=name):
            return f"chooses what {name} attacks"
        case ReturnCard():
            return "chooses a card to return to the hand"
        case WhatAuraEnchants(name=name):
            return f"chooses what {name} enchants"
        case WhatIsCopied(name=name):
            return f"chooses what {name} enters as a copy of"
        case ChosenColor(name=name):
            return f"chooses a color for {name}"
        case SourceOfDamage(wanted=wanted, ability=ability):
            return f"chooses {source_words(wanted)} for {called(ability)}"
        case WhatIsPaid(to=to):
            noun = "card" if to in {"discard", "exile"} else "permanent"
            what = f"{number_word(count)} {noun}s" if count > 1 else f"a {noun}"
            return f"chooses {what} to {to}"


def option_words(purpose: Purpose, option: EffectRef) -> str:
    """Return what an answer is called: `Yes`, `Pay {2}`, `Grizzly Bears`."""
    match purpose, option.id:
        case WhichMode(ability=item), _:
            mode = item.modes[int(option.id) - 1]
            return mode_sentence(mode, item.triggered_on, Speaker(itself=item.name.name))
        case PayOrElse(cost=cost, item=item), "yes":
            words = paying_words(cost, "", Speaker(itself=item.name.name))
            return f"{words[:1].upper()}{words[1:]}"
        case PayOrElse(), "no":
            return "Don't"
        case WhatIsCopied(), "no":
            return "Copy nothing"
        case CreateCopy(), "create":
            return "Create it"
        case CreateCopy(), "not":
            return "Do not create it"
        case UseAbility() | AssignAsUnblocked() | CastTransformed(), _:
            return {YES: "Yes", NO: "No"}[option.id]
        case _:
            return called(option.name)


def otherwise_words(game: Game, item: OnStack, otherwise: Otherwise) -> str:
    """Return what happens if nobody pays: `Lightning Bolt is countered`."""
    if otherwise.countered is not None:
        return f"{label(game, otherwise.countered)} is countered"
    about = "" if item.it is None else "player" if item.it in game.players else "permanent"
    itself = Speaker(itself=label(game, item.source))
    words = instruction_words(otherwise.does, item.wanted, speaker=itself, about=about)
    if item.it is not None:
        words = words.replace(f"that {about}", label(game, item.it))
    return f"{called(item.name)} does this: {words}"
