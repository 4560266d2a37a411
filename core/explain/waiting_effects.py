"""Explaining effects that begin: what will happen to which damage, with names for all that is known now."""

from __future__ import annotations

from core.abilities.card_texts.card_text import emblem_texts
from core.abilities.effects.amount_changes import Add, Bound, Halve, Instead, Multiply
from core.abilities.effects.emblem import Emblem
from core.abilities.effects.grants import Grants
from core.abilities.effects.on_damage import DamageEffect, Prevent, Redirect
from core.abilities.effects.on_one_object import Controls, Delayed, MustBlock, Regeneration, Returns
from core.abilities.effects.on_players import PlayerHas
from core.abilities.filters import Objects
from core.abilities.instructions.one_shot import MakeEffect
from core.abilities.restrictions import AttacksPlayerIfAble
from core.characteristics.current import characteristics
from core.events.spells_and_abilities import EffectBegan
from core.explain.binding import bound
from core.explain.colors import color_words
from core.explain.explaining import explains
from core.explain.explanation import Explanation, label
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
    text_words,
)
from core.model.game import Game
from core.model.stack import OnStack
from core.model.waiting_effects import Waiting
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import cited
from core.words.english import effects as words
from core.words.english.names import called
from core.words.english.sentences import sentence


@explains(EffectBegan)
def effect_began(_before: Game, event: EffectBegan, game: Game) -> Explanation:
    """Explain an effect that waits, or lasts, from now on."""
    effect = event.effect.effect
    also = besides_words(effect) if isinstance(effect, DamageEffect) else ()
    because = [sentence(bound(game, told, event.effect.controller)) for told in also]
    because += _fixed_now(game, event.effect)
    told = in_force(game, event.effect)
    if isinstance(effect, Emblem):
        told = words.gets_emblem(label(game, event.effect.controller), _emblem_words(effect))
    return Explanation(told, cited(event.rule), " ".join(because))


def in_force(game: Game, waiting: Waiting) -> str:
    """Return what an effect does from now on: `Fog: all combat damage that would be dealt is prevented.`."""
    effect, name = waiting.effect, called(waiting.name)
    itself = Speaker(itself=waiting.name.name)
    match effect:
        case Controls():
            who, whom = label(game, waiting.controller), label(game, waiting.subject)
            return words.gains_control(name, who, whom, _until(game, waiting))
        case Returns():
            whom = label(game, waiting.subject)
            return words.stays_exiled(name, whom, label(game, waiting.while_there))
        case Grants(gains=(AttacksPlayerIfAble(player=player),)) if waiting.subject is not None:
            who, whom = label(game, waiting.subject), game.label(player)
            return words.must_attack(name, who, whom, _within(game, waiting))
        case Grants():
            until = _until(game, waiting)
            if waiting.subject is None:
                those = bound(game, all_words(effect.objects, itself), waiting.controller)
                return words.granted(name, those, grant_words(effect, itself, many=True), until)
            what = grant_words(effect) or words.nothing_granted()
            return words.granted(name, label(game, waiting.subject), what, until)
        case MustBlock():
            attacker, until = (
                label(game, waiting.must_be_blocked),
                _within(game, waiting),
            )
            if effect.blockers is None:
                return words.must_block(name, label(game, waiting.subject), attacker, until)
            those = bound(game, all_words(effect.blockers), waiting.controller)
            return words.must_block(name, those, attacker, until)
        case Regeneration() if waiting.subject is not None:
            return words.will_regenerate(
                name,
                label(game, waiting.subject),
                _within(game, waiting),
            )
        case PlayerHas(ability=ability) if waiting.subject is not None:
            who = label(game, waiting.subject)
            return words.player_has(name, who, phrase(ability), _until(game, waiting))
        case DamageEffect():
            return _damage(game, waiting, effect)
        case Delayed(at=at, does=does):
            then = ending_words(does, label(game, waiting.subject))
            return words.delayed_trigger(name, at.as_a_time, then)
        case Emblem():
            return words.has_emblem(label(game, waiting.controller), _emblem_words(effect))
        case _:
            return words.lasts(name, _until(game, waiting), _in_its_words(game, waiting))


def _emblem_words(emblem: Emblem) -> list[str]:
    return [text_words(one, Speaker(itself="this emblem")) for one in emblem_texts(emblem)]


