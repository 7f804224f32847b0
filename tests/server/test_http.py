"""Over HTTP: the shelf, headers, origins, bodies that cannot be read, and errors of our own."""

from __future__ import annotations

import gzip
import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from fluent.runtime import FluentBundle, FluentResource

import captains_table as ct
from captains_table.engine.register import register
from captains_table.engine.words import LANGUAGES
from captains_table.server.archive import tale_of
from captains_table.server.journal import JsonLines, PlainLines
from captains_table.server.push import NO_PUSH
from tests.server.site import HOME, new_app, open_table, refused, visit
from tools.npm import WEB


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> FastAPI:
    folder, many = tmp_path_factory.mktemp("site"), 10_000
    app = new_app(folder, requests_at_once=many, messages_at_once=many, messages_an_address=many)

    async def broken() -> None:
        raise ValueError("the token is abc")

    app.add_api_route("/api/broken", broken)
    return app


@pytest.fixture(scope="module")
def visitor(app: FastAPI) -> Iterator[TestClient]:
    with visit(app) as visitor:
        yield visitor


# The shelf


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_is_on_the_shelf_in_every_language(visitor: TestClient, lang: str) -> None:
    shelf = visitor.get("/api/games", params={"lang": lang}).json()
    assert [game["name"] for game in shelf] == ct.game_names()
    for told in shelf:
        game = ct.game(told["name"])
        assert told["seats"] == list(game.seats)
        assert told["minutes"] >= 10
        assert told["summary"].endswith(".")
        assert [option["name"] for option in told["options"]] == [o.name for o in game.options]
        for option in told["options"]:
            assert (
                len(option["values"])
                == len(option["value_labels"])
                == len(set(option["value_labels"]))
            )


def test_the_shelf_differs_by_language(visitor: TestClient) -> None:
    english, french = (visitor.get(f"/api/games?lang={lang}").json() for lang in LANGUAGES)
    place = ct.game_names().index("oh-captain")
    assert english[place]["title"] == "Oh Captain!"
    assert french[place]["title"] != english[place]["title"]
    assert french[place]["options"][0]["label"] == "Aventuriers"


def test_only_games_with_secrets_need_a_curtain(visitor: TestClient) -> None:
    shelf = {game["name"]: game["secret"] for game in visitor.get("/api/games").json()}
    open_games = {name for name, secret in shelf.items() if not secret}
    assert set(shelf) == set(ct.game_names())
    assert open_games == {"nomads"}


def test_the_weakest_bot_comes_first(visitor: TestClient) -> None:
    assert visitor.get("/api/games").json()[0]["players"] == ["random", "greedy"]


def test_the_shelf_says_which_arguments_of_events_are_seats(visitor: TestClient) -> None:
    shelf = {game["name"]: game["events"] for game in visitor.get("/api/games").json()}
    assert shelf["sea-of-legends"]["gold_handed_over"] == ["seat", "other"]
    assert shelf["sea-of-legends"]["horde_acts"] == []
    assert shelf["oh-captain"]["mutiny_declared"] == ["seat", "former"]
    assert shelf["nomads"]["pile_moved"] == ["seat"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ct.game_names())
def test_all_rules_are_told_in_order_and_rulings_are_marked(
    visitor: TestClient, name: str, lang: str
) -> None:
    chapters = visitor.get(f"/api/games/{name}/rules", params={"lang": lang}).json()
    told = [rule for chapter in chapters for rule in chapter["rules"]]
    rules = list(register(ct.game(name).folder).values())
    assert [rule["text"] for rule in told] == [rule.text[lang] for rule in rules]
    assert [rule["ruling"] for rule in told] == [rule.is_ruling for rule in rules]
    assert any(rule["ruling"] for rule in told)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ct.game_names())
def test_the_words_are_a_whole_catalogue(visitor: TestClient, name: str, lang: str) -> None:
    answer = visitor.get(f"/api/games/{name}/words", params={"lang": lang})
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(answer.text))
    assert bundle.has_message("tagline")
    assert bundle.has_message("seat-number"), "the shared part"


