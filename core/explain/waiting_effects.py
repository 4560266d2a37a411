"""Explaining effects that begin: what will happen to which damage, with names for all that is known now."""

from __future__ import annotations

from core.abilities.effects.amount_changes import Instead
from core.abilities.effects.grants import Grants
from core.abilities.effects.on_damage import DamageEffect, Prevent, Redirect
from core.abilities.effects.on_one_object import Controls, Delayed, MustBlock, Regeneration
from core.abilities.effects.on_players import PlayerHas
from core.abilities.filters import Objects
from core.abilities.instructions.one_shot import MakeEffect
from core.events.spells_and_abilities import EffectBegan
from core.explain.binding import bound
from core.explain.explaining import explains
from core.explain.explanation import Explanation, label, sentence
from core.language.naming import called
from core.language.phrases import phrase
from core.language.speaker import Speaker
from core.language.wording import (
    all_words,
    amount_words,
    besides_words,
    effect_words,
    ending_words,
    grant_words,
    recipient_words,
    source_words,
)
from core.model.game import Game
from core.model.stack import OnStack
from core.model.waiting_effects import Waiting
from core.terms.rule_numbers import cited


@explains(EffectBegan)
def effect_began(_before: Game, event: EffectBegan, game: Game) -> Explanation:
    """Explain an effect that waits, or lasts, from now on."""
    told = [f"{_effect(game, event.effect)} ({cited(event.rule)})"]
    if isinstance(event.effect.effect, DamageEffect):
        told += [bound(game, words, event.effect.controller) for words in besides_words(event.effect.effect)]
    return Explanation(" ".join(map(sentence, told)), _fixed_now(game, event.effect))


def _effect(game: Game, waiting: Waiting) -> str:
    effect, name = waiting.effect, called(waiting.name)
    itself = Speaker(itself=waiting.name.name)
    match effect:
        case Controls():
            whom = label(game, waiting.subject)
            return f"{label(game, waiting.controller)} gains control of {whom}{_until(game, waiting)}"
        case Grants():
            if waiting.subject is None:
                those = bound(game, all_words(effect.objects, itself), waiting.controller)
                return f"{name}: {those} {grant_words(effect, itself, many=True)}{_until(game, waiting)}"
            whom = label(game, waiting.subject)
            return f"{name}: {whom} {grant_words(effect) or 'gets +0/+0'}{_until(game, waiting)}"
        case MustBlock():
            attacker = label(game, waiting.must_be_blocked)
            if effect.blockers is not None:
                those = bound(game, all_words(effect.blockers), waiting.controller)
                return f"{name}: {those} must block {attacker} if able{_until(game, waiting)}"
            blocker = label(game, waiting.subject)
            return f"{name}: {blocker} must block {attacker} if able{_until(game, waiting)}"
        case Regeneration() if waiting.subject is not None:
            would = f"the next time {label(game, waiting.subject)} would be destroyed{_within(waiting)}"
            return f"{name}: {would}, it is regenerated instead"
        case PlayerHas(ability=ability) if waiting.subject is not None:
            return f"{name}: {label(game, waiting.subject)} has {phrase(ability)}{_until(game, waiting)}"
        case DamageEffect():
            return f"{name}: {_damage(game, waiting, effect)}"
        case Delayed(at=at, does=does):
            then = f"at the beginning of the next {at.as_a_time}, {ending_words(does, 'it')}"
            return f"{name} waits for {label(game, waiting.subject)}: {then}"
        case _:
            words = bound(game, effect_words(effect, itself).rstrip("."), waiting.controller)
            about = f" for {label(game, waiting.subject)}" if waiting.subject else ""
            return f"{name} waits{about}{_until(game, waiting)}: {words}"


def _damage(game: Game, waiting: Waiting, effect: DamageEffect) -> str:
    """Return what becomes of which damage: `the next 4 damage that would be dealt to Bear is prevented`."""
    kind = {None: "damage", True: "combat damage", False: "noncombat damage"}[effect.combat]
    source, to = _source(game, waiting, effect), _recipient(game, waiting, effect)
    done = _change(game, waiting, effect)
    if waiting.is_next_time:
        return f"the next time {source or 'a source'} would deal {kind}{to}{_within(waiting)}, it {done}"
    which = f"the next {waiting.points} {kind}" if waiting.points is not None else f"all {kind}"
    would = f"that {source} would deal" if source else "that would be dealt"
    return f"{which} {would}{to}{_within(waiting)} {done}"


def _source(game: Game, waiting: Waiting, effect: DamageEffect) -> str:
    if waiting.from_source is not None:
        return label(game, waiting.from_source)
    return "" if effect.source == Objects() else bound(game, source_words(effect.source), waiting.controller)


def _recipient(game: Game, waiting: Waiting, effect: DamageEffect) -> str:
    if waiting.subject is not None:
        return f" to {label(game, waiting.subject)}"
    words = bound(game, recipient_words(effect.recipient), waiting.controller)
    return f" to {words}" if words else ""


def _change(game: Game, waiting: Waiting, effect: DamageEffect) -> str:
    match effect.change:
        case Prevent(amount=None, per_counter=None):
            return "is prevented"
        case Prevent(amount=int(amount)):
            return f"is {amount} less"
        case Prevent():
            return "is prevented in part"
        case Redirect(to=to):
            if waiting.redirect_to is not None:
                return f"is dealt to {label(game, waiting.redirect_to)} instead"
            where = (
                "its source's controller" if to == "source_controller" else label(game, waiting.controller)
            )
            return f"is dealt to {where} instead"
        case Instead():
            return "is not dealt"
        case change:
            return f"is {amount_words(change)} instead"


def _within(waiting: Waiting) -> str:
    return {"end_of_combat": " this combat", "end_of_turn": " this turn", None: ""}[waiting.until]


def _until(game: Game, waiting: Waiting) -> str:
    if waiting.while_there is not None:
        return f" for as long as {label(game, waiting.while_there)} remains on the battlefield"
    return {"end_of_combat": " until end of combat", "end_of_turn": " until end of turn", None: ""}[
        waiting.until
    ]


def _is_open(waiting: Waiting) -> bool:
    """Whether an effect says of all such objects what they can, can't or must do."""
    by_rule = isinstance(waiting.effect, MustBlock) and waiting.effect.blockers is not None
    return by_rule or (isinstance(waiting.effect, Grants) and waiting.subject is None)


def _fixed_now(game: Game, waiting: Waiting) -> tuple[str, ...]:
    """Return whether it is settled now whom it is about, where that may be several (CR 611.2c, 615.11)."""
    if _is_open(waiting):
        return ("It changes nothing they are, so what enters or changes later counts as well (CR 611.2c).",)
    resolving = game.stack[-1] if game.stack else None
    if not isinstance(resolving, OnStack) or waiting.subject is None:
        return ()
    for each in resolving.does:
        if isinstance(each, MakeEffect) and each.each is not None and each.effect == waiting.effect:
            return ("Who gets one is settled now; what changes or enters later does not matter (CR 615.11).",)
    return ()
