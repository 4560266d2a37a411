"""Explaining permanents that phase out and in."""

from __future__ import annotations

from core.events.phasing import PhasedIn, PhasedOut
from core.explain.explaining import explains
from core.explain.explanation import Explanation, names, sentence
from core.model.combat import Combat
from core.model.game import Game
from core.rules.zones.phasing import IN_UNTAP_STEP
from core.terms.rule_numbers import cited
from core.terms.words import listed, possessive, some_of


@explains(PhasedOut, PhasedIn)
def phased(before: Game, event: PhasedOut | PhasedIn, game: Game) -> Explanation:
    """Explain who phases out or in."""
    return _phased_out(before, event) if isinstance(event, PhasedOut) else _phased_in(game, event)


def _phased_out(before: Game, event: PhasedOut) -> Explanation:
    """Explain who phases out, who goes along, and who leaves combat by it."""
    directly = names(before, (one for one in event.objects if one not in event.along_with))
    who = some_of(directly)
    told = f"{who} {_verb(directly, 'out')}"
    if event.along_with:
        told += f", and along with {_them(directly)} {listed(names(before, event.along_with))}"
    told = f"{_untap_step(before, event)}{told}"
    as_though = "it does" if len(event.objects) == 1 else "they do"
    told += f": from now on, the game goes on as though {as_though} not exist ({cited(event.rule)})"
    lines = [
        f"{before.label(one)} is attached to {before.label(bearer)} and phases out indirectly (CR 702.26g)."
        for one, bearer in event.along_with.items()
    ]
    combat = before.combat or Combat()
    lines += [
        f"{before.label(one)} is removed from combat, because it phases out (CR 506.4)."
        for one in event.objects
        if one in combat.attackers or one in combat.blockers or one in combat.attacked
    ]
    return Explanation(sentence(told), tuple(lines))


def _phased_in(game: Game, event: PhasedIn) -> Explanation:
    """Explain who phases in, and as what."""
    who = names(game, event.objects)
    still = "It is" if len(who) == 1 else "They are"
    told = _untap_step(game, event)
    told += f"{some_of(who)} {_verb(who, 'in')} ({cited(event.rule)}). {still} no new object: what was on "
    told += f"{_them(who)}, and what has not ended meanwhile, is still there (CR 702.26d)"
    lines = tuple(
        f"What {name} was attached to is not there any more: it is attached to nothing (CR 702.26i)."
        for name in names(game, event.unattached)
    )
    return Explanation(sentence(told), lines)


def _untap_step(game: Game, event: PhasedOut | PhasedIn) -> str:
    """Return what the untap step has to do with it; nothing if it has not."""
    if event.rule != IN_UNTAP_STEP:
        return ""
    who = possessive(game.label(game.active_player))
    told = f"In {who} untap step, before anything untaps, permanents of theirs that have phasing phase out"
    return f"{told}, and at the same time those that are phased out phase in (CR 702.26a). "


def _verb(who: tuple[str, ...], way: str) -> str:
    return f"{'phases' if len(who) == 1 else 'phase'} {way}"


def _them(who: tuple[str, ...]) -> str:
    return "it" if len(who) == 1 else "them"
