"""The drawn panels as trees: a slider over frames, a list of steps, a card that has been written."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import SignalInstance
from PySide6.QtGui import QAccessible, QAccessibleActionInterface

from gui.accessible.part import Number, Part
from gui.layout.geometry import Box
from gui.panels.creature_line import DraggableCard
from gui.panels.note_flags import note_words
from gui.panels.palette import PaletteList
from gui.panels.palette_rows import ENTRY, PaletteEntry
from gui.panels.ribbon import RibbonStep, StepRibbon
from gui.panels.tape import TapeView
from gui.panels.telling import place_of, step_words
from gui.panels.timeline import Timeline
from gui.session import Session
from gui.session_notes import notes_at
from gui.translation import tr

_ROLE = QAccessible.Role
_PRESS = QAccessibleActionInterface.pressAction()


def timeline_part(session: Session, timeline: Timeline) -> Part:
    """Return the timeline as a slider over frames, with what happened at the present one."""
    cursor, count = session.cursor, len(session.frames)
    frame = session.frames[cursor - 1] if cursor else None
    what = tr("starting board") if frame is None else session.told(cursor).text
    step = step_words(frame.game) if frame is not None else ""
    notes = (tr("note: {note}").format(note=note_words(one)) for one in notes_at(session, cursor))
    return Part(
        key="timeline",
        role=_ROLE.Slider,
        name=timeline.accessibleName(),
        description=": ".join(part for part in (place_of(session, cursor), step, what, *notes) if part),
        number=Number(cursor, 0, count, timeline.stepped.emit),
        can_have_keyboard=True,
    )


def ribbon_part(ribbon: StepRibbon) -> Part:
    """Return the steps of the turn as a list."""
    steps = tuple(_step(ribbon, place, step) for place, step in enumerate(ribbon.steps))
    now = next((step.name for step in ribbon.steps if step.is_now), tr("none yet"))
    name = ribbon.accessibleName()
    return Part(
        "ribbon",
        _ROLE.List,
        name,
        tr("Now: {turn_step}").format(turn_step=now),
        children=steps,
        can_have_keyboard=True,
    )


def _step(ribbon: StepRibbon, place: int, step: RibbonStep) -> Part:
    rect = step.rect
    if step.is_now:
        name = tr("{turn_step}, current").format(turn_step=step.name)
    elif step.happens:
        name = step.name
    else:
        name = tr("{turn_step}, not reached or skipped").format(turn_step=step.name)
    return Part(
        key=f"step {place}",
        role=_ROLE.ListItem,
        name=name,
        description=f"CR {step.rule}",
        box=Box(rect.x(), rect.y(), rect.width(), rect.height()),
        deeds=lambda: {_PRESS: partial(ribbon.go_to, place)},
        can_have_keyboard=True,
        has_keyboard=place == ribbon.place,
        is_selected=step.is_now,
        is_disabled=not step.happens,
    )


def tape_part(tape: TapeView) -> Part:
    """Return the damage event as words."""
    return Part("tape", _ROLE.StaticText, tape.accessibleName())


def written_card_part(session: Session, card: DraggableCard) -> Part:
    """Return the creature that has been written as a button: it puts that on a player's side."""
    entry = card.entry
    if entry is None:
        return Part("card", _ROLE.Button, tr("No creature written yet"), is_disabled=True)
    put = partial(_putting, session, card.chosen, entry)
    return Part("card", _ROLE.Button, tr("Put {what} on the table").format(what=entry.spoken), deeds=put)


def palette_part(session: Session, palette: PaletteList) -> Part:
    """Return what there is to put on the table as a list, each entry made when it is asked about."""
    model, current = palette.model(), palette.currentIndex().row()
    rows = tuple(_entry(session, palette, row, is_current=row == current) for row in range(model.rowCount()))
    return Part("palette", _ROLE.List, palette.accessibleName(), children=rows, can_have_keyboard=True)


def _entry(session: Session, palette: PaletteList, row: int, *, is_current: bool) -> Part:
    index = palette.model().index(row, 0)
    rect, title = palette.visualRect(index), str(index.data())
    return Part(
        key=f"entry {title}",
        role=_ROLE.ListItem,
        name=title,
        box=Box(rect.x(), rect.y(), rect.width(), rect.height()),
        deeds=partial(_entry_deeds, session, palette, title),
        tell=partial(_told, palette, title),
        can_have_keyboard=True,
        has_keyboard=is_current,
        is_selected=is_current,
    )


def _entry_deeds(session: Session, palette: PaletteList, title: str) -> dict[str, Callable[[], object]]:
    entry = _made(palette, title)
    if entry is None:
        return {}
    if entry.payload.needs_a_card:
        is_other = False
        return {_PRESS: partial(palette.chosen.emit, entry.payload, is_other)}
    cast = partial(palette.cast_wanted.emit, entry.payload)
    if entry.payload.kind == "spell":
        return {tr("Cast"): cast}
    return {**_putting(session, palette.chosen, entry), tr("Cast"): cast}


def _told(palette: PaletteList, title: str) -> str:
    entry = _made(palette, title)
    return entry.spoken if entry is not None else ""


def _made(palette: PaletteList, title: str) -> PaletteEntry | None:
    model = palette.model()
    rows = (model.index(row, 0) for row in range(model.rowCount()))
    entry = next((index.data(ENTRY) for index in rows if index.data() == title), None)
    return entry if isinstance(entry, PaletteEntry) else None


def _putting(
    session: Session, chosen: SignalInstance, entry: PaletteEntry
) -> dict[str, Callable[[], object]]:
    """Return putting an entry on the side of either of the first two players."""
    names = (player.name for player in session.game.players.values())
    sides = zip(names, (False, True), strict=False)
    return {
        tr("Put on {player}'s side").format(player=name): partial(chosen.emit, entry.payload, is_other)
        for name, is_other in sides
    }
