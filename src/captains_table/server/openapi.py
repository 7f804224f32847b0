"""The OpenAPI document: routes from FastAPI, all messages from msgspec, those of the socket too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from captains_table.server import messages, socket_messages
from captains_table.server.messages import Asked, Problem, Told
from captains_table.server.socket_messages import FromBrowser, ToBrowser

_REF = "#/components/schemas/{name}"
_UNIONS = {"FromBrowser": FromBrowser, "ToBrowser": ToBrowser}


def message_types() -> list[type[msgspec.Struct]]:
    """Every message, in the order of their files."""
    return [
        kind
        for module in (messages, socket_messages)
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, Asked | Told)
        and kind.__module__ == module.__name__
        and kind not in (Asked, Told)
    ]


def components() -> dict[str, Any]:
    """The JSON schema of every message by its name, and of the two unions that a socket carries."""
    types = message_types()
    schemas, found = msgspec.json.schema_components([*types, *_UNIONS.values()], ref_template=_REF)
    by_name = {kind.__name__: found[kind.__name__] for kind in types}
    for kind in types:
        schema = by_name[kind.__name__]
        schema["description"] = " ".join(schema["description"].split())
        if issubclass(kind, Told):  # the server leaves nothing out
            schema["required"] = list(schema["properties"])
    return by_name | dict(zip(_UNIONS, schemas[len(types) :], strict=True))


def described(
    answer: Mapping[str, Any], body: type[msgspec.Struct] | None = None, bearer: bool = False
) -> dict[str, Any]:
    """What FastAPI is to know of a route whose bodies msgspec reads and writes: `answer` is the
    content of a good answer by media type."""
    extra: dict[str, Any] = {"security": [{"seat": []}]} if bearer else {}
    if body is not None:
        extra["requestBody"] = {"required": True, "content": json_of(body)}
    refused = {"description": "Refused, with the reason.", "content": json_of(Problem)}
    good = {"description": "Granted.", "content": dict(answer)}
    return {
        "responses": {"200": good, "4XX": refused, "5XX": refused},
        "openapi_extra": extra,
        "response_model": None,
    }


def json_of(kind: Any) -> dict[str, Any]:
    """JSON content that holds such a message, or a list of them."""
    [schema], _ = msgspec.json.schema_components([kind], ref_template=_REF)
    return {"application/json": {"schema": schema}}


def document(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document, with the messages of the sockets in it."""
    made = get_openapi(
        title="Captain's Table",
        version=app.version,
        description="Tables over HTTP and WebSocket.",
        routes=app.routes,
    )
    made.setdefault("components", {})["schemas"] = components()
    made["components"]["securitySchemes"] = {
        "seat": {"type": "http", "scheme": "bearer", "description": "The token of a seat."}
    }
    made["x-socket"] = {
        "path": "/api/tables/{table_id}/socket",
        "description": "JSON text frames; the first from the browser is a Hello.",
        "from_browser": {"$ref": _REF.format(name="FromBrowser")},
        "to_browser": {"$ref": _REF.format(name="ToBrowser")},
    }
    return made
