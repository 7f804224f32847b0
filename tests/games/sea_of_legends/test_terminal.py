"""Sea of Legends at the terminal: what is drawn, what is told with the choices, and whole games
through a pty."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from inspect import getfile
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from rich.console import Console
from rich.text import Text
from typer.testing import CliRunner

import captains_table as ct
from captains_table.cli import app
from captains_table.engine.words import LANGUAGES
from captains_table.games.sea_of_legends.box import FACTIONS, NPCS, PORTS, REGIONS
from captains_table.games.sea_of_legends.challenge.dice import side_of, strength_now
from captains_table.games.sea_of_legends.terminal import Board
from captains_table.games.sea_of_legends.terminal.chart import Chart, sea_word
from captains_table.terminal.boards import board
from captains_table.terminal.ending import score_sheet, verdict
from captains_table.terminal.question import question
from captains_table.terminal.screen import LOOK, Screen
from captains_table.terminal.story import sentence, together
from tests.games.sea_of_legends.rules.board import plain
from tests.terminal.drawn import Listening, lines
from tests.terminal.test_terminal import Terminal

GOAL = 10  # Notoriety

GAMES = (
    (1, "tlaloc-atlantian"),
    (2, "british-dread"),
    (3, "tlaloc-dread"),
    (4, "atlantian-british"),
)


EAGER = ("hire", "buy", "bury", "visit", "adventure")  # what is done wherever it can be


class Moment(NamedTuple):
    """A table at which somebody decides, and what is chosen then."""

    table: ct.Table
    decision: ct.Decision
    action: dict[str, Any]


@cache
def game(seats: int, factions: str) -> tuple[list[Moment], ct.Table]:
    """All decisions of a game at random, but for a liking for Ports and Adventures; and its end."""
    table = ct.Table("sea-of-legends", seats=seats, seed=seats, options={"factions": factions})
    bot = ct.player("random", seed=seats)
    found = []
    while (decision := table.decision) is not None:
        eager = [choice.index for choice in decision.choices if choice.action["do"] in EAGER]
        index = eager[-1] if eager else bot.choose(table.view(decision.seat))
        then = table.copy()
        assert then.decision is not None
        found.append(Moment(then, then.decision, decision.choices[index].action))
        table.choose(index)
    return found, table


def finished(seats: int, factions: str) -> ct.Table:
    """A game that is over."""
    return game(seats, factions)[1]


def moments(every: int = 1) -> list[Moment]:
    """Decisions of some games, before they are made."""
    return [moment for one in GAMES for moment in game(*one)[0]][::every]


def drawn(table: ct.Table, lang: str = "en", seat: int | None = None) -> Board:
    """The board as one seat sees it."""
    made = board(Screen(lang), table, table.view(seat))
    assert isinstance(made, Board)
    return made


def first_turn(seats: int = 2) -> ct.Table:
    """A game up to the first turn."""
    table = ct.Table("sea-of-legends", seats=seats, seed=5)
    while table.decision is not None and table.decision.kind != "turn":
        table.choose(len(table.decision.choices) - 1)
    return table


@pytest.fixture(autouse=True)
def eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")


# The map


def test_every_region_is_on_the_map_however_many_are_there() -> None:
    for table, decision, _ in moments(every=11):
        made = drawn(table, seat=decision.seat)
        for width, height in ((76, 8), (96, 11), (106, 13)):
            chart = Chart(made.book, made.words, made.view, made.numbers)
            found = chart.lines(width, height)
            assert len(found) == height
            assert all(line.cell_len <= width for line in found)
            text = " ".join(line.plain for line in found)
            for region in REGIONS:
                name = made.words.say(f"region-{region}")
                code = region if region in PORTS else f"~{sea_word(name, 'en')[:4]}"
                assert name[:12] in text or code in text, (region, text)


def test_the_map_has_names_where_there_is_room() -> None:
    made = drawn(first_turn(), seat=0)
    chart = Chart(made.book, made.words, made.view, {})
    for width, height in ((76, 8), (106, 13)):
        text = " ".join(line.plain for line in chart.lines(width, height))
        assert "⚒Havana 8" in text
        assert "▪Smuggler's Cove 5" in text
        assert "HAV" not in text
    narrow = chart.lines(50, 8)
    assert any("⚒VER7" in line.plain for line in narrow)
    assert all(line.cell_len <= 50 for line in narrow)


def test_who_is_there_is_no_part_of_the_name() -> None:
    """A Port's Strength stands between; the name of a Sea region ends in a letter."""
    made = drawn(first_turn(), seat=0)
    steps = next(r for r in REGIONS if "Drowned" in made.words.say(f"region-{r}"))
    where = [steps] + [None] * (len(made.view["npc_at"]) - 1)
    chart = Chart(made.book, made.words, {**made.view, "npc_at": where}, {})
    assert "~Drowned·G" in " ".join(line.plain for line in chart.lines(106, 13))


