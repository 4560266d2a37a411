"""Tables that are written down: every kind of event halfway through its animation, and what is there then."""

from __future__ import annotations

from collections.abc import Iterator

from core.cards.library import built_in
from core.scenario.playing import play_scenario
from core.scenario.reading import read_scenario
from core.teaching.course import SCENARIOS
from gui.animation.choreography import choreograph
from gui.animation.cues import duration
from gui.table.picture.table_picture import Album, TablePicture
from gui.table.table_scene import TableScene
from gui.theme import DARK, LIGHT
from tests.gui.drawn.painted import Part, table_parts

MOMENTS = {
    "assigning-damage/a-planeswalker-needs-all-its-loyalty": (6,),
    "assigning-damage/its-blocker-is-gone-and-it-still-hits": (7,),
    "attacking/a-band-attacks-together": (7,),
    "attacking/a-requirement-that-a-restriction-makes-impossible": (6,),
    "attacking/a-stolen-creature-cannot-attack-this-turn": (2,),
    "attacking/a-tax-for-each-attacker": (1,),
    "attacking/an-attacker-that-stops-being-a-creature": (7,),
    "attacking/exerted-so-that-the-wall-can-t-block": (2, 6),
    "beginning-phase/gauntlets-keep-a-stunned-bear-tapped": (1,),
    "beginning-phase/nothing-left-to-draw": (4,),
    "beginning-phase/nothing-left-to-fade": (6,),
    "blocking/cast-only-after-blockers-without-attackers": (3,),
    "blocking/it-becomes-unblocked": (9,),
    "blocking/thorns-before-a-band-of-blockers": (7,),
    "combat-keywords/a-bestowed-spell-without-its-target": (16,),
    "combat-keywords/a-living-weapon-carries-itself": (13,),
    "combat-keywords/a-morph-creature-is-turned-up-after-blocks": (6,),
    "combat-keywords/a-rider-that-came-this-turn": (6,),
    "combat-keywords/provoke-speaks-of-the-defending-player": (2,),
    "combat-keywords/provoked-to-block": (9,),
    "combat-keywords/prowess-does-not-answer-to-a-creature-spell": (4,),
    "combat-keywords/renown-the-first-time": (18,),
    "conditions/more-life-than-you-as-the-spell-goes-on": (6,),
    "conditions/the-crown-is-taken-between-the-damage-steps": (17,),
    "copies-of-spells/the-copy-keeps-its-target": (7,),
    "entering-the-battlefield/a-copy-of-a-face-down-creature": (5, 6),
    "entering-the-battlefield/a-mode-then-a-target-as-it-enters": (9,),
    "entering-the-battlefield/as-an-essence-the-clone-asks-for-nothing-more": (5,),
    "eras/bolt-stays-on-amy": (6,),
    "eras/loxodon-warhammer-as-it-was": (19,),
    "from-the-graveyard/encore-attacks-every-opponent": (47,),
    "from-the-graveyard/flashback-does-not-make-it-an-instant": (1,),
    "layers/damage-stays-marked-under-the-mask": (5, 6),
    "layers/mana-values-when-everything-small-is-destroyed": (5,),
    "multiplayer-and-commander/a-battle-whose-protector-has-left": (11,),
    "multiplayer-and-commander/a-player-who-leaves-takes-nobody-else-s-ability-along": (7, 8),
    "multiplayer-and-commander/blocking-for-somebody-else": (4,),
    "multiplayer-and-commander/each-opponent-means-every-one-of-them": (6,),
    "multiplayer-and-commander/goaded-but-tapped": (5,),
    "multiplayer-and-commander/infect-and-commander-damage": (8,),
    "multiplayer-and-commander/the-monarch-leaves-the-game": (26,),
    "next-turn/eight-cards-and-one-too-many": (13, 15),
    "next-turn/it-becomes-night-in-combat": (2,),
    "phasing/a-robe-waits-for-its-bearer": (1,),
    "phasing/out-and-in-at-the-same-time": (1,),
    "planeswalkers-and-battles/one-loyalty-ability-a-turn": (3,),
    "published-examples/baloth-and-boars-give-the-brigade-too-little": (5,),
    "replacement-and-prevention/a-redirection-to-a-protected-creature": (10,),
    "replacement-and-prevention/a-shield-counter-against-destruction": (3,),
    "replacement-and-prevention/a-token-for-each-point-prevented": (16,),
    "replacement-and-prevention/armor-that-can-t-be-broken": (2, 5),
    "replacement-and-prevention/countering-is-not-preventing": (7,),
    "replacement-and-prevention/drawing-from-an-empty-library": (11,),
    "results-of-damage/deathtouch-lifelink-wither-together": (12, 13),
    "results-of-damage/infect-against-a-planeswalker-that-fights": (11,),
    "spells-and-abilities/a-curtain-in-front-of-the-whole-band": (9,),
    "spells-and-abilities/a-fight-is-no-combat": (7,),
    "spells-and-abilities/a-prowler-transforms-before-blocks": (6,),
    "spells-and-abilities/a-spell-paid-with-cards-from-the-graveyard": (4,),
    "spells-and-abilities/a-token-exiled-for-a-while-does-not-return": (25,),
    "spells-and-abilities/a-triggered-ability-divides-as-it-goes-on-the-stack": (8,),
    "spells-and-abilities/a-ward-of-life-that-costs-too-much": (8,),
    "spells-and-abilities/an-illusion-that-nobody-may-point-at": (11,),
    "spells-and-abilities/combust-can-t-be-countered": (7,),
    "spells-and-abilities/disarm-leaves-the-aura": (5,),
    "spells-and-abilities/excess-is-measured-before-the-shield": (6,),
    "spells-and-abilities/mana-that-hurts": (2, 4),
    "spells-and-abilities/monstrous-in-combat": (10,),
    "spells-and-abilities/monstrous-once": (9,),
    "spells-and-abilities/no-creature-to-pay-with": (7,),
    "spells-and-abilities/nobody-sacrifices-what-somebody-else-controls": (9,),
    "spells-and-abilities/scrying-before-a-card-is-drawn": (7,),
    "spells-and-abilities/that-much-divided-among-creatures": (16,),
    "spells-and-abilities/three-spores-against-all-combat-damage": (4,),
    "spells-and-abilities/toralf-not-the-same-permanent-again": (12,),
    "spells-and-abilities/ward-does-not-mind-its-own-side": (5,),
    "state-based-actions/a-token-shuffled-into-a-library": (2,),
}
"""Scenarios and frames of them. All kinds of events, motions, marks, arrows and signs are among them."""
_SIZES = ((760, 600), (1180, 620), (520, 420), (1600, 900), (900, 560))


