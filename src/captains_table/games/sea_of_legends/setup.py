"""Setup: the table, the captains and their people, the first Galleon. Rules, "Table Setup", "Player
Setup", "Prologue"."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.flow import right_of
from captains_table.engine.knowledge import NO_HINT
from captains_table.games.sea_of_legends.book import book
from captains_table.games.sea_of_legends.box import (
    CALM_SEA,
    CALM_SEAS,
    CAPTAINS,
    CHARACTERS,
    CREW,
    EVENT_CARDS,
    FACTIONS,
    LEGENDARY_OF,
    PORTS,
    REGIONS,
    SHIPS,
    STARTERS,
    TAVERN,
    TOKENS,
    faction_deck,
)
from captains_table.games.sea_of_legends.decks import outcomes
from captains_table.games.sea_of_legends.events import tell
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.flags import flag_of
from captains_table.games.sea_of_legends.frames import Args, Ask, Draw, node, push
from captains_table.games.sea_of_legends.npcs import place
from captains_table.games.sea_of_legends.pack import Faction
from captains_table.games.sea_of_legends.state import (
    ALL_SHIPS,
    CELL,
    DERIVED,
    FIRST,
    KIND,
    REGION,
    STATE,
    cell,
)
from captains_table.games.sea_of_legends.tableau import lies, move_card

FEW = 2  # players up to whom the smaller set of Events is used
DEALT = 3  # Lover/Nemesis cards for each player
CAPTAIN_TOKEN, LOVER_TOKEN, NEMESIS_TOKEN = (TOKENS.index(t) for t in TOKENS[:3])
SEA_REGIONS = range(len(PORTS), len(REGIONS))
NO_LIMIT = 99  # of what may be buried


def set_up(s: State) -> None:
    """Lay out the box; what is decided or drawn follows in the rulebook's order."""
    lay_out_cards(s)
    for faction in range(len(FACTIONS)):
        if faction in s.factions:
            set_up_faction(s, book(s).faction[faction])
    s.bury_limit = NO_LIMIT
    s.strength[:] = [0] * len(s.strength)
    for p in range(s.seats):
        s.relation[p][:] = [0] * len(FACTIONS)
    push(s, "first_player")


# The table


def lay(s: State, zone: int, card: str, count: int = 1) -> None:
    """Put cards of the box into a cell."""
    s.cards[zone][KIND[card]] += count
    s.total[zone] += count


def lay_out_cards(s: State) -> None:
    """The decks (R12 to R16), the cards of the chosen factions (R17 to R19); Starter Crew and Class
    1 Ships for each player, the leftovers in the box (R26)."""
    for name, cards in (
        ("captains", CAPTAINS),
        ("characters", CHARACTERS),
        ("tavern_deck", TAVERN),
        ("crew_deck", CREW),
        ("ship_deck", (*SHIPS[1], *SHIPS[2])),
    ):
        for card in cards:
            lay(s, CELL[name], card)
    for number, faction in enumerate(FACTIONS):
        lay_out_faction(s, faction, number in s.factions)
    calm = int(s.option_calm_seas)  # the option's values are 0, 1, 2 and 3 (A2)
    lay(s, CELL["event_deck"], CALM_SEA, calm)
    lay(s, CELL["box"], CALM_SEA, CALM_SEAS - calm)
    for p, ship in enumerate(SHIPS[0]):
        if p < s.seats:
            s.ship[p] = ALL_SHIPS.index(ship)
        else:
            lay(s, CELL["box"], ship)
        for card in STARTERS:
            lay(s, cell("ready", p) if p < s.seats else CELL["box"], card)


def lay_out_faction(s: State, faction: str, chosen: bool) -> None:
    """Its deck and its Lover/Nemesis cards lie open; of its Events three are for this number of
    players (R18). The cards of factions that do not play stay in the box."""
    deck, people = (
        (CELL["faction_decks"], CELL["faction_characters"]) if chosen else (CELL["box"],) * 2
    )
    for card, count in faction_deck(faction).items():
        lay(s, deck, card, count)
    for card in LEGENDARY_OF.get(faction, ()):
        lay(s, deck, card)
        lay(s, people, f"F{card[1:]}")  # L01 is the crew card of F01
    players = "few" if s.seats <= FEW else "many"
    for card in EVENT_CARDS[faction]:
        used = chosen and book(s).event[card].set == players
        lay(s, CELL["event_deck" if used else "box"], card)


def set_up_faction(s: State, faction: Faction) -> None:
    """What its guide puts on the board: NPCs, Flags, Summoning Relics."""
    for start in faction.starts:
        if s.seats >= start.seats:
            place(s, start.npc, REGION[start.at])
    for region in faction.flags:
        s.flag[REGION[region]] = flag_of(FACTIONS.index(faction.id))
    for relic, region in enumerate(faction.tokens):
        s.relic_at[relic] = REGION[region]


