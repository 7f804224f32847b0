"""Stores that releases left behind, opened by today's server: what was over stays what it was, and
what was open goes on, or is frozen where its rules are no longer ours. `tools/make_store.py` writes
them; every release leaves one."""

from __future__ import annotations

import json
import lzma
import re
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.odd_server import NO_LIMITS, OddServer, other_release
from tests.server.visits import LANGUAGES, Json, Visit, get, post, shown, visiting
from tools.make_store import STORES, write_store

ALL = sorted(file.name.removesuffix(".sqlite.xz") for file in STORES.glob("*.sqlite.xz"))
# The games whose rules have changed since. 0.1.0 has a predecessor that called itself the same.
SEA = ["sea-of-legends"]  # its stories have names since
OTHER_RULES = {"0.1.0-older-sea": SEA, "0.1.0": SEA, "0.2.0": SEA}
UNDER_WAY = ("people", "own content", "clock", "bot")
BEGINNING = 12  # entries
LATER = 60  # seconds between what was last shown and the new start

NEW_FIELD = '    numbers=(\n        Number("weather", 0, 1, "what nobody asked for"),\n'
MORE_TO_SEE = [
    (f"games/{game}/state.py", "    numbers=(\n", NEW_FIELD) for game in ("oh_captain", "nomads")
]
OTHER_POINTS = [
    ("games/oh_captain/end.py", "MAJORITY_TOKEN = 4\n", "MAJORITY_TOKEN = 9\n"),
    (
        "games/nomads/scoring.py",
        "FIRST_PRIZE, SECOND_PRIZE = 3, 1\n",
        "FIRST_PRIZE, SECOND_PRIZE = 2, 1\n",
    ),
]


class Old:
    """A store as it was left, and what everybody was shown."""

    def __init__(self, store: Path, known: Json, other_rules: Sequence[str] = ()) -> None:
        self.store, self.written = store, known["written"]
        self.tables: dict[str, Json] = known["tables"]
        self._other_rules = other_rules

    def of(self, *kinds: str, other_rules: bool = False) -> list[tuple[str, Json]]:
        """Its tables of some kinds, of games whose rules have changed or of the others."""
        return [
            (table, was)
            for table, was in self.tables.items()
            if was["kind"] in kinds and (was["game"] in self._other_rules) == other_rules
        ]

    @contextmanager
    def served(self, package: Path | None = None) -> Iterator[str]:
        """A server on it, a little later than it was left, so that no table is too old: its
        address."""
        folder = self.store.parent
        clock, errors = folder / "clock.txt", folder / "errors.txt"
        clock.write_text(str(self.written + LATER - int(time.time())))
        hurry = {"CAPTAIN_BOT_DELAY_MS": "20"}
        server = OddServer(
            f"sqlite:///{self.store}",
            *NO_LIMITS,
            clock=clock,
            package=package,
            env=hurry,
            errors=errors,
        )
        try:
            yield server.url
        finally:
            server.stop()
        assert "Traceback" not in errors.read_text()


def left_by(release: str, folder: Path) -> Old:
    """The store of a release, unpacked."""
    store = folder / "store.sqlite"
    store.write_bytes(lzma.decompress((STORES / f"{release}.sqlite.xz").read_bytes()))
    known = json.loads(lzma.decompress((STORES / f"{release}.json.xz").read_bytes()))
    return Old(store, known, OTHER_RULES.get(release, ()))


@pytest.fixture(params=ALL)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Old:
    """Every store that there is."""
    return left_by(request.param, tmp_path)


@pytest.fixture(scope="module")
def todays(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Json]:
    """A store of today's code."""
    file = tmp_path_factory.mktemp("today") / "store.sqlite"
    return file, write_store(file, 1, "oh-captain", "nomads")


@pytest.fixture
def today(todays: tuple[Path, Json], tmp_path: Path) -> Old:
    """A copy of it."""
    file, known = todays
    store = tmp_path / file.name
    store.write_bytes(file.read_bytes())
    return Old(store, known)


# What was over


def test_a_finished_game_shows_what_it_showed(old: Old) -> None:
    with old.served() as url:
        for table, was in old.of("finished"):
            stays_over(url, table, was)
            is_replayed(url, table, was)
        for table, was in old.of("finished", other_rules=True):
            is_never_something_else(url, table, was)


def stays_over(url: str, table: str, was: Json) -> None:
    now = shown(url, table, was["tokens"])
    assert now["status"] == was["status"] == "over"
    assert now["seq"] == was["seq"]
    assert is_kept(was["result"], now["result"])
    assert now["chat"] == was["chat"]
    are_alike(now, was)


