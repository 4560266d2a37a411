"""The scenario file, version 1: its models. What they mean is for `setup`, `script` and `expect`."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta

from core.abilities.card_texts.card_text import CardText
from core.abilities.card_texts.stack_abilities import Spell
from core.abilities.conditions import TimeOfDay
from core.abilities.phrased import Phrased
from core.cards.spec import BackSpec, TwoFacedSpec
from core.data.marks import FALLS_WHOLE, Defines, RefusedError
from core.files import limits
from core.files.fields import (
    OBJECT,
    PLAYER,
    Amount,
    ColorWord,
    EraWord,
    Id,
    Name,
    NameOrRef,
    Number,
    ObjectRef,
    Phrase,
    PlayerOrObjectRef,
    PlayerRef,
    PowerToughness,
    PrintedCost,
    Ref,
    RulesText,
    Spec,
    StepWord,
    SupertypeWord,
    Text,
    TurnStepWord,
    TypeWord,
)
from core.scenario.effects import EffectSpec
from core.scenario.entries import EntrySpec
from core.scenario.notes import NoteSpec
from core.scenario.question import QuestionSpec
from core.terms.eras import Era
from core.terms.steps import Step
from core.terms.turn_steps import TurnStep
from core.terms.values import FrozenMap, replace
from core.words.english.errors import scenario_errors as words

FORMAT = "damage-step/1"

Counters = FrozenMap[Name, Amount]


class EarlierSpec(Spec):
    """What happened to a player earlier in the turn in which play begins.

    Attributes:
        gained_life, lost_life: how much life the player gained and lost.
        drew: how many cards the player drew.
        cast: the spells that the player cast, by the names of their cards.
        died: permanents that were put into a graveyard while the player controlled them, by the names of
            their cards.
        left: those that left the battlefield for anywhere else.
    """

    gained_life: Amount = 0
    lost_life: Amount = 0
    drew: Amount = 0
    cast: Annotated[tuple[Name, ...], Meta(max_length=limits.OBJECTS)] = ()
    died: Annotated[tuple[Name, ...], Meta(max_length=limits.OBJECTS)] = ()
    left: Annotated[tuple[Name, ...], Meta(max_length=limits.OBJECTS)] = ()


class PlayerSpec(Spec):
    """A player as the game stands when play begins.

    `commander_damage` is what each commander, by id, has dealt to this player so far. `library` is
    from top to bottom; without it nobody knows what is there, and it never runs out.

    Attributes:
        this_turn: what happened earlier in this turn; what is not written did not happen.
        monarch: whether the player is the monarch.
        spells_last_turn: how many spells the player cast in the turn before.
    """

    id: Annotated[Id, Defines(PLAYER)]
    name: Name | None = None
    life: Number = 20
    poison: Amount = 0
    counters: Counters = FrozenMap()
    commander_damage: FrozenMap[NameOrRef, Amount] = FrozenMap()
    this_turn: EarlierSpec = EarlierSpec()
    spells_last_turn: Amount = 0
    monarch: bool = False
    hand: Annotated[tuple[Name, ...], Meta(max_length=limits.OBJECTS)] = ()
    graveyard: Annotated[tuple[Name, ...], Meta(max_length=limits.OBJECTS)] = ()
    library: Annotated[tuple[Name, ...], Meta(max_length=limits.OBJECTS)] | None = None


class ObjectSpec(Spec):
    """A permanent as it stands when play begins.

    With `card`, a card of the file or of the library gives its characteristics: fields beside it
    override them, and `keywords` are added. Without, `name`, `types` and what those types need are
    given in full. The colors are those of a `mana_cost`, unless they are written as well.
    `text` writes abilities as rules text, one a line.
    `back` is the back face, which is up if it is `transformed`; the other fields tell of the front face.
    `phased_out` takes along what is attached to it.
    `tapped` counts as how it began the turn, wherever in the turn play starts.
    `attacking` and `blocking` place it in a combat that is under way (`start` after attackers).

    Attributes:
        attacked_this_turn: whether it was declared as an attacker in an earlier combat of this turn.
        entered_this_turn: whether it entered the battlefield this turn.
    """

    id: Annotated[Id, Defines(OBJECT)]
    card: Name | None = None
    name: Name | None = None
    types: tuple[TypeWord, ...] | None = None
    subtypes: tuple[Name, ...] | None = None
    supertypes: tuple[SupertypeWord, ...] | None = None
    mana_cost: PrintedCost | None = None
    colors: tuple[ColorWord, ...] | None = None
    power: Number | None = None
    toughness: Number | None = None
    loyalty: Amount | None = None
    defense: Amount | None = None
    keywords: Annotated[tuple[Phrase, ...], Meta(max_length=limits.ABILITIES)] = ()
    abilities: Annotated[tuple[CardText | Phrased, ...], Meta(max_length=limits.ABILITIES)] = ()
    text: RulesText = ""
    controller: PlayerRef
    owner: Annotated[PlayerRef | None, FALLS_WHOLE] = None
    token: bool = False
    commander: bool = False
    tapped: bool = False
    summoning_sick: bool = False
    face_down: bool = False
    attached_to: PlayerOrObjectRef | None = None
    protector: PlayerRef | None = None
    counters: Counters = FrozenMap()
    damage: Amount = 0
    deathtouched: bool = False
    renowned: bool = False
    exerted: bool = False
    saddled: bool = False
    monstrous: bool = False
    goaded_by: tuple[PlayerRef, ...] = ()
    attacked_this_turn: bool = False
    entered_this_turn: bool = False
    phased_out: bool = False
    back: BackSpec | None = None
    transformed: bool = False
    attacking: PlayerOrObjectRef | None = None
    blocking: tuple[ObjectRef, ...] = ()

    def __post_init__(self) -> None:
        if any(isinstance(one, Spell) and not one.is_of_any_card for one in self.abilities):
            raise RefusedError(words.spell_ability(), "abilities")


class OwnCardSpec(TwoFacedSpec):
    """A card that the scenario defines; its name is the key it stands under."""

    @classmethod
    def check_written(cls, given: Mapping[str, object]) -> None:
        """Check that its name is not written once more.

        Raises:
            RefusedError: it is.
        """
        if "name" in given:
            raise RefusedError(words.name_is_key())


ById = FrozenMap[Ref, Number]
Names = FrozenMap[PlayerRef, tuple[NameOrRef, ...]]


class OptionsSpec(Spec):
    """Switches beside the era. Mana is never counted at this table, so `mana` can only be false.

    Attributes:
        planeswalker_redirection: an opponent's noncombat damage may be redirected (until 2018).
    """

    planeswalker_redirection: bool = False
    mana: Literal[False] = False


class CountSpec(Spec):
    """How many cards players have in a zone; on the battlefield, how many permanents they control.

    Attributes:
        battlefield, phased_out, graveyard, exile, hand, library: how many are there, by player.
    """

    battlefield: FrozenMap[PlayerRef, Amount] = FrozenMap()
    phased_out: FrozenMap[PlayerRef, Amount] = FrozenMap()
    graveyard: FrozenMap[PlayerRef, Amount] = FrozenMap()
    exile: FrozenMap[PlayerRef, Amount] = FrozenMap()
    hand: FrozenMap[PlayerRef, Amount] = FrozenMap()
    library: FrozenMap[PlayerRef, Amount] = FrozenMap()


class BoardExpectSpec(Spec):
    """What must be so at one moment. Only what is named is compared.

    Numbers and states are by id. `battlefield` and its like are by player: names or ids that must be
    there, or with `not_` must not; `battlefield` is without what is phased out.

    Attributes:
        tapped: whether it is tapped, by id.
        keywords: by id, phrases for what it has, whatever else it has besides.
        not_keywords: by id, phrases for what it does not have.
        attached_to: by id, the id of what it is attached to; null for nothing.
        controller: who controls it, by id.
        count: how many cards there are in a zone.
        draw: whether the game has ended without a winner.
    """

    life: ById = FrozenMap()
    poison: ById = FrozenMap()
    loyalty: ById = FrozenMap()
    defense: ById = FrozenMap()
    damage: ById = FrozenMap()
    counters: FrozenMap[Ref, FrozenMap[Name, Amount]] = FrozenMap()
    power_toughness: FrozenMap[Ref, PowerToughness] = FrozenMap()
    tapped: FrozenMap[Ref, bool] = FrozenMap()
    keywords: FrozenMap[Ref, tuple[Phrase, ...]] = FrozenMap()
    not_keywords: FrozenMap[Ref, tuple[Phrase, ...]] = FrozenMap()
    attached_to: FrozenMap[Ref, Ref | None] = FrozenMap()
    controller: FrozenMap[Ref, PlayerRef] = FrozenMap()
    battlefield: Names = FrozenMap()
    phased_out: Names = FrozenMap()
    graveyard: Names = FrozenMap()
    exile: Names = FrozenMap()
    hand: Names = FrozenMap()
    library: Names = FrozenMap()
    not_battlefield: Names = FrozenMap()
    not_phased_out: Names = FrozenMap()
    not_graveyard: Names = FrozenMap()
    not_exile: Names = FrozenMap()
    not_hand: Names = FrozenMap()
    not_library: Names = FrozenMap()
    count: CountSpec = CountSpec()
    lost: Annotated[tuple[Ref, ...], FALLS_WHOLE] | None = None
    won: Annotated[tuple[Ref, ...], FALLS_WHOLE] | None = None
    draw: bool | None = None


class ExpectSpec(BoardExpectSpec):
    """What must come out when play has ended. Only what is named is compared.

    `events` must occur in this order; each is a part of an event. None of `not_events` may occur.

    Attributes:
        at: what must be so earlier, as a step ends, by step.
        illegal: the rule by which the last answer is refused: the one that decides, or the general one
            that it is a case of.
    """

    at: FrozenMap[TurnStepWord, BoardExpectSpec] = FrozenMap()
    illegal: Name | None = None
    events: tuple[FrozenMap[str, object], ...] = ()
    not_events: tuple[FrozenMap[str, object], ...] = ()


class VariationSpec(Spec):
    """Another course of play: it has the first entries of the line it leaves, and its own from there.

    It leaves the main line, or the variation under whose `variations` it stands. Fields of the board that it
    doesn't name are as in that line.

    Attributes:
        name: what is different, in a few words.
        after: how many entries of the script it has in common with the line it leaves.
        era, options, start, until, active, time, players, cards, battlefield, effects: as in a scenario,
            where they are other than in the line it leaves; `time` is `neither` where that one has a time.
        script: what is decided from there on.
        expect: what must come out.
        notes: what is said and marked for the viewer from there on. Those of the line it leaves are shown as
            well, as far as they are `after` entries that both have.
        variations: those that leave this one.
    """

    name: Name | None = None
    after: Annotated[int, Meta(ge=0, le=limits.ENTRIES)] = 0
    era: EraWord | None = None
    options: OptionsSpec | None = None
    start: StepWord | None = None
    until: TurnStepWord | None = None
    active: PlayerRef | None = None
    time: TimeOfDay | Literal["neither"] | None = None
    players: Annotated[tuple[PlayerSpec, ...], Meta(min_length=2, max_length=limits.PLAYERS)] | None = None
    cards: Annotated[FrozenMap[Name, OwnCardSpec], Meta(max_length=limits.OBJECTS)] | None = None
    battlefield: Annotated[tuple[ObjectSpec, ...], Meta(max_length=limits.OBJECTS)] | None = None
    effects: Annotated[tuple[EffectSpec, ...], Meta(max_length=limits.ABILITIES)] | None = None
    script: Annotated[tuple[EntrySpec, ...], Meta(max_length=limits.ENTRIES)] = ()
    expect: ExpectSpec = ExpectSpec()
    notes: Annotated[tuple[NoteSpec, ...], Meta(max_length=limits.NOTES)] = ()
    variations: "Annotated[tuple[VariationSpec, ...], Meta(max_length=limits.VARIATIONS)]" = ()

    def tidied(self) -> "VariationSpec":
        """Return the variation in which nothing on its own board blocks what doesn't attack."""
        own = _blocking_attackers(self.battlefield) if self.battlefield is not None else None
        return replace(self, battlefield=own)


