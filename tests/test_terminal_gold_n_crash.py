"""Gold'n'Crash at the terminal: what is drawn, and what a preview promises."""

from __future__ import annotations

from collections import Counter
from typing import Any

import captains_table as ct
from captains_table.games.gold_n_crash.preview import (
    Effect,
    deck_left,
    effect_of,
    progress,
    robustness,
)
from captains_table.games.gold_n_crash.state import COLUMNS

GAMES = 20
Action = dict[str, Any]


def random_games(**options: Any) -> list[tuple[ct.Table, ct.Player]]:
    return [
        (ct.Table("gold-n-crash", seed=n, options=options), ct.player("random", seed=n))
        for n in range(GAMES)
    ]


# What a preview promises


def faces(cards: Any) -> Any:
    """Cards without their crews: those of both crews do the same, and which of two equal ones is
    played is not for the player to say."""
    if isinstance(cards, str):
        return cards.removeprefix("octopirate_").removeprefix("meowmurai_")
    return [faces(card) for card in cards] if isinstance(cards, list) else cards


def told(table: ct.Table, seq: int, kind: str, key: str) -> list[Any]:
    """What everybody was told of one kind of event."""
    return [faces(e.get(key)) for e in table.events(None, seq) if e["event"] == kind]


def check_events(table: ct.Table, seq: int, effect: Effect) -> None:
    """What happened is what was promised."""
    promised = {
        "card_boarded": effect.boarded,
        "card_fished": effect.fished,
        "card_secured": effect.secured,
        "safe_cracked": [effect.cracked] if effect.cracked else [],
        "card_looted": [effect.looted] if effect.looted else [],
        "card_moved": [effect.moved] if effect.moved else [],
        "card_called_back": [effect.called_back] if effect.called_back else [],
    }
    for kind, cards in promised.items():
        assert told(table, seq, kind, "card") == faces(cards), kind
    assert len(told(table, seq, "card_drawn", "seat")) == effect.drawn
    assert len(told(table, seq, "card_seen", "seat")) == effect.looked
    assert bool(told(table, seq, "deck_emptied", "seat")) == effect.empties_deck
    crashed = bool(told(table, seq, "zeppelin_destroyed", "seat"))
    resisted = bool(told(table, seq, "zeppelin_resisted", "seat"))
    assert (crashed or resisted) == bool(effect.strength)
    won = bool(told(table, seq, "crash_victory", "seat"))
    if effect.destroys is not None:
        assert crashed == effect.destroys
    if effect.wins is not None:
        assert won == effect.wins
    if not won and not effect.to_secure:
        guests = [effect.guest] if effect.guest else []
        assert told(table, seq, "guest_secured", "guest") == guests
        assert bool(told(table, seq, "column_cleared", "seat")) == bool(effect.third)


def check_table(table: ct.Table, seat: int, effect: Effect) -> None:
    """The table is as it was promised, but for what nobody could know."""
    view, after = table.view(seat), effect.after
    if view["winner"] is not None and effect.wins is None:
        return
    for name in ("column", "discard", "treasure"):
        assert faces(view[name]) == faces(after[name]), name
    other = slice((1 - seat) * COLUMNS, (2 - seat) * COLUMNS)
    own = slice(seat * COLUMNS, (seat + 1) * COLUMNS)
    assert view["guest"][own] == after["guest"][own]
    if effect.destroys is not None:
        assert view["guest"][other] == after["guest"][other]
        assert view["resisted"] == after["resisted"]
    if not effect.looked:
        assert deck_left(view, seat) == deck_left(after, seat)
    held, foreseen = view["hand"][seat], after["hand"][seat]
    assert held["size"] == foreseen["size"]
    count = Counter({faces(card): 0 for card in held["cards"]})
    for card, n in held["cards"].items():
        count[faces(card)] += n
    for card, n in foreseen["cards"].items():
        count[faces(card)] -= n
    assert min(count.values(), default=0) >= 0
    assert sum(count.values()) == held["size"] - sum(foreseen["cards"].values())


def test_what_a_preview_shows_is_what_happens() -> None:
    """Every choice of random games, foreseen from the view of the seat that chooses."""
    seen: Counter[str] = Counter()
    for table, bot in random_games():
        while (decision := table.decision) is not None:
            seat, seq = decision.seat, table.seq
            view = table.view(seat)
            before = str(view)
            action = decision.choices[bot.choose(view)].action
            effect = effect_of(view, action)
            assert str(view) == before
            table.choose(action)
            if action["do"] in ("observe", "pass"):
                continue
            check_events(table, seq, effect)
            check_table(table, seat, effect)
            if effect.to_secure:
                assert table.decision is not None
                assert table.decision.kind == "secure"
                assert [c.action["column"] for c in table.decision.choices] == effect.sources
            seen[action["do"]] += 1
            seen["guest"] += effect.guest is not None
            seen["third"] += effect.third is not None
            seen["perhaps"] += effect.destroys is None
            seen["surely"] += effect.destroys is True
            seen["empties"] += effect.empties_deck
    assert min(seen.values()) > 5, seen
    assert len(seen) == 11, seen


def test_what_can_be_known_of_a_zeppelin_holds() -> None:
    """The true robustness is always among those that a seat thinks possible, and the owner of a
    Zeppelin that resisted knows it."""
    certain = 0
    for table, bot in random_games():
        while (decision := table.decision) is not None:
            position = table.position()
            for seat in (0, 1, None):
                view = table.view(seat)
                for place in range(2 * COLUMNS):
                    possible = robustness(view, place)
                    p, column = divmod(place, COLUMNS)
                    hull = position["hull"][p][column]
                    true = view["wreck"][place] or (hull if hull > 0 else None)
                    assert true is None or true in possible
                    if seat == p and true:
                        assert possible == [true]
                        certain += 1
            table.choose(bot.choose(table.view(decision.seat)))
    assert certain > 100


def test_progress_reaches_its_end_only_with_the_guest() -> None:
    """As long as a Guest is aboard at the beginning of a turn, something is missing."""
    for table, bot in random_games():
        while (decision := table.decision) is not None:
            view = table.view(None)
            if decision.kind == "action":
                for place in range(2 * COLUMNS):
                    if view["guest"][place] is not None:
                        have, need = progress(view, place)
                        assert 0 <= have < need
            table.choose(bot.choose(table.view(decision.seat)))
