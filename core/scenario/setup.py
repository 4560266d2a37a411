"""From a scenario to the game it describes: everything is checked before anything is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Literal

from core.abilities.effects.emblem import Emblem
from core.abilities.effects.on_one_object import MustBlock
from core.characteristics.carried_over import hand_on
from core.model import monarchy
from core.model.cards import Card, works_elsewhere
from core.model.game import Game
from core.model.permanents import Origin, Permanent, Status, ZoneCard, as_permanent
from core.model.players import Player
from core.model.stack import OnStack
from core.model.waiting_effects import Afterwards, EffectId, Waiting, as_object
from core.scenario.card_problems import tokens_named
from core.scenario.checking import problems_of, script_problems
from core.scenario.combat_under_way import combat_problems, combat_under_way
from core.scenario.earlier import with_what_happened
from core.scenario.effects import EffectSpec, Lasting
from core.scenario.errors import Problem, ScenarioError, within
from core.scenario.format import ObjectSpec, PlayerSpec, Scenario
from core.scenario.known_cards import known_cards
from core.scenario.object_cards import card_of
from core.scenario.variations import Line, has_own_board, line_scenario, lines, variation_at
from core.terms.called import Called
from core.terms.card_types import CardType
from core.terms.counters import DEFENSE, LOYALTY, POISON, CounterKind
from core.terms.ids import ObjectId, PlayerId, card_id
from core.terms.subtypes import SIEGE
from core.terms.values import FrozenMap, replace
from core.words.english.errors import scenario_errors as words


def set_up(
    scenario: Scenario, library: Mapping[str, Card], source: str = "", earlier: Game | None = None
) -> Game:
    """Return the game as the scenario has it when play begins.

    Permanents that are as in an `earlier` game are the very same, and what was worked out for them is known.

    Raises:
        ScenarioError: ids that are double or unknown, cards that are unknown, objects that
            lack what their types need, or a combat under way that cannot be; says every place
            that is wrong.
    """
    problems = (*problems_of(scenario, library), *variation_problems(scenario, library))
    if problems:
        raise ScenarioError(source, problems)
    cards = known_cards(scenario, library)
    players = FrozenMap((player.id, player) for player in map(_player, scenario.players))
    active = PlayerId(scenario.active or scenario.players[0].id)
    permanents = _permanents(scenario, cards)
    if earlier is not None:
        permanents = tuple(_as_before(one, earlier) for one in permanents)
    unseen = _phased_out(scenario, permanents)
    effects = tuple(_waiting_effects(scenario, after=len(permanents)))
    hand = tuple(_cards(scenario, cards, "hand"))
    graveyard = tuple(_cards(scenario, cards, "graveyard"))
    game = Game(
        players=players,
        active_player=active,
        time_of_day=scenario.time,
        era=scenario.era,
        has_planeswalker_redirection=scenario.options.planeswalker_redirection,
        battlefield=FrozenMap((one.id, one) for one in permanents if one.id not in unseen),
        phased_out=unseen,
        last_known=FrozenMap(
            {
                **unseen,
                **_with_abilities_there(*hand, *graveyard),
                **_emblems(effects),
                **_spells_before(effects, cards),
                **_monarchy(players),
            }
        ),
        hand=hand,
        graveyard=graveyard,
        library=tuple(_cards(scenario, cards, "library")),
        effects=effects,
        named_cards=FrozenMap((name, cards[name]) for name in sorted(tokens_named(scenario))),
        made=len(permanents) + len(effects),
    )
    problems = tuple(combat_problems(scenario, game))
    if problems:
        raise ScenarioError(source, problems)
    combat = combat_under_way(scenario, game)
    game = with_what_happened(scenario, cards, replace(game, combat=combat) if combat else game)
    return hand_on(earlier, game) if earlier is not None and earlier.era == game.era else game


def variation_problems(scenario: Scenario, library: Mapping[str, Card]) -> Iterator[Problem]:
    """Yield what keeps variations from being set up and played, with the variation in its place."""
    for line in lines(scenario):
        if line:
            place = _variation(scenario, line)
            found = line_problems(scenario, line, library)
            known = {str(problem) for problem in _problems_above(scenario, line, library)} if found else set()
            yield from (Problem(within(place, p.place), p.fault) for p in found if str(p) not in known)


def line_problems(scenario: Scenario, line: Line, library: Mapping[str, Card]) -> tuple[Problem, ...]:
    """Return what keeps a variation from being set up and played, as `problems_of` does."""
    one, above = variation_at(scenario, line), line_scenario(scenario, line[:-1])
    if one.after > len(above.script):
        return (Problem("after", words.after_the_end(len(above.script))),)
    played = replace(line_scenario(scenario, line), notes=one.notes)
    if not has_own_board(scenario, line):
        return tuple(script_problems(played, library))
    try:
        set_up(played, library)
    except ScenarioError as error:
        return error.problems
    return ()


def _problems_above(scenario: Scenario, line: Line, library: Mapping[str, Card]) -> Iterator[Problem]:
    return problems_of(line_scenario(scenario, line[:-1]), library)


def _variation(scenario: Scenario, line: Line) -> str:
    """Return where a variation stands: `variation 2 (No block), variation 1`."""
    parts = (line[: end + 1] for end in range(len(line)))
    return within(
        *(
            words.variation(number=part[-1] + 1, name=variation_at(scenario, part).name or "")
            for part in parts
        )
    )


def _as_before(permanent: Permanent, earlier: Game) -> Permanent:
    """Return the permanent of an earlier game if that is the same in everything."""
    was = earlier.battlefield.get(permanent.id)
    return was if was is not None and was == permanent else permanent


def _with_abilities_there(*cards: ZoneCard) -> dict[ObjectId, Permanent]:
    """Return those of which an ability works in a hand or graveyard, as the objects that they are there."""
    return {one.id: as_permanent(one) for one in cards if works_elsewhere(one.card)}


def _monarchy(players: Mapping[PlayerId, Player]) -> dict[ObjectId, Permanent]:
    """Return what stands for the source of the monarch's abilities, if somebody is the monarch."""
    crowned = (monarchy.as_object(player.id) for player in players.values() if player.is_monarch)
    return {one.id: one for one in crowned}


