"""A board in words, side by side of the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from core.abilities.ability import rules_among
from core.abilities.card_texts.keyword_meanings import expanded
from core.cards.rendering import rules_text, type_line
from core.characteristics.copiable_values import copiable
from core.characteristics.current import characteristics
from core.events.spells_and_abilities import SpellCast
from core.explain.characteristics import why_its_abilities, why_its_types
from core.explain.colors import color_words, colors_matter
from core.explain.ending import marks
from core.explain.mana_costs import mana_costs_matter
from core.explain.subtypes import subtypes_asked_for
from core.explain.waiting_effects import in_force
from core.model.cards import Card, printed_colors
from core.model.characteristics import Characteristics
from core.model.game import Game
from core.model.permanents import Permanent
from core.model.players import Player
from core.play.playthrough import Playthrough
from core.terms.counters import power_toughness_change
from core.terms.values import replace
from core.words.english import board as words
from core.words.english.names import called


class _Asked(NamedTuple):
    """What something on a board asks for, so that it is told of everything: colors, mana costs, subtypes."""

    colors: bool
    costs: bool
    subtypes: frozenset[str]

    @classmethod
    def on(cls, game: Game, cast: Iterable[Card]) -> _Asked:
        """Return what is asked for by what is there or will be cast."""
        cast = tuple(cast)
        return cls(colors_matter(game, cast), mana_costs_matter(game, cast), subtypes_asked_for(game, cast))


def sides(game: Game, cast: Iterable[Card] = ()) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield for each player a line about them, and a line for each permanent they control.

    Then come the cards in their hand and their graveyard. `cast`: what will be cast; colors, mana costs and
    creatures' subtypes are told where something there asks for them.
    """
    asked = _Asked.on(game, cast)
    for player in game.players.values():
        counters = [words.counters(count, kind) for kind, count in player.counters.items() if count]
        mine = (one for one in game.battlefield.values() if one.controller == player.id)
        lines = [_permanent(game, one, asked) for one in mine]
        for zone, cards in (("hand", game.hand), ("graveyard", game.graveyard)):
            if held := [one.card.name for one in cards if one.owner == player.id]:
                lines.append(words.cards_in(zone, held))
        yield words.player(player.name, player.life, (*counters, *_earlier(game, player))), tuple(lines)


def effects(game: Game) -> Iterator[str]:
    """Yield the effects that wait on the table apart from any permanent, and whether it is day or night."""
    if game.time_of_day is not None:
        yield words.time_of_day(game.time_of_day)
    for one in game.effects:
        yield in_force(game, one)


def cards_cast(playthrough: Playthrough) -> tuple[Card, ...]:
    """Return the cards that are cast, in order; a card cast twice once."""
    cast = (frame.event for frame in playthrough.frames if isinstance(frame.event, SpellCast))
    return tuple(dict.fromkeys(event.as_object.card for event in cast))


def spells(playthrough: Playthrough) -> Iterator[str]:
    """Yield a line for each card that is cast, with its text, in order."""
    cards = cards_cast(playthrough)
    asked = _Asked.on(playthrough.start, cards)
    for card in cards:
        size = f"{card.power}/{card.toughness}" if card.power is not None else ""
        colors = color_words(printed_colors(card)) if asked.colors else None
        subtypes = [one for one in card.subtypes if one in asked.subtypes]
        cost = card.mana_cost if asked.costs else ""
        what = words.called_and_so(card.name, size, type_line(card), colors, subtypes, cost)
        yield words.permanent(what, (), rules_text(card))


def not_played(playthrough: Playthrough) -> Iterator[str]:
    """Yield the lines of texts that speak of what is not on this table, of all that is there or is cast."""
    later = (*playthrough.game.battlefield.values(), *playthrough.game.last_known.values())
    cards = (
        *(permanent.card for permanent in playthrough.start.battlefield.values()),
        *cards_cast(playthrough),
        *(permanent.card for permanent in later),
    )
    for card in dict.fromkeys(cards):
        for face in (card, *((card.back,) if card.back is not None else ())):
            yield from (words.line_of(face.name, line) for line in face.not_played)