def test_what_a_table_is_played_with_although_nobody_chose_it(visitor: TestClient) -> None:
    body = {"game": "sea-of-legends", "seats": 2, "name": "Anna"}
    table = visitor.post("/api/tables", json=body).json()["table"]
    english, french = (
        visitor.get(f"/api/tables/{table}/content", params={"lang": lang}).json()
        for lang in LANGUAGES
    )
    assert english["board"] == french["board"]
    assert len(english["board"]["ports"]) == 16
    assert (english["words"]["region-HAV"], french["words"]["region-HAV"]) == (
        "Havana",
        "La Havane",
    )
    refused(visitor.get("/api/tables/nobody/content"), 404, "no_table")


def test_no_such_game_language_or_page(visitor: TestClient) -> None:
    assert "chess" in refused(visitor.get("/api/games/chess/rules"), 404, "not_possible")
    assert refused(visitor.get("/api/games?lang=xx"), 400, "bad_request").startswith("lang: ")
    refused(visitor.get("/api/nothing"), 404, "not_found")
    refused(visitor.get("/api/tables/nobody"), 404, "no_table")
    refused(visitor.get("/api/tables/%00"), 400, "bad_request")


def test_a_method_that_is_not_there(visitor: TestClient) -> None:
    answer = visitor.delete("/api/tables")
    refused(answer, 405, "not_possible")
    assert answer.headers["allow"] == "GET, POST"


# Finished games


@pytest.fixture(scope="module")
def finished(visitor: TestClient) -> str:
    """A game that is over, by people who share a device."""
    opened = open_table(visitor, game="gold-n-crash", seats=2, hot_seat=True)
    random = Random(1)
    with visitor.websocket_connect(f"/api/tables/{opened['table']}/socket") as socket:
        tokens = [seat["token"] for seat in opened["seats"]]
        socket.send_json({"type": "hello", "tokens": tokens})
        while (told := socket.receive_json()).get("result") is None:
            if told["type"] == "frame":
                choice = random.choice(told["choices"])
                command = {"type": "choose", "command_id": f"choice-{told['seq']}"}
                command |= {"expected_seq": told["seq"], "seat": told["seat"]}
                socket.send_json(command | {"code": choice["code"]})
    table: str = opened["table"]
    return table


@pytest.mark.parametrize("path", ["log", "draws", "moments", "moments?first=2", "moments/3"])
def test_a_finished_game_is_sent_packed_to_who_can_unpack_it(
    visitor: TestClient, finished: str, path: str
) -> None:
    address = f"/api/tables/{finished}/{path}"
    packed, plain = [
        visitor.get(address, headers={"Accept-Encoding": accepted}) for accepted in ("gzip", "")
    ]
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    for answer in (packed, plain):
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["cache-control"] == "public, max-age=86400"
        assert "accept-encoding" in answer.headers["vary"].lower()
        assert answer.json()


def test_a_finished_game_tells_its_story_if_it_has_one(visitor: TestClient, finished: str) -> None:
    answer = visitor.get(f"/api/tables/{finished}/tale")
    assert (answer.status_code, answer.json()["code"]) == (404, "tale")
    log = ct.play("sea-of-legends", ["random"] * 2, seed=1).log
    kept = gzip.compress(msgspec.json.encode(log))
    for form, begins in (("html", "<!doctype html>"), ("markdown", "# Un récit des Caraïbes")):
        told = tale_of(kept, "fr", form)
        assert told is not None
        assert told.startswith(begins)


