"""What a script decides and nobody asks for."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice

from core.explain.questions import asked
from core.model.game import Game
from core.play.playthrough import Decision, Playthrough
from core.play.script import Resolve, Scripted
from core.rules.choices.picking import Chosen, Targets
from core.rules.eras import has_damage_order
from core.rules.priority_choice import Priority
from core.scenario.action_entries import ActivateSpec, CastSpec
from core.scenario.entries import ChooseSpec, EntrySpec, OrderSpec, key_of
from core.scenario.format import Scenario
from core.terms.ids import ObjectId
from core.words.english import names
from core.words.english.errors import differences as words


def unused_entries(scenario: Scenario, playthrough: Playthrough) -> tuple[str, ...]:
    """Return a few words for each entry of the script that no question was found for: `the blocks`."""
    told = (_words(scenario.script[index], playthrough.game) for index in playthrough.unused)
    return tuple(dict.fromkeys(told))


def why_unused(scenario: Scenario, playthrough: Playthrough) -> Iterator[str]:
    """Yield, for each such entry, why nothing asked for it, and which entry stands in the wrong place.

    An entry waits for its question, and those after it wait for it: what they answer may have been
    asked, and answered by default, before their turn came. A damage assignment order is meant for the era
    that has one, and nothing is wrong with it in the others.
    """
    for index in playthrough.unused:
        if isinstance(scenario.script[index], OrderSpec) and not has_damage_order(scenario.era):
            continue
        missed = _last_missed(playthrough, index)
        if missed is None:
            yield _never_asked(playthrough, index)
        else:
            yield _why_missed(scenario, playthrough, index, missed)


def _never_asked(playthrough: Playthrough, index: int) -> str:
    """Return that nothing asked for an entry, and of what was asked while it waited what comes nearest."""
    entry = playthrough.script[index]
    told = words.never_asked(index + 1)
    nearest = _nearest(playthrough, index, entry) if isinstance(entry, Scripted) else None
    if nearest is None:
        is_choice = isinstance(entry, Scripted) and isinstance(entry.answer, _CHOSEN)
        return words.maybe_forced(told) if is_choice else told
    choice, game = nearest.choice, nearest.game
    step = game.step.words if game.step is not None else ""
    answers = [choice.written(one, None) for one in islice(choice.answers(game), _FEW + 2)]
    entries = [json.dumps({key: said}) for key, said in (next(iter(one.items())) for one in answers) if said]
    told = words.asked_instead(told, asked(game, choice), step, entries[:_FEW], is_all=len(entries) <= _FEW)
    return told if nearest.next_entry == index else words.before_resolving(told, nearest.next_entry + 1)


_FEW = 3


def _nearest(playthrough: Playthrough, index: int, entry: Scripted) -> Decision | None:
    """Return the first question of such a kind that was answered by default while an entry waited."""
    kinds = _CHOSEN if isinstance(entry.answer, _CHOSEN) else (type(entry.answer),)
    first = index
    while first and isinstance(playthrough.script[first - 1], Resolve):
        first -= 1
    waited = (one for one in playthrough.decisions if one.entry is None and first <= one.next_entry <= index)
    alike = [one for one in waited if issubclass(one.choice.answered_by, kinds)]
    of_player = (one for one in alike if entry.by in {None, one.choice.player})
    return next(of_player, alike[0] if alike else None)


_CHOSEN = (Chosen, Targets)
"""What files write as `choose`, whichever is asked for."""


def missed_before_refusal(scenario: Scenario, playthrough: Playthrough, refused: int) -> Iterator[str]:
    """Yield, for each entry after the refused one that came too late for its question, where it belongs.

    Perhaps that is why the answer was refused. What players do with priority can be done again and again,
    so it never comes too late.
    """
    for index in range(refused + 1, len(playthrough.script)):
        missed = _last_missed(playthrough, index)
        if missed is not None and not isinstance(missed.choice, Priority):
            yield _why_missed(scenario, playthrough, index, missed)


def _why_missed(scenario: Scenario, playthrough: Playthrough, index: int, missed: Decision) -> str:
    what, waiting = (
        _words(scenario.script[number], playthrough.game) for number in (index, missed.next_entry)
    )
    step = missed.game.step.words if missed.game.step is not None else ""
    early = words.asked_early(index + 1, what, step)
    if missed.next_entry in playthrough.unused:
        return words.stuck_behind(early, missed.next_entry + 1, waiting)
    return words.put_before(early, missed.next_entry + 1, waiting)


def _last_missed(playthrough: Playthrough, index: int) -> Decision | None:
    """Return the last decision that an entry would have answered, had its turn come, if there is one."""
    entry = playthrough.script[index]
    if not isinstance(entry, Scripted) or not entry.answer.is_asked_for(playthrough.start.era):
        return None
    missed = (
        decision
        for decision in reversed(playthrough.decisions)
        if decision.entry is None
        and decision.next_entry < index
        and entry.answers(decision.game, decision.choice)
    )
    return next(missed, None)


def _words(entry: EntrySpec, game: Game) -> str:
    match entry:
        case ChooseSpec():
            return words.choice([_name(game, chosen) for chosen in entry.named])
        case CastSpec(cast=card):
            return words.casting(card)
        case ActivateSpec(activate=which):
            return names.ability(_name(game, which.object))
        case _:
            return words.entry(key_of(entry))


def _name(game: Game, named: str) -> str:
    known = named in game.players or named in game.battlefield or named in game.last_known
    return game.label(ObjectId(named)) if known else named
