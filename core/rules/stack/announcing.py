"""Casting spells and activating abilities: what is legal, and what happens at once (CR 601.2, 602.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum

from core.abilities.card_texts.stack_abilities import Activated, Spell
from core.abilities.filters import Objects, Recipients
from core.abilities.instructions.damage_and_fights import DealDamage
from core.abilities.instructions.one_shot import OneShot
from core.abilities.keyword_abilities import Enchant
from core.abilities.keywords import Keyword
from core.abilities.subjects import TargetSpec
from core.characteristics.current import characteristics
from core.characteristics.filtering import is_among
from core.events.causes import cost_of
from core.events.effects import AbilityActivated, BecameCast, SpellCast
from core.model.cards import Card, is_permanent_card
from core.model.game import Game
from core.model.permanents import Permanent
from core.model.stack import OnStack
from core.rules.choices.actions import Activate, Cast
from core.rules.choices.violation import Place, Violation, unknown_ids
from core.rules.procedure import Procedure
from core.rules.stack.activation_costs import pay, unpayable
from core.rules.stack.chosen_sources import named_source
from core.rules.stack.stack_targets import meant_targets
from core.rules.stack.targets import Targeting, legal_targets, target_violations
from core.rules.triggers.noticing import happen
from core.rules.triggers.watching import defending_player
from core.rules.zones.leaving_battlefield import leave_battlefield
from core.terms.called import Aspect, Called
from core.terms.card_types import CardType
from core.terms.ids import ObjectId, PlayerId, RecipientId, id_on_stack
from core.terms.rule_numbers import RuleNumber
from core.terms.steps import Step
from core.terms.values import replace


class CastBar(StrEnum):
    """What keeps a card from being cast."""

    NO_SPELL = "no_spell"
    NOT_NOW = "not_now"
    NO_MODE = "no_mode"
    NOTHING_SACRIFICED = "nothing_sacrificed"


class CannotCast(Violation):
    """A card can't be cast like this now; `modes` is how many it has, if none of them is chosen."""

    card: str
    why: CastBar
    modes: int = 0


class NotControlled(Violation):
    """What would be activated is no permanent that the player controls."""

    object: ObjectId


class ActivateBar(StrEnum):
    """What keeps an ability from being activated, apart from its costs."""

    NO_SUCH_ABILITY = "no_such_ability"
    NOT_NOW = "not_now"
    OTHER_STEP = "other_step"


class CannotActivate(Violation):
    """An ability of a permanent can't be activated now; `step` is when it could be, if only then."""

    object: ObjectId
    why: ActivateBar
    step: Step | None = None


class DividedTwice(Violation):
    """The same target is chosen twice for what is divided."""


class WrongDivision(Violation):
    """`total` points are not divided among all targets, at least 1 to each."""

    total: int


def cast_violations(game: Game, player: PlayerId, cast: Cast) -> Iterator[Violation]:
    """Yield why a player can't cast a spell like this now."""
    yield from why_not_cast_now(game, player, cast.card)
    spell = as_spell(cast.card, cast.mode)
    if spell is None:
        return
    if spell.modes:
        yield _cannot_cast(player, cast.card, "601.2b", CastBar.NO_MODE, len(spell.modes))
        return
    stand_in = as_object(game, player, cast.card)
    seen = with_object(game, stand_in)
    targets = meant_targets(game, spell.targets, cast.targets)
    wanted = wanted_targets(spell, len(targets))
    yield from target_violations(seen, wanted, targets, Targeting(player, stand_in.id))
    yield from _division_violations(cast, spell.does)
    yield from _unknown_ids(game, cast, spell.does)
    if spell.sacrifice is not None:
        gone = game.battlefield.get(cast.sacrifice) if cast.sacrifice else None
        if (
            gone is None
            or gone.controller != player
            or not is_among(game, gone.id, spell.sacrifice, player, None)
        ):
            yield _cannot_cast(player, cast.card, "601.2h", CastBar.NOTHING_SACRIFICED)
    elif cast.sacrifice is not None:
        yield from unknown_ids(game, (cast.sacrifice,), Place.SACRIFICE, RuleNumber("601.2h"))


def why_not_cast_now(game: Game, player: PlayerId, card: Card) -> Iterator[Violation]:
    """Yield why a player can't begin to cast a card now, whatever its targets would be."""
    if as_spell(card) is None:
        yield _cannot_cast(player, card, "601.2a", CastBar.NO_SPELL)
    elif not _is_main_phase_of(game, player) and not _is_castable_at_any_time(card):
        yield _cannot_cast(player, card, "117.1a", CastBar.NOT_NOW)


