"""Whether a permanent with given characteristics is among those a filter speaks of."""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from core.abilities.filters import ColorCount, Objects, Side, StackObjects
from core.abilities.keyword_abilities import HexproofFrom, Shorthand
from core.abilities.keywords import Keyword, ShorthandWord
from core.characteristics.among_others import bears, fights, is_modified
from core.characteristics.defending import defending_player
from core.characteristics.speaker import Speaker
from core.model.characteristics import Characteristics
from core.model.permanents import Origin, Permanent
from core.terms.card_types import CardType, Supertype
from core.terms.ids import ObjectId, PlayerId
from core.terms.subtypes import SAGA


def fits(wanted: Objects, permanent: Permanent, what: Characteristics, speaker: Speaker) -> bool:
    """Whether a permanent is one of those that `speaker` wants, if `what` is what it is."""
    return (
        (wanted.which is None or _is_that_one(wanted, permanent.id, speaker))
        and (wanted.controller is None or _is_of(wanted.controller, permanent.controller, speaker))
        and (not wanted.colors or not what.colors.isdisjoint(wanted.colors))
        and (not wanted.types or what.types.issuperset(wanted.types))
        and (not wanted.subtypes or not set(wanted.subtypes).isdisjoint(what.subtypes))
        and (_seldom(wanted) == _NOTHING_SELDOM or _fits_seldom(wanted, permanent, what, speaker))
    )


_OFTEN: Final = frozenset({"which", "controller", "colors", "types", "subtypes"})
"""What many filters ask for; those that ask for nothing else need not look at all the rest."""
_seldom: Final = attrgetter(*(name for name in Objects.__struct_fields__ if name not in _OFTEN))
_NOTHING_SELDOM: Final = _seldom(Objects())


def _fits_seldom(wanted: Objects, permanent: Permanent, what: Characteristics, speaker: Speaker) -> bool:
    return (
        (not wanted.one_of_types or not what.types.isdisjoint(wanted.one_of_types))
        and (wanted.keyword is None or _has_keyword(what, wanted.keyword))
        and (wanted.lacks is None or not _has_word(what, wanted.lacks))
        and all(permanent.counters.get(kind, 0) >= count for kind, count in wanted.counters.items())
        and all(permanent.counters.get(kind, 0) <= most for kind, most in wanted.counters_at_most.items())
        and (wanted.lacks_counter is None or not permanent.counters.get(wanted.lacks_counter))
        and (wanted.is_token is None or (permanent.origin is Origin.TOKEN) is wanted.is_token)
        and (wanted.power_than_this is None or _compares(wanted, what.power, speaker.power))
        and (wanted.outgrows_this is None or _is_larger(what, speaker.size))
        and (wanted.is_tapped is None or permanent.status.tapped is wanted.is_tapped)
        and (wanted.is_renowned is None or permanent.renowned is wanted.is_renowned)
        and (wanted.is_saddled is None or permanent.saddled is wanted.is_saddled)
        and (wanted.is_monstrous is None or permanent.monstrous is wanted.is_monstrous)
        and (wanted.is_face_down is None or permanent.status.face_down is wanted.is_face_down)
        and (wanted.has_counters is None or bool(permanent.counters) is wanted.has_counters)
        and (wanted.is_modified is None or is_modified(permanent, speaker) is wanted.is_modified)
        and (wanted.is_historic is None or is_historic(what) is wanted.is_historic)
        and wanted.started_untapped in {None, permanent.started_untapped}
        and (wanted.attached_to is None or _is_attached(wanted, permanent, speaker))
        and (wanted.toughness_than_power is None or _is_shaped(wanted, what))
        and (wanted.is_enchanted is None or bears("Aura", permanent, speaker) is wanted.is_enchanted)
        and (wanted.is_equipped is None or bears("Equipment", permanent, speaker) is wanted.is_equipped)
        and (
            wanted.attacked_this_turn is None
            or _did("attacked", permanent, speaker) is wanted.attacked_this_turn
        )
        and (
            wanted.entered_this_turn is None
            or _did("entered", permanent, speaker) is wanted.entered_this_turn
        )
        and (wanted.dealt_damage_by is None or _was_dealt_damage(wanted, permanent, speaker))
        and fights(wanted, permanent, speaker)
        and what.colors.isdisjoint(wanted.not_colors)
        and what.types.isdisjoint(wanted.not_types)
        and set(wanted.not_subtypes).isdisjoint(what.subtypes)
        and what.supertypes.isdisjoint(wanted.not_supertypes)
        and what.supertypes.issuperset(wanted.supertypes)
        and wanted.name in {None, what.name}
        and _has_so_many_colors(wanted.color_count, len(what.colors))
        and _is_within(wanted.power_at_least, what.power, wanted.power_at_most)
        and _is_within(wanted.toughness_at_least, what.toughness, wanted.toughness_at_most)
        and _is_within(wanted.mana_value_at_least, what.mana_value, wanted.mana_value_at_most)
        and (what.is_creature or not wanted.asks_for_size)
    )


