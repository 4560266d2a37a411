"""Writing a board as a line that people read and type, and saying what a line can't hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from core.data.writing import written
from core.language.phrases import ENGLISH
from core.model.cards import Card
from core.scenario.action_entries import (
    AbilityOf,
    ActivateSpec,
    CastSpec,
    EditCardSpec,
    EditSpec,
    PassSpec,
)
from core.scenario.answer_entry import AnswerSpec
from core.scenario.entries import (
    AssignSpec,
    AttackSpec,
    BlockSpec,
    ChooseSpec,
    EntrySpec,
    OrderSpec,
    ReplaceSpec,
    ResolveSpec,
    ShieldSpec,
    StackOrderSpec,
    key_of,
)
from core.scenario.format import ObjectSpec, PlayerSpec, Scenario
from core.sharing.board_line.attack_words import attack_words
from core.sharing.board_line.decisions import FROM_GRAVEYARD, KICKED, NOTHING, WAYS
from core.sharing.board_line.edits import edit_words
from core.sharing.board_line.effects import effect_words
from core.sharing.board_line.named import Named
from core.sharing.board_line.object_words import object_words
from core.sharing.board_line.own_cards import own_card_words
from core.sharing.board_line.player_words import player_words
from core.sharing.board_line.reading import NO_CARDS
from core.sharing.board_line.splitting import BoardLineError, quoted
from core.terms.eras import Era
from core.terms.ids import first_incarnation, with_place
from core.terms.steps import Step
from core.terms.turn_steps import TurnStep
from core.words.english.errors import sharing as words


class BoardLine(NamedTuple):
    """A board as a line.

    Attributes:
        left_out: what the line can't say, a sentence each.
    """

    text: str
    left_out: tuple[str, ...]


def board_line(scenario: Scenario, cards: Mapping[str, Card]) -> BoardLine:
    """Return the line of a scenario, and what is not in it.

    Names stand for ids: what is read from the line is the same board, with ids made from names. Title,
    description, question, lesson and expectations are about a file and not part of the position.
    """
    return _Writing(scenario, cards).line()


class _Writing:
    def __init__(self, scenario: Scenario, cards: Mapping[str, Card]) -> None:
        self._scenario, self._cards = scenario, cards
        self._left_out: list[str] = []
        self._whose = {spec.id: spec.controller for spec in scenario.battlefield}
        self._reader, self._names = _names(scenario)
        self._effects_named = _effect_names(scenario, self._reader)

    def line(self) -> BoardLine:
        there = [self._player(player) for player in self._scenario.players]
        there += [zone for player in self._scenario.players for zone in self._zones(player)]
        there += self._effects()
        there += self._options()
        does = [one for entry in self._scenario.script for one in self._entry(entry)]
        text = "; ".join(there) + "."
        if does:
            text += f" {'; '.join(does)}."
        return BoardLine(text, tuple(dict.fromkeys(self._left_out)))

    def _player(self, player: PlayerSpec) -> str:
        said = list(player_words(player, self._names))
        if None in said:
            self._left_out.append(words.left_out_player(player.name or player.id))
        in_parentheses = ", ".join(filter(None, said))
        head = f"{self._name(player.id)} {player.life}" + (f" ({in_parentheses})" if in_parentheses else "")
        own = [spec for spec in self._scenario.battlefield if spec.controller == player.id]
        told = [self._object(spec) for spec in own]
        counted = [(text, len(list(same))) for text, same in groupby(told)]
        return f"{head}: {', '.join(text if n == 1 else f'{n}x {text}' for text, n in counted)}".rstrip()

    def _object(self, spec: ObjectSpec) -> str:
        said, lost = object_words(spec, self._names, self._cards)
        self._left_out += [lost] if lost else []
        return said

    def _zones(self, player: PlayerSpec) -> Iterator[str]:
        for zone in ("hand", "graveyard", "library"):
            names: Sequence[str] | None = getattr(player, zone)
            if names or (zone == "library" and names is not None):
                told = ", ".join(quoted(name) for name in names) or NO_CARDS
                yield f"{self._name(player.id)}'s {zone}: {told}"

    def _effects(self) -> Iterator[str]:
        told = []
        for spec in self._scenario.effects:
            is_called = spec.id is None or spec.id in self._effects_named
            said = effect_words(spec, self._names) if is_called else None
            if said is None:
                self._left_out.append(words.left_out_effect(spec.name))
            else:
                told.append(said)
        if told:
            yield f"Effects: {', '.join(told)}"

    def _options(self) -> Iterator[str]:
        scenario = self._scenario
        if scenario.era is not Era.CURRENT:
            yield f"Era: {scenario.era}"
        if scenario.start is not self._usual_start():
            yield f"From: {_step(scenario.start)}"
        if scenario.until != TurnStep(Step.END_OF_COMBAT):
            yield f"Until: {_step(scenario.until)}"
        active = scenario.active or scenario.players[0].id
        if active != self._usual_active():
            yield f"Turn: {self._name(active)}"
        if scenario.time is not None:
            yield f"Time: {scenario.time}"
        if scenario.options.planeswalker_redirection:
            self._left_out.append(words.left_out_redirection())
        told = {name: own_card_words(name, spec) for name, spec in scenario.cards.items()}
        if lost := [name for name, said in told.items() if said is None]:
            self._left_out.append(words.left_out_cards(lost))
        if cards := [said for said in told.values() if said is not None]:
            yield f"Cards: {', '.join(cards)}"

    def _usual_start(self) -> Step:
        """Return where play starts if a line doesn't say so."""
        first = self._scenario.script[0] if self._scenario.script else None
        acts = isinstance(first, CastSpec | ActivateSpec) and first.at is None
        return Step.PRECOMBAT_MAIN if acts else Step.DECLARE_ATTACKERS

    def _usual_active(self) -> str:
        """Return whose turn it is if a line doesn't say so: the attacker's, or the first player's."""
        attack: Mapping[str, str] = next(
            (one.attack for one in self._scenario.script if isinstance(one, AttackSpec)), {}
        )
        players = (self._whose[one] for one in attack if one in self._whose)
        return next(players, self._scenario.players[0].id)

    def _entry(self, entry: EntrySpec) -> Iterator[str]:
        try:
            told = list(self._told(entry))
        except KeyError as error:  # something that only comes into being during play
            self._left_out.append(words.left_out_decision(key=key_of(entry), about=str(error.args[0])))
            return
        if not told:
            self._left_out.append(words.left_out_decision(key=key_of(entry), about=""))
        at = entry.at if isinstance(entry, AnswerSpec) else None
        yield from (f"{one} during {_step(at)}" if at is not None else one for one in told)

    def _told(self, entry: EntrySpec) -> Iterator[str]:
        match entry:
            case AttackSpec():
                yield from attack_words(entry, self._name, self._whose)
            case BlockSpec(block=nobody) if not nobody:
                yield "No one blocks"
            case BlockSpec(block=block):
                for blocker, attackers in block.items():
                    several = (attackers,) if isinstance(attackers, str) else attackers
                    yield f"{self._name(blocker)} blocks {' and '.join(map(self._name, several))}"
            case AssignSpec(assign=assign):
                for source, points in assign.items():
                    told = ", ".join(f"{n} to {self._name(to)}" for to, n in points.items())
                    yield f"{self._name(source)} assigns {told}"
            case CastSpec() if entry.by and not _says_more(entry, _CAST):
                said = f"{self._name(entry.by)} casts {quoted(entry.cast)}{self._announced(entry)}"
                self._reader.may_come([entry.cast])
                yield said
            case ActivateSpec(activate=AbilityOf(object=which)) if not _says_more(entry, _ACTIVATE):
                player = entry.by or self._whose.get(which)
                said = f"{self._name(which)}{self._announced(entry)}"
                yield f"{self._name(player)} activates {said}" if player else f"Activate {said}"
            case PassSpec():
                yield f"{self._name(entry.pass_)} passes"
            case ResolveSpec():
                yield "The stack resolves"
            case ChooseSpec():
                chosen = " and ".join(map(self._name_or_word, entry.named)) or NOTHING
                yield f"{self._name(entry.by)} chooses {chosen}" if entry.by else f"Choose {chosen}"
            case ReplaceSpec(replace=which):
                effect = self._with_place(which)
                yield (
                    f"{self._name(entry.by)} applies {effect} first" if entry.by else f"Apply {effect} first"
                )
            case StackOrderSpec(stack_order=order):
                said = ", ".join(map(self._with_place, order))
                yield f"{self._name(entry.by)} stacks {said}" if entry.by else f"Stack {said}"
            case ShieldSpec(shield=shield):
                said = ", ".join(
                    f"{n} from {self._name(source)} to {self._name(whom)}"
                    for whom, points in shield.items()
                    for source, n in points.items()
                )
                yield f"{self._name(entry.by)} prevents {said}" if entry.by else f"Prevent {said}"
            case OrderSpec(order=order):
                for one, others in order.items():
                    yield f"{self._name(one)} orders {', '.join(map(self._name, others))}"
            case EditSpec():
                yield from edit_words(entry, self._name)
                self._reader.may_come([entry.edit.card] if isinstance(entry.edit, EditCardSpec) else [])
            case _:
                return

    def _announced(self, entry: CastSpec | ActivateSpec) -> str:
        targets = f" on {' and '.join(map(self._name, entry.targets))}" if entry.targets else ""
        options = [f"X = {entry.x}"] if entry.x else []
        modes = entry.modes or ((entry.mode,) if entry.mode else ())
        options += [f"mode {' and '.join(map(str, modes))}"] if modes else []
        if isinstance(entry, ActivateSpec) and entry.activate.ability != 1:
            options.append(f"ability {_ability(entry.activate.ability)}")
        options += [f"source {self._name_or_word(entry.source)}"] if entry.source else []
        if isinstance(entry, CastSpec) and entry.sacrifice:
            options.append(f"sacrificing {self._name(entry.sacrifice)}")
        if isinstance(entry, CastSpec) and entry.kicked:
            options.append(KICKED if entry.kicked == 1 else f"{KICKED} {entry.kicked} times")
        if isinstance(entry, CastSpec) and entry.from_ is not None:
            options.append(FROM_GRAVEYARD)
        if isinstance(entry, CastSpec) and entry.way is not None:
            options.append(WAYS[entry.way])
        options += [f"{points} to {self._name(to)}" for to, points in entry.division.items()]
        return targets + (f" ({', '.join(options)})" if options else "")

    def _name(self, id_: str) -> str:
        """Return what a line calls something: by its name, or what enters during play by its id then.

        Raises:
            KeyError: a line has no name for it.
        """
        if id_ not in self._names and self._comes_by_name(id_):
            return quoted(id_)
        return quoted(self._names[id_])

    def _comes_by_name(self, id_: str) -> bool:
        """Whether a reader of the line takes an id for that of something that enters during play."""
        try:
            return self._reader.find(id_) is None and self._reader.id_of(id_, id_) == id_
        except BoardLineError:
            return False

    def _with_place(self, said: str) -> str:
        """Return the name of what an id stands for, with the place of one of its abilities."""
        source, place = with_place(said)
        source = self._effects_named.get(source, source)
        return self._name_or_word(source) + (f"/{place}" if place else "")

    def _name_or_word(self, said: str) -> str:
        """Return the name of what a decision is about, or the word itself, such as `yes`.

        Raises:
            KeyError: it is something that has come back during play, which a line has no name for.
        """
        if said not in self._names and first_incarnation(said) in self._names:
            raise KeyError(said)
        return quoted(self._names.get(said, said))


