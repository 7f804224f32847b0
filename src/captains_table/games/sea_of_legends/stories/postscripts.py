"""Postscripts: elsewhere in the Caribbean somebody wants something of a captain. Rules,
"Postscripts"."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.numbered import then
from captains_table.engine.steps import Ask, Do, Draw
from captains_table.games.sea_of_legends.box import FACTIONS, LEGENDARY, MOST_SEATS, STARTERS
from captains_table.games.sea_of_legends.captain.effects import ports_of, run_effects
from captains_table.games.sea_of_legends.captain.tableau import crew
from captains_table.games.sea_of_legends.content.book import book
from captains_table.games.sea_of_legends.content.pack import Postscript
from captains_table.games.sea_of_legends.events import EVENT, tell
from captains_table.games.sea_of_legends.fields import State
from captains_table.games.sea_of_legends.state import DO, MOST, PLAYERS, STEP
from captains_table.games.sea_of_legends.stories.adventures import can_pay

ONE_IN = 3  # Adventures with a Postscript
NO_POSTSCRIPT = 0


def concerns(s: State, p: int, letter: Postscript) -> bool:
    """Whether a Postscript can be about that captain."""
    if letter.faction:
        return FACTIONS.index(letter.faction) in s.factions
    return {
        "lover_taken": s.lover[p][0] != NONE,
        "nemesis_helped": s.nemesis[p][0] != NONE,
        "crew_tempted": any(card not in (*STARTERS, *LEGENDARY) for card in crew(s, p)),
        "port_betrayed": bool(ports_of(s, PLAYERS[p])),
    }[letter.kind]


def letters(s: State, p: int) -> list[tuple[int, int]]:
    """One of three Adventures has a Postscript, to one of the other captains; alone, to oneself
    (A4). Its number is 1 + letter * seats + captain."""
    others = [q for q in range(s.seats) if q != p] or [p]
    found = [
        1 + number * MOST_SEATS + q
        for number, letter in enumerate(book(s).postscripts)
        for q in others
        if concerns(s, q, letter)
    ]
    return [(NO_POSTSCRIPT, (ONE_IN - 1) * max(1, len(found))), *((code, 1) for code in found)]


def receive(s: State, code: int) -> None:
    """Whoever the letter is for answers it at once (R78)."""
    if code != NO_POSTSCRIPT:
        s.postscript, p = divmod(code - 1, MOST_SEATS)
        tell(s, EVENT.POSTSCRIPT_ARRIVED, p, NONE, s.postscript)
        then(s, STEP.END_POSTSCRIPT)
        then(s, STEP.ANSWER_POSTSCRIPT, p)


def may_answer(s: State, p: int) -> list[int]:
    """Accept, if what it costs can be paid, or refuse."""
    payable = can_pay(s, p, book(s).postscripts[s.postscript].cost)
    return [DO.ACCEPT, DO.REFUSE] if payable else [DO.REFUSE]


def accept(s: State, p: int) -> None:
    """Accepting raises what follows (R79)."""
    letter = book(s).postscripts[s.postscript]
    tell(s, EVENT.POSTSCRIPT_ACCEPTED, p)
    run_effects(s, p, letter.accept)
    run_effects(s, p, letter.cost)


def refuse(s: State, p: int) -> None:
    """Refusing weakens it (R79)."""
    tell(s, EVENT.POSTSCRIPT_REFUSED, p)
    run_effects(s, p, book(s).postscripts[s.postscript].refuse)


def end_postscript(s: State) -> None:
    """Nobody has a letter to answer any more."""
    s.postscript = NONE


POSTSCRIPT_STEPS = (
    Draw("postscript(p)", letters, receive, range(MOST + 1)),
    Ask("answer_postscript(p)", "p", may_answer, accept=accept, refuse=refuse),
    Do("end_postscript", end_postscript),
)
