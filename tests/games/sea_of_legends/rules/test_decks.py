"""Drawing from the decks and looking at their top. Rules, "Tavern Deck", "Crew Deck"; R86, R87."""

from __future__ import annotations

from tests.games.sea_of_legends.rules.board import (
    Board,
    give,
    lay,
    lose,
    only,
    scene,
)
from tests.games.sea_of_legends.rules.playing import (
    asked,
    at,
    carry_on,
    choices,
    choose,
    draws_event,
    faction_turn,
    happens,
    lies,
    possible,
    told,
    turn,
)

ZONE = {"T50": "relics", "T13": "items", "K06a": "ready", "L06": "ready"}


def events(*cards: str) -> Board:
    """A board where these are left in the Event deck, and the others are discarded."""
    s = scene()
    only(s, "event_deck", *cards, rest="event_discard")
    return s


def look(s: Board, card: str, p: int = 0) -> None:
    """Somebody looks at a deck in their turn, by a card."""
    turn(s, p)
    if card not in s.position[ZONE[card]][p]:
        give(s, p, ZONE[card], card)
    choose(s, "use", card=card)


def knows(s: Board, p: int | None, zone: str) -> list[str]:
    """The cards that a seat is certain of in a zone."""
    return [*s.table.view(p)["known"][zone]]


def test_cards_are_drawn_one_after_the_other() -> None:
    """Each draw is chance, weighted by what is left."""
    s = at("PRO")
    only(s, "crew_deck", "K01a", "K02a", "K03a", rest="crew_discard")
    choose(s, "visit")
    assert possible(s) == {"K01a": 1, "K02a": 1, "K03a": 1}
    happens(s, "K02a")
    assert possible(s) == {"K01a": 1, "K03a": 1}
    happens(s, "K03a", "K01a")
    assert lies(s, "drawn") == ["K01a", "K02a", "K03a"]
    assert [event["card"] for event in told(s, "card_drawn")] == ["K02a", "K03a", "K01a"]


def test_an_empty_deck_is_rebuilt_from_its_discard() -> None:
    """R86, R87: the draw goes on with the shuffled discard."""
    s = at("NAS")
    give(s, 0, "relics", "T39")  # the Brass Parrot draws two
    only(s, "tavern_deck", "T01", rest="items", p=1)
    for card in [card for card in s.items[1] if card > "T30"]:
        give(s, 1, "rumors", card)
    lay(s, "tavern_discard", "T02", "T03")
    choose(s, "visit")
    happens(s, "T01")
    assert told(s, "deck_rebuilt") == [{"event": "deck_rebuilt", "deck": "tavern"}]
    assert possible(s) == {"T02": 1, "T03": 1}
    happens(s, "T03")
    assert (lies(s, "tavern_deck"), lies(s, "tavern_discard")) == (["T02"], [])


def test_where_nothing_is_left_nothing_is_drawn() -> None:
    """R87: with deck and discard empty the draw ends."""
    s = at("PRO")
    only(s, "crew_deck", "K01a", rest="ready", p=1)
    choose(s, "visit")
    happens(s, "K01a")
    assert lies(s, "drawn") == ["K01a"]
    assert asked(s) == (0, "hire_crew")


def test_events_are_drawn_to_be_resolved() -> None:
    """R147: the top Event; an empty deck is its discard again."""
    s = events()
    before = lies(s, "event_discard")
    faction_turn(s)
    assert set(possible(s)) == set(before)
    happens(s, "TL1")
    assert [e["card"] for e in told(s, "event_revealed")] == ["TL1"]
    assert s.step == "choose_place"
    assert lies(s, "event_now") == ["TL1"]
    before.remove("TL1")
    assert lies(s, "event_deck") == before


