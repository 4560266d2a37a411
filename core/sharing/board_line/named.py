"""Whom the names in a board line stand for."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence

from core.data.spelling import hint
from core.scenario.changes import new_id
from core.sharing.board_line.splitting import BoardLineError, parts, unquoted
from core.words.english.errors import data_errors
from core.words.english.errors import sharing as words

LIST = r",| and(?=\s)"
"""Parts names that stand side by side."""
_COMES = re.compile(r"(?: \d{1,4})?(?:[#~]\d{1,4})?$")
"""What tells several apart that come during play, and what comes back, or is on the stack."""
_AROUND_NAME = re.compile(r"\s*->\s*|\s+\+\s+|(?:^|\s)\d+ to ")
"""What stands before and after a name among what is between commas."""
_MOST_PIECES = 4
"""So many pieces between commas a name has at most."""
_NUMBERED = re.compile(r"(?P<name>.+) (?P<number>\d{1,4})")


class Named:
    """Players and permanents by name. Several of one name are numbered in their order: `Soldier 2`.

    What only enters during play is named as it is then: a token, or a card that may come.
    """

    def __init__(self) -> None:
        self._ids: defaultdict[str, list[str]] = defaultdict(list)
        self._shown: dict[str, str] = {}
        self._taken: set[str] = set()
        self._to_come: set[str] = set()
        self.players: dict[str, str] = {}

    def add_player(self, name: str) -> str:
        """Return the id of one more player."""
        id_ = self.add(name)
        self.players[id_] = name
        return id_

    def add(self, name: str) -> str:
        """Return the id of one more of that name."""
        id_ = new_id(name, self._taken)
        self._taken.add(id_)
        self._ids[name.lower()].append(id_)
        self._shown[name.lower()] = name
        return id_

    def may_come(self, cards: Iterable[str]) -> None:
        """Know names of cards from now on that may enter during play: what is cast, or in a hand."""
        self._to_come.update(cards)

    def find(self, said: str) -> str | None:
        """Return the id of what a name stands for; None if it is not on the table.

        Raises:
            BoardLineError: several have this name.
        """
        name = unquoted(said.strip()).lower()
        ids = self._ids.get(name, [])
        if len(ids) == 1:
            return ids[0]
        if ids:
            raise BoardLineError(said, words.several_of_that_name(name=self._shown[name], count=len(ids)))
        match = _NUMBERED.fullmatch(name)
        numbered = self._ids.get(unquoted(match["name"]), []) if match else []
        if match and 0 < int(match["number"]) <= len(numbered):
            return numbered[int(match["number"]) - 1]
        return said if said in self._taken else None

    def knows(self, name: str) -> bool:
        """Whether something on the table has this name, alone or with others."""
        return name.lower() in self._ids or name in self._taken

    def _comes(self, said: str) -> bool:
        """Whether something that enters during play may be called so: `Soldier Token 2`, `Clone`."""
        name = _COMES.sub("", said)
        return name.endswith(" Token") or name in self._to_come

    def _begun(self, said: str) -> str | None:
        """Return the id of the only thing whose name begins with these words: `Jace` of a longer name."""
        begins = re.compile(rf"{re.escape(said)}\b")
        ids = [one for name, own in self._ids.items() if begins.match(name) for one in own]
        return ids[0] if len(ids) == 1 else None

    def rejoined(self, pieces: Sequence[str]) -> list[str]:
        """Return what stands between commas, with names that hold commas whole; the longest known one first.

        A piece may say more around names: `2 to Jace`, `Bear -> Jace`.
        """
        left, found = list(pieces), list[str]()
        while left:
            taken = next((n for n in range(min(_MOST_PIECES, len(left)), 1, -1) if self._is_one(left[:n])), 1)
            if taken > 1:
                left[:taken] = [", ".join(left[:taken])]
            else:
                found.append(left.pop(0))
        return found

    def _is_one(self, pieces: Sequence[str]) -> bool:
        """Whether a name begins in the first piece and ends in the last."""
        first, *between, last = pieces
        name = ", ".join((_AROUND_NAME.split(first)[-1], *between, _AROUND_NAME.split(last)[0]))
        return self.knows(name)

    def numbered(self, said: str) -> str:
        """Return a name as it is said, or the id of the one that a number after it tells from the others."""
        name = unquoted(said.strip())
        return name if name.lower() in self._ids else self.find(said) or name

    def id_of(self, said: str, statement: str) -> str:
        """Return the id of what a name stands for.

        Raises:
            BoardLineError: it is not on the table, or several have this name.
        """
        try:
            found = self.find(said)
        except BoardLineError as error:
            raise BoardLineError(statement, error.fault) from error
        if found is None and self._comes(unquoted(said.strip())):
            return unquoted(said.strip())
        found = found or self._begun(unquoted(said.strip()).lower())
        if found is None:
            known = hint(unquoted(said), self._shown.values())
            raise BoardLineError(statement, data_errors.unknown("name", unquoted(said), known))
        return found

    def ids_of(self, said: str, statement: str) -> list[str]:
        """Return the ids of names between commas or `and`; a name may itself hold `and`.

        Raises:
            BoardLineError: one of them is not on the table, or several have its name.
        """
        whole = self.find(said)
        if whole is not None:
            return [whole]
        return [self.id_of(one, statement) for one in self.rejoined(parts(said, LIST))]

    def player_of(self, said: str, statement: str) -> str:
        """Return the id of a player.

        Raises:
            BoardLineError: that is no player.
        """
        found = self.id_of(said, statement)
        if found not in self.players:
            raise BoardLineError(statement, words.no_player(unquoted(said), list(self.players.values())))
        return found

    def names(self) -> dict[str, str]:
        """Return the name that stands for each id: numbered if it is not the only one of its name."""
        return {
            id_: self._shown[name] if len(ids) == 1 else f"{self._shown[name]} {number}"
            for name, ids in self._ids.items()
            for number, id_ in enumerate(ids, start=1)
        }