def _emblems(effects: tuple[Waiting, ...]) -> dict[ObjectId, Permanent]:
    """Return those of the effects that are emblems, as the objects that they are in the command zone."""
    objects = (as_object(one) for one in effects if isinstance(one.effect, Emblem))
    return {one.id: one for one in objects}


def _spells_before(effects: tuple[Waiting, ...], cards: Mapping[str, Card]) -> dict[ObjectId, Permanent]:
    """Return the spells that made those of the effects that do something after preventing damage.

    What deals damage then is the spell (CR 609.7a): the card that the effect is named after, if one is known.
    """
    return {
        one.after.item.source: Permanent(
            id=one.after.item.source,
            card=cards.get(one.name.name) or Card(name=one.name.name, types=frozenset()),
            owner=one.controller,
            controller=one.controller,
            entered_under=one.controller,
        )
        for one in effects
        if one.after is not None
    }


def _player(spec: PlayerSpec) -> Player:
    counters = {CounterKind(kind): count for kind, count in spec.counters.items() if count}
    if spec.poison:
        counters[POISON] = spec.poison
    damage = FrozenMap((ObjectId(source), amount) for source, amount in spec.commander_damage.items())
    return Player(
        id=PlayerId(spec.id),
        name=spec.name or spec.id,
        life=spec.life,
        counters=FrozenMap(counters),
        commander_damage=damage,
        has_known_library=spec.library is not None,
        is_monarch=spec.monarch,
    )


def _permanents(scenario: Scenario, library: Mapping[str, Card]) -> tuple[Permanent, ...]:
    fronts = [card_of(spec, library) for spec in scenario.battlefield]
    cards = [_face_up(spec, card) for spec, card in zip(scenario.battlefield, fronts, strict=True)]
    names = [
        "" if spec.face_down else card.name for spec, card in zip(scenario.battlefield, cards, strict=True)
    ]
    alike = Counter(names)
    seen: Counter[str] = Counter()
    permanents: list[Permanent] = []
    every = zip(scenario.battlefield, cards, fronts, names, strict=True)
    for timestamp, (spec, card, front, name) in enumerate(every, start=1):
        seen[name] += 1
        permanents.append(
            Permanent(
                id=ObjectId(spec.id),
                card=card,
                front=front if card is not front else None,
                owner=PlayerId(spec.owner or spec.controller),
                controller=PlayerId(spec.controller),
                entered_under=PlayerId(spec.controller),
                number=seen[name] if alike[name] > 1 else 0,
                timestamp=timestamp,
                origin=_origin(spec),
                status=Status(tapped=spec.tapped, face_down=spec.face_down),
                started_untapped=not spec.tapped,
                summoning_sick=spec.summoning_sick,
                counters=_counters(spec, card),
                damage=spec.damage,
                deathtouched=spec.deathtouched,
                renowned=spec.renowned,
                saddled=spec.saddled,
                monstrous=spec.monstrous,
                goaded_by=tuple(map(PlayerId, spec.goaded_by)),
                exerted_by=frozenset({PlayerId(spec.controller)} if spec.exerted else ()),
                attached_to=ObjectId(spec.attached_to) if spec.attached_to else None,
                protector=_protector(spec, card, scenario),
            )
        )
    return tuple(permanents)


