"""Casting a spell or activating an ability by hand: what is still to be picked, and what may be."""

from __future__ import annotations

import msgspec

from core.abilities.card_texts.chosen_modes import (
    are_choosable,
    has_modes_to_choose,
    in_modes,
    in_one_mode,
    instructions_of,
    targets_beside_next,
    targets_of,
)
from core.abilities.card_texts.modes import Mode
from core.abilities.card_texts.stack_abilities import Activated, Spell, says_x
from core.abilities.instructions.one_shot import OneShot
from core.abilities.keyword_abilities import Kicker
from core.model.cards import Card, face_cast
from core.play.playthrough import Decision
from core.rules.announcing.announced_division import divided_points
from core.rules.announcing.announced_targets import least_targets, possible_targets
from core.rules.announcing.casting_spells import may_kick, named_sacrifice, possible_sacrifices
from core.rules.announcing.naming import stack_reference
from core.rules.announcing.spells import in_way
from core.rules.choices.actions import Way
from core.scenario.action_entries import AbilityOf, ActivateSpec, CastSpec
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import FrozenMap, Value, replace
from core.terms.zones import Zone
from gui.choices.asking import answers_by_click, taken
from gui.session import Session
from gui.table.casting.division_among_targets import adding_up_to, enough_for, shared_out, shifted
from gui.translation import tr


