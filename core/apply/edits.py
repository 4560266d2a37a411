"""`apply` for what the person at the table changed by hand."""

from __future__ import annotations

from typing import assert_never

from core.abilities.effects.grants import Grants
from core.abilities.filters import Objects
from core.abilities.keywords import Keyword
from core.apply.draft import Draft
from core.events.edits import Edited, ObjectEdit, PlayerEdit
from core.model.cards import Card
from core.model.permanents import ByHand
from core.terms.values import replace


def apply_edited(draft: Draft, event: Edited) -> None:
    """Write what was changed by hand."""
    match event.edit:
        case ObjectEdit() as edit:
            _edit_object(draft, edit)
        case PlayerEdit() as edit:
            _edit_player(draft, edit)
        case _:
            assert_never(event.edit)


def _edit_object(draft: Draft, edit: ObjectEdit) -> None:
    permanent = draft.before.on_battlefield(edit.object) or draft.before.permanent(edit.object)
    draft.change_permanent(
        edit.object,
        card=_edited_card(permanent.card, edit),
        status=permanent.status if edit.tapped is None else replace(permanent.status, tapped=edit.tapped),
        damage=permanent.damage if edit.damage is None else edit.damage,
    )
    if edit.controller is not None and edit.controller != permanent.controller:
        # CR 302.6: the new controller has not had it since their turn began
        draft.change_permanent(edit.object, controller=edit.controller, summoning_sick=True)
    if edit.gain or edit.lose:
        by_hand = (*permanent.by_hand, _by_hand(edit, draft.tick()))
        draft.change_permanent(edit.object, by_hand=by_hand)
    if edit.attached_to is not None:
        draft.attach(edit.object, edit.attached_to)
    for kind, amount in edit.counters.items():
        draft.add_counters(edit.object, kind, amount)


def _edited_card(card: Card, edit: ObjectEdit) -> Card:
    return replace(
        card,
        power=card.power if edit.power is None else edit.power,
        toughness=card.toughness if edit.toughness is None else edit.toughness,
        types=card.types if edit.types is None else edit.types,
        colors=card.colors if edit.colors is None else edit.colors,
        # a color given by hand is one that an effect gives: what defines its color comes before (CR 613.3)
        keywords=card.keywords if edit.colors is None else card.keywords - {Keyword.DEVOID},
    )


def _by_hand(edit: ObjectEdit, timestamp: int) -> ByHand:
    effect = Grants(objects=Objects(), gains=edit.gain, loses=edit.lose)
    return ByHand(timestamp=timestamp, effect=effect)


def _edit_player(draft: Draft, edit: PlayerEdit) -> None:
    if edit.life is not None:
        draft.change_player(edit.player, life=edit.life)
    for kind, amount in edit.counters.items():
        draft.add_counters(edit.player, kind, amount)
