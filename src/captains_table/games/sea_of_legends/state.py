"""Sea of Legends: its state and its actions. The pieces and their identifiers are in `box.py`."""

from __future__ import annotations

from captains_table.engine.actions import Actions, ByName, Pattern
from captains_table.engine.declare import (
    NONE,
    Amount,
    Declaration,
    Number,
    Option,
    Zone,
    name_number,
    open_number,
    seat_number,
)
from captains_table.engine.derive import derive
from captains_table.engine.names import Numbers, OpenNames
from captains_table.engine.numbered import EACH
from captains_table.games.sea_of_legends.box import (
    BONUS_DICE,
    CALM_SEA,
    CAPTAIN_DICE,
    CAPTAINS,
    CHARACTERS,
    CREW,
    EVENTS,
    FACES,
    FACTION_CHARACTERS,
    FACTION_PAIRS,
    FACTIONS,
    ITEMS,
    KINDS,
    LEGENDARY,
    LEVELS,
    MOST_SEATS,
    NPC_COUNTS,
    NPC_TYPES,
    NPCS,
    REGIONS,
    RELICS,
    RUMORS,
    SHIPS,
    SPOILS,
    STARTERS,
    SUMMONING_CARDS,
    SUMMONING_RELICS,
    TAVERN,
    TOKENS,
    TROPHIES,
    WOUNDS,
)
from captains_table.games.sea_of_legends.content.vocabulary import ARC_TYPES
from captains_table.games.sea_of_legends.steps import STEPS

DICE = CAPTAIN_DICE + BONUS_DICE
ALL_SHIPS = tuple(ship for ships in SHIPS for ship in ships)
ALL_CREW = (*STARTERS, *CREW, *LEGENDARY)
PEOPLE = (*CHARACTERS, *FACTION_CHARACTERS)
PLAYERS = tuple(f"seat-{p}" for p in range(MOST_SEATS))
OWNERS = (*PLAYERS, *FACTIONS)  # whose a Flag can be
# Who can hold a Summoning Relic: an NPC, Tetzahuitl's stat card, or a player.
HOLDERS = (*NPCS, "tetzahuitl-card", *PLAYERS)
ON_HER_CARD, FIRST_PLAYER_HOLDER = len(NPCS), len(NPCS) + 1
# Who can be given a Summoning Relic by an ally: the Guardians and Tetzahuitl.
OF_TLALOC = tuple(npc for npc in NPCS if NPC_COUNTS[npc.partition("-")[0]][0] == "tlaloc")
# What lies where: the Summoning Relics, and each captain's Adventure tokens.
SUMMONING = tuple(f"relic-{n + 1}" for n in range(SUMMONING_RELICS))
TOKEN_MARKS = tuple(f"token-{token}" for token in TOKENS)
PEEKED = 3  # cards on top of a deck that somebody can know
DECK_NAMES = ("tavern", "crew", "event")  # the shuffled decks
PEEKABLE = (*TAVERN, *CREW, *EVENTS, CALM_SEA)
DEPTH = 60  # steps that can wait
MOST = 999  # gold, and whatever else has no bound of its own
NUMBERED = 9999  # lists of effects, and what else steps have numbers for
MOST_OPTIONS = 15  # of an episode; a promise that is owed brings one more
CHAPTERS = 120  # of a captain's story that are kept, and deeds that are remembered
MOST_FEELING = 3  # of Lovers and Nemeses
# What content brings: episodes as they are played, Postscripts, the choices of both, and deeds.
EPISODES = OpenNames("episodes")
LETTERS = OpenNames("Postscripts")
TALES = OpenNames("choices")
DEEDS = OpenNames("deeds")

FACTION = Numbers(FACTIONS)
REGION = Numbers(REGIONS)
NPC = Numbers(npc.replace("-", "_") for npc in NPCS)
TOKEN = Numbers(TOKENS)
FACE = Numbers(("one", "two", *FACES[2:]))
CHALLENGED = ("npc", "port", "player", "adventure")
AGAINST = Numbers(CHALLENGED)

