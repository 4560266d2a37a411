"""Explaining permanents that phase out and in."""

from __future__ import annotations

from core.events.phasing import PhasedIn, PhasedOut
from core.explain.explaining import explains
from core.explain.explanation import Explanation, names
from core.model.combat import Combat
from core.model.game import Game
from core.rules.zones.phasing import IN_UNTAP_STEP
from core.terms.rule_numbers import cited
from core.words.english import permanents as words


@explains(PhasedOut, PhasedIn)
def phased(before: Game, event: PhasedOut | PhasedIn, game: Game) -> Explanation:
    """Explain who phases out or in."""
    return _phased_out(before, event) if isinstance(event, PhasedOut) else _phased_in(game, event)


def _phased_out(before: Game, event: PhasedOut) -> Explanation:
    """Explain who phases out, who goes along, and who leaves combat by it."""
    directly = names(before, (one for one in event.objects if one not in event.along_with))
    combat = before.combat or Combat()
    details = [
        words.phases_out_indirectly(before.label(one), before.label(bearer), "CR 702.26g")
        for one, bearer in event.along_with.items()
    ]
    because = [words.as_though_it_did_not_exist(len(event.objects))]
    because += [
        words.phasing_removes_from_combat(before.label(one), "CR 506.4")
        for one in event.objects
        if one in combat.attackers or one in combat.blockers or one in combat.attacked
    ]
    told = words.phases_out(directly, names(before, event.along_with))
    details += _untap_step(before, event)
    return Explanation(told, cited(event.rule), " ".join(because), tuple(details))


def _phased_in(game: Game, event: PhasedIn) -> Explanation:
    """Explain who phases in, and as what."""
    because = [words.phased_in_is_same_object(len(event.objects), "CR 702.26d")]
    because += [words.attached_to_nothing(name, "CR 702.26i") for name in names(game, event.unattached)]
    told = words.phases_in(names(game, event.objects))
    return Explanation(told, cited(event.rule), " ".join(because), tuple(_untap_step(game, event)))


def _untap_step(game: Game, event: PhasedOut | PhasedIn) -> tuple[str, ...]:
    """Return what the untap step has to do with it; nothing if it has not."""
    if event.rule != IN_UNTAP_STEP:
        return ()
    return (words.untap_step_phasing(game.label(game.active_player), "CR 702.26a"),)