def test_a_look_is_for_one_seat() -> None:
    """A55: the Moonlit Mirror shows the top Event to its owner; the others know that somebody
    looked, and no more."""
    s = events("ES1", "TL1")
    look(s, "T50")
    happens(s, "TL1")
    assert lies(s, "event_top_1") == ["TL1"]
    assert [knows(s, p, "event_top_1") for p in (0, 1, None)] == [["TL1"], [], []]
    assert told(s, "deck_looked_at") == [
        {"event": "deck_looked_at", "seat": 0, "deck": "event", "count": 1}
    ]
    assert "card" not in told(s, "card_seen")[0]
    for p in (0, 1):
        [seen] = [e for e in s.table.events(p) if e["event"] == "card_seen"]
        assert ("card" in seen) == (p == 0)


def test_what_lies_on_top_is_drawn_first() -> None:
    """A card that somebody has seen is the next one for certain."""
    s = events("ES1", "TL1", "DT1")
    look(s, "T50")
    happens(s, "TL1")
    draws_event(s)
    assert possible(s) == {"TL1": 1}
    happens(s, "TL1")
    assert lies(s, "event_top_1") == []
    assert knows(s, 0, "event_top_1") == []


def test_a_second_look_shows_the_same_card() -> None:
    """Whoever knew it before still does."""
    s = events("ES1", "TL1")
    look(s, "T50", p=0)
    happens(s, "TL1")
    look(s, "T13", p=1)
    assert possible(s) == {"TL1": 1}
    happens(s, "TL1", "ES1")
    choose(s, "on_top", card="TL1")
    assert knows(s, 1, "event_top_1") == ["TL1"]
    s = events("ES1", "TL1")
    look(s, "T50", p=0)
    happens(s, "TL1")
    lose(s, 0, "relics", "T50", to="tavern_discard")
    look(s, "T50", p=1)
    happens(s, "TL1")
    assert knows(s, 0, "event_top_1") == knows(s, 1, "event_top_1") == ["TL1"]


def test_the_spyglass_puts_three_events_in_order() -> None:
    """Look at three, put them back in any order: nobody else knows it."""
    s = events("ES1", "TL1", "DT1", "ES2")
    look(s, "T50", p=1)
    happens(s, "ES1")
    look(s, "T13")
    happens(s, "ES1", "TL1", "DT1")
    assert asked(s) == (0, "place_peeked")
    assert {c["card"] for c in choices(s)} == {"ES1", "TL1", "DT1"}
    choose(s, "on_top", card="DT1")
    choose(s, "on_top", card="ES1")
    tops = [f"event_top_{n}" for n in (1, 2, 3)]
    assert [lies(s, top) for top in tops] == [["DT1"], ["ES1"], ["TL1"]]
    assert [knows(s, 0, top) for top in tops] == [["DT1"], ["ES1"], ["TL1"]]
    assert [knows(s, 1, top) for top in tops] == [[], [], []]
    draws_event(s, "DT1")
    assert [knows(s, 0, top) for top in tops] == [["ES1"], ["TL1"], []]


def test_a_look_at_fewer_cards_than_it_could_show() -> None:
    """A look shows what the deck has; it is shuffled only where it is empty."""
    s = events("ES1", "TL1")
    discarded = lies(s, "event_discard")
    look(s, "T13")
    happens(s, "ES1", "TL1")
    choose(s, "on_top", card="TL1")
    assert lies(s, "event_top_2") == ["ES1"]
    assert lies(s, "event_discard") == discarded


def test_the_lookout_looks_at_any_deck() -> None:
    """One card of any deck, which may go under it, face down (A62)."""
    s = scene()
    look(s, "K06a")
    assert asked(s) == (0, "peek_deck")
    assert [c["deck"] for c in choices(s)] == ["tavern", "crew", "event"]
    s = scene()
    only(s, "crew_deck", rest="ready", p=1)  # nobody is left in it
    look(s, "K06a")
    assert [c["deck"] for c in choices(s)] == ["tavern", "event"]
    choose(s, "look", deck="tavern")
    happens(s, "T02")
    assert choices(s) == [{"do": "done"}, {"do": "under", "card": "T02"}]
    choose(s, "under", card="T02")
    assert lies(s, "tavern_bottom") == ["T02"]
    assert lies(s, "tavern_top_1") == []
    assert [knows(s, p, "tavern_bottom") for p in (0, 1)] == [["T02"], []]
    assert told(s, "card_put_under") == [{"event": "card_put_under", "seat": 0, "deck": "tavern"}]
    lose(s, 0, "exhausted", "K06a", to="crew_discard")
    look(s, "K06a")
    choose(s, "look", deck="tavern")
    happens(s, "T01")
    choose(s, "done")
    assert [lies(s, f"tavern_{place}") for place in ("top_1", "bottom")] == [["T01"], ["T02"]]


