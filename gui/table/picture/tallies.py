"""What the numbers at a card or player come to: how much of what is lethal, whose they are, what is left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from core.abilities.keywords import Keyword
from core.characteristics.current import characteristics
from core.model.game import Game
from core.play.playthrough import Decision
from core.rules.combat.assignment_choice import AssignCombatDamage, Assignment
from core.rules.combat.assignment_recipients import divisions
from core.rules.damage.measures import lethal_measure
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import Value
from gui.animation.cues import Look
from gui.animation.stage import MovingNumber
from gui.layout.geometry import CARD_HEIGHT, CARD_WIDTH
from gui.layout.receiving import row_end
from gui.layout.table_layout import Layout
from gui.table.picture.chips import Chip
from gui.translation import tr

_ON_CARD = -0.02
"""How far below the middle of a card it stands, as a part of the card's height: clear of its numbers."""
_BELOW_NAME, _ABOVE_NUMBERS = 36.0, 27.0
"""How far from the upper and lower edge of a small card, in pixels."""
_FROM_EDGE = 4.0
_WIDE = 64.0
_NARROWEST = 42.0
"""On a card that is drawn narrower there is no room for it."""


class Tally(Value, kw_only=False):
    """A few words at a card or player, centered; beside a player, from `x` on.

    Attributes:
        is_lethal: the damage is enough (CR 120.6).
        is_final: these amounts are dealt next (CR 120.4b); before that some may be prevented or replaced.
        is_left: what a source still has to assign.
        is_beside: the words begin at `x`, and are cut after so much `room`.
        is_narrow: there is room for little more than the words.
    """

    subject: RecipientId
    text: str
    x: float
    y: float
    is_lethal: bool = False
    is_final: bool = False
    is_left: bool = False
    is_beside: bool = False
    room: float = 0.0
    is_narrow: bool = False

    @property
    def kills(self) -> bool:
        """Whether this is lethal damage, and nothing changes it any more."""
        return self.is_lethal and self.is_final


def tallies(
    game: Game,
    layout: Layout,
    chips: Iterable[Chip],
    numbers: Iterable[MovingNumber],
    decision: Decision | None,
) -> Iterator[Tally]:
    """Yield what points come to at each recipient, and what sources that are being divided have left."""
    coming: dict[RecipientId, dict[ObjectId, int]] = {}
    for chip in chips:
        if not (chip.is_order or chip.is_shield):
            coming.setdefault(chip.recipient, {})[chip.source] = chip.amount
    for number in numbers:
        if number.look in {Look.ASSIGNED, Look.DAMAGE} and number.way is not None and not number.has_left:
            source, recipient = number.way
            coming.setdefault(recipient, {})[source] = int(number.text)
    for recipient, points in coming.items():
        if any(points.values()):
            yield from _received(game, layout, recipient, points)
    if decision is not None:
        yield from _left(decision, layout)


def _received(
    game: Game, layout: Layout, recipient: RecipientId, points: Mapping[ObjectId, int]
) -> Iterator[Tally]:
    whole = sum(points.values())
    if recipient in game.players:
        end = row_end(layout, recipient, len(points))
        names = [game.label(source) for source, amount in points.items() if amount]
        words = tr("from {source}") if len(names) == 1 else tr("{count} in all")
        words = words.format(source=names[0] if names else "", count=whole)
        if end is not None:
            x, side = end.x + 4, layout.sides[PlayerId(recipient)]
            room = side.x + side.width - x - _FROM_EDGE
            yield Tally(recipient, words, x, end.y, is_beside=True, room=room)
        return
    permanent = game.on_battlefield(ObjectId(recipient))
    if permanent is None:
        return
    what = characteristics(game, permanent.id)
    if what.is_creature:
        needed = lethal_measure(what).points
        deadly = any(n and _has_deathtouch(game, source) for source, n in points.items())
        whole += permanent.damage
        yield from _on_card(
            recipient,
            tr("{count} of {lethal}").format(count=whole, lethal=needed),
            layout,
            is_lethal=deadly or whole >= needed,
        )
    else:
        has = (what.loyalty if what.is_planeswalker else what.defense) or 0
        yield from _on_card(
            recipient,
            tr("{count} of {lethal}").format(count=whole, lethal=has),
            layout,
            is_lethal=whole >= has,
        )


def _left(decision: Decision, layout: Layout) -> Iterator[Tally]:
    """Yield what each source that is being divided has not assigned yet (CR 510.1a)."""
    choice = decision.choice
    if not isinstance(choice, AssignCombatDamage):
        return
    answer = decision.answer if isinstance(decision.answer, Assignment) else Assignment()
    given = choice.completed(decision.game, answer).points
    for source, division in divisions(decision.game, choice.sources).items():
        left = division.points - sum(given.get(source, {}).values())
        if left:
            words = (tr("{count} left") if left > 0 else tr("{count} too many")).format(count=abs(left))
            yield from _on_card(source, words, layout, is_left=True)


def _on_card(
    subject: RecipientId, words: str, layout: Layout, *, is_lethal: bool = False, is_left: bool = False
) -> Iterator[Tally]:
    place = layout.cards.get(ObjectId(subject))
    if place is not None and CARD_WIDTH * place.scale >= _NARROWEST:
        half = CARD_HEIGHT * place.scale / 2
        y = place.y + min(max(_ON_CARD * 2 * half, _BELOW_NAME - half), half - _ABOVE_NUMBERS)
        narrow = CARD_WIDTH * place.scale < _WIDE
        yield Tally(subject, words, place.x, y, is_lethal=is_lethal, is_left=is_left, is_narrow=narrow)


def _has_deathtouch(game: Game, source: ObjectId) -> bool:
    """Whether any damage from a source is lethal (CR 702.2b)."""
    permanent = game.on_battlefield(source)
    return permanent is not None and Keyword.DEATHTOUCH in characteristics(game, source).keywords
