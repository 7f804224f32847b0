"""Tables, seats, histories, chat and codes: what goes in comes out, on both engines."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

import pytest

from captains_table.server.store import SeatRow, SnapshotRow, Store, Taken
from captains_table.server.store import db as db_module
from tests.server.store.rows import ENTRY, TABLE, table

# What JSON can hold and databases like to spoil.
AWKWARD = {
    "words": "Écoute, l’île ! 海賊 🏴‍☠️",
    "odd": 'quote " backslash \\ null \x00 half a pair \ud83c line\u2028',
    "nested": [[], {}, [{"deep": [None, True, False, {"": []}]}]],
    "big": [2**31, 2**53 + 1, -(2**63), 2**64, 10**40],
    "small": [0, -1, 0.1, 1e300],
    "order": {"z": 1, "a": 2, "é": 3},
}


def test_a_table_comes_back_as_it_went_in(store: Store) -> None:
    full = table(
        "full",
        options=AWKWARD,
        nonces=["é", ""],
        turn=1,
        bot_due=2**40,
        claimed=5,
        reason="why",
        commitment="promise",
        opener="somebody",
        result=AWKWARD,
    )
    with store.transaction() as db:
        db.new_table(full)
        db.new_table(TABLE)
    with store.transaction() as db:
        assert db.table("full") == full
        assert db.table("full", lock=True) == full
        assert db.table("tide") == TABLE
        assert db.table("nowhere") is None
        assert db.table("nowhere", lock=True) is None


def test_some_columns_of_a_table_change(store: Store) -> None:
    with store.transaction() as db:
        db.new_table(TABLE)
        db.new_table(table("other"))
        db.update_table("tide", seq=4, turn=None, nonces=["x"], bot_due=7, settings=AWKWARD)
    with store.transaction() as db:
        changed = table("tide", seq=4, nonces=["x"], bot_due=7, settings=AWKWARD)
        assert db.table("tide") == changed
        assert db.table("other") == table("other")


def test_an_exception_undoes_a_transaction(store: Store) -> None:
    with suppress(ZeroDivisionError), store.transaction() as db:
        db.new_table(TABLE)
        _ = 1 / 0
    with store.transaction() as db:
        assert db.table("tide") is None


def test_an_exception_undoes_a_savepoint_alone(store: Store) -> None:
    with store.transaction() as db:
        db.new_table(TABLE)
        with suppress(ZeroDivisionError), db.savepoint():
            db.append(ENTRY)
            _ = 1 / 0
        with db.savepoint():
            db.update_table("tide", seq=2)
    with store.transaction() as db:
        assert db.entries("tide") == []
        assert db.table("tide") == table("tide", seq=2)


def test_seats(store: Store) -> None:
    with store.transaction() as db:
        db.new_table(TABLE)
        db.set_seat("tide", 1, kind="bot", strength="greedy")
        db.set_seat("tide", 0, kind="person", name="Zoé", token_hash="abc", push=AWKWARD)
    with store.transaction() as db:
        host = SeatRow("tide", 0, "person", name="Zoé", token_hash="abc", push=AWKWARD)
        assert db.seats("tide") == [host, SeatRow("tide", 1, "bot", strength="greedy")]
        assert db.seat_by_token("abc") == host
        assert db.seat_by_token("abd") is None
        db.set_seat("tide", 0, token_hash="abd", away=2**40, clock=-5, stand_in=True, push=None)
    with store.transaction() as db:
        moved = SeatRow("tide", 0, "person", "Zoé", "", "abd", "", 2**40, -5, stand_in=True)
        assert db.seats("tide")[0] == moved
        assert db.seat_by_token("abc") is None
        assert db.seat_by_token("abd") == moved
        assert db.seats("nowhere") == []


def test_entries_come_in_order(store: Store) -> None:
    choice = replace(ENTRY, steps=AWKWARD, told=[AWKWARD], action=AWKWARD, asked="fingerprint")
    rows = [choice, replace(ENTRY, seq=2, kind="undo", code=None)]
    with store.transaction() as db:
        db.new_table(TABLE)
        db.append(rows[1])
        db.append(rows[0])
    with store.transaction() as db:
        assert db.entries("tide") == rows
        assert db.entries("tide", after=1) == rows[1:]
        assert db.entries("tide", after=2) == []
        assert db.entries("nowhere") == []


def test_what_is_taken_is_refused_and_the_transaction_goes_on(store: Store) -> None:
    with store.transaction() as db:
        db.new_table(TABLE)
        db.append(ENTRY)
        db.keep_answer("tide", "first-command", {"seq": 1}, at=1)
        db.keep_snapshot("tide", 1, [1], "1")
        db.set_seat("tide", 0, kind="person", token_hash="abc")
    with store.transaction() as db:
        with pytest.raises(Taken):
            db.new_table(table("tide", game="oh-captain"))
        with pytest.raises(Taken):
            db.append(replace(ENTRY, code=9))
        with pytest.raises(Taken):
            db.keep_answer("tide", "first-command", {"seq": 9}, at=2)
        with pytest.raises(Taken):
            db.keep_snapshot("tide", 1, [9], "2")
        with pytest.raises(Taken):
            db.set_seat("tide", 1, kind="person", token_hash="abc")
        with suppress(Taken), db.savepoint():
            db.update_table("tide", seq=9)
            db.append(ENTRY)
        db.update_table("tide", reason="later")
    with store.transaction() as db:
        assert db.table("tide") == table("tide", reason="later")
        assert db.entries("tide") == [ENTRY]
        assert db.answer("tide", "first-command") == {"seq": 1}
        assert len(db.seats("tide")) == 1


def test_answers_belong_to_a_table_and_a_command(store: Store) -> None:
    with store.transaction() as db:
        db.new_table(TABLE)
        db.new_table(table("other"))
        db.keep_answer("tide", "one", AWKWARD, at=1)
        db.keep_answer("other", "one", [], at=1)
    with store.transaction() as db:
        assert db.answer("tide", "one") == AWKWARD
        assert list(db.answer("tide", "one")["order"]) == ["z", "a", "é"]
        assert db.answer("other", "one") == []
        assert db.answer("tide", "two") is None


def test_the_latest_snapshot(store: Store) -> None:
    with store.transaction() as db:
        db.new_table(TABLE)
        assert db.snapshot("tide") is None
        db.new_table(table("other"))
        for seq in (20, 100, 40):
            db.keep_snapshot("tide", seq, {"seq": seq, **AWKWARD}, f"rules {seq}")
            db.keep_snapshot("other", seq + 1, seq, "")
        latest = db.snapshot("tide")
        assert latest == SnapshotRow("tide", 100, {"seq": 100, **AWKWARD}, "rules 100")
        db.drop_snapshots("tide")
        assert db.snapshot("tide") is None
        assert db.snapshot("other") == SnapshotRow("other", 101, 100)


def test_chat_is_numbered_at_each_table(store: Store) -> None:
    with store.transaction() as db:
        db.new_table(TABLE)
        db.new_table(table("other"))
        said = [db.say("tide", 0, "Zoé", f"« {n} »", 3_000 + n) for n in range(5)]
        elsewhere = db.say("other", 1, "Max", "Ahoy", 4_000)
    with store.transaction() as db:
        assert [row.number for row in said] == [1, 2, 3, 4, 5]
        assert said[4].text == "« 4 »"
        assert db.chat("tide") == said
        assert db.chat("tide", last=2) == said[3:]
        assert db.chat("other") == [elsewhere]
        assert elsewhere.number == 1


def test_a_code_works_once_and_in_time(store: Store) -> None:
    with store.transaction() as db:
        db.new_table(TABLE)
        db.new_code("good", "tide", 0, expires=5_000)
        db.new_code("late", "tide", 1, expires=5_000)
    with store.transaction() as db:
        assert db.use_code("late", now=5_000) is None
        assert db.use_code("late", now=4_999) is None, "it went when it was tried too late"
        used = db.use_code("good", now=4_999)
        assert used
        assert (used.table_id, used.seat) == ("tide", 0)
        assert db.use_code("good", now=4_999) is None
        assert db.use_code("never", now=0) is None


def test_a_new_code_ends_those_before_it(store: Store) -> None:
    with store.transaction() as db:
        db.new_table(TABLE)
        db.new_code("first", "tide", 0, expires=5_000)
        db.new_code("neighbour", "tide", 1, expires=5_000)
        db.new_code("second", "tide", 0, expires=5_000)
        assert db.use_code("first", now=0) is None
        assert db.use_code("second", now=0)
        assert db.use_code("neighbour", now=0)


def test_the_lobby(store: Store) -> None:
    with store.transaction() as db:
        db.new_table(table("playing", created=5))
        db.new_table(table("old", status="waiting", created=1))
        db.new_table(table("new", status="waiting", created=2))
        db.new_table(table("hidden", settings={"listed": False}))
        db.new_table(table("silent", settings={}))
        db.new_table(table("over", status="over"))
        db.new_table(table("expired", expires=3_000))
        assert db.listed(3_000, 10) == ["new", "old", "playing"]
        assert db.listed(3_000, 1) == ["new"]


def test_due_bots_are_claimed_for_a_while(store: Store) -> None:
    with store.transaction() as db:
        db.new_table(table("later", bot_due=101))
        db.new_table(table("people"))
        db.new_table(table("second", bot_due=90))
        db.new_table(table("first", bot_due=80))
        db.new_table(table("third", bot_due=100))
    with store.transaction() as db:
        assert db.due_bots(now=100, until=500, limit=2) == ["first", "second"]
        assert db.due_bots(now=100, until=500, limit=9) == ["third"]
        assert db.due_bots(now=100, until=500, limit=9) == []
        assert db.table("third") == table("third", bot_due=100, claimed=500)
        assert db.table("later") == table("later", bot_due=101)
    with store.transaction() as db:
        # The worker that claimed them was lost: another takes over.
        assert db.due_bots(now=501, until=900, limit=9) == ["first", "second", "third", "later"]


def test_expired_tables_go_with_all_they_had(store: Store) -> None:
    with store.transaction() as db:
        db.new_table(TABLE)
        db.new_table(table("sooner", expires=8_000))
        db.new_table(table("stays", expires=9_001))
        db.set_seat("tide", 0, kind="person", token_hash="abc")
        db.append(ENTRY)
        db.keep_answer("tide", "one", 1, at=1)
        db.keep_snapshot("tide", 1, [], "1")
        db.keep_archive("tide", "last", b"all of it")
        db.say("tide", 0, "Zoé", "Ahoy", 1)
        db.new_code("code", "tide", 0, expires=99_000)
    with store.transaction() as db:
        assert db.expired(7_999, 9) == []
        assert db.expired(9_000, 9) == ["sooner", "tide"]
        assert db.expired(9_000, 1) == ["sooner"]
        db.drop_table("tide")
        db.drop_table("nowhere")
    with store.transaction() as db:
        db.new_table(TABLE)
        assert db.seats("tide") == []
        assert db.seat_by_token("abc") is None
        assert db.entries("tide") == []
        assert db.answer("tide", "one") is None
        assert db.snapshot("tide") is None
        assert db.archive("tide", "last") is None
        assert db.chat("tide") == []
        assert db.use_code("code", now=0) is None
        assert db.table("stays")


def test_open_tables(store: Store) -> None:
    with store.transaction() as db:
        assert db.count_open() == 0
        for status in ("waiting", "playing", "over", "frozen", "closed"):
            db.new_table(table(f"{status} 1", status=status, opener="one"))
            db.new_table(table(f"{status} 2", status=status, rules="2"))
        db.new_table(table("another game", game="oh-captain", rules="2", opener="two"))
        assert db.count_open() == 5
        assert [db.count_open(who) for who in ("one", "two", "three")] == [2, 1, 0]
        assert db.outdated("nomads", "1", "", 9) == ["playing 2", "waiting 2"]
        assert db.outdated("nomads", "2", "", 9) == ["playing 1", "waiting 1"]
        assert db.outdated("nomads", "2", "", 1) == ["playing 1"]
        assert db.outdated("nomads", "2", "playing 1", 9) == ["waiting 1"]
        assert db.outdated("lumarathon", "1", "", 9) == []


def test_finished_games_are_kept_as_they_were(store: Store) -> None:
    packed = bytes(range(256))
    with store.transaction() as db:
        for status in ("waiting", "playing", "over", "frozen", "closed"):
            db.new_table(table(status, status=status))
        assert db.not_archived("", 9) == ["frozen", "over"]
        assert db.not_archived("", 1) == ["frozen"]
        assert db.not_archived("frozen", 9) == ["over"]
        db.keep_archive("over", "last", packed)
        db.keep_archive("over", "en.1", b"")
        assert db.not_archived("", 9) == ["frozen"]
        db.keep_archive("over", "last", b"what other rules say")
    with store.reading() as db:
        assert db.archive("over", "last") == packed
        assert db.archive("over", "en.1") == b""
        assert db.archive("over", "fr.1") is None
        assert db.archive("frozen", "last") is None


def test_an_entry_can_tell_more(store: Store) -> None:
    rows = [replace(ENTRY, told=[1]), replace(ENTRY, seq=2, told=[2])]
    with store.transaction() as db:
        db.new_table(TABLE)
        db.new_table(table("other"))
        for row in [*rows, replace(rows[0], table_id="other")]:
            db.append(row)
        db.tell_anew("tide", 1, AWKWARD)
    with store.transaction() as db:
        assert db.entries("tide") == [replace(rows[0], told=AWKWARD), rows[1]]
        assert db.entries("other") == [replace(rows[0], table_id="other")]


def test_a_table_that_is_put_aside_is_not_played(store: Store) -> None:
    with store.transaction() as db:
        db.new_table(table("broken", bot_due=80))
        db.new_table(table("sound", bot_due=90))
        db.put_aside("broken", until=500)
        assert db.due_bots(now=100, until=200, limit=9) == ["sound"]
        assert db.due_bots(now=500, until=600, limit=9) == ["sound"]
        assert db.due_bots(now=501, until=600, limit=9) == ["broken"]


def test_a_bot_is_late_when_nobody_has_claimed_it_for_long(store: Store) -> None:
    with store.transaction() as db:
        assert not db.bot_is_late(since=1_000, now=2_000)
        db.new_table(table("people"))
        db.new_table(table("claimed", bot_due=900, claimed=2_000))
        db.new_table(table("just due", bot_due=1_000))
        assert not db.bot_is_late(since=1_000, now=2_000)
        db.new_table(table("left", bot_due=900, claimed=1_999))
        assert db.bot_is_late(since=1_000, now=2_000)


def test_the_house_has_one_time_and_one_secret(store: Store) -> None:
    with store.transaction() as db:
        first = db.house(today=5_000)
        assert first.at == 5_000
        assert len(first.secret) == 64
        assert db.house(today=9_000) == first, "whatever the calendar says by now"
        assert db.pulse(7_000) == 7_000
        assert db.pulse(6_000) == 7_000, "it never goes back"
    with store.transaction() as db:
        assert db.house(today=0) == replace(first, at=7_000)
        db.new_table(table("tide", touched=8_000))
        assert db.house(today=0) == replace(first, at=8_000)


def test_a_store_without_a_clock_goes_on_from_when_a_table_was_last_touched(store: Store) -> None:
    with store.transaction() as db:
        db.new_table(table("old", touched=3_000))
        db.new_table(table("new", touched=4_000))
        assert db.house(today=10**15).at == 4_000
        assert db.house(today=0).at == 4_000


def test_of_answers_the_last_ones_are_kept(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(db_module, "COMMANDS", 3)
    with store.transaction() as db:
        db.new_table(TABLE)
        db.new_table(table("other"))
        for number in range(6):
            db.keep_answer("tide", f"command-{9 - number}", number, at=number)
            db.keep_answer("other", f"command-{number}", number, at=number)
        db.forget_answers("tide")
        kept = [db.answer("tide", f"command-{9 - number}") for number in range(6)]
        assert kept == [None, None, None, 3, 4, 5]
        assert [db.answer("other", f"command-{n}") for n in range(6)] == [*range(6)]
        db.forget_answers("tide")
        assert db.answer("tide", "command-6") == 3


def test_of_what_was_said_the_last_lines_are_kept(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(db_module, "CHAT_LINES", 3)
    with store.transaction() as db:
        db.new_table(TABLE)
        db.new_table(table("other"))
        db.say("other", 0, "Zoé", "Ahoy", 0)
        said = [db.say("tide", 0, "Zoé", str(n), n) for n in range(6)]
        assert [row.number for row in said] == [1, 2, 3, 4, 5, 6]
        assert db.chat("tide") == said[3:]
        assert len(db.chat("other")) == 1


def test_claims_are_dropped(store: Store) -> None:
    with store.transaction() as db:
        db.new_table(table("tide", bot_due=10))
        assert db.due_bots(now=20, until=500, limit=5) == ["tide"]
        assert db.due_bots(now=30, until=500, limit=5) == []
        db.drop_claims()
        assert db.due_bots(now=30, until=500, limit=5) == ["tide"]
