"""Who our server is held against: the server of boardgame.io, with tic-tac-toe and its FlatFile
storage. It is installed on demand, outside the project, and spoken to in its own protocol:
Socket.IO over a WebSocket."""

from __future__ import annotations

import json
import runpy
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which
from typing import Any

import captains_table
from captains_table.engine.compile import cache_folder
from captains_table.engine.errors import Missing
from captains_table.lab.bench.processes import first_line, started

VERSION = "0.50.2"
PACKAGES = (f"boardgame.io@{VERSION}", "node-persist@3")  # the second is what FlatFile writes with
GAME = "tic-tac-toe"
DRAW = (0, 1, 2, 4, 3, 5, 7, 6, 8)  # cells: every game is as long as it can be
PORT = "port "

SERVER = """
const { Server, FlatFile } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");
const lines = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];
const game = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const has = (line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer);
    if (lines.some(has)) return { winner: ctx.currentPlayer };
    if (G.cells.every((mark) => mark !== null)) return { draw: true };
  },
};
const db = new FlatFile({ dir: process.argv[2] });
Server({ games: [game], db, origins: [] })
  .run(0)
  .then(({ appServer }) => console.log("port " + appServer.address().port));
"""


@contextmanager
def boardgame_io(folder: Path) -> Iterator[str]:
    """Its server, with its files in that folder; the address."""
    env, npm = _node()
    installed = _installed(env, npm)
    script = installed / "server.js"
    script.write_text(SERVER)
    with started([which("node", path=env["PATH"]) or "node", script, folder], env) as process:
        port = first_line(process, PORT).removeprefix(PORT)
        yield f"http://127.0.0.1:{port}"


def _node() -> tuple[dict[str, str], list[str]]:
    """An environment where node is found, and the command npm, as the project's own tools have
    them."""
    tool = Path(captains_table.__file__).parents[2] / "tools/npm.py"
    if not tool.exists():
        raise Missing("boardgame.io: it is measured from a checkout of the project only")
    try:
        made = runpy.run_path(str(tool))
        return made["environment"](), made["npm"]()
    except SystemExit as nowhere:
        raise Missing(str(nowhere)) from None


def _installed(env: dict[str, str], npm: list[str]) -> Path:
    """The folder where it is installed, now or before."""
    folder = cache_folder(f"boardgame.io-{VERSION}")
    if not (folder / "complete").exists():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text("{}")
        command = [*npm, "install", "--silent", "--no-audit", "--no-fund", *PACKAGES]
        done = subprocess.run(command, cwd=folder, env=env, capture_output=True, check=False)
        if done.returncode:
            raise Missing(
                f"boardgame.io {VERSION}: npm could not install it; is npm's registry up?"
            )
        (folder / "complete").touch()
    return folder


# Its protocol

PREFIX = f"42/{GAME},"  # an event
HELLO = f"40/{GAME},"  # who comes, and the answer to it
PING, PONG = "2", "3"


def event(*arguments: Any) -> str:
    """An event as its sockets send and expect them."""
    return PREFIX + json.dumps(arguments)


def sync(match: str, seat: int) -> str:
    """Show me the match, which begins where there is none of that name."""
    return event("sync", match, str(seat), None, 2)


def move(match: str, seat: int, number: int) -> str:
    """The move of that number, the first is 0; it is that of the state too."""
    payload = {"type": "mark", "args": [DRAW[number]], "playerID": str(seat), "credentials": None}
    return event("update", {"type": "MAKE_MOVE", "payload": payload}, number, match, str(seat))


def state_of(text: str) -> int | None:
    """The number of the state that a message tells; None: it tells another thing.

    >>> state_of('42/tic-tac-toe,["update", "match", {"G": {}, "_stateID": 3}]')
    3
    """
    if not text.startswith(PREFIX):
        return None
    name, *told = json.loads(text.removeprefix(PREFIX))
    if name == "sync":
        number: int = told[1]["state"]["_stateID"]
    elif name == "update":
        number = told[1]["_stateID"]
    else:
        return None
    return number
