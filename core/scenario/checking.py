"""What a scenario must be besides well-formed: ids exist, cards are known, objects are whole."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import assert_never

from core.model.cards import Card, is_permanent_card
from core.rules.choices.picking import ANSWERS
from core.scenario.action_entries import (
    ActivateSpec,
    CastSpec,
    EditCardSpec,
    EditObjectSpec,
    EditPlayerSpec,
    EditSpec,
    PassSpec,
)
from core.scenario.card_problems import object_card_faults, own_card_problems, unknown
from core.scenario.earlier import earlier_problems
from core.scenario.effects import EffectSpec
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
)
from core.scenario.errors import Problem, member, within
from core.scenario.format import BoardExpectSpec, CountSpec, ObjectSpec, Scenario
from core.scenario.known_cards import known_cards
from core.scenario.object_cards import card_of
from core.scenario.variations import Line, has_own_board, line_scenario, lines, variation_at
from core.terms.colors import Color
from core.terms.ids import first_incarnation, without_number_on_stack
from core.terms.values import replace
from core.words.english.errors import scenario_errors as words


def problems_of(scenario: Scenario, library: Mapping[str, Card]) -> Iterator[Problem]:
    """Yield everything that keeps a well-formed scenario from being set up, place by place."""
    cards = known_cards(scenario, library)
    players = [player.id for player in scenario.players]
    objects = [spec.id for spec in scenario.battlefield]
    counted = Counter([*players, *objects])
    for index, player in enumerate(scenario.players):
        if counted[player.id] > 1:
            yield Problem(member("players", index + 1, player.id), words.used_twice())
    if sum(player.monarch for player in scenario.players) > 1:
        yield Problem("players", words.several_monarchs())
    if scenario.active is not None and scenario.active not in players:
        yield Problem("active", unknown(words.player(), scenario.active, players))
    for index, spec in enumerate(scenario.battlefield):
        place = member("battlefield", index + 1, spec.id)
        if counted[spec.id] > 1:
            yield Problem(place, words.used_twice())
        for key, why in (*_reference_faults(spec, players, objects), *object_card_faults(spec, cards)):
            yield Problem(within(place, key), why)
    for index, effect in enumerate(scenario.effects):
        for key, why in _effect_reference_faults(effect, players, objects):
            yield Problem(within(member("effects", index + 1), key), why)
    yield from earlier_problems(scenario, cards)
    yield from own_card_problems(scenario, cards)
    yield from script_problems(scenario, library)
    yield from variation_problems(scenario, library)


def variation_problems(scenario: Scenario, library: Mapping[str, Card]) -> Iterator[Problem]:
    """Yield what keeps variations from being set up and played, with the variation in its place."""
    for line in lines(scenario):
        if not line:
            continue
        one, above = variation_at(scenario, line), line_scenario(scenario, line[:-1])
        place = _variation(scenario, line)
        if one.after > len(above.script):
            yield Problem(within(place, "after"), words.after_the_end(len(above.script)))
            continue
        played = replace(line_scenario(scenario, line), notes=one.notes)
        problems = problems_of if has_own_board(scenario, line) else script_problems
        found = tuple(problems(played, library))
        known = {str(problem) for problem in problems_of(above, library)} if found else set()
        yield from (Problem(within(place, p.place), p.fault) for p in found if str(p) not in known)


def _variation(scenario: Scenario, line: Line) -> str:
    """Return where a variation stands: `variation 2 (No block), variation 1`."""
    parts = (line[: end + 1] for end in range(len(line)))
    return within(*(words.variation(part[-1] + 1, variation_at(scenario, part).name or "") for part in parts))


def script_problems(scenario: Scenario, library: Mapping[str, Card]) -> Iterator[Problem]:
    """Yield what is unknown of that which a scenario's script, its expected outcome and its notes name."""
    library = known_cards(scenario, library)
    known = [*(player.id for player in scenario.players), *(spec.id for spec in scenario.battlefield)]
    ids, to_come = frozenset((*known, *_card_ids(scenario))), _names_to_come(scenario, library)
    for index, entry in enumerate(scenario.script):
        for key, why in _named_card_faults(entry, library):
            yield Problem(within(member("script", index + 1), key), why)
        for named in _ids_in(entry):
            is_word = isinstance(entry, ChooseSpec) and (named in _WORDS or _MODE.fullmatch(named))
            if not is_word and not _may_exist(named, ids, to_come, library):
                yield Problem(member("script", index + 1), unknown("id", named, known))
    for key, named in _expected_ids(scenario):
        if not _may_exist(named, ids, to_come, library):
            yield Problem(within("expect", key), unknown("id", named, known))
    for index, note in enumerate(scenario.notes):
        for key, named in note.marked:
            if not _may_exist(named, ids, to_come, library):
                yield Problem(within(member("notes", index + 1), key), unknown("id", named, known))
    if (asked := scenario.question) is not None:
        for named in asked.named:
            if not _may_exist(named, ids, to_come, library):
                yield Problem(within("question", asked.topic), unknown("id", named, known))


