"""The comparison of the value sets of Nomads: what is counted, what the page makes of it, and what
is refused. Figures are checked against the games themselves, not against the code's own sums."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random
from statistics import NormalDist, fmean, pstdev
from typing import Any

import pytest
from typer.testing import CliRunner

import captains_table as ct
from captains_table.engine.drivers import VICTORY, drivers
from captains_table.engine.plain import observation_class
from captains_table.games.nomads.greedy import choose
from captains_table.games.nomads.state import ADVENTURERS, SONGS
from captains_table.games.nomads.values import read_values
from captains_table.lab.nomads_values import figures
from captains_table.lab.nomads_values import play as playing
from captains_table.lab.nomads_values import tally as t
from captains_table.lab.nomads_values.__main__ import app
from captains_table.lab.nomads_values.figures import SEATS, SETS, Estimate, rate

NOMADS = ct.game("nomads")
NAMES = ("Ulrich", "Moon", "Red", "Siana", "Nostromo")


@dataclass
class Seat:
    """How a game ended for one seat."""

    turn: int
    adventurer: int
    points: int
    song: int | None  # its number
    song_points: int
    legends: int
    moons: int
    tiles: int


Played = list[Seat]


def winners(game: Played) -> list[Seat]:
    """Who has most points, and of those the most Legend cards."""
    best = max((seat.points, seat.legends) for seat in game)
    return [seat for seat in game if (seat.points, seat.legends) == best]


def victory(game: Played, seat: Seat) -> float:
    """A seat's part of the victory."""
    return 1 / len(winners(game)) if seat in winners(game) else 0


def margin(game: Played) -> int:
    second, best = sorted(seat.points for seat in game)[-2:]
    return best - second


def counted(games: list[Played]) -> list[list[int]]:
    """The table of these games, one row after the other."""

    def by(field: str, value: Callable[[Played, Seat], float]) -> list[int]:
        sums = [0.0] * t.COLUMNS
        for game in games:
            for seat in game:
                sums[getattr(seat, field)] += value(game, seat)
        return [round(total) for total in sums]

    def points(game: Played, seat: Seat) -> int:
        return seat.points

    def part(game: Played, seat: Seat) -> float:
        return VICTORY * victory(game, seat)

    seats = [seat for game in games for seat in game]
    best = [max(seat.points for seat in game) for game in games]
    margins = [margin(game) for game in games]
    rows = [
        [len(games)],
        by("turn", part),
        by("turn", points),
        by("adventurer", lambda game, seat: 1),
        by("adventurer", part),
        by("adventurer", points),
        [sum(seat.song == n for seat in seats) for n in range(SONGS)],
        [
            sum(best),
            sum(n * n for n in best),
            sum(margins),
            sum(n * n for n in margins),
            sum(len(winners(game)) > 1 for game in games),
            sum(seat.song is not None for game in games for seat in winners(game)),
        ],
        [
            sum(seat.points for seat in seats),
            sum(seat.points**2 for seat in seats),
            sum(seat.song_points for seat in seats),
            sum(seat.legends for seat in seats),
            sum(seat.moons for seat in seats),
            sum(seat.tiles for seat in seats),
        ],
    ]
    return [row + [0] * (t.COLUMNS - len(row)) for row in rows]


# What is counted


def at_the_end(table: ct.Table) -> Played:
    """What lies before everybody, as a spectator sees it."""
    assert table.outcome
    view = table.view(None)
    seats = []
    for p, breakdown in enumerate(table.outcome.breakdown):
        tiles = view["tiles"][p]["cards"]
        seats.append(
            Seat(
                turn=(p - view["first"]) % view["seats"],
                adventurer=ADVENTURERS.index(view["adventurer"][p]),
                points=table.outcome.scores[p],
                song=view["song_of"].index(p) if p in view["song_of"] else None,
                song_points=breakdown["song"],
                legends=view["legend_of"].count(p),
                moons=tiles.get("opal", 0),
                tiles=sum(tiles.values()) - tiles.get("opal", 0),
            )
        )
    assert {p for p, seat in enumerate(seats) if seat in winners(seats)} == set(
        table.outcome.winners
    )
    return seats


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("values", SETS)
def test_games_are_counted_as_they_ended(values: str, seats: int) -> None:
    table = [[0] * t.COLUMNS for _ in range(t.ROWS)]
    games = []
    for seed in range(12):
        played = ct.Table("nomads", seats, seed, {"values": values})
        greedy = ct.player("greedy", seed)
        while decision := played.decision:
            played.choose(greedy.choose(played.view(decision.seat)))
        t.tally(played.state, table)
        games.append(at_the_end(played))
    assert table == counted(games)