class Casting(Value, kw_only=False):
    """A spell, or an ability of `object`, by `player`, with what has been picked so far.

    Attributes:
        number: which of the object's activated abilities, from 1 on.
        decision: the moment of priority it is done at.
        chosen: the modes chosen so far of a modal spell or ability, from 1 on.
        targets: those picked so far; while modes are to be chosen, what it was dropped on.
        sacrificed: the permanent picked to be sacrificed as a cost.
        kickers: the kicker costs of a spell; `kicked`: how often it is kicked.
        out_of: the zone that a spell is cast out of: a hand or a graveyard.
        ways: how else it may be cast; `way`: the one that is chosen.
        has_x: whether X is announced for what the spell becomes (CR 107.3m).
        said_x: what X was said to be; None while nobody has.
        said_points: how damage was said to be divided; empty while nobody has.
    """

    name: str
    player: PlayerId
    decision: Decision
    text: Spell | Activated
    object: ObjectId | None = None
    number: int = 1
    chosen: tuple[int, ...] = ()
    targets: tuple[RecipientId, ...] = ()
    sacrificed: ObjectId | None = None
    kickers: tuple[Kicker, ...] = ()
    kicked: int = 0
    out_of: Zone = Zone.HAND
    ways: tuple[Way, ...] = ()
    way: Way | None = None
    has_x: bool = False
    said_x: int | None = None
    said_points: FrozenMap[RecipientId, int] = msgspec.field(default_factory=FrozenMap)

    @property
    def modes(self) -> tuple[Mode, ...]:
        """The modes of which some are to be chosen yet; none if it is not modal, or they are chosen."""
        return self.text.modes if has_modes_to_choose(self.text) else ()

    @property
    def has_enough_modes(self) -> bool:
        """Whether as many of its modes are chosen as need be."""
        return are_choosable(self.text, self.chosen)

    @property
    def is_sacrifice_named(self) -> bool:
        """Whether one permanent is sacrificed as a cost, and picked as the spell is announced."""
        return isinstance(self.text, Spell) and named_sacrifice(self.text) is not None

    @property
    def wants_target(self) -> bool:
        """Whether a target has to be picked yet."""
        return len(self.targets) < least_targets(self.text)

    @property
    def does(self) -> tuple[OneShot, ...]:
        """What it does, in all modes that are chosen."""
        return instructions_of(self.text)

    @property
    def is_complete(self) -> bool:
        """Whether all that has to be picked is picked."""
        is_paid = not self.is_sacrifice_named or self.sacrificed is not None
        return is_paid and not self.modes and not self.wants_target

    @property
    def has_room(self) -> bool:
        """Whether another target may be picked, that need not be (CR 601.2c)."""
        total, most = divided_points(self.does, 0), len(targets_of(self.text))
        return self.is_complete and len(self.targets) < (min(most, total) if total else most)

    @property
    def says_x(self) -> bool:
        """Whether X is said (CR 601.2b)."""
        return self.has_x or says_x(self.does)

    @property
    def least_x(self) -> int:
        """How much X is at least: where X damage is divided, 1 for each target."""
        return len(self.targets) if divided_points(self.does, 0) == 0 else 0

    @property
    def x(self) -> int:
        """What X is: as was said, or else enough for all targets; 0 if there is none."""
        if not self.says_x:
            return 0
        enough = max(1, sum(enough_for(self.decision.game, one) for one in self.targets))
        return max(self.least_x, enough if self.said_x is None else self.said_x)

    @property
    def points(self) -> FrozenMap[RecipientId, int]:
        """How damage is divided: as was said, or by default; empty if none is."""
        total = divided_points(self.does, self.x)
        if total is None or not self.targets:
            return FrozenMap()
        if self.said_points:
            return adding_up_to(self.said_points, total)
        return shared_out(self.decision.game, total, self.targets)

    @property
    def is_divided(self) -> bool:
        """Whether there is something to divide: damage, and several targets."""
        return len(self.points) > 1

    @property
    def verb(self) -> str:
        """What is done, in a word."""
        return tr("Cast") if self.object is None else tr("Activate")

    @property
    def deed(self) -> str:
        """What is done, in words."""
        words = tr("Cast {name}") if self.object is None else tr("Activate {name}")
        return words.format(name=self.name)

    @property
    def asks(self) -> str:
        """What is to be picked next, in words."""
        if self.modes:
            return _ask_for_modes(self.text).format(name=self.name)
        if not self.wants_target:
            return tr("{name}: click what to sacrifice").format(name=self.name)
        place, least = len(self.targets), least_targets(self.text)
        words = tr("{name}: click a target") if least == 1 else tr("{name}: click target {number} of {count}")
        return words.format(name=self.name, number=place + 1, count=least)

    @property
    def rule(self) -> RuleNumber:
        """The rule by which that is picked: a mode or targets are chosen, or a cost is paid."""
        if self.modes:
            return RuleNumber("601.2b" if isinstance(self.text, Spell) else "602.2b")
        return RuleNumber("601.2c" if self.wants_target else "601.2h")

    def with_pick(self, subject: RecipientId) -> Casting:
        """Return it with one thing more picked; a target that need not be is left out if it was picked."""
        if self.modes:
            return replace(self, targets=(subject,))
        if not self.is_complete and not self.wants_target:
            return replace(self, sacrificed=ObjectId(subject))
        if self.is_complete and subject in self.targets:
            left = tuple(one for one in self.targets if one != subject)
            return replace(self, targets=left, said_points=FrozenMap())
        return replace(self, targets=(*self.targets, subject), said_points=FrozenMap())

    def in_one_mode(self, number: int) -> Casting:
        """Return it as if one of its modes were all that it has, with nothing picked yet."""
        return replace(self, text=in_one_mode(self.text, number), targets=())

    def with_mode(self, number: int) -> Casting:
        """Return it with one of its modes chosen besides, or not any more if it was."""
        others = {one for one in self.chosen if one != number}
        chosen = others if number in self.chosen else {*others, number}
        picked = replace(self, chosen=tuple(sorted(chosen)))
        return picked.in_its_modes() if len(chosen) == self.text.most_modes else picked

    def in_its_modes(self) -> Casting:
        """Return it with just the modes that are chosen, and nothing picked yet."""
        return replace(self, text=in_modes(self.text, self.chosen), targets=())

    def with_kicks(self, kicked: int, text: Spell) -> Casting:
        """Return it kicked so often; `text` is what it is then, maybe with other targets (CR 702.33g)."""
        left = self.targets[: len(targets_of(text))]
        return replace(self, kicked=kicked, text=text, targets=left, said_points=FrozenMap())

    def with_way(self, way: Way | None, text: Spell) -> Casting:
        """Return it cast like this; `text` is what it is then, a bestowed one with a target."""
        left = self.targets[: len(targets_of(text))]
        return replace(self, way=way, text=text, targets=left, kickers=(), kicked=0)

    def with_x(self, x: int) -> Casting:
        """Return it with X said to be that much."""
        return replace(self, said_x=x)

    def with_shift(self, target: RecipientId, change: int) -> Casting:
        """Return it with a point more (1) or fewer (-1) for a target, the sum being the same."""
        return replace(self, said_points=shifted(self.points, target, change))


def _ask_for_modes(text: Spell | Activated) -> str:
    """Return how many modes are to be chosen, in words."""
    if text.most_modes == 1:
        return tr("{name}: choose one")
    if text.least_modes < text.most_modes:
        return (
            tr("{name}: choose one or both") if len(text.modes) == _TWO else tr("{name}: choose one or more")
        )
    return tr("{name}: choose two") if text.most_modes == _TWO else tr("{name}: choose several")