def _blocking_attackers(objects: tuple[ObjectSpec, ...]) -> tuple[ObjectSpec, ...]:
    """Return the objects of a board, blocking only what attacks."""
    attackers = {spec.id for spec in objects if spec.attacking is not None}
    if all(attackers.issuperset(spec.blocking) for spec in objects):
        return objects
    kept = (tuple(own for own in spec.blocking if own in attackers) for spec in objects)
    return tuple(replace(spec, blocking=blocked) for spec, blocked in zip(objects, kept, strict=True))


_UNTITLED = "Untitled"


class Scenario(Spec):
    """A whole scenario file: a board, what the players decide, and what comes out.

    `cards` are those that the file defines, by name; they hide cards of the library with the same name.
    `start` and `until` are the first and the last step that is played. The turn begins only with `untap`:
    then things phase in and out and untap, and what came before may attack. Later turns are played as well
    if `until` is `next combat`, or a step of the next turn (`next cleanup`), or of the third turn and so on
    (`turn 3 combat`).

    `description` says what there is to see, `lesson` what it teaches: that is shown when play has ended.

    Attributes:
        lesson: what it teaches, in a sentence; it may give away how play ends.
        question: what a viewer is asked to predict before play.
        time: whether it is day or night; neither if it is not said.
        undecided: what the window does at a decision that the script leaves open: `ask` for it, or have it
            answered by `default`, as the command line always does.
        notes: what is said and marked for the viewer, each at a moment.
        variations: other courses of play on this board, each with what is different.
    """

    format: Literal["damage-step/1"] = "damage-step/1"
    title: Name = _UNTITLED
    description: Text = ""
    question: QuestionSpec | None = None
    lesson: Text = ""
    tags: tuple[Name, ...] = ()
    rules: tuple[Name, ...] = ()
    era: EraWord = Era.CURRENT
    options: OptionsSpec = OptionsSpec()
    start: StepWord = Step.DECLARE_ATTACKERS
    until: TurnStepWord = TurnStep(Step.END_OF_COMBAT)
    undecided: Literal["ask", "default"] = "ask"
    active: PlayerRef | None = None
    time: TimeOfDay | None = None
    players: Annotated[tuple[PlayerSpec, ...], Meta(min_length=2, max_length=limits.PLAYERS)]
    cards: Annotated[FrozenMap[Name, OwnCardSpec], Meta(max_length=limits.OBJECTS)] = FrozenMap()
    battlefield: Annotated[tuple[ObjectSpec, ...], Meta(max_length=limits.OBJECTS)] = ()
    effects: Annotated[tuple[EffectSpec, ...], Meta(max_length=limits.ABILITIES)] = ()
    script: Annotated[tuple[EntrySpec, ...], Meta(max_length=limits.ENTRIES)] = ()
    expect: ExpectSpec = ExpectSpec()
    notes: Annotated[tuple[NoteSpec, ...], Meta(max_length=limits.NOTES)] = ()
    variations: Annotated[tuple[VariationSpec, ...], Meta(max_length=limits.VARIATIONS)] = ()

    def tidied(self) -> "Scenario":
        """Return the scenario in which nothing blocks what doesn't attack."""
        return replace(self, battlefield=_blocking_attackers(self.battlefield))

    @property
    def given_title(self) -> str:
        """Its title, empty if nobody has given it one."""
        return "" if self.title == _UNTITLED else self.title