# Abilities that dice are assigned to: the Captain's, and the first and third of each Lover.
ASSIGNED = ("captain", "lover-1", "lover-3", "second-1", "second-3")
# What can be used by itself: cards with an ability, and the second ability of each Lover.
USABLE = (*ALL_CREW, *ITEMS, *RELICS, "lover-2", "second-2")

STEP = Numbers(STEPS)

OPTIONS = (
    # The two factions beside the Spanish Armada, also as a list of two; the first game's first.
    Option("factions", "data", FACTION_PAIRS, "Rule SL-R17"),
    Option("content", "data", ("built_in",), "Ruling SL-A56", in_views=False),
    Option("calm_seas", "choice", (0, 1, 2, 3), "Ruling SL-A2"),
    Option("last_round", "choice", (30, 20, 40, 60), "Ruling SL-A54"),
)

SETTINGS = (
    Number("pack", 0, 2**256 - 1, "which content is played with: the SHA-256 of all of it"),
    name_number("factions", FACTIONS, "the factions of this game", length=3),
)

NUMBERS = (
    name_number("step", STEPS, "what is next"),
    name_number("todo", STEPS, "what is to be done after it, the last first", length=DEPTH),
    Number(
        "args",
        NONE,
        NUMBERED,
        "four numbers for each step, the next one's last",
        length=EACH * (DEPTH + 1),
    ),
    # the round
    Number("round", 0, 60, "which round it is"),
    seat_number("first", "who has the First Player token", marks=("first_player",)),
    seat_number("active", "whose turn it is"),
    name_number("winner", FACTIONS, "the faction that has won"),
    # the board
    name_number("flag", OWNERS, "whose Flag is on each region", places=len(REGIONS)),
    name_number("fort", FACTIONS, "whose Fort is on each region", places=len(REGIONS)),
    Number("infested", 0, 1, "Infestations", places=len(REGIONS)),
    Number("loose_trophies", 0, TROPHIES, "Trophies that lie in a region", places=len(REGIONS)),
    name_number(
        "relic_at",
        REGIONS,
        "where a Summoning Relic lies",
        places=SUMMONING_RELICS,
        marks=SUMMONING,
    ),
    name_number(
        "relic_holder",
        HOLDERS,
        "who holds a Summoning Relic",
        places=SUMMONING_RELICS,
        marks=SUMMONING,
    ),
    # NPCs
    name_number(
        "npc_at",
        REGIONS,
        "where each NPC is; nowhere: in the supply",
        places=len(NPCS),
        marks=NPCS,
    ),
    Number("npc_gold", 0, MOST, "gold under each NPC", places=len(NPCS)),
    Number("npc_notoriety", 0, MOST, "Notoriety under each NPC", places=len(NPCS)),
    Number("npc_trophies", 0, TROPHIES, "Trophies under each NPC", places=len(NPCS)),
    Number(
        "level", 0, LEVELS - 1, "the space of each type's Strength token", places=len(NPC_TYPES)
    ),
    Number("haste", 0, 9, "movement of each type until the next Event", places=len(NPC_TYPES)),
    Number("treasury", 0, MOST, "gold in the Royal Treasury"),
    Number("wounds", 0, WOUNDS, "Wounds of the King; with three he is gone"),
    Number("bury_limit", 0, 99, "tens that may be buried in a turn until the next Event"),
    # each captain
    name_number("captain", CAPTAINS, "who each seat plays", per_seat=True, pieces=True),
    Number("legendary", 0, 1, "whether the Captain card shows its legendary side", per_seat=True),
    name_number("at", REGIONS, "where each Captain is", per_seat=True, marks=("captain",)),
    name_number("ship", ALL_SHIPS, "each Ship", per_seat=True, pieces=True),
    Number("gold", 0, MOST, "gold of each seat", per_seat=True),
    Number("fame", 0, MOST, "permanent Notoriety of each seat", per_seat=True),
    Number("trophies", 0, TROPHIES, "Trophies of each seat", per_seat=True),
    name_number("lover", PEOPLE, "Lover and Secondary Lover", per_seat=True, places=2, pieces=True),
    Number("favor", 0, 4, "unlocked abilities of each Lover", per_seat=True, places=2),
    name_number(
        "nemesis", PEOPLE, "Nemesis and Secondary Nemesis", per_seat=True, places=2, pieces=True
    ),
    Number("malice", 0, 3, "unlocked abilities of each Nemesis", per_seat=True, places=2),
    Number("slow", 0, 9, "how much shorter the move of this turn is", per_seat=True),
    Number("slow_next", 0, 9, "and that of the next turn", per_seat=True),
    # Adventures
    name_number(
        "token_at",
        REGIONS,
        "where each Adventure token is",
        per_seat=True,
        places=len(TOKENS),
        marks=TOKEN_MARKS,
    ),
    Number(
        "token_on",
        NONE,
        MOST_SEATS - 1,
        "on whose Captain card",
        per_seat=True,
        places=len(TOKENS),
        marks=TOKEN_MARKS,
    ),
    Number("stage", 0, 9, "episodes completed with each token", per_seat=True, places=4),
    Number("relation", -3, 6, "relation with each faction", per_seat=True, places=len(FACTIONS)),
    name_number("arc_faction", FACTIONS, "whom the Captain arc is about", per_seat=True),
    name_number("representative", FACTION_CHARACTERS, "and who speaks for them", per_seat=True),
    name_number(
        "arc_type",
        ARC_TYPES,
        "what the arc of each Adventure token became",
        per_seat=True,
        places=len(TOKENS),
    ),
    Number("warmth", 0, MOST_FEELING, "what each Lover feels", per_seat=True, places=2),
    Number("grudge", 0, MOST_FEELING, "what each Nemesis holds against", per_seat=True, places=2),
    open_number(
        "deeds", DEEDS, "what each captain is remembered for", per_seat=True, length=CHAPTERS
    ),
    open_number("episode", EPISODES, "the episode that is being played"),
    name_number("episode_token", TOKENS, "and with which token"),
    open_number("postscript", LETTERS, "the Postscript that is being answered"),
    seat_number("letter_from", "whose choice caused it"),
    open_number("letter_deed", DEEDS, "and what was done by that"),
    open_number("promise", LETTERS, "what each captain has promised", per_seat=True),
    Number("promise_from", NONE, MOST_SEATS - 1, "and whose choice caused that", per_seat=True),
    Number("broken", 0, MOST, "promises that each captain has broken", per_seat=True),
    # the story so far
    open_number(
        "chapters",
        EPISODES,
        "each captain's episodes that are over, and Postscripts that are answered",
        per_seat=True,
        length=CHAPTERS,
    ),
    open_number("chosen", TALES, "and what was chosen in each", per_seat=True, length=CHAPTERS),
    Number("lost", 0, 1, "and whether that failed", per_seat=True, length=CHAPTERS),
    seat_number("reading", "whose last chapters are being read"),
    Number("fresh", 0, CHAPTERS, "how many of them"),
    # this turn
    Number("moved", 0, 1, "the move is made"),
    Number("acted", 0, 1, "the Player Action is taken"),
    Number("move_bonus", 0, 40, "regions further than the Ship moves, by what was used"),
    Number("neutral", 0, 1, "all NPCs are neutral to whose turn it is"),
    Number("passes", 0, 9, "regions with a hostile NPC that may be sailed through"),
    Number("buried", 0, 99, "tens that were buried"),
    Number("entering", 0, 1, "a Port that somebody else controls may be used"),
    Number("more_games", 0, 9, "Tavern cards more to choose the Game from"),
    name_number("used_turn", USABLE, "what was used this turn", length=30),
    name_number("used_round", USABLE, "what each seat used this round", per_seat=True, length=8),
    # a Challenge
    name_number("against", CHALLENGED, "what is Challenged"),
    seat_number("challenger", "who Challenges"),
    seat_number("roller", "whose dice are on the table"),
    seat_number("defending", "which player is Challenged"),
    name_number("foe", FACTIONS, "which faction's group is Challenged"),
    Number("difficulty", 0, 99, "the Strength to reach"),
    Number("helped", 0, 99, "what allied NPCs will add to the challenger's Strength"),
    Number("bonus_dice", 0, 99, "Bonus dice in the pool before the roll"),
    Number(
        "strength",
        -99,
        99,
        "Strength beyond the dice, of the challenger and of the other side",
        places=2,
    ),
    name_number("die", FACES, "what each die shows: Captain dice first", length=DICE),
    Number("die_bonus", 0, 1, "whether it is a Bonus die", length=DICE),
    Number("die_spent", 0, 1, "whether it is assigned", length=DICE),
    Number("victory", 0, 1, "whether the last Challenge was won"),
    Number("shields", 0, 9, "Nemesis abilities that will be ignored"),
    name_number("used", (*USABLE, *ASSIGNED), "what was used in this Challenge", length=60),
    Number(
        "won_icons",
        0,
        DICE,
        "icons on abilities that wait for victory: the challenger's, then the other side's",
        places=2 * len(ASSIGNED),
    ),
    # an attack, and the Faction Turn
    name_number("attacker", NPCS, "which NPC is acting"),
    seat_number("victim", "which player is attacked"),
    Number("kept_gold", 0, MOST, "gold that this attack cannot take"),
    Number("kept_crew", 0, 1, "this attack makes nobody discard Crew"),
    Number("kept_ready", 0, 1, "this attack makes nobody exhaust Crew"),
    Number("cancelled", 0, 2, "the attack does nothing to the victim; with 2 the victim flees"),
    Number("flee_range", 0, 9, "how far the victim may flee"),
    Number("faction_done", 0, 1, "factions that have acted this round", places=len(FACTIONS)),
    Number(
        "npc_done", 0, 1, "NPCs that have acted, or that the Event has placed", places=len(NPCS)
    ),
    name_number("goal", REGIONS, "where the acting NPC is going"),
    Number("objective", NONE, 9, "which Objective it follows"),
    # a look at a deck
    seat_number("peeker", "who looks at the top of a deck"),
)

