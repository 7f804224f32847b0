"""The command: `python -m tools.manual` builds the manual, with `serve` it is shown as well."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tools.manual.markdown import ROOT
from tools.manual.site import NotBuilt, Site


def server_of(folder: Path, port: int) -> ThreadingHTTPServer:
    """A plain web server, for this computer alone."""
    handler = partial(SimpleHTTPRequestHandler, directory=str(folder))
    return ThreadingHTTPServer(("127.0.0.1", port), handler)


def main(words: list[str]) -> None:
    """Build, and serve if that is asked for."""
    parser = argparse.ArgumentParser(prog="make docs", description="Build the manual.")
    parser.add_argument("what", nargs="?", choices=("build", "serve"), default="build")
    parser.add_argument("--into", type=Path, default=ROOT / "site", help="the folder; site")
    parser.add_argument("--port", type=int, default=8001, help="where it is served; 8001")
    asked = parser.parse_args(words)
    try:
        Site().build(asked.into)
    except NotBuilt as error:
        sys.exit(f"docs: {error}")
    print(f"The manual: {asked.into / 'index.html'}")
    if asked.what == "serve":
        server = server_of(asked.into, asked.port)
        print(f"http://127.0.0.1:{server.server_port}", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main(sys.argv[1:])