@pytest.mark.parametrize(
    ("name", "lang", "word"),
    [
        ("Rattlebone Channel", "en", "Rattlebone"),
        ("The Doldrums", "en", "Doldrums"),
        ("Les Marches noyées", "fr", "Noyées"),
        ("Eaux de l'Aube", "fr", "Aube"),
    ],
)
def test_a_sea_is_known_by_one_word(name: str, lang: str, word: str) -> None:
    assert sea_word(name, lang) == word


def test_sea_regions_differ_in_their_codes() -> None:
    for lang in LANGUAGES:
        made = drawn(first_turn(), lang)
        names = [made.words.say(f"region-{sea}") for sea in REGIONS[len(PORTS) :]]
        assert len({sea_word(name, lang)[:4] for name in names}) == len(names)


def test_where_one_can_sail_has_the_number_of_the_choice() -> None:
    table = first_turn()
    assert table.decision is not None
    seat = table.decision.seat
    text = " ".join(lines(made := drawn(table, seat=seat), made.draw(False)))
    for choice in table.decision.choices:
        if choice.action["do"] == "sail" and choice.action["region"] in PORTS:
            region = choice.action["region"]
            called = f"({region}|{made.words.say(f'region-{region}')})"
            assert re.search(rf" {choice.index + 1}›[♣♦⚒▪]{called}", text)
    others = drawn(table, seat=1 - seat)
    assert "›" not in " ".join(lines(others, others.draw(False)))


# The rest of the table


def test_the_race_on_the_table_is_that_of_the_rules() -> None:
    seen = set()
    for table, *_ in moments():
        made = drawn(table)
        text = " ".join(lines(made, made.draw(False)))
        for row, captain in zip(
            table.facts()["notoriety"], table.view(None)["captain"], strict=True
        ):
            if captain is None:
                continue
            full = min(GOAL, row["total"])
            assert f"{'▰' * full}{'▱' * (GOAL - full)} {row['total']}" in text
            seen.add(row["total"])
    assert len(seen) > 1


def test_factions_show_their_strength_and_how_far_they_are() -> None:
    table = finished(3, "tlaloc-dread")
    made = drawn(table)
    text = " ".join(lines(made, made.draw(True)))
    relics = table.view(None)["relic_holder"].count("tetzahuitl-card")
    assert re.search(rf"Children of Tlaloc M\d T\d+ ◆{relics}/4", text)
    assert re.search(r"Spanish Armada G\d", text)
    assert f"✹{sum(table.view(None)['infested'])}/5" in text