def test_what_does_not_go_under_the_deck_stays_on_top() -> None:
    """Yaretzi looks at two Events, one of them goes under the deck: the other moves up."""
    s = events("ES1", "TL1", "DT1")
    look(s, "L06")
    happens(s, "ES1", "TL1")
    assert choices(s) == [{"do": "under", "card": card} for card in ("ES1", "TL1")]
    choose(s, "under", card="ES1")
    assert lies(s, "event_top_1") == ["TL1"]
    assert knows(s, 0, "event_top_1") == ["TL1"]
    assert lies(s, "event_bottom") == ["ES1"]


def test_who_knew_a_card_knows_that_it_went_under_the_deck() -> None:
    """A62: everybody sees which of the cards it is, though not its face."""
    s = events("ES1", "TL1", "DT1")
    look(s, "T50", p=1)
    happens(s, "ES1")
    look(s, "L06")
    happens(s, "ES1", "TL1")
    choose(s, "under", card="ES1")
    assert [knows(s, p, "event_bottom") for p in (0, 1)] == [["ES1"], ["ES1"]]
    assert [knows(s, p, "event_top_1") for p in (0, 1)] == [["TL1"], []]


def test_what_lies_under_a_deck_comes_last() -> None:
    """A62: after all the others, and before the discard is shuffled; several come in any order."""
    s = events("CALM")
    lay(s, "event_bottom", "ES1", "ES3")
    draws_event(s)
    assert possible(s) == {"CALM": 1}
    happens(s, "CALM")
    draws_event(s)
    assert possible(s) == {"ES1": 1, "ES3": 1}
    happens(s, "ES3")
    assert (lies(s, "event_bottom"), told(s, "deck_rebuilt")) == (["ES1"], [])
    carry_on(s)
    look(s, "T50")
    happens(s, "ES1")
    assert lies(s, "event_top_1") == ["ES1"]


def test_a_lone_card_does_not_change_its_place() -> None:
    """Yaretzi finds one Event only: there is nothing to decide."""
    s = events("ES1")
    look(s, "L06")
    happens(s, "ES1")
    assert s.peeker is None
    assert lies(s, "event_top_1") == ["ES1"]


def test_nobody_looks_any_more_afterwards() -> None:
    """The hand of the one who looks is empty again."""
    s = events("ES1")
    look(s, "T50")
    happens(s, "ES1")
    assert s.peeker is None
    look(s, "T13")
    happens(s, "ES1")
    assert s.peeker is None  # a single card needs no order
    assert lies(s, "event_top_1") == ["ES1"]
    assert lies(s, "event_peek") == []


def test_a_deck_is_rebuilt_only_when_a_card_is_needed() -> None:
    """R86, R87, R147: what is drawn last is shuffled in with the rest when the next one is due."""
    s = at("NAS")
    only(s, "tavern_deck", "T02", rest="tavern_discard")
    discarded = lies(s, "tavern_discard")
    choose(s, "visit")
    happens(s, "T02")
    assert (lies(s, "tavern_deck"), lies(s, "tavern_discard")) == ([], discarded)
    assert not told(s, "deck_rebuilt")
    s = at("PRO")
    only(s, "crew_deck", "K01a", "K02a", "K03a", rest="crew_discard")
    discarded = lies(s, "crew_discard")
    choose(s, "visit")
    happens(s, "K01a", "K02a", "K03a")
    assert (lies(s, "crew_deck"), lies(s, "crew_discard")) == ([], discarded)
    assert not told(s, "deck_rebuilt")
    s = events("CALM")
    faction_turn(s)
    happens(s, "CALM")
    assert lies(s, "event_deck") == []
    assert not told(s, "deck_rebuilt")
