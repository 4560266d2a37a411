"""What players do in a board line: `Amy attacks Drake -> Nicole; Wall of Air blocks Drake`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from core.data.spelling import hint
from core.model.cards import Card
from core.sharing.board_line.edits import EDITS, Change, read_edit
from core.sharing.board_line.named import LIST, Named
from core.sharing.board_line.objects import near_card
from core.sharing.board_line.splitting import BoardLineError, parts, unquoted
from core.sharing.board_line.verbs import IMPERATIVES, VERB, mended_verb
from core.sharing.board_line.who_against_whom import Fight, Pairs, who_against_whom
from core.terms.ids import with_place
from core.terms.steps import Step
from core.terms.turn_steps import MOST_TURNS, turn_step_of
from core.words.english.errors import data_errors
from core.words.english.errors import sharing as words

Entry = dict[str, Any]

_POINTS = re.compile(r"(?P<points>\d{1,7}) to (?P<whom>.+)")
_OPTION = re.compile(r"(?P<key>x|ability)\s*=?\s*(?P<number>\d{1,7})", re.IGNORECASE)
_MODES = re.compile(r"modes? (?P<numbers>\d{1,2}(?: and \d{1,2})*)", re.IGNORECASE)
_DURING = re.compile(r"\s+during (?:the )?(?P<step>[a-z0-9 ]+?)(?: step| phase)?$", re.IGNORECASE)
_LATER = re.compile(r"\s*(?:the )?(?:next|turn\s+\d+)\s+", re.IGNORECASE)
_KICKED = re.compile(r"kicked(?: (?P<times>\d{1,3}) times)?", re.IGNORECASE)
_SHIELD = re.compile(r"(?P<points>\d{1,7}) from (?P<source>.+?) to (?P<whom>.+)")
KICKED = "kicked"
FROM_GRAVEYARD = "from the graveyard"
"""What is said of a spell whose kicker is paid, and of one that is cast out of a graveyard."""
WAYS: Mapping[str, str] = {"face_down": "face down", "bestow": "bestowed"}
"""What is said of how else a card is cast."""
NOTHING = "nothing"
"""What is chosen where nothing need be."""
_STEPS = {step.value.replace("_", " "): step.value for step in Step}


def step_of(said: str, statement: str) -> str:
    """Return the step that is named.

    Raises:
        BoardLineError: there is none of that name.
    """
    small = " ".join(said.lower().split()).removesuffix(" step").removesuffix(" phase")
    if small not in _STEPS:
        raise BoardLineError(statement, data_errors.unknown("step", said, hint(small, _STEPS)))
    return _STEPS[small]


def later_step_of(said: str, statement: str) -> str:
    """Return the step that is named, of this turn or a later one: `next declare blockers`.

    Raises:
        BoardLineError: there is none of that name.
    """
    later = _LATER.match(said)
    if later is None:
        return step_of(said, statement)
    lead, rest = " ".join(later[0].lower().split()), said[later.end() :]
    step = "combat" if rest.strip().lower() == "combat" else step_of(rest, statement)
    found = turn_step_of(f"{lead.removeprefix('the ')} {step}")
    if found is None:
        raise BoardLineError(statement, data_errors.too_many_turns(MOST_TURNS))
    return found


class _Said(NamedTuple):
    """A statement around its verb.

    Attributes:
        during: the step it names, as an entry of a file holds it.
    """

    who: str
    rest: str
    statement: str
    during: Entry


class Decisions:
    """Reads what players do, one statement at a time, into script entries."""

    def __init__(self, named: Named, cards: Mapping[str, Card], controllers: Mapping[str, str]) -> None:
        self._named, self._cards, self._controllers = named, cards, controllers
        self.entries: list[Entry] = []

    def read(self, statement: str) -> None:
        """Add what a statement says to the entries.

        Raises:
            BoardLineError: it can't be read.
        """
        said, during = statement, {}
        if match := _DURING.search(said):
            during = {"at": later_step_of(match["step"], statement)}
            said = said[: match.start()]
        who, verb, rest = _around_verb(said, statement)
        if who.lower() == "no one" and verb in {"attacks", "blocks"} and not rest:
            self.entries.append({verb.removesuffix("s"): {}, **during})
        else:
            self._does(verb, _Said(who, rest, statement, during))

    def _does(self, verb: str, said: _Said) -> None:
        match verb:
            case "attack" | "attacks":
                self._attack(said)
            case "block" | "blocks":
                self._block(said)
            case "casts":
                self._cast(said)
            case "activates":
                self._activate(said)
            case "assigns":
                self._assign(said)
            case "passes":
                self._pass(said)
            case "chooses":
                self._choose(said)
            case "applies":
                self._apply(said)
            case "orders":
                self._order(said)
            case "stacks":
                self._stack(said)
            case "prevents":
                self._prevent(said)
            case _ if verb in EDITS:
                self._edit(verb, said)
            case _:
                self._resolve(said)

    def _attack(self, said: _Said) -> None:
        found = self._pairs("attacks", said, self._opponents(said))
        self._merge("attack", dict(found.pairs), said.during)
        if found.bands:
            self.entries[-1].setdefault("bands", []).extend(found.bands)
        if found.enlisted:
            self.entries[-1].setdefault("enlist", {}).update(found.enlisted)

    def _block(self, said: _Said) -> None:
        blocks: dict[str, Any] = {}
        for blocker, attacker in self._pairs("blocks", said, self._attacking()).pairs:
            blocks.setdefault(blocker, []).append(attacker)
        self._merge(
            "block", {one: some[0] if len(some) == 1 else some for one, some in blocks.items()}, said.during
        )

    def _merge(self, key: str, more: Entry, during: Entry) -> None:
        """Add to what is declared or assigned: one player's, said one after another, is one decision."""
        last = self.entries[-1] if self.entries else {}
        if key in last and last.get("at") == during.get("at") and self._whose(last[key]) == self._whose(more):
            last[key] |= more
        else:
            self.entries.append({key: more, **during})

    def _whose(self, decided: Entry) -> set[str | None]:
        return {self._controllers.get(one) for one in decided}

    def _pairs(self, verb: str, said: _Said, meant: Sequence[str]) -> Pairs:
        return who_against_whom(Fight(said.who, verb, said.rest, said.statement, meant), self._named)

    def _opponents(self, said: _Said) -> list[str]:
        """Return the players whom a player, or the controller of creatures, can attack."""
        first, *_ = self._ids(said.who, said.statement)
        controller = self._controllers.get(first, first)
        return [one for one in self._named.players if one != controller]

    def _attacking(self) -> list[str]:
        """Return the creatures that the last attack was declared with."""
        attacks: Iterator[Entry] = (one["attack"] for one in reversed(self.entries) if "attack" in one)
        return [*next(attacks, {})]

    def _cast(self, said: _Said) -> None:
        announced, options = self._options(said.rest, said.statement)
        cuts = _around_on(announced)
        spell, targets = next(((a, b) for a, b in cuts if unquoted(a.strip()) in self._cards), (None, ""))
        if spell is None:
            name = unquoted(cuts[-1][0].strip())
            raise BoardLineError(said.statement, words.no_such_card(name, near_card(name, self._cards)))
        card = self._cards[unquoted(spell.strip())].name
        self._named.may_come([card])
        entry: Entry = {"cast": card, "by": self._named.player_of(said.who, said.statement)}
        self._act(entry, targets, options, said.statement, said.during)

    def _activate(self, said: _Said) -> None:
        announced, options = self._options(said.rest, said.statement)
        cuts = _around_on(announced)
        object_, targets = next(((a, b) for a, b in cuts if self._named.find(a) is not None), cuts[-1])
        which: Entry = {"object": self._named.id_of(object_, said.statement)}
        if "ability" in options:
            which["ability"] = options.pop("ability")
        entry: Entry = {"activate": which, **self._by(said.who, said.statement)}
        self._act(entry, targets, options, said.statement, said.during)

    def _act(self, entry: Entry, targets: str, options: Entry, statement: str, during: Entry) -> None:
        if targets:
            entry["targets"] = self._ids(targets, statement)
        self.entries.append({**entry, **options, **during})

    def _options(self, rest: str, statement: str) -> tuple[str, Entry]:
        """Return what is before the parentheses, and what they say: X, a mode, a division, a sacrifice."""
        match = re.search(r"\(([^)]*)\)\s*$", rest)
        if match is None:
            return rest, {}
        found: Entry = {}
        for option in parts(match[1], ","):
            if number := _OPTION.fullmatch(option):
                found[number["key"].lower()] = int(number["number"])
            elif modes := _MODES.fullmatch(option):
                numbers = [int(one) for one in modes["numbers"].split(" and ")]
                found |= {"mode": numbers[0]} if len(numbers) == 1 else {"modes": numbers}
            elif points := _POINTS.fullmatch(option):
                whom = self._named.id_of(points["whom"], statement)
                found.setdefault("division", {})[whom] = int(points["points"])
            elif kicked := _KICKED.fullmatch(option):
                found["kicked"] = int(kicked["times"] or 1)
            elif option == FROM_GRAVEYARD:
                found["from"] = "graveyard"
            elif option in WAYS.values():
                found["way"] = next(way for way, words in WAYS.items() if words == option)
            elif option.startswith("ability "):
                found["ability"] = unquoted(option.removeprefix("ability "))
            elif option.startswith("source "):
                source = option.removeprefix("source ")
                found["source"] = self._named.find(source) or unquoted(source)
            elif option.startswith("sacrificing "):
                found["sacrifice"] = self._named.id_of(option.removeprefix("sacrificing "), statement)
            else:
                raise BoardLineError(statement, words.unknown_option(option))
        return rest[: match.start()].strip(), found

    def _assign(self, said: _Said) -> None:
        points: Entry = {}
        for part in self._named.rejoined(parts(said.rest, LIST)):
            match = _POINTS.fullmatch(part)
            if match is None:
                raise BoardLineError(said.statement, words.say_points())
            points[self._named.id_of(match["whom"], said.statement)] = int(match["points"])
        self._merge("assign", {self._named.id_of(said.who, said.statement): points}, said.during)

    def _pass(self, said: _Said) -> None:
        self._nothing_more(said.rest, said.statement)
        self.entries.append({"pass": self._named.player_of(said.who, said.statement), **said.during})

    def _resolve(self, said: _Said) -> None:
        self._nothing_more(said.rest, said.statement)
        if said.who.lower() not in {"the stack", "everything"} or said.during:
            raise BoardLineError(said.statement, words.stack_resolves())
        self.entries.append({"resolve": "all"})

    def _nothing_more(self, rest: str, statement: str) -> None:
        if rest:
            raise BoardLineError(statement, words.left_over(rest))

    def _choose(self, said: _Said) -> None:
        chosen = [self._named.find(one) or unquoted(one) for one in parts(said.rest, LIST) if one]
        if not chosen:
            raise BoardLineError(said.statement, words.say_what_is_chosen())
        if said.rest.lower() == NOTHING:
            chosen = []
        choice = chosen[0] if len(chosen) == 1 else chosen
        self.entries.append({"choose": choice, **self._by(said.who, said.statement), **said.during})

    def _apply(self, said: _Said) -> None:
        effect = self._with_place(said.rest.removesuffix(" first").strip(), numbered=True)
        self.entries.append({"replace": effect, **self._by(said.who, said.statement), **said.during})

    def _with_place(self, said: str, *, numbered: bool = False) -> str:
        """Return the id of what a name stands for, with the place of one of its abilities: `Hero/2`."""
        source, place = with_place(said)
        is_name = numbered and not place
        own = self._named.numbered(source) if is_name else self._named.find(source) or unquoted(source)
        return f"{own}/{place}" if place else own

    def _order(self, said: _Said) -> None:
        """Read a damage assignment order: `Drake orders Wall, Bear`."""
        others = self._ids(said.rest, said.statement) if said.rest else []
        if not others:
            raise BoardLineError(said.statement, words.say_order())
        self._merge("order", {self._named.id_of(said.who, said.statement): others}, said.during)

    def _stack(self, said: _Said) -> None:
        """Read in which order abilities go onto the stack, by their sources: `Amy stacks Hero/2, Hero/1`."""
        order = [self._with_place(one) for one in parts(said.rest, LIST) if one]
        if not order:
            raise BoardLineError(said.statement, words.say_order())
        self.entries.append({"stack_order": order, **self._by(said.who, said.statement), **said.during})

    def _prevent(self, said: _Said) -> None:
        """Read how a shield is divided: `Nicole prevents 3 from Ox to Nicole, 1 from Drake to Bear`."""
        shield: Entry = {}
        for part in parts(said.rest, ","):
            match = _SHIELD.fullmatch(part)
            if match is None:
                raise BoardLineError(said.statement, words.say_shield())
            whom, source = (self._named.id_of(match[key], said.statement) for key in ("whom", "source"))
            shield.setdefault(whom, {})[source] = int(match["points"])
        self.entries.append({"shield": shield, **self._by(said.who, said.statement), **said.during})

    def _edit(self, verb: str, said: _Said) -> None:
        edit = read_edit(Change(said.who, verb, said.rest, said.statement), self._named, self._cards)
        if "card" in edit:
            self._named.may_come([edit["card"]])
        self.entries.append({"edit": edit, **said.during})

    def _by(self, who: str, statement: str) -> Entry:
        """Return who decides; `Choose Drake` leaves it to whoever is asked."""
        return {"by": self._named.player_of(who, statement)} if who else {}

    def _ids(self, said: str, statement: str) -> list[str]:
        return self._named.ids_of(said, statement)


def _around_verb(said: str, statement: str) -> tuple[str, str, str]:
    """Return who does something, the verb, and the rest; who is left open in `Choose Drake`."""
    first, _, rest = said.partition(" ")
    if first.lower() in IMPERATIVES:
        return "", f"{IMPERATIVES[first.lower()]}", rest.strip()
    who = parts(said, VERB.pattern)[0]
    after = said[len(who) :].split(maxsplit=1)
    if not after:
        raise BoardLineError(statement, words.no_verb(mended_verb(said)))
    return who, after[0].lower(), after[1].strip() if len(after) > 1 else ""


def _around_on(text: str) -> list[tuple[str, str]]:
    """Return a text before and after each `on`, the longest before first; a name may itself hold one."""
    places = [match.start() for match in re.finditer(r" on (?=\S)", text)]
    return [(text, ""), *((text[:place], text[place + 4 :]) for place in reversed(places))]