def test_dice_lie_on_the_table_with_the_strength_of_the_rules() -> None:
    challenges = 0
    for table, decision, _ in moments():
        if decision.kind not in ("assign", "turn_dice", "reroll_dice"):
            continue
        challenges += 1
        made = drawn(table, seat=decision.seat)
        found = lines(made, made.draw(False))
        state = table.state
        now = strength_now(state, side_of(state, decision.seat)) + state.helped
        if table.view(None)["against"] != "player":
            assert any(f"Strength {now} of " in line for line in found)
        faces = re.findall(r"\[(.)\]", " ".join(found))
        assert len(faces) == state.die_count - sum(state.die_spent[: state.die_count])
        assert any("☠" in line for line in found[4:])
    assert challenges > 10


def test_before_the_roll_the_dice_are_blank() -> None:
    table = next(table for table, decision, _ in moments() if decision.kind == "pool")
    assert table.decision is not None
    made = drawn(table, seat=table.decision.seat)
    text = " ".join(lines(made, made.draw(False)))
    assert text.count("[?]") == 4 + table.state.bonus_dice
    assert "4 Captain dice, " in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_fits_into_80_columns_and_17_lines(lang: str) -> None:
    for table, decision, _ in moments(every=5):
        made = drawn(table, lang, decision.seat)
        found = lines(made, made.draw(False))
        assert len(found) <= 17, "\n".join(found)
        assert all(line[0] in "╭│╰" and line[-1] in "╮│╯" for line in found)


# What is told with the choices


def test_a_price_that_is_shown_is_the_price_that_is_paid() -> None:
    paid = 0
    for table, decision, action in moments():
        if action["do"] not in ("hire", "buy"):
            continue
        shown = drawn(table, seat=decision.seat).gist(action)
        after = table.copy()
        told = after.choose(action)
        gained = sum(event["count"] for event in told if event["event"] == "gold_gained")
        price = table.state.gold[decision.seat] + gained - after.state.gold[decision.seat]
        assert shown.startswith(f"{price} gold · " if price else "free · ")
        paid += 1
    assert paid > 5


def test_the_odds_of_a_challenge_stand_with_it() -> None:
    table = first_turn()
    assert table.decision is not None
    made = drawn(table, seat=table.decision.seat)
    hints = table.game.hints(table.state, table.decision.seat)
    (odds,) = hints["odds"]
    action = next(c.action for c in table.decision.choices if c.action["do"] == "challenge")
    assert made.gist(action).startswith(f"{odds['percent']}% chance · Reward: ")
    assert str(made.short(action)).endswith(f"{odds['percent']}%")


def test_there_is_something_to_know_about_every_choice_but_the_plain_ones() -> None:
    plain = ("end_turn", "done", "roll", "seat", "look", "take", "pay", "pick_up", "mark", "bond")
    silent = set()
    for table, decision, _ in moments():
        made = drawn(table, seat=decision.seat)
        for choice in decision.choices:
            if choice.action["do"] not in plain and not made.about(choice.action):
                silent.add((decision.kind, choice.label("en")))
    # at sea there may be nobody, Crew that leave and Factions need no explanation, a Postscript is
    # told with its question
    assert {kind for kind, _ in silent} <= {
        *("turn", "place_galleon", "choose_place", "choose_route", "choose_target", "drift"),
        *("flee", "choose_faction", "order_nemeses", "choose_victim", "choose_option"),
        *("assign", "react", "prevent_malice", "flee_npc", "answer_postscript"),
    }


def test_a_die_that_can_be_turned_is_told_in_short() -> None:
    table, decision, _ = next(one for one in moments() if one.decision.kind == "turn_dice")
    action = next(c.action for c in decision.choices if c.action["do"] == "turn")
    shown = {"captain": "★", "lover": "♥", "nemesis": "☠"}
    face = table.view(None)["die"][action["die"]]
    then = action["face"]
    told = f"Die {action['die'] + 1}: {shown.get(face, face)} → {shown.get(then, then)}"
    assert str(drawn(table, seat=decision.seat).short(action)) == told


