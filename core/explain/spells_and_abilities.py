"""Explaining spells and abilities: how they are announced, and what they do."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.card_texts.stack_abilities import says_x
from core.abilities.keyword_abilities import Protection
from core.characteristics.current import characteristics
from core.events.causes import AsCost, maker_of
from core.events.spells_and_abilities import (
    AbilityActivated,
    BecameCast,
    Countered,
    DestructionReplaced,
    EffectsEnded,
    Fought,
    ModeChosen,
    MoveReplaced,
    NotCountered,
    PermanentsLeft,
    ResultsHappened,
    SpellCast,
    TargetsChosen,
)
from core.explain.explaining import explains
from core.explain.explanation import Explanation, label, names, sentence
from core.explain.state_based import gone_words, rescue_words, useless_shields
from core.explain.tape import result_words
from core.language.naming import called
from core.language.phrases import phrase
from core.language.speaker import Speaker
from core.language.wording import instruction_words, mode_sentence
from core.model.game import Game
from core.model.stack import OnStack
from core.terms.ids import ObjectId
from core.terms.rule_numbers import cited
from core.terms.words import clauses, listed, possessive, some_of
from core.terms.zones import Zone


@explains(SpellCast)
def spell_cast(_before: Game, event: SpellCast, game: Game) -> Explanation:
    """Explain that a spell was cast, with its targets and what is given up for it."""
    spell, front = event.spell, event.as_object.front
    cost = f", sacrificing {label(game, spell.sacrificed)}" if spell.sacrificed is not None else ""
    told = f"{game.label(spell.controller)} casts {called(spell.name)}{cost}{_at(game, spell)}"
    if front is not None:
        told += f": the back face of {front.name}, transformed and without paying its mana cost"
        told += f", while the ability that allows it still resolves ({cited(event.rule)}, 310.11b)"
        return Explanation(sentence(told), tuple(_in_spite_of_protection(game, spell)))
    return Explanation(sentence(f"{told} ({cited(event.rule)})"), tuple(_in_spite_of_protection(game, spell)))


@explains(BecameCast)
def became_cast(_before: Game, event: BecameCast, _game: Game) -> Explanation:
    """Explain that a spell whose costs are paid has become cast."""
    return Explanation(
        sentence(f"What {called(event.spell.name)} costs is paid: it has been cast ({cited(event.rule)})")
    )


def _in_spite_of_protection(game: Game, spell: OnStack) -> Iterator[str]:
    """Yield why protection of a target is no obstacle: it is protection from something else."""
    for target in dict.fromkeys(spell.targets):
        if target not in game.battlefield:
            continue
        for ability in characteristics(game, ObjectId(target)).each(Protection):
            has = f"{game.label(target)} has {phrase(ability)}, which {called(spell.name)} is not"
            yield f"{has}: it is a legal target (CR 702.16b)."


@explains(AbilityActivated)
def ability_activated(_before: Game, event: AbilityActivated, game: Game) -> Explanation:
    """Explain that an ability was activated."""
    who = game.label(event.ability.controller)
    gone = event.ability.sacrificed
    cost = f", sacrificing {label(game, gone)}" if gone is not None else ""
    told = f"{who} activates {called(event.ability.name)}{cost}{_at(game, event.ability)}; it is on the stack"
    return Explanation(sentence(f"{told} ({cited(event.rule)})"))


@explains(Countered, NotCountered)
def countered(_before: Game, event: Countered | NotCountered, game: Game) -> Explanation:
    """Explain that a spell or ability was countered, or can't be."""
    name = called(event.ability.name)
    if isinstance(event, NotCountered):
        told = f"{name} can't be countered: it stays on the stack"
    elif event.ability.is_spell:
        owner = possessive(game.label(game.permanent(event.ability.id).owner))
        told = f"{name} is countered: it leaves the stack for {owner} {event.to} and does nothing"
    else:
        told = f"{name} is countered: it leaves the stack and does nothing"
    return Explanation(sentence(f"{told} ({cited(event.rule)})"))


@explains(EffectsEnded)
def effects_ended(_before: Game, event: EffectsEnded, _game: Game) -> Explanation:
    """Explain that effects are over because of what has left."""
    told = f"What they depend on has left the battlefield, so this ends: {listed(map(called, event.names))}"
    return Explanation(sentence(f"{told} ({cited(event.rule)})"))


@explains(ResultsHappened)
def results_happened(_before: Game, event: ResultsHappened, game: Game) -> Explanation:
    """Explain life and counters that changed by an instruction."""
    told = listed(result_words(game, one) for one in event.results)
    maker = _maker(event)
    told = f"{maker}: {told}" if maker else told  # nothing makes a player draw in the draw step
    return Explanation(sentence(f"{told} ({cited(event.rule)})"))