def cast(game: Game, player: PlayerId, announced: Cast) -> Procedure[Game]:
    """Cast a spell: it goes on the stack, its costs are paid (CR 601.2)."""
    spell, stand_in = as_spell(announced.card, announced.mode), as_object(game, player, announced.card)
    if spell is None:
        return game
    item = OnStack(
        id=stand_in.id,
        name=Called(announced.card.name),
        controller=player,
        source=stand_in.id,
        is_spell=True,
        targets=meant_targets(game, spell.targets, announced.targets),
        wanted=wanted_targets(spell, len(announced.targets)),
        does=spell.does,
        mode=mode_name(announced.card, announced.mode),
        division=announced.division,
        x=announced.x,
        sacrificed=announced.sacrifice,
        chosen=named_source(game, announced.source),
    )
    hand = next((c.id for c in game.hand if c.owner == player and c.card.name == announced.card.name), None)
    game = yield from happen(game, SpellCast(spell=item, as_object=stand_in, from_hand=hand))
    if announced.sacrifice is not None:
        game = yield from leave_battlefield(game, (announced.sacrifice,), "sacrifice", cost_of(item))
        game = yield from happen(game, BecameCast(spell=item))
    return game


def _is_main_phase_of(game: Game, player: PlayerId) -> bool:
    """Whether a player may do what takes a main phase of their own and an empty stack (CR 117.1a).

    CR 307.1: that is when sorceries may be cast.
    """
    in_main_phase = game.step is not None and game.step.is_main_phase
    return in_main_phase and player == game.active_player and not game.stack


def activation_violations(game: Game, player: PlayerId, activate: Activate) -> Iterator[Violation]:
    """Yield why a player can't activate an ability like this now."""
    permanent = game.battlefield.get(activate.object)
    if permanent is None or permanent.controller != player:
        yield NotControlled(about=(player,), rule=RuleNumber("602.2"), object=activate.object)
        return
    ability = ability_of(game, activate)
    if ability is None:
        yield _cannot_activate(permanent, "602.1", ActivateBar.NO_SUCH_ABILITY)
        return
    yield from unpayable(game, permanent, ability)
    if (ability.as_sorcery or ability.loyalty is not None) and not _is_main_phase_of(game, player):
        rule = "602.5d" if ability.as_sorcery else "606.3"
        yield _cannot_activate(permanent, rule, ActivateBar.NOT_NOW)
    if ability.during is not None and (ability.during, player) != (game.step, game.active_player):
        yield _cannot_activate(permanent, "602.5", ActivateBar.OTHER_STEP, ability.during)
    targets = meant_targets(game, ability.targets, activate.targets)
    wanted = wanted_targets(ability, len(targets))
    yield from target_violations(game, wanted, targets, Targeting(player, permanent.id))
    yield from _division_violations(activate, ability.does)
    yield from _unknown_ids(game, activate, ability.does)


def activate(game: Game, player: PlayerId, announced: Activate) -> Procedure[Game]:
    """Activate an ability: it goes on the stack, its costs are paid (CR 602.2)."""
    ability, permanent = ability_of(game, announced), game.battlefield[announced.object]
    if ability is None:
        return game
    item = OnStack(
        id=id_on_stack(permanent.id, game.made + 1),
        made=game.made + 1,
        name=Called(permanent.label, Aspect.ABILITY),
        controller=player,
        source=permanent.id,
        targets=meant_targets(game, ability.targets, announced.targets),
        wanted=wanted_targets(ability, len(announced.targets)),
        does=ability.does,
        division=announced.division,
        x=announced.x,
        chosen=named_source(game, announced.source),
        defending_player=defending_player(game, permanent.id),
    )
    game = yield from happen(game, AbilityActivated(ability=item))
    return (yield from pay(game, permanent, ability, item))


def mode_name(card: Card, mode: int) -> str:
    """Return the name of a mode of a modal spell, counted from 1; empty if it has none such."""
    modes = spell.modes if (spell := spell_of(card)) is not None else ()
    return modes[mode - 1].name if 0 < mode <= len(modes) else ""


def least_targets(text: Spell | Activated) -> int:
    """Return how many targets have to be chosen at least (CR 601.2c)."""
    every = len(text.targets)
    return every if text.least_targets is None else min(text.least_targets, every)


def wanted_targets(text: Spell | Activated, chosen: int) -> tuple[TargetSpec, ...]:
    """Return what the targets may be where so many are chosen, of a number that may vary (CR 601.2c)."""
    return text.targets[: max(chosen, least_targets(text))]


def divided_damage(does: Iterable[OneShot], x: int) -> int | None:
    """Return how much damage is divided among the targets, X being so much; None if none is (CR 601.2d)."""
    divided = (part for part in does if isinstance(part, DealDamage) and part.is_divided)
    return next((one.amount if isinstance(one.amount, int) else x for one in divided), None)


def possible_targets(
    game: Game, player: PlayerId, spec: TargetSpec, card: Card | None, source: ObjectId | None
) -> Iterator[RecipientId]:
    """Yield what `player` may choose as a target of a spell, or of an ability of `source`."""
    if card is not None:
        stand_in = as_object(game, player, card)
        yield from legal_targets(with_object(game, stand_in), spec, Targeting(player, stand_in.id))
    elif source is not None:
        yield from legal_targets(game, spec, Targeting(player, source))


