"""Setup: the table, the captains and their people, the first Galleon. Rules, "Table Setup", "Player
Setup", "Prologue"."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.flow import right_of
from captains_table.engine.knowledge import NO_HINT
from captains_table.engine.numbered import then
from captains_table.engine.steps import Ask, Draw
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
    faction_deck,
)
from captains_table.games.sea_of_legends.captain.decks import outcomes
from captains_table.games.sea_of_legends.captain.flags import flag_of
from captains_table.games.sea_of_legends.captain.tableau import lies, move_card
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.content.pack import Faction
from captains_table.games.sea_of_legends.events import EVENT, tell
from captains_table.games.sea_of_legends.factions.npcs import place
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import (
    ALL_SHIPS,
    CELL,
    DERIVED,
    DO,
    STATE,
    STEP,
    TOKEN,
    cell,
    kind_named,
    region_named,
)

FEW = 2  # players up to whom the smaller set of Events is used
DEALT = 3  # Lover/Nemesis cards for each player
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
    then(s, STEP.FIRST_PLAYER)


# The table


def lay(s: State, zone: int, card: str, count: int = 1) -> None:
    """Put cards of the box into a cell."""
    s.cards[zone][kind_named(card)] += count
    s.total[zone] += count


def lay_out_cards(s: State) -> None:
    """The decks (R12 to R16), the cards of the chosen factions (R17 to R19); Starter Crew and Class
    1 Ships for each player, the leftovers in the box (R26)."""
    for deck, cards in (
        (CELL.CAPTAINS, CAPTAINS),
        (CELL.CHARACTERS, CHARACTERS),
        (CELL.TAVERN_DECK, TAVERN),
        (CELL.CREW_DECK, CREW),
        (CELL.SHIP_DECK, (*SHIPS[1], *SHIPS[2])),
    ):
        for card in cards:
            lay(s, deck, card)
    for number, faction in enumerate(FACTIONS):
        lay_out_faction(s, faction, number in s.factions)
    calm = int(s.option_calm_seas)  # the option's values are 0, 1, 2 and 3 (A2)
    lay(s, CELL.EVENT_DECK, CALM_SEA, calm)
    lay(s, CELL.BOX, CALM_SEA, CALM_SEAS - calm)
    for p, ship in enumerate(SHIPS[0]):
        if p < s.seats:
            s.ship[p] = ALL_SHIPS.index(ship)
        else:
            lay(s, CELL.BOX, ship)
        for card in STARTERS:
            lay(s, cell(CELL.READY, p) if p < s.seats else CELL.BOX, card)


def lay_out_faction(s: State, faction: str, chosen: bool) -> None:
    """Its deck and its Lover/Nemesis cards lie open; of its Events three are for this number of
    players (R18). The cards of factions that do not play stay in the box."""
    deck, people = (CELL.FACTION_DECKS, CELL.FACTION_CHARACTERS) if chosen else (CELL.BOX,) * 2
    for card, count in faction_deck(faction).items():
        lay(s, deck, card, count)
    for card in LEGENDARY_OF.get(faction, ()):
        lay(s, deck, card)
        lay(s, people, f"F{card[1:]}")  # L01 is the crew card of F01
    players = "few" if s.seats <= FEW else "many"
    for card in EVENT_CARDS[faction]:
        used = chosen and book(s).event[card].set == players
        lay(s, CELL.EVENT_DECK if used else CELL.BOX, card)


def set_up_faction(s: State, faction: Faction) -> None:
    """What its guide puts on the board: NPCs, Flags, Summoning Relics."""
    for start in faction.starts:
        if s.seats >= start.seats:
            place(s, start.npc, region_named(start.at))
    for region in faction.flags:
        s.flag[region_named(region)] = flag_of(FACTIONS.index(faction.id))
    for relic, region in enumerate(faction.tokens):
        s.relic_at[relic] = region_named(region)


# The players


def anybody(s: State) -> list[tuple[int, int]]:
    """Every seat is as likely."""
    return [(p, 1) for p in range(s.seats)]


def name_first_player(s: State, p: int) -> None:
    """The First Player token (R20). From the first player on, clockwise, everybody chooses a
    Captain (R21); then everybody has cards dealt and chooses (R23); the player to the first
    player's right places a Galleon (R28); then come the Prologues (R30), after which the token does
    not pass (R32)."""
    s.first = p
    tell(s, EVENT.FIRST_PLAYER_NAMED, p)
    seats = [(p + i) % s.seats for i in reversed(range(s.seats))]  # the last pushed is done first
    then(s, STEP.BEGIN_ROUND)
    for seat in seats:
        then(s, STEP.PROLOGUE, seat)
    then(s, STEP.PLACE_GALLEON, right_of(s, p))
    for seat in seats:
        then(s, STEP.CHOOSE_NEMESIS, seat)
        then(s, STEP.CHOOSE_LOVER, seat)
    for seat in seats:
        for _ in range(DEALT):
            then(s, STEP.DEAL_CHARACTER, seat)
    for seat in seats:
        then(s, STEP.CHOOSE_CAPTAIN, seat)


def may_choose_captain(s: State) -> list[int]:
    """Any Captain whom nobody plays yet."""
    return [DO.CAPTAIN + CAPTAINS.index(card) for card in lies(s, CELL.CAPTAINS)]


def choose_captain(s: State, p: int, captain: int) -> None:
    """The Captain begins where its card says, with 8 gold (R25, R27); the card shows its first
    side (R21)."""
    DERIVED.pick(s, CELL.CAPTAINS, kind_named(CAPTAINS[captain]))
    s.captain[p] = captain
    s.at[p] = s.token_at[p][TOKEN.CAPTAIN] = region_named(book(s).captain[captain].start)
    s.gold[p] = book(s).pack.gold
    tell(s, EVENT.CAPTAIN_CHOSEN, p, captain)


def any_character(s: State) -> list[tuple[int, int]]:
    """Any card of the Lover/Nemesis deck."""
    return outcomes(s, CELL.CHARACTERS)


def deal_character(s: State, p: int, kind: int) -> None:
    """A Lover/Nemesis card that only its seat sees (A55)."""
    seen = DERIVED.move(s, CELL.CHARACTERS, cell(CELL.DEALT, p), kind, NO_HINT)
    tell(s, EVENT.CHARACTER_DEALT, p, NONE, kind, seen)


def may_choose_lover(s: State, p: int) -> list[int]:
    """Any of the dealt cards, whichever side is used (A5)."""
    return [DO.LOVER + CHARACTERS.index(card) for card in lies(s, cell(CELL.DEALT, p))]


def choose_lover(s: State, p: int, number: int) -> None:
    """One is the Lover, with the first ability unlocked (R24); the token begins where the card
    says, whoever else is there (R25, A6)."""
    DERIVED.pick(s, cell(CELL.DEALT, p), kind_named(CHARACTERS[number]))
    s.lover[p][0], s.favor[p][0] = number, 1
    s.token_at[p][TOKEN.LOVER] = region_named(book(s).character[number].lover.start)
    tell(s, EVENT.LOVER_CHOSEN, p, kind_named(CHARACTERS[number]))


def may_choose_nemesis(s: State, p: int) -> list[int]:
    """Any of the other two (A5)."""
    return [DO.NEMESIS + CHARACTERS.index(card) for card in lies(s, cell(CELL.DEALT, p))]


def choose_nemesis(s: State, p: int, number: int) -> None:
    """Another is the Nemesis; the third goes back into the deck, unseen by the others (R23)."""
    DERIVED.pick(s, cell(CELL.DEALT, p), kind_named(CHARACTERS[number]))
    s.nemesis[p][0], s.malice[p][0] = number, 1
    s.token_at[p][TOKEN.NEMESIS] = region_named(book(s).character[number].nemesis.start)
    tell(s, EVENT.NEMESIS_CHOSEN, p, kind_named(CHARACTERS[number]))
    for card in lies(s, cell(CELL.DEALT, p)):
        move_card(s, cell(CELL.DEALT, p), CELL.CHARACTERS, card)


def may_place_galleon(s: State) -> list[int]:
    """Anywhere at sea (R28)."""
    return [DO.REGION + region for region in SEA_REGIONS]


def place_galleon(s: State, region: int) -> None:
    """The first Galleon (R28)."""
    place(s, "galleon", region)


SETUP_STEPS = (
    Draw("first_player", anybody, name_first_player, range(4)),
    Ask("choose_captain(p)", "p", may_choose_captain, captain=choose_captain),
    Draw("deal_character(p)", any_character, deal_character, STATE.kind_names),
    Ask("choose_lover(p)", "p", may_choose_lover, lover=choose_lover),
    Ask("choose_nemesis(p)", "p", may_choose_nemesis, nemesis=choose_nemesis),
    Ask("place_galleon(p)", "p", may_place_galleon, region=place_galleon),
)