def test_what_is_to_be_done_with_a_crew_is_asked_for() -> None:
    asked_for = set()
    for table, decision, action in moments():
        if decision.kind != "pick_crew":
            continue
        after = table.copy()
        told = after.choose(action)[0]["event"]
        deed = {"crew_exhausted": "exhaust", "crew_refreshed": "refresh"}.get(told, "discard")
        assert decision.prompt("en") == f"Which Crew do you {deed}?"
        asked_for.add(deed)
    assert len(asked_for) > 1


def test_a_prompt_of_the_faction_turn_says_where_the_npc_is_and_goes() -> None:
    asked_for = set()
    for table, decision, _ in moments():
        if decision.kind in ("choose_target", "choose_route", "drift", "choose_place"):
            view, prompt = table.view(decision.seat), decision.prompt("en")
            if decision.kind == "choose_place":
                assert prompt.endswith(": in which region?")
            else:
                at = view["npc_at"][NPCS.index(view["attacker"])]
                assert f" {table.words('en').say(f'region-{at}')}" in prompt
            asked_for.add(decision.kind)
    assert len(asked_for) == 4


def test_dice_that_are_rolled_are_told_in_one_sentence() -> None:
    table = finished(2, "british-dread")
    events = table.events(None)
    rolled = [event for event in events if event["event"] == "die_rolled"]
    runs = [event for event in together(table, events) if event["event"] == "die_rolled"]
    assert sum(sum(run["faces"].values()) for run in runs) == len(rolled)
    assert len(runs) < len(rolled) / 3
    made = drawn(table)
    run = {"event": "die_rolled", "seq": 9, "seat": 0, "faces": {"1": 2, "nemesis": 1}}
    for lang, verb, nemesis in (("en", "rolls", "Nemesis"), ("fr", "obtient", "Némésis")):
        (line,) = lines(made, sentence(table, run, lang, None))
        name = table.seat_names(lang)[0]
        assert line.strip() == f"· {name} {verb} 1 ×2, {nemesis}."


def test_choices_are_cut_to_a_line_before_they_say_nothing() -> None:
    table, decision, _ = next(one for one in moments() if one.decision.kind == "make_room")
    screen = Screen("en")
    made = board(screen, table, table.view(decision.seat))
    full, cut = (
        [line for part in form[2:] for line in lines(drawn(table), part)]
        for form in question(screen, table, made, decision, None)[:2]
    )
    assert len(cut) == len(decision.choices) < len(full)
    told = " ".join(" ".join(full).split())
    left_out = [line.strip() for line in cut if line.rstrip().endswith(" …")]
    assert left_out
    for line in left_out:  # and no word is broken
        assert f"{' '.join(line.removesuffix('…').split())} " in told


def test_the_two_ways_of_a_game_are_told_apart() -> None:
    table = first_turn()
    view = {**table.view(0), "drawn": {"size": 1, "cards": {"T02": 1}}}
    made = Board(Screen("en"), table.words("en"), table.seat_names("en"), view)
    first, second = (made.gist({"do": "outcome", "outcome": way}) for way in range(2))
    game = made.texts.text(made.book.tavern["T02"].game)
    assert first
    assert second
    assert game == f"{first[0].upper()}{first[1:]}; or {second}."


def test_an_adventure_is_called_by_its_title() -> None:
    table = ct.Table("sea-of-legends", seats=1, seed=1, options={"content": plain()})
    while table.decision is not None and table.decision.kind != "choose_option":
        table.choose(0)
    made = drawn(table, seat=0)
    text = " ".join(lines(made, made.draw(False)))
    assert "Adventure: A locked chest and two bidders" in text
    assert "~Gulf" not in text  # where there is little room, the story is all
    assert "~Gulf" in " ".join(lines(made, made.draw(True)))


def reading(**changed: Any) -> ct.Table:
    """A table at which a letter is answered, or something else is read."""
    position = first_turn().position()
    position["todo"] += [position["step"], "end_postscript"]
    position["step"], position["postscript"] = "answer_postscript", "dread_threat"
    position["args"] += [-1] * 4 + [0] + [-1] * 3
    return ct.Table.at("sea-of-legends", position | changed)