def is_kept(was: Json | None, now: Json | None) -> bool:
    """Whether a result is what it was; a later release may say more of it, and in words."""
    if was is None or now is None:
        return was is now
    return all(now[name] == value for name, value in was.items() if name != "why")


def is_replayed(url: str, table: str, was: Json) -> None:
    """Its log is there, and every moment; together they tell the whole game. The words are those of
    the moment: a seat may have been called otherwise then."""
    stayed = {line["seq"] for line in was["lines"]}  # other entries were taken back
    assert get(url, f"tables/{table}/log").status_code == 200
    for lang in LANGUAGES:
        lines: list[Json] = []
        seq = 0
        while seq < was["seq"]:
            answer = get(url, f"tables/{table}/moments", first=seq + 1, lang=lang)
            assert answer.status_code == 200, answer.text
            for moment in answer.json():
                assert moment["seq"] == seq + 1
                seq = moment["seq"]
                lines += [line for line in moment["log"] if line["seq"] in stayed]
        assert all(line["text"] for line in lines)
        sentences_are_alike(told_then(lines, was["lines"]), was["lines"], languages=())
        assert is_kept(was["result"], moment["result"])


# What was open


@pytest.mark.long
def test_an_open_table_goes_on_to_its_end_or_is_frozen(old: Old) -> None:
    with old.served() as url, ThreadPoolExecutor() as pool:
        same = old.of(*UNDER_WAY, "waiting") + old.of("waiting", other_rules=True)
        going = [pool.submit(goes_on_to_its_end, url, table, was) for table, was in same]
        for table, was in old.of(*UNDER_WAY, other_rules=True):
            goes_on_or_is_frozen(url, table, was)
        bots_move_elsewhere(url)
        for one in going:
            one.result()


def goes_on_to_its_end(url: str, table: str, was: Json) -> None:
    if was["kind"] == "waiting":
        sits_down(url, table, was)
        begins(url, table, was)
        return
    if was["kind"] == "bot":
        goes_on(url, table, was["seq"])
        are_alike(shown(url, table, was["tokens"]), was, len(was["lines"]))
    else:
        is_as_it_was(url, table, was)
    is_played_on(url, table, was)


def is_as_it_was(url: str, table: str, was: Json) -> None:
    now = shown(url, table, was["tokens"])
    for what in ("status", "seq", "turn", "choices", "chat"):
        assert now[what] == was[what], (table, what)
    assert now["undo"] or not was["undo"]
    assert is_kept(was["result"], now["result"])
    are_alike(now, was)


def begins(url: str, table: str, was: Json) -> None:
    """A game of today's, like any other: its first choices."""
    with visiting(url, table, [*was["tokens"].values()]) as visit:
        visit.play(BEGINNING)
        assert visit.plays
        assert visit.frame["seq"] >= BEGINNING


def is_played_on(url: str, table: str, was: Json) -> None:
    """By the same people, to the end."""
    with visiting(url, table, [*was["tokens"].values()]) as visit:
        visit.play()
        assert visit.frame["table"]["status"] == "over"
        assert visit.frame["result"]
        over = {**was, "seq": visit.frame["seq"], "result": visit.frame["result"]}
    over["lines"] = shown(url, table, {})["lines"]
    is_replayed(url, table, over)


def goes_on(url: str, table: str, seq: int, tokens: Sequence[str] = ()) -> None:
    """A bot moves by itself."""
    with visiting(url, table, tokens) as visit:
        while visit.frame["seq"] <= seq:
            visit.hear()


def sits_down(url: str, table: str, was: Json) -> None:
    """Everybody who is missing."""
    assert get(url, f"tables/{table}").json()["status"] == "waiting"
    for seat in get(url, f"tables/{table}").json()["seats"]:
        if seat["kind"] == "open":
            seated = post(url, f"tables/{table}/join", {"name": f"Zoé {seat['seat']}"})
            was["tokens"][str(seated["seat"])] = seated["token"]


# Other rules


def is_never_something_else(url: str, table: str, was: Json) -> None:
    """Where a finished game cannot be counted again, its sentences say how it ended."""
    now = shown(url, table, was["tokens"])
    assert (now["status"], now["seq"]) == ("over", was["seq"])
    assert now["result"] is None or is_kept(was["result"], now["result"])
    are_alike(now, was)
    for path in ("log", "moments", "moments/1", f"moments/{was['seq']}"):
        answer = get(url, f"tables/{table}/{path}")
        assert answer.status_code == 200 or answer.json()["text"], path


