"""The question a viewer answers before play: what is asked, and the answer that play gives."""

from collections.abc import Iterator
from typing import Annotated

from core.characteristics.current import characteristics
from core.data.marks import FALLS_WHOLE, RefusedError
from core.events.spells_and_abilities import Departure
from core.events.stack import Moved
from core.events.state_based import Destroyed, PutIntoGraveyard, Rescued
from core.files.fields import OBJECT, PLAYER, Name, PlayerRef, Ref, RefersLater, Spec, Text
from core.model.game import Game
from core.play.playthrough import Playthrough
from core.scenario.happenings import happenings, has_part, parts_of
from core.terms.counters import CounterKind
from core.terms.ids import ObjectId, PlayerId
from core.terms.values import FrozenMap
from core.terms.zones import Zone
from core.words.english.errors import scenario_errors as words

Answered = bool | int | str | frozenset[str]
"""An answer: yes or no, a number, a power and toughness such as `2/2`, or the ids of those meant."""


_PartOfEvent = Annotated[object, RefersLater(PLAYER, OBJECT, is_checked=False)]


class QuestionSpec(Spec):
    """What a viewer predicts before play. The answer is never written down: play gives it.

    Exactly one field besides `ask` says what is asked about. All but `legal` and `happens` are asked
    of the moment when play has ended.

    Attributes:
        ask: the question in words; without it, the program asks in its own.
        life: the player whose life total is asked for.
        poison: the player whose poison counters are counted.
        damage: the permanent whose marked damage is asked for.
        power_toughness: the creature whose power and toughness are asked for, by id.
        counters: one object or player and the kind of counter that is counted on it.
        dies: permanents of which none, some or all die.
        lost: players of whom none, some or all lose the game.
        legal: whether the last answer of the script is legal.
        happens: part of an event, as under `events`, that occurs or does not.
    """

    ask: Text = ""
    life: PlayerRef | None = None
    poison: PlayerRef | None = None
    damage: Ref | None = None
    power_toughness: Ref | None = None
    counters: FrozenMap[Ref, Name] = FrozenMap()
    dies: tuple[Ref, ...] = ()
    lost: tuple[Ref, ...] = ()
    legal: bool = False
    happens: Annotated[FrozenMap[str, _PartOfEvent], FALLS_WHOLE] = FrozenMap()

    def __post_init__(self) -> None:
        asked = [name for name in TOPICS if getattr(self, name)]
        if len(asked) != 1:
            raise RefusedError(words.question_of_one(TOPICS, len(asked)))
        if len(self.counters) > 1:
            raise RefusedError(words.one_kind_of_counter(), "counters")

    @property
    def topic(self) -> str:
        """The field that says what is asked about."""
        return next(name for name in TOPICS if getattr(self, name))

    @property
    def named(self) -> tuple[str, ...]:
        """The ids of the players and objects that it is about."""
        one = [
            value
            for name in ("life", "poison", "damage", "power_toughness")
            if (value := getattr(self, name))
        ]
        return (*one, *self.counters, *self.dies, *self.lost)


TOPICS = tuple(name for name in QuestionSpec.__struct_fields__ if name != "ask")
"""What a question can be about, in the order of the fields."""


def answer_of(question: QuestionSpec, playthrough: Playthrough) -> Answered | None:
    """Return the answer that play gives; None if there is none, as what it is about is no longer there."""
    game = playthrough.game
    match question:
        case QuestionSpec(life=str(player)):
            return game.players[PlayerId(player)].life
        case QuestionSpec(poison=str(player)):
            return game.players[PlayerId(player)].poison
        case QuestionSpec(damage=str(named)):
            return game.battlefield[ObjectId(named)].damage if named in game.battlefield else None
        case QuestionSpec(power_toughness=str(named)):
            return _size(game, ObjectId(named))
        case QuestionSpec(legal=True):
            return playthrough.refused is None
        case QuestionSpec(counters=counters) if counters:
            return _counters(game, *next(iter(counters.items())))
        case QuestionSpec(dies=some) if some:
            return frozenset(some) & frozenset(_died(playthrough))
        case QuestionSpec(lost=some) if some:
            return frozenset(one for one in some if game.players[PlayerId(one)].has_lost)
        case _:
            return any(has_part(one, question.happens) for one in happenings(playthrough))


def _size(game: Game, named: ObjectId) -> str | None:
    if named not in game.battlefield:
        return None
    what = characteristics(game, named)
    return f"{what.power}/{what.toughness}" if what.is_creature else None


def _counters(game: Game, named: str, kind: str) -> int | None:
    holder = game.players.get(PlayerId(named)) or game.battlefield.get(ObjectId(named))
    return holder.counters.get(CounterKind(kind), 0) if holder is not None else None


_LEAVING = Departure | Destroyed | Moved | PutIntoGraveyard


def _died(playthrough: Playthrough) -> Iterator[str]:
    """Yield the permanents that were put into a graveyard from the battlefield (CR 700.4)."""
    for frame in playthrough.frames:
        for part in parts_of(frame.event):
            if isinstance(part, _LEAVING) and part.to is Zone.GRAVEYARD:
                yield part.object
            elif isinstance(part, Rescued) and part.aura is not None and part.to is Zone.GRAVEYARD:
                yield part.aura  # umbra armor destroys the Aura instead (CR 702.89a)
