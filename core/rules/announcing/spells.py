"""What a card is as a spell: what it does, its modes, the object it is on the stack (CR 601.2a)."""

from __future__ import annotations

from core.abilities.card_texts.chosen_modes import in_modes
from core.abilities.card_texts.stack_abilities import Spell
from core.abilities.effects.on_entering import EntersEffect
from core.abilities.filters import Recipients
from core.abilities.keyword_abilities import Enchant, Shorthand
from core.abilities.keywords import TURN_FACE_UP
from core.abilities.subjects import TargetSpec
from core.model.cards import (
    Card,
    as_face_down,
    bestowed,
    is_permanent_card,
    may_be_bestowed,
    spell_of,
)
from core.model.game import Game
from core.model.permanents import Permanent, Status
from core.rules.choices.actions import Way
from core.terms.card_types import CardType
from core.terms.ids import PlayerId, RecipientId, id_on_stack
from core.terms.mana import has_x
from core.terms.values import replace


def as_spell(card: Card, modes: tuple[int, ...] = (), *, is_kicked: bool = False) -> Spell | None:
    """Return what a card is as a spell: a permanent card becomes a permanent, an Aura has a target.

    `modes`: those chosen of a modal spell, from 1 on; empty while none are. `is_kicked`: whether it is
    kicked, so that it has the targets that it has only then (CR 702.33g).
    """
    if not is_permanent_card(card):
        spell = spell_of(card)
        return in_modes(spell.as_kicked(is_kicked=is_kicked), modes) if spell is not None else None
    if CardType.LAND in card.types:  # CR 305.1: a land is never a spell
        return None
    told = spell_of(card)
    return Spell(
        targets=tuple(_enchant_target(a) for a in card.abilities if isinstance(a, Enchant)),
        does=(),
        pays=told.pays if told is not None else None,
    )


def ways_to_cast(card: Card) -> tuple[Way, ...]:
    """Return how else than for its mana cost a card may be cast."""
    words = {one.word for one in card.abilities if isinstance(one, Shorthand)}
    face_down: tuple[Way, ...] = ("face_down",) if words & {*TURN_FACE_UP} else ()
    return (*face_down, "bestow") if may_be_bestowed(card) else face_down


def in_way(card: Card, way: Way | None) -> Card:
    """Return what a card is as a spell that is cast like this (CR 702.37c, 708.4, 702.103d)."""
    match way:
        case "face_down":
            return as_face_down(card)
        case "bestow":
            return bestowed(card)
        case None:
            return card


def announces_x(card: Card) -> bool:
    """Whether X is announced for a card's mana cost (CR 107.3a), or for how it enters (CR 107.3m)."""
    return has_x(card.mana_cost) or any(
        isinstance(text, EntersEffect) and text.times == "x" for text in card.effects
    )


def _enchant_target(ability: Enchant) -> TargetSpec:
    """Return what an Aura spell may target (CR 303.4a)."""
    match ability.what:
        case "player":
            return TargetSpec(what=Recipients(players="any"))
        case "opponent":
            return TargetSpec(what=Recipients(players="opponent"))
        case wanted:
            return TargetSpec(what=Recipients(objects=wanted))


def mode_name(card: Card, modes: tuple[int, ...]) -> str:
    """Return the name of the mode of a modal spell, or its number from 1 on; empty if it is not just one."""
    every = spell.modes if (spell := spell_of(card)) is not None else ()
    numbers = [number for number in modes if 0 < number <= len(every)]
    return (every[numbers[0] - 1].name or str(numbers[0])) if len(numbers) == 1 else ""


def as_object(
    game: Game, player: PlayerId, card: Card, owner: PlayerId | None = None, front: Card | None = None
) -> Permanent:
    """Return a spell as the object that deals damage; it is never on the battlefield.

    `front`: the front face of what is cast with its back face up (CR 712.8c).
    """
    return Permanent(
        id=id_on_stack(card.name, game.made + 1),
        card=card,
        front=front,
        owner=owner or player,
        controller=player,
        entered_under=player,
    )


def cast_so(stand_in: Permanent, way: Way | None, targets: tuple[RecipientId, ...]) -> Permanent:
    """Return a spell as the object that it is if it is cast face down, or bestowed on its target."""
    match way:
        case "face_down":
            return replace(stand_in, status=Status(face_down=True))
        case "bestow" if targets:
            return replace(stand_in, attached_to=targets[0])
        case _:
            return stand_in


def with_object(game: Game, stand_in: Permanent) -> Game:
    """Return the game in which what a spell is can be asked for before it is cast."""
    return replace(game, last_known=game.last_known.with_({stand_in.id: stand_in}))
