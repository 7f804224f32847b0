"""Gold'n'Crash at the terminal: what is drawn, what a preview promises, and whole games through a
pty."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from inspect import getfile
from pathlib import Path
from random import Random
from typing import Any

import pytest

import captains_table as ct
from captains_table.engine.words import LANGUAGES
from captains_table.games.gold_n_crash.state import COLUMNS
from captains_table.games.gold_n_crash.terminal import Board
from captains_table.games.gold_n_crash.terminal.effects import Effect, effect_of
from captains_table.games.gold_n_crash.terminal.pieces import SYMBOLS, type_in
from captains_table.terminal.boards import board
from captains_table.terminal.ending import verdict
from captains_table.terminal.help import cards_page, help_page
from captains_table.terminal.prose import indented
from captains_table.terminal.screen import Screen
from captains_table.terminal.story import everything_seen
from tests.games.gold_n_crash.rules.scenario import situation
from tests.games.script import actions
from tests.terminal.drawn import Listening, lines
from tests.terminal.test_terminal import Terminal

MUCH_HAPPENS = (1, 4, 40, 46, 53, 58)  # random games with Guests, crashes and cleared columns
FOLLOW = ("secure", "manoeuvre", "call_back", "observe")  # what a card asks its player


@pytest.fixture(autouse=True)
def eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")


def play(card: str, column: int) -> dict[str, Any]:
    return {"do": "play", "card": card[:-1], "gold": int(card[-1]), "column": column}


def discard(column: int) -> dict[str, Any]:
    return {"do": "discard", "column": column}


def drawn(table: ct.Table, seat: int | None, lang: str = "en") -> Board:
    """The board as one seat sees it."""
    made = board(Screen(lang), table, table.view(seat))
    assert isinstance(made, Board)
    return made


def text(made: Board, roomy: bool = False) -> str:
    return "\n".join(lines(made, made.draw(roomy)))


def random_games(
    seeds: Sequence[int] = MUCH_HAPPENS, **options: Any
) -> list[tuple[ct.Table, ct.Player]]:
    return [
        (ct.Table("gold-n-crash", seed=n, options=options), ct.player("random", seed=n))
        for n in seeds
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


def foreseen(table: ct.Table, action: dict[str, Any]) -> Effect:
    """What the board of the seat that chooses promises."""
    assert table.decision is not None
    return effect_of(drawn(table, table.decision.seat).view, action)


def go_on(table: ct.Table, seat: int, bot: ct.Player) -> None:
    """The questions that a card asks its player are answered."""
    while (asked := table.decision) and asked.seat == seat and asked.kind in FOLLOW:
        table.choose(bot.choose(table.view(seat)))


def check_events(table: ct.Table, seq: int, effect: Effect, action: dict[str, Any]) -> None:
    """What happened is what was promised."""
    promised: dict[str, list[str | None]] = {
        "card_boarded": [*effect.boarded],
        "card_fished": [*effect.fished],
        "safe_cracked": [effect.cracked] if effect.cracked else [],
        "card_looted": [effect.looted] if effect.looted else [],
    }
    if action["do"] == "manoeuvre":
        promised["card_moved"] = [effect.moved]
    if action["do"] == "call_back":
        promised["card_called_back"] = [effect.called_back]
    for kind, cards in promised.items():
        assert told(table, seq, kind, "card") == faces(cards), kind
    secured = told(table, seq, "card_secured", "card")
    if action["do"] == "secure":
        assert secured[:1] == faces(effect.secured)
    else:
        assert len(secured) == effect.to_secure
        columns = set(told(table, seq, "card_secured", "column"))
        assert effect.source is None or columns == {effect.source}
    assert len(told(table, seq, "card_drawn", "seat")) == effect.drawn
    assert len(told(table, seq, "card_seen", "seat")) == effect.looked
    assert bool(told(table, seq, "deck_emptied", "seat")) == effect.empties_deck
    crashed = bool(told(table, seq, "zeppelin_destroyed", "seat"))
    resisted = bool(told(table, seq, "zeppelin_resisted", "seat"))
    assert (crashed or resisted) == bool(effect.strength)
    if effect.destroys is not None:
        assert crashed == effect.destroys
    assert bool(told(table, seq, "crash_victory", "seat")) == effect.wins
    if action["do"] in ("play", "manoeuvre"):
        guests = [effect.guest] if effect.guest else []
        assert told(table, seq, "guest_secured", "guest") == guests
        assert bool(told(table, seq, "column_cleared", "seat")) == bool(effect.third)


def check_table(table: ct.Table, seat: int, effect: Effect) -> None:
    """The table is as it was promised, where nothing was left to a later choice."""
    view, after = table.view(seat), effect.after
    for name in ("column", "discard", "treasure"):
        assert faces(view[name]) == faces(after[name]), name
    if effect.destroys is not None:
        assert view["guest"] == after["guest"]
        assert view["resisted"] == after["resisted"]
        assert view["wreck"] == after["wreck"] or effect.destroys
    held, expected = view["hand"][seat], after["hand"][seat]
    assert held["size"] == expected["size"]
    assert all(held["cards"].get(card, 0) >= n for card, n in expected["cards"].items())


def test_what_a_preview_shows_is_what_happens() -> None:
    """Every choice of random games, foreseen by the seat that chooses."""
    seen: Counter[str] = Counter()
    for table, bot in random_games():
        while (decision := table.decision) is not None:
            seat, seq = decision.seat, table.seq
            action = decision.choices[bot.choose(table.view(seat))].action
            if action["do"] in ("observe", "pass"):
                table.choose(action)
                continue
            effect = foreseen(table, action)
            table.choose(action)
            ahead = table.copy()
            go_on(ahead, seat, ct.player("random", seed=seq))
            if not (action["do"] in FOLLOW and ahead.seq > table.seq):
                check_events(ahead, seq, effect, action)
            if ahead.seq == table.seq:
                check_table(table, seat, effect)
            seen[action["do"]] += 1
            seen["guest"] += effect.guest is not None
            seen["third"] += effect.third is not None
            seen["perhaps"] += effect.destroys is None
            seen["surely"] += effect.destroys is True
            seen["empties"] += effect.empties_deck
            seen["secures"] += effect.to_secure > 0
    assert min(seen.values()) > 4, seen
    assert len(seen) == 12, seen


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
                    possible = table.facts(seat)["zeppelins"][place]["robustness"]
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
                    zeppelin = table.facts()["zeppelins"][place]
                    assert (zeppelin["wanted"] is None) == (view["guest"][place] is None)
                    if zeppelin["wanted"] is not None:
                        assert 0 <= zeppelin["reached"] < zeppelin["wanted"]
            table.choose(bot.choose(table.view(decision.seat)))


@pytest.mark.parametrize(
    ("guest", "column", "card"),
    [
        ("nine_gold", ["gold4", "gold4"], "bomb1"),
        ("three_reinforce", ["reinforce1", "reinforce1"], "reinforce2"),
        ("five_cards", ["bomb1", "fish1", "board1", "gold4"], "reinforce1"),
        ("four_types", ["bomb1", "fish1", "board1"], "reinforce1"),
        ("three_fish", ["fish1", "fish2"], "fish1"),
        ("two_gold", ["gold4"], "gold4"),
        ("three_board", ["board1", "board2"], "board1"),
    ],
)
@pytest.mark.parametrize("missing", [0, 1])
def test_each_guest_is_foreseen(guest: str, column: list[str], card: str, missing: int) -> None:
    """The last card brings the Guest, the last but one does not."""
    table = situation(
        columns={
            (0, 0): column[missing:],
            (0, 1): ["secure1", "secure2", "gold6", "bomb2", "fish3", "board3"],
            (1, 0): ["bomb1", "fish1", "secure1"],
        },
        hands={0: [card]},
        discards={0: ["bomb3"]},
        guests={(0, 0): guest},
        robustness=[3],
    )
    seq, effect = table.seq, foreseen(table, play(card, 0))
    assert effect.guest == (None if missing else guest)
    table.choose(play(card, 0))
    check_events(table, seq, effect, play(card, 0))
    check_table(table, 0, effect)


@pytest.mark.parametrize("before", [0, 1])
def test_the_guest_who_waits_for_two_cards_in_a_turn_is_foreseen(before: int) -> None:
    table = situation(
        columns={(0, 0): ["bomb1"], (0, 1): ["secure1", "secure2"]},
        hands={0: ["gold4"]},
        guests={(0, 0): "two_in_a_turn"},
        played=(before, 0, 0),
        actions=2 - before,
    )
    seq, effect = table.seq, foreseen(table, play("gold4", 0))
    assert (effect.guest is not None) == bool(before)
    table.choose(play("gold4", 0))
    check_events(table, seq, effect, play("gold4", 0))


@pytest.mark.parametrize("counts", [True, False])
def test_whether_gold_cards_count_for_nine_gold_is_an_option(counts: bool) -> None:
    table = situation(
        columns={(0, 0): ["gold6"], (0, 1): ["secure1", "secure2"]},
        hands={0: ["bomb3"]},
        guests={(0, 0): "nine_gold"},
        robustness=[3],
        gold_counts_in_column=counts,
    )
    seq, effect = table.seq, foreseen(table, play("bomb3", 0))
    assert (effect.guest is not None) == counts
    table.choose(play("bomb3", 0))
    check_events(table, seq, effect, play("bomb3", 0))


def test_all_bombs_of_a_column_strike_at_once() -> None:
    table = situation(
        columns={(0, 0): ["bomb1"], (0, 1): ["gold4", "secure1"]},
        hands={0: ["bomb2"]},
        hulls={(1, 0): 3, (1, 2): 2},
    )
    effect = foreseen(table, play("bomb2", 0))
    assert effect.strength == 2
    assert effect.destroys is None  # 2 or 3, for all that the attacker knows
    assert table.facts(0)["zeppelins"][3]["robustness"] == [2, 3]
    assert table.facts(1)["zeppelins"][3]["robustness"] == [3]
    assert table.facts(1)["zeppelins"][4]["robustness"] == [1]


def test_the_last_zeppelin_wins_before_the_guest_comes() -> None:
    table = situation(
        columns={(0, 0): ["gold6"], (0, 1): ["secure1", "secure2"]},
        hands={0: ["bomb3"]},
        guests={(0, 0): "nine_gold"},
        wrecks={(1, 1): 2, (1, 2): 3},
    )
    effect = foreseen(table, play("bomb3", 0))
    assert effect.wins
    assert effect.guest is None
    assert drawn(table, 0).about(play("bomb3", 0)) == [
        "Bomb at strength 1 on their left Zeppelin.",
        "It is sure to crash.",
        "Its Guest is lost.",
        "It is their last one: you win at once.",
    ]


# What is said about a choice


def test_about_playing_a_card() -> None:
    table = situation(
        columns={
            (0, 0): ["board1"],
            (0, 1): ["fish1", "fish2"],
            (0, 2): ["secure1", "reinforce1", "gold4"],
            (1, 0): ["bomb1", "gold4", "secure2"],
            (1, 1): ["fish1"],
        },
        hands={0: ["board2", "fish3", "secure2", "gold6", "bomb1"]},
        discards={0: ["gold4", "bomb2"]},
        guests={(0, 1): "three_fish"},
    )
    made = drawn(table, 0)
    assert made.about(play("board2", 0)) == [
        "Takes 2 cards of their left column: Secure (2 Gold), Gold (4)."
    ]
    assert made.about(play("fish3", 1)) == [
        "From your discard pile to your hand: Bomb (2 Gold), Gold (4).",
        "Pleases the Fishmonger: 5 Gold for your Treasure.",
        "Third Fish: the column is cleared.",
    ]
    assert made.about(play("secure2", 0)) == ["Secures the last card of your middle column."]
    assert made.about(play("secure2", 1)) == ["Secures a card from the left or the right."]
    assert made.about(play("gold6", 0)) == ["Gold has no effect when it is played."]
    assert made.about(play("bomb1", 1)) == [
        "Bomb at strength 1 on their middle Zeppelin.",
        "It crashes if its robustness is 1; it can be 1/2/3.",
        "If it crashes, its Guest is lost.",
    ]
    said = {str(action): str(made.short(action)) for action in actions(table)}
    assert said[str(play("board2", 0))] == "†Bd2 L takes 2"
    assert said[str(play("fish3", 1))] == "¿Fi3 M fishes 2 ☺5 ✕"
    assert said[str(play("bomb1", 0))] == "●Bm1 L strength 1"
    assert said[str(play("gold6", 0))] == "¤Go6 L"
    assert said[str({"do": "draw"})] == "draw"
    gists = {str(action): made.gist(action) for action in actions(table)}
    assert gists[str(play("board2", 0))] == "takes ■Se2 ¤Go4"
    assert gists[str(play("fish3", 1))] == (
        "fishes ●Bm2 ¤Go4 · Pleases the Fishmonger: 5 Gold for your Treasure."
        " · Third Fish: the column is cleared."
    )
    assert gists[str(play("bomb1", 0))] == "strength 1 · ◊?"
    assert gists[str(play("gold6", 0))] == gists[str({"do": "draw"})] == ""


def test_about_discarding_a_card() -> None:
    table = situation(
        columns={(0, 0): ["bomb1"], (0, 1): ["secure1"], (0, 2): ["fish1"]},
        discards={1: ["board3"]},
        treasures={1: ["gold6"]},
    )
    made = drawn(table, 0)
    assert made.about(discard(0)) == ["The top card of their Treasure goes to their discard pile."]
    assert made.about(discard(1)) == ["From their discard pile to your Treasure: Board (3 Gold)."]
    assert made.about(discard(2)) == [
        "Then you take the last card of a column back into your hand."
    ]
    assert str(made.short(discard(0))) == "↓●Bm1 L cracks the safe"
    assert str(made.short(discard(1))) == "↓■Se1 M loots 3¤"
    assert [made.gist(discard(column)) for column in range(COLUMNS)] == [
        "●Bm1 · cracks the safe",
        "■Se1 · loots †Bd3",
        "¿Fi1 · takes a card back",
    ]
    table.choose(discard(2))
    made = drawn(table, 0)
    assert made.about({"do": "call_back", "column": 0}) == ["Back into your hand: Bomb (1 Gold)."]
    assert made.preview({"do": "call_back", "column": 0}) is None


LOOKS, SOME = 30, 0.12  # at every choice of a verb so often, then at some of them


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_words_for_every_choice_and_none_in_vain(lang: str) -> None:
    screen, looked, random = Listening(lang), Counter[str](), Random(1)
    last_bomb = situation(hands={0: ["bomb3"]}, wrecks={(1, 1): 2, (1, 2): 3})
    near_the_end = [(last_bomb, ct.player("random", seed=1))]
    for table, bot in near_the_end + random_games(range(8), guests="chosen", stop_early=True):
        while (decision := table.decision) is not None:
            made = board(screen, table, table.view(decision.seat))
            if table.seq % 4 == 0 or decision.kind == "choose_guest":
                made.draw(True)
                made.draw(False)
            for choice in decision.choices:
                if looked[choice.action["do"]] < LOOKS or random.random() < SOME:
                    looked[choice.action["do"]] += 1
                    made.short(choice.action)
                    made.gist(choice.action)
                    if choice.action["do"] not in ("pass", "choose_guest"):
                        assert made.about(choice.action)
            table.choose(bot.choose(table.view(decision.seat)))
        made = board(screen, table, table.view(None))
        for part in (made.draw(False), made.signs(), made.pieces()):
            assert part
        assert table.outcome
        verdict(screen, table, table.outcome, None)
    words = (Path(getfile(Board)).parent / f"{lang}.ftl").read_text(encoding="utf-8")
    ours = set(re.findall(r"^([\w-]+) =", words, re.MULTILINE))
    assert ours - screen.said == {"gold-preview"}  # tested below


# What is drawn


def test_the_fleets_face_each_other() -> None:
    table = situation(
        columns={
            (0, 0): ["fish1", "fish2", "gold6"],
            (0, 1): ["bomb2"],
            (1, 0): ["secure3", "board1"],
        },
        hands={0: ["bomb1", "bomb1", "gold4"]},
        discards={0: ["board1", "reinforce3"]},
        tops={0: ["secure2"]},
        treasures={0: ["gold6", "three_board", "fish3"][1:], 1: ["gold4", "gold6"]},
        guests={(0, 0): "three_fish", (0, 1): "nine_gold", (1, 0): "four_types"},
        hulls={(0, 0): 2, (1, 0): 3},
        wrecks={(1, 2): 1},
        actions=1,
    )
    found = lines(drawn(table, 0), drawn(table, 0).draw(False))

    def line_of(*parts: str) -> int:
        where = [i for i, line in enumerate(found) if all(part in line for part in parts)]
        assert len(where) == 1, (parts, "\n".join(found))
        return where[0]

    rows = [
        line_of("Meowmurai", "Treasure ▒2"),
        line_of("■Se3 †Bd1"),
        line_of("◖█◗ resisted 1 ◊2/3   4¤", "◖█◗ flying ◊2/3", "╳╳╳ wreck ◊1"),
        line_of("☺5 types             2/4", "no Guest"),
        line_of("─ left (L) ─", "─ middle (M) ─", "─ right (R) ─"),
        line_of("☺5 ¿Fi Fish          2/3", "☺5 Gold in all       2/9"),
        line_of("◖█◗ resisted 1 ◊2     9¤", "◖█◗ flying ◊1/3       2¤"),
        line_of("¿Fi1 ¿Fi2 ¤Go6            ●Bm2"),
        line_of("► Octopirates (you)", "Discard pile +Re3 (2)"),
        line_of("Hand (3) ●Bm1×2 ¤Go4  At risk 3¤  Next ■Se2"),
        line_of("► Octopirates: 1 action left"),
    ]
    assert rows == sorted(rows)
    assert line_of("Discard pile", "Treasure 8¤ (2)")
    others = text(drawn(table, 1))
    assert "Next" not in others
    assert "◊2/3" in others
    assert "Treasure 10¤ (2)" in others
    assert "At risk 10¤" in others
    assert "Treasure ▒2" in others


def test_upright_columns_grow_away_from_the_middle() -> None:
    table = situation(columns={(0, 0): ["fish1", "gold6"], (1, 0): ["secure3", "board1"]})
    found = text(drawn(table, 0), roomy=True)
    order = ["†Bd1 Board", "■Se3 Secure", "─ left (L) ─", "¿Fi1 Fish", "¤Go6 Gold"]
    places = [found.index(part) for part in order]
    assert places == sorted(places)


def test_a_guest_on_a_treasure_is_seen_from_behind() -> None:
    for treasure, sign in ((["three_board", "fish3"], "▒2"), (["fish3", "three_board"], "▒2 ☺")):
        table = situation(treasures={1: treasure})
        assert re.search(rf"Treasure {sign} +(Hand|│)", text(drawn(table, 0)))
        own = text(drawn(table, 1))
        assert ("At risk 3¤" in own) == (sign == "▒2")
        assert ("Treasure 8¤ (2) ☺" in own) == (sign != "▒2")


def test_a_preview_shows_the_table_afterwards() -> None:
    table = situation(
        columns={(0, 0): ["board1"], (1, 1): ["bomb1", "gold4"]}, hands={0: ["board2"]}
    )
    made = drawn(table, 0)
    before = text(made)
    found = "\n".join(lines(made, made.preview(play("board2", 1))))
    assert "Preview: Play the Board card worth 2 below the middle Zeppelin" not in before
    assert "†Bd1                      †Bd2" in found
    assert "Hand –" in found
    assert text(made) == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_fits_into_80_columns_and_18_lines(lang: str) -> None:
    for table, bot in random_games()[::3]:
        while (decision := table.decision) is not None:
            if table.seq % 3 == 0:
                made = drawn(table, decision.seat, lang)
                parts = [made.draw(False), *filter(None, map(made.preview, actions(table)[-1:]))]
                for part in parts:
                    found = lines(made, part)
                    assert len(found) <= 18, "\n".join(found)
                    assert all(line[0] in "╭│╰" and line[-1] in "╮│╯" for line in found)
                    assert "…" not in "".join(found[1:])
                    assert re.search(r" ─*╮$", found[0]), found[0]  # the title is whole
            table.choose(bot.choose(table.view(decision.seat)))
        assert lines(drawn(table, None, lang), drawn(table, None, lang).draw(False))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_prompt_fits_into_two_lines(lang: str) -> None:
    screen, kinds = Screen(lang), set()
    for table, bot in random_games(guests="chosen")[::2]:
        while (decision := table.decision) is not None:
            kinds.add(decision.kind)
            assert screen.lines(indented(decision.prompt(lang))) <= 2, decision.prompt(lang)
            table.choose(bot.choose(table.view(decision.seat)))
    assert len(kinds) == 6


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_there_to_read_fits_on_a_screen(lang: str) -> None:
    screen, table = Screen(lang), ct.Table("gold-n-crash", seed=3)
    for page in (help_page(screen, table), cards_page(screen, table)):
        assert screen.lines(page) < screen.height


def test_long_columns_fit() -> None:
    kinds = ("bomb", "board", "fish", "reinforce", "secure")
    cards = [f"{kind}{gold}" for gold in (1, 2) for kind in kinds]
    table = situation(columns=dict.fromkeys(((0, 0), (1, 1)), cards))
    found = lines(drawn(table, 0), drawn(table, 0).draw(True))
    assert len(found) <= 20
    assert sum(line.count("¿Fi") for line in found) >= 4
    assert all(line[0] in "╭│╰" and line[-1] in "╮│╯" for line in found)


def test_the_whole_hand_is_on_the_table() -> None:
    largest = 0
    for table, bot in random_games()[:3]:
        while (decision := table.decision) is not None:
            seat = decision.seat
            shown = re.split(r"At risk|Next|bottom|Cards|╰", hand_line(table, seat))[0]
            held: Counter[str] = Counter()
            for card, n in table.view(seat)["hand"][seat]["cards"].items():
                held[sign(card)] += n
            found = re.findall(r"(\S[A-Z][a-z]\d)(?:×(\d))?", shown)
            assert {card: int(n or 1) for card, n in found} == held
            largest = max(largest, held.total())
            table.choose(bot.choose(table.view(seat)))
    assert largest > 6


def hand_line(table: ct.Table, seat: int) -> str:
    """What is drawn from one's own hand on."""
    return text(drawn(table, seat)).rpartition("Hand")[2]