def test_a_finished_game_can_be_checked_and_looked_at(visitor: TestClient, finished: str) -> None:
    table = f"/api/tables/{finished}"
    told = visitor.get(table).json()
    log = visitor.get(f"{table}/log")
    assert log.headers["content-disposition"].startswith("attachment")
    game = ct.Table.replay(log.json())
    assert game.outcome is not None
    assert log.json()["seed"] == ".".join([told["seed"], *told["nonces"]])
    assert visitor.get(f"{table}/draws").json() == {"draws": game.draws()}
    moments: list[dict[str, Any]] = []
    while not moments or moments[-1]["result"] is None:
        asked = {"first": len(moments) + 1, "lang": "fr"}
        moments += visitor.get(f"{table}/moments", params=asked).json()
    assert [moment["seq"] for moment in moments] == list(range(1, len(moments) + 1))
    result = moments[-1]["result"]
    assert {name: result[name] for name in vars(game.outcome)} == vars(game.outcome)
    last = visitor.get(f"{table}/moments/{len(moments)}", params={"lang": "fr"}).json()
    assert last["view"] == moments[-1]["view"]
    assert [line["seq"] for line in last["log"]] == sorted(line["seq"] for line in last["log"])
    for seq in (0, len(moments) + 1):
        refused(visitor.get(f"{table}/moments/{seq}"), 404, "moment")
    refused(visitor.get(f"{table}/moments", params={"first": len(moments) + 1}), 404, "moment")


# Bodies

BODY = {"game": "oh-captain", "seats": 3, "name": "Anna"}


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"name": 7}, "name: Expected `str`"),
        ({"name": ""}, "name: "),
        ({"name": "A" * 65}, "name: "),
        ({"name": "A\0B"}, "NUL"),
        ({"seats": "3"}, "seats: Expected `int`"),
        ({"seats": 1.5}, "seats: "),
        ({"bots": [3]}, "bots[0]: "),
        ({"lang": "xx"}, "lang: "),
        ({"minutes": -1}, "minutes: "),
        ({"colour": "red"}, "colour"),
        ({"nonce": "too early"}, "nonce"),
    ],
)
def test_a_wrong_field_is_refused_by_name(
    visitor: TestClient, changed: dict[str, Any], says: str
) -> None:
    answer = visitor.post("/api/tables", json=BODY | changed)
    assert says in refused(answer, 400, "bad_message")


def test_a_name_that_nobody_sees_is_refused(visitor: TestClient) -> None:
    answer = visitor.post("/api/tables", json=BODY | {"name": "   "})
    assert refused(answer, 422, "name").startswith("name: ")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"\xff",
        b'"\xff"',
        b'{"name": "\\ud800"}',
        b"[]",
        b'{"options":' + b"[" * 9000,
        b'{"seats": ' + b"1" * 6000 + b"}",
    ],
)
def test_what_is_no_message_is_refused(visitor: TestClient, data: bytes) -> None:
    json_type = {"Content-Type": "application/json"}
    refused(visitor.post("/api/tables", content=data, headers=json_type), 400, "bad_message")


def test_only_json_is_read(visitor: TestClient) -> None:
    """A form of another page could send text/plain without asking first."""
    text = {"Content-Type": "text/plain"}
    answer = visitor.post("/api/tables", content=json.dumps(BODY), headers=text)
    refused(answer, 415, "not_json")


@pytest.mark.parametrize(
    "changed",
    [{"game": "chess"}, {"seats": 9}, {"options": {"captain": "me"}}, {"bots": ["genius"]}],
)
def test_what_the_engine_refuses_is_told(visitor: TestClient, changed: dict[str, Any]) -> None:
    answer = visitor.post("/api/tables", json=BODY | changed)
    assert answer.status_code == 422
    assert answer.json()["text"]


# Seats


def test_a_table_from_its_start_to_a_second_player(visitor: TestClient) -> None:
    opened = open_table(visitor, listed=True)
    table = f"/api/tables/{opened['table']}"
    joined = visitor.post(f"{table}/join", json={"name": "Bruno"}).json()
    assert joined["seat"] == 1
    info = visitor.get(table).json()
    assert [seat["name"] for seat in info["seats"]] == ["Anna", "Bruno", ""]
    assert opened["table"] in [one["id"] for one in visitor.get("/api/tables").json()]
    mine = visitor.post("/api/tables/mine", json={"tokens": [joined["token"], "x" * 32]}).json()
    assert [one["id"] for one in mine] == [opened["table"]]
    assert joined["token"] not in visitor.get(table).text
    refused(visitor.get(f"{table}/log"), 409, "not_over")