def test_a_page_is_read_by_everybody_before_the_table() -> None:
    table = reading()
    told = table.story()["now"]["paragraphs"]
    for seat in (None, 0, 1):
        *_, (_, page) = drawn(table, seat=seat).pages()
        texts = [str(part) for part in page if str(part)]
        assert texts[0] == f"{table.seat_names()[0]} · A letter from the Dread Tide"
        assert [text.replace("\u00a0", " ") for text in texts[1:]] == told


def asked(screen: Screen, table: ct.Table) -> list[str]:
    """The question in its full form, line by line."""
    assert table.decision is not None
    made = board(screen, table, table.view(table.decision.seat))
    form = question(screen, table, made, table.decision, None)[0]
    console = screen.console
    options = console.options.update(width=screen.width)
    return [
        "".join(segment.text for segment in line).rstrip()
        for part in form
        for line in console.render_lines(part, options)
    ]


def test_many_regions_are_one_line_where_the_map_is_in_sight() -> None:
    table = first_turn()
    assert table.decision is not None
    sails = sum(choice.action["do"] == "sail" for choice in table.decision.choices)
    screen = Screen("en")
    assert sum("Sail to " in line for line in asked(screen, table)) == sails  # no terminal: a list
    screen.console = Console(theme=LOOK, force_terminal=True, width=80, height=24)
    live = asked(screen, table)
    assert f"1-{sails} Sail: the numbers are on the map" in live
    assert not any("Sail to " in line for line in live)
    assert len(live) == 2 + 1 + len(table.decision.choices) - sails


@pytest.mark.parametrize("gold", [0, 14, 15, 90])
def test_a_port_with_nothing_to_buy_says_so_beforehand(gold: int) -> None:
    table = first_turn()
    table.state.gold[0] = gold
    table.state.at[0] = REGIONS.index("HAV")
    table = ct.Table.at("sea-of-legends", table.position())
    made = board(Screen("en"), table, table.view(0))
    told = made.gist({"do": "visit"})
    can_buy = gold >= 15
    assert ("no Ship you can pay" in told) != can_buy
    assert ("buy a Ship" in told) == can_buy


def test_routes_of_a_region_can_be_looked_up() -> None:
    table = first_turn()
    made = board(Screen("en"), table, table.view(0))
    assert isinstance(made, Board)
    routes = made.book.pack.map.routes
    for region in REGIONS:
        told = " ".join(made.about({"do": "sail", "region": region}))
        for route in routes:
            if region in route:
                (other,) = {*route} - {region}
                assert made.words.say(f"region-{other}") in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_words_for_everything_and_none_in_vain(lang: str) -> None:
    screen = Listening(lang)
    for table, decision, _ in moments():
        made = board(screen, table, table.view(decision.seat))
        for choice in decision.choices:
            made.short(choice.action)
            made.gist(choice.action)
            made.about(choice.action)
            made.gathered(choice.action)
        made.draw(table.seq % 2 == 0)
    for seats, factions in GAMES:
        table = finished(seats, factions)
        made = board(screen, table, table.view(None))
        assert made.signs()
        assert made.pieces()
        made.with_points(10)
        assert "2" in made.gist({"do": "bury", "tens": 2})
    words = (Path(getfile(Board)).parent / f"{lang}.ftl").read_text(encoding="utf-8")
    ours = set(re.findall(r"^([\w-]+) =", words, re.MULTILINE))
    in_duels = {"sea-strength-first", "sea-strength-second"}
    of_allies = {"sea-ally", "sea-neutral", "sea-with-faction", "sea-by-faction"}  # tested below
    of_stories = {"sea-read-by"}
    assert ours - screen.said <= in_duels | of_allies | of_stories