def sign(card: str) -> str:
    """A card as it is drawn in English."""
    letters = {"bomb": "Bm", "board": "Bd"}
    kind, gold = type_in(card), card[-1]
    return f"{SYMBOLS[kind]}{letters.get(kind, kind[:2].title())}{gold}"


# Secrets


def everything(made: Board, table: ct.Table) -> list[str]:
    """All that a board can show."""
    said = [text(made), text(made, roomy=True), *lines(made, made.pieces())]
    for action in actions(table):
        said += [str(made.short(action)), made.gist(action), *made.about(action)]
        if preview := made.preview(action):
            said += lines(made, preview)
    return said


def test_no_secret_of_the_other_seat_is_on_the_table() -> None:
    """A table that the seat cannot tell from the real one looks the same in every detail."""
    checked = 0
    for table, bot in random_games()[:2]:
        while (decision := table.decision) is not None:
            seat = decision.seat
            if table.seq % 7 == 0:
                twin = table.resample(seat, seed=table.seq)
                checked += twin.position() != table.position()
                assert everything(drawn(table, seat), table) == everything(drawn(twin, seat), twin)
                for other in (1 - seat, None):
                    twin = table.resample(other, seed=table.seq)
                    assert text(drawn(table, other)) == text(drawn(twin, other))
            table.choose(bot.choose(table.view(seat)))
    assert checked > 50


