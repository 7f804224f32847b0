"""The OpenAPI document: whole, and the source of the client's types. Whether the server keeps to
it, test_fuzz.py asks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.routing import APIRoute

from captains_table.server import http
from captains_table.server.app import make_app
from captains_table.server.house import Settings
from captains_table.server.messages import TableInfo
from captains_table.server.socket_messages import Refused
from tools.client_types import all_types, typescript


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    return make_app(Settings("sqlite:///unused.db")).openapi()


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for inner in part.values():
            yield from references(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from references(inner)


def test_every_route_is_described(document: dict[str, Any]) -> None:
    routes = {
        (route.path, method.lower())
        for route in http.router.routes
        if isinstance(route, APIRoute)
        for method in route.methods or ()
    }
    described = {(path, method) for path, item in document["paths"].items() for method in item}
    assert described == routes


def test_every_reference_leads_somewhere(document: dict[str, Any]) -> None:
    known = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    found = set(references(document))
    assert found
    assert found <= known


def test_every_route_can_refuse_with_a_problem(document: dict[str, Any]) -> None:
    for item in document["paths"].values():
        for operation in item.values():
            content = operation["responses"]["4XX"]["content"]["application/json"]
            assert content["schema"] == {"$ref": "#/components/schemas/Problem"}


def test_the_messages_of_the_socket_are_part_of_it(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    assert document["x-socket"]["from_browser"]["$ref"].endswith("/FromBrowser")
    assert "#/components/schemas/Choose" in set(references(schemas["FromBrowser"]))
    assert "#/components/schemas/Frame" in set(references(schemas["ToBrowser"]))


def test_what_the_server_sends_is_sent_whole(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    for kind in (TableInfo, Refused):
        schema = schemas[kind.__name__]
        assert set(schema["required"]) == set(schema["properties"])
    assert "lang" not in schemas["OpenTable"]["required"]


def test_the_document_is_json(document: dict[str, Any]) -> None:
    assert json.loads(json.dumps(document)) == document


def test_the_types_of_the_client_are_up_to_date() -> None:
    """If this fails: python -m tools.client_types."""
    files = all_types()
    assert {file: file.read_text(encoding="utf-8") for file in files} == files


@pytest.mark.parametrize(
    ("schema", "told"),
    [
        (
            {"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}},
            "(string | null)[]",
        ),
        ({"type": "object"}, "Record<string, any>"),
        ({"enum": ["fr", "en"]}, "Lang"),
        ({"enum": ["hello"]}, '"hello"'),
        ({"type": "array"}, "any[]"),
        ({"$ref": "#/components/schemas/Frame"}, "Frame"),
    ],
)
def test_a_schema_becomes_a_type(schema: dict[str, Any], told: str) -> None:
    assert typescript(schema) == told