def test_a_shared_victory_is_counted_in_parts() -> None:
    """Found among games that are played at random, in which ties are easy to find."""
    for seed in range(300):
        played = ct.Table("nomads", 2, seed)
        anybody = ct.player("random", seed)
        while decision := played.decision:
            played.choose(anybody.choose(played.view(decision.seat)))
        assert played.outcome
        if len(played.outcome.winners) == 2:
            break
    else:
        pytest.fail("there was no shared victory")
    table = [[0] * t.COLUMNS for _ in range(t.ROWS)]
    t.tally(played.state, table)
    assert table == counted([at_the_end(played)])
    assert table[t.WINS_BY_TURN][:2] == [VICTORY // 2] * 2
    assert table[t.WINNER][t.SHARED] == 1


@pytest.mark.long
def test_all_cores_count_what_the_plain_rules_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With two seats only, so that there is one thing to compile; in pieces that do not fit."""
    monkeypatch.setattr(playing, "SEATS", (2,))
    monkeypatch.setattr(playing, "EACH_TASK", 8)
    file, told = tmp_path / "values.json", list[float]()
    playing.play(file, 20, told.append)
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found["counts"].keys() == {f"{values}-2" for values in SETS}
    assert found["seed"] == playing.SEED
    assert "Python" in found["machine"]
    assert told == [n / 6 for n in range(7)]
    assert list(tmp_path.iterdir()) == [file]

    plain = drivers(NOMADS, choose, t.tally)
    codes, weights = [0] * NOMADS.choices, [0] * NOMADS.choices
    view = observation_class(NOMADS.declaration, 2)()
    for values in SETS:
        table = [[0] * t.COLUMNS for _ in range(t.ROWS)]
        scratch = ([NOMADS.empty(2, {"values": values})], codes, weights, [0, 0], [view])
        plain["play_matches"](*scratch, [1, 1], playing.SEED, 0, 20, table)
        assert found["counts"][f"{values}-2"] == table
        assert table[t.GAMES][0] == 20


def test_both_sets_play_as_many_games_as_asked_for_and_no_game_twice() -> None:
    tasks = list(playing._tasks(50_002))
    for values in SETS:
        played = 0
        for seats in SEATS:
            pieces = sorted(task[2:] for task in tasks if task[:2] == (values, seats))
            games = [n for first, count in pieces for n in range(first, first + count)]
            assert games == list(range(len(games)))
            played += len(games)
        assert 50_002 <= played < 50_002 + len(SEATS)


# The page


def made_up(values: str, seats: int, number: int, strong: dict[str, int]) -> list[Played]:
    """Games that nobody played. Red has some points more, and so have those who begin."""
    random = Random(f"{values} {seats}")
    games = []
    for _ in range(number):
        who = random.sample(range(len(ADVENTURERS)), seats)
        songs = random.sample([*range(SONGS), None, None, None], seats)
        games.append(
            [
                Seat(
                    turn=turn,
                    adventurer=who[turn],
                    points=random.randint(-3, 12)
                    + (strong[values] if who[turn] == 2 else 0)
                    + (strong[values] if turn == 0 else 0),
                    song=songs[turn],
                    song_points=0 if songs[turn] is None else 3 + songs[turn],
                    legends=random.randint(0, 7),
                    moons=random.randint(0, 6),
                    tiles=random.randint(0, 9),
                )
                for turn in range(seats)
            ]
        )
    return games


Games = dict[tuple[str, int], list[Played]]
STRONG = dict(zip(SETS, (2, 9), strict=True))


def games_of(number: int, strong: dict[str, int]) -> Games:
    return {(v, seats): made_up(v, seats, number, strong) for v in SETS for seats in SEATS}


def as_file(file: Path, games: Games) -> Path:
    counts = {f"{values}-{seats}": counted(games[values, seats]) for values, seats in games}
    found = {"machine": "an abacus; 2020-02-02", "seed": 5, "counts": counts}
    file.write_text(json.dumps(found), encoding="utf-8")
    return file


@dataclass
class Made:
    """A page, the games behind it and the folder that it is in."""

    games: Games
    docs: Path

    @property
    def text(self) -> str:
        return (self.docs / "nomads-values.md").read_text(encoding="utf-8")

    def rows(self, section: str, about: str) -> Iterator[tuple[str, list[str]]]:
        """The cells of the rows of a section that are about something, with their set."""
        _, _, rest = self.text.partition(f"\n## {section}\n")
        assert rest, section
        label = ""
        for line in rest.partition("\n## ")[0].splitlines():
            if line.startswith("|"):
                first, values, *cells = (cell.strip() for cell in line.strip("|").split("|"))
                label = first or label
                if label == about and values.strip("`") in SETS:
                    yield values.strip("`"), cells

    def check(self, section: str, about: str, figure: Callable[[list[Played], int], str]) -> None:
        """Every set has one row, with a figure for each number of seats."""
        rows = dict(self.rows(section, about))
        assert list(rows) == list(SETS), about
        for values, cells in rows.items():
            expected = [figure(self.games[values, seats], seats) for seats in SEATS]
            assert cells[: len(SEATS)] == expected, (about, values)


def page(*arguments: str) -> Any:
    return CliRunner().invoke(app, ["page", *arguments])


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Made:
    folder = tmp_path_factory.mktemp("docs")
    games = games_of(800, STRONG)
    result = page(str(as_file(folder / "values.json", games)), "--docs", str(folder))
    assert result.exit_code == 0, result.output
    assert str(folder / "nomads-values.md") in result.output.splitlines()
    return Made(games, folder)


def won(parts: list[float]) -> tuple[float, float]:
    """A win rate and half its interval, in percent."""
    p = fmean(parts)
    error = sqrt(p * (1 - p) / len(parts))
    return 100 * p, 100 * NormalDist().inv_cdf(0.975) * error


def with_margin(rate: tuple[float, float]) -> str:
    return f"{rate[0]:.2f} ± {rate[1]:.2f}"


def adventurer_rate(games: list[Played], who: int) -> tuple[float, float]:
    return won([victory(g, s) for g in games for s in g if s.adventurer == who])


def turn_rate(games: list[Played], turn: int) -> tuple[float, float]:
    return won([victory(g, g[turn]) for g in games])


@pytest.mark.parametrize("who", range(len(ADVENTURERS)))
def test_figures_of_each_adventurer(made: Made, who: int) -> None:
    def points(games: list[Played], seats: int) -> str:
        return f"{fmean(s.points for g in games for s in g if s.adventurer == who):.2f}"

    made.check(
        "Who wins", NAMES[who], lambda games, seats: with_margin(adventurer_rate(games, who))
    )
    made.check("Scores", NAMES[who], points)


@pytest.mark.parametrize(
    ("turn", "about"), [*enumerate(("first", "second", "third", "fourth", "fifth"))]
)
def test_figures_by_turn_order(made: Made, turn: int, about: str) -> None:
    made.check(
        "Who wins",
        about,
        lambda games, seats: with_margin(turn_rate(games, turn)) if turn < seats else "",
    )


def spread(numbers: list[int]) -> str:
    return f"{fmean(numbers):.2f} ({pstdev(numbers):.2f})"


def each_seat(value: Callable[[Seat], int]) -> Callable[[list[Played], int], str]:
    return lambda games, seats: f"{fmean(value(s) for g in games for s in g):.2f}"


def percent(games: list[Played], is_so: Callable[[Played], bool]) -> float:
    return 100 * fmean(is_so(game) for game in games)


def test_scores_margins_and_shared_victories(made: Made) -> None:
    made.check("Scores", "the winner", lambda g, _: spread([winners(x)[0].points for x in g]))
    made.check("Scores", "everybody", lambda g, _: spread([s.points for x in g for s in x]))
    made.check("Scores", "margin", lambda g, _: spread([margin(x) for x in g]))
    made.check("Scores", "shared", lambda g, _: f"{percent(g, lambda x: len(winners(x)) > 1):.2f}")
    shared = [len(winners(g)) > 1 for games in made.games.values() for g in games]
    assert any(shared)


def test_songs(made: Made) -> None:
    def taken(song: int) -> Callable[[list[Played], int], str]:
        return lambda games, _: with_margin(won([any(s.song == song for s in g) for g in games]))

    for song, about in enumerate(("the shortest", "the second", "the third", "the longest")):
        made.check("Songs", about, taken(song))
    made.check("Songs", "points from Songs, each seat", each_seat(lambda s: s.song_points))


def test_winners_with_a_song(made: Made) -> None:
    """With two seats exactly; with more, three can share a victory, which is not counted."""
    for values, cells in made.rows("Songs", "winners with a Song"):
        for seats, cell in zip(SEATS, cells, strict=True):
            best = [seat for game in made.games[values, seats] for seat in winners(game)]
            exact = 100 * fmean(seat.song is not None for seat in best)
            assert float(cell) == pytest.approx(exact, abs=0.05 if seats == 2 else 1)


def test_what_each_seat_has(made: Made) -> None:
    section = "Legends, Opal Moons and tiles"
    made.check(section, "Legend cards", each_seat(lambda s: s.legends))
    made.check(section, "Opal Moons", each_seat(lambda s: s.moons))
    made.check(section, "tiles left", each_seat(lambda s: s.tiles))


BALANCE = "Which set is better balanced"


@pytest.mark.parametrize("about", ["by Adventurer", "by turn order"])
def test_the_measure_of_balance(made: Made, about: str) -> None:
    def rates(games: list[Played], seats: int) -> list[tuple[float, float]]:
        if about == "by turn order":
            return [turn_rate(games, turn) for turn in range(seats)]
        return [adventurer_rate(games, who) for who in range(len(ADVENTURERS))]

    for values, cells in made.rows(BALANCE, about):
        every = [(r, 100 / n) for n in SEATS for r in rates(made.games[values, n], n)]
        expected = sqrt(fmean((found - fair) ** 2 for (found, _), fair in every))
        margin = sqrt(fmean(margin**2 for (_, margin), _ in every))
        assert cells[-1] == f"**{with_margin((expected, margin))}**"
    assert len(list(made.rows(BALANCE, about))) == len(SETS)


def test_the_better_balanced_set_is_named(made: Made) -> None:
    """That in which Red and those who begin have fewer points for nothing."""
    assert f"**By Adventurer: `{SETS[0]}`. By turn order: `{SETS[0]}`.**" in made.text
    assert f"at present `{SETS[0]}`" in made.text


def test_no_set_is_named_where_the_games_do_not_tell(tmp_path: Path) -> None:
    file = as_file(tmp_path / "values.json", games_of(40, dict.fromkeys(SETS, 0)))
    assert page(str(file), "--docs", str(tmp_path)).exit_code == 0
    text = (tmp_path / "nomads-values.md").read_text(encoding="utf-8")
    (verdict,) = re.findall(r"^\*\*By Adventurer: (.*?)\. By turn order: (.*?)\.\*\*", text, re.M)
    assert verdict == ("neither can be told from the other",) * 2


def test_the_page_says_where_it_is_from(made: Made) -> None:
    for said in (
        "**The values here are reconstructed**",
        "an abacus; 2020-02-02",
        "Seed 5",
        "python -m captains_table.lab.nomads_values play",
        "python -m captains_table.lab.nomads_values page",
        "It is not a strong player.",
        "captain play nomads --option values=printed.toml",
    ):
        assert said in made.text, said
    for values, cells in made.rows("What was played", "games"):
        played = [len(made.games[values, seats]) for seats in SEATS]
        assert cells == [f"{n:,}" for n in (*played, sum(played))]


def test_the_example_of_printed_values_can_be_played(made: Made) -> None:
    (example,) = re.findall(r"^```toml\n(.*?)^```$", made.text, re.MULTILINE | re.DOTALL)
    values = tomllib.loads(example)
    assert read_values(values)["legends"] == values["legends"]
    assert ct.Table("nomads", 3, 1, {"values": values}).decision


def test_the_page_shows_what_the_sets_are_worth(made: Made) -> None:
    for values in SETS:
        (line,) = re.findall(rf"^\| `{values}` \|.*→.*$", made.text, re.MULTILINE)
        table = ct.Table("nomads", 2, 1, {"values": values})
        view = table.view(None)
        songs = re.findall(r"(\d+) → (\d+)", line)
        assert [int(need) for need, _ in songs] == view["song_need"]
        assert [int(points) for _, points in songs] == view["song_points"]
        ladders = {
            story: [int(n) for n in ladder.split(",")]
            for stories, ladder in re.findall(r"([A-G](?: [A-G])*): (\d+(?:, \d+)*)", line)
            for story in stories.split()
        }
        assert [n for story in sorted(ladders) for n in ladders[story]] == view["legend_value"]


def test_plots_are_there_small_and_always_the_same(made: Made, tmp_path: Path) -> None:
    shown = re.findall(r"!\[[^]]+\]\(([^)]+)\)", made.text)
    written = {file.relative_to(made.docs).as_posix() for file in made.docs.rglob("*.svg")}
    assert set(shown) == written
    again = page(str(made.docs / "values.json"), "--docs", str(tmp_path))
    assert again.exit_code == 0
    for name in shown:
        plot = (made.docs / name).read_bytes()
        assert plot == (tmp_path / name).read_bytes()
        assert len(plot) < 60_000
        text = plot.decode()
        assert "<dc:date>" not in text
        for word in (*SETS, *(f"{seats} players" for seats in SEATS)):
            assert f">{word}</text>" in text
    for name in NAMES:
        assert f">{name}</text>" in (made.docs / shown[0]).read_text(encoding="utf-8")


# Intervals


def test_intervals_hold_the_true_value_as_often_as_they_say() -> None:
    random, true, games = Random(3), 0.3, 500
    held = 0
    for _ in range(1000):
        found = rate(sum(random.random() < true for _ in range(games)), games)
        held += abs(found.value - true) <= found.margin
    assert 930 <= held <= 970


def test_more_games_make_narrower_intervals() -> None:
    assert rate(100, 400).margin == pytest.approx(rate(25, 100).margin / 2)
    assert rate(0, 100) == Estimate(0, 0)


def test_an_imbalance_stays_within_its_margin() -> None:
    """Where nothing is out of balance, what is found is made of errors alone."""
    random, beyond = Random(4), 0
    for _ in range(300):
        rates = [rate(sum(random.random() < 0.25 for _ in range(400)), 400) for _ in range(20)]
        found = figures.imbalance([(one, 0.25) for one in rates])
        beyond += found.value > found.margin
    assert beyond <= 15


# What is refused


def refusal(*arguments: str) -> str:
    """One sentence, and no file is touched."""
    result = CliRunner().invoke(app, arguments)
    assert isinstance(result.exception, ct.TableError), result.output
    assert not result.stdout
    assert "\n" not in str(result.exception)
    return str(result.exception)


def broken(change: Callable[[Any], Any], tmp_path: Path) -> Path:
    """A file of counts with something wrong in it."""
    file = as_file(tmp_path / "values.json", games_of(60, STRONG))
    found = json.loads(file.read_text(encoding="utf-8"))
    change(found)
    file.write_text(json.dumps(found), encoding="utf-8")
    return file


def only_zeros(found: Any) -> None:
    found["counts"]["even-3"] = [[0] * t.COLUMNS for _ in range(t.ROWS)]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda found: found.pop("machine"), "not a file of counts"),
        (lambda found: found.pop("counts"), "not a file of counts"),
        (lambda found: found["counts"].pop("even-4"), "no games of even-4 yet"),
        (lambda found: found["counts"]["mixed-2"].pop(), "mixed-2: 9 rows of 8 whole numbers"),
        (lambda found: found["counts"]["mixed-2"][5].pop(), "mixed-2: 9 rows of 8 whole numbers"),
        (lambda found: found["counts"]["mixed-2"].__setitem__(4, 7), "not a file of counts"),
        (
            lambda found: found["counts"]["mixed-2"][4].__setitem__(0, "1"),
            "mixed-2: 9 rows of 8 whole numbers",
        ),
        (
            lambda found: found["counts"]["mixed-5"][t.WINS_BY_TURN].__setitem__(0, 1),
            "mixed-5: the counts do not add up",
        ),
        (
            lambda found: found["counts"]["mixed-5"][t.GAMES].__setitem__(0, 61),
            "mixed-5: the counts do not add up",
        ),
        (only_zeros, "even-3: there are too few games"),
    ],
)
def test_counts_that_are_wrong_are_refused(
    change: Callable[[Any], Any], said: str, tmp_path: Path
) -> None:
    file = broken(change, tmp_path)
    told = refusal("page", str(file), "--docs", str(tmp_path))
    assert told.startswith(f"{file}: ")
    assert said in told
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("text", ["", "[1, 2]", "5", "{", '{"counts": []}', "\x00"])
def test_other_files_are_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "values.json"
    file.write_text(text)
    told = refusal("page", str(file), "--docs", str(tmp_path))
    assert str(file) in told


def test_what_cannot_be_read_or_written_is_named(tmp_path: Path) -> None:
    file = as_file(tmp_path / "values.json", games_of(60, STRONG))
    nowhere = tmp_path / "nowhere"
    assert refusal("page", str(nowhere)) == f"{nowhere}: no such file or directory"
    assert str(nowhere) in refusal("page", str(file), "--docs", str(nowhere))
    assert str(nowhere) in refusal("play", str(nowhere / "values.json"), "--games", "1")


def test_counts_are_not_written_over(tmp_path: Path) -> None:
    file = as_file(tmp_path / "values.json", games_of(10, STRONG))
    before = file.read_bytes()
    assert "already there" in refusal("play", str(file), "--games", "1")
    assert file.read_bytes() == before


def test_plots_without_matplotlib_say_what_to_install(
    made: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)  # importing it fails now
    told = refusal("page", str(made.docs / "values.json"), "--docs", str(tmp_path))
    assert "pip install 'captains-table[lab]'" in told


def test_a_refusal_is_one_line_on_the_error_stream(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "captains_table.lab.nomads_values", "page", "nowhere.json"]
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr == "nomads_values: nowhere.json: no such file or directory\n"