def test_what_lies_in_the_treasure_of_another_is_not_shown() -> None:
    """Everybody saw the cards go there; the table does not remember for them, neither before a
    Bomb cracks that Treasure nor when a spectator looks."""
    table = situation(columns={(0, 0): ["bomb2"]}, treasures={0: ["gold6"], 1: ["gold4", "bomb1"]})
    for seat, said in ((0, everything), (None, lambda made, _: [text(made), text(made, True)])):
        made = drawn(table, seat)
        before = said(made, table)
        others = [made.view["treasure"][0], ["octopirate_fish2", "meowmurai_gold4"]]
        again = Board(made.screen, made.words, made.names, {**made.view, "treasure": others})
        assert said(again, table) == before
        assert "Treasure ▒2" in before[0]
    assert "Discard pile ▒ (1)" in "\n".join(everything(drawn(table, 0), table))


def test_where_nothing_is_hidden_treasures_are_open() -> None:
    table = situation(treasures={0: ["gold6", "bomb1"], 1: ["gold4"]})
    made = board(Screen("en"), table, everything_seen(table))
    assert isinstance(made, Board)
    found = text(made)
    assert "Treasure 7¤ (2)" in found
    assert "Treasure 4¤ (1)" in found


def test_everybody_may_look_through_both_discard_piles() -> None:
    table = situation(discards={0: ["gold4", "bomb2"], 1: ["fish1", "fish2", "gold6", "bomb1"]})
    made = drawn(table, None)
    found = "\n".join(lines(made, made.pieces()))
    assert "Discard pile, Octopirates ●Bm2 ¤Go4 (2)" in found
    assert "Discard pile, Meowmurai ●Bm1 ¤Go6 ¿Fi2 ¿Fi1 (4)" in found
    assert "Discard pile ●Bm1 ¤Go6 ¿Fi2 (4)" in text(made, roomy=True)
    assert "Discard pile ●Bm1 (4)" in text(made)


