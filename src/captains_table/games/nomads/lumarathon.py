"""Rulebook, "Lumarathon": Nomads after a game of Oh Captain! with the same people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from captains_table.engine.contract import Before, Evening
from captains_table.engine.declare import NONE
from captains_table.engine.errors import BadOption, TableError, named, shown
from captains_table.engine.shelf import game
from captains_table.engine.table import Table

BEFORE = "oh-captain"
PEOPLE = (3, 4, 5)  # for so many both games are made: ruling NO-L7
MOST_POINTS = 999  # more than anybody can have in Oh Captain!
FIELDS = ("captain", "last", "scores", "ranking")


def _bad(field: str, why: str) -> BadOption:
    return BadOption(f"options.after{field}: {why}")


def read_after(given: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """What is kept of the game before: its last Captain, who finished last, the result, and whom
    everybody played. From its log, or as it was written down already."""
    result = _from_log(given) if "steps" in given else _written(given)
    if len(result["scores"]) not in PEOPLE:
        raise _bad("", "a Lumarathon is for 3 to 5 players")
    if len(result["scores"]) != seats:
        raise _bad("", f"{len(result['scores'])} played Oh Captain!, not {seats}")
    return result


def people_in(given: Any) -> int | None:
    """How many played the game before."""
    if not isinstance(given, Mapping):
        return None
    seats = given.get("seats", given.get("scores"))
    seats = len(seats) if isinstance(seats, Sequence) else seats
    return seats if type(seats) is int else None


def _from_log(log: Mapping[str, Any]) -> dict[str, Any]:
    if log.get("game") != BEFORE:
        raise _bad(".game", f"a game of {BEFORE} is expected, not {shown(log.get('game'))}")
    try:
        table = Table.replay(log)
    except TableError as error:
        raise _bad("", str(error)) from None
    outcome = table.outcome
    if outcome is None:
        raise _bad("", "this game of Oh Captain! is not over yet")
    return told(table.view(None), vars(outcome))


def told(view: Mapping[str, Any], result: Mapping[str, Any]) -> dict[str, Any]:
    """What is kept of a game whose end everybody sees so."""
    captain: int = view["captain"]
    return {
        "captain": captain,
        "last": _last(_lowest(result["scores"]), view["coins"], captain),
        "scores": result["scores"],
        "ranking": result["ranking"],
        "adventurers": view["adventurer"],
    }


def _lowest(scores: Sequence[int]) -> list[int]:
    """Who has the fewest points: that the Captain wins ties helps to win, not against the last
    place."""
    return [seat for seat, score in enumerate(scores) if score == min(scores)]


def _last(tied: Sequence[int], coins: Sequence[int], captain: int) -> int:
    """Who finished last: of several, who has the fewest coins, then who sits nearest to the first
    player's right. Ruling NO-L4."""
    seats = len(coins)
    return min(tied, key=lambda p: (coins[p], (captain - p - 1) % seats))


def _written(given: Mapping[str, Any]) -> dict[str, Any]:
    for name in given:
        if name not in (*FIELDS, "adventurers"):
            raise _bad(f".{named(name)}", "there is no such field")
    for name in FIELDS:
        if name not in given:
            raise _bad(f".{name}", "is missing (a log of Oh Captain! has `steps`)")
    scores, ranking = given["scores"], given["ranking"]
    if not isinstance(scores, list) or any(
        type(score) is not int or abs(score) > MOST_POINTS for score in scores
    ):
        raise _bad(".scores", f"a list of numbers up to {MOST_POINTS} is expected")
    everybody = list(range(len(scores)))
    if not isinstance(ranking, list) or any(
        not isinstance(tied, list) or not tied for tied in ranking
    ):
        raise _bad(".ranking", "a list of lists of seats is expected")
    ranked = [seat for tied in ranking for seat in tied]
    if any(type(seat) is not int for seat in ranked) or sorted(ranked) != everybody:
        raise _bad(".ranking", "every seat is expected once")
    reached = [[scores[seat] for seat in tied] for tied in ranking]
    places = [tied[0] for tied in reached]
    if any(len(set(tied)) > 1 for tied in reached) or places != sorted(places, reverse=True):
        raise _bad(".ranking", "more points mean a better place")
    for name, possible in (("captain", everybody), ("last", _lowest(scores))):
        if type(given[name]) is not int or given[name] not in possible:
            raise _bad(f".{name}", f"one of {possible} is expected, not {shown(given[name])}")
    kept = {
        "captain": given["captain"],
        "last": given["last"],
        "scores": list(scores),
        "ranking": [list(tied) for tied in ranking],
    }
    if "adventurers" in given:
        kept["adventurers"] = _adventurers(given["adventurers"], len(scores))
    return kept


def _adventurers(given: Any, seats: int) -> list[str]:
    """Whom everybody played, where that was written down."""
    known = game(BEFORE).personas
    if not isinstance(given, list) or any(name not in known for name in given):
        raise _bad(".adventurers", f"a list of {', '.join(known)} is expected")
    if len(given) != seats or len(set(given)) < seats:
        raise _bad(".adventurers", f"{seats} different ones are expected")
    return list(given)


def kept(after: Mapping[str, Any]) -> Before:
    """The result of the game before; whom everybody played was not always written down."""
    nobody = [""] * len(after["scores"])
    return Before(after["scores"], after["ranking"], after.get("adventurers", nobody))


LUMARATHON = Evening("lumarathon", after=BEFORE, option="after", kept=kept, told=told)


def marathon_settings(after: Mapping[str, Any] | None, seats: int) -> dict[str, Any]:
    """The first player, who places the unplayed discs, and a coin for each winner. Rulings NO-L1
    to NO-L5."""
    if after is None:
        return {"last_captain": NONE, "last_placed": NONE, "coin": [0] * seats}
    winners = after["ranking"][0]
    return {
        "last_captain": after["captain"],
        "last_placed": after["last"],
        "coin": [int(p in winners) for p in range(seats)],
    }
