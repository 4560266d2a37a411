"""Keyword actions that make creatures grow: bolster, adapt, amass (CR 701.39a, 701.46a, 701.47a)."""

from __future__ import annotations

from core.abilities.effects.grants import Grants
from core.abilities.filters import Objects
from core.abilities.instructions.create_tokens import CreateTokens, TokenBody
from core.abilities.instructions.keyword_actions import Adapt, Amass, Bolster, Monstrosity
from core.characteristics.current import characteristics
from core.events.causes import instruction_of
from core.events.results import CountersPut
from core.events.spells_and_abilities import NothingDone
from core.events.status import BecameMonstrous
from core.model.game import Game
from core.model.waiting_effects import EffectId, Waiting
from core.rules.choices.one import ChooseOne
from core.rules.choices.picking import EffectRef
from core.rules.choices.purposes import WhoGrows
from core.rules.damage.result_effects import let_happen
from core.rules.instructions.lasting_effects import begin_effects
from core.rules.instructions.performing import perform, performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure, ask
from core.rules.triggers.happening import happen
from core.terms.called import Called
from core.terms.colors import Color
from core.terms.counters import PLUS_ONE
from core.terms.ids import ObjectId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import replace

_BOLSTER = RuleNumber("701.39a")
_ADAPT = RuleNumber("701.46a")
_AMASS = RuleNumber("701.47a")
_MONSTROSITY = RuleNumber("701.37a")
_ARMY = "Army"


@performs(Bolster)
def bolster(resolution: Resolution, part: Bolster) -> Procedure[Game]:
    """Let the weakest creature grow; of several with the least toughness, the one that is chosen."""
    game = resolution.game
    creatures = [one for one in _yours(resolution) if characteristics(game, one).is_creature]
    if not creatures:
        return (
            yield from happen(game, NothingDone(ability=resolution.item, why="no_creature", rule=_BOLSTER))
        )
    least = min(characteristics(game, one).toughness for one in creatures)
    weakest = tuple(one for one in creatures if characteristics(game, one).toughness == least)
    chosen = yield from _chosen(resolution, weakest, _BOLSTER)
    return (yield from _grow(resolution, chosen, resolution.how_much(part.amount), _BOLSTER))


@performs(Adapt)
def adapt(resolution: Resolution, part: Adapt) -> Procedure[Game]:
    """Let the object itself grow, unless it has a +1/+1 counter on it."""
    game, this = resolution.game, resolution.item.source
    if this not in game.battlefield:
        return game
    if game.battlefield[this].counters.get(PLUS_ONE):
        nothing = NothingDone(ability=resolution.item, why="has_counter", object=this, rule=_ADAPT)
        return (yield from happen(game, nothing))
    return (yield from _grow(resolution, this, resolution.how_much(part.amount), _ADAPT))


@performs(Monstrosity)
def monstrosity(resolution: Resolution, part: Monstrosity) -> Procedure[Game]:
    """Let the object itself grow and become monstrous, unless it is (CR 701.37a)."""
    game, this = resolution.game, resolution.item.source
    if this not in game.battlefield:
        return game
    if game.battlefield[this].monstrous:
        nothing = NothingDone(ability=resolution.item, why="monstrous", object=this, rule=_MONSTROSITY)
        return (yield from happen(game, nothing))
    game = yield from _grow(resolution, this, resolution.how_much(part.amount), _MONSTROSITY)
    became = BecameMonstrous(object=this, cause=instruction_of(resolution.item))
    return (yield from happen(game, became)) if this in game.battlefield else game


@performs(Amass)
def amass(resolution: Resolution, part: Amass) -> Procedure[Game]:
    """Create an Army if there is none, let one grow, and make it what is said besides what it is."""
    if not _armies(resolution):
        body = TokenBody(subtypes=(part.subtype, _ARMY), colors=(Color.BLACK,), power=0, toughness=0)
        game = yield from perform(resolution, CreateTokens(token=body))
        resolution = replace(resolution, game=game)
    armies = _armies(resolution)
    if not armies:  # an effect had something else happen (CR 701.47b)
        return resolution.game
    army = yield from _chosen(resolution, armies, _AMASS)
    game = yield from _grow(resolution, army, resolution.how_much(part.amount), _AMASS)
    if army not in game.battlefield or part.subtype in characteristics(game, army).subtypes:
        return game
    item = resolution.item
    joined = Waiting(
        id=EffectId(item.id),
        name=item.name,
        controller=item.controller,
        effect=Grants(objects=Objects(), subtypes=(part.subtype,)),
        subject=army,
        made_by=item.source,
    )
    return (yield from begin_effects(replace(resolution, game=game), (joined,)))


def _yours(resolution: Resolution) -> tuple[ObjectId, ...]:
    you = resolution.item.controller
    return tuple(one.id for one in resolution.game.battlefield.values() if one.controller == you)


def _armies(resolution: Resolution) -> tuple[ObjectId, ...]:
    what = [(one, characteristics(resolution.game, one)) for one in _yours(resolution)]
    return tuple(one for one, known in what if known.is_creature and _ARMY in known.subtypes)


def _chosen(resolution: Resolution, creatures: tuple[ObjectId, ...], rule: RuleNumber) -> Procedure[ObjectId]:
    """Have the controller choose one of these; nobody is asked if there is just one."""
    if len(creatures) == 1:
        return creatures[0]
    game = resolution.game
    strongest_first = sorted(creatures, key=lambda one: -characteristics(game, one).power)
    among = tuple(EffectRef(id=EffectId(one), name=Called(game.label(one))) for one in strongest_first)
    choice = ChooseOne(player=resolution.item.controller, purpose=WhoGrows(), among=among, rule=rule)
    return ObjectId((yield from ask(choice)).value)


def _grow(resolution: Resolution, one: ObjectId, amount: int, rule: RuleNumber) -> Procedure[Game]:
    if amount <= 0:
        return resolution.game
    item = resolution.item
    put = CountersPut(
        on=one, counter=PLUS_ONE, amount=amount, source=item.source, cause=instruction_of(item), rule=rule
    )
    return (yield from let_happen(resolution.game, (put,)))
