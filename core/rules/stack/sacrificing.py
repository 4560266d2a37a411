"""Sacrificing permanents of a player's choice as an instruction says (CR 608.2d, 608.2e, 701.21a)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from core.abilities.filters import Objects
from core.characteristics.current import characteristics
from core.characteristics.filtering import speaks_of_object
from core.choices import ChooseOne, ChooseSome, Chosen, EffectRef, Targets, Violation
from core.events.causes import instruction_of
from core.model.effects import EffectId
from core.model.game import Game
from core.rules.procedure import Procedure, ask
from core.rules.stack.scene import Scene
from core.rules.zones.leaving_battlefield import leave_battlefield
from core.terms.card_types import CardType
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber, cited
from core.terms.words import listed, number_word, some_of

_RULES = {"sacrifice": RuleNumber("701.21a"), "tap": RuleNumber("701.26a")}


def sacrifice_of_choice(
    scene: Scene, players: tuple[PlayerId, ...], what: Objects, amount: int
) -> Procedure[Game]:
    """Have each player choose `amount` of their permanents; then all of these are sacrificed at once.

    CR 608.2e: they choose one after the other, and know what was chosen before them.
    CR 701.21a: a player sacrifices only what that player controls.
    """
    game = scene.game
    gone: tuple[ObjectId, ...] = ()
    for player in players:
        theirs = tuple(
            permanent.id
            for permanent in game.battlefield.values()
            if permanent.controller == player and speaks_of_object(scene.speaker, permanent.id, what)
        )
        gone += yield from choose_permanents(game, player, theirs, amount)
    return (yield from leave_battlefield(game, gone, "sacrifice", instruction_of(scene.item)))


def choose_permanents(
    game: Game,
    player: PlayerId,
    theirs: tuple[ObjectId, ...],
    amount: int,
    to: Literal["sacrifice", "tap"] = "sacrifice",
) -> Procedure[tuple[ObjectId, ...]]:
    """Have a player choose so many permanents; nothing is asked where all of them have to go.

    Offered first, and chosen by default, is what is cheapest to lose: what brings least into combat.
    """
    if len(theirs) <= amount or not amount:
        return theirs[:amount]
    cheapest_first = sorted(theirs, key=lambda one: _worth(game, one))
    among = tuple(EffectRef(id=EffectId(one), name=game.label(one)) for one in cheapest_first)
    if amount > 1:
        question = f"chooses {number_word(amount)} permanents to {to}"
        some = ChooseSome(player=player, question=question, among=among, count=amount, rule=_RULES[to])
        named = (yield from ask(some, Targets)).targets
        return tuple(ObjectId(ref.id) for ref in chosen_among(some, named))
    one = ChooseOne(player=player, question=f"chooses a permanent to {to}", among=among, rule=_RULES[to])
    value = (yield from ask(one, Chosen)).value
    return tuple(ObjectId(ref.id) for ref in among if value in {ref.id, ref.name})[:1]


def chosen_among(choice: ChooseSome, named: Iterable[str]) -> tuple[EffectRef, ...]:
    """Return what is named, by id or else by name, each once."""
    found: list[EffectRef] = []
    for name in named:
        left = [ref for ref in choice.among if ref not in found]
        fitting = [ref for ref in left if ref.id == name] or [ref for ref in left if ref.name == name]
        found.extend(fitting[:1])
    return tuple(found)


def default_some(choice: ChooseSome) -> Targets:
    """Return what costs least to choose."""
    return Targets(targets=tuple(ObjectId(ref.id) for ref in choice.among[: choice.count]))


def some_violations(choice: ChooseSome, answer: Targets) -> Iterator[Violation]:
    """Yield what is wrong with a choice: too many, too few, or something that is not there to choose."""
    found = chosen_among(choice, answer.targets)
    if len(found) == len(answer.targets) == choice.count:
        return
    names = listed(ref.name for ref in found)
    said = f"of these {names} can be chosen" if found else "none of these can be chosen"
    yield Violation(
        about=tuple(answer.targets),
        rule=choice.rule,
        sentence=f"{number_word(choice.count).capitalize()} different ones are needed, and {said} "
        f"({cited(choice.rule)}).",
        remedy=f"Name {number_word(choice.count)} of {some_of(ref.name for ref in choice.among)}.",
    )


def _worth(game: Game, one: ObjectId) -> tuple[int, int, int]:
    """Return what tells how much a permanent is worth on this table, less first.

    Lands come first, since no mana is counted here, and tokens; then creatures by power and
    toughness; then what is no creature and was put there for what it does.
    """
    what = characteristics(game, one)
    if game.battlefield[one].is_token or (what.types == {CardType.LAND}):
        return 0, what.power, what.toughness
    return 1 if what.is_creature else 2, what.power, what.toughness