def _origin(spec: ObjectSpec) -> Origin:
    """Return what an object is made of; what a file calls a token is no commander as well (CR 903.3)."""
    if spec.token:
        return Origin.TOKEN
    return Origin.COMMANDER if spec.commander else Origin.CARD


def _face_up(spec: ObjectSpec, card: Card) -> Card:
    """Return the face of a card that is up when play begins."""
    return card.back if spec.transformed and card.back is not None else card


def _phased_out(scenario: Scenario, permanents: tuple[Permanent, ...]) -> FrozenMap[ObjectId, Permanent]:
    """Return those that are phased out when play begins, and what is so along with them (CR 702.26g)."""
    gone = {spec.id for spec in scenario.battlefield if spec.phased_out}
    along: dict[ObjectId, ObjectId] = {}
    while found := {
        one.id: ObjectId(one.attached_to)
        for one in permanents
        if one.attached_to in gone and one.id not in along
    }:
        along |= found
        gone |= set(found)
    return FrozenMap(
        (one.id, replace(one, phased_out_with=along.get(one.id))) for one in permanents if one.id in gone
    )


def _waiting_effects(scenario: Scenario, after: int) -> Iterator[Waiting]:
    """Yield the effects that wait, later than timestamp `after`; those of one name get ids of their own."""
    taken: Counter[str] = Counter()
    for timestamp, spec in enumerate(scenario.effects, start=after + 1):
        own = spec.id or spec.name
        taken[own] += 1
        one = spec.lasting
        is_lure = isinstance(one.effect, MustBlock)
        source = ObjectId(one.from_source) if one.from_source else None
        identity = EffectId(own if taken[own] == 1 else f"{own} {taken[own]}")
        yield Waiting(
            id=identity,
            name=Called(spec.name),
            timestamp=timestamp,
            controller=PlayerId(spec.controller),
            effect=one.effect,
            subject=ObjectId(one.protects) if one.protects else None,
            from_source=source if not is_lure else None,
            must_be_blocked=source if is_lure else None,
            redirect_to=ObjectId(one.redirect_to) if one.redirect_to else None,
            points=one.points,
            made_by=ObjectId(identity) if one.if_prevented or isinstance(one.effect, Emblem) else None,
            after=_afterwards(spec, one, ObjectId(identity)) if one.if_prevented else None,
            is_next_time=one.next_time,
            until=one.until,
        )


def _afterwards(spec: EffectSpec, one: Lasting, spell: ObjectId) -> Afterwards:
    """Return what is done after an effect has prevented damage, as if a spell had just made the effect."""
    targets = tuple(map(ObjectId, one.targets))
    item = OnStack(
        id=spell,
        name=Called(spec.name),
        controller=PlayerId(spec.controller),
        source=spell,
        is_spell=True,
        targets=targets,
        does=(),
    )
    return Afterwards(one.if_prevented, item, targets)


def _counters(spec: ObjectSpec, card: Card) -> FrozenMap[CounterKind, int]:
    """Return the counters: those listed, and loyalty and defense as on entering (CR 306.5b, 310.4b)."""
    counters = {CounterKind(kind): count for kind, count in spec.counters.items()}
    if CardType.PLANESWALKER in card.types and card.loyalty is not None:
        counters.setdefault(LOYALTY, card.loyalty)
    if CardType.BATTLE in card.types and card.defense is not None:
        counters.setdefault(DEFENSE, card.defense)
    return FrozenMap((kind, count) for kind, count in counters.items() if count)


def _protector(spec: ObjectSpec, card: Card, scenario: Scenario) -> PlayerId | None:
    """Return the protector: the one named, or the first who may be (CR 310.8a, 310.11a)."""
    if CardType.BATTLE not in card.types:
        return None
    if spec.protector is not None:
        return PlayerId(spec.protector)
    if SIEGE not in card.subtypes:
        return PlayerId(spec.controller)
    return next(PlayerId(player.id) for player in scenario.players if player.id != spec.controller)


def _cards(
    scenario: Scenario, library: Mapping[str, Card], zone: Literal["hand", "graveyard", "library"]
) -> Iterator[ZoneCard]:
    """Yield the cards that the scenario puts into a zone; those that the library lacks have just a name."""
    for player in scenario.players:
        for number, name in enumerate(getattr(player, zone) or (), start=1):
            card = library[name] if name in library else Card(name=name, types=frozenset())
            yield ZoneCard(id=card_id(player.id, zone, number), card=card, owner=PlayerId(player.id))