def folders() -> list[str]:
    """Return the folders whose scenarios are written down."""
    return list(dict.fromkeys(name.partition("/")[0] for name in MOMENTS))


def table_lines(folder: str) -> Iterator[str]:
    """Yield the lines of each moment of a folder: in motion, and what is different once it is over."""
    known: set[Part] = set()
    for number, (name, frames) in enumerate(MOMENTS.items()):
        if not name.startswith(f"{folder}/"):
            continue
        played = play_scenario(read_scenario(SCENARIOS / f"{name}.scenario.json"), built_in())
        width, height = _SIZES[number % len(_SIZES)]
        theme = (LIGHT, DARK)[number % 2]
        scene, album = TableScene(theme), Album(played, width, height)
        for frame in frames:
            half = duration(choreograph(played, frame)) / 2
            yield f"== {name} {frame} ({width}x{height}, {theme.name})"
            yield from _parts(scene, album.moves(frame, half), known)
            yield f"== {name} {frame + 1}, at rest"
            yield from _parts(scene, album.rests(frame + 1), known)


def _parts(scene: TableScene, picture: TablePicture, known: set[Part]) -> Iterator[str]:
    """Yield what is painted; of what was painted before in the same way only the name."""
    scene.show_picture(picture)
    scene.set_caching(enabled=False)
    for part in table_parts(scene):
        is_known = part in known
        known.add(part)
        yield f"-- {part.name}{' as before' if is_known else ''}"
        if not is_known:
            yield from part.lines
