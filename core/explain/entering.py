"""Explaining how permanents come onto the battlefield: planned, changed, entered."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.card_texts.stack_abilities import Triggered
from core.abilities.effects.on_entering import CopyOnEntering, EntersEffect
from core.abilities.filters import Objects
from core.characteristics.copiable_values import copiable
from core.characteristics.current import characteristics
from core.events.entering import EntryPlanned, PermanentsEntered, TokensPlanned
from core.events.spells_and_abilities import BecameCopy, Transformed, TurnedFace
from core.explain.characteristics import reasons
from core.explain.explaining import Fold, explains
from core.explain.explanation import Explanation
from core.language.phrases import phrase
from core.language.wording import exception_words
from core.model.cards import Card
from core.model.game import Game
from core.model.permanents import Origin, Permanent
from core.terms.ids import ObjectId
from core.terms.rule_numbers import cited
from core.words.english import entering as words
from core.words.english import permanents
from core.words.english.names import called


def _is_changed(_before: Game, event: TokensPlanned | EntryPlanned, _game: Game) -> Fold:
    return Fold.NEXT if event.name is None else Fold.OWN


@explains(TokensPlanned, fold=_is_changed)
def tokens_planned(_before: Game, event: TokensPlanned, _game: Game) -> Explanation:
    """Explain how many tokens will be created, and what has changed their number."""
    if event.name is None:
        return Explanation(words.tokens_would_be_created(event.amount, event.token), cited(event.rule))
    told = words.tokens_changed(called(event.name), event.before, event.amount, event.token)
    later = words.each_token_enters_later("CR 616.1g") if event.amount else ""
    return Explanation(told, cited(event.rule), later)


@explains(EntryPlanned, fold=_is_changed)
def entry_planned(_before: Game, event: EntryPlanned, game: Game) -> Explanation:
    """Explain that something is about to enter, or what an effect makes of that."""
    name = (event.permanent.printed or event.permanent.card).name
    if event.name is None:
        return Explanation(words.about_to_enter(name), cited(event.rule))
    how = tuple(_how(game, event))
    chosen = _color_chosen(game, event, name)
    told = words.enters_differently(called(event.name), name, how or (words.as_usual(),))
    because = " ".join(part for part in (chosen if how else "", _loses_its_own_way(event)) if part)
    details = (words.not_copied("CR 707.2"),) if _has_more_than_is_copied(game, event.copy_of) else ()
    return Explanation(told if how or not chosen else chosen, cited(event.rule), because, details)


def _color_chosen(game: Game, event: EntryPlanned, name: str) -> str:
    """Return which color was chosen and what comes of it; empty if none was."""
    if event.name is None or event.color is None:
        return ""
    player, gains = game.label(event.permanent.controller), [phrase(one) for one in event.gains]
    by = called(event.name)
    what = words.a_token_of(name) if event.permanent.origin is Origin.TOKEN else name
    return words.color_chosen("" if by == name else by, player, event.color.word, what, gains)


def _has_more_than_is_copied(game: Game, original: ObjectId | None) -> bool:
    """Whether the original has counters, damage or effects on it, which a copy does not get."""
    if original is None or original not in game.battlefield:
        return False
    permanent = game.battlefield[original]
    return bool(permanent.counters or permanent.damage or reasons(game, original))


def _loses_its_own_way(event: EntryPlanned) -> str:
    """Return that a copy no longer enters as its own card says; empty if that says nothing of it."""
    printed = event.permanent.printed
    if event.copy_of is None or printed is None or event.permanent.status.tapped:
        return ""
    if _enters_tapped(printed):
        return words.no_longer_enters_tapped("CR 616.1c")
    own = [one for one in printed.effects if isinstance(one, EntersEffect) and one.as_copy is None]
    return words.loses_its_own_way_of_entering(printed.name, "CR 616.1c") if own else ""


def _enters_tapped(printed: Card) -> bool:
    """Whether a card says of itself that it enters tapped."""
    return any(
        isinstance(one, EntersEffect) and one.tapped and one.which.which == "this" for one in printed.effects
    )


def _how(game: Game, event: EntryPlanned) -> Iterator[str]:
    """Yield how an effect makes something enter: `tapped`, `with 1 +1/+1 counter`."""
    yield from (words.with_counters(count, kind) for kind, count in event.counters.items())
    if event.copy_rules is not None:
        yield from _as_copy(game, event.copy_rules, event.copy_of)
    if event.under is not None:
        yield words.under_control(game.label(event.under))
    if event.tapped:
        yield words.tapped()
    if event.color is None and event.gains:
        yield words.with_abilities([phrase(one) for one in event.gains])


def _as_copy(game: Game, copy: CopyOnEntering, original: ObjectId | None) -> Iterator[str]:
    """Yield how something enters that may be a copy: `as a copy of Ox, except it has flying`."""
    if original is None:
        yield words.as_itself()
        return
    yield words.as_copy(game.label(original), exception_words(copy))
    if copy.counters:
        yield words.with_more_counters([(count, kind) for kind, count in copy.counters.items()])


@explains(Transformed)
def transformed(_before: Game, event: Transformed, game: Game) -> Explanation:
    """Explain that a permanent was turned over, and what it is now."""
    other = game.permanent(event.object).other_face
    was = other.name if other is not None else game.label(event.object)
    told = permanents.transforms(was, event.into, _size(game, event.object))
    return Explanation(told, cited(event.rule), permanents.same_object("CR 712.18"))


@explains(TurnedFace)
def turned_face(before: Game, event: TurnedFace, game: Game) -> Explanation:
    """Explain that a permanent was turned face up or face down, and what it is now."""
    player, size = game.label(event.player), _size(game, event.object)
    was, now = before.label(event.object), game.label(event.object)
    if not event.face_up:
        return Explanation(permanents.turned_face_down(player, was, size), cited(event.rule))
    texts = game.permanent(event.object).card.effects
    has_entering = any(isinstance(one, Triggered) and _is_of_entering(one) for one in texts)
    because = [permanents.turned_up_is_same_object("CR 708.8")]
    because += [permanents.has_entered_already(now, "CR 708.8")] if has_entering else []
    return Explanation(
        permanents.turned_face_up(player, was, now, size), cited(event.rule), " ".join(because)
    )


def _is_of_entering(ability: Triggered) -> bool:
    """Whether an ability triggers as its own object enters."""
    return any(
        when.event == "enters" and when.which.objects == Objects(which="this") for when in ability.whens
    )


@explains(BecameCopy)
def became_copy(before: Game, event: BecameCopy, game: Game) -> Explanation:
    """Explain that a permanent became a copy, and what stays as it was."""
    told = permanents.becomes_copy(
        before.label(event.object),
        before.label(event.of),
        game.label(event.object),
        _size(game, event.object),
        until_end_of_turn=event.until is not None,
    )
    return Explanation(told, cited(event.rule), permanents.copy_is_same_object())


@explains(PermanentsEntered)
def permanents_entered(_before: Game, event: PermanentsEntered, game: Game) -> Explanation:
    """Explain that permanents entered the battlefield, and in which state."""
    parts = [
        (
            game.label(one.id),
            _size(game, one.id),
            game.label(one.controller),
            tuple(_state(game, event, one)),
        )
        for one in event.permanents
    ]
    spell = called(event.spell.name) if event.spell is not None else ""
    changes = (clause for one in event.permanents for clause in _without_its_abilities(game, one.id))
    told = words.entered(parts, spell)
    return Explanation(told, cited(event.rule), " ".join(_kept_alive(game, event)), tuple(changes))


def _without_its_abilities(game: Game, entered: ObjectId) -> Iterator[str]:
    """Yield what takes abilities away from a permanent as it enters, which it enters without (CR 603.6a)."""
    yield from (
        words.enters_without(game.label(entered), one.in_short) for one in reasons(game, entered) if one.takes
    )


def _kept_alive(game: Game, event: PermanentsEntered) -> Iterator[str]:
    """Yield that only counters keep creatures alive that are printed with toughness 0 or less."""
    sizes: dict[str, list[str]] = {}
    for one in event.permanents:
        printed, what = copiable(one), characteristics(game, one.id)
        if what.is_creature and one.counters and (printed.toughness or 0) <= 0 < what.toughness:
            sizes.setdefault(f"{printed.power}/{printed.toughness}", []).append(game.label(one.id))
    for size, those in sizes.items():
        yield words.only_counters_keep(those, size, "CR 704.5f")


def _state(game: Game, event: PermanentsEntered, permanent: Permanent) -> Iterator[str]:
    if permanent.status.tapped:
        yield words.tapped()
    elif permanent.printed is not None and _enters_tapped(permanent.printed):
        yield words.untapped()
    if permanent.id in event.attacking:
        yield words.attacking(game.label(event.attacking[permanent.id]), "CR 508.4")
    if permanent.id in event.blocking:
        yield words.blocking(game.label(event.blocking[permanent.id]), "CR 509.4")
    if permanent.attached_to is not None:
        yield words.attached_to(game.label(permanent.attached_to))
    yield from (words.with_counters(count, kind) for kind, count in permanent.counters.items())
    if permanent.front is not None:
        yield words.as_back_face(permanent.front.name)


def _size(game: Game, object_id: ObjectId) -> str:
    """Return power and toughness of a creature; empty of anything else."""
    what = characteristics(game, object_id)
    return f"{what.power}/{what.toughness}" if what.is_creature else ""