def test_an_ally_is_called_so() -> None:
    table = first_turn()
    for stance, word in (("neutral", "(neutral)"), ("allied", "(your ally)")):
        facts = table.facts()
        facts["stances"][0]["tlaloc"] = stance
        view = {**table.view(0), "facts": facts}
        made = Board(Screen("en"), table.words("en"), table.seat_names("en"), view)
        assert word in " ".join(lines(made, made.draw(False)))


def test_a_duel_says_who_rolls_then_and_what_must_be_beaten() -> None:
    table = next(table for table, decision, _ in moments() if decision.kind == "assign")
    view = table.view(0)
    duel = {**view, "against": "player", "challenger": 0, "defending": 1, "foe": None}
    names = ["Ton", "Spell"]
    for roller, needed, told in (
        (0, None, "Then Spell rolls."),
        (1, 9, "Ton has 8 and wins unless Spell has more."),
    ):
        facts = {name: it * 2 if isinstance(it, list) else it for name, it in table.facts().items()}
        reached = {"strength": 3, "dice": 3, "against": 8, "needed": needed}
        facts["challenge"] = {**table.facts()["challenge"], **reached}
        seen = {
            **{
                name: duel[name] * 2 if isinstance(duel[name], list) else duel[name]
                for name in duel
            },
            **{"die": view["die"], "die_bonus": view["die_bonus"], "die_spent": view["die_spent"]},
            **{"roller": roller, "facts": facts},
        }
        made = Board(Screen("en"), table.words("en"), names, seen)
        text = " ".join(lines(made, made.draw(False)))
        assert "Ton Challenges: Spell" in text
        assert told in text


# The end


def told_at_the_end(
    lang: str, table: ct.Table, outcome: ct.Outcome, you: int | None, winner: str | None
) -> str:
    """What the verdict says if that faction has won, or none."""
    position = {**table.position(), "winner": winner}
    screen = Screen(lang)
    over = ct.Table.at("sea-of-legends", position)
    panel: Any = verdict(screen, over, outcome, you)
    assert isinstance(panel.renderable, Text)
    return panel.renderable.plain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verdicts(lang: str) -> None:
    table = finished(2, "british-dread")
    assert table.outcome is not None
    outcome = replace(table.outcome, scores=[10, 4], winners=[0], ranking=[[0], [1]])
    faction = table.words(lang).say("faction-dread")
    with_it = {
        "en": f"allied with the {faction}",
        "fr": f"en alliance ({faction})",
    }[lang]
    ten = {"en": "You win with 10 Notoriety!", "fr": "avec 10 de Notoriété"}[lang]
    assert ten in told_at_the_end(lang, table, outcome, 0, None)
    assert with_it in told_at_the_end(lang, table, outcome, 0, "dread")
    both = told_at_the_end(lang, table, replace(outcome, winners=[0, 1]), 0, "dread")
    assert with_it in both
    assert all(name in both for name in table.seat_names(lang))
    nobody = told_at_the_end(lang, table, replace(outcome, winners=[]), 0, "dread")
    assert faction in nobody
    assert {"en": "No captain wins.", "fr": "Aucun capitaine ne gagne."}[lang] in nobody


def test_one_captain_alone_can_win() -> None:
    table = finished(1, "tlaloc-atlantian")
    assert table.outcome is not None
    outcome = replace(table.outcome, scores=[10], winners=[0], ranking=[[0]])
    assert "You win with 10 Notoriety!" in told_at_the_end("en", table, outcome, 0, None)


def test_the_end_says_where_notoriety_is_from() -> None:
    for lang, word in (("en", "True Love"), ("fr", "Grand amour")):
        table = finished(2, "british-dread")
        assert table.outcome is not None
        screen = Screen(lang)
        made = drawn(table, lang)
        assert word in " ".join(lines(made, score_sheet(screen, table, table.outcome, None)))


# At the keyboard

