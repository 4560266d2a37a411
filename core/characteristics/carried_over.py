"""What is still true of a game after an event, so that it need not be worked out again."""

from __future__ import annotations

from core.abilities.amounts import CountedCards, CountersOn
from core.abilities.effects.emblem import Emblem
from core.abilities.effects.grants import Grants
from core.abilities.this_turn import HappenedThisTurn
from core.characteristics.continuous_effects import effects_in_force
from core.characteristics.remembering import of_objects
from core.model.game import Game
from core.model.notes import KnownObjects, Notes
from core.model.permanents import Permanent
from core.model.waiting_effects import Waiting
from core.terms.values import replace


def hand_on(before: Game, after: Game) -> Game:
    """Return `after`, which knows what was worked out for `before` as far as that rests on the same."""
    known = before.notes
    is_influenced = bool(effects_in_force(before))
    if _leaves_objects_alone(before, after, is_influenced=is_influenced):
        after.begin_with(Notes(known.objects, known.lasting))
        return after
    after.begin_with(Notes(KnownObjects(), known.lasting))
    if not is_influenced and not effects_in_force(after):
        _take_over_untouched(before, after)
    return after


def _leaves_objects_alone(before: Game, after: Game, *, is_influenced: bool) -> bool:
    """Whether all permanents are or last were what they were: whether all is the same that layers read.

    Of combat they read who fights whom, of what was there before to what it was attached, of all else
    what their conditions ask for. No effect in them asks for damage; `Grants` refuses that.
    """
    return (
        before.last_known is after.last_known
        and (before.effects is after.effects or _grants(before.effects) == _grants(after.effects))
        and (before.combat is after.combat or not is_influenced)
        and (_is_same_elsewhere(before, after) or not is_influenced or not _ask_elsewhere(before))
        and _have_same_permanents(before, after, is_influenced=is_influenced)
    )


def _is_same_elsewhere(before: Game, after: Game) -> bool:
    """Whether all is the same that conditions of effects read besides permanents and combat."""
    return (
        before.players is after.players
        and before.active_player == after.active_player
        and before.time_of_day == after.time_of_day
        and before.graveyard is after.graveyard
        and before.hand is after.hand
        and before.cast_this_turn is after.cast_this_turn
        and before.dealt_this_turn is after.dealt_this_turn
        and before.happened_this_turn is after.happened_this_turn
    )


@of_objects
def _ask_elsewhere(game: Game) -> bool:
    """Whether an effect, or one that it may give, asks for or counts more than permanents."""
    in_force = [effect.grants for effect in effects_in_force(game)]
    given = [one for grants in in_force for one in grants.abilities if isinstance(one, Grants)]
    every = (*in_force, *given)
    if any(isinstance(grants.for_each, CountedCards | CountersOn | HappenedThisTurn) for grants in every):
        return True
    conditions = [grants.as_long_as for grants in every]
    return any(condition is not None and condition.objects is None for condition in conditions)


def _have_same_permanents(before: Game, after: Game, *, is_influenced: bool) -> bool:
    one, other = before.battlefield, after.battlefield
    if one is other:
        return True
    if len(one) != len(other):
        return False
    changed = [pair for pair in zip(one.values(), other.values(), strict=True) if pair[0] is not pair[1]]
    return all(_is_same(was, now, is_influenced=is_influenced) for was, now in changed)


def _take_over_untouched(before: Game, after: Game) -> None:
    """Let `after` know what is known of permanents that are the same, which no effect makes different."""
    objects = after.notes.objects
    for object_id, what in before.notes.objects.items():
        now = after.battlefield.get(object_id) or after.last_known.get(object_id)
        was = before.battlefield.get(object_id) or before.last_known.get(object_id)
        if now is was or (now and was and _is_same(was, now, is_influenced=False)):
            objects[object_id] = what


def _is_same(was: Permanent, now: Permanent, *, is_influenced: bool) -> bool:
    """Whether two permanents differ only in what the layers do not read.

    Only filters of effects read whether something is tapped.
    """
    is_same_side_up = was.status.face_down is now.status.face_down
    return was == replace(
        now,
        status=was.status if is_same_side_up and not is_influenced else now.status,
        damage=was.damage,
        deathtouched=was.deathtouched,
        summoning_sick=was.summoning_sick,
        loyalty_used=was.loyalty_used,
        activated=was.activated,
        used_up=was.used_up,
        modes_chosen=was.modes_chosen,
        goaded_by=was.goaded_by,
        exerted_by=was.exerted_by,
        protector=was.protector,
    )


def _grants(effects: tuple[Waiting, ...]) -> list[Waiting]:
    return [waiting for waiting in effects if isinstance(waiting.effect, Grants | Emblem)]
