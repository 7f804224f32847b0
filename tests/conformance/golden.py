"""Golden playthroughs: whole games as text that a person can read, and that must never change
unless the rules or the words do. To write them anew:

    python -m tests.conformance.golden
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import captains_table as ct
from tests.conformance.cases import everybody

FOLDER = Path(__file__).parent / "golden"
HOUSE = Path(ct.__file__).parent
SEED = 7


def wanted() -> list[tuple[str, int]]:
    """Each game with the fewest and with the most seats; what another package brings is written
    down there."""
    ours = [game for game in map(ct.game, ct.game_names()) if game.folder.is_relative_to(HOUSE)]
    every = [(game.name, game.seats) for game in ours]
    return [(name, seats) for name, counts in every for seats in sorted({min(counts), max(counts)})]


def file(name: str, seats: int) -> Path:
    """Where the playthrough is kept."""
    return FOLDER / f"{name}-{seats}.txt"


def digest(table: ct.Table) -> str:
    """A few letters that change if anything changes that anybody sees, but for the version of the
    rules: that changes with every word of their source, and was "1" when these were written."""
    views = [{**table.view(seat), "rules": "1"} for seat in everybody(table)]
    return sha256(json.dumps(views, sort_keys=True).encode()).hexdigest()[:12]


def playthrough(name: str, seats: int) -> list[str]:
    """A game by a simple rule, line by line: what a spectator is told, then who chooses what."""
    table = ct.Table(name, seats, SEED)
    lines = [
        f"{table.game.title}: {name}, {seats} seats, seed {SEED}",
        "Of n choices, number (5 * seq + 2) modulo n is taken.",
        "Before a choice stand seq and a digest of all views, after it what a spectator is told.",
    ]
    told = 0
    while True:
        events = table.events(None)
        lines += [f"    {table.say_event(event)}" for event in events[told:]]
        told = len(events)
        if (decision := table.decision) is None:
            break
        choice = decision.choices[(5 * table.seq + 2) % len(decision.choices)]
        who, number = table.seat_names()[decision.seat], f"{choice.index} of {len(decision.codes)}"
        lines += ["", f"{table.seq}  {digest(table)}  {who}: {choice.label()} ({number})"]
        table.choose(choice.index)
    outcome = table.outcome
    assert outcome is not None
    lines += ["", f"{table.seq}  {digest(table)}  The end"]
    lines += [f"    scores {outcome.scores}, ranking {outcome.ranking}"]
    return lines


if __name__ == "__main__":
    for name, seats in wanted():
        file(name, seats).write_text("\n".join(playthrough(name, seats)) + "\n", encoding="utf-8")
        print(file(name, seats))
