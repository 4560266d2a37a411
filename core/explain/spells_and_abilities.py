"""Explaining spells and abilities: how they are announced, and what they do."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.card_texts.stack_abilities import says_x
from core.abilities.keyword_abilities import Protection
from core.abilities.qualities import OfColor
from core.characteristics.current import characteristics
from core.events.causes import AsCost, ByEffect, ByTurn, maker_of
from core.events.results import CardGivenUp
from core.events.spells_and_abilities import (
    AbilityActivated,
    BecameCast,
    CeasedToBeBestowed,
    Countered,
    DestructionReplaced,
    EffectsEnded,
    Fought,
    ManaAbilityActivated,
    ManaAdded,
    ModeChosen,
    MoveReplaced,
    NotCountered,
    NothingDone,
    PermanentsLeft,
    PointsDivided,
    PreventionFollowed,
    ResultsHappened,
    SpellCast,
    SpellCopied,
    TargetsChosen,
)
from core.explain.colors import color_words
from core.explain.explaining import Fold, explains
from core.explain.explanation import Explanation, label, names
from core.explain.given import given_text
from core.explain.stack_names import stack_name
from core.explain.state_based import gone_words, rescue_words, useless_shields
from core.explain.tape import added_up, result_words
from core.language.phrases import phrase
from core.language.speaker import Speaker
from core.language.wording import instruction_words, mode_sentence, paying_words
from core.model.game import Game
from core.model.permanents import Permanent
from core.model.stack import OnStack
from core.rules.announcing.where_abilities_work import activated_abilities
from core.rules.choices.actions import Way
from core.rules.turn.hand_size import MOST_CARDS
from core.terms.ids import ObjectId
from core.terms.rule_numbers import RuleNumber, cited
from core.terms.zones import Zone
from core.words.english import casting as casting_words
from core.words.english import stack as words
from core.words.english import turn as turn_words
from core.words.english.names import called


@explains(SpellCast)
def spell_cast(_before: Game, event: SpellCast, game: Game) -> Explanation:
    """Explain that a spell was cast, with its targets and what is given up for it."""
    spell, front = event.spell, event.as_object.front
    who, name, at = game.label(spell.controller), called(spell.name), _at(game, spell)
    because = list(_in_spite_of_protection(game, spell))
    if front is not None and event.from_graveyard is None:
        because.append(casting_words.while_resolving("CR 310.11b"))
        told = casting_words.casts_back_face(who, name, front.name, at)
    else:
        sacrificed = label(game, spell.sacrificed) if spell.sacrificed is not None else ""
        because += [words.sacrifice_is_a_cost("CR 601.2h")] if sacrificed else []
        out_of, stand_in = event.from_graveyard is not None, event.as_object
        name = casting_words.back_face(name, front.name) if front is not None else name
        because += _out_of_graveyard(stand_in) if out_of else []
        way: Way | None = "bestow" if stand_in.is_bestowed else None
        if stand_in.status.face_down:
            name, way = stand_in.card.name, "face_down"
        kicked = stand_in.kicked
        told = casting_words.casts(who, name, sacrificed, at, kicked=kicked, from_graveyard=out_of, way=way)
    return Explanation(told, cited(event.rule), " ".join(because))


def _out_of_graveyard(spell: Permanent) -> Iterator[str]:
    """Yield what allowed a spell to be cast from a graveyard, and what it cost so."""
    by = spell.cast.by if spell.cast is not None else None
    if by is not None:
        speaker = Speaker(itself=spell.label)
        instead, besides = (
            paying_words(cost, "", speaker) if cost is not None else "" for cost in (by.instead, by.besides)
        )
        rule = cited(_KEYWORD_RULES[by.keyword])
        yield casting_words.allowed_out_of_graveyard(
            by.keyword or "", instead, besides, rule, exiles=by.exiles
        )


_KEYWORD_RULES = {
    "flashback": RuleNumber("702.34a"),
    "jump-start": RuleNumber("702.133a"),
    "retrace": RuleNumber("702.81a"),
    "escape": RuleNumber("702.138a"),
    "disturb": RuleNumber("702.146a"),
    None: RuleNumber("601.3"),
}
"""Where the rules say what may be cast from a graveyard."""


@explains(SpellCopied)
def spell_copied(_before: Game, event: SpellCopied, game: Game) -> Explanation:
    """Explain that a spell was copied, with the targets of the copy."""
    spell = event.spell
    told = casting_words.copies(game.label(spell.controller), called(spell.name), _at(game, spell))
    return Explanation(told, cited(event.rule), casting_words.copy_is_not_cast())


@explains(CeasedToBeBestowed)
def ceased_to_be_bestowed(_before: Game, event: CeasedToBeBestowed, game: Game) -> Explanation:
    """Explain that a bestowed spell becomes a creature for want of a target."""
    gone = [game.label(one) for one in event.spell.targets]
    return Explanation(
        casting_words.ceases_to_be_bestowed(spell=called(event.spell.name), targets=gone), cited(event.rule)
    )


@explains(BecameCast, fold=Fold.LAST)
def became_cast(_before: Game, event: BecameCast, _game: Game) -> Explanation:
    """Explain that a spell whose costs are paid has become cast."""
    return Explanation(casting_words.has_been_cast(called(event.spell.name)), cited(event.rule))


def _in_spite_of_protection(game: Game, spell: OnStack) -> Iterator[str]:
    """Yield why protection of a target is no obstacle: it is protection from something else."""
    for target in dict.fromkeys(spell.targets):
        if target not in game.battlefield:
            continue
        for ability in characteristics(game, ObjectId(target)).each(Protection):
            is_color = isinstance(ability.quality, OfColor)
            colors = color_words(characteristics(game, spell.id).colors) if is_color else None
            about = (game.label(target), phrase(ability), called(spell.name))
            yield words.not_protected(*about, colors, "CR 702.16b")


@explains(AbilityActivated)
def ability_activated(_before: Game, event: AbilityActivated, game: Game) -> Explanation:
    """Explain that an ability was activated."""
    item = event.ability
    given_up = item.source if _sacrifices_its_source(game, item) else item.sacrificed
    sacrificed = label(game, given_up) if given_up is not None else ""
    told = words.activates(game.label(item.controller), stack_name(game, item), sacrificed, _at(game, item))
    because = words.sacrifice_is_a_cost("CR 602.2b") if sacrificed else ""
    return Explanation(told, cited(event.rule), because, tuple(given_text(game, item)))


def _sacrifices_its_source(game: Game, item: OnStack) -> bool:
    """Whether sacrificing the permanent whose ability this is pays for it."""
    if item.source not in game.battlefield:
        return False
    own = activated_abilities(game, item.source)
    return any(one.sacrifice_this and one.does == item.does for one in own)


@explains(ManaAbilityActivated)
def mana_ability_activated(_before: Game, event: ManaAbilityActivated, game: Game) -> Explanation:
    """Explain that a mana ability was activated, which resolves at once."""
    item = event.ability
    told = words.activates_mana_ability(game.label(item.controller), game.label(item.source))
    return Explanation(told, cited(event.rule))


@explains(ManaAdded)
def mana_added(_before: Game, event: ManaAdded, game: Game) -> Explanation:
    """Explain that mana was added."""
    one = event.added
    what = words.mana(one.mana, event.amount, of_any=one.of or "")
    told = words.adds_mana(
        player=game.label(event.player), mana=what, ability=stack_name(game, event.ability)
    )
    return Explanation(told, cited(event.rule))


@explains(Countered, NotCountered)
def countered(_before: Game, event: Countered | NotCountered, game: Game) -> Explanation:
    """Explain that a spell or ability was countered, or can't be."""
    name, rule = stack_name(game, event.ability), cited(event.rule)
    if isinstance(event, NotCountered):
        return Explanation(words.cant_be_countered(name), rule)
    if event.ability.is_spell:
        owner = game.label(game.permanent(event.ability.id).owner)
        return Explanation(words.countered_spell(name, owner, event.to), rule)
    return Explanation(words.countered_ability(name), rule)


