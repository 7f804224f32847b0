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
from captains_table.games.sea_of_legends.state import DEEDS, DO, LETTERS, MOST, PLAYERS, STEP
from captains_table.games.sea_of_legends.stories.adventures import can_pay
from captains_table.games.sea_of_legends.stories.episodes import hold
from captains_table.games.sea_of_legends.stories.memory import write_chapter

ONE_IN = 3  # Adventures that cause none, with a Postscript
NO_POSTSCRIPT = 0


def concerns(s: State, p: int, letter: Postscript) -> bool:
    """Whether a Postscript can be about that captain. Nobody owes two favours at once."""
    if not hold(s, p, NONE, letter.when) or (letter.promise and s.promise[p] != NONE):
        return False
    if letter.faction:
        return FACTIONS.index(letter.faction) in s.factions
    return {
        "lover_taken": s.lover[p][0] != NONE,
        "nemesis_helped": s.nemesis[p][0] != NONE,
        "crew_tempted": any(card not in (*STARTERS, *LEGENDARY) for card in crew(s, p)),
        "port_betrayed": bool(ports_of(s, PLAYERS[p])),
    }[letter.kind]


def letters(s: State, p: int, letter: int) -> list[tuple[int, int]]:
    """The Postscript that follows from what was chosen, if it can be about whom it is for.
    Otherwise one of three Adventures has a Postscript, to one of the other captains; alone, to
    oneself (A4). Its number is 1 + letter * seats + captain."""
    every = book(s).story.postscripts
    if letter != NONE and concerns(s, letter % MOST_SEATS, every[letter // MOST_SEATS]):
        return [(1 + letter, 1)]
    others = [q for q in range(s.seats) if q != p] or [p]
    found = [
        1 + number * MOST_SEATS + q
        for number, letter_of_all in enumerate(every)
        for q in others
        if concerns(s, q, letter_of_all)
    ]
    return [(NO_POSTSCRIPT, (ONE_IN - 1) * max(1, len(found))), *((code, 1) for code in found)]


def receive(s: State, p: int, letter: int, deed: int, code: int) -> None:
    """Whoever the letter is for answers it at once (R78)."""
    if code == NO_POSTSCRIPT:
        return
    number, q = divmod(code - 1, MOST_SEATS)
    story = book(s).story
    s.postscript, s.letter_from = LETTERS.place(story.postscripts[number].id), p
    if code - 1 == letter and deed != NONE:
        s.letter_deed = DEEDS.place(list(story.deeds.values())[deed])
    tell(s, EVENT.POSTSCRIPT_ARRIVED, q, NONE, s.postscript)
    then(s, STEP.END_POSTSCRIPT)
    then(s, STEP.ANSWER_POSTSCRIPT, q)


def answering(s: State) -> Postscript:
    """The Postscript that is being answered."""
    return book(s).story.letter[s.postscript]


def may_answer(s: State, p: int) -> list[int]:
    """Accept, if what it costs can be paid, or refuse."""
    payable = can_pay(s, p, answering(s).cost)
    return [DO.ACCEPT, DO.REFUSE] if payable else [DO.REFUSE]


def accept(s: State, p: int) -> None:
    """Accepting raises what follows; what is promised is owed in the next Adventure (R79)."""
    letter = answering(s)
    tell(s, EVENT.POSTSCRIPT_ACCEPTED, p)
    write_chapter(s, p, letter.id, f"{letter.id}-accept", False)
    if letter.promise is not None:
        s.promise[p], s.promise_from[p] = s.postscript, s.letter_from
    run_effects(s, p, letter.accept)
    run_effects(s, p, letter.cost)


def refuse(s: State, p: int) -> None:
    """Refusing weakens it (R79)."""
    letter = answering(s)
    tell(s, EVENT.POSTSCRIPT_REFUSED, p)
    write_chapter(s, p, letter.id, f"{letter.id}-refuse", False)
    run_effects(s, p, letter.refuse)


def end_postscript(s: State) -> None:
    """Nobody has a letter to answer any more."""
    s.postscript = s.letter_from = s.letter_deed = NONE


POSTSCRIPT_STEPS = (
    Draw("postscript(p, letter, deed)", letters, receive, range(MOST + 1)),
    Ask("answer_postscript(p)", "p", may_answer, accept=accept, refuse=refuse),
    Do("end_postscript", end_postscript),
)
