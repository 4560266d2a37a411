"""Changes by hand in a board line: `Drake becomes 2/2 artifact creature`, `Nicole gains control of Drake`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from core.data.writing import written
from core.language.phrases import ENGLISH
from core.model.cards import Card
from core.scenario.action_entries import EditCardSpec, EditObjectSpec, EditPlayerSpec, EditSpec
from core.sharing.board_line.named import Named
from core.sharing.board_line.objects import near_card
from core.sharing.board_line.splitting import BoardLineError, parts, quoted, unquoted
from core.terms.card_types import CardType
from core.terms.colors import Color
from core.terms.zones import Zone
from core.words.english.errors import sharing as words

Entry = dict[str, Any]

EDITS: Final = frozenset(
    {"gains", "loses", "becomes", "gets", "moves", "phases", "taps", "untaps", "attaches", "leaves", "puts"}
)
"""The verbs of changes by hand."""
_LIST: Final = r",| and(?=\s)"
_CONTROL: Final = "control of "
_COMBAT: Final = "combat"
_COUNTERS: Final = re.compile(r"(?P<count>\d{1,7}) (?P<kind>.+?) counters?", re.IGNORECASE)
_SIZE: Final = re.compile(r"(?P<power>-?\d{1,7})/(?P<toughness>-?\d{1,7})")
_TYPES: Final = {one.value: one for one in CardType}
_COLORS: Final = {one.word: one.value for one in Color}
_COLORLESS: Final = "colorless"
_PUT: Final = re.compile(r"(?P<name>.+?)(?:\s*\((?P<states>[^)]*)\))?")
_PUT_STATES: Final = ("tapped", "token")
_ON: Final = "on "
_PHASES: Final = {"in": True, "out": False}


class Change(NamedTuple):
    """A statement that changes something: who, the verb, and the rest of it."""

    who: str
    verb: str
    rest: str
    statement: str


def read_edit(said: Change, named: Named, cards: Mapping[str, Card]) -> Entry:
    """Return what a statement changes, as an entry of a file holds it.

    Raises:
        BoardLineError: it can't be read.
    """
    if said.verb == "puts":
        return _put(said, named, cards)
    if said.verb == "gains" and said.rest.startswith(_CONTROL):
        taken = named.id_of(said.rest.removeprefix(_CONTROL), said.statement)
        return {"object": taken, "controller": named.player_of(said.who, said.statement)}
    return {"object": named.id_of(said.who, said.statement), **_change(said, named)}


def _change(said: Change, named: Named) -> Entry:
    _, verb, rest, statement = said
    counted = _COUNTERS.fullmatch(rest)
    match verb:
        case "gets" | "loses" if counted is not None:
            sign = 1 if verb == "gets" else -1
            return {"counters": {counted["kind"].lower(): sign * int(counted["count"])}}
        case "gains" | "loses" if rest:
            return {verb[:-1] if verb == "gains" else "lose": [one for one in parts(rest, _LIST) if one]}
        case "becomes" if rest:
            return _becomes(rest, statement)
        case "moves" if rest.removeprefix("to ").lower() in list(Zone):
            return {"move": rest.removeprefix("to ").lower()}
        case "phases" if rest.lower() in _PHASES:
            return {"phased_in": _PHASES[rest.lower()]}
        case "taps" | "untaps" if not rest:
            return {"tapped": verb == "taps"}
        case "attaches" if rest.startswith("to "):
            return {"attached_to": named.id_of(rest.removeprefix("to "), statement)}
        case "leaves" if rest.lower() == _COMBAT:
            return {"remove_from_combat": True}
        case _:
            raise BoardLineError(statement, words.write_change())


def _becomes(rest: str, statement: str) -> Entry:
    """Return the size, colors and types that something becomes."""
    found: Entry = {}
    for word in rest.lower().replace(",", " ").split():
        if size := _SIZE.fullmatch(word):
            found |= {"power": int(size["power"]), "toughness": int(size["toughness"])}
        elif word in _TYPES:
            found.setdefault("types", []).append(word)
        elif word in _COLORS:
            found.setdefault("colors", []).append(_COLORS[word])
        elif word == _COLORLESS:
            found["colors"] = []
        elif word not in {"a", "an", "and"}:
            raise BoardLineError(statement, words.write_change())
    return found


def _put(said: Change, named: Named, cards: Mapping[str, Card]) -> Entry:
    """Return a card that is put onto the battlefield: `Amy puts Straw Man (token, tapped)`."""
    statement = said.statement
    match = _PUT.fullmatch(said.rest)
    name = unquoted(match["name"]) if match else ""
    if match is None or name not in cards:
        raise BoardLineError(statement, words.no_such_card(name, near_card(name, cards)))
    states = [one for one in parts(match["states"] or "", ",") if one]
    bearers = [named.id_of(one.removeprefix(_ON), statement) for one in states if one.startswith(_ON)]
    states = [one for one in states if not one.startswith(_ON)]
    if len(bearers) > 1 or not set(states) <= set(_PUT_STATES):
        raise BoardLineError(statement, words.write_change())
    player = named.player_of(said.who, statement)
    attached = {"attached_to": bearers[0]} if bearers else {}
    return {"card": cards[name].name, "controller": player, **dict.fromkeys(states, True), **attached}


def edit_words(entry: EditSpec, name: Callable[[str], str]) -> Iterator[str]:
    """Yield how a line says a change by hand, in one statement or several; nothing if it can't.

    `name` returns what a line calls an id; it raises `KeyError` if it has no name for it.
    """
    edit = entry.edit
    if isinstance(edit, EditPlayerSpec):
        return
    if isinstance(edit, EditCardSpec):
        said = [one for one in _PUT_STATES if getattr(edit, one)]
        said += [f"{_ON}{name(edit.attached_to)}"] if edit.attached_to is not None else []
        states = f" ({', '.join(said)})" if said else ""
        yield f"{name(edit.controller)} puts {quoted(edit.card)}{states}"
        return
    changes = list(_said(edit, name(edit.object), name))
    if len(changes) == 1 and written(edit, ENGLISH).keys() == {"object", *changes[0][0]}:
        yield changes[0][1]


def _said(edit: EditObjectSpec, who: str, name: Callable[[str], str]) -> Iterator[tuple[set[str], str]]:
    """Yield each statement that says a part of a change, with the keys of the file that it says."""
    if edit.controller is not None:
        yield {"controller"}, f"{name(edit.controller)} gains {_CONTROL}{who}"
    if edit.gain:
        yield {"gain"}, f"{who} gains {' and '.join(edit.gain)}"
    if edit.lose:
        yield {"lose"}, f"{who} loses {' and '.join(edit.lose)}"
    if becomes := dict(_becoming(edit)):
        keys = {"power", "toughness"} if "power" in becomes else set()
        yield keys | becomes.keys(), f"{who} becomes {' '.join(becomes.values())}"
    if len(edit.counters) == 1:
        ((kind, count),) = edit.counters.items()
        counted = f"{abs(count)} {kind} counter{'s' if abs(count) != 1 else ''}"
        if count and kind == kind.lower():
            yield {"counters"}, f"{who} {'gets' if count > 0 else 'loses'} {counted}"
    if edit.move is not None:
        yield {"move"}, f"{who} moves to {edit.move}"
    if edit.phased_in is not None:
        yield {"phased_in"}, f"{who} phases {'in' if edit.phased_in else 'out'}"
    if edit.tapped is not None:
        yield {"tapped"}, f"{who} {'taps' if edit.tapped else 'untaps'}"
    if edit.attached_to is not None:
        yield {"attached_to"}, f"{who} attaches to {name(edit.attached_to)}"
    if edit.remove_from_combat:
        yield {"remove_from_combat"}, f"{who} leaves {_COMBAT}"


def _becoming(edit: EditObjectSpec) -> Iterator[tuple[str, str]]:
    if edit.power is not None and edit.toughness is not None:
        yield "power", f"{edit.power}/{edit.toughness}"
    if edit.colors is not None:
        yield "colors", " ".join(one.word for one in edit.colors) or _COLORLESS
    if edit.types:
        yield "types", " ".join(edit.types)