ZONES = (
    Zone("captains", "Captain cards that nobody plays", CAPTAINS, "everyone"),
    Zone("characters", "the Lover/Nemesis deck", CHARACTERS, remembered=True),
    Zone(
        "faction_characters", "Lover/Nemesis cards of the factions", FACTION_CHARACTERS, "everyone"
    ),
    Zone("crew_deck", "the Crew deck", CREW),
    Zone("crew_discard", "the Crew discard", CREW, "everyone"),
    Zone("crew_top_1", "the top of the Crew deck, once somebody looked", CREW, remembered=True),
    Zone("crew_bottom", "cards put under the Crew deck", CREW, remembered=True),
    Zone("tavern_deck", "the Tavern deck", TAVERN),
    Zone("tavern_discard", "the Tavern discard", TAVERN, "everyone"),
    *(
        Zone(
            f"tavern_top_{n}",
            f"card {n} of the Tavern deck, once somebody looked",
            TAVERN,
            remembered=True,
        )
        for n in range(1, PEEKED + 1)
    ),
    Zone("tavern_bottom", "cards put under the Tavern deck", TAVERN, remembered=True),
    Zone("event_deck", "the Event deck", (*EVENTS, CALM_SEA)),
    Zone("event_discard", "the Event discard", (*EVENTS, CALM_SEA), "everyone"),
    *(
        Zone(
            f"event_top_{n}",
            f"card {n} of the Event deck, once somebody looked",
            (*EVENTS, CALM_SEA),
            remembered=True,
        )
        for n in range(1, PEEKED + 1)
    ),
    Zone("event_bottom", "cards put under the Event deck", (*EVENTS, CALM_SEA), remembered=True),
    Zone("event_now", "the Event that is being resolved", (*EVENTS, CALM_SEA), "everyone"),
    Zone("ship_deck", "Ships to be bought", ALL_SHIPS, "everyone"),
    Zone(
        "faction_decks",
        "Relics and Legendary Crew of the factions",
        (*RELICS, *LEGENDARY),
        "everyone",
    ),
    Zone("drawn", "cards that were just drawn", (*TAVERN, *CREW), "everyone"),
    Zone("tavern_peek", "Tavern cards that somebody puts in order", TAVERN, "peeker"),
    Zone("event_peek", "Events that somebody puts in order", (*EVENTS, CALM_SEA), "peeker"),
    Zone("box", "out of the game", tuple(KINDS), "everyone"),
    Zone("dealt", "Lover/Nemesis cards to choose from", CHARACTERS, "owner", per_seat=True),
    Zone("ready", "refreshed Crew", ALL_CREW, "everyone", per_seat=True),
    Zone("exhausted", "exhausted Crew", ALL_CREW, "everyone", per_seat=True),
    Zone("items", "Items", ITEMS, "everyone", per_seat=True),
    Zone("rumors", "Rumors", RUMORS, "everyone", per_seat=True),
    Zone("relics", "Relics", RELICS, "everyone", per_seat=True),
)

