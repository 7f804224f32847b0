"""Drawing from the decks and looking at their top. Rules, "Tavern Deck", "Crew Deck"; R86, R87."""

from __future__ import annotations

from captains_table.engine.declare import NONE
from captains_table.engine.flow import CHANCE
from captains_table.engine.plain import State
from captains_table.games.sea_of_legends.decks import push_draw
from captains_table.games.sea_of_legends.effects import run_effects
from captains_table.games.sea_of_legends.rules import FLOW as rules
from captains_table.games.sea_of_legends.state import CELL, DERIVED, KIND, STATE
from captains_table.games.sea_of_legends.tableau import ability_of, lies, move_card
from tests.rules.sea_of_legends.scenario import (
    asked,
    choices,
    choose,
    happens,
    lay,
    scene,
    settle,
    told,
)

TAVERN_DECK, DISCARD, DRAWN = CELL["tavern_deck"], CELL["tavern_discard"], CELL["drawn"]


def draw(s: State, deck: str, count: int) -> None:
    """Draw cards."""
    push_draw(s, deck, count)
    settle(s)


def look(s: State, card: str, p: int = 0) -> None:
    """Use the ability of a card, without having it."""
    run_effects(s, p, ability_of(s, p, card).effects)
    settle(s)


def knows(s: State, p: int, zone: str) -> list[str]:
    """The cards that a seat is certain of in a zone."""
    at = DERIVED.slot(CELL[zone])
    return [name for name, kind in KIND.items() if s.known[p][at + kind]]


def test_cards_are_drawn_one_after_the_other() -> None:
    """Each draw is chance, weighted by what is left."""
    s = scene()
    lay(s, "crew_deck", "K01a", "K02a", "K03a")
    draw(s, "crew", 2)
    codes, weights = [0] * 9, [0] * 9
    assert rules.chances(s, codes, weights) == 3
    happens(s, "K02a", "K03a")
    assert lies(s, DRAWN) == ["K02a", "K03a"]
    assert [event["card"] for event in told(s, "card_drawn")] == ["K02a", "K03a"]


def test_an_empty_deck_is_rebuilt_from_its_discard() -> None:
    """R86, R87: the draw goes on with the shuffled discard."""
    s = scene()
    lay(s, "tavern_deck", "T01")
    lay(s, "tavern_discard", "T02", "T03")
    draw(s, "tavern", 2)
    happens(s, "T01")
    assert told(s, "deck_rebuilt") == [{"event": "deck_rebuilt", "deck": "tavern"}]
    happens(s, "T03")
    assert (lies(s, TAVERN_DECK), lies(s, DISCARD)) == (["T02"], [])


def test_where_nothing_is_left_nothing_is_drawn() -> None:
    """R87: with deck and discard empty the draw ends."""
    s = scene()
    lay(s, "crew_deck", "K01a")
    draw(s, "crew", 3)
    happens(s, "K01a")
    assert s.total[DRAWN] == 1
    assert rules.mover(s) != CHANCE


def test_events_are_drawn_to_be_resolved() -> None:
    """R147: the top Event; an empty deck is its discard again."""
    s = scene()
    lay(s, "event_discard", "ES1", "TL1")
    draw(s, "event", 1)
    happens(s, "TL1")
    assert lies(s, CELL["event_now"]) == ["TL1"]
    assert lies(s, CELL["event_deck"]) == ["ES1"]


def test_a_look_is_for_one_seat() -> None:
    """A55: the Moonlit Mirror shows the top Event to its owner; the others know that somebody
    looked, and no more."""
    s = scene()
    lay(s, "event_deck", "ES1", "TL1")
    look(s, "T50")
    happens(s, "TL1")
    assert lies(s, CELL["event_top_1"]) == ["TL1"]
    assert knows(s, 0, "event_top_1") == ["TL1"]
    assert knows(s, 1, "event_top_1") == []
    assert told(s, "deck_looked_at") == [
        {"event": "deck_looked_at", "seat": 0, "deck": "event", "count": 1}
    ]
    assert "card" not in told(s, "card_seen")[0]


def test_what_lies_on_top_is_drawn_first() -> None:
    """A card that somebody has seen is the next one for certain."""
    s = scene()
    lay(s, "event_deck", "ES1", "TL1", "DT1")
    look(s, "T50")
    happens(s, "TL1")
    draw(s, "event", 1)
    codes, weights = [0] * 9, [0] * 9
    assert rules.chances(s, codes, weights) == 1
    happens(s, "TL1")
    assert s.total[CELL["event_top_1"]] == 0
    assert knows(s, 0, "event_top_1") == []


def test_a_second_look_shows_the_same_card() -> None:
    """Whoever knew it before still does."""
    s = scene()
    lay(s, "event_deck", "ES1", "TL1")
    look(s, "T50", p=0)
    happens(s, "TL1")
    look(s, "T50", p=1)
    happens(s, "TL1")
    assert knows(s, 0, "event_top_1") == knows(s, 1, "event_top_1") == ["TL1"]


def test_the_spyglass_puts_three_events_in_order() -> None:
    """Look at three, put them back in any order: nobody else knows it."""
    s = scene()
    lay(s, "event_deck", "ES1", "TL1", "DT1", "ES2")
    look(s, "T50", p=1)
    happens(s, "ES1")
    look(s, "T13")
    happens(s, "ES1", "TL1", "DT1")
    assert asked(s) == (0, "place_peeked")
    assert {c["card"] for c in choices(s)} == {"ES1", "TL1", "DT1"}
    choose(s, "on_top", card="DT1")
    choose(s, "on_top", card="ES1")
    tops = [f"event_top_{n}" for n in (1, 2, 3)]
    assert [lies(s, CELL[top]) for top in tops] == [["DT1"], ["ES1"], ["TL1"]]
    assert [knows(s, 0, top) for top in tops] == [["DT1"], ["ES1"], ["TL1"]]
    assert [knows(s, 1, top) for top in tops] == [[], [], []]
    draw(s, "event", 1)
    happens(s, "DT1")
    assert [knows(s, 0, top) for top in tops] == [["ES1"], ["TL1"], []]


