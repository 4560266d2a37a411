"""What if: a playthrough whose decision was another, played from there on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from core.apply.apply import apply
from core.events.event import Event
from core.events.flow import PlayStopped
from core.model.game import Game
from core.play.playthrough import Decision, Frame, Playthrough
from core.play.prefix import last_restart, procedure_at
from core.rules.choices.choice import Answer, Choice
from core.rules.procedure import Procedure


def what_if(playthrough: Playthrough, decision: Decision, answer: Answer) -> Iterator[Frame]:
    """Yield the frames that follow `decision` if it is answered with `answer`, all later ones by default.

    They are played as they are asked for: who needs the next few does not wait for the rest.
    """
    procedure = _asking(playthrough, decision)
    game = decision.game
    try:
        request = procedure.send(answer)
        while True:
            if isinstance(request, Choice):
                request = procedure.send(request.default(game))
            else:
                before, game = game, apply(game, request)
                yield Frame(request, before, game)
                if isinstance(request, PlayStopped):
                    return
                request = procedure.send(game)
    except StopIteration:
        return


def _asking(playthrough: Playthrough, decision: Decision) -> Procedure[Game]:
    """Return the rules' procedure at the point where it asks for `decision`.

    It begins where the rules can go on last before that. From there it is told what it was told before,
    so nothing is worked out twice that frames hold.
    """
    number = next(n for n, one in enumerate(playthrough.decisions) if one is decision)
    before = last_restart(playthrough.decisions, number, decision.frame)
    restart = playthrough.decisions[before] if before is not None else None
    procedure = procedure_at(restart, playthrough.start, playthrough.span)
    frames = iter(playthrough.frames[restart.frame if restart is not None else 0 :])
    decisions = iter(playthrough.decisions[before or 0 :])
    request: Event | Choice[Any] = next(procedure)
    while True:
        if isinstance(request, Choice):
            asked = next(decisions)
            if asked is decision:
                return procedure
            assert asked.answer is not None  # noqa: S101 - only the last decision is without one
            request = procedure.send(asked.answer)
        else:
            request = procedure.send(next(frames).game)
