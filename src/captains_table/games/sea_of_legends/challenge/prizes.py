"""What the winner of a Challenge between players takes. Rules, "Defeat a Player"."""

from __future__ import annotations

from captains_table.engine.numbered import then
from captains_table.engine.steps import Ask
from captains_table.games.sea_of_legends.box import ITEMS, RELICS, SUMMONING_CARDS
from captains_table.games.sea_of_legends.captain.gains import check_room
from captains_table.games.sea_of_legends.captain.tableau import gain_gold, has, lose_gold, move_card
from captains_table.games.sea_of_legends.events import tell
from captains_table.games.sea_of_legends.factions.npcs import give_relic
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import (
    FIRST,
    FIRST_PLAYER_HOLDER,
    KIND,
    STATE,
    STEP,
    cell,
)

GOLD, TROPHY = range(2)  # prizes of the verb


def prizes(s: State, loser: int) -> list[int]:
    """What can be taken: half of the gold, an Item or Relic, a Faction Objective token (R105). A
    Summoning Relic is a token and a card at once; Rumors stay (A19)."""
    found = []
    if s.gold[loser] >= 2:
        found.append(FIRST["take"] + GOLD)
    if s.trophies[loser]:
        found.append(FIRST["take"] + TROPHY)
    found += [FIRST["pick"] + KIND[card] for card in ITEMS if has(s, loser, "items", card)]
    found += [FIRST["pick"] + KIND[card] for card in RELICS if has(s, loser, "relics", card)]
    return found


def defeat_player(s: State, winner: int, loser: int) -> None:
    """The winner takes exactly one prize, or nothing where there is none (A20)."""
    if prizes(s, loser):
        then(s, STEP["take_prize"], winner, loser)
    else:
        tell(s, "nothing_to_take", winner, loser)


def take_prize(s: State, winner: int, loser: int, prize: int) -> None:
    """Half of the gold, or a Trophy."""
    if prize == GOLD:
        taken = lose_gold(s, loser, s.gold[loser] // 2)
        gain_gold(s, winner, taken)
        tell(s, "gold_taken", winner, loser, taken)
    else:
        s.trophies[loser] -= 1
        s.trophies[winner] += 1
        tell(s, "trophy_taken", winner, loser)


def take_card(s: State, winner: int, loser: int, kind: int) -> None:
    """An Item or a Relic."""
    card = STATE.kind_names[kind]
    if card in SUMMONING_CARDS:
        give_relic(s, SUMMONING_CARDS.index(card), FIRST_PLAYER_HOLDER + winner)
    else:
        zone = "items" if card in ITEMS else "relics"
        move_card(s, cell(zone, loser), cell(zone, winner), card)
        check_room(s, loser)
    tell(s, "card_taken", winner, loser, kind)


PRIZE_STEPS = (Ask("take_prize(winner, loser)", "winner", prizes, take=take_prize, pick=take_card),)
