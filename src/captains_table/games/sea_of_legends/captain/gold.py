"""Gold that a captain gains, loses and pays to others."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.numbered import then
from captains_table.engine.steps import Ask
from captains_table.games.sea_of_legends.captain.effects import amount, effect, is_attacked
from captains_table.games.sea_of_legends.captain.tableau import gain_gold, lose_gold
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.content.pack import Effect
from captains_table.games.sea_of_legends.events import EVENT, tell
from captains_table.games.sea_of_legends.factions.npcs import fill_treasury, lay_under
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import DO, STEP


def earn(s: State, p: int, gold: int) -> None:
    """Gain gold from the supply; everybody is told."""
    if gold:
        gain_gold(s, p, gold)
        tell(s, EVENT.GOLD_GAINED, p, NONE, gold)


def pay(s: State, p: int, gold: int) -> int:
    """Lose gold, or all that there is; everybody is told. Returns how much it was."""
    lost = lose_gold(s, p, gold)
    if lost:
        tell(s, EVENT.GOLD_LOST, p, NONE, lost)
    return lost


def hand_over(s: State, p: int, other: int, gold: int) -> None:
    """A player pays another, or all that there is."""
    paid = lose_gold(s, p, gold)
    gain_gold(s, other, paid)
    tell(s, EVENT.GOLD_HANDED_OVER, p, other, paid)


@effect("gold")
def _gold(s: State, p: int, e: Effect, icons: int) -> None:
    earn(s, p, amount(s, p, e) * icons)


@effect("lose_gold")
def _lose_gold(s: State, p: int, e: Effect, icons: int) -> None:
    """To the supply, to the NPC that attacks, or to the Royal Treasury; what protects from this
    attack counts."""
    due = gold_due(s, p, e)
    if is_attacked(s, p):
        kept = min(due, s.kept_gold)
        s.kept_gold -= kept
        due -= kept
    lost = pay(s, p, due)
    if e.to == "attacker" and s.attacker != NONE:
        lay_under(s, s.attacker, lost)
    elif e.to == "treasury":
        fill_treasury(s, lost)


def gold_due(s: State, p: int, e: Effect) -> int:
    """How much is to be lost: half of it, so much, or all."""
    if e.half:
        return int(s.gold[p] // 2 if e.down else -(-s.gold[p] // 2))
    return amount(s, p, e) if e.n else int(s.gold[p])


@effect("ransom")
def _ransom(s: State, p: int, e: Effect, icons: int) -> None:
    """Somebody in the same or an adjacent region pays; the captain who asks chooses whom."""
    near = neighbours(s, p)
    if len(near) == 1:
        hand_over(s, near[0], p, e.n)
    elif near:
        then(s, STEP.PICK_SEAT, p, e.n)


def neighbours(s: State, p: int) -> list[int]:
    """The other players in a player's region or beside it who have gold."""
    close = (s.at[p], *book(s).near[s.at[p]])
    return [q for q in range(s.seats) if q != p and s.gold[q] and s.at[q] in close]


def may_ask_for_ransom(s: State, p: int) -> list[int]:
    """Any captain near by who has gold."""
    return [DO.SEAT + q for q in neighbours(s, p)]


def ask_for_ransom(s: State, p: int, gold: int, payer: int) -> None:
    """The captain who was named pays the ransom."""
    hand_over(s, payer, p, gold)


@effect("levy")
def _levy(s: State, p: int, e: Effect, icons: int) -> None:
    """Each other player pays; who plays alone gains something from the supply."""
    if s.seats == 1:
        earn(s, p, e.solo)
    for q in range(s.seats):
        if q != p and s.gold[q]:
            hand_over(s, q, p, e.n)


GOLD_STEPS = (Ask("pick_seat(p, gold)", "p", may_ask_for_ransom, seat=ask_for_ransom),)