PLAY = ("play", "sea-of-legends", "--players", "random", "--fast", "--no-intro")
ASKED = {
    "en": ("Your choice", "Your only choice", "Press Enter", "Save the log", "Enter more ·"),
    "fr": (
        *("Votre choix", "Votre seul choix", "Appuyez sur Entrée", "Enregistrer le journal"),
        "Entrée suite ·",
    ),
}
WON = {"en": r"You win|Victory", "fr": r"gagnez|Victoire"}


@pytest.mark.parametrize(("lang", "seats", "size"), [("en", 2, (80, 24)), ("fr", 3, (100, 30))])
def test_a_whole_game(lang: str, seats: int, size: tuple[int, int], tmp_path: Path) -> None:
    """The middle choice each time: captains sail, fight and use what they have."""
    terminal = Terminal(
        *(*PLAY, "--seed", "3", "--lang", lang, "--seats", str(seats)),
        *("--option", "last_round=20"),
        size=size,
        folder=tmp_path,
    )
    decisions = 0
    while found := terminal.until(*ASKED[lang]):
        screen = terminal.screen()
        answer = ""
        if found == ASKED[lang][0]:
            assert len(screen) <= size[1], "\n".join(screen)  # all of it is in sight
            last = re.search(r"\(1 (?:to|à) (\d+)", screen[-1])
            assert last
            answer = str((int(last[1]) + 1) // 2)
            decisions += 1
        terminal.type(f"{answer}\n")
    assert terminal.end() == 0
    assert "Traceback" not in terminal.raw
    assert max(len(line) for line in terminal.text().split("\n")) <= size[0]
    assert re.search(WON[lang], terminal.text())
    assert decisions > 20


def test_pages_to_read(tmp_path: Path) -> None:
    terminal = Terminal(
        *("play", "sea-of-legends", "--seats", "1", "--fast", "--no-intro"),
        *("--seed", "5", "--lang", "en"),
        size=(80, 24),
        folder=tmp_path,
    )
    for text in ("1", "1", "1", "h", "c", "?", "? 1", "q"):
        while terminal.until("Your choice", "q done") == "q done":
            terminal.type("\n")
        terminal.type(f"{text}\n")
    terminal.until("Save the game")
    terminal.type("n\n")
    assert terminal.end() == 0
    for told in (
        "a Hideout: bury gold for Notoriety",
        "Wins with 4 Summoning Relics on Tetzahuitl's card.",
        "▪SMU 5",
        "Smuggler's Cove. Next to: ",
        "Peggy           Class 2: ",
        "15 gold,",
        "Pilfer – for each Captain icon",
        "SL-R28",
    ):
        assert told in terminal.text()


def test_numbers_from_a_file_play_a_game_and_its_log_can_be_looked_at(tmp_path: Path) -> None:
    log = tmp_path / "game.json"
    played = CliRunner().invoke(
        app,
        [*PLAY, "--seed", "3", "--seats", "2", "--lang", "en", "--save", str(log)],
        input="1\n" * 3000,
    )
    assert played.exit_code == 0, played.output[-2000:]
    assert "Sail to " in played.output
    seen = CliRunner().invoke(app, ["replay", str(log), "--lang", "fr"])
    assert seen.exit_code == 0
    assert re.search(WON["fr"], seen.output)


def test_the_options_are_explained() -> None:
    for lang in LANGUAGES:
        found = CliRunner().invoke(app, ["rules", "sea-of-legends", "--lang", lang])
        assert found.exit_code == 0, found.output[-500:]
        assert "factions=tlaloc-dread" in found.output
        assert "SL-R158" in found.output


def test_all_factions_have_a_goal_in_words() -> None:
    folder = Path(getfile(Board)).parent
    for lang in LANGUAGES:
        for faction in FACTIONS:
            assert Screen(lang).with_words(folder).say(f"sea-goal-{faction}", count=4, gold=30)