def _in_its_words(game: Game, waiting: Waiting) -> str:
    """Return what an effect does, as its card says it, with the name of whom it is about.

    The words of an effect on one player say `you`, those of an effect on one object name that object.
    """
    subject = waiting.subject
    itself = label(game, subject) if subject is not None else waiting.name.name
    told = effect_words(waiting.effect, Speaker(itself=itself)).rstrip(".")
    if not told.startswith(itself):
        told = f"{told[:1].lower()}{told[1:]}"
    if subject is None or subject not in game.players:
        return bound(game, told, waiting.controller)
    # Rules text says "put on it" of objects only.
    return bound(game, told.replace("put on it", "put on them"), PlayerId(subject))


def _damage(game: Game, waiting: Waiting, effect: DamageEffect) -> str:
    """Return what becomes of which damage: `the next 4 damage that would be dealt to Bear is prevented`."""
    name, kind = called(waiting.name), words.any_damage(is_combat=effect.combat)
    to_whom = words.to_and_by if effect.both_ways else words.to_whom
    source, to = _source(game, waiting, effect), to_whom(_recipient(game, waiting, effect))
    within, change = _within(game, waiting), effect.change
    if isinstance(change, Prevent) and (share := _share(change)):
        rounded, is_once = change.half or "", waiting.is_next_time
        return words.prevented_in_part(
            name, share, kind, source, to, within, rounded=rounded, is_once=is_once
        )
    if isinstance(change, Multiply | Halve | Add | Bound):
        into = amount_words(change)
        return words.changed(name, into, kind, source, to, within, is_once=waiting.is_next_time)
    done = _done(game, waiting, change)
    if waiting.is_next_time:
        return words.next_time(effect=name, kind=kind, source=source, to=to, within=within, done=done)
    return words.from_now_on(name, waiting.points, kind, source, to, within, done)


def _source(game: Game, waiting: Waiting, effect: DamageEffect) -> str:
    if waiting.from_source is not None:
        return label(game, waiting.from_source)
    return "" if effect.source == Objects() else bound(game, source_words(effect.source), waiting.controller)


def _recipient(game: Game, waiting: Waiting, effect: DamageEffect) -> str:
    if waiting.subject is not None:
        return label(game, waiting.subject)
    return bound(game, recipient_words(effect.recipient), waiting.controller)


def _share(prevent: Prevent) -> str:
    """Return how much of the damage is prevented; nothing for all of it."""
    if prevent.amount is not None:
        return words.so_much(prevent.amount)
    if prevent.all_but is not None:
        return words.all_but(prevent.all_but)
    return words.half() if prevent.half is not None else ""


def _done(game: Game, waiting: Waiting, change: Prevent | Redirect | Instead) -> str:
    match change:
        case Prevent():
            return words.is_prevented()
        case Redirect(to=to):
            if waiting.redirect_to is not None:
                return words.is_redirected(label(game, waiting.redirect_to))
            if to == "source_controller":
                return words.is_redirected(words.its_sources_controller())
            return words.is_redirected(label(game, waiting.controller))
        case Instead():
            return words.is_not_dealt()


def _within(game: Game, waiting: Waiting) -> str:
    return words.within(waiting.until, game.label(waiting.controller))


def _until(game: Game, waiting: Waiting) -> str:
    if waiting.while_there is not None:
        return words.while_there(label(game, waiting.while_there))
    return words.until(waiting.until, game.label(waiting.controller))


def _is_open(waiting: Waiting) -> bool:
    """Whether an effect says of all such objects what they can, can't or must do."""
    by_rule = isinstance(waiting.effect, MustBlock) and waiting.effect.blockers is not None
    return by_rule or (isinstance(waiting.effect, Grants) and waiting.subject is None)


def _fixed_now(game: Game, waiting: Waiting) -> tuple[str, ...]:
    """Return whether it is settled now whom it is about, where that may be several (CR 611.2c, 615.11)."""
    if isinstance(waiting.effect, Emblem):
        return (words.emblem_lasts("CR 114.4"),)
    if _is_open(waiting):
        return (words.counts_for_later_arrivals("CR 611.2c"),)
    resolving = game.stack[-1] if game.stack else None
    if not isinstance(resolving, OnStack) or waiting.subject is None:
        return ()
    for each in (one for part in resolving.one_by_one for one in part.does):
        if isinstance(each, MakeEffect) and each.each is not None and each.effect == waiting.effect:
            if each.shares_color_with is not None and resolving.targets:
                target = resolving.targets[0]
                colors = color_words(characteristics(game, ObjectId(target)).colors)
                return (words.locked_in_by_color(label(game, target), colors, "CR 615.11"),)
            return (words.locked_in("CR 615.11"),)
    return ()