def test_a_look_at_fewer_cards_than_it_could_show() -> None:
    """A look shows what the deck has; it is shuffled only where it is empty."""
    s = scene()
    lay(s, "event_deck", "ES1", "TL1")
    lay(s, "event_discard", "DT1")
    look(s, "T13")
    happens(s, "ES1", "TL1")
    choose(s, "on_top", card="TL1")
    assert lies(s, CELL["event_top_2"]) == ["ES1"]
    assert lies(s, CELL["event_discard"]) == ["DT1"]


def test_the_lookout_looks_at_any_deck() -> None:
    """One card of any deck, which may go under it, face down (A62)."""
    s = scene()
    lay(s, "tavern_deck", "T01", "T02")
    lay(s, "crew_deck", "K01a")
    look(s, "K06a")
    assert asked(s) == (0, "peek_deck")
    assert [c["deck"] for c in choices(s)] == ["tavern", "crew"]
    choose(s, "look", deck="tavern")
    happens(s, "T02")
    assert choices(s) == [{"do": "done"}, {"do": "under", "card": "T02"}]
    choose(s, "under", card="T02")
    assert lies(s, CELL["tavern_bottom"]) == ["T02"]
    assert s.total[CELL["tavern_top_1"]] == 0
    assert [knows(s, p, "tavern_bottom") for p in (0, 1)] == [["T02"], []]
    assert told(s, "card_put_under") == [{"event": "card_put_under", "seat": 0, "deck": "tavern"}]
    look(s, "K06a")
    choose(s, "look", deck="tavern")
    happens(s, "T01")
    choose(s, "done")
    assert [lies(s, CELL[f"tavern_{place}"]) for place in ("top_1", "bottom")] == [["T01"], ["T02"]]


def test_what_does_not_go_under_the_deck_stays_on_top() -> None:
    """Yaretzi looks at two Events, one of them goes under the deck: the other moves up."""
    s = scene()
    lay(s, "event_deck", "ES1", "TL1", "DT1")
    look(s, "L06")
    happens(s, "ES1", "TL1")
    assert choices(s) == [{"do": "under", "card": card} for card in ("ES1", "TL1")]
    choose(s, "under", card="ES1")
    assert lies(s, CELL["event_top_1"]) == ["TL1"]
    assert knows(s, 0, "event_top_1") == ["TL1"]
    assert lies(s, CELL["event_bottom"]) == ["ES1"]


def test_who_knew_a_card_knows_that_it_went_under_the_deck() -> None:
    """A62: everybody sees which of the cards it is, though not its face."""
    s = scene()
    lay(s, "event_deck", "ES1", "TL1", "DT1")
    look(s, "T50", p=1)
    happens(s, "ES1")
    look(s, "L06")
    happens(s, "ES1", "TL1")
    choose(s, "under", card="ES1")
    assert [knows(s, p, "event_bottom") for p in (0, 1)] == [["ES1"], ["ES1"]]
    assert [knows(s, p, "event_top_1") for p in (0, 1)] == [["TL1"], []]


def test_what_lies_under_a_deck_comes_last() -> None:
    """A62: after all the others, and before the discard is shuffled; several come in any order."""
    s = scene()
    lay(s, "event_deck", "DT1")
    lay(s, "event_bottom", "ES1", "TL1")
    lay(s, "event_discard", "ES2")
    draw(s, "event", 1)
    happens(s, "DT1")
    move_card(s, CELL["event_now"], CELL["event_discard"], "DT1")
    draw(s, "event", 1)
    codes, weights = [0] * 9, [0] * 9
    assert rules.chances(s, codes, weights) == 2
    assert {STATE.kind_names[code] for code in codes[:2]} == {"ES1", "TL1"}
    happens(s, "TL1")
    assert (lies(s, CELL["event_bottom"]), told(s, "deck_rebuilt")) == (["ES1"], [])
    look(s, "T50")
    happens(s, "ES1")
    assert lies(s, CELL["event_top_1"]) == ["ES1"]


def test_a_lone_card_does_not_change_its_place() -> None:
    """Yaretzi finds one Event only: there is nothing to decide."""
    s = scene()
    lay(s, "event_deck", "ES1")
    look(s, "L06")
    happens(s, "ES1")
    assert s.peeker == NONE
    assert lies(s, CELL["event_top_1"]) == ["ES1"]


def test_nobody_looks_any_more_afterwards() -> None:
    """The hand of the one who looks is empty again."""
    s = scene()
    lay(s, "event_deck", "ES1")
    look(s, "T50")
    happens(s, "ES1")
    assert s.peeker == NONE
    look(s, "T13")
    happens(s, "ES1")
    assert s.peeker == NONE  # a single card needs no order
    assert lies(s, CELL["event_top_1"]) == ["ES1"]


def test_a_deck_is_rebuilt_only_when_a_card_is_needed() -> None:
    """R86, R87, R147: what is drawn last is shuffled in with the rest when the next one is due."""
    for deck, first, last in (
        ("tavern", "T01", "T02"),
        ("crew", "K01a", "K02a"),
        ("event", "ES1", "TL1"),
    ):
        s = scene()
        lay(s, f"{deck}_deck", last)
        lay(s, f"{deck}_discard", first)
        draw(s, deck, 1)
        happens(s, last)
        assert lies(s, CELL[f"{deck}_discard"]) == [first]
        assert not told(s, "deck_rebuilt")