def goes_on_or_is_frozen(url: str, table: str, was: Json) -> bool:
    """Whether it goes on."""
    now = shown(url, table, was["tokens"])
    are_alike(now, was, len(was["lines"]))
    with visiting(url, table, [*was["tokens"].values()]) as visit:
        if now["status"] == "playing":
            moves(visit)
            return True
        assert (now["status"], now["reason"]) == ("frozen", "rules")
        assert now["seq"] == was["seq"]
        seat = int(next(iter(was["tokens"])))
        answer = visit.do("choose", seat, code=0, expected_seq=was["seq"])
        assert answer["type"] == "refused"
        assert answer["code"] not in ("internal", "store"), answer
        assert answer["text"]
    return False


def moves(visit: Visit) -> None:
    """Somebody chooses: we, if it is our turn."""
    seq = visit.frame["seq"]
    while visit.plays and visit.frame["seq"] == seq:
        if visit.frame["choices"]:
            visit.choose()
        else:
            visit.hear()


def bots_move_elsewhere(url: str) -> None:
    """At a table that has nothing to do with the others."""
    body = {"game": "gold-n-crash", "seats": 2, "name": "Anna", "bots": [None, "greedy"]}
    opened = post(url, "tables", {**body, "options": {"first_player": 1}})
    goes_on(url, opened["table"], 1, [opened["seats"][0]["token"]])


# The release after this one


@pytest.mark.long
def test_more_to_see_freezes_no_table(today: Old, tmp_path: Path) -> None:
    before = versions(today)
    with today.served(other_release(tmp_path / "other", *MORE_TO_SEE)) as url:
        assert changed(url, before) == {"nomads", "oh-captain"}
        for table, was in today.of("finished"):
            stays_over(url, table, was)
            is_replayed(url, table, was)
        for table, was in today.of("people", "clock"):
            is_as_it_was(url, table, was)
            assert goes_on_or_is_frozen(url, table, was)
        for table, was in today.of("bot"):
            assert goes_on_or_is_frozen(url, table, was)


@pytest.mark.long
def test_other_points_change_no_finished_game(today: Old, tmp_path: Path) -> None:
    before = versions(today)
    with today.served(other_release(tmp_path / "other", *OTHER_POINTS)) as url:
        assert changed(url, before) == {"nomads", "oh-captain"}
        for table, was in today.of("finished"):
            stays_over(url, table, was)
            is_replayed(url, table, was)
        for table, was in today.of(*UNDER_WAY):
            goes_on_or_is_frozen(url, table, was)
        bots_move_elsewhere(url)


def versions(old: Old) -> dict[str, str]:
    """Of the rules that its tables were played under, by game."""
    with old.served() as url:
        return rules(url)


def rules(url: str) -> dict[str, str]:
    return {game["name"]: game["rules"] for game in get(url, "games").json()}


def changed(url: str, before: dict[str, str]) -> set[str]:
    """The games whose rules are of another version."""
    return {name for name, version in rules(url).items() if before[name] != version}


# Sentences


TOLD_SINCE = {"disc_dropped"}  # what the old releases did not tell


def told_then(now: list[Json], was: list[Json]) -> list[Json]:
    """Without what is told only since then."""
    since = TOLD_SINCE - {line["event"]["event"] for line in was}
    return [line for line in now if line["event"]["event"] not in since]


def are_alike(now: Json, was: Json, first: int | None = None) -> None:
    """What was told is told still, to everybody; of the first lines at least."""
    sentences_are_alike(told_then(now["lines"], was["lines"])[:first], was["lines"], LANGUAGES)
    for seat, lines in was["own"].items():
        then = {line["seq"] for line in lines}  # of others the seat alone may see what moved
        own = told_then(now["own"][seat], was["lines"])
        known = [line for line in own if line["seq"] in then]
        sentences_are_alike(known, lines, LANGUAGES)


def sentences_are_alike(now: list[Json], was: list[Json], languages: Sequence[str]) -> None:
    """The same happened at the same moments. A sentence may be put into better words since, but
    holds the same numbers."""
    assert [line["seq"] for line in now] == [line["seq"] for line in was]
    for line, before in zip(now, was, strict=True):
        assert line["event"].items() >= before["event"].items()
        for lang in languages:
            assert line[lang], before
            # People are called by their names now, and some have a number in it.
            assert numbers(line[lang]) >= numbers(before[lang]), (line[lang], before[lang])


def numbers(sentence: str) -> Counter[str]:
    """All but the number of a seat: where rules have changed, nobody may know its captain."""
    return Counter(re.findall(r"(?<!Player )(?<!Joueur )\d+", sentence))
