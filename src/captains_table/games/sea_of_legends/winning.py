"""Who wins. Rules, "Winning": a faction at once, a captain at the end of the Faction Turn."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.flow import left_of
from captains_table.engine.numbered import clear_steps, then
from captains_table.engine.steps import Do
from captains_table.games.sea_of_legends.captain.decks import push_draw
from captains_table.games.sea_of_legends.captain.notoriety import notoriety
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.events import EVENT, tell
from captains_table.games.sea_of_legends.factions.alignment import STANCE, stance
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import OPTIONS, STEP

LAST_ROUNDS = tuple(
    value
    for option in OPTIONS
    for value in option.values
    if option.name == "last_round" and isinstance(value, int)
)


def is_last_round(s: State) -> bool:
    """A house rule: after so many rounds the most notorious captain wins (A54)."""
    return bool(s.round >= LAST_ROUNDS[s.option_last_round])


def winner_check(s: State) -> None:
    """With ten Notoriety or more somebody wins now, never earlier (R156, R158); otherwise an Event
    follows, and the First Player token passes (R34)."""
    best = winners(s)
    if notoriety(s, best[0]) >= book(s).pack.goal or is_last_round(s):
        for p in best:
            tell(s, EVENT.CAPTAIN_WON, p)
        clear_steps(s)
        return
    then(s, STEP.PASS_FIRST)
    then(s, STEP.END_EVENT)
    then(s, STEP.EVENT)
    push_draw(s, "event", 1)


def pass_first(s: State) -> None:
    """The First Player token passes clockwise, and a new round begins."""
    s.first = left_of(s, s.first)
    then(s, STEP.BEGIN_ROUND)
    then(s, STEP.RETURN_TOKENS)


def winners(s: State) -> list[int]:
    """Whoever is allied to the faction that won (R157); otherwise who has the most Notoriety, then
    gold (R156), together if they are equal (A51)."""
    if s.winner != NONE:
        return [p for p in range(s.seats) if stance(s, p, s.winner) == STANCE.ALLIED]
    best = max(standing(s, p) for p in range(s.seats))
    return [p for p in range(s.seats) if standing(s, p) == best]


def standing(s: State, p: int) -> int:
    """Higher for who is placed better: allies of the faction that won, Notoriety, gold."""
    allied = s.winner != NONE and stance(s, p, s.winner) == STANCE.ALLIED
    return (1_000_000 if allied else 0) + notoriety(s, p) * 1000 + int(s.gold[p])


WINNING_STEPS = (Do("winner_check", winner_check), Do("pass_first", pass_first))
