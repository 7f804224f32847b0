"""Limits: what a visitor may ask for, and that counting it takes no more memory than was given."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from captains_table.games.sea_of_legends.content.loading import as_data, builtin
from captains_table.server.limits import BadLimit, Buckets, Doorkeeper, Limits, address_of
from tests.server.site import new_app, open_table, refused, visit


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_a_burst_and_then_so_much_a_second() -> None:
    clock = Clock()
    buckets = Buckets(rate=2, most=3, addresses=10, clock=clock)
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    clock.now += 100
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]


def test_every_address_has_its_own_bucket() -> None:
    buckets = Buckets(rate=1, most=1, addresses=10, clock=Clock())
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")


def test_only_so_many_addresses_are_remembered() -> None:
    buckets = Buckets(rate=1, most=1, addresses=3, clock=Clock())
    for number in range(100):
        buckets.take(f"address {number}")
    assert len(buckets) == 3
    assert not buckets.take("address 99")
    assert buckets.take("address 0"), "forgotten, so it starts anew"


def test_connections_are_counted_by_address_and_in_all() -> None:
    keeper = Doorkeeper(Limits(connections=3, connections_an_address=2), Clock())
    assert [keeper.connect("a") for _ in range(3)] == [True, True, False]
    assert [keeper.connect("b") for _ in range(2)] == [True, False]
    keeper.disconnect("a")
    assert keeper.connect("b")
    assert keeper.connections == 3


def test_requests_are_counted_as_long_as_they_last() -> None:
    keeper = Doorkeeper(Limits(requests_in_progress=2), Clock())
    with keeper.request("a") as first, keeper.request("a") as second:
        with keeper.request("a") as third, keeper.request("b") as other:
            assert [first, second, third, other] == [False, False, True, False]
        with keeper.request("a") as again:
            assert again, "the first two are still there"
    with keeper.request("a") as at_last:
        assert not at_last


def test_a_host_changes_limits_by_environment_and_command_line() -> None:
    environ = {"CAPTAIN_LIMIT_OPEN_TABLES": "7", "CAPTAIN_LIMIT_BEAT_SECONDS": "9", "HOME": "/"}
    limits = Limits.read(environ, ["open_tables=8"])
    assert limits == Limits(open_tables=8, beat_seconds=9)


@pytest.mark.parametrize("text", ["tables=5", "open_tables=many", "open_tables=-1", "open_tables"])
def test_a_limit_that_is_none_is_refused_by_name(text: str) -> None:
    with pytest.raises(BadLimit, match=f"^limit {text.partition('=')[0]}: "):
        Limits.read({}, [text])


@pytest.mark.parametrize(
    ("client", "forwarded", "has_proxy", "address"),
    [
        ("203.0.113.5", "", False, "203.0.113.5"),
        ("127.0.0.1", "203.0.113.5", False, "127.0.0.1"),
        ("127.0.0.1", "6.6.6.6, 203.0.113.5", True, "203.0.113.5"),
        ("1.2.3.4", "6.6.6.6", True, "1.2.3.4"),  # not through the proxy
        ("10.0.0.2", "nonsense", True, "10.0.0.2"),
        ("2001:db8::1", "", False, "2001:db8::/64"),
        ("::ffff:203.0.113.5", "", False, "203.0.113.5"),
        ("testclient", "", False, "testclient"),
    ],
)
def test_who_asks(client: str, forwarded: str, has_proxy: bool, address: str) -> None:
    assert address_of(client, forwarded, has_proxy) == address


def test_too_many_requests_are_refused_with_a_sentence(tmp_path: Path) -> None:
    with visit(new_app(tmp_path, requests_at_once=3, requests_a_second=1)) as visitor:
        answers = [visitor.get("/api/games") for _ in range(20)]
        assert answers[0].status_code == 200
        assert "Try again" in refused(answers[-1], 429, "limit")
        assert int(answers[-1].headers["retry-after"]) > 0


def test_too_many_tables_of_an_address_are_refused(tmp_path: Path) -> None:
    with visit(new_app(tmp_path, tables_an_hour=1)) as visitor:
        open_table(visitor)
        body = {"game": "oh-captain", "seats": 3, "name": "Anna"}
        refused(visitor.post("/api/tables", json=body), 429, "limit")


def test_too_many_tables_in_all_are_refused(tmp_path: Path) -> None:
    with visit(new_app(tmp_path, open_tables=1)) as visitor:
        open_table(visitor)
        body = {"game": "oh-captain", "seats": 3, "name": "Anna"}
        refused(visitor.post("/api/tables", json=body), 503, "crowded")


def test_a_body_that_is_too_long_is_refused(tmp_path: Path) -> None:
    with visit(new_app(tmp_path, body_bytes=1000, content_bytes=5000)) as visitor:
        long = {"tokens": ["x" * 40] * 50}
        refused(visitor.post("/api/tables/mine", json=long), 413, "too_long")
        body = {"game": "oh-captain", "seats": 3, "name": "Anna"}
        refused(visitor.post("/api/tables", json=body | {"name": "x" * 5000}), 413, "too_long")
        answer = visitor.post("/api/tables", json=body | {"name": "x" * 4000})
        assert answer.status_code == 400, "it was read"


def test_a_content_pack_of_one_s_own_can_be_sent(tmp_path: Path) -> None:
    """The built-in one, with another goal."""
    pack = as_data(builtin()) | {"goal": 5}
    assert len(json.dumps(pack)) > Limits().body_bytes
    with visit(new_app(tmp_path)) as visitor:
        open_table(visitor, game="sea-of-legends", seats=2, options={"content": pack})