def fits_spell(wanted: StackObjects, what: Characteristics) -> bool:
    """Whether a spell has the characteristics that are wanted, if `what` is what it is."""
    return (
        (not wanted.types or not what.types.isdisjoint(wanted.types))
        and (not wanted.subtypes or not set(wanted.subtypes).isdisjoint(what.subtypes))
        and what.supertypes.issuperset(wanted.supertypes)
        and what.types.isdisjoint(wanted.not_types)
        and (not wanted.colors or not what.colors.isdisjoint(wanted.colors))
        and _has_so_many_colors(wanted.color_count, len(what.colors))
        and _is_within(wanted.mana_value_at_least, what.mana_value, wanted.mana_value_at_most)
        and (wanted.is_historic is None or is_historic(what))
    )


def is_historic(what: Characteristics) -> bool:
    """Whether it is legendary, an artifact or a Saga (CR 700.6)."""
    is_of_type = CardType.ARTIFACT in what.types or SAGA in what.subtypes
    return is_of_type or Supertype.LEGENDARY in what.supertypes


def _is_within(least: int | None, value: int, most: int | None) -> bool:
    return (least is None or value >= least) and (most is None or value <= most)


def _has_so_many_colors(wanted: ColorCount | None, count: int) -> bool:
    """Whether something of `count` colors is wanted.

    CR 105.2: one color is monocolored, two or more multicolored, none colorless.
    """
    match wanted:
        case None:
            return True
        case "colorless":
            return count == 0
        case "monocolored":
            return count == 1
        case "multicolored":
            return count > 1


def _is_of(side: Side, controller: PlayerId, speaker: Speaker) -> bool:
    match side:
        case "you":
            return controller == speaker.you
        case "opponent":
            return controller != speaker.you
        case "defending_player":
            defending = speaker.defending or defending_player(speaker.game, speaker.this)
            return defending is not None and controller == defending
        case "that_player":
            return controller == (speaker.that_player or speaker.it)


def _has_keyword(what: Characteristics, keyword: Keyword) -> bool:
    """Whether something has a keyword; hexproof from a quality is found as hexproof (CR 702.11e)."""
    return what.has(keyword) or (keyword is Keyword.HEXPROOF and bool(what.each(HexproofFrom)))


def _has_word(what: Characteristics, word: Keyword | ShorthandWord) -> bool:
    if isinstance(word, Keyword):
        return _has_keyword(what, word)
    return any(ability.word == word for ability in what.each(Shorthand))


def _is_larger(what: Characteristics, than: Characteristics | None) -> bool:
    """Whether a creature has more power or more toughness than another one (CR 702.100c)."""
    if than is None or not (what.is_creature and than.is_creature):
        return False
    return what.power > than.power or what.toughness > than.toughness


def _compares(wanted: Objects, power: int, own: int | None) -> bool:
    return own is not None and (power > own if wanted.power_than_this == "greater" else power < own)


def _is_shaped(wanted: Objects, what: Characteristics) -> bool:
    """Whether a creature has more toughness than power, less, or as much; only creatures have (CR 208.3)."""
    way = (what.toughness > what.power) - (what.toughness < what.power)
    return (
        what.is_creature and way == {"greater": 1, "less": -1, "equal": 0}[wanted.toughness_than_power or ""]
    )


def _is_attached(wanted: Objects, permanent: Permanent, speaker: Speaker) -> bool:
    this = speaker.this
    if this is None or permanent.attached_to is None:
        return False
    to = this if wanted.attached_to == "this" else speaker.game.permanent(this).attached_to
    return permanent.attached_to == to


def _is_that_one(wanted: Objects, object_id: ObjectId, speaker: Speaker) -> bool:
    this = speaker.this
    match wanted.which:
        case None:
            return True
        case "this":
            return object_id == this
        case "other":
            return object_id != this
        case "bearer":
            return this is not None and speaker.game.permanent(this).attached_to == object_id


def _was_dealt_damage(wanted: Objects, permanent: Permanent, speaker: Speaker) -> bool:
    """Whether it was dealt damage this turn; what is marked when play begins was dealt by something."""
    game, this = speaker.game, speaker.this
    hits = [hit.source for hit in game.dealt_this_turn if hit.recipient == permanent.id]
    if wanted.dealt_damage_by == "anything":
        return bool(hits) or permanent.damage > 0
    if wanted.dealt_damage_by == "bearer" and this is not None:
        return game.permanent(this).attached_to in hits
    return this in hits


def _did(event: str, permanent: Permanent, speaker: Speaker) -> bool:
    """Whether a permanent entered or attacked this turn."""
    happened = speaker.game.happened_this_turn
    return any(one.event == event and one.was.id == permanent.id for one in happened)