# The players


def _name_first_player(s: State, args: Args, p: int) -> None:
    """The First Player token (R20). From the first player on, clockwise, everybody chooses a
    Captain (R21); then everybody has cards dealt and chooses (R23); the player to the first
    player's right places a Galleon (R28); then come the Prologues (R30), after which the token does
    not pass (R32)."""
    s.first = p
    tell(s, "first_player_named", p)
    seats = [(p + i) % s.seats for i in reversed(range(s.seats))]  # the last pushed is done first
    push(s, "begin_round")
    for seat in seats:
        push(s, "prologue", seat)
    push(s, "place_galleon", right_of(s, p))
    for seat in seats:
        push(s, "choose_nemesis", seat)
        push(s, "choose_lover", seat)
    for seat in seats:
        for _ in range(DEALT):
            push(s, "deal_character", seat)
    for seat in seats:
        push(s, "choose_captain", seat)


node(
    "first_player",
    Draw(lambda s, args: [(p, 1) for p in range(s.seats)], _name_first_player, range(4)),
)


def _choose_captain(s: State, args: Args, code: int) -> None:
    """The Captain begins where its card says, with 8 gold (R25, R27); the card shows its first
    side (R21)."""
    p, captain = args[0], code - FIRST["captain"]
    DERIVED.pick(s, CELL["captains"], KIND[CAPTAINS[captain]])
    s.captain[p] = captain
    s.at[p] = s.token_at[p][CAPTAIN_TOKEN] = REGION[book(s).captain[captain].start]
    s.gold[p] = book(s).pack.gold
    tell(s, "captain_chosen", p, captain)


node(
    "choose_captain",
    Ask(
        lambda s, args: args[0],
        lambda s, args: [FIRST["captain"] + CAPTAINS.index(c) for c in lies(s, CELL["captains"])],
        _choose_captain,
    ),
)


def _deal(s: State, args: Args, kind: int) -> None:
    """A Lover/Nemesis card that only its seat sees (A55)."""
    p = args[0]
    seen = DERIVED.move(s, CELL["characters"], cell("dealt", p), kind, NO_HINT)
    tell(s, "character_dealt", p, NONE, kind, seen)


node(
    "deal_character",
    Draw(lambda s, args: outcomes(s, CELL["characters"]), _deal, STATE.kind_names),
)


def _dealt(verb: str, s: State, args: Args) -> list[int]:
    """Any of the dealt cards, whichever side is used (A5)."""
    return [FIRST[verb] + CHARACTERS.index(card) for card in lies(s, cell("dealt", args[0]))]


def _choose_lover(s: State, args: Args, code: int) -> None:
    """One is the Lover, with the first ability unlocked (R24); the token begins where the card
    says, whoever else is there (R25, A6)."""
    p, number = args[0], code - FIRST["lover"]
    DERIVED.pick(s, cell("dealt", p), KIND[CHARACTERS[number]])
    s.lover[p][0], s.favor[p][0] = number, 1
    s.token_at[p][LOVER_TOKEN] = REGION[book(s).character[number].lover.start]
    tell(s, "lover_chosen", p, KIND[CHARACTERS[number]])


def _choose_nemesis(s: State, args: Args, code: int) -> None:
    """Another is the Nemesis; the third goes back into the deck, unseen by the others (R23)."""
    p, number = args[0], code - FIRST["nemesis"]
    DERIVED.pick(s, cell("dealt", p), KIND[CHARACTERS[number]])
    s.nemesis[p][0], s.malice[p][0] = number, 1
    s.token_at[p][NEMESIS_TOKEN] = REGION[book(s).character[number].nemesis.start]
    tell(s, "nemesis_chosen", p, KIND[CHARACTERS[number]])
    for card in lies(s, cell("dealt", p)):
        move_card(s, cell("dealt", p), CELL["characters"], card)


node(
    "choose_lover",
    Ask(lambda s, args: args[0], lambda s, args: _dealt("lover", s, args), _choose_lover),
)
node(
    "choose_nemesis",
    Ask(lambda s, args: args[0], lambda s, args: _dealt("nemesis", s, args), _choose_nemesis),
)


def _place_galleon(s: State, args: Args, code: int) -> None:
    place(s, "galleon", code - FIRST["region"])


node(
    "place_galleon",
    Ask(
        lambda s, args: args[0],
        lambda s, args: [FIRST["region"] + region for region in SEA_REGIONS],
        _place_galleon,
    ),
)
