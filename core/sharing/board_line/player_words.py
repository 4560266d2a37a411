"""What a board line says of a player in parentheses: `Amy 20 (3 poison, gained 2 life, "Bear" died)`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from core.model.cards import Card
from core.scenario.format import PlayerSpec
from core.sharing.board_line.named import Named
from core.sharing.board_line.splitting import BoardLineError, quoted, unquoted
from core.words.english.errors import sharing as words

_COUNTER: Final = re.compile(r"(?P<count>\d{1,7}) (?P<kind>[a-z ]+?)(?: counters?)?")
_AMOUNTS: Final = {
    "gained_life": re.compile(r"gained (\d{1,7}) life"),
    "lost_life": re.compile(r"lost (\d{1,7}) life"),
    "drew": re.compile(r"drew (\d{1,7}) cards?"),
}
_GONE: Final = re.compile(r"(?P<name>.+) (?P<how>died|left)")
_CAST: Final = "cast "
_MONARCH: Final = "the monarch"
_LAST_TURN: Final = re.compile(r"(\d{1,7}) spells? last turn")
_DAMAGE: Final = re.compile(r"(?P<points>\d{1,7}) damage from (?P<name>.+)")
_SAYABLE: Final = re.compile(r"[^()]+")


def read_player_word(spec: dict[str, Any], said: str, named: Named, cards: Mapping[str, Card]) -> None:
    """Add what one word or phrase says of a player to the player's entry in a file.

    Raises:
        BoardLineError: it says nothing known, or names something that isn't there.
    """
    earlier: dict[str, Any] = spec.get("this_turn", {})
    for key, amount in _AMOUNTS.items():
        if match := amount.fullmatch(said):
            spec["this_turn"] = {**earlier, key: int(match[1])}
            return
    if said == _MONARCH:
        spec["monarch"] = True
    elif match := _LAST_TURN.fullmatch(said):
        spec["spells_last_turn"] = int(match[1])
    elif match := _DAMAGE.fullmatch(said):
        dealt = spec.setdefault("commander_damage", {})
        dealt[named.id_of(match["name"], said)] = int(match["points"])
    elif said.startswith(_CAST) or _GONE.fullmatch(said):
        gone = _GONE.fullmatch(said)
        key, name = (gone["how"], gone["name"]) if gone else ("cast", said.removeprefix(_CAST))
        known = cards[unquoted(name)].name if unquoted(name) in cards else unquoted(name)
        spec["this_turn"] = {**earlier, key: [*earlier.get(key, ()), known]}
    elif match := _COUNTER.fullmatch(said):
        if match["kind"] == "poison":
            spec["poison"] = int(match["count"])
        else:
            spec.setdefault("counters", {})[match["kind"]] = int(match["count"])
    else:
        raise BoardLineError(said, words.player_state(said))


def player_words(spec: PlayerSpec, names: Mapping[str, str]) -> Iterator[str | None]:
    """Yield what a line says of a player besides name and life; None for what it can't.

    `names`: what a line calls each id.
    """
    if spec.poison:
        yield f"{spec.poison} poison"
    if spec.monarch:
        yield _MONARCH
    for kind, count in spec.counters.items():
        said = f"{count} {kind}"
        yield said if _COUNTER.fullmatch(said) and kind != "poison" else None
    earlier = spec.this_turn
    if earlier.gained_life:
        yield f"gained {earlier.gained_life} life"
    if earlier.lost_life:
        yield f"lost {earlier.lost_life} life"
    if earlier.drew:
        yield f"drew {earlier.drew} card{'s' if earlier.drew != 1 else ''}"
    yield from (f"{_CAST}{quoted(name)}" if _SAYABLE.fullmatch(name) else None for name in earlier.cast)
    for how, gone in (("died", earlier.died), ("left", earlier.left)):
        yield from (f"{quoted(name)} {how}" if _SAYABLE.fullmatch(name) else None for name in gone)
    if spec.spells_last_turn:
        yield f"{spec.spells_last_turn} spell{'s' if spec.spells_last_turn != 1 else ''} last turn"
    for source, points in spec.commander_damage.items():
        name = names.get(source, "")
        yield f"{points} damage from {quoted(name)}" if _SAYABLE.fullmatch(name) else None