def test_a_browser_can_ask_for_all_tables_that_it_keeps(visitor: TestClient) -> None:
    source = (WEB / "src" / "lib" / "tokens.ts").read_text(encoding="utf-8")
    kept = re.search(r"const MOST = (\d+);", source)
    assert kept is not None
    tokens = [f"{number:032}" for number in range(int(kept[1]))]
    assert visitor.post("/api/tables/mine", json={"tokens": tokens}).json() == []
    answer = visitor.post("/api/tables/mine", json={"tokens": [*tokens, "x" * 32]})
    refused(answer, 400, "bad_message")


def test_a_seat_moves_to_another_device_with_a_code(visitor: TestClient) -> None:
    token = open_table(visitor)["seats"][0]["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    code = visitor.post("/api/code", headers=bearer).json()["code"]
    moved = visitor.post("/api/code/use", json={"code": code}).json()
    assert moved["token"] != token
    refused(visitor.post("/api/code", headers=bearer), 401, "token")
    refused(visitor.post("/api/code/use", json={"code": code}), 404, "code")


@pytest.mark.parametrize("header", ["", "Bearer", "Basic YTpi", "Bearer short", "Bearer é"])
def test_without_a_token_there_is_no_code(visitor: TestClient, header: str) -> None:
    answer = visitor.post("/api/code", headers={"Authorization": header.encode()})
    refused(answer, 401, "no_token")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_a_token_in_the_address_counts_for_nothing(visitor: TestClient) -> None:
    token = open_table(visitor)["seats"][0]["token"]
    refused(visitor.post(f"/api/code?token={token}"), 401, "no_token")


def test_where_a_host_wants_nobody_told_nothing_is_pushed(tmp_path: Path) -> None:
    with visit(new_app(tmp_path, push_key=NO_PUSH)) as visitor:
        assert visitor.get("/api/push/key").json() == {"key": ""}
        token = open_table(visitor)["seats"][0]["token"]
        keys = {"endpoint": "https://push.example/1", "p256dh": "k", "auth": "a"}
        bearer = {"Authorization": f"Bearer {token}"}
        refused(visitor.post("/api/push", json=keys, headers=bearer), 404, "no_push")


# Pages of other sites


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://testserver", ""])
def test_a_page_of_another_site_may_not_post(visitor: TestClient, origin: str) -> None:
    answer = visitor.post("/api/tables", json=BODY, headers={"Origin": origin})
    refused(answer, 403, "origin")


def test_our_own_pages_and_programs_may_post(visitor: TestClient) -> None:
    assert visitor.post("/api/tables", json=BODY, headers={"Origin": HOME}).status_code == 200
    assert visitor.post("/api/tables", json=BODY).status_code == 200


def test_behind_a_proxy_its_address_is_ours(tmp_path: Path) -> None:
    with visit(new_app(tmp_path, public_url="https://table.example")) as visitor:
        host = {"Host": "table.example"}
        ours = host | {"Origin": "https://table.example"}
        assert visitor.post("/api/tables", json=BODY, headers=ours).status_code == 200
        theirs = host | {"Origin": "https://table.example.evil"}
        refused(visitor.post("/api/tables", json=BODY, headers=theirs), 403, "origin")


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/api/broken", "/metrics"])
def test_every_answer_says_what_a_page_may_do(visitor: TestClient, path: str) -> None:
    headers = visitor.get(path).headers
    policy = dict(
        rule.strip().split(" ", 1) for rule in headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'self'"
    assert "script-src" not in policy, "scripts come from here alone"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["connect-src"] == "'self' ws://testserver wss://testserver"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "camera=()" in headers["permissions-policy"]


def test_a_strange_host_gets_no_place_in_the_policy(visitor: TestClient) -> None:
    answer = visitor.get("/api/games", headers={"Host": "x; script-src *"})
    assert answer.headers["content-security-policy"].endswith("connect-src 'self'")


# Errors, logs, numbers


@pytest.fixture
def lines() -> Iterator[list[logging.LogRecord]]:
    records: list[logging.LogRecord] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            records.append(record)

    handler, logger = Keep(), logging.getLogger("captain")
    level = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    yield records
    logger.removeHandler(handler)
    logger.setLevel(level)


def test_an_error_of_our_own_tells_the_client_nothing(
    visitor: TestClient, lines: list[logging.LogRecord]
) -> None:
    answer = visitor.get("/api/broken")
    refused(answer, 500, "internal")
    assert "token" not in answer.text
    [line] = [json.loads(JsonLines().format(r)) for r in lines if r.levelname == "ERROR"]
    assert line["error"] == "ValueError"
    assert line["where"][-1].endswith("broken")
    for form in (JsonLines(), PlainLines()):
        assert not any("abc" in form.format(record) for record in lines)


def test_logs_hold_no_token_name_or_address(
    visitor: TestClient, lines: list[logging.LogRecord]
) -> None:
    opened = open_table(visitor, name="Rumpelstilzchen")
    token = opened["seats"][0]["token"]
    with visitor.websocket_connect(f"/api/tables/{opened['table']}/socket") as socket:
        socket.send_json({"type": "hello", "tokens": [token], "nonce": "n0nce"})
        assert socket.receive_json()["type"] == "frame"
        socket.send_text("n0nce")
        assert socket.receive_json()["type"] == "refused"
    visitor.post("/api/code", headers={"Authorization": f"Bearer {token}"})
    visitor.get(f"/api/{token}")
    text = "\n".join(JsonLines().format(record) for record in lines)
    requests = [json.loads(line) for line in text.splitlines()]
    assert [line["status"] for line in requests if line["event"] == "request"] == [200, 200, 404]
    for secret in (token, "Rumpelstilzchen", "n0nce", "testclient"):
        assert secret not in text


def test_numbers_for_prometheus(visitor: TestClient) -> None:
    visitor.get("/api/health")
    answer = visitor.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    names = set()
    for line in io.StringIO(answer.text):
        if not line.startswith("#"):
            name, value = line.rsplit(" ", 1)
            assert float(value) >= 0
            names.add(name)
    assert 'captain_requests_total{route="/api/health",method="GET",status="200"}' in names
    assert {"captain_connections", "captain_choice_seconds_count"} <= names


def test_the_server_is_well(visitor: TestClient) -> None:
    assert visitor.get("/api/health").json() == {"status": "ok"}


# The client's own files


@pytest.fixture
def client_app(tmp_path: Path) -> FastAPI:
    built = tmp_path / "dist"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>ours</title>")
    (built / "assets" / "app-1a2b.js").write_text("let a = 1;\n" * 500)
    (tmp_path / "secret.txt").write_text("secret")
    return new_app(tmp_path, built)


def test_the_client_and_its_own_addresses(client_app: FastAPI) -> None:
    with visit(client_app) as visitor:
        for path in ("/", "/t/abc", "/new/nomads", "/index.html"):
            page = visitor.get(path)
            assert "ours" in page.text
            assert page.headers["cache-control"] == "no-cache"
        script = visitor.get("/assets/app-1a2b.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        known = {"If-None-Match": script.headers["etag"]}
        assert visitor.get("/assets/app-1a2b.js", headers=known).status_code == 304
        plain = visitor.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
        assert plain.text == script.text


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt"]
)
def test_nothing_else_is_served(client_app: FastAPI, path: str) -> None:
    with visit(client_app) as visitor:
        answer = visitor.get(path)
        assert answer.status_code == 404
        assert "secret" not in answer.text