def why_not_target(
    game: Game, player: PlayerId, spec: TargetSpec, target: RecipientId, card: Card
) -> Iterator[Violation]:
    """Yield why `player` can't choose something as a target of a spell."""
    stand_in = as_object(game, player, card)
    yield from target_violations(
        with_object(game, stand_in), (spec,), (target,), Targeting(player, stand_in.id)
    )


def possible_sacrifices(game: Game, player: PlayerId, wanted: Objects) -> Iterator[ObjectId]:
    """Yield what `player` may sacrifice as a cost."""
    for permanent in game.battlefield.values():
        if permanent.controller == player and is_among(game, permanent.id, wanted, player, None):
            yield permanent.id


def spell_of(card: Card) -> Spell | None:
    """Return what a card does as a spell; None if it does nothing this table knows."""
    return next((text for text in card.effects if isinstance(text, Spell)), None)


def as_spell(card: Card, mode: int = 0) -> Spell | None:
    """Return what a card is as a spell: a permanent card becomes a permanent, an Aura has a target.

    `mode`: the one chosen of a modal spell, from 1 on; 0 while none is.
    """
    if not is_permanent_card(card):
        spell = spell_of(card)
        return spell.in_mode(mode) if spell is not None else None
    if CardType.LAND in card.types:  # CR 305.1: a land is never a spell
        return None
    return Spell(targets=tuple(_enchant_target(a) for a in card.abilities if isinstance(a, Enchant)), does=())


def _enchant_target(ability: Enchant) -> TargetSpec:
    """Return what an Aura spell may target (CR 303.4a)."""
    if ability.what == "player":
        return TargetSpec(what=Recipients(players="any"))
    types = () if ability.what == "permanent" else (ability.what,)
    return TargetSpec(what=Recipients(objects=Objects(types=types)))


def _is_castable_at_any_time(card: Card) -> bool:
    """Whether a card may be cast whenever its player has priority (CR 117.1a, 702.8a)."""
    return CardType.INSTANT in card.types or Keyword.FLASH in card.keywords


def ability_of(game: Game, activate: Activate) -> Activated | None:
    """Return the activated ability that is meant, by its number from 1 on or by its name."""
    effects = characteristics(game, activate.object).effects
    abilities = [text for text in effects if isinstance(text, Activated)]
    if isinstance(activate.ability, int):
        return abilities[activate.ability - 1] if 0 < activate.ability <= len(abilities) else None
    return next((text for text in abilities if text.name == activate.ability), None)


def _division_violations(announced: Cast | Activate, does: tuple[OneShot, ...]) -> Iterator[Violation]:
    """Yield what is wrong with how damage is divided (CR 601.2d)."""
    total = divided_damage(does, announced.x)
    given, targets = announced.division, announced.targets
    if total is None:
        return
    if len(set(targets)) < len(targets):
        yield DividedTwice(about=targets, rule=RuleNumber("601.2c"))
    elif sum(given.values()) != total or set(given) != set(targets) or 0 in given.values():
        yield WrongDivision(about=targets, rule=RuleNumber("601.2d"), total=total)


def _unknown_ids(game: Game, announced: Cast | Activate, does: tuple[OneShot, ...]) -> Iterator[Violation]:
    """Yield the ids of nothing that stand where they are not used, or are used only as it resolves."""
    if divided_damage(does, announced.x) is None:
        yield from unknown_ids(game, announced.division, Place.DIVISION, RuleNumber("601.2d"))
    source = named_source(game, announced.source)
    if source is not None:
        yield from unknown_ids(game, (source,), Place.SOURCE, RuleNumber("609.7a"))


def as_object(
    game: Game, player: PlayerId, card: Card, owner: PlayerId | None = None, front: Card | None = None
) -> Permanent:
    """Return a spell as the object that deals damage; it is never on the battlefield.

    `front`: the front face of what is cast with its back face up (CR 712.8c).
    """
    return Permanent(
        id=id_on_stack(card.name, game.made + 1),
        card=card,
        front=front,
        owner=owner or player,
        controller=player,
        entered_under=player,
    )


def with_object(game: Game, stand_in: Permanent) -> Game:
    """Return the game in which what a spell is can be asked for before it is cast."""
    return replace(game, last_known=game.last_known.with_({stand_in.id: stand_in}))


def _cannot_cast(player: PlayerId, card: Card, rule: str, why: CastBar, modes: int = 0) -> CannotCast:
    return CannotCast(about=(player,), rule=RuleNumber(rule), card=card.name, why=why, modes=modes)


def _cannot_activate(
    permanent: Permanent, rule: str, why: ActivateBar, step: Step | None = None
) -> CannotActivate:
    return CannotActivate(
        about=(permanent.controller,), rule=RuleNumber(rule), object=permanent.id, why=why, step=step
    )
