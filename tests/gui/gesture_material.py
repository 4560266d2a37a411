"""What somebody at the table puts on it at random: cards, creatures in a line, abilities, a part to paste."""

from __future__ import annotations

from core.scenario.reading import scenario_of

CARDS = (
    "Grizzly Bears",
    "Serra Angel",
    "Furnace of Rath",
    "Lightning Bolt",
    "Shock",
    "Basilisk Collar",
    "Siege of the Ford",
    "Ilse, the Patient",
    "Island",
)
WRITTEN = ("2/2", "4/4 flying", '3/3 trample "Ox"', '1/1 first strike "Raj"', "0/4 defender", "oops")
ABILITIES = (
    "deathtouch",
    "trample",
    "protection from red",
    "enlist",
    "When this creature dies, draw a card.",
    "Prevent all damage that would be dealt to this creature.",
)
OWN_CARD = {"Moth": {"types": ["creature"], "power": 1, "toughness": 1, "keywords": ["flying"]}}
PART = scenario_of(
    {
        "players": [{"id": "amy", "hand": ["Moth"]}, {"id": "zoe"}],
        "cards": OWN_CARD,
        "battlefield": [
            {"id": "moth", "card": "Moth", "controller": "amy"},
            {"id": "bear", "card": "Grizzly Bears", "controller": "zoe", "owner": "amy"},
            {"id": "blade", "card": "Basilisk Collar", "controller": "amy", "attached_to": "moth"},
        ],
    }
)
