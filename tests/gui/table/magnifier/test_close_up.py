"""What the magnifier says of what is on the stack, and of what is phased out."""

from __future__ import annotations

from core.terms.ids import ObjectId
from gui.table.magnifier.close_up import close_up
from tests.support import AMY, NICOLE, card, creature, played


def test_each_spell_on_the_stack_is_told_by_itself_and_what_else_there_is_too() -> None:
    combat = played(
        creature("bear", "2/2"),
        players=[{"id": AMY, "hand": ["Shock", "Lightning Bolt"]}, {"id": NICOLE}],
        script=[{"cast": name, "by": AMY, "targets": [NICOLE]} for name in ("Shock", "Lightning Bolt")],
        start="precombat_main",
    )
    game = max((frame.game for frame in combat.frames), key=lambda game: len(game.stack))
    told = [close_up(game, ObjectId(getattr(item, "id", ""))) for item in game.stack]
    assert [one.name for one in told if one is not None] == ["Shock", "Lightning Bolt"]
    bear = close_up(game, ObjectId("bear"))
    assert bear is not None
    assert bear.name == "Bear"
    assert close_up(game, NICOLE) is None
    assert close_up(game, None) is None


def test_of_what_is_phased_out_only_what_is_printed_is_told() -> None:
    """CR 702.26b: an Anthem does nothing for it; CR 608.2h has nothing to do with it."""
    board = played(creature("bear", "2/2", phased_out=True), card("Glorious Anthem", "anthem"))
    bear = close_up(board.start, ObjectId("bear"))
    assert bear is not None
    assert bear.now == ("phased out: treated as though it doesn't exist (CR 702.26b)",)
    assert bear.why == ()
