"""What the winner of a Challenge between players takes. Rules, "Defeat a Player"."""

from __future__ import annotations

from captains_table.engine.names import Numbers
from captains_table.engine.numbered import then
from captains_table.engine.steps import Ask
from captains_table.games.sea_of_legends.box import ITEMS, RELICS, SUMMONING_CARDS
from captains_table.games.sea_of_legends.captain.gains import check_room
from captains_table.games.sea_of_legends.captain.tableau import gain_gold, has, lose_gold, move_card
from captains_table.games.sea_of_legends.events import EVENT, tell
from captains_table.games.sea_of_legends.factions.npcs import give_relic
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import (
    CELL,
    DO,
    FIRST_PLAYER_HOLDER,
    STATE,
    STEP,
    cell,
    kind_named,
)

PRIZE = Numbers(("gold", "trophy"))


def prizes(s: State, loser: int) -> list[int]:
    """What can be taken: half of the gold, an Item or Relic, a Faction Objective token (R105). A
    Summoning Relic is a token and a card at once; Rumors stay (A19)."""
    found = []
    if half_of_the_gold(s, loser):
        found.append(DO.TAKE + PRIZE.GOLD)
    if s.trophies[loser]:
        found.append(DO.TAKE + PRIZE.TROPHY)
    found += [DO.PICK + kind_named(card) for card in ITEMS if has(s, loser, CELL.ITEMS, card)]
    found += [DO.PICK + kind_named(card) for card in RELICS if has(s, loser, CELL.RELICS, card)]
    return found


def half_of_the_gold(s: State, loser: int) -> int:
    """Rounded down (R105)."""
    return int(s.gold[loser]) // 2


def defeat_player(s: State, winner: int, loser: int) -> None:
    """The winner takes exactly one prize, or nothing where there is none (A20)."""
    if prizes(s, loser):
        then(s, STEP.TAKE_PRIZE, winner, loser)
    else:
        tell(s, EVENT.NOTHING_TO_TAKE, winner, loser)


def take_prize(s: State, winner: int, loser: int, prize: int) -> None:
    """Half of the gold, or a Trophy."""
    if prize == PRIZE.GOLD:
        taken = lose_gold(s, loser, half_of_the_gold(s, loser))
        gain_gold(s, winner, taken)
        tell(s, EVENT.GOLD_TAKEN, winner, loser, taken)
    else:
        s.trophies[loser] -= 1
        s.trophies[winner] += 1
        tell(s, EVENT.TROPHY_TAKEN, winner, loser)


def take_card(s: State, winner: int, loser: int, kind: int) -> None:
    """An Item or a Relic."""
    card = STATE.kind_names[kind]
    if card in SUMMONING_CARDS:
        give_relic(s, SUMMONING_CARDS.index(card), FIRST_PLAYER_HOLDER + winner)
    else:
        zone = CELL.ITEMS if card in ITEMS else CELL.RELICS
        move_card(s, cell(zone, loser), cell(zone, winner), card)
        check_room(s, loser)
    tell(s, EVENT.CARD_TAKEN, winner, loser, kind)


PRIZE_STEPS = (Ask("take_prize(winner, loser)", "winner", prizes, take=take_prize, pick=take_card),)
