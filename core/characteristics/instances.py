"""How many instances of a keyword an object has; only rules that no longer hold ask for that."""

from __future__ import annotations

from core.abilities.keywords import Keyword
from core.characteristics.copiable_values import copiable
from core.characteristics.current import characteristics
from core.characteristics.layer import Layer
from core.characteristics.layer_steps import steps
from core.model.game import Game
from core.terms.ids import ObjectId


def instances_of(game: Game, permanent: ObjectId, keyword: Keyword) -> int:
    """Return how often a permanent on the battlefield has a keyword: by itself, and from each effect.

    CR 113.10b: what takes an ability away takes all its instances.
    """
    if not characteristics(game, permanent).has(keyword):
        return 0
    count = int(keyword in copiable(game.battlefield[permanent]).keywords)
    for step in steps(game):
        if step.layer is Layer.ABILITY and step.effect is not None and permanent in step.reached:
            grants = step.effect.grants
            if grants.loses_abilities or keyword in grants.loses:
                count = 0
            count += grants.gains.count(keyword)
    return count