# The end


def ended(table: ct.Table, lang: str, you: int | None) -> str:
    """The sentence about who won."""
    screen = Screen(lang)
    assert table.outcome
    found = verdict(screen, table, table.outcome, you)
    rows = screen.console.render_lines(found, screen.console.options)
    return " ".join("".join(part.text for part in row).strip("║╔╗╚╝═ ") for row in rows).strip()


@pytest.mark.parametrize(
    ("lang", "you", "sentence"),
    [
        ("en", 0, "You win by bringing down the last Zeppelin of the other crew!"),
        ("en", 1, "Victory: Octopirates, by bringing down the last Zeppelin of the other crew!"),
        ("fr", 0, "Vous gagnez en abattant le dernier Zeppelin adverse !"),
        ("fr", None, "Victoire : Poulpirates, en abattant le dernier Zeppelin adverse !"),
    ],
)
@pytest.mark.parametrize("gold", ["gold4", "gold6"])
def test_a_crash_wins_whatever_the_gold(
    lang: str, you: int | None, sentence: str, gold: str
) -> None:
    """Also with equal Treasures, where nothing is said of a tie."""
    table = situation(
        hands={0: ["bomb3"]},
        wrecks={(1, 1): 2, (1, 2): 3},
        treasures={0: ["gold4"], 1: [gold]},
    )
    table.choose(play("bomb3", 0))
    assert ended(table, lang, you) == sentence