def _maker(event: ResultsHappened) -> str:
    return next((called(maker) for one in event.results if (maker := maker_of(one.cause))), "")


@explains(PermanentsLeft)
def permanents_left(before: Game, event: PermanentsLeft, _game: Game) -> Explanation:
    """Explain that permanents left the battlefield."""
    verb = {
        "destroy": "destroyed",
        "exile": "exiled",
        "sacrifice": "sacrificed",
        "return_to_hand": "returned to the owner's hand",
    }[event.how]
    gone = names(before, (one.object for one in event.departures))
    be = "is" if len(gone) == 1 else "are"
    cost = f" as a cost of {called(event.cause.name)}" if isinstance(event.cause, AsCost) else ""
    elsewhere = [
        f"{before.label(one.object)} {gone_words(one.to)}"
        for one in event.departures
        if event.how in {"destroy", "sacrifice"} and one.to is not Zone.GRAVEYARD
    ]
    also = f": {listed(elsewhere)}" if elsewhere else ""
    told = sentence(f"{some_of(gone)} {be} {verb}{cost}{also} ({cited(event.rule)})")
    destroyed = (one.object for one in event.departures if event.how == "destroy")
    return Explanation(told, useless_shields(before, destroyed))


@explains(DestructionReplaced)
def destruction_replaced(before: Game, event: DestructionReplaced, _game: Game) -> Explanation:
    """Explain what happens instead of destruction."""
    told = [f"{rescue_words(before, one)} ({cited(one.rules[0])})" for one in event.rescued]
    return Explanation(sentence(clauses(told)))


@explains(MoveReplaced)
def move_replaced(before: Game, event: MoveReplaced, _game: Game) -> Explanation:
    """Explain that something on its way to a graveyard goes elsewhere."""
    name, goes = before.label(event.object), _WILL_GO[event.to]
    told = f"{called(event.name)}: {name} {goes} instead of going to a graveyard"
    return Explanation(sentence(f"{told} ({cited(event.rule)})"))


_WILL_GO = {
    Zone.GRAVEYARD: "goes to its owner's graveyard",
    Zone.EXILE: "will be exiled",
    Zone.LIBRARY: "will be shuffled into its owner's library",
    Zone.HAND: "will return to its owner's hand",
}


@explains(Fought)
def fought(_before: Game, event: Fought, game: Game) -> Explanation:
    """Explain a fight."""
    one, other = event.one, event.other
    power = characteristics(game, one).power
    if one == other:
        told = f"{game.label(one)} fights itself and deals itself twice its power, {2 * power}"
    else:
        powers = f"{power} and {characteristics(game, other).power}"
        told = (
            f"{game.label(one)} and {game.label(other)} fight: each deals damage equal to its power, {powers}"
        )
    return Explanation(sentence(f"{told}. This is no combat damage ({cited(event.rule)}, 701.14d)"))


@explains(TargetsChosen)
def targets_chosen(_before: Game, event: TargetsChosen, game: Game) -> Explanation:
    """Explain which targets were chosen for an ability."""
    chosen = listed(label(game, target) for target in event.targets)
    who = game.label(event.ability.controller)
    return Explanation(
        sentence(f"{who} chooses {chosen} for {called(event.ability.name)} ({cited(event.rule)})")
    )


@explains(ModeChosen)
def mode_chosen(_before: Game, event: ModeChosen, game: Game) -> Explanation:
    """Explain which mode was chosen for an ability."""
    ability = event.ability
    words = mode_sentence(
        ability.modes[event.number - 1], ability.triggered_on, Speaker(itself=ability.name.name)
    )
    who = game.label(ability.controller)
    return Explanation(sentence(f"{who} chooses “{words}” for {called(ability.name)} ({cited(event.rule)})"))


def _mode(item: OnStack) -> str:
    """Return the name of the mode that was chosen, or what it does if it has none."""
    if not item.mode.isdigit():
        return item.mode
    words = instruction_words(item.does, item.wanted, speaker=Speaker(itself=item.name.name))
    return f"{words[:1].upper()}{words[1:]}"


def _at(game: Game, item: OnStack) -> str:
    """Return what was announced about a spell or ability (CR 601.2b, 601.2c, 601.2d)."""
    said = [f"choosing “{_mode(item)}”"] if item.mode else []
    said += [f"with X = {item.x}"] if item.x or says_x(item.does) else []
    announced = "".join(f", {one}" for one in said)
    if not item.targets:
        return announced
    parts = [
        f"{label(game, target)} ({item.division[target]})" if target in item.division else label(game, target)
        for target in item.targets
    ]
    return f"{announced}, targeting {listed(parts)}"
