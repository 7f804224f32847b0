"""What is in the box: the identifiers of every piece, and how many there are.

A content pack says what each of them is called and does. It cannot add or remove one: the counts
are those of the printed component list. Rules, "Components".
"""

from __future__ import annotations

MOST_SEATS = 4
CAPTAINS = ("kahina", "cesare", "spell", "ton")

# The board: sixteen Ports and twelve Sea regions.
PORTS = (
    *("VER", "SKU", "HAV", "NAS", "CLA", "PRO", "TOR", "SDO"),
    *("SJU", "STJ", "BRI", "POS", "WIL", "CAR", "PBE", "SMU"),
)
SEAS = tuple(f"S{n}" for n in range(1, 13))
REGIONS = (*PORTS, *SEAS)
PORT_TYPES = ("tavern", "hiring_hall", "shipyard", "hideout")

# Factions and their miniatures: (type, faction, how many, whether a Leader).
FACTIONS = ("spanish", "atlantian", "british", "tlaloc", "dread")
# Marks of Relics; those of Events differ from them.
PREFIX = {"spanish": "SP", "atlantian": "AT", "british": "BR", "tlaloc": "CT", "dread": "DR"}
NPC_COUNTS = {
    "galleon": ("spanish", 8, False),
    "seeker": ("atlantian", 4, False),
    "king": ("atlantian", 1, True),
    "officer": ("british", 6, False),
    "admiral": ("british", 1, True),
    "guardian": ("tlaloc", 6, False),
    "tetzahuitl": ("tlaloc", 1, True),
    "soldier": ("dread", 6, False),
    "colossus": ("dread", 1, True),
}
NPC_TYPES = tuple(NPC_COUNTS)
NPC_TYPE_OF = tuple(
    NPC_TYPES.index(kind) for kind, (_, count, _) in NPC_COUNTS.items() for _ in range(count)
)
NPCS = tuple(
    kind if count == 1 else f"{kind}-{n + 1}"
    for kind, (_, count, _) in NPC_COUNTS.items()
    for n in range(count)
)
# What NPCs are after, in the words of the Faction Guides.
OBJECTIVE_NAMES = (
    *("dominate", "defeat", "return", "summon", "recover", "relic_holder", "meet_guardian", "stay"),
    *("unite", "infest", "players_port", "capture", "offer", "hunt", "trophy_holder"),
)
LEVELS = 4  # spaces of a strength track

CAPTAIN_FLAGS = 5  # each
FACTION_FLAGS = {"spanish": 1, "atlantian": 1, "british": 7, "tlaloc": 1, "dread": 1}
TROPHIES, WOUNDS, INFESTATIONS, SUMMONING_RELICS, CALM_SEAS = 9, 3, 5, 4, 3
CAPTAIN_DICE, BONUS_DICE = 4, 14
FACES = ("1", "2", "captain", "lover", "nemesis")
TOKENS = ("captain", "lover", "nemesis", "secondary")  # Adventure tokens

# Cards.
CHARACTERS = tuple(f"P{n:02}" for n in range(1, 21))
FACTION_CHARACTERS = tuple(f"F{n:02}" for n in range(1, 13))
LEGENDARY = tuple(f"L{n:02}" for n in range(1, 13))  # L01 is the crew card of F01
STARTERS = ("gunner", "navigator", "quartermaster")
ROLES = tuple(f"K{n:02}" for n in range(1, 21))
CREW = tuple(f"{role}{copy}" for role in ROLES for copy in "ab")
SHIPS = (
    ("minnow", "cormorant", "driftwood", "sparrow"),  # Class 1
    ("peggy", "brisk", "merry_widow", "sable"),
    ("ironwind", "black_marlin", "long_memory", "queens_ransom", "widowmaker", "stormpetrel"),
)
ITEMS = tuple(f"T{n:02}" for n in range(1, 31))
RUMORS = tuple(f"T{n:02}" for n in range(31, 51))
TAVERN = (*ITEMS, *RUMORS)
EVENT_CARDS = {
    faction: tuple(f"{mark}{n}" for n in range(1, 7))
    for faction, mark in zip(FACTIONS, ("ES", "AU", "BE", "TL", "DT"), strict=True)
}
EVENTS = tuple(card for cards in EVENT_CARDS.values() for card in cards)
CALM_SEA = "CALM"


def faction_deck(faction: str) -> dict[str, int]:
    """The cards of a faction's deck and how many there are of each, Legendary Crew apart."""
    mark = PREFIX[faction]
    deck = {f"{mark}1": 4, f"{mark}2": 4}  # Ally Relics, first and second
    deck |= {f"{mark}{n}": 2 for n in range(3, 8)}
    if faction == "tlaloc":
        deck |= {f"{mark}{n}": 1 for n in range(8, 12)}  # one for each Summoning Relic
    if faction == "atlantian":
        deck |= {f"{mark}{n}": 1 for n in range(8, 16)}  # Spoils
    return deck


FACTION_RELICS = {faction: tuple(faction_deck(faction)) for faction in FACTIONS}
ALLY_RELICS = {faction: (f"{mark}1", f"{mark}2") for faction, mark in PREFIX.items()}
SUMMONING_CARDS = FACTION_RELICS["tlaloc"][7:]
SPOILS = FACTION_RELICS["atlantian"][7:]
LEGENDARY_OF = {
    "dread": LEGENDARY[0:3],
    "tlaloc": LEGENDARY[3:6],
    "british": LEGENDARY[6:9],
    "atlantian": LEGENDARY[9:12],
}
RELICS = (*RUMORS, *(card for cards in FACTION_RELICS.values() for card in cards))

# Every kind of piece that can be counted, and how many the box holds.
KINDS = {
    **dict.fromkeys(CAPTAINS, 1),
    **dict.fromkeys(CHARACTERS, 1),
    **dict.fromkeys(FACTION_CHARACTERS, 1),
    **dict.fromkeys(LEGENDARY, 1),
    **dict.fromkeys(STARTERS, 4),
    **dict.fromkeys(CREW, 1),
    **{ship: 1 for ships in SHIPS for ship in ships},
    **dict.fromkeys(TAVERN, 1),
    **dict.fromkeys(EVENTS, 1),
    CALM_SEA: CALM_SEAS,
    **{card: n for faction in FACTIONS for card, n in faction_deck(faction).items()},
}

# The two factions beside the Spanish Armada that can be chosen.
FACTION_PAIRS = (
    *("tlaloc-dread", "tlaloc-british", "tlaloc-atlantian"),
    *("british-dread", "atlantian-dread", "atlantian-british"),
)