def _earlier(game: Game, player: Player) -> Iterator[str]:
    """Yield what a player did and suffered before, as far as abilities may ask for it."""
    if player.is_monarch:
        yield words.monarch()
    if player.gained_this_turn:
        yield words.gained_this_turn(player.gained_this_turn)
    if player.lost_this_turn:
        yield words.lost_this_turn(player.lost_this_turn)
    if player.drawn_this_turn:
        yield words.drawn_this_turn(player.drawn_this_turn)
    cast = [called(one.name) for one in game.cast_this_turn if one.controller == player.id]
    if cast:
        yield words.cast_this_turn(cast)
    if player.spells_last_turn:
        yield words.cast_last_turn(player.spells_last_turn)
    for event in ("died", "left"):
        gone = [
            one.was.label
            for one in game.happened_this_turn
            if one.event == event and one.was.controller == player.id
        ]
        if gone:
            yield words.gone_this_turn(gone, event)


def _is_size_in_question(permanent: Permanent, printed: Characteristics, now: Characteristics) -> bool:
    """Whether a creature is of another size than printed, or its counters could be taken to make it so."""
    is_resized = any(any(power_toughness_change(kind)) for kind, count in permanent.counters.items() if count)
    return (printed.power, printed.toughness) not in {(None, None), (now.power, now.toughness)} or is_resized


def _permanent(game: Game, permanent: Permanent, asked: _Asked) -> str:
    what = characteristics(game, permanent.id)
    size = f"{what.power}/{what.toughness}" if what.is_creature else ""
    state = [words.tapped()] if permanent.status.tapped else []
    state += [words.face_down(permanent.card.name)] if permanent.status.face_down else []
    state += [words.summoning_sick()] if permanent.summoning_sick and what.is_creature else []
    printed = copiable(permanent)
    has_size = what.is_creature and permanent.copiable.power is not None
    if has_size and _is_size_in_question(permanent, printed, what):
        state.append(words.printed_size(f"{printed.power}/{printed.toughness}"))
    state += marks(permanent)
    state += [words.goaded_by(list(map(game.label, permanent.goaded_by)))] if permanent.goaded_by else []
    state += [words.saddled()] if permanent.saddled else []
    state += [words.exerted()] if permanent.exerted_by else []
    for event in ("entered", "attacked"):
        if any(one.was.id == permanent.id and one.event == event for one in game.happened_this_turn):
            state.append(words.happened_this_turn(event))
    if permanent.attached_to is not None:
        state.append(words.attached_to(game.label(permanent.attached_to)))
    if permanent.protector is not None:
        state.append(words.protected_by(game.label(permanent.protector)))
    card = permanent.card
    colors = color_words(what.colors) if asked.colors else None
    subtypes = [one for one in what.subtypes if one in asked.subtypes]
    cost = permanent.copiable.mana_cost if asked.costs else ""
    named = words.called_and_so(game.label(permanent.id), size, type_line(card), colors, subtypes, cost)
    return words.permanent(named, state, _abilities_now(game, permanent))


def _abilities_now(game: Game, permanent: Permanent) -> tuple[str, ...]:
    """Return the abilities that a permanent has, and why they, or its types, are not as printed."""
    what, card = characteristics(game, permanent.id), permanent.copiable
    why = (*why_its_types(game, permanent.id), *why_its_abilities(game, permanent.id))
    given_rules = set(rules_among(what.abilities)) - set(card.abilities)  # CR 613.11: no abilities
    abilities = tuple(one for one in what.abilities if one not in given_rules)
    effects = what.effects[: len(what.effects) - len(expanded(what.abilities))]
    has = what.keywords, abilities, effects
    if has != (card.keywords, card.abilities, card.effects):
        card = replace(
            card,
            keywords=what.keywords,
            abilities=abilities,
            effects=effects,
            not_played=card.not_played if any(has) else (),
        )
    return (*rules_text(card), *map(words.reason, why))