@pytest.mark.parametrize(
    ("other", "lang", "sentence"),
    [
        ("gold4", "en", "Victory: Octopirates, with 6 Gold!"),
        ("gold4", "fr", "Victoire\xa0: Poulpirates, avec 6 Or\xa0!"),
        ("gold6", "en", "Shared victory: Octopirates and Meowmurai, with 6 Gold each!"),
        ("gold6", "fr", "Victoire partagée : Poulpirates et Chamouraïs, avec 6 Or !"),
    ],
)
def test_otherwise_gold_decides(other: str, lang: str, sentence: str) -> None:
    table = situation(
        decks={1: ()}, hands={0: ["gold4"]}, treasures={0: ["gold6"], 1: [other]}, actions=1
    )
    table.choose(play("gold4", 0))
    assert ended(table, lang, None) == sentence


# At the keyboard

PLAY = ("play", "gold-n-crash", "--players", "random", "--fast", "--no-intro")
ASKED = {
    "en": ("Your choice", "Your only choice", "Press Enter", "Save the log"),
    "fr": ("Votre choix", "Votre seul choix", "Appuyez sur Entrée", "Enregistrer le journal"),
}
CONFIRM = {"en": "Enter: do", "fr": "Entrée\xa0: faire"}
PREVIEW = {"en": "Preview:", "fr": "Aperçu\xa0:"}


@pytest.mark.parametrize(("lang", "size"), [("en", (80, 24)), ("fr", (120, 40))])
def test_a_whole_game(lang: str, size: tuple[int, int], tmp_path: Path) -> None:
    """The last choice and the first in turn; what is worth a look is confirmed."""
    terminal = Terminal(*PLAY, "--seed", "3", "--lang", lang, size=size, folder=tmp_path)
    decisions = previews = 0
    while asked := terminal.until(*ASKED[lang]):
        screen = terminal.screen()
        answer = ""
        if asked == ASKED[lang][0]:
            assert len(screen) <= size[1], "\n".join(screen)  # all of it is in sight
            if CONFIRM[lang] in screen[-1]:
                assert PREVIEW[lang] in screen[0]
                previews += 1
            else:
                last = re.search(r"\(1 (?:to|à) (\d+)", screen[-1])
                assert last
                answer = last[1] if decisions % 2 else "1"
                decisions += 1
        terminal.type(f"{answer}\n")
    assert terminal.end() == 0
    assert "Traceback" not in terminal.raw
    assert max(len(line) for line in terminal.text().split("\n")) <= size[0]
    assert previews > 5
    assert decisions > 20
