"""More players at the table, or fewer; each change is one step of undo."""

from __future__ import annotations

from collections.abc import Callable

from core.scenario.changes import with_player, without
from gui.session import Session
from gui.translation import tr

_FEWEST, _MOST = 2, 6
_NAMES = ("Raj", "Sofia", "Tomo", "Uma")


def add(session: Session, say: Callable[[str], None]) -> None:
    """Add a player; say why if there is no room."""
    count = len(session.scenario.players)
    if count < _MOST:
        name = _NAMES[count - _FEWEST]
        session.edit(with_player(session.scenario, name), tr("Add {player}").format(player=name))
    else:
        say(tr("A board has room for {count} players.").format(count=_MOST))


def remove_last(session: Session, say: Callable[[str], None]) -> None:
    """Remove the last player with all they have; say why if nobody can go."""
    last = session.scenario.players[-1]
    if len(session.scenario.players) > _FEWEST:
        text = tr("Remove {player}").format(player=last.name or last.id)
        session.edit(without(session.scenario, [last.id]), text, frame=0)
    else:
        say(tr("A game needs at least two players."))
