"""The table as a tree: players with their permanents and hands, what waits, the combat, a division."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QAccessible, QAccessibleActionInterface

from core.explain.explanation import label
from core.files import limits
from core.terms.ids import ObjectId, PlayerId
from gui.accessible.part import Number, Part
from gui.layout.geometry import Box
from gui.session import Session
from gui.table.deeds import Deeds
from gui.table.picture.card_face import CardFace
from gui.table.picture.spots import Spot, SpotKind, chip_to_change, spot_of_chip, spots
from gui.table.picture.table_picture import TablePicture
from gui.table.spoken import card_text, combat_words, hand_text
from gui.table.spot_hints import spot_words
from gui.table.table_view import TableView
from gui.translation import tr

_ROLE = QAccessible.Role
_PRESS, _FOCUS = QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()
_MORE, _LESS = QAccessibleActionInterface.increaseAction(), QAccessibleActionInterface.decreaseAction()


class TableParts:
    """Describes the table that a view shows."""

    def __init__(self, session: Session, view: TableView) -> None:
        self._session, self._view = session, view
        self._deeds = Deeds(session, view.announcer, view.select)

    def describe(self) -> Part:
        """Return the table as it is now."""
        picture = self._view.table.picture
        children = tuple(self._children(picture)) if picture is not None else ()
        return Part("table", _ROLE.Grouping, tr("Table"), children=children, can_have_keyboard=True)

    def _children(self, picture: TablePicture) -> Iterator[Part]:
        boxes = {spot: self._on_widget(box) for spot, box in spots(picture).items()}
        for plate in picture.plates:
            yield self._player(picture, boxes, plate.id)
        waiting = [spot for spot in boxes if spot.kind is SpotKind.WAITING]
        if waiting:
            count = len([one for one in picture.waiting if one.is_on_stack])
            stack = tr("Stack, top first: {count}").format(count=count)
            name = stack if count else tr("Waiting")
            yield self._list("stack", name, [self._spot(picture, boxes, one) for one in waiting])
        decision = self._session.decision
        lines = enumerate(combat_words(self._session.game, decision))
        said = [Part(f"combat {number}", _ROLE.ListItem, words) for number, words in lines]
        if said:
            yield self._list("combat", tr("Attacks and blocks"), said)
        chips = [spot for spot in boxes if spot.kind is SpotKind.CHIP]
        if chips:
            yield self._list(
                "numbers", tr("Damage division"), [self._spot(picture, boxes, one) for one in chips]
            )

    def _player(self, picture: TablePicture, boxes: dict[Spot, Box], player: PlayerId) -> Part:
        game, name = self._session.game, label(self._session.game, player)
        mine = [face for face in picture.faces.values() if self._controller(face) == player]
        cards = [self._card(picture, boxes, face) for face in mine]
        permanents = tr("{player}'s permanents: {count}").format(player=name, count=len(cards))
        parts = [self._list(f"permanents of {player}", permanents, cards)]
        held = [face.card.id for face in picture.hand if face.owner == player]
        if held:
            hand = [self._spot(picture, boxes, Spot(SpotKind.HAND, card)) for card in held]
            words = tr("{player}'s hand: {count}").format(player=name, count=len(hand))
            parts.append(self._list(f"hand of {player}", words, hand))
        piles = (spot for spot in boxes if spot.kind is SpotKind.PILE and spot.id == player)
        parts.extend(self._spot(picture, boxes, spot) for spot in piles)
        whole = self._spot(picture, boxes, Spot(SpotKind.PLAYER, player), _ROLE.Grouping)
        asked = self._session.decision
        is_asked = asked is not None and asked.choice.player == player and not game.is_over
        return Part(
            key=whole.key,
            role=whole.role,
            name=tr("{player}, to decide").format(player=whole.name) if is_asked else whole.name,
            box=whole.box,
            children=tuple(parts),
            deeds=whole.deeds,
            can_have_keyboard=True,
            has_keyboard=whole.has_keyboard,
            is_selected=whole.is_selected,
        )

    def _card(self, picture: TablePicture, boxes: dict[Spot, Box], face: CardFace) -> Part:
        return self._spot(picture, boxes, Spot(SpotKind.CARD, face.id))

    def _spot(
        self,
        picture: TablePicture,
        boxes: dict[Spot, Box],
        spot: Spot,
        role: QAccessible.Role = _ROLE.ListItem,
    ) -> Part:
        keyboard = self._view.keyboard
        number = self._number(picture, spot)
        return Part(
            key=f"{spot.kind.name} {spot.id} {spot.to}",
            role=role if number is None else _ROLE.SpinBox,
            name=spot_words(self._session, picture, spot, self._session.decision),
            description=self._more(picture, spot),
            box=boxes.get(spot),
            number=number,
            deeds=partial(self._what_can_be_done, picture, spot),
            can_have_keyboard=True,
            has_keyboard=keyboard.is_shown and keyboard.spot == spot,
            is_selected=spot.subject is not None and spot.subject in self._view.selection.everything,
        )

    def _number(self, picture: TablePicture, spot: Spot) -> Number | None:
        chip = chip_to_change(picture, spot)
        if chip is None or chip.is_order:
            return None
        return Number(chip.amount, 0, limits.NUMBER, partial(self._set_number, spot))

    def _set_number(self, spot: Spot, wanted: int) -> None:
        """Move point by point until there are so many, or no more can be moved."""
        while (now := self._amount(spot)) is not None and now != wanted:
            self._view.change_number(spot, 1 if wanted > now else -1)
            if self._amount(spot) == now:
                return

    def _amount(self, spot: Spot) -> int | None:
        picture = self._view.resting_picture()
        return next((chip.amount for chip in picture.chips if spot_of_chip(chip) == spot), None)

    def _more(self, picture: TablePicture, spot: Spot) -> str:
        if spot.kind is SpotKind.HAND:
            return next((hand_text(one) for one in picture.hand if one.card.id == spot.id), "")
        face = picture.faces.get(ObjectId(spot.id)) if spot.kind is SpotKind.CARD else None
        return card_text(self._session.game, face) if face is not None else ""

    def _what_can_be_done(self, picture: TablePicture, spot: Spot) -> dict[str, Callable[[], object]]:
        """Return deeds by name: to choose it, to put the keyboard there, and all that its menu has."""
        found: dict[str, Callable[[], object]] = {
            _PRESS: partial(self._view.activate, spot),
            _FOCUS: partial(self._take_keyboard, spot),
        }
        if chip_to_change(picture, spot) is not None:
            found |= {
                _MORE: partial(self._view.change_number, spot, 1),
                _LESS: partial(self._view.change_number, spot, -1),
            }
        if spot.subject is not None:
            deeds = [deed for deed in self._deeds.of(spot.subject) if not deed.why_not]
            is_under_way = self._session.is_under_way
            found |= {deed.in_full if is_under_way else deed.words: deed.do for deed in deeds}
        return found

    def _take_keyboard(self, spot: Spot) -> None:
        self._view.setFocus()
        self._view.keyboard.put(spot, is_shown=True)

    def _controller(self, face: CardFace) -> str:
        game = self._session.game
        return (game.on_battlefield(face.id) or game.permanent(face.id)).controller

    def _list(self, key: str, name: str, children: list[Part]) -> Part:
        return Part(key, _ROLE.List, name, children=tuple(children))

    def _on_widget(self, box: Box) -> Box:
        corner = self._view.mapFromScene(QPointF(box.x, box.y))
        end = self._view.mapFromScene(QPointF(box.x + box.width, box.y + box.height))
        return Box(corner.x(), corner.y(), end.x() - corner.x(), end.y() - corner.y())
