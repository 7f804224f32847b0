"""The application: routes, what stands before them, and what lives as long as the process."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import captains_table as ct
from captains_table.server import http, openapi, socket
from captains_table.server.bots import Bots
from captains_table.server.clerk import Clerk
from captains_table.server.health import Examiner
from captains_table.server.house import (
    House,
    Settings,
    address,
    house_of,
    is_for_us,
    is_from_here,
)
from captains_table.server.hub import Hub
from captains_table.server.keeper import Keeper
from captains_table.server.limits import Doorkeeper
from captains_table.server.messages import Problem
from captains_table.server.pages import CLIENT, Pages
from captains_table.server.preview import preview_of, tags
from captains_table.server.push import NO_PUSH, Push, contact_of, own_key
from captains_table.server.reading import Reader
from captains_table.server.refusals import Refuse
from captains_table.server.store import Store
from captains_table.server.upkeep import tidy

log = logging.getLogger("captain.http")

AGAIN_SECONDS = 1.0

_HOST = re.compile(r"[A-Za-z0-9.\-:\[\]]{1,255}")
_TABLE = re.compile(r"t/([A-Za-z0-9_-]{1,40})(?:/replay)?")
_POLICY = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_CONTENT = (
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "object-src 'none'; style-src-attr 'unsafe-inline'; connect-src 'self'"
)


_NOT_READ = (408, 413)  # the rest of such a request may still come
_GONE = 499  # who asked has hung up: this is only counted, nobody is told


def make_app(settings: Settings, client: Path = CLIENT) -> FastAPI:
    """The application; `client` is the folder of the built client."""
    app = FastAPI(
        title="Captain's Table",
        version=ct.__version__,
        lifespan=_lifespan,
        docs_url=None,  # its page asks third parties for scripts
        redoc_url=None,
        openapi_url="/api/openapi.json",
        redirect_slashes=False,
    )
    app.state.settings = settings
    pages = Pages(client)

    async def no_route(request: Request, error: Any) -> Response:
        """What no route answers may be a file or an address of the client."""
        path = request.url.path.removeprefix("/")
        if error.status_code == 404 and request.method in ("GET", "HEAD"):
            head = await _head(request, path)
            if not path.startswith("api/") and (page := pages.answer(request, path, head)):
                return page
            return problem(404, "not_found", "There is nothing at this address.")
        # Starlette names the methods of one route only, and a path can have several.
        methods = describe()["paths"].get(getattr(request.scope.get("route"), "path", ""), {})
        allow = {"Allow": ", ".join(methods).upper()} if methods else error.headers
        return problem(error.status_code, "not_possible", str(error.detail), allow)

    app.include_router(http.router)
    app.include_router(socket.router)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Gate)
    app.add_exception_handler(Refuse, _refused)
    app.add_exception_handler(ct.TableError, _not_possible)
    app.add_exception_handler(RequestValidationError, _not_valid)
    app.add_exception_handler(HTTPException, no_route)
    document: dict[str, Any] = {}

    def describe() -> dict[str, Any]:
        if not document:
            document.update(openapi.document(app))
        return document

    app.openapi = describe  # type: ignore[method-assign]
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    """The keeper, the bots and the heartbeat, as long as the process runs."""
    settings: Settings = app.state.settings
    store = await asyncio.to_thread(Store.open, settings.store, alone=True)
    hub = Hub(asyncio.get_running_loop())
    keeper = Keeper(store, hub)
    reader = Reader(store)
    clerk, bots = Clerk(keeper, reader), Bots(keeper)
    examiner = Examiner(keeper, bots)
    house = House(settings, keeper, reader, clerk, examiner, Doorkeeper(settings.limits))
    app.state.house = house
    keeper.start()
    house.push = _push(settings, keeper)
    work: dict[str, Callable[[], Awaitable[None]]] = {
        "bots": bots.run,
        "beat": partial(socket.beat, house),
        "clerk": clerk.run,
        "upkeep": partial(tidy, keeper),
    }
    tasks = [asyncio.create_task(_for_ever(name, begin)) for name, begin in work.items()]
    log.info("ready")
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await clerk.stop()
        await asyncio.to_thread(keeper.stop)
        reader.stop()
        store.close()
        log.info("stopped")


def _push(settings: Settings, keeper: Keeper) -> Push | None:
    """Who rings for people who are away."""
    if settings.push_key == NO_PUSH:
        return None
    contact = contact_of(settings.push_contact, settings.public_url)
    push = Push(settings.push_key or own_key(keeper.secret), contact)
    keeper.ring = push.ring
    return push


async def _for_ever(name: str, begin: Callable[[], Awaitable[None]]) -> None:
    """Work that nobody waits for: when it fails, it begins again a little later."""
    while True:
        try:
            return await begin()
        except Refuse as refused:
            log.warning("%s: %s", name, refused.text)
        except Exception:
            log.exception("%s failed, and begins again", name)
        await asyncio.sleep(AGAIN_SECONDS)


# Refusals


def problem(status: int, code: str, text: str, headers: dict[str, str] | None = None) -> Response:
    """A refusal as an answer."""
    more = {"Cache-Control": "no-store", **(headers or {})}
    if status in (429, 503):
        more["Retry-After"] = "5"
    if status == 401:
        more["WWW-Authenticate"] = "Bearer"
    data = msgspec.json.encode(Problem(code, text))
    return Response(data, status, more, media_type="application/json")


async def _head(request: Request, path: str) -> str:
    """What the first page tells about a table to whoever shows a link to it."""
    house = house_of(request)
    if not (of_table := _TABLE.fullmatch(path)):
        return ""
    try:
        preview = await house.reader.ask(preview_of, of_table[1])
    except Refuse:
        return ""  # a busy store: the page can be shown without
    home = (house.settings.public_url or str(request.base_url)).rstrip("/")
    return tags(preview, home) if preview else ""


async def _refused(request: Request, error: Any) -> Response:
    return problem(error.status, error.code, error.text)


async def _not_possible(request: Request, error: Any) -> Response:
    """What the engine refuses: a game that is not there."""
    return problem(404 if isinstance(error, ct.UnknownGame) else 422, "not_possible", str(error))


async def _not_valid(request: Request, error: Any) -> Response:
    first = error.errors()[0]
    return problem(400, "bad_request", f"{first['loc'][-1]}: {first['msg']}")


class Gate:
    """Before every request: limits and origin. After it: headers, a count and a line in the log."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request. Sockets have a gate of their own, behind the look at their host."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        house = house_of(connection)
        if scope["type"] == "websocket":
            refusal = _elsewhere(connection, house)
            await (refusal or self._app)(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in _POLICY.items():
                    headers[name] = value
                headers["Content-Security-Policy"] = content_policy(connection)
                if status in _NOT_READ:
                    headers["Connection"] = "close"
            await send(message)

        try:
            with house.doorkeeper.request(address(connection, house.settings)) as is_too_many:
                refusal = _at_the_gate(connection, house, is_too_many)
                await (refusal or self._app)(scope, receive, answer)
        except ClientDisconnect:
            status = status or _GONE
        except Exception:
            log.exception("a request failed", extra={"method": scope["method"]})
            if status:
                raise  # too late for another answer
            text = "Something went wrong here. Nothing was changed."
            await problem(500, "internal", text)(scope, receive, answer)
        route = getattr(scope.get("route"), "path", "")
        method = scope["method"] if route else "other"
        house.metrics.count(
            "captain_requests_total", route=route, method=method, status=str(status)
        )
        told = {"method": method, "route": route, "status": status}
        log.info("request", extra=told | {"ms": round((time.perf_counter() - began) * 1000, 1)})


def _elsewhere(connection: HTTPConnection, house: House) -> Response | None:
    """The answer to whoever asks another host."""
    if is_for_us(connection, house.settings):
        return None
    return problem(421, "host", f"This is not that host. Go to {house.settings.public_url}")


def _at_the_gate(connection: HTTPConnection, house: House, is_too_many: bool) -> Response | None:
    """Why a request is refused before anybody looks at it."""
    if refusal := _elsewhere(connection, house):
        return refusal
    if is_too_many:
        return problem(429, "limit", "Wait for the answers to what you asked before.")
    if not house.doorkeeper.may_ask(address(connection, house.settings)):
        return problem(429, "limit", "You ask for much in a short time. Try again in a moment.")
    # Without a public address nobody knows for sure what our own origin looks like from outside.
    may_read = not house.settings.public_url and connection.scope["method"] in ("GET", "HEAD")
    if not may_read and not is_from_here(connection, house.settings):
        return problem(403, "origin", "Pages of another site may not ask for this.")
    return None


def content_policy(connection: HTTPConnection) -> str:
    """What a page of ours may load: only what is here. Old browsers want sockets named."""
    host = connection.headers.get("host", "")
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return _CONTENT + sockets