def _card_ids(scenario: Scenario) -> Iterator[str]:
    """Yield the ids of cards that may be chosen from hands, graveyards and libraries: `amy.hand.1`.

    Of a player whose library is not known more may come during play; `amy.hand.` stands for all of these.
    """
    for player in scenario.players:
        for zone, cards in (
            ("hand", player.hand),
            ("graveyard", player.graveyard),
            ("library", player.library or ()),
        ):
            yield from (f"{player.id}.{zone}.{number}" for number in range(1, len(cards or ()) + 1))
            if player.library is None:
                yield f"{player.id}.{zone}."


def _named_card_faults(entry: EntrySpec, cards: Mapping[str, Card]) -> Iterator[tuple[str, str]]:
    match entry:
        case CastSpec(cast=name) if name not in cards:
            yield "cast", unknown("card", name, cards)
        case EditSpec(edit=EditCardSpec(card=name)) if name not in cards:
            yield within("edit", "card"), unknown("card", name, cards)
        case EditSpec(edit=EditCardSpec(card=name)) if not is_permanent_card(cards[name]):
            yield within("edit", "card"), words.spells_not_there("CR 304.4, 307.4")
        case _:
            pass


_WORDS = frozenset({*(color.word for color in Color), "create", "not", "tap", "untap"})
"""What may be chosen that is neither an object, a player nor a card."""
_MODE = re.compile(r"[1-9]\d?")
"""The number of a mode, which may be chosen as well."""


def _names_to_come(scenario: Scenario, library: Mapping[str, Card]) -> frozenset[str]:
    """Return the names after which something that enters during play may be called."""
    there = [card_of(spec, library) for spec in scenario.battlefield if _is_whole(spec, library)]
    faces = (face.name for card in there for face in (card, card.back) if face is not None)
    return frozenset((*library, *faces))


def _is_whole(spec: ObjectSpec, library: Mapping[str, Card]) -> bool:
    return spec.card in library if spec.card is not None else bool(spec.name and spec.types)


def _may_exist(
    named: str, ids: Collection[str], to_come: Collection[str], library: Mapping[str, Card]
) -> bool:
    """Whether an id is that of something on the table, what that becomes, or what may come later.

    On the stack, `bear~3` is an ability of the bear, and `Shock~3` a spell.
    """
    named = without_number_on_stack(named)
    first = first_incarnation(named)
    stem = first.rstrip("0123456789")
    if first in ids or (stem.endswith(".") and stem in ids):
        return True
    name = re.sub(r"( \d+)?(#\d+)?$", "", named)
    if name in to_come or name.endswith(" Token"):
        return True
    return any(card.back is not None and card.back.name == name for card in library.values())


