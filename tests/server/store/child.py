"""What another process does with a store: `python -m tests.server.store.child WHAT URL`.

It says "ready" when it is done, and then waits to be killed.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, Popen

from captains_table.server.store import Store
from tests.server.store.rows import ENTRY, TABLE


@contextmanager
def child(what: str, url: str) -> Iterator[Popen[str]]:
    """Another process, which is killed (-9) at the end at the latest."""
    command = [sys.executable, "-m", __name__, what, url]
    with Popen(command, stdout=PIPE, text=True, cwd=Path(__file__).parents[3]) as process:
        try:
            yield process
        finally:
            process.kill()


def main(what: str, url: str) -> None:
    store = Store.open(url)
    if what == "commit":
        with store.transaction() as db:
            db.new_table(TABLE)
            db.append(ENTRY)
    if what == "no commit":
        transaction = store.transaction()
        db = transaction.__enter__()
        db.new_table(TABLE)
    print("ready", flush=True)
    time.sleep(600)


if __name__ == "__main__":
    main(*sys.argv[1:])
