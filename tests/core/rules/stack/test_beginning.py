"""Effects that begin for what shares a color with a target."""

from collections.abc import Mapping

from core.rules.layers import characteristics
from core.terms.ids import ObjectId
from tests.support import NICOLE, creature, played

SIREN = {"by": NICOLE, "cast": "Wojek Siren", "targets": ["griffin"]}


def powers(*script: Mapping[str, object]) -> list[int]:
    """Return the powers of three creatures at the end of the beginning of combat step."""
    playthrough = played(
        creature("griffin", "1/1", by=NICOLE, colors=["W", "G"]),
        creature("elk", "1/1", colors=["G"]),
        creature("hound", "1/1", by=NICOLE, colors=["R"]),
        start="beginning_of_combat",
        until="beginning_of_combat",
        script=script,
    )
    return [characteristics(playthrough.game, ObjectId(one)).power for one in ("griffin", "elk", "hound")]


def test_the_target_and_whatever_shares_a_color_on_either_side() -> None:
    assert powers(SIREN) == [2, 2, 1]


def test_the_color_counts_as_the_effect_begins() -> None:
    """CR 611.2c: what turned green before is reached; what turns red after keeps it."""
    green = {"by": NICOLE, "edit": {"object": "hound", "colors": ["G"]}}
    red = {"by": NICOLE, "edit": {"object": "elk", "colors": ["R"]}}
    assert powers(SIREN, green, {"pass": "amy"}) == [2, 2, 2]
    assert powers(green, SIREN, {"pass": "amy"}, {"pass": NICOLE}, red) == [2, 2, 2]


def test_a_colorless_target_shares_none() -> None:
    gray = {"by": NICOLE, "edit": {"object": "griffin", "colors": []}}
    assert powers(gray, SIREN) == [2, 1, 1]
