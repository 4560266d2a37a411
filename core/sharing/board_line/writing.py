"""Writing a board as a line that people read and type, and saying what a line can't hold."""

from __future__ import annotations

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
    EditObjectSpec,
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
    NoteSpec,
    ReplaceSpec,
    ResolveSpec,
    key_of,
)
from core.scenario.format import ObjectSpec, PlayerSpec, Scenario
from core.sharing.board_line.decisions import KICKED, NOTHING
from core.sharing.board_line.effects import effect_words
from core.sharing.board_line.named import Named
from core.sharing.board_line.object_words import object_words
from core.sharing.board_line.reading import NO_CARDS
from core.sharing.board_line.splitting import quoted
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
        self._names = _names(scenario)

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
        counters = [f"{player.poison} poison"] if player.poison else []
        counters += [f"{count} {kind}" for kind, count in player.counters.items()]
        if not written(player, ENGLISH).keys() <= _OF_PLAYER:
            self._left_out.append(words.left_out_player(player.name or player.id))
        head = f"{self._name(player.id)} {player.life}" + (f" ({', '.join(counters)})" if counters else "")
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
            said = effect_words(spec, self._names)
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
        if scenario.active not in {None, self._usual_active()}:
            yield f"Turn: {self._name(str(scenario.active))}"
        if scenario.options.planeswalker_redirection:
            self._left_out.append(words.left_out_redirection())
        if scenario.cards:
            self._left_out.append(words.left_out_cards(list(scenario.cards)))

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
        whose = {spec.id: spec.controller for spec in self._scenario.battlefield}
        return next((whose[one] for one in attack if one in whose), self._scenario.players[0].id)

    def _entry(self, entry: EntrySpec) -> Iterator[str]:
        try:
            told = list(self._told(entry))
        except KeyError as error:  # something that only comes into being during play
            self._left_out.append(words.left_out_decision(key_of(entry), str(error.args[0])))
            return
        if not told and not isinstance(entry, NoteSpec):
            self._left_out.append(words.left_out_decision(key_of(entry), ""))
        at = entry.at if isinstance(entry, AnswerSpec) else None
        yield from (f"{one} during {_step(at)}" if at is not None else one for one in told)

    def _told(self, entry: EntrySpec) -> Iterator[str]:
        match entry:
            case AttackSpec(attack=nobody) | BlockSpec(block=nobody) if not nobody:
                yield _NOTHING[type(entry)]
            case AttackSpec(attack=attack, bands=(), enlist=enlist) if not enlist:
                pairs = ", ".join(f"{self._name(a)} -> {self._name(t)}" for a, t in attack.items())
                yield f"{self._name(self._controller(next(iter(attack))))} attacks {pairs}"
            case BlockSpec(block=block):
                for blocker, attackers in block.items():
                    several = (attackers,) if isinstance(attackers, str) else attackers
                    yield f"{self._name(blocker)} blocks {' and '.join(map(self._name, several))}"
            case AssignSpec(assign=assign):
                for source, points in assign.items():
                    told = ", ".join(f"{n} to {self._name(to)}" for to, n in points.items())
                    yield f"{self._name(source)} assigns {told}"
            case CastSpec() if entry.by and not _says_more(entry, _CAST):
                yield f"{self._name(entry.by)} casts {quoted(entry.cast)}{self._announced(entry)}"
            case ActivateSpec(activate=AbilityOf(object=which, ability=int())) if not _says_more(
                entry, _ACTIVATE
            ):
                player = entry.by or self._controller(which)
                yield f"{self._name(player)} activates {self._name(which)}{self._announced(entry)}"
            case PassSpec():
                yield f"{self._name(entry.pass_)} passes"
            case ResolveSpec():
                yield "The stack resolves"
            case ChooseSpec():
                chosen = " and ".join(map(self._name_or_word, entry.named)) or NOTHING
                yield f"{self._name(entry.by)} chooses {chosen}" if entry.by else f"Choose {chosen}"
            case ReplaceSpec(replace=which):
                source, place = with_place(which)
                effect = self._name_or_word(source) + (f"/{place}" if place else "")
                yield (
                    f"{self._name(entry.by)} applies {effect} first" if entry.by else f"Apply {effect} first"
                )
            case EditSpec(edit=EditObjectSpec(object=which, gain=gain)) if (
                gain and entry.edit == EditObjectSpec(object=which, gain=gain)
            ):
                yield f"{self._name(which)} gains {' and '.join(gain)}"
            case _:
                return

    def _announced(self, entry: CastSpec | ActivateSpec) -> str:
        targets = f" on {' and '.join(map(self._name, entry.targets))}" if entry.targets else ""
        options = [f"X = {entry.x}"] if entry.x else []
        modes = entry.modes or ((entry.mode,) if entry.mode else ())
        options += [f"mode {' and '.join(map(str, modes))}"] if modes else []
        if isinstance(entry, ActivateSpec) and entry.activate.ability != 1:
            options.append(f"ability {entry.activate.ability}")
        if isinstance(entry, CastSpec) and entry.sacrifice:
            options.append(f"sacrificing {self._name(entry.sacrifice)}")
        if isinstance(entry, CastSpec) and entry.kicked:
            options.append(KICKED if entry.kicked == 1 else f"{KICKED} {entry.kicked} times")
        options += [f"{points} to {self._name(to)}" for to, points in entry.division.items()]
        return targets + (f" ({', '.join(options)})" if options else "")

    def _name(self, id_: str) -> str:
        return quoted(self._names[id_])

    def _controller(self, id_: str) -> str:
        return {spec.id: spec.controller for spec in self._scenario.battlefield}[id_]

    def _name_or_word(self, said: str) -> str:
        """Return the name of what a decision is about, or the word itself, such as `yes`.

        Raises:
            KeyError: it is something that has come back during play, which a line has no name for.
        """
        if said not in self._names and first_incarnation(said) in self._names:
            raise KeyError(said)
        return quoted(self._names.get(said, said))


_OF_PLAYER = frozenset({"id", "name", "life", "poison", "counters", "hand", "graveyard", "library"})
"""What a line can say of a player."""
_ANNOUNCED = frozenset({"by", "at", "mode", "modes", "targets", "division", "x"})
_CAST = _ANNOUNCED | {"cast", "sacrifice", "kicked"}
_ACTIVATE = _ANNOUNCED | {"activate"}
"""What a line can say of a spell or an ability."""


def _says_more(entry: CastSpec | ActivateSpec, known: frozenset[str]) -> bool:
    """Whether an entry says anything that a line can't."""
    return not written(entry, ENGLISH).keys() <= known


_NOTHING: dict[type, str] = {AttackSpec: "No one attacks", BlockSpec: "No one blocks"}


def _names(scenario: Scenario) -> dict[str, str]:
    """Return the name that stands for each id of a scenario, as a reader of the line will know them."""
    named = Named()
    ids: dict[str, str] = {}
    for player in scenario.players:
        ids[named.add_player(player.name or player.id)] = player.id
    for player in scenario.players:
        for spec in scenario.battlefield:
            if spec.controller == player.id:
                ids[named.add(spec.name or spec.card or spec.id)] = spec.id
    return {ids[new]: name for new, name in named.names().items()}


def _step(step: Step | TurnStep) -> str:
    return str(step).replace("_", " ")
