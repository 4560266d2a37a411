"""What the magnifier says of a card: how it is printed, how it is now, and why."""

from __future__ import annotations

from collections.abc import Iterator

from core.explain.characteristics import why_it_is
from core.explain.explanation import label
from core.model.cards import Card
from core.model.game import Game
from core.model.permanents import Permanent
from core.model.stack import OnStack
from core.terms.ids import ObjectId, RecipientId
from core.terms.values import Value
from gui.table.picture.card_face import CardFace, face_of, printed_face
from gui.table.picture.counter_words import counter_words
from gui.table.spoken import own_combat_words
from gui.translation import listed, tr


class CloseUp(Value, kw_only=False):
    """A card as the magnifier shows it.

    Attributes:
        face: how it is printed, for its picture and what is written on it.
        name: what a reader knows it by.
        now: how it is now, besides what is printed; a line each.
        why: what makes it so, in order of application, with the rules.
        change: how power plus toughness differ from the printed ones: -1, 0 or 1.
    """

    face: CardFace
    name: str
    now: tuple[str, ...] = ()
    why: tuple[str, ...] = ()
    change: int = 0


def close_up(game: Game, subject: RecipientId | None) -> CloseUp | None:
    """Return what there is to say of a permanent, a card in a hand, or what something on the stack is of."""
    permanent = _permanent(game, ObjectId(subject or ""))
    if permanent is not None:
        return _of_permanent(game, permanent)
    held = next((one.card for one in game.hand if one.id == subject), None)
    return _of_card(held) if held is not None else None


def _permanent(game: Game, subject: ObjectId) -> Permanent | None:
    there = game.on_battlefield(subject)
    on_stack = (one for one in game.stack if isinstance(one, OnStack) and subject in {one.id, one.source})
    source = next((one.source for one in on_stack), None)
    return there or (game.last_known.get(source) if source is not None else None)


def _of_card(card: Card) -> CloseUp:
    return CloseUp(printed_face(card), card.name)


def _of_permanent(game: Game, permanent: Permanent) -> CloseUp:
    printed = printed_face(permanent.copiable)
    if permanent.id not in game.battlefield:
        now = (
            (tr("phased out: treated as though it doesn't exist (CR 702.26b)"),)
            if permanent.id in game.phased_out
            else ()
        )
        return CloseUp(printed, permanent.label, now)
    face = face_of(game, permanent.id)
    reasons = why_it_is(game, permanent.id)
    return CloseUp(
        face=printed,
        name=permanent.label,
        now=tuple(_now(game, permanent, face)),
        why=reasons if len(reasons) > 1 else (),
        change=face.change,
    )


def _now(game: Game, permanent: Permanent, face: CardFace) -> Iterator[str]:
    printed = printed_face(permanent.copiable)
    if face.numbers != printed.numbers:
        yield face.numbers or tr("not a creature")
    if face.types != printed.types and not face.face_down:
        yield face.types
    if face.mana_value != printed.mana_value:
        yield tr("mana value {number}").format(number=face.mana_value)
    yield from _abilities(face, printed)
    if face.loyalty is not None and face.loyalty != printed.loyalty:
        yield tr("{count} loyalty").format(count=face.loyalty)
    if face.defense is not None and face.defense != printed.defense:
        yield tr("{count} defense").format(count=face.defense)
    yield from (counter_words(kind, count) for kind, count in face.counters)
    if face.damage:
        words = tr("{count} damage")
        if face.is_lethal:
            words = (
                tr("{count} of {lethal} damage: lethal") if face.lethal_at else tr("{count} damage: lethal")
            )
        elif face.lethal_at:
            words = tr("{count} of {lethal} damage")
        yield words.format(count=face.damage, lethal=face.lethal_at)
    yield from own_combat_words(game, permanent.id)
    yield from _states(face)
    if face.face_down:  # a table for two who practice: each may look at everything (CR 708.5)
        yield tr("the card is {card}").format(card=permanent.card.name)
    if permanent.attached_to is not None:
        yield tr("attached to {what}").format(what=label(game, permanent.attached_to))
    if face.protector:
        yield tr("protected by {player}").format(player=face.protector)


def _states(face: CardFace) -> Iterator[str]:
    states = (
        (tr("tapped"), face.tapped),
        (tr("face down"), face.face_down),
        (tr("token"), face.is_token),
        (tr("copy"), face.is_copy),
    )
    yield from (words for words, is_so in states if is_so)
    yield from (badge.words for badge in face.badges)


def _abilities(face: CardFace, printed: CardFace) -> Iterator[str]:
    """Yield which abilities it has now that are not printed, and which it has lost."""
    had, has = _said(printed), _said(face)
    given, lost = [one for one in has if one not in had], [one for one in had if one not in has]
    keywords = {mark.words for mark in (*face.marks, *printed.marks)}
    for words, which in ((tr("also has {abilities}"), given), (tr("has lost {abilities}"), lost)):
        if short := [one for one in which if one in keywords]:
            yield words.format(abilities=listed(short))
        yield from (
            words.format(abilities=f"\N{LEFT DOUBLE QUOTATION MARK}{one}\N{RIGHT DOUBLE QUOTATION MARK}")
            for one in which
            if one not in keywords
        )


def _said(face: CardFace) -> list[str]:
    return [*(mark.words for mark in face.marks), *face.rules]
