"""Instructions about players: life, cards, losing the game."""

from __future__ import annotations

from typing import Any

from core.abilities.instructions.leaving_and_returning import SacrificeOfChoice
from core.abilities.instructions.to_players import ChangeLife, DrawNow, ExileTop, LoseGame
from core.language.english.instructions.clauses import INSTRUCTIONS
from core.language.english.subjects import YOU

says = INSTRUCTIONS.says

for _kind, _verb in (("gain_life_now", "gain"), ("lose_life_now", "lose")):
    says(ChangeLife, f"you {_verb} {{amount:much}} life", kind=_kind, who=YOU)
    says(ChangeLife, f"you {_verb} life equal to {{amount:equal}}", kind=_kind, who=YOU)
    says(ChangeLife, f"{{who}} {_verb}s {{amount:much}} life", kind=_kind)
    says(ChangeLife, f"{{who}} {_verb}s life equal to {{amount:equal}}", kind=_kind)

says(DrawNow, "draw a card", also=("you draw a card",), who=YOU, amount=1)
says(DrawNow, "draw {amount:many} cards", also=("you draw {amount:many} cards",), who=YOU)
says(DrawNow, "draw cards equal to {amount:equal}", also=("you draw cards equal to {amount:equal}",), who=YOU)
says(DrawNow, "{who} draws a card", amount=1)
says(DrawNow, "{who} draws {amount:many} cards")
says(DrawNow, "{who} draws cards equal to {amount:equal}")

says(ExileTop, "exile the top card of your library", who=YOU)
says(ExileTop, "{who} exiles the top card of their library")
says(LoseGame, "you lose the game", who=YOU)
says(LoseGame, "{who} loses the game")

for _who, _end, _own in (("you ", "", YOU), ("{who} ", "s", None)):
    _fixed: dict[str, Any] = {} if _own is None else {"who": _own}
    _also = "" if _own is None else "sacrifice"
    _of_choice = "" if _own is not None else " of their choice"
    says(
        SacrificeOfChoice,
        f"{'sacrifice' if _own else f'{_who}sacrifices'} {{what:a permanent}}{_of_choice}",
        also=(f"{_who}sacrifice{_end} {{what:a permanent}}",),
        amount=1,
        **_fixed,
    )
    says(
        SacrificeOfChoice,
        f"{'sacrifice' if _own else f'{_who}sacrifices'} {{amount:many}} {{what:plural}}{_of_choice}",
        also=(f"{_who}sacrifice{_end} {{amount:many}} {{what:plural}}",),
        **_fixed,
    )
    says(
        SacrificeOfChoice,
        f"{'sacrifice' if _own else f'{_who}sacrifices'} a number of {{what:plural}}{_of_choice} "
        "equal to {amount:equal}",
        **_fixed,
    )
