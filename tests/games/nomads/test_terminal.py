"""Nomads at the terminal: what is drawn, what a preview promises, and whole games through a pty."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text
from typer.testing import CliRunner

import captains_table as ct
from captains_table.cli import app
from captains_table.engine.words import LANGUAGES
from captains_table.games.nomads.terminal import Board
from captains_table.games.nomads.terminal.pieces import LETTERS
from captains_table.games.nomads.terminal.ring import Landing, Place, ring
from captains_table.terminal.boards import board
from captains_table.terminal.question import question
from captains_table.terminal.screen import LOOK, Screen
from tests.games.nomads.rules.scenario import legend, move, piles, situation, song, target
from tests.games.script import actions, do, kind
from tests.terminal.drawn import lines
from tests.terminal.test_terminal import Terminal

PLAIN = {"double_drop": "single", "skip": "drop", "red_lift": "no_lift"}  # without a talent
HEARD = ("tile_taken", "tile_discarded", "moon_risen")


def random_games(seats: tuple[int, ...] = (2, 3, 4, 5)) -> list[tuple[ct.Table, ct.Player]]:
    return [
        (ct.Table("nomads", seats=n, seed=seed), ct.player("random", seed=seed))
        for n in seats
        for seed in range(3)
    ]


def drawn(table: ct.Table, lang: str = "en", seat: int | None = None) -> Board:
    """The board as one seat sees it."""
    made = board(Screen(lang), table, table.view(seat))
    assert isinstance(made, Board)
    return made


@pytest.fixture(autouse=True)
def eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")


def place(found: list[str], text: str) -> tuple[int, int]:
    """The line and the column of a text that is there once."""
    where = [(i, line.index(text)) for i, line in enumerate(found) if text in line]
    assert len(where) == 1, (text, found)
    return where[0]


# What a preview promises


def landing(table: ct.Table, action: dict[str, Any]) -> Landing:
    """What the board of whoever moves promises."""
    return drawn(table, seat=table.view(None)["active"])._landing(action)


def heard_since(table: ct.Table, seq: int) -> list[dict[str, Any]]:
    """Who took which tile from where, as everybody was told it."""
    told = [{**event} for event in table.events(None, seq) if event["event"] in HEARD]
    return [{name: value for name, value in e.items() if name != "seq"} for e in told]


def test_what_a_preview_shows_is_what_happens() -> None:
    """Every move of random games: where the discs land, who hears what, and whether Lys is met.
    Ulrich, Siana and Red do without their talents for once."""
    moves = listened = bent = 0
    for table, bot in random_games():
        while (decision := table.decision) is not None:
            view, seq = table.view(decision.seat), table.seq
            action = decision.choices[bot.choose(view)].action
            if action["do"] != "move":
                table.choose(action)
                continue
            after = landing(table, action)
            table.choose(action)
            asks = kind(table) in PLAIN
            while kind(table) in PLAIN:
                table.choose({"do": PLAIN[kind(table) or ""]})
            assert (kind(table) == "lys_target") == after.meets_lys
            if after.meets_lys:
                table.choose(bot.choose(table.view(decision.seat)))
            while kind(table) in PLAIN:
                asks = True
                table.choose({"do": PLAIN[kind(table) or ""]})
            assert piles(table) == after.piles
            assert asks == after.can_bend
            heard = heard_since(table, seq)
            for event in after.heard:
                assert any(event.items() <= told.items() for told in heard), (event, heard)
            if not after.meets_lys:
                assert len(heard) == len(after.heard)
                listened += 1
            moves, bent = moves + 1, bent + asks
    assert moves > 200
    assert listened > 100
    assert bent > 20


@pytest.mark.parametrize(("way", "last"), [("cw", 1), ("ccw", 7)])
def test_a_large_pile_goes_all_around(way: str, last: int) -> None:
    discs = ["nomad", "moon", "ulrich", "red", "red", "siana", "siana", "nostromo", "nomad"]
    table = situation(2, adventurers=("moon", "ulrich"), piles={0: discs}, lys=last)
    after = landing(table, move(0, way))
    assert after.meets_lys
    assert after.landed[0] == 1
    assert after.landed[last] == 2
    do(table, move(0, way))
    assert piles(table) == after.piles
    assert kind(table) == "lys_target"


def test_a_preview_names_listeners_and_the_unheard() -> None:
    table = situation(
        2,
        adventurers=("moon", "nostromo"),
        piles={0: ["moon", "red", "frog"], 7: ["nomad"], 4: ["nomad", "siana"]},
        tops={1: "opal", 2: "C", 3: "G", 4: "wild"},
        lys=5,
        chart=3,
    )
    made = drawn(table, seat=0)
    found = lines(made, made.preview(move(0)))
    text = "\n".join(found)
    assert "Preview: Move the pile at the north (The Whale) clockwise" in text
    assert re.search(r"N Nostromo +♠G", text)
    assert re.search(r"discarded +■C ✶", text)
    assert "☾☾☾☾" in text
    assert "Scores are compared" in text
    assert "You meet Lys" not in text
    assert "talent" not in text
    ring_only = [line[:45] for line in found]
    assert place(ring_only, "rises")[0] < place(ring_only, "N takes")[0]
    assert sum("discarded" in line for line in ring_only) == 3  # north-west, east and south


def test_what_lys_could_take_away_is_not_promised() -> None:
    """She is met at the north-east, and the tile of whoever listens there may be gone by then."""
    table = situation(
        2,
        adventurers=("moon", "nostromo"),
        piles={0: ["moon"], 4: ["nostromo"]},
        tops={1: "A", 4: "G"},
        lys=1,
    )
    after = landing(table, move(0))
    assert after.meets_lys
    assert {"event": "tile_taken", "seat": 1, "stack": 4, "tile": "G"} not in after.heard
    made = drawn(table, seat=0)
    assert "You meet Lys" in "\n".join(lines(made, made.preview(move(0))))


def test_a_preview_says_that_a_talent_can_change_it() -> None:
    for who in ("ulrich", "siana", "red"):
        table = situation(2, adventurers=(who, "moon"), piles={0: [who, "nomad"]})
        made = drawn(table, seat=0)
        assert "Your talent can change this" in "\n".join(lines(made, made.preview(move(0))))


def test_with_one_disc_in_hand_ulrich_has_nothing_to_double() -> None:
    table = situation(2, adventurers=("ulrich", "moon"), piles={0: ["ulrich"]})
    made = drawn(table, seat=0)
    assert "talent" not in "\n".join(lines(made, made.preview(move(0))))


def test_only_moves_have_a_preview() -> None:
    table = situation(2, adventurers=("moon", "red"), tiles={0: {"A": 5}})
    made = drawn(table, seat=0)
    assert {a["do"] for a in actions(table) if made.preview(a)} == {"move"}
    assert legend("A", 2) in actions(table)


# What is drawn


def test_the_ring_is_a_ring_with_the_north_at_the_top() -> None:
    discs = ["ulrich", "moon", "red", "siana", "nostromo"]
    stands = {i: ["nomad"] * (i // 5) + [discs[i % 5]] for i in range(8)}
    table = situation(
        2, adventurers=("moon", "red"), piles=stands, tops=dict(enumerate("ABCDEFGA"))
    )
    made = drawn(table)
    found = [line[:45] for line in lines(made, made.draw(False))]
    at = [place(found, f" {'o' * (i // 5)}{LETTERS[discs[i % 5]]}▸") for i in range(7)]
    north, north_east, east, south_east, south, south_west, west = at
    assert north[0] == north_east[0] < west[0] == east[0] < south_east[0] == south[0]
    assert south[0] == south_west[0]
    assert west[1] < south_west[1] < north[1]
    assert abs(south[1] - north[1]) <= 1
    assert south[1] < south_east[1] < east[1]
    stacks = [place(found, f"{tile} ▃5") for tile in "BCDEFG"]
    assert stacks[0][0] == north_east[0] + 1  # stacks lie towards the fire
    assert stacks[3][0] == south[0] - 1
    assert stacks[5][1] > west[1]
    assert stacks[1][1] < east[1]


@pytest.mark.parametrize("lys", range(8))
def test_lys_stands_beside_her_stack(lys: int) -> None:
    table = situation(2, adventurers=("moon", "red"), lys=lys, tops={lys: "wild"})
    made = drawn(table)
    text = "\n".join(lines(made, made.draw(False)))
    assert re.search("Lys► ✶  ▃5" if lys in (1, 2, 3) else "✶  ▃5 ◄Lys", text)
    assert text.count("Lys") == 1


def test_empty_spaces_and_stacks_look_empty() -> None:
    table = situation(
        2, adventurers=("moon", "red"), heights={0: 0}, piles={0: []}, tops={1: "opal"}
    )
    made = drawn(table)
    text = "\n".join(line[:45] for line in lines(made, made.draw(False)))
    assert text.count("╌") == 6
    assert re.search(r"▸ +– +o▸", text)  # the north, between its neighbours
    assert "☾  ▃5" in text


def test_cards_and_seats() -> None:
    table = situation(
        3,
        adventurers=("moon", "red", "siana"),
        active=2,
        tiles={0: {"A": 2, "wild": 1, "opal": 3}, 1: {"G": 2, "D": 1}},
        legends={"A2": 0, "G4": 1, "B1": 0},
        songs={2: 0},
        chart=2,
    )
    made = drawn(table, seat=0)
    found = lines(made, made.draw(False))
    text = "\n".join(found)
    assert "The Whale            2 M 4 5" in text
    assert "The Storm            3 4 5 R" in text
    assert "4→3 M 6→7 7→9" in text
    assert "reconstructed values" in text
    assert "☾☾··" in text
    assert re.search(r"M Moon \(you\) +2A 1✶ +♪5 +A3 B2 +☾3 +10 ", text)
    assert re.search(r"R Red +1D 2G +– +G6 +– +3 ", text)
    assert re.search(r"► S Siana +– +– +– +– +0 ", text)


def test_values_of_ones_own_are_not_called_reconstructed() -> None:
    values = {
        "names": {s: {"en": f"Tale {s} " + "x" * 17, "fr": "y"} for s in "ABCDEFG"},
        "legends": {s: [6, 7, 8, 9] for s in "ABCDEFG"},
        "songs": [{"need": n, "points": 30} for n in (4, 5, 6, 7)],
    }
    made = drawn(ct.Table("nomads", seats=5, seed=1, options={"values": values}))
    found = lines(made, made.draw(False))
    assert "reconstructed" not in "\n".join(found)
    assert place(found, "4→30 5→30 6→30 7→30")
    assert place(found, "Tale A xxxxxxxxxxxx… 6 7 8 9")


def test_the_numbers_of_the_choices_are_on_the_ring() -> None:
    table = situation(2, adventurers=("moon", "red"), piles={3: ["moon"], 6: ["moon", "red"]})
    made = drawn(table, seat=0)
    found = lines(made, made.draw(False))
    assert place(found, "1↻ 2↺") > place(found, "3↻ 4↺")
    assert "↻" not in "\n".join(lines(made, drawn(table, seat=1).draw(False)))


def test_discs_in_hand_are_in_sight() -> None:
    table = situation(2, adventurers=("siana", "red"), piles={0: ["nomad", "siana", "red"]})
    do(table, move(0, "ccw"))
    made = drawn(table, seat=0)
    found = lines(made, made.draw(False))
    assert place(found, "in hand oSR▸ ↺")
    assert place(found, "▾")[1] < 22  # over the north-west


def test_the_score_on_the_table_is_the_score_of_the_rules() -> None:
    seen = set()
    for table, bot in random_games((3, 5)):
        while (decision := table.decision) is not None:
            made = drawn(table)
            text = "\n".join(lines(made, made.draw(False)))
            for name, row in zip(table.seat_names(), table.facts()["standing"], strict=True):
                assert re.search(rf"{name}.* {row['in_the_end']} *│$", text, re.MULTILINE), text
                seen.add(row["in_the_end"])
            table.choose(bot.choose(table.view(decision.seat)))
    assert len(seen) > 15


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_fits_into_80_columns_and_18_lines(lang: str) -> None:
    for table, bot in random_games()[::3]:
        while (decision := table.decision) is not None:
            if table.seq % 3 == 0:
                made = drawn(table, lang, decision.seat)
                parts = [made.draw(False), *filter(None, map(made.preview, actions(table)[:1]))]
                for part in parts:
                    found = lines(made, part)
                    assert len(found) <= 18
                    assert all(line[0] in "╭│╰" and line[-1] in "╮│╯" for line in found)
                text = "\n".join(lines(made, parts[0]))
                for discs in filter(None, table.view(None)["pile"]):
                    assert "".join(LETTERS[disc] for disc in discs) + "▸" in text
            table.choose(bot.choose(table.view(decision.seat)))


def test_no_disc_is_lost_however_they_lie() -> None:
    """All 19 discs in the west and the east, and Lys beside one of them."""
    for west in range(20):
        places = [Place(Text(), Text("–"), Text("╌╌╌╌╌╌"), Text()) for _ in range(8)]
        places[6] = Place(Text(), Text("w" * west + "▸"), Text("▲A █14 ◄Lys"), Text())
        places[2] = Place(Text(), Text("e" * (19 - west) + "▸"), Text("▲A █14"), Text())
        found = ring(places, [Text("····"), Text("ʌ▲ʌ"), Text("▀▀▀▀▀")], 43)
        assert all(line.cell_len <= 43 for line in found)
        assert sum(line.plain.count("w") + line.plain.count("e") for line in found) == 19


def test_discs_for_two_who_are_asleep_are_a_line_each() -> None:
    """Their numbers are on the ring, so that there is room to say what is asked."""
    table = ct.Table("nomads", seats=3, seed=5)
    bot = ct.player("random", seed=5)
    while not {"ulrich", "siana"} <= {a.get("adventurer") for a in actions(table)}:
        assert table.decision is not None, "nobody is asleep"
        table.choose(bot.choose(table.view(table.decision.seat)))
    assert table.decision is not None
    screen = Screen("en")
    screen.console = Console(theme=LOOK, force_terminal=True, width=80, height=24)
    made = board(screen, table, table.view(table.decision.seat))
    form = question(screen, table, made, table.decision, None)[0]
    said = [line.strip() for part in form for line in lines(made, part)]
    assert said[-2:] == [
        "1-8 A disc for Ulrich: the numbers are around the fire",
        "9-16 A disc for Siana: the numbers are around the fire",
    ]


def test_short_words_for_choices() -> None:
    table = situation(
        2,
        adventurers=("moon", "red"),
        piles={0: ["moon", "red"]},
        tiles={0: {"A": 2, "B": 1, "C": 1, "D": 1}},
    )
    made = drawn(table, seat=0)
    said = {str(a): str(made.short(a)) for a in actions(table)}
    assert said[str(move(0, "ccw"))] == "north ↺"
    assert said[str(legend("A", 2))] == "write ▲A 2"
    assert said[str(song(4))] == "write ♪ 4→3"
    assert str(made.short({"do": "pay", "tiles": {"A": 1, "B": 2}, "wilds": 1})) == "1A 2B 1✶"


def test_about_a_choice() -> None:
    table = situation(2, adventurers=("moon", "red"), piles={0: ["nomad", "moon"]}, tops={0: "B"})
    about = drawn(table, seat=0).about(move(0))
    assert about == [
        "The discs there, from bottom to top: Nomad, Moon.",
        "The stack there: The Comet on top, 5 tiles in all.",
    ]
    assert drawn(table, seat=0).about(target(0)) == about[1:]


# At the keyboard

PLAY = ("play", "nomads", "--players", "random", "--fast", "--no-intro")
ASKED = {
    "en": ("Your choice", "Your only choice", "Press Enter", "Save the log"),
    "fr": ("Votre choix", "Votre seul choix", "Appuyez sur Entrée", "Enregistrer le journal"),
}
CONFIRM = {"en": "Enter: do", "fr": "Entrée\xa0: faire"}
PREVIEW = {"en": "Preview:", "fr": "Aperçu\xa0:"}
WON = {"en": r"win|victory", "fr": r"gagne|victoire"}


@pytest.mark.parametrize(
    ("lang", "seats", "size"), [("en", 2, (80, 24)), ("fr", 4, (80, 24)), ("en", 5, (120, 40))]
)
def test_a_whole_game(lang: str, seats: int, size: tuple[int, int], tmp_path: Path) -> None:
    """The last choice each time, which writes as soon as that is possible; a move is confirmed."""
    terminal = Terminal(
        *(*PLAY, "--seed", "3", "--lang", lang, "--seats", str(seats)), size=size, folder=tmp_path
    )
    decisions = previews = 0
    while asked := terminal.until(*ASKED[lang]):
        screen = terminal.screen()
        answer = ""
        if asked == ASKED[lang][0]:
            assert len(screen) <= size[1], "\n".join(screen)  # all of it is in sight
            assert any("ʌ▲ʌ" in line for line in screen)
            if CONFIRM[lang] in screen[-1]:
                assert PREVIEW[lang] in screen[0]
                previews += 1
            else:
                last = re.search(r"\(1 (?:to|à) (\d+)", screen[-1])
                assert last
                answer = last[1]
                decisions += 1
        terminal.type(f"{answer}\n")
    assert terminal.end() == 0
    assert "Traceback" not in terminal.raw
    assert max(len(line) for line in terminal.text().split("\n")) <= size[0]
    assert re.search(WON[lang], terminal.text())
    assert previews > 1
    assert decisions > 10


def test_a_move_is_looked_at_before_it_is_made(tmp_path: Path) -> None:
    terminal = Terminal(
        *(*PLAY, "--seed", "3", "--lang", "en", "--seats", "3", "--option", "setup=quick"),
        *("--option", "adventurers=chosen", "--option", "first_player=0"),
        size=(80, 40),
        folder=tmp_path,
    )
    terminal.until("Your choice")
    assert "Nostromo" in " ".join(terminal.screen())
    terminal.type("5\n")
    terminal.until("Your choice")
    before = terminal.screen()
    assert "Your turn" in " ".join(before)
    for number in ("1", "2"):  # another number is another preview
        terminal.type(f"{number}\n")
        terminal.until(f"Enter: do {number}; b: back")
        assert "Preview: Move the pile" in terminal.screen()[0]
        assert re.search(rf"^ +►{number} Move", "\n".join(terminal.screen()), re.MULTILINE)
    terminal.type("b\n")
    terminal.until("h for help")
    assert terminal.screen() == before
    for text in ("2", "h"):  # help is given, and nothing is chosen
        terminal.type(f"{text}\n")
        terminal.until("Enter: do 2" if text == "2" else "h for help")
    assert "How to play at this table" in terminal.text()
    terminal.type("1\n")
    terminal.until("Enter: do 1")
    assert "You take the pile" not in terminal.text()
    terminal.type("1\n")  # its number again is as good as Enter
    terminal.until("Your choice")
    assert "You take the pile" in terminal.text()
    terminal.type("q\n")
    terminal.until("Save the game")
    terminal.type("n\n")
    assert terminal.end() == 0


def test_a_shared_keyboard_needs_no_curtain_where_nothing_is_secret(tmp_path: Path) -> None:
    """Nobody looks away; the question says who is asked."""
    terminal = Terminal(
        *("play", "nomads", "--hot-seat", "--seats", "2", "--fast", "--no-intro", "--lang", "en"),
        *("--seed", "3", "--option", "setup=quick", "--option", "first_player=0"),
        size=(80, 24),
        folder=tmp_path,
    )
    for asked_first in ("Person 1", "Person 2", "Press Enter"):  # no names
        assert terminal.until(asked_first)
        terminal.type("\n")
    table = ct.Table("nomads", seats=2, seed=3, options={"setup": "quick", "first_player": 0})
    asked = set()
    for _ in range(12):
        assert terminal.until("Your choice", "Your only choice")
        assert table.decision is not None
        name = table.seat_names("en")[table.decision.seat]
        assert terminal.screen()[-1].startswith(f" {name} · Your")
        asked.add(name)
        terminal.type("1\n")
        if table.decision.choices[0].action["do"] == "move":
            assert terminal.until("Enter: do 1")
            terminal.type("\n")
        table.choose(0)
    assert len(asked) == 2
    assert "looks away" not in terminal.text()
    assert "\x1b[3J" not in terminal.raw
    terminal.until("Your choice", "Your only choice")
    terminal.type("q\n")
    terminal.until("Save the game")
    terminal.type("n\n")
    assert terminal.end() == 0


def test_what_is_told_in_passing_takes_no_line_of_the_news(tmp_path: Path) -> None:
    """Where few lines are left, they are about what people look for; the log has all of it."""
    terminal = Terminal(
        *(*PLAY, "--seed", "3", "--lang", "en", "--seats", "2", "--option", "setup=quick"),
        size=(80, 24),
        folder=tmp_path,
    )
    terminal.until("Your choice")
    assert " turn." not in " ".join(terminal.screen())
    terminal.type("l\n")
    while terminal.until("Your choice", "q done") == "q done":
        terminal.type("\n")
    assert " turn." in terminal.text()
    terminal.type("q\n")
    terminal.until("Save the game")
    terminal.type("n\n")
    assert terminal.end() == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whose_turn_it_is_is_asked_on_one_line(lang: str) -> None:
    table = situation(2, adventurers=("red", "ulrich"), piles={0: ["red"]})
    for lys in range(8):
        position = {**table.position(), "lys": lys}
        decision = ct.Table.at("nomads", position).decision
        assert decision is not None
        assert len(decision.prompt(lang)) <= 78


def test_nobody_looks_where_there_is_no_keyboard() -> None:
    """Numbers from a file choose at once."""
    result = CliRunner().invoke(app, [*PLAY, "--seed", "3", "--lang", "en"], input="1\n" * 400)
    assert result.exit_code == 0
    assert "Preview" not in result.output
    assert "Enter: do" not in result.output
    assert re.search(r"win|victory", result.output)


def test_the_table_without_colour_says_the_same(tmp_path: Path) -> None:
    texts = []
    for environment in ({}, {"NO_COLOR": "1"}):
        terminal = Terminal(
            *(*PLAY, "--seed", "3", "--lang", "en", "--option", "setup=quick"),
            size=(80, 40),
            folder=tmp_path,
            **environment,
        )
        for text in ("1", "c", "h", "? 1", "q"):
            while terminal.until("Your choice", "q done") == "q done":
                terminal.type("\n")
            terminal.type(text + "\n")
        terminal.until("Save the game")
        terminal.type("n\n")
        assert terminal.end() == 0
        texts.append(terminal.text())
    assert texts[0] == texts[1]
    assert "discs on a space, from the bottom to the top" in texts[0]
    assert "Opal Moon, 12 in all" in texts[0]
