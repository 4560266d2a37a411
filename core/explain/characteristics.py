"""Why an object is what it is: layer by layer, each with the effect that does it and its rule (CR 613)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.ability import abilities_among, rules_among
from core.abilities.card_texts.card_text import CardText, is_text
from core.abilities.card_texts.keyword_meanings import expanded
from core.abilities.effects.grants import Grants
from core.characteristics.continuous_effects import Continuous
from core.characteristics.copiable_values import copiable
from core.characteristics.current import characteristics
from core.characteristics.devotion import devotion
from core.characteristics.layer import Layer
from core.characteristics.layer_steps import steps
from core.explain.layer_order import Applied, effect_name, why_only_in_this_layer, why_then
from core.language.phrases import phrase
from core.language.speaker import Speaker
from core.language.wording import (
    ability_words,
    base_words,
    color_words,
    condition_words,
    rule_words,
    size_words,
    type_words,
)
from core.model.characteristics import Characteristics
from core.model.game import Game
from core.model.permanents import Permanent
from core.terms.counters import power_toughness_change
from core.terms.ids import ObjectId
from core.terms.rule_numbers import RuleNumber, cited
from core.terms.values import Value, replace
from core.words.english import characteristics as words
from core.words.english.names import listed


class Reason(Value, kw_only=False):
    """One thing that makes an object what it is.

    Attributes:
        clause: what says it, without its rule.
        about: what of the object it is about: `power`, `toughness`, `types`, `colors`, and the
            phrases of abilities.
        order: what made it apply in that order where that decides, with the rule; may be empty.
        layer: that a later layer decided and not its timestamp, with the rule; may be empty.
        gives_or_takes: whether it is about abilities, also those that no phrase says.
        takes: whether it takes abilities away.
        texts: the abilities that it gives, keyword abilities as what they stand for.
        giver: what says it.
    """

    clause: str
    rule: RuleNumber
    about: frozenset[str]
    order: str = ""
    layer: str = ""
    gives_or_takes: bool = False
    takes: bool = False
    texts: tuple[CardText, ...] = ()
    giver: str = ""

    @property
    def told(self) -> str:
        """The clause with its rule, and what decided its order."""
        return words.in_order(told=words.with_rule(self.clause, cited(self.rule)), order=self.order)

    @property
    def in_short(self) -> str:
        """The clause, and what decided its order, which may be the layer."""
        return words.in_order(told=self.clause, order=self.order or self.layer)


def why_it_is(game: Game, object_id: ObjectId) -> tuple[str, ...]:
    """Return what makes a permanent what it is, in order of application; one line if nothing does."""
    permanent, what = game.permanent(object_id), characteristics(game, object_id)
    lines = [_printed(permanent), *(reason.told for reason in reasons(game, object_id))]
    if object_id not in game.battlefield:
        lines.append(words.last_known("CR 608.2h"))
    if len(lines) > 1 and what.is_creature:
        lines.append(words.so_it_is(what.power, what.toughness))
    return tuple(lines)


def why(game: Game, object_id: ObjectId, asked: str) -> tuple[str, ...]:
    """Return what makes one thing about a permanent what it is, with rules, printed value first.

    `asked` is `power`, `toughness`, `types`, `colors`, or an ability as players write it. The answer
    is empty for an ability that the permanent neither has nor lost.
    """
    found = (reason.told for reason in reasons(game, object_id) if asked in reason.about)
    return tuple(line for line in (_started(game, object_id, asked), *found) if line)


def why_in_short(game: Game, object_id: ObjectId, asked: str) -> tuple[str, ...]:
    """Return the same, with rules only where they decide an order; nothing if it is as printed."""
    found = [reason.in_short for reason in reasons(game, object_id) if asked in reason.about]
    return (_started(game, object_id, asked), *found) if found else ()


def why_its_abilities(game: Game, object_id: ObjectId) -> tuple[str, ...]:
    """Return what gives a permanent abilities and takes them away; rules only where they decide an order."""
    return tuple(reason.in_short for reason in reasons(game, object_id) if reason.gives_or_takes)


def why_its_types(game: Game, object_id: ObjectId) -> tuple[str, ...]:
    """Return what gives a permanent other types than are printed, likewise."""
    return tuple(reason.in_short for reason in reasons(game, object_id) if "types" in reason.about)


def _started(game: Game, object_id: ObjectId, asked: str) -> str:
    """Return what is printed or copied; empty for an ability that is not."""
    permanent = game.permanent(object_id)
    start = copiable(permanent)
    is_copy = _is_copy(permanent)
    match asked:
        case "power" | "toughness":
            return words.printed_side(side=asked, points=getattr(start, asked), is_copy=is_copy)
        case "types":
            types = " ".join((*sorted(start.types), *permanent.copiable.subtypes))
            return words.printed_as(what=types, is_copy=is_copy)
        case "colors":
            colors = [color.word for color in sorted(start.colors)]
            return words.printed_as(what=listed(colors) if colors else "", is_copy=is_copy)
        case _:
            return words.printed_with(ability=asked, is_copy=is_copy) if asked in _phrases(start) else ""


def reasons(game: Game, object_id: ObjectId) -> tuple[Reason, ...]:
    """Return all that changes a permanent on the battlefield, in order of application."""
    return tuple(_reasons(game, object_id)) if object_id in game.battlefield else ()


def _reasons(game: Game, object_id: ObjectId) -> Iterator[Reason]:
    permanent = game.battlefield[object_id]
    before = copiable(permanent)
    applied: list[Applied] = []
    for step in steps(game):
        if object_id not in step.reached:
            continue
        now = step.now[object_id]
        if step.effect is None:
            yield from _counters(permanent)
        else:
            order, layer = why_then(step, applied), why_only_in_this_layer(step, applied)
            for reason in _of_effect(game, step.effect, step.layer, before, now):
                yield replace(reason, order=order, layer=layer, giver=effect_name(step.effect))
            applied.append(Applied(step.effect, step.layer, before))
        before = now


def _of_effect(
    game: Game, effect: Continuous, layer: Layer, before: Characteristics, now: Characteristics
) -> Iterator[Reason]:
    condition = effect.grants.as_long_as
    if condition is None:
        yield from _unconditional(effect, layer, before, now)
        return
    while_it_is = condition_words(condition, Speaker(itself=effect.name.name))
    if condition.devotion is not None:
        now_it_is = devotion(game, effect.you, condition.devotion)
        while_it_is = words.which_is(while_it_is, now_it_is, "CR 700.5")
    for reason in _unconditional(effect, layer, before, now):
        yield replace(reason, clause=words.while_it_is(reason.clause, while_it_is))


def _unconditional(
    effect: Continuous, layer: Layer, before: Characteristics, now: Characteristics
) -> Iterator[Reason]:
    name, grants = effect_name(effect), effect.grants
    match layer:
        case Layer.TYPE:
            yield _reason(words.by_effect(name, type_words(grants)), layer, {"types"})
        case Layer.COLOR:
            yield _reason(words.by_effect(name, color_words(grants)), layer, {"colors"})
        case Layer.SETTING:
            told = words.by_effect(name, base_words(grants))
            yield _reason(told, layer, _sides(before, now, grants))
        case Layer.DEFINING:
            told = words.defined(name, now.power, now.toughness)
            yield _reason(told, layer, _sides(before, now, grants))
        case Layer.CHANGING:
            more = _added(grants, before, now, Speaker(itself=effect.name.name))
            yield _reason(words.by_effect(name, more), layer, _sides(before, now, grants))
        case Layer.SWITCHING:
            yield _reason(words.switched(name), layer, {"power", "toughness"})
        case Layer.RULES if grants.gains:
            told = words.by_effect(name, rule_words(grants))
            yield _reason(told, layer, {phrase(one) for one in rules_among(grants.gains)})
        case Layer.ABILITY | Layer.RULES:
            pass
    yield from _of_abilities(effect, layer, before, now)


def _of_abilities(
    effect: Continuous, layer: Layer, before: Characteristics, now: Characteristics
) -> Iterator[Reason]:
    """Yield what is lost and what is given; also by an effect on types, which may take abilities along."""
    lost = _phrases(before) - _phrases(now)
    others = [one for one in before.effects if one not in now.effects]
    if lost or others:
        is_left = bool(_phrases(before) & _phrases(now)) or any(one in now.effects for one in before.effects)
        which = words.lost_abilities(sorted(lost), len(others), is_left=is_left)
        told = words.lost(which=which, effect=effect_name(effect), by_hand=effect.kind == "hand")
        yield Reason(told, layer.rule, lost, gives_or_takes=True, takes=True)
    given = abilities_among(effect.grants.gains)
    if layer is Layer.ABILITY and (given or effect.grants.abilities):
        told = words.by_effect(effect_name(effect), ability_words(effect.grants))
        about, texts = frozenset(map(phrase, given)), tuple(filter(is_text, effect.grants.abilities))
        yield Reason(told, layer.rule, about, gives_or_takes=True, texts=(*texts, *expanded(given)))


def _added(grants: Grants, before: Characteristics, now: Characteristics, itself: Speaker) -> str:
    if grants.for_each is None:
        return size_words(grants, itself)
    power, toughness = now.power - before.power, now.toughness - before.toughness
    return words.added(size_words(grants, itself), power, toughness)


def _sides(before: Characteristics, now: Characteristics, grants: Grants) -> set[str]:
    """Return which of power and toughness an effect speaks of."""
    power = grants.base_power is not None or grants.power or now.power != before.power
    toughness = grants.base_toughness is not None or grants.toughness or now.toughness != before.toughness
    return {side for side, is_meant in (("power", power), ("toughness", toughness)) if is_meant}


def _counters(permanent: Permanent) -> Iterator[Reason]:
    for kind, count in permanent.counters.items():
        power, toughness = power_toughness_change(kind)
        if power or toughness:
            sides = {side for side, more in (("power", power), ("toughness", toughness)) if more}
            told = words.counters(count, kind, power * count, toughness * count)
            yield _reason(told, Layer.CHANGING, sides)


def _reason(told: str, layer: Layer, about: set[str] | frozenset[str]) -> Reason:
    return Reason(told, layer.rule, frozenset(about))


def _printed(permanent: Permanent) -> str:
    card = permanent.copiable
    size = f"{card.power}/{card.toughness}" if card.power is not None else ""
    return words.printed(size, is_copy=_is_copy(permanent), is_face_down=permanent.status.face_down)


def _is_copy(permanent: Permanent) -> bool:
    """Whether what it starts from is copied (CR 707.2)."""
    return permanent.printed is not None and not permanent.status.face_down


def _phrases(what: Characteristics) -> frozenset[str]:
    return frozenset((*what.keywords, *map(phrase, what.abilities)))
