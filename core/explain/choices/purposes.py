"""What something is chosen for, and what the answers are called."""

from __future__ import annotations

from core.events.spells_and_abilities import Otherwise
from core.explain.explanation import label
from core.language.phrases import phrase
from core.language.speaker import Speaker
from core.language.wording import instruction_words, mode_sentence, paying_words, source_words
from core.model.game import Game
from core.model.stack import OnStack
from core.rules.choices.picking import NO, YES, EffectRef
from core.rules.choices.purposes import (
    AssignAsUnblocked,
    CastTransformed,
    ChosenAbility,
    ChosenColor,
    CreateCopy,
    EnterWith,
    ExertIt,
    IsLand,
    OrderOnTop,
    PayFor,
    PayLifeForMana,
    PayOrElse,
    Purpose,
    PutInGraveyard,
    ReturnCard,
    SourceOfDamage,
    TapOrUntapIt,
    UseAbility,
    WhatAuraEnchants,
    WhatIsCopied,
    WhatIsDevoured,
    WhatIsPaid,
    WhatIsPopulated,
    WhatLeavesTop,
    WhatProliferates,
    WhatTokenAttacks,
    WhichMode,
    WhoGrows,
)
from core.terms.ids import PlayerId
from core.words.english.cards import rules_line
from core.words.english.choices import purposes as words
from core.words.english.names import called


def purpose_asked(game: Game, chooser: PlayerId, purpose: Purpose, count: int = 1, least: int = 1) -> str:
    """Return who chooses what and what for: `Amy chooses a red source for Circle of Protection: Red`."""
    player = game.label(chooser)
    match purpose:
        case UseAbility(ability=ability):
            return words.use_ability(player, called(ability))
        case WhichMode(ability=item):
            return words.which_mode(player, called(item.name), count, least)
        case PayOrElse(cost=cost, item=item, otherwise=otherwise):
            pay = paying_words(cost, "", Speaker(itself=label(game, item.source)))
            return words.pay_or_else(player, pay, otherwise_words(game, item, otherwise))
        case PayFor(cost=cost, item=item):
            pay = paying_words(cost, "", Speaker(itself=label(game, item.source)))
            return words.pay_for(player, pay, called(item.name))
        case PayLifeForMana(symbol=symbol, name=name):
            return words.pay_life_for_mana(player, symbol, called(name))
        case AssignAsUnblocked(attacker=attacker):
            return words.as_unblocked(player, game.label(attacker))
        case ExertIt(attacker=attacker):
            return words.exert(player, game.label(attacker))
        case CastTransformed(name=name):
            return words.cast_transformed(player, name)
        case CreateCopy(name=name, opponent=opponent):
            return words.create_copy(player, name, game.label(opponent) if opponent is not None else "")
        case WhatTokenAttacks(name=name):
            return words.what_token_attacks(player, name)
        case ReturnCard():
            return words.return_card(player)
        case WhatAuraEnchants(name=name):
            return words.what_aura_enchants(player, name)
        case WhatIsCopied(name=name):
            return words.what_is_copied(player, name)
        case ChosenColor(name=name):
            return words.color(player, name)
        case EnterWith(name=name, counters=counters, otherwise=otherwise):
            return words.enter_with(player, name, tuple(counters.items()), [phrase(one) for one in otherwise])
        case WhatIsDevoured(name=name):
            return words.what_is_devoured(player, name)
        case ChosenAbility(name=name):
            return words.which_ability(player, called(name))
        case TapOrUntapIt(name=name):
            return words.tap_or_untap(player, name)
        case SourceOfDamage(wanted=wanted, ability=ability):
            return words.source_of_damage(player, source_words(wanted), called(ability))
        case WhatIsPaid(to=to, power=power):
            return words.what_is_paid(player, count, to, power)
        case WhoGrows():
            return words.who_grows(player)
        case WhatProliferates():
            return words.what_proliferates(player)
        case WhatIsPopulated():
            return words.what_is_populated(player)
        case WhatLeavesTop(how=how):
            return words.what_leaves_top(player, how)
        case OrderOnTop():
            return words.order_on_top(player)
        case IsLand(item=item):
            return words.is_land(player=player, ability=called(item.name))
        case PutInGraveyard(name=name):
            return words.put_in_graveyard(player, name)


def option_words(purpose: Purpose, option: EffectRef) -> str:
    """Return what an answer is called: `Yes`, `Pay {2}`, `Grizzly Bears`."""
    match purpose, option.id:
        case WhichMode(ability=item), _:
            mode = item.modes[int(option.id) - 1]
            return rules_line(mode_sentence(mode, item.triggered_on, Speaker(itself=item.name.name)))
        case ChosenAbility(abilities=abilities), _:
            return rules_line(_capital(phrase(abilities[int(option.id) - 1])))
        case TapOrUntapIt(), "tap":
            return words.tap()
        case TapOrUntapIt(), "untap":
            return words.untap()
        case PayOrElse(cost=cost, item=item) | PayFor(cost=cost, item=item), "yes":
            return words.pay(paying_words(cost, "", Speaker(itself=item.name.name)))
        case PayLifeForMana(), "yes":
            return words.pay_two_life()
        case PayLifeForMana(symbol=symbol), "no":
            return words.pay_mana(symbol)
        case PayOrElse() | PayFor(), "no":
            return words.do_not_pay()
        case WhatIsCopied(), "no":
            return words.copy_nothing()
        case CreateCopy(), "create":
            return words.create()
        case CreateCopy(), "not":
            return words.do_not_create()
        case (
            UseAbility()
            | EnterWith()
            | AssignAsUnblocked()
            | ExertIt()
            | CastTransformed()
            | IsLand()
            | PutInGraveyard(),
            _,
        ):
            return {YES: words.yes, NO: words.no}[option.id]()
        case _:
            return called(option.name)


def otherwise_words(game: Game, item: OnStack, otherwise: Otherwise) -> str:
    """Return what happens if nobody pays: `Lightning Bolt is countered`."""
    if otherwise.countered is not None:
        return words.is_countered(label(game, otherwise.countered))
    about = "" if item.it is None else "player" if item.it in game.players else "permanent"
    itself = Speaker(itself=label(game, item.source))
    does = instruction_words(otherwise.does, item.wanted, speaker=itself, about=about)
    if item.it is not None:
        does = does.replace(f"that {about}", label(game, item.it))
    return words.ability_does(called(item.name), does)


def _capital(told: str) -> str:
    return told[:1].upper() + told[1:]
