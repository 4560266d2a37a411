"""A script: answers in order, each for one question of the rules."""

from core.choices import (
    Activate,
    AnnounceDamageOrder,
    Answer,
    AssignCombatDamage,
    Assignment,
    Attacks,
    Blocks,
    Cast,
    Choice,
    ChooseLegend,
    ChooseOne,
    ChooseProtector,
    ChooseRecipient,
    ChooseReplacement,
    ChooseSome,
    ChooseTargets,
    Chosen,
    DeclareAttackers,
    DeclareBlockers,
    EditNow,
    Orders,
    OrderTriggers,
    Pass,
    Priority,
    Split,
    SplitShield,
    StackOrder,
    Targets,
)
from core.model.game import Game
from core.rules.eras import has_damage_order
from core.rules.stack.optional import ANSWERS
from core.terms.eras import Era
from core.terms.ids import ObjectId, PlayerId
from core.terms.steps import Step
from core.terms.values import Kinded


class Scripted(Kinded, tag="scripted"):
    """One entry: an answer, and if need be who gives it and in which step.

    `is_replacement` tells that what is chosen is an effect, however it is named.
    """

    answer: Answer
    by: PlayerId | None = None
    at: Step | None = None
    is_replacement: bool = False

    def is_asked_in(self, era: Era) -> bool:
        """Whether there is such a question in an era; only one of them has a damage assignment order."""
        return has_damage_order(era) or not isinstance(self.answer, Orders)

    def answers(self, game: Game, choice: Choice) -> bool:
        """Whether this entry is meant for `choice`, asked in `game`; it may still be an illegal answer."""
        if self.at is not None and self.at != game.step:
            return False
        if self.by is not None and self.by != choice.player:
            return False
        match choice, self.answer:
            case (
                (DeclareAttackers(), Attacks())
                | (ChooseLegend() | ChooseProtector() | ChooseRecipient(), Chosen())
                | (Priority(), Pass() | EditNow())
            ):
                return True
            case Priority(player=player), Cast():
                return self.by == player or (self.by is None and player == game.active_player)
            case Priority(player=player), Activate(object=object_id):
                permanent = game.battlefield.get(object_id)
                return permanent is not None and permanent.controller == player
            case OrderTriggers(), StackOrder():
                return True
            case ChooseTargets(among=legal), Chosen(value=value):
                return len(legal) == 1 and value not in ANSWERS
            case ChooseTargets(among=legal), Targets(targets=targets):
                return len(legal) == len(targets)
            case ChooseSome(among=some), Targets(targets=targets):
                return any(one in {ref.id, ref.name} for ref in some for one in targets)
            case ChooseSome(among=some), Chosen(value=value):
                return any(value in {ref.id, ref.name} for ref in some)
            case DeclareBlockers(player=player), Blocks(blocks=blocks):
                there = (game.battlefield[blocker] for blocker in blocks if blocker in game.battlefield)
                one_defender = len(game.opponents(game.active_player)) == 1
                meant = any(permanent.controller == player for permanent in there)
                return meant or one_defender or not blocks or self.by is not None
            case AnnounceDamageOrder(among=among), Orders(orders=orders):
                return not among.keys().isdisjoint(orders)
            case AssignCombatDamage(sources=sources), Assignment(points=points):
                return not points.keys().isdisjoint(sources)
            case ChooseOne(), Chosen(value=value):
                return any(value in {ref.id, ref.name} for ref in choice.among)
            case ChooseReplacement(), Chosen(value=value):
                return self.is_replacement or any(value in {ref.id, ref.name} for ref in choice.among)
            case SplitShield(damage=damage), Split(points=points):
                return not points.keys().isdisjoint(one.recipient for one in damage)
            case _:
                return False

    def answer_to(self, choice: Choice) -> Answer:
        """Return the answer in the form that `choice` takes: one thing chosen is a list of one."""
        if isinstance(choice, ChooseTargets | ChooseSome) and isinstance(self.answer, Chosen):
            return Targets(targets=(ObjectId(self.answer.value),))
        return self.answer


class Note(Kinded, tag="note"):
    """Words for the viewer, shown with the first frame after the entry before."""

    text: str


Entry = Scripted | Note
Script = tuple[Entry, ...]