def _reference_faults(spec: ObjectSpec, players: list[str], objects: list[str]) -> Iterator[tuple[str, str]]:
    for key in ("controller", "owner", "protector"):
        named = getattr(spec, key)
        if named is not None and named not in players:
            yield key, unknown(words.player(), named, players)
    for key in ("attached_to", "attacking"):
        named = getattr(spec, key)
        if named is not None and named not in players and named not in objects:
            yield key, unknown(words.player_or_object(), named, [*players, *objects])
    for named in spec.goaded_by:
        if named not in players:
            yield "goaded_by", unknown(words.player(), named, players)
    for named in spec.blocking:
        if named not in objects:
            yield "blocking", unknown(words.object_(), named, objects)


def _effect_reference_faults(
    spec: EffectSpec, players: list[str], objects: list[str]
) -> Iterator[tuple[str, str]]:
    if spec.controller not in players:
        yield "controller", unknown(words.player(), spec.controller, players)
    if spec.from_source is not None and spec.from_source not in objects:
        yield "from_source", unknown(words.object_(), spec.from_source, objects)
    for key in ("protects", "redirect_to"):
        named = getattr(spec, key)
        if named is not None and named not in players and named not in objects:
            yield key, unknown(words.player_or_object(), named, [*players, *objects])


def _ids_in(entry: EntrySpec) -> Iterable[str]:
    match entry:
        case AttackSpec(attack=attack, bands=bands, enlist=enlist):
            members = (member for band in bands for member in band)
            return [*attack, *attack.values(), *members, *_all_of(enlist)]
        case BlockSpec(block=block):
            return _all_of(block)
        case OrderSpec(order=order):
            return [*order, *(creature for others in order.values() for creature in others)]
        case AssignSpec(assign=assign):
            return [*assign, *(recipient for part in assign.values() for recipient in part)]
        case EditSpec(edit=edit):
            return _ids_in_edit(edit)
        case PassSpec(pass_=player):
            return [player]
        case ChooseSpec():
            return [one for one in entry.named if one not in ANSWERS]
        case ShieldSpec(shield=shield):
            return [*shield, *(source for parts in shield.values() for source in parts)]
        case CastSpec(targets=targets, sacrifice=sacrifice):
            return [*targets, *([sacrifice] if sacrifice else [])]
        case ActivateSpec(activate=which, targets=targets):
            return [which.object, *targets]
        case ReplaceSpec() | ResolveSpec() | StackOrderSpec():
            return []
        case _:
            assert_never(entry)


def _all_of(pairs: Mapping[str, str | tuple[str, ...]]) -> list[str]:
    lists = ((some,) if isinstance(some, str) else some for some in pairs.values())
    return [*pairs, *(one for some in lists for one in some)]


def _ids_in_edit(edit: EditObjectSpec | EditPlayerSpec | EditCardSpec) -> list[str]:
    if isinstance(edit, EditCardSpec):
        return [edit.controller]
    if isinstance(edit, EditPlayerSpec):
        return [edit.player]
    return [named for named in (edit.object, edit.controller, edit.attached_to) if named is not None]


def _expected_ids(scenario: Scenario) -> Iterator[tuple[str, str]]:
    yield from _ids_of_board(scenario.expect)
    for step, board in scenario.expect.at.items():
        yield from ((within("at", step, key), named) for key, named in _ids_of_board(board))


def _ids_of_board(expect: BoardExpectSpec) -> Iterator[tuple[str, str]]:
    for key in BoardExpectSpec.__struct_fields__:
        value = getattr(expect, key)
        if isinstance(value, Mapping) or (key in {"lost", "won"} and value is not None):
            yield from ((key, named) for named in value)
    for key in ("attached_to", "controller"):
        yield from ((key, named) for named in getattr(expect, key).values() if named is not None)
    for zone in CountSpec.__struct_fields__:
        yield from ((within("count", zone), player) for player in getattr(expect.count, zone))
