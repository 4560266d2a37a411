"""What a card's picture is of: a silhouette for its family of creatures, its kind of spell, or its name."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from core.terms.card_types import CardType
from core.terms.colors import Color

FACE_DOWN: Final = "face_down"

_BY_SUBTYPE: Final = {
    "angel": "Angel Archon",
    "archer": "Archer Ranger Scout",
    "avatar": "Avatar Demigod God Incarnation Nymph Praetor Primarch",
    "bat": "Bat",
    "bear": "Badger Bear Moogle Raccoon Wolverine",
    "beast": ("Ape Beast Brushwagg Camel Gnoll Hippo Kangaroo Kavu Lhurgoyf Llama Monkey Sloth Wombat Yeti"),
    "bird": "Bird Cockatrice Harpy Phoenix",
    "boar": "Boar",
    "cat": "Cat Hyena Lemur",
    "cleric": "Advisor Citizen Cleric Inquisitor Kor Moonfolk Mystic",
    "crocodile": "Basilisk Crocodile Frog Lamia Lizard Salamander",
    "cyclops": "Cyclops",
    "demon": "Azra Demon Devil Gargoyle Imp Kirin Nephilim Nightmare Nightstalker Tiefling",
    "dinosaur": "Atog Dinosaur",
    "djinn": "Djinn Efreet",
    "dog": "Coyote Dog Ferret Fox Jackal Mongoose Otter Weasel",
    "dragon": "Dragon Drake Elder",
    "elemental": "Elemental Hellion Prism Sand Weird",
    "elephant": "Elephant",
    "elf": "Druid Dryad Elf Kithkin Satyr Vedalken",
    "faerie": "Faerie",
    "fish": "Crab Fish Leviathan Lobster Oyster Seal Shark Walrus Whale",
    "fungus": "Fungus Germ Saproling",
    "giant": "Giant",
    "goblin": "Beeble Gnome Goblin Gremlin Kobold Noggle Orgg Ouphe",
    "golem": (
        "Assembly-Worker Construct Cyberman Dalek Dreadnought Drone Golem Juggernaut Myr Necron "
        "Pentavite Processor Robot Scarecrow Sculpture Servo Synth Tetravite Thopter Toy Triskelavite"
    ),
    "griffin": "Chimera Griffin Hippogriff Lammasu Manticore Masticore Sphinx",
    "horror": (
        "Aetherborn Alien Beholder C'tan Dauthi Drix Eldrazi Homunculus Horror Minion Mutant "
        "Phyrexian Scion Shade Skrull Sliver Spawn Specter Surrakar Symbiote Tyranid Volver"
    ),
    "horse": "Centaur Horse Mount",
    "human": (
        "Ally Child Doctor Employee Gamer Guest Halfling Human Inhuman Peasant Performer Qu Rigger Serf"
    ),
    "hydra": "Hydra",
    "insect": "Insect Licid Mite Nautilus Pest Trilobite",
    "knight": "Astartes Custodes Knight Noble",
    "kraken": "Camarid Homarid Jellyfish Kraken Octopus Squid Starfish Tentacle Utrom",
    "mask": "Clown Illusion Shapeshifter",
    "merfolk": "Merfolk Siren",
    "minotaur": "Minotaur",
    "monk": "Monk Ninja Nomad Samurai Spellshaper",
    "ogre": "Gamma Mercenary Monger Ogre Thrull Troll",
    "ooze": "Balloon Blinkmoth Egg Eye Fractal Inkling Leech Ooze Orb Slug Spike Sponge",
    "orc": "Barbarian Berserker Orc",
    "pegasus": "Pegasus",
    "plant": "Plant Splinter",
    "rat": (
        "Beaver Capybara Hamster Hedgehog Mole Mouse Platypus Porcupine Possum Rabbit Rat Sable Skunk "
        "Squirrel Varmint"
    ),
    "rhino": "Armadillo Aurochs Bison Echidna Ox Pangolin Phelddagrif Rhino",
    "rogue": "Assassin Coward Detective Pirate Rogue Spy Villain",
    "scorpion": "Pincher Scorpion",
    "skeleton": "Skeleton",
    "snake": "Gorgon Slith Snake",
    "soldier": "Army Deserter Flagbearer Kree Metathran Pilot Rebel Shi'ar Soldier",
    "spider": "Spider",
    "spirit": "Glimmer Reflection Soltari Spirit Thalakos Wraith Zubera",
    "stag": "Antelope Caribou Elk Giraffe Goat Sheep",
    "treefolk": "Treefolk",
    "turtle": "Snail Turtle",
    "unicorn": "Unicorn",
    "vampire": "Vampire",
    "wall": "Wall",
    "warrior": "Dwarf Gith Hero Warrior",
    "wizard": "Artificer Bard Hag Scientist Shaman Sorcerer Warlock Wizard",
    "wolf": "Werewolf Wolf",
    "wurm": "Serpent Worm Wurm",
    "zombie": "Bringer Carrier Eternal Graveborn Survivor Zombie",
}
_FAMILY: Final = {
    **{subtype: motif for motif, listed in _BY_SUBTYPE.items() for subtype in listed.split()},
    "Time Lord": "wizard",
}
_CALLINGS: Final = frozenset(
    {"archer", "cleric", "human", "knight", "monk", "rogue", "soldier", "warrior", "wizard", "orc"}
)
"""What people do: what somebody is shows better than that, unless it is a human."""
_PEOPLE: Final = frozenset({"human"})
_BY_NAME: Final = (
    ("lion", ("lion", "leonin")),
    ("dragon", ("dragon", "drake")),
    ("wolf", ("wolf", "wolves")),
    ("bear", ("bear",)),
    ("angel", ("angel", "seraph")),
    ("knight", ("knight", "paladin")),
    ("archer", ("archer", "sharpshooter")),
    ("wizard", ("mage", "wizard", "sage")),
    ("spirit", ("spirit", "ghost", "shade")),
    ("skeleton", ("skeleton", "bone", "bones")),
    ("elemental", ("elemental", "fire")),
    ("wurm", ("wurm", "worm")),
    ("insect", ("wasp", "beetle", "hornet")),
    ("bird", ("hawk", "eagle", "raven", "falcon")),
)
_EQUIPMENT: Final = (
    ("bow", ("bow", "longbow", "crossbow")),
    ("axe", ("axe", "hammer", "mace", "maul")),
    ("shield", ("shield", "buckler", "kaldra")),
    ("armor", ("armor", "plate", "mail", "breastplate", "jitte", "gauntlet", "gauntlets")),
    ("helm", ("helm", "helmet", "mask", "crown", "circlet")),
    ("cloak", ("cloak", "greaves", "boots", "cape", "mantle", "robe")),
    ("sword", ()),
)
_ARTIFACTS: Final = (
    ("potion", ("potion", "vial", "elixir", "flask", "philter")),
    ("gear", ("engine", "machine", "gear", "mill", "clock", "wheel")),
    ("artifact", ()),
)
_LANDS: Final = {
    "Plains": "plains",
    "Island": "island",
    "Swamp": "swamp",
    "Mountain": "mountain",
    "Forest": "forest",
}
_SPELLS: Final = {
    Color.WHITE: "sunburst",
    Color.BLUE: "wave",
    Color.BLACK: "skull",
    Color.RED: "bolt",
    Color.GREEN: "leaf",
}
_SORCERIES: Final = {**_SPELLS, Color.RED: "comet", Color.BLUE: "swirl"}
_FLAMES: Final = frozenset({"fire", "flame", "flames", "burn", "blaze", "inferno", "pyroclasm", "fireball"})


def motif_of(
    types: Collection[CardType], subtypes: Collection[str], colors: Collection[Color], name: str
) -> str:
    """Return the name of the silhouette on a card of these types, subtypes, colors and name."""
    in_order = name.lower().replace(",", "").replace("'s", "").split()
    words = frozenset(in_order)
    if CardType.CREATURE in types:
        return _creature(subtypes, types, in_order)
    if CardType.PLANESWALKER in types:
        return "planeswalker"
    if CardType.BATTLE in types:
        return "battle"
    if CardType.LAND in types:
        return next((_LANDS[one] for one in subtypes if one in _LANDS), "tower")
    if CardType.ENCHANTMENT in types:
        return "curse" if "Curse" in subtypes else "aura" if "Aura" in subtypes else "enchantment"
    if CardType.ARTIFACT in types:
        return _artifact(subtypes, words)
    return _spell(types, colors, words)


def _creature(subtypes: Collection[str], types: Collection[CardType], words: Sequence[str]) -> str:
    families = [_FAMILY[one] for one in subtypes if one in _FAMILY]
    beings = [one for one in families if one not in _CALLINGS]
    callings = [one for one in families if one in _CALLINGS - _PEOPLE]
    if beings:
        return beings[0]
    if callings:
        return callings[0]
    return _named(words) or (families or ["golem" if CardType.ARTIFACT in types else "warrior"])[0]


def _named(words: Sequence[str]) -> str | None:
    """Return what a creature is by its name, of which the last word says most: a Bear Wolf is a wolf."""
    for word in reversed(words):
        for one in (word, word.removesuffix("s")):
            hinted = next((motif for motif, hints in _BY_NAME if one in hints), None)
            found = hinted or _FAMILY.get(one.capitalize())
            if found is not None:
                return found
    return None


def _artifact(subtypes: Collection[str], words: frozenset[str]) -> str:
    if "Vehicle" in subtypes:
        return "vehicle"
    kinds = _EQUIPMENT if "Equipment" in subtypes else _ARTIFACTS
    return next((motif for motif, hints in kinds if not hints or not words.isdisjoint(hints)), "artifact")


def _spell(types: Collection[CardType], colors: Collection[Color], words: frozenset[str]) -> str:
    if not words.isdisjoint(_FLAMES):
        return "flame"
    motifs = _SORCERIES if CardType.SORCERY in types else _SPELLS
    return next((motifs[color] for color in Color if color in colors), "swirl")


def all_motifs() -> frozenset[str]:
    """Return the name of every silhouette that a card can have."""
    others = (_EQUIPMENT, _ARTIFACTS, _BY_NAME)
    single = {"planeswalker", "battle", "tower", "curse", "aura", "enchantment", "vehicle", "flame", "swirl"}
    listed = {motif for table in others for motif, _ in table}
    values = {*_LANDS.values(), *_SPELLS.values(), *_SORCERIES.values()}
    return frozenset({*_BY_SUBTYPE, *listed, *single, *values})


def known_subtypes() -> frozenset[str]:
    """Return the creature types that have a family."""
    return frozenset(_FAMILY)
