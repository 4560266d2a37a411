"""Why a creature is as large as it is, and has what it has: layer by layer (CR 613)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.wording import grant_words
from core.model.cards import FACE_DOWN
from core.model.game import Game
from core.model.granting import granted_by
from core.rules.layers import characteristics
from core.terms.counters import power_toughness_change
from core.terms.ids import ObjectId
from core.terms.words import number_of


def why_it_is(game: Game, object_id: ObjectId) -> tuple[str, ...]:
    """Return what makes a permanent what it is, in the order in which it applies; one line if nothing does.

    CR 613.1f: keywords of counters and effects. CR 613.4c: counters, then effects on numbers.
    """
    permanent = game.permanent(object_id)
    card = FACE_DOWN if permanent.face_down else permanent.card
    printed = f"printed {card.power}/{card.toughness}" if card.power is not None else "as printed"
    lines = [f"{printed}{' (face down, CR 708.2a)' if permanent.face_down else ''}"]
    lines += _counters(game, object_id)
    if object_id in game.battlefield:
        lines += [
            f"{name}: {grant_words(effect)} (CR 613.4c)" for name, effect in granted_by(game, permanent)
        ]
    lines += [f"lost {keyword}" for keyword in sorted(permanent.lost_keywords)]
    what = characteristics(game, object_id)
    if len(lines) > 1 and what.is_creature:
        lines.append(f"so it is {what.power}/{what.toughness}")
    return tuple(lines)


def _counters(game: Game, object_id: ObjectId) -> Iterator[str]:
    for kind, count in game.permanent(object_id).counters.items():
        power, toughness = power_toughness_change(kind)
        if power or toughness:
            change = f"{power * count:+d}/{toughness * count:+d}"
            yield f"{number_of(count, f'{kind} counter')}: {change} (CR 613.4c)"
        else:
            yield number_of(count, f"{kind} counter")