_TWO = 2


def _card_cast(session: Session, casting: Casting) -> Card:
    """Return what the card of a spell is as it is cast."""
    return face_cast(in_way(session.cards[casting.name], casting.way), casting.out_of)


def pickable(session: Session, casting: Casting) -> tuple[RecipientId, ...]:
    """Return what may be picked next."""
    if casting.modes:
        each = (casting.in_one_mode(number) for number in range(1, len(casting.modes) + 1))
        return tuple(dict.fromkeys(one for mode in each for one in pickable(session, mode)))
    game, place = casting.decision.game, len(casting.targets)
    wanted = targets_of(casting.text)
    if casting.wants_target or casting.has_room:
        card = _card_cast(session, casting) if casting.object is None else None
        beside = targets_beside_next(casting.text, casting.targets)
        found = possible_targets(game, casting.player, wanted[place], card, casting.object)
        return tuple(one for one in found if not (wanted[place].another and one in beside))
    if casting.is_sacrifice_named and casting.sacrificed is None:
        return possible_sacrifices(game, casting.player, session.cards[casting.name])
    return ()


def fitting_modes(session: Session, casting: Casting) -> tuple[int, ...]:
    """Return the modes that may be chosen: they can target what it was dropped on, or at least something."""
    found = ((number, casting.in_one_mode(number)) for number in range(1, len(casting.modes) + 1))
    first = {number: (mode, pickable(session, mode)) for number, mode in found}
    if casting.targets and casting.text.most_modes == 1:
        return tuple(number for number, (_, legal) in first.items() if casting.targets[0] in legal)
    return tuple(number for number, (mode, legal) in first.items() if legal or mode.is_complete)


def is_open(session: Session, casting: Casting) -> bool:
    """Whether everything needed is picked, but there is something else that a person may say."""
    more = casting.has_room and bool(pickable(session, casting))
    is_kickable = bool(casting.kicked) or may_be_kicked(session, casting)
    is_said = casting.says_x or casting.is_divided or bool(casting.ways)
    return casting.is_complete and (more or is_said or is_kickable)


def may_be_kicked(session: Session, casting: Casting) -> bool:
    """Whether its kicker can be paid once more."""
    if not casting.kickers:
        return False
    card = session.cards[casting.name]
    return may_kick(casting.decision.game, casting.player, card, casting.kicked + 1)


def droppable(casting: Casting) -> tuple[RecipientId, ...]:
    """Return the targets that may be taken out again, as fewer are enough."""
    may = casting.is_complete and len(casting.targets) > least_targets(casting.text)
    return casting.targets if may else ()


def clickable(session: Session, casting: Casting | None) -> tuple[RecipientId, ...]:
    """Return what may be clicked for a spell or ability, or to answer the question at the cursor."""
    if casting is not None:
        return (*pickable(session, casting), *droppable(casting))
    return answers_by_click(session.decision) if session.decision is not None else ()


def chosen_so_far(session: Session) -> tuple[RecipientId, ...] | None:
    """Return which of several things are chosen at the cursor; None where nobody chooses several."""
    return taken(session.decision) if session.decision is not None else None


def finish(session: Session, casting: Casting) -> None:
    """Write it into the script, as one step of undo."""
    game = casting.decision.game
    targets = tuple(stack_reference(game, target) for target in casting.targets)
    division = FrozenMap((str(target), points) for target, points in casting.points.items())
    mode, modes = (casting.chosen[0], ()) if len(casting.chosen) == 1 else (0, casting.chosen)
    if casting.object is None:
        entry: CastSpec | ActivateSpec = CastSpec(
            cast=casting.name,
            mode=mode,
            modes=modes,
            by=casting.player,
            at=game.turn_step,
            targets=targets,
            division=division,
            x=casting.x,
            sacrifice=casting.sacrificed,
            kicked=casting.kicked,
            from_="graveyard" if casting.out_of is Zone.GRAVEYARD else None,
            way=casting.way,
        )
    else:
        entry = ActivateSpec(
            activate=AbilityOf(object=casting.object, ability=casting.number),
            mode=mode,
            modes=modes,
            targets=targets,
            division=division,
            x=casting.x,
            at=game.turn_step,
        )
    session.act(casting.decision, (entry,), casting.deed)