AMOUNTS = (
    Amount("gold", ("gold", "npc_gold", "treasury")),
    Amount("notoriety", ("fame", "npc_notoriety")),
    Amount("trophy", ("loose_trophies", "npc_trophies", "trophies")),
    Amount("flag", ("flag",)),
    Amount("fort", ("fort",)),
    Amount("infestation", ("infested",)),
    Amount("wound", ("wounds",)),
)

STATE = Declaration(
    options=OPTIONS, settings=SETTINGS, numbers=NUMBERS, kinds=KINDS, zones=ZONES, amounts=AMOUNTS
)
DERIVED = derive(STATE)
CELL = STATE.cell_numbers
EACH_SEAT = STATE.stride()


def cell(zone: int, p: int) -> int:
    """The cell of a seat's zone: `cell(CELL.ITEMS, p)`."""
    return zone + p * EACH_SEAT


# Content names cards and regions; so do the lists in box.py.
_KINDS = {name: number for number, name in enumerate(STATE.kind_names)}
_REGIONS = {name: number for number, name in enumerate(REGIONS)}


def kind_named(card: str) -> int:
    """The number of a kind of piece, such as a card, by its identifier."""
    return _KINDS[card]


def region_named(name: str) -> int:
    """The number of a region by its identifier."""
    return _REGIONS[name]