_ANNOUNCED = frozenset({"by", "at", "mode", "modes", "targets", "division", "x", "source"})
_CAST = _ANNOUNCED | {"cast", "sacrifice", "kicked", "from", "way"}
_ACTIVATE = _ANNOUNCED | {"activate"}
"""What a line can say of a spell or an ability."""


def _says_more(entry: CastSpec | ActivateSpec, known: frozenset[str]) -> bool:
    """Whether an entry says anything that a line can't."""
    return not written(entry, ENGLISH).keys() <= known


def _names(scenario: Scenario) -> tuple[Named, dict[str, str]]:
    """Return whom a reader of the line will know, and the name that stands for each id of a scenario."""
    named = Named()
    for player in scenario.players:
        named.may_come((*player.hand, *player.graveyard, *(player.library or ())))
    ids: dict[str, str] = {}
    for player in scenario.players:
        ids[named.add_player(player.name or player.id)] = player.id
    for player in scenario.players:
        for spec in scenario.battlefield:
            if spec.controller == player.id:
                ids[named.add(spec.name or spec.card or spec.id)] = spec.id
    return named, {ids[new]: name for new, name in named.names().items()}


def _effect_names(scenario: Scenario, reader: Named) -> dict[str, str]:
    """Return the names that stand for the ids of effects: only where nothing else is called so."""
    counted = Counter(spec.name.lower() for spec in scenario.effects)
    return {
        spec.id: spec.name
        for spec in scenario.effects
        if spec.id is not None and counted[spec.name.lower()] == 1 and not reader.knows(spec.name)
    }


def _ability(ability: int | str) -> str:
    """Return the number of an ability, or its name as a line can hold it."""
    return str(ability) if isinstance(ability, int) else quoted(ability)


def _step(step: Step | TurnStep) -> str:
    return str(step).replace("_", " ")