@explains(NothingDone)
def nothing_done(_before: Game, event: NothingDone, game: Game) -> Explanation:
    """Explain that an instruction did nothing, and why."""
    about = label(game, event.object) if event.object is not None else game.label(event.ability.controller)
    return Explanation(
        words.nothing_done(stack_name(game, event.ability), about, event.why), cited(event.rule)
    )


@explains(EffectsEnded)
def effects_ended(_before: Game, event: EffectsEnded, _game: Game) -> Explanation:
    """Explain that effects are over because of what has left."""
    told = words.effects_end([called(one) for one in event.names])
    return Explanation(told, cited(event.rule), words.why_effects_end())


def _is_told_where_it_replaced(_before: Game, event: ResultsHappened, _game: Game) -> Fold:
    """What a replacement effect put in the place of something was told as it did."""
    return Fold.LAST if all(isinstance(one.cause, ByEffect) for one in event.results) else Fold.OWN


@explains(ResultsHappened, fold=_is_told_where_it_replaced)
def results_happened(_before: Game, event: ResultsHappened, game: Game) -> Explanation:
    """Explain life and counters that changed by an instruction."""
    maker = next((called(maker) for one in event.results if (maker := maker_of(one.cause))), "")
    told = words.results(maker, [result_words(game, one) for one in added_up(event.results)])
    is_too_much = any(isinstance(one, CardGivenUp) and isinstance(one.cause, ByTurn) for one in event.results)
    return Explanation(told, cited(event.rule), turn_words.hand_size(MOST_CARDS) if is_too_much else "")


def _is_a_cost(_before: Game, event: PermanentsLeft, game: Game) -> Fold:
    """What was given up for a spell or ability is told as that is announced, if it is one or the source."""
    if not isinstance(event.cause, AsCost):
        return Fold.OWN
    item = game.ability(event.cause.item)
    known = (item.source, item.sacrificed) if item is not None else ()
    return Fold.LAST if all(one.object in known for one in event.departures) else Fold.OWN