ACTIONS = Actions(
    # setup
    Pattern("captain", captain=CAPTAINS),
    Pattern("lover", card=CHARACTERS),
    Pattern("nemesis", card=CHARACTERS),
    # a turn
    Pattern("sail", region=REGIONS),
    Pattern("challenge", target=("port", *FACTIONS, *PLAYERS)),
    Pattern("adventure", token=TOKENS),
    Pattern("visit"),
    Pattern("claim", card=RUMORS),
    Pattern("pick_up", token=(*SUMMONING, "trophy")),
    Pattern("offer", card=SPOILS),
    Pattern("use", card=USABLE),
    Pattern("end_turn"),
    Pattern("done"),
    # Port Actions
    Pattern("outcome", outcome=range(2)),
    Pattern("keep", card=TAVERN),
    Pattern("hire", card=CREW),
    Pattern("buy", ship=ALL_SHIPS),
    Pattern("bury", tens=range(1, 100)),
    # looking at decks
    Pattern("look", deck=DECK_NAMES),
    Pattern("on_top", card=PEEKABLE),
    Pattern("under", card=PEEKABLE),
    # small choices
    Pattern("pick", card=tuple(KINDS)),
    Pattern("pay", gold=range(1, 21)),
    Pattern("seat", seat=range(MOST_SEATS)),
    Pattern("region", region=REGIONS),
    Pattern("accept"),
    Pattern("refuse"),
    # Challenges
    Pattern("roll"),
    Pattern("assign", ability=ASSIGNED, count=range(1, DICE + 1)),
    Pattern("turn", die=range(DICE), face=FACES),
    Pattern("reroll", die=range(DICE)),
    Pattern("take", prize=("gold", "trophy")),
    # Adventures
    Pattern("option", option=ByName(MOST_OPTIONS + 1)),
    Pattern("bond", bond=("ally_relic", "lover")),
    Pattern("mark", mark=("flag", "fort")),
    # the Faction Turn
    Pattern("activate", faction=FACTIONS),
    Pattern("npc", npc=NPCS),
    # a turn again: what came later comes last, so that old games keep the codes they were stored by
    Pattern("give", card=SUMMONING_CARDS, npc=OF_TLALOC),
)
DO = ACTIONS.numbers