@explains(PermanentsLeft, fold=_is_a_cost)
def permanents_left(before: Game, event: PermanentsLeft, _game: Game) -> Explanation:
    """Explain that permanents left the battlefield."""
    is_exiled = event.how == "return_to_hand" and all(one.to is Zone.EXILE for one in event.departures)
    gone = names(before, (one.object for one in event.departures))
    elsewhere = [
        words.elsewhere(before.label(one.object), gone_words(one.to))
        for one in event.departures
        if event.how in {"destroy", "sacrifice"} and one.to is not Zone.GRAVEYARD
    ]
    cost_of = called(event.cause.name) if isinstance(event.cause, AsCost) else ""
    destroyed = (one.object for one in event.departures if event.how == "destroy")
    told = words.left(gone, "exile" if is_exiled else event.how, cost_of, elsewhere)
    return Explanation(told, cited(event.rule), " ".join(useless_shields(before, destroyed)))


@explains(DestructionReplaced)
def destruction_replaced(before: Game, event: DestructionReplaced, _game: Game) -> Explanation:
    """Explain what happens instead of destruction."""
    rules = dict.fromkeys(cited(one.rules[0]) for one in event.rescued)
    told = words.rescues([rescue_words(before, one) for one in event.rescued])
    first, *others = rules
    return Explanation(told, ", ".join((first, *(one.removeprefix("CR ") for one in others))))


@explains(MoveReplaced)
def move_replaced(before: Game, event: MoveReplaced, _game: Game) -> Explanation:
    """Explain that something on its way to a graveyard goes elsewhere."""
    told = words.moves_elsewhere(before.label(event.object), called(event.name), event.to, event.meant)
    return Explanation(told, cited(event.rule))


@explains(Fought, fold=Fold.NEXT)
def fought(_before: Game, event: Fought, game: Game) -> Explanation:
    """Explain a fight."""
    power, other = characteristics(game, event.one).power, characteristics(game, event.other).power
    told = words.fights(game.label(event.one), game.label(event.other), power, other)
    return Explanation(told, cited(event.rule), "", (words.why_fights("CR 701.14d"),))


@explains(PreventionFollowed, fold=Fold.NEXT)
def prevention_followed(_before: Game, event: PreventionFollowed, game: Game) -> Explanation:
    """Explain that an effect does something because it has prevented damage."""
    source = game.label(event.source) if event.source is not None else None
    told = words.does_after_prevention(called(event.name), event.amount)
    why = words.why_after_prevention(called(event.name), event.amount, source, cited(event.rule))
    return Explanation(told, cited(event.rule), "", (why,))


@explains(TargetsChosen)
def targets_chosen(_before: Game, event: TargetsChosen, game: Game) -> Explanation:
    """Explain which targets were chosen for an ability."""
    chosen = [label(game, target) for target in event.targets]
    who = game.label(event.ability.controller)
    return Explanation(words.chooses_targets(who, stack_name(game, event.ability), chosen), cited(event.rule))


@explains(PointsDivided)
def points_divided(_before: Game, event: PointsDivided, game: Game) -> Explanation:
    """Explain how points were divided among the targets of an ability."""
    shares = [(label(game, target), points) for target, points in event.division.items()]
    who = game.label(event.ability.controller)
    return Explanation(words.divides(who, stack_name(game, event.ability), shares), cited(event.rule))


@explains(ModeChosen)
def mode_chosen(before: Game, event: ModeChosen, game: Game) -> Explanation:
    """Explain which mode was chosen for an ability."""
    item = event.ability
    itself = Speaker(itself=item.name.name)
    modes = [mode_sentence(mode, item.triggered_on, itself) for mode in event.modes]
    told = words.chooses_modes(game.label(item.controller), stack_name(game, item), modes)
    chosen = (one.mode for one in before.permanent(item.source).modes_chosen)
    again = [mode_sentence(mode, item.triggered_on, itself) for mode in chosen if mode in item.modes]
    details = (words.modes_chosen_before(again),) if item.unchosen is not None and again else ()
    return Explanation(told, cited(event.rule), details=details)


def _modes(item: OnStack) -> list[str]:
    """Return the names of the modes that were chosen, or what they do if they have none."""
    if not item.parts:
        return [_mode(item)] if item.mode else []
    return [_mode(part) for part in item.one_by_one]


def _mode(item: OnStack) -> str:
    """Return the name of the mode that it is in, or what it does if that has none."""
    if item.mode and not item.mode.isdigit():
        return item.mode
    told = instruction_words(item.does, item.wanted, speaker=Speaker(itself=item.name.name))
    return f"{told[:1].upper()}{told[1:]}"


def _at(game: Game, item: OnStack) -> str:
    """Return what was announced about a spell or ability (CR 601.2b, 601.2c, 601.2d)."""
    targets = [(label(game, target), item.division.get(target)) for target in item.targets]
    x = item.x if item.x or any(says_x(part.does) for part in item.one_by_one) else None
    return words.announced(_modes(item), x, targets)
